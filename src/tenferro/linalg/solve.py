"""Linear systems and inverses. Maths note: solve."""

from __future__ import annotations

from functools import reduce
from operator import and_
from typing import Any

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.joining import stack
from tenferro.functions.arrays.manipulation import expand_dims, squeeze
from tenferro.functions.axes.reductions import all as every
from tenferro.linalg.arguments import (
    Mode,
    as_given,
    check_square,
    inexact_arrays,
    mode_of,
    square_matrix,
)
from tenferro.linalg.cholesky import cho_solve, cholesky, cholesky_inverse
from tenferro.linalg.lu import factors
from tenferro.linalg.opaque import SOLVER
from tenferro.linalg.parts import diagonal_of, identity, smaller
from tenferro.linalg.permutations import (
    checked_order,
    permutation_of,
    permute_rows,
    permuted,
    pivots_of,
)
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.stacks import as_columns, solve_stacked
from tenferro.linalg.structures import as_read, structure_of
from tenferro.linalg.triangular import triangular_solve
from tenferro.linalg.unrolled import elements, substituted
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import apply, broadcast_to_shape, conj, f
from tenferro.ops.base.batched import Flags, Size, as_batches
from tenferro.ops.base.writer import diagonal, positions
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["inv", "lu_factor", "lu_solve", "solve"]


def _solve(a: Aval, packed: Aval, permutation: Aval, b: Aval, *, mode: Mode) -> Aval:
    return b


def _inv(a: Aval, packed: Aval, permutation: Aval) -> Aval:
    return a


solve_family = family(
    "tenferro.linalg.solve.v1",
    _solve,
    operands="a(n,n) packed(n,n) permutation(n):int64 b(n,k)",
    linear=(3,),
    opaque=SOLVER,
    harmless={1: diagonal, 2: positions},
)
"""X of op(a) X = b from a and its LU factors, which it must be given and does not recompute.

X is a function of only a and b: the rule omits the tangent of the factors because that
of a determines it.
"""
inv_family = family(
    "tenferro.linalg.inv.v1",
    _inv,
    operands="a(n,n) packed(n,n) permutation(n):int64",
    opaque=SOLVER,
    harmless={1: diagonal, 2: positions},
)
"""The inverse of a from its LU factors; likewise a function of only a."""


@solve_family.formula
def _(A: Array, F: Array, p: Array, b: Array, *, mode: str) -> Any:
    if (factors := _regular("solve", F, p)) is None:
        return None
    return _solved(*factors, b, mode)


@inv_family.formula
def _(A: Array, F: Array, p: Array) -> Any:
    if (factors := _regular("inv", F, p)) is None:
        return None
    return _solved(*factors, broadcast_to_shape(identity(A, A.shape[-1]), A.shape), "N")


def _regular(name: str, F: Array, p: Array) -> tuple[list[list[Any]], list[Any]] | None:
    """The elements of small factors and of their permutation, checked, as columns (..., 1)."""
    if (matrix := elements(F)) is None:
        return None
    order = checked_order(name, p)
    holds = [f.not_equal(row[i], 0) for i, row in enumerate(matrix)]
    text = f"{name}: argument a: {{which}} is singular"
    matrix[0][0] = ensured(matrix[0][0], reduce(and_, holds), text, "LinAlgError")
    rows = [[expand_dims(x, axis=-1) for x in row] for row in matrix]
    return rows, [expand_dims(x, axis=-1) for x in order]


def _solved(F: list[list[Any]], order: list[Any], b: Any, mode: str) -> Any:
    """With P A = L U: A⁻¹ = U⁻¹ L⁻¹ P and A⁻ᵀ = Pᵀ L⁻ᵀ U⁻ᵀ."""
    rows = [b[..., i, :] for i in range(len(order))]
    if mode == "N":
        half = substituted(F, permuted(rows, order), lower=True, unit=True)
        return stack(substituted(F, half, lower=False), axis=-2)
    T = [[conj(x) if mode == "C" else x for x in column] for column in zip(*F, strict=True)]
    half = substituted(T, rows, lower=True)
    x = substituted(T, half, lower=False, unit=True)
    return stack(permuted(x, order, inverse=True), axis=-2)


