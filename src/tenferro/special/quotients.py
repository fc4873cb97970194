"""Quotients whose numerator and denominator vanish together, by power series where they do.

Formulas in primitives: the series is differentiated as the quotient is, so every derivative keeps
its digits near the common zero.

Maths note: elementary_special.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro.eager import Tensor
from tenferro.ops.base import f
from tenferro.tensor import ArrayLike

__all__ = [
    "expm1_quotient_slope", "log1p_quotient", "log1p_quotient_slope", "log_quotient",
    "power_series", "sinh_quotient",
]  # fmt: skip

NEAR_ONE = 0.125
LOG_SERIES = tuple((-1) ** k / (k + 1) for k in range(20))
LOG_SLOPE_SERIES = tuple((k + 1) * c for k, c in enumerate(LOG_SERIES[1:]))
SINH_SERIES = tuple(1 / math.factorial(2 * k + 1) for k in range(12))
EXP_SLOPE_SERIES = tuple((k + 1) / math.factorial(k + 2) for k in range(20))


def power_series(coefficients: tuple[float, ...], x: ArrayLike) -> Tensor:
    """Horner's scheme."""
    total: Any = coefficients[-1]
    for coefficient in reversed(coefficients[:-1]):
        total = total * x + coefficient
    return total


def log_quotient(x: Any) -> Tensor:
    """log(x) / (x - 1)."""
    near = f.less(f.abs(x - 1), NEAR_ONE)
    away = f.where(near, 2, x)
    series = power_series(LOG_SERIES, f.where(near, x - 1, 0))
    return f.where(near, series, f.log(away) / (away - 1))


def sinh_quotient(x: ArrayLike) -> Tensor:
    """sinh(x) / x."""
    near = f.less(f.abs(x), 0.5)
    away, inside = f.where(near, 1, x), f.where(near, x, 0)
    return f.where(near, power_series(SINH_SERIES, inside * inside), f.sinh(away) / away)


def expm1_quotient_slope(x: ArrayLike, y: ArrayLike) -> Tensor:
    """The derivative of y = (exp(x) - 1) / x."""
    near = f.less(f.abs(x), 1)
    away, inside = f.where(near, 1, x), f.where(near, x, 0)
    series = power_series(EXP_SLOPE_SERIES, inside)
    return f.where(near, series, (f.exp(away) - y) / away)


def log1p_quotient(x: ArrayLike) -> Tensor:
    """log(1 + x) / x."""
    near = f.less(f.abs(x), NEAR_ONE)
    away, inside = f.where(near, 1, x), f.where(near, x, 0)
    return f.where(near, power_series(LOG_SERIES, inside), f.log1p(away) / away)


def log1p_quotient_slope(x: ArrayLike) -> Tensor:
    """The derivative of log(1 + x) / x."""
    near = f.less(f.abs(x), NEAR_ONE)
    away, inside = f.where(near, 1, x), f.where(near, x, 0)
    series = power_series(LOG_SLOPE_SERIES, inside)
    return f.where(near, series, (1 / (1 + away) - f.log1p(away) / away) / away)
