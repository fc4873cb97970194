"""Kernels of sorting and searching."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.engines.numpy.kernels import lowering
from tenferro.tensor import Aval

NDArray = np.ndarray[Any, Any]


@lowering("sort")
def _(x: Aval, *, axis: int, descending: bool) -> Any:
    order = _descending if descending else _ascending

    def run(a: NDArray) -> tuple[NDArray, NDArray]:
        found = order(a, axis)
        return np.take_along_axis(a, found, axis), found

    return run


def _ascending(a: NDArray, axis: int) -> NDArray:
    return np.argsort(a, axis, kind="stable")


def _descending(a: NDArray, axis: int) -> NDArray:
    """Stable as well: ascending from the end, read from the end."""
    found = np.argsort(np.flip(a, axis), axis, kind="stable")
    return np.flip(a.shape[axis] - 1 - found, axis)


@lowering("top_k")
def _(x: Aval, *, k: int, axis: int) -> Any:
    def run(a: NDArray) -> tuple[NDArray, NDArray]:
        order = _descending(a, axis)
        found = np.take(order, np.arange(k), axis)
        return np.take_along_axis(a, found, axis), found

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
