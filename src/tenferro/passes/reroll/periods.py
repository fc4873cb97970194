"""Stretches of a program that repeat themselves: what a Python loop left when it was traced.

A program is a line of operations. Two of them are alike if they are the same operation on the same
shapes. In a stretch of period P each operation is like the one P places later, and every operand is
the same for both, or also P places later, or moves on by some other fixed number of places. All
tests compare whole arrays, one period at a time; the number of periods tried is bounded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]

_WINDOW = 4
"""Operations that are looked at together to find where others like them follow."""
_OCCURRENCES = 4
_CANDIDATES = 48
"""How many following places, and how many periods, are tried."""
LEAST = 16
"""Periods below which a stretch is not changed."""


@dataclass(frozen=True)
class OperationLine:
    """Operations in order, as numbers.

    `alike` is equal for operations that are alike. `reads[i, j]` is the place of operand j of
    operation i, or a negative number for what is computed by none; `moves[i]` is a further number
    that may move evenly.
    """

    alike: Ints
    reads: Ints
    moves: Ints

    def __len__(self) -> int:
        return len(self.alike)


@dataclass(frozen=True)
class Stretch:
    """`count` periods of `period` operations each, from `start` on."""

    start: int
    period: int
    count: int

    @property
    def end(self) -> int:
        """The first place behind it."""
        return self.start + self.period * self.count

    def __contains__(self, place: int) -> bool:
        return self.start <= place < self.end

    def trimmed(self, first: int, last: int) -> Stretch:
        """The periods from `first` on, before `last`."""
        return Stretch(self.start + first * self.period, self.period, max(0, last - first))


def stretches(line: OperationLine) -> list[Stretch]:
    """Stretches of at least `LEAST` periods, short periods first; they may overlap."""
    found = []
    for period in _candidates(line.alike):
        for first, last in _runs(_repeats(line, period)):
            if last - first >= (LEAST - 1) * period:
                found.append(_cut(line, first, last + period, period))
    return [stretch for stretch in found if stretch.count >= LEAST]


def _candidates(alike: Ints) -> list[int]:
    """Distances at which many operations like these follow, in order."""
    n = len(alike) - _WINDOW
    if n < LEAST:
        return []
    windows = np.zeros(n, np.uint64)
    for j in range(_WINDOW):
        windows = windows * np.uint64(0x9E3779B97F4A7C15) + alike[j : n + j].astype(np.uint64)
    order = np.argsort(windows, kind="stable")
    same = windows[order]
    distances: list[Any] = [np.empty(0, np.int64)]
    for m in range(1, _OCCURRENCES + 1):
        equal = same[:-m] == same[m:]
        distances.append((order[m:] - order[:-m])[equal])
    values, counts = np.unique(np.concatenate(distances), return_counts=True)
    often = (counts >= LEAST - 1) & (values * (LEAST - 1) <= n)
    values, covered = values[often], (values * counts)[often]
    return sorted(int(v) for v in values[np.argsort(-covered)[:_CANDIDATES]])


def _repeats(line: OperationLine, period: int) -> NDArray[np.bool_]:
    """For each operation but the last ones, whether the one a period later repeats it."""
    steps = line.reads[period:] - line.reads[:-period]
    inside = (line.reads[period:] >= 0) & (line.reads[:-period] >= 0)
    evenly = (steps == 0) | (inside & ((steps == period) | _even(steps, period)))
    moves = line.moves[period:] - line.moves[:-period]
    same = line.alike[period:] == line.alike[:-period]
    result: NDArray[np.bool_] = same & evenly.all(axis=1) & ((moves == 0) | _even(moves, period))
    return result


def _even(steps: Ints, period: int) -> NDArray[np.bool_]:
    """Where a step is the one a period before or after."""
    found = np.zeros(steps.shape, bool)
    if len(steps) > period:
        same = steps[period:] == steps[:-period]
        found[:-period] |= same
        found[period:] |= same
    return found


def _runs(holds: NDArray[np.bool_]) -> list[tuple[int, int]]:
    """First and behind-last place of each run of True."""
    edges = np.flatnonzero(np.diff(np.concatenate(([0], holds.view(np.int8), [0]))))
    return [(int(a), int(b)) for a, b in zip(edges[::2], edges[1::2], strict=True)]


def _cut(line: OperationLine, first: int, last: int, period: int) -> Stretch:
    """The stretch within these places whose periods hand on the fewest values."""
    begin = first + (last - first) // (2 * period) * period
    end = min(begin + 3 * period, last)
    reads = line.reads[begin:end]
    readers = np.broadcast_to(np.arange(begin, end)[:, None], reads.shape)
    near = (reads >= begin) & (reads < begin + 2 * period)
    latest = np.arange(begin, end)
    np.maximum.at(latest, reads[near] - begin, readers[near])
    live = np.zeros(end - begin + 2, np.int64)
    np.add.at(live, np.arange(1, end - begin + 1), 1)
    np.add.at(live, latest - begin + 1, -1)
    handed = np.cumsum(live)[period : 2 * period]
    start = begin + period + int(np.argmin(handed))
    start = first + (start - first) % period
    return Stretch(start, period, (last - start) // period)
