"""The Cholesky factorization of one matrix, its derivative and the transpose of that.

Large matrices are worked on in blocks: I. Murray, arXiv:1602.07527, sections 3 and 5.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenferro.kernels.lapack.fortran import (
    Stored,
    stored,
    subtract_product,
    triangular_in_place,
)
from tenferro.kernels.lapack.triangular import substitute_lower
from tenferro.kernels.linalg.batches import Matrices, adjoint, refuse
from tenferro.kernels.linalg.cholesky import half
from tenferro.kernels.linalg.parts import triangle_mask
from tenferro.kernels.linalg.routines import blas, lapack
from tenferro.tensor import Aval

BLOCK = 64


def factor(a: Aval) -> Any:
    """The factor of one matrix by the subroutine itself."""
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


def is_one(a: Aval, *rest: Aval) -> bool:
    """Whether there is one matrix, and it has elements."""
    return a.ndim == 2 and bool(a.shape[-1])


def tangent(L: Aval, x: Aval) -> Any:
    """The derivative along x."""
    return _kernel(L, _plain_tangent, _tangent)


def cotangent(L: Aval, x: Aval) -> Any:
    """The transpose of the derivative."""
    return _kernel(L, _plain_cotangent, _cotangent)


def _kernel(L: Aval, plain: Any, step: Any) -> Any:
    """On a stack of matrices, on one, on the blocks of a large one."""
    shape: Any = L.shape
    trsm = blas("trsm", L.dtype)
    if len(shape) == 2 and shape[0] > 2 * BLOCK:
        return lambda l, x: _blocked(np.ascontiguousarray(l), x, step, trsm)
    if len(shape) == 2 and shape[0]:
        return lambda l, x: plain(np.ascontiguousarray(l), x, trsm)
    return lambda l, x: plain(l, x, None)


def _plain_tangent(L: Matrices, X: Matrices, trsm: Any) -> Matrices:
    H = half(X)
    H += adjoint(H)
    return L @ half(_between(L, H, trsm, adjoint_first=False))


def _plain_cotangent(L: Matrices, G: Matrices, trsm: Any) -> Matrices:
    S = _between(L, half(adjoint(L) @ G), trsm, adjoint_first=True)
    return half(S + adjoint(S))


def _between(L: Matrices, X: Matrices, trsm: Any, *, adjoint_first: bool) -> Matrices:
    """L⁻ᴴ X L⁻¹, or L⁻¹ X L⁻ᴴ for a Hermitian X; one matrix X in rows is overwritten."""
    if trsm is None:
        half_way = substitute_lower(L, X, adjoint_first)
        return adjoint(substitute_lower(L, adjoint(half_way), adjoint_first))
    # BLAS sees the transposes: U = Lᵀ, and U⁻¹ Xᵀ U⁻ᴴ or U⁻ᴴ Xᵀ U⁻¹.
    U, first, last = L.T, 0 if adjoint_first else 2, 2 if adjoint_first else 0
    transposed = trsm(1.0, U, X.T, trans_a=first, overwrite_b=1)
    quotient: Matrices = trsm(1.0, U, transposed, side=1, trans_a=last, overwrite_b=1).T
    return quotient


class _Block(NamedTuple):
    """The columns j to k of the n by n matrices L and Y, in rows: BLAS sees their transposes."""

    char: str
    j: int
    k: int
    n: int
    L: Stored
    Y: Stored

    def subtract(self, place: Any, a: Any, mode_a: str, b: Any, mode_b: str, size: int) -> None:
        """From the part of Y with these rows and columns op(a) op(b), summed over `size`."""
        (row, rows), (column, columns) = place
        c = self.Y.block(column, row)
        subtract_product(self.char, (columns, rows, size), b, mode_b, a, mode_a, c)

    def scale(self, mode: str) -> None:
        """The part of Y below the block times op(D)⁻¹, D that of L on the diagonal."""
        sizes, D = (self.k - self.j, self.n - self.k), self.L.block(self.j, self.j)
        side: Any = {"right": False, "lower": False, "mode": mode, "unit": False}
        triangular_in_place(self.char, sizes, D, self.Y.block(self.j, self.k), **side)


def _blocked(L: Matrices, X: Matrices, step: Any, trsm: Any) -> Matrices:
    n = len(L)
    out = np.zeros(X.shape, X.dtype)
    np.copyto(out, X, where=triangle_mask(n, n, True, False))
    starts = range(0, n, BLOCK)
    places = stored(L.T), stored(out.T)
    for j in starts if step is _tangent else reversed(starts):
        k = min(j + BLOCK, n)
        step(_Block(out.dtype.char, j, k, n, *places), L[j:k, j:k], out[j:k, j:k], trsm)
    return out


def _tangent(at: _Block, D: Matrices, inner: Matrices, trsm: Any) -> None:
    """Columns j to k of the tangent, overwriting those of the matrix.

    With L = [. ; R D ; B C], dD is the tangent for dA - dR Rᴴ - R dRᴴ, and
    dC = (dA' - dB Rᴴ - B dRᴴ - C dDᴴ) D⁻ᴴ.
    """
    j, k, n = at.j, at.k, at.n
    R, B, C = at.L.block(0, j), at.L.block(0, k), at.L.block(j, k)
    dR, dB, dD = at.Y.block(0, j), at.Y.block(0, k), at.Y.block(j, j)
    block, below = ((j, k - j), (j, k - j)), ((k, n - k), (j, k - j))
    at.subtract(block, dR, "N", R, "C", j)
    at.subtract(block, R, "N", dR, "C", j)
    inner[...] = _plain_tangent(np.ascontiguousarray(D), inner, trsm)
    at.subtract(below, dB, "N", R, "C", j)
    at.subtract(below, B, "N", dR, "C", j)
    at.subtract(below, C, "N", dD, "C", k - j)
    at.scale("C")


def _cotangent(at: _Block, D: Matrices, inner: Matrices, trsm: Any) -> None:
    """What columns j to k hand on to those before, and what is left: `_tangent` reversed."""
    j, k, n = at.j, at.k, at.n
    R, B, C = at.L.block(0, j), at.L.block(0, k), at.L.block(j, k)
    rest = at.Y.block(j, k)
    left = (j, k - j), (0, j)
    at.scale("N")
    at.subtract(((k, n - k), (0, j)), rest, "N", R, "N", k - j)
    at.subtract(left, rest, "C", B, "N", n - k)
    at.subtract(((j, k - j), (j, k - j)), rest, "C", C, "N", n - k)
    inner[...] = _plain_cotangent(np.ascontiguousarray(D), inner, trsm)
    both = inner + adjoint(inner)
    at.subtract(left, stored(both.T), "N", R, "N", k - j)
