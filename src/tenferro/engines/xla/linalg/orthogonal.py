"""Lowerings of the QR factorization, and of what singular values alone give."""

from __future__ import annotations

from typing import Any

from jax import lax

from tenferro.engines.xla.checks import Array
from tenferro.engines.xla.linalg.matrices import dot
from tenferro.engines.xla.linalg.spectral import singular
from tenferro.engines.xla.table import lowering
from tenferro.tensor import Aval


@lowering("tenferro.linalg.qr.v1")
def _(a: Aval) -> Any:
    return lambda x: lax.linalg.qr(x, full_matrices=False)


@lowering("tenferro.linalg.qr_complement.v1")
def _(a: Aval, q: Aval) -> Any:
    n: Any = a.shape[-1]
    return lambda x, Q: lax.linalg.qr(x, full_matrices=True)[0][..., n:]


@lowering("tenferro.linalg.polar_unitary.v1", checked=True)
def _(a: Aval) -> Any:
    def run(x: Array) -> Array:
        U, _, Vh = singular("polar", x, full_matrices=False)
        return dot(U, Vh)

    return run
