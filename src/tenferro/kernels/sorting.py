"""Kernels of sorting and searching."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.kernels.table import lowering, selective
from tenferro.tensor import Aval

NDArray = np.ndarray[Any, Any]


_FEW, _SHORT, _LONG = 2048, 32, 1000
"""Elements, and those of rows, that the stable sort orders sooner than it is known whether NumPy's
faster one may; those of rows that are read in a new order sooner than they are sorted."""


@selective("sort")
def _(x: Aval, *, axis: int, descending: bool, unread: tuple[int, ...]) -> Any:
    order = _descending if descending else _ascending
    if x.dtype.kind not in "iuf" or x.dtype.itemsize < 4:  # NumPy sorts these no faster unstably
        return _chosen(order, None, axis)

    def run(a: NDArray) -> tuple[NDArray | None, NDArray | None]:
        if 1 in unread:
            values = np.sort(a, axis)
            if not _equals_differ(values, axis):
                return np.flip(values, axis) if descending else values, None
        positions = _positions(a, axis, order)
        return None if 0 in unread else np.take_along_axis(a, positions, axis), positions

    return run


def _has_nan(values: NDArray, axis: int) -> bool:
    """Whether one of the last elements is NaN."""
    return values.dtype.kind == "f" and bool(np.isnan(values.take(-1, axis)).any())


def _equals_differ(values: NDArray, axis: int) -> bool:
    """Whether sorted values have NaN, or zeros of both signs."""
    if values.dtype.kind != "f" or not values.size:
        return False
    zeros = values == 0
    signs = np.signbit(values[zeros]) if zeros.any() else np.zeros(1, bool)
    return bool(signs.any() and not signs.all()) or _has_nan(values, axis)


def _positions(a: NDArray, axis: int, order: Callable[[NDArray, int], NDArray]) -> NDArray:
    """The stable order: NumPy's faster sort has it in rows where no two elements are equal."""
    n = a.shape[axis]
    may_tie = a.dtype.kind != "f" or a.dtype.itemsize < 8
    if a.size <= _FEW or n <= _SHORT or (n > _LONG and may_tie):
        return order(a, axis)
    positions = np.argsort(a, axis) if n > _LONG else None
    values = np.sort(a, axis) if positions is None else np.take_along_axis(a, positions, axis)
    rows, values = np.moveaxis(a, axis, -1), np.moveaxis(values, axis, -1)
    tied = (values[..., 1:] == values[..., :-1]).any(-1)
    if tied.all() or _has_nan(values, -1):
        return order(a, axis)
    positions = np.argsort(rows, -1) if positions is None else np.moveaxis(positions, axis, -1)
    if order is _descending:
        positions = np.flip(positions, -1)
    if tied.any():
        positions[tied] = order(rows[tied], -1)
    return np.moveaxis(positions, -1, axis)


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


def _chosen(order: Any, ranks: NDArray | None, axis: int) -> Any:
    """The elements of some ranks in an order, or of all, and where they are."""

    def run(a: NDArray) -> tuple[NDArray, NDArray]:
        positions = order(a, axis)
        if ranks is not None:
            positions = np.take(positions, ranks, axis)
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