@solve_family.batch
def _(n: Size, on: Flags, *values: Array, mode: Mode) -> Any:
    """Of one matrix a stack of right-hand sides is more columns."""
    operation = solve_family.bind(mode=mode)
    a, packed, permutation, b = values
    if not any(on[:3]) and a.ndim == 2:
        return as_columns(lambda *x: apply(operation, *x), a, b, (packed, permutation))
    return apply(operation, *as_batches(n, on, values))


def solve_with(a: Array, packed: Array, permutation: Any, b: Array, *, mode: str = "N") -> Any:
    """X of op(a) X = b, given a's LU factors."""
    if mode == "T" and not a.aval.is_complex:
        mode = "C"
    return apply(solve_family.bind(mode=mode), a, packed, permutation, b)


@solve_family.jvp
def _(A: Array, F: Array, p: Array, b: Array, x: Array, *tangents: Any, mode: str) -> Any:
    dA, _, _, db = tangents
    return solve_with(A, F, p, db - as_given(dA, mode) @ x, mode=mode)


@solve_family.transpose(3)
def _(ct: Array, A: Array, F: Array, p: Array, b: Array, *, mode: str) -> Any:
    if mode == "T":
        return conj(solve_with(A, F, p, conj(ct)))
    return solve_with(A, F, p, ct, mode="C" if mode == "N" else "N")


@inv_family.jvp
def _(A: Array, F: Array, p: Array, X: Array, *tangents: Any) -> Any:
    return -(X @ tangents[0] @ X)


def solvable(a: Array, holds: Any, message: str) -> Any:
    """Square matrices for which a condition holds; otherwise LinAlgError.

    What is computed with a matrix for which it does not hold gets the identity: no error of a step
    after this one is raised first.
    """
    unit = identity(a, a.shape[-1])
    matrices = f.where(expand_dims(holds, axis=(-2, -1)), a, unit)
    return ensured(matrices, holds, message, "LinAlgError")


@with_options("a b")
def solve(
    a: ArrayLike,
    b: ArrayLike,
    /,
    lower: bool = False,
    *,
    assume_a: str | None = None,
    transposed: bool = False,
) -> Tensor:
    """Solve a x = b for square matrices, or aᵀ x = b if `transposed`.

    `a` is (..., n, n), `b` is (n,) or (..., n, k); batches broadcast. The matrix is factorized
    once, for the solution and for all its derivatives. `assume_a` is SciPy's: "diagonal",
    "tridiagonal", "upper triangular", "lower triangular", "symmetric", "hermitian" or "positive
    definite" ("sym", "her", "pos"), "banded" or "general" ("gen"). Then only the entries of this
    structure are read; of a symmetric matrix those of one triangle, the lower one if `lower`.
    Raises LinAlgError for inconsistent shapes, for a singular matrix, which it names in a batch,
    and for one that is not positive definite; ValueError for another `assume_a`.

    >>> import numpy as np
    >>> solve(np.array([[2.0, 0.0], [0.0, 4.0]]), np.array([2.0, 2.0]))
    Tensor([1. , 0.5])
    """
    a, b = inexact_arrays("solve", a, b)
    check_square("solve", "a", a.aval)
    structure = structure_of("solve", assume_a)
    a = as_read(a, structure, is_lower=lower)
    a = a.mT if transposed else a
    if structure == "positive definite":
        return cho_solve((cholesky(a), True), b)
    packed, permutation = factors(a)
    return solve_stacked("solve", solve_with, a, b, (packed, 2), (permutation, 1))


def solve_regular(a: Array, b: Array, message: str) -> Any:
    """The solution for one matrix (n, n) and vector (n,); LinAlgError if the matrix is singular."""
    packed, permutation = factors(a)
    regular = solvable(packed, every(f.not_equal(diagonal_of(packed), 0)), message)
    return squeeze(solve_with(a, regular, permutation, expand_dims(b, axis=-1)), axis=-1)


