"""The beta function (DLMF §5.12). Maths note: gamma."""

from __future__ import annotations

from typing import Any

from tenferro.special.declare import declare
from tenferro.special.gamma_differences import digamma_difference
from tenferro.tensor import Array

__all__ = ["beta", "betaln"]


def _logarithmic_slope(a: Array, b: Array) -> Any:
    return -digamma_difference(a, b)


betaln = declare(
    "betaln(a, b)",
    "log |B(a, b)|; real.",
    "betaln(2.0, 3.0) → Tensor(-2.48490665)",
    lambda a, b, y: _logarithmic_slope(a, b),
    lambda a, b, y: _logarithmic_slope(b, a),
)
beta = declare(
    "beta(a, b)",
    "B(a, b) = Γ(a) Γ(b) / Γ(a + b); real.",
    "beta(2.0, 3.0) → Tensor(0.08333333)",
    lambda a, b, y: y * _logarithmic_slope(a, b),
    lambda a, b, y: y * _logarithmic_slope(b, a),
)
