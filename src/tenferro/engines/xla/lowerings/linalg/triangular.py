"""The lowering of triangular solves."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
from jax import lax

from tenferro.engines.xla.base import checks
from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import lowering
from tenferro.engines.xla.lowerings.linalg.matrices import diagonal
from tenferro.tensor import Aval


@lowering("tenferro.linalg.triangular_solve.v1", checked=True)
def _(a: Aval, b: Aval, *, lower: bool, mode: str, unit: bool, right: bool) -> Any:
    def run(m: Array, v: Array) -> Array:
        if not unit:
            zero = (diagonal(m) == 0).any(-1)
            checks.refuse("solve_triangular", "a", zero, "is singular: a zero on its diagonal")
        return solve(m, v, lower=lower, mode=mode, unit=unit, right=right)

    return run


def solve(
    m: Array, v: Array, *, lower: bool, mode: str = "N", unit: bool = False, right: bool = False
) -> Array:
    """op(m)⁻¹ v, or v op(m)⁻¹ from the right."""
    if not v.size:
        return jnp.zeros_like(v)
    return lax.linalg.triangular_solve(
        m,
        v,
        left_side=not right,
        lower=lower,
        transpose_a=mode in ("T", "C"),
        conjugate_a=mode in ("C", "J"),
        unit_diagonal=unit,
    )
