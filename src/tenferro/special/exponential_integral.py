"""Exponential, sine and cosine integrals, Fresnel integrals, Airy functions, Spence's function.

Maths note: error_functions.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro.ops.base import f
from tenferro.special.declare import INEXACT, REAL, declare, declare_several, declare_with_order
from tenferro.special.quotients import log_quotient, sinh_quotient
from tenferro.tensor import Array

__all__ = ["airy", "exp1", "expi", "expn", "fresnel", "shichi", "sici", "spence"]


def _expn_slope(n: Array, x: Array, y: Array) -> Any:
    """-Eₙ₋₁(x), and the derivative of E₀(x) = exp(-x)/x written out."""
    zero = f.equal(n, 0)
    lowest = f.exp(-x) * (x + 1) / (x * x)
    return -f.where(zero, lowest, f.expn(f.where(zero, 0, n - 1), x))


expi = declare(
    "expi(x)",
    "Ei(x) = -∫ exp(-t)/t dt from -x to ∞, as a principal value for x > 0; real or complex.",
    "expi(1.0) → Tensor(1.89511782)",
    lambda x, y: f.exp(x) / x,
    kinds=INEXACT,
)
exp1 = declare(
    "exp1(z)",
    "E₁(z) = ∫ exp(-t)/t dt from z to ∞; real or complex, cut along z < 0 (NaN for real z < 0).",
    "exp1(1.0) → Tensor(0.21938393)",
    lambda x, y: -f.exp(-x) / x,
    kinds=INEXACT,
)
spence = declare(
    "spence(z)",
    "Spence's function ∫ log(t)/(1 - t) dt from 1 to z; real or complex, cut along z < 0.",
    "spence(0.0) → Tensor(1.64493407)",
    lambda x, y: -log_quotient(x),
    kinds=INEXACT,
)
expn = declare_with_order(
    "expn(n, x)",
    "Eₙ(x) = ∫ exp(-x t) t⁻ⁿ dt from 1 to ∞ for n >= 0, truncated to integers, and x >= 0; real.",
    "expn(2, 1.0) → Tensor(0.14849551)",
    _expn_slope,
    kinds=REAL,
    parameters=("order n",),
    whole=True,
)
sici = declare_several(
    "sici(x)",
    "The sine and the cosine integral, a pair; real (Ci is NaN for x < 0) or complex.",
    "sici(1.0) → (Tensor(0.94608307), Tensor(0.33740392))",
    lambda x, out: f.sinc(x / math.pi),
    lambda x, out: f.cos(x) / x,
)
shichi = declare_several(
    "shichi(x)",
    "The hyperbolic sine and cosine integral, a pair; real or complex.",
    "shichi(1.0) → (Tensor(1.05725088), Tensor(0.83786694))",
    lambda x, out: sinh_quotient(x),
    lambda x, out: f.cosh(x) / x,
)
fresnel = declare_several(
    "fresnel(z)",
    "∫ sin(π t²/2) dt and ∫ cos(π t²/2) dt from 0 to z, a pair; real or complex.",
    "fresnel(1.0) → (Tensor(0.43825915), Tensor(0.7798934))",
    lambda x, out: f.sin(math.pi / 2 * x * x),
    lambda x, out: f.cos(math.pi / 2 * x * x),
)
airy = declare_several(
    "airy(z)",
    "The Airy functions Ai, Ai', Bi, Bi', a tuple of four; real or complex.",
    "airy(0.0) → (Tensor(0.35502805), Tensor(-0.2588194), Tensor(0.61492663), Tensor(0.44828836))",
    lambda x, out: out[1],
    lambda x, out: x * out[0],
    lambda x, out: out[3],
    lambda x, out: x * out[2],
)
