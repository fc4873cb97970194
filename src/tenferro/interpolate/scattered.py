"""Interpolation of scattered data: radial basis functions, triangulations, nearest points.

G. E. Fasshauer, Meshfree Approximation Methods with MATLAB (2007), chapters 2 and 6.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from tenferro import linalg, numpy as xp, pytree
from tenferro.eager import Tensor
from tenferro.functions.arrays.values import required_value
from tenferro.interpolate.arguments import floats
from tenferro.interpolate.one_dimension import interp1d
from tenferro.tensor import ArrayLike, aval_of
from tenferro.tensor.dtypes import int64
from tenferro.transforms import external, stop_gradient, vmap

__all__ = ["LinearNDInterpolator", "NearestNDInterpolator", "RBFInterpolator", "griddata"]


def _root(square: Any) -> Any:
    """√s, whose derivative is 0 at s = 0."""
    zero = square == 0
    return xp.where(zero, 0.0, xp.sqrt(xp.where(zero, 1.0, square)))


def _thin_plate(square: Any) -> Any:
    """r² log r, whose derivative is 0 at r = 0."""
    zero = square == 0
    return xp.where(zero, 0.0, 0.5 * square * xp.log(xp.where(zero, 1.0, square)))


_KERNELS: dict[str, tuple[int, bool, Callable[[Any], Any]]] = {
    "linear": (0, True, lambda s: -_root(s)),
    "thin_plate_spline": (1, True, _thin_plate),
    "cubic": (1, True, lambda s: s * _root(s)),
    "quintic": (2, True, lambda s: -s * s * _root(s)),
    "multiquadric": (0, False, lambda s: -xp.sqrt(s + 1)),
    "inverse_multiquadric": (-1, False, lambda s: 1 / xp.sqrt(s + 1)),
    "inverse_quadratic": (-1, False, lambda s: 1 / (s + 1)),
    "gaussian": (-1, False, lambda s: xp.exp(-s)),
}
"""The least degree of the polynomial, whether `epsilon` may be left out, and the kernel as a
function of r²."""


class RBFInterpolator:
    """Radial basis functions through scattered points: `scipy.interpolate.RBFInterpolator`.

    `y` has shape (n, d) and `d` (n, ...). The interpolant is Σᵢ wᵢ φ(ε |x − yᵢ|) plus a polynomial
    of `degree`, by default the least one of the `kernel`; `smoothing`, a number or one for each
    point, is added to the diagonal. With `neighbors`, each point uses that many nearest data
    points. Differentiable with respect to y, d, smoothing, epsilon and evaluation points. Instances
    are pytrees.

    Raises ValueError for inconsistent shapes, an unknown kernel, a missing `epsilon` and a degree
    that is too low or needs more points; LinAlgError if the points do not determine the polynomial.

    >>> at = [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]
    >>> RBFInterpolator(at, [0.0, 1.0, 1.0, 2.0])([[0.25, 0.5]]).round(12)
    Tensor([0.75])
    """

    def __init__(
        self,
        y: Any,
        d: Any,
        neighbors: int | None = None,
        smoothing: Any = 0.0,
        kernel: str = "thin_plate_spline",
        epsilon: Any = None,
        degree: int | None = None,
    ) -> None:
        name = "RBFInterpolator"
        y, d, smoothing = floats(name, y, d, smoothing)
        if y.ndim != 2 or d.ndim < 1 or d.shape[0] != y.shape[0]:
            raise ValueError(
                f"{name}: y and d have shapes {y.shape}, {d.shape}, expected (n, d), (n, ...)"
            )
        if kernel not in _KERNELS:
            raise ValueError(f"{name}: `kernel` is {kernel!r}, expected one of {sorted(_KERNELS)}")
        least, is_scale_free, _ = _KERNELS[kernel]
        if epsilon is None and not is_scale_free:
            raise ValueError(f"{name}: `epsilon` is required for the kernel {kernel!r}")
        (epsilon,) = floats(name, 1.0 if epsilon is None else epsilon)
        degree = max(least, 0) if degree is None else degree
        if degree < -1 or -1 < degree < least:
            raise ValueError(f"{name}: `degree` is {degree}, expected -1, or at least {least}")
        powers = _powers(y.shape[1], degree)
        used = y.shape[0] if neighbors is None else min(neighbors, y.shape[0])
        if used < len(powers):
            raise ValueError(f"{name}: {used} points, degree {degree} needs at least {len(powers)}")
        smoothing = smoothing + xp.zeros(y.shape[0])
        self._parts = (y, d, smoothing, epsilon)
        self._kept = (None if neighbors is None else used, kernel, powers)

    def __call__(self, x: Any) -> Tensor:
        """Values at points of shape (m, d): (m, ...)."""
        y, d, smoothing, epsilon = self._parts
        neighbors, kernel, powers = self._kept
        (x,) = floats("RBFInterpolator", x)
        if x.ndim != 2 or x.shape[1] != y.shape[1]:
            raise ValueError(f"RBFInterpolator: x has shape {x.shape}, expected (m, {y.shape[1]})")
        flat = xp.reshape(d, (d.shape[0], -1))
        if neighbors is None:
            found = _interpolated(x, y, flat, smoothing, epsilon, kernel, powers)
        else:
            order = xp.argsort(stop_gradient(_squares(x, y)), axis=1, stable=True)
            nearest = order[:, :neighbors]

            def local(point: Any, at: Any) -> Any:
                values = y[at], flat[at], smoothing[at]
                return _interpolated(point[None], *values, epsilon, kernel, powers)[0]

            every: Any = vmap(local)
            found = every(x, nearest)
        return xp.reshape(found, (x.shape[0], *d.shape[1:]))


def _made(kept: Any, parts: Any) -> RBFInterpolator:
    found = object.__new__(RBFInterpolator)
    found._parts, found._kept = tuple(parts), kept
    return found


pytree.register(RBFInterpolator, lambda f: (f._parts, f._kept), _made)


def _powers(dimensions: int, degree: int) -> tuple[tuple[int, ...], ...]:
    """Which coordinates are multiplied in each monomial."""
    orders = range(degree + 1)
    return tuple(p for n in orders for p in combinations_with_replacement(range(dimensions), n))


def _squares(x: Any, y: Any) -> Any:
    return xp.sum((x[:, None] - y) ** 2, axis=-1)


def _interpolated(
    x: Any, y: Any, d: Any, smoothing: Any, epsilon: Any, kernel: str, powers: Any
) -> Any:
    """Polynomials are in coordinates between −1 and 1, as in SciPy."""
    function = _KERNELS[kernel][2]
    low, high = stop_gradient(xp.min(y, axis=0)), stop_gradient(xp.max(y, axis=0))
    middle, scale = (high + low) / 2, xp.where(high == low, 1.0, (high - low) / 2)

    def polynomial(points: Any) -> Any:
        z = (points - middle) / scale
        columns = [xp.prod(z[:, list(p)], axis=1) for p in powers]
        return xp.stack(columns, axis=1) if columns else xp.zeros((points.shape[0], 0))

    def radial(points: Any) -> Any:
        return function(epsilon**2 * _squares(points, y))

    p, r = polynomial(y), len(powers)
    top = xp.concat([radial(y) + xp.diag(smoothing), p], axis=1)
    whole = xp.concat([top, xp.concat([p.mT, xp.zeros((r, r))], axis=1)])
    right = xp.concat([d, xp.zeros((r, d.shape[1]), dtype=d.dtype)])
    weights = linalg.solve(whole, right)
    return xp.concat([radial(x), polynomial(x)], axis=1) @ weights


class LinearNDInterpolator:
    """Linear interpolation on a triangulation: `scipy.interpolate.LinearNDInterpolator`.

    `points` (n, d) are known numbers, or variables with known values; `values` have shape (n, ...).
    Outside of the convex hull the result is `fill_value`; `rescale` scales coordinates before the
    triangulation. Differentiable with respect to points, values and evaluation points, within
    simplices.

    >>> at = [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]
    >>> LinearNDInterpolator(at, [0.0, 1.0, 1.0, 2.0])([[0.25, 0.5], [2.0, 0.0]])
    Tensor([0.75,  nan])
    """

    def __init__(
        self, points: Any, values: Any, fill_value: Any = np.nan, rescale: bool = False
    ) -> None:
        self._points, self._values, known = _scattered("LinearNDInterpolator", points, values)
        from scipy.spatial import Delaunay  # loaded when it is needed

        offset, scale = known.mean(axis=0), np.ptp(known, axis=0) if rescale else 1.0
        scale = np.where(scale == 0, 1.0, scale)
        triangulation = Delaunay((known - offset) / scale)
        self._simplices, self._fill = triangulation.simplices.astype(np.int64), fill_value
        self._find = lambda x: triangulation.find_simplex((x - offset) / scale).astype(np.int64)

    def __call__(self, *xi: Any) -> Tensor:
        """Values at points of shape (..., d), or of the coordinates' arrays."""
        x = _points_of("LinearNDInterpolator", xi, self._points.shape[1])
        found = external(self._find, aval_of(x.shape[:-1], int64), stop_gradient(x))
        corners = xp.asarray(self._simplices)[xp.maximum(found, 0)]
        vertices = self._points[corners]
        edges = vertices[..., :-1, :] - vertices[..., -1:, :]
        first = linalg.solve(edges.mT, (x - vertices[..., -1, :])[..., None])[..., 0]
        shares = xp.concat([first, 1 - xp.sum(first, axis=-1, keepdims=True)], axis=-1)
        values, axis = self._values[corners], x.ndim - 1
        shares = xp.reshape(shares, (*shares.shape, *[1] * (values.ndim - shares.ndim)))
        inside = xp.reshape(found >= 0, (*found.shape, *[1] * (self._values.ndim - 1)))
        return xp.where(inside, xp.sum(shares * values, axis=axis), self._fill)


