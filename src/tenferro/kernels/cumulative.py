"""Kernels of cumulative operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.kernels.on_demand import scipy
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval

NDArray = np.ndarray[Any, Any]


def _cumulative(ufunc: np.ufunc) -> Callable[..., Any]:
    def make(x: Aval, *, axis: int, reverse: bool) -> Any:
        dtype = x.dtype
        if reverse:
            return lambda a: np.flip(ufunc.accumulate(np.flip(a, axis), axis, dtype), axis)
        return lambda a: ufunc.accumulate(a, axis, dtype)

    return make


lowering("cumulative_sum")(_cumulative(np.add))
lowering("cumulative_prod")(_cumulative(np.multiply))
lowering("cumulative_max")(_cumulative(np.maximum))
lowering("cumulative_min")(_cumulative(np.minimum))
lowering("cumulative_logsumexp")(_cumulative(np.logaddexp))


@lowering("linear_recurrence")
def _(a: Aval, b: Aval, *, axis: int, reverse: bool) -> Any:
    step = slice(None, None, -1) if reverse else slice(None)
    size: Any = a.size
    n: Any = a.shape[axis]
    solve = _steps if n * n <= size else _lines

    def run(factors: NDArray, terms: NDArray) -> NDArray:
        out = np.array(np.moveaxis(terms, axis, -1), order="C")
        flat = out.reshape(-1, n)[:, step]
        solve(np.moveaxis(factors, axis, -1).reshape(-1, n)[:, step], flat)
        return np.moveaxis(out, -1, axis)

    return run if size else lambda factors, terms: terms.copy()


def _steps(factors: NDArray, out: NDArray) -> None:
    """All lines together, position by position."""
    for k in range(1, out.shape[1]):
        out[:, k] += factors[:, k] * out[:, k - 1]


def _lines(factors: NDArray, out: NDArray) -> None:
    """Line by line: each is a triangular system with ones on its diagonal and -a below."""
    prefix = {"f": "s", "d": "d", "F": "c", "D": "z"}[out.dtype.char]
    solve = getattr(scipy.linalg.blas, prefix + "tbsv")
    for a, line in zip(factors, out, strict=True):
        band = np.zeros((2, line.size), line.dtype, order="F")
        band[1, :-1] = -a[1:]
        line[:] = solve(1, band, line, lower=1, diag=1)
