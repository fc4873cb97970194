"""The QR factorization in LAPACK's Householder signs. Maths note: qr."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, overload

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.creation import zeros_like
from tenferro.functions.arrays.joining import concat
from tenferro.functions.axes.reductions import any as some, max as greatest
from tenferro.linalg.arguments import epsilon, inexact_array, refuse_shape
from tenferro.linalg.lu import right_solve
from tenferro.linalg.opaque import FACTORIZATION, STEPS
from tenferro.linalg.parts import columns, diagonal_of, identity, lower, rows, smaller, upper
from tenferro.linalg.permutations import permute_rows
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.solve import solvable, solve
from tenferro.ops.base import apply, f, literal
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval, aval_of
from tenferro.tensor.dtypes import int64

__all__ = ["PivotedQRResult", "QRResult", "qr"]

_SCIPYS = {"economic": "reduced", "full": "complete"}
MODES = ("reduced", "complete", "r", *_SCIPYS)


class QRResult(NamedTuple):
    """a = Q R.

    >>> import numpy as np
    >>> Q, R = qr(np.array([[3.0, 1.0], [4.0, 2.0]]))
    >>> (Q @ R).round(6)
    Tensor([[3., 1.],
            [4., 2.]])
    """

    Q: Tensor
    R: Tensor


class PivotedQRResult(NamedTuple):
    """a[:, P] = Q R.

    >>> import numpy as np
    >>> qr(np.array([[1.0, 3.0], [0.0, 4.0]]), pivoting=True).P
    Tensor([1, 0])
    """

    Q: Tensor
    R: Tensor
    P: Tensor


def _qr(a: Aval) -> tuple[Aval, Aval]:
    m, n = a.shape[-2:]
    k = smaller(m, n)
    return a.with_shape((*a.shape[:-1], k)), a.with_shape((*a.shape[:-2], k, n))


def _pivoted(a: Aval) -> tuple[Aval, Aval, Aval]:
    return *_qr(a), aval_of((*a.shape[:-2], a.shape[-1]), int64)


def _complement(a: Aval, q: Aval) -> Aval:
    m, n = a.shape[-2:]
    if smaller(m, n) != n:
        refuse_shape("qr_complement", "a", a.shape, "no more columns than rows")
    return a.with_shape((*a.shape[:-2], m, m - n))


qr_family = family(
    "tenferro.linalg.qr.v1",
    _qr,
    operands="a(m,n)",
    n_outputs=2,
    opaque=FACTORIZATION,
    harmless={0: diagonal},
)
complement_family = family(
    "tenferro.linalg.qr_complement.v1",
    _complement,
    operands="a(m,n) q(m,n)",
    opaque=STEPS,
)
"""The columns that Householder's reflections add to Q of a tall matrix, to make it square.

