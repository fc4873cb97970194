"""Arrays from the items in square brackets: `r_` and `c_`."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.creation import array
from tenferro.functions.arrays.data_types import result_type
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import permute_dims
from tenferro.ops.base import refuse
from tenferro.tensor import Array, Dim, IndexLike

__all__ = ["c_", "r_"]


class Concatenator:
    """Items one after another along an axis; `start:stop:step` is a range.

    The step of a range may be `nj`, for n numbers including both ends. The first item may be a text
    "axis", "axis,ndim" or "axis,ndim,place": the axis along which items are joined, the minimal
    number of axes, and the axis at which an item with fewer axes begins.
    """

    def __init__(self, name: str, axis: int, ndim: int, place: int) -> None:
        self.name = name
        self.defaults = axis, ndim, place

    def __repr__(self) -> str:
        return f"<tenferro.numpy.{self.name}>"

    def __getitem__(self, key: Any) -> Any:
        items = key if isinstance(key, tuple) else (key,)
        axis, ndim, place = self.defaults
        if items and isinstance(items[0], str):
            axis, ndim, place = self._options(items[0])
            items = items[1:]
        if not items:
            refuse(self.name, "the items", "none", "at least one")
        values = [_value(x) for x in items]
        arrays = [array(x) if isinstance(x, Dim) else as_array(self.name, x) for x in values]
        parts = [_with_axes(x, ndim, place) for x in arrays]
        return concat(parts, axis, dtype=result_type(*values))

    def _options(self, text: str) -> tuple[int, int, int]:
        try:
            numbers = [int(word) for word in text.split(",")]
            return tuple((*numbers, *self.defaults[len(numbers) :])[:3])  # type: ignore[return-value]
        except ValueError:
            refuse(
                self.name,
                "the text in front",
                repr(text),
                'integers, as in "0,2,0"; for matrices use c_ or reshape',
            )


def _value(item: IndexLike) -> Any:
    """An array, or a number, which takes the kind of the other arrays."""
    if isinstance(item, slice):
        return _range(0 if item.start is None else item.start, item.stop, item.step)
    return array(item) if isinstance(item, list | tuple) else item


def _range(start: Any, stop: Any, step: Any) -> Any:
    if isinstance(step, complex):
        return np.linspace(start, stop, int(abs(step)))
    return np.arange(start, stop, 1 if step is None else step)


def _with_axes(x: Array, ndim: int, place: int) -> Any:
    more = ndim - x.ndim
    if more <= 0:
        return x
    begin = place % (more + 1)
    order = [*range(begin), *range(more, ndim), *range(begin, more)]
    return permute_dims(array(x, ndmin=ndim), order)


r_ = Concatenator("r_", 0, 1, -1)
"""Arrays and numbers one after another.

>>> r_[1:4, 0, [5, 6]]
Tensor([1, 2, 3, 0, 5, 6])
"""
c_ = Concatenator("c_", -1, 2, 0)
"""Arrays side by side, those with one axis as columns.

>>> c_[[1, 2], [3, 4]]
Tensor([[1, 3],
        [2, 4]])
"""
