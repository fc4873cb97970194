"""Smoothing filters, with SciPy's names and defaults."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.values import known_value, required_value
from tenferro.linalg.arguments import inexact_arrays
from tenferro.ndimage.arguments import axes_of, image, per_axis, reach, writing
from tenferro.ndimage.correlation import along_axis, weighted
from tenferro.ops.base import as_array, check_axis
from tenferro.tensor import ArrayLike, DTypeLike


@writing
def gaussian_filter1d(
    input: ArrayLike,
    sigma: float | Sequence[float],
    axis: int = -1,
    order: int = 0,
    output: ArrayLike | DTypeLike | None = None,
    mode: str = "reflect",
    cval: ArrayLike = 0.0,
    truncate: float = 4.0,
    *,
    radius: int | None = None,
) -> Tensor:
    """Smooth the input with a Gaussian along an axis: `scipy.ndimage.gaussian_filter1d`.

    The standard deviation is `sigma` elements. For an `order` above 0 the weights are that
    derivative of the Gaussian. They extend over `radius` elements, by default `truncate` · sigma.
    Differentiable with respect to the input and, if you pass `radius`, to sigma. Modes and errors
    are those of `correlate`; a traced sigma without `radius` raises TracerError, a negative
    `radius` or `order` ValueError.

    >>> gaussian_filter1d([0.0, 0.0, 1.0, 0.0, 0.0], 0.5)[1:4].round(4)
    Tensor([0.1065, 0.7866, 0.1065])
    """
    of = image("gaussian_filter1d", input, output, cval)
    axis = check_axis("gaussian_filter1d", axis, of.values.ndim)
    kernel = _gaussian(sigma, order, truncate, radius)
    return along_axis("gaussian_filter1d", of, kernel, axis, mode, cval).values


@writing
def gaussian_filter(
    input: ArrayLike,
    sigma: float | Sequence[float],
    order: int | Sequence[int] = 0,
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    truncate: float = 4.0,
    *,
    radius: int | Sequence[int] | None = None,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    """`gaussian_filter1d` along all axes, or `axes`: `scipy.ndimage.gaussian_filter`.

    `sigma`, `order`, `mode` and `radius` are one value, or one for each of these axes.

    >>> gaussian_filter([[0.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 0.0]], 0.3)[1].round(4)
    Tensor([0.0038, 0.9847, 0.0038])
    """
    name = "gaussian_filter"
    of = image(name, input, output, cval)
    chosen = axes_of(name, axes, of.values.ndim)
    values = [
        per_axis(name, what, v, len(chosen))
        for what, v in (("sigma", sigma), ("order", order), ("mode", mode), ("radius", radius))
    ]
    for axis, s, k, m, r in zip(chosen, *values, strict=True):
        known = known_value(as_array(name, s))
        if known is None or known > 1e-15:
            of = along_axis(name, of, _gaussian(s, k, truncate, r), axis, m, cval)
    return of.result(of.values)


@writing
def uniform_filter1d(
    input: ArrayLike,
    size: int,
    axis: int = -1,
    output: ArrayLike | DTypeLike | None = None,
    mode: str = "reflect",
    cval: ArrayLike = 0.0,
    origin: int = 0,
) -> Tensor:
    """Means of `size` elements along an axis: `scipy.ndimage.uniform_filter1d`.

    >>> uniform_filter1d([1.0, 2.0, 6.0], 3)
    Tensor([1.33333333, 3.        , 4.66666667])
    """
    size = operator.index(size)
    if size < 1:
        raise RuntimeError(f"uniform_filter1d: incorrect filter size {size}, expected at least 1")
    name = "uniform_filter1d"
    of = image(name, input, output, cval)
    axis, ones = check_axis(name, axis, of.values.ndim), as_array(name, np.ones(size))
    sums = of._replace(dtype=of.values.dtype)  # quotients of integers are cut
    sums = weighted(name, sums, ones, axis, reach(name, size, origin), mode, cval)
    return of.result(sums.values / size)


@writing
def uniform_filter(
    input: ArrayLike,
    size: int | Sequence[int] = 3,
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    origin: int | Sequence[int] = 0,
    *,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    """`uniform_filter1d` along all axes, or `axes`: `scipy.ndimage.uniform_filter`.

    >>> uniform_filter([[1.0, 2.0], [3.0, 6.0]], 2)
    Tensor([[1. , 1.5],
            [2. , 3. ]])
    """
    name = "uniform_filter"
    of = image(name, input, output, cval)
    chosen = axes_of(name, axes, of.values.ndim)
    values = [
        per_axis(name, what, v, len(chosen))
        for what, v in (("size", size), ("origin", origin), ("mode", mode))
    ]
    found = of.result(of.values)
    for axis, k, o, m in zip(chosen, *values, strict=True):
        if k > 1:
            found = uniform_filter1d(found, int(k), axis, None, m, cval, o)
    return found


def _gaussian(sigma: Any, order: int, truncate: float, radius: int | None) -> Any:
    """The weights of a Gaussian's derivative: a polynomial times the normalized Gaussian."""
    if order < 0:
        raise ValueError(f"gaussian_filter1d: order must be non-negative, received {order}")
    (sigma,) = inexact_arrays("gaussian_filter1d", sigma)
    if radius is None:
        known = required_value("gaussian_filter1d", sigma, "pass `radius`")
        radius = int(truncate * float(known) + 0.5)
    if not hasattr(radius, "__index__") or radius < 0:
        raise ValueError(
            f"gaussian_filter1d: Radius must be a nonnegative integer, received {radius}"
        )
    x = np.arange(-radius, radius + 1, dtype=np.float64)
    rate = 1 / (sigma * sigma)
    bell = xp.exp(-0.5 * rate * x**2)
    bell = bell / xp.sum(bell)
    factors: list[Any] = [1.0]
    for _ in range(order):  # (q φ)' = (q' − q x / σ²) φ
        derived = [*[k * q for k, q in enumerate(factors)][1:], 0.0, 0.0]
        times = [0.0] + [-rate * q for q in factors]
        factors = [p + q for p, q in zip(derived, times, strict=True)]
    polynomial = sum(q * x**k for k, q in enumerate(factors))
    return xp.flip(polynomial * bell)


__all__ = [
    "gaussian_filter",
    "gaussian_filter1d",
    "uniform_filter",
    "uniform_filter1d",
]