@with_options("a")
def inv(a: ArrayLike, /, *, assume_a: str | None = None, lower: bool = False) -> Tensor:
    """The inverse of square matrices (..., n, n).

    `assume_a` and `lower` are those of `solve`. Raises LinAlgError for matrices that are not square
    or are singular.

    >>> import numpy as np
    >>> inv(np.array([[2.0, 1.0], [0.0, 4.0]])) @ np.array([3.0, 4.0])
    Tensor([1., 1.])
    """
    a = square_matrix("inv", "a", a)
    structure = structure_of("inv", assume_a)
    a = as_read(a, structure, is_lower=lower)
    if structure == "positive definite":
        return cholesky_inverse(cholesky(a))
    return apply(inv_family.bind(), a, *factors(a))


@with_options("a")
def lu_factor(a: ArrayLike, /) -> tuple[Tensor, Tensor]:
    """LU factors in one array, (..., m, n), and LAPACK's pivots, (..., min(m, n)), from 0.

    Row i was exchanged with row pivots[i], for i = 0, 1, and so on. For `lu_solve`.

    >>> import numpy as np
    >>> lu_factor(np.array([[0.0, 2.0], [4.0, 2.0]]))
    (Tensor([[4., 2.],
           [0., 2.]]), Tensor([1, 1]))
    """
    (a,) = inexact_arrays("lu_factor", a)
    packed, permutation = factors(a)
    return packed, pivots_of(permutation, smaller(*a.shape[-2:]))


@with_options("b")
def lu_solve(
    lu_and_piv: tuple[Any, Any], b: ArrayLike, trans: int | str = 0, *, left: bool = True
) -> Tensor:
    """The solution x of op(a) x = b, or of x op(a) = b, given a's LU factors and pivots.

    `lu_and_piv` is what `lu_factor` returns, (..., n, n) and (..., n); `b` is (n,) or
    (..., n, k); `trans` is SciPy's: 0 or "N", 1 or "T", 2 or "C". The factors may be
    differentiated, the pivots are fixed.

    >>> import numpy as np
    >>> lu_solve(lu_factor(np.array([[2.0]])), np.array([8.0]))
    Tensor([4.])
    """
    packed, pivots = lu_and_piv
    packed, b = inexact_arrays("lu_solve", packed, b)
    check_square("lu_solve", "lu", packed.aval)
    mode = mode_of("lu_solve", trans, packed.dtype)
    permutation = permutation_of(as_array("lu_solve", pivots), packed.shape[-1])
    if left:
        return _with_factors(packed, permutation, b, mode)
    # x op(a) = b is op(a)ᵀ xᵀ = bᵀ.
    transposed = b.mT if b.ndim > 1 else b
    if mode == "C":
        x = conj(_with_factors(packed, permutation, conj(transposed), "N"))
    else:
        x = _with_factors(packed, permutation, transposed, "T" if mode == "N" else "N")
    return x.mT if x.ndim > 1 else x


def _with_factors(packed: Array, permutation: Any, b: Array, mode: str) -> Any:
    return solve_stacked(
        "lu_solve",
        lambda F, p, v: _through_factors(F, p, v, mode),
        packed,
        b,
        (permutation, 1),
    )


def _through_factors(F: Array, p: Array, b: Array, mode: str) -> Any:
    """a = Pᵀ L U implies a⁻¹ = U⁻¹ L⁻¹ P and a⁻ᵀ = Pᵀ L⁻ᵀ U⁻ᵀ."""
    if mode == "N":
        x = triangular_solve(F, permute_rows(b, p), lower=True, unit=True)
        return triangular_solve(F, x, lower=False)
    x = triangular_solve(F, b, lower=False, mode=mode)
    x = triangular_solve(F, x, lower=True, mode=mode, unit=True)
    return permute_rows(x, p, inverse=True)
