"""Parts, modulus, phase and sign of real and complex numbers."""

import cmath
import math

from chainrules.values.dispatch import COMPLEX_NAN, Number


def conj(x: Number) -> Number:
    return x.conjugate()


def real(x: Number) -> float:
    return x.real


def imag(x: Number) -> float:
    return x.imag


def abs(x: Number) -> float:  # the table's name
    return math.hypot(x.real, x.imag) if isinstance(x, complex) else math.fabs(x)


def angle(x: Number) -> float:
    return cmath.phase(complex(x))


def sign(x: Number) -> Number:
    """-1, 0 or 1; of a complex number z / |z|, and 0 at 0."""
    if x == 0 or x != x:
        return x * 0
    if isinstance(x, complex):
        return _infinite_sign(x) if cmath.isinf(x) else x / abs(x)
    return math.copysign(1.0, x)


def _infinite_sign(x: complex) -> complex:
    if math.isfinite(x.real) or math.isfinite(x.imag):
        return cmath.rect(1.0, cmath.phase(x))
    return COMPLEX_NAN
