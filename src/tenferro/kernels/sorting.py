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
    return _chosen(_descending, np.arange(k), axis)


@lowering("order_statistics")
def _(x: Aval, *, ranks: tuple[int, ...], axis: int) -> Any:
    return _chosen(_ascending, np.array(ranks, np.intp), axis)


def _chosen(order: Any, ranks: NDArray, axis: int) -> Any:
    """The elements of some ranks in an order, and where they are."""

    def run(a: NDArray) -> tuple[NDArray, NDArray]:
        positions = np.take(order(a, axis), ranks, axis)
        return np.take_along_axis(a, positions, axis), positions

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
