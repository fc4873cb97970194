"""The factorization L D Lᴴ of Hermitian matrices. Maths note: polar."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.arguments import convert_to
from tenferro.functions.arrays.creation import zeros_like
from tenferro.linalg.arguments import square_matrix
from tenferro.linalg.opaque import FACTORIZATION
from tenferro.linalg.parts import columns, diagonal_matrix, diagonal_of, hermitian, lower, rows
from tenferro.linalg.permutations import permute_rows
from tenferro.linalg.schur import subdiagonal
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.solve import solve
from tenferro.linalg.triangular import triangular_solve
from tenferro.ops.arrays.structural import reverse
from tenferro.ops.base import apply, compare
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval, aval_of
from tenferro.tensor.dtypes import int64

__all__ = ["LDLResult", "ldl"]


class LDLResult(NamedTuple):
    """a = lu d luᴴ; lu[perm] is unit lower triangular.

    >>> import numpy as np
    >>> lu, d, perm = ldl(np.array([[2.0, 1.0], [1.0, 3.0]]))
    >>> lu @ d @ lu.T
    Tensor([[2., 1.],
            [1., 3.]])
    """

    lu: Tensor
    d: Tensor
    perm: Tensor


def _ldl(a: Aval) -> tuple[Aval, Aval, Aval]:
    return a, a, aval_of(a.shape[:-1], int64)


ldl_family = family(
    "tenferro.linalg.ldl.v1",
    _ldl,
    operands="a(n,n)",
    n_outputs=3,
    opaque=FACTORIZATION,
    harmless={0: diagonal},
)


@ldl_family.jvp
def _(A: Array, F: Array, D: Array, p: Array, dA: Array) -> Any:
    """With L = F[p] and X = L⁻¹dA'L⁻ᴴ: X = M D + dD + D Mᴴ, M below the blocks of D."""
    L = permute_rows(F, p)
    permuted = permute_rows(permute_rows(hermitian(dA, lower=True), p).mT, p).mT
    half = triangular_solve(L, permuted, lower=True, unit=True)
    X = triangular_solve(L, half.H, lower=True, unit=True)
    inner = _block_mask(D) * X
    dD = diagonal_matrix(diagonal_of(X)) + inner + inner.H
    M = solve(D.mT, (lower(X, 0.0) - inner).mT).mT
    return permute_rows(L @ M, p, inverse=True), dD, None


def _block_mask(D: Array) -> Any:
    """Ones where D has an element below its diagonal: its 2×2 blocks."""
    n = D.shape[-1]
    if isinstance(n, int) and n < 2:
        return zeros_like(D)
    below = diagonal_of(columns(rows(D, 1, n), 0, n - 1))
    return subdiagonal(convert_to(compare("not_equal", below, 0), D.dtype))


@with_options("a")
def ldl(a: ArrayLike, /, lower: bool = True) -> LDLResult:
    """lu, d, perm with a = lu d luᴴ for Hermitian matrices (..., n, n), by Bunch and Kaufman.

    Only the lower triangle is read, or the upper one if `lower` is false. d is block diagonal with
    blocks of 1×1 and 2×2, lu[perm] unit triangular, lower or upper. The derivative holds perm and
    the blocks fixed; it raises LinAlgError at singular matrices. Raises LinAlgError for matrices
    that are not square.

    >>> import numpy as np
    >>> ldl(np.array([[2.0, 1.0], [1.0, 3.0]])).d
    Tensor([[2. , 0. ],
            [0. , 2.5]])
    """
    a = square_matrix("ldl", "a", a)
    if lower:
        return LDLResult(*apply(ldl_family.bind(), a))
    F, D, p = apply(ldl_family.bind(), _reversed_rows_and_columns(a))
    return LDLResult(
        _reversed_rows_and_columns(F),
        _reversed_rows_and_columns(D),
        a.shape[-1] - 1 - _reversed(p, -1),
    )


def _reversed_rows_and_columns(x: ArrayLike) -> Any:
    """Rows and columns from the last to the first: the upper triangle becomes the lower one."""
    return _reversed(x, -2, -1)


def _reversed(x: Any, *axes: int) -> Any:
    return apply(reverse.bind(axes=tuple(x.ndim + i for i in axes)), x)
