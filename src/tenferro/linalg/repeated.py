"""Which values of a spectrum are equal, or zero, to rounding; and what differs within blocks."""

from __future__ import annotations

from typing import Annotated, Any

from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import any as some, max as greatest, sum as sum_over
from tenferro.ops.arrays.constant import positions_along
from tenferro.ops.arrays.reduction import reduce_max
from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base import apply, f
from tenferro.ops.base.declaration import Where
from tenferro.tensor import Array
from tenferro.tensor.rounding import spectral_rounding

Kept = Annotated[
    tuple[int | float, ...],
    Where("(), (start, stop) or (0, most, relative, absolute)", lambda t: len(t) in (0, 2, 4)),
]
"""Between which vectors a generator is: those of different values, or those in a range of values
and the others; or those of the largest values, at most so many, above a cutoff, and the others."""


def largest_of(values: Array, axis: int = -1) -> Any:
    """The largest magnitude along an axis, which stays with size 1."""
    axis %= values.ndim
    return expand_dims(apply(reduce_max.bind(axes=(axis,)), f.abs(values)), axis=axis)


def bound_of(values: Array) -> Any:
    """Differences of values up to this are rounding; (..., 1)."""
    return largest_of(values) * spectral_rounding(values.aval)


def equal_pairs(values: Array) -> Any:
    """Which pairs of values are equal to rounding, each with itself included."""
    return abs(differences(values)) <= expand_dims(bound_of(values), axis=-1)


def in_range(values: Array, kept: Kept) -> Any:
    """Which positions of values are in a range, or which values are kept by a cutoff."""
    if len(kept) == 4:
        return _above(values, *kept[1:])
    position = positions_along(values, values.ndim - 1)
    return f.greater_equal(position, kept[0]) & f.less(position, kept[1])


def _above(values: Array, most: float, relative: float, absolute: float) -> Any:
    """Which are among the `most` largest, and larger than the cutoffs and than rounding."""
    size = abs(values)
    other, own = expand_dims(size, axis=-2), expand_dims(size, axis=-1)
    row, column = (positions_along(other * own, values.ndim + axis) for axis in (-1, 0))
    before = f.greater(other, own) | (f.equal(other, own) & f.less(column, row))
    rank = sum_over(f.where(before, 1, 0), axis=-1)
    bound = f.maximum(largest_of(values) * relative, absolute)
    return f.less(rank, most) & f.greater(size, bound) & ~vanishing(size)


def same_block(values: Array, kept: Kept) -> Any:
    """Which pairs of values are equal to rounding; for a range, which are on one side of it."""
    if not kept:
        return equal_pairs(values)
    inside = in_range(values, kept)
    return f.equal(expand_dims(inside, axis=-2), expand_dims(inside, axis=-1))


def differences(x: Array) -> Any:
    """x[j] − x[i] in row i and column j."""
    return expand_dims(x, axis=-2) - expand_dims(x, axis=-1)


def vanishing(s: Array) -> Any:
    """Which singular values are zero to rounding."""
    return f.less(s, 0) if s.shape[-1] == 0 else s <= bound_of(s)


def both(flags: Any) -> Any:
    """Which pairs have two flags."""
    return expand_dims(flags, axis=-2) & expand_dims(flags, axis=-1)


def same_position(x: Array) -> Any:
    """Which elements of matrices are on the diagonal."""
    row, column = (positions_along(x, x.ndim + axis) for axis in (-2, -1))
    return f.equal(row, column)


def off_diagonal(pairs: Any) -> Any:
    """The pairs of a value with another one."""
    return pairs & ~same_position(pairs)


def has_repeated(values: Array) -> Any:
    """Whether values of a spectrum are equal; real ones must be in order."""
    if values.aval.is_complex:
        return some(off_diagonal(equal_pairs(values)), axis=(-2, -1))
    axis, n = values.ndim - 1, values.shape[-1]
    if n < 2:
        return f.less(greatest(values, axis=-1), greatest(values, axis=-1))
    gaps = slice_axis(values, axis, 1, n) - slice_axis(values, axis, 0, n - 1)
    return some(abs(gaps) <= bound_of(values), axis=-1)


def largest_in(x: Array, where: Array | None = None) -> Any:
    """The largest absolute value in each matrix, or in a part of it; 0 where there is none."""
    size = abs(x)
    return greatest(size if where is None else f.where(where, size, 0), axis=(-2, -1))


def spread(x: Array, pairs: Any) -> Any:
    """The largest difference between elements that belong to equal values."""
    return largest_in(differences(x), pairs)


def middle(x: Array) -> Any:
    """The Hermitian part."""
    return (x + x.H) / 2
