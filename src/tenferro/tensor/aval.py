"""The abstract value: shape and dtype, interned so that equal ones are identical."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from computegraph.guard import Guard
from computegraph.weak import WeakValues
from tenferro.tensor.dim import STEPS, Dim, Shape
from tenferro.tensor.dtypes import instance_of, kind_of

_interned: WeakValues[tuple[Shape, np.dtype[Any]], Aval] = WeakValues()
_guard = Guard()
_MOST_BYTES = 2**63


class Aval:
    """Shape and dtype of a tensor. Made by `aval_of` only, so that equality is identity.

    `is_inexact` says whether values are floating-point or complex, so that they have tangents;
    `is_complex` whether they are complex; `is_wide` whether they are inexact and every operation
    on such numbers takes them, which excludes half precision.

    >>> aval_of((2, 3), "float32")
    float32[2,3]
    """

    __slots__ = ("__weakref__", "dtype", "is_complex", "is_inexact", "is_wide", "shape")

    def __init__(self, shape: Shape, dtype: np.dtype[Any]) -> None:
        self.shape = shape
        self.dtype = dtype
        self.is_inexact = kind_of(dtype) in "efc"
        self.is_wide = kind_of(dtype) in "fc"
        self.is_complex = dtype.kind == "c"

    def __reduce__(self) -> Any:
        return aval_of, (self.shape, self.dtype)

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self.shape)

    @property
    def size(self) -> int | Dim:
        """The number of elements."""
        return prod(self.shape)

    @property
    def is_symbolic(self) -> bool:
        """Whether some dimension depends on named sizes."""
        return any(isinstance(n, Dim) and n != STEPS for n in self.shape)

    @property
    def is_recorded(self) -> bool:
        """Whether there is one of these for each step of a loop of unknown length."""
        return bool(self.shape) and self.shape[0] == STEPS

    def with_shape(self, shape: Shape) -> Aval:
        """The same dtype with another shape."""
        return aval_of(shape, self.dtype)

    def with_dtype(self, dtype: Any) -> Aval:
        """The same shape with another dtype."""
        return aval_of(self.shape, dtype)

    def __repr__(self) -> str:
        return f"{self.dtype.name}[{','.join(str(n) for n in self.shape)}]"


def aval_of(shape: Shape, dtype: Any) -> Aval:
    """The aval with this shape and dtype.

    >>> aval_of((2, 3), "float64")
    float64[2,3]
    """
    key = (shape, np.dtype(dtype))
    aval = _interned.get(key)
    if aval is None:
        key = (_checked(shape, key[1]), instance_of(key[1]))
        with _guard.lock:
            aval = _interned.setdefault(key, Aval(*key))
    return aval


def _checked(shape: Shape, dtype: np.dtype[Any]) -> Shape:
    """A shape whose sizes are not negative, of an array with fewer than 2⁶³ bytes."""
    known = [n for n in shape if not isinstance(n, Dim)]
    if any(n < 0 for n in known):
        raise ValueError(f"array: its shape is {shape}, expected sizes ≥ 0")
    if prod(n for n in known if n) * dtype.itemsize >= _MOST_BYTES:
        raise ValueError(f"array: its shape is {shape} of {dtype}, expected less than 2⁶³ bytes")
    return shape
