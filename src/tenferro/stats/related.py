"""Distributions related to the normal one, some of whose quantiles are found by bisection.

y is the standardized point, (x - loc) / scale.
"""

from __future__ import annotations

from functools import partial
from math import log as log_of, pi
from typing import Any

from tenferro.functions.elements.elementwise import exp, log, log1p
from tenferro.functions.elements.logic import equal, greater, less, logical_and
from tenferro.functions.numbers.choosing import where
from tenferro.functions.numbers.predicates import isinf
from tenferro.numpy import arange, cos, expm1, floor, maximum, minimum, sin, sqrt
from tenferro.special.bessel_low_order import i0e
from tenferro.special.normal import log_ndtr, ndtr, ndtri_exp
from tenferro.special.owens_t import owens_t
from tenferro.stats.distribution import Continuous, Probabilities
from tenferro.stats.inversion import inverted
from tenferro.tensor import Array
from tenferro.transforms.control import scan

__all__ = ["exponnorm", "invgauss", "skewnorm", "truncnorm", "vonmises"]

_HALF_LOG_2PI = log_of(2 * pi) / 2


def _log_difference(a: Array, b: Array) -> Any:
    """log(exp(a) - exp(b)) for a >= b."""
    apart = less(b, a)
    distance = where(apart, b, -1.0) - where(apart, a, 0.0)
    return where(apart, where(apart, a, 0.0) + log(-expm1(distance)), -float("inf"))


def _log_mass(a: Array, b: Array) -> Any:
    """log(Φ(b) - Φ(a)), from the tail that is nearer."""
    right = greater(a, 0)
    low, high = where(right, -b, a), where(right, -a, b)
    return _log_difference(log_ndtr(high), log_ndtr(low))


def _truncated_quantile(q: Array, a: Array, b: Array, *, above: bool) -> Any:
    """The quantile, from the tail that is nearer; q is the share above it if `above`."""
    inside = logical_and(greater(q, 0), less(q, 1))
    logs = log(where(inside, q, 0.5)), log1p(-where(inside, q, 0.5))
    below, beyond = reversed(logs) if above else logs
    right = greater(a, 0)
    begin, share = log_ndtr(where(right, -b, a)), where(right, beyond, below) + _log_mass(a, b)
    x = ndtri_exp(_log_sum(begin, share))
    first, last = (b, a) if above else (a, b)
    return where(inside, where(right, -x, x), where(equal(q, 0), first, last))


def _log_sum(a: Array, b: Array) -> Any:
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


def _skewed_cdf(y: Array, a: Array) -> Any:
    return maximum(ndtr(y) - 2 * owens_t(y, a), 0.0)


def _skewed_sf(y: Array, a: Array) -> Any:
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
    domain=lambda a: equal(a, a),
)

_RATIOS = 250
"""Terms of a Fourier series: enough for concentrations up to 900, where the last is 1e-15."""


def _wrapped_cdf(y: Array, kappa: Array) -> Any:
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


def _wrapped_sf(y: Array, kappa: Array) -> Any:
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


def _wald_part(y: Array, mu: Array) -> Any:
    return exp(2 / mu + log_ndtr(-(y / mu + 1) / sqrt(y)))


def _wald_cdf(y: Array, mu: Array) -> Any:
    return ndtr((y / mu - 1) / sqrt(y)) + _wald_part(y, mu)


def _wald_sf(y: Array, mu: Array) -> Any:
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


def _delayed(y: Array, k: Array) -> Any:
    far = isinf(y)
    y = where(far, 0.0, y)
    return where(far, 0.0, exp(1 / (2 * k**2) - y / k + log_ndtr(y - 1 / k)))


def _delayed_density(y: Array, k: Array) -> Any:
    return -log(k) + 1 / (2 * k**2) - y / k + log_ndtr(y - 1 / k)


def _delayed_cdf(y: Array, k: Array) -> Any:
    return maximum(ndtr(y) - _delayed(y, k), 0.0)


def _delayed_sf(y: Array, k: Array) -> Any:
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
