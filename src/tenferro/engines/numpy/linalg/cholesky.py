"""Kernels of the Cholesky factorization, of its derivative and of the transpose of that."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import Matrices, adjoint, failing, refuse
from tenferro.engines.numpy.linalg.parts import triangle_mask
from tenferro.engines.numpy.linalg.triangular import solve
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


@lowering("tenferro.linalg.cholesky_tangent.v1")
def _(L: Aval, x: Aval) -> Any:
    """L Φ(L⁻¹ H L⁻ᴴ), where H is the Hermitian matrix that x's lower triangle is one of."""

    def run(l: Matrices, x: Matrices) -> Matrices:
        lower = half(x)
        half_way = solve(l, lower + adjoint(lower), lower=True, mode="N")
        return l @ half(solve(l, adjoint(half_way), lower=True, mode="N"))

    return run


@lowering("tenferro.linalg.cholesky_cotangent.v1")
def _(L: Aval, x: Aval) -> Any:
    """Φ(S + Sᴴ) with S = L⁻ᴴ Φ(Lᴴ x) L⁻¹."""

    def run(l: Matrices, x: Matrices) -> Matrices:
        half_way = solve(l, half(adjoint(l) @ x), lower=True, mode="C")
        S = adjoint(solve(l, adjoint(half_way), lower=True, mode="C"))
        return half(S + adjoint(S))

    return run


def half(x: Matrices) -> Matrices:
    """Φ: the lower triangle with half the diagonal."""
    n = x.shape[-1]
    out = np.zeros(x.shape, x.dtype)
    np.copyto(out, x, where=triangle_mask(n, n, True, False))
    diagonal = np.einsum("...ii->...i", out)
    diagonal *= 0.5
    return out
