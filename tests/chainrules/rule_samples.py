"""For each function of the table a reference in extended precision and points to check it at."""

from dataclasses import dataclass, field
from typing import Any

from mpmath import mp


@dataclass(frozen=True)
class Sample:
    """`reference` takes and returns mpmath numbers; every point is a tuple of inputs."""

    reference: Any
    points: tuple
    parameters: dict = field(default_factory=dict)


REALS = (-1.7, -0.3, 0.4, 2.6)
POSITIVE = (0.07, 0.8, 3.9)
INSIDE = (-0.93, -0.2, 0.6)
PLANE = (0.3 + 0.4j, -1.2 + 0.7j, 2.1 - 1.3j, -0.6 - 2.2j)
REAL_PAIRS = ((0.7, 1.9), (-1.4, 0.6), (2.3, -0.8), (-0.4, -3.1))
PLANE_PAIRS = (
    (0.3 + 0.4j, 1.1 - 0.7j),
    (-1.2 + 0.7j, 0.4 + 0.9j),
    (1.6, 0.5 - 1.5j),
    (2 + 1j, 0.7),
)


def unary(reference, *points, **parameters):
    return Sample(reference, tuple((x,) for x in points), parameters)


def binary(reference, *points):
    return Sample(reference, points)


def _real_round(x):
    return mp.nint(x)


def _trunc(x):
    return mp.floor(x) if x > 0 else mp.ceil(x)


def _logistic(z):
    return 1 / (1 + mp.exp(-z))


def _copysign(x1, x2):
    return abs(x1) if x2 > 0 else -abs(x1)


def _absorbing(logarithm):
    return lambda x1, x2: x1 * logarithm(x2)


def _powi(exponent):
    return unary(lambda z: z**exponent, *REALS, *PLANE, exponent=exponent)


