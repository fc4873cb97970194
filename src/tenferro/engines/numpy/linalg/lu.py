"""Kernels of the LU factorization and of what is computed from its factors."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.engines.numpy import memory
from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import (
    Matrices,
    batch_first,
    batch_last,
    each,
    many_small,
    refuse,
)
from tenferro.engines.numpy.linalg.fortran import columns, integer, routine, stored
from tenferro.engines.numpy.linalg.triangular import LEAF, lapack, solve_large, substitute
from tenferro.tensor import Aval


@lowering("tenferro.linalg.lu.v1")
def _(a: Aval) -> Any:
    getrf = lapack("getrf", a.dtype)
    shape: Any = a.shape
    batch = shape[:-2]
    m, n = shape[-2:]

    def one(matrix: Matrices) -> tuple[Matrices, Matrices]:
        if not matrix.size:
            return matrix.copy(), np.arange(m)
        packed, pivots = _factored(matrix) if m > LEAF else getrf(matrix)[:2]
        return packed, as_permutation(pivots, m)

    def run(x: Matrices) -> tuple[Matrices, Matrices]:
        if not batch:
            return one(x)
        if many_small(x):
            return _across(x)
        packed, order = (
            np.empty((*batch, n, m), x.dtype).swapaxes(-1, -2),
            np.empty((*batch, m), int),
        )
        for i in np.ndindex(*batch):
            packed[i], order[i] = one(x[i])
        return packed, order

    return run


def _factored(matrix: Matrices) -> tuple[Matrices, Matrices]:
    """LAPACK's packed factors in columns that do not compete for the cache, and pivots from 0."""
    packed = columns(matrix)
    place, (m, n) = stored(packed), matrix.shape
    pivots = np.empty(min(m, n), np.int32)
    routine("getrf", packed.dtype.char)(
        integer(m), integer(n), place.address, integer(place.leading), pivots.ctypes.data,
        np.zeros(1, np.int32).ctypes.data,
    )  # fmt: skip
    return packed, pivots - 1


def as_permutation(pivots: Any, size: int) -> Matrices:
    """The permutation that exchanges of row i with row pivots[i] amount to."""
    order = list(range(size))
    for i, p in enumerate(pivots.tolist()):
        order[i], order[p] = order[p], order[i]
    return np.array(order, dtype=np.int64)


def _across(a: Matrices) -> tuple[Matrices, Matrices]:
    """Elimination with partial pivoting for all matrices of a batch at once."""
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


@lowering("tenferro.linalg.solve.v1")
def _(a: Aval, packed: Aval, permutation: Aval, b: Aval, *, mode: str) -> Any:
    getrs = lapack("getrs", a.dtype)
    trans = "NTC".index(mode)

    def one(F: Matrices, p: Matrices, v: Matrices) -> Matrices:
        if len(p) > LEAF:
            return _solve_large(F, p, v, mode)
        # getrs wants pivots; the permutation is applied here instead and none are left for it.
        none = np.arange(len(p), dtype=np.int32)
        x = getrs(F, none, v[p] if mode == "N" else v, trans=trans)[0]
        return x if mode == "N" else _unpermuted(x, p)

    def run(m: Matrices, F: Matrices, p: Matrices, v: Matrices) -> Matrices:
        check_regular("solve", F)
        if not v.size:
            return np.zeros_like(v)
        if v.ndim == 2:
            return one(F, p, v)
        return _solve_across(F, p, v, mode) if many_small(F) else _each_with(one, F, p, v)

    return run


def _solve_large(F: Matrices, p: Matrices, v: Matrices, mode: str) -> Matrices:
    """a = Pᵀ L U gives a⁻¹ = U⁻¹ L⁻¹ P and a⁻ᵀ = Pᵀ L⁻ᵀ U⁻ᵀ."""
    if mode == "N":
        x = solve_large(F, _permuted(v, p), lower=True, mode=mode, unit=True, own=True)
        return solve_large(F, x, lower=False, mode=mode, unit=False, own=True)
    x = solve_large(F, v, lower=False, mode=mode, unit=False)
    return _unpermuted(solve_large(F, x, lower=True, mode=mode, unit=True, own=True), p)


def check_regular(name: str, F: Matrices) -> None:
    """Raise LinAlgError if U of packed factors has a zero on its diagonal."""
    zero = (np.diagonal(F, axis1=-2, axis2=-1) == 0).any(axis=-1)
    if zero.any():
        refuse(name, "a", zero, "is singular")


def _unpermuted(x: Matrices, p: Matrices) -> Matrices:
    out = memory.empty_like(x)
    out[p] = x
    return out


def _permuted(x: Matrices, p: Matrices) -> Matrices:
    """The rows p of a matrix."""
    out = memory.empty(x.shape, x.dtype)
    # With the default mode NumPy would write to a copy first, in case an index is out of bounds.
    return np.take(x, p, axis=0, out=out, mode="clip")


def _each_with(one: Any, F: Matrices, p: Matrices, v: Matrices) -> Matrices:
    out = np.empty(v.shape, v.dtype)
    for i in np.ndindex(*v.shape[:-2]):
        out[i] = one(F[i], p[i], v[i])
    return out


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


@lowering("tenferro.linalg.inv.v1")
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    getri = lapack("getri", a.dtype)
    shape: Any = a.shape
    n = shape[-1]

    def one(F: Matrices, p: Matrices) -> Matrices:
        found: Matrices = getri(F, np.arange(n, dtype=np.int32))[0][:, np.argsort(p)]
        return found

    def run(m: Matrices, F: Matrices, p: Matrices) -> Matrices:
        check_regular("inv", F)
        if not m.size:
            return np.zeros_like(m)
        if m.ndim == 2:
            return one(F, p)
        if many_small(F):
            unit = np.broadcast_to(np.eye(n, dtype=m.dtype), m.shape)
            return _solve_across(F, p, unit, "N")
        out = np.empty(m.shape, m.dtype)
        for i in np.ndindex(*m.shape[:-2]):
            out[i] = one(F[i], p[i])
        return out

    return run


@lowering("tenferro.linalg.inverse_permutation.v1")
def _(permutation: Aval) -> Any:
    return lambda p: np.argsort(p, axis=-1)


@lowering("tenferro.linalg.permute_rows.v1")
def _(x: Aval, permutation: Aval, *, inverse: bool) -> Any:
    def run(a: Any, p: Any) -> Any:
        order = np.argsort(p, axis=-1) if inverse else p
        if order.ndim == 1:
            return _permuted(a, order) if a.ndim == 2 else a[..., order, :]
        return np.take_along_axis(a, order[..., None], axis=-2)

    return run


@lowering("tenferro.linalg.permutation_to_pivots.v1")
def _(permutation: Aval, *, count: int) -> Any:
    def run(p: Matrices) -> Matrices:
        found = each(lambda order: _as_pivots(order, count), p, core=1, shape=(count,))
        return found.astype(np.int64)

    return run


@lowering("tenferro.linalg.pivots_to_permutation.v1")
def _(pivots: Aval, *, size: int) -> Any:
    def run(p: Matrices) -> Matrices:
        found = each(lambda order: as_permutation(order, size), p, core=1, shape=(size,))
        return found.astype(np.int64)

    return run


def _as_pivots(order: Matrices, count: int) -> Matrices:
    at = list(range(len(order)))
    place = list(range(len(order)))
    pivots = []
    for i, wanted in enumerate(order[:count].tolist()):
        j = place[wanted]
        pivots.append(j)
        place[at[i]], at[j] = j, at[i]
        at[i], place[wanted] = wanted, i
    return np.array(pivots, dtype=np.int64)
