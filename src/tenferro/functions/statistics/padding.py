"""Padding: more elements at the ends of the axes of an array."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.creation import zeros_like
from tenferro.functions.arrays.joining import concat
from tenferro.functions.axes.reductions import max, mean, min
from tenferro.functions.elements.elementwise import remainder
from tenferro.functions.indexing.indexing import take
from tenferro.functions.numbers.rounding import floor, rint
from tenferro.functions.statistics.quantiles import median
from tenferro.ops.arrays.indexing import numbered
from tenferro.ops.arrays.structural import pad as pad_family, slice_axis
from tenferro.ops.base import apply, broadcast_to_shape, check_axis, f, refuse
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import inexact_dtype

__all__ = ["pad"]


def pad(
    x: Any,
    /,
    pad_width: Any,
    mode: str = "constant",
    *,
    constant_values: Any = 0,
    end_values: Any = 0,
    stat_length: Any = None,
) -> Tensor:
    """x with more elements at the ends of its axes, one axis after another.

    `pad_width` is NumPy's: a count, a pair (before, after), a pair per axis, or a dictionary of
    these by axis. `mode` selects the added elements: `constant` values (0 for `empty`), the `edge`,
    x mirrored (`reflect` without the edge, `symmetric` with it), x repeated (`wrap`), a line from
    the edge to the `end_values` (`linear_ramp`), or the `maximum`, `mean`, `median` or `minimum` of
    the axis, or of its `stat_length` elements next to the edge. Values and lengths have the same
    form as the widths. Raises ValueError for other modes and for an empty axis that needs elements,
    TypeError for a `median` of complex numbers.

    >>> pad([1, 2, 3], (2, 1), "wrap")
    Tensor([2, 3, 1, 2, 3, 1])
    >>> pad([1.0, 2.0], (1, 2), "linear_ramp")
    Tensor([0., 1., 2., 1., 0.])
    """
    x = as_array("pad", x)
    widths = _pairs("pad_width", _by_axis(pad_width, x.ndim), x.ndim)
    if any(isinstance(w, int) and w < 0 for pair in widths for w in pair):
        refuse("pad", "pad_width", pad_width, "counts ≥ 0")
    if mode in ("constant", "empty"):
        values = constant_values if mode == "constant" else 0
        return _pad_constant(x, widths, _pairs("constant_values", values, x.ndim))
    if mode in _STATISTICS:
        line = _statistic(mode, _pairs("stat_length", stat_length, x.ndim))
    elif mode == "linear_ramp":
        line = _ramp(_pairs("end_values", end_values, x.ndim))
    elif mode in OUTSIDE:
        line = _repeated(mode)
    else:
        modes = sorted(("constant", "empty", "linear_ramp", *_STATISTICS, *OUTSIDE))
        refuse("pad", "mode", repr(mode), f"one of {modes}")
    for axis, pair in enumerate(widths):
        if pair != (0, 0):
            if x.shape[axis] == 0:
                refuse("pad", f"axis {axis}", "empty", f"elements to {mode} with")
            x = line(x, axis, pair)
    return x


Line = Callable[[Any, int, tuple[Any, Any]], Any]
"""An array with one axis padded by a pair of widths."""


def _repeated(mode: str) -> Line:
    def line(x: Array, axis: int, pair: tuple[Any, Any]) -> Any:
        n = x.shape[axis]
        positions = numbered(x, (pair[0] + n + pair[1],)) - pair[0]
        return take(x, OUTSIDE[mode](positions, n), axis)

    return line


_STATISTICS: dict[str, Callable[..., Any]] = {
    "maximum": max,
    "mean": mean,
    "median": median,
    "minimum": min,
}


def _statistic(mode: str, lengths: Any) -> Line:
    """At each end one number, of the elements that are nearest to it."""

    def end(x: Array, axis: int, width: Any, length: Any, *, before: bool) -> Any:
        n = x.shape[axis]
        if length is not None and isinstance(n, int) and length < n:
            if length < 1:
                refuse("pad", "stat_length", length, "at least one element, or None")
            x = slice_axis(x, axis, 0, length) if before else slice_axis(x, axis, n - length, n)
        value = _STATISTICS[mode](x, axis=axis, keepdims=True)
        value = convert_to(rint(value) if x.dtype.kind in "iu" else value, x.dtype)
        return broadcast_to_shape(value, (*x.shape[:axis], width, *x.shape[axis + 1 :]))

    def line(x: Array, axis: int, pair: tuple[Any, Any]) -> Any:
        low = end(x, axis, pair[0], lengths[axis][0], before=True)
        high = end(x, axis, pair[1], lengths[axis][1], before=False)
        return concat([low, x, high], axis=axis)

    return line


def _ramp(ends: Any) -> Line:
    """At each end the line from a value (at the very end) to the edge (next to the array)."""

    def end(x: Array, axis: int, width: Any, value: Array, *, before: bool) -> Any:
        n = x.shape[axis]
        edge = slice_axis(x, axis, 0, 1) if before else slice_axis(x, axis, n - 1, n)
        dtype = inexact_dtype(x.dtype)
        value = convert_to(as_array("pad", value, x), dtype)
        steps = np.arange(width) if before else np.arange(width)[::-1]
        shape = tuple(width if a == axis else 1 for a in range(x.ndim))
        weight = convert_to(as_array("pad", (steps / (width or 1)).reshape(shape)), dtype)
        ramp = value + (convert_to(edge, dtype) - value) * weight
        return convert_to(floor(ramp) if x.dtype.kind in "iu" else ramp, x.dtype)

    def line(x: Array, axis: int, pair: tuple[Any, Any]) -> Any:
        low = end(x, axis, pair[0], ends[axis][0], before=True)
        high = end(x, axis, pair[1], ends[axis][1], before=False)
        return concat([low, x, high], axis=axis)

    return line


def _by_axis(pad_width: Any, ndim: int) -> Any:
    if not isinstance(pad_width, dict):
        return pad_width
    widths: list[Any] = [(0, 0)] * ndim
    for axis, width in pad_width.items():
        pair = width if isinstance(width, tuple | list) else (width, width)
        widths[check_axis("pad", axis, ndim)] = pair
    return tuple(widths)


def _pairs(what: str, widths: ArrayLike, ndim: int) -> list[tuple[Any, Any]]:
    """A pair for each axis, from a single value, one pair, or pairs."""
    if not isinstance(widths, tuple | list | np.ndarray):
        return [(widths, widths)] * ndim
    rows = [tuple(g) if isinstance(g, tuple | list | np.ndarray) else (g,) for g in widths]
    if all(not isinstance(g, tuple | list | np.ndarray) for g in widths):
        rows = [tuple(widths)]
    pairs = [row * 2 if len(row) == 1 else row for row in rows]
    pairs = pairs * ndim if len(pairs) == 1 else pairs
    if len(pairs) != ndim or any(len(pair) != 2 for pair in pairs):
        refuse("pad", what, widths, f"a value, a pair, or a pair for each of {ndim} axes")
    return [(_plain(a), _plain(b)) for a, b in pairs]


def _plain(value: Array) -> Any:
    return value.item() if isinstance(value, np.generic) else value


def _pad_constant(x: Array, widths: Any, values: Any) -> Any:
    """One end after another: as in NumPy, later axes fill the corners."""
    one = values[0][0] if values else 0
    if all(v is one or (isinstance(v, int | float) and v == one) for pair in values for v in pair):
        return _fill_ends(x, widths, one)
    for axis, ((before, after), (low, high)) in enumerate(zip(widths, values, strict=True)):
        for width, value in (((before, 0), low), ((0, after), high)):
            x = _fill_ends(x, [width if a == axis else (0, 0) for a in range(x.ndim)], value)
    return x


def _fill_ends(x: Array, widths: Any, value: ArrayLike) -> Any:
    if all(isinstance(w, int) and w == 0 for pair in widths for w in pair):
        return x
    filler = convert_to(as_array("pad", value, x), x.dtype)
    padding = tuple((before, after, 0) for before, after in widths)
    return apply(pad_family.bind(padding=padding), x, filler)


def _edge(i: Any, n: Any) -> Any:
    return f.maximum(f.minimum(i, n - 1), 0)


def _wrap(i: Any, n: Any) -> Any:
    return remainder(i, n)


def _symmetric(i: Any, n: Any) -> Any:
    i = _wrap(i, 2 * n)
    return f.minimum(i, 2 * n - 1 - i)


def _reflect(i: Any, n: Any) -> Any:
    if isinstance(n, int) and n == 1:
        return zeros_like(i)
    i = _wrap(i, 2 * n - 2)
    return f.minimum(i, 2 * n - 2 - i)


OUTSIDE = {"edge": _edge, "wrap": _wrap, "symmetric": _symmetric, "reflect": _reflect}
"""The position within an axis of n elements that replaces a position outside of it."""
