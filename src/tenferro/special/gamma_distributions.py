"""Distributions made of the incomplete gamma function: gamma, chi-square, Poisson.

The derivatives in parameters are those of `incomplete_gamma`. Counts are integers: the derivative
in a count is 0.

Maths note: incomplete.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from tenferro.ops.base import f
from tenferro.special.declare import declare
from tenferro.special.incomplete_gamma import moment
from tenferro.tensor import Array

__all__ = [
    "chdtr", "chdtrc", "chdtri", "gdtr", "gdtrc", "gdtria", "gdtrix", "pdtr", "pdtrc", "pdtri",
]  # fmt: skip


def _in_shape(a: Array, x: Array) -> Any:
    """∂P(a, x)/∂a."""
    return moment(a, x, 1, False)


def _density(a: Array, x: Array) -> Any:
    return f.gamma_density(a, x)


def _poisson_density(k: Array, m: Array) -> Any:
    return f.gamma_density(f.floor(k) + 1, m)


def _where_valid(valid: Array, value: Array) -> Any:
    return f.where(valid, value, math.nan)


def _poisson(distribution: Callable[[Any, Any], Any], at_zero: float) -> Callable[[Any, Any], Any]:
    """The distribution of ⌊k⌋ + 1 events at the mean m; all of it is at 0 events for m = 0."""

    def formula(k: Array, m: Array) -> Any:
        value = f.where(f.equal(m, 0), at_zero, distribution(f.floor(k) + 1, m))
        return f.where((k < 0) | (m < 0), math.nan, value)

    return formula


def _poisson_mean(k: Array, y: Array) -> Any:
    """SciPy counts by C's integers."""
    k = f.trunc(k)
    valid = (k >= 0) & (k < 2**31) & (y >= 0) & (y < 1)
    return _where_valid(valid, f.gammainccinv(k + 1, y))


chdtr = declare(
    "chdtr(v, x)",
    "The chi-square distribution function of v degrees of freedom at x; real.",
    "chdtr(2.0, 2.0) → Tensor(0.63212056)",
    lambda v, x, y: 0.5 * _in_shape(0.5 * v, 0.5 * x),
    lambda v, x, y: 0.5 * _density(0.5 * v, 0.5 * x),
    formula=lambda v, x: _where_valid(x >= 0, f.gammainc(0.5 * v, 0.5 * x)),
    in_double=True,
)
chdtrc = declare(
    "chdtrc(v, x)",
    "1 - chdtr(v, x), accurate where that is close to 1; real.",
    "chdtrc(2.0, 2.0) → Tensor(0.36787944)",
    lambda v, x, y: -0.5 * _in_shape(0.5 * v, 0.5 * x),
    lambda v, x, y: -0.5 * _density(0.5 * v, 0.5 * x),
    formula=lambda v, x: _where_valid(x >= 0, f.gammaincc(0.5 * v, 0.5 * x)),
    in_double=True,
)
chdtri = declare(
    "chdtri(v, p)",
    "The x with chdtrc(v, x) = p; real.",
    "chdtri(2.0, 0.5) → Tensor(1.38629436)",
    lambda v, p, x: -_in_shape(0.5 * v, 0.5 * x) / _density(0.5 * v, 0.5 * x),
    lambda v, p, x: -2 / _density(0.5 * v, 0.5 * x),
    formula=lambda v, p: _where_valid((p >= 0) & (p <= 1), 2 * f.gammainccinv(0.5 * v, p)),
    in_double=True,
)
gdtr = declare(
    "gdtr(a, b, x)",
    "The gamma distribution function of rate a and shape b at x; real.",
    "gdtr(2.0, 1.0, 0.5) → Tensor(0.63212056)",
    lambda a, b, x, y: x * _density(b, a * x),
    lambda a, b, x, y: _in_shape(b, a * x),
    lambda a, b, x, y: a * _density(b, a * x),
    formula=lambda a, b, x: _where_valid(x >= 0, f.gammainc(b, a * x)),
    in_double=True,
)
gdtrc = declare(
    "gdtrc(a, b, x)",
    "1 - gdtr(a, b, x), accurate where that is close to 1; real.",
    "gdtrc(2.0, 1.0, 0.5) → Tensor(0.36787944)",
    lambda a, b, x, y: -x * _density(b, a * x),
    lambda a, b, x, y: -_in_shape(b, a * x),
    lambda a, b, x, y: -a * _density(b, a * x),
    formula=lambda a, b, x: _where_valid(x >= 0, f.gammaincc(b, a * x)),
    in_double=True,
)
gdtrix = declare(
    "gdtrix(a, b, p)",
    "The x with gdtr(a, b, x) = p; real.",
    "gdtrix(2.0, 1.0, 0.5) → Tensor(0.34657359)",
    lambda a, b, p, x: -x / a,
    lambda a, b, p, x: -_in_shape(b, a * x) / (a * _density(b, a * x)),
    lambda a, b, p, x: 1 / (a * _density(b, a * x)),
    in_double=True,
)
gdtria = declare(
    "gdtria(p, b, x)",
    "The rate a with gdtr(a, b, x) = p; real.",
    "gdtria(0.5, 1.0, 2.0) → Tensor(0.34657359)",
    lambda p, b, x, a: 1 / (x * _density(b, a * x)),
    lambda p, b, x, a: -_in_shape(b, a * x) / (x * _density(b, a * x)),
    lambda p, b, x, a: -a / x,
    in_double=True,
)
pdtr = declare(
    "pdtr(k, m)",
    "The probability of at most k events of a Poisson distribution of mean m; real.",
    "pdtr(0.0, 1.0) → Tensor(0.36787944)",
    lambda k, m, y: 0,
    lambda k, m, y: -_poisson_density(k, m),
    formula=_poisson(f.gammaincc, 1),
)
pdtrc = declare(
    "pdtrc(k, m)",
    "1 - pdtr(k, m), accurate where that is close to 1; real.",
    "pdtrc(0.0, 1.0) → Tensor(0.63212056)",
    lambda k, m, y: 0,
    lambda k, m, y: _poisson_density(k, m),
    formula=_poisson(f.gammainc, 0),
)
pdtri = declare(
    "pdtri(k, y)",
    "The mean m with pdtr(k, m) = y; real.",
    "pdtri(0, 0.5) → Tensor(0.69314718)",
    lambda k, y, m: 0,
    lambda k, y, m: -1 / _poisson_density(k, m),
    formula=_poisson_mean,
)
