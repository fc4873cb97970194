"""Sums, products, quotients and powers with IEEE 754 results instead of exceptions."""

import cmath
import math

from chainrules.values.dispatch import COMPLEX_NAN, INF, NAN, Number, real_function, real_or_complex
from chainrules.values.exponential import polar_exp


def add(x: Number, y: Number) -> Number:
    return x + y


def sub(x: Number, y: Number) -> Number:
    return x - y


def mul(x: Number, y: Number) -> Number:
    return x * y


def neg(x: Number) -> Number:
    return -x


def positive(x: Number) -> Number:
    return +x


def div(x: Number, y: Number) -> Number:
    if isinstance(x, complex) or isinstance(y, complex):
        return _complex_div(complex(x), complex(y))
    return real_div(x, y)


def real_div(x: float, y: float) -> float:
    if y != 0:
        return x / y
    if x == 0 or math.isnan(x):
        return NAN
    return math.copysign(INF, x) * math.copysign(1.0, y)


def _complex_div(x: complex, y: complex) -> complex:
    if y != 0:
        try:
            return x / y
        except OverflowError:
            return COMPLEX_NAN
    # NumPy divides each part by the modulus, so 1 / 0 is inf + nan j.
    return complex(real_div(x.real, abs(y.real)), real_div(x.imag, abs(y.real)))


def reciprocal(x: Number) -> Number:
    if isinstance(x, complex):
        return COMPLEX_NAN if x == 0 else 1 / x
    return real_div(1.0, x)


def square(x: Number) -> Number:
    return x * x


def pow(x: Number, y: Number) -> Number:  # the table's name
    if isinstance(x, complex) or isinstance(y, complex):
        return _complex_pow(complex(x), complex(y))
    return _real_pow(x, y)


def powi(x: Number, *, exponent: int) -> Number:
    return pow(x, float(exponent))


def powf(x: Number, *, exponent: float) -> Number:
    return pow(x, exponent)


def _real_pow(x: float, y: float) -> float:
    try:
        return math.pow(x, y)
    except OverflowError:
        return _signed_infinity(x, y)
    except ValueError:
        return _signed_infinity(x, y) if x == 0 else NAN


def _signed_infinity(x: float, y: float) -> float:
    """The infinity with the sign of x to the power y."""
    return math.copysign(INF, x) if abs(math.fmod(y, 2.0)) == 1.0 else INF


def _complex_pow(x: complex, y: complex) -> complex:
    if x == 0:
        return _power_of_zero(y)
    try:
        power = x**y
    except (OverflowError, ZeroDivisionError):  # the latter where a factor underflows
        power = COMPLEX_NAN
    return power if cmath.isfinite(power) else _polar_pow(x, y)


def _polar_pow(x: complex, y: complex) -> complex:
    """exp(y log x), which overflows only where the power itself does."""
    modulus, phase = math.log(abs(x)), cmath.phase(x)
    return polar_exp(
        y.real * modulus - y.imag * phase,
        y.imag * modulus + y.real * phase,
    )


def _power_of_zero(y: complex) -> complex:
    if y == 0:
        return 1 + 0j
    return 0j if y.real > 0 else COMPLEX_NAN


sqrt = real_or_complex(real_function(math.sqrt), cmath.sqrt)


def rsqrt(x: Number) -> Number:
    return reciprocal(sqrt(x))


def cbrt(x: float) -> float:
    return math.cbrt(x)


def hypot(x: float, y: float) -> float:
    return math.hypot(x, y)
