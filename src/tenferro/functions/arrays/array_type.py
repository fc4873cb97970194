"""The type of arrays, for `isinstance`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tenferro.functions.arrays.creation import empty
from tenferro.tensor import Array, DTypeLike, ShapeLike

__all__ = ["ndarray"]


class _AnyArray(type):
    def __instancecheck__(cls, x: Array) -> bool:
        return isinstance(x, np.ndarray | Array)

    def __subclasscheck__(cls, subclass: type) -> bool:
        return issubclass(subclass, np.ndarray | Array)


class _NDArray(metaclass=_AnyArray):
    """The type of all arrays: NumPy's and tenferro's, computed and traced.

    Called, it makes one of some shape, as `empty` does.

    >>> isinstance(empty(3), ndarray), isinstance(np.empty(3), ndarray), isinstance(1.0, ndarray)
    (True, True, False)
    """

    def __new__(cls, shape: ShapeLike, dtype: DTypeLike = float) -> Any:
        return empty(shape, dtype)

    def __class_getitem__(cls, item: Any) -> Any:
        return np.ndarray[item]


if TYPE_CHECKING:
    from numpy import ndarray as ndarray
else:
    ndarray = _NDArray
    ndarray.__name__ = ndarray.__qualname__ = "ndarray"
