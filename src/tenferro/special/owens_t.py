"""Owen's function of the bivariate normal distribution. Maths note: error_functions."""

from __future__ import annotations

import math
from typing import Any

from tenferro.ops.base import f
from tenferro.special.declare import declare
from tenferro.tensor import Array

__all__ = ["owens_t"]


def _in_h(h: Any, a: Array, y: Array) -> Any:
    return f.exp(-0.5 * h * h) * f.erf(a * h / math.sqrt(2)) / (-2 * math.sqrt(2 * math.pi))


def _in_a(h: Any, a: Array, y: Array) -> Any:
    q = 1 + a * a
    return f.exp(-0.5 * h * h * q) / (2 * math.pi * q)


owens_t = declare(
    "owens_t(h, a)",
    (
        "T(h, a) = 1/2π ∫₀ᵃ exp(-h²(1 + t²)/2) / (1 + t²) dt; real.\n\n"
        "The probability of X > h and 0 < Y < a X for independent standard normal X and Y."
    ),
    "owens_t(1.0, 0.5) → Tensor(0.04306469)",
    _in_h,
    _in_a,
)
