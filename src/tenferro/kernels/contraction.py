"""Kernels of contractions: everything becomes a matrix product."""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenferro.kernels.table import lowering
from tenferro.ops.arrays.contraction import free_axes
from tenferro.tensor import Aval


@lowering("dot_general")
def _(a: Aval, b: Aval, *, contract: Any, batch: Any) -> Any:
    free_a = free_axes(a.ndim, contract[0], batch[0])
    free_b = free_axes(b.ndim, contract[1], batch[1])
    if not batch[0] and len(contract[0]) == 1 and a.ndim <= 2 and b.ndim <= 2:
        return _plain(a, b, contract)
    order_a, order_b = batch[0] + free_a + contract[0], batch[1] + contract[1] + free_b
    shape = [
        tuple(x.shape[i] for i in axes) for x, axes in ((a, batch[0]), (a, free_a), (b, free_b))
    ]
    inner = prod(a.shape[i] for i in contract[0])
    left, right = (*shape[0], prod(shape[1]), inner), (*shape[0], inner, prod(shape[2]))
    full = (*shape[0], *shape[1], *shape[2])

    def run(x: Any, y: Any) -> Any:
        product = np.matmul(x.transpose(order_a).reshape(left), y.transpose(order_b).reshape(right))
        return product.reshape(full)

    return run


def _plain(a: Aval, b: Aval, contract: Any) -> Any:
    """Vectors and matrices, transposed as views."""
    flip_a, flip_b = a.ndim == 2 and contract[0] == (0,), b.ndim == 2 and contract[1] == (1,)
    if flip_a and flip_b:
        return lambda x, y: np.dot(x.T, y.T)
    if flip_a:
        return lambda x, y: np.dot(x.T, y)
    if flip_b:
        return lambda x, y: np.dot(x, y.T)
    return np.dot
