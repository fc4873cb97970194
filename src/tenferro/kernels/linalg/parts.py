"""Kernels of the linear operations on parts of matrices."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from tenferro.kernels.table import lowering
from tenferro.tensor import Aval


@lru_cache(maxsize=64)
def triangle_mask(rows: int, columns: int, lower: bool, strict: bool) -> Any:
    """True in the lower or the upper triangle, with its diagonal or (strict) without."""
    mask = np.tri(rows, columns, -1 if lower == strict else 0, dtype=bool)
    return mask if lower else ~mask


@lowering("tenferro.linalg.triangle.v1")
def _(x: Aval, *, lower: bool, diagonal: float) -> Any:
    shape: Any = x.shape
    m, n = shape[-2:]
    keep = triangle_mask(m, n, lower, diagonal == 0)
    i = np.arange(min(m, n))

    def run(a: Any) -> Any:
        out = np.zeros(a.shape, a.dtype)
        np.copyto(out, a, where=keep)
        if diagonal not in (0, 1):
            out[..., i, i] *= diagonal
        return out

    return run


@lowering("tenferro.linalg.diagonal.v1")
def _(x: Aval) -> Any:
    return lambda a: np.diagonal(a, axis1=-2, axis2=-1)


@lowering("tenferro.linalg.diagonal_matrix.v1")
def _(d: Aval, *, rows: int, columns: int) -> Any:
    size: Any = d.shape[-1]
    i = np.arange(size)
    shape = (*d.shape[:-1], rows, columns)

    def run(a: Any) -> Any:
        out = np.zeros(shape, a.dtype)
        out[..., i, i] = a
        return out

    return run
