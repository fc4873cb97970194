"""Arrays on finer or coarser grids. Definitions are PyTorch's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import convert_to
from tenferro.functions.arrays.copying import copying
from tenferro.nn.operands import Numbers, each, inexact
from tenferro.ops.base import refuse
from tenferro.tensor.dtypes import real_dtype

__all__ = ["interpolate"]

BLENDED = {"linear": 1, "bilinear": 2, "trilinear": 3, "bicubic": 2}
"""Modes by neighbours and their weights, with the number of spatial axes."""
NEAREST = ("nearest", "nearest-exact")


@copying
def interpolate(
    x: Any,
    size: Numbers | None = None,
    scale_factor: float | tuple[float, ...] | None = None,
    mode: str = "nearest",
    align_corners: bool = False,
) -> Tensor:
    """Resize the spatial axes of x (batch, channels, …) to a size, or by a factor.

    Modes: "nearest", "nearest-exact", "area" (means of the elements that a new element covers),
    "linear", "bilinear" and "trilinear" for 1, 2 and 3 spatial axes, and "bicubic" for 2. The
    corners of both grids coincide; with `align_corners` (linear and cubic modes) the centers of the
    corner elements coincide. Cubic weights are those of Keys 1981 with a = -0.75. A factor scales
    positions exactly, for any rounded size. Raises ValueError for an unknown mode, and unless
    exactly one of size and factor is given. Real or complex.

    >>> interpolate([[[1.0, 3.0]]], scale_factor=2.0, mode="linear")
    Tensor([[[1. , 1.5, 2.5, 3. ]]])
    """
    x = inexact("interpolate", x)
    n = x.ndim - 2
    if mode not in (*NEAREST, "area") and BLENDED.get(mode) != n:
        refuse("interpolate", "mode", repr(mode), f"one that exists for {n} spatial axes")
    if align_corners and mode not in BLENDED:
        refuse("interpolate", "align_corners", align_corners, f"False for mode {mode!r}")
    sizes, steps = _grid(x.shape[2:], size, scale_factor)
    for axis, (count, step) in enumerate(zip(sizes, steps, strict=True), start=2):
        if mode in NEAREST:
            x = tnp.take(x, _nearest(x.shape[axis], count, step, mode), axis=axis)
        elif mode == "area":
            x = _means(x, axis, count)
        else:
            positions = _positions(x.shape[axis], count, step, align_corners)
            x = (_cubic if mode == "bicubic" else _linear)(x, axis, positions)
    return x


def _grid(
    shape: Sequence[Any], size: Numbers | None, factor: float | tuple[float, ...] | None
) -> tuple[tuple[int, ...], list[float]]:
    """Numbers of elements, and how many old elements correspond to a new one."""
    n = len(shape)
    if (size is None) == (factor is None):
        refuse("interpolate", "size and scale_factor", (size, factor), "one of them")
    if size is not None:
        sizes = each("interpolate", "size", n, size)
        if min(sizes) < 1:
            refuse("interpolate", "size", size, "integers >= 1")
        return sizes, [old / new for old, new in zip(shape, sizes, strict=True)]
    factors = factor if isinstance(factor, tuple) else (factor,) * n
    if len(factors) != n or not all(s is not None and s > 0 for s in factors):
        refuse("interpolate", "scale_factor", factor, f"a number > 0 or {n} of them")
    known = [float(s) for s in factors if s is not None]
    return tuple(int(m * s) for m, s in zip(shape, known, strict=True)), [1 / s for s in known]


def _nearest(n: Any, count: int, step: float, mode: str) -> Any:
    shift = 0.5 if mode == "nearest-exact" else 0.0
    positions = np.floor((np.arange(count) + shift) * step).astype(np.int64)
    return np.minimum(positions, n - 1)


def _positions(n: Any, count: int, step: float, align_corners: bool) -> Any:
    """Where new elements lie among the old ones."""
    if align_corners:
        return np.arange(count) * ((n - 1) / (count - 1) if count > 1 else 0.0)
    return (np.arange(count) + 0.5) * step - 0.5


def _linear(x: Any, axis: int, positions: Any) -> Any:
    """Between the two neighbours; the first and last elements outside of the ends."""
    low = np.floor(positions)
    return _blended(x, axis, low, [1 - (positions - low), positions - low])


_A = -0.75


def _cubic(x: Any, axis: int, positions: Any) -> Any:
    """Between the four neighbours, with the cubic convolution of Keys 1981."""
    low = np.floor(positions)
    near, t = [positions - low, 1 - (positions - low)], positions - low
    inner = [((_A + 2) * d - (_A + 3)) * d * d + 1 for d in near]
    outer = [((_A * d - 5 * _A) * d + 8 * _A) * d - 4 * _A for d in (t + 1, 2 - t)]
    return _blended(x, axis, low - 1, [outer[0], *inner, outer[1]])


def _blended(x: Any, axis: int, first: Any, weights: Sequence[Any]) -> Any:
    """Σ weights[k] x[first + k] along an axis; the first and last elements outside of the ends."""
    total: Any = 0
    for k, weight in enumerate(weights):
        place = np.clip(first.astype(np.int64) + k, 0, x.shape[axis] - 1)
        column = weight.reshape((-1, *(1,) * (x.ndim - axis - 1)))
        factor = convert_to(tnp.asarray(column.astype(real_dtype(x.dtype))), x.dtype)
        total = total + tnp.take(x, place, axis=axis) * factor
    return total


def _means(x: Any, axis: int, count: int) -> Any:
    """Means over [⌊i n / count⌋, ⌈(i + 1) n / count⌉) for each i below count."""
    n = x.shape[axis]
    edges = np.arange(count + 1) * n
    first, last = edges[:-1] // count, -(-edges[1:] // count)
    inside = (np.arange(n) >= first[:, None]) & (np.arange(n) < last[:, None])
    weights = (inside / (last - first)[:, None]).astype(real_dtype(x.dtype))
    product = tnp.tensordot(x, convert_to(tnp.asarray(weights), x.dtype), axes=([axis], [1]))
    return tnp.moveaxis(product, -1, axis)
