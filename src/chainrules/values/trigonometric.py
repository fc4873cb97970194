"""Circular and hyperbolic functions and their inverses."""

import cmath
import math

from chainrules.values.arithmetic import real_div
from chainrules.values.dispatch import (
    INF,
    NAN,
    ComplexFunction,
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


def _undirected(x: float) -> float:
    """The part that no angle decides: a zero stays, an infinity stays without its sign."""
    return x if x == 0 else INF if math.isinf(x) else NAN


def _sinh_without_angle(z: complex) -> complex:
    return complex(_undirected(z.real), NAN)


def _cosh_without_angle(z: complex) -> complex:
    return complex(NAN, 0.0) if z.real == 0 else complex(_undirected(z.real), NAN)


def _tanh_without_angle(z: complex) -> complex:
    return complex(z.real if z.real == 0 else NAN, NAN)


def _rotated_odd(function: ComplexFunction) -> ComplexFunction:
    """-i function(i z): sin from sinh, tan from tanh."""

    def evaluate(z: complex) -> complex:
        w = function(complex(-z.imag, z.real))
        return complex(w.imag, -w.real)

    return evaluate


def _rotated_even(function: ComplexFunction) -> ComplexFunction:
    """function(i z): cos from cosh."""
    return lambda z: function(complex(-z.imag, z.real))


sin = real_or_complex(
    real_function(math.sin),
    complex_function(cmath.sin, _rotated_odd(_large_sinh), _rotated_odd(_sinh_without_angle)),
)
cos = real_or_complex(
    real_function(math.cos),
    complex_function(cmath.cos, _rotated_even(_large_cosh), _rotated_even(_cosh_without_angle)),
)
tan = real_or_complex(
    real_function(math.tan),
    complex_function(cmath.tan, singular=_rotated_odd(_tanh_without_angle)),
)
sinh = real_or_complex(
    real_function(math.sinh, odd=True),
    complex_function(cmath.sinh, _large_sinh, _sinh_without_angle),
)
cosh = real_or_complex(
    real_function(math.cosh),
    complex_function(cmath.cosh, _large_cosh, _cosh_without_angle),
)
tanh = real_or_complex(math.tanh, complex_function(cmath.tanh, singular=_tanh_without_angle))


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
