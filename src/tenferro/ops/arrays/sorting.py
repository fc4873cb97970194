"""Order: sorting, the largest elements, order statistics, positions of extrema, insertion points.

Sorting also returns the permutation, because the derivative moves tangents along with the values.

Maths note: reductions.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Literal

from tenferro.ops.arrays.constant import iota
from tenferro.ops.arrays.indexing import numbered, take
from tenferro.ops.arrays.structural import reshape
from tenferro.ops.base import (
    FAMILIES,
    Family,
    apply,
    check_kind,
    convert_to,
    f,
    full,
    literal,
    nullary,
    refuse,
)
from tenferro.ops.base.batched import Flags, Size, batch_of
from tenferro.ops.base.shapes import counted_axis
from tenferro.ops.batching.kinds import looped
from tenferro.tensor import Aval, Dim, aval_of
from tenferro.tensor.dtypes import int32, int64


def _sort(x: Aval, *, axis: int, descending: bool) -> tuple[Aval, Aval]:
    counted_axis("sort", axis, x.ndim)
    return x, x.with_dtype(int64)


def _top_k(x: Aval, *, k: int | Dim, axis: int) -> tuple[Aval, Aval]:
    check_kind("top_k", x, "biuf")
    axis = counted_axis("top_k", axis, x.ndim)
    if not 0 <= k <= x.shape[axis]:
        refuse("top_k", "k", k, f"a count from 0 to {x.shape[axis]}")
    shape = (*x.shape[:axis], k, *x.shape[axis + 1 :])
    return x.with_shape(shape), aval_of(shape, int64)


def _order_statistics(x: Aval, *, ranks: tuple[int, ...], axis: int) -> tuple[Aval, Aval]:
    check_kind("order_statistics", x, "biuf")
    axis = counted_axis("order_statistics", axis, x.ndim)
    known = all(0 <= k < x.shape[axis] for k in ranks)
    if not known or any(a >= b for a, b in pairwise(ranks)):
        refuse("order_statistics", "ranks", ranks, f"increasing ones in [0, {x.shape[axis]})")
    shape = (*x.shape[:axis], len(ranks), *x.shape[axis + 1 :])
    return x.with_shape(shape), aval_of(shape, int64)


def _searchsorted(a: Aval, v: Aval, *, side: Literal["left", "right"]) -> Aval:
    check_kind("searchsorted", a, "biuf", "the sorted array")
    if a.ndim != 1:
        refuse("searchsorted", "the sorted array", a, "one axis")
    if a.dtype != v.dtype:
        refuse("searchsorted", "the values", v, f"the sorted array's dtype {a.dtype}", "are")
    return v.with_dtype(int64)


def _extremum(name: str) -> Callable[..., Aval]:
    def infer(x: Aval, *, axis: int) -> Aval:
        check_kind(name, x, "biufc")  # complex numbers are ordered by real part first
        axis = counted_axis(name, axis, x.ndim)
        if x.shape[axis] == 0:
            refuse(name, "the array", x, "at least one element along the axis")
        return aval_of((*x.shape[:axis], *x.shape[axis + 1 :]), int64)

    return infer


sort = Family("sort", _sort, n_outputs=2, batch="axes")
"""Sorted values and the stable permutation; NaN counts as the largest value."""
top_k = Family("top_k", _top_k, n_outputs=2, batch="axes")
"""The k largest values, largest first, and where they are; among equals the first ones."""
order_statistics = Family("order_statistics", _order_statistics, n_outputs=2, batch="axes")
"""The elements of these ranks in the sorted order (0 is the smallest), and where they are."""
searchsorted = Family("searchsorted", _searchsorted)
argmax = Family("argmax", _extremum("argmax"), batch="axes")
argmin = Family("argmin", _extremum("argmin"), batch="axes")


def _position_of(extremum: str) -> Callable[..., Any]:
    def formula(x: Any, *, axis: int) -> Any:
        """The first position of the extremum, or of a NaN; complex numbers have NumPy's order."""
        n = x.shape[axis]
        if x.dtype.kind == "c":
            return None
        best = apply(FAMILIES[f"reduce_{extremum}"].bind(axes=(axis,)), x)
        column = tuple(1 if a == axis else m for a, m in enumerate(x.shape))
        hit = f.equal(x, apply(reshape.bind(shape=column), best)) | f.not_equal(x, x)
        narrow = isinstance(n, int) and n < 2**31  # twice as many lanes
        where = nullary(
            x, iota.bind(shape=x.shape, dimension=axis, dtype=int32 if narrow else int64)
        )
        first = f.where(hit, where, literal(x, n, where.dtype))
        return convert_to(apply(FAMILIES["reduce_min"].bind(axes=(axis,)), first), int64)

    return formula


