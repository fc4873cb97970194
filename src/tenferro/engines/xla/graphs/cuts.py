"""Where long programs are cut: at the periods of what is written out step by step.

Pieces of equal structure are one executable, so a loop that is written out costs the compilation
of a few steps. Programs are compared only by their operations; whether two pieces are equal is
decided by their structure later, so a period that is missed only costs time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

WHOLE = 2000
"""Programs of at most so many operations are compiled as one."""
PIECE = 400
"""The most operations of a piece: on XLA:CPU a gradient of an integrator takes 4 ms an operation to
compile in pieces of 100 to 200, 5 ms in pieces of 400, 10 ms in pieces of 800."""
_GRAM = 12
"""Operations in a row by which repetitions are found."""
_CANDIDATES, _PERIODS = 12, 6
"""How many distances are tried, and how many periods a program may have."""
Line = np.ndarray[Any, np.dtype[np.int64]]


def cuts(operations: Sequence[object]) -> list[int]:
    """The positions at which pieces begin, after the first one's."""
    n = len(operations)
    if n <= WHOLE:
        return []
    numbers: dict[object, int] = {}
    line = np.array([numbers.setdefault(o, len(numbers)) for o in operations], np.int64)
    found: set[int] = set()
    free = np.ones(n, bool)
    for _ in range(_PERIODS):
        period, runs = _best_period(line, free)
        if not runs:
            break
        for begin, end in runs:
            free[begin:end] = False
            found.update(_within(begin, end, period))
    return _filled(sorted(found), n)


def _best_period(line: Line, free: Any) -> tuple[int, list[tuple[int, int]]]:
    """The distance at which most of what is free repeats, and where it does."""
    best: tuple[int, int, list[tuple[int, int]]] = (0, 0, [])
    for distance in _distances(line, free):
        runs = _runs(line, free, distance)
        covered = sum(end - begin for begin, end in runs)
        best = max(best, (covered, -distance, runs))
    return -best[1], best[2]


def _distances(line: Line, free: Any) -> list[int]:
    """The most common distances between equal rows of operations."""
    last: dict[bytes, int] = {}
    votes: Counter[int] = Counter()
    text, width = line.tobytes(), line.itemsize
    for i in np.flatnonzero(free[: len(line) - _GRAM]).tolist():
        gram = text[i * width : (i + _GRAM) * width]
        if gram in last:
            votes[i - last[gram]] += 1
        last[gram] = i
    return [distance for distance, _ in votes.most_common(_CANDIDATES)]


def _runs(line: Line, free: Any, distance: int) -> list[tuple[int, int]]:
    """Where at least three periods follow each other."""
    both = free[distance:] & free[:-distance]
    same = np.concatenate([[False], (line[distance:] == line[:-distance]) & both, [False]])
    edges = np.flatnonzero(same[1:] != same[:-1])
    pairs = zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True)
    return [(a, b + distance) for a, b in pairs if b - a >= 2 * distance]


def _within(begin: int, end: int, period: int) -> list[int]:
    """Cuts at whole periods, or at equal parts of long ones."""
    if period <= PIECE:
        return list(range(begin, end + 1, period * (PIECE // period)))
    parts = -(-period // PIECE)
    inner = [period * k // parts for k in range(parts)]
    return [a + k for a in range(begin, end - period + 1, period) for k in inner] + [end]


def _filled(found: Sequence[int], n: int) -> list[int]:
    """The cuts, and more where they leave longer pieces than there may be."""
    result = []
    for begin, end in zip([0, *found], [*found, n], strict=True):
        result += [begin, *range(begin + PIECE, end - PIECE // 4, PIECE)]
    return [i for i in sorted(set(result)) if 0 < i < n]
