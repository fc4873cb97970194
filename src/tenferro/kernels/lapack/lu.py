"""LU factors by columns that do not compete for the cache, or across many small matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.lapack.across import batch_first, batch_last, many_small
from tenferro.kernels.lapack.fortran import columns, integer, is_crowded, routine, stored
from tenferro.kernels.lapack.triangular import LEAF, solve_large, substitute
from tenferro.kernels.linalg.batches import Matrices
from tenferro.kernels.linalg.lu import (
    as_permutation,
    check_regular,
    permuted,
    stacked_factors,
    stacked_solutions,
    unpermuted,
)
from tenferro.tensor import Aval


def factors(a: Aval) -> Any:
    """Packed factors and the permutation: of one large matrix, or across many small ones."""
    return _across if many_small(a) else stacked_factors(a, _factored)


def is_crowded_or_many(a: Aval, *rest: Aval) -> bool:
    """Whether columns would compete for the cache, or there are many small matrices."""
    shape: Any = a.shape
    return (is_crowded(shape[-2], a.dtype.itemsize) and min(shape[-2:]) > LEAF) or many_small(a)


def _factored(matrix: Matrices) -> tuple[Matrices, Matrices]:
    """LAPACK's packed factors in columns that do not compete for the cache, and the permutation."""
    packed = columns(matrix)
    place, (m, n) = stored(packed), matrix.shape
    pivots = np.empty(min(m, n), np.int32)
    routine("getrf", packed.dtype.char)(
        integer(m), integer(n), place.address, integer(place.leading), pivots.ctypes.data,
        np.zeros(1, np.int32).ctypes.data,
    )  # fmt: skip
    return packed, as_permutation(pivots - 1, m)


def _across(a: Matrices) -> tuple[Matrices, Matrices]:
    """Elimination with partial pivoting for all matrices of a batch together."""
    F = batch_last(a, 2, own=True)
    m, n, count = F.shape
    order = np.repeat(np.arange(m)[:, None], count, axis=1)
    for j in range(min(m, n)):
        _exchange(F, order, j)
        pivot = F[j, j]
        F[j + 1 :, j] /= np.where(pivot == 0, 1, pivot)
        F[j + 1 :, j + 1 :] -= F[j + 1 :, j, None] * F[j, j + 1 :]
    return batch_first(F, a.shape[:-2]), batch_first(order, a.shape[:-2])


def _exchange(F: Matrices, order: Matrices, j: int) -> None:
    """Bring the largest of the rows from j on to row j, in each matrix."""
    largest, place = _size(F[j, j]), np.full(F.shape[-1], j)
    for i in range(j + 1, len(F)):
        size = _size(F[i, j])
        place[size > largest] = i
        np.maximum(largest, size, out=largest)
    for i in range(j + 1, len(F)):
        where = np.flatnonzero(place == i)
        for x in (F, order):
            held = x[j][..., where]
            x[j][..., where] = x[i][..., where]
            x[i][..., where] = held


def _size(x: Matrices) -> Matrices:
    """What LAPACK compares pivots by: |Re z| + |Im z|."""
    if x.dtype.kind != "c":
        return np.abs(x)
    size: Matrices = np.abs(x.real) + np.abs(x.imag)
    return size


def solve(a: Aval, packed: Aval, permutation: Aval, b: Aval, *, mode: str) -> Any:
    """A solution from the factors: by halves, or across many small matrices."""
    if not many_small(a):
        return stacked_solutions(lambda F, p, v: _solve_large(F, p, v, mode))

    def run(m: Matrices, F: Matrices, p: Matrices, v: Matrices) -> Matrices:
        check_regular("solve", F)
        return _solve_across(F, p, v, mode) if v.size else np.zeros_like(v)

    return run


def _solve_large(F: Matrices, p: Matrices, v: Matrices, mode: str) -> Matrices:
    """a = Pᵀ L U implies a⁻¹ = U⁻¹ L⁻¹ P and a⁻ᵀ = Pᵀ L⁻ᵀ U⁻ᵀ."""
    if mode == "N":
        x = solve_large(F, permuted(v, p), lower=True, mode=mode, unit=True, own=True)
        return solve_large(F, x, lower=False, mode=mode, unit=False, own=True)
    x = solve_large(F, v, lower=False, mode=mode, unit=False)
    return unpermuted(solve_large(F, x, lower=True, mode=mode, unit=True, own=True), p)


def _solve_across(F: Matrices, p: Matrices, b: Matrices, mode: str) -> Matrices:
    A, order = batch_last(F, 2), batch_last(p, 1)[:, None]
    if mode == "N":
        x = np.take_along_axis(batch_last(b, 2), order, axis=0)
        substitute(A, x, lower=True, unit=True)
        substitute(A, x, lower=False, unit=False)
        return batch_first(x, b.shape[:-2])
    x = batch_last(b, 2, own=True)
    A = np.swapaxes(A, 0, 1)
    A = A.conj() if mode == "C" and A.dtype.kind == "c" else A
    substitute(A, x, lower=True, unit=False)
    substitute(A, x, lower=False, unit=True)
    out = np.empty_like(x)
    np.put_along_axis(out, order, x, axis=0)
    return batch_first(out, b.shape[:-2])


def inverse(a: Aval, packed: Aval, permutation: Aval) -> Any:
    """The inverses of many small matrices from their factors."""
    shape: Any = a.shape

    def run(m: Matrices, F: Matrices, p: Matrices) -> Matrices:
        check_regular("inv", F)
        unit = np.broadcast_to(np.eye(shape[-1], dtype=m.dtype), m.shape)
        return _solve_across(F, p, unit, "N")

    return run
