"""Hypergeometric functions (DLMF §13, §15, §16), differentiable in the argument.

A derivative is the same function with every parameter raised by 1 (DLMF 13.3.15, 13.3.22, 15.5.1,
16.3.1). The derivative in a parameter raises `ADRuleError`.

Maths note: hypergeometric.
"""

from __future__ import annotations

from tenferro.ops.base import f
from tenferro.special.declare import REAL, declare_with_order

__all__ = ["hyp0f1", "hyp1f1", "hyp2f1", "hyperu"]

hyp0f1 = declare_with_order(
    "hyp0f1(v, z)",
    "The confluent hypergeometric limit function ₀F₁(v; z) of real v; z real or complex.",
    "hyp0f1(1.0, 1.0) → Tensor(2.2795853)",
    lambda v, z, y: f.hyp0f1(v + 1, z) / v,
    parameters=("parameter v",),
)
hyp1f1 = declare_with_order(
    "hyp1f1(a, b, x)",
    "Kummer's function ₁F₁(a; b; x) of real a and b; x real or complex.",
    "hyp1f1(1.0, 2.0, 1.0) → Tensor(1.71828183)",
    lambda a, b, z, y: a / b * f.hyp1f1(a + 1, b + 1, z),
    parameters=("parameter a", "parameter b"),
)
hyperu = declare_with_order(
    "hyperu(a, b, x)",
    "Tricomi's function U(a, b, x) for x > 0; real.",
    "hyperu(1.0, 2.0, 4.0) → Tensor(0.25)",
    lambda a, b, x, y: -a * f.hyperu(a + 1, b + 1, x),
    kinds=REAL,
    parameters=("parameter a", "parameter b"),
)
hyp2f1 = declare_with_order(
    "hyp2f1(a, b, c, z)",
    "Gauss' function ₂F₁(a, b; c; z) of real a, b, c; z real (up to 1) or complex, cut from 1 on.",
    "hyp2f1(1.0, 1.0, 2.0, 0.5) → Tensor(1.38629436)",
    lambda a, b, c, z, y: a * b / c * f.hyp2f1(a + 1, b + 1, c + 1, z),
    parameters=("parameter a", "parameter b", "parameter c"),
)
