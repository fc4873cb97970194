"""The inverse hyperbolic functions, by logarithms of sums.

    asinh x = log1p(x + x**2 / (1 + sqrt(1 + x**2))),   acosh(1 + t) = log1p(t + sqrt(t (t + 2)))

keep small arguments exact. Where squares might overflow, both are `log(2 x)`.
"""

from __future__ import annotations

import math

from tenferro.engines.native.math.coefficients import ATANH
from tenferro.engines.native.math.constants import LN2
from tenferro.engines.native.math.double_word import fast_two_sum
from tenferro.engines.native.math.exponential import power_of_two
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import Real, horner
from tenferro.engines.native.math.logarithm import log1p_of_sum, small_to_real


def _large(x: Real) -> float:
    """Above this, one, or its inverse, does not matter compared with the square."""
    return 2.0 ** (x.format.fraction_bits // 2 + 2)


@math_function("asinh", ulp=(1.5, 1.5), nanoseconds=(0.86, 2.0))
def asinh(x: Real) -> Real:
    """Above `_large`, `log(2 a) = log1p(a - 1) + ln 2`."""
    a = x.abs()
    large = a > _large(x)
    square = a * a
    growth = square / ((square + 1.0).sqrt() + 1.0)
    sum_, rest = fast_two_sum(a, large.select(-1.0, growth))
    doublings = large.select(1.0, x.constant(0.0))
    result = log1p_of_sum(sum_, rest, doublings).copysign(x)
    return (a < math.inf).select(result, x)


@math_function("acosh", ulp=(2.0, 2.0), nanoseconds=(0.77, 1.8))
def acosh(x: Real) -> Real:
    """Above `_large`, `log(2 x) = log1p(x - 1) + ln 2`."""
    large = x > _large(x)
    t = x - 1.0
    lost = (x - t) - 1.0
    root = t.muladd(t, t + t).sqrt()
    sum_, rest = fast_two_sum(large.select(t, root), large.select(0.0, t))
    doublings = large.select(1.0, x.constant(0.0))
    result = log1p_of_sum(sum_, rest + lost, doublings)
    ordinary = (x >= 1.0) & (x < math.inf)
    return ordinary.select(result, (x < 1.0).select(math.nan, x))


@math_function("atanh", ulp=(1.75, 1.75), nanoseconds=(0.53, 1.1))
def atanh(x: Real) -> Real:
    """`k ln(2)/2 + atanh(s)` where `(1 + x) / (1 - x) = 2**k (1 + s) / (1 - s)`.

    Both terms of `s` are formed so that little is rounded: up to 1/2 from `x`, which makes `s`
    equal to `x` for `k = 0`; above, where `1 - x` is exact, from that.
    """
    f = x.format
    a = x.abs()
    plus, minus = a + 1.0, 1.0 - a
    half = 1 << (f.fraction_bits - 1)
    k = (plus.bits() - minus.bits() + half) >> f.fraction_bits
    unit = power_of_two(k, x)
    near_one = a > 0.5
    top = near_one.select(minus.muladd(-unit, plus), a.muladd(unit + 1.0, 1.0 - unit))
    bottom = near_one.select(minus.muladd(unit, plus), a.muladd(1.0 - unit, unit + 1.0))
    s = top / bottom
    z = s * s
    exponent = small_to_real(k, x)
    high, low = LN2[f.name]
    tail = (s * z).muladd(horner(z, ATANH[f.name]), exponent * (0.5 * low))
    head, rest = fast_two_sum(exponent * (0.5 * high), s)
    result = (head + (rest + tail)).copysign(x)
    singular = a.equals(1.0).select(x.constant(math.inf).copysign(x), math.nan)
    return (a < 1.0).select(result, singular)
