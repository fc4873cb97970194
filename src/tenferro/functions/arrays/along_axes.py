"""Functions of lines of an array. They are called once for each line, also while tracing."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.joining import stack
from tenferro.functions.arrays.manipulation import expand_dims, moveaxis
from tenferro.ops.base import check_axis, refuse
from tenferro.tensor import ArrayLike

__all__ = ["apply_along_axis", "apply_over_axes"]


def apply_along_axis(
    func1d: Callable[..., Any], axis: int, arr: ArrayLike, *args: Any, **kwargs: Any
) -> Tensor:
    """Apply `func1d(line, *args, **kwargs)` to each line of an array along an axis.

    The axes of its results replace that axis. If the function accepts arrays with more
    axes, calling it once is faster. Raises ValueError without lines.

    >>> import numpy as np
    >>> apply_along_axis(np.sum, 1, [[1.0, 2.0], [3.0, 4.0]])
    Tensor([3., 7.])
    """
    x = as_array("apply_along_axis", arr)
    axis = check_axis("apply_along_axis", index(axis), x.ndim)
    rows = moveaxis(x, axis, -1)
    outer = rows.shape[:-1]
    lines = [rows[i] for i in np.ndindex(*outer)]
    if not lines:
        refuse("apply_along_axis", "the shape", x.shape, "at least one line")
    results = stack([as_array("apply_along_axis", func1d(v, *args, **kwargs), v) for v in lines])
    inner = results.shape[1:]
    results = results.reshape((*outer, *inner))
    first = len(outer)
    return moveaxis(results, tuple(range(first, first + len(inner))),
                    tuple(range(axis, axis + len(inner))))  # fmt: skip


def apply_over_axes(func: Callable[..., Any], a: ArrayLike, axes: Any, /) -> Tensor:
    """Apply `func(x, axis)` for one axis after the other; results have the axes of a, or one fewer.

    Raises ValueError for a result with other axes.

    >>> import numpy as np
    >>> apply_over_axes(np.sum, [[1.0, 2.0], [3.0, 4.0]], [0, 1])
    Tensor([[10.]])
    """
    x = as_array("apply_over_axes", a)
    n = x.ndim
    for axis in np.atleast_1d(axes).tolist():
        reduced = as_array("apply_over_axes", func(x, axis % n), x)
        if reduced.ndim == n - 1:
            reduced = expand_dims(reduced, axis=axis % n)
        if reduced.ndim != n:
            refuse(
                "apply_over_axes", "the result's number of axes", reduced.ndim, f"{n} or {n - 1}"
            )
        x = reduced
    return x
