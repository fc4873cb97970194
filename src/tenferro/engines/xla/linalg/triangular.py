"""Lowerings of triangular solves and products."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
from jax import lax

from tenferro.engines.xla import checks
from tenferro.engines.xla.checks import Array
from tenferro.engines.xla.linalg.matrices import diagonal, dot
from tenferro.engines.xla.table import lowering
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


def _product(lower: bool, mode: str, right: bool, unit: bool) -> Any:
    part, edge = (jnp.tril, -1) if lower else (jnp.triu, 1)

    def run(m: Array, v: Array) -> Array:
        t = part(m, edge) + jnp.eye(m.shape[-1], dtype=m.dtype) if unit else part(m)
        t = t.conj() if mode in ("C", "J") else t
        t = jnp.swapaxes(t, -1, -2) if mode in ("T", "C") else t
        return dot(v, t) if right else dot(t, v)

    return run


@lowering("tenferro.linalg.triangular_product.v1")
def _(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Any:
    return _product(lower, mode, right, unit=False)


@lowering("tenferro.linalg.unit_triangular_product.v1")
def _(a: Aval, b: Aval, *, lower: bool, mode: str, right: bool) -> Any:
    return _product(lower, mode, right, unit=True)
