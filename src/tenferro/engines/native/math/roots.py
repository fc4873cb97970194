"""Square and cube roots and the length of a vector: sqrt, rsqrt, cbrt, hypot."""

from __future__ import annotations

import math

from tenferro.engines.native.math.coefficients import INVERSE_CBRT
from tenferro.engines.native.math.exponential import power_of_two, rounded
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import Real, horner
from tenferro.engines.native.math.logarithm import split_exponent

_CBRT_2 = 2.0 ** (1 / 3)
# Above the first and below the second, squares are not safe; factors that make them so.
_HYPOT_SCALES = {
    "f32": (2.0**62, 2.0**-50, 2.0**100, 2.0**-70),
    "f64": (2.0**510, 2.0**-480, 2.0**700, 2.0**-600),
}


@math_function("sqrt", ulp=(0.5, 0.5), nanoseconds=(0.23, 0.6))
def sqrt(x: Real) -> Real:
    return x.sqrt()


@math_function("rsqrt", ulp=(1.5, 1.5), nanoseconds=(0.33, 0.91))
def rsqrt(x: Real) -> Real:
    return 1.0 / x.sqrt()


@math_function("cbrt", ulp=(1.0, 1.0), nanoseconds=(0.65, 1.3))
def cbrt(x: Real) -> Real:
    """`2**q c` with `c = cbrt(w)`, `|x| = 2**(3 q) w`, `w` from about 1/3 to 3.

    A polynomial approximates `y`, near `w**(-1/3)`; one Newton step for it, `y += y (1 - w y**3) /
    3`, and one for `c = w y**2`, `c += y**2 (w - c**3) / 3`, need no division.
    """
    magnitude = x.abs()
    k, f = split_exponent(magnitude)
    q, third = rounded(k * (1 / 3))
    rest = third.muladd(-3.0, k)
    up, down = rest > 0.0, rest < 0.0
    w = (f + 1.0) * up.select(2.0, down.select(0.5, x.constant(1.0)))
    start = up.select(1 / _CBRT_2, down.select(_CBRT_2, x.constant(1.0)))
    y = horner(f, INVERSE_CBRT[x.format.name]) * start
    y = (y * (1 / 3)).muladd((w * y * y).muladd(-y, 1.0), y)
    square = y * y
    c = w * square
    c = (square * (1 / 3)).muladd((c * c).fma(-c, w), c)
    result = (c * power_of_two(q, x)).copysign(x)
    ordinary = (magnitude > 0.0) & (magnitude < math.inf)
    return ordinary.select(result, x)


@math_function("hypot", ulp=(1.25, 1.25), nanoseconds=(0.3, 0.62))
def hypot(x: Real, y: Real) -> Real:
    """`sqrt(x**2 + y**2)`, with both scaled where a square would overflow or lose bits."""
    a, b = x.abs(), y.abs()
    steep = b > a
    larger, smaller = steep.select(b, a), steep.select(a, b)
    large, small, up, down = _HYPOT_SCALES[x.format.name]
    huge, tiny = larger > large, larger < small
    factor = huge.select(down, tiny.select(up, x.constant(1.0)))
    back = huge.select(1.0 / down, tiny.select(1.0 / up, x.constant(1.0)))
    p, q = larger * factor, smaller * factor
    length = p.muladd(p, q * q).sqrt() * back
    infinite = a.equals(math.inf) | b.equals(math.inf)
    return infinite.select(math.inf, length)
