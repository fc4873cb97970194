"""The inverse circular functions asin, acos, atan and atan2.

Polynomials serve asin up to 1/2 and atan up to 1. Above, `asin(x) = pi/2 - 2 asin(s)` with
`s = sqrt((1 - x) / 2)`, and `atan(x) = pi/2 - atan(1/x)`.
"""

from __future__ import annotations

import math

from tenferro.engines.native.math.coefficients import ASIN, ATAN
from tenferro.engines.native.math.constants import HALF_PI
from tenferro.engines.native.math.double_word import fast_two_sum
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import LaneMask, Real, horner


def _asin_parts(x: Real) -> tuple[LaneMask, Real, Real]:
    """Whether `|x| > 1/2`; `s` (otherwise `|x|`); and `asin(s) - s`."""
    magnitude = x.abs()
    outer = magnitude > 0.5
    z = outer.select((1.0 - magnitude) * 0.5, magnitude * magnitude)
    s = outer.select(z.sqrt(), magnitude)
    return outer, s, s * z * horner(z, ASIN[x.format.name])


@math_function("asin", ulp=(1.25, 1.25), nanoseconds=(0.34, 0.93))
def asin(x: Real) -> Real:
    outer, s, tail = _asin_parts(x)
    high, low, _ = HALF_PI[x.format.name]
    head, rest = fast_two_sum(x.constant(high), s * -2.0)
    far = head + tail.muladd(-2.0, rest + low)
    return outer.select(far, s + tail).copysign(x)


@math_function("acos", ulp=(1.25, 1.25), nanoseconds=(0.37, 0.98))
def acos(x: Real) -> Real:
    """`pi/2 - asin(x)` for `|x| <= 1/2`, otherwise `2 asin(s)` or `pi - 2 asin(s)`."""
    outer, s, tail = _asin_parts(x)
    high, low, _ = HALF_PI[x.format.name]
    negative = x < 0.0
    turns = outer.select(negative.select(2.0, x.constant(0.0)), 1.0)
    sign = outer.select(2.0, x.constant(1.0)) * (outer ^ negative).select(1.0, x.constant(-1.0))
    head, rest = fast_two_sum(turns * high, sign * s)
    return head + sign.muladd(tail, turns.muladd(low, rest))


def _atan_tail(t: Real) -> Real:
    """`atan(t) - t` for `0 <= t <= 1`."""
    z = t * t
    return t * z * horner(z, ATAN[t.format.name])


@math_function("atan", ulp=(1.5, 1.5), nanoseconds=(0.38, 1.3))
def atan(x: Real) -> Real:
    magnitude = x.abs()
    outer = magnitude > 1.0
    t = outer.select(1.0 / magnitude, magnitude)
    tail = _atan_tail(t)
    high, low, _ = HALF_PI[x.format.name]
    head, rest = fast_two_sum(x.constant(high), -t)
    return outer.select(head + ((rest + low) - tail), t + tail).copysign(x)


@math_function("atan2", ulp=(1.75, 1.75), nanoseconds=(0.47, 1.4))
def atan2(y: Real, x: Real) -> Real:
    """The angle of the point `(x, y)`, from `atan` of the smaller coordinate over the larger."""
    b, a = y.abs(), x.abs()
    steep, behind = b > a, x.bits() < 0
    smaller, larger = steep.select(a, b), steep.select(b, a)
    ratio = smaller / larger.at_least(x.format.smallest)  # so that 0 / 0 is 0
    infinite = smaller.equals(math.inf) & larger.equals(math.inf)
    t = infinite.select(1.0, ratio)
    tail = _atan_tail(t)
    high, low, _ = HALF_PI[x.format.name]
    turns = steep.select(1.0, behind.select(2.0, x.constant(0.0)))
    sign = (steep ^ behind).select(-1.0, x.constant(1.0))
    head, rest = fast_two_sum(turns * high, sign * t)
    return (head + sign.muladd(tail, turns.muladd(low, rest))).copysign(y)
