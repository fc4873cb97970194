"""Kernels of the families that move elements."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

import numpy as np

from tenferro.kernels.table import lowering
from tenferro.ops.base.computed import broadcast_scalar
from tenferro.tensor import Aval


@lowering("reshape")
def _(x: Aval, *, shape: Any) -> Any:
    return lambda a: a.reshape(shape)


@lowering("transpose")
def _(x: Aval, *, permutation: Any) -> Any:
    return lambda a: a.transpose(permutation)


@lowering("broadcast_in_dim")
def _(x: Aval, *, shape: Any, dimensions: Any) -> Any:
    if not x.shape:
        return lambda a: broadcast_scalar(np.asarray(a), shape)
    sizes = iter(x.shape)
    inner = tuple(next(sizes) if a in dimensions else 1 for a in range(len(shape)))
    if x.is_recorded:
        return lambda a: np.broadcast_to(a.reshape(len(a), *inner[1:]), (len(a), *shape[1:]))
    return lambda a: np.broadcast_to(a.reshape(inner), shape)


@lowering("slice")
def _(x: Aval, *, start: Any, limit: Any, strides: Any) -> Any:
    index = tuple(slice(*bounds) for bounds in zip(start, limit, strides, strict=True))
    return itemgetter(index)  # without a call of Python


@lowering("pad")
def _(x: Aval, value: Aval, *, padding: Any) -> Any:
    """Write into a filled array; what negative padding cuts is left out on both sides."""
    source, target, shape = [], [], []
    for n, (before, after, between) in zip(x.shape, padding, strict=True):
        step = between + 1
        size = before + (n + (n - 1) * between if n else 0) + after
        skip = -(before // step) if before < 0 else 0
        first = before + skip * step
        count = max(0, min(n - skip, (size - first + step - 1) // step))
        source.append(slice(skip, skip + count))
        target.append(slice(first, first + count * step, step))
        shape.append(size)
    origin, place = tuple(source), tuple(target)

    def run(a: Any, fill: Any) -> Any:
        out = np.full(shape, fill, a.dtype)
        out[place] = a[origin]
        return out

    return run


@lowering("concatenate")
def _(*avals: Aval, axis: int) -> Any:
    return lambda *arrays: np.concatenate(arrays, axis)


@lowering("reverse")
def _(x: Aval, *, axes: Any) -> Any:
    return lambda a: np.flip(a, axes)
