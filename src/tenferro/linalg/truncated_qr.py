"""The QR factorization with pivots, cut at a rank that is decided when the program runs.

Maths note: qr.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import any as some, sum as sum_over
from tenferro.linalg.arguments import check_matrix, inexact_array
from tenferro.linalg.divided_differences import detached
from tenferro.linalg.parts import columns, diagonal_of, identity, rows, smaller
from tenferro.linalg.permutations import permute_rows
from tenferro.linalg.qr import pivoted_family, tall_tangent
from tenferro.linalg.repeated import bound_of, in_range
from tenferro.linalg.truncation import count_of, discarded_part, kept_by, restoring_scale
from tenferro.ops.arrays.constant import positions_along
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import apply, convert_to, f, real
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["TruncatedQR", "qr_truncated"]

_TIED = (
    "qr_truncated: a dropped column is as long as the last one that is kept, to rounding, beside "
    "those before. Which of the two is kept is not determined, so that the factors have no "
    "derivative. Choose max_rank or cutoff between different lengths"
)


class TruncatedQR(NamedTuple):
    """Q R, close to a[:, P], with the `rank` first pivots, and the weight that is `discarded`.

    >>> import numpy as np
    >>> qr_truncated(np.array([[3.0, 6.0], [4.0, 8.0]])).rank
    Tensor(1)
    """

    Q: Tensor
    R: Tensor
    P: Tensor
    rank: Tensor
    discarded: Tensor


def _chosen(a: Aval, Q: Aval, R: Aval, tied: Aval) -> tuple[Aval, Aval]:
    return Q, R


def _determined(x: Aval, tied: Aval) -> Aval:
    return x


chosen_family = family(
    "tenferro.linalg.chosen_columns.v1",
    _chosen,
    operands="a(m,k) Q(m,k) R(k,k) tied():bool",
    n_outputs=2,
)
"""The factors Q and R of chosen columns a = Q R, which have no derivative if the choice is tied."""
determined_family = family(
    "tenferro.linalg.determined_choice.v1", _determined, operands="x(m,k) tied():bool", linear=(0,)
)
"""The tangent of chosen columns, which must be 0 if the choice is tied."""


@chosen_family.formula
def _(a: Array, Q: Array, R: Array, tied: Array) -> Any:
    return Q, R


@chosen_family.jvp
def _(A: Array, Q0: Any, R0: Any, tied: Array, Q: Array, R: Array, dA: Array, *rest: Any) -> Any:
    return tall_tangent(Q, R, _determined_tangent(dA, tied))


def _determined_tangent(x: Array, tied: Array) -> Any:
    return apply(determined_family.bind(), x, tied)


@determined_family.formula
def _(x: Array, tied: Array) -> Any:
    holds = ~tied | ~some(f.not_equal(x, 0), axis=(-2, -1))
    return ensured(x, holds, _TIED, "GaugeError")


@determined_family.jvp
def _(x: Array, tied: Array, y: Array, dx: Array, dtied: Any) -> Any:
    return _determined_tangent(dx, tied)


@determined_family.transpose(0)
def _(ct: Array, x: Array, tied: Array) -> Any:
    return _determined_tangent(ct, tied)


def qr_truncated(
    a: ArrayLike,
    /,
    *,
    max_rank: int | None = None,
    cutoff: float = 0.0,
    relative: bool = True,
    renormalize: bool = False,
) -> TruncatedQR:
    """The QR factorization with column pivots of matrices (..., m, n), cut at the rank.

    Each pivot is the longest of the columns that are left, less what is in the span of those
    before. Columns are kept while pivots are larger than `cutoff`, with `relative` times the first
    one, and larger than rounding, at most `max_rank` of them (by default min(m, n)). How many these
    are is decided when the program runs, for each matrix: `rank` is an integer, Q is
    (..., m, max_rank) with orthonormal columns, and zeros after the rank. R = Q.H @ a[:, P] is
    (..., max_rank, n), and P (..., n) the order of the columns. `discarded` is |a[:, P] − Q R|² /
    |a|². `renormalize` multiplies R such that its norm is that of a. It costs less than
    `svd_truncated`, and discards a little more.

    Derivatives of every order are those at a fixed rank and order: Q spans the columns that are
    kept. GaugeError is raised if a column that is dropped is as long as the last that is kept, to
    rounding: then the choice is not determined.

    Raises ValueError for a max_rank that is not between 1 and min(m, n), and a negative cutoff.

    Source: Golub and Van Loan, Matrix Computations, 5.4; see the maths note on qr.

    >>> import numpy as np
    >>> a = np.array([[1.0, 2.0, 4.0], [0.0, 0.0, 1e-3]])
    >>> Q, R, P, rank, discarded = qr_truncated(a, cutoff=0.01)
    >>> rank, P
    (Tensor(1), Tensor([2, 1, 0]))
    """
    name = "qr_truncated"
    a = inexact_array(name, a)
    check_matrix(name, "a", a.aval)
    kept = kept_by(name, smaller(*a.shape[-2:]), max_rank, cutoff, relative)
    Q0, R0, P = apply(pivoted_family.bind(), detached(a))
    ordered, most = permute_rows(a.mT, P).mT, int(kept[1])
    inside = in_range(abs(diagonal_of(R0)), kept)
    mask = columns(inside, 0, most)
    here = expand_dims(mask, axis=-2)
    Q0 = columns(Q0, 0, most)
    unit = identity(R0, most)
    R1 = f.where(here, columns(rows(R0, 0, most), 0, most), unit)
    source = f.where(here, columns(ordered, 0, most), Q0)
    Q, _ = apply(chosen_family.bind(), source, Q0, R1, _is_tied(R0, count_of(inside)))
    Q = f.where(here, Q, f.zeros_like(Q))
    R = Q.H @ ordered
    discarded = discarded_part(ordered, Q @ R)
    if renormalize:
        R = R * convert_to(expand_dims(restoring_scale(discarded), axis=(-2, -1)), R.dtype)
    return TruncatedQR(Q, R, P, count_of(mask), discarded)


def _is_tied(R: Array, rank: Any) -> Any:
    """Whether a dropped column could have been the last pivot, and is not in the span."""
    rank = expand_dims(rank, axis=(-2, -1))
    row, column = (positions_along(R, R.ndim + axis) for axis in (-2, -1))
    squares = real(f.conj(R) * R)
    dropped = f.where(f.less(column, rank), 0, squares)
    last, rest = (
        f.sqrt(sum_over(f.where(f.less(row, rank - below), 0, dropped), axis=-2))
        for below in (1, 0)
    )
    at_last = f.equal(row, rank - 1) & f.equal(column, rank - 1)
    pivot = f.sqrt(sum_over(f.where(at_last, squares, 0), axis=(-2, -1)))
    bound = bound_of(abs(diagonal_of(R)))
    pivot = expand_dims(pivot, axis=-1)
    equal = f.greater_equal(last, pivot - bound) & f.greater(rest, bound)
    return some(equal & f.greater(pivot, 0), axis=-1)
