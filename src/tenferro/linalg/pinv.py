"""Pseudoinverses, least squares and rank. Maths note: pinv."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, overload

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.creation import zeros_like
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import expand_dims, reshape, squeeze
from tenferro.functions.axes.reductions import sum as sum_over
from tenferro.functions.elements.arithmetic import abs as absolute
from tenferro.linalg.arguments import (
    check_matrix,
    check_square,
    epsilon,
    inexact_array,
    inexact_arrays,
    square_matrix,
)
from tenferro.linalg.eigh import eigh_family
from tenferro.linalg.parts import hermitian
from tenferro.linalg.qr import qr
from tenferro.linalg.repeated import largest_of
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.stacks import solve_stacked
from tenferro.linalg.svd import svd, svdvals
from tenferro.linalg.sylvester import stein
from tenferro.ops.base import apply, broadcast_to_shape, compare, convert_to, f, full, literal, real
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval
from tenferro.tensor.dtypes import int64, real_dtype

__all__ = ["LstsqResult", "lstsq", "matrix_rank", "pinv", "pinvh"]


class LstsqResult(NamedTuple):
    """Solution, sums of squared residuals, rank, singular values.

    >>> import numpy as np
    >>> a = np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]])
    >>> fit = lstsq(a, np.array([1.0, 3.0, 5.0]))
    >>> fit.x.round(6), int(fit.rank)
    (Tensor([1., 2.]), 2)
    """

    x: Tensor
    residuals: Tensor
    rank: Tensor
    s: Tensor


def _pinv(
    a: Aval, U: Aval, s: Aval, Vh: Aval, rtol: Aval, *, cut: bool, hermitian_input: bool
) -> Aval:
    return a.with_shape((*a.shape[:-2], a.shape[-1], a.shape[-2]))


pinv_family = family(
    "tenferro.linalg.pinv.v1",
    _pinv,
    operands="a(m,n) U(m,k) s(k):real Vh(k,n) rtol():real",
    harmless={0: diagonal},
)
"""P from a, its singular value decomposition and a cutoff; a function of only a.

For a Hermitian matrix (`lower_triangle` is what is read) U, s, Vh are V, w, V of `eigh`. `cut` says
that singular values that are not just rounding may be cut off.
"""


@pinv_family.formula
def _(
    A: Array, U: Array, s: Array, Vh: Array, rtol: Array, *, cut: bool, hermitian_input: bool
) -> Any:
    """V s⁺ Uᴴ."""
    if s.shape[-1] == 0:
        return full(A, A.aval.with_shape((*A.shape[:-2], A.shape[-1], A.shape[-2])), 0)
    used = absolute(s) > expand_dims(rtol, axis=-1) * largest_of(s)
    inverse = f.where(used, 1 / f.where(used, s, 1), 0)
    return (Vh.H * expand_dims(inverse, axis=-2)) @ U.H


@pinv_family.jvp
def _(
    A: Array,
    U: Array,
    s: Array,
    Vh: Array,
    rtol: Array,
    P: Array,
    dA: Array,
    *tangents: Any,
    cut: bool,
    hermitian_input: bool,
) -> Any:
    if hermitian_input:
        A, dA = hermitian(A, lower=True), hermitian(dA, lower=True)
    if cut:
        return _cut_tangent(A, P, dA)
    K = dA.H @ P.H @ P
    left = P @ (P.H @ (dA.H - (dA.H @ A) @ P))
    return left + (K - P @ (A @ K)) - P @ dA @ P


def _solution(a: Aval, P: Aval, b: Aval) -> Aval:
    return b.with_shape((*b.shape[:-2], a.shape[-1], b.shape[-1]))


solution_family = family(
    "tenferro.linalg.least_squares.v1",
    _solution,
    operands="a(m,n) P(n,m) b(m,k)",
    linear=(2,),
    harmless={0: diagonal},
)
"""P b from a, its pseudoinverse P and b; a function of only a and b.

