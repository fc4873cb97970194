"""Elementary functions of double-double numbers.

Exponential and circular functions reduce their arguments and sum Taylor series, whose last terms
are computed in double; others are one step of Newton's method from the value in double, which
doubles the digits (Hida, Li and Bailey, "Library for double-double and quad-double arithmetic",
2007). Where that is not finite, the value in double is the result. Maths note: double_double.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import factorial
from typing import Any

from tenferro.ops.arrays.scaling import ldexp
from tenferro.ops.base import apply, convert_to, f
from tenferro.precision.rules.pair import (
    Pair,
    finite_or,
    hypot,
    number,
    sqrt,
    two_product,
    two_sum,
    where,
)
from tenferro.precision.rules.table import pointwise
from tenferro.tensor.dtypes import int32

PI = Fraction("3.14159265358979323846264338327950288419716939937510582097494459230781640628620899")
LN2 = Fraction(
    "0.693147180559945309417232121458176568075500134360255254120680009493393621969694716"
)
LN10 = Fraction(
    "2.30258509299404568401799145468436420760110148862877297603332790096757260967735248"
)
_HALVINGS = 8
"""How often the argument of an exponential is halved."""
_EXP_TERMS, _SIN_TERMS = 11, 14
_IN_DOUBLE = 2.0**-55
"""Terms that are so small beside the first one are computed in double."""


def _series(terms: Sequence[Fraction], largest: float) -> tuple[list[Pair], list[float]]:
    """Coefficients of a power series: the first ones, and those of terms computed in double."""
    sizes = [abs(float(c / terms[0])) * largest**i for i, c in enumerate(terms)]
    exact = sum(size > _IN_DOUBLE for size in sizes)
    return [number(c) for c in terms[:exact]], [float(c) for c in terms[exact:]]


_EXPONENTIAL = _series(
    [Fraction(1, factorial(n)) for n in range(1, _EXP_TERMS)], float(LN2) / 2 ** (_HALVINGS + 1)
)
_SINE = _series(
    [Fraction((-1) ** n, factorial(2 * n + 1)) for n in range(_SIN_TERMS)], float(PI / 4) ** 2
)
_COSINE = _series(
    [Fraction((-1) ** n, factorial(2 * n + 2)) for n in range(_SIN_TERMS)], float(PI / 4) ** 2
)


def _polynomial(x: Pair, series: tuple[list[Pair], list[float]]) -> Pair:
    """The sum of coefficients times powers of x, by Horner's rule."""
    exact, rest = series
    tail: Any = rest[-1]
    for c in reversed(rest[:-1]):
        tail = tail * x.high + c
    total = Pair(tail)
    for coefficient in reversed(exact):
        total = coefficient + total * x
    return total


def _bounded(exponent: Any) -> Any:
    """An exponent, within those beyond which all powers are zero or infinite."""
    return f.minimum(f.maximum(exponent, -2200.0), 2200.0)


def _ldexp(x: Pair, exponent: Any) -> Pair:
    """x times a power of two, in two steps lest the power alone overflows."""
    exponent = _bounded(exponent)
    half = f.floor(exponent * 0.5)
    for power in (half, exponent - half):
        whole = convert_to(power, int32)
        x = x.map(lambda part, whole=whole: apply(ldexp.bind(), part, whole))  # type: ignore[misc]
    return x


def _expm1_parts(x: Pair) -> tuple[Pair, Any]:
    """p and k with exp(x) = 2^k (1 + p): x = k log 2 + r, and exp(r) - 1 by doubling."""
    k = _bounded(f.round(x.high / float(LN2)))
    r = (x - two_product(k, float(number(LN2).high)) - k * number(LN2).low).times(2.0**-_HALVINGS)
    p = r * _polynomial(r, _EXPONENTIAL)
    for _ in range(_HALVINGS):
        p = p.times(2.0) + p * p
    return p, k


@pointwise("exp")
def exp(x: Pair) -> Pair:
    """The exponential."""
    p, k = _expm1_parts(x)
    return finite_or(_ldexp(1.0 + p, k), f.exp(x.high))


@pointwise("expm1")
def expm1(x: Pair) -> Pair:
    """exp(x) - 1, whose digits are right for small x too."""
    p, k = _expm1_parts(x)
    power = _ldexp(Pair(f.zeros_like(k) + 1.0), k)
    return finite_or(_ldexp(p, k) + (power - 1.0), f.expm1(x.high))


@pointwise("exp2")
def _exp2(x: Pair) -> Pair:
    whole = f.round(x.high)
    p, k = _expm1_parts((x - whole) * number(LN2))
    return finite_or(_ldexp(1.0 + p, k + whole), f.exp2(x.high))


@pointwise("log")
def log(x: Pair) -> Pair:
    """The logarithm: y + t - t²/2 for y in double and t = x exp(-y) - 1.

    Next to 1 the square matters, because the low part of x is not small beside y.
    """
    y = f.log(x.high)
    p, k = _expm1_parts(Pair(-y))
    far = _ldexp(x, k) * (1.0 + p) - 1.0
    near = (x - 1.0) + p * x  # for k = 0
    t = where(f.equal(k, 0), near, far)
    return finite_or(y + (t - t.high * t.high * 0.5), y)


@pointwise("log1p")
def log1p(x: Pair) -> Pair:
    """log(1 + x), whose digits are right for small x too."""
    small = f.less(f.abs(x.high), 0.25)
    y = f.log1p(f.where(small, x.high, 0.0))
    p, _ = _expm1_parts(Pair(-y))
    near = y + (x + p + p * x)
    return finite_or(where(small, near, log(1.0 + x)), f.log1p(x.high))


