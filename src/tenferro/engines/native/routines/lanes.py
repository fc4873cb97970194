"""Steps of batches of small matrices: one matrix in each lane of a vector (`runtime/source/lanes`).

With LAPACK each matrix costs a call, of which little is arithmetic up to 16 rows. Blocks of 8
matrices (16 of single precision) are transposed in and out. If one matrix has no result, the step
leaves the whole batch to the NumPy kernel, which names the matrix.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any

import numpy as np

from tenferro.engines.native.routines.step import (
    VECTOR,
    Number,
    Routine,
    RoutinePlan,
    declaring,
    part,
    table_of,
)
from tenferro.tensor import Aval
from tenferro.tensor.rounding import small_pivot

MOST, MOST_COMPLEX, ROWS = 16, 12, 64
"""The most rows of a square matrix, and of one with few columns: `lanes.h`."""
LONGEST = 4096
"""The most elements of a permutation whose parity is computed: `lu.c`."""
_SERIAL, _TASK, _TASKS = 12_000, 4_000, 64
"""Nanoseconds below which a step is one task, those of a task, and the most tasks of a step."""


@dataclass(frozen=True)
class Lanes(RoutinePlan):
    """A step: the function of a source file, and the numbers it reads."""

    entry: str
    numbers: Mapping[str, Number]
    vectors: tuple[int, ...] = ()
    workspace: int = 0
    folder: str = "lanes"

    def reading(self, read: Sequence[bool]) -> Lanes:
        """The step that may leave out vectors that are not read."""
        if not self.vectors:
            return self
        return replace(self, numbers={**self.numbers, "vectors": _bits(read, self.vectors)})

    def routine(self, key: str, dtype: np.dtype[Any], count: int) -> Routine:
        """The step, compiled for a dtype."""
        file, function = self.entry.split(".")
        number = dtype if self.folder == "lanes" else np.dtype(dtype.char.lower())
        table = table_of(self.numbers, dtype)
        name = f"{self.folder}_{function}"
        return part(f"{self.folder}/{file}", name, number, table, self.workspace)


def lanes(
    entry: str, a: Aval, nanoseconds: float, *numbers: Number, vectors: tuple[int, ...] = ()
) -> Lanes:
    """A step for the matrices `a`, each of which takes so long; numbers after their count.

    The last number has a bit for each of the outputs `vectors`, where there are such: whether it is
    read.
    """
    shape: Any = a.shape
    count = prod(shape[:-2])
    width = VECTOR // np.dtype(a.dtype.char.lower()).itemsize
    work = count * nanoseconds
    tasks = 1 if work < _SERIAL else min(-(-count // width), _TASKS, int(work / _TASK))
    values = (count, tasks, *numbers)
    named: dict[str, Number] = {f"number {i}": x for i, x in enumerate(values)}
    if vectors:
        named["vectors"] = (1 << len(vectors)) - 1
    return Lanes(entry, named, vectors)


def _bits(read: Sequence[bool], outputs: Sequence[int]) -> int:
    """A number with a bit for each of some outputs that is read."""
    return sum(bool(read[i]) << bit for bit, i in enumerate(outputs))


def fits(*avals: Aval) -> bool:
    """Whether operands are batches of small matrices, permutations among them."""
    return all(_is_permutation(x) or _is_batch(x) for x in avals)


def has_diagonals(*avals: Aval) -> bool:
    """Whether operands are square matrices of any number, with the permutations of their rows."""
    sizes: Any = avals[0].shape
    known = all(isinstance(n, int) and n >= 1 for n in sizes)
    return known and sizes[-1] <= LONGEST and avals[0].dtype.char in "fdFD"


def _is_permutation(aval: Aval) -> bool:
    return aval.dtype.char == np.dtype(np.int64).char


def _is_batch(aval: Aval) -> bool:
    sizes: Any = aval.shape
    known = all(isinstance(n, int) and n >= 1 for n in sizes)
    if not known or aval.ndim < 3 or aval.dtype.char not in "fdFD":
        return False
    most = MOST_COMPLEX if aval.is_complex else MOST
    m, n = sizes[-2:]
    return bool(min(m, n) <= most and max(m, n) <= ROWS and m * n <= most**2)


def _shape(a: Aval) -> Any:
    """Rows and columns."""
    return a.shape[-2:]


def _work(a: Aval, products: float, moved: int) -> float:
    """Nanoseconds for a matrix: of products of elements, of moving elements.

    512 matrices of 8 x 8 and 16 x 16 on one core of a Xeon with AVX-512, ns for each and what this
    returns: LU 52 and 47, 254 and 222; solve for one column 27 and 30, 98 and 112, for n 57 and
    109, 457 and 640; inverse 57 and 64, 437 and 359; QR 128 and 160, 747 and 1,049; eigenvectors
    1,212 and 1,336, 15,900 and 8,450. Complex LU of 8 x 8: 118 and 117.
    """
    each = (1.25 if a.is_complex else 1) * a.dtype.itemsize / 8
    return float(each * (0.05 * products + 0.3 * moved))


def _factor(a: Aval) -> float:
    """Nanoseconds to factor a matrix: to LU, or to a triangle."""
    m, n = _shape(a)
    return _work(a, m * n * min(m, n) / 3, 2 * m * n)


@declaring("tenferro.linalg.lu.v1", fits)
def _(a: Aval) -> Lanes:
    return lanes("lu.lu", a, _factor(a), *_shape(a))


@declaring("tenferro.linalg.solve.v1", fits)
def _(a: Aval, packed: Aval, permutation: Aval, b: Aval, *, mode: str) -> Lanes:
    n, columns = _shape(b)
    work = _work(a, n * n * columns, n * (n + 2 * columns))
    return lanes("lu.solve", a, work, n, columns, mode != "N", mode == "C")


@declaring("tenferro.linalg.inv.v1", fits)
def _(a: Aval, packed: Aval, permutation: Aval) -> Lanes:
    return lanes("lu.inv", a, _inverse(a), _shape(a)[-1])


@declaring("tenferro.linalg.adjugate.v1", fits)
def _(a: Aval, packed: Aval, permutation: Aval) -> Lanes:
    return lanes("lu.adjugate", a, _inverse(a), _shape(a)[-1], small_pivot(a))


def _inverse(a: Aval) -> float:
    n = _shape(a)[-1]
    return _work(a, n**3, 2 * n * n)


@declaring("tenferro.linalg.det.v1", has_diagonals)
def _(a: Aval, packed: Aval, permutation: Aval) -> Lanes:
    return lanes("lu.det", a, _shape(a)[-1], _shape(a)[-1])


@declaring("tenferro.linalg.slogdet.v1", has_diagonals)
def _(a: Aval, packed: Aval, permutation: Aval) -> Lanes:
    return lanes("lu.slogdet", a, 3.5 * _shape(a)[-1], _shape(a)[-1])


@declaring("tenferro.linalg.triangular_solve.v1", fits)
def _(a: Aval, b: Aval, *, lower: bool, mode: str, unit: bool, right: bool) -> Lanes:
    return _triangular("triangular.triangular_solve", a, b, lower, mode, unit, right)


@declaring("tenferro.linalg.triangular_product.v1", fits)
def _(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Lanes:
    return _triangular("triangular.triangular_product", a, b, lower, mode, False, right)


@declaring("tenferro.linalg.unit_triangular_product.v1", fits)
def _(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Lanes:
    return _triangular("triangular.triangular_product", a, b, lower, mode, True, right)


def _triangular(
    entry: str, a: Aval, b: Aval, lower: bool, mode: str, unit: bool, right: bool
) -> Lanes:
    n, columns = _shape(a)[-1], _shape(b)[-2 if right else -1]
    flags = lower, mode != "N", mode == "C", unit, right
    return lanes(entry, a, _work(a, n * n * columns / 2, n * (n + 2 * columns)), n, columns, *flags)


@declaring("tenferro.linalg.cholesky.v1", fits)
def _(a: Aval) -> Lanes:
    return lanes("triangular.cholesky", a, _factor(a), _shape(a)[-1])


@declaring("tenferro.linalg.cholesky_tangent.v1", fits)
def _(L: Aval, x: Aval) -> Lanes:
    return lanes("triangular.cholesky_tangent", x, 3 * _factor(x), _shape(x)[-1])


@declaring("tenferro.linalg.cholesky_cotangent.v1", fits)
def _(L: Aval, x: Aval) -> Lanes:
    return lanes("triangular.cholesky_cotangent", x, 3 * _factor(x), _shape(x)[-1])


@declaring("tenferro.linalg.qr.v1", fits)
def _(a: Aval) -> Lanes:
    m, n = _shape(a)
    return lanes("qr.qr", a, _work(a, 4 * m * n * min(m, n), 3 * m * n), m, n)


@declaring("tenferro.linalg.eigh.v1", fits)
def _(a: Aval, *, lower: bool, broadening: float) -> Lanes:
    return lanes("jacobi.eigh", a, _rotations(a), _shape(a)[-1], lower, vectors=(1,))


@declaring("tenferro.linalg.svd.v1", fits)
def _(a: Aval, *, full_matrices: bool, broadening: float) -> Lanes | None:
    m, n = _shape(a)
    left, right = (m, n) if full_matrices else (min(m, n),) * 2
    if max(m * left, right * n) > (MOST_COMPLEX if a.is_complex else MOST) ** 2:
        return None
    return lanes("jacobi.svd", a, _rotations(a), m, n, left, right, vectors=(0, 2))


def _rotations(a: Aval) -> float:
    m, n = _shape(a)
    return 30 * _work(a, m * n * min(m, n), m * n)


@declaring("tenferro.linalg.matrix_function.v1", fits)
def _(a: Aval, *, function: str) -> Lanes | None:
    return _exponential(a, 0) if function == "expm" else None


@declaring("tenferro.linalg.frechet.v1", fits)
def _(a: Aval, e: Aval, *, function: str) -> Lanes | None:
    return _exponential(a, 1) if function == "expm" else None


def _exponential(a: Aval, along: int) -> Lanes:
    """Six matrices for each task, and as many derivatives."""
    n = _shape(a)[-1]
    step = lanes("functions.expm", a, (1 + 2 * along) * 10 * _work(a, n**3, n * n), n, along)
    tasks, size = step.numbers["number 1"], prod(_shape(a))
    room = 6 * (1 + along) * size * VECTOR * (2 if a.is_complex else 1)
    return replace(step, workspace=int(tasks * room))
