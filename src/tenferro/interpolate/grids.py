"""Interpolation on rectangular grids, with SciPy's names."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Any

import numpy as np

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.values import demanded, known_value
from tenferro.interpolate.arguments import breakpoints, floats, real_data
from tenferro.interpolate.bsplines import BSpline, basis, make_interp_spline
from tenferro.interpolate.hermite import PchipInterpolator
from tenferro.ops.arrays.ensure import ensured
from tenferro.tensor import ArrayLike
from tenferro.transforms import vmap

__all__ = ["RegularGridInterpolator", "interpn"]

_DEGREES = {"slinear": 1, "cubic": 3, "quintic": 5}
_METHODS = ("linear", "nearest", *_DEGREES, "pchip")
_NAME = "RegularGridInterpolator"


class RegularGridInterpolator:
    """Interpolation of values on a rectangular grid: `scipy.interpolate.RegularGridInterpolator`.

    `points` contains the increasing or decreasing coordinates of each axis; `values` has shape (n₁,
    ..., nₘ, ...). `method` is "linear", "nearest", "slinear", "cubic", "quintic" (products of
    splines) or "pchip". A point outside the grid raises ValueError, in compiled programs too.
    Without `bounds_error` its value is `fill_value`; None extrapolates. `solver` and its arguments
    are accepted for compatibility and ignored: systems are solved directly. Differentiable with
    respect to points, values and evaluation points; "nearest" only with respect to values.

    Raises ValueError for inconsistent shapes, points that are not monotonic, and an unknown method.

    >>> grid = RegularGridInterpolator(([0.0, 1.0], [0.0, 2.0]), [[0.0, 2.0], [1.0, 3.0]])
    >>> grid([[0.5, 1.0], [1.0, 2.0]])
    Tensor([1.5, 3. ])
    """

    def __init__(
        self,
        points: Sequence[Any],
        values: Any,
        method: str = "linear",
        bounds_error: bool = True,
        fill_value: Any = np.nan,
        *,
        solver: Any = None,
        solver_args: Any = None,
    ) -> None:
        _check_method(method)
        (values,) = floats(_NAME, values)
        if len(points) > values.ndim:
            raise ValueError(f"{_NAME}: {len(points)} axes of points, but {values.ndim} of values")
        grid = []
        for axis, x in enumerate(points):
            x, values = _increasing(x, values, axis)
            if x.shape[0] != values.shape[axis]:
                raise ValueError(
                    f"{_NAME}: {x.shape[0]} points along axis {axis}, but "
                    f"{values.shape[axis]} values"
                )
            grid.append(x)
        self.grid, self.values, self.method = tuple(grid), values, method
        self.bounds_error, self.fill_value = bounds_error, fill_value

    def __call__(
        self, xi: Any, method: str | None = None, *, nu: int | Sequence[int] | None = None
    ) -> Tensor:
        """Values at points (..., m), or a tuple of m coordinates which broadcast.

        `nu` are orders of derivatives along each axis, of the methods by splines. Raises ValueError
        for points of another dimension or outside, and for `nu` of another method.
        """
        method = self.method if method is None else method
        _check_method(method)
        if nu is not None and method not in _DEGREES:
            raise ValueError(
                f"{_NAME}: `nu` is for 'slinear', 'cubic' and 'quintic', not {method!r}"
            )
        m = len(self.grid)
        xi = (
            xp.stack(xp.broadcast_arrays(*floats(_NAME, *xi)), axis=-1)
            if isinstance(xi, tuple)
            else floats(_NAME, xi)[0]
        )
        if xi.ndim == 1:
            xi = xi[:, None] if m == 1 else xi[None]
        if xi.shape[-1] != m:
            raise ValueError(
                f"The requested sample points xi have dimension {xi.shape[-1]}, but this "
                f"{_NAME} has dimension {m}"
            )
        flat = xp.reshape(xi, (prod(xi.shape[:-1]), m))
        outside = self._outside(flat)
        at = [flat[:, axis] for axis in range(m)]
        if self.bounds_error:
            at = [self._bounded(x, outside[axis], axis) for axis, x in enumerate(at)]
        orders = (0,) * m if nu is None else (nu,) if isinstance(nu, int) else tuple(nu)
        if len(orders) != m:
            raise ValueError(f"{_NAME}: `nu` has {len(orders)} orders, expected {m}")
        found = self._interpolated(at, method, orders)
        if method == "nearest":
            found = _masked(xp.any(xp.isnan(flat), axis=1), xp.nan, found)
        if not self.bounds_error and self.fill_value is not None:
            found = _masked(xp.any(outside, axis=0), self.fill_value, found)
        return xp.reshape(found, (*xi.shape[:-1], *self.values.shape[m:]))

    def _outside(self, flat: Any) -> Any:
        ends = [(x[0], x[-1]) for x in self.grid]
        beyond = [(flat[:, i] < low) | (flat[:, i] > high) for i, (low, high) in enumerate(ends)]
        return xp.stack(beyond)

    def _bounded(self, x: Any, outside: Any, axis: int) -> Any:
        message = f"{_NAME}: One of the requested xi is out of bounds in dimension {axis}"
        return ensured(x, ~xp.any(outside), message, "ValueError")

    def _interpolated(self, at: list[Any], method: str, nu: tuple[int, ...]) -> Any:
        if method == "pchip":
            real_data(_NAME, self.values)
            one_by_one: Any = vmap(self._pchip)
            return one_by_one(xp.stack(at, axis=-1))
        if method in _DEGREES:
            return self._spline(at, _DEGREES[method], nu)
        near = [_interval(x, p) for x, p in zip(self.grid, at, strict=True)]
        if method == "nearest":
            return self.values[tuple(xp.where(part > 0.5, i + 1, i) for i, part in near)]
        weights = [(i, [1 - part, part]) for i, part in near]
        return _summed(self.values, weights)

    def _pchip(self, point: Any) -> Any:
        values = self.values
        for axis in reversed(range(len(self.grid))):
            values = PchipInterpolator(self.grid[axis], values, axis=axis)(point[axis])
        return values

    def _spline(self, at: list[Any], k: int, nu: tuple[int, ...]) -> Any:
        values, weights = self.values, []
        for axis, (x, p) in enumerate(zip(self.grid, at, strict=True)):
            if x.shape[0] <= k:
                raise ValueError(
                    f"{_NAME}: {x.shape[0]} points along axis {axis}, but a spline of degree {k} "
                    f"needs {k + 1}"
                )
            spline: BSpline = make_interp_spline(x, values, k, axis=axis)
            values = xp.moveaxis(spline.c, 0, axis)
            weights.append(basis(spline.t, p, k, nu[axis]))
        return _summed(values, weights)


def interpn(
    points: Sequence[Any],
    values: ArrayLike,
    xi: ArrayLike,
    method: str = "linear",
    bounds_error: bool = True,
    fill_value: ArrayLike = np.nan,
) -> Tensor:
    """Values at points of a function on a rectangular grid, as `scipy.interpolate.interpn`.

    Arguments and errors are those of `RegularGridInterpolator` and its calls. The method
    "splinef2d" raises ValueError; use "cubic".

    >>> interpn(([0.0, 1.0],), [0.0, 3.0], [0.5])
    Tensor([1.5])
    """
    found = RegularGridInterpolator(points, values, method, bounds_error, fill_value)
    return found(xi)


def _check_method(method: str) -> None:
    if method not in _METHODS:
        raise ValueError(f"{_NAME}: `method` is {method!r}, expected one of {', '.join(_METHODS)}")


def _masked(mask: Any, value: Any, found: Any) -> Any:
    """A value replacing the results of points."""
    return xp.where(xp.reshape(mask, (mask.shape[0], *(1,) * (found.ndim - 1))), value, found)


def _increasing(x: Any, values: Any, axis: int) -> tuple[Any, Any]:
    """Points and values in increasing order of the points."""
    (x,) = floats(_NAME, x)
    if x.ndim == 1 and x.shape[0] > 1:
        x, values = _ascending(x, values, axis)
        message = f"The points in dimension {axis} must be strictly ascending or descending"
        x = demanded(x, x[1:] > x[:-1], f"{_NAME}: {message}")
    return breakpoints(_NAME, x, 1), values


def _ascending(x: Any, values: Any, axis: int) -> tuple[Any, Any]:
    """Both turned around if the points descend."""
    descends = x[0] > x[-1]
    turned = x[::-1], xp.flip(values, axis=axis)
    known = known_value(descends)
    if known is None:
        return xp.where(descends, turned[0], x), xp.where(descends, turned[1], values)
    return turned if known else (x, values)


def _interval(x: Any, p: Any) -> tuple[Any, Any]:
    """The number of the interval that a point is in, and where in it, from 0 to 1."""
    if x.shape[0] == 1:
        return xp.zeros(p.shape, int), 0 * p
    i = xp.clip(xp.searchsorted(x, p, side="right") - 1, 0, x.shape[0] - 2)
    left, right = xp.take(x, i), xp.take(x, i + 1)
    return i, (p - left) / (right - left)


def _summed(values: Any, near: list[tuple[Any, list[Any]]]) -> Any:
    """Of each point, the sum of the values near it, weighted by products over the axes."""
    total: Any = 0.0
    for offsets in product(*(range(len(weights)) for _, weights in near)):
        weight: Any = 1.0
        index = []
        for (first, weights), r, n in zip(near, offsets, values.shape, strict=False):
            weight = weight * weights[r]
            index.append(xp.minimum(first + r, n - 1))
        part = values[tuple(index)]
        total = total + xp.reshape(weight, (*weight.shape, *(1,) * (part.ndim - 1))) * part
    return total
