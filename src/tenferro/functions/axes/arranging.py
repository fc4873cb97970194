"""Elements in another order, or several times: flips, rolls, rotations, repetitions."""

from __future__ import annotations

from itertools import chain
from operator import index
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import axes_of, expand_dims, ravel, reshape, swapaxes
from tenferro.functions.arrays.values import value_of
from tenferro.functions.elements.elementwise import remainder
from tenferro.functions.indexing.indexing import take
from tenferro.ops.arrays.indexing import numbered
from tenferro.ops.arrays.structural import reverse, slice_axis
from tenferro.ops.base import apply, broadcast_to_shape, check_axis, refuse, refuse_dtype
from tenferro.tensor import Array, ArrayLike, AxisLike, Dim
from tenferro.tensor.array import no_value

__all__ = ["repeat", "roll", "tile"]


def flip(x: ArrayLike, /, axis: AxisLike = None) -> Tensor:
    """The elements in reverse order along axes, by default all of them.

    >>> flip([1, 2, 3])
    Tensor([3, 2, 1])
    """
    x = as_array("flip", x)
    axes = tuple(range(x.ndim)) if axis is None else axes_of("flip", axis, x.ndim)
    return apply(reverse.bind(axes=tuple(sorted(axes))), x) if axes else x


def flipud(x: ArrayLike, /) -> Tensor:
    """The first axis reversed.

    >>> flipud([[1], [2]])
    Tensor([[2],
            [1]])
    """
    return flip(x, 0)


def fliplr(x: ArrayLike, /) -> Tensor:
    """The second axis reversed.

    >>> fliplr([[1, 2]])
    Tensor([[2, 1]])
    """
    return flip(x, 1)


def rot90(x: ArrayLike, /, k: int = 1, axes: Any = (0, 1)) -> Tensor:
    """A rotation by k quarter turns from the first towards the second of two axes.

    >>> rot90([[1, 2], [3, 4]])
    Tensor([[2, 4],
            [1, 3]])
    """
    x = as_array("rot90", x)
    plane = axes_of("rot90", tuple(axes), x.ndim)
    if len(plane) != 2:
        refuse("rot90", "axes", axes, "two axes")
    first, second = plane
    quarters = index(k) % 4
    if quarters == 2:
        return flip(x, (first, second))
    if quarters == 1:
        return swapaxes(flip(x, second), first, second)
    return flip(swapaxes(x, first, second), second) if quarters else x


def roll(x: Any, /, shift: Any, axis: AxisLike = None) -> Tensor:
    """Shift the elements along axes; elements that leave at the end enter at the start.

    `shift` and `axis` are integers, or sequences of equal length (one may be a single integer). A
    shift may be traced. Without an axis, the flattened x is rolled. Several shifts of one axis add.

    >>> roll([1, 2, 3], 1)
    Tensor([3, 1, 2])
    """
    x = as_array("roll", x, shift)
    shifts = tuple(shift) if np.ndim(shift) == 1 else (shift,)
    if axis is None:
        return reshape(_rolled(ravel(x), sum(shifts), 0), x.shape)
    axes = axis if isinstance(axis, tuple | list) else (axis,)
    if len(axes) == 1 or len(shifts) == 1:
        axes, shifts = tuple(axes) * len(shifts), tuple(shifts) * len(axes)
    if len(axes) != len(shifts):
        refuse("roll", "shift", shift, f"one shift, or one for each of the axes {axis}")
    for by, a in zip(shifts, axes, strict=True):
        x = _rolled(x, by, check_axis("roll", index(a), x.ndim))
    return x


def _rolled(x: Array, shift: Any, axis: int) -> Any:
    n = x.shape[axis]
    shift = value_of(shift) if isinstance(shift, Array) and value_of(shift) is not None else shift
    if isinstance(shift, Array | Dim) or isinstance(n, Dim):
        positions = remainder(numbered(x, (n,)) - shift, n)
        return take(x, positions, axis)
    by = index(shift) % n if n else 0
    if not by:
        return x
    return concat([slice_axis(x, axis, n - by, n), slice_axis(x, axis, 0, n - by)], axis)


def tile(x: ArrayLike, repetitions: Any, /) -> Tensor:
    """Repeat x as a whole along each axis; `repetitions` has a number for each axis.

    The shorter one of x's shape and `repetitions` is extended with ones at the front.

    >>> tile([1, 2], 2)
    Tensor([1, 2, 1, 2])
    """
    x = as_array("tile", x)
    repeats = repetitions if isinstance(repetitions, tuple | list) else (repetitions,)
    counts: list[Any] = [r if isinstance(r, Dim) else index(r) for r in repeats]
    counts = [1] * (x.ndim - len(counts)) + counts
    sizes = (1,) * (len(counts) - x.ndim) + x.shape
    apart = reshape(x, tuple(chain(*((1, n) for n in sizes))))
    repeated = broadcast_to_shape(apart, tuple(chain(*zip(counts, sizes, strict=True))))
    return reshape(repeated, tuple(r * n for r, n in zip(counts, sizes, strict=True)))


def repeat(x: Any, /, repeats: ArrayLike, axis: int | None = None) -> Tensor:
    """Repeat each element, or each slice along `axis`; `repeats` is one number or one for each.

    x is flattened if the axis is None. The numbers must be known, because the size of the result
    depends on them: traced numbers raise TypeError.

    >>> repeat([1, 2], [2, 1])
    Tensor([1, 1, 2])
    """
    x = as_array("repeat", x)
    if axis is None:
        x, axis = ravel(x), 0
    axis = check_axis("repeat", index(axis), x.ndim)
    n = x.shape[axis]
    counts = repeats if isinstance(repeats, Dim) else _known_counts(repeats)
    if isinstance(counts, np.ndarray):
        if counts.size != n:
            refuse(
                "repeat", "repeats", counts.shape, f"one number, or one for each of {n} elements"
            )
        return take(x, np.repeat(np.arange(n), counts), axis)
    apart = expand_dims(x, axis + 1)
    repeated = broadcast_to_shape(apart, (*x.shape[: axis + 1], counts, *x.shape[axis + 1 :]))
    return reshape(repeated, (*x.shape[:axis], n * counts, *x.shape[axis + 1 :]))


def _known_counts(repeats: ArrayLike) -> Any:
    if isinstance(repeats, Array) and value_of(repeats) is None:
        no_value(repeats, "repeat", "The size of the result depends on it: use a static argument.")
    counts = np.asarray(repeats)
    if counts.dtype.kind not in "biu":
        refuse_dtype("repeat", "the dtype of repeats", counts.dtype, "int")
    counts = counts.astype(np.int64)
    if (counts < 0).any():
        refuse("repeat", "repeats", repeats, "counts ≥ 0")
    return int(counts.item()) if counts.size == 1 else counts.ravel()
