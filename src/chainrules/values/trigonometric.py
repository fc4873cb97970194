"""Circular and hyperbolic functions and their inverses."""

import cmath
import math

from chainrules.values.arithmetic import real_div
from chainrules.values.dispatch import (
    INF,
    NAN,
    complex_function,
    real_function,
    real_or_complex,
)
from chainrules.values.exponential import polar_exp


def _large_cosh(z: complex) -> complex:
    """exp(±z) / 2, which is what cosh is once it overflows."""
    w = polar_exp(abs(z.real), math.copysign(1.0, z.real) * z.imag)
    return complex(w.real / 2, w.imag / 2)


def _large_sinh(z: complex) -> complex:
    w = _large_cosh(z)
    return w if z.real > 0 else complex(-w.real, -w.imag)


def _large_sin(z: complex) -> complex:
    w = _large_sinh(complex(-z.imag, z.real))
    return complex(w.imag, -w.real)


def _large_cos(z: complex) -> complex:
    return _large_cosh(complex(-z.imag, z.real))


sin = real_or_complex(real_function(math.sin), complex_function(cmath.sin, _large_sin))
cos = real_or_complex(real_function(math.cos), complex_function(cmath.cos, _large_cos))
tan = real_or_complex(real_function(math.tan), complex_function(cmath.tan))
sinh = real_or_complex(
    real_function(math.sinh, odd=True), complex_function(cmath.sinh, _large_sinh)
)
cosh = real_or_complex(real_function(math.cosh), complex_function(cmath.cosh, _large_cosh))
tanh = real_or_complex(math.tanh, complex_function(cmath.tanh))


def _atanh_at_pole(z: complex) -> complex:
    return complex(math.copysign(INF, z.real), z.imag) if z.imag == 0 else complex(NAN, NAN)


def _atan_at_pole(z: complex) -> complex:
    return complex(z.real, math.copysign(INF, z.imag)) if z.real == 0 else complex(NAN, NAN)


asin = real_or_complex(real_function(math.asin), cmath.asin)
acos = real_or_complex(real_function(math.acos), cmath.acos)
atan = real_or_complex(math.atan, complex_function(cmath.atan, singular=_atan_at_pole))
asinh = real_or_complex(math.asinh, cmath.asinh)
acosh = real_or_complex(real_function(math.acosh), cmath.acosh)
atanh = real_or_complex(
    real_function(math.atanh, poles={1.0: INF, -1.0: -INF}),
    complex_function(cmath.atanh, singular=_atanh_at_pole),
)


def atan2(x: float, y: float) -> float:
    return math.atan2(x, y)


def sinc(x: float | complex) -> float | complex:
    """sin(πx) / (πx), and 1 at 0."""
    if x == 0:
        return 1 + 0j if isinstance(x, complex) else 1.0
    if isinstance(x, complex):
        return sin(math.pi * x) / (math.pi * x)
    return real_div(real_function(math.sin)(math.pi * x), math.pi * x)


def deg2rad(x: float) -> float:
    return x * (math.pi / 180)


def rad2deg(x: float) -> float:
    return x * (180 / math.pi)