Its derivative is made of products with as many columns as b has, that of P of m by m matrices.
"""


@solution_family.formula
def _(A: Array, P: Array, b: Array) -> Any:
    return P @ b


def _solve_with(A: Array, P: Array, b: Array) -> Any:
    return apply(solution_family.bind(), A, P, b)


@solution_family.jvp
def _(A: Array, P: Array, b: Array, x: Array, dA: Array, dP: Any, db: Array) -> Any:
    rest = _solve_with(A.H, P.H, dA.H @ (b - A @ x))
    along = dA.H @ _solve_with(A.H, P.H, x)
    return _solve_with(A, P, db - dA @ x + rest - A @ along) + along


@solution_family.transpose(2)
def _(ct: Array, A: Array, P: Array, b: Array) -> Any:
    return _solve_with(A.H, P.H, ct)


def _cut_tangent(A: Array, P: Array, dA: Array) -> Any:
    """The same where R = A − A P A, what is cut off, need not vanish.

    The parts of dA between kept and dropped singular vectors obey Y = PᴴP Y RᴴR + C: their
    denominators are σᵢ² − σⱼ² for a kept σᵢ and a dropped σⱼ.
    """
    R = A - A @ P @ A
    W, G = P.H @ P, P @ P.H
    AP, PA = A @ P, P @ A
    kept_rows = AP @ dA
    Y = stein(W, R.H @ R, W @ (kept_rows - kept_rows @ PA + P.H @ dA.H @ R))
    kept_columns = dA @ PA
    Z = stein(R @ R.H, G, (kept_columns - AP @ kept_columns + R @ dA.H @ P.H) @ G)
    return Y.H + Z.H - P @ dA @ P


@overload
def pinv(
    a: ArrayLike,
    /,
    *,
    rtol: ArrayLike | None = None,
    hermitian: bool = False,
    atol: ArrayLike | None = None,
    return_rank: Literal[False] = False,
    check_finite: bool = False,
) -> Tensor: ...


@overload
def pinv(
    a: ArrayLike,
    /,
    *,
    rtol: ArrayLike | None = None,
    hermitian: bool = False,
    atol: ArrayLike | None = None,
    return_rank: Literal[True],
    check_finite: bool = False,
) -> tuple[Tensor, Tensor]: ...


@overload
def pinv(
    a: ArrayLike,
    /,
    *,
    rtol: ArrayLike | None = None,
    hermitian: bool = False,
    atol: ArrayLike | None = None,
    return_rank: bool,
    check_finite: bool = False,
) -> Any: ...


@with_options()
def pinv(
    a: ArrayLike,
    /,
    *,
    rtol: ArrayLike | None = None,
    hermitian: bool = False,
    atol: ArrayLike | None = None,
    return_rank: bool = False,
) -> Any:
    """The Moore–Penrose pseudoinverse of matrices (..., m, n), (..., n, m).

    Singular values up to atol plus rtol times the largest count as zero; both are numbers or arrays
    of the batch's shape, by default 0 and max(m, n) times the precision. With `hermitian` only the
    lower triangle is read. The derivative holds the rank fixed: it is correct wherever no singular
    value crosses the cutoff. With `return_rank` the result is a pair of the pseudoinverse and the
    rank. Raises LinAlgError for fewer than two axes.

    >>> import numpy as np
    >>> pinv(np.array([[2.0, 0.0]]))
    Tensor([[0.5],
            [0. ]])
    """
    a = inexact_array("pinv", a)
    (check_square if hermitian else check_matrix)("pinv", "a", a.aval)
    factors = _factors(a, hermitian)
    values = absolute(factors[1])
    if atol is not None:
        rtol = _cutoff(a, rtol) + _relative(atol, a, values)
    inverse = _pinv_from(a, factors, rtol, hermitian)
    return (inverse, _rank(a, values, rtol)) if return_rank else inverse


def _relative(atol: ArrayLike, a: Array, values: Array) -> Any:
    """An absolute cutoff relative to the largest singular value."""
    largest = squeeze(largest_of(values), axis=-1)
    return _cutoff(a, atol) / f.where(largest > 0, largest, 1)


def pinvh(
    a: ArrayLike,
    /,
    atol: ArrayLike | None = None,
    rtol: ArrayLike | None = None,
    lower: bool = True,
    return_rank: bool = False,
    check_finite: bool = False,
) -> Tensor:
    """The pseudoinverse of Hermitian matrices (..., n, n), of which only one triangle is read.

    The other arguments, the derivative and the errors are those of `pinv`.

    >>> import numpy as np
    >>> pinvh(np.array([[2.0, 0.0], [0.0, 0.0]]))
    Tensor([[0.5, 0. ],
            [0. , 0. ]])
    """
    a = square_matrix("pinvh", "a", a)
    return pinv(
        a if lower else hermitian(a, lower=False),
        rtol=rtol,
        hermitian=True,
        atol=atol,
        return_rank=return_rank,
        check_finite=check_finite,
    )


def _factors(a: Array, hermitian_input: bool) -> tuple[Any, Any, Any]:
    if hermitian_input:
        w, V = apply(eigh_family.bind(lower=True, broadening=0.0), a)
        return V, w, V.H
    if not _is_tall(a):
        U, s, Vh = svd(a, full_matrices=False)
        return U, s, Vh
    Q, R = qr(a)
    U, s, Vh = svd(R, full_matrices=False)
    return Q @ U, s, Vh


def _is_tall(a: Array) -> bool:
    """Whether a triangular factor has the singular values in fewer rows."""
    m, n = a.shape[-2:]
    known = isinstance(m, int) and isinstance(n, int)
    return known and a.ndim == 2 and not a.aval.is_complex and bool(m >= 2 * n > 0)


def _pinv_from(a: Array, factors: Any, rtol: ArrayLike | None, hermitian_input: bool) -> Any:
    bound = pinv_family.bind(cut=rtol is not None, hermitian_input=hermitian_input)
    return apply(bound, a, *factors, _cutoff(a, rtol))


def _cutoff(a: Array, rtol: ArrayLike | None) -> Any:
    """The relative cutoff as an array of a's batch shape."""
    dtype, batch = real_dtype(a.dtype), a.shape[:-2]
    if rtol is None:
        m, n = a.shape[-2:]
        rtol = epsilon(a.dtype) * literal(a, m if m == n or m >= n else n, dtype)
    value = as_array("pinv", rtol, a) if not isinstance(rtol, int | float) else None
    if value is None:
        value = literal(a, rtol, dtype)
    return broadcast_to_shape(convert_to(value, dtype), batch)


