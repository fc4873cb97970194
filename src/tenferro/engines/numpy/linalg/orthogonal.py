"""Kernels of the QR factorization."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg import large
from tenferro.engines.numpy.linalg.batches import Matrices, check_finite, refuse
from tenferro.engines.numpy.linalg.triangular import lapack
from tenferro.tensor import Aval


@lowering("tenferro.linalg.qr.v1")
def _(a: Aval) -> Any:
    shape: Any = a.shape
    if a.ndim > 2 or not all(shape):
        return lambda x: tuple(np.linalg.qr(x))
    if large.is_large(shape, a.dtype):
        return large.qr
    geqrf, orgqr = lapack("geqrf", a.dtype), lapack(_generator(a), a.dtype)
    m, n = shape
    k = min(m, n)
    work = int(lapack("geqrf_lwork", a.dtype)(m, n)[0].real)

    def run(x: Matrices) -> tuple[Matrices, Matrices]:
        packed, tau, *_ = geqrf(x, lwork=work)
        R = np.triu(packed[:k])
        return orgqr(packed[:, :k], tau, lwork=work, overwrite_a=1)[0], R

    return run


def _generator(a: Aval) -> str:
    return "ungqr" if a.is_complex else "orgqr"


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


def dependence(R: Aval) -> float:
    """Column k depends on those before it if R[k, k] is so much of its length: only rounding."""
    n: Any = R.shape[-1]
    return float(4 * max(n, 4) * np.finfo(R.dtype).eps)


@lowering("tenferro.linalg.independent_columns.v1")
def _(R: Aval) -> Any:
    tiny = dependence(R)

    def run(x: Matrices) -> Matrices:
        pivots = np.abs(np.diagonal(x, axis1=-2, axis2=-1))
        bad = (pivots <= tiny * np.abs(x).max(axis=-2, initial=0)).any(axis=-1)
        if bad.any():
            what = "has linearly dependent leading columns: its Q and R have no derivative"
            refuse("qr", "a", bad, what)
        return x

    return run
