"""Cubic splines: twice continuously differentiable."""

from __future__ import annotations

from typing import Any

from tenferro import linalg, numpy as xp
from tenferro.interpolate.arguments import Extrapolate, column, floats, periodic_data, samples
from tenferro.interpolate.hermite import CubicHermiteSpline

__all__ = ["CubicSpline"]

_CONDITIONS = {"clamped": 1, "natural": 2}
"""The order of the derivative that vanishes at an end."""
_NAME = "CubicSpline"


class CubicSpline(CubicHermiteSpline):
    """The cubic spline through points (x, y): `scipy.interpolate.CubicSpline`.

    `x` has shape (n,) and is strictly increasing; `y` has n entries along `axis`. `bc_type` is
    "not-a-knot", "periodic" (y[0] = y[-1]), "clamped", "natural", or a pair, for both ends, of such
    names or of (order, value) of the first or second derivative. Differentiable with respect to x,
    y, values at the ends and evaluation points; the slopes solve a tridiagonal system (C. de Boor,
    A Practical Guide to Splines, chapter IV). Methods are those of `PPoly`. Raises ValueError for
    inconsistent shapes, points that do not increase, an unknown condition, and known data that are
    not periodic.

    >>> spline = CubicSpline([0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 8.0, 27.0])
    >>> spline(1.5), spline.integrate(0.0, 2.0)
    (Tensor(3.375), Tensor(4.))
    """

    def __init__(
        self,
        x: Any,
        y: Any,
        axis: int = 0,
        bc_type: Any = "not-a-knot",
        extrapolate: Extrapolate = None,
    ) -> None:
        x, y, axis = samples(_NAME, x, y, axis)
        ends = _conditions(bc_type, y)
        y = periodic_data(_NAME, y) if ends[0] == "periodic" else y
        if extrapolate is None:
            extrapolate = "periodic" if ends[0] == "periodic" else True
        self._hermite(x, y, _slopes(x, y, ends), axis, extrapolate)


def _conditions(bc_type: Any, y: Any) -> list[Any]:
    """For both ends a name, or the order of a derivative and its value."""
    ends = [bc_type, bc_type] if isinstance(bc_type, str) else list(bc_type)
    if len(ends) != 2:
        raise ValueError(f"{_NAME}: `bc_type` has {len(ends)} conditions, expected 2")
    if "periodic" in [end for end in ends if isinstance(end, str)]:
        if not ends[0] == ends[1] == "periodic":
            raise ValueError(f"{_NAME}: 'periodic' `bc_type` is for both ends")
        return ends
    return [_condition(end, y) for end in ends]


def _condition(end: Any, y: Any) -> Any:
    if isinstance(end, str):
        if end in _CONDITIONS:
            return _CONDITIONS[end], xp.zeros_like(y[0])
        if end == "not-a-knot":
            return end
        raise ValueError(
            f"{_NAME}: `bc_type` is {end!r}, expected 'not-a-knot', 'periodic', 'clamped', "
            "'natural' or (order, value)"
        )
    if not isinstance(end, tuple | list) or len(end) != 2:
        raise ValueError(f"{_NAME}: a condition in `bc_type` is {end!r}, expected (order, value)")
    order, value = end
    (value,) = floats(_NAME, value)
    if order not in (1, 2) or value.shape != y.shape[1:]:
        raise ValueError(
            f"{_NAME}: a condition has order {order} and a value of shape {value.shape}, expected "
            f"order 1 or 2 and shape {y.shape[1:]}"
        )
    return order, value


def _slopes(x: Any, y: Any, ends: list[Any]) -> Any:
    """Derivatives at all points."""
    steps = x[1:] - x[:-1]
    wide = column(steps, y)
    secants = (y[1:] - y[:-1]) / wide
    n = y.shape[0]
    if n == 2:
        named = [isinstance(end, str) for end in ends]
        ends = [(1, secants[0]) if name else end for name, end in zip(named, ends, strict=True)]
    if ends[0] == "periodic":
        return _periodic(steps, wide, secants)
    inner = 3 * (wide[1:] * secants[:-1] + wide[:-1] * secants[1:])
    if n == 3 and ends[0] == ends[1] == "not-a-knot":  # a parabola: both conditions are the same
        middle = (wide[1] * secants[0] + wide[0] * secants[1]) / (wide[0] + wide[1])
        return xp.stack([2 * secants[0] - middle, middle, 2 * secants[1] - middle])
    first = _end(ends[0], steps[:2], secants[:2], 1.0)
    last = _end(ends[1], steps[::-1][:2], secants[::-1][:2], -1.0)
    diagonal = [first[0][None], 2 * (steps[:-1] + steps[1:]), last[0][None]]
    below = xp.concat([steps[1:], last[1][None]])
    above = xp.concat([first[1][None], steps[:-1]])
    rows = xp.concat([first[2][None], inner, last[2][None]])
    return _tridiagonal(below, xp.concat(diagonal), above, rows)


def _end(condition: Any, h: Any, m: Any, direction: float) -> tuple[Any, Any, Any]:
    """The row of an end, looking inwards: two entries of the matrix, and the right-hand side."""
    if isinstance(condition, str):
        d = h[0] + h[1]
        return h[1], d, ((h[0] + 2 * d) * h[1] * m[0] + h[0] ** 2 * m[1]) / d
    order, value = condition
    if order == 1:
        return xp.ones_like(h[0]), xp.zeros_like(h[0]), value
    return 2 * h[0], h[0], 3 * h[0] * m[0] - direction * 0.5 * h[0] ** 2 * value


def _periodic(steps: Any, wide: Any, secants: Any) -> Any:
    """Slopes of a cyclic system, solved without its last unknown and then for it."""
    if steps.shape[0] == 2:
        mean = xp.sum(secants / wide, axis=0) / xp.sum(1 / wide, axis=0)
        return xp.stack([mean, mean, mean])
    before, before_wide = xp.roll(steps, 1), xp.roll(wide, 1, axis=0)
    rows = 3 * (wide * xp.roll(secants, 1, axis=0) + before_wide * secants)
    diagonal = 2 * (before + steps)
    coupled = xp.concat([-steps[:1], xp.zeros_like(steps[2:-1]), -before[-2:-1]])
    system = steps[1:-1], diagonal[:-1], before[: steps.shape[0] - 2]
    fixed = _tridiagonal(*system, rows[:-1])
    with_last = column(_tridiagonal(*system, coupled), fixed)
    a, b = before[-1], steps[-1]
    last = (rows[-1] - a * fixed[0] - b * fixed[-1]) / (
        diagonal[-1] + a * with_last[0] + b * with_last[-1]
    )
    slopes = xp.concat([fixed + last * with_last, last[None]])
    return xp.concat([slopes, slopes[:1]])


def _tridiagonal(below: Any, diagonal: Any, above: Any, rows: Any) -> Any:
    flat = xp.reshape(rows, (rows.shape[0], -1))
    return xp.reshape(linalg.solve_tridiagonal(below, diagonal, above, flat), rows.shape)
