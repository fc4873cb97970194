"""Kernels of reductions and cumulative operations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.engines.numpy.kernels import lowering
from tenferro.tensor import Aval

REDUCTIONS = {
    "reduce_sum": np.add,
    "reduce_prod": np.multiply,
    "reduce_max": np.maximum,
    "reduce_min": np.minimum,
    "reduce_and": np.logical_and,
    "reduce_or": np.logical_or,
}


def _reduction(ufunc: np.ufunc) -> Callable[..., Any]:
    def make(x: Aval, *, axes: Any) -> Any:
        dtype = x.dtype
        return lambda a: ufunc.reduce(a, axis=axes, dtype=dtype)

    return make


for _name, _ufunc in REDUCTIONS.items():
    lowering(_name)(_reduction(_ufunc))


@lowering("argmax")
def _(x: Aval, *, axis: int) -> Any:
    return lambda a: np.argmax(a, axis)


@lowering("argmin")
def _(x: Aval, *, axis: int) -> Any:
    return lambda a: np.argmin(a, axis)


def _cumulative(ufunc: np.ufunc) -> Callable[..., Any]:
    def make(x: Aval, *, axis: int, reverse: bool) -> Any:
        dtype = x.dtype
        if reverse:
            return lambda a: np.flip(ufunc.accumulate(np.flip(a, axis), axis, dtype), axis)
        return lambda a: ufunc.accumulate(a, axis, dtype)

    return make


lowering("cumulative_sum")(_cumulative(np.add))
lowering("cumulative_prod")(_cumulative(np.multiply))
