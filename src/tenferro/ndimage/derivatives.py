"""Derivatives of images: differences and derivatives of Gaussians, with SciPy's names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.ndimage.arguments import axes_of, image, per_axis, spread, writing
from tenferro.ndimage.correlation import along_axis, correlate1d
from tenferro.ndimage.smoothing import gaussian_filter
from tenferro.ops.base import as_array, check_axis
from tenferro.rows import sharing_signature
from tenferro.tensor import ArrayLike, DTypeLike


@writing
def laplace(
    input: ArrayLike,
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    *,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    """The sum of second differences: `scipy.ndimage.laplace`.

    >>> laplace([0.0, 0.0, 1.0, 0.0, 0.0])
    Tensor([ 0.,  1., -2.,  1.,  0.])
    """

    def second(x: Any, axis: int, output: Any, mode: str, cval: Any) -> Any:
        return correlate1d(x, [1.0, -2.0, 1.0], axis, output, mode, cval)

    return generic_laplace(input, second, output, mode, cval, axes=axes)


@writing
def gaussian_laplace(
    input: ArrayLike,
    sigma: float | Sequence[float],
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    *,
    axes: int | Sequence[int] | None = None,
    **kwargs: Any,
) -> Tensor:
    """The sum of second derivatives of Gaussians: `scipy.ndimage.gaussian_laplace`.

    >>> gaussian_laplace([0.0, 0.0, 1.0, 0.0, 0.0], 1.0)[2].round(6)
    Tensor(-0.398943)
    """
    name, ndim = "gaussian_laplace", as_array("gaussian_laplace", input).ndim
    chosen = axes_of(name, axes, ndim)
    sigmas = spread(per_axis(name, "sigma", sigma, len(chosen)), chosen, ndim, 0)
    second = _derivative(sigmas, 2)
    return generic_laplace(input, second, output, mode, cval, extra_keywords=kwargs, axes=axes)


@writing
def gaussian_gradient_magnitude(
    input: ArrayLike,
    sigma: float | Sequence[float],
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    *,
    axes: int | Sequence[int] | None = None,
    **kwargs: Any,
) -> Tensor:
    """The root of squared derivatives of Gaussians: `scipy.ndimage.gaussian_gradient_magnitude`.

    Derivatives are those along `axes`, smoothed along all axes.

    >>> gaussian_gradient_magnitude([0.0, 0.0, 1.0, 0.0], 1.0)[1].round(6)
    Tensor(0.241971)
    """
    first = _derivative(sigma, 1)
    return generic_gradient_magnitude(
        input, first, output, mode, cval, extra_keywords=kwargs, axes=axes
    )


@writing
def generic_laplace(
    input: ArrayLike,
    derivative2: Callable[..., Any],
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    extra_arguments: tuple[Any, ...] = (),
    extra_keywords: dict[str, Any] | None = None,
    *,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    """The sum of derivative2(input, axis, dtype, mode, cval, …): `scipy.ndimage.generic_laplace`.

    >>> generic_laplace([1.0, 2.0], lambda x, axis, *_: 3 * x)
    Tensor([3., 6.])
    """
    parts = _parts(
        "generic_laplace", input, derivative2, output, mode, cval, extra_arguments, extra_keywords,
        axes,
    )  # fmt: skip
    return image("generic_laplace", input, output, cval).result(sum(parts[1:], parts[0]))


@writing
def generic_gradient_magnitude(
    input: ArrayLike,
    derivative: Callable[..., Any],
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
    extra_arguments: tuple[Any, ...] = (),
    extra_keywords: dict[str, Any] | None = None,
    *,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    """√Σ derivative(input, axis, …)², as `scipy.ndimage.generic_gradient_magnitude`.

    Its derivative is 0 where all terms are 0.

    >>> generic_gradient_magnitude([3.0, -4.0], lambda x, axis, *_: x)
    Tensor([3., 4.])
    """
    name = "generic_gradient_magnitude"
    parts = _parts(
        name, input, derivative, output, mode, cval, extra_arguments, extra_keywords, axes
    )
    of = image(name, input, output, cval)
    if not axes_of(name, axes, of.values.ndim):
        return of.result(of.values)
    total = sum((p * p for p in parts[1:]), parts[0] * parts[0])
    flat = total == 0
    return of.result(xp.where(flat, 0, xp.sqrt(xp.where(flat, 1, total))))


def _parts(
    name: str,
    input: Any,
    derivative: Callable[..., Any],
    output: Any,
    mode: Any,
    cval: Any,
    arguments: tuple[Any, ...],
    keywords: dict[str, Any] | None,
    axes: Any,
) -> list[Any]:
    """The derivatives along each axis; the input for no axes."""
    of = image(name, input, output, cval)
    x = as_array(name, input)
    chosen = axes_of(name, axes, x.ndim)
    modes = per_axis(name, "mode", mode, len(chosen))
    found = [
        derivative(x, axis, of.dtype, m, cval, *arguments, **(keywords or {}))
        for axis, m in zip(chosen, modes, strict=True)
    ]
    return found or [of.values]


def _derivative(sigma: Any, order: int) -> Callable[..., Any]:
    """Gaussians along all axes, of a derivative along one."""

    def derivative(x: Any, axis: int, output: Any, mode: Any, cval: Any, **kwargs: Any) -> Any:
        orders = spread([order], [axis], x.ndim, 0)
        return gaussian_filter(x, sigma, orders, output, mode, cval, **kwargs)

    return derivative


@sharing_signature
def _edges(
    row: tuple[str, list[float]],
    input: ArrayLike,
    axis: int = -1,
    output: ArrayLike | DTypeLike | None = None,
    mode: str | Sequence[str] = "reflect",
    cval: ArrayLike = 0.0,
) -> Tensor:
    name, across = row
    of = image(name, input, output, cval)
    ndim = of.values.ndim
    axis = check_axis(name, axis, ndim)
    modes = per_axis(name, "mode", mode, ndim)
    of = along_axis(name, of, as_array(name, np.array([-1.0, 0.0, 1.0])), axis, modes[axis], cval)
    for other in (a for a in range(ndim) if a != axis):
        of = along_axis(name, of, as_array(name, np.array(across)), other, modes[other], cval)
    return of.values


prewitt = writing(
    _edges(
        "prewitt",
        ("prewitt", [1.0, 1.0, 1.0]),
        """Differences along an axis, summed over three along the others: `scipy.ndimage.prewitt`.

    >>> prewitt([[1.0, 2.0, 4.0], [1.0, 2.0, 4.0]])
    Tensor([[3., 9., 6.],
            [3., 9., 6.]])
    """,
    )
)
sobel = writing(
    _edges(
        "sobel",
        ("sobel", [1.0, 2.0, 1.0]),
        """Differences along an axis, smoothed along the others: `scipy.ndimage.sobel`.

    >>> sobel([[1.0, 2.0, 4.0], [1.0, 2.0, 4.0]])
    Tensor([[ 4., 12.,  8.],
            [ 4., 12.,  8.]])
    """,
    )
)

__all__ = [
    "gaussian_gradient_magnitude",
    "gaussian_laplace",
    "generic_gradient_magnitude",
    "generic_laplace",
    "laplace",
    "prewitt",
    "sobel",
]
