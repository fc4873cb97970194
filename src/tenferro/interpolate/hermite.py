"""Cubic interpolation with slopes that depend on neighbours: Hermite, PCHIP, Akima."""

from __future__ import annotations

from typing import Any

from tenferro import numpy as xp
from tenferro.interpolate.arguments import Extrapolate, column, floats, real_data, samples
from tenferro.interpolate.piecewise import PPoly

__all__ = ["Akima1DInterpolator", "CubicHermiteSpline", "PchipInterpolator"]

_BREAK = 1e-9
"""Akima's slope is the mean of the outer ones where weights are below this times the largest."""


class CubicHermiteSpline(PPoly):
    """The piecewise cubic with values `y` and derivatives `dydx` at points `x`.

    `x` has shape (n,) and is strictly increasing; `y` and `dydx` have n entries along `axis`.
    Differentiable with respect to all three and to the evaluation points. Methods are those of
    `PPoly`. Raises ValueError for inconsistent shapes, and points that do not increase.

    >>> CubicHermiteSpline([0.0, 1.0], [0.0, 1.0], [0.0, 0.0])(0.5)
    Tensor(0.5)
    """

    def __init__(
        self, x: Any, y: Any, dydx: Any, axis: int = 0, extrapolate: Extrapolate = None
    ) -> None:
        x, y, axis = samples("CubicHermiteSpline", x, y, axis)
        (dydx,) = floats("CubicHermiteSpline", dydx)
        slopes = xp.moveaxis(dydx, axis, 0) if dydx.ndim == y.ndim else dydx
        if slopes.shape != y.shape:
            raise ValueError(
                f"CubicHermiteSpline: `dydx` has shape {dydx.shape}, expected that of `y`"
            )
        self._hermite(x, y, slopes, axis, True if extrapolate is None else extrapolate)

    def _hermite(self, x: Any, y: Any, slopes: Any, axis: int, extrapolate: bool | str) -> None:
        steps = column(x[1:] - x[:-1], y)
        secants = (y[1:] - y[:-1]) / steps
        bend = (slopes[:-1] + slopes[1:] - 2 * secants) / steps
        rows = [bend / steps, (secants - slopes[:-1]) / steps - bend, slopes[:-1], y[:-1]]
        self._hold(xp.stack(rows), x, extrapolate, axis)


class PchipInterpolator(CubicHermiteSpline):
    """The monotone piecewise cubic through points (x, y), real, as SciPy's.

    Slopes are weighted harmonic means of the slopes of neighbouring intervals, or 0 if these differ
    in sign (F. N. Fritsch, J. Butland, SIAM J. Sci. Stat. Comput. 5 (1984) 300); at the ends they
    are one-sided (C. Moler, Numerical Computing with Matlab, 2004). Arguments, errors and
    derivatives are those of `CubicHermiteSpline`; complex `y` raises ValueError.

    >>> PchipInterpolator([0.0, 1.0, 2.0], [0.0, 1.0, 1.0])([0.5, 1.5])
    Tensor([0.6875, 1.    ])
    """

    def __init__(self, x: Any, y: Any, axis: int = 0, extrapolate: Extrapolate = None) -> None:
        x, y, axis = samples("PchipInterpolator", x, y, axis)
        real_data("PchipInterpolator", y)
        slopes = _pchip_slopes(column(x[1:] - x[:-1], y), y)
        self._hermite(x, y, slopes, axis, True if extrapolate is None else extrapolate)


class Akima1DInterpolator(CubicHermiteSpline):
    """Akima's piecewise cubic through points (x, y), real, as SciPy's.

    Slopes are means of neighbouring slopes, weighted by the differences of the next slopes (H.
    Akima, Journal of the ACM 17 (1970) 589); `method="makima"` also weights by their size. Outside
    the points the result is NaN unless `extrapolate` is True. Arguments, errors and derivatives are
    those of `CubicHermiteSpline`; complex `y` raises ValueError, an unknown method
    NotImplementedError.

    >>> Akima1DInterpolator([0.0, 1.0, 2.0, 3.0], [0.0, 1.0, 4.0, 9.0])(1.5)
    Tensor(2.25)
    """

    def __init__(
        self,
        x: Any,
        y: Any,
        axis: int = 0,
        *,
        method: str = "akima",
        extrapolate: Extrapolate = None,
    ) -> None:
        if method not in ("akima", "makima"):
            raise NotImplementedError(
                f"Akima1DInterpolator: `method` is {method!r}, expected 'akima' or 'makima'"
            )
        x, y, axis = samples("Akima1DInterpolator", x, y, axis)
        real_data("Akima1DInterpolator", y)
        slopes = _akima_slopes(column(x[1:] - x[:-1], y), y, method == "makima")
        self._hermite(x, y, slopes, axis, extrapolate or False)


def _pchip_slopes(steps: Any, y: Any) -> Any:
    secants = (y[1:] - y[:-1]) / steps
    if y.shape[0] == 2:
        return xp.concat([secants, secants])
    m0, m1, h0, h1 = secants[:-1], secants[1:], steps[:-1], steps[1:]
    w0, w1 = 2 * h1 + h0, h1 + 2 * h0
    same = xp.sign(m0) * xp.sign(m1) > 0  # a product of small numbers may vanish
    mean = (w0 + w1) / (w0 / xp.where(same, m0, 1.0) + w1 / xp.where(same, m1, 1.0))
    first = _end_slope(steps[0], steps[1], secants[0], secants[1])
    last = _end_slope(steps[-1], steps[-2], secants[-1], secants[-2])
    return xp.concat([first[None], xp.where(same, mean, 0.0), last[None]])


def _end_slope(h0: Any, h1: Any, m0: Any, m1: Any) -> Any:
    """A one-sided estimate of three points, limited to keep the shape."""
    slope = ((2 * h0 + h1) * m0 - h0 * m1) / (h0 + h1)
    turns = (xp.sign(m0) != xp.sign(m1)) & (xp.abs(slope) > 3 * xp.abs(m0))
    return xp.where(xp.sign(slope) != xp.sign(m0), 0.0, xp.where(turns, 3 * m0, slope))


def _akima_slopes(steps: Any, y: Any, modified: bool) -> Any:
    m = (y[1:] - y[:-1]) / steps
    if y.shape[0] == 2:
        return xp.concat([m, m])
    left, right = 2 * m[0] - m[1], 2 * m[-1] - m[-2]
    ends = (2 * left - m[0], left), (right, 2 * right - m[-1])
    m = xp.concat([xp.stack(ends[0]), m, xp.stack(ends[1])])
    change = xp.abs(m[1:] - m[:-1])
    if modified:
        change = change + 0.5 * xp.abs(m[1:] + m[:-1])
    ahead, behind = change[2:], change[:-2]
    total = ahead + behind
    weighted = total > _BREAK * xp.max(total, initial=0.0)
    part = behind / xp.where(weighted, total, 1.0)
    return xp.where(weighted, m[1:-2] + part * (m[2:-1] - m[1:-2]), 0.5 * (m[3:] + m[:-3]))
