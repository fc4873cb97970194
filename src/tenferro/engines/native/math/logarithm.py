"""Logarithms: log, log1p, log2, log10.

They split `x = 2**k (1 + f)` with `1 + f` from sqrt(1/2) to sqrt(2) and use

    log(1 + f) = f - w,   w = f**2 / 2 - s (f**2 / 2 + z p(z)),   s = f / (2 + f),   z = s**2,

which follows from `log(1 + f) = 2 atanh(s)` and `2 s = f - s f`. The leading term `f` is exact,
so that errors of `s` matter little. In single precision a polynomial in `f` replaces the quotient.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from tenferro.engines.native.math.coefficients import LOG, LOG1P, LOG_TAIL
from tenferro.engines.native.math.constants import LN2, LOG2_E, LOG10_2, LOG10_E, TWO_THIRDS
from tenferro.engines.native.math.double_word import Sum, fast_two_sum, multiply_sums
from tenferro.engines.native.math.exponential import power_of_two
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import SINGLE, Integer, Real, horner

_SQRT_HALF_BITS = {"f32": 0x3F3504F3, "f64": 0x3FE6A09E667F3BCD}
# Bits kept of a mantissa so that its product with the high part of a constant is exact.
_HEAD_BITS = {"f32": 12, "f64": 27}


def small_to_real(k: Integer, like: Real) -> Real:
    """`k` as a real, if it fits the fraction; not all processors convert 64-bit integers fast."""
    rounder = like.constant(like.format.rounder)
    return (k + rounder.bits()).as_real() - rounder


def binary_exponent(x: Real) -> Integer:
    """The `k` with `x / 2**k` from sqrt(1/2) to sqrt(2), for positive normal `x`."""
    return (x.bits() - _SQRT_HALF_BITS[x.format.name]) >> x.format.fraction_bits


def split_normal(x: Real) -> tuple[Real, Real]:
    """`k` and `f` where `x = 2**k (1 + f)`, with `1 + f` from sqrt(1/2) to sqrt(2)."""
    k = binary_exponent(x)
    mantissa = (x.bits() - (k << x.format.fraction_bits)).as_real()
    return small_to_real(k, x), mantissa - 1.0


def split_exponent(x: Real) -> tuple[Real, Real]:
    """As `split_normal`, of positive finite numbers that may be subnormal."""
    subnormal = x < x.format.min_normal
    shift = x.format.fraction_bits + 2
    k, f = split_normal(subnormal.select(x * 2.0**shift, x))
    return k - subnormal.select(float(shift), x.constant(0.0)), f


def log_deficit(f: Real) -> Real:
    """`w = f - log(1 + f)` for `1 + f` from sqrt(1/2) to sqrt(2)."""
    name = f.format.name
    half_square = f * f * 0.5
    if f.format is SINGLE:
        return (f * f * f).muladd(-horner(f, LOG1P[name]), half_square)
    s = f / (f + 2.0)
    z = s * s
    return half_square - s * z.muladd(horner(z, LOG[name]), half_square)


class _Terms(NamedTuple):
    """A logarithm as `k ln 2 + (f - small)`, where the high part of `k ln 2` is exact."""

    k: Real
    f: Real
    small: Real

    @property
    def _high(self) -> float:
        return LN2[self.f.format.name][0]

    def value(self) -> Real:
        return self.k.muladd(self._high, self.f - self.small)

    def as_sum(self) -> Sum:
        head, rest = fast_two_sum(self.k * self._high, self.f)
        return fast_two_sum(head, rest - self.small)


def _log_terms(x: Real) -> _Terms:
    k, f = split_exponent(x)
    return _Terms(k, f, k.muladd(-LN2[x.format.name][1], log_deficit(f)))


def log_limits(x: Real, result: Real, pole: float = 0.0) -> Real:
    """`result` where `x` is above the pole and finite, otherwise the logarithm's special value."""
    if pole == 0.0 and x.scales:
        return x.logarithm_limits(result)
    ordinary = (x > pole) & (x < math.inf)
    singular = (x < pole).select(math.nan, x.equals(pole).select(-math.inf, x))
    return ordinary.select(result, singular)


@math_function("log", ulp=(1.0, 1.0), nanoseconds=(0.44, 1.0))
def log(x: Real) -> Real:
    return log_limits(x, log_of_positive(x))


def log_of_normal(x: Real) -> Real:
    """`log(x)` for positive normal `x`."""
    k, f = split_normal(x)
    return _Terms(k, f, k.muladd(-LN2[x.format.name][1], log_deficit(f))).value()


def log_of_positive(x: Real) -> Real:
    """`log(x)` for positive finite `x`."""
    return _log_terms(x).value()


