"""The abstract value: shape and dtype, interned so that equal ones are usually identical."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenferro.tensor.dim import Dim, Shape

_INTERNED_LIMIT = 65536
_interned: dict[tuple[Shape, np.dtype[Any]], Aval] = {}


class Aval:
    """Shape and dtype of a tensor.

    >>> aval_of((2, 3), "float32")
    float32[2,3]
    """

    __slots__ = ("_hash", "dtype", "shape")

    def __init__(self, shape: Shape, dtype: np.dtype[Any]) -> None:
        self.shape = shape
        self.dtype = dtype
        self._hash = hash((shape, dtype))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Aval) and self.shape == other.shape and self.dtype == other.dtype

    def __hash__(self) -> int:
        return self._hash

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self.shape)

    @property
    def size(self) -> int | Dim:
        """The number of elements."""
        return prod(self.shape)

    @property
    def is_inexact(self) -> bool:
        """Whether values are floating-point or complex, so that they have tangents."""
        return self.dtype.kind in "fc"

    @property
    def is_complex(self) -> bool:
        """Whether values are complex."""
        return self.dtype.kind == "c"

    @property
    def is_symbolic(self) -> bool:
        """Whether some dimension is known only at run time."""
        return any(isinstance(n, Dim) for n in self.shape)

    def with_shape(self, shape: Shape) -> Aval:
        """The same dtype with another shape."""
        return aval_of(shape, self.dtype)

    def with_dtype(self, dtype: Any) -> Aval:
        """The same shape with another dtype."""
        return aval_of(self.shape, dtype)

    def __repr__(self) -> str:
        return f"{self.dtype.name}[{','.join(str(n) for n in self.shape)}]"


def aval_of(shape: Shape, dtype: Any) -> Aval:
    """The aval with this shape and dtype."""
    key = (shape, np.dtype(dtype))
    aval = _interned.get(key)
    if aval is None:
        if len(_interned) >= _INTERNED_LIMIT:
            _interned.clear()
        aval = _interned[key] = Aval(*key)
    return aval
