"""Distributions that are drawn as quantiles: each number is the inverse of a distribution function
at one uniform number, so that gradients flow through all parameters of continuous distributions.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

from numpy.typing import NDArray

from tenferro import numpy as xp
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import convert_to, refuse
from tenferro.random.arguments import Size, result_shape
from tenferro.random.philox import fractions
from tenferro.random.stream import Stream
from tenferro.special import bdtr, betaincinv, gammaincc, gammaincinv, softmax, stdtrit
from tenferro.tensor.dtypes import int64
from tenferro.transforms.control.while_loop import while_loop
from tenferro.transforms.tracing.arguments import leaf_aval

_LEAST = 2.0**-54
"""A uniform number used for 0, where a quantile may be infinite."""
_MOST = 2.0**52
"""The largest mean or count: up to twice as much, all integers are floating-point numbers."""


class Distributions(Stream):
    """The methods that need incomplete gamma and beta functions.

    Parameters broadcast, and their shape is the result's unless `size` is given. A parameter
    outside its domain raises ValueError, also in compiled code. Random integers are piecewise
    constant in the parameters: their derivative is 0, as for `np.floor`.
    """

    def standard_gamma(self, shape: Any, size: Size = None) -> NDArray[Any]:
        """Gamma numbers with density x^(shape - 1) exp(-x) / Γ(shape), for shape > 0."""
        return self._quantiles("standard_gamma", gammaincinv, size, shape=shape)

    def gamma(self, shape: Any, scale: Any = 1.0, size: Size = None) -> NDArray[Any]:
        """`scale` times `standard_gamma` numbers, for shape, scale > 0.

        >>> import numpy as np
        >>> import tenferro as te
        >>> rng = te.random.Generator(te.random.key(0))
        >>> rng.gamma(np.array([1.0, 100.0]), 2.0).round(3)
        array([2.80000e-02, 1.86634e+02])
        """

        def quantile(shape: Any, scale: Any, u: Any) -> Any:
            return scale * gammaincinv(shape, u)

        return self._quantiles("gamma", quantile, size, shape=shape, scale=scale)

    def chisquare(self, df: Any, size: Size = None) -> NDArray[Any]:
        """Chi-square numbers with df > 0 degrees of freedom."""

        def quantile(df: Any, u: Any) -> Any:
            return 2 * gammaincinv(df / 2, u)

        return self._quantiles("chisquare", quantile, size, df=df)

    def beta(self, a: Any, b: Any, size: Size = None) -> NDArray[Any]:
        """Beta numbers with density proportional to x^(a - 1) (1 - x)^(b - 1), for a, b > 0."""
        return self._quantiles("beta", betaincinv, size, a=a, b=b)

    def standard_t(self, df: Any, size: Size = None) -> NDArray[Any]:
        """Numbers of Student's t distribution with df > 0 degrees of freedom."""
        return self._quantiles("standard_t", stdtrit, size, df=df)

    def dirichlet(self, alpha: Any, size: Size = None) -> NDArray[Any]:
        """Vectors of positive numbers with sum 1: alpha (*batch, n), each > 0, result (*size, n).

        Without `size`, the result has the shape of alpha.

        Gamma numbers divided by their sum, from logarithms, which do not underflow: log γ(α) is
        log γ(α + 1) + log(u) / α for a uniform u (Stuart 1962).

        >>> import numpy as np
        >>> import tenferro as te
        >>> x = te.random.Generator(te.random.key(0)).dirichlet(np.array([1e-4, 2.0, 3.0]), 5)
        >>> x.shape, bool(abs(x.sum(axis=1) - 1).max() < 1e-15)
        ((5, 3), True)
        """
        aval = leaf_aval("dirichlet: alpha", alpha)
        if not aval.shape:
            refuse("dirichlet", "alpha", repr(aval), "a vector, or an array of vectors")
        wide: Any = None if size is None else (*_tuple(size), aval.shape[-1])
        shape = result_shape("dirichlet", wide, alpha)

        def make(words: Any, alpha: Any) -> Any:
            alpha = _positive("dirichlet", "alpha", alpha)
            u = xp.reshape(_uniform(words), (2, *shape))
            return softmax(xp.log(gammaincinv(alpha + 1, u[0])) + xp.log(u[1]) / alpha, -1)

        return self._draw(make, shape, alpha, count=2 * prod(shape))

    def poisson(self, lam: Any = 1.0, size: Size = None) -> NDArray[Any]:
        """Integers with probabilities exp(-lam) lam^k / k!, for 0 ≤ lam ≤ 2⁵².

        >>> import tenferro as te
        >>> te.random.Generator(te.random.key(0)).poisson(3.5, 4)
        array([0, 2, 3, 1])
        """
        shape = result_shape("poisson", size, lam)

        def make(words: Any, lam: Any) -> Any:
            lam = xp.broadcast_to(_countable("poisson", "lam", lam), shape)
            # Beyond 12 standard deviations and 60, less than 2**-53 of the probability remains.
            most = xp.floor(lam + 12 * xp.sqrt(lam) + 60)
            u = xp.reshape(_uniform(words), shape)
            return _first_integers(lambda k: gammaincc(k + 1, lam) >= u, most)

        return self._draw(make, shape, lam)

    def binomial(self, n: Any, p: Any, size: Size = None) -> NDArray[Any]:
        """Numbers of successes in 0 ≤ n ≤ 2⁵² trials of probability 0 ≤ p ≤ 1.

        >>> import numpy as np
        >>> import tenferro as te
        >>> te.random.Generator(te.random.key(0)).binomial(10, np.array([0.1, 0.5, 1.0]))
        array([ 0,  4, 10])
        """
        shape = result_shape("binomial", size, n, p)

        def make(words: Any, n: Any, p: Any) -> Any:
            most = xp.broadcast_to(xp.floor(1.0 * _countable("binomial", "n", n)), shape)
            p = 1 - _at_least_0("binomial", "1 - p", 1 - _at_least_0("binomial", "p", p))
            u = xp.reshape(_uniform(words), shape)
            return _first_integers(lambda k: bdtr(k, most, xp.broadcast_to(p, shape)) >= u, most)

        return self._draw(make, shape, n, p)

    def _quantiles(
        self, name: str, quantile: Callable[..., Any], size: Size, **parameters: Any
    ) -> Any:
        """`quantile(*parameters, u)` for uniform numbers u and positive parameters."""
        shape = result_shape(name, size, *parameters.values())

        def make(words: Any, *values: Any) -> Any:
            checked = map(_positive, [name] * len(values), parameters, values)
            return quantile(*checked, xp.reshape(_uniform(words), shape))

        return self._draw(make, shape, *parameters.values())


