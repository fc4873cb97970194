"""Steps of one matrix: LU factors, systems, exponentials (`runtime/source/dense`).

Blocked, over arrays with contiguous rows; both cores work on strips of columns.
"""

from __future__ import annotations

from typing import Any

from tenferro.engines.native.routines.lanes import Lanes
from tenferro.engines.native.routines.step import LARGER, Number, declaring
from tenferro.engines.native.runtime.target import host
from tenferro.tensor import Aval
from tenferro.tensor.rounding import small_pivot

_VECTOR, _STRIP, _PANEL = 64, 3, 64
"""Bytes of a vector, vectors of a row of a strip, columns of a panel: `dense.h`, `lu.c`."""
_TASK, _TASKS = 100_000, 8
"""Products of vectors that are worth a task of their own, and the most tasks."""


def takes(*avals: Aval) -> bool:
    """Whether operands are real matrices, and permutations of their rows."""
    return all(
        x.ndim == (1 if x.dtype.kind == "i" else 2)
        and x.dtype.char in ("f", "d", "l", "q")
        and all(isinstance(n, int) and 1 <= n <= LARGER for n in x.shape)
        for x in avals
    )


def _lanes(a: Aval) -> int:
    return _VECTOR // a.dtype.itemsize


def _step(entry: str, a: Aval, tasks: int, elements: int, *numbers: Number) -> Lanes:
    """A step whose table begins with two sizes, the kind of tiles, and tasks."""
    first, second, *rest = numbers
    values = (first, second, int(host().vector_registers >= 32), tasks, *rest)
    named: dict[str, Number] = {f"number {i}": x for i, x in enumerate(values)}
    return Lanes(entry, named, workspace=elements * a.dtype.itemsize, folder="dense")


@declaring("tenferro.linalg.lu.v1", takes)
def _(a: Aval) -> Lanes:
    m, n = _shape(a)
    lanes = _lanes(a)
    room = lanes * (-(-m // lanes) * lanes) + _TASKS * _PANEL * _STRIP * lanes
    return _step("lu.lu", a, _TASKS, room, m, n)


def _solving(entry: str, a: Aval, columns: int, work: float, *numbers: Number) -> Lanes:
    """A step that solves for so many columns, with so many products of vectors."""
    n, lanes = _shape(a)[-1], _lanes(a)
    strips = -(-columns // (_STRIP * lanes))
    tasks = max(1, min(strips, _TASKS, int(work / _TASK)))
    room = -(-n // lanes) * lanes + tasks * n * _STRIP * lanes
    return _step(entry, a, tasks, room, n, columns, *numbers)


@declaring("tenferro.linalg.solve.v1", takes)
def _(a: Aval, packed: Aval, permutation: Aval, b: Aval, *, mode: str) -> Lanes:
    n, columns = _shape(b)
    return _solving("solve.factors", a, columns, n * n * columns / _lanes(a), mode != "N")


@declaring("tenferro.linalg.inv.v1", takes)
def _(a: Aval, packed: Aval, permutation: Aval) -> Lanes:
    return _inverse(a, False)


@declaring("tenferro.linalg.adjugate.v1", takes)
def _(a: Aval, packed: Aval, permutation: Aval) -> Lanes:
    return _inverse(a, True)


def _inverse(a: Aval, adjugate: bool) -> Lanes:
    n = _shape(a)[-1]
    work = n**3 / _lanes(a)
    return _solving("solve.inverse", a, n, work, adjugate, small_pivot(a))


@declaring("tenferro.linalg.triangular_solve.v1", takes)
def _(a: Aval, b: Aval, *, lower: bool, mode: str, unit: bool, right: bool) -> Lanes:
    n, columns = _shape(a)[-1], _shape(b)[0 if right else 1]
    flags = lower, mode != "N", unit, right
    return _solving("solve.triangle", a, columns, n * n * columns / 2 / _lanes(a), *flags)


@declaring("tenferro.linalg.matrix_function.v1", takes)
def _(a: Aval, *, function: str) -> Lanes | None:
    return _exponential(a, 0) if function == "expm" else None


@declaring("tenferro.linalg.frechet.v1", takes)
def _(a: Aval, e: Aval, *, function: str) -> Lanes | None:
    return _exponential(a, 1) if function == "expm" else None


def _exponential(a: Aval, along: int) -> Lanes:
    """Six matrices, as many derivatives, and a strip for each task."""
    n, lanes = _shape(a)[-1], _lanes(a)
    strip = _STRIP * lanes
    tasks = max(1, min(-(-n // strip), _TASKS, n**3 // lanes // _TASK))
    room = 6 * (1 + along) * -(-n * n // lanes) * lanes + tasks * n * strip
    return _step("exponential.exponential", a, tasks, room, n, along)


def _shape(a: Aval) -> Any:
    return a.shape
