"""Distributions made of the incomplete beta function: binomial, negative binomial, F, Student's t.

The derivatives in parameters are those of `incomplete_beta`. Counts are integers: the derivative in
a count is 0.

Maths note: incomplete.
"""

from __future__ import annotations

import math
from typing import Any

from tenferro.ops.base import f
from tenferro.special.declare import declare
from tenferro.special.gamma_differences import digamma_difference
from tenferro.special.incomplete_beta import moment
from tenferro.tensor import Array, ArrayLike

__all__ = [
    "bdtr", "bdtrc", "bdtri", "btdtria", "btdtrib", "fdtr", "fdtrc", "fdtri", "nbdtr", "nbdtrc",
    "nbdtri", "stdtr", "stdtrit",
]  # fmt: skip


def _count_slope(*values: Array) -> Any:
    """The derivative in a count."""
    return 0


def _binomial_density(k: Array, n: Array, p: Array) -> Any:
    """-∂/∂p of bdtr = I(1 - p; n - k, k + 1)."""
    k = f.floor(k)
    return f.beta_density(k + 1, f.trunc(n) - k, p)


def _negative_binomial_density(k: Array, n: Array, p: Array) -> Any:
    """∂/∂p of nbdtr = I(p; n, k + 1)."""
    return f.beta_density(f.trunc(n), f.trunc(k) + 1, p)


def _parameter_slopes(a: Array, b: ArrayLike, x: Array, y: Array) -> tuple[Any, Any]:
    """∂I(a, b, x)/∂a and ∂/∂b, where y = 1 - x is known to rounding as x is."""
    mirrored = y < x
    p, q, t = f.where(mirrored, b, a), f.where(mirrored, a, b), f.where(mirrored, y, x)
    first, second = moment(p, q, t, 1, 0), moment(p, q, t, 0, 1)
    return f.where(mirrored, -second, first), f.where(mirrored, -first, second)


def _fisher(m: Array, n: Array, x: Array) -> tuple[Any, Any, Any]:
    """The derivatives of I(m/2, n/2, m x/(n + m x)) in m, n and x."""
    total = n + m * x
    u, v = m * x / total, n / total
    mirrored = v < u
    p, q, t = (f.where(mirrored, *pair) for pair in ((n, m), (m, n), (v, u)))
    density = f.beta_density(0.5 * p, 0.5 * q, t) / (total * total)
    in_a, in_b = _parameter_slopes(0.5 * m, 0.5 * n, u, v)
    return 0.5 * in_a + n * x * density, 0.5 * in_b - m * x * density, m * n * density


def _fisher_slope(position: int, sign: int) -> Any:
    return lambda m, n, x, y: sign * _fisher(m, n, x)[position]


def _fisher_inverse_in(position: int) -> Any:
    def slope(m: Array, n: Array, p: Array, x: Array) -> Any:
        slopes = _fisher(m, n, x)
        return -slopes[position] / slopes[2]

    return slope


def _student_density(v: Array, t: Array) -> Any:
    exponent = -0.5 * (v + 1) * f.log1p(t * t / v) - f.betaln(0.5 * v, 0.5)
    return f.exp(exponent) / f.sqrt(v)


def _student_density_in_parameter(v: Array, t: Array) -> Any:
    """The derivative of the density, from its logarithm's."""
    square = t * t
    bend = (v + 1) * square / (v * (v + square)) - f.log1p(square / v)
    return _student_density(v, t) * 0.5 * (digamma_difference(0.5 * v, 0.5) - 1 / v + bend)


def _student_in_parameter(v: Array, t: Array, y: Array | None = None) -> Any:
    """Of 1 - I(v/2, 1/2, v/(v + t²))/2 for t > 0, odd in t.

    At 0 the integral of the density's derivative, by Gauss's rule of three points (DLMF §3.5(v)):
    derivatives in t are right up to the fifth.
    """
    origin = f.equal(t, 0)
    away, near = f.where(origin, 1, t), f.where(origin, t, 0)
    square = away * away
    in_a = _parameter_slopes(0.5 * v, 0.5, v / (v + square), square / (v + square))[0]
    slope = -0.25 * f.sign(away) * in_a - away * _student_density(v, away) / (2 * v)
    inner, outer = (_student_density_in_parameter(v, c * near) for c in (0, math.sqrt(0.6)))
    return f.where(origin, near * (4 * inner + 5 * outer) / 9, slope)


def _trials(k: Array, n: Array, p: Array, value: Array) -> Any:
    """A value where n is not less than ⌊k⌋, and p a probability."""
    valid = (n >= f.floor(k)) & (p >= 0) & (p <= 1)
    return f.where(valid, value, math.nan)


def _binomial(k: Array, n: Array, p: Array) -> Any:
    """I(1 - p; n - k, k + 1); its ends are powers."""
    whole, n = f.floor(k), f.trunc(n)
    inner = f.betainc(n - whole, whole + 1, 1 - p)
    value = f.where(f.equal(whole, 0), f.pow(1 - p, n), inner)
    value = f.where(f.equal(n, whole), 1, value)
    return _trials(k, n, p, f.where(whole < 0, math.nan, value))


def _binomial_rest(k: Array, n: Array, p: Array) -> Any:
    """I(p; k + 1, n - k); its ends are powers."""
    whole, n = f.floor(k), f.trunc(n)
    inner = f.betainc(whole + 1, n - whole, p)
    value = f.where(f.equal(whole, 0), -f.expm1(f.xlog1py(n, -p)), inner)
    value = f.where(f.equal(n, whole), 0, value)
    return _trials(k, n, p, f.where(whole < 0, 1, value))


