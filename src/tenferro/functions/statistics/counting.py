"""Counting elements in bins. Counts have no derivative; sums of weights are linear in them."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import TYPE_CHECKING, Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.manipulation import ravel
from tenferro.functions.arrays.values import demanded, required_value
from tenferro.functions.axes.differences import diff
from tenferro.functions.axes.searching import searchsorted
from tenferro.functions.indexing.indexing import take
from tenferro.functions.indexing.multi_index import ravel_multi_index
from tenferro.functions.numbers.predicates import isfinite
from tenferro.functions.numbers.ranges import linspace
from tenferro.ops.arrays.indexing import put, scatter_add
from tenferro.ops.base import f, full, promoted_dtype, refuse, refuse_dtype
from tenferro.tensor import Array, ArrayLike, aval_of
from tenferro.tensor.dtypes import float64, inexact_dtype, int64

if TYPE_CHECKING:
    from tenferro.tensor import Dim


__all__ = ["bincount", "histogram", "histogram2d", "histogram_bin_edges", "histogramdd"]


def bincount(
    x: ArrayLike,
    /,
    weights: ArrayLike | None = None,
    minlength: int = 0,
    *,
    length: int | None = None,
) -> Tensor:
    """The number of occurrences of each nonnegative integer in x, or the sum of its weights.

    The result has max(x) + 1 elements, or `minlength` if this is larger. With `length` it has that
    many elements, and larger integers are not counted. Linear in the weights, which are float64.
    Raises ValueError for negative integers and more than one axis, TypeError for other dtypes,
    complex weights and a traced x without `length`.

    >>> bincount([0, 2, 2])
    Tensor([1, 0, 2])
    >>> bincount([0, 2, 2], length=2)
    Tensor([1, 0])
    """
    x = as_array("bincount", x)
    if x.dtype.kind not in "biu":
        refuse_dtype("bincount", "dtype of x", x.dtype, "an integer")
    if x.ndim != 1:
        refuse("bincount", "x", x.aval, "one axis")
    message = "bincount: x is negative somewhere, expected integers ≥ 0"
    x = convert_to(demanded(x, f.greater_equal(x, 0), message), int64)
    if length is None:
        known = required_value("bincount", x, "Pass the result's length: bincount(x, length=n).")
        length = max(int(known.max(initial=-1)) + 1, index(minlength))
    added = None
    if weights is not None:
        added = as_array("bincount", weights, x)
        if added.aval.is_complex:
            refuse_dtype("bincount", "dtype of weights", added.dtype, "real")
        added = convert_to(added, float64)
    return _totals("bincount", x, added, index(length))


def _totals(name: str, positions: Any, weights: Any, length: int | Dim) -> Any:
    """The sums of weights (of ones) by position; positions that do not exist are left out."""
    positions = convert_to(positions, int64)
    ones = aval_of(positions.shape, int64)
    added = full(positions, ones, 1) if weights is None else weights
    if added.shape != positions.shape:
        refuse(name, "weights", added.aval, f"the shape {positions.shape}")
    zeros = full(added, added.aval.with_shape((length,)), 0)
    return put(scatter_add, zeros, added, [positions], (0,), "drop")


def histogram_bin_edges(
    a: ArrayLike, /, bins: ArrayLike = 10, range: Any = None, weights: ArrayLike | None = None
) -> Tensor:
    """The edges of the bins that `histogram` counts in.

    `bins` is their number (within `range`, by default from the least to the largest element), the
    edges themselves, or the name of one of NumPy's estimators, which need computed elements. Raises
    ValueError for edges that decrease or fewer than one bin.

    >>> histogram_bin_edges([0.0, 1.0, 3.0], 3)
    Tensor([0., 1., 2., 3.])
    """
    name = "histogram_bin_edges"
    a = as_array(name, a)
    if isinstance(bins, str):
        value = required_value(name, a, "Pass the number of bins, or their edges.")
        weight_values = None if weights is None else np.asarray(weights)
        return as_array(name, np.histogram_bin_edges(value, bins, range, weight_values))
    return _edges(name, ravel(a), bins, range)


def _edges(name: str, a: Array, bins: Any, limits: Any) -> Any:
    if np.ndim(bins):
        edges = as_array(name, bins, a)
        if edges.ndim != 1:
            refuse(name, "bins", bins, "edges with one axis that increase")
        holds = edges[1:] >= edges[:-1]
        return demanded(edges, holds, f"{name}: bins decrease, expected edges that increase")
    if index(bins) < 1:
        refuse(name, "bins", bins, "at least 1")
    low, high = _limits(name, a, limits)
    if not isinstance(low, Array):
        ends = (low - 0.5, high + 0.5) if low == high else (low, high)
        return as_array(name, np.linspace(*ends, index(bins) + 1, dtype=inexact_dtype(a.dtype)), a)
    empty = f.equal(low, high)
    low, high = f.where(empty, low - 0.5, low), f.where(empty, high + 0.5, high)
    return linspace(low, high, index(bins) + 1)


def _limits(name: str, a: Array, limits: Any) -> Any:
    """The ends of the bins: numbers, or arrays of at least single precision."""
    dtype = inexact_dtype(a.dtype)
    if limits is not None:
        low, high = limits
        if not any(isinstance(x, Array) for x in limits):
            if not (np.isfinite(low) and np.isfinite(high) and low <= high):
                refuse(name, "range", limits, "two finite numbers, the larger one last")
            return limits
        low, high = (convert_to(as_array(name, x, a), dtype) for x in limits)
        holds = isfinite(low) & isfinite(high) & (low <= high)
        message = f"{name}: range is not two finite numbers, the larger one last"
        return [demanded(low, holds, message), high]
    if a.size == 0:
        return 0.0, 1.0
    message = f"{name}: the elements are not all finite, expected finite ones, or a range"
    a = demanded(a, isfinite(a), message) if a.aval.is_inexact else a
    return [convert_to(x, dtype) for x in (a.min(), a.max())]


def _bin_numbers(a: Array, edges: Any) -> Any:
    """The number of each element's bin, of which the last one includes its upper edge.

    Elements after the last edge and NaN get a number that no bin has, those before the first −1.
    """
    n = edges.shape[0] - 1
    numbers = searchsorted(edges, a, "right") - 1
    numbers = f.where(f.equal(a, edges[-1]), n - 1, numbers)
    return f.where(f.less(numbers, 0), n, numbers)


def _equal_bin_numbers(a: Array, edges: Any) -> Any:
    """The same for bins of equal widths, as NumPy: computed, and put right by its edges."""
    dtype = promoted_dtype(a, edges)
    a, edges, n = convert_to(a, dtype), convert_to(edges, dtype), edges.shape[0] - 1
    low, high = edges[0], edges[n]
    inside = f.greater_equal(a, low) & f.less_equal(a, high)
    place = (a - low) / (high - low) * n
    number = f.minimum(convert_to(f.where(inside, place, 0), int64), n - 1)
    lower, upper = (take(edges, number + i, 0, mode="promise") for i in (0, 1))
    number = number - convert_to(f.less(a, lower), int64)
    behind = f.greater_equal(a, upper) & f.not_equal(number, n - 1)
    return f.where(inside, number + convert_to(behind, int64), n)


def histogram(
    a: ArrayLike,
    /,
    bins: Any = 10,
    range: Any = None,
    density: Any = None,
    weights: ArrayLike | None = None,
) -> tuple[Tensor, Tensor]:
    """The number of elements in each bin (or the sum of their weights), and the edges of the bins.

    `bins` and `range` as in `histogram_bin_edges`; a bin includes its lower edge, the
    last one both. With `density`, divided by the total and the bins' widths. Linear in the
    weights.

    >>> histogram([1.0, 2.0, 1.0], bins=[0, 1, 2, 3])
    (Tensor([0, 2, 1]), Tensor([0, 1, 2, 3]))
    """
    a = as_array("histogram", a)
    a = convert_to(a, int64) if a.dtype.kind == "b" else a
    line = ravel(a)
    edges = histogram_bin_edges(line, bins, range, weights)
    added = None if weights is None else as_array("histogram", weights, a)
    if added is not None and added.shape != a.shape:
        refuse("histogram", "weights", added.aval, f"the shape {a.shape}")
    added = None if added is None else ravel(added)
    numbers = (_bin_numbers if np.ndim(bins) else _equal_bin_numbers)(line, edges)
    counts = _totals("histogram", numbers, added, edges.shape[0] - 1)
    if density:
        counts = counts / convert_to(diff(edges), float64) / counts.sum()
    return counts, edges


def histogramdd(
    sample: ArrayLike,
    /,
    bins: Any = 10,
    range: Any = None,
    density: Any = None,
    weights: ArrayLike | None = None,
) -> tuple[Tensor, list[Tensor]]:
    """The number of points in each cell of a grid, as float64, and the edges along each axis.

    `sample` has a row per point, or is a list of the coordinates' arrays. `bins` is a number of
    bins or edges, one for all coordinates or one for each; `range` has a pair (or None) for each.
    Linear in the weights.

    >>> histogramdd([[0.0, 0.0], [1.0, 1.0]], bins=2)[0]
    Tensor([[1., 0.],
            [0., 1.]])
    """
    columns = _coordinates(sample)
    d = len(columns)
    several = isinstance(bins, Sequence) or (np.ndim(bins) and d != 1)
    each = list(bins) if several else [bins] * d
    limits = [None] * d if range is None else list(range)
    if len(each) != d or len(limits) != d:
        refuse("histogramdd", "bins and range", (bins, range), f"one entry for each of {d} columns")
    edges = [_edges("histogramdd", *x) for x in zip(columns, each, limits, strict=True)]
    shape = tuple(e.shape[0] - 1 for e in edges)
    numbers = [_bin_numbers(*x) for x in zip(columns, edges, strict=True)]
    cells = _cells(numbers, shape)
    added = None if weights is None else as_array("histogramdd", weights, columns[0])
    total = _totals("histogramdd", cells, added, int(np.prod(shape)))
    total = convert_to(total, inexact_dtype(total.dtype)).reshape(shape)
    return (_density(total, edges) if density else total), edges


def _coordinates(sample: Any) -> list[Any]:
    """The coordinates of points, an array each."""
    if not isinstance(sample, Array) and not hasattr(sample, "shape"):
        parts = [as_array("histogramdd", x) for x in sample]
        if all(p.ndim == 1 for p in parts) and len({p.shape for p in parts}) == 1:
            return _points(parts, sample)
    points = as_array("histogramdd", sample)
    if points.ndim == 1:
        return [points]
    if points.ndim != 2:
        refuse("histogramdd", "sample", points.aval, "a row per point")
    return [points[:, i] for i in range(points.shape[1].__index__())]


def _points(parts: list[Any], sample: Any) -> list[Any]:
    """As NumPy: a list of arrays has an array per coordinate, nested lists have a row per point."""
    if any(isinstance(x, Array | np.ndarray) for x in sample):
        return parts
    points = as_array("histogramdd", np.asarray(sample))
    return [points[:, i] for i in range(points.shape[1].__index__())]


def _cells(numbers: list[Any], shape: tuple[int, ...]) -> Any:
    """The number of each point's cell in row-major order, one past the last if it has none."""
    inside = numbers[0] < shape[0]
    for i, n in zip(numbers[1:], shape[1:], strict=True):
        inside = inside & (i < n)
    cells = ravel_multi_index(tuple(numbers), shape, "clip")
    return f.where(inside, cells, int(np.prod(shape)))


