"""Kernels of determinants."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.linalg.batches import Matrices, flat
from tenferro.kernels.linalg.indices import check_permutation
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval


def _parity(p: Matrices) -> Matrices:
    """The sign of each permutation: exchanges that sorting it takes."""
    n = p.shape[-1]
    order = flat(p, 1).copy()
    sign, every = np.ones(len(order)), np.arange(len(order))
    for i in range(n):
        j = np.argmax(order == i, axis=1)
        sign[j != i] *= -1
        order[every, j], order[:, i] = order[:, i].copy(), i
    return sign.reshape(p.shape[:-1])


def diagonal(x: Matrices) -> Matrices:
    """The diagonal of each matrix."""
    return np.diagonal(x, axis1=-2, axis2=-1)


@lowering("tenferro.linalg.det.v1")
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    def run(m: Matrices, F: Matrices, p: Matrices) -> Matrices:
        check_permutation("det", p)
        return det_of(F, p)

    return run


def det_of(F: Matrices, p: Matrices) -> Matrices:
    """The determinants of matrices with these packed factors and permutations."""
    return np.prod(diagonal(F), axis=-1) * _parity(p).astype(F.dtype)


@lowering("tenferro.linalg.slogdet.v1")
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    def run(m: Matrices, F: Matrices, p: Matrices) -> tuple[Matrices, Matrices]:
        check_permutation("slogdet", p)
        u = diagonal(F)
        size = np.abs(u)
        sign = np.prod(u / np.where(size == 0, 1, size), axis=-1) * _parity(p).astype(m.dtype)
        with np.errstate(divide="ignore"):
            return sign.astype(m.dtype), np.log(size).sum(axis=-1)

    return run
