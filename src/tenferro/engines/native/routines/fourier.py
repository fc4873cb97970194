"""The steps of Fourier transforms (`runtime/source/fourier.c`).

Sizes with prime factors up to 13, up to 65,536 points; others are left to the NumPy kernel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import prod, sqrt
from typing import Any

import numpy as np

from tenferro.engines.native.routines.step import VECTOR, Number, Routine, Step, declaring, part
from tenferro.engines.native.runtime.target import host
from tenferro.tensor import Aval

_ODD_RADICES = (3, 5, 7, 11, 13)
_STAGES = 24
_LONG = 1024
"""Points from which a line is transformed in two passes; where fewer lines than lanes are, 64."""
_MOST, _TASK, _TASKS = 65_536, 8_192, 8
"""The longest line, the points that are worth a task of their own, and the most tasks."""

_COMPLEX, _REAL, _HALF = range(3)
"""What an operand is: complex, real, the half spectrum of something real."""

Places = tuple[int, int, int]


@dataclass(frozen=True)
class _Pass:
    n: int
    lines: int
    inner: int
    source: Places
    target: Places
    arrays: tuple[int, int]
    turns: int = 0  # the points of the longer line, if this is a part of one


@dataclass(frozen=True)
class _Step(Step):
    table: Any
    workspace: int
    numbers: Mapping[str, Number]

    def routine(self, key: str, dtype: np.dtype[Any], count: int) -> Routine:
        """The step, compiled for a dtype."""
        code = part(f"fourier.{dtype.char.lower()}", "fourier")
        return Routine(*code, self.table, self.workspace)


@lru_cache(maxsize=256)
def _factors(n: int) -> tuple[int, ...] | None:
    """The radices of the stages of n points; None if a prime factor is too large."""
    twos = (n & -n).bit_length() - 1
    n >>= twos
    found = _radices_of_two(twos)
    for radix in _ODD_RADICES:
        while n % radix == 0:
            found.append(radix)
            n //= radix
    return tuple(found) if n == 1 and len(found) <= _STAGES else None


def _radices_of_two(twos: int) -> list[int]:
    """As few stages as possible, of 8 points where they fit the registers.

    One core of a Xeon with AVX-512: 1000 lines of 64 points in double precision take 95 µs by 8 and
    144 by 4, 256 by 256 points 308 and 386.
    """
    fours = twos // 2 if host().vector_registers < 32 else (-twos % 3 if twos > 1 else 0)
    eights, rest = divmod(twos - 2 * fours, 3)
    return [8] * eights + [4] * fours + [2] * rest


def _halves(n: int) -> tuple[int, int]:
    """n as a product of two numbers of about the same size."""
    first = next(k for k in range(int(sqrt(n)), 0, -1) if n % k == 0)
    return n // first, first


@lru_cache(maxsize=32)
def _roots(n: int) -> Any:
    """exp(-2πi k / n), each part within an ulp: from angles up to π/4."""
    k = np.arange(n)
    octant, rest = np.divmod(8 * k, n)
    angle = np.where(octant % 2, n - rest, rest) * (np.pi / 4 / n)
    c, s = np.cos(angle), np.sin(angle)
    steep = np.isin(octant % 4, (1, 2))
    real, imag = np.where(steep, s, c), np.where(steep, c, s)
    real = np.where(np.isin(octant, (2, 3, 4, 5)), -real, real)
    return real + 1j * np.where(octant < 4, -imag, imag)


def _takes(x: Aval) -> bool:
    return x.dtype.char in "FD" and all(isinstance(n, int) and n > 0 for n in x.shape)


@declaring("tenferro.fft.fft.v1", _takes)
def _(x: Aval, *, axes: tuple[int, ...], inverse: bool, scale: str) -> _Step | None:
    shape: Any = x.shape
    along = [axis % x.ndim for axis in axes]
    sizes = [shape[axis] for axis in along]
    if any(n > _MOST or _factors(n) is None for n in sizes):
        return None
    points = prod(sizes)
    factor = {"none": 1.0, "root": points**-0.5, "full": 1 / points}[scale]
    char = x.dtype.char.lower()
    lanes = VECTOR // np.dtype(char).itemsize
    passes = _passes(shape, along, lanes)
    room = prod(shape) * x.dtype.itemsize if any(p.turns for p in passes) else 0
    head = _head(len(passes), bool(inverse), -(-room // VECTOR) * VECTOR, _COMPLEX, factor)
    return _assembled(passes, head, char, lanes)


def _is_real(x: Aval) -> bool:
    return x.dtype.char in "fd" and all(isinstance(n, int) and n > 0 for n in x.shape)


@declaring("tenferro.fft.rfft.v1", _is_real)
def _(x: Aval, *, axis: int, scale: str, interior: float) -> _Step | None:
    return _of_real(x, axis, x.shape[axis], _REAL, scale, interior)


@declaring("tenferro.fft.irfft.v1", _takes)
def _(x: Aval, *, axis: int, n: int, scale: str, interior: float) -> _Step | None:
    return _of_real(x, axis, n, _HALF, scale, interior)


def _of_real(x: Aval, axis: int, n: Any, kind: int, scale: str, interior: float) -> _Step | None:
    """Two real lines are a complex one; a few long lines are left to the NumPy kernel."""
    if not isinstance(n, int) or n > _MOST or _factors(n) is None:
        return None
    char = x.dtype.char.lower()
    lanes = VECTOR // np.dtype(char).itemsize
    shape: Any = x.shape
    axis %= x.ndim
    inner, lines = prod(shape[axis + 1 :]), prod(shape[:axis]) * prod(shape[axis + 1 :])
    if lines < lanes and n >= 64:
        return None
    whole, half = (1, n * inner, inner), (1, (n // 2 + 1) * inner, inner)
    places = (whole, half) if kind == _REAL else (half, whole)
    factor = {"none": 1.0, "root": n**-0.5, "full": 1 / n}[scale]
    head = _head(1, kind == _HALF, 0, kind, factor, interior)
    return _assembled([_Pass(n, lines, inner, *places, (0, 1))], head, char, lanes)


def _passes(shape: Sequence[int], along: Sequence[int], lanes: int) -> list[_Pass]:
    found: list[_Pass] = []
    for axis in sorted(along, reverse=True):
        n, inner, outer = shape[axis], prod(shape[axis + 1 :]), prod(shape[:axis])
        source = 1 if found else 0
        first, second = _halves(n)
        if inner == 1 and second > 1 and n >= (64 if outer < lanes else _LONG):
            before = 1, n, second
            found += [
                _Pass(first, outer * second, second, before, before, (source, 2), n),
                _Pass(second, outer * first, first, (second, n, 1), (1, n, first), (2, 1)),
            ]
        else:
            places = 1, n * inner, inner
            found.append(_Pass(n, outer * inner, inner, places, places, (source, 1)))
    return found


def _head(
    passes: int, inverse: bool, room: int, kind: int, scale: float, interior: float = 1.0
) -> list[int]:
    factors = np.array([scale, interior]).view(np.int64)
    return [passes, int(inverse), room, kind, *map(int, factors)]


def _assembled(passes: Sequence[_Pass], head: list[int], char: str, lanes: int) -> _Step:
    numbers: list[Any] = []
    rows, buffers = [], 0
    for p in passes:
        radices = _factors(p.n)
        assert radices is not None
        starts = []
        for found in (_twiddles(p.n, radices), _odd_roots(radices), _turns(p)):
            starts.append(sum(map(len, numbers)))
            numbers.append(found.view(float).ravel())
        per_table = p.inner if p.turns else p.lines
        blocks = p.lines // per_table * -(-per_table // lanes)
        tasks = max(1, min(_TASKS, blocks, p.n * p.lines // _TASK))
        buffers = max(buffers, tasks * 2 * (p.n + 2) * 2 * VECTOR)
        rows += [
            p.n, p.lines, p.inner, *p.source, *p.target, *p.arrays, len(radices), *radices,
            *(0,) * (_STAGES - len(radices)), starts[0], starts[1],
            starts[2] if p.turns else -1, tasks,
        ]  # fmt: skip
    values = np.concatenate([*numbers, np.zeros(2 * lanes)]).astype(char)
    values = np.concatenate([values, np.zeros(len(values) % 2, char)]).view(np.int64)
    table = np.concatenate([np.array([*head, *rows], np.int64), values])
    return _Step(table, head[2] + buffers, {})


def _twiddles(n: int, radices: Sequence[int]) -> Any:
    """The roots of each stage: of every group, for all but its first point."""
    roots, found, left = _roots(n), [np.zeros(0, complex)], n
    for r in radices:
        powers = np.outer(np.arange(left // r), np.arange(1, r)) * (n // left)
        found.append(roots[powers.ravel() % n])
        left //= r
    return np.concatenate(found)


def _odd_roots(radices: Sequence[int]) -> Any:
    return np.concatenate([np.zeros(0, complex), *(_roots(r) for r in radices if r % 2)])


def _turns(p: _Pass) -> Any:
    """What the first part of a long line is multiplied by."""
    if not p.turns:
        return np.zeros(0, complex)
    return _roots(p.turns)[np.outer(np.arange(p.n), np.arange(p.inner)).ravel() % p.turns]
