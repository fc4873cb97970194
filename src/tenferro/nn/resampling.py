"""Arrays on finer or coarser grids. Definitions are PyTorch's."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.functions.arrays.copying import copying
from tenferro.nn.operands import Numbers, each, inexact
from tenferro.ops.promotion import convert_to
from tenferro.ops.shapes import refuse
from tenferro.tensor.dtypes import real_dtype

__all__ = ["interpolate"]

LINEAR = {"linear": 1, "bilinear": 2, "trilinear": 3}
NEAREST = ("nearest", "nearest-exact")


@copying
def interpolate(
    x: Any,
    size: Numbers | None = None,
    scale_factor: float | tuple[float, ...] | None = None,
    mode: str = "nearest",
    align_corners: bool = False,
) -> Any:
    """x (batch, channels, …) on another grid of its spatial axes, of a size or scaled by a factor.

    Modes: "nearest", "nearest-exact", and "linear", "bilinear", "trilinear" for 1, 2 and 3 spatial
    axes. Grids agree in the corners of the area, with `align_corners` (linear modes) in the centres
    of the corner elements. A factor scales positions as it is, whatever the rounded size. Raises
    ValueError for another mode, and unless one of size and factor is given. Real or complex.

    >>> interpolate([[[1.0, 3.0]]], scale_factor=2.0, mode="linear")
    Tensor([[[1. , 1.5, 2.5, 3. ]]])
    """
    x = inexact("interpolate", x)
    n = x.ndim - 2
    if mode not in NEAREST and LINEAR.get(mode) != n:
        refuse("interpolate", "mode", repr(mode), f"one that exists for {n} spatial axes")
    if align_corners and mode in NEAREST:
        refuse("interpolate", "align_corners", align_corners, f"False for mode {mode!r}")
    sizes, steps = _grid(x.shape[2:], size, scale_factor)
    for axis, (count, step) in enumerate(zip(sizes, steps, strict=True), start=2):
        if mode in NEAREST:
            x = tnp.take(x, _nearest(x.shape[axis], count, step, mode), axis=axis)
        else:
            x = _blend(x, axis, _positions(x.shape[axis], count, step, align_corners))
    return x


def _grid(
    shape: tuple[int, ...], size: Numbers | None, factor: float | tuple[float, ...] | None
) -> tuple[tuple[int, ...], list[float]]:
    """Numbers of elements, and how many old ones a new one stands for."""
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


def _nearest(n: int, count: int, step: float, mode: str) -> Any:
    shift = 0.5 if mode == "nearest-exact" else 0.0
    positions = np.floor((np.arange(count) + shift) * step).astype(np.int64)
    return np.minimum(positions, n - 1)


def _positions(n: int, count: int, step: float, align_corners: bool) -> Any:
    """Where new elements lie among the old ones."""
    if align_corners:
        return np.arange(count) * ((n - 1) / (count - 1) if count > 1 else 0.0)
    return np.maximum((np.arange(count) + 0.5) * step - 0.5, 0)


def _blend(x: Any, axis: int, positions: Any) -> Any:
    """Linear interpolation between neighbours, the last element beyond the end."""
    n = x.shape[axis]
    low = np.minimum(np.floor(positions).astype(np.int64), n - 1)
    high = np.minimum(low + 1, n - 1)
    share = np.minimum(positions - low, 1).reshape((-1, *(1,) * (x.ndim - axis - 1)))
    weight = convert_to(tnp.asarray(share.astype(real_dtype(x.dtype))), x.dtype)
    return tnp.take(x, low, axis=axis) * (1 - weight) + tnp.take(x, high, axis=axis) * weight
