"""The steps of Fourier transforms (`runtime/source/fourier`).

A transform is a list of passes, each over all lines of one size. Lines with prime factors above 13
are convolutions with a chirp.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from tenferro.engines.native.routines.fourier_tables import (
    PIECES,
    STAGES,
    chirp,
    chirp_filter,
    convolution_points,
    factors,
    halves,
    in_lanes,
    in_pairs,
    odd_roots,
    products_of_roots,
    roots,
    twiddles,
)
from tenferro.engines.native.routines.step import (
    VECTOR,
    Number,
    Routine,
    RoutinePlan,
    declaring,
    part,
)
from tenferro.tensor import Aval

_LONG_PIECES = 2048
"""The most points of a line in pieces, and fewer than `_LONG` if it leaves half a vector free.

One core of a Xeon with AVX-512, µs, in two passes and in pieces: 16 lines of 2048 points in single
precision 29 and 25, of 4096 63 and 90; one line of 1024 1.3 and 1.7.
"""
_LONG = 1024
"""Points from which a line is transformed in two passes; where fewer lines than lanes are, 64."""
_TASK, _TASKS = 4_096, 8
"""The points that are worth a task of their own, and the most tasks."""
_SLAB = 1 << 18, 1 << 20
"""Bytes of what is transformed along two axes at once at most, and of an array from which it is.