@with_options("a b")
def lstsq(a: ArrayLike, b: ArrayLike, /, rcond: ArrayLike | None = None) -> LstsqResult:
    """The least-squares solution x of smallest norm, which minimizes ‖b − a x‖.

    `a` is (..., m, n), `b` is (m,) or (..., m, k); batches broadcast. `rcond` is the relative
    cutoff of singular values, as in `pinv`. The residuals are the sums over rows of |b − a x|²,
    (..., k), and have shape (0,) unless m > n. The derivative holds the rank fixed. Raises
    LinAlgError for inconsistent shapes.

    >>> import numpy as np
    >>> lstsq(np.array([[1.0], [1.0]]), np.array([1.0, 3.0])).x
    Tensor([2.])
    """
    a, b = inexact_arrays("lstsq", a, b)
    check_matrix("lstsq", "a", a.aval)
    factors = _factors(a, False)
    P = _pinv_from(a, factors, rcond, False)
    if rcond is None:
        x = solve_stacked("lstsq", lambda p, q, v: _solve_with(q, p, v), P, b, (a, 2))
    else:
        x = solve_stacked("lstsq", lambda p, v: p @ v, P, b)
    m, n = a.shape[-2:]
    if m != n and m >= n:
        rest = solve_stacked("lstsq", lambda p, v: p @ v, a, x)
        residuals = sum_over(absolute(b - rest) ** 2, axis=-2 if b.ndim > 1 else 0)
        residuals = expand_dims(residuals, axis=0) if b.ndim == 1 else residuals
    else:
        residuals = real(zeros_like(reshape(b, -1)[:0]))
    s = svdvals(a) if _is_tall(a) else factors[1]  # a triangular factor may have no derivative
    return LstsqResult(x, residuals, _rank(a, factors[1], rcond), s)


def _rank(a: Array, s: Array, rtol: ArrayLike | None) -> Any:
    zero = full(s, s.aval.with_shape((*s.shape[:-1], 1)), 0)
    largest = concat([s, zero], axis=-1).max(axis=-1)
    bound = expand_dims(largest * _cutoff(a, rtol), axis=-1)
    return sum_over(convert_to(compare("greater", s, bound), int64), axis=-1)


def matrix_rank(
    a: ArrayLike, /, *, rtol: ArrayLike | None = None, hermitian: bool = False
) -> Tensor:
    """The number of singular values above rtol times the largest, an integer.

    `rtol` is a number or an array of the batch's shape, by default max(m, n) times the precision.
    Raises LinAlgError for fewer than two axes.

    >>> import numpy as np
    >>> matrix_rank(np.array([[1.0, 1.0], [1.0, 1.0]]))
    Tensor(1)
    """
    a = inexact_array("matrix_rank", a)
    check_matrix("matrix_rank", "a", a.aval)
    if hermitian:
        check_square("matrix_rank", "a", a.aval)
        return _rank(a, absolute(_factors(a, True)[1]), rtol)
    return _rank(a, svdvals(a), rtol)
