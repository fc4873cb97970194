"""Scatters that combine: products, minima and maxima of updates that meet at one element.

Maths note: movement.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce
from math import prod
from typing import Any

from tenferro.ops.arrays.cumulative import before, recurrence
from tenferro.ops.arrays.indexing import (
    Places,
    batched_scatter,
    index_position,
    promised,
    put,
    scatter,
    scatter_add,
    scattered,
    take,
)
from tenferro.ops.arrays.sorting import sort
from tenferro.ops.arrays.structural import broadcast_in_dim, reshape, transpose
from tenferro.ops.base import Axes, Family, apply, conj, convert_to, elementwise, f, full
from tenferro.ops.base.promotion import broadcast
from tenferro.tensor import Aval, Shape

COMBINES = {
    "scatter_add": "reduce_sum",
    "scatter_mul": "reduce_prod",
    "scatter_min": "reduce_min",
    "scatter_max": "reduce_max",
}
"""The reduction by which a scatter combines the updates of an element with what is there."""


@promised("gather", "scatter", *COMBINES)
def _(x: Aval, *operands: Aval, axes: Axes, mode: str, unique: bool) -> Places:
    """Index arrays are the last operands."""
    if mode != "promise":
        return ()
    first = 1 + len(operands) - len(axes)
    return ((first + i, a, x.shape[a]) for i, a in enumerate(axes))


scatter_mul = Family("scatter_mul", scattered, linear=(0,), kinds="iufc")
scatter_min = Family("scatter_min", scattered, kinds="biuf")
scatter_max = Family("scatter_max", scattered, kinds="biuf")

for _family in (scatter_mul, scatter_min, scatter_max):
    batched_scatter(_family)


@scatter_mul.transpose(0)
def _(ct: Any, x: Any, updates: Any, *indices: Any, **params: Any) -> Any:
    return put(scatter_mul, ct, conj(updates), indices, **params)


@scatter_mul.jvp
def _(x: Any, u: Any, *rest: Any, axes: Axes, mode: str, unique: bool) -> Any:
    """dy = dx Π u + x Σₖ duₖ Πⱼ≠ₖ uⱼ, the products over the updates that meet at one element."""
    n = len(axes)
    indices, (_, dx, du) = rest[:n], rest[n : n + 3]
    params: Any = {"axes": axes, "mode": mode, "unique": unique}
    others = 1 if unique else _product_of_others(x.shape, u, indices, axes, mode)
    moved = take(x, indices, **params) * others * du
    scaled = put(scatter_mul, dx, u, indices, **params)
    return scaled + put(scatter_add, full(x, x.aval, 0), moved, indices, **params)


def _product_of_others(shape: Shape, u: Any, indices: Sequence[Any], axes: Axes, mode: str) -> Any:
    """For each update, the product of the others at the same element.

    Sorted by element, these are products from both ends of each run of equal elements.
    """
    element = _element_numbers(shape, indices, axes, mode)
    flat = _index_first(u, axes, element.ndim)
    numbers, order = apply(
        sort.bind(axis=0, descending=False), apply(reshape.bind(shape=(element.size,)), element)
    )
    rows = take(flat, [order], (0,), "promise", unique=True)
    left, right = (_product_before(rows, numbers, reverse=r) for r in (False, True))
    zeros = full(rows, rows.aval, 0)
    products = put(scatter, zeros, left * right, [order], (0,), "promise", unique=True)
    return _index_back(products, u.shape, axes, element.shape)


def _element_numbers(shape: Shape, indices: Sequence[Any], axes: Axes, mode: str) -> Any:
    """One number per element along the axes; -1 for an index out of bounds."""
    wide = [convert_to(i, indices[0].dtype) for i in broadcast("scatter", indices)]
    sizes = [shape[a] for a in axes]
    number = reduce(lambda total, pair: total * pair[1] + pair[0], zip(wide, sizes, strict=True), 0)
    if mode == "promise":
        return number
    if mode == "clip":
        clipped = [f.maximum(f.minimum(i, n - 1), 0) for i, n in zip(wide, sizes, strict=True)]
        return _element_numbers(shape, clipped, axes, "promise")
    bounds = [b for i, n in zip(wide, sizes, strict=True) for b in (i >= 0, i < n)]
    return f.where(reduce(partial(elementwise, "bitwise_and"), bounds), number, -1)


def _product_before(rows: Any, numbers: Any, *, reverse: bool) -> Any:
    """Per row, the product of the rows before it in its run of equal numbers."""
    same = f.equal(before(numbers, 0, reverse, first=-2), numbers)
    along_rows = broadcast_in_dim.bind(shape=rows.shape, dimensions=(0,))
    inside = convert_to(apply(along_rows, same), rows.dtype)
    return recurrence(inside * before(rows, 0, reverse), 1 - inside, 0, reverse)


def _index_order(ndim: int, axes: Axes, index_ndim: int) -> tuple[int, ...]:
    p = index_position(axes)
    first = range(p, p + index_ndim)
    return (*first, *(a for a in range(ndim) if a not in first))


def _index_first(u: Any, axes: Axes, index_ndim: int) -> Any:
    """The updates with one axis for all indices, before the windows."""
    order = _index_order(u.ndim, axes, index_ndim)
    moved = apply(transpose.bind(permutation=order), u)
    shape = (prod(moved.shape[:index_ndim]), *moved.shape[index_ndim:])
    return apply(reshape.bind(shape=shape), moved)


def _index_back(flat: Any, shape: Shape, axes: Axes, index_shape: Shape) -> Any:
    order = _index_order(len(shape), axes, len(index_shape))
    apart = apply(reshape.bind(shape=(*index_shape, *flat.shape[1:])), flat)
    inverse = tuple(sorted(range(len(order)), key=order.__getitem__))
    return apply(transpose.bind(permutation=inverse), apart)


def _extremum_jvp(x: Any, u: Any, *rest: Any, axes: Axes, mode: str, unique: bool) -> Any:
    """Contract: whatever equals the result shares its tangent equally."""
    n = len(axes)
    indices, (y, dx, du) = rest[:n], rest[n : n + 3]
    params: Any = {"axes": axes, "mode": mode, "unique": unique}
    unchanged = convert_to(f.equal(x, y), x.dtype)
    written = convert_to(f.equal(u, take(y, indices, **params)), x.dtype)
    shared = put(scatter_add, unchanged * dx, written * du, indices, **params)
    return shared / put(scatter_add, unchanged, written, indices, **params)


scatter_min.jvp(_extremum_jvp)
scatter_max.jvp(_extremum_jvp)
