"""Rounding to integers, signs and remainders of division."""

from __future__ import annotations

import math

from tenferro.engines.native import ir
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import Real, rarely


@math_function("floor", ulp=(0.0, 0.0), nanoseconds=(0.14, 0.21))
def floor(x: Real) -> Real:
    return x.floor()


@math_function("ceil", ulp=(0.0, 0.0), nanoseconds=(0.14, 0.21))
def ceil(x: Real) -> Real:
    return x.ceil()


@math_function("trunc", ulp=(0.0, 0.0), nanoseconds=(0.14, 0.21))
def trunc(x: Real) -> Real:
    return x.trunc()


@math_function("round", ulp=(0.0, 0.0), nanoseconds=(0.14, 0.21))
def round_even(x: Real) -> Real:
    return x.round_even()


@math_function("sign", ulp=(0.0, 0.0), nanoseconds=(0.14, 0.22))
def sign(x: Real) -> Real:
    """-1, 0 or 1; zero for both zeros, NaN for NaN."""
    unit = x.constant(1.0).copysign(x)
    return x.equals(0.0).select(0.0, x.is_nan().select(x, unit))


@math_function("nextafter", ulp=(0.0, 0.0), nanoseconds=(0.21, 0.33))
def nextafter(x: Real, y: Real) -> Real:
    """The number after `x` in the direction of `y`; `y` if they are equal.

    The bit patterns of numbers of one sign are ordered like their magnitudes.
    """
    away = (x < y) ^ (x < 0.0)
    stepped = away.select_integer(x.bits() + 1, x.bits() - 1).as_real()
    moved = x.equals(0.0).select(x.constant(x.format.smallest).copysign(y), stepped)
    different = (x < y) | (x > y)
    return different.select(moved, x.equals(y).select(y, x + y))


@math_function("rem", ulp=(0.0, 0.0), nanoseconds=(0.27, 0.48))
def rem(x: Real, y: Real) -> Real:
    """The exact remainder of the quotient rounded towards zero; it has the sign of `x`.

    Below `2**fraction_bits` the rounded quotient is at most one too large, and fma computes the
    remainder for it exactly. Larger quotients are left to the C library, lane by lane.
    """
    a, b = x.abs(), y.abs()
    quotient = a / b
    r = (-quotient.trunc()).fma(b, a)
    r = (r < 0.0).select(r + b, r)
    huge = (quotient >= 2.0**x.format.fraction_bits) & (b > 0.0) & (a < math.inf)

    def slow() -> list[ir.Value]:
        exact = Real(x.builder, x.builder.frem(a.value, b.value))
        return [huge.select(exact, r).value]

    (value,) = rarely(huge, slow, [r.value])
    return (a < b).select(a, Real(x.builder, value)).copysign(x)


@math_function("mod", ulp=(0.0, 0.0), nanoseconds=(0.35, 0.64))
def mod(x: Real, y: Real) -> Real:
    """The remainder of the quotient rounded down; it has the sign of `y`."""
    r = rem(x, y)
    opposite = (r * y.constant(1.0).copysign(y)) < 0.0
    return r.equals(0.0).select(r.copysign(y), opposite.select(r + y, r))


@math_function("floor_divide", ulp=(0.0, 0.0), nanoseconds=(0.5, 1.1))
def floor_divide(x: Real, y: Real) -> Real:
    """The quotient rounded down, from the exact remainder.

    That of `x / y` where `y` is zero or either infinite, as the Array API standard has it.
    """
    r = rem(x, y)
    opposite = (r * y.constant(1.0).copysign(y)) < 0.0
    quotient = (x - r) / y - opposite.select(1.0, x.constant(0.0))
    whole = quotient.floor()
    # The division may have left an integer by a last bit.
    whole = (quotient - whole > 0.5).select(whole + 1.0, whole)
    plain = x / y
    result = quotient.equals(0.0).select(plain.constant(0.0).copysign(plain), whole)
    finite = (x.abs() < math.inf) & (y.abs() < math.inf)
    return (finite & ~y.equals(0.0)).select(result, plain.floor())
