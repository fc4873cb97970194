"""Distributions of vectors: the last axis of the point is the vector."""

from __future__ import annotations

from math import log as log_of, nan, pi
from typing import Any

import numpy as np

from tenferro.functions.arrays.diagonals import diagonal
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import all, sum
from tenferro.functions.elements.arithmetic import abs
from tenferro.functions.elements.elementwise import exp, log
from tenferro.functions.elements.logic import greater_equal, logical_and
from tenferro.functions.numbers.choosing import where
from tenferro.functions.numbers.rounding import floor
from tenferro.linalg.cholesky import cholesky
from tenferro.linalg.triangular import solve_triangular
from tenferro.ops.base.apply import apply
from tenferro.ops.base.promotion import as_array
from tenferro.ops.base.shapes import refuse
from tenferro.ops.control.calls import stop_gradient
from tenferro.special.gamma import gammaln
from tenferro.special.information import xlogy
from tenferro.tensor.dtypes import inexact_dtype

__all__ = ["dirichlet", "multinomial", "multivariate_normal"]


class MultivariateNormal:
    """The distribution `scipy.stats.multivariate_normal`."""

    def logpdf(self, x: Any, mean: Any = None, cov: Any = 1) -> Any:
        """The logarithm of the density, by the Cholesky factor L of the covariance, which must be
        positive definite: -(|L⁻¹ (x - μ)|² + n log 2π) / 2 - log det L.

        As in SciPy, `mean` is 0 by default; a number `cov` is this multiple of the identity, and a
        vector the diagonal. Without both, and with numbers for both, x contains numbers, not
        vectors.

        Raises ValueError for inconsistent shapes; LinAlgError for a covariance that is not positive
        definite.

        >>> import numpy as np
        >>> round(float(MultivariateNormal().logpdf(np.zeros(2), np.zeros(2), np.eye(2))), 4)
        -1.8379
        """
        x, mean, cov = _of_vectors(x, mean, cov)
        n = cov.shape[-1]
        if cov.shape[-2] != n or mean.shape[-1:] != (n,) or x.shape[-1:] != (n,):
            refuse(
                "multivariate_normal",
                "x, mean, cov",
                (x.shape, mean.shape, cov.shape),
                "shapes (..., n), (..., n), (..., n, n)",
            )
        factor = cholesky(cov)
        z = solve_triangular(factor, expand_dims(x - mean, -1), lower=True)[..., 0]
        half_log_det = sum(log(diagonal(factor, axis1=-2, axis2=-1)), axis=-1)
        return -(sum(z**2, axis=-1) + n * log_of(2 * pi)) / 2 - half_log_det

    def pdf(self, x: Any, mean: Any = None, cov: Any = 1) -> Any:
        """The density."""
        return exp(self.logpdf(x, mean, cov))


def _of_vectors(x: Any, mean: Any, cov: Any) -> tuple[Any, Any, Any]:
    """Points and means as vectors, the covariance as a matrix."""
    x, cov = as_array("multivariate_normal", x), as_array("multivariate_normal", cov)
    mean = None if mean is None else as_array("multivariate_normal", mean)
    n = cov.shape[-1] if cov.ndim else 1 if mean is None or not mean.ndim else mean.shape[-1]
    if n == 1 and (x.ndim == 0 or x.shape[-1] != 1):
        x = expand_dims(x, -1)
    if cov.ndim < 2:
        cov = expand_dims(cov, -1) * np.eye(n)
    mean = np.zeros(n) if mean is None else mean
    return x, as_array("multivariate_normal", mean) + np.zeros(n), cov


class Dirichlet:
    """The distribution `scipy.stats.dirichlet`."""

    def logpdf(self, x: Any, alpha: Any) -> Any:
        """The logarithm of the density at x, whose last entry may be left out.

        NaN where SciPy raises ValueError: where an entry of x is negative, or they do not sum to 1,
        or an entry of alpha is not positive.

        >>> round(float(Dirichlet().logpdf([0.25, 0.75], [2.0, 1.0])), 4)
        -0.6931
        """
        x, alpha = as_array("dirichlet", x), as_array("dirichlet", alpha)
        if x.ndim and alpha.ndim and x.shape[-1] == alpha.shape[-1] - 1:
            x = concat([x, 1 - sum(x, axis=-1, keepdims=True)], axis=-1)
        if not x.ndim or x.shape[-1:] != alpha.shape[-1:]:
            refuse("dirichlet", "x, alpha", (x.shape, alpha.shape), "the same last size")
        inside = logical_and(all(x >= 0, axis=-1), _sums_to_one(x))
        valid = logical_and(inside, all(alpha > 0, axis=-1))
        alpha = where(expand_dims(valid, -1), alpha, 1.0)
        normalization = gammaln(sum(alpha, axis=-1)) - sum(gammaln(alpha), axis=-1)
        return where(valid, normalization + sum(xlogy(alpha - 1, x), axis=-1), nan)

    def pdf(self, x: Any, alpha: Any) -> Any:
        """The density."""
        return exp(self.logpdf(x, alpha))


def _sums_to_one(x: Any) -> Any:
    """Whether entries along the last axis sum to 1, up to SciPy's tolerance and rounding."""
    rounding = 8 * np.finfo(inexact_dtype(x.dtype)).eps * x.shape[-1]
    return abs(sum(x, axis=-1) - 1) <= max(rounding, 1e-9)


class Multinomial:
    """The distribution `scipy.stats.multinomial`."""

    def logpmf(self, x: Any, n: Any, p: Any) -> Any:
        """The logarithm of the probability of counts x; -∞ where they do not sum to n, or are no
        counts. As in SciPy, the last entry of p is 1 minus the others; NaN for negative n, and
        where an entry of p is not in [0, 1].

        >>> round(float(Multinomial().logpmf([1, 2], 3, [0.5, 0.5])), 4)
        -0.9808
        """
        x, p = as_array("multinomial", x), as_array("multinomial", p)
        if not x.ndim or x.shape[-1:] != p.shape[-1:]:
            refuse("multinomial", "x, p", (x.shape, p.shape), "the same last size")
        n, p = as_array("multinomial", n), _with_last_probability(p)
        valid = logical_and(all(logical_and(p >= 0, p <= 1), axis=-1), n >= 0)
        are_counts = all(logical_and(greater_equal(x, 0), floor(x) == x), axis=-1)
        fits = logical_and(are_counts, sum(x, axis=-1) == n)
        counts = where(expand_dims(are_counts, -1), x, 0)
        choices = gammaln(n + 1.0) - sum(gammaln(counts + 1.0), axis=-1)
        p = where(expand_dims(valid, -1), p, 1.0)
        value = where(fits, choices + sum(xlogy(counts, p), axis=-1), -float("inf"))
        return where(valid, value, nan)

    def pmf(self, x: Any, n: Any, p: Any) -> Any:
        """The probability."""
        return exp(self.logpmf(x, n, p))


def _with_last_probability(p: Any) -> Any:
    """Probabilities whose last one is 1 minus the others; a sum of 1 changes no digit of it."""
    missing = 1 - sum(p, axis=-1, keepdims=True)
    is_exact = expand_dims(_sums_to_one(p), -1)
    kept = missing - where(is_exact, apply(stop_gradient.bind(), missing), 0.0)
    return concat([p[..., :-1], p[..., -1:] + kept], axis=-1)


multivariate_normal = MultivariateNormal()
dirichlet = Dirichlet()
multinomial = Multinomial()
