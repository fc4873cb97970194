"""The power function, `exp(y log |x|)` with enough bits of the logarithm for huge exponents."""

from __future__ import annotations

import math

from tenferro.engines.native.math.coefficients import EXP, LOG_TAIL
from tenferro.engines.native.math.constants import LN2, TWO_THIRDS
from tenferro.engines.native.math.double_word import Sum, fast_two_sum
from tenferro.engines.native.math.exponential import (
    clamp_exponent,
    exp_for_single,
    scale,
    split_ln2,
)
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import SINGLE, Real, horner, narrowed, widened
from tenferro.engines.native.math.logarithm import log_for_single, split_exponent


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
    base, exponent = widened(x), widened(y)
    p = exponent * _limits(base, log_for_single(base))
    return narrowed(exp_for_single(p), x)
