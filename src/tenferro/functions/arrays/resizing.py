"""Arrays made longer or shorter."""

from __future__ import annotations

from math import prod
from operator import index
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.manipulation import ravel, reshape
from tenferro.functions.arrays.values import index_array, required_value
from tenferro.ops.arrays.indexing import take
from tenferro.ops.base import check_axis, full, refuse
from tenferro.ops.base.shapes import as_shape

__all__ = ["resize"]


def resize(x: Any, new_shape: Any, /) -> Tensor:
    """The elements in row-major order in another shape, repeated or cut off; zeros if x has none.

    >>> resize([1, 2, 3], (2, 2))
    Tensor([[1, 2],
            [3, 1]])
    """
    x = as_array("resize", x)
    shape = as_shape("resize", new_shape)
    if x.size == 0:
        return full(x, x.aval.with_shape(shape), 0)
    positions = np.arange(prod(map(index, shape))) % x.size
    return reshape(take(ravel(x), [index_array(positions)], (0,), "promise"), shape)


def trim_zeros(filt: Any, /, trim: str = "fb", axis: Any = None) -> Tensor:
    """A computed array without the zeros at its front ("f"), its back ("b") or both ends.

    Along all axes, or those given. Raises TypeError for a traced array, ValueError for another
    `trim`.

    >>> trim_zeros([0, 0, 1, 2, 0])
    Tensor([1, 2])
    """
    x = as_array("trim_zeros", filt)
    ends = trim.lower()
    if ends not in ("fb", "bf", "f", "b"):
        refuse("trim_zeros", "trim", repr(trim), "'fb', 'f' or 'b'")
    value = required_value("trim_zeros", x, "The size of the result would depend on them.")
    axes = range(x.ndim) if axis is None else np.atleast_1d(axis).tolist()
    index = [slice(None)] * x.ndim
    for a in axes:
        a = check_axis("trim_zeros", a, x.ndim)
        others = tuple(i for i in range(x.ndim) if i != a)
        index[a] = _without_ends(np.any(value != 0, axis=others), ends)
    return x[tuple(index)]


def _without_ends(nonzero: np.ndarray[Any, Any], ends: str) -> slice:
    positions = np.flatnonzero(nonzero)
    if not positions.size:
        return slice(0, 0)
    return slice(positions[0] if "f" in ends else None, positions[-1] + 1 if "b" in ends else None)
