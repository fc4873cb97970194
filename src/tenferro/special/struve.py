"""Struve functions (DLMF §11), differentiable in the argument but not in the order.

With p = (x/2)ᵛ / (√π Γ(v + 3/2)), H'ᵥ is Hᵥ₋₁ - (v/x) Hᵥ, or p + (v/x) Hᵥ - Hᵥ₊₁, or their mean
(DLMF 11.4.23, 11.4.24; of Lᵥ 11.4.25, 11.4.26, where Lᵥ₊₁ is added). The first cancels near the
origin for small orders, the others far from it.

Maths note: bessel.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tenferro.ops.base import f
from tenferro.special.declare import REAL, declare_with_order
from tenferro.tensor import Array

__all__ = ["modstruve", "struve"]


def _slope(name: str, sign: int) -> Callable[..., Any]:
    def slope(v: Array, x: Array, y: Array) -> Any:
        near, low = f.less(f.abs(x), 1), v < 1
        rising = f.where(near, low, False)
        function, inside = getattr(f, name), f.where(near, x, 0.5)
        above = sign * function(v + 1, inside)
        below = function(f.where(rising, 1, v - 1), x)
        power = f.pow(inside / 2, v) * f.rgamma(v + 1.5) / math.sqrt(math.pi)
        quotient = v * _quotient(y, x)
        inner = f.where(low, power + quotient + above, 0.5 * (below + power + above))
        return f.where(near, inner, below - quotient)

    return slope


def _quotient(y: Array, x: Array) -> Any:
    """y / x, and 0 at the origin."""
    origin = f.equal(x, 0)
    return f.where(origin, 0, y / f.where(origin, 1, x))


struve = declare_with_order(
    "struve(v, x)",
    "Struve's function H of order v; real.",
    "struve(0.0, 1.0) → Tensor(0.56865663)",
    _slope("struve", -1),
    kinds=REAL,
)
modstruve = declare_with_order(
    "modstruve(v, x)",
    "The modified Struve function L of order v; real.",
    "modstruve(0.0, 1.0) → Tensor(0.71024319)",
    _slope("modstruve", 1),
    kinds=REAL,
)
