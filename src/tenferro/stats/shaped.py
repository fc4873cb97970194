"""More distributions with a density. y is the standardized point, (x - loc) / scale."""

from __future__ import annotations

from functools import partial
from math import log as log_of, pi, sqrt as sqrt_of
from typing import Any

from tenferro.functions.elements.arithmetic import abs
from tenferro.functions.elements.elementwise import exp, log, log1p
from tenferro.functions.elements.logic import equal, greater, less, logical_and, logical_or
from tenferro.functions.numbers.choosing import where
from tenferro.functions.numbers.predicates import isinf
from tenferro.numpy import arange, cos, expm1, floor, maximum, minimum, sign, sin, sqrt
from tenferro.special.bessel_low_order import i0e
from tenferro.special.beta import betaln
from tenferro.special.error_function import erf, erfc, erfcinv, erfinv
from tenferro.special.gamma import gammaln
from tenferro.special.incomplete_beta import betainc, betaincc, betainccinv, betaincinv
from tenferro.special.incomplete_gamma import gammainc, gammaincc, gammainccinv, gammaincinv
from tenferro.special.information import xlogy
from tenferro.special.normal import log_ndtr, ndtr, ndtri_exp
from tenferro.special.owens_t import owens_t
from tenferro.stats.distribution import Continuous, Probabilities
from tenferro.stats.inversion import inverted
from tenferro.transforms.control import scan

__all__ = [
    "chi", "exponnorm", "f", "fisk", "gennorm", "genpareto", "invgauss", "laplace_asymmetric",
    "levy", "loguniform", "maxwell", "moyal", "powerlaw", "skewnorm", "triang", "truncnorm",
    "vonmises",
]  # fmt: skip

_HALF_LOG_2PI = log_of(2 * pi) / 2


def _real(*shapes: Any) -> Any:
    """All parameters are permitted that are numbers."""
    valid = equal(shapes[0], shapes[0])
    for shape in shapes[1:]:
        valid = logical_and(valid, equal(shape, shape))
    return valid


def _log_difference(a: Any, b: Any) -> Any:
    """log(exp(a) - exp(b)) for a >= b."""
    apart = less(b, a)
    distance = where(apart, b, -1.0) - where(apart, a, 0.0)
    return where(apart, where(apart, a, 0.0) + log(-expm1(distance)), -float("inf"))


def _log_mass(a: Any, b: Any) -> Any:
    """log(Φ(b) - Φ(a)), from the tail that is nearer."""
    right = greater(a, 0)
    low, high = where(right, -b, a), where(right, -a, b)
    return _log_difference(log_ndtr(high), log_ndtr(low))


def _truncated_quantile(q: Any, a: Any, b: Any, *, above: bool) -> Any:
    """The quantile, from the tail that is nearer; q is the share above it if `above`."""
    inside = logical_and(greater(q, 0), less(q, 1))
    logs = log(where(inside, q, 0.5)), log1p(-where(inside, q, 0.5))
    below, beyond = reversed(logs) if above else logs
    right = greater(a, 0)
    begin, share = log_ndtr(where(right, -b, a)), where(right, beyond, below) + _log_mass(a, b)
    x = ndtri_exp(_log_sum(begin, share))
    first, last = (b, a) if above else (a, b)
    return where(inside, where(right, -x, x), where(equal(q, 0), first, last))


def _log_sum(a: Any, b: Any) -> Any:
    """log(exp(a) + exp(b)) for a finite b."""
    a = maximum(a, -1e300)
    high = maximum(a, b)
    return high + log1p(exp(minimum(a, b) - high))


truncnorm = Continuous(
    "truncnorm",
    lambda y, a, b: -(y**2) / 2 - _HALF_LOG_2PI - _log_mass(a, b),
    Probabilities(
        lambda y, a, b: exp(_log_mass(a, y) - _log_mass(a, b)),
        lambda y, a, b: exp(_log_mass(y, b) - _log_mass(a, b)),
        partial(_truncated_quantile, above=False),
        partial(_truncated_quantile, above=True),
        logcdf=lambda y, a, b: _log_mass(a, y) - _log_mass(a, b),
        logsf=lambda y, a, b: _log_mass(y, b) - _log_mass(a, b),
    ),
    "a b",
    lower=lambda a, b: a,
    upper=lambda a, b: b,
    domain=lambda a, b: less(a, b),
)


def _skewed_cdf(y: Any, a: Any) -> Any:
    return maximum(ndtr(y) - 2 * owens_t(y, a), 0.0)


def _skewed_sf(y: Any, a: Any) -> Any:
    return maximum(ndtr(-y) + 2 * owens_t(y, a), 0.0)


