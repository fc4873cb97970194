"""Windows that slide over an array."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.manipulation import moveaxis
from tenferro.functions.arrays.values import index_array
from tenferro.functions.indexing import indexing
from tenferro.ops.base import check_axes, refuse
from tenferro.tensor import ArrayLike


def sliding_window_view(x: ArrayLike, /, window_shape: Any, axis: Any = None) -> Tensor:
    """All windows of a shape: leading axes are their positions, trailing axes their elements.

    `axis` contains the axes along which they slide, one for each size; by default all axes, or the
    only one. Read-only, as in NumPy.

    >>> sliding_window_view([1, 2, 3, 4], 2)
    Tensor([[1, 2],
            [2, 3],
            [3, 4]])
    """
    name = "sliding_window_view"
    x = as_array(name, x)
    sizes = tuple(map(index, window_shape if np.iterable(window_shape) else (window_shape,)))
    along = range(x.ndim) if axis is None else axis
    axes = check_axes(name, tuple(along) if np.iterable(along) else (along,), x.ndim)
    if len(sizes) != len(axes):
        refuse(name, "window_shape", sizes, f"one size for each of {len(axes)} axes")
    for size, a in zip(sizes, axes, strict=True):
        x = moveaxis(_along(name, x, size, a), a + 1, -1)
    return x


def _along(name: str, x: Any, size: int, axis: int) -> Any:
    """The windows along one axis, their elements along the next one."""
    count = x.shape[axis] - size + 1
    if size < 0 or count < 1:
        refuse(name, "window_shape", size, f"a size from 0 to {x.shape[axis]} along axis {axis}")
    places = index_array(np.arange(count)[:, None] + np.arange(size))
    return indexing.take(x, places, axis)
