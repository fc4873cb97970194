"""Kernels of triangular solves and of the Cholesky factorization."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.linalg import LinAlgError

from tenferro.engines.numpy import memory
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
from tenferro.engines.numpy.linalg.fortran import (
    Stored,
    columns,
    leading,
    stored,
    subtract_product,
    triangular_in_place,
)
from tenferro.engines.numpy.linalg.parts import triangle_mask
from tenferro.tensor import Aval

TRANSPOSED = {"N": "T", "T": "N", "C": "J", "J": "C"}
"""op(a)ᵀ of each op; J is the conjugate without transposition, which BLAS does not know."""
PRODUCT = 48
"""From this size on half the products are worth another call."""
_OWN = 65536
"""Bytes from which results are not left to BLAS's wrappers to allocate."""
LEAF, FEW = 64, 16
"""Larger triangles with more right-hand sides are halved: most of the work is products then."""


@lowering("tenferro.linalg.triangular_solve.v1")
def _(a: Aval, b: Aval, *, lower: bool, mode: str, unit: bool, right: bool) -> Any:
    mode = _op(a, mode, right)
    trsm = blas("trsm", a.dtype)

    def one(m: Matrices, v: Matrices) -> Matrices:
        return _solve_one(trsm, m, v, lower, mode, unit)

    def run(m: Matrices, v: Matrices) -> Matrices:
        if not unit:
            _check_diagonal(m)
        if not v.size:
            return np.zeros_like(v)
        return _across(m, v, lower, mode, unit) if many_small(m) else each(one, m, v)

    return _turned(run) if right else run


