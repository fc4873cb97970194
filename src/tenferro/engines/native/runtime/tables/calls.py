"""Calls of kernels as words, which the interpreter of schedules follows (`source/calls.h`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Generic, TypeVar

from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.code.library import Library
from tenferro.engines.native.runtime.resources import threads

BETWEEN_LOOKS = 20_000_000
"""Work between two looks at signals, in about nanoseconds."""
Word = TypeVar("Word")
"""An integer; or, in words that are written for a linker, what it fills in."""


@dataclass(frozen=True, slots=True)
class KernelCall(Generic[Word]):
    """A kernel `void kernel(ptr frame, i64 task)`, how often it runs, and what its frame holds.

    Of a long call, each thread runs `turn` tasks until signals are looked at. A pointer of frames
    is a selector (a slot, or a `Selector`) and an offset in bytes.
    """

    kernel: Word
    tasks: int
    frame: tuple[tuple[int, Word], ...]
    turn: int = 0


def interpreter() -> Library:
    """The code of the interpreter, which exports `program` and `tenferro_run_whole`."""
    return threads.started()


def words_of_calls(calls: Sequence[KernelCall[Word]]) -> list[Word | int]:
    """The words of these calls.

    >>> words_of_calls([KernelCall(64, 1, ((0, 0), (-1, 16)))])
    [1, 2, 64, 1, 0, 2, 0, 0, -1, 16]
    """
    words: list[Word | int] = []
    for call in calls:
        pointers = [word for pointer in call.frame for word in pointer]  # as POINTER has them
        words += shared.KERNEL(
            *pointers,
            kernel=call.kernel,
            tasks=call.tasks,
            turn=call.turn,
            pointers=len(call.frame),
        )
    most = max((len(call.frame) for call in calls), default=0)
    return shared.CALLS(*words, count=len(calls), most=most)


def kernel_places(calls: Sequence[KernelCall[Any]]) -> list[int]:
    """The positions of the kernels' addresses in the words of some calls.

    >>> kernel_places([KernelCall(64, 1, ((0, 0), (-1, 16))), KernelCall(80, 1, ((0, 0),))])
    [2, 10]
    """
    sizes = (len(shared.KERNEL.names) + 2 * len(call.frame) for call in calls)
    return list(accumulate(sizes, initial=2))[:-1]
