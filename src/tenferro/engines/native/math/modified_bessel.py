"""The modified Bessel functions I of orders 0, 1 and 2, and these times exp(-|x|).

Polynomials in `x**2` up to a limit, above it `exp(|x|) (1 + t p(t)) / sqrt(2 pi |x|)`
with `t = 1/|x|`, as in P. Holoborodko,
"Rational approximations for the modified Bessel function of the first kind" (2015).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

from tenferro.engines.native.math.coefficients import (
    BESSEL_I0,
    BESSEL_I0_FAR,
    BESSEL_I1,
    BESSEL_I1_FAR,
    BESSEL_I2,
    BESSEL_I2_FAR,
)
from tenferro.engines.native.math.exponential import exp
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import Real, horner
from tenferro.ops.base.registry import family_id

_NEAR = {"f32": 7.75, "f64": 9.0}
_INVERSE_ROOT = 1.0 / math.sqrt(2.0 * math.pi)
Table = Mapping[str, Sequence[float]]


def _value(x: Real, near: Callable[[Real], Real], far: Table, *, scaled: bool) -> Real:
    """The function of `|x|`, by its values near the origin and its polynomial in `1/|x|`."""
    name, size = x.format.name, x.abs()
    t = 1.0 / size
    series = near(size)
    along = t.muladd(horner(t, far[name]), 1.0) * (_INVERSE_ROOT / size.sqrt())
    if scaled:
        series = series * exp(-size)
    else:
        growth = exp(size * 0.5)  # the whole exponential overflows first
        along = along * growth * growth
    return (size > _NEAR[name]).select(along, series)


def _i0_near(x: Real) -> Real:
    square = x * x
    return square.muladd(horner(square, BESSEL_I0[x.format.name]), 1.0)


def _i1_near(x: Real) -> Real:
    square = x * x
    return x * square.muladd(horner(square, BESSEL_I1[x.format.name]), 0.5)


def _i2_near(x: Real) -> Real:
    square = x * x
    return square * square.muladd(horner(square, BESSEL_I2[x.format.name]), 0.125)


@math_function(family_id("special", "i0"), ulp=(5.0, 5.0), nanoseconds=(0.8, 3.0))
def i0(x: Real) -> Real:
    """`1 + z p(z)` near the origin, `z = x**2`."""
    return _value(x, _i0_near, BESSEL_I0_FAR, scaled=False)


@math_function(family_id("special", "i0e"), ulp=(4.5, 4.5), nanoseconds=(0.8, 3.0))
def i0e(x: Real) -> Real:
    return _value(x, _i0_near, BESSEL_I0_FAR, scaled=True)


@math_function(family_id("special", "i1"), ulp=(5.5, 5.5), nanoseconds=(0.8, 3.0))
def i1(x: Real) -> Real:
    """`x (1/2 + z p(z))` near the origin, `z = x**2`; odd."""
    return _value(x, _i1_near, BESSEL_I1_FAR, scaled=False).copysign(x)


@math_function(family_id("special", "i1e"), ulp=(4.5, 4.5), nanoseconds=(0.8, 3.0))
def i1e(x: Real) -> Real:
    return _value(x, _i1_near, BESSEL_I1_FAR, scaled=True).copysign(x)


@math_function(family_id("special", "i2"), ulp=(6.0, 6.0), nanoseconds=(0.8, 3.0))
def i2(x: Real) -> Real:
    """`z (1/8 + z p(z))` near the origin, `z = x**2`; for slopes of `i1`."""
    return _value(x, _i2_near, BESSEL_I2_FAR, scaled=False)


@math_function(family_id("special", "i2e"), ulp=(6.0, 6.0), nanoseconds=(0.8, 3.0))
def i2e(x: Real) -> Real:
    return _value(x, _i2_near, BESSEL_I2_FAR, scaled=True)
