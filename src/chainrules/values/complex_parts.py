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
    if isinstance(x, complex):
        return _complex_sign(x)
    return x * 0 if x == 0 or x != x else math.copysign(1.0, x)


def _complex_sign(x: complex) -> complex:
    if cmath.isnan(x):
        return COMPLEX_NAN  # as the Array API standard has it
    if cmath.isinf(x):
        return _infinite_sign(x)
    return 0j if x == 0 else x / abs(x)


def _infinite_sign(x: complex) -> complex:
    if math.isinf(x.real) and math.isinf(x.imag):
        return COMPLEX_NAN
    if math.isinf(x.real):
        return complex(math.copysign(1.0, x.real), 0.0)
    return complex(0.0, math.copysign(1.0, x.imag))
