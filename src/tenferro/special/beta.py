"""The beta function (DLMF §5.12)."""

from __future__ import annotations

from typing import Any

from tenferro.ops.formulas import f
from tenferro.special.declare import declare
from tenferro.special.gamma_differences import digamma_difference

__all__ = ["beta", "betaln"]


def _logarithmic_slope(a: Any, b: Any) -> Any:
    return -digamma_difference(a, b)


declare(
    "betaln", lambda a, b, y: _logarithmic_slope(a, b), lambda a, b, y: _logarithmic_slope(b, a)
)
declare(
    "beta",
    lambda a, b, y: y * _logarithmic_slope(a, b),
    lambda a, b, y: y * _logarithmic_slope(b, a),
)


def beta(a: Any, b: Any) -> Any:
    """B(a, b) = Γ(a) Γ(b) / Γ(a + b); real.

    >>> beta(2.0, 3.0)
    Tensor(0.08333333)
    """
    return f.beta(a, b)


def betaln(a: Any, b: Any) -> Any:
    """log |B(a, b)|; real.

    >>> betaln(2.0, 3.0)
    Tensor(-2.48490665)
    """
    return f.betaln(a, b)