argmax.formula(_position_of("max"))
argmin.formula(_position_of("min"))


@searchsorted.formula
def _(a: Any, v: Any, *, side: str) -> Any:
    """A binary search of as many steps for all values, without branches."""
    if not isinstance(a.shape[0], int):
        return None
    return _insertion_points(lambda i: take(a, [i], (0,), "promise"), a.shape[0], v, side)


@searchsorted.batch
def _(n: Size, on: Flags, a: Any, v: Any, *, side: str) -> Any:
    """Values may have any shape; several sorted arrays are searched together."""
    operation = searchsorted.bind(side=side)
    if not on[0]:
        return apply(operation, a, v)
    if not isinstance(a.shape[1], int):
        return looped(operation, n, on, (a, v))
    v = v if on[1] else batch_of(n, v)
    row = apply(reshape.bind(shape=(n, *[1] * (v.ndim - 1))), numbered(v, (n,)))
    return _insertion_points(lambda i: take(a, [row, i], (0, 1), "promise"), a.shape[1], v, side)


def _insertion_points(element: Callable[[Any], Any], n: int, v: Any, side: str) -> Any:
    """How many of n sorted elements, which `element` reads, come before each value.

    It is one of n + 1 numbers, and each step halves them; they are made a power of two by a first
    step whose halves overlap.
    """
    point = full(v, v.aval.with_dtype(int64), 0)
    steps = n.bit_length()
    for k in reversed(range(steps)):
        step = 1 << k if k < steps - 1 else n + 1 - (1 << k)
        before = _is_before(element(point + (step - 1)), v, side)
        point = point + f.where(before, step, 0)
    return point


def _is_before(x: Any, v: Any, side: str) -> Any:
    """Whether a sorted element precedes the place of a value; NaN is the largest value."""
    before = (f.less if side == "left" else f.less_equal)(x, v)
    if v.dtype.kind != "f":
        return before
    largest = f.not_equal(v, v)
    return before | (largest & f.equal(x, x) if side == "left" else largest)


def along_axis(x: Any, indices: Any, axis: int, mode: str, *, unique: bool = False) -> Any:
    """`x[..., indices[..., k, ...], ...]`: index arrays of x's own axes, along one of them."""
    return take(x, along(indices, x.shape, axis), tuple(range(x.ndim)), mode, unique=unique)


def along(indices: Any, shape: Any, axis: int) -> list[Any]:
    """One index array per axis: the given one along `axis`, each position itself elsewhere."""
    return [indices if a == axis else positions(indices, shape, a) for a in range(len(shape))]


def positions(like: Any, shape: Any, axis: int) -> Any:
    """The positions along an axis of arrays of a shape, to broadcast with them."""
    line = numbered(like, (shape[axis],))
    column = tuple(shape[axis] if a == axis else 1 for a in range(len(shape)))
    return apply(reshape.bind(shape=column), line)


@sort.jvp
def _(x: Any, y: Any, order: Any, dx: Any, *, axis: int, descending: bool) -> Any:
    return along_axis(dx, order, axis, "promise", unique=True), None


@top_k.jvp
def _(x: Any, y: Any, order: Any, dx: Any, *, k: int, axis: int) -> Any:
    return along_axis(dx, order, axis, "promise", unique=True), None


@order_statistics.jvp
def _(x: Any, y: Any, order: Any, dx: Any, *, ranks: tuple[int, ...], axis: int) -> Any:
    return along_axis(dx, order, axis, "promise", unique=True), None
