"""Lowerings of the Cholesky factorization, of its derivative and of the transpose of that."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla import checks
from tenferro.engines.xla.checks import Array
from tenferro.engines.xla.linalg.matrices import adjoint, diagonal, dot
from tenferro.engines.xla.linalg.triangular import solve
from tenferro.engines.xla.table import lowering
from tenferro.tensor import Aval


@lowering("tenferro.linalg.cholesky.v1", checked=True)
def _(a: Aval) -> Any:
    def run(m: Array) -> Array:
        if not m.size:
            return m
        factor = lax.linalg.cholesky(m, symmetrize_input=False)
        bad = jnp.isnan(diagonal(factor)).any(-1)
        checks.refuse("cholesky", "a", bad, "is not positive definite")
        return factor

    return run


@lowering("tenferro.linalg.cholesky_tangent.v1")
def _(L: Aval, x: Aval) -> Any:
    """L Φ(L⁻¹ H L⁻ᴴ), where H is the Hermitian matrix that x's lower triangle is one of."""

    def run(factor: Array, x: Array) -> Array:
        lower = _half(x)
        half_way = solve(factor, lower + adjoint(lower), lower=True)
        return dot(factor, _half(solve(factor, half_way, lower=True, mode="C", right=True)))

    return run


@lowering("tenferro.linalg.cholesky_cotangent.v1")
def _(L: Aval, x: Aval) -> Any:
    """Φ(S + Sᴴ) with S = L⁻ᴴ Φ(Lᴴ x) L⁻¹."""

    def run(factor: Array, x: Array) -> Array:
        half_way = solve(factor, _half(dot(adjoint(factor), x)), lower=True, mode="C")
        S = solve(factor, half_way, lower=True, right=True)
        return _half(S + adjoint(S))

    return run


def _half(x: Array) -> Array:
    """Φ: the lower triangle with half the diagonal."""
    scale = np.where(np.eye(x.shape[-1], dtype=bool), 0.5, 1)
    return jnp.tril(x) * scale.astype(np.finfo(x.dtype).dtype)
