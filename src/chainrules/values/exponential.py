"""Exponentials, logarithms and the logistic family."""

import cmath
import math
from collections.abc import Callable

from chainrules.values.dispatch import (
    INF,
    NAN,
    Number,
    complex_function,
    real_function,
    real_or_complex,
)

LN_2 = math.log(2.0)
LN_10 = math.log(10.0)


def polar_exp(exponent: float, angle: float) -> complex:
    """exp(exponent + i angle), with infinities where a part overflows."""
    if not math.isfinite(angle):
        if exponent == -INF:
            return complex(0.0, math.copysign(0.0, angle))
        return complex(INF if exponent == INF else NAN, NAN)
    half = real_exp(exponent / 2)
    real, imag = half * math.cos(angle) * half, half * math.sin(angle) * half
    return complex(real, imag if angle else angle)


real_exp = real_function(math.exp)
complex_exp = complex_function(
    cmath.exp,
    overflow=lambda z: polar_exp(z.real, z.imag),
    singular=lambda z: polar_exp(z.real, z.imag),
)
exp = real_or_complex(real_exp, complex_exp)
exp2 = real_or_complex(
    real_function(math.exp2), lambda z: complex_exp(complex(z.real * LN_2, z.imag * LN_2))
)


def _complex_expm1(z: complex) -> complex:
    """expm1(x) cos y - 2 sin²(y / 2) + i exp(x) sin y, free of cancellation near 0."""
    w = complex_exp(z)
    if not (abs(z.real) < 1 and math.isfinite(z.imag)):
        return complex(w.real - 1, w.imag)
    real = math.expm1(z.real) * math.cos(z.imag) - 2 * math.sin(z.imag / 2) ** 2
    return complex(real, w.imag)


expm1 = real_or_complex(real_function(math.expm1), _complex_expm1)


def _log_of_zero(z: complex) -> complex:
    return complex(-INF, cmath.phase(z))


def _scaled(factor: float) -> Callable[[complex], complex]:
    def evaluate(z: complex) -> complex:
        w = complex_log(z)
        return complex(w.real / factor, w.imag / factor)

    return evaluate


def _complex_log1p(z: complex) -> complex:
    """log(1 + z); where |1 + z| is near 1 from |1 + z|² - 1 = 2x + x² + y², rounded once."""
    w = complex_log(complex(1.0 + z.real, z.imag))
    if not abs(w.real) < 0.7:
        return w
    square = math.fsum((2.0 * z.real, *_exact_square(z.real), *_exact_square(z.imag)))
    return complex(0.5 * math.log1p(square), w.imag)


def _exact_square(x: float) -> tuple[float, float]:
    """The rounded square and its error (Dekker, Numerische Mathematik 18, 1971)."""
    square, scaled = x * x, (2.0**27 + 1) * x
    high = scaled - (scaled - x)
    low = x - high
    return square, ((high * high - square) + 2 * high * low) + low * low


real_log = real_function(math.log, poles={0.0: -INF})
complex_log = complex_function(cmath.log, singular=_log_of_zero)
log = real_or_complex(real_log, complex_log)
log2 = real_or_complex(real_function(math.log2, poles={0.0: -INF}), _scaled(LN_2))
log10 = real_or_complex(real_function(math.log10, poles={0.0: -INF}), _scaled(LN_10))
log1p = real_or_complex(real_function(math.log1p, poles={-1.0: -INF}), _complex_log1p)


def logaddexp(x: float, y: float) -> float:
    """max + log1p(exp(-|x - y|)); equal infinities are their own result."""
    if x == y:
        return x + LN_2
    gap = abs(x - y)
    return gap if math.isnan(gap) else max(x, y) + math.log1p(math.exp(-gap))


def _real_logistic(x: float) -> float:
    small = real_exp(-abs(x))
    return (1.0 if x >= 0 else small) / (1.0 + small)


def _complex_logistic(z: complex) -> complex:
    small = complex_exp(-z if z.real >= 0 else z)
    denominator = 1 + small
    if denominator == 0:
        return complex(INF, NAN)
    return (1.0 if z.real >= 0 else small) / denominator


logistic = real_or_complex(_real_logistic, _complex_logistic)


def softplus(x: float) -> float:
    return logaddexp(x, 0.0)


def log_sigmoid(x: float) -> float:
    return -logaddexp(-x, 0.0)


def xlogy(x: Number, y: Number) -> Number:
    return _zero_absorbs(x, y, log)


def xlog1py(x: Number, y: Number) -> Number:
    return _zero_absorbs(x, y, log1p)


def _zero_absorbs(x: Number, y: Number, logarithm: Callable[[Number], Number]) -> Number:
    """x logarithm(y), and 0 at x = 0 unless y is NaN."""
    return 0.0 * x * (1.0 if y == y else NAN) if x == 0 else x * logarithm(y)
