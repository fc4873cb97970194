"""The error function and its relatives (DLMF §7). Maths note: error_functions."""

from __future__ import annotations

import math

from tenferro.ops.base import f
from tenferro.special.declare import INEXACT, declare, named
from tenferro.special.error_formulas import erfcinv_value, erfcx_value, erfinv_value
from tenferro.special.faddeeva import dawson_slope, scaled_slope

__all__ = ["dawsn", "erf", "erfc", "erfcinv", "erfcx", "erfi", "erfinv"]

TWO_OVER_SQRT_PI = 2 / math.sqrt(math.pi)

erfcx = declare(
    "erfcx(x)",
    "exp(x²) erfc(x), which neither overflows nor underflows for large x; real or complex.",
    "erfcx(0.0) → Tensor(1.)",
    scaled_slope,
    kinds=INEXACT,
    formula=erfcx_value,
)
erfi = declare(
    "erfi(x)",
    "-i erf(i x) = 2/√π ∫₀ˣ exp(t²) dt; real or complex.",
    "erfi(0.5) → Tensor(0.61495209)",
    lambda x, y: TWO_OVER_SQRT_PI * f.exp(x * x),
    kinds=INEXACT,
)
dawsn = declare(
    "dawsn(x)",
    "Dawson's integral exp(-x²) ∫₀ˣ exp(t²) dt; real or complex.",
    "dawsn(1.0) → Tensor(0.53807951)",
    dawson_slope,
    kinds=INEXACT,
)
erfinv = declare(
    "erfinv(x)",
    "The inverse of `erf` on (-1, 1); infinite at ±1, NaN outside; real.",
    "erfinv(0.5) → Tensor(0.47693628)",
    lambda x, y: f.exp(y * y) / TWO_OVER_SQRT_PI,
    formula=erfinv_value,
)
erfcinv = declare(
    "erfcinv(x)",
    "The inverse of `erfc` on (0, 2); infinite at 0 and 2, NaN outside; real.",
    "erfcinv(0.5) → Tensor(0.47693628)",
    lambda x, y: f.exp(y * y) / -TWO_OVER_SQRT_PI,
    formula=erfcinv_value,
)
erf = named(
    "erf",
    "erf(x)",
    "The error function 2/√π ∫₀ˣ exp(-t²) dt, element by element; real or complex.",
    "erf(0.5) → Tensor(0.52049988)",
)
erfc = named(
    "erfc",
    "erfc(x)",
    "1 - erf(x), accurate where erf(x) is close to 1; real or complex.",
    "erfc(0.5) → Tensor(0.47950012)",
)