def log_for_single(x: Real) -> Real:
    """`log(x)` for positive normal doubles, just good enough to be rounded to single precision."""
    k, f = split_normal(x)
    s = f / (f + 2.0)
    z = s * s
    return k.muladd(math.log(2.0), s * z.muladd(horner(z, LOG["wide"]), 2.0))


def log_as_sum(x: Real) -> Sum:
    """`log(x)` for positive finite `x` as its rounded value and the rest."""
    return _log_terms(x).as_sum()


class PreciseLogTerms(NamedTuple):
    """A logarithm as `k ln 2 + 2 half + tail`, where `half` and `tail` are sums, and its `f`."""

    k: Real
    f: Real
    half: Sum
    tail: Sum

    def deficit(self) -> Sum:
        """`f - log(1 + f)`, which is `f half - tail`."""
        product, rest = multiply_sums((self.f, self.f.constant(0.0)), self.half)
        head, lost = fast_two_sum(product, -self.tail[0])
        return head, lost + (rest - self.tail[1])


def precise_log_terms(x: Real) -> PreciseLogTerms:
    """The terms of `log(x)`, accurate to about `2**-64`, for positive finite doubles.

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
    c = multiply_sums((z, z_rest), (b, b_rest + third_rest))
    return PreciseLogTerms(k, f, (s, s_rest), multiply_sums((s, s_rest), c))


@math_function("log1p", ulp=(1.0, 1.0), nanoseconds=(0.46, 1.1))
def log1p(x: Real) -> Real:
    zero = x.constant(0.0)
    result = log1p_of_sum(x, zero, zero)
    return log_limits(x, result.copysign(x), pole=-1.0)


def log1p_of_sum(x: Real, rest: Real, doublings: Real) -> Real:
    """`log1p(x + rest) + doublings * ln 2` for finite `x > -1` and a tiny `rest`."""
    return _log1p_terms(x, rest, doublings).value()


def log1p_as_sum(x: Real) -> Sum:
    """`log1p(x)` for finite `x > -1` as its rounded value and the rest."""
    zero = x.constant(0.0)
    head, rest = _log1p_terms(x, zero, zero).as_sum()
    return head.copysign(x), rest


def _log1p_terms(x: Real, rest: Real, doublings: Real) -> _Terms:
    """As for `log`, with `f = 2**-k x + (2**-k - 1)`, which is `x` itself for `k = 0`.

    What rounding cuts off from `f` is added to `rest`, whose effect is `rest / (1 + f)`, about
    `rest (1 - f + f**2)`. Above `2**(max_exponent - 2)`, where the 1 no longer matters, `x / 4`
    keeps `2**-k` normal.
    """
    f = x.format
    huge = x > 2.0 ** (f.max_exponent - 2)
    bounded = huge.select(x * 0.25, x)
    k = binary_exponent(bounded + 1.0)
    unit = power_of_two(-k, x)
    shift = unit - 1.0
    scaled = bounded * unit
    fraction = scaled + shift
    lost = rest.muladd(unit, scaled - (fraction - shift))
    exponent = small_to_real(k, x) + huge.select(doublings + 2.0, doublings)
    correction = lost.muladd(fraction.muladd(fraction - 1.0, 1.0), exponent * LN2[f.name][1])
    return _Terms(exponent, fraction, log_deficit(fraction) - correction)


def _head(x: Real) -> Real:
    """`x` with the trailing bits of its fraction cleared."""
    cleared = x.format.fraction_bits + 1 - _HEAD_BITS[x.format.name]
    return (x.bits() & -(1 << cleared)).as_real()


def _scaled_log(f: Real, unit: tuple[float, float]) -> tuple[Real, Real]:
    """`log(1 + f) * unit` as an exact product and a small remainder."""
    w = log_deficit(f)
    head = _head(f - w)
    tail = (f - head) - w
    high, low = unit
    return head * high, tail.muladd(high + low, head * low)


@math_function("log2", ulp=(1.0, 1.0), nanoseconds=(0.6, 1.4))
def log2(x: Real) -> Real:
    k, f = split_exponent(x)
    large, small = _scaled_log(f, LOG2_E[x.format.name])
    total = k + large
    return log_limits(x, total + ((k - total) + large + small))


@math_function("log10", ulp=(1.0, 1.0), nanoseconds=(0.62, 1.4))
def log10(x: Real) -> Real:
    k, f = split_exponent(x)
    large, small = _scaled_log(f, LOG10_E[x.format.name])
    high, low = LOG10_2[x.format.name]
    base = k * high
    total = base + large
    return log_limits(x, total + ((base - total) + large + k.muladd(low, small)))
