"""What `x[index]` selects, with NumPy's meaning: a block of x, a change of shape, index arrays.

Integers, slices, `None` and `...` are the first two; arrays of integers and boolean masks (which
become the positions of their true elements) are the third.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from tenferro.errors import OutOfBoundsError
from tenferro.functions.arrays.values import index_array
from tenferro.functions.indexing.index_items import Item, Mask, as_items, axes_of, is_array
from tenferro.functions.indexing.positions import (
    AxisBounds,
    Range,
    Size,
    checked_later,
    line_of,
    position_of,
)
from tenferro.ops.arrays.indexing import Mode, gathered_shape
from tenferro.ops.base import literal
from tenferro.tensor import Array, ArrayLike, IndexLike, Shape
from tenferro.tensor.dtypes import int64

_NAME = "x[index]"


@dataclass(frozen=True, slots=True)
class IndexSelection:
    """`x[index]`: take `lines` of x, reshape to `shape`, gather along `axes`, reshape to `result`.

    `mode` is that of the gather, `unique` says that no element is selected twice. With `starts`,
    one for each axis of x, lines begin there, which may be known at run time only.
    """

    lines: tuple[Range, ...]
    shape: Shape
    result: Shape
    axes: tuple[int, ...] = ()
    indices: tuple[Array, ...] = ()
    mode: Mode = "promise"
    unique: bool = True
    starts: tuple[Array, ...] = ()


def select(x: Array, index: IndexLike, mode: str = "raise") -> IndexSelection:
    """What an index selects from an array; `mode` says what becomes of integers out of bounds.

    Raises IndexError as NumPy does: too many indices, out of bounds, inconsistent shapes.
    """
    items = as_items(index, x.ndim)
    try:
        return _Reader(x, items, mode).selection()
    except OutOfBoundsError:
        if checked_later(x, 0) is None:
            raise
        later = [checked_later(x, i) if isinstance(i, int) else i for i in items]
        return _Reader(x, later, mode).selection()


class _Reader:
    """Reads the parts of an index from left to right."""

    def __init__(self, x: Array, items: Sequence[Item], mode: str) -> None:
        self.x = x
        self.items = items
        self.mode = mode
        self.has_arrays = any(
            is_array(item) or (mode != "raise" and isinstance(item, int)) for item in items
        )
        self.lines: list[Range] = []
        self.shape: list[Size] = []
        self.arrays: list[tuple[int, int, Any]] = []
        """Position in `shape`, axis of x, indices (computed arrays, if they have been checked)."""
        self.separator: int | None = None
        """An axis of size 1 in `shape` that the result does not have."""
        for number, item in enumerate(items):
            self._read(item, number)

    def _read(self, item: Item, number: int) -> None:
        axis = len(self.lines)
        if item is None:
            self.shape.append(1)
        elif item is Ellipsis:
            self._ellipsis(number)
        elif isinstance(item, slice):
            self.lines.append(line_of(item, self.x.shape[axis]))
            self.shape.append(self.lines[-1].count)
        elif isinstance(item, Mask):
            self._mask(item.value)
        elif is_array(item) or self.has_arrays:
            self._array(item)
        else:
            self.lines.append(Range(position_of(_NAME, item, self.x.shape[axis], axis), 1))

    def _ellipsis(self, number: int) -> None:
        count = self.x.ndim - sum(axes_of(item) for item in self.items)
        for _ in range(count):
            self._whole_axis()
        rest = self.items[number + 1 :]
        if not count and self.arrays and any(axes_of(item) or is_array(item) for item in rest):
            # NumPy: an ellipsis separates index arrays even where it is for no axis.
            self.separator = len(self.shape)
            self.shape.append(1)

    def _whole_axis(self) -> None:
        n = self.x.shape[len(self.lines)]
        self.lines.append(Range(0, n))
        self.shape.append(n)

    def _array(self, indices: ArrayLike) -> None:
        self.arrays.append((len(self.shape), len(self.lines), indices))
        self._whole_axis()

    def _mask(self, mask: np.ndarray[Any, Any]) -> None:
        """The axes of a mask become one, along which the positions of its true elements select."""
        first = len(self.lines)
        for axis, n in enumerate(mask.shape, first):
            if n and self.x.shape[axis] != n:  # NumPy: an empty mask fits any axis
                raise IndexError(
                    f"boolean index did not match indexed array along axis {axis}; size of axis "
                    f"is {self.x.shape[axis]} but size of corresponding boolean axis is {n}"
                )
            self.lines.append(Range(0, self.x.shape[axis]))
        self.arrays.append((len(self.shape), first, index_array(np.flatnonzero(mask))))
        self.shape.append(prod(line.count for line in self.lines[first:]))

    def selection(self) -> IndexSelection:
        """What has been read, with the index arrays checked against the bounds."""
        lines, shape = tuple(self.lines), tuple(self.shape)
        if not self.arrays:
            return IndexSelection(lines, shape, shape)
        empty = _check_together([i for _, _, i in self.arrays])
        bounded = [
            AxisBounds(_NAME, self.x, shape[place], axis, self.mode).within(i, empty)
            for place, axis, i in self.arrays
        ]
        indices = tuple(i for i, _ in bounded)
        mode: Mode = next((m for _, m in bounded if m != "promise"), "promise")
        if mode != "drop" and self._is_block(indices):
            return self._block(indices)
        axes = tuple(place for place, _, _ in self.arrays)
        source = self.x.aval.with_shape(shape)
        whole = gathered_shape(_NAME, source, [i.aval for i in indices], axes)
        unique = self._is_unique(indices)
        return IndexSelection(lines, shape, self._result(whole, axes), axes, indices, mode, unique)

    def _is_block(self, indices: Sequence[Array]) -> bool:
        """Whether indices are single positions beside slices of parts of other axes."""
        whole = zip(self.lines, self.x.shape, strict=True)
        return not any(i.shape for i in indices) and any(
            line.count != n or line.backwards for line, n in whole
        )

    def _block(self, indices: Sequence[Array]) -> IndexSelection:
        """Positions and slices as one block, which is one element thick along the former."""
        lines = list(self.lines)
        starts = [literal(self.x, line.start, int64) for line in lines]
        for (_, axis, _), i in zip(self.arrays, indices, strict=True):
            lines[axis], starts[axis] = Range(0, 1), i
        gone = {self.separator, *(place for place, _, _ in self.arrays)}
        shape = tuple(n for place, n in enumerate(self.shape) if place not in gone)
        return IndexSelection(tuple(lines), shape, shape, starts=tuple(starts))

    def _is_unique(self, indices: Sequence[Array]) -> bool:
        """A mask selects each element once, and so do indices of a single element."""
        arrays = [item for item in self.items if is_array(item)]
        single = all(n == 1 for i in indices for n in i.shape)
        return single or (len(arrays) == 1 and isinstance(arrays[0], Mask))

    def _result(self, whole: Shape, axes: tuple[int, ...]) -> Shape:
        """The gathered shape without the separator, behind which index axes come first."""
        if self.separator is None:
            return whole
        windows = [a for a in range(len(self.shape)) if a not in axes]
        place = len(whole) - len(windows) + windows.index(self.separator)
        return whole[:place] + whole[place + 1 :]


def _check_together(arrays: Sequence[Any]) -> bool:
    """Whether index arrays select nothing; an IndexError if they do not broadcast."""
    shapes = [np.shape(i) if not isinstance(i, Array) else i.shape for i in arrays]
    width = max(map(len, shapes))
    for position in range(-width, 0):
        sizes = {s[position] for s in shapes if len(s) >= -position} - {1}
        if len(sizes) > 1:
            shown = " ".join(map(str, shapes))
            raise IndexError(
                "shape mismatch: indexing arrays could not be broadcast together with shapes "
                f"{shown}"
            )
    return any(n == 0 for s in shapes for n in s)
