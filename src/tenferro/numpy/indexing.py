"""Reading and updating parts of arrays."""

from __future__ import annotations

from typing import Any

from tenferro.ops.apply import apply
from tenferro.ops.shapes import refuse
from tenferro.ops.structural import slice_

__all__ = ["getitem", "setitem"]


def getitem(x: Any, index: Any) -> Any:
    """`x[index]`."""
    items = index if isinstance(index, tuple) else (index,)
    start, limit, shape = [], [], []
    for axis, n in enumerate(x.shape):
        item = items[axis] if axis < len(items) else slice(None)
        if isinstance(item, int):
            k = item + n if item < 0 else item
            if not 0 <= k < n:
                raise IndexError(f"index {item} is out of bounds for axis {axis} with size {n}")
            start.append(k)
            limit.append(k + 1)
        elif isinstance(item, slice):
            a, b, _ = item.indices(n)
            start.append(a)
            limit.append(max(a, b))
            shape.append(limit[-1] - a)
        else:
            refuse("getitem", "the index", index, "integers and slices")
    part = apply(slice_.bind(start=tuple(start), limit=tuple(limit), strides=(1,) * x.ndim), x)
    return part.surface.reshape(part, tuple(shape))


def setitem(x: Any, index: Any, value: Any) -> None:
    """`x[index] = value`."""
    raise TypeError("x[index] = value: arrays are immutable; use x.at[index].set(value)")
