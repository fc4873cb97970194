"""The scaled error function and inverses of the error function, as formulas in primitives.

All are in double precision, as in SciPy.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro.ops.base import convert_to, f
from tenferro.special.quotients import power_series
from tenferro.tensor import Array
from tenferro.tensor.dtypes import float64

__all__ = ["erfcinv_value", "erfcx_value", "erfinv_value", "log_ndtr_value", "ndtri_value"]

FAR = 10
TERMS = 14
ASYMPTOTIC = tuple((-0.5) ** k * math.prod(range(1, 2 * k, 2)) for k in range(TERMS))
"""Of √π x erfcx(x) in powers of 1/x² (DLMF 7.12.1)."""

# Cephes, ndtri.c (S. L. Moshier), coefficients of rising powers: numerators and denominators of
# the quantile about 1/2, and of its tails in 1/√(-2 log p) above and below 1/8.
CENTRE = (
    (
        -1.23916583867381258016e0, 1.39312609387279679503e1, -5.66762857469070293439e1,
        9.80010754185999661536e1, -5.99633501014107895267e1,
    ),
    (
        -1.18331621121330003142e0, 1.59056225126211695515e1, -8.20372256168333339912e1,
        2.00260212380060660359e2, -2.25462687854119370527e2, 8.63602421390890590575e1,
        4.67627912898881538453e0, 1.95448858338141759834e0, 1.0,
    ),
)  # fmt: skip
TAIL = (
    (
        -8.57456785154685413611e-4, -3.50424626827848203418e-2, -1.40256079171354495875e-1,
        2.18663306850790267539e0, 1.46849561928858024014e1, 4.40805073893200834700e1,
        5.71628192246421288162e1, 3.15251094599893866154e1, 4.05544892305962419923e0,
    ),
    (
        -9.33259480895457427372e-4, -3.80806407691578277194e-2, -1.42182922854787788574e-1,
        2.50464946208309415979e0, 1.50425385692907503408e1, 4.13172038254672030440e1,
        4.53907635128879210584e1, 1.57799883256466749731e1, 1.0,
    ),
)  # fmt: skip
FAR_TAIL = (
    (
        6.23974539184983293730e-9, 2.65806974686737550832e-6, 3.01581553508235416007e-4,
        1.23716634817820021358e-2, 2.01485389549179081538e-1, 1.33303460815807542389e0,
        3.93881025292474443415e0, 6.91522889068984211695e0, 3.23774891776946035970e0,
    ),
    (
        6.79019408009981274425e-9, 2.89247864745380683936e-6, 3.28014464682127739104e-4,
        1.34204006088543189037e-2, 2.16236993594496635890e-1, 1.37702099489081330271e0,
        3.67983563856160859403e0, 6.02427039364743714255e0, 1.0,
    ),
)  # fmt: skip
OUTER = math.exp(-2)
"""Where the tails begin."""


def erfcx_value(x: Any) -> Any:
    """exp(x²) erfc(x); None for complex x.

    The square is s² + (x - s)(x + s) with s = x rounded to few digits, so that the exponential
    loses none (W. J. Cody, Mathematics of Computation 23, 1969).
    """
    if x.aval.is_complex:
        return None
    wide = convert_to(x, float64)
    far = wide >= FAR
    inside = f.where(far, 0, f.maximum(wide, -30))
    s = f.round(inside * 16) / 16
    near = f.exp(s * s) * f.exp((inside - s) * (inside + s)) * f.erfc(inside)
    inverse = 1 / f.where(far, wide, FAR)
    series = inverse * power_series(ASYMPTOTIC, inverse * inverse) / math.sqrt(math.pi)
    value = f.where(far, series, f.where(f.equal(wide, wide), near, wide))
    return convert_to(value, x.dtype)


def log_ndtr_value(x: Any) -> Any:
    """log Φ(x): by erfcx in the left tail, where its logarithm is that of a moderate number."""
    wide = convert_to(x, float64)
    t = wide * math.sqrt(0.5)
    left = t < -1
    inside = f.where(left, -t, 1)
    tail = f.log(0.5 * erfcx_value(inside)) - inside * inside
    right = f.log1p(-0.5 * f.erfc(f.where(left, 1, t)))
    return convert_to(f.where(left, tail, right), x.dtype)


def ndtri_value(p: Any) -> Any:
    """The x with Φ(x) = p."""
    wide = convert_to(p, float64)
    right = wide > 1 - OUTER
    value = _quantile(wide - 0.5, f.where(right, 1 - wide, wide), right)
    return convert_to(value, p.dtype)


def erfinv_value(x: Any) -> Any:
    """The quantile of (1 + x)/2, over √2."""
    wide = convert_to(x, float64)
    centred = 0.5 * wide + 0.0  # SciPy has 0 at -0
    value = _quantile(centred, 0.5 * (1 - f.abs(wide)), wide > 0)
    return convert_to(value * math.sqrt(0.5), x.dtype)


def erfcinv_value(x: Any) -> Any:
    """Minus the quantile of x/2, over √2."""
    wide = convert_to(x, float64)
    right = wide > 1
    value = _quantile(0.5 * (wide - 1), 0.5 * f.where(right, 2 - wide, wide), right)
    return convert_to(value * -math.sqrt(0.5), x.dtype)


def _quantile(centred: Any, tail: Any, right: Any) -> Any:
    """The normal quantile of p, by p - 1/2 and the smaller of p and 1 - p (1 - p if `right`).

    Both are exact, so that neither the zero at 1/2 nor a tail loses digits.
    """
    inner = f.less(f.abs(centred), 0.5 - OUTER)
    y = f.where(inner, centred, 0)
    square = y * y
    middle = (y + y * square * _ratio(CENTRE, square)) * math.sqrt(2 * math.pi)
    small = f.where(inner, OUTER, f.where(tail > 0, tail, OUTER))
    x = f.sqrt(-2 * f.log(small))
    z = 1 / x
    size = x - f.log(x) * z - z * f.where(x < 8, _ratio(TAIL, z), _ratio(FAR_TAIL, z))
    size = f.where(tail > 0, size, f.where(f.equal(tail, 0), math.inf, math.nan))
    return f.where(inner, middle, f.where(right, size, -size))


def _ratio(coefficients: tuple[tuple[float, ...], tuple[float, ...]], x: Array) -> Any:
    above, below = coefficients
    return power_series(above, x) / power_series(below, x)
