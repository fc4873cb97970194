"""Linear systems with band matrices. Maths note: structured.

A solution is a function of only the band and the right-hand side; the factors are passed so
that they are computed once, and have no derivative.
"""

from __future__ import annotations

from operator import index
from typing import Any

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.statistics.padding import pad
from tenferro.linalg.arguments import inexact_arrays, refuse_shape, with_batch
from tenferro.linalg.bands import band_product, check_rows, hermitian_band
from tenferro.linalg.opaque import FACTORIZATION, SOLVER
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.stacks import solve_stacked
from tenferro.ops.base import apply
from tenferro.ops.base.declaration import Natural
from tenferro.ops.base.writer import ones_at, positions
from tenferro.tensor import Array, ArrayLike, Aval, aval_of
from tenferro.tensor.dtypes import int32

__all__ = ["solve_banded", "solve_tridiagonal", "solveh_banded"]


def _factors(band: Aval, *, l: Natural, u: Natural) -> tuple[Aval, Aval]:
    packed = band.with_shape((*band.shape[:-2], 2 * l + u + 1, band.shape[-1]))
    return packed, aval_of((*band.shape[:-2], band.shape[-1]), int32)


def _cholesky(half: Aval, *, lower: bool) -> Aval:
    check_rows("banded_cholesky", half)
    return half


def _solve(
    band: Aval, packed: Aval, pivots: Aval, b: Aval, *, l: Natural, u: Natural, adjoint: bool
) -> Aval:
    return b


def _solve_positive(band: Aval, factor: Aval, b: Aval, *, lower: bool) -> Aval:
    check_rows("solveh_banded", factor)
    if band.shape[-2] != 2 * factor.shape[-2] - 1:
        expected = f"{2 * factor.shape[-2] - 1} diagonals, those of its factor twice"
        refuse_shape("solveh_banded", "band", band.shape, expected)
    return b


factors_family = family(
    "tenferro.linalg.banded_factors.v1",
    _factors,
    operands="band(l+u+1,n)",
    n_outputs=2,
    opaque=FACTORIZATION,
    harmless=lambda band, *, l, u: {0: ones_at(u, 2)},
)
"""LU factors in LAPACK's storage, and pivots."""
cholesky_family = family(
    "tenferro.linalg.banded_cholesky.v1",
    _cholesky,
    operands="half(k,n)",
    opaque=FACTORIZATION,
    harmless=lambda half, *, lower: {0: ones_at(0 if lower else half.shape[-2] - 1, 2)},
)
"""The Cholesky factor in the same storage as the triangle it was computed from."""
solve_family = family(
    "tenferro.linalg.solve_banded.v1",
    _solve,
    operands="band(l+u+1,n) packed(l+l+u+1,n) pivots(n):int32 b(n,k)",
    linear=(3,),
    opaque=SOLVER,
    harmless=lambda *_, l, u, **__: {1: ones_at(l + u, 2), 2: positions},
)
positive_family = family(
    "tenferro.linalg.solveh_banded.v1",
    _solve_positive,
    operands="band(k,n) factor(j,n) b(n,c)",
    linear=(2,),
    opaque=SOLVER,
)


@factors_family.jvp
def _(*values: Array, l: Natural, u: Natural) -> Any:
    return None, None


@cholesky_family.jvp
def _(*values: Array, lower: bool) -> Any:
    return None


@solve_family.jvp
def _(*values: Array, l: Natural, u: Natural, adjoint: bool) -> Any:
    *matrix, _, x, dband, _, _, db = values
    change = db - band_product(dband, x, l=l, u=u, adjoint=adjoint)
    return apply(solve_family.bind(l=l, u=u, adjoint=adjoint), *matrix, change)


@solve_family.transpose(3)
def _(ct: Array, *values: Array, l: Natural, u: Natural, adjoint: bool) -> Any:
    return apply(solve_family.bind(l=l, u=u, adjoint=not adjoint), *values[:3], ct)


@positive_family.jvp
def _(
    band: Array, factor: Array, b: Array, x: Array, dband: Any, _: Any, db: Array, *, lower: bool
) -> Any:
    u: Any = factor.shape[-2] - 1
    change = db - band_product(dband, x, l=u, u=u)
    return apply(positive_family.bind(lower=lower), band, factor, change)


@positive_family.transpose(2)
def _(ct: Array, band: Array, factor: Array, b: Array, *, lower: bool) -> Any:
    return apply(positive_family.bind(lower=lower), band, factor, ct)