class NearestNDInterpolator:
    """The value of the nearest point: `scipy.interpolate.NearestNDInterpolator`.

    `points` (n, d) are known numbers; differentiable with respect to `values` of shape (n, ...).

    >>> NearestNDInterpolator([[0.0, 0.0], [1.0, 0.0]], [3.0, 4.0])([[0.6, 0.1]])
    Tensor([4.])
    """

    def __init__(self, x: Any, y: Any, rescale: bool = False) -> None:
        self._points, self._values, known = _scattered("NearestNDInterpolator", x, y)
        from scipy.spatial import KDTree  # loaded when it is needed

        offset, scale = known.mean(axis=0), np.ptp(known, axis=0) if rescale else 1.0
        scale = np.where(scale == 0, 1.0, scale)
        tree = KDTree((known - offset) / scale)
        self._find = lambda at: np.asarray(tree.query((at - offset) / scale)[1], np.int64)

    def __call__(self, *xi: Any) -> Tensor:
        """Values at points of shape (..., d), or of the coordinates' arrays."""
        x = _points_of("NearestNDInterpolator", xi, self._points.shape[1])
        found = external(self._find, aval_of(x.shape[:-1], int64), stop_gradient(x))
        return self._values[found]


def _scattered(name: str, points: Any, values: Any) -> tuple[Any, Any, np.ndarray[Any, Any]]:
    """Points of shape (n, d), their values, and the numbers of the points."""
    points, values = floats(name, points, values)
    if points.ndim != 2 or values.ndim < 1 or values.shape[0] != points.shape[0]:
        raise ValueError(
            f"{name}: points and values have shapes {points.shape}, {values.shape}, expected "
            "(n, d), (n, ...)"
        )
    instead = "construct the interpolator outside of compiled functions"
    return points, values, np.asarray(required_value(name, points, instead), float)