skewnorm = Continuous(
    "skewnorm",
    lambda y, a: log_of(2) - y**2 / 2 - _HALF_LOG_2PI + log_ndtr(a * where(isinf(y), 0.0, y)),
    Probabilities(
        _skewed_cdf,
        _skewed_sf,
        inverted(_skewed_cdf, _skewed_sf),
        inverted(_skewed_cdf, _skewed_sf, above=True),
    ),
    "a",
    domain=_real,
)

_RATIOS = 250
"""Terms of a Fourier series: enough for concentrations up to 900, where the last is 1e-15."""


def _wrapped_cdf(y: Any, kappa: Any) -> Any:
    """The integral of the Fourier series of the density from -π.

    The ratios I_j / I_(j-1) follow from the recurrence of Bessel functions, downwards. G. W. Hill,
    ACM Transactions on Mathematical Software 3 (1977), 279.
    """
    far = isinf(y)
    ends = where(greater(y, 0), 1.0, 0.0)
    y = where(far, 0.0, y)
    turns = floor((y + pi) / (2 * pi))
    angle = y - 2 * pi * turns
    j = arange(_RATIOS, 0, -1)

    def step(carry: Any, j: Any) -> Any:
        ratio, total = carry
        ratio = kappa / (2 * j + kappa * ratio)
        return (ratio, ratio * (sin(j * angle) / j + total)), None

    zero = 0.0 * (angle + kappa)
    (_, total), _ = scan(step, (zero, zero), j)
    return where(far, ends, turns + 0.5 + (angle / 2 + total) / pi)


def _wrapped_sf(y: Any, kappa: Any) -> Any:
    return 1.0 - _wrapped_cdf(y, kappa)


vonmises = Continuous(
    "vonmises",
    lambda y, kappa: kappa * (cos(y) - 1) - log(2 * pi * i0e(kappa)),
    Probabilities(
        _wrapped_cdf,
        _wrapped_sf,
        inverted(_wrapped_cdf, _wrapped_sf, -pi, pi),
        inverted(_wrapped_cdf, _wrapped_sf, -pi, pi, above=True),
    ),
    "kappa",
)


def _wald_part(y: Any, mu: Any) -> Any:
    return exp(2 / mu + log_ndtr(-(y / mu + 1) / sqrt(y)))


def _wald_cdf(y: Any, mu: Any) -> Any:
    return ndtr((y / mu - 1) / sqrt(y)) + _wald_part(y, mu)


def _wald_sf(y: Any, mu: Any) -> Any:
    return maximum(ndtr(-(y / mu - 1) / sqrt(y)) - _wald_part(y, mu), 0.0)


invgauss = Continuous(
    "invgauss",
    lambda y, mu: -_HALF_LOG_2PI - 1.5 * log(y) - (y - mu) ** 2 / (2 * y * mu**2),
    Probabilities(
        _wald_cdf,
        _wald_sf,
        inverted(_wald_cdf, _wald_sf, 0.0),
        inverted(_wald_cdf, _wald_sf, 0.0, above=True),
    ),
    "mu",
    lower=0.0,
    is_open=True,
)


def _delayed(y: Any, k: Any) -> Any:
    far = isinf(y)
    y = where(far, 0.0, y)
    return where(far, 0.0, exp(1 / (2 * k**2) - y / k + log_ndtr(y - 1 / k)))


def _delayed_density(y: Any, k: Any) -> Any:
    return -log(k) + 1 / (2 * k**2) - y / k + log_ndtr(y - 1 / k)


def _delayed_cdf(y: Any, k: Any) -> Any:
    return maximum(ndtr(y) - _delayed(y, k), 0.0)


def _delayed_sf(y: Any, k: Any) -> Any:
    return ndtr(-y) + _delayed(y, k)


exponnorm = Continuous(
    "exponnorm",
    lambda y, k: where(isinf(y), -float("inf"), _delayed_density(where(isinf(y), 0.0, y), k)),
    Probabilities(
        _delayed_cdf,
        _delayed_sf,
        inverted(_delayed_cdf, _delayed_sf),
        inverted(_delayed_cdf, _delayed_sf, above=True),
    ),
    "K",
)
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

    def formula(y: Any, c: Any) -> Any:
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


def _ratio(y: Any, dfn: Any, dfd: Any) -> Any:
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


def _pareto_exponent(y: Any, c: Any) -> Any:
    """log(1 + c y) / c, and y where c is 0."""
    zero = equal(c, 0)
    safe = where(zero, 1.0, c)
    return where(zero, y, log1p(safe * where(zero, 0.0, y)) / safe)


def _pareto_quantile(logarithm: Any, c: Any) -> Any:
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
    domain=_real,
)  # fmt: skip
