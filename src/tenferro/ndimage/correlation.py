"""Correlation and convolution of images with weights, with SciPy's names and boundaries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenferro import numpy as xp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.numbers.convolving import correlated
from tenferro.ndimage.arguments import Image, axes_of, image, per_axis, reach, spread, writing
from tenferro.ops.base import check_axis
from tenferro.rows import sharing_signature
from tenferro.signal.arguments import bounded
from tenferro.tensor import Array, ArrayLike, DTypeLike
from tenferro.tensor.dtypes import inexact_dtype


@sharing_signature
def _filtered(
    turned: bool,
    input: ArrayLike,
    weights: ArrayLike,
    output: ArrayLike | DTypeLike | None = None,
    mode: str = "reflect",
    cval: ArrayLike = 0.0,
    origin: int | Sequence[int] = 0,
    *,
    axes: int | Sequence[int] | None = None,
) -> Tensor:
    name = "convolve" if turned else "correlate"
    weights = as_array(name, weights)
    of = image(name, input, output, cval, weights)
    ndim = of.values.ndim
    chosen = axes_of(name, axes, ndim)
    if weights.ndim != len(chosen) or 0 in weights.shape:
        raise RuntimeError(
            f"{name}: weights.ndim ({weights.ndim}) must match len(axes) ({len(chosen)}), and "
            f"weights must have elements, received shape {weights.shape}"
        )
    if not isinstance(mode, str):
        raise RuntimeError(f"{name}: A sequence of modes is not supported")
    origins = per_axis(name, "origin", origin, len(chosen))
    if of.values.size == 0:
        return of.result(of.values)
    shape = spread(weights.shape, sorted(chosen), ndim, 1)
    places = spread(origins, chosen, ndim, 0)
    widths = _reaches(name, shape, places, turned=turned)
    weights = xp.flip(weights) if turned else xp.conj(weights)
    padded = bounded(name, of.values, widths, mode, cval)
    kernel = convert_to(xp.reshape(weights, tuple(shape)), padded.dtype)
    return of.result(correlated(padded, kernel, [(0, 0)] * ndim))


@sharing_signature
def _filtered1d(
    turned: bool,
    input: ArrayLike,
    weights: Any,
    axis: int = -1,
    output: ArrayLike | DTypeLike | None = None,
    mode: str = "reflect",
    cval: ArrayLike = 0.0,
    origin: int = 0,
) -> Tensor:
    name = "convolve1d" if turned else "correlate1d"
    weights = as_array(name, weights, input if isinstance(input, Array) else None)
    of = image(name, input, output, cval, weights)
    if weights.ndim != 1 or weights.shape[0] < 1:
        raise RuntimeError(f"{name}: no filter weights given, received shape {weights.shape}")
    (around,) = _reaches(name, weights.shape, [origin], turned=turned)
    weights = xp.flip(weights) if turned else xp.conj(weights)
    axis = check_axis(name, axis, of.values.ndim)
    return weighted(name, of, weights, axis, around, mode, cval).values


def _reaches(
    name: str, sizes: Sequence[int], origins: Sequence[Any], *, turned: bool
) -> list[tuple[int, int]]:
    """What windows reach; those of a convolution are turned about their place."""
    pairs = [reach(name, k, o) for k, o in zip(sizes, origins, strict=True)]
    return [pair[::-1] for pair in pairs] if turned else pairs


def weighted(
    name: str,
    of: Image,
    weights: Any,
    axis: int,
    around: tuple[int, int],
    mode: str,
    cval: ArrayLike,
) -> Image:
    """An image of the result's values, which SciPy converts after each axis."""
    x = convert_to(of.values, inexact_dtype(of.values.dtype))
    if x.size == 0:
        return of._replace(values=of.result(x))
    widths = spread([around], [axis], x.ndim, (0, 0))
    padded = bounded(name, x, widths, mode, cval)
    shape = spread([weights.shape[0]], [axis], x.ndim, 1)
    kernel = convert_to(xp.reshape(weights, tuple(shape)), padded.dtype)
    return of._replace(values=of.result(correlated(padded, kernel, [(0, 0)] * x.ndim)))


def along_axis(name: str, of: Image, weights: Any, axis: int, mode: str, cval: ArrayLike) -> Image:
    """The image correlated with weights, centered, along one axis."""
    around = reach(name, weights.shape[0], 0)
    return weighted(name, of, weights, axis, around, mode, cval)


correlate = writing(
    _filtered(
        "correlate",
        False,
        """Σⱼ input[i + j] conj(weights[j]), windows centered at i: `scipy.ndimage.correlate`.

    `weights` have an axis for each of the input's, or of `axes`; `origin` shifts windows. Outside
    of the edges are (`mode`) the input mirrored with its edge ("reflect", "grid-mirror") or without
    ("mirror"), its edge ("nearest"), `cval` ("constant", "grid-constant"), or the input again
    ("wrap", "grid-wrap"). The result has the input's dtype or that of `output`, a dtype or an array
    that it is written into; integers are cut.
    Bilinear, for a `cval` of 0.

    Raises RuntimeError for other modes and numbers of axes, as SciPy; ValueError for an `origin`
    outside of the window; TypeError for a complex `cval` of a real input.

    >>> correlate([1.0, 2.0, 4.0], [1.0, 0.0, -1.0])
    Tensor([-1., -3., -2.])
    """,
    )
)
convolve = writing(
    _filtered(
        "convolve",
        True,
        """Σⱼ input[i − j] weights[j], windows centered at i: `scipy.ndimage.convolve`.

    Arguments and errors are those of `correlate`.

    >>> convolve([1.0, 2.0, 4.0], [1.0, 0.0, -1.0])
    Tensor([1., 3., 2.])
    """,
    )
)
correlate1d = writing(
    _filtered1d(
        "correlate1d",
        False,
        """`correlate` with a sequence of weights along one axis: `scipy.ndimage.correlate1d`.

    >>> correlate1d([[1.0, 2.0], [4.0, 8.0]], [0.0, 0.0, 1.0], axis=0)
    Tensor([[4., 8.],
            [4., 8.]])
    """,
    )
)
convolve1d = writing(
    _filtered1d(
        "convolve1d",
        True,
        """`convolve` with a sequence of weights along one axis: `scipy.ndimage.convolve1d`.

    >>> convolve1d([1.0, 2.0, 4.0], [0.0, 0.0, 1.0])
    Tensor([1., 1., 2.])
    """,
    )
)

__all__ = ["convolve", "convolve1d", "correlate", "correlate1d"]
