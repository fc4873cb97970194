"""Lowerings of the QR factorization."""

from __future__ import annotations

from typing import Any

from jax import lax

from tenferro.engines.xla.base.table import lowering
from tenferro.tensor import Aval


@lowering("tenferro.linalg.qr.v1")
def _(a: Aval) -> Any:
    return lambda x: lax.linalg.qr(x, full_matrices=False)


@lowering("tenferro.linalg.qr_complement.v1")
def _(a: Aval, q: Aval) -> Any:
    n: Any = a.shape[-1]
    return lambda x, Q: lax.linalg.qr(x, full_matrices=True)[0][..., n:]
