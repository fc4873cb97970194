"""Clocks of machine code: what parts of a schedule take in a program that is profiled."""

from __future__ import annotations

import ctypes
import platform
from functools import cache
from typing import Any

import numpy as np

from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.shared import ClockMode
from tenferro.engines.native.runtime.tables.calls import interpreter

_EMPTY, _TRIES = 256, 20
"""Clocks in a row by which their cost is measured, and how often; the least counts."""


class NativeClock:
    """How often a step of machine code ran, and for how many ticks; its words are at `address`.

    `of` and `part` are as those of a clock of Python.
    """

    __slots__ = ("_words", "address", "of", "part")
    is_native = True

    def __init__(self, mode: ClockMode = ClockMode.OFF) -> None:
        self.of = self.part = 0
        self._words = np.array(shared.CLOCK(mode=mode, total=0, calls=0), np.int64)
        self.address = self._words.ctypes.data

    def set(self, mode: ClockMode) -> None:
        """Let it run, or not."""
        self._words[0] = mode

    @property
    def total(self) -> int:
        """Ticks of all runs, without those of the clock itself."""
        return max(0, int(self.raw - cost() * self.calls))

    @property
    def raw(self) -> int:
        """Ticks of all runs with those of the clock."""
        return int(self._words[1])

    @property
    def calls(self) -> int:
        """How often the step ran."""
        return int(self._words[2])

    def reset(self) -> None:
        """Begin from zero."""
        self._words[1:] = 0
        self.of = self.part = 0


def ticks() -> int:
    """The counter now. Raises NotImplementedError where there is none."""
    return int(_counter()())


@cache
def _counter() -> Any:
    read = ctypes.CFUNCTYPE(ctypes.c_int64)(interpreter()["tenferro_ticks"])
    if not read():
        raise NotImplementedError(
            f"te.profile: no counter of {platform.machine()!r} processors is known here; expected "
            "x86-64 or AArch64. Pass engine='numpy' for the times of operations"
        )
    return read


@cache
def cost() -> float:
    """Ticks that a clock takes: those between clocks which nothing runs between."""
    clock, first = NativeClock(ClockMode.LAP), NativeClock(ClockMode.BEGIN)
    last = np.zeros(1, np.int64)
    words = [
        np.array(shared.CLOCK_PART(clock=x.address, last=last.ctypes.data)) for x in (first, clock)
    ]
    begin, lap = (part.ctypes.data for part in words)
    parts = np.array([begin, *[lap] * _EMPTY])
    fields = dict.fromkeys(shared.SCHEDULE.names, 0)
    fields.update(parts=len(parts), part=parts.ctypes.data)
    schedule = np.array(shared.SCHEDULE(**fields))
    run = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_void_p] * 3, ctypes.c_int64)(
        interpreter()["tenferro_run_alone"]
    )
    found = []
    for _ in range(_TRIES):
        clock.reset()
        run(schedule.ctypes.data, None, None, 0)
        found.append(clock.raw / _EMPTY)
    return min(found)
