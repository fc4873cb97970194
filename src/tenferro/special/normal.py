"""The standard normal distribution. Maths note: error_functions."""

from __future__ import annotations

import math
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.ops.base import f
from tenferro.special.declare import declare
from tenferro.special.error_formulas import log_ndtr_value, ndtri_value
from tenferro.special.labels import keeps_labels
from tenferro.tensor import Array, ArrayLike

__all__ = ["log_ndtr", "ndtr", "ndtri", "ndtri_exp", "nrdtrimn", "nrdtrisd"]

SQRT_TWO_PI = math.sqrt(2 * math.pi)


def _density(x: Array) -> Any:
    return f.exp(-0.5 * x * x) / SQRT_TWO_PI


def _density_over_distribution(x: Array, log_distribution: Any) -> Any:
    """φ(x)/Φ(x): by erfcx where x < 0, so that no tail underflows."""
    left = x < 0
    tail = math.sqrt(2 / math.pi) / f.erfcx(f.where(left, x, 0) / -math.sqrt(2))
    right = f.where(left, 0, x)
    return f.where(left, tail, _density(right) * f.exp(-f.where(left, 0, log_distribution)))


ndtr = declare(
    "ndtr(x)",
    "The normal distribution function Φ(x) = erfc(-x/√2) / 2, element by element; real.",
    "ndtr([0.0, 1.0]) → Tensor([0.5       , 0.84134475])",
    lambda x, y: _density(x),
    formula=lambda x: 0.5 * f.erfc(x * -math.sqrt(0.5)),
)
log_ndtr = declare(
    "log_ndtr(x)",
    "log Φ(x), accurate in the left tail; real.",
    "log_ndtr(-40.0) → Tensor(-804.60844201)",
    _density_over_distribution,
    formula=log_ndtr_value,
)
ndtri = declare(
    "ndtri(p)",
    "The inverse of `ndtr` on (0, 1); infinite at 0 and 1, NaN outside; real.",
    "ndtri(0.975) → Tensor(1.95996398)",
    lambda p, y: 1 / _density(y),
    formula=ndtri_value,
)
ndtri_exp = declare(
    "ndtri_exp(p)",
    "The inverse of `log_ndtr`: x with log Φ(x) = p, for p < 0; real.",
    "ndtri_exp(-804.60844201) → Tensor(-40.)",
    lambda p, y: 1 / _density_over_distribution(y, p),
)


@keeps_labels(3)
def nrdtrimn(p: ArrayLike, std: ArrayLike, x: ArrayLike) -> Tensor:
    """The mean of the normal distribution of deviation std with Φ((x - mean)/std) = p; real.

    NaN unless 0 < p < 1 and std > 0.

    >>> nrdtrimn(0.5, 2.0, 3.0)
    Tensor(3.)
    """
    p, std, x = (as_array("nrdtrimn", v) for v in (p, std, x))
    valid = (p > 0) & (p < 1) & (std > 0)
    return f.where(valid, x - std * f.ndtri(f.where(valid, p, 0.5)), math.nan)


@keeps_labels(3)
def nrdtrisd(mn: ArrayLike, p: ArrayLike, x: ArrayLike) -> Tensor:
    """The deviation of the normal distribution of mean mn with Φ((x - mn)/std) = p; real.

    NaN unless 0 < p < 1, infinite for p = 1/2.

    >>> nrdtrisd(0.0, 0.841344746, 2.0).round(6)
    Tensor(2.)
    """
    p = as_array("nrdtrisd", p)
    valid = (p > 0) & (p < 1)
    return f.where(valid, f.sub(x, mn) / f.ndtri(f.where(valid, p, 0.25)), math.nan)
