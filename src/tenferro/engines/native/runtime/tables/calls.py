"""Calls of kernels as words, which the interpreter of schedules follows (`source/calls.h`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.code.library import Library
from tenferro.engines.native.runtime.resources import threads

BETWEEN_LOOKS = 20_000_000
"""Work between two looks at signals, in about nanoseconds."""
_POINTERS = shared.KERNEL.names.index("pointers")


def interpreter() -> Library:
    """The code of the interpreter, which exports `program` and `tenferro_run_whole`."""
    return threads.started()


def kernel_call(
    kernel: Any, tasks: int, frame: Sequence[tuple[int, Any]], turn: int = 0
) -> list[Any]:
    """The words of a call of `void kernel(ptr frame, i64 task)`: how often it runs, and its frame.

    Of a long call, each thread runs `turn` tasks until signals are looked at. A pointer of the
    frame is a selector (a slot, or a `Selector`) and an offset in bytes.

    >>> kernel_call(64, 1, [(0, 0), (-1, 16)])
    [64, 1, 0, 2, 0, 0, -1, 16]
    """
    pointers = chain.from_iterable(frame)
    return shared.KERNEL(*pointers, kernel=kernel, tasks=tasks, turn=turn, pointers=len(frame))


def words_of_calls(calls: Sequence[Iterable[Any]]) -> list[Any]:
    """The words of calls, one after the other.

    >>> words_of_calls([kernel_call(64, 1, [(0, 0), (-1, 16)])])
    [1, 2, 64, 1, 0, 2, 0, 0, -1, 16]
    """
    listed = list(map(list, calls))
    most = max((call[_POINTERS] for call in listed), default=0)
    return shared.CALLS(*chain.from_iterable(listed), count=len(listed), most=most)
