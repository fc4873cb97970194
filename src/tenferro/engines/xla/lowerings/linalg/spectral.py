"""Lowerings of spectral factorizations."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.base import checks
from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import lowering
from tenferro.engines.xla.lowerings.linalg.matrices import are_finite, check_finite
from tenferro.tensor import Aval


@lowering("tenferro.linalg.eigh.v1", checked=True)
def _(a: Aval, *, lower: bool, broadening: float) -> Any:
    def run(x: Array) -> tuple[Array, Array]:
        if not x.size:
            return jnp.zeros(x.shape[:-1], x.real.dtype), x
        V, w = lax.linalg.eigh(x, lower=lower, symmetrize_input=False)
        _check_converged("eigh", x, w)
        return w, V

    return run


@lowering("tenferro.linalg.svd.v1", checked=True)
def _(a: Aval, *, full_matrices: bool, broadening: float) -> Any:
    return lambda x: singular("svd", x, full_matrices)


def singular(name: str, x: Array, full_matrices: bool) -> Any:
    """U, s and Vᴴ; LAPACK may never end where a column has two infinite entries."""
    finite = are_finite(x, (-2, -1))[..., None, None]
    U, s, Vh = lax.linalg.svd(jnp.where(finite, x, 0), full_matrices=full_matrices)
    _check_converged(name, x, s)
    return U, s, Vh


@lowering("tenferro.linalg.eig.v1", checked=True)
def _(a: Aval, *, broadening: float) -> Any:
    """By LAPACK, on the processor; elsewhere on the host."""
    if jax.default_backend() != "cpu":
        return None
    dtype = np.result_type(a.dtype, np.complex64)

    def run(x: Array) -> tuple[Array, Array]:
        if not x.size:
            return jnp.zeros(x.shape[:-1], dtype), jnp.zeros(x.shape, dtype)
        w, V = lax.linalg.eig(x, compute_left_eigenvectors=False)
        _check_converged("eig", x, w)
        return w.astype(dtype), V.astype(dtype)

    return run


def _check_converged(name: str, x: Array, values: Array) -> None:
    """Report entries that are not finite; NaN for finite ones means that LAPACK gave up."""
    check_finite(name, "a", x)
    left = lax.bitwise_not(are_finite(values, (-1,)))
    bad = lax.bitwise_and(are_finite(x, (-2, -1)), left)
    checks.refuse(name, "a", bad, "does not converge")
