"""Distributions with a density. y is the standardized point, (x - loc) / scale."""

from __future__ import annotations

from math import log as log_of, pi
from typing import Any

from tenferro.functions.elements.arithmetic import abs
from tenferro.functions.elements.elementwise import exp, log, log1p
from tenferro.functions.elements.logic import greater
from tenferro.functions.numbers.choosing import where
from tenferro.functions.numbers.predicates import isinf
from tenferro.ops.base.promotion import as_array
from tenferro.special.beta import betaln
from tenferro.special.gamma import gammaln
from tenferro.special.information import xlog1py, xlogy
from tenferro.special.normal import log_ndtr, ndtr, ndtri
from tenferro.stats.distribution import Continuous

__all__ = [
    "beta", "cauchy", "chi2", "expon", "gamma", "gumbel_l", "gumbel_r", "halfnorm", "invgamma",
    "laplace", "logistic", "lognorm", "norm", "pareto", "rayleigh", "t", "uniform", "weibull_min",
]  # fmt: skip

_LOG_2PI = log_of(2 * pi)
_LARGE = 50.0
"""From here on the series is right to 2e-15; its next term is 17 / (14336 a⁷)."""


def _log_gamma_step(a: Any) -> Any:
    """log Γ(a + ½) - log Γ(a) - ½ log a; where a is large by its series, DLMF 5.11.13."""
    large = greater(a, _LARGE)
    r = 1 / where(large, a, 1.0)
    series = r * (-1 / 8 + r**2 * (1 / 192 + r**2 * (-1 / 640)))
    small = where(large, 1.0, a)
    return where(large, series, gammaln(small + 0.5) - gammaln(small) - log(small) / 2)


def _t(y: Any, df: Any) -> Any:
    endless = isinf(df)
    finite = where(endless, 1.0, df)
    power = where(endless, y**2 / 2, (finite + 1) / 2 * log1p(y**2 / finite))
    return _log_gamma_step(df / 2) - _LOG_2PI / 2 - power


class Normal(Continuous):
    """The normal distribution, with its probabilities and quantiles; arguments as in SciPy.

    >>> norm.cdf(0.0), norm.ppf(0.5, loc=2.0)
    (Tensor(0.5), Tensor(2.))
    """

    def cdf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The probability of values up to x."""
        return self._probability("cdf", ndtr, x, args, kwargs)

    def sf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The probability of values above x."""
        return self._probability("sf", lambda y: ndtr(-y), x, args, kwargs)

    def logcdf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of `cdf`."""
        return self._probability("logcdf", log_ndtr, x, args, kwargs)

    def logsf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of `sf`."""
        return self._probability("logsf", lambda y: log_ndtr(-y), x, args, kwargs)

    def ppf(self, q: Any, *args: Any, **kwargs: Any) -> Any:
        """The value x with cdf(x) = q."""
        return self._quantile("ppf", 1.0, q, args, kwargs)

    def isf(self, q: Any, *args: Any, **kwargs: Any) -> Any:
        """The value x with sf(x) = q."""
        return self._quantile("isf", -1.0, q, args, kwargs)

    def _quantile(
        self, method: str, sign: float, q: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:
        loc, scale = self._bound(method, args, kwargs)
        valid = greater(scale, 0)
        x = loc + sign * where(valid, scale, 1.0) * ndtri(as_array(method, q))
        return where(valid, x, float("nan"))

    def _probability(
        self, method: str, formula: Any, x: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:
        loc, scale = self._bound(method, args, kwargs)
        valid = greater(scale, 0)
        y = (as_array(method, x) - loc) / where(valid, scale, 1.0)
        return where(valid, formula(y), float("nan"))


norm = Normal("norm", lambda y: -(y**2) / 2 - _LOG_2PI / 2)
expon = Continuous("expon", lambda y: -y, lower=0.0)
laplace = Continuous("laplace", lambda y: -abs(y) - log_of(2))
logistic = Continuous("logistic", lambda y: -abs(y) - 2 * log1p(exp(-abs(y))))
cauchy = Continuous("cauchy", lambda y: -log_of(pi) - log1p(y**2))
gumbel_r = Continuous("gumbel_r", lambda y: -y - exp(-y))
gumbel_l = Continuous("gumbel_l", lambda y: y - exp(y))
halfnorm = Continuous("halfnorm", lambda y: log_of(2 / pi) / 2 - y**2 / 2, lower=0.0)
rayleigh = Continuous("rayleigh", lambda y: log(y) - y**2 / 2, lower=0.0, is_open=True)
uniform = Continuous("uniform", lambda y: 0 * y, lower=0.0, upper=1.0)
lognorm = Continuous(
    "lognorm",
    lambda y, s: -(log(y) ** 2) / (2 * s**2) - log(s * y) - _LOG_2PI / 2,
    "s",
    lower=0.0,
    is_open=True,
)
gamma = Continuous("gamma", lambda y, a: xlogy(a - 1, y) - y - gammaln(a), "a", lower=0.0)
beta = Continuous(
    "beta",
    lambda y, a, b: xlog1py(b - 1, -y) + xlogy(a - 1, y) - betaln(a, b),
    "a b",
    lower=0.0,
    upper=1.0,
)
t = Continuous("t", _t, "df")
chi2 = Continuous(
    "chi2",
    lambda y, df: xlogy(df / 2 - 1, y) - y / 2 - gammaln(df / 2) - log_of(2) * df / 2,
    "df",
    lower=0.0,
)
invgamma = Continuous(
    "invgamma",
    lambda y, a: -(a + 1) * log(y) - gammaln(a) - 1 / y,
    "a",
    lower=0.0,
    is_open=True,
)
weibull_min = Continuous(
    "weibull_min", lambda y, c: log(c) + xlogy(c - 1, y) - y**c, "c", lower=0.0
)
pareto = Continuous("pareto", lambda y, b: log(b) - (b + 1) * log(y), "b", lower=1.0)