def _uniform(words: Any) -> Any:
    return xp.maximum(fractions(words), _LEAST)


def _first_integers(reached: Callable[[Any], Any], most: Any) -> Any:
    """The least integers from 0 to `most` that are `reached`, or `most`, by bisection."""

    def halve(ends: Any) -> Any:
        low, high = ends
        middle = xp.floor((low + high) / 2)
        return xp.where(reached(middle), low, middle), xp.where(reached(middle), middle, high)

    # What is refused is bounded as well: compiled code may raise after the loop.
    most = xp.minimum(most, 2 * _MOST)
    ends = xp.zeros_like(most) - 1, most
    return convert_to(while_loop(lambda ends: xp.any(ends[1] - ends[0] > 1), halve, ends)[1], int64)


def _positive(name: str, parameter: str, x: Any) -> Any:
    message = f"{name}: {parameter} is not positive, expected numbers above 0"
    return ensured(x, xp.all(x > 0), message, "ValueError")


def _at_least_0(name: str, parameter: str, x: Any) -> Any:
    message = f"{name}: {parameter} is negative or NaN, expected numbers from 0"
    return ensured(x, xp.all(x >= 0), message, "ValueError")


def _countable(name: str, parameter: str, x: Any) -> Any:
    message = f"{name}: {parameter} is above 2**52, expected less"
    return ensured(_at_least_0(name, parameter, x), xp.all(x <= _MOST), message, "ValueError")


def _tuple(shape: Any) -> tuple[int, ...]:
    return tuple(shape) if isinstance(shape, tuple | list) else (shape,)