On the same, 64 by 64 by 64 points in double precision take 978 µs axis by axis and 864 in slabs, 48
by 48 by 48 471 and 446.
"""

_COMPLEX, _REAL, _HALF, _WIDENED, _PAIRS, _UNPAIRED = range(6)
"""What a pass reads and writes: see `plan.h`."""
_IN_LINES, _IN_PIECES = range(2)
"""What is in the lanes of a vector: a line in each, or eight pieces of a line."""

Places = tuple[int, int, int]


@dataclass(frozen=True)
class _Pass:
    """A pass over lines of n points: `pass` in `plan.h`."""

    n: int
    lines: int
    inner: int
    source: Places
    target: Places
    arrays: tuple[int, int]
    kind: int = _COMPLEX
    form: int = _IN_LINES
    points: int = 0  # that are transformed: n unless said
    each: int = 0  # lines of an item: all unless said
    turns: Any = None
    joined: bool = False
    own: int = 0  # complex numbers of the workspace for each task

    @property
    def items(self) -> int:
        return self.lines // self.each if self.each else 1

    def tasks(self, lanes: int) -> int:
        at_once = lanes if self.form == _IN_LINES else lanes // PIECES
        at_once = 1 if self.kind in (_PAIRS, _UNPAIRED) else at_once
        blocks = 1 if self.joined else -(-self.lines // self.items // at_once)
        return max(1, min(_TASKS, self.items * blocks, self.n * self.lines // _TASK))

    def room(self) -> int:
        """The points of a buffer."""
        if self.kind in (_PAIRS, _UNPAIRED):
            return 0
        whole = max(self.points or self.n, self.n + 2)
        return whole if self.form == _IN_LINES else -(-whole // PIECES)


@dataclass(frozen=True)
class _Transform(RoutinePlan):
    table: Any
    workspace: int
    numbers: Mapping[str, Number]

    def routine(self, key: str, dtype: np.dtype[Any], count: int) -> Routine:
        """The step, compiled for a dtype."""
        real = np.dtype(dtype.char.lower())
        return part("fourier/transform", "fourier", real, self.table, self.workspace)


def _takes(x: Aval) -> bool:
    return x.dtype.char in "FD" and all(isinstance(n, int) and n > 0 for n in x.shape)


def _is_real(x: Aval) -> bool:
    return x.dtype.char in "fd" and all(isinstance(n, int) and n > 0 for n in x.shape)


@declaring("tenferro.fft.fft.v1", lambda x: _takes(x) or _is_real(x))
def _(x: Aval, *, axes: tuple[int, ...], inverse: bool, scale: str) -> _Transform:
    shape: Any = x.shape
    along = [axis % x.ndim for axis in axes]
    points = prod(shape[axis] for axis in along)
    passes = _passes(shape, along, _lanes(x.dtype))
    if not x.is_complex:
        passes[0] = replace(passes[0], kind=_WIDENED)
    return _assembled(passes, inverse, _factor(scale, points), 1.0, x)


@declaring("tenferro.fft.rfft.v1", _is_real)
def _(x: Aval, *, axis: int, scale: str, interior: float) -> _Transform:
    passes = _of_real(x, axis, x.shape[axis], _REAL)
    return _assembled(passes, False, _factor(scale, x.shape[axis]), interior, x)


@declaring("tenferro.fft.irfft.v1", _takes)
def _(x: Aval, *, axis: int, n: int, scale: str, interior: float) -> _Transform | None:
    if not isinstance(n, int):
        return None
    return _assembled(_of_real(x, axis, n, _HALF), True, _factor(scale, n), interior, x)


def _factor(scale: str, points: Any) -> float:
    return float({"none": 1.0, "root": points**-0.5, "full": 1 / points}[scale])


def _lanes(dtype: np.dtype[Any]) -> int:
    return VECTOR // np.dtype(dtype.char.lower()).itemsize


def _of_real(x: Aval, axis: int, n: Any, kind: int) -> list[_Pass]:
    """Pairs of neighbours as complex numbers, or pairs of lines; a few lines as complex ones."""
    shape: Any = x.shape
    axis %= x.ndim
    lanes, inner = _lanes(x.dtype), prod(shape[axis + 1 :])
    lines = prod(shape[:axis]) * inner
    whole, half = (1, n * inner, inner), (1, (n // 2 + 1) * inner, inner)
    places = (whole, half) if kind == _REAL else (half, whole)
    smooth = factors(n) is not None
    found = _Pass(n, lines, inner, *places, (0, 1), kind)
    if inner == 1 and n % (2 * PIECES**2) == 0 and smooth:
        turns = in_lanes(roots(n)[: n // 2], lanes)
        return [replace(found, form=_IN_PIECES, points=n // 2, turns=turns)]
    if inner == 1 and n % 2 == 0 and n >= 64 and smooth and lines <= lanes // 2:
        return _of_pairs(n, lines, kind, lanes)
    if n >= PIECES and lines <= lanes // (4 if smooth else 2):
        return [replace(found, form=_IN_PIECES, points=convolution_points(n, PIECES**2))]
    return [found if smooth else replace(found, points=convolution_points(n, 4))]


def _of_pairs(n: int, lines: int, kind: int, lanes: int) -> list[_Pass]:
    """Passes over pairs of neighbours as complex numbers, and one to or from the spectrum."""
    real = kind == _REAL
    passes = _of_axis(n // 2, lines, 1, 0 if real else 1, lanes)
    pairs, half = (1, n // 2, 1), (1, n // 2 + 1, 1)
    turns = in_pairs(roots(n)[: n // 4 + 1])
    if not real:
        return [_Pass(n, lines, 1, half, pairs, (0, 1), _UNPAIRED, turns=turns), *passes]
    step, _, stride = passes[-1].target
    passes[-1] = replace(passes[-1], target=(step, n // 2 + 1, stride))
    return [*passes, _Pass(n, lines, 1, half, half, (1, 1), _PAIRS, turns=turns)]


def _passes(shape: Sequence[int], along: Sequence[int], lanes: int) -> list[_Pass]:
    found: list[_Pass] = []
    for axis in sorted(along, reverse=True):
        inner, outer = prod(shape[axis + 1 :]), prod(shape[:axis])
        more = _of_axis(shape[axis], outer, inner, 1 if found else 0, lanes)
        if found and _may_join(found[-1], more[0], lanes):
            found[-1] = replace(found[-1], joined=True, each=found[-1].lines // outer)
            more[0] = replace(more[0], each=inner)
        found += more
    return found


def _may_join(p: _Pass, q: _Pass, lanes: int) -> bool:
    """Whether parts that fit the cache are transformed along two axes one after the other."""
    items, slab = q.lines // q.inner, q.n * q.inner * 2 * VECTOR // lanes
    most, least = _SLAB
    return (
        not (p.each or q.each)
        and items >= _TASKS
        and slab <= most
        and slab * items >= least
        and min(p.lines // items, q.inner) >= 2 * lanes
    )


def _of_axis(n: int, outer: int, inner: int, source: int, lanes: int) -> list[_Pass]:
    places = 1, n * inner, inner
    found = _Pass(n, outer * inner, inner, places, places, (source, 1))
    if factors(n) is None:
        if found.lines <= lanes // 2:
            return [replace(found, form=_IN_PIECES, points=convolution_points(n, PIECES**2))]
        return [replace(found, points=convolution_points(n, 4))]
    most = _LONG_PIECES if outer * PIECES >= lanes else _LONG - 1
    if inner == 1 and n % PIECES**2 == 0 and n <= most:
        return [replace(found, form=_IN_PIECES)]
    first, second = halves(n)
    if inner == 1 and second > 1 and n >= (64 if outer < lanes else _LONG):
        return _in_two(n, outer, first, second, source)
    return [found]


def _in_two(n: int, outer: int, first: int, second: int, source: int) -> list[_Pass]:
    """The passes over a line as a table; the workspace is of one line if there are enough lines."""
    joined = outer >= _TASKS
    line = 0 if joined else n
    before, between = (1, n, second), (1, line, second)
    turns = in_pairs(products_of_roots(n, first, second))
    return [
        _Pass(
            first, outer * second, second, before, between, (source, 2),
            each=second, turns=turns, joined=joined, own=n if joined else 0,
        ),
        _Pass(
            second, outer * first, first, (second, line, 1), (1, n, first), (2, 1),
            each=first if joined else 0,
        ),
    ]  # fmt: skip


def _assembled(
    passes: Sequence[_Pass], inverse: bool, scale: float, interior: float, x: Aval
) -> _Transform:
    lanes, char = _lanes(x.dtype), x.dtype.char.lower()
    itemsize = 2 * np.dtype(char).itemsize
    numbers: list[Any] = []
    rows: list[int] = []
    tasks = [p.tasks(lanes) for p in passes]
    own = [_whole_vectors(p.own * itemsize) for p in passes]
    rooms = [n * count for n, count in zip(own, tasks, strict=True)]
    if any(p.arrays[1] == 2 and not p.own for p in passes):
        rooms.append(_whole_vectors(prod(x.shape) * itemsize))  # type: ignore[arg-type]
    buffer = max(p.room() for p in passes)
    for p, room, count in zip(passes, own, tasks, strict=True):
        radices, tables = _tables(p, lanes)
        starts = []
        for table in tables:
            starts.append(-1 if table is None else sum(map(len, numbers)))
            numbers += [] if table is None else [table]
        rows += [
            p.kind, p.form, p.n, p.points or p.n, p.lines, p.inner, p.each or p.lines,
            *p.source, *p.target, *p.arrays, len(radices), *radices,
            *(0,) * (STAGES - len(radices)), *starts, int(p.joined), room, count,
        ]  # fmt: skip
    factor = np.array([scale, interior]).view(np.int64)
    head = [len(passes), int(inverse), max(rooms), buffer, *map(int, factor)]
    values = np.concatenate([*numbers, np.zeros(2 * lanes)]).astype(char)
    values = np.concatenate([values, np.zeros(len(values) % 2, char)]).view(np.int64)
    table = np.concatenate([np.array([*head, *rows], np.int64), values])
    return _Transform(table, max(rooms) + max(tasks) * 2 * buffer * 2 * VECTOR, {})


def _whole_vectors(count: int) -> int:
    return -(-count // VECTOR) * VECTOR


def _tables(p: _Pass, lanes: int) -> tuple[Sequence[int], list[Any]]:
    """The radices of a pass, and its tables in the order of `plan.h`."""
    if p.kind in (_PAIRS, _UNPAIRED):
        return (), [None, None, p.turns, None, None]
    points = p.points or p.n
    pieces = p.form == _IN_PIECES
    size = points // PIECES if pieces else points
    radices = factors(size)
    assert radices is not None
    stages = [in_pairs(twiddles(size, radices)), in_pairs(odd_roots(radices)), p.turns]
    across = in_lanes(products_of_roots(points, size, PIECES), lanes) if pieces else None
    return radices, [*stages, across, _chirps(p, lanes)]


def _chirps(p: _Pass, lanes: int) -> Any:
    """The factors of a convolution: of its operand and result, and of its spectrum."""
    if p.points <= p.n:
        return None
    both = chirp(p.n), chirp_filter(p.n, p.points)
    pieces = p.form == _IN_PIECES
    return np.concatenate([in_lanes(z, lanes) if pieces else in_pairs(z) for z in both])
