"""Kernels of gathering, scattering and run-time slices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np

from tenferro.kernels.table import lowering
from tenferro.ops.arrays.indexing import (
    bounded_index,
    excess,
    index_position,
    out_of_bounds,
    window_axes,
)
from tenferro.ops.arrays.slicing import spans
from tenferro.tensor import Aval

NDArray = np.ndarray[Any, Any]
_LONG_ROW = 512
"""From how many elements on a row of updates is worth a separate call (measured)."""


@lowering("bounded_index")
def _(i: Aval, **params: Any) -> Any:
    size, from_end = params["size"], params["from_end"]
    scalar = i.dtype.type

    def run(i: NDArray) -> Any:
        if not i.size:
            return i.view()
        low, high = (int(i), int(i)) if i.ndim == 0 else (int(i.min()), int(i.max()))
        over = excess(low, high, size, from_end)
        if over:
            raise out_of_bounds(bounded_index.bind(**params), over)
        if low >= 0:
            return i.view()
        return scalar(low + size) if i.ndim == 0 else np.where(i < 0, i + scalar(size), i)

    return run


@lowering("gather")
def _(x: Aval, *indices: Aval, axes: Any, mode: str, unique: bool) -> Any:
    read = _reader(axes)
    if mode == "promise":
        return read
    sizes = [x.shape[a] for a in axes]
    if mode == "clip":
        return lambda a, *i: read(a, *_clipped(i, sizes))

    def run(a: NDArray, *i: NDArray) -> Any:
        inside = _inside(i, sizes)
        if inside.all():
            return read(a, *i)
        p = index_position(axes)
        windows = a.ndim - len(axes) - p
        elements = read(a, *_clipped(i, sizes))
        return np.where(inside.reshape((*inside.shape, *(1,) * windows)), elements, a.dtype.type(0))

    return run


def _reader(axes: Any) -> Callable[..., Any]:
    if len(axes) == 1:
        axis = axes[0]
        return lambda a, i: a.take(i, axis)
    whole = [slice(None)] * (axes[-1] + 1)

    def read(a: NDArray, *indices: NDArray) -> Any:
        index: list[Any] = whole.copy()
        for axis, i in zip(axes, indices, strict=True):
            index[axis] = i
        return a[tuple(index)]

    return read


def _clipped(indices: Sequence[NDArray], sizes: Sequence[int]) -> list[NDArray]:
    return [np.clip(i, 0, n - 1) for i, n in zip(indices, sizes, strict=True)]


def _inside(indices: Sequence[NDArray], sizes: Sequence[int]) -> Any:
    """Where all indices are within bounds; a negative one, read as unsigned, exceeds them."""
    inside: Any = np.True_
    for i, n in zip(indices, sizes, strict=True):
        inside = inside & (np.asarray(i, np.int64).view(np.uint64) < n)
    return np.asarray(inside)


Writer = Callable[[NDArray, NDArray, NDArray], None]
"""Combines rows of updates into rows of a matrix, in place, given one row number per update."""


def _write(out: NDArray, rows: NDArray, updates: NDArray) -> None:
    out[rows] = updates


def _add_once(out: NDArray, rows: NDArray, updates: NDArray) -> None:
    out[rows] += updates


def _combine(ufunc: np.ufunc) -> Writer:
    """Every update counts. `ufunc.at` is fast for flat indices; long rows are combined whole."""

    def write(out: NDArray, rows: NDArray, updates: NDArray) -> None:
        width = out.shape[1]
        if width >= _LONG_ROW:
            for row, values in zip(rows.tolist(), updates, strict=True):
                line = out[row]
                ufunc(line, values, out=line)
        else:
            flat = rows if width == 1 else (rows[:, None] * width + np.arange(width)).ravel()
            ufunc.at(out.reshape(-1), flat, updates.reshape(-1))

    return write


def _scatter(writer: Writer, once: Writer | None = None) -> Callable[..., Any]:
    def make(x: Aval, updates: Aval, *indices: Aval, axes: Any, mode: str, unique: bool) -> Any:
        layout = _Layout(x, axes)
        combine = once if unique and once is not None else writer

        def run(a: NDArray, u: NDArray, *i: NDArray) -> NDArray:
            out = layout.matrix(a)
            rows, inside = layout.rows(i, mode)
            values = layout.update_rows(u, rows.size)
            if inside is not None:
                rows, values = rows[inside], values[inside]
            combine(out, rows, values)
            return layout.restored(out)

        return run

    return make


class _Layout:
    """An array as a matrix: a row for each element along the indexed axes, a window in each."""

    def __init__(self, x: Aval, axes: Any) -> None:
        windows = window_axes(x.ndim, axes)
        self.order = (*axes, *windows)
        self.inverse = tuple(np.argsort(self.order))
        self.sizes: list[Any] = [x.shape[a] for a in axes]
        self.moved: list[Any] = [x.shape[a] for a in self.order]
        self.n_rows, self.width = prod(self.sizes), prod(self.moved[len(axes) :])
        self.position = index_position(axes)
        self.n_windows = len(windows)

    def matrix(self, a: NDArray) -> NDArray:
        """A copy of the array as that matrix."""
        return np.array(a.transpose(self.order), order="C").reshape(self.n_rows, self.width)

    def restored(self, out: NDArray) -> NDArray:
        """The matrix as an array again."""
        return out.reshape(self.moved).transpose(self.inverse)

    def rows(self, indices: Sequence[NDArray], mode: str) -> tuple[NDArray, NDArray | None]:
        """The row of each update, and in mode `drop` which of them are within bounds."""
        written = None
        if mode == "drop":
            inside = _inside(np.broadcast_arrays(*indices), self.sizes)
            written = None if inside.all() else inside.ravel()
        if mode == "clip" or written is not None:
            indices = _clipped(indices, self.sizes)
        number: Any = indices[0]
        for i, n in zip(indices[1:], self.sizes[1:], strict=True):
            number = number * n + i
        return np.asarray(number, np.intp).ravel(), written

    def update_rows(self, u: NDArray, count: int) -> NDArray:
        """The updates with one row per index."""
        last = u.ndim - self.n_windows + self.position
        first = range(self.position, last)
        order = (*first, *range(self.position), *range(last, u.ndim))
        return np.ascontiguousarray(u.transpose(order)).reshape(count, self.width)


lowering("scatter")(_scatter(_write))
lowering("scatter_add")(_scatter(_combine(np.add), _add_once))
lowering("scatter_mul")(_scatter(_combine(np.multiply)))
lowering("scatter_min")(_scatter(_combine(np.minimum)))
lowering("scatter_max")(_scatter(_combine(np.maximum)))


@lowering("update_slice")
def _(x: Aval, updates: Aval, *, start: Any, strides: Any) -> Any:
    place = tuple(
        slice(a, a + (m - 1) * s + 1 if m else a, s)
        for a, m, s in zip(start, updates.shape, strides, strict=True)
    )

    def run(a: NDArray, u: NDArray) -> NDArray:
        out = a.copy()
        out[place] = u
        return out

    return run


def _block(
    starts: Sequence[Any], extents: Sequence[Any], strides: Sequence[int], shape: Sequence[int]
) -> Any:
    """The index of a block moved inside the bounds."""
    first = [max(0, min(int(i), n - k)) for i, k, n in zip(starts, extents, shape, strict=True)]
    return tuple(slice(a, a + k, s) for a, k, s in zip(first, extents, strides, strict=True))


@lowering("dynamic_slice")
def _(x: Aval, *starts: Aval, sizes: Any, strides: Any) -> Any:
    extents: Any = spans(sizes, strides)
    return lambda a, *i: a[_block(i, extents, strides, a.shape)]


@lowering("dynamic_update_slice")
def _(x: Aval, updates: Aval, *starts: Aval, strides: Any) -> Any:
    extents: Any = spans(updates.shape, strides)

    def run(a: NDArray, u: NDArray, *i: NDArray) -> NDArray:
        out = a.copy()
        out[_block(i, extents, strides, a.shape)] = u
        return out

    return run
