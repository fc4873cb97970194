"""Windows as columns and back; channels as positions and back. Definitions are PyTorch's."""

from __future__ import annotations

from math import prod
from typing import Any

from tenferro import numpy as tnp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.nn.operands import Numbers, each, inexact
from tenferro.nn.windows import windows
from tenferro.ops.base import refuse
from tenferro.tensor import ArrayLike

__all__ = ["fold", "pixel_shuffle", "pixel_unshuffle", "unfold"]


def unfold(
    x: Any,
    kernel_size: Numbers,
    dilation: Numbers = 1,
    padding: Numbers = 0,
    stride: Numbers = 1,
) -> Tensor:
    """Windows of x (batch, channels, n, m) as columns: (batch, channels kernel, windows).

    Raises ValueError where no window fits. Real or complex.

    >>> unfold([[[[1.0, 2.0], [3.0, 4.0]]]], (1, 2))
    Tensor([[[1., 3.],
            [2., 4.]]])
    """
    x = inexact("unfold", x)
    if x.ndim != 4:
        refuse("unfold", "the array", x.aval, "batch, channels and 2 spatial axes")
    places = windows("unfold", x.shape[2:], kernel_size, stride, padding, dilation)
    stacked = tnp.stack(places.elements(places.padded(x, 0)), axis=2)
    rows = x.shape[1] * prod(places.kernel)
    return stacked.reshape((x.shape[0], rows, prod(places.count)))


def fold(
    x: ArrayLike,
    output_size: Numbers,
    kernel_size: Numbers,
    dilation: Numbers = 1,
    padding: Numbers = 0,
    stride: Numbers = 1,
) -> Tensor:
    """Columns (batch, channels kernel, windows) added up where `unfold` took them from.

    The result is (batch, channels, *output_size). Raises ValueError for x that is not what `unfold`
    makes of such an array. Real or complex.

    >>> fold([[[1.0, 3.0], [2.0, 4.0]]], (1, 3), (1, 2))
    Tensor([[[[1., 5., 4.]]]])
    """
    x = inexact("fold", x)
    size = each("fold", "output_size", 2, output_size)
    places = windows("fold", size, kernel_size, stride, padding, dilation)
    elements, columns = prod(places.kernel), prod(places.count)
    if x.ndim != 3 or x.shape[1] % elements or x.shape[2] != columns:
        refuse("fold", "the array", x.aval, f"(batch, channels · {elements}, {columns})")
    channels = x.shape[1] // elements
    parts = x.reshape((x.shape[0], channels, elements, *places.count))
    placed = [places.placed(parts[:, :, i], offset) for i, offset in enumerate(places.offsets())]
    return sum(placed[1:], placed[0])


def pixel_shuffle(x: ArrayLike, upscale_factor: int) -> Tensor:
    """x (…, c r², n, m) as (…, c, n r, m r) for the factor r: channels become positions.

    Raises ValueError unless r² divides the channels.

    >>> pixel_shuffle([[[1.0]], [[2.0]], [[3.0]], [[4.0]]], 2)
    Tensor([[[1., 2.],
            [3., 4.]]])
    """
    x, r = as_array("pixel_shuffle", x), upscale_factor
    if x.ndim < 3 or r < 1 or x.shape[-3] % (r * r):
        refuse("pixel_shuffle", "the array", x.aval, f"(…, a multiple of {r}² channels, n, m)")
    *batch, channels, n, m = x.shape
    split = x.reshape((*batch, channels // (r * r), r, r, n, m))
    moved = tnp.moveaxis(split, (-4, -3), (-3, -1))
    return moved.reshape((*batch, channels // (r * r), n * r, m * r))


def pixel_unshuffle(x: ArrayLike, downscale_factor: int) -> Tensor:
    """x (…, c, n r, m r) as (…, c r², n, m) for the factor r, the inverse of `pixel_shuffle`.

    Raises ValueError unless r divides the last two sizes.

    >>> pixel_unshuffle([[[1.0, 2.0], [3.0, 4.0]]], 2).ravel()
    Tensor([1., 2., 3., 4.])
    """
    x, r = as_array("pixel_unshuffle", x), downscale_factor
    if x.ndim < 3 or r < 1 or x.shape[-1] % r or x.shape[-2] % r:
        refuse("pixel_unshuffle", "the array", x.aval, f"(…, channels, n {r}, m {r})")
    *batch, channels, n, m = x.shape
    split = x.reshape((*batch, channels, n // r, r, m // r, r))
    moved = tnp.moveaxis(split, (-3, -1), (-4, -3))
    return moved.reshape((*batch, channels * r * r, n // r, m // r))
