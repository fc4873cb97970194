"""Lowerings whose values at zeros, infinities and the ends of integers XLA has otherwise."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
from jax import lax

from tenferro.engines.xla.base import checks
from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import lowering
from tenferro.engines.xla.lowerings.complex_functions import FUNCTIONS
from tenferro.tensor import Aval


def _by_nonzero(function: Any) -> Any:
    """A division of integers: 0 where the divisor is, as NumPy has it."""

    def run(a: Array, b: Array) -> Array:
        zero = b == 0
        return jnp.where(zero, lax.full_like(a, 0), function(a, jnp.where(zero, 1, b)))

    return run


@lowering("rem")
def _(x: Aval, y: Aval) -> Any:
    return lax.rem if x.dtype.kind == "f" else _by_nonzero(lax.rem)


@lowering("mod")
def _(x: Aval, y: Aval) -> Any:
    return _modulo if x.dtype.kind == "f" else _by_nonzero(_integer_modulo)


def _modulo(a: Array, b: Array) -> Array:
    """The remainder with the divisor's sign, zeros included (NumPy, npy_divmod)."""
    r = lax.rem(a, b)
    moved = jnp.where((r < 0) != (b < 0), r + b, r)
    return jnp.where(r == 0, jnp.copysign(lax.full_like(b, 0), b), moved)


def _integer_modulo(a: Array, b: Array) -> Array:
    r = lax.rem(a, b)
    return jnp.where((r != 0) & ((r < 0) != (b < 0)), r + b, r)


@lowering("floor_divide")
def _(x: Aval, y: Aval) -> Any:
    return _floor_divide if x.dtype.kind == "f" else _by_nonzero(_integer_floor_divide)


def _floor_divide(a: Array, b: Array) -> Array:
    """From the remainder, so that it is exact (NumPy, npy_floor_divide).

    With infinities the floor of a / b, as the Array API standard has it.
    """
    r = lax.rem(a, b)
    quotient = (a - r) / b
    quotient = jnp.where((r != 0) & ((r < 0) != (b < 0)), quotient - 1, quotient)
    down = lax.floor(quotient)
    down = jnp.where(quotient - down > 0.5, down + 1, down)
    down = jnp.where(quotient == 0, jnp.copysign(lax.full_like(a, 0), a / b), down)
    finite = lax.is_finite(a) & lax.is_finite(b)
    return jnp.where(finite, jnp.where(b == 0, a / b, down), lax.floor(a / b))


def _integer_floor_divide(a: Array, b: Array) -> Array:
    q = lax.div(a, b)
    return jnp.where((lax.rem(a, b) != 0) & ((a < 0) != (b < 0)), q - 1, q)


@lowering("pow", checked=True)
def _(x: Aval, y: Aval) -> Any:
    if x.dtype.kind == "u":
        return _integer_power
    if x.dtype.kind == "i":
        return _signed_power
    return _complex_power if x.is_complex else _power


def _signed_power(a: Array, n: Array) -> Array:
    checks.report(_negative_power, (n < 0).any())
    return _integer_power(a, n)


def _negative_power(_: int) -> Exception:
    return ValueError("Integers to negative integer powers are not allowed.")  # as NumPy says it


def _integer_power(a: Array, n: Array) -> Array:
    """By repeated squaring, modulo the width."""
    y = lax.full_like(a, 1)
    one = lax.full_like(n, 1)
    for _ in range(a.dtype.itemsize * 8):
        y = jnp.where((n & one) == 1, y * a, y)
        a, n = a * a, lax.shift_right_logical(n, one)
    return y


def _power(a: Array, b: Array) -> Array:
    """C's pow: its sign at a negative base, its values at zeros and infinities (C17 F.10.4.4)."""
    whole = lax.floor(b) == b
    odd = whole & (lax.rem(lax.abs(b), lax.full_like(b, 2)) == 1)
    size = lax.pow(lax.abs(a), b)
    negative = jnp.signbit(a)
    value = jnp.where(negative & odd, -size, size)
    value = jnp.where((a < 0) & ~whole & lax.is_finite(a), jnp.nan, value)
    value = jnp.where((lax.abs(a) == 1) & jnp.isinf(b), 1, value)
    return jnp.where((b == 0) | (a == 1), 1, value).astype(a.dtype)


def _complex_power(a: Array, b: Array) -> Array:
    """exp(b log a); 0 to a power is 0, 1 at power 0 (NumPy, npy_cpow)."""
    zero = a == 0
    value = FUNCTIONS["exp"](b * FUNCTIONS["log"](jnp.where(zero, 1, a)))
    value = jnp.where(zero, jnp.where(lax.real(b) > 0, 0, jnp.nan + 1j * jnp.nan), value)
    return jnp.where(b == 0, 1, value).astype(a.dtype)


@lowering("cbrt")
def _(x: Aval) -> Any:
    return lax.cbrt


@lowering("exp2")
def _(x: Aval) -> Any:
    """Exact at whole numbers, where XLA's is a product with log 2."""
    if x.is_complex:
        return FUNCTIONS["exp2"]
    return lambda a: lax.pow(lax.full_like(a, 2), a)


@lowering("hypot")
def _(x: Aval, y: Aval) -> Any:
    """Scaled by the larger operand, so that nothing overflows; an infinity wins over NaN."""

    def run(a: Array, b: Array) -> Array:
        a, b = lax.abs(a), lax.abs(b)
        large, small = lax.max(a, b), lax.min(a, b)
        ratio = small / jnp.where((large == 0) | jnp.isinf(large), 1, large)
        value = large * lax.sqrt(1 + ratio * ratio)
        return jnp.where(jnp.isinf(a) | jnp.isinf(b), jnp.inf, value).astype(a.dtype)

    return run
