"""Values without operands: constants, and sizes known at run time."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.ops.apply import nullary
from tenferro.ops.family import Family
from tenferro.tensor import Aval, Dim, Shape, aval_of
from tenferro.tensor.dtypes import int64


def _constant(*, dtype: np.dtype[Any], shape: Shape, data: bytes) -> Aval:
    return aval_of(shape, dtype)


def _dimension_size(*, size: Dim, dtype: np.dtype[Any]) -> Aval:
    return aval_of((), dtype)


def _iota(*, shape: Shape, dimension: int, dtype: np.dtype[Any]) -> Aval:
    return aval_of(shape, dtype)


constant = Family("constant", _constant)
dimension_size = Family("dimension_size", _dimension_size)
iota = Family("iota", _iota)


def positions_along(x: Any, axis: int) -> Any:
    """The position along an axis of every element of x."""
    return nullary(x, iota.bind(shape=x.shape, dimension=axis, dtype=int64))
