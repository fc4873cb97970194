"""Values without operands: constants, and sizes known at run time."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenferro.ops.base import Family, nullary, refuse, refuse_dtype
from tenferro.ops.base.shapes import check_shape, counted_axis
from tenferro.tensor import Aval, Dim, Shape, aval_of
from tenferro.tensor.dtypes import as_dtype, int64


def _constant(*, dtype: np.dtype[Any], shape: tuple[int, ...], data: bytes) -> Aval:
    aval = aval_of(check_shape("constant", shape), as_dtype(dtype, "constant", half=True))
    if len(data) != prod(shape) * aval.dtype.itemsize:
        refuse("constant", "data", f"{len(data)} bytes", f"those of {aval!r}")
    return aval


def _dimension_size(*, size: Dim | int, dtype: np.dtype[Any]) -> Aval:
    return aval_of((), as_dtype(dtype, "dimension_size"))


def _iota(*, shape: Shape, dimension: int, dtype: np.dtype[Any]) -> Aval:
    counted_axis("iota", dimension, len(shape))
    resolved = as_dtype(dtype, "iota")
    if resolved.kind not in "iufc":
        refuse_dtype("iota", "dtype", resolved, "one of numbers")
    return aval_of(check_shape("iota", shape), resolved)


constant = Family("constant", _constant)
dimension_size = Family("dimension_size", _dimension_size)
iota = Family("iota", _iota)


def positions_along(x: Any, axis: int) -> Any:
    """The position along an axis of every element of x."""
    return nullary(x, iota.bind(shape=x.shape, dimension=axis, dtype=int64))
