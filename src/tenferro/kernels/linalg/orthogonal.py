"""Kernels of the QR factorization."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.linalg.batches import Matrices, check_finite
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval


@lowering("tenferro.linalg.qr.v1")
def _(a: Aval) -> Any:
    return lambda x: tuple(np.linalg.qr(x))


@lowering("tenferro.linalg.qr_pivoted.v1")
def _(a: Aval) -> Any:
    from scipy.linalg import qr

    shape: Any = a.shape
    batch = shape[:-2]
    m, n = shape[-2:]
    k = min(m, n)

    def run(x: Matrices) -> tuple[Matrices, Matrices, Matrices]:
        Q, R = np.empty((*batch, m, k), x.dtype), np.empty((*batch, k, n), x.dtype)
        p = np.broadcast_to(np.arange(n), (*batch, n)).copy()
        check_finite("qr", "a", x)
        if k:
            for i in np.ndindex(*batch):
                Q[i], R[i], p[i] = qr(x[i], mode="economic", pivoting=True)
        return Q, R, p

    return run


@lowering("tenferro.linalg.qr_complement.v1")
def _(a: Aval, q: Aval) -> Any:
    shape: Any = a.shape
    n = shape[-1]
    return lambda x, Q: np.linalg.qr(x, mode="complete")[0][..., n:]
