"""The power function, `exp(y log |x|)` with enough bits of the logarithm for huge exponents."""

from __future__ import annotations

import math

from tenferro.engines.native import ir
from tenferro.engines.native.math.coefficients import EXP, LOG, LOG_TAIL
from tenferro.engines.native.math.constants import LN2, TWO_THIRDS
from tenferro.engines.native.math.double_word import Sum, fast_two_sum
from tenferro.engines.native.math.exponential import (
    clamp_exponent,
    power_of_two,
    scale,
    split_ln2,
)
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import SINGLE, Real, horner, with_lane_type
from tenferro.engines.native.math.logarithm import split_exponent, split_normal

# Beyond these single precision results are zero or infinite.
_SINGLE_RANGE = (-110.0, 90.0)


@math_function("pow", ulp=(1.0, 1.0), nanoseconds=(1.7, 4.0))
def power(x: Real, y: Real) -> Real:
    """`x**y` with the special values of C's `pow`."""
    magnitude = x.abs()
    compute = _power_single if x.format is SINGLE else _power_double
    result = compute(magnitude, y)
    whole = y.equals(y.trunc())
    half = y * 0.5
    odd = whole & ~half.equals(half.trunc())
    signed = odd.select(result.copysign(x), result)
    undefined = (x < 0.0) & (magnitude < math.inf) & ~whole
    defined = undefined.select(math.nan, signed)
    one = y.equals(0.0) | x.equals(1.0) | (x.equals(-1.0) & y.abs().equals(math.inf))
    return one.select(1.0, defined)


def _limits(x: Real, logarithm: Real) -> Real:
    """`logarithm` where `x` is positive and finite; otherwise minus infinity, infinity or NaN."""
    ordinary = (x > 0.0) & (x < math.inf)
    return ordinary.select(logarithm, x.equals(0.0).select(-math.inf, x))


def _power_double(x: Real, y: Real) -> Real:
    head, tail = _log_as_sum(x)
    head = _limits(x, head)
    p = y * head
    rest = y.muladd(tail, y.fma(head, -p))
    # Where the product overflows, its rest is no number.
    rest = (p.abs() < x.format.max_exponent).select(rest, 0.0)
    k, high, low = split_ln2(clamp_exponent(p))
    r = high - (low - rest)
    return scale(horner(r, (1.0, 1.0, *EXP[x.format.name])), k)


def _log_as_sum(x: Real) -> Sum:
    """`log(x)`, accurate to about `2**-64`, for positive finite `x`.

    `log(1 + f) = 2 s + s z (2/3 + z q(z))` with `s = f / (2 + f)` and `z = s**2`, where all but
    the last product are sums of two numbers.
    """
    name = x.format.name
    k, f = split_exponent(x)
    d, d_rest = fast_two_sum(x.constant(2.0), f)
    y = 1.0 / d
    s = f * y
    s_rest = s.muladd(-d_rest, (-s).fma(d, f)) * y
    z = s * s
    z_rest = (s + s).muladd(s_rest, s.fma(s, -z))
    two_thirds, third_rest = TWO_THIRDS[name]
    b, b_rest = fast_two_sum(x.constant(two_thirds), z * horner(z, LOG_TAIL[name]))
    c, c_rest = _product((z, z_rest), (b, b_rest + third_rest))
    t, t_rest = _product((s, s_rest), (c, c_rest))
    high, low = LN2[name]
    total, lost = fast_two_sum(k * high, s + s)
    head, last = fast_two_sum(total, t)
    return head, (last + lost) + s_rest.muladd(2.0, k.muladd(low, t_rest))


def _product(a: Sum, b: Sum) -> Sum:
    head = a[0] * b[0]
    rest = a[1].muladd(b[0], a[0].muladd(b[1], a[0].fma(b[0], -head)))
    return head, rest


def _power_single(x: Real, y: Real) -> Real:
    """In double precision, with polynomials just good enough for single precision."""
    wide = with_lane_type(x.type, ir.DoubleType())
    base, exponent = (Real(v.builder, v.builder.fpext(v.value, wide)) for v in (x, y))
    k, f = split_normal(base)
    s = f / (f + 2.0)
    z = s * s
    logarithm = k.muladd(math.log(2.0), s * z.muladd(horner(z, LOG["wide"]), 2.0))
    p = exponent * _limits(base, logarithm)
    low, high = _SINGLE_RANGE
    n, r_high, r_low = split_ln2(p.at_least(low).at_most(high))
    grown = horner(r_high - r_low, (1.0, 1.0, *EXP["wide"])) * power_of_two(n, base)
    return Real(x.builder, x.builder.fptrunc(grown.value, x.type))
