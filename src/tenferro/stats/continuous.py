"""Distributions with a density. y is the standardized point, (x - loc) / scale."""

from __future__ import annotations

from math import log as log_of, pi, sqrt as sqrt_of
from typing import Any

from tenferro.functions.elements.arithmetic import abs
from tenferro.functions.elements.elementwise import exp, log, log1p
from tenferro.functions.elements.logic import equal, greater
from tenferro.functions.numbers.choosing import where
from tenferro.functions.numbers.predicates import isinf
from tenferro.numpy import arctan, arctan2, expm1, sqrt, tan
from tenferro.special.beta import betaln
from tenferro.special.beta_distributions import stdtr, stdtrit
from tenferro.special.error_function import erf, erfc, erfcinv, erfinv
from tenferro.special.gamma import gammaln
from tenferro.special.incomplete_beta import betainc, betaincc, betainccinv, betaincinv
from tenferro.special.incomplete_gamma import gammainc, gammaincc, gammainccinv, gammaincinv
from tenferro.special.information import expit, log_expit, logit, xlog1py, xlogy
from tenferro.special.normal import log_ndtr, ndtr, ndtri
from tenferro.stats.distribution import Continuous, Formula, Probabilities
from tenferro.tensor import Array

__all__ = [
    "beta", "cauchy", "chi2", "expon", "gamma", "gumbel_l", "gumbel_r", "halfcauchy", "halfnorm",
    "invgamma", "laplace", "logistic", "lognorm", "norm", "pareto", "rayleigh", "t", "uniform",
    "weibull_min",
]  # fmt: skip

_LOG_2PI = log_of(2 * pi)
_LARGE = 50.0
"""From here on the series is right to 2e-15; its next term is 17 / (14336 a⁷)."""


def _log_gamma_step(a: Array) -> Any:
    """log Γ(a + ½) - log Γ(a) - ½ log a; where a is large by its series, DLMF 5.11.13."""
    large = greater(a, _LARGE)
    r = 1 / where(large, a, 1.0)
    series = r * (-1 / 8 + r**2 * (1 / 192 + r**2 * (-1 / 640)))
    small = where(large, 1.0, a)
    return where(large, series, gammaln(small + 0.5) - gammaln(small) - log(small) / 2)


def _t(y: Array, df: Array) -> Any:
    endless = isinf(df)
    finite = where(endless, 1.0, df)
    power = where(endless, y**2 / 2, (finite + 1) / 2 * log1p(y**2 / finite))
    return _log_gamma_step(df / 2) - _LOG_2PI / 2 - power


_SQRT_HALF = sqrt_of(0.5)


def _symmetric(cdf: Formula, ppf: Formula, **logs: Formula) -> Probabilities:
    """Those of a density that is even."""
    return Probabilities(cdf, lambda y, *s: cdf(-y, *s), ppf, lambda q, *s: -ppf(q, *s), **logs)


def _laplace_cdf(y: Array) -> Any:
    tail = exp(-abs(y)) / 2
    return where(greater(y, 0), 1 - tail, tail)


def _laplace_ppf(q: Array) -> Any:
    upper = greater(q, 0.5)
    tail = log(2 * where(upper, 1 - q, q))
    return where(upper, -tail, tail)


def _cauchy_ppf(q: Array) -> Any:
    upper = greater(q, 0.5)
    tail = where(equal(q, 0.5), 0.0, 1 / tan(pi * where(upper, 1 - q, q)))
    return where(upper, tail, -tail)


def _halfcauchy_ppf(q: Array) -> Any:
    upper = greater(q, 0.5)
    tangent = tan(pi / 2 * where(upper, 1 - q, q))
    return where(upper, 1 / where(upper, tangent, 1.0), tangent)


