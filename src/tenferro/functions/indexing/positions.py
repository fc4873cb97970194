"""Positions along one axis: from NumPy's slices and indices to counts from 0."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.errors import OutOfBoundsError
from tenferro.functions.arrays.values import known_value, value_of
from tenferro.ops.arrays.indexing import Mode, bounded_index
from tenferro.ops.base import apply, f, literal, nullary, promotion, refuse
from tenferro.ops.base.apply import constant_operation, emit
from tenferro.ops.base.computed import tensors
from tenferro.tensor import Array, ArrayLike, Dim
from tenferro.tensor.array import no_value
from tenferro.trace import Tracer, current_trace, may_not_run

NDArray = np.ndarray[Any, Any]
Size = int | Dim


@dataclass(frozen=True, slots=True)
class Range:
    """`count` positions from `start` on, `step` apart, read from the last one if `backwards`."""

    start: Size
    count: Size
    step: int = 1
    backwards: bool = False


def line_of(item: slice, n: Size) -> Range:
    """The positions a slice selects from an axis of n elements."""
    start, stop, step = (_bound(b) for b in (item.start, item.stop, item.step))
    if not all(isinstance(b, int | None) for b in (start, stop, n)):
        return _symbolic_line(item, start, stop, 1 if step is None else operator.index(step), n)
    first, _, stride = slice(start, stop, step).indices(n)
    count = len(range(n)[start:stop:step])
    if not count:
        return Range(0, 0)
    if stride < 0:
        return Range(first + (count - 1) * stride, count, -stride, backwards=True)
    return Range(first, count, stride)


def _bound(bound: Any) -> int | Dim | None:
    if bound is None or isinstance(bound, Dim):
        return bound
    if isinstance(bound, Array) and known_value(bound) is None:
        no_value(
            bound,
            "A bound of a slice",
            "Use tenferro.numpy.dynamic_slice(x, starts, sizes), or take with computed indices.",
        )
    return operator.index(bound)


def _symbolic_line(item: slice, start: Any, stop: Any, step: int, n: Size) -> Range:
    if not step:
        raise ValueError("slice step cannot be zero")
    low, high = (0, n) if step > 0 else (-1, n - 1)
    try:
        first = _clamped(start, n, low, high, low if step > 0 else high)
        last = _clamped(stop, n, low, high, high if step > 0 else low)
        length = last - first if step > 0 else first - last
        if length < 0:
            return Range(0, 0)
    except TypeError as error:
        raise TypeError(f"x[index]: {item} of an axis of {n} elements: {error}") from error
    count = (length + abs(step) - 1) // abs(step)
    if step < 0:
        return Range(first + (count - 1) * step, count, -step, backwards=True)
    return Range(first, count, step)


def _clamped(bound: Size | None, n: Size, low: Size, high: Size, default: Size) -> Size:
    """A bound of a slice between the ends of the axis; negative ones count from its end."""
    if bound is None:
        return default
    if bound < 0:
        bound = bound + n
    return low if bound < low else high if bound > high else bound


def position_of(operation: str, index: Any, n: Size, axis: int) -> Size:
    """An integer index counted from 0; an OutOfBoundsError if it is out of bounds."""
    place: Size = index + n if index < 0 else index
    if not 0 <= place < n:
        raise OutOfBoundsError(operation, index, axis, n)
    return place


def checked_later(x: Array, values: Any) -> Tracer | None:
    """Positions in x as a value of the trace, where what reads them may not run; otherwise None."""
    trace = current_trace.get()
    if trace is None or not may_not_run.get() or getattr(x, "arena", trace) is not trace:
        return None
    return emit(constant_operation(np.asarray(values, np.int64)))


MODES = ("raise", "clip", "drop", "wrap", "promise")
"""What becomes of indices out of bounds; see `x.at`."""


def check_mode(operation: str, mode: str) -> str:
    """A mode; raises ValueError if it does not exist."""
    if mode not in MODES:
        refuse(operation, "mode", repr(mode), f"one of {MODES}")
    return mode


@dataclass(frozen=True, slots=True)
class AxisBounds:
    """One axis that indices select along, and what becomes of those out of bounds.

    Negative indices count from the end.
    """

    operation: str
    like: Array
    size: Size
    axis: int | None
    mode: str = "raise"
    from_end: bool = True

    def within(self, indices: ArrayLike, empty: bool = False) -> tuple[Array, Mode]:
        """Indices counted from 0, and the mode in which to gather with them.

        NumPy arrays are checked immediately (unless nothing is selected; integers always), computed
        ones have been; traced ones, and those along an axis of symbolic size, when they are used.
        """
        if isinstance(indices, Array) and value_of(indices) is not None:
            return indices, "promise"
        if isinstance(indices, Array | Dim):
            return self._unknown(promotion.as_array(self.operation, indices, self.like))
        values = np.asarray(indices, np.int64)
        if isinstance(self.size, Dim):
            return self._unknown(nullary(self.like, constant_operation(values)))
        return self._known(values, self.size, empty and values.ndim > 0)

    def _known(self, values: NDArray, n: int, empty: bool) -> tuple[Array, Mode]:
        if self.mode == "wrap":
            return tensors.wrap(values % max(n, 1)), "promise"
        places = np.where(values < 0, values + n, values) if self.from_end else values
        bad = (places < 0) | (places >= n)
        if not bad.any() or empty:
            return tensors.wrap(places), "promise"
        if self.mode in ("raise", "promise"):
            if (later := checked_later(self.like, values)) is not None:
                return self._unknown(later)
            raise OutOfBoundsError(self.operation, values[bad].flat[0], self.axis, n)
        return tensors.wrap(places), self.mode  # type: ignore[return-value]

    def _unknown(self, indices: Any) -> tuple[Array, Mode]:
        indices = self._wide(indices)
        if self.mode == "raise":
            params = {"operation": self.operation, "axis": self.axis, "size": self.size}
            check = bounded_index.bind(**params, from_end=self.from_end)
            return apply(check, indices), "promise"
        if self.mode == "wrap":
            return indices % self.size, "promise"
        if self.from_end:
            traced = isinstance(indices, Tracer)
            size = self.size if traced else literal(self.like, self.size, indices.dtype)
            indices = f.where(f.less(indices, 0), indices + size, indices)
        return indices, self.mode  # type: ignore[return-value]

    def _wide(self, indices: Any) -> Any:
        """Indices of a signed dtype that can hold the size."""
        narrow = indices.dtype.kind == "u" or indices.dtype.itemsize < 4
        if narrow or (not isinstance(self.size, Dim) and self.size > np.iinfo(indices.dtype).max):
            return promotion.convert_to(indices, np.dtype(np.int64))
        return indices
