"""Pointwise families by other ones: what an engine without code for them computes."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.ops.arrays.pointwise import powf
from tenferro.ops.base import FAMILIES, convert_to, f
from tenferro.tensor.dtypes import uint64


def _clamp(x: Any, low: Any, high: Any) -> Any:
    return f.minimum(f.maximum(x, low), high)


def _choose(relation: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    """The operand for which the relation to the other holds; of a number and NaN, the number."""

    def formula(x: Any, y: Any) -> Any:
        return f.where(relation(x, y) | f.not_equal(y, y), x, y)

    return formula


def _logistic(x: Any) -> Any:
    """1 / (1 + exp(-x)) with the exponential that does not overflow."""
    negative = f.less(f.real(x), 0)
    decaying = f.exp(f.where(negative, x, -x))
    return f.where(negative, decaying, 1) / (1 + decaying)


def _logaddexp(x: Any, y: Any) -> Any:
    """The larger operand and the distance of the other; equal infinities have none."""
    distance = f.where(f.equal(x, y), 0, f.abs(x - y))
    return f.maximum(x, y) + f.log1p(f.exp(-distance))


def _sinc(x: Any) -> Any:
    zero = f.equal(x, 0)
    angle = math.pi * f.where(zero, 1, x)
    return f.where(zero, 1, f.sin(angle) / angle)


def _angle(x: Any) -> Any:
    return f.atan2(f.imag(x), f.real(x))


def _times(logarithm: Callable[[Any], Any]) -> Callable[[Any, Any], Any]:
    """x times a logarithm of y, zero for zero x unless y is NaN."""

    def formula(x: Any, y: Any) -> Any:
        zero = f.equal(x, 0) & f.equal(y, y)
        return f.where(zero, 0, x * logarithm(f.where(zero, 1, y)))

    return formula


def _powi(x: Any, *, exponent: int) -> Any:
    """By repeated squaring; integers have no negative powers."""
    if exponent < 0 and x.dtype.kind in "iu":
        return None
    result: Any = None
    n = abs(exponent)
    while n:
        if n & 1:
            result = x if result is None else result * x
        n >>= 1
        x = x * x if n else x
    if result is None:
        return f.where(True, 1, x)
    return f.reciprocal(result) if exponent < 0 else result


def _mul_high(x: Any, y: Any) -> Any:
    """The upper half of a product: in a wider type, or of 64 bits by halves (Knuth, 4.3.1)."""
    kind, bits = x.dtype.kind, 8 * x.dtype.itemsize
    if bits < 64:
        wide = np.dtype(f"{kind}8")
        product = convert_to(x, wide) * convert_to(y, wide)
        return convert_to(product >> bits, x.dtype)
    if kind == "i":
        high = _mul_high(convert_to(x, uint64), convert_to(y, uint64))
        excess = f.where(x < 0, y, 0) + f.where(y < 0, x, 0)
        return convert_to(high, x.dtype) - excess
    half = 2**32 - 1
    (a, b), (c, d) = ((z >> 32, z & half) for z in (x, y))
    low, left, right = b * d, a * d, b * c
    middle = (low >> 32) + (left & half) + (right & half)
    return a * c + (left >> 32) + (right >> 32) + (middle >> 32)


@powf.formula
def _(x: Any, *, exponent: float) -> Any:
    return f.sqrt(x) if exponent == 0.5 else f.pow(x, exponent)


_FORMULAS: dict[str, Callable[..., Any]] = {
    "square": lambda x: x * x,
    "reciprocal": lambda x: None if x.dtype.kind in "iu" else 1 / x,  # integers are cut off
    "rsqrt": lambda x: 1 / f.sqrt(x),
    "deg2rad": lambda x: x * (math.pi / 180),
    "rad2deg": lambda x: x * (180 / math.pi),
    "clamp": _clamp,
    "fmax": _choose(f.greater_equal),
    "fmin": _choose(f.less_equal),
    "logistic": _logistic,
    "logaddexp": _logaddexp,
    "softplus": lambda x: f.logaddexp(x, f.zeros_like(x)),
    "log_sigmoid": lambda x: -f.softplus(-x),
    "sinc": _sinc,
    "angle": _angle,
    "xlogy": _times(f.log),
    "xlog1py": _times(f.log1p),
    "powi": _powi,
    "mul_high": _mul_high,
}
for _name, _formula in _FORMULAS.items():
    FAMILIES[_name].formula(_formula)
