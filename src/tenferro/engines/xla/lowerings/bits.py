"""Lowerings on the parts of floating-point numbers: exponents, and logarithms exact at powers."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import lowering
from tenferro.engines.xla.lowerings.complex_functions import FUNCTIONS
from tenferro.tensor import Aval

_INTEGERS = {4: np.int32, 8: np.int64}


class FloatBits:
    """The parts of IEEE 754 numbers of a dtype."""

    def __init__(self, dtype: Any) -> None:
        info = np.finfo(dtype)
        self.dtype = np.dtype(dtype)
        self.integer = np.dtype(_INTEGERS[self.dtype.itemsize])
        self.fraction = int(info.nmant)
        self.top = int(info.maxexp) - 1
        self.bottom = int(info.minexp)
        self.tiny = info.tiny

    def power(self, k: Array) -> Array:
        """2ᵏ for exponents of normal numbers."""
        field = lax.shift_left(k + self.top, lax.full_like(k, self.fraction))
        return lax.bitcast_convert_type(field, self.dtype)

    def exponent(self, a: Array) -> Array:
        """The exponent k of a normal number in [2ᵏ, 2ᵏ⁺¹)."""
        bits = lax.bitcast_convert_type(lax.abs(a), self.integer)
        return lax.shift_right_logical(bits, lax.full_like(bits, self.fraction)) - self.top

    def half(self, a: Array) -> Array:
        """A number with its exponent replaced by that of 1/2."""
        field = self.integer.type((2 * self.top + 1) << self.fraction)
        bits = lax.bitcast_convert_type(a, self.integer)
        half = self.integer.type((self.top - 1) << self.fraction)
        return lax.bitcast_convert_type((bits & ~field) | half, self.dtype)


@lowering("rounded")
def _(x: Aval) -> Any:
    """A choice, through which XLA's compiler does not fuse a product with a sum."""
    return lambda a: jnp.where(a == a, a, np.nan)


@lowering("ldexp")
def _(x: Aval, n: Aval) -> Any:
    """a·2ᵏ rounded once, also where it is subnormal (the steps of musl's scalbn)."""
    form = FloatBits(x.dtype)
    far = 4 * form.top

    def run(a: Array, n: Array) -> Array:
        wide = lax.clamp(np.int64(-far), lax.convert_element_type(n, np.int64), np.int64(far))
        k = lax.convert_element_type(wide, form.integer)
        below = form.bottom + form.fraction + 1
        for _ in range(2):
            part = jnp.where(k > form.top, form.top, jnp.where(k < form.bottom, below, 0))
            part = lax.convert_element_type(part, form.integer)
            a, k = a * form.power(part), k - part
        return a * form.power(jnp.clip(k, form.bottom, form.top))

    return run


@lowering("frexp")
def _(x: Aval) -> Any:
    form = FloatBits(x.dtype)

    def run(a: Array) -> tuple[Array, Array]:
        mantissa, exponent = _split(form, a)
        plain = lax.is_finite(a) & (a != 0)
        e = lax.convert_element_type(exponent, np.int32)
        return jnp.where(plain, mantissa, a), jnp.where(plain, e, 0)

    return run


def _split(form: FloatBits, a: Array) -> tuple[Array, Array]:
    """Mantissa in [1/2, 1) and exponent of numbers that are finite and not 0."""
    small = lax.abs(a) < form.tiny
    scale = form.fraction + 1
    b = jnp.where(small, a * form.dtype.type(2.0**scale), a)
    e = form.exponent(b) + 1
    return form.half(b), e - jnp.where(small, form.integer.type(scale), form.integer.type(0))


@lowering("log2")
def _(x: Aval) -> Any:
    """The exponent, and the logarithm of a mantissa in [√½, √2): exact at powers of two."""
    if x.is_complex:
        return FUNCTIONS["log2"]
    form = FloatBits(x.dtype)
    root = form.dtype.type(np.sqrt(0.5))

    def run(a: Array) -> Array:
        mantissa, e = _split(form, a)
        low = mantissa < root
        mantissa = jnp.where(low, 2 * mantissa, mantissa)
        e = lax.convert_element_type(e - lax.convert_element_type(low, e.dtype), form.dtype)
        value = e + lax.log(mantissa) * form.dtype.type(1 / np.log(2))
        return jnp.where(lax.is_finite(a) & (a > 0), value, lax.log(a))

    return run


@lowering("log10")
def _(x: Aval) -> Any:
    """Exact at the powers of ten that are numbers of the dtype."""
    if x.is_complex:
        return FUNCTIONS["log10"]
    count = 23 if x.dtype.itemsize == 8 else 11
    powers = np.asarray([10**k for k in range(count)], x.dtype)

    def run(a: Array) -> Array:
        value = lax.log(a) * x.dtype.type(1 / np.log(10))
        near = lax.round(value, lax.RoundingMethod.TO_NEAREST_EVEN)
        k = lax.convert_element_type(jnp.clip(jnp.nan_to_num(near), 0, count - 1), np.int32)
        exact = jnp.asarray(powers).at[k].get(mode="promise_in_bounds") == a
        return jnp.where(exact, near, value)

    return run
