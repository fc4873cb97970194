"""Where arrays are made: a function that is given to a transform writes to its own arrays only.

Such a function is called to be traced, once or several times, and not as often as its result says:
a branch that is not taken is called too, and the body of a loop is not called for every step.
So it may write to arrays that it made, and to its arguments, which are copies; what was made
outside of it does not change. Arrays of tenferro know their scope. NumPy arrays, lists and
dictionaries do not: `transforms.tracing.outer_state` keeps those that the function reads by name.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass, field
from itertools import count
from typing import Any, TypeVar

from tenferro.context import with_value

T = TypeVar("T")
_numbers = count()


@dataclass(frozen=True, slots=True, eq=False)
class Scope:
    """A call of a function by a transform, under the transform's name; later ones count higher."""

    label: str
    number: int = field(default_factory=lambda: next(_numbers))
    around: Scope | None = None
    """Of part of a function, a branch or a loop in it: where the function, or part, runs."""
    written: dict[int, tuple[Any, Any]] = field(default_factory=dict)
    """The arrays made around this part that it writes to, each with what it was before."""


OUTSIDE = Scope("")
"""Where no function of a transform is running."""
scope: ContextVar[Scope] = ContextVar("tenferro_scope", default=OUTSIDE)
"""The function that is running now, the innermost one."""
scope.set(OUTSIDE)  # as for `current_trace`


def in_scope(label: str, work: Callable[[], T]) -> T:
    """The result of a function that a transform calls; what it makes is made inside."""
    return with_value(scope, Scope(label), work)


def in_part(part: Scope, work: Callable[[], T]) -> T:
    """The result of part of a function, which may write to the arrays of the function.

    The caller undoes what is `written`, and writes what is true afterwards.
    """
    return with_value(scope, part, work)


def is_inside(x: Any) -> bool:
    """Whether an array was made in the function that is running, or where none is."""
    here = scope.get()
    while here.around is not None and x.scope.number < here.number:
        here = here.around
    return bool(x.scope.number >= here.number)


def check_inside(x: Any) -> None:
    """Raise ValueError for an array made outside of the function that is running."""
    here = scope.get()
    if not is_inside(x):
        raise refusal(here.label, f"x ({x.aval!r})")
    if here.around is not None and x.scope.number < here.number:
        here.written.setdefault(id(x), (x, x.alias()))


def refusal(label: str, array: str) -> ValueError:
    """The error of a write to an array made outside of a function that a transform calls."""
    return ValueError(
        f"{label}: x[index] = value, x += value or out=x, where {array} was "
        "made outside of the function that is being traced; the write would not be repeated "
        "when the function runs. Write to a copy (y = x.copy()) and return it from the "
        "function, or pass x as an argument or as the carry of a loop"
    )
