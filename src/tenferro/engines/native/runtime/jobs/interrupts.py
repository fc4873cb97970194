"""Work that the handlers of signals do not interrupt.

Python runs handlers in the main thread between byte codes, so an exception of one (Ctrl-C's) may
come anywhere: between a call that frees an object of LLVM, say, and the note that it is freed.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from functools import cache
from types import FrameType
from typing import Any, TypeVar

T = TypeVar("T")


def uninterrupted(work: Callable[[], T]) -> T:
    """The result of `work`; signals that come meanwhile are handled when it is over.

    For sections of up to a second or so; the handlers that C code has installed are not concerned.

    >>> uninterrupted(lambda: 1 + 1)
    2
    """
    if threading.current_thread() is not threading.main_thread():
        return work()  # only the main thread runs handlers
    handlers = _python_handlers()
    waiting: list[int] = []

    def wait(number: int, frame: FrameType | None) -> None:
        waiting.append(number)

    try:
        for number in handlers:
            signal.signal(number, wait)
        return work()
    finally:
        try:
            _restore(handlers)
        except BaseException:  # of a handler that is in place again: see to the others
            _restore(handlers)
            raise
        for number in dict.fromkeys(waiting):
            signal.raise_signal(number)


def _python_handlers() -> dict[int, Any]:
    """The handlers that are Python's; none where this is not the thread that runs them.

    Where `threading` was imported by another thread than the first, its main thread is that one.
    """
    every: dict[int, Any] = {number: signal.getsignal(number) for number in _numbers()}
    handlers = {number: handler for number, handler in every.items() if callable(handler)}
    try:
        _restore(handlers)  # as they are
    except ValueError as error:
        if "main thread" not in str(error):
            raise  # of a handler
        return {}
    return handlers


@cache
def _numbers() -> tuple[int, ...]:
    """The signals that there are; Python makes members of an enumeration for them each time."""
    return tuple(signal.valid_signals())


def _restore(handlers: dict[int, Any]) -> None:
    for number, handler in handlers.items():
        signal.signal(number, handler)
