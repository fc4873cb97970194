"""What sums and products lose when they are rounded, exactly.

With them a value is the unevaluated sum of two floating-point numbers, which has twice the digits.
All are 0 where the sum or the product is not finite. Maths note: double_double.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro.ops.arrays.pointwise import pointwise
from tenferro.ops.base import apply, f
from tenferro.tensor.dtypes import float32

_CONSTANT = "a rounding error is piecewise constant"
sum_error = pointwise("sum_error", "f", 2, zero_derivative=_CONSTANT)
product_error = pointwise("product_error", "f", 2, zero_derivative=_CONSTANT)
fast_sum_error = pointwise("fast_sum_error", "f", 2, zero_derivative=_CONSTANT)
"""As `sum_error`, where the first operand is zero or not smaller than the second one."""
rounded = pointwise("rounded", "f", 1, linear="all")
"""A product, rounded on its own: engines do not fuse it with the sum that reads it."""


@rounded.formula
def _(x: Any) -> Any:
    return x


@rounded.transpose(0)
def _(ct: Any, x: Any) -> Any:
    return ct


def rounded_product(x: Any, y: Any) -> Any:
    """The product in double of which `product_error` is the error."""
    return apply(rounded.bind(), x * y)


def _finite(e: Any) -> Any:
    return f.where(f.less(f.abs(e), math.inf), e, 0.0)


@sum_error.formula
def _(x: Any, y: Any) -> Any:
    """x + y - fl(x + y), for any order of magnitudes (Knuth, 4.2.2)."""
    s = x + y
    rest = s - x
    return _finite((x - (s - rest)) + (y - rest))


@fast_sum_error.formula
def _(x: Any, y: Any) -> Any:
    return _finite(y - ((x + y) - x))


@product_error.formula
def _(x: Any, y: Any) -> Any:
    """x y - fl(x y), of halves (Dekker, Numer. Math. 18, 1971): exact below 2^996 (2^115)."""
    (a, b), (c, d) = _halves(x), _halves(y)
    return _finite(((a * c - rounded_product(x, y)) + a * d + b * c) + b * d)


def _halves(x: Any) -> tuple[Any, Any]:
    """Two numbers of half as many bits each, by Veltkamp's splitting."""
    scaled = x * (2.0**12 + 1 if x.dtype == float32 else 2.0**27 + 1)
    high = scaled - (scaled - x)
    return high, x - high


__all__ = ["fast_sum_error", "product_error", "rounded_product", "sum_error"]
