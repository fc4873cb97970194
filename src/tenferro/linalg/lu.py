"""The LU factorization with partial pivoting. Maths note: lu."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, overload

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.joining import concat, stack
from tenferro.linalg.arguments import inexact_array
from tenferro.linalg.opaque import FACTORIZATION
from tenferro.linalg.parts import (
    columns,
    identity,
    lower,
    rows,
    smaller,
    upper,
)
from tenferro.linalg.permutations import (
    inverse_permutation,
    permutation_matrix,
    permute_rows,
)
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.triangular import triangular_product, triangular_solve
from tenferro.linalg.unrolled import assembled, elements, lu as written_lu
from tenferro.ops.base import apply
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval, aval_of
from tenferro.tensor.dtypes import int64

__all__ = ["lu"]


class LUFactors(NamedTuple):
    """L and U in one array (the unit diagonal of L left out), and the rows' permutation."""

    packed: Any
    permutation: Any


def _infer(a: Aval) -> tuple[Aval, Aval]:
    return a, aval_of(a.shape[:-1], int64)


lu_family = family(
    "tenferro.linalg.lu.v1",
    _infer,
    operands="a(m,n)",
    n_outputs=2,
    opaque=FACTORIZATION,
    harmless={0: diagonal},
)
"""Factors F and permutation p with a[p] = L U; all transforms of one matrix share it."""


@lu_family.formula
def _(A: Array) -> Any:
    if (matrix := elements(A)) is None:
        return None
    packed, order = written_lu(matrix)
    return assembled(packed), stack(order, axis=-1)


@lu_family.jvp
def _(A: Array, F: Array, p: Array, dA: Array) -> Any:
    return factors_tangent(F, permute_rows(dA, p)), None


def factors_tangent(F: Array, dA: Array) -> Any:
    """The tangent of the packed factors, given that of the permuted matrix."""
    m, n = F.shape[-2:]
    k = smaller(m, n)
    square = F if m == n else rows(columns(F, 0, k), 0, k)
    X = triangular_solve(square, rows(columns(dA, 0, k), 0, k), lower=True, unit=True)
    X = right_solve(square, X, lower=False)
    dL = triangular_product(square, lower(X, 0.0), lower=True, unit=True)
    head = dL + triangular_product(square, upper(X), lower=False, right=True)
    if m == n:
        return head
    if k == m:
        side = triangular_solve(square, columns(dA, m, n), lower=True, unit=True)
        return concat([head, side - lower(X, 0.0) @ columns(F, m, n)], axis=-1)
    below = right_solve(square, rows(dA, n, m), lower=False)
    return concat([head, below - rows(F, n, m) @ upper(X)], axis=-2)


def right_solve(a: Array, b: Array, *, lower: bool) -> Any:
    """X of X a = b for a triangular a."""
    return triangular_solve(a, b, lower=lower, right=True)


def unit_lower(F: Array) -> Any:
    """The square L of packed factors."""
    return lower(F, 0.0) + identity(F, F.shape[-1])


def factors(a: Any) -> LUFactors:
    """Packed factors and permutation of an array of matrices."""
    return LUFactors(*apply(lu_family.bind(), a))


def lower_factor(F: Array) -> Any:
    """L of packed factors, (..., m, k)."""
    m, n = F.shape[-2:]
    k = smaller(m, n)
    head = F if n == k else columns(F, 0, k)
    if m == k:
        return unit_lower(head)
    return concat([unit_lower(rows(head, 0, k)), rows(head, k, m)], axis=-2)


def upper_factor(F: Array) -> Any:
    """U of packed factors, (..., k, n)."""
    m, n = F.shape[-2:]
    k = smaller(m, n)
    return upper(F if m == k else rows(F, 0, k))


@overload
def lu(
    a: ArrayLike,
    /,
    *,
    permute_l: Literal[False] = False,
    p_indices: bool = False,
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> tuple[Tensor, Tensor, Tensor]: ...


@overload
def lu(
    a: ArrayLike,
    /,
    *,
    permute_l: Literal[True],
    p_indices: bool = False,
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> tuple[Tensor, Tensor]: ...


@overload
def lu(
    a: ArrayLike,
    /,
    *,
    permute_l: bool,
    p_indices: bool = False,
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> Any: ...


@with_options("a")
def lu(a: ArrayLike, /, *, permute_l: bool = False, p_indices: bool = False) -> Any:
    """P, L, U with a = P L U, by partial pivoting.

    `a` is (..., m, n); with k = min(m, n), L is (..., m, k) with a unit diagonal and U is (..., k,
    n). `permute_l` returns (P L, U), `p_indices` an index array p with a = L[p] U for P. The
    derivative holds the permutation fixed. Raises LinAlgError for fewer than two axes. A singular
    matrix is factorized, but differentiating raises LinAlgError if one of its first k columns
    depends on the previous ones.

    >>> import numpy as np
    >>> P, L, U = lu(np.array([[0.0, 2.0], [4.0, 2.0]]))
    >>> P, L, U
    (Tensor([[0., 1.],
           [1., 0.]]), Tensor([[1., 0.],
           [0., 1.]]), Tensor([[4., 2.],
           [0., 2.]]))
    """
    a = inexact_array("lu", a)
    packed, permutation = factors(a)
    L, U = lower_factor(packed), upper_factor(packed)
    if permute_l:
        return permute_rows(L, permutation, inverse=True), U
    if p_indices:
        return inverse_permutation(permutation), L, U
    return permutation_matrix(permutation, a), L, U
