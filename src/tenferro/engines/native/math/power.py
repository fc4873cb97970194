"""The power function, `exp(y log |x|)` with enough bits of the logarithm for huge exponents."""

from __future__ import annotations

import math

from tenferro.engines.native.math.constants import LN2
from tenferro.engines.native.math.double_word import Sum, fast_two_sum
from tenferro.engines.native.math.exponential import exp_for_single, exp_of_sum
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import SINGLE, Real, narrowed, widened
from tenferro.engines.native.math.logarithm import log_for_single, precise_log_terms


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
    return exp_of_sum(p, rest)


def _log_as_sum(x: Real) -> Sum:
    """`log(x)`, accurate to about `2**-64`, for positive finite `x`."""
    terms = precise_log_terms(x)
    s, s_rest = terms.half
    t, t_rest = terms.tail
    high, low = LN2[x.format.name]
    total, lost = fast_two_sum(terms.k * high, s + s)
    head, last = fast_two_sum(total, t)
    return head, (last + lost) + s_rest.muladd(2.0, terms.k.muladd(low, t_rest))


def _power_single(x: Real, y: Real) -> Real:
    """In double precision, with polynomials just good enough for single precision."""
    base, exponent = widened(x), widened(y)
    p = exponent * _limits(base, log_for_single(base))
    return narrowed(exp_for_single(p), x)
