"""Distributions on the integers. k is the number, less `loc`."""

from __future__ import annotations

from typing import Any

from tenferro.functions.elements.elementwise import exp, log, log1p
from tenferro.functions.elements.logic import (
    equal,
    greater,
    greater_equal,
    less_equal,
    logical_and,
)
from tenferro.functions.numbers.choosing import where
from tenferro.functions.numbers.rounding import floor
from tenferro.numpy import expm1, logaddexp, max, maximum, minimum
from tenferro.special.beta import betaln
from tenferro.special.gamma import gammaln
from tenferro.special.incomplete_beta import betainc, betaincc
from tenferro.special.incomplete_gamma import gammainc, gammaincc
from tenferro.special.information import xlog1py, xlogy
from tenferro.stats.counts import Discrete
from tenferro.stats.distribution import Formula
from tenferro.tensor import Array
from tenferro.transforms.control import while_loop

__all__ = [
    "bernoulli", "betabinom", "binom", "geom", "hypergeom", "nbinom", "poisson", "randint",
    "zero_inflated_binom", "zero_inflated_nbinom", "zero_inflated_poisson",
]  # fmt: skip


def _is_probability(p: Array) -> Any:
    return logical_and(greater_equal(p, 0), less_equal(p, 1))


def _is_count(n: Array) -> Any:
    return logical_and(greater_equal(n, 0), floor(n) == n)


def _log_choose(n: Array, k: Array) -> Any:
    return gammaln(n + 1) - gammaln(k + 1) - gammaln(n - k + 1)


def _binom(k: Array, n: Array, p: Array) -> Any:
    return _log_choose(n, k) + xlogy(k, p) + xlog1py(n - k, -p)


def _nbinom(k: Array, n: Array, p: Array) -> Any:
    choices = gammaln(n + k) - gammaln(k + 1) - gammaln(n)
    return choices + xlogy(n, p) + xlog1py(k, -p)


def _betabinom(k: Array, n: Array, a: Array, b: Array) -> Any:
    return _log_choose(n, k) + betaln(k + a, n - k + b) - betaln(a, b)


def _hypergeom(k: Array, M: Array, n: Array, N: Array) -> Any:
    return _log_choose(n, k) + _log_choose(M - n, N - k) - _log_choose(M, N)


def _width(low: Array, high: Array) -> Any:
    return where(greater(high, low), high - low, 1.0)


def _first_drawn(M: Array, n: Array, N: Array) -> Any:
    return maximum(0.0, N - (M - n))


def _summed(logpmf: Formula, first: Formula, last: Formula, *, above: bool) -> Formula:
    """The sum of the probabilities up to k, or of those above it."""

    def probability(k: Array, *shapes: Array) -> Any:
        begin, end = (k + 1, last(*shapes)) if above else (first(*shapes), k)
        zero = 0.0 * (begin + end) + sum(0.0 * s for s in shapes)

        def added(state: Any) -> Any:
            total, step = state
            at = begin + step
            inside = less_equal(at, end)
            value = exp(logpmf(where(inside, at, end), *shapes))
            return total + where(inside, value, 0.0), step + 1.0

        steps = max(end - begin + zero)
        return while_loop(lambda c: c[1] <= steps, added, (zero, 0.0))[0]

    return probability


def _zero_inflated(base: Discrete, parameters: str, **support: Any) -> Discrete:
    """A number of `base` with probability psi, otherwise 0."""

    def formula(k: Array, psi: Array, *shapes: Array) -> Any:
        drawn = log(psi) + base._formula(k, *shapes)
        return where(equal(k, 0), logaddexp(log1p(-psi), drawn), drawn)

    def cdf(k: Array, psi: Array, *shapes: Array) -> Any:
        return 1 - psi + psi * base._cdf(k, *shapes)

    return Discrete(
        f"zero_inflated_{base.name}",
        formula,
        cdf,
        lambda k, psi, *shapes: psi * base._sf(k, *shapes),
        f"psi {parameters}",
        lower=0.0,
        domain=lambda psi, *s: logical_and(
            logical_and(greater(psi, 0), less_equal(psi, 1)), base._domain(*s)
        ),
        **support,
    )


poisson = Discrete(
    "poisson",
    lambda k, mu: xlogy(k, mu) - gammaln(k + 1) - mu,
    lambda k, mu: gammaincc(k + 1, mu),
    lambda k, mu: gammainc(k + 1, mu),
    "mu",
    lower=0.0,
    domain=lambda mu: greater_equal(mu, 0),
)
bernoulli = Discrete(
    "bernoulli",
    lambda k, p: xlogy(k, p) + xlog1py(1 - k, -p),
    lambda k, p: 1 - p,
    lambda k, p: 0.0 * k + p,
    "p",
    lower=0.0,
    upper=1.0,
    domain=_is_probability,
)
binom = Discrete(
    "binom",
    _binom,
    lambda k, n, p: betaincc(k + 1, maximum(n - k, 1.0), p),
    lambda k, n, p: betainc(k + 1, maximum(n - k, 1.0), p),
    "n p",
    lower=0.0,
    upper=lambda n, p: n,
    domain=lambda n, p: logical_and(_is_count(n), _is_probability(p)),
)
geom = Discrete(
    "geom",
    lambda k, p: xlog1py(k - 1, -p) + xlogy(1.0, p),
    lambda k, p: -expm1(xlog1py(k, -p)),
    lambda k, p: exp(xlog1py(k, -p)),
    "p",
    lower=1.0,
    domain=lambda p: logical_and(greater(p, 0), _is_probability(p)),
)
nbinom = Discrete(
    "nbinom",
    _nbinom,
    lambda k, n, p: betainc(n, k + 1, p),
    lambda k, n, p: betaincc(n, k + 1, p),
    "n p",
    lower=0.0,
    domain=lambda n, p: logical_and(greater(n, 0), logical_and(greater(p, 0), _is_probability(p))),
)
betabinom = Discrete(
    "betabinom",
    _betabinom,
    _summed(_betabinom, lambda n, a, b: 0.0 * n, lambda n, a, b: n, above=False),
    _summed(_betabinom, lambda n, a, b: 0.0 * n, lambda n, a, b: n, above=True),
    "n a b",
    lower=0.0,
    upper=lambda n, a, b: n,
    domain=lambda n, a, b: logical_and(_is_count(n), logical_and(greater(a, 0), greater(b, 0))),
)
hypergeom = Discrete(
    "hypergeom",
    _hypergeom,
    _summed(_hypergeom, _first_drawn, lambda M, n, N: minimum(n, N), above=False),
    _summed(_hypergeom, _first_drawn, lambda M, n, N: minimum(n, N), above=True),
    "M n N",
    lower=_first_drawn,
    upper=lambda M, n, N: minimum(n, N),
    domain=lambda M, n, N: logical_and(
        logical_and(_is_count(n), _is_count(N)), logical_and(n <= M, N <= M)
    ),
)
randint = Discrete(
    "randint",
    lambda k, low, high: -log(_width(low, high)) + 0.0 * k,
    lambda k, low, high: (k - low + 1) / _width(low, high),
    lambda k, low, high: (high - 1 - k) / _width(low, high),
    "low high",
    lower=lambda low, high: 1.0 * low,
    upper=lambda low, high: high - 1.0,
    domain=lambda low, high: high > low,
)
zero_inflated_poisson = _zero_inflated(poisson, "mu")
zero_inflated_binom = _zero_inflated(binom, "n p", upper=lambda psi, n, p: n)
zero_inflated_nbinom = _zero_inflated(nbinom, "n p")
