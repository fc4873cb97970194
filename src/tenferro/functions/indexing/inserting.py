"""Inserting and deleting elements of arrays."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.joining import concat, with_ndim
from tenferro.functions.arrays.manipulation import moveaxis, ravel
from tenferro.functions.arrays.values import required_value
from tenferro.functions.indexing.indexing import take
from tenferro.ops.base import broadcast_to_shape, check_axis
from tenferro.tensor import Array, ArrayLike, IndexLike

__all__ = ["append", "delete", "insert"]


def append(x: ArrayLike, values: ArrayLike, /, axis: int | None = None) -> Tensor:
    """x followed by values along an axis; both flattened if it is None.

    >>> append([1, 2], [3])
    Tensor([1, 2, 3])
    """
    return concat((x, values), axis)


def delete(x: Any, /, obj: IndexLike, axis: int | None = None) -> Tensor:
    """x without the elements that a known index, slice or mask selects along an axis.

    x is flattened if the axis is None. Raises IndexError for positions out of bounds, TypeError
    for traced ones: the size of the result depends on them.

    >>> delete([1, 2, 3], 1)
    Tensor([1, 3])
    """
    x, axis = _along("delete", x, axis)
    left = np.delete(np.arange(index(x.shape[axis])), _known("delete", obj))
    return take(x, left, axis)


def insert(x: Any, /, obj: IndexLike, values: ArrayLike, axis: int | None = None) -> Tensor:
    """x with values put in before known positions along an axis; flattened if it is None.

    The result has x's dtype. Raises IndexError for positions out of bounds, TypeError for traced
    ones.

    >>> insert([1, 2, 3], 1, 9)
    Tensor([1, 9, 2, 3])
    """
    x, axis = _along("insert", x, axis)
    places = _known("insert", obj)
    n = index(x.shape[axis])
    added = _inserted(x, as_array("insert", values, x), places, axis)
    order = np.insert(np.arange(n), places, np.arange(n, n + added.shape[axis]))
    return take(concat([x, added], axis), order, axis)


def _inserted(x: Any, values: Array, places: Any, axis: int) -> Any:
    """The values to insert, in x's shape but for the axis."""
    values = convert_to(with_ndim(values, x.ndim), x.dtype)
    if np.ndim(places) == 0 and not isinstance(places, slice):
        # NumPy: at a single position the first axis of the values runs along `axis`.
        values = moveaxis(values, 0, axis)
    count = np.arange(x.shape[axis])[places].size if isinstance(places, slice) else np.size(places)
    size = values.shape[axis] if count == 1 else count
    return broadcast_to_shape(values, (*x.shape[:axis], size, *x.shape[axis + 1 :]))


def _along(name: str, x: ArrayLike, axis: int | None) -> tuple[Any, int]:
    x = as_array(name, x)
    if axis is None:
        return ravel(x), 0
    return x, check_axis(name, index(axis), x.ndim)


def _known(name: str, obj: IndexLike) -> Any:
    """Positions as NumPy takes them."""
    if isinstance(obj, Array):
        return required_value(f"The positions of {name}", obj, "Use where, or x.at[].")
    return obj
