"""log Γ and its derivative on real numbers, as formulas in primitives.

From 12 on they are Stirling's series (DLMF 5.11.1, 5.11.2), about each smaller integer the Taylor
series at 2 (DLMF 5.7.3, 5.7.4) with the factors of Γ in between (5.5.1), left of the origin the
reflection (5.5.3, 5.5.4). All are in double precision, as in SciPy.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

from tenferro.ops.base import convert_to, f
from tenferro.special.quotients import power_series
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import float64

__all__ = [
    "digamma_difference_value", "digamma_value", "gammaln_value", "loggamma_value",
    "polygamma_of_order_value", "polygamma_value", "trigamma_value",
]  # fmt: skip

EULER = 0.5772156649015329
FAR = 12
TERMS = 25
BERNOULLI = (
    1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730, 7 / 6, -3617 / 510, 43867 / 798,
)  # fmt: skip
"""B₂, B₄, …"""
STIRLING_TERMS = 7


def _zeta_tail(k: int, q: float) -> float:
    """Σ (q + j)⁻ᵏ over j >= 0 for large q, by Euler-Maclaurin summation (DLMF 25.11.5)."""
    total = q ** (1 - k) / (k - 1) + q**-k / 2
    rising = k * q ** (-k - 1)
    for j, b in enumerate(BERNOULLI[:4], 1):
        total += b / math.factorial(2 * j) * rising
        rising *= (k + 2 * j - 1) * (k + 2 * j) / q**2
    return total


def _hurwitz(k: int, q: float) -> float:
    """ζ(k, q)."""
    return math.fsum([*((q + j) ** -k for j in range(40)), _zeta_tail(k, q + 40)])


ZETAS = tuple(_hurwitz(k, 2) for k in range(2, TERMS + 2))
LOG_GAMMA = (1 - EULER, *((-1) ** k * z / k for k, z in enumerate(ZETAS, 2)))
"""log Γ(2 + t) = Σ c(k) tᵏ⁺¹."""
DIGAMMA = (1 - EULER, *((-1) ** k * z for k, z in enumerate(ZETAS, 2)))
"""ψ(2 + t) = Σ c(k) tᵏ."""
STIRLING = tuple(b / (2 * k * (2 * k - 1)) for k, b in enumerate(BERNOULLI[:STIRLING_TERMS], 1))
STIRLING_SLOPE = tuple(b / (2 * k) for k, b in enumerate(BERNOULLI[:STIRLING_TERMS], 1))
ROOT, ROOT_REST = 1.4616321449683622, 9.549995429965697e-17
"""The zero of ψ, in two parts."""
ASCENT = 8
"""By how much the argument of trigamma and its derivatives is raised where it is small."""
AT_ROOT = tuple((-1) ** k * _hurwitz(k, ROOT) for k in range(2, TERMS))
"""ψ(r + t) = Σ c(k) tᵏ⁺¹ about the zero r, with the slopes of DLMF 25.11.12."""
NEAR_ROOT = 0.25


def _nearest(x: ArrayLike) -> tuple[Any, Any]:
    """An integer from 0 to 12 and how much x is more."""
    whole = f.maximum(f.minimum(f.round(x), FAR), 0)
    return whole, x - whole


def gammaln_value(x: Any) -> Any:
    """log |Γ(x)|."""
    wide = convert_to(x, float64)
    left = wide < 0
    right = f.where(left, 1 - wide, wide)
    value = _log_gamma(right)
    sine = f.sin(math.pi * (wide - f.round(wide)))
    mirrored = math.log(math.pi) - f.log(f.abs(sine)) - value
    value = f.where(left, f.where(wide > -math.inf, mirrored, -math.inf), value)
    return convert_to(value, x.dtype)


def loggamma_value(x: Any) -> Any:
    """The principal branch: NaN for x < 0; None for complex x."""
    if x.aval.is_complex:
        return None
    return f.where(x < 0, math.nan, f.gammaln(x))


def _log_gamma(x: Array) -> Any:
    """For x >= 0."""
    far = x >= FAR
    whole, t = _nearest(f.where(far, 2, x))
    factors: Any = 1
    for k in range(2, FAR):
        factors = factors * f.where(whole > k, t + k, 1)
    near = t * power_series(LOG_GAMMA, t) + f.log(factors)
    near = near - f.where(whole < 2, f.log1p(f.where(whole < 2, t, 0)), 0)
    near = near - f.where(whole < 1, f.log(f.where(whole < 1, x, 1)), 0)
    away = f.where(far, x, FAR)
    inverse = 1 / away
    series = inverse * power_series(STIRLING, inverse * inverse)
    large = (away - 0.5) * (f.log(away) - 1) + (0.5 * math.log(2 * math.pi) - 0.5 + series)
    return f.where(far, large, near)


def digamma_value(x: Any) -> Any:
    """ψ(x); None for complex x."""
    if x.aval.is_complex:
        return None
    wide = convert_to(x, float64)
    left = wide < 0
    value = _digamma(f.where(left, 1 - wide, wide))
    rest = math.pi * (wide - f.round(wide))
    reflected = f.where(f.equal(rest, 0), math.nan, value - math.pi / f.tan(rest))
    value = f.where(left, reflected, value)
    value = f.where(f.equal(wide, 0), f.copysign(math.inf, -wide), value)
    return convert_to(value, x.dtype)


def _digamma(x: Array) -> Any:
    """For x > 0."""
    far = x >= FAR
    whole, t = _nearest(f.where(far, 2, x))
    near = power_series(DIGAMMA, t)
    for k in range(2, FAR):
        near = near + f.where(whole > k, 1 / (t + k), 0)
    near = near - f.where(whole < 2, 1 / (t + 1), 0)
    near = near - f.where(whole < 1, 1 / f.where(whole < 1, x, 1), 0)
    away = f.where(far, x, FAR)
    inverse = 1 / away
    square = inverse * inverse
    large = f.log(away) - 0.5 * inverse - square * power_series(STIRLING_SLOPE, square)
    from_root = (x - ROOT) - ROOT_REST
    around = f.less(f.abs(from_root), NEAR_ROOT)
    from_root = f.where(around, from_root, 0)
    return f.where(around, from_root * power_series(AT_ROOT, from_root), f.where(far, large, near))


def digamma_difference_value(a: Any, m: Any) -> Any:
    """ψ(a + m) - ψ(a), without cancellation where m is at most half of the smaller argument."""
    a, m, dtype = convert_to(a, float64), convert_to(m, float64), a.dtype
    end = a + m
    close = f.abs(m) <= 0.5 * f.minimum(a, end)
    value = _close_difference(f.where(close, a, 1), f.where(close, m, 0))
    return convert_to(f.where(close, value, f.digamma(end) - f.digamma(a)), dtype)


def _close_difference(a: Array, m: Array) -> Any:
    """For positive arguments: m/((a + k)(a + m + k)) over k < 8, where a is small, and terms of
    the asymptotic series (DLMF 5.11.2) by divided differences.
    """
    near = a < FAR
    start = f.where(near, a, 1)
    above, below = 0, 1
    for k in range(1, ASCENT):
        product = (start + k) * (start + m + k)
        above, below = above * product + below, below * product
    first = f.where(near, above / below + 1 / (start * (start + m)), 0)
    low = f.where(near, a + ASCENT, a)
    x, y = 1 / low, 1 / (low + m)
    slope, total = 0, STIRLING_SLOPE[-1]
    for coefficient in (*reversed(STIRLING_SLOPE[:-1]), 0):
        slope, total = slope * (y * y) + total, total * (x * x) + coefficient
    return m * (first + x * y * (0.5 + (x + y) * slope)) + f.log1p(m * x)


def trigamma_value(x: Any) -> Any:
    """ψ′(x).

    Σ 1/(x + k)² over k < 8 is one quotient of polynomials; the asymptotic series (DLMF 5.15.8) of
    x + 8 is the rest. Left of the origin the reflection (5.15.6) follows.
    """
    wide = convert_to(x, float64)
    left = wide < 0
    value = _trigamma(f.where(left, 1 - wide, wide))
    sine = f.sin(math.pi * (wide - f.round(wide)))
    reflected = f.where(wide > -math.inf, f.square(math.pi / sine) - value, math.inf)
    return convert_to(f.where(left, reflected, value), x.dtype)


def _trigamma(x: Array) -> Any:
    """For x >= 0."""
    near = x < FAR
    start = f.where(near, x, 1)
    above, below = 0, 1
    for k in range(1, ASCENT):
        square = f.square(start + k)
        above, below = above * square + below, below * square
    first = f.where(near, above / below + 1 / f.square(start), 0)
    away = f.where(near, x + ASCENT, x)
    inverse = 1 / away
    square = inverse * inverse
    return first + (
        inverse + square * (0.5 + inverse * power_series(BERNOULLI[:STIRLING_TERMS], square))
    )


def polygamma_value(n: ArrayLike, x: Any) -> Any:
    """(-1)ⁿ⁺¹ n! ζ(n + 1, x) (DLMF 25.11.12); None for complex x."""
    if x.aval.is_complex:
        return None
    wide = convert_to(x, float64)
    s = convert_to(n, float64) + 1
    sign = f.where(f.equal(s - 2 * f.floor(s / 2), 1), -1, 1)
    sign = f.where(f.equal(s, f.round(s)), sign, math.nan)
    value = f.where(f.equal(n, 0), f.digamma(wide), sign * f.gamma(s) * f.zeta(s, wide))
    return convert_to(value, x.dtype)


def polygamma_of_order_value(x: Any, *, order: int) -> Any:
    """ψ⁽ⁿ⁾(x), n >= 2.

    Terms 1/(x + k)ⁿ⁺¹ over k < 8 are one quotient, and the asymptotic series (DLMF 5.15.8) follows.
    Left of the origin the reflection (5.15.6) adds a polynomial in the cotangent.
    """
    wide = convert_to(x, float64)
    left, sign = wide < 0, -((-1) ** order)
    value = sign * math.factorial(order) * _zeta_of_whole(order + 1, f.where(left, 1 - wide, wide))
    angle = f.where(wide > -math.inf, math.pi * (wide - f.round(wide)), 0)
    cotangent = 1 / f.tan(f.where(f.equal(angle, 0), 1, angle))
    slopes = math.pi ** (order + 1) * power_series(cotangent_slopes(order), cotangent)
    reflected = f.where(f.equal(angle, 0), sign * math.inf, -sign * value - slopes)
    return convert_to(f.where(left, reflected, value), x.dtype)


def _zeta_of_whole(s: int, x: Array) -> Any:
    """ζ(s, x) for x >= 0."""
    near = x < FAR + s
    start = f.where(near, f.abs(x), 1)  # of -0 too
    above, below = 0, 1
    for k in range(1, ASCENT):
        power = (start + k) ** s
        above, below = above * power + below, below * power
    first = f.where(near, above / below + 1 / start**s, 0)
    away = f.where(near, x + ASCENT, x)
    inverse = 1 / away
    rising = [math.prod(range(s, s + 2 * j - 1)) for j in range(1, len(BERNOULLI) + 1)]
    series = tuple(
        b * r / math.factorial(2 * j)
        for j, (b, r) in enumerate(zip(BERNOULLI, rising, strict=True), 1)
    )
    square = inverse * inverse
    tail = 1 / (s - 1) + inverse * 0.5 + square * power_series(series, square)
    return first + tail / away ** (s - 1)


@lru_cache(maxsize=64)
def cotangent_slopes(n: int) -> tuple[float, ...]:
    """The n-th derivative of cot(z) as a polynomial in c = cot(z), of which c' = -1 - c²."""
    slopes = [0, 1]
    for _ in range(n):
        derivative = [k * c for k, c in enumerate(slopes)][1:]
        slopes = [-(a + b) for a, b in zip([*derivative, 0, 0], [0, 0, *derivative], strict=True)]
    return tuple(map(float, slopes))
