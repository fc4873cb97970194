"""Names that are bound only if a branch is taken, or a loop has a step.

Such a name denotes a value that raises UnboundLocalError when the program runs and reads it, if it
is not bound. What hands it on unread takes the value and the condition apart.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.ops.arrays.ensure import ensured
from tenferro.pytree import flatten, unflatten
from tenferro.tensor import Array
from tenferro.trace import TracedNumber, Tracer


class Maybe(Tracer):
    """An array that may be read where a condition holds."""

    __slots__ = ("bound", "raw")
    raw: Any
    bound: Any


def maybe(name: str, value: Any, bound: Any) -> Any:
    """A value that may be read where `bound` holds."""
    leaves, spec = flatten(value)
    message = f"cannot access local variable '{name}' where it is not associated with a value"
    return unflatten(spec, [_guarded(x, bound, message) for x in leaves])


def _guarded(raw: Any, bound: Any, message: str) -> Any:
    x = ensured(
        raw.array() if isinstance(raw, TracedNumber) else raw, bound, message, "UnboundLocalError"
    )
    if x.id == len(x.arena) - 1:
        x.arena.end_branches(x.id)  # a branch that reads it checks it, and no other one
    found = Maybe(x.arena, x.id, x.aval)
    found.raw, found.bound = raw, bound
    return found


def taken_apart(value: Any) -> tuple[Any, Any]:
    """A value, and whether it is bound: True, or a traced condition."""
    leaves, spec = flatten(value) if isinstance(value, Array | tuple | list | dict) else ([], None)
    if spec is None or not any(isinstance(x, Maybe) for x in leaves):
        return value, True
    bounds = [x.bound for x in leaves if isinstance(x, Maybe)]
    bound = bounds[0]
    for other in bounds[1:]:
        if other is not bound:
            bound = tnp.logical_and(bound, other)
    return unflatten(spec, [x.raw if isinstance(x, Maybe) else x for x in leaves]), bound


def placeholder(value: Any) -> Any:
    """What a name that is not bound has as its value: zeros like those of another value."""
    leaves, spec = flatten(value)
    return unflatten(spec, map(_zero, leaves))


def _zero(x: Any) -> Any:
    if isinstance(x, TracedNumber):
        return x.python_type(0)
    if isinstance(x, Array):
        return tnp.zeros(x.shape, x.dtype)
    return type(x)(0) if isinstance(x, bool | int | float | complex) else np.zeros_like(x)
