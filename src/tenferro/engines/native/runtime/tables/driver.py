"""The one function that runs every program: it follows a table of steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.code.library import Library
from tenferro.engines.native.runtime.resources import threads

BETWEEN_LOOKS = 20_000_000
"""Work between two looks at signals, in about nanoseconds."""
Word = TypeVar("Word")
"""An integer; or, in a table that is written for a linker, what it fills in."""


@dataclass(frozen=True, slots=True)
class DriverStep(Generic[Word]):
    """A kernel `void kernel(ptr frame, i64 task)`, how often it runs, and what its frame holds.

    Of a long step, each thread runs `turn` tasks until signals are looked at. A pointer of frames
    is a selector (the position of an input or output, or a `Selector`) and an offset in bytes.
    """

    kernel: Word
    tasks: int
    frame: tuple[tuple[int, Word], ...]
    turn: int = 0


def driver() -> Library:
    """The code of the driver, which exports `program` and `tenferro_look_at_signals`."""
    return threads.started()


def step_table(steps: Sequence[DriverStep[int]]) -> NDArray[np.int64]:
    """The context with which the driver runs these steps."""
    return np.array(step_words(steps), np.int64)


def step_words(steps: Sequence[DriverStep[Word]]) -> list[Word | int]:
    """The words of this context.

    >>> step_words([DriverStep(64, 1, ((0, 0), (-1, 16)))])
    [1, 2, 64, 1, 0, 2, 0, 0, -1, 16]
    """
    words: list[Word | int] = [len(steps), max((len(s.frame) for s in steps), default=0)]
    for s in steps:
        pointers = [word for pointer in s.frame for word in pointer]  # pairs as POINTER has them
        words += shared.STEP(
            *pointers, kernel=s.kernel, tasks=s.tasks, turn=s.turn, pointers=len(s.frame)
        )
    return words


def kernel_words(steps: Sequence[DriverStep[Any]]) -> list[int]:
    """The positions of the kernels' addresses in the table of some steps.

    >>> kernel_words([DriverStep(64, 1, ((0, 0), (-1, 16))), DriverStep(80, 1, ((0, 0),))])
    [2, 10]
    """
    return list(accumulate((len(shared.STEP.names) + 2 * len(s.frame) for s in steps), initial=2))[
        :-1
    ]
