"""Kernels of triangular solves and of the Cholesky factorization."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import (
    Matrices,
    batch_first,
    batch_last,
    each,
    failing,
    many_small,
    refuse,
)
from tenferro.tensor import Aval

TRANSPOSED = {"N": "T", "T": "N", "C": "J", "J": "C"}
"""op(a)ᵀ of each op; J is the conjugate without transposition, which BLAS does not know."""


@lowering("tenferro.linalg.triangular_solve.v1")
def _(a: Aval, b: Aval, *, lower: bool, mode: str, unit: bool) -> Any:
    if mode == "C" and not a.is_complex:
        mode = "T"
    trsm = blas("trsm", a.dtype)

    def one(m: Matrices, v: Matrices) -> Matrices:
        return _solve_one(trsm, m, v, lower, mode, unit)

    def run(m: Matrices, v: Matrices) -> Matrices:
        if not unit:
            _check_diagonal(m)
        if not v.size:
            return np.zeros_like(v)
        return _across(m, v, lower, mode, unit) if many_small(m) else each(one, m, v)

    return run


def substitute_lower(L: Matrices, b: Matrices, adjoint: bool) -> Matrices:
    """L⁻¹ b or L⁻ᴴ b for lower triangular matrices with a regular diagonal."""
    mode = "N" if not adjoint else "C" if L.dtype.kind == "c" else "T"
    if not b.size:
        return np.zeros_like(b)
    if many_small(L):
        return _across(L, b, True, mode, False)
    trsm = blas("trsm", L.dtype)
    return each(lambda m, v: _solve_one(trsm, m, v, True, mode, False), L, b)


def blas(name: str, dtype: Any) -> Any:
    """A BLAS function of SciPy for one dtype."""
    from scipy.linalg.blas import get_blas_funcs

    return get_blas_funcs(name, dtype=dtype)


def lapack(name: str, dtype: Any) -> Any:
    """A LAPACK function of SciPy for one dtype."""
    from scipy.linalg.lapack import get_lapack_funcs

    return get_lapack_funcs(name, dtype=dtype)


def _check_diagonal(m: Matrices) -> None:
    zero = (np.diagonal(m, axis1=-2, axis2=-1) == 0).any(axis=-1)
    if zero.any():
        refuse("solve_triangular", "a", zero, "is singular: a zero on its diagonal")


def _solve_one(trsm: Any, a: Matrices, b: Matrices, lower: bool, mode: str, unit: bool) -> Matrices:
    """BLAS reads columns: arrays in rows are handed over as their transposes, without a copy."""
    if not a.flags.f_contiguous:
        a, lower, mode = a.T, not lower, TRANSPOSED[mode]
    right = not b.flags.f_contiguous
    if right:
        b, mode = b.T, TRANSPOSED[mode]
    conjugate = mode == "J"
    if conjugate:
        b, mode = b.conj(), "N"
    x = trsm(1.0, a, b, side=right, lower=lower, trans_a="NTC".index(mode), diag=unit)
    if conjugate:
        x = x.conj()
    found: Matrices = x.T if right else x
    return found


def _across(a: Matrices, b: Matrices, lower: bool, mode: str, unit: bool) -> Matrices:
    A, x = batch_last(a, 2), batch_last(b, 2, own=True)
    if mode != "N":
        A, lower = np.swapaxes(A, 0, 1), not lower
        A = A.conj() if mode == "C" else A
    substitute(A, x, lower=lower, unit=unit)
    return batch_first(x, b.shape[:-2])


def substitute(A: Matrices, x: Matrices, *, lower: bool, unit: bool) -> None:
    """Solve in place for all matrices of a batch at once; the batch is the last axis."""
    n = A.shape[0]
    for i in range(n) if lower else reversed(range(n)):
        if not unit:
            x[i] /= A[i, i]
        rest = slice(i + 1, n) if lower else slice(0, i)
        x[rest] -= A[rest, i][:, None] * x[i]


@lowering("tenferro.linalg.cholesky.v1")
def _(a: Aval) -> Any:
    if a.ndim > 2 or not a.shape[-1]:
        return _numpy_cholesky
    potrf = lapack("potrf", a.dtype)

    def run(m: Matrices) -> Matrices:
        # The transpose is in columns, and its upper triangle is the lower one of m, transposed.
        if m.flags.f_contiguous:
            factor, info = potrf(m, lower=1, clean=1)
        else:
            factor, info = potrf(m.T, lower=0, clean=1)
            factor = factor.T
        if info:
            refuse("cholesky", "a", False, "is not positive definite")
        return factor

    return run


def _numpy_cholesky(m: Matrices) -> Matrices:
    try:
        return np.linalg.cholesky(m)
    except LinAlgError:
        refuse("cholesky", "a", failing(np.linalg.cholesky, m), "is not positive definite")
