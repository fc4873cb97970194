"""The QR factorization of one matrix."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.lapack import large
from tenferro.kernels.linalg.batches import Matrices
from tenferro.kernels.linalg.routines import lapack
from tenferro.tensor import Aval


def qr(a: Aval) -> Any:
    """Q and R by the subroutines themselves; of a large matrix in separate storage."""
    if large.is_large(a):
        return large.qr
    generator = "ungqr" if a.is_complex else "orgqr"
    geqrf, orgqr = lapack("geqrf", a.dtype), lapack(generator, a.dtype)
    shape: Any = a.shape
    k = min(shape)
    work = int(lapack("geqrf_lwork", a.dtype)(*shape)[0].real)

    def run(x: Matrices) -> tuple[Matrices, Matrices]:
        packed, tau, *_ = geqrf(x, lwork=work)
        R = np.triu(packed[:k])
        return orgqr(packed[:, :k], tau, lwork=work, overwrite_a=1)[0], R

    return run


def is_one(a: Aval, *rest: Aval) -> bool:
    """Whether there is one matrix, and it has elements."""
    return a.ndim == 2 and all(a.shape)