def _binomial_inverse(k: Array, n: Array, y: Array) -> Any:
    """The p with I(p; k + 1, n - k) = 1 - y; with (1 - p)ⁿ = y for k = 0."""
    whole, n = f.floor(k), f.trunc(n)
    inner = f.betainccinv(whole + 1, n - whole, y)
    value = f.where(f.equal(whole, 0), -f.expm1(f.log(y) / n), inner)
    return _trials(k, n, y, f.where((whole >= 0) & (whole < n), value, math.nan))


bdtr = declare(
    "bdtr(k, n, p)",
    "The probability of at most k successes in n trials of probability p; real.",
    "bdtr(1, 2, 0.5) → Tensor(0.75)",
    _count_slope,
    _count_slope,
    lambda k, n, p, y: -_binomial_density(k, n, p),
    formula=_binomial,
)
bdtrc = declare(
    "bdtrc(k, n, p)",
    "1 - bdtr(k, n, p), accurate where that is close to 1; real.",
    "bdtrc(1, 2, 0.5) → Tensor(0.25)",
    _count_slope,
    _count_slope,
    lambda k, n, p, y: _binomial_density(k, n, p),
    formula=_binomial_rest,
)
bdtri = declare(
    "bdtri(k, n, y)",
    "The probability p with bdtr(k, n, p) = y; real.",
    "bdtri(1, 2, 0.75) → Tensor(0.5)",
    _count_slope,
    _count_slope,
    lambda k, n, y, p: -1 / _binomial_density(k, n, p),
    formula=_binomial_inverse,
)
nbdtr = declare(
    "nbdtr(k, n, p)",
    "The probability of at most k failures before n successes of probability p; real.",
    "nbdtr(1, 1, 0.5) → Tensor(0.75)",
    _count_slope,
    _count_slope,
    lambda k, n, p, y: _negative_binomial_density(k, n, p),
)
nbdtrc = declare(
    "nbdtrc(k, n, p)",
    "1 - nbdtr(k, n, p), accurate where that is close to 1; real.",
    "nbdtrc(1, 1, 0.5) → Tensor(0.25)",
    _count_slope,
    _count_slope,
    lambda k, n, p, y: -_negative_binomial_density(k, n, p),
)
nbdtri = declare(
    "nbdtri(k, n, y)",
    "The probability p with nbdtr(k, n, p) = y; real.",
    "nbdtri(1, 1, 0.75) → Tensor(0.5)",
    _count_slope,
    _count_slope,
    lambda k, n, y, p: 1 / _negative_binomial_density(k, n, p),
)
fdtr = declare(
    "fdtr(dfn, dfd, x)",
    "The F distribution function of dfn and dfd degrees of freedom at x >= 0; real.",
    "fdtr(2.0, 2.0, 1.0) → Tensor(0.5)",
    *(_fisher_slope(i, 1) for i in range(3)),
    in_double=True,
)
fdtrc = declare(
    "fdtrc(dfn, dfd, x)",
    "1 - fdtr(dfn, dfd, x), accurate where that is close to 1; real.",
    "fdtrc(2.0, 2.0, 3.0) → Tensor(0.25)",
    *(_fisher_slope(i, -1) for i in range(3)),
    in_double=True,
)
fdtri = declare(
    "fdtri(dfn, dfd, p)",
    "The x with fdtr(dfn, dfd, x) = p; real.",
    "fdtri(2.0, 2.0, 0.75) → Tensor(3.)",
    _fisher_inverse_in(0),
    _fisher_inverse_in(1),
    lambda m, n, p, x: 1 / _fisher(m, n, x)[2],
    in_double=True,
)
stdtr = declare(
    "stdtr(df, t)",
    "Student's distribution function of df degrees of freedom at t; real.",
    "stdtr(1.0, 1.0) → Tensor(0.75)",
    _student_in_parameter,
    lambda v, t, y: _student_density(v, t),
    in_double=True,
)
stdtrit = declare(
    "stdtrit(df, p)",
    "The t with stdtr(df, t) = p; real.",
    "stdtrit(1.0, 0.75) → Tensor(1.)",
    lambda v, p, t: -_student_in_parameter(v, t) / _student_density(v, t),
    lambda v, p, t: 1 / _student_density(v, t),
    in_double=True,
)
btdtria = declare(
    "btdtria(p, b, x)",
    "The parameter a with betainc(a, b, x) = p; real.",
    "btdtria(0.25, 1.0, 0.5) → Tensor(2.)",
    lambda p, b, x, a: 1 / moment(a, b, x, 1, 0),
    lambda p, b, x, a: -moment(a, b, x, 0, 1) / moment(a, b, x, 1, 0),
    lambda p, b, x, a: -f.beta_density(a, b, x) / moment(a, b, x, 1, 0),
)
btdtrib = declare(
    "btdtrib(a, p, x)",
    "The parameter b with betainc(a, b, x) = p; real.",
    "btdtrib(1.0, 0.75, 0.5) → Tensor(2.)",
    lambda a, p, x, b: -moment(a, b, x, 1, 0) / moment(a, b, x, 0, 1),
    lambda a, p, x, b: 1 / moment(a, b, x, 0, 1),
    lambda a, p, x, b: -f.beta_density(a, b, x) / moment(a, b, x, 0, 1),
)
