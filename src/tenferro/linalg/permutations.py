"""Permutations of rows as index arrays, and the pivots that LAPACK writes for them."""

from __future__ import annotations

from typing import Any

from tenferro.extension import family
from tenferro.linalg.opaque import EXCHANGES
from tenferro.linalg.parts import Size, identity
from tenferro.ops.apply import apply, nullary
from tenferro.ops.constant import iota
from tenferro.ops.formulas import f
from tenferro.ops.indexing import put, scatter, take
from tenferro.ops.promotion import broadcast_to_shape, convert_to
from tenferro.ops.shapes import refuse
from tenferro.ops.structural import reshape
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import int64


def _permute_rows(x: Aval, permutation: Aval, *, inverse: bool) -> Aval:
    return x


def _inverse(permutation: Aval) -> Aval:
    return permutation


def _pivots(permutation: Aval, *, count: Size) -> Aval:
    _check_count(permutation.shape[-1], count)
    return permutation.with_shape((*permutation.shape[:-1], count))


def _check_count(size: Size, count: Size) -> None:
    if isinstance(size, int) and isinstance(count, int) and not 0 <= count <= size:
        refuse("pivots", "their number", count, f"from 0 to {size}, the number of rows")


def _permutation(pivots: Aval, *, size: Size) -> Aval:
    _check_count(size, pivots.shape[-1])
    return aval_of((*pivots.shape[:-1], size), int64)


permute_rows_family = family(
    "tenferro.linalg.permute_rows.v1",
    _permute_rows,
    operands="x(n,k):any permutation(n):int64",
    linear=(0,),
)
inverse_family = family(
    "tenferro.linalg.inverse_permutation.v1", _inverse, operands="permutation(n):int64"
)
pivots_family = family(
    "tenferro.linalg.permutation_to_pivots.v1",
    _pivots,
    operands="permutation(n):int64",
    opaque=EXCHANGES,
)
permutation_family = family(
    "tenferro.linalg.pivots_to_permutation.v1",
    _permutation,
    operands="pivots(k):integer",
    opaque=EXCHANGES,
)


def permute_rows(x: Any, permutation: Any, *, inverse: bool = False) -> Any:
    """x[permutation] along the rows of each matrix, or the same undone."""
    return apply(permute_rows_family.bind(inverse=inverse), x, permutation)


@permute_rows_family.formula
def _(x: Any, permutation: Any, *, inverse: bool) -> Any:
    """Rows gathered by position, or written there; within each matrix of a batch."""
    axes = tuple(range(x.ndim - 1))
    shape = x.shape[:-1]
    batch = [_along(x, shape, a) for a in axes[:-1]]
    rows = broadcast_to_shape(permutation, shape)
    places = [*batch, convert_to(rows, int64)]
    if 0 in x.shape:
        return x
    if inverse:
        return put(scatter, f.zeros_like(x), x, places, axes, "promise", unique=True)
    return take(x, places, axes, "promise", unique=True)


def _along(like: Any, shape: Any, axis: int) -> Any:
    return nullary(like, iota.bind(shape=shape, dimension=axis, dtype=int64))


@inverse_family.formula
def _(permutation: Any) -> Any:
    """The positions, permuted back."""
    shape = (*permutation.shape, 1)
    positions = _along(permutation, shape, permutation.ndim - 1)
    moved = permute_rows(positions, permutation, inverse=True)
    return convert_to(apply(reshape.bind(shape=permutation.shape), moved), permutation.dtype)


@permute_rows_family.transpose(0)
def _(ct: Any, x: Any, permutation: Any, *, inverse: bool) -> Any:
    return permute_rows(ct, permutation, inverse=not inverse)


def inverse_permutation(permutation: Any) -> Any:
    """q with q[p[i]] = i."""
    return apply(inverse_family.bind(), permutation)


def pivots_of(permutation: Any, count: Size) -> Any:
    """LAPACK's pivots from 0: row i was exchanged with row pivots[i], in this order."""
    return apply(pivots_family.bind(count=count), permutation)


def permutation_of(pivots: Any, size: Size) -> Any:
    """The permutation that exchanges by pivots amount to."""
    return apply(permutation_family.bind(size=size), pivots)


def permutation_matrix(permutation: Any, like: Any) -> Any:
    """The matrix with P[p[i], i] = 1, of the dtype of `like`."""
    m = permutation.shape[-1]
    unit = broadcast_to_shape(identity(like, m), (*permutation.shape, m))
    return permute_rows(unit, permutation, inverse=True)
