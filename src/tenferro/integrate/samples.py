"""Integrals of sampled functions, with SciPy's names and defaults.

The formulas are those of parabolas through three points in a row: K. V. Cartwright, Journal of
Mathematical Sciences and Mathematics Education 12 (2017), 1-9.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenferro.tensor import ArrayLike
from tenferro.transforms.tracing.arguments import array_of

__all__ = ["cumulative_simpson", "cumulative_trapezoid", "simpson", "trapezoid"]


def trapezoid(y: ArrayLike, x: ArrayLike | None = None, dx: ArrayLike = 1.0, axis: int = -1) -> Any:
    """The integral along an axis by the trapezoidal rule, as `scipy.integrate.trapezoid`.

    `y` contains samples at the points `x` (one axis, or the shape of y), or at the distance `dx`.
    The result has the other axes of y. Differentiable with respect to y, x and dx. Raises
    ValueError for points of another shape.

    >>> trapezoid([1.0, 2.0, 3.0], dx=0.5)
    np.float64(2.0)
    """
    y, steps = _sampled("trapezoid", y, x, dx, axis)
    return np.sum(_areas(y, steps), axis=-1)


def cumulative_trapezoid(
    y: ArrayLike,
    x: ArrayLike | None = None,
    dx: ArrayLike = 1.0,
    axis: int = -1,
    initial: ArrayLike | None = None,
) -> NDArray[Any]:
    """Integrals up to each point except the first, as `scipy.integrate.cumulative_trapezoid`.

    `y`, `x` and `dx` are as for `trapezoid`. With `initial`, which must be 0, the result starts
    with it and has the shape of y. Raises ValueError for any other `initial`, for an empty y, and
    for points of the wrong shape.

    >>> cumulative_trapezoid([1.0, 2.0, 3.0], initial=0)
    array([0. , 1.5, 4. ])
    """
    if initial is not None and initial != 0:
        raise ValueError("`initial` must be `None` or `0`.")
    y, steps = _sampled("cumulative_trapezoid", y, x, dx, axis)
    if not y.shape[-1]:
        raise ValueError("At least one point is required along `axis`.")
    return _cumulated(_areas(y, steps), initial, axis)


def simpson(
    y: ArrayLike, x: ArrayLike | None = None, *, dx: ArrayLike = 1.0, axis: int = -1
) -> Any:
    """The integral along an axis by Simpson's rule, as `scipy.integrate.simpson`.

    `y` contains samples at the points `x` (one axis, or the shape of y), or at the distance `dx`;
    neighbouring points must differ. For an even number of samples, the last interval uses the
    parabola through the last three samples. Differentiable with respect to y, x and dx. Raises
    ValueError for points of another shape.

    >>> simpson([0.0, 1.0, 8.0, 27.0, 64.0])
    np.float64(64.0)
    """
    y, steps = _sampled("simpson", y, x, dx, axis)
    if y.shape[-1] < 3:
        return np.sum(_areas(y, steps), axis=-1)
    first, second = _halves(y, steps)
    total = np.sum(first[..., ::2] + second[..., ::2], axis=-1)
    return total if y.shape[-1] % 2 else total + second[..., -1]


def cumulative_simpson(
    y: ArrayLike,
    *,
    x: ArrayLike | None = None,
    dx: ArrayLike = 1.0,
    axis: int = -1,
    initial: ArrayLike | None = None,
) -> NDArray[Any]:
    """Integrals up to each point except the first, as `scipy.integrate.cumulative_simpson`.

    `y`, `x` and `dx` are as for `simpson`. With `initial`, which is added to all integrals, the
    result starts with it and has the shape of y. Raises ValueError for points of the wrong shape.

    >>> cumulative_simpson([0.0, 1.0, 4.0, 9.0], initial=0)
    array([0.        , 0.33333333, 2.66666667, 9.        ])
    """
    y, steps = _sampled("cumulative_simpson", y, x, dx, axis)
    n = y.shape[-1]
    if n < 3:
        return _cumulated(_areas(y, steps), initial, axis)
    first, second = _halves(y, steps)
    even = np.arange(n - 2) % 2 == 0
    every = np.where(even, first, np.concatenate([first[..., :1], second[..., :-1]], axis=-1))
    return _cumulated(np.concatenate([every, second[..., -1:]], axis=-1), initial, axis)


def _sampled(name: str, y: Any, x: Any, dx: Any, axis: int) -> tuple[NDArray[Any], Any]:
    """Samples with their axis last, and the distances between them."""
    y = _float(y)
    n = y.shape[axis]
    y = np.moveaxis(y, axis, -1)
    if x is None:
        return y, np.ones(max(n - 1, 0), y.real.dtype) * dx
    x = _float(x)
    if x.ndim != 1:
        x = np.moveaxis(x, axis, -1)
    if x.shape not in ((n,), y.shape):
        raise ValueError(
            f"integrate.{name}: `x` has shape {x.shape}, expected ({n},) or that of `y`"
        )
    return y, x[..., 1:] - x[..., :-1]


def _float(x: Any) -> Any:
    x = x if hasattr(x, "aval") else array_of(x)
    return x if x.dtype.kind in "fc" else x.astype(float)


def _areas(y: Any, steps: Any) -> Any:
    """Of each interval, by the trapezoidal rule."""
    return steps * (y[..., 1:] + y[..., :-1]) / 2


def _halves(y: Any, steps: Any) -> tuple[Any, Any]:
    """Of each parabola through three points in a row, the areas of both its intervals."""
    a, b, c = y[..., :-2], y[..., 1:-1], y[..., 2:]
    h, k = steps[..., :-1], steps[..., 1:]
    return _half(a, b, c, h, k), _half(c, b, a, k, h)


def _half(a: Any, b: Any, c: Any, h: Any, k: Any) -> Any:
    """The area between a and b, which are h apart; c is k behind b."""
    part = h / (h + k)
    bend = part * (h / k)
    return h / 6 * ((3 - part) * a + (3 + bend + part) * b - bend * c)


def _cumulated(areas: Any, initial: Any, axis: int) -> NDArray[Any]:
    total = np.cumsum(areas, axis=-1)
    if initial is not None:
        begin = np.zeros((*total.shape[:-1], 1), total.dtype)
        total = np.concatenate([begin, total], axis=-1) + initial
    return np.moveaxis(total, -1, axis)
