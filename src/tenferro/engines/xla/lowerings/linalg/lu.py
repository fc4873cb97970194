"""Lowerings of the LU factorization and of what is computed from its factors."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.base import checks
from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import lowering
from tenferro.engines.xla.lowerings.linalg.matrices import diagonal, inverse_of, rows, unit
from tenferro.engines.xla.lowerings.linalg.triangular import solve
from tenferro.tensor import Aval


@lowering("tenferro.linalg.lu.v1")
def _(a: Aval) -> Any:
    def run(x: Array) -> tuple[Array, Array]:
        if not x.size:
            order = lax.broadcasted_iota(np.int64, x.shape[:-1], x.ndim - 2)
            return x, order
        packed, _, order = lax.linalg.lu(x)
        return packed, lax.convert_element_type(order, np.int64)

    return run


def check_regular(name: str, packed: Array) -> None:
    """Report zeros on the diagonal of U in packed factors."""
    checks.refuse(name, "a", (diagonal(packed) == 0).any(-1), "is singular")


def check_permutation(name: str, p: Array) -> None:
    """Report a last axis that does not hold each of 0, 1, …, n - 1 once."""
    n = p.shape[-1]
    if not p.size:
        return
    outside = (p < 0) | (p >= n)
    value = p.reshape(-1)[jnp.argmax(outside.reshape(-1))]
    flat = p.reshape(-1, n)
    batch = lax.broadcasted_iota(p.dtype, flat.shape, 0)
    there = jnp.zeros(flat.shape, bool).at[batch, flat].set(True, mode="drop")
    missing = checks.first_bad(~there.all(0))
    number = jnp.where(outside.any(), jnp.where(value < 0, value, value + 1), missing)
    checks.report(lambda k: _no_permutation(name, n, k), number)


def _no_permutation(name: str, n: int, number: int) -> Exception:
    """Below 0 and above n a value that is out of bounds (less 1), between the missing one."""
    came, expected = f"without {number - 1}", f"each of 0 to {n - 1} once"
    if number < 0 or number > n:
        came, expected = str(number - (number > 0)), f"an integer from 0 to {n - 1}"
    return ValueError(f"{name}: an element of permutation is {came}, expected {expected}")


def solved(packed: Array, p: Array, v: Array, mode: str = "N") -> Array:
    """op(A)⁻¹ v from the packed factors of A and the permutation of its rows."""
    if mode == "N":
        half_way = solve(packed, rows(v, p), lower=True, unit=True)
        return solve(packed, half_way, lower=False)
    half_way = solve(packed, v, lower=False, mode=mode)
    return rows(solve(packed, half_way, lower=True, mode=mode, unit=True), inverse_of(p))


@lowering("tenferro.linalg.solve.v1", checked=True)
def _(a: Aval, packed: Aval, permutation: Aval, b: Aval, *, mode: str) -> Any:
    def run(m: Array, packed: Array, p: Array, v: Array) -> Array:
        check_permutation("solve", p)
        check_regular("solve", packed)
        return solved(packed, p, v, mode) if v.size else jnp.zeros_like(v)

    return run


@lowering("tenferro.linalg.inv.v1", checked=True)
def _(a: Aval, packed: Aval, permutation: Aval) -> Any:
    def run(m: Array, packed: Array, p: Array) -> Array:
        check_permutation("inv", p)
        check_regular("inv", packed)
        return solved(packed, p, unit(m)) if m.size else m

    return run