@with_options("ab b")
def solve_banded(l_and_u: tuple[int, int], ab: ArrayLike, b: ArrayLike, /) -> Tensor:
    """Solve a x = b for a matrix with l diagonals below the main diagonal and u above it.

    `l_and_u` is (l, u), `ab` (..., l + u + 1, n) with ab[u + i − j, j] = a[i, j], where entries
    outside the matrix are not read; `b` is (n,) or (..., n, k); batches broadcast. Raises
    LinAlgError for inconsistent shapes and for a singular matrix, ValueError for negative
    numbers of diagonals.

    >>> import numpy as np
    >>> ab = np.array([[0.0, 1.0], [2.0, 2.0], [1.0, 0.0]])
    >>> solve_banded((1, 1), ab, np.array([3.0, 3.0]))
    Tensor([1., 1.])
    """
    l, u = _diagonals(l_and_u)
    ab, b = inexact_arrays("solve_banded", ab, b)
    if ab.ndim < 2 or ab.shape[-2] != l + u + 1:
        refuse_shape("solve_banded", "ab", ab.shape, f"(..., {l + u + 1}, n)")
    packed, pivots = apply(factors_family.bind(l=l, u=u), ab)
    solve = solve_family.bind(l=l, u=u, adjoint=False)
    return solve_stacked(
        "solve_banded", lambda *x: apply(solve, *x), ab, b, (packed, 2), (pivots, 1)
    )


def _diagonals(l_and_u: Any) -> tuple[int, int]:
    l, u = (index(k) for k in l_and_u)
    if l < 0 or u < 0:
        raise ValueError(f"solve_banded: argument l_and_u is {(l, u)}, expected integers ≥ 0")
    return l, u


@with_options("ab b")
def solveh_banded(ab: ArrayLike, b: ArrayLike, /, lower: bool = False) -> Tensor:
    """Solve a x = b for a Hermitian positive definite band matrix.

    `ab` is (..., u + 1, n), one triangle's diagonals: ab[u + i − j, j] = a[i, j] for i ≤ j, or with
    `lower` ab[i − j, j] = a[i, j] for i ≥ j; entries outside the matrix are not read. `b` is (n,)
    or (..., n, k); batches broadcast. Raises LinAlgError for inconsistent shapes and for a
    matrix that is not positive definite.

    >>> import numpy as np
    >>> solveh_banded(np.array([[2.0, 2.0], [1.0, 0.0]]), np.array([3.0, 3.0]), lower=True)
    Tensor([1., 1.])
    """
    ab, b = inexact_arrays("solveh_banded", ab, b)
    if ab.ndim < 2 or ab.shape[-2] == 0:
        refuse_shape("solveh_banded", "ab", ab.shape, "(..., u + 1, n)")
    factor = apply(cholesky_family.bind(lower=lower), ab)
    solve = positive_family.bind(lower=lower)
    band = hermitian_band(ab, lower=lower)
    return solve_stacked("solveh_banded", lambda *x: apply(solve, *x), band, b, (factor, 2))


def solve_tridiagonal(dl: ArrayLike, d: ArrayLike, du: ArrayLike, b: ArrayLike, /) -> Tensor:
    """Solve a x = b for a tridiagonal matrix, given its three diagonals.

    `d` is (..., n), `dl` below it and `du` above are (..., n − 1); `b` is (n,) or (..., n, k);
    batches broadcast. Raises LinAlgError for inconsistent shapes and for a singular matrix.

    >>> import numpy as np
    >>> one = np.array([1.0])
    >>> solve_tridiagonal(one, np.array([2.0, 2.0]), one, np.array([3.0, 3.0]))
    Tensor([1., 1.])
    """
    dl, d, du, b = inexact_arrays("solve_tridiagonal", dl, d, du, b)
    check_off_diagonal("solve_tridiagonal", "dl", dl, d)
    check_off_diagonal("solve_tridiagonal", "du", du, d)
    diagonals = [_padded(du, 1, 0), d, _padded(dl, 0, 1)]
    rows = with_batch("solve_tridiagonal", [expand_dims(x, axis=-2) for x in diagonals], core=2)
    return solve_banded((1, 1), concat(rows, axis=-2), b)


def check_off_diagonal(name: str, argument: str, e: Array, d: Array) -> None:
    """Raise LinAlgError unless e has one element less than d along the last axis."""
    if d.ndim < 1 or d.shape[-1] == 0:
        refuse_shape(name, "d", d.shape, "(..., n) with n ≥ 1")
    if e.ndim < 1 or e.shape[-1] != d.shape[-1] - 1:
        refuse_shape(name, argument, e.shape, f"(..., {d.shape[-1] - 1})")


def _padded(x: Array, before: int, after: int) -> Any:
    return pad(x, (*((0, 0) for _ in range(x.ndim - 1)), (before, after)))
