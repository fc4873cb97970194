"""`interp1d`: steps, lines and splines through points."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro import numpy as xp, pytree
from tenferro.eager import Tensor
from tenferro.functions.axes.differences import on_line
from tenferro.interpolate.arguments import axis_back, floats
from tenferro.interpolate.bsplines import make_interp_spline
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import as_array

__all__ = ["interp1d"]

_DEGREES = {"zero": 0, "slinear": 1, "quadratic": 2, "cubic": 3}
_STEPS = ("nearest", "nearest-up", "previous", "next")
_NAME = "interp1d"


class interp1d:  # noqa: N801 (SciPy's name)
    """A function through points (x, y): `scipy.interpolate.interp1d`.

    `x` has shape (n,), and `y` has n entries along `axis`. `kind` is "linear", "nearest" (rounds
    down at midpoints), "nearest-up", "previous", "next", or a spline: "zero", "slinear",
    "quadratic", "cubic" or its degree. Points are sorted unless `assume_sorted`. A point outside
    the range raises ValueError, in compiled programs too. With `bounds_error` False its value is
    `fill_value`, or one of a pair (below, above); "extrapolate" continues the function.
    Differentiable with respect to x, y, `fill_value` and evaluation points; "nearest",
    "nearest-up", "previous", "next" and "zero" are piecewise constant. `copy` has no effect.
    Instances are pytrees.

    Raises ValueError for inconsistent shapes, too few points and an invalid `fill_value`;
    NotImplementedError for an unknown `kind`.

    >>> line = interp1d([0.0, 1.0, 2.0], [0.0, 10.0, 40.0])
    >>> line([0.5, 1.5])
    Tensor([ 5., 25.])
    """

    def __init__(
        self,
        x: Any,
        y: Any,
        kind: str | int = "linear",
        axis: int = -1,
        copy: bool = True,
        bounds_error: bool | None = None,
        fill_value: Any = np.nan,
        assume_sorted: bool = False,
    ) -> None:
        (x,), (y,) = floats(_NAME, x), floats(_NAME, y)
        kind = _kind(kind)
        _check_shapes(x, y, axis, kind)
        axis %= y.ndim
        y = xp.moveaxis(y, axis, 0)
        if not assume_sorted:
            order = xp.argsort(x, stable=True)
            x, y = xp.take(x, order), xp.take(y, order, axis=0)
        spline = None
        if not isinstance(kind, str):
            spline = make_interp_spline(x, y, kind, check_finite=False)
        fill, strict = _outside(kind, y, fill_value, bounds_error)
        self._hold((x, y, spline, fill), (kind, axis, strict))

    def _hold(self, parts: tuple[Any, ...], kept: tuple[Any, ...]) -> None:
        self.x, self._y, self._spline, self._fill = parts
        self._kind, self.axis, self.bounds_error = kept

    @property
    def y(self) -> Tensor:
        """The data, in the order of the points."""
        return xp.moveaxis(self._y, 0, self.axis)

    def __call__(self, x: Any) -> Tensor:
        """Values at points: (..., *x.shape, ...), x for the axis.

        Raises ValueError for points outside, if they are an error.
        """
        (at,) = floats(_NAME, x)
        below, above = at < self.x[0], at > self.x[-1]
        if self.bounds_error:
            message = f"{_NAME}: a value in x_new is {{}} the interpolation range's {{}} value"
            at = ensured(at, ~xp.any(below), message.format("below", "minimum"), "ValueError")
            at = ensured(at, ~xp.any(above), message.format("above", "maximum"), "ValueError")
        values = self._inside(at)
        if self._fill is not None:
            low, high = self._fill
            values = xp.where(_wide(below, values), low, values)
            values = xp.where(_wide(above, values), high, values)
        return axis_back(values, at.ndim, self.axis)

    def _inside(self, at: Any) -> Any:
        """Values without regard to the ends of the range; the axes of the points first."""
        if self._spline is not None:
            return self._spline(at)
        x, y, n = self.x, self._y, self.x.shape[0]
        if self._kind == "linear" and n > 1:
            i = xp.clip(xp.searchsorted(x, at), 1, n - 1)
            low, high = (as_array(_NAME, xp.take(y, j, axis=0)) for j in (i - 1, i))
            places = (at, xp.take(x, i - 1), xp.take(x, i))
            here, left, right = (as_array(_NAME, _wide(place, low)) for place in places)
            return on_line(here, left, right, low, high)
        values = xp.take(y, xp.clip(self._step(at), 0, n - 1), axis=0)
        return xp.where(_wide(xp.isnan(at), values), xp.nan, values)

    def _step(self, at: Any) -> Any:
        """The number of the point whose value the steps have."""
        if self._kind == "previous":
            return xp.searchsorted(self.x, at, side="right") - 1
        if self._kind == "next":
            return xp.searchsorted(self.x, at, side="left")
        middle = (self.x[1:] + self.x[:-1]) / 2
        return xp.searchsorted(middle, at, side="left" if self._kind == "nearest" else "right")


pytree.register(
    interp1d,
    lambda f: (
        (f.x, f._y, f._spline, f._fill),
        (f._kind, f.axis, f.bounds_error),
    ),
    lambda kept, parts: _made(parts, kept),
)


def _made(parts: Any, kept: Any) -> interp1d:
    found = object.__new__(interp1d)
    found._hold(parts, kept)
    return found


def _kind(kind: Any) -> str | int:
    """The degree of a spline, or the name of a line or of steps."""
    kind = _DEGREES.get(kind, kind)
    if _is_degree(kind) or kind in ("linear", *_STEPS):
        return int(kind) if _is_degree(kind) else str(kind)
    names = ", ".join(("linear", *_STEPS, *_DEGREES))
    raise NotImplementedError(f"{_NAME}: `kind` is {kind!r}, expected a degree or one of {names}")


def _is_degree(kind: Any) -> bool:
    return isinstance(kind, int | np.integer)


def _check_shapes(x: Any, y: Any, axis: int, kind: str | int) -> None:
    if x.ndim != 1 or not -y.ndim <= axis < y.ndim or x.shape[0] != y.shape[axis]:
        raise ValueError(
            f"{_NAME}: `x` has shape {x.shape} and `y` {y.shape}, expected one axis of points, and "
            f"as many values along axis {axis}"
        )
    fewest = kind + 1 if isinstance(kind, int) else 1
    if x.shape[0] < fewest:
        raise ValueError(f"{_NAME}: {x.shape[0]} points, expected at least {fewest} for {kind!r}")


def _outside(kind: Any, y: Any, fill_value: Any, bounds_error: bool | None) -> tuple[Any, bool]:
    """The values below and above the range, None to extrapolate; whether both are errors."""
    if not isinstance(fill_value, str):
        is_pair = isinstance(fill_value, tuple) and len(fill_value) == 2
        pair = fill_value if is_pair else (fill_value, fill_value)
        fill = tuple(_filling(value, y.shape[1:]) for value in pair)
        return fill, bounds_error is None or bounds_error
    if fill_value == "extrapolate" and not bounds_error:
        unknown = xp.full_like(y[0], xp.nan)
        ends = {"previous": (unknown, y[-1]), "next": (y[0], unknown)}
        return ends.get(kind), False
    raise ValueError(
        f"{_NAME}: `fill_value` is {fill_value!r} and `bounds_error` {bounds_error}, expected "
        "'extrapolate' without `bounds_error`, a value or a pair of values"
    )


def _filling(value: Any, shape: tuple[int, ...]) -> Any:
    (value,) = floats(_NAME, value)
    value = xp.reshape(value, ()) if not shape and value.shape == (1,) else value
    if np.broadcast_shapes(value.shape, shape) != shape:
        raise ValueError(
            f"{_NAME}: `fill_value` has shape {value.shape}, which does not broadcast to {shape}"
        )
    return value


def _wide(x: Any, like: Any) -> Any:
    """An array of points with the axes of the values behind."""
    return xp.reshape(x, (*x.shape, *(1,) * (like.ndim - x.ndim)))
