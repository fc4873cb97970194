"""Distributions of vectors: the last axis of the point is the vector."""

from __future__ import annotations

from math import log as log_of, nan, pi
from typing import Any

import numpy as np

from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.diagonals import diagonal
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import all, sum
from tenferro.functions.elements.arithmetic import abs
from tenferro.functions.elements.elementwise import exp, log, log1p
from tenferro.functions.elements.logic import greater, greater_equal, logical_and
from tenferro.functions.numbers.choosing import where
from tenferro.functions.numbers.rounding import floor
from tenferro.linalg.cholesky import cholesky
from tenferro.linalg.triangular import solve_triangular
from tenferro.ops.base import apply, refuse
from tenferro.ops.control.calls import stop_gradient
from tenferro.special.gamma import gammaln, multigammaln
from tenferro.special.information import xlogy
from tenferro.tensor import Array, ArrayLike, ShapeLike
from tenferro.tensor.dtypes import inexact_dtype

__all__ = [
    "dirichlet", "dirichlet_multinomial", "invwishart", "lkj_cholesky", "multinomial",
    "multivariate_normal", "multivariate_t", "wishart",
]  # fmt: skip


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
        square, half_log_det = _standardized(x - mean, cov)
        return -(square + n * log_of(2 * pi)) / 2 - half_log_det

    def pdf(self, x: ArrayLike, mean: ArrayLike | None = None, cov: ArrayLike = 1) -> Any:
        """The density."""
        return exp(self.logpdf(x, mean, cov))


def _standardized(x: Array, cov: ArrayLike) -> tuple[Any, Any]:
    """The squared norm of L⁻¹ x for the Cholesky factor L of a covariance, and log det L."""
    factor = cholesky(cov)
    z = solve_triangular(factor, expand_dims(x, -1), lower=True)[..., 0]
    return sum(z**2, axis=-1), _log_diagonal(factor)


def _log_diagonal(factor: Array) -> Any:
    """The sum of the logarithms of a diagonal."""
    return sum(log(diagonal(factor, axis1=-2, axis2=-1)), axis=-1)


class MultivariateT:
    """The distribution `scipy.stats.multivariate_t`."""

    def logpdf(self, x: Any, loc: ArrayLike | None = None, shape: Any = 1, df: Any = 1) -> Any:
        """The logarithm of the density; arguments and errors as for `multivariate_normal`.

        NaN for `df` that is not positive. Kotz and Nadarajah, Multivariate t distributions (2004).

        >>> round(float(MultivariateT().logpdf([0.0, 0.0], df=3.0, shape=[1.0, 1.0])), 4)
        -1.8379
        """
        x, loc, shape = _of_vectors(x, loc, shape)
        square, half_log_det = _standardized(x - loc, shape)
        valid, n = greater(df, 0), shape.shape[-1]
        df = where(valid, df, 1.0)
        constant = gammaln((df + n) / 2) - gammaln(df / 2) - n / 2 * log(pi * df)
        value = constant - half_log_det - (df + n) / 2 * log1p(square / df)
        return where(valid, value, nan)

    def pdf(
        self, x: ArrayLike, loc: ArrayLike | None = None, shape: ShapeLike = 1, df: ArrayLike = 1
    ) -> Any:
        """The density."""
        return exp(self.logpdf(x, loc, shape, df))


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

    def logpdf(self, x: Any, alpha: ArrayLike) -> Any:
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

    def pdf(self, x: ArrayLike, alpha: ArrayLike) -> Any:
        """The density."""
        return exp(self.logpdf(x, alpha))


def _sums_to_one(x: Array) -> Any:
    """Whether entries along the last axis sum to 1, up to SciPy's tolerance and rounding."""
    rounding = 8 * np.finfo(inexact_dtype(x.dtype)).eps * x.shape[-1]
    return abs(sum(x, axis=-1) - 1) <= max(rounding, 1e-9)


class Multinomial:
    """The distribution `scipy.stats.multinomial`."""

    def logpmf(self, x: ArrayLike, n: ArrayLike, p: Any) -> Any:
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

    def pmf(self, x: ArrayLike, n: ArrayLike, p: ArrayLike) -> Any:
        """The probability."""
        return exp(self.logpmf(x, n, p))


def _with_last_probability(p: Array) -> Any:
    """Probabilities whose last one is 1 minus the others; a sum of 1 changes no digit of it."""
    missing = 1 - sum(p, axis=-1, keepdims=True)
    is_exact = expand_dims(_sums_to_one(p), -1)
    kept = missing - where(is_exact, apply(stop_gradient.bind(), missing), 0.0)
    return concat([p[..., :-1], p[..., -1:] + kept], axis=-1)


