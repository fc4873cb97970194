"""The error function and its relatives (DLMF §7)."""

from __future__ import annotations

import math
from typing import Any

from tenferro.ops.formulas import f
from tenferro.special.declare import INEXACT, declare
from tenferro.special.faddeeva import dawson_slope, scaled_slope

__all__ = ["dawsn", "erf", "erfc", "erfcinv", "erfcx", "erfi", "erfinv"]

TWO_OVER_SQRT_PI = 2 / math.sqrt(math.pi)

declare("erfcx", scaled_slope, kinds=INEXACT)
declare("erfi", lambda x, y: TWO_OVER_SQRT_PI * f.exp(x * x), kinds=INEXACT)
declare("dawsn", dawson_slope, kinds=INEXACT)
declare("erfinv", lambda x, y: f.exp(y * y) / TWO_OVER_SQRT_PI)
declare("erfcinv", lambda x, y: f.exp(y * y) / -TWO_OVER_SQRT_PI)


def erf(x: Any) -> Any:
    """The error function 2/√π ∫₀ˣ exp(-t²) dt, element by element; real or complex.

    >>> erf(0.5)
    Tensor(0.52049988)
    """
    return f.erf(x)


def erfc(x: Any) -> Any:
    """1 - erf(x), accurate where erf(x) is close to 1; real or complex.

    >>> erfc(0.5)
    Tensor(0.47950012)
    """
    return f.erfc(x)


def erfcx(x: Any) -> Any:
    """exp(x²) erfc(x), which neither overflows nor underflows for large x; real or complex.

    >>> erfcx(0.0)
    Tensor(1.)
    """
    return f.erfcx(x)


def erfi(x: Any) -> Any:
    """-i erf(i x) = 2/√π ∫₀ˣ exp(t²) dt; real or complex.

    >>> erfi(0.5)
    Tensor(0.61495209)
    """
    return f.erfi(x)


def dawsn(x: Any) -> Any:
    """Dawson's integral exp(-x²) ∫₀ˣ exp(t²) dt; real or complex.

    >>> dawsn(1.0)
    Tensor(0.53807951)
    """
    return f.dawsn(x)


def erfinv(x: Any) -> Any:
    """The inverse of `erf` on (-1, 1); infinite at ±1, NaN outside; real.

    >>> erfinv(0.5)
    Tensor(0.47693628)
    """
    return f.erfinv(x)


def erfcinv(x: Any) -> Any:
    """The inverse of `erfc` on (0, 2); infinite at 0 and 2, NaN outside; real.

    >>> erfcinv(0.5)
    Tensor(0.47693628)
    """
    return f.erfcinv(x)
