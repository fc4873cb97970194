"""Kernels of reductions."""

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