class DirichletMultinomial:
    """The distribution `scipy.stats.dirichlet_multinomial`."""

    def logpmf(self, x: ArrayLike, alpha: ArrayLike, n: ArrayLike) -> Any:
        """The logarithm of the probability of counts x: a multinomial whose probabilities have a
        Dirichlet distribution.

        -∞ where they do not sum to n or are no counts; NaN where an entry of alpha is not positive
        or n is negative. Raises ValueError for last sizes that differ.

        >>> round(float(DirichletMultinomial().logpmf([1, 2], [1.0, 1.0], 3)), 4)
        -1.3863
        """
        x, alpha = (as_array("dirichlet_multinomial", v) for v in (x, alpha))
        n = as_array("dirichlet_multinomial", n)
        if not x.ndim or x.shape[-1:] != alpha.shape[-1:]:
            refuse(
                "dirichlet_multinomial", "x, alpha", (x.shape, alpha.shape), "the same last size"
            )
        valid = logical_and(all(alpha > 0, axis=-1), n >= 0)
        alpha = where(expand_dims(valid, -1), alpha, 1.0)
        are_counts = all(logical_and(greater_equal(x, 0), floor(x) == x), axis=-1)
        fits = logical_and(are_counts, sum(x, axis=-1) == n)
        counts, whole = where(expand_dims(are_counts, -1), x, 0), sum(alpha, axis=-1)
        each = gammaln(counts + alpha) - gammaln(alpha) - gammaln(counts + 1.0)
        total = where(n >= 0, n, 0)
        value = gammaln(whole) + gammaln(total + 1.0) - gammaln(total + whole) + sum(each, axis=-1)
        return where(valid, where(fits, value, -float("inf")), nan)

    def pmf(self, x: ArrayLike, alpha: ArrayLike, n: ArrayLike) -> Any:
        """The probability."""
        return exp(self.logpmf(x, alpha, n))


class Wishart:
    """The distribution `scipy.stats.wishart`, or of its inverse `scipy.stats.invwishart`."""

    def __init__(self, inverse: bool = False) -> None:
        self._inverse = inverse

    def logpdf(self, x: Any, df: Any, scale: ArrayLike) -> Any:
        """The logarithm of the density of positive definite matrices x (..., n, n).

        NaN unless df > n - 1. Raises ValueError for inconsistent shapes, LinAlgError for matrices
        that are not positive definite.

        >>> round(float(Wishart().logpdf([[2.0]], 3.0, [[1.0]])), 4)
        -1.5724
        """
        name = "invwishart" if self._inverse else "wishart"
        x, scale = as_array(name, x), as_array(name, scale)
        n = x.shape[-1] if x.ndim else 0
        if x.shape[-2:] != (n, n) or scale.shape[-2:] != (n, n) or not n:
            refuse(name, "x, scale", (x.shape, scale.shape), "shapes (..., n, n)")
        valid = greater(df, n - 1.0)
        df = where(valid, df, float(n))
        of_x, of_scale = cholesky(x), cholesky(scale)
        outer, inner = (of_x, of_scale) if self._inverse else (of_scale, of_x)
        trace = sum(solve_triangular(outer, inner, lower=True) ** 2, axis=(-2, -1))
        power = -(df + n + 1) if self._inverse else df - n - 1
        sign = df if self._inverse else -df
        constant = df * n / 2 * log_of(2) + multigammaln(df / 2, n)
        logs = power * _log_diagonal(of_x) + sign * _log_diagonal(of_scale)
        return where(valid, logs - trace / 2 - constant, nan)

    def pdf(self, x: ArrayLike, df: ArrayLike, scale: ArrayLike) -> Any:
        """The density."""
        return exp(self.logpdf(x, df, scale))


class LKJCholesky:
    """The distribution of Cholesky factors of correlation matrices with density ∝ det(R)^(η-1)."""

    def logpdf(self, x: Any, eta: Any) -> Any:
        """The logarithm of the density of the elements below the diagonal of factors (..., n, n).

        NaN unless eta > 0. Lewandowski, Kurowicka and Joe, Journal of Multivariate Analysis 100
        (2009); the constraint for samplers is `te.sample.cholesky_correlation`.

        >>> round(float(LKJCholesky().logpdf([[1.0, 0.0], [0.6, 0.8]], 1.0)), 4)
        -0.6931
        """
        x = as_array("lkj_cholesky", x)
        n = x.shape[-1] if x.ndim else 0
        if not n or x.shape[-2:] != (n, n):
            refuse("lkj_cholesky", "x", x.shape, "(..., n, n)")
        valid = greater(eta, 0)
        eta = where(valid, eta, 1.0)
        k = np.arange(1, n)
        rest = diagonal(x, axis1=-2, axis2=-1)[..., 1:]
        powers = n - 1 - k + 2 * (expand_dims(as_array("lkj_cholesky", eta), -1) - 1)
        each = gammaln(powers / 2 + 1)  # of η + (n - 1 - k) / 2
        constant = (n - 1) * gammaln(eta + (n - 1) / 2) - sum(each, axis=-1)
        constant = constant - log_of(pi) * n * (n - 1) / 4
        return where(valid, constant + sum(powers * log(rest), axis=-1), nan)

    def pdf(self, x: ArrayLike, eta: ArrayLike) -> Any:
        """The density."""
        return exp(self.logpdf(x, eta))


multivariate_normal = MultivariateNormal()
multivariate_t = MultivariateT()
dirichlet_multinomial = DirichletMultinomial()
wishart, invwishart = Wishart(), Wishart(inverse=True)
lkj_cholesky = LKJCholesky()
dirichlet = Dirichlet()
multinomial = Multinomial()
