"""The exponential and its relatives: exp, exp2, expm1, logistic.

They split `x = k ln 2 + r` with an integer `k` and `|r| <= ln(2)/2`, and evaluate a polynomial
in `r`; `coefficients` says which.
"""

from __future__ import annotations

from tenferro.engines.native.math.coefficients import EXP, EXP2, EXPM1
from tenferro.engines.native.math.constants import LN2
from tenferro.engines.native.math.double_word import Sum, fast_two_sum
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import Integer, Real, horner, paired_horner

_LOG2_E = 1.4426950408889634
# Beyond these the results are zero or infinite; within, `k` fits the two factors of `scale`.
_EXP_RANGE = {"f32": (-104.0, 89.0), "f64": (-746.0, 710.0)}
_EXP2_RANGE = {"f32": (-151.0, 129.0), "f64": (-1076.0, 1025.0)}
# Beyond these single precision results are zero or infinite.
_SINGLE_RANGE = (-110.0, 90.0)
# A bound of `|r|`, which is at most ln(2)/2 and a rounding error.
_REDUCED = 0.35
# Below the first, expm1 rounds to -1.
_EXPM1_RANGE = {"f32": (-20.0, 89.0), "f64": (-40.0, 710.0)}


def clamp(x: Real, ranges: dict[str, tuple[float, float]]) -> Real:
    """`x` between the bounds for its format; NaN stays NaN."""
    low, high = ranges[x.format.name]
    return x.at_least(low).at_most(high)


def rounded(x: Real) -> tuple[Integer, Real]:
    """The integer nearest to a small `x`: as the low bits of an integer, and as a real."""
    shifted = x + x.format.rounder
    return shifted.bits(), shifted - x.format.rounder


def split_ln2(x: Real) -> tuple[Integer, Real, Real]:
    """`k`, as the low bits of an integer, and `high`, `low`, where `x = k ln 2 + (high - low)`.

    `high` is exact, as the high part of ln 2 has so many trailing zeros that its product with `k`
    is; `low` is tiny.
    """
    shifted = x.muladd(_LOG2_E, x.format.rounder)
    k = shifted - x.format.rounder
    high, low = LN2[x.format.name]
    return shifted.bits(), k.muladd(-high, x), k * low


def reduced(x: Real) -> tuple[Integer, Real]:
    """`k`, as the low bits of an integer, and `r` where `x = k ln 2 + r`."""
    shifted = x.muladd(_LOG2_E, x.format.rounder)
    k = shifted - x.format.rounder
    high, low = LN2[x.format.name]
    return shifted.bits(), k.muladd(-low, k.muladd(-high, x))


def reduced_within(x: Real, ranges: dict[str, tuple[float, float]]) -> tuple[Integer, Real]:
    """As `reduced`, where the exponential is zero or infinite outside of a range.

    Where `scale` takes any `k`, it suffices to bound `r`, also that of an infinity, which is NaN.
    """
    if not x.scales:
        return reduced(clamp(x, ranges))
    k, r = reduced(x)
    return k, r.within(_REDUCED)


def power_of_two(k: Integer, format_of: Real) -> Real:
    """`2**k` for the low bits of `k` in the range of normal exponents."""
    f = format_of.format
    return ((k << f.fraction_bits) + (f.max_exponent << f.fraction_bits)).as_real()


def scale(y: Real, k: Integer) -> Real:
    """`y * 2**k`, rounded once, for `y` near 1 and a `k` from `split_ln2` or `rounded`.

    The result may be subnormal or infinite.
    """
    if y.scales:
        return y.times_power_of_two(whole(k, y))
    half = k >> 1
    return y * power_of_two(half, y) * power_of_two(k - half, y)


def scale_normal(y: Real, k: Integer) -> Real:
    """As `scale`, where `2**k` is a normal number."""
    return y.times_power_of_two(whole(k, y)) if y.scales else y * power_of_two(k, y)


def whole(k: Integer, like: Real) -> Real:
    """`k` from `split_ln2` or `rounded` as a real."""
    return k.as_real() - like.format.rounder


FARTHEST = 4096
"""An exponent from which on, in both directions, numbers become infinite or zero."""


def scaled(x: Real, k: Integer) -> Real:
    """`x * 2**k`, rounded once, for every x and `|k| <= FARTHEST`.

    The first steps down stop short of where normal numbers lose digits that the result still has
    (musl, `scalbn`).
    """
    f = x.format
    low, high = 1 - f.max_exponent, f.max_exponent
    for _ in range(2):
        now = (k < low).select_integer(low + f.fraction_bits + 1, k)
        now = (now > high).select_integer(high, now)
        x, k = x * power_of_two(now, x), k - now
    k = (k < low).select_integer(low, k)
    k = (k > high).select_integer(high, k)
    return x * power_of_two(k, x)


@math_function("exp", ulp=(1.0, 1.0), nanoseconds=(0.29, 0.7))
def exp(x: Real) -> Real:
    k, r = reduced_within(x, _EXP_RANGE)
    return scale(horner(r, (1.0, 1.0, *EXP[x.format.name])), k)


def exp_as_sum(x: Real) -> Sum:
    """`exp(x)` as its rounded value and the rest, for `x <= 0`."""
    k, r = reduced_within(x, _EXP_RANGE)
    head, tail = fast_two_sum(x.constant(1.0), r * horner(r, (1.0, *EXP[x.format.name])))
    return scale(head, k), scale(tail, k)


def exp_of_sum(x: Real, rest: Real) -> Real:
    """`exp(x + rest)` for a small `rest`, which may be no number where the result is 0 or
    infinite."""
    rest = (x.abs() < x.format.max_exponent).select(rest, 0.0)
    k, high, low = split_ln2(clamp(x, _EXP_RANGE))
    return scale(horner(high - (low - rest), (1.0, 1.0, *EXP[x.format.name])), k)


def exp_for_single(x: Real) -> Real:
    """`exp(x)` in double precision, just good enough to be rounded to single precision."""
    low, high = _SINGLE_RANGE
    k, r = reduced(x.at_least(low).at_most(high))
    return scale_normal(horner(r, (1.0, 1.0, *EXP["wide"])), k)


@math_function("exp2", ulp=(1.0, 1.0), nanoseconds=(0.26, 0.6))
def exp2(x: Real) -> Real:
    clamped = clamp(x, _EXP2_RANGE)
    k, whole = rounded(clamped)
    return scale(horner(clamped - whole, EXP2[x.format.name]), k)


@math_function("expm1", ulp=(1.25, 1.25), nanoseconds=(0.31, 0.76))
def expm1(x: Real) -> Real:
    """`(2**k - 1) + 2**k expm1(r)`, arranged so that only small terms are rounded twice.

    Half of `2**k` is used, as the largest `2**k` overflows before the result does.
    """
    k, high, low = split_ln2(clamp(x, _EXPM1_RANGE))
    r = high - low
    curved = (r * r).muladd(paired_horner(r, EXPM1[x.format.name]), -low)
    half = power_of_two(k - 1, x)
    result = half.muladd(curved, half.muladd(high, half - 0.5)) * 2.0
    tiny = x.abs() < 2.0 ** -(x.format.fraction_bits + 1)
    return tiny.select(x, result)
