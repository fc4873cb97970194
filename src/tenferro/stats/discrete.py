"""Distributions on the integers. k is the number, less `loc`."""

from __future__ import annotations

from typing import Any

from tenferro.functions.elements.logic import greater, greater_equal, less_equal, logical_and
from tenferro.functions.numbers.rounding import floor
from tenferro.special.gamma import gammaln
from tenferro.special.information import xlog1py, xlogy
from tenferro.stats.distribution import Discrete

__all__ = ["bernoulli", "binom", "geom", "nbinom", "poisson"]


def _is_probability(p: Any) -> Any:
    return logical_and(greater_equal(p, 0), less_equal(p, 1))


def _binom(k: Any, n: Any, p: Any) -> Any:
    choices = gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)
    return choices + xlogy(k, p) + xlog1py(n - k, -p)


def _nbinom(k: Any, n: Any, p: Any) -> Any:
    choices = gammaln(n + k) - gammaln(k + 1) - gammaln(n)
    return choices + xlogy(n, p) + xlog1py(k, -p)


poisson = Discrete(
    "poisson",
    lambda k, mu: xlogy(k, mu) - gammaln(k + 1) - mu,
    "mu",
    lower=0.0,
    domain=lambda mu: greater_equal(mu, 0),
)
bernoulli = Discrete(
    "bernoulli",
    lambda k, p: xlogy(k, p) + xlog1py(1 - k, -p),
    "p",
    lower=0.0,
    upper=1.0,
    domain=_is_probability,
)
binom = Discrete(
    "binom",
    _binom,
    "n p",
    lower=0.0,
    upper=lambda n, p: n,
    domain=lambda n, p: logical_and(
        logical_and(greater_equal(n, 0), floor(n) == n), _is_probability(p)
    ),
)
geom = Discrete(
    "geom",
    lambda k, p: xlog1py(k - 1, -p) + xlogy(1.0, p),
    "p",
    lower=1.0,
    domain=lambda p: logical_and(greater(p, 0), _is_probability(p)),
)
nbinom = Discrete(
    "nbinom",
    _nbinom,
    "n p",
    lower=0.0,
    domain=lambda n, p: logical_and(greater(n, 0), logical_and(greater(p, 0), _is_probability(p))),
)
