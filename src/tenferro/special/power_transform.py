"""The Box-Cox transformation, its inverse, and the Tukey lambda distribution.

With L = log x, boxcox(x, λ) = (exp(λ L) - 1) / λ, and the derivative in λ is L² D(λ L) where D is
the derivative of (exp(u) - 1) / u; that of the inverse similarly by D of log(1 + u) / u.

Maths note: elementary_special.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro.ops.base import f
from tenferro.special.declare import declare
from tenferro.special.quotients import (
    EXP_SLOPE_SERIES,
    log1p_quotient,
    log1p_quotient_slope,
    power_series,
)
from tenferro.tensor import Array

__all__ = ["boxcox", "boxcox1p", "inv_boxcox", "inv_boxcox1p", "tklmbda"]


TINY, SUBNORMAL, SQUARE = 1e-19, 1e-300, 1e-154
"""Below these, k is 0 compared with its logarithm, a product has lost digits, a square
underflows."""


def _in_parameter(power: Any, logarithm: Any, lmbda: Array, y: Array) -> Any:
    """The derivative of y = (xᵏ - 1) / k in k, from xᵏ and log x."""
    u = lmbda * logarithm
    near = f.less(f.abs(u), 1)
    inside = f.where(near, u, 0)
    series = logarithm * logarithm * power_series(EXP_SLOPE_SERIES, inside)
    product = f.where(f.equal(power, 0), 0, power * logarithm)
    return f.where(near, series, (product - y) / f.where(near, 1, lmbda))


def _inverse_in_value(y: Array, lmbda: Array) -> Any:
    """1 + k y to the power 1/k - 1."""
    return f.exp((1 - lmbda) * y * log1p_quotient(lmbda * y))


def _inverse_in_parameter(y: Array, lmbda: Array) -> Any:
    """The derivative of log(1 + k y) / k in k."""
    return y * y * log1p_quotient_slope(lmbda * y)


def _quantile_slopes(p: Array, lmbda: Array) -> tuple[Any, Any]:
    """Derivatives in p and λ of the Tukey lambda distribution's quantile Q(p) = (pᵏ - qᵏ) / k."""
    q = 1 - p
    terms = [_in_parameter(f.pow(t, lmbda), f.log(t), lmbda, f.boxcox(t, lmbda)) for t in (p, q)]
    return f.pow(p, lmbda - 1) + f.pow(q, lmbda - 1), terms[0] - terms[1]


def _within_support(p: Array) -> tuple[Any, Any]:
    """Whether 0 < p < 1, and p or a number that is."""
    within = f.greater(p * (1 - p), 0)
    return within, f.where(within, p, 0.5)


def _distribution_in_x(x: Array, lmbda: Array, p: Array) -> Any:
    within, p = _within_support(p)
    return f.where(within, 1 / _quantile_slopes(p, lmbda)[0], 0)


def _distribution_in_parameter(x: Array, lmbda: Array, p: Array) -> Any:
    within, p = _within_support(p)
    in_p, in_parameter = _quantile_slopes(p, lmbda)
    return f.where(within, -in_parameter / in_p, 0)


def _over(difference: Any, lmbda: Array) -> Any:
    return difference / f.where(f.equal(lmbda, 0), 1, lmbda)


def _boxcox(x: Array, lmbda: Array) -> Any:
    """expm1(k log x) / k; log x where k is too small for a difference."""
    logarithm = f.log(x)
    return f.where(f.abs(lmbda) < TINY, logarithm, _over(f.expm1(lmbda * logarithm), lmbda))


def _boxcox1p(x: Array, lmbda: Array) -> Any:
    """The same of 1 + x, and log(1 + x) where the product underflows."""
    logarithm = f.log1p(x)
    linear = (f.abs(lmbda) < TINY) | (f.abs(lmbda * logarithm) < SUBNORMAL)
    return f.where(linear, logarithm, _over(f.expm1(lmbda * logarithm), lmbda))


def _inv_boxcox(y: Array, lmbda: Array) -> Any:
    """exp(log1p(k y) / k), with the logarithm of the product where that overflows."""
    product = lmbda * y
    far = f.log(f.sign(lmbda) * y) + f.log(f.abs(lmbda))
    logarithm = f.where(product < math.inf, f.log1p(product), far)
    return f.where(f.equal(lmbda, 0), f.exp(y), f.exp(_over(logarithm, lmbda)))


def _inv_boxcox1p(y: Array, lmbda: Array) -> Any:
    product = lmbda * y
    far = f.log(f.sign(lmbda) * y) + f.log(f.abs(lmbda))
    logarithm = f.where(product < math.inf, f.log1p(product), far)
    value = f.expm1(_over(logarithm, lmbda))
    return f.where(f.equal(lmbda, 0), f.expm1(y), f.where(f.abs(product) < SQUARE, y, value))


boxcox = declare(
    "boxcox(x, lmbda)",
    "(x to the power lmbda, minus 1) / lmbda, and log(x) for lmbda = 0; x >= 0, real.",
    "boxcox([1.0, 4.0], 0.5) → Tensor([0., 2.])",
    lambda x, k, y: f.pow(x, k - 1),
    lambda x, k, y: _in_parameter(f.pow(x, k), f.log(x), k, y),
    formula=_boxcox,
)
boxcox1p = declare(
    "boxcox1p(x, lmbda)",
    "boxcox(1 + x, lmbda), accurate for small x; x >= -1, real.",
    "boxcox1p([0.0, 3.0], 0.5) → Tensor([0., 2.])",
    lambda x, k, y: f.exp((k - 1) * f.log1p(x)),
    lambda x, k, y: _in_parameter(f.exp(k * f.log1p(x)), f.log1p(x), k, y),
    formula=_boxcox1p,
)
inv_boxcox = declare(
    "inv_boxcox(y, lmbda)",
    "The x with boxcox(x, lmbda) = y; real.",
    "inv_boxcox([0.0, 2.0], 0.5) → Tensor([1., 4.])",
    lambda y, k, x: _inverse_in_value(y, k),
    lambda y, k, x: x * _inverse_in_parameter(y, k),
    formula=_inv_boxcox,
)
inv_boxcox1p = declare(
    "inv_boxcox1p(y, lmbda)",
    "The x with boxcox1p(x, lmbda) = y; real.",
    "inv_boxcox1p([0.0, 2.0], 0.5) → Tensor([0., 3.])",
    lambda y, k, x: _inverse_in_value(y, k),
    lambda y, k, x: (1 + x) * _inverse_in_parameter(y, k),
    formula=_inv_boxcox1p,
)
tklmbda = declare(
    "tklmbda(x, lmbda)",
    "The Tukey lambda distribution function, inverse of (pᵏ - (1 - p)ᵏ) / k with k = lmbda; real.",
    "tklmbda(0.5, 1.0) → Tensor(0.75)",
    _distribution_in_x,
    _distribution_in_parameter,
)