def _scaled_log(family: str, base: Fraction) -> None:
    inverse = number(1 / base)

    @pointwise(family)
    def _(x: Pair) -> Pair:
        return finite_or(log(x) * inverse, getattr(f, family)(x.high))


_scaled_log("log2", LN2)
_scaled_log("log10", LN10)
_QUARTERS = [float(number(PI / 2).high), float(number(PI / 2).low or 0.0)]
_QUARTERS.append(float(PI / 2 - Fraction(_QUARTERS[0]) - Fraction(_QUARTERS[1])))


def _reduced(x: Pair) -> tuple[Pair, Any]:
    """r of at most π/4 and an integer k, modulo 4, with x = k π/2 + r."""
    k = f.round(x.high / _QUARTERS[0])
    first, second = (two_product(k, c) for c in _QUARTERS[:2])
    r = (two_sum(x.high, -first.high) - first.low) + x.rest
    r = r - second.high - second.low - k * _QUARTERS[2]
    return r, k - 4.0 * f.floor(k * 0.25)


def sincos(x: Pair) -> tuple[Pair, Pair]:
    """Sine and cosine."""
    r, quadrant = _reduced(x)
    square = r * r
    s, c = r * _polynomial(square, _SINE), 1.0 - square * _polynomial(square, _COSINE)
    odd = f.equal(quadrant, 1.0) | f.equal(quadrant, 3.0)
    sign_s = f.where(f.greater_equal(quadrant, 2.0), -1.0, 1.0)
    sign_c = f.where(f.equal(quadrant, 1.0) | f.equal(quadrant, 2.0), -1.0, 1.0)
    return where(odd, c, s).times(sign_s), where(odd, s, c).times(sign_c)


@pointwise("sin")
def _sin(x: Pair) -> Pair:
    return finite_or(sincos(x)[0], f.sin(x.high))


@pointwise("cos")
def _cos(x: Pair) -> Pair:
    return finite_or(sincos(x)[1], f.cos(x.high))


@pointwise("tan")
def _tan(x: Pair) -> Pair:
    s, c = sincos(x)
    return finite_or(s / c, f.tan(x.high))


@pointwise("sinh")
def sinh(x: Pair) -> Pair:
    """The hyperbolic sine."""
    e = expm1(x)
    return finite_or((e + e / (e + 1.0)).times(0.5), f.sinh(x.high))


@pointwise("cosh")
def cosh(x: Pair) -> Pair:
    """The hyperbolic cosine."""
    e = exp(x)
    return finite_or((e + 1.0 / e).times(0.5), f.cosh(x.high))


@pointwise("tanh")
def _tanh(x: Pair) -> Pair:
    bounded = where(f.less(f.abs(x.high), 40.0), x, Pair(f.copysign(40.0, x.high)))
    e = expm1(bounded.times(2.0))
    return where(f.equal(x.high, x.high), e / (e + 2.0), x)


@pointwise("atan")
def _atan(x: Pair) -> Pair:
    return _angle(x, 1.0, f.atan(x.high))


@pointwise("atan2")
def atan2(y: Pair, x: Pair) -> Pair:
    """The angle of a point."""
    return _angle(y, x, f.atan2(y.high, x.high))


def _angle(y: Pair, x: Any, angle: Any) -> Pair:
    """The angle in double, turned by what is left: of the point turned back by it."""
    s, c = sincos(Pair(angle))
    left = (y * c - x * s) / (x * c + y * s)
    return finite_or(angle + left, angle)


@pointwise("asin")
def _asin(x: Pair) -> Pair:
    return finite_or(atan2(x, sqrt((1.0 - x) * (1.0 + x))), f.asin(x.high))


@pointwise("acos")
def _acos(x: Pair) -> Pair:
    return finite_or(atan2(sqrt((1.0 - x) * (1.0 + x)), x), f.acos(x.high))


@pointwise("asinh")
def _asinh(x: Pair) -> Pair:
    size = abs(x)
    root = sqrt(1.0 + size * size)
    value = log1p(size + size * (size / (1.0 + root)))
    return finite_or(value.times(f.copysign(1.0, x.high)), f.asinh(x.high))


@pointwise("acosh")
def _acosh(x: Pair) -> Pair:
    t = x - 1.0
    return finite_or(log1p(t + sqrt(t * (t + 2.0))), f.acosh(x.high))


@pointwise("atanh")
def _atanh(x: Pair) -> Pair:
    return finite_or(log1p(x.times(2.0) / (1.0 - x)).times(0.5), f.atanh(x.high))


@pointwise("cbrt")
def _cbrt(x: Pair) -> Pair:
    y = f.cbrt(x.high)
    cube = two_product(y, y) * y
    return finite_or(y + Pair((x - cube).high / (3.0 * y * y)), y)


pointwise("hypot")(hypot)


@pointwise("pow")
def power(x: Pair, y: Pair) -> Pair:
    """x^y as exp(y log |x|), with the sign of the value in double.

    Its relative error grows with the size of y log |x|.
    """
    value = f.pow(x.high, y.high)
    zero = f.equal(x.high, 0.0)
    size = exp(y * log(where(zero, Pair(f.zeros_like(x.high) + 1.0), abs(x))))
    signed = finite_or(size.times(f.copysign(1.0, value)), value)
    return where(zero | f.not_equal(value, value), Pair(value), signed)


@pointwise("powf")
def _powf(x: Pair, *, exponent: float) -> Pair:
    return sqrt(x) if exponent == 0.5 else power(x, Pair(f.zeros_like(x.high) + exponent))


__all__ = ["LN2", "LN10", "PI", "cosh", "exp", "log", "power", "sincos", "sinh"]
