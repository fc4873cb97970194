"""Steps of larger matrices: factors, systems, exponentials (`runtime/source/dense`).

By blocks of arrays with contiguous rows. Threads work on strips of columns of one matrix, or on
different matrices of a batch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import prod
from typing import Any

import numpy as np

from tenferro.engines.native.routines.lanes import Lanes, fits
from tenferro.engines.native.routines.step import LARGER, SMALL, VECTOR, Number, declaring
from tenferro.engines.native.runtime.code.target import host
from tenferro.tensor import Aval
from tenferro.tensor.rounding import small_pivot

_STRIP, _PANEL = 3, 64
"""Vectors of a row of a strip, columns of a panel: `dense.h`, `lu.c`."""
_ITERATED = 160
"""The most values of a spectrum, whose vectors are rotated one by one: 0.7 of the time of LAPACK's
divide and conquer at 64, 0.6 to 0.8 at 128, 0.9 to 1.2 at 200 on a core of an Intel Xeon. Complex
singular values at 64 and 128 on an AMD EPYC: 0.54 and 0.57, vectors of one side 0.46 and 0.42."""
_COMPLEX = 100
"""Rows of complex matrices up to which their exponentials are real ones of twice the size: on a
Xeon with AVX-512, of 96 rows in 0.7 of the time of products by BLAS, with a direction in 0.4."""
_COMPLEX_FACTORS, _COMPLEX_PANEL = 256, 16
"""Of `complex.c`: the most rows of a matrix, and the columns of a panel."""
_TASK, _TASKS = 25_000, 8
"""Products of vectors that are worth a task of their own (15 us in an LU factorization of 128 x 128
on a Xeon with AVX-512), and the most tasks."""


def takes(*avals: Aval) -> bool:
    """Whether operands are real matrices and permutations of their rows, not batches for lanes."""
    return _are_matrices("fdlq", LARGER, *avals)


def _takes_complex(*avals: Aval) -> bool:
    """The same of complex matrices that are factored, and solved with, on one core."""
    return _are_matrices("FDlq", _COMPLEX_FACTORS, *avals)


def _are_matrices(chars: str, most: int, *avals: Aval) -> bool:
    if avals[0].ndim > 2 and fits(*avals):
        return False
    return all(
        x.dtype.char in chars
        and x.ndim >= (1 if x.dtype.kind == "i" else 2)
        and all(isinstance(n, int) and n >= 1 for n in x.shape)
        and max(x.shape[-2:]) <= most
        for x in avals
    )


def _lanes(a: Aval) -> int:
    return VECTOR // _itemsize(a)


def _itemsize(a: Aval) -> int:
    """The bytes of a real number, in which all is computed."""
    return a.dtype.itemsize // (2 if a.is_complex else 1)


def _whole(n: int, a: Aval) -> int:
    """In whole vectors."""
    return -(-n // _lanes(a)) * _lanes(a)


def _step(
    entry: str, avals: Sequence[Aval], work: float, strips: int, strip: int, room: int,
    *numbers: Number,
) -> Lanes:  # fmt: skip
    """A step for each of some matrices.

    A matrix takes `work` products of vectors, divided among tasks that have a strip each, of so
    many elements; `room` are the elements besides. The table begins with two sizes, the kind of
    tiles, and tasks.
    """
    a, (first, second, *rest) = avals[0], numbers
    tasks = max(1, min(strips, _TASKS, int(work / _TASK)))
    count = prod(_shape(a)[:-2])
    across = max(1, min(count, _TASKS, int(count * work / _TASK)))
    each = _whole(room + tasks * strip, a) * _itemsize(a)
    steps = [_bytes(x) for x in avals]
    values = (
        *(count, across, each, *steps, *(0,) * (5 - len(steps))),
        *(first, second, int(host().vector_registers >= 32), tasks, *rest),
    )
    named: dict[str, Number] = {f"number {i}": x for i, x in enumerate(values)}
    return Lanes(entry, named, workspace=across * each, folder="dense")


def _bytes(x: Aval) -> int:
    """Of one matrix, or one permutation."""
    return int(prod(_shape(x)[-1 if x.dtype.kind == "i" else -2 :])) * x.dtype.itemsize


@declaring("tenferro.linalg.lu.v1", takes)
def _(a: Aval) -> Lanes:
    m, n = _shape(a)[-2:]
    order = Aval(_shape(a)[:-1], np.dtype(np.int64))
    strips, strip = n // (_STRIP * _lanes(a)), _PANEL * _STRIP * _lanes(a)
    room = _lanes(a) * _whole(m, a)
    work = m * n * min(m, n) / 3 / _lanes(a)
    return _step("lu.lu", (a, a, order), work, strips, strip, room, m, n)


@declaring("tenferro.linalg.lu.v1", _takes_complex)
def _(a: Aval) -> Lanes:
    m, n = _shape(a)[-2:]
    order = Aval(_shape(a)[:-1], np.dtype(np.int64))
    room = 2 * n * (_whole(m, a) + _lanes(a)) + 2 * _COMPLEX_PANEL * _STRIP * _lanes(a)
    work = 4 * m * n * min(m, n) / 3 / _lanes(a)
    return _step("complex.complex_lu", (a, a, order), work, 1, 0, room, m, n)


@declaring("tenferro.linalg.cholesky.v1", takes)
def _(a: Aval) -> Lanes:
    return _cholesky("cholesky", a, 1, a)


@declaring("tenferro.linalg.cholesky_tangent.v1", takes)
def _(L: Aval, x: Aval) -> Lanes:
    return _cholesky("cholesky_tangent", L, 2, x, x)


@declaring("tenferro.linalg.cholesky_cotangent.v1", takes)
def _(L: Aval, x: Aval) -> Lanes:
    return _cholesky("cholesky_cotangent", L, 2, x, x)


def _cholesky(name: str, a: Aval, times: int, *rest: Aval) -> Lanes:
    """Blocks are as wide as a strip; tasks have two strips of so many rows."""
    n, width = _shape(a)[-1], _STRIP * _lanes(a)
    room, work = 2 * width * (width + n) + width, times * n**3 / 6 / _lanes(a)
    strips = -(-n // width)
    return _step(f"cholesky.{name}", (a, *rest), work, strips, 2 * width**2, room, n, n)


def _solving(
    entry: str, avals: Sequence[Aval], columns: int, products: float, *numbers: Number
) -> Lanes:
    """A step that solves for so many columns, with so many products of elements for each."""
    a = avals[0]
    n, width = _shape(a)[-1], _STRIP * _lanes(a)
    work = products * columns / _lanes(a)
    strips = -(-columns // width)
    return _step(entry, avals, work, strips, n * width, _whole(n, a), n, columns, *numbers)


def _takes_narrow(a: Aval) -> bool:
    return takes(a) and min(_shape(a)[-2:]) <= SMALL


@declaring("tenferro.linalg.qr.v1", _takes_narrow)
def _(a: Aval) -> Lanes:
    """Reflections are applied one by one: of wider matrices these would not stay in a cache."""
    m, n = _shape(a)[-2:]
    k, distance = min(m, n), _whole(m, a)
    room = (n + 2 * k) * distance + k
    step = _step("qr.qr", _qr_operands(a), 2 * m * n * k / _lanes(a), 1, 0, room, m, n)
    return replace(step, numbers={**step.numbers, "vectors": 1}, vectors=(0,))


def _qr_operands(a: Aval) -> Sequence[Aval]:
    m, n = _shape(a)[-2:]
    k = min(m, n)
    return a, a.with_shape((m, k)), a.with_shape((k, n))


def _takes_symmetric(a: Aval) -> bool:
    return takes(a) and bool(_shape(a)[-1] <= _ITERATED)


@declaring("tenferro.linalg.eigh.v1", _takes_symmetric)
def _(a: Aval, *, lower: bool, broadening: float) -> Lanes:
    n = _shape(a)[-1]
    room, work = (2 * n + 5) * _whole(n, a), 6 * n**3 / _lanes(a)
    step = _step(
        "symmetric.eigh", (a, a.with_shape((*_shape(a)[:-1], 1)), a), work, 1, 0, room, n, n, lower
    )
    return replace(step, numbers={**step.numbers, "vectors": 1}, vectors=(1,))


def _takes_singular(a: Aval) -> bool:
    return _are_matrices("fdFD", LARGER, a) and bool(min(_shape(a)[-2:]) <= _ITERATED)


@declaring("tenferro.linalg.svd.v1", _takes_singular)
def _(a: Aval, *, full_matrices: bool, broadening: float) -> Lanes:
    *batch, m, n = _shape(a)
    most, least = max(m, n), min(m, n)
    left, right = (m, n) if full_matrices else (least, least)
    u, vh = (a.with_shape((*batch, *shape)) for shape in ((m, left), (right, n)))
    values = Aval((*batch, least, 1), np.dtype(a.dtype.char.lower()))
    name, room = "svd", _room_of_svd(a, most if full_matrices else least)
    if a.is_complex:
        name, room = "complex_svd", _room_of_complex_svd(a)
    work = (24 if a.is_complex else 12) * most * least**2 / _lanes(a)
    entry = f"{name.replace('svd', 'singular')}.{name}"
    step = _step(entry, (a, u, values, vh), work, 1, 0, room, m, n, full_matrices)
    return replace(step, numbers={**step.numbers, "vectors": 3}, vectors=(0, 2))


def _room_of_svd(a: Aval, count: int) -> int:
    """With so many vectors of the longer side."""
    least: int = min(_shape(a)[-2:])
    down, across = _whole_sides(a)
    return 2 * count * down + 2 * least * across + down + 4 * across


def _room_of_complex_svd(a: Aval) -> int:
    """Both parts of columns and of rows are an odd number of vectors apart."""
    least: int = min(_shape(a)[-2:])
    tall, wide = _whole_sides(a)
    down, across = (x + (1 - x // _lanes(a) % 2) * _lanes(a) for x in (tall, wide))
    strips = _STRIP * _lanes(a) * (2 * tall + wide)
    return (2 * least + 2) * down + (2 * least + 4) * across + (2 * least + 6) * wide + strips


def _whole_sides(a: Aval) -> tuple[int, int]:
    """The longer and the shorter side of a matrix, in whole vectors."""
    m, n = _shape(a)[-2:]
    return _whole(max(m, n), a), _whole(min(m, n), a)


@declaring("tenferro.linalg.solve.v1", takes)
def _(a: Aval, packed: Aval, permutation: Aval, b: Aval, *, mode: str) -> Lanes:
    n, columns = _shape(b)[-2:]
    operands = a, packed, permutation, b, b
    return _solving("solve.factors", operands, columns, n * n, mode != "N")


@declaring("tenferro.linalg.inv.v1", takes)
def _(a: Aval, packed: Aval, permutation: Aval) -> Lanes:
    return _inverse(a, packed, permutation, False)


@declaring("tenferro.linalg.solve.v1", _takes_complex)
def _(a: Aval, packed: Aval, permutation: Aval, b: Aval, *, mode: str) -> Lanes:
    operands = a, packed, permutation, b, b
    return _complex_solving("factors", operands, _shape(b)[-1], mode != "N", mode == "C")


@declaring("tenferro.linalg.inv.v1", _takes_complex)
def _(a: Aval, packed: Aval, permutation: Aval) -> Lanes:
    return _complex_solving("inverse", (a, packed, permutation, a), _shape(a)[-1])


def _complex_solving(entry: str, avals: Sequence[Aval], columns: int, *flags: bool) -> Lanes:
    """The room is for the factors and for a strip of both parts of right-hand sides."""
    a = avals[0]
    n, strip = _shape(a)[-1], _STRIP * _lanes(a)
    room, work = _whole(2 * n * n + 2 * n, a) + 2 * n * strip, 4 * n * n * columns / _lanes(a)
    return _step(f"complex.complex_{entry}", avals, work, 1, 0, room, n, columns, *flags)


@declaring("tenferro.linalg.adjugate.v1", takes)
def _(a: Aval, packed: Aval, permutation: Aval) -> Lanes:
    return _inverse(a, packed, permutation, True)


def _inverse(a: Aval, packed: Aval, permutation: Aval, adjugate: bool) -> Lanes:
    n, operands = _shape(a)[-1], (a, packed, permutation, a)
    return _solving("solve.inverse", operands, n, n * n, adjugate, small_pivot(a))


@declaring("tenferro.linalg.triangular_solve.v1", takes)
def _(a: Aval, b: Aval, *, lower: bool, mode: str, unit: bool, right: bool) -> Lanes:
    n, columns = _shape(a)[-1], _shape(b)[-2 if right else -1]
    flags = lower, mode != "N", unit, right
    return _solving("solve.triangle", (a, b, b), columns, n * n / 2, *flags)


def _takes_exponential(*avals: Aval) -> bool:
    return takes(*avals) or (
        all(x.is_complex and takes(x.with_dtype(_real(x))) for x in avals)
        and not fits(*avals)
        and _shape(avals[0])[-1] <= _COMPLEX
    )


def _real(x: Aval) -> np.dtype[Any]:
    return np.dtype(x.dtype.char.lower())


@declaring("tenferro.linalg.matrix_function.v1", _takes_exponential)
def _(a: Aval, *, function: str) -> Lanes | None:
    return _exponential((a, a), 0) if function == "expm" else None


@declaring("tenferro.linalg.frechet.v1", _takes_exponential)
def _(a: Aval, e: Aval, *, function: str) -> Lanes | None:
    return _exponential((a, e, a), 1) if function == "expm" else None


def _exponential(avals: Sequence[Aval], along: int) -> Lanes:
    """Six matrices, and as many derivatives; some ten products, divided one by one.

    Complex ones are computed as real ones of twice the size.
    """
    a, width = avals[0], _STRIP * _lanes(avals[0])
    n = _shape(a)[-1] * (2 if a.is_complex else 1)
    room, work, strips = 6 * (1 + along) * _whole(n * n, a), n**3 / _lanes(a), -(-n // width)
    flags = along, a.is_complex
    return _step("exponential.exponential", avals, work, strips, n * width, room, n, *flags)


def _shape(a: Aval) -> Any:
    return a.shape