@lowering("tenferro.linalg.triangular_product.v1")
def _(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Any:
    return _product(a, b, lower, mode, right, unit=False)


@lowering("tenferro.linalg.unit_triangular_product.v1")
def _(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Any:
    return _product(a, b, lower, mode, right, unit=True)


def _product(a: Aval, b: Aval, lower: bool, mode: str, right: bool, *, unit: bool) -> Any:
    shape: Any = a.shape
    mode = _op(a, mode, right)
    if len(shape) == 2 and shape[0] >= PRODUCT:
        trmm = blas("trmm", a.dtype)
        run = lambda m, v: _one(trmm, m, v, lower, mode, unit) if v.size else np.zeros_like(v)  # noqa: E731
    else:
        keep = triangle_mask(*shape[-2:], lower, unit)
        ones = np.eye(shape[-1], dtype=a.dtype)

        def run(m: Matrices, v: Matrices) -> Matrices:
            kept = np.where(keep, m, ones if unit else a.dtype.type(0))
            return _given(kept, mode) @ v

    return _turned(run) if right else run


def _op(a: Aval, mode: str, right: bool) -> str:
    """The op as BLAS names it; from the right it acts, transposed, on the transpose."""
    mode = "T" if mode == "C" and not a.is_complex else mode
    return TRANSPOSED[mode] if right else mode


def _turned(run: Any) -> Any:
    """What acts on the transposes of right-hand sides."""
    return lambda m, v: np.swapaxes(run(m, np.swapaxes(v, -1, -2)), -1, -2)


def _given(a: Matrices, mode: str) -> Matrices:
    """op(a)."""
    a = a.conj() if mode in "CJ" else a
    return np.swapaxes(a, -1, -2) if mode in "CT" else a


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
    if len(a) > LEAF:
        return solve_large(a, b, lower=lower, mode=mode, unit=unit)
    return _one(trsm, a, b, lower, mode, unit)


def _one(call: Any, a: Matrices, b: Matrices, lower: bool, mode: str, unit: bool) -> Matrices:
    """BLAS reads columns: arrays in rows are handed over as their transposes, without a copy."""
    if not a.flags.f_contiguous:
        a, lower, mode = a.T, not lower, TRANSPOSED[mode]
    right = not b.flags.f_contiguous
    if right:
        b, mode = b.T, TRANSPOSED[mode]
    conjugate = mode == "J"
    if conjugate:
        b, mode = b.conj(), "N"
    own = b.nbytes >= _OWN
    if own:
        b = _copied(b)
    op = {"side": right, "lower": lower, "trans_a": "NTC".index(mode), "diag": unit}
    x = call(1.0, a, b, **op, overwrite_b=own)
    if conjugate:
        x = x.conj()
    found: Matrices = x.T if right else x
    return found


def _copied(x: Matrices) -> Matrices:
    """A copy with contiguous columns."""
    out = memory.empty(x.shape[::-1], x.dtype).T
    out[...] = x
    return out


def solve_large(
    a: Matrices, b: Matrices, *, lower: bool, mode: str, unit: bool, own: bool = False
) -> Matrices:
    """op(a)⁻¹ b in the layout of b; in its place if it is the caller's `own`."""
    if a.dtype.kind != "c" and mode == "C":
        mode = "T"
    if leading(a) is None:
        a, lower, mode = a.T, not lower, TRANSPOSED[mode]
        a = a if leading(a) is not None else columns(a)
    right = leading(b) is None
    x = b.T if right else b
    mode = TRANSPOSED[mode] if right else mode
    conjugate = mode == "J"
    if conjugate:
        x, mode, own = x.conj(), "N", True
    if not own or leading(x) is None:
        x = _copied(x)
    solve_in_place(a, x, right=right, lower=lower, mode=mode, unit=unit)
    if conjugate:
        x = x.conj()
    found: Matrices = x.T if right else x
    return found


def solve_in_place(
    a: Matrices, x: Matrices, *, right: bool = False, lower: bool, mode: str = "N", unit: bool
) -> None:
    """op(a)⁻¹ x, or x op(a)⁻¹, in place of x, for a triangular a; their columns are contiguous."""
    triangle = _Triangle(a.dtype.char, x.shape[0 if right else 1], right, lower, mode, unit)
    triangle.solve(stored(a), stored(x), len(a))


class _Triangle(NamedTuple):
    """What all blocks of one triangular solve share; `others` is the number of systems."""

    char: str
    others: int
    right: bool
    lower: bool
    mode: str
    unit: bool

    def solve(self, a: Stored, x: Stored, n: int) -> None:
        """Solve in place: one half, its share in the other half, the other half."""
        if n <= LEAF or self.others < FEW:
            self._leaf(a, x, n)
            return
        h = (n // 2 + 7) // 8 * 8
        upper_left = (a, x, h)
        lower_right = a.block(h, h), x.block(0, h) if self.right else x.block(h, 0), n - h
        between = a.block(h, 0) if self.lower else a.block(0, h)
        forward = (self.lower == (self.mode == "N")) != self.right
        first, last = (upper_left, lower_right) if forward else (lower_right, upper_left)
        self.solve(*first)
        self._subtract(between, first[1], first[2], last[1], last[2])
        self.solve(*last)

    def _leaf(self, a: Stored, x: Stored, n: int) -> None:
        sizes = (self.others, n) if self.right else (n, self.others)
        side = {"right": self.right, "lower": self.lower, "mode": self.mode, "unit": self.unit}
        triangular_in_place(self.char, sizes, a, x, **side)  # type: ignore[arg-type]

    def _subtract(self, a: Stored, x: Stored, k: int, y: Stored, n: int) -> None:
        """y -= op(a) x, or y -= x op(a)."""
        if self.right:
            subtract_product(self.char, (self.others, n, k), x, "N", a, self.mode, y)
        else:
            subtract_product(self.char, (n, self.others, k), a, self.mode, x, "N", y)


def _across(a: Matrices, b: Matrices, lower: bool, mode: str, unit: bool) -> Matrices:
    A, x = batch_last(a, 2), batch_last(b, 2, own=True)
    A = A.conj() if mode in "CJ" else A
    if mode in "CT":
        A, lower = np.swapaxes(A, 0, 1), not lower
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
