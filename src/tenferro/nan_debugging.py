"""Whether somebody asks where NaN and infinities come from.

Otherwise programs run as usual: the check of results is installed when the
first `debug_nans` begins and taken away when the last one ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ContextDecorator, ExitStack, contextmanager
from contextvars import ContextVar, Token
from typing import NamedTuple

from computegraph import origins_kept
from computegraph.request_count import RequestCount


class NanDebugging(NamedTuple):
    """What is looked for."""

    infinities: bool


nan_debuggers = RequestCount()
"""How many look for NaN, and what changes with the first and the last."""
line_requests = RequestCount()
"""How many ask for source lines, and what changes with the first and the last."""
_nan_debugging: ContextVar[NanDebugging | None] = ContextVar("tenferro_nan_debugging", default=None)


def nan_debugging() -> NanDebugging | None:
    """What is looked for in this context; None if nothing is."""
    return _nan_debugging.get() if nan_debuggers.count else None


@contextmanager
def source_lines() -> Iterator[None]:
    """Inside, traced and compiled functions record the source lines of their operations.

    A context manager and a decorator (`@te.source_lines()`). Programs of the XLA engine hand the
    lines on: its profiler, and the text of what it compiled, show the line of the function that
    called an operation, for derivatives the line of what is differentiated. A compiled function
    is traced again. Tracing takes about twice as long inside; calls take the same time.

    >>> import numpy as np
    >>> import tenferro as te
    >>> with te.source_lines():
    ...     program = te.trace(lambda x: np.tanh(x), engine="xla")(np.ones(3))
    >>> (built,) = te.sharding.executables(program, np.ones(3))
    >>> "<doctest" in built.as_text()
    True
    """
    with origins_kept():
        line_requests.add(1)
        try:
            yield
        finally:
            line_requests.add(-1)


class debug_nans(ContextDecorator):  # noqa: N801
    """Inside, a NaN or an infinity in a result raises FloatingPointError that says where it began.

    A context manager and a decorator (`@te.debug_nans()`). The message names the operation, its
    operands, and the line of the function that called it: in functions that are differentiated,
    in their derivatives, in compiled programs, in loops (with the number of the step) and eagerly.
    Eager tensors are checked after every operation, functions when they return: values that
    `np.where` discards are not results. A compiled function is traced again, and runs at its usual
    speed; if its result is bad, it is computed again operation by operation. Infinities in the
    arguments are accepted, and all infinities with `infinities=False`; `debug_nans(False)`
    turns checking off again.

    Costs nothing while it is not used.

    >>> import numpy as np
    >>> import tenferro as te
    >>> with te.debug_nans():
    ...     te.jit(lambda x: np.log(x).sum())(np.array([1.0, -1.0]))
    Traceback (most recent call last):
    ...
    FloatingPointError: te.debug_nans: log(-1.0) returned nan at index (1,), at <doctest...
    """

    def __init__(self, on: bool = True, *, infinities: bool = True) -> None:
        self._nan_debugging = NanDebugging(bool(infinities)) if on else None
        self._entered: list[tuple[ExitStack, Token[NanDebugging | None]]] = []

    def _recreate_cm(self) -> debug_nans:
        debugging = self._nan_debugging
        return debug_nans(
            debugging is not None, infinities=debugging is None or debugging.infinities
        )

    def __enter__(self) -> debug_nans:
        stack = ExitStack()
        if self._nan_debugging is not None:
            stack.enter_context(origins_kept())
            nan_debuggers.add(1)
            stack.callback(nan_debuggers.add, -1)
        self._entered.append((stack, _nan_debugging.set(self._nan_debugging)))
        return self

    def __exit__(self, *exception: object) -> None:
        stack, token = self._entered.pop()
        _nan_debugging.reset(token)
        stack.close()


def without_nan_debugging() -> debug_nans:
    """Inside, nothing is checked: values that are computed there are not results."""
    return debug_nans(False)
