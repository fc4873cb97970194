"""Complex double-double numbers: their parts, and elementary functions of them.

Functions are formulas of real ones; logarithms and roots are one step of Newton's method from the
value in double, so that errors are relative to the size of the value, not to each part. Maths note:
double_double.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.ops.base import f, imag, real
from tenferro.precision.rules.elementary import LN2, LN10, cosh, exp as real_exp, sincos, sinh
from tenferro.precision.rules.pair import (
    Pair,
    conjugate,
    finite_or,
    joined,
    number,
    split,
    where,
)
from tenferro.precision.rules.table import COMPLEX_RULES, RULES, Function, pointwise

REAL_ONLY = frozenset(
    "exp2 expm1 log1p asin acos atan asinh acosh atanh cbrt sort top_k order_statistics".split()
)
"""Families of which there is a rule for real numbers only."""

pointwise("real")(lambda x: x.map(real))
pointwise("imag")(lambda x: x.map(imag))
pointwise("conj")(conjugate)
pointwise("complex")(joined)


def _function(family: str) -> Callable[[Function], Function]:
    return pointwise(family, of=COMPLEX_RULES)


@_function("exp")
def exp(x: Pair) -> Pair:
    """The exponential."""
    size, (s, c) = real_exp(split(x)[0]), sincos(split(x)[1])
    return finite_or(joined(size * c, size * s), f.exp(x.high))


@_function("log")
def log(x: Pair) -> Pair:
    """y + t - t²/2 for the logarithm y in double and t = x exp(-y) - 1."""
    y = f.log(x.high)
    t = x * exp(Pair(-y)) - 1.0
    return finite_or(y + (t - t.high * t.high * 0.5), y)


@_function("log2")
def _log2(x: Pair) -> Pair:
    return log(x) * number(1 / LN2)


@_function("log10")
def _log10(x: Pair) -> Pair:
    return log(x) * number(1 / LN10)


@_function("sqrt")
def sqrt(x: Pair) -> Pair:
    """The principal square root."""
    root = f.sqrt(x.high)
    left = (x - Pair(root) * Pair(root)).high
    return finite_or(root + Pair(left * 0.5 / root), root)


@_function("sin")
def _sin(x: Pair) -> Pair:
    return finite_or(_circular(x)[0], f.sin(x.high))


@_function("cos")
def _cos(x: Pair) -> Pair:
    return finite_or(_circular(x)[1], f.cos(x.high))


@_function("tan")
def _tan(x: Pair) -> Pair:
    s, c = _circular(x)
    return finite_or(s / c, f.tan(x.high))


def _circular(x: Pair) -> tuple[Pair, Pair]:
    """Sine and cosine."""
    (s, c), y = sincos(split(x)[0]), split(x)[1]
    return joined(s * cosh(y), c * sinh(y)), joined(c * cosh(y), -(s * sinh(y)))


@_function("sinh")
def _sinh(x: Pair) -> Pair:
    return finite_or(_hyperbolic(x)[0], f.sinh(x.high))


@_function("cosh")
def _cosh(x: Pair) -> Pair:
    return finite_or(_hyperbolic(x)[1], f.cosh(x.high))


@_function("tanh")
def _tanh(x: Pair) -> Pair:
    s, c = _hyperbolic(x)
    return finite_or(s / c, f.tanh(x.high))


def _hyperbolic(x: Pair) -> tuple[Pair, Pair]:
    """Hyperbolic sine and cosine."""
    x, (s, c) = split(x)[0], sincos(split(x)[1])
    return joined(sinh(x) * c, cosh(x) * s), joined(cosh(x) * c, sinh(x) * s)


@_function("pow")
def power(x: Pair, y: Pair) -> Pair:
    """x^y as exp(y log x)."""
    value = f.pow(x.high, y.high)
    return where(f.equal(x.high, 0), Pair(value), finite_or(exp(y * log(x)), value))


@_function("powf")
def _powf(x: Pair, *, exponent: float) -> Pair:
    return sqrt(x) if exponent == 0.5 else power(x, Pair(f.zeros_like(x.high) + exponent))


@_function("sign")
def _sign(x: Pair) -> Pair:
    return finite_or(x / abs(x), f.sign(x.high))


def rule_for(name: str, *, is_complex: bool) -> Any:
    """The rule of a family, None if there is none for such numbers."""
    if not is_complex:
        return RULES.get(name)
    return COMPLEX_RULES.get(name) or (None if name in REAL_ONLY else RULES.get(name))
