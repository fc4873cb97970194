"""Sums and products of many double-double numbers, by exact sums of doubles.

Numbers are cut into slices of few bits, relative to the largest number of a sum, so that sums of
slices, or of products of slices, are exact in double in any order: sums, cumulative sums, scattered
sums and products of matrices are a few of those of doubles (Ozaki, Ogita, Oishi and Rump,
"Error-free transformations of matrix multiplication by using fast routines of matrix multiplication
and its applications", Numer. Algorithms 59, 2012). Errors are relative to the number of terms times
the largest one; of matrices, to the largest numbers of each row and each column.

Maths note: double_double.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, prod
from typing import Any

import numpy as np

from tenferro.functions.arrays.joining import concat
from tenferro.ops.arrays.contraction import extents, multiplied_out
from tenferro.ops.base import FAMILIES, TensorOperation, apply, broadcast_to_shape, f
from tenferro.precision.rules.pair import (
    Pair,
    by_parts,
    finite_or,
    is_complex,
    joined,
    split,
    two_sum,
    where,
)
from tenferro.precision.rules.table import rule
from tenferro.tensor import Dim

_BITS = 53
_FEW = 4
"""Rows or columns up to which products are multiplied out and summed."""


def _next_power(x: Any) -> Any:
    """The next power of two of numbers that are not negative (Rump, Acta Numer. 19, 2010)."""
    scaled = x * 2.0**_BITS
    power = f.abs((scaled + x) - scaled)
    return f.where(f.equal(power, 0.0), x, power)


def _sliced(x: Pair, largest: Any, bits: int, count: int) -> tuple[list[Any], list[Any]]:
    """`count` slices of numbers, multiples of a power of two, and what is left after each.

    `largest` is the size of the largest number; the integers of the slices have `bits` bits.
    """
    unit = _next_power(largest) * 2.0**-bits
    slices, rests, rest = [], [], x
    for _ in range(count):
        shift = broadcast_to_shape(unit * (1.5 * 2.0 ** (_BITS - 1)), x.high.shape)
        part = (rest.high + shift) - shift
        left = rest.high - part
        rest = Pair(left) if rest.low is None else two_sum(left, rest.low)
        slices.append(part)
        rests.append(rest.high)
        unit = unit * 2.0 ** -(bits + 1)
    return slices, rests


def _largest(x: Pair, axes: Sequence[int]) -> Any:
    """The largest size along some axes, which are kept."""
    size = f.abs(x.high)
    if not axes:
        return size
    reduced = apply(FAMILIES["reduce_max"].bind(axes=tuple(sorted(axes))), size)
    shape = tuple(1 if i in axes else n for i, n in enumerate(x.high.shape))
    return apply(FAMILIES["reshape"].bind(shape=shape), reduced)


def _bits_of(terms: Any) -> int:
    """Bits that the number of terms adds to a sum."""
    if isinstance(terms, Dim):
        raise ValueError(
            f"double_double: a sum has {terms} terms, expected a number: sizes with names are not "
            "supported"
        )
    return ceil(log2(max(terms, 1)))


def _summed(operation: TensorOperation, x: Pair, largest: Any, terms: int, *more: Any) -> Pair:
    """A sum as that of two exact slices and of what is left."""
    slices, rests = _sliced(x, largest, _BITS - 1 - _bits_of(terms), 2)
    first, second, third = (apply(operation, part, *more) for part in (*slices, rests[-1]))
    return finite_or(two_sum(first, second) + third, apply(operation, x.high, *more))


@rule("reduce_sum")
@by_parts
def _sum(operation: TensorOperation, x: Pair) -> Pair:
    axes = operation.params["axes"]
    terms = prod(x.high.shape[i] for i in axes)
    if 0 in x.high.shape or not axes:
        return x.map(lambda part: apply(operation, part))
    return _summed(operation, x, _largest(x, axes), terms)


@rule("cumulative_sum")
@by_parts
def _(operation: TensorOperation, x: Pair) -> Pair:
    axis = operation.params["axis"]
    if 0 in x.high.shape:
        return x
    return _summed(operation, x, _largest(x, [axis]), x.high.shape[axis])


@rule("scatter_add")
@by_parts
def _(operation: TensorOperation, x: Pair, updates: Pair, *indices: Any) -> Pair:
    """The sums of what is added at each place, and these to the array."""
    if 0 in updates.high.shape:
        return x
    zeros = f.zeros_like(x.high)
    largest = _largest(updates, range(updates.high.ndim))
    bits = _BITS - 1 - _bits_of(prod(updates.high.shape))
    slices, rests = _sliced(updates, largest, bits, 2)
    parts = (*slices, rests[-1])
    first, second, third = (apply(operation, zeros, part, *indices) for part in parts)
    plain = apply(operation, x.high, updates.high, *indices)
    return finite_or(x + (two_sum(first, second) + third), plain)


@rule("dot_general")
def product(operation: TensorOperation, a: Pair, b: Pair) -> Pair:
    """Products of matrices: slices of both, times each other as far as they matter."""
    if is_complex(a):
        (x, y), (z, w) = split(a), split(b)
        xz, yw, xw, yz = (product(operation, *sides) for sides in ((x, z), (y, w), (x, w), (y, z)))
        return joined(xz - yw, xw + yz)
    params = operation.params
    batch, rows, columns, terms = extents(operation, (a.high.aval, b.high.aval))
    if not batch * rows * columns * terms:
        return Pair(apply(operation, a.high, b.high))
    if min(rows, columns) <= _FEW or not params["contract"][0]:
        return _multiplied_out(operation, a, b)
    bits, count = _slicing(terms)
    (a_slices, a_rests), (b_slices, b_rests) = (
        _sliced(x, _largest(x, axes), bits, count)
        for x, axes in zip((a, b), params["contract"], strict=True)
    )
    first, second = (axes[0] for axes in params["contract"])

    def products(left: list[Any], right: list[Any]) -> Pair:
        return Pair(apply(operation, concat(left, axis=first), concat(right, axis=second)))

    total = products(a_slices[:1], b_slices[:1])
    for last in range(1, count):
        total = total + products(a_slices[: last + 1], b_slices[last::-1])
    total = total + products([*a_slices, a_rests[-1]], [*b_rests[::-1], b.high])
    return finite_or(total, apply(operation, a.high, b.high))


def _slicing(terms: int) -> tuple[int, int]:
    """The bits of a slice of a matrix, and how many slices there are.

    Sums are over as many terms as there are pairs of slices of one size, times those of one. What
    is left after all slices is as small as rounding errors, so that its products may be rounded.
    """
    count = 2
    while True:
        bits = (_BITS - _bits_of(count * terms)) // 2
        if count * (bits + 1) > _BITS:
            return bits, count
        count += 1


def _multiplied_out(operation: TensorOperation, a: Pair, b: Pair) -> Pair:
    """The products of all elements, summed."""
    parts = zip(a.parts, b.parts, strict=True)
    (x, y, axes), (x_low, y_low, _) = (multiplied_out(*both, **operation.params) for both in parts)
    products = Pair(x, x_low) * Pair(y, y_low)
    return _sum(FAMILIES["reduce_sum"].bind(axes=axes), products) if axes else products


@rule("reduce_max", "reduce_min")
def _(operation: TensorOperation, x: Pair) -> Pair:
    """The extremum of the high parts, and that of the low parts beside it."""
    high = apply(operation, x.high)
    if x.low is None:
        return Pair(high)
    axes = operation.params["axes"]
    kept = tuple(i for i in range(x.high.ndim) if i not in axes)
    bind = FAMILIES["broadcast_in_dim"].bind
    every = apply(bind(shape=x.high.shape, dimensions=kept), high)
    never = -np.inf if operation.name == "reduce_max" else np.inf
    low = apply(operation, f.where(f.equal(x.high, every), x.low, never))
    return where(f.less(f.abs(low), np.inf), Pair(high, low), Pair(high))


@rule("reduce_prod")
def _(operation: TensorOperation, x: Pair) -> Pair:
    """By halves along one axis after the other."""
    for axis in sorted(operation.params["axes"], reverse=True):
        x = _product_along(x, axis)
    return x


def _product_along(x: Pair, axis: int) -> Pair:
    while (n := x.high.shape[axis]) > 1:
        half = n // 2
        first, second = (_part(x, axis, low, low + half) for low in (0, half))
        rest = _part(x, axis, 2 * half, n)
        x = first * second
        if n % 2:
            pairs = [z.parts for z in (x, rest)]
            x = Pair(*(concat(list(parts), axis=axis) for parts in zip(*pairs, strict=True)))
    shape = tuple(m for i, m in enumerate(x.high.shape) if i != axis)
    if not n:
        return Pair(apply(FAMILIES["reduce_prod"].bind(axes=(axis,)), x.high))
    return x.map(lambda part: apply(FAMILIES["reshape"].bind(shape=shape), part))


def _part(x: Pair, axis: int, low: int, high: int) -> Pair:
    index = (slice(None),) * axis + (slice(low, high),)
    return x.map(lambda part: part[index])