def _density(total: Array, edges: list[Any]) -> Any:
    density = total / total.sum()
    for axis, e in enumerate(edges):
        widths = convert_to(diff(e), total.dtype)
        density = density / widths.reshape((-1,) + (1,) * (len(edges) - 1 - axis))
    return density


def histogram2d(
    x: ArrayLike,
    y: ArrayLike,
    /,
    bins: Any = 10,
    range: Any = None,
    density: Any = None,
    weights: ArrayLike | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    """`histogramdd` of points in the plane: counts (rows along x), and the edges of both axes.

    `bins` is a number, edges for both axes, or a pair of these. Raises ValueError for x and y of
    different sizes.

    >>> histogram2d([0.0, 1.0], [1.0, 1.0], bins=2, range=[[0, 1], [0, 1]])[0]
    Tensor([[0., 1.],
            [0., 1.]])
    """
    columns = [as_array("histogram2d", v) for v in (x, y)]
    if columns[0].shape != columns[1].shape or columns[0].ndim != 1:
        refuse("histogram2d", "x and y", [c.aval for c in columns], "one axis of one size")
    each = bins
    if np.ndim(bins) == 1 and len(bins) not in (1, 2):
        each = [bins, bins]
    total, (rows, cols) = histogramdd(columns, each, range, density, weights)
    return total, rows, cols
