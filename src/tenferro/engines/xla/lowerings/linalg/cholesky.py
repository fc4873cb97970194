"""The lowering of the Cholesky factorization."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
from jax import lax

from tenferro.engines.xla.base import checks
from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import lowering
from tenferro.engines.xla.lowerings.linalg.matrices import diagonal
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
