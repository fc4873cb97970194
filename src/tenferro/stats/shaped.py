"""More distributions with a density. y is the standardized point, (x - loc) / scale."""

from __future__ import annotations

from math import log as log_of, pi, sqrt as sqrt_of
from typing import Any

from tenferro.functions.elements.arithmetic import abs
from tenferro.functions.elements.elementwise import exp, log, log1p
from tenferro.functions.elements.logic import equal, greater, less, logical_and, logical_or
from tenferro.functions.numbers.choosing import where
from tenferro.numpy import expm1, sign, sqrt
from tenferro.special.beta import betaln
from tenferro.special.error_function import erf, erfc, erfcinv, erfinv
from tenferro.special.gamma import gammaln
from tenferro.special.incomplete_beta import betainc, betaincc, betainccinv, betaincinv
from tenferro.special.incomplete_gamma import gammainc, gammaincc, gammainccinv, gammaincinv
from tenferro.special.information import xlogy
from tenferro.stats.distribution import Continuous, Probabilities
from tenferro.tensor import Array

__all__ = [
    "chi", "f", "fisk", "gennorm", "genpareto", "laplace_asymmetric", "levy", "loguniform",
    "maxwell", "moyal", "powerlaw", "triang",
]  # fmt: skip

_HALF_LOG_2PI = log_of(2 * pi) / 2


laplace_asymmetric = Continuous(
    "laplace_asymmetric",
    lambda y, k: where(greater(y, 0), -y * k, y / k) - log(k + 1 / k),
    Probabilities(
        lambda y, k: where(greater(y, 0), 1 - exp(-abs(y) * k) / (1 + k**2),
                           exp(-abs(y) / k) * k**2 / (1 + k**2)),
        lambda y, k: where(greater(y, 0), exp(-abs(y) * k) / (1 + k**2),
                           1 - exp(-abs(y) / k) * k**2 / (1 + k**2)),
        lambda q, k: where(greater(q, k**2 / (1 + k**2)),
                           -log((1 - q) * (1 + k**2)) / k, log(q * (1 + k**-2)) * k),
        lambda q, k: where(less(q, 1 / (1 + k**2)),
                           -log(q * (1 + k**2)) / k, log((1 - q) * (1 + k**-2)) * k),
    ),
    "kappa",
)  # fmt: skip


def _triangle(rises: Any, falls: Any) -> Any:
    """A formula of y and c below the peak at c, and another one above it."""

    def formula(y: Array, c: Array) -> Any:
        first = logical_or(less(y, c), equal(c, 1))
        return where(first, rises(y, where(first, c, 0.5)), falls(y, where(first, 0.5, c)))

    return formula


