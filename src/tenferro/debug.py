"""Printing values while compiled and differentiated functions run."""

from __future__ import annotations

import builtins
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.ops.base import as_array
from tenferro.pytree import Structure, flatten, unflatten
from tenferro.tensor import Array
from tenferro.trace import Tracer, current_trace
from tenferro.transforms.tracing.arguments import array_of, traced_id
from tenferro.transforms.tracing.effects import add_effect

__all__ = ["print"]


def __dir__() -> list[str]:
    return __all__


@dataclass(frozen=True)
class _Text:
    """A text with arrays in it: a format, and the structure of what it shows.

    `fixed` has the leaves that are not arrays, by position.
    """

    form: str
    spec: Structure
    fixed: tuple[tuple[int, Hashable], ...]

    def __call__(self, *arrays: Any) -> None:
        """Print it with these arrays."""
        fixed, rest = dict(self.fixed), iter(arrays)
        leaves = [fixed[i] if i in fixed else next(rest) for i in range(self.spec.num_leaves)]
        args, kwargs = unflatten(self.spec, leaves)
        builtins.print(self.form.format(*args, **kwargs), flush=True)  # noqa: T201


def print(form: str, /, *args: Any, **kwargs: Any) -> None:
    """Print `form.format(*args, **kwargs)` when the program runs, with the values of traced arrays.

    `print` works in eager code, under `grad`, `vmap` and the other transforms, in compiled
    functions and in bodies of loops and branches, on every engine. Each run prints the lines in the
    order of the program. Derivatives do not change. Arguments are arrays, pytrees of arrays, and
    other values that are hashable, such as strings.

    Under `vmap` it prints once for each element if an argument of the surrounding function differs
    between elements. If a branch depends on the element, both branches run for all elements, and a
    loop runs for all elements until the last one has finished. Values that are recomputed to save
    memory (`te.checkpoint`, loops in reverse mode) may be printed again. Steps that print run
    through Python, and so do the loops around them. A function that must be linear, such as that of
    `te.linear_transpose`, cannot print its arguments and raises ADRuleError.

    Raises TypeError for a format that is not a string, and for values that are not hashable;
    ValueError in a traced function without results, which would not run, in the condition of a
    `while_loop`, in rules of `custom_jvp`, in linear pullbacks of `custom_vjp`, and in a function
    compiled with `checks=False`. Errors of the format are raised when the program runs. Programs
    that print cannot be saved or exported.

    >>> import numpy as np
    >>> import tenferro as te
    >>> @te.jit
    ... def f(x):
    ...     te.debug.print("x = {}, sum {s:.2f}", x, s=x.sum())
    ...     return te.grad(lambda x: (x**3).sum())(x)
    >>> f(np.array([1.0, 2.0]))
    x = [1. 2.], sum 3.00
    array([ 3., 12.])
    """
    if not isinstance(form, str):
        raise TypeError(
            f"te.debug.print: the format is {type(form).__name__}, expected a string such as "
            "'x = {}', then the values"
        )
    leaves, spec = flatten((args, kwargs))
    fixed = {i: x for i, x in enumerate(leaves) if not _is_array(x)}
    text = _Text(form, spec, tuple(fixed.items()))
    shown = [x for i, x in enumerate(leaves) if i not in fixed]
    trace = current_trace.get()
    if trace is None:
        text(*map(array_of, shown))
        return
    _check_hashable(fixed.values())
    ids = [traced_id(trace, as_array("te.debug.print", x)) for x in shown]
    add_effect(trace, text, [Tracer(trace, v, trace.metas[v]) for v in ids], "te.debug.print")


def _is_array(x: Any) -> bool:
    return isinstance(x, Array | np.ndarray | np.generic)


def _check_hashable(values: Iterable[Any]) -> None:
    for x in values:
        try:
            hash(x)
        except TypeError as error:
            raise TypeError(
                f"te.debug.print: a value is {type(x).__name__}, which is not hashable; expected "
                "arrays, pytrees of arrays, numbers, strings or other hashable values"
            ) from error
