"""Positions along one axis: from NumPy's slices and indices to counts from 0."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.numpy.values import value_of
from tenferro.ops import promotion
from tenferro.ops.apply import literal
from tenferro.ops.computed import tensors
from tenferro.ops.formulas import f
from tenferro.tensor import Dim
from tenferro.tensor.array import Array, no_value
from tenferro.trace.tracer import Tracer

Size = int | Dim


@dataclass(frozen=True, slots=True)
class Line:
    """`count` positions from `start` on, `step` apart, read from the last one if `backwards`."""

    start: Size
    count: Size
    step: int = 1
    backwards: bool = False


def line_of(item: slice, n: Size) -> Line:
    """The positions a slice selects from an axis of n elements."""
    start, stop, step = (_bound(b) for b in (item.start, item.stop, item.step))
    if not all(isinstance(b, int | None) for b in (start, stop, n)):
        return _symbolic_line(item, start, stop, 1 if step is None else operator.index(step), n)
    first, _, stride = slice(start, stop, step).indices(n)
    count = len(range(n)[start:stop:step])
    if not count:
        return Line(0, 0)
    if stride < 0:
        return Line(first + (count - 1) * stride, count, -stride, backwards=True)
    return Line(first, count, stride)


def _bound(bound: Any) -> int | Dim | None:
    if bound is None or isinstance(bound, Dim):
        return bound
    if isinstance(bound, Array) and not hasattr(bound, "value"):
        no_value(
            bound,
            "A bound of a slice",
            "Use tenferro.numpy.dynamic_slice(x, starts, sizes), or take with computed indices.",
        )
    return operator.index(bound)


def _symbolic_line(item: slice, start: Any, stop: Any, step: int, n: Size) -> Line:
    if not step:
        raise ValueError("slice step cannot be zero")
    low, high = (0, n) if step > 0 else (-1, n - 1)
    try:
        first = _clamped(start, n, low, high, low if step > 0 else high)
        last = _clamped(stop, n, low, high, high if step > 0 else low)
        length = last - first if step > 0 else first - last
        if length < 0:
            return Line(0, 0)
    except TypeError as error:
        raise TypeError(f"x[index]: {item} of an axis of {n} elements: {error}") from error
    count = (length + abs(step) - 1) // abs(step)
    if step < 0:
        return Line(first + (count - 1) * step, count, -step, backwards=True)
    return Line(first, count, step)


def _clamped(bound: Size | None, n: Size, low: Size, high: Size, default: Size) -> Size:
    """A bound of a slice between the ends of the axis; negative ones count from its end."""
    if bound is None:
        return default
    if bound < 0:
        bound = bound + n
    return low if bound < low else high if bound > high else bound


def position_of(index: Any, n: Size, axis: int) -> Size:
    """An integer index counted from 0; an IndexError if it is out of bounds."""
    place: Size = index + n if index < 0 else index
    if not 0 <= place < n:
        raise IndexError(f"index {index} is out of bounds for axis {axis} with size {n}")
    return place


def within(like: Array, indices: Any, n: Size, axis: int, empty: bool) -> tuple[Array, bool]:
    """Indices counted from 0, and whether they are known to be within bounds.

    NumPy arrays are checked (unless nothing is selected; integers always), computed ones have been;
    traced ones, and those along an axis of symbolic size, cannot be.
    """
    if isinstance(indices, Array) and value_of(indices) is not None:
        return indices, True
    if isinstance(indices, Array | Dim):
        return _from_front(like, promotion.as_array("x[index]", indices, like), n), False
    values = np.asarray(indices, np.int64)
    if isinstance(n, Dim):
        found = tensors.wrap(values)
        return (_from_front(like, found, n) if (values < 0).any() else found), False
    wrapped = np.where(values < 0, values + n, values)
    bad = (wrapped < 0) | (wrapped >= n)
    if bad.any() and not (empty and values.ndim):
        index = values[bad].flat[0] if values.ndim else values
        raise IndexError(f"index {index} is out of bounds for axis {axis} with size {n}")
    return tensors.wrap(wrapped), True


def _from_front(like: Array, indices: Any, n: Size) -> Array:
    if indices.dtype.kind == "u" or indices.dtype.itemsize < 4:
        indices = promotion.convert_to(indices, np.dtype(np.int64))
    size = n if isinstance(indices, Tracer) else literal(like, n, indices.dtype)
    return f.where(f.less(indices, 0), indices + size, indices)  # type: ignore[no-any-return]
