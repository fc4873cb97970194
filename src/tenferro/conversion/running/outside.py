"""What steps of loops and branches change in other ways than by statements of theirs.

One step of a loop is traced for all of them, and both branches are traced. So the functions that
they call must not change lists, objects or variables, draw random numbers, or take items of an
iterator. A loop that does so is written out, and runs as in Python.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextvars import ContextVar
from typing import Any, TypeVar

from tenferro.context import with_value
from tenferro.conversion.basics.errors import NotConvertibleError
from tenferro.transforms.tracing.outer_state import OuterState, place_of
from tenferro.transforms.tracing.random_state import RandomStates
from tenferro.transforms.tracing.reach import Reach

T = TypeVar("T")


class Outside:
    """What functions read by name, which is as it was after they are traced.

    Variables that are `bound` by the statement itself are not looked at.
    """

    def __init__(
        self, label: str, bound: Iterable[str], *functions: Callable[..., Any] | None
    ) -> None:
        reach = Reach.of(*(f for f in functions if f is not None))
        places = {place_of(f, name) for f in reach.functions for name in bound}
        self._label, self._state = label, OuterState(reach, label, places)
        self._random = RandomStates(reach)
        self._iterators = [x for _, x in reach.values if isinstance(x, Iterator)]

    def kept(self, work: Callable[[], T]) -> T:
        """The result of tracing. Raises ValueError if it changes anything, and undoes that."""
        try:
            result = with_value(_traced, (*_traced.get(), self), lambda: self._state.kept(work))
            self._random.check_unchanged(self._label)
        except BaseException:
            self._state.restore()
            self._random.restore()
            raise
        return result

    def holds(self, iterator: Any) -> bool:
        """Whether an iterator is older than what is traced."""
        return any(x is iterator for x in self._iterators)


_traced: ContextVar[tuple[Outside, ...]] = ContextVar("traced", default=())
"""Whose functions are traced now, the outermost first."""


def check_advances(iterator: Any) -> None:
    """Refuse to take an item of an iterator of the outside."""
    if any(outside.holds(iterator) for outside in _traced.get()):
        raise NotConvertibleError(
            f"it takes an item of a {type(iterator).__name__} of the outside, another one each time"
        )


def next_(iterator: Any, /, *default: Any) -> Any:
    """`next`."""
    check_advances(iterator)
    return next(iterator, *default)