SAMPLES = {
    "add": binary(lambda a, b: a + b, *REAL_PAIRS, *PLANE_PAIRS),
    "sub": binary(lambda a, b: a - b, *REAL_PAIRS, *PLANE_PAIRS),
    "mul": binary(lambda a, b: a * b, *REAL_PAIRS, *PLANE_PAIRS),
    "div": binary(lambda a, b: a / b, *REAL_PAIRS, *PLANE_PAIRS),
    "neg": unary(lambda z: -z, *REALS, *PLANE),
    "positive": unary(lambda z: z, *REALS, *PLANE),
    "reciprocal": unary(lambda z: 1 / z, *REALS, *PLANE),
    "square": unary(lambda z: z * z, *REALS, *PLANE),
    "pow": binary(lambda a, b: a**b, (0.7, 1.9), (3.1, -0.8), (1.4, 0.0), (2.0, 3.0), *PLANE_PAIRS),
    "powi": _powi(3),
    "powf": unary(lambda z: mp.mpc(z) ** mp.mpf("1.7"), *POSITIVE, *PLANE, exponent=1.7),
    "sqrt": unary(mp.sqrt, *POSITIVE, *PLANE),
    "rsqrt": unary(lambda z: 1 / mp.sqrt(z), *POSITIVE, *PLANE),
    "cbrt": unary(lambda x: mp.sign(x) * mp.cbrt(abs(x)), *REALS),
    "hypot": binary(mp.hypot, *REAL_PAIRS, (0.0, 1.3)),
    "exp": unary(mp.exp, *REALS, *PLANE),
    "exp2": unary(lambda z: mp.mpf(2) ** z, *REALS, *PLANE),
    "expm1": unary(lambda z: mp.exp(z) - 1, 1e-9, *REALS, 1e-9 - 2e-9j, *PLANE),
    "log": unary(mp.log, *POSITIVE, *PLANE),
    "log2": unary(lambda z: mp.log(z) / mp.log(2), *POSITIVE, *PLANE),
    "log10": unary(lambda z: mp.log(z) / mp.log(10), *POSITIVE, *PLANE),
    "log1p": unary(lambda z: mp.log(1 + z), 1e-9, -0.7, *POSITIVE, 1e-9 - 2e-9j, *PLANE),
    "logaddexp": binary(
        lambda a, b: mp.log(mp.exp(a) + mp.exp(b)), *REAL_PAIRS, (1.2, 1.2), (900.0, -800.0)
    ),
    "logistic": unary(_logistic, -40.0, 40.0, *REALS, *PLANE),
    "softplus": unary(lambda x: mp.log(1 + mp.exp(x)), -40.0, 0.0, 900.0, *REALS),
    "log_sigmoid": unary(lambda x: -mp.log(1 + mp.exp(-x)), -900.0, 0.0, 40.0, *REALS),
    "xlogy": binary(_absorbing(mp.log), (-1.4, 0.6), (2.3, 1.8), (0.0, 0.7), *PLANE_PAIRS),
    "xlog1py": binary(
        _absorbing(lambda z: mp.log(1 + z)), (-1.4, -0.6), (2.3, 1.8), (0.0, 0.7), *PLANE_PAIRS
    ),
    "sin": unary(mp.sin, *REALS, *PLANE),
    "cos": unary(mp.cos, *REALS, *PLANE),
    "tan": unary(mp.tan, *REALS, *PLANE),
    "asin": unary(mp.asin, *INSIDE, *PLANE),
    "acos": unary(mp.acos, *INSIDE, *PLANE),
    "atan": unary(mp.atan, *REALS, *PLANE),
    "atan2": binary(mp.atan2, *REAL_PAIRS, (1.3, 0.0), (-1.3, 0.0), (0.0, 2.0)),
    "sinh": unary(mp.sinh, *REALS, *PLANE),
    "cosh": unary(mp.cosh, *REALS, *PLANE),
    "tanh": unary(mp.tanh, *REALS, *PLANE),
    "asinh": unary(mp.asinh, *REALS, *PLANE),
    "acosh": unary(mp.acosh, 1.07, 2.3, *PLANE),
    "atanh": unary(mp.atanh, *INSIDE, *PLANE),
    "sinc": unary(
        lambda z: mp.sin(mp.pi * z) / (mp.pi * z), 1e-4, 0.49, 0.51, *REALS, 1e-4j, *PLANE
    ),
    "deg2rad": unary(lambda x: x * mp.pi / 180, *REALS),
    "rad2deg": unary(lambda x: x * 180 / mp.pi, *REALS),
    "maximum": binary(max, *REAL_PAIRS),
    "minimum": binary(min, *REAL_PAIRS),
    "fmax": binary(max, *REAL_PAIRS),
    "fmin": binary(min, *REAL_PAIRS),
    "clamp": Sample(
        lambda x, lower, upper: min(max(x, lower), upper),
        ((0.4, -1.0, 1.0), (-2.0, -1.0, 1.0), (3.0, -1.0, 1.0), (3.0, 2.0, 1.0)),
    ),
    "copysign": binary(_copysign, *REAL_PAIRS),
    "rem": binary(lambda a, b: a - _trunc(a / b) * b, *REAL_PAIRS, (7.3, 1.9), (-7.3, 1.9)),
    "mod": binary(lambda a, b: a - mp.floor(a / b) * b, *REAL_PAIRS, (7.3, 1.9), (-7.3, 1.9)),
    "floor_divide": binary(lambda a, b: mp.floor(a / b), *REAL_PAIRS, (7.3, 1.9)),
    "floor": unary(mp.floor, *REALS),
    "ceil": unary(mp.ceil, *REALS),
    "round": unary(_real_round, *REALS),
    "trunc": unary(_trunc, *REALS),
    "conj": unary(mp.conj, *REALS, *PLANE),
    "real": unary(mp.re, *REALS, *PLANE),
    "imag": unary(mp.im, *REALS, *PLANE),
    "abs": unary(mp.fabs, *REALS, *PLANE),
    "angle": unary(mp.arg, *REALS, *PLANE),
    "sign": unary(mp.sign, *REALS),
    "erf": unary(mp.erf, *REALS),
    "erfc": unary(mp.erfc, *REALS, 6.0),
}
