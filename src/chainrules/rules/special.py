"""The error function and the sampling function. Maths note: elementwise."""

import math
from typing import Any

from chainrules.rule import holomorphic, real_only
from chainrules.values import special, trigonometric

TWO_OVER_SQRT_PI = 2 / math.sqrt(math.pi)
# sinc'(x) = π Σ c_k (πx)^(2k + 1), term by term from sinc(x) = Σ (-1)^k (πx)^(2k) / (2k + 1)!
SINC_SLOPE = tuple((-1) ** (k + 1) * (2 * k + 2) / math.factorial(2 * k + 3) for k in range(16))


def _series(x: Any, coefficients: tuple[float, ...]) -> Any:
    """Horner's scheme."""
    total: Any = coefficients[-1]
    for coefficient in reversed(coefficients[:-1]):
        total = total * x + coefficient
    return total


def _sinc_slope(f: Any, x: Any, y: Any) -> Any:
    """(cos πx - sinc x) / x, and its power series where |x| < 1/2."""
    near = f.less(f.abs(x), 0.5)
    u = math.pi * f.where(near, x, 0)
    far = f.where(near, 1, x)
    quotient = (f.cos(math.pi * far) - f.sinc(far)) / far
    return f.where(near, math.pi * u * _series(u * u, SINC_SLOPE), quotient)


RULES = (
    real_only(
        "erf",
        special.erf,
        lambda f, x, y: TWO_OVER_SQRT_PI * f.exp(-(x * x)),
        domain="all x",
        source="DLMF §7.2(i)",
    ),
    real_only(
        "erfc",
        special.erfc,
        lambda f, x, y: -TWO_OVER_SQRT_PI * f.exp(-(x * x)),
        domain="all x",
        source="DLMF §7.2(i)",
    ),
    holomorphic(
        "sinc",
        trigonometric.sinc,
        _sinc_slope,
        domain="all z",
        source="x sinc'(x) = cos πx - sinc x",
    ),
)