triang = Continuous(
    "triang",
    _triangle(lambda y, c: xlogy(1.0, 2 * y / c), lambda y, c: xlogy(1.0, 2 * (1 - y) / (1 - c))),
    Probabilities(
        _triangle(lambda y, c: y**2 / c, lambda y, c: 1 - (1 - y) ** 2 / (1 - c)),
        _triangle(lambda y, c: 1 - y**2 / c, lambda y, c: (1 - y) ** 2 / (1 - c)),
        _triangle(lambda q, c: sqrt(c * q), lambda q, c: 1 - sqrt((1 - c) * (1 - q))),
        lambda q, c: where(less(1 - q, c), sqrt(c * (1 - q)), 1 - sqrt((1 - c) * q)),
    ),
    "c",
    lower=0.0,
    upper=1.0,
    domain=lambda c: logical_and(c >= 0, c <= 1),
)
loguniform = Continuous(
    "loguniform",
    lambda y, a, b: -log(y) - log(log(b / a)),
    Probabilities(
        lambda y, a, b: log(y / a) / log(b / a), lambda y, a, b: log(b / y) / log(b / a),
        lambda q, a, b: a * exp(q * log(b / a)), lambda q, a, b: b * exp(-q * log(b / a)),
    ),
    "a b",
    lower=lambda a, b: a,
    upper=lambda a, b: b,
    domain=lambda a, b: logical_and(greater(a, 0), greater(b, a)),
)  # fmt: skip
powerlaw = Continuous(
    "powerlaw",
    lambda y, a: log(a) + xlogy(a - 1, y),
    Probabilities(
        lambda y, a: y**a, lambda y, a: -expm1(xlogy(a, y)),
        lambda q, a: q ** (1 / a), lambda q, a: exp(log1p(-q) / a),
    ),
    "a",
    lower=0.0,
    upper=1.0,
)  # fmt: skip
fisk = Continuous(
    "fisk",
    lambda y, c: log(c) + xlogy(c - 1, y) - 2 * log1p(y**c),
    Probabilities(
        lambda y, c: 1 / (1 + y**-c), lambda y, c: 1 / (1 + y**c),
        lambda q, c: (q / (1 - q)) ** (1 / c), lambda q, c: ((1 - q) / q) ** (1 / c),
    ),
    "c",
    lower=0.0,
)  # fmt: skip
levy = Continuous(
    "levy",
    lambda y: -_HALF_LOG_2PI - 1.5 * log(y) - 1 / (2 * y),
    Probabilities(
        lambda y: erfc(sqrt(0.5 / y)), lambda y: erf(sqrt(0.5 / y)),
        lambda q: 0.5 / erfcinv(q) ** 2, lambda q: 0.5 / erfinv(q) ** 2,
    ),
    lower=0.0,
    is_open=True,
)  # fmt: skip
moyal = Continuous(
    "moyal",
    lambda y: -(y + exp(-y)) / 2 - _HALF_LOG_2PI,
    Probabilities(
        lambda y: erfc(exp(-y / 2) / sqrt_of(2)), lambda y: erf(exp(-y / 2) / sqrt_of(2)),
        lambda q: -log(2 * erfcinv(q) ** 2), lambda q: -log(2 * erfinv(q) ** 2),
    ),
)  # fmt: skip
maxwell = Continuous(
    "maxwell",
    lambda y: log_of(2 / pi) / 2 + xlogy(2.0, y) - y**2 / 2,
    Probabilities(
        lambda y: gammainc(1.5, y**2 / 2), lambda y: gammaincc(1.5, y**2 / 2),
        lambda q: sqrt(2 * gammaincinv(1.5, q)), lambda q: sqrt(2 * gammainccinv(1.5, q)),
    ),
    lower=0.0,
)  # fmt: skip
chi = Continuous(
    "chi",
    lambda y, df: xlogy(df - 1, y) - y**2 / 2 - (df / 2 - 1) * log_of(2) - gammaln(df / 2),
    Probabilities(
        lambda y, df: gammainc(df / 2, y**2 / 2), lambda y, df: gammaincc(df / 2, y**2 / 2),
        lambda q, df: sqrt(2 * gammaincinv(df / 2, q)),
        lambda q, df: sqrt(2 * gammainccinv(df / 2, q)),
    ),
    "df",
    lower=0.0,
)  # fmt: skip
gennorm = Continuous(
    "gennorm",
    lambda y, beta: log(beta / 2) - gammaln(1 / beta) - abs(y) ** beta,
    Probabilities(
        lambda y, beta: where(greater(y, 0), 1 - gammaincc(1 / beta, abs(y) ** beta) / 2,
                              gammaincc(1 / beta, abs(y) ** beta) / 2),
        lambda y, beta: where(greater(y, 0), gammaincc(1 / beta, abs(y) ** beta) / 2,
                              1 - gammaincc(1 / beta, abs(y) ** beta) / 2),
        lambda q, beta: sign(q - 0.5) * gammainccinv(
            1 / beta, 2 * where(greater(q, 0.5), 1 - q, q)) ** (1 / beta),
        lambda q, beta: sign(0.5 - q) * gammainccinv(
            1 / beta, 2 * where(greater(q, 0.5), 1 - q, q)) ** (1 / beta),
    ),
    "beta",
)  # fmt: skip


def _ratio(y: Array, dfn: Array, dfd: Array) -> Any:
    return dfn * y / (dfn * y + dfd)


f = Continuous(
    "f",
    lambda y, dfn, dfd: dfn / 2 * log(dfn / dfd) + xlogy(dfn / 2 - 1, y) - betaln(dfn / 2, dfd / 2)
    - (dfn + dfd) / 2 * log1p(dfn * y / dfd),
    Probabilities(
        lambda y, dfn, dfd: betainc(dfn / 2, dfd / 2, _ratio(y, dfn, dfd)),
        lambda y, dfn, dfd: betaincc(dfn / 2, dfd / 2, _ratio(y, dfn, dfd)),
        lambda q, dfn, dfd: dfd / dfn / (1 / betaincinv(dfn / 2, dfd / 2, q) - 1),
        lambda q, dfn, dfd: dfd / dfn / (1 / betainccinv(dfn / 2, dfd / 2, q) - 1),
    ),
    "dfn dfd",
    lower=0.0,
)  # fmt: skip


def _pareto_exponent(y: Array, c: Array) -> Any:
    """log(1 + c y) / c, and y where c is 0."""
    zero = equal(c, 0)
    safe = where(zero, 1.0, c)
    return where(zero, y, log1p(safe * where(zero, 0.0, y)) / safe)


def _pareto_quantile(logarithm: Any, c: Array) -> Any:
    """y with log of the probability above it."""
    zero = equal(c, 0)
    safe = where(zero, 1.0, c)
    return where(zero, -logarithm, expm1(-safe * where(zero, 0.0, logarithm)) / safe)


genpareto = Continuous(
    "genpareto",
    lambda y, c: -(c + 1) * _pareto_exponent(y, c),
    Probabilities(
        lambda y, c: -expm1(-_pareto_exponent(y, c)), lambda y, c: exp(-_pareto_exponent(y, c)),
        lambda q, c: _pareto_quantile(log1p(-q), c), lambda q, c: _pareto_quantile(log(q), c),
        logsf=lambda y, c: -_pareto_exponent(y, c),
    ),
    "c",
    lower=0.0,
    upper=lambda c: where(less(c, 0), -1 / where(less(c, 0), c, -1.0), float("inf")),
    domain=lambda c: equal(c, c),
)  # fmt: skip
