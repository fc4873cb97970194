"""The circular functions: sin, cos, tan.

They split `x = n pi/2 + r` with an integer `n` and `|r| <= pi/4`. Up to `_LIMIT` three parts of
pi/2 are subtracted in turn (W. J. Cody and W. Waite, "Software Manual for the Elementary
Functions"); each product is formed with fma, so that the first difference is exact, and the
rounding error of the second is added to a correction. Larger arguments take the slow path of
`large_angle`.
"""

from __future__ import annotations

from tenferro.engines.native import ir
from tenferro.engines.native.math.coefficients import COS, SIN
from tenferro.engines.native.math.constants import HALF_PI
from tenferro.engines.native.math.double_word import Sum, divide_sums
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import Integer, Real, horner, rarely
from tenferro.engines.native.math.large_angle import reduce_large

_TWO_OVER_PI = 0.6366197723675814
# So that `n` stays below the number at `HALF_PI`. The part of pi/2 dropped, times `n`, is then
# below the rounding error of the smallest `r` of the format.
_LIMIT = {"f32": 800.0, "f64": 1.6e6}
# Any number beyond which all are even integers.
_SINC_LARGEST = {"f32": 2.0**30, "f64": 2.0**60}


def reduce_half_pi(x: Real) -> tuple[Integer, Real, Real]:
    """`n`, as the low bits of an integer, `r` and `low` with `x = n pi/2 + r + low`, for `x >= 0`.

    `low` is about the rounding error of `r`.
    """
    name = x.format.name
    shifted = x.muladd(_TWO_OVER_PI, x.format.rounder)
    n = shifted - x.format.rounder
    first, second, third = HALF_PI[name]
    exact = n.fma(-first, x)
    r = n.fma(-second, exact)
    low = n.fma(-third, n.fma(-second, exact - r))
    large = x > _LIMIT[name]

    def slow() -> list[ir.Value]:
        large_n, large_r, large_low = reduce_large(x)
        picked = large.select_integer(large_n, shifted.bits())
        return [picked.value, large.select(large_r, r).value, large.select(large_low, low).value]

    usual = (shifted.bits().value, r.value, low.value)
    bits, angle, rest = rarely(large, slow, usual)
    return Integer(x.builder, bits), Real(x.builder, angle), Real(x.builder, rest)


def _sin_cos_kernel(r: Real, low: Real) -> tuple[Sum, Sum]:
    """sin and cos of `r + low` for `|r| <= pi/4`, each as a leading term and the rest."""
    name = r.format.name
    z = r * r
    half = z * 0.5
    head = 1.0 - half
    rest = (z * z).muladd(horner(z, COS[name]), (1.0 - head) - half)
    return (r, (r * z).muladd(horner(z, SIN[name]), low * head)), (head, r.muladd(-low, rest))


def _quadrant_sign(n: Integer, x: Real) -> Integer:
    """The sign bit for quadrants two and three."""
    return (n << (x.format.bits - 2)) & -x.format.sign_mask


def sincos(x: Real) -> tuple[Real, Real]:
    """sin and cos, which share everything but the last steps."""
    n, r, low = reduce_half_pi(x.abs())
    sine, cosine = (head + rest for head, rest in _sin_cos_kernel(r, low))
    odd = (n & 1).differs(0)
    s, c = odd.select(cosine, sine).bits(), odd.select(sine, cosine).bits()
    sign = x.bits() & -x.format.sign_mask
    return (s ^ _quadrant_sign(n, x) ^ sign).as_real(), (c ^ _quadrant_sign(n + 1, x)).as_real()


@math_function("sin", ulp=(1.0, 1.0), nanoseconds=(0.44, 1.05))
def sin(x: Real) -> Real:
    return sincos(x)[0]


@math_function("cos", ulp=(1.0, 1.0), nanoseconds=(0.44, 1.05))
def cos(x: Real) -> Real:
    return sincos(x)[1]


@math_function("sinc", ulp=(1.0, 1.0), nanoseconds=(0.67, 1.5))
def sinc(x: Real) -> Real:
    """`sin(pi x) / (pi x)`; exactly zero at the integers other than zero.

    With `n` the integer nearest to `2 |x|`, the sine is that of `pi (|x| - n / 2)`, up to
    quarter turns, so that no angle needs to be reduced.
    """
    name = x.format.name
    a = x.abs().at_most(_SINC_LARGEST[name])
    n = (a + a).round_even()
    sine, cosine = _sin_cos_kernel(*_times_pi(n.muladd(-0.5, a)))
    half, quarter = n * 0.5, n * 0.25
    odd, negative = half.floor() < half, quarter - quarter.floor() >= 0.5
    angle = _times_pi(a)
    top = odd.select(cosine[0], sine[0]), odd.select(cosine[1], sine[1])
    ratio = divide_sums(top, angle)
    # The addend, zero or NaN, makes negative zeros positive and treats infinity.
    result = negative.select(-ratio, ratio) + (x - x)
    return (a < 2.0 ** -(x.format.fraction_bits // 2 + 2)).select(1.0, result)


def _times_pi(x: Real) -> Sum:
    high, *_ = HALF_PI[x.format.name]
    low = sum(HALF_PI[x.format.name][1:])
    head = x * (2.0 * high)
    return head, x.muladd(2.0 * low, x.fma(2.0 * high, -head))


@math_function("tan", ulp=(1.25, 1.25), nanoseconds=(0.62, 1.5))
def tan(x: Real) -> Real:
    """sin/cos of the remainder, or -cos/sin where `n` is odd, with the rest of the quotient."""
    n, r, low = reduce_half_pi(x.abs())
    sine, cosine = _sin_cos_kernel(r, low)
    odd = (n & 1).differs(0)
    top = odd.select(cosine[0], sine[0]), odd.select(cosine[1], sine[1])
    bottom = odd.select(sine[0], cosine[0]), odd.select(sine[1], cosine[1])
    sign = (n << (x.format.bits - 1)) ^ (x.bits() & -x.format.sign_mask)
    return (divide_sums(top, bottom).bits() ^ sign).as_real()
