"""Kernels of values without operands."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.table import lowering


@lowering("constant")
def _(*, dtype: Any, shape: Any, data: bytes) -> Any:
    value = np.frombuffer(data, dtype).reshape(shape)
    return lambda: value


@lowering("dimension_size")
def _(*, size: int, dtype: Any) -> Any:
    value = np.asarray(size, dtype)
    return lambda: value


@lowering("iota")
def _(*, shape: Any, dimension: int, dtype: Any) -> Any:
    column = np.arange(shape[dimension], dtype=dtype)
    line = column.reshape([-1 if a == dimension else 1 for a in range(len(shape))])
    return lambda: np.broadcast_to(line, shape)
