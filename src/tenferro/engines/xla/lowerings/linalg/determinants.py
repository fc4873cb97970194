"""Lowerings of determinants."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np

from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import lowering
from tenferro.engines.xla.lowerings.linalg.lu import check_permutation
from tenferro.engines.xla.lowerings.linalg.matrices import diagonal
from tenferro.tensor import Aval


def _parity(p: Array) -> Array:
    """The sign of each permutation: that of the number of its inversions."""
    later = np.triu(np.ones((p.shape[-1],) * 2, bool), 1)
    inversions = ((p[..., :, None] > p[..., None, :]) & later).sum((-2, -1))
    return 1 - 2 * (inversions % 2)


@lowering("tenferro.linalg.det.v1", checked=True)
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    def run(m: Array, packed: Array, p: Array) -> Array:
        check_permutation("det", p)
        return jnp.prod(diagonal(packed), axis=-1) * _parity(p).astype(m.dtype)

    return run


@lowering("tenferro.linalg.slogdet.v1", checked=True)
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    def run(m: Array, packed: Array, p: Array) -> tuple[Array, Array]:
        check_permutation("slogdet", p)
        u = diagonal(packed)
        size = jnp.abs(u)
        phase = jnp.prod(u / jnp.where(size == 0, 1, size).astype(u.dtype), axis=-1)
        return phase * _parity(p).astype(m.dtype), jnp.log(size).sum(-1)

    return run
