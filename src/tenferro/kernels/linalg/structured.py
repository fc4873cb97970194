"""Kernels of the Hessenberg and LDLᴴ forms, and of tridiagonal matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.linalg.batches import Matrices, check_finite, each
from tenferro.kernels.linalg.equations import pairs
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval


@lowering("tenferro.linalg.hessenberg.v1")
def _(a: Aval) -> Any:
    from scipy.linalg import hessenberg

    def one(m: Matrices) -> Any:
        return hessenberg(m, calc_q=True) if m.size else (m, m)

    def run(x: Matrices) -> tuple[Matrices, Matrices]:
        check_finite("hessenberg", "a", x)
        return pairs(one, x)

    return run


@lowering("tenferro.linalg.ldl.v1")
def _(a: Aval) -> Any:
    from scipy.linalg import ldl

    def run(x: Matrices) -> tuple[Matrices, Matrices, Matrices]:
        check_finite("ldl", "a", np.tril(x))
        F, D = np.empty_like(x), np.empty_like(x)
        p = np.empty(x.shape[:-1], np.int64)
        k = np.arange(x.shape[-1])
        for i in np.ndindex(*x.shape[:-2]):
            m = np.tril(x[i])
            m[k, k] = m[k, k].real
            F[i], D[i], p[i] = ldl(m, lower=True, hermitian=True)
        return F, D, p

    return run


@lowering("tenferro.linalg.eigh_tridiagonal.v1")
def _(d: Aval, e: Aval) -> Any:
    from scipy.linalg import eigh_tridiagonal

    shape: Any = d.shape
    n = shape[-1]

    def one(x: Matrices, y: Matrices) -> Matrices:
        w, V = eigh_tridiagonal(x, y)
        return np.concatenate([w[None], V])

    def run(x: Matrices, y: Matrices) -> tuple[Matrices, Matrices]:
        stacked = each(one, x, y, core=1, shape=(n + 1, n)).astype(x.dtype)
        w = stacked[..., 0, :]
        return w, stacked[..., 1:, :]

    return run
