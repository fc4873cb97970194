"""Lowerings of pointwise families that are one call, or a few, of XLA.

Where jax has a function with the name of a family, nothing needs to be written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import LOWERINGS, direct, lowering
from tenferro.engines.xla.lowerings.complex_functions import FUNCTIONS
from tenferro.ops.base import FAMILIES
from tenferro.tensor import Aval

for _name in "sub neg conj real imag".split():
    direct(_name, getattr(lax, _name))  # exact, on complex numbers too
direct("round", lambda a: lax.round(a, lax.RoundingMethod.TO_NEAREST_EVEN))


def _of_bools(name: str, bools: Callable[..., Array], others: Callable[..., Array]) -> None:
    """Declare a family that is a logical operation on booleans."""

    @lowering(name)
    def _(a: Aval, *rest: Aval) -> Any:
        return bools if a.dtype.kind == "b" else others


_of_bools("add", lax.bitwise_or, lax.add)
_of_bools("mul", lax.bitwise_and, lax.mul)


@lowering("abs")
def _(x: Aval) -> Any:
    if x.is_complex:
        return FUNCTIONS["abs"]
    return (lambda a: a) if x.dtype.kind in "bu" else lax.abs


@lowering("trunc")
def _(x: Aval) -> Any:
    """Towards zero, whose sign stays."""
    return lambda a: jnp.copysign(lax.floor(lax.abs(a)), a)


@lowering("sign")
def _(x: Aval) -> Any:
    """Of a negative zero it is the positive one, as NumPy has it."""
    if x.is_complex:
        return FUNCTIONS["sign"]
    if x.dtype.kind != "f":
        return lax.sign
    return lambda a: lax.select(lax.eq(a, lax.full_like(a, 0)), lax.full_like(a, 0), lax.sign(a))


@lowering("population_count")
def _(x: Aval) -> Any:
    """Of the absolute value, as NumPy counts."""

    def run(a: Array) -> Array:
        size = lax.abs(a) if x.dtype.kind == "i" else a
        return lax.convert_element_type(lax.population_count(size), np.uint8)

    return run


@lowering("shift_right")
def _(x: Aval, y: Aval) -> Any:
    return lax.shift_right_arithmetic if x.dtype.kind == "i" else lax.shift_right_logical


_COMPARE = {
    "equal": lax.eq,
    "not_equal": lax.ne,
    "less": lax.lt,
    "less_equal": lax.le,
    "greater": lax.gt,
    "greater_equal": lax.ge,
}


@lowering("compare")
def _(a: Aval, b: Aval, *, direction: str) -> Any:
    if not a.is_complex or direction in ("equal", "not_equal"):
        return _COMPARE[direction]
    if direction.startswith("greater"):
        direction = direction.replace("greater", "less")
        return lambda x, y: ordered(y, x, direction)
    return lambda x, y: ordered(x, y, direction)


def ordered(x: Array, y: Array, direction: str) -> Array:
    """Complex numbers by real part first, then by imaginary part; NaN in either is in no order."""
    imaginary = _COMPARE[direction](lax.imag(x), lax.imag(y))
    number = (lax.imag(x) == lax.imag(x)) & (lax.imag(y) == lax.imag(y))
    first = (lax.real(x) < lax.real(y)) & number
    return first | ((lax.real(x) == lax.real(y)) & imaginary)


def _extremum(name: str, function: Callable[..., Array], direction: str, keeps_nan: bool) -> None:
    @lowering(name)
    def _(a: Aval, b: Aval) -> Any:
        if a.is_complex:
            return lambda x, y: _of_complex(x, y, direction, keeps_nan)
        return function


def _of_complex(x: Array, y: Array, direction: str, keeps_nan: bool) -> Array:
    """The first operand where it is NaN (or the other is, as `fmax` has it) or in order."""
    chosen = ordered(y, x, "less_equal") if direction == "max" else ordered(x, y, "less_equal")
    if keeps_nan:
        return jnp.where(chosen | jnp.isnan(x), x, y)
    return jnp.where((chosen | jnp.isnan(y)) & ~(jnp.isnan(x) & ~jnp.isnan(y)), x, y)


_extremum("maximum", lax.max, "max", True)
_extremum("minimum", lax.min, "min", True)
_extremum("fmax", jnp.fmax, "max", False)
_extremum("fmin", jnp.fmin, "min", False)


@lowering("reciprocal")
def _(x: Aval) -> Any:
    if x.is_complex:
        return FUNCTIONS["reciprocal"]
    return (lambda a: lax.div(lax.full_like(a, 1), a)) if x.is_inexact else None


def _of_real_numbers(name: str, function: Callable[..., Array]) -> None:
    """Declare a family by jax's function of real numbers and ours of complex ones, if any."""

    @lowering(name)
    def _(x: Aval, *rest: Aval) -> Any:
        return FUNCTIONS.get(name) if x.is_complex else function


for _name in ("logistic", "rsqrt", "square"):  # faster than their formulas
    _of_real_numbers(_name, getattr(lax, _name))
for _name, _family in FAMILIES.items():
    if _family.pointwise and _family.formula_rule is None and _name not in LOWERINGS:
        _function = getattr(lax, _name, None) or getattr(jnp, _name, None)
        if _function is not None:
            _of_real_numbers(_name, _function)
