"""Clocks between the steps of a program that is profiled, as kernels that the interpreter calls."""

from __future__ import annotations

import ctypes
import platform
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenferro.engines.native.runtime.code.cache import load_cached
from tenferro.engines.native.runtime.code.target import LoadedCode
from tenferro.engines.native.runtime.shared import Selector
from tenferro.engines.native.runtime.tables.calls import interpreter, kernel_call, words_of_calls

_READ = {
    "x86_64": ("declare i64 @llvm.readcyclecounter()", "call i64 @llvm.readcyclecounter()"),
    "aarch64": ("", 'call i64 asm sideeffect "mrs $0, cntvct_el0", "=r"()'),
}
"""What reads a counter of constant rate: the time stamp counter of x86, the timer of ARM."""
_PROCESSORS = {"amd64": "x86_64", "arm64": "aarch64"}
_EMPTY, _TRIES = 256, 20
"""Clocks in a row by which their cost is measured, and how often; the least counts."""
_PROGRAM = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_void_p] * 5)
_TEXT = """
DECLARATION

define i64 @ticks() {
  %now = READ
  ret i64 %now
}

define void @begin(ptr %frame, i64 %task) {
  %clock = load ptr, ptr %frame
  %now = READ
  store i64 %now, ptr %clock
  ret void
}

define void @lap(ptr %frame, i64 %task) {
  %now = READ
  %last = load ptr, ptr %frame
  %second = getelementptr ptr, ptr %frame, i64 1
  %clock = load ptr, ptr %second
  %before = load i64, ptr %last
  %ran = sub i64 %now, %before
  %total = getelementptr i64, ptr %clock, i64 1
  %sum = load i64, ptr %total
  %more = add i64 %sum, %ran
  store i64 %more, ptr %total
  %calls = getelementptr i64, ptr %clock, i64 2
  %count = load i64, ptr %calls
  %next = add i64 %count, 1
  store i64 %next, ptr %calls
  store i64 %now, ptr %last
  ret void
}
"""


class NativeClock:
    """How often a step of machine code ran, and for how many ticks; its words are at `address`.

    `of` and `part` are as those of a clock of Python.
    """

    __slots__ = ("_words", "address", "of", "part")
    is_native = True

    def __init__(self) -> None:
        self.of = self.part = 0
        self._words = np.zeros(3, np.int64)
        self.address = self._words.ctypes.data

    @property
    def total(self) -> int:
        """Ticks of all runs, without those of the clock itself."""
        return max(0, int(self._words[1] - cost() * self.calls))

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


class ClockUnits:
    """Two units that are nothing but a clock: one starts it, the other one reads it."""

    def __init__(self, clock: NativeClock) -> None:
        self.clock = clock
        self.first, self.last = (
            words_of_calls([call]) for call in (begin(clock), lap(clock, clock))
        )
        """The words of the calls of each."""
        self._tables: list[NDArray[np.int64]] = []
        self._on = True

    def attach(self, table: NDArray[np.int64]) -> None:
        """Take an array that these words are in."""
        self._tables.append(table)

    def select(self, part: int, parts: int) -> None:
        """Let the clock run in the first part; otherwise the units call nothing."""
        self._on = part == 0
        for table in self._tables:
            table[0] = int(self._on)

    def running(self) -> list[NativeClock]:
        """The clock, if it runs now."""
        return [self.clock] if self._on else []


def begin(clock: NativeClock) -> list[int]:
    """The step that starts a clock."""
    return kernel_call(_code()["begin"], 1, [(Selector.ABSOLUTE, clock.address)])


def lap(last: NativeClock, clock: NativeClock) -> list[int]:
    """The step that adds to a clock what has passed since `last`, which starts anew."""
    places = [(Selector.ABSOLUTE, each.address) for each in (last, clock)]
    return kernel_call(_code()["lap"], 1, places)


def ticks() -> int:
    """The counter now."""
    return int(_ticks()())


@cache
def cost() -> float:
    """Ticks that a clock takes: those between clocks which nothing runs between."""
    clock, last = NativeClock(), NativeClock()
    table = np.array(words_of_calls([begin(last), *[lap(last, clock)] * _EMPTY]), np.int64)
    run = _PROGRAM(interpreter()["program"])
    found = []
    for _ in range(_TRIES):
        clock.reset()
        run(None, None, None, None, table.ctypes.data)
        found.append(clock.raw / _EMPTY)
    return min(found)


@cache
def _ticks() -> Any:
    return ctypes.CFUNCTYPE(ctypes.c_int64)(_code()["ticks"])


@cache
def _code() -> LoadedCode:
    machine = platform.machine().lower()
    known = _READ.get(_PROCESSORS.get(machine, machine))
    if known is None:
        raise NotImplementedError(
            f"te.profile: no counter of {machine!r} processors is known here; expected one of "
            f"{sorted(_READ)}. Pass engine='numpy' for the times of operations"
        )
    declaration, read = known
    text = _TEXT.replace("DECLARATION", declaration).replace("READ", read)
    code = load_cached(text, ["ticks", "begin", "lap"])
    code.keep()
    return code
