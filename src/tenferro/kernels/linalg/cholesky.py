"""The kernel of the Cholesky factorization."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from tenferro.kernels.linalg.batches import Matrices, failing, refuse
from tenferro.kernels.linalg.parts import triangle_mask
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval


@lowering("tenferro.linalg.cholesky.v1")
def _(a: Aval) -> Any:
    return factor


def factor(m: Matrices) -> Matrices:
    """L with L Lᴴ = m."""
    try:
        return np.linalg.cholesky(m)
    except LinAlgError:
        refuse("cholesky", "a", failing(np.linalg.cholesky, m), "is not positive definite")


def half(x: Matrices) -> Matrices:
    """Φ: the lower triangle with half the diagonal."""
    n = x.shape[-1]
    out = np.zeros(x.shape, x.dtype)
    np.copyto(out, x, where=triangle_mask(n, n, True, False))
    diagonal = np.einsum("...ii->...i", out)
    diagonal *= 0.5
    return out
