"""Facts about arrays, as functions."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from tenferro.functions.arrays.arguments import as_array
from tenferro.ops.base import check_axis
from tenferro.tensor import ArrayLike, Dim, Shape

__all__ = ["isscalar", "iterable", "ndim", "shape", "size"]


def ndim(a: Any, /) -> int:
    """The number of axes.

    >>> ndim([[1, 2]])
    2
    """
    return len(as_array("ndim", a).shape)


def shape(a: ArrayLike, /) -> Shape:
    """The sizes of the axes.

    >>> shape([[1, 2]])
    (1, 2)
    """
    sizes: Shape = as_array("shape", a).shape
    return sizes


def size(a: ArrayLike, /, axis: Any = None) -> int | Dim:
    """The number of elements, or the size of one axis. Raises ValueError for an axis out of range.

    >>> size([[1, 2]]), size([[1, 2]], 0)
    (2, 1)
    """
    a = as_array("size", a)
    count: int | Dim = a.size if axis is None else a.shape[check_axis("size", index(axis), a.ndim)]
    return count


def isscalar(element: Any, /) -> bool:
    """Whether something is a number (or a string) rather than an array, also one without axes.

    >>> isscalar(3.1), isscalar([3.1])
    (True, False)
    """
    return np.isscalar(element)


def iterable(y: ArrayLike, /) -> bool:
    """Whether something can be iterated over: an array has to have an axis.

    >>> iterable([1, 2]), iterable(2)
    (True, False)
    """
    return np.iterable(y)
