"""Permutations of rows as index arrays, and the pivots that LAPACK writes for them.

Maths note: movement.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import and_, or_
from typing import Any

from tenferro.extension import family
from tenferro.functions.arrays.joining import stack
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.linalg.opaque import EXCHANGES
from tenferro.linalg.parts import Size, identity
from tenferro.ops.arrays.constant import iota
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.arrays.indexing import put, scatter, take
from tenferro.ops.arrays.structural import reshape
from tenferro.ops.base import apply, broadcast_to_shape, convert_to, f, nullary, refuse
from tenferro.ops.base.small import is_few
from tenferro.ops.base.writer import positions
from tenferro.tensor import Array, Aval, aval_of
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
    harmless={1: positions},
)
inverse_family = family(
    "tenferro.linalg.inverse_permutation.v1",
    _inverse,
    operands="permutation(n):int64",
    harmless={0: positions},
)
pivots_family = family(
    "tenferro.linalg.permutation_to_pivots.v1",
    _pivots,
    operands="permutation(n):int64",
    opaque=EXCHANGES,
    harmless={0: positions},
)
permutation_family = family(
    "tenferro.linalg.pivots_to_permutation.v1",
    _permutation,
    operands="pivots(k):integer",
    opaque=EXCHANGES,
    harmless={0: positions},
)


def permute_rows(x: Array, permutation: Any, *, inverse: bool = False) -> Any:
    """x[permutation] along the rows of each matrix, or the same undone."""
    return apply(permute_rows_family.bind(inverse=inverse), x, permutation)


@permute_rows_family.formula
def _(x: Array, permutation: Any, *, inverse: bool) -> Any:
    """Rows gathered by position, or written there; within each matrix of a batch."""
    if is_few(permutation.shape[-1]):
        rows = [x[..., i, :] for i in range(permutation.shape[-1])]
        order = [expand_dims(p, axis=-1) for p in checked_order("permute_rows", permutation)]
        return stack(permuted(rows, order, inverse=inverse), axis=-2)
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


def _along(like: Array, shape: Any, axis: int) -> Any:
    return nullary(like, iota.bind(shape=shape, dimension=axis, dtype=int64))


@inverse_family.formula
def _(permutation: Any) -> Any:
    """The positions, permuted back."""
    if is_few(permutation.shape[-1]):
        order = checked_order("inverse_permutation", permutation)
        return stack(permuted(_numbers(order), order, inverse=True), axis=-1)
    shape = (*permutation.shape, 1)
    positions = _along(permutation, shape, permutation.ndim - 1)
    moved = permute_rows(positions, permutation, inverse=True)
    return convert_to(apply(reshape.bind(shape=permutation.shape), moved), permutation.dtype)


@pivots_family.formula
def _(permutation: Any, *, count: Size) -> Any:
    """Row i is exchanged with where the exchanges so far have left row p[i]."""
    if not is_few(permutation.shape[-1]):
        return None
    order = checked_order("permutation_to_pivots", permutation)
    at, pivots = _numbers(order), []
    for i, wanted in enumerate(order[:count]):
        pivot = _first([f.equal(x, wanted) for x in at], _numbers(order))
        _exchange(at, i, pivot)
        pivots.append(pivot)
    return stack(pivots, axis=-1) if pivots else permutation[..., :0]


@permutation_family.formula
def _(pivots: Any, *, size: Size) -> Any:
    """What exchanges of row i with row pivots[i] amount to."""
    if not (is_few(size) and is_few(pivots.shape[-1])):
        return None
    exchanges = [convert_to(pivots[..., i], int64) for i in range(pivots.shape[-1])]
    inside = [f.greater_equal(x, 0) & f.less(x, size) for x in exchanges]
    text = "pivots_to_permutation: an element of pivots is out of range, expected integers from "
    text += f"0 to {size - 1}"
    exchanges[0] = ensured(exchanges[0], reduce(and_, inside), text, "ValueError")
    order = [f.zeros_like(exchanges[0]) + i for i in range(size)]
    for i, pivot in enumerate(exchanges):
        _exchange(order, i, pivot)
    return stack(order, axis=-1)


def _exchange(x: list[Any], i: int, j: Any) -> None:
    """Exchange element i of a list with the one at a place that is computed."""
    here = [f.equal(j, k) for k in range(len(x))]
    x[i], before = _first(here, x), x[i]
    for k in range(len(x)):
        if k != i:
            x[k] = f.where(here[k], before, x[k])


def _numbers(like: Sequence[Any]) -> list[Any]:
    """0, 1, … as many as there are arrays, of their shape."""
    return [f.zeros_like(x) + i for i, x in enumerate(like)]


@permute_rows_family.transpose(0)
def _(ct: Array, x: Array, permutation: Any, *, inverse: bool) -> Any:
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


def permutation_matrix(permutation: Any, like: Array) -> Any:
    """The matrix with P[p[i], i] = 1, of the dtype of `like`."""
    m = permutation.shape[-1]
    unit = broadcast_to_shape(identity(like, m), (*permutation.shape, m))
    return permute_rows(unit, permutation, inverse=True)


def checked_order(name: str, permutation: Any) -> list[Any]:
    """The elements of small permutations; ValueError unless each number is there once."""
    order = [permutation[..., i] for i in range(permutation.shape[-1])]
    found = [reduce(or_, [f.equal(x, i) for x in order]) for i in range(len(order))]
    text = (
        f"{name}: an element of permutation is repeated or out of range, expected each of 0 to "
        f"{len(order) - 1} once"
    )
    return [ensured(order[0], reduce(and_, found), text, "ValueError"), *order[1:]]


def permuted(x: Sequence[Any], order: Sequence[Any], *, inverse: bool = False) -> list[Any]:
    """`x[order]` for lists of arrays, or the same undone.

    >>> import tenferro as te
    >>> x = [te.tensor(1.0), te.tensor(2.0)]
    >>> permuted(x, [te.tensor(1), te.tensor(0)])
    [Tensor(2.), Tensor(1.)]
    """
    places = range(len(order))
    if inverse:
        return [_first([f.equal(p, j) for p in order], x) for j in places]
    return [_first([f.equal(p, j) for j in places], x) for p in order]


def _first(choices: Sequence[Any], x: Sequence[Any]) -> Any:
    """The value whose condition holds; the last one if none of the others does."""
    value = x[-1]
    for chosen, other in zip(choices[:-1], x[:-1], strict=True):
        value = f.where(chosen, other, value)
    return value