norm = Continuous(
    "norm",
    lambda y: -(y**2) / 2 - _LOG_2PI / 2,
    _symmetric(ndtr, ndtri, logcdf=log_ndtr, logsf=lambda y: log_ndtr(-y)),
)
expon = Continuous(
    "expon",
    lambda y: -y,
    Probabilities(
        lambda y: -expm1(-y), lambda y: exp(-y), lambda q: -log1p(-q), lambda q: -log(q),
        logsf=lambda y: -y,
    ),
    lower=0.0,
)  # fmt: skip
laplace = Continuous(
    "laplace", lambda y: -abs(y) - log_of(2), _symmetric(_laplace_cdf, _laplace_ppf)
)
logistic = Continuous(
    "logistic",
    lambda y: -abs(y) - 2 * log1p(exp(-abs(y))),
    _symmetric(expit, logit, logcdf=log_expit, logsf=lambda y: log_expit(-y)),
)
cauchy = Continuous(
    "cauchy",
    lambda y: -log_of(pi) - log1p(y**2),
    _symmetric(lambda y: arctan2(1.0, -y) / pi, _cauchy_ppf),
)
gumbel_r = Continuous(
    "gumbel_r",
    lambda y: -y - exp(-y),
    Probabilities(
        lambda y: exp(-exp(-y)), lambda y: -expm1(-exp(-y)),
        lambda q: -log(-log(q)), lambda q: -log(-log1p(-q)),
        logcdf=lambda y: -exp(-y),
    ),
)  # fmt: skip
gumbel_l = Continuous(
    "gumbel_l",
    lambda y: y - exp(y),
    Probabilities(
        lambda y: -expm1(-exp(y)), lambda y: exp(-exp(y)),
        lambda q: log(-log1p(-q)), lambda q: log(-log(q)),
        logsf=lambda y: -exp(y),
    ),
)  # fmt: skip
halfnorm = Continuous(
    "halfnorm",
    lambda y: log_of(2 / pi) / 2 - y**2 / 2,
    Probabilities(
        lambda y: erf(y * _SQRT_HALF), lambda y: erfc(y * _SQRT_HALF),
        lambda q: erfinv(q) / _SQRT_HALF, lambda q: erfcinv(q) / _SQRT_HALF,
    ),
    lower=0.0,
)  # fmt: skip
halfcauchy = Continuous(
    "halfcauchy",
    lambda y: log_of(2 / pi) - log1p(y**2),
    Probabilities(
        lambda y: 2 / pi * arctan(y), lambda y: 2 / pi * arctan2(1.0, y),
        _halfcauchy_ppf, lambda q: 1 / _halfcauchy_ppf(q),
    ),
    lower=0.0,
)  # fmt: skip
rayleigh = Continuous(
    "rayleigh",
    lambda y: log(y) - y**2 / 2,
    Probabilities(
        lambda y: -expm1(-(y**2) / 2), lambda y: exp(-(y**2) / 2),
        lambda q: sqrt(-2 * log1p(-q)), lambda q: sqrt(-2 * log(q)),
        logsf=lambda y: -(y**2) / 2,
    ),
    lower=0.0,
    is_open=True,
)  # fmt: skip
uniform = Continuous(
    "uniform",
    lambda y: 0 * y,
    Probabilities(lambda y: y, lambda y: 1 - y, lambda q: q, lambda q: 1 - q),
    lower=0.0,
    upper=1.0,
)
lognorm = Continuous(
    "lognorm",
    lambda y, s: -(log(y) ** 2) / (2 * s**2) - log(s * y) - _LOG_2PI / 2,
    Probabilities(
        lambda y, s: ndtr(log(y) / s), lambda y, s: ndtr(-log(y) / s),
        lambda q, s: exp(s * ndtri(q)), lambda q, s: exp(-s * ndtri(q)),
        logcdf=lambda y, s: log_ndtr(log(y) / s), logsf=lambda y, s: log_ndtr(-log(y) / s),
    ),
    "s",
    lower=0.0,
    is_open=True,
)  # fmt: skip
gamma = Continuous(
    "gamma",
    lambda y, a: xlogy(a - 1, y) - y - gammaln(a),
    Probabilities(
        lambda y, a: gammainc(a, y), lambda y, a: gammaincc(a, y),
        lambda q, a: gammaincinv(a, q), lambda q, a: gammainccinv(a, q),
    ),
    "a",
    lower=0.0,
)  # fmt: skip
beta = Continuous(
    "beta",
    lambda y, a, b: xlog1py(b - 1, -y) + xlogy(a - 1, y) - betaln(a, b),
    Probabilities(
        lambda y, a, b: betainc(a, b, y), lambda y, a, b: betaincc(a, b, y),
        lambda q, a, b: betaincinv(a, b, q), lambda q, a, b: betainccinv(a, b, q),
    ),
    "a b",
    lower=0.0,
    upper=1.0,
)  # fmt: skip
t = Continuous("t", _t, _symmetric(lambda y, df: stdtr(df, y), lambda q, df: stdtrit(df, q)), "df")
chi2 = Continuous(
    "chi2",
    lambda y, df: xlogy(df / 2 - 1, y) - y / 2 - gammaln(df / 2) - log_of(2) * df / 2,
    Probabilities(
        lambda y, df: gammainc(df / 2, y / 2), lambda y, df: gammaincc(df / 2, y / 2),
        lambda q, df: 2 * gammaincinv(df / 2, q), lambda q, df: 2 * gammainccinv(df / 2, q),
    ),
    "df",
    lower=0.0,
)  # fmt: skip
invgamma = Continuous(
    "invgamma",
    lambda y, a: -(a + 1) * log(y) - gammaln(a) - 1 / y,
    Probabilities(
        lambda y, a: gammaincc(a, 1 / y), lambda y, a: gammainc(a, 1 / y),
        lambda q, a: 1 / gammainccinv(a, q), lambda q, a: 1 / gammaincinv(a, q),
    ),
    "a",
    lower=0.0,
    is_open=True,
)  # fmt: skip
weibull_min = Continuous(
    "weibull_min",
    lambda y, c: log(c) + xlogy(c - 1, y) - y**c,
    Probabilities(
        lambda y, c: -expm1(-(y**c)), lambda y, c: exp(-(y**c)),
        lambda q, c: (-log1p(-q)) ** (1 / c), lambda q, c: (-log(q)) ** (1 / c),
        logsf=lambda y, c: -(y**c),
    ),
    "c",
    lower=0.0,
)  # fmt: skip
pareto = Continuous(
    "pareto",
    lambda y, b: log(b) - (b + 1) * log(y),
    Probabilities(
        lambda y, b: -expm1(-b * log(y)), lambda y, b: y ** (-b),
        lambda q, b: exp(-log1p(-q) / b), lambda q, b: q ** (-1 / b),
        logsf=lambda y, b: -b * log(y),
    ),
    "b",
    lower=1.0,
)  # fmt: skip
