"""Differences of neighbours, and what is computed with them: slopes, integrals, interpolation."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex, overload

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import axes_of, broadcast_to, ravel, reshape
from tenferro.functions.axes.reductions import sum as sum_over
from tenferro.functions.axes.searching import searchsorted
from tenferro.functions.elements.arithmetic import absolute
from tenferro.functions.elements.elementwise import remainder
from tenferro.functions.indexing.indexing import take
from tenferro.functions.indexing.sorting import argsort
from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base import FAMILIES, apply, check_axis, f, refuse, refuse_dtype
from tenferro.tensor import Array, ArrayLike, AxisLike
from tenferro.tensor.dtypes import complex128, float64, inexact_dtype

__all__ = ["diff", "ediff1d", "gradient", "interp", "trapezoid"]


def diff(
    x: Any,
    /,
    n: int = 1,
    axis: int = -1,
    prepend: ArrayLike | None = None,
    append: ArrayLike | None = None,
) -> Tensor:
    """The n-th differences of neighbours along an axis; of booleans, whether they differ.

    `prepend` and `append` are joined to the ends before; numbers are single elements. Linear.
    Raises ValueError for an array without axes and for negative n.

    >>> diff([1, 4, 9])
    Tensor([3, 5])
    """
    x = as_array("diff", x)
    if not x.ndim or index(n) < 0:
        refuse("diff", "x.ndim and n", (x.ndim, n), "at least one axis and n ≥ 0")
    axis = check_axis("diff", index(axis), x.ndim)
    if n:
        ends = [_end(x, prepend, axis), [x], _end(x, append, axis)]
        x = concat([part for end in ends for part in end], axis)
    for _ in range(n):
        size = x.shape[axis]
        if size == 0:
            return x
        high, low = slice_axis(x, axis, 1, size), slice_axis(x, axis, 0, size - 1)
        x = f.not_equal(high, low) if x.dtype.kind == "b" else high - low
    return x


def _end(x: Array, values: ArrayLike | None, axis: int) -> list[Any]:
    if values is None:
        return []
    end = as_array("diff", values, x)
    if end.ndim:
        return [end]
    return [broadcast_to(end, (*x.shape[:axis], 1, *x.shape[axis + 1 :]))]


def ediff1d(
    x: ArrayLike, /, to_end: ArrayLike | None = None, to_begin: ArrayLike | None = None
) -> Tensor:
    """The differences of neighbours of x flattened, between values put at the ends.

    Raises TypeError for booleans, and for values at an end that do not cast to x's kind.

    >>> ediff1d([1, 4, 9], to_end=0)
    Tensor([3, 5, 0])
    """
    x = as_array("ediff1d", x)
    if x.dtype.kind == "b":
        refuse_dtype("ediff1d", "dtype of x", x.dtype, "numbers")
    differences = diff(ravel(x))
    return concat(
        [*_put_at_end(differences, to_begin), differences, *_put_at_end(differences, to_end)]
    )


def _put_at_end(differences: Any, values: ArrayLike | None) -> list[Any]:
    if values is None:
        return []
    end = ravel(as_array("ediff1d", values, differences))
    if not np.can_cast(end.dtype, differences.dtype, "same_kind"):
        refuse_dtype(
            "ediff1d", "dtype of values at an end", end.dtype, f"of {differences.dtype}'s kind"
        )
    return [convert_to(end, differences.dtype)]


def trapezoid(
    y: ArrayLike, /, x: ArrayLike | None = None, dx: ArrayLike = 1.0, axis: int = -1
) -> Tensor:
    """The integral along an axis by the trapezoidal rule.

    `x` holds the points (one axis, or y's shape), otherwise they are `dx` apart. Differentiable
    with respect to y, x and dx.

    >>> trapezoid([1.0, 2.0, 3.0])
    Tensor(4.)
    """
    y = as_array("trapezoid", y, x)
    axis = check_axis("trapezoid", index(axis), y.ndim)
    if x is None:
        steps = dx
    else:
        points = as_array("trapezoid", x, y)
        steps = diff(points, axis=axis if points.ndim > 1 else 0)
        if points.ndim == 1:
            steps = reshape(steps, _column(y.ndim, axis))
    n = y.shape[axis]
    first, last = (0, 0) if n == 0 else (1, n - 1)
    areas = steps * (slice_axis(y, axis, first, n) + slice_axis(y, axis, 0, last)) / 2.0
    return sum_over(areas, axis=axis)


def _column(ndim: int, axis: int) -> tuple[int, ...]:
    return tuple(-1 if a == axis else 1 for a in range(ndim))


@overload
def gradient(
    x: np.ndarray[tuple[int], Any] | Sequence[float],
    /,
    *varargs: Any,
    axis: AxisLike = None,
    edge_order: int = 1,
) -> Tensor: ...


@overload
def gradient(
    x: ArrayLike, /, *varargs: Any, axis: SupportsIndex, edge_order: int = 1
) -> Tensor: ...


@overload
def gradient(x: ArrayLike, /, *varargs: Any, axis: AxisLike = None, edge_order: int = 1) -> Any: ...


def gradient(x: ArrayLike, /, *varargs: Any, axis: AxisLike = None, edge_order: int = 1) -> Any:
    """Slopes by central differences, and by one-sided ones of `edge_order` 1 or 2 at the ends.

    Spacings are one number or the points' coordinates, for all axes or for each. A tuple of
    arrays if there are several axes. Second order also on uneven points (NumPy's formulas). Raises
    ValueError if an axis has fewer than edge_order + 1 elements, TypeError for booleans.

    >>> gradient([1.0, 4.0, 9.0])
    Tensor([3., 4., 5.])
    """
    x = as_array("gradient", x)
    if x.dtype.kind == "b":
        refuse_dtype("gradient", "dtype of x", x.dtype, "numbers")
    x = convert_to(x, inexact_dtype(x.dtype))
    axes = tuple(range(x.ndim)) if axis is None else axes_of("gradient", axis, x.ndim)
    if edge_order not in (1, 2):
        refuse("gradient", "edge_order", edge_order, "1 or 2")
    spacings = _spacings(varargs, len(axes))
    slopes = [_slopes(x, h, a, edge_order) for h, a in zip(spacings, axes, strict=True)]
    derivatives = [convert_to(slope, x.dtype) for slope in slopes]
    return derivatives[0] if len(axes) == 1 else tuple(derivatives)


def _spacings(spacings: tuple[Any, ...], count: int) -> tuple[Any, ...]:
    if not spacings:
        return (1.0,) * count
    if len(spacings) == 1 and not _ndim(spacings[0]):
        return spacings * count
    if len(spacings) != count:
        refuse(
            "gradient", "spacings", len(spacings), f"one number, or one for each of {count} axes"
        )
    return spacings


def _ndim(x: Array) -> int:
    return x.ndim if isinstance(x, Array) else np.ndim(x)


def _slopes(x: Array, spacing: Any, axis: int, edge_order: int) -> Any:
    n = x.shape[axis]
    if n < edge_order + 1:
        refuse("gradient", f"axis {axis}", f"of {n} elements", f"at least {edge_order + 1}")
    even = not _ndim(spacing)
    h = spacing if even else _steps(x, spacing, axis)

    def at(start: ArrayLike, limit: ArrayLike) -> Any:
        return slice_axis(x, axis, start, limit)

    def step(start: ArrayLike, limit: ArrayLike) -> Any:
        return h if even else slice_axis(h, axis, start, limit)

    inner = _central(at(0, n - 2), at(1, n - 1), at(2, n), step(0, n - 2), step(1, n - 1), even)
    if edge_order == 1:
        first = (at(1, 2) - at(0, 1)) / step(0, 1)
        last = (at(n - 1, n) - at(n - 2, n - 1)) / step(n - 2, n - 1)
    else:
        first = _one_sided(at(0, 1), at(1, 2), at(2, 3), step(0, 1), step(1, 2))
        ends = at(n - 1, n), at(n - 2, n - 1), at(n - 3, n - 2)
        last = -_one_sided(*ends, step(n - 2, n - 1), step(n - 3, n - 2))
    return concat([first, inner, last], axis)


def _steps(x: Array, points: Any, axis: int) -> Any:
    points = as_array("gradient", points, x)
    if points.ndim != 1 or points.shape[0] != x.shape[axis]:
        refuse("gradient", "coordinates", points.aval, f"one axis of {x.shape[axis]} elements")
    return reshape(diff(convert_to(points, inexact_dtype(points.dtype))), _column(x.ndim, axis))


def _central(low: Array, mid: Any, high: Array, a: Array, b: Array, even: bool) -> Any:
    """The slope at `mid` of the parabola through three points, steps a and b apart."""
    if even:
        return (high - low) / (2.0 * a)
    return (a * a * high + (b * b - a * a) * mid - b * b * low) / (a * b * (a + b))


def _one_sided(y0: Array, y1: Array, y2: Any, a: Array, b: Array) -> Any:
    """The slope at y0 of the parabola through three points, steps a and b apart."""
    return (y1 - y0) / a * ((2.0 * a + b) / (a + b)) - (y2 - y1) / b * (a / (a + b))


def interp(
    x: Any,
    xp: Any,
    fp: Any,
    /,
    left: ArrayLike | None = None,
    right: Any = None,
    period: ArrayLike | None = None,
) -> Tensor:
    """Values at x of the piecewise linear function through the points (xp, fp).

    xp is increasing. Outside its range the value is `left` or `right`, by default that of the end
    point. With a period, x and xp are reduced modulo the period. The result has double precision.
    Differentiable with respect to x, xp and fp; at a point of xp the derivative is the slope to its
    right. Raises TypeError for complex x or xp, ValueError unless xp and fp have one axis and equal
    sizes.

    >>> interp(0.5, [0.0, 1.0], [10.0, 20.0])
    Tensor(15.)
    """
    x, xp, fp = _interp_operands(x, xp, fp)
    if period is not None:
        x, xp, fp = _wrapped(x, xp, fp, period)
        left = right = None
    n = xp.shape[0]
    if n == 1:
        inside = broadcast_to(fp, x.shape or (1,))
        inside = inside if x.ndim else reshape(inside, ())
    else:
        inside = _between(x, xp, f.real(fp), n)
        if fp.aval.is_complex:
            inside = apply(FAMILIES["complex"].bind(), inside, _between(x, xp, f.imag(fp), n))
    low = fp[0] if left is None else left
    high = fp[n - 1] if right is None else right
    return f.where(f.less(x, xp[0]), low, f.where(f.greater(x, xp[n - 1]), high, inside))


def _between(x: ArrayLike, xp: ArrayLike, fp: Array, n: Any) -> Any:
    right = f.minimum(f.maximum(searchsorted(xp, x, "right"), 1), n - 1)
    ends = (take(p, i, 0, mode="promise") for p in (xp, fp) for i in (right - 1, right))
    return on_line(x, *ends)


def on_line(x: ArrayLike, x0: Any, x1: Array, y0: Array, y1: Array) -> Any:
    """The line through (x0, y0) and (x1, y1) at x; where values are infinite, as numpy.interp."""
    slope = (y1 - y0) / (x1 - x0)
    found = y0 + (x - x0) * slope
    lost = f.not_equal(found, found) & f.equal(x, x)  # next to infinite values, in NumPy's order
    back = y1 + (x - x1) * slope
    back = f.where(f.not_equal(back, back) & (f.equal(y0, y1) | f.equal(x, x1)), y1, back)
    return f.where(lost, f.where(f.equal(x, x0), y0, back), found)


def _interp_operands(x: ArrayLike, xp: ArrayLike, fp: ArrayLike) -> tuple[Any, Any, Any]:
    like = next((v for v in (x, xp, fp) if isinstance(v, Array)), None)
    x, xp, fp = (as_array("interp", v, like) for v in (x, xp, fp))
    if xp.ndim != 1 or fp.shape != xp.shape or xp.shape[0] == 0:
        refuse("interp", "xp and fp", (xp.aval, fp.aval), "one axis of equal size, not empty")
    for v in (x, xp):
        if v.aval.is_complex:
            refuse_dtype("interp", "dtype of x or xp", v.dtype, "real")
    x, xp = convert_to(x, float64), convert_to(xp, float64)
    return x, xp, convert_to(fp, complex128 if fp.aval.is_complex else float64)


def _wrapped(x: ArrayLike, xp: ArrayLike, fp: ArrayLike, period: ArrayLike) -> tuple[Any, Any, Any]:
    """Everything within one period, with the points in order and one more outside each end."""
    period = absolute(period)
    x, xp = remainder(x, period), remainder(xp, period)
    order = argsort(xp)
    xp, fp = (take(p, order, 0, mode="promise") for p in (xp, fp))
    xp = concat([xp[-1:] - period, xp, xp[:1] + period])
    return x, xp, concat([fp[-1:], fp, fp[:1]])