The operands are the matrix and its Q; the result is a function of only Q.
"""

pivoted_family = family(
    "tenferro.linalg.qr_pivoted.v1",
    _pivoted,
    operands="a(m,n)",
    n_outputs=3,
    opaque=FACTORIZATION,
    harmless={0: diagonal},
)


def _with_independent_columns(R: Array) -> Any:
    """R, if no column depends on those before it: R[k, k] is more than rounding of its length."""
    if 0 in R.shape:
        return R
    pivots = abs(diagonal_of(R))
    n = literal(R, R.shape[-1], pivots.dtype)
    bound = 4 * epsilon(R.dtype) * f.maximum(n, 4) * greatest(abs(R), axis=-2)
    text = (
        "qr: argument a: {which} has linearly dependent leading columns: its Q and R have no "
        "derivative"
    )
    return solvable(R, ~some(pivots <= bound, axis=-1), text)


@qr_family.jvp
def _(A: Array, Q: Array, R: Array, dA: Array) -> Any:
    return qr_tangent(Q, R, dA)


@pivoted_family.jvp
def _(A: Array, Q: Array, R: Array, p: Array, dA: Array) -> Any:
    return *qr_tangent(Q, R, permute_rows(dA.mT, p).mT), None


def qr_tangent(Q: Array, R: Array, dA: Array) -> tuple[Any, Any]:
    """The tangents of Q and R for matrices of any shape."""
    m, n = dA.shape[-2:]
    if smaller(m, n) == n:
        return tall_tangent(Q, R, dA)
    dQ, dR = tall_tangent(Q, columns(R, 0, m), columns(dA, 0, m))
    rest = Q.H @ (columns(dA, m, n) - dQ @ columns(R, m, n))
    return dQ, concat([dR, rest], axis=-1)


def tall_tangent(Q: Array, R: Array, dA: Array) -> tuple[Any, Any]:
    """From QᴴdA = Ω R + dR with Ω = QᴴdQ, whose lower triangle is that of QᴴdA R⁻¹.

    The other triangle of QᴴdA R⁻¹ is not used: it is divided by later pivots than Ω depends on.
    """
    R = _with_independent_columns(R)
    B = Q.H @ dA
    C = lower(right_solve(R, B, lower=False), 0.5)
    omega = C - C.H
    dR = upper(B - omega @ R)
    dQ = Q @ omega
    if dA.shape[-2] == dA.shape[-1]:
        return dQ, dR
    return dQ + right_solve(R, dA - Q @ B, lower=False), dR


@complement_family.jvp
def _(A: Array, Q: Array, P: Array, dA: Array, dQ: Array) -> Any:
    """P = E₂ + (Q − E₁) Wᴴ with W (Q₁ − 1) = Q₂, where Q = [Q₁; Q₂] and E₁, E₂ are unit columns."""
    m, n = Q.shape[-2:]
    top, bottom = rows(Q, 0, n), rows(Q, n, m)
    unit = identity(Q, n)
    head = top - unit

    def right(b: Array) -> Any:
        return solve(head.mT, b.mT).mT

    W = right(bottom)
    dW = right(rows(dQ, n, m) - W @ rows(dQ, 0, n))
    shifted = concat([head, bottom], axis=-2)
    return dQ @ W.H + shifted @ dW.H


@overload
def qr(
    a: ArrayLike,
    /,
    *,
    mode: Literal["reduced", "complete", "economic", "full"] = "reduced",
    pivoting: Literal[False] = False,
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> QRResult: ...


@overload
def qr(
    a: ArrayLike,
    /,
    *,
    mode: Literal["reduced", "complete", "economic", "full"] = "reduced",
    pivoting: Literal[True],
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> PivotedQRResult: ...


@overload
def qr(
    a: ArrayLike,
    /,
    *,
    mode: Literal["r"],
    pivoting: Literal[False] = False,
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> Tensor: ...


@overload
def qr(
    a: ArrayLike,
    /,
    *,
    mode: Literal["r"],
    pivoting: Literal[True],
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> tuple[Tensor, Tensor]: ...


@overload
def qr(
    a: ArrayLike,
    /,
    *,
    mode: str,
    pivoting: bool = False,
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> Any: ...


@with_options("a")
def qr(a: ArrayLike, /, *, mode: str = "reduced", pivoting: bool = False) -> Any:
    """Q with orthonormal columns and upper triangular R with a = Q R.

    `a` is (..., m, n); with k = min(m, n), Q is (..., m, k) and R is (..., k, n), or with
    mode="complete" (..., m, m) and (..., m, n); mode="r" returns only R. SciPy's names of these
    modes, "economic" and "full", are accepted too. The signs are those of
    LAPACK's Householder reflections: R's diagonal is real, of either sign. With `pivoting`
    there is an index array P such that a[:, P] = Q R, with the absolute values on
    R's diagonal descending; its derivative holds P fixed. Differentiating raises LinAlgError where
    the first k columns are linearly dependent. Raises ValueError for another mode.

    >>> import numpy as np
    >>> qr(np.array([[3.0], [4.0]])).R
    Tensor([[-5.]])
    """
    if mode not in MODES:
        raise ValueError(f"qr: mode is {mode!r}, expected one of {MODES}")
    mode = _SCIPYS.get(mode, mode)
    a = inexact_array("qr", a)
    if pivoting:
        Q, R, P = apply(pivoted_family.bind(), a)
        if mode == "r":
            return R, P
        source = permute_rows(a.mT, P).mT
        return PivotedQRResult(*_of_mode(mode, source, Q, R), P)
    Q, R = apply(qr_family.bind(), a)
    return R if mode == "r" else QRResult(*_of_mode(mode, a, Q, R))


def _of_mode(mode: str, a: Array, Q: Array, R: Array) -> tuple[Any, Any]:
    """Q and R, for the complete form with the columns and rows that the reduced one lacks."""
    m, n = a.shape[-2:]
    if mode == "reduced" or smaller(m, n) == m:
        return Q, R
    P = apply(complement_family.bind(), a, Q)
    zeros = zeros_like(rows(a, n, m))
    return concat([Q, P], axis=-1), concat([R, zeros], axis=-2)
