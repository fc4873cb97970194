"""Values of context variables for as long as a function runs."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import TypeVar

R = TypeVar("R")
V = TypeVar("V")


def with_value(variable: ContextVar[V], value: V, work: Callable[[], R]) -> R:
    """The result of `work`, run with another value of a context variable that has one.

    This is not a context manager, since one written in Python can be left undone by the handler of
    a signal, which may raise as `__exit__` begins. Here what sets and what restores the value is
    one call of C each, guarded by one `try`.

    >>> level = ContextVar("level", default=1)
    >>> with_value(level, 2, level.get), level.get()
    (2, 1)
    """
    before = variable.get()
    try:
        variable.set(value)
        return work()
    finally:
        variable.set(before)
