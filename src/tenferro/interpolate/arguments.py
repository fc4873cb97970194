"""Arguments of interpolation: breakpoints, data, and what can be checked of them."""

from __future__ import annotations

from typing import Any

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.values import demanded
from tenferro.ops.base import as_array, convert_to
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import complex128, float64

Extrapolate = bool | str | None


def floats(name: str, *values: ArrayLike) -> tuple[Tensor, ...]:
    """Arrays in double precision, real or complex."""
    like = next((v for v in values if isinstance(v, Array)), None)
    arrays = (as_array(name, v, like) for v in values)
    return tuple(convert_to(x, complex128 if x.aval.is_complex else float64) for x in arrays)


def breakpoints(
    name: str, x: Any, fewest: int = 2, *, strict: bool = True, what: str = "x"
) -> Tensor:
    """Real increasing points of one axis."""
    (x,) = floats(name, x)
    if x.aval.is_complex:
        raise ValueError(f"{name}: `{what}` is complex, expected real values")
    if x.ndim != 1 or x.shape[0] < fewest:
        raise ValueError(
            f"{name}: `{what}` has shape {x.shape}, expected one axis of at least {fewest} points"
        )
    x = _finite(name, what, x)
    holds = x[1:] > x[:-1] if strict else x[1:] >= x[:-1]
    return demanded(
        x, holds, f"{name}: `{what}` is not {'strictly increasing' if strict else 'sorted'}"
    )


def samples(
    name: str, x: Any, y: Any, axis: int, check_finite: bool = True, *, strict: bool = True
) -> tuple[Tensor, Tensor, int]:
    """Breakpoints, and data with the axis of the breakpoints first."""
    x = breakpoints(name, x, strict=strict)
    (y,) = floats(name, y)
    if not -y.ndim <= axis < y.ndim:
        raise ValueError(f"{name}: `axis` is {axis}, but `y` has shape {y.shape}")
    axis %= y.ndim
    if y.shape[axis] != x.shape[0]:
        raise ValueError(
            f"{name}: `y` has shape {y.shape}, expected {x.shape[0]} values along axis {axis}"
        )
    y = _finite(name, "y", y) if check_finite else y
    return x, xp.moveaxis(y, axis, 0), axis


def _finite(name: str, what: str, x: Any) -> Any:
    message = f"{name}: `{what}` holds NaN or infinities, expected finite values"
    return demanded(x, xp.isfinite(x), message)


def periodic_data(name: str, y: Any) -> Any:
    """The data, which must be the same at both ends."""
    holds = xp.isclose(y[0], y[-1], rtol=1e-15, atol=1e-15)
    return demanded(y, holds, f"{name}: `y` differs at both ends, but `bc_type` is 'periodic'")


def real_data(name: str, y: Any) -> Any:
    """The data, which must be real."""
    if y.aval.is_complex:
        raise ValueError(f"{name}: `y` is complex, expected real values; interpolate real parts")
    return y


def column(x: Any, like: Any) -> Any:
    """A sequence along the first axis of an array."""
    return xp.reshape(x, (x.shape[0], *(1,) * (like.ndim - 1)))


def axis_back(values: Any, point_axes: int, axis: int) -> Any:
    """Values with the axes of the points first, with these where the data's axis was."""
    return xp.moveaxis(values, tuple(range(point_axes)), tuple(range(axis, axis + point_axes)))


def inside_only(values: Any, x: Any, low: Any, high: Any, point_axes: int) -> Any:
    """The values, NaN (as are derivatives) where a point is outside of [low, high]."""
    outside = (x < low) | (x > high)
    factor = xp.where(outside, xp.nan, 1.0)
    return values * xp.reshape(factor, (*x.shape, *(1,) * (values.ndim - point_axes)))


def wrapped(x: Any, low: Any, high: Any) -> Any:
    """Points in the period [low, high)."""
    return low + (x - low) % (high - low)


def period_integral(within: Any, a: Any, b: Any, low: Any, high: Any) -> Any:
    """The integral from a to b of a periodic function with the primitive `within` a period."""
    start = within(low)
    whole = within(high) - start

    def from_low(x: Any) -> Any:
        return xp.floor((x - low) / (high - low)) * whole + within(wrapped(x, low, high)) - start

    return from_low(b) - from_low(a)
