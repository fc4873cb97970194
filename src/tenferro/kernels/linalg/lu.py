"""Kernels of the LU factorization and of what is computed from its factors."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels import memory
from tenferro.kernels.linalg.batches import Matrices, each, refuse
from tenferro.kernels.linalg.indices import check_permutation, check_pivots
from tenferro.kernels.linalg.routines import lapack
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval


@lowering("tenferro.linalg.lu.v1")
def _(a: Aval) -> Any:
    getrf = lapack("getrf", a.dtype)

    def one(matrix: Matrices) -> tuple[Matrices, Matrices]:
        if not matrix.size:
            return matrix.copy(), np.arange(len(matrix))
        packed, pivots, _ = getrf(matrix)
        return packed, as_permutation(pivots, len(matrix))

    return stacked_factors(a, one)


def stacked_factors(a: Aval, one: Any) -> Any:
    """The kernel that factors one matrix after the other."""
    shape: Any = a.shape
    *batch, m, n = shape

    def run(x: Matrices) -> tuple[Matrices, Matrices]:
        if not batch:
            factors: tuple[Matrices, Matrices] = one(x)
            return factors
        packed = np.empty((*batch, n, m), x.dtype).swapaxes(-1, -2)
        order = np.empty((*batch, m), int)
        for i in np.ndindex(*batch):
            packed[i], order[i] = one(x[i])
        return packed, order

    return run


def as_permutation(pivots: Any, size: int) -> Matrices:
    """The permutation that exchanges of row i with row pivots[i] amount to."""
    order = list(range(size))
    for i, p in enumerate(pivots.tolist()):
        order[i], order[p] = order[p], order[i]
    return np.array(order, dtype=np.int64)


@lowering("tenferro.linalg.solve.v1")
def _(a: Aval, packed: Aval, permutation: Aval, b: Aval, *, mode: str) -> Any:
    getrs = lapack("getrs", a.dtype)
    trans = "NTC".index(mode)

    def one(F: Matrices, p: Matrices, v: Matrices) -> Matrices:
        # getrs wants pivots; the permutation is applied here instead and none are left for it.
        none = np.arange(len(p), dtype=np.int32)
        x = getrs(F, none, v[p] if mode == "N" else v, trans=trans)[0]
        return x if mode == "N" else unpermuted(x, p)

    return stacked_solutions(one)


def stacked_solutions(one: Any) -> Any:
    """The kernel that solves with one matrix's factors after the other's."""

    def run(m: Matrices, F: Matrices, p: Matrices, v: Matrices) -> Matrices:
        check_permutation("solve", p)
        check_regular("solve", F)
        if not v.size:
            return np.zeros_like(v)
        if v.ndim == 2:
            return one(F, p, v)
        out = np.empty(v.shape, v.dtype)
        for i in np.ndindex(*v.shape[:-2]):
            out[i] = one(F[i], p[i], v[i])
        return out

    return run


def check_regular(name: str, F: Matrices) -> None:
    """Raise LinAlgError if U of packed factors has a zero on its diagonal."""
    zero = (np.diagonal(F, axis1=-2, axis2=-1) == 0).any(axis=-1)
    if zero.any():
        refuse(name, "a", zero, "is singular")


def unpermuted(x: Matrices, p: Matrices) -> Matrices:
    """The matrix whose rows p are those of x."""
    out = memory.empty_like(x)
    out[p] = x
    return out


def permuted(x: Matrices, p: Matrices) -> Matrices:
    """The rows p of a matrix."""
    out = memory.empty(x.shape, x.dtype)
    # With the default mode NumPy would write to a copy first, in case an index is out of bounds.
    return np.take(x, p, axis=0, out=out, mode="clip")


@lowering("tenferro.linalg.inv.v1")
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    getri = lapack("getri", a.dtype)
    shape: Any = a.shape
    n = shape[-1]

    def run(m: Matrices, F: Matrices, p: Matrices) -> Matrices:
        check_permutation("inv", p)
        check_regular("inv", F)
        out = np.empty(m.shape, m.dtype)
        for i in np.ndindex(*m.shape[:-2]) if m.size else ():
            out[i] = getri(F[i], np.arange(n, dtype=np.int32))[0][:, np.argsort(p[i])]
        return out

    return run


@lowering("tenferro.linalg.inverse_permutation.v1")
def _(permutation: Aval) -> Any:
    def run(p: Matrices) -> Matrices:
        check_permutation("inverse_permutation", p)
        return np.argsort(p, axis=-1)

    return run


@lowering("tenferro.linalg.permute_rows.v1")
def _(x: Aval, permutation: Aval, *, inverse: bool) -> Any:
    def run(a: Any, p: Any) -> Any:
        check_permutation("permute_rows", p)
        order = np.argsort(p, axis=-1) if inverse else p
        if order.ndim == 1:
            return permuted(a, order) if a.ndim == 2 else a[..., order, :]
        return np.take_along_axis(a, order[..., None], axis=-2)

    return run


@lowering("tenferro.linalg.permutation_to_pivots.v1")
def _(permutation: Aval, *, count: int) -> Any:
    def run(p: Matrices) -> Matrices:
        check_permutation("permutation_to_pivots", p)
        pivots = each(lambda order: _as_pivots(order, count), p, core=1, shape=(count,))
        return pivots.astype(np.int64)

    return run


@lowering("tenferro.linalg.pivots_to_permutation.v1")
def _(pivots: Aval, *, size: int) -> Any:
    def run(p: Matrices) -> Matrices:
        check_pivots("pivots_to_permutation", p, size)
        permutation = each(lambda order: as_permutation(order, size), p, core=1, shape=(size,))
        return permutation.astype(np.int64)

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
