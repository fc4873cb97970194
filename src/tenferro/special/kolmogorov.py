"""Kolmogorov's distribution, whose density is a theta function (DLMF 20.2, 20.7.30).

Maths note: error_functions.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro.ops.base import f
from tenferro.special.declare import declare
from tenferro.tensor import Array

__all__ = ["kolmogi", "kolmogorov"]

MIDDLE = 1.0
TERMS = 5


def _density(x: Array) -> Any:
    """-∂/∂x of 2 Σ (-1)ᵏ⁻¹ exp(-2 k² x²), and of Jacobi's transformation of it for small x."""
    large = x > MIDDLE
    a = f.where(large, x, MIDDLE)
    above = [(-1) ** k * -8 * k * k * a * f.exp(-2 * k * k * a * a) for k in range(1, TERMS)]
    positive = x > 0
    inverse = 1 / f.where(large, MIDDLE, f.where(positive, x, MIDDLE))
    below = [_transformed((2 * k - 1) * math.pi / 2, inverse) for k in range(1, TERMS)]
    return f.where(large, _sum(above), f.where(positive, _sum(below), 0))


def _transformed(c: float, u: Array) -> Any:
    """The derivative of √(2π)/x exp(-c²/(2 x²)) in x, with u = 1/x."""
    cu = c * u
    return math.sqrt(2 * math.pi) * u * u * (cu * cu - 1) * f.exp(-0.5 * cu * cu)


def _sum(terms: list[Any]) -> Any:
    return sum(terms[1:], terms[0])


kolmogorov = declare(
    "kolmogorov(y)",
    "2 Σ (-1)ᵏ⁻¹ exp(-2 k² y²) over k >= 1, the limit of Kolmogorov's test statistic; real.",
    "kolmogorov([0.0, 1.0]) → Tensor([1.        , 0.26999967])",
    lambda x, y: -_density(x),
)
kolmogi = declare(
    "kolmogi(p)",
    "The inverse of `kolmogorov`; real.",
    "kolmogi(0.26999967167735456) → Tensor(1.)",
    lambda p, x: -1 / _density(x),
)