def _points_of(name: str, xi: tuple[Any, ...], dimensions: int) -> Any:
    """Points of shape (..., d), from one array or from those of the coordinates."""
    parts = xi[0] if len(xi) == 1 and isinstance(xi[0], tuple) else xi
    if len(parts) > 1:
        x = xp.stack(xp.broadcast_arrays(*floats(name, *parts)), axis=-1)
    else:
        (x,) = floats(name, parts[0])
    if not x.ndim or x.shape[-1] != dimensions:
        raise ValueError(f"{name}: xi has shape {x.shape}, expected (..., {dimensions})")
    return x


def griddata(
    points: ArrayLike,
    values: ArrayLike,
    xi: ArrayLike,
    method: str = "linear",
    fill_value: ArrayLike = np.nan,
    rescale: bool = False,
) -> Tensor:
    """Interpolate scattered data at points `xi`: `scipy.interpolate.griddata`.

    `points` have shape (n, d), or are a tuple of the coordinates' arrays; `xi` is an array of
    shape (..., d) or a tuple of coordinates that broadcast. `method` is "linear" or "nearest".
    Derivatives and errors are those of `LinearNDInterpolator` and `NearestNDInterpolator`; for one
    coordinate those of `interp1d`. ValueError for another method: "cubic" is not supported.

    >>> at = ([0.0, 1.0, 0.0, 1.0], [0.0, 0.0, 1.0, 1.0])
    >>> griddata(at, [0.0, 1.0, 1.0, 2.0], ([0.25], [0.5]))
    Tensor([0.75])
    """
    if method not in ("linear", "nearest"):
        raise ValueError(f"griddata: `method` is {method!r}, expected 'linear' or 'nearest'")
    if isinstance(points, tuple):
        points = xp.stack(floats("griddata", *points), axis=-1)
    (points,) = floats("griddata", points)
    if points.ndim == 1 or points.shape[-1] == 1:
        flat = xp.reshape(points, (-1,))
        at = xi[0] if isinstance(xi, tuple) else xi
        fill = "extrapolate" if method == "nearest" else fill_value
        return interp1d(flat, values, method, axis=0, bounds_error=False, fill_value=fill)(at)
    if method == "nearest":
        return NearestNDInterpolator(points, values, rescale)(xi)
    return LinearNDInterpolator(points, values, fill_value, rescale)(xi)
