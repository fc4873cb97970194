"""Kernels of sorting and searching."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.table import lowering
from tenferro.tensor import Aval

NDArray = np.ndarray[Any, Any]


@lowering("sort")
def _(x: Aval, *, axis: int, descending: bool) -> Any:
    order = _descending if descending else _ascending

    def run(a: NDArray) -> tuple[NDArray, NDArray]:
        positions = order(a, axis)
        return np.take_along_axis(a, positions, axis), positions

    return run


def _ascending(a: NDArray, axis: int) -> NDArray:
    return np.argsort(a, axis, kind="stable")


def _descending(a: NDArray, axis: int) -> NDArray:
    """Stable as well: ascending from the end, read from the end."""
    last_first = np.argsort(np.flip(a, axis), axis, kind="stable")
    return np.flip(a.shape[axis] - 1 - last_first, axis)


@lowering("top_k")
def _(x: Aval, *, k: int, axis: int) -> Any:
    def run(a: NDArray) -> tuple[NDArray, NDArray]:
        order = _descending(a, axis)
        largest = np.take(order, np.arange(k), axis)
        return np.take_along_axis(a, largest, axis), largest

    return run


@lowering("searchsorted")
def _(a: Aval, v: Aval, *, side: Any) -> Any:
    return lambda x, values: np.searchsorted(x, values, side)


@lowering("argmax")
def _(x: Aval, *, axis: int) -> Any:
    return lambda a: np.argmax(a, axis)


@lowering("argmin")
def _(x: Aval, *, axis: int) -> Any:
    return lambda a: np.argmin(a, axis)
