"""Kernels of reductions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.kernels import pointwise  # noqa: F401  (what reductions join with)
from tenferro.kernels.table import DIRECT, lowering
from tenferro.ops.arrays.reduction import MONOIDS
from tenferro.tensor import Aval


def _reduction(ufunc: Any) -> Callable[..., Any]:
    def make(x: Aval, *, axes: Any) -> Any:
        reduce = ufunc.reduce
        which = None if len(axes) == x.ndim else axes  # None and no dtype: 0.06 of 0.72 µs less
        dtype = None if x.is_inexact else x.dtype
        return lambda a: reduce(a, which, dtype)

    return make


for _name, _monoid in MONOIDS.items():
    lowering(_name)(_reduction(DIRECT[_monoid.join]))


@lowering("reduce_logsumexp")
def _(x: Aval, *, axes: Any) -> Any:
    if not all(x.shape[a] for a in axes):
        shape = tuple(n for a, n in enumerate(x.shape) if a not in axes)
        return lambda a: np.full(shape, -np.inf, x.dtype)

    def run(a: Any) -> Any:
        top = np.max(a.real, axes, keepdims=True)
        shift = np.where(np.isfinite(top), top, 0)
        total = np.add.reduce(np.exp(a - shift), axis=axes)
        with np.errstate(divide="ignore"):  # log 0 is the answer for elements that are all -inf
            return np.log(total) + shift.reshape(np.shape(total))

    return run
