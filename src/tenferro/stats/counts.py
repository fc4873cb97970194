"""Distributions on the integers: what they have in common."""

from __future__ import annotations

from math import inf, nan
from typing import Any

from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.elements.elementwise import exp
from tenferro.functions.elements.logic import (
    equal,
    greater,
    greater_equal,
    less,
    less_equal,
    logical_and,
    logical_not,
    logical_or,
)
from tenferro.functions.numbers.choosing import where
from tenferro.functions.numbers.predicates import isnan
from tenferro.functions.numbers.rounding import floor
from tenferro.ops.base import convert_to
from tenferro.stats.distribution import VALID, Distribution, Formula, log_of_probability
from tenferro.stats.inversion import smallest
from tenferro.stats.sampling import uniforms
from tenferro.tensor import Array, ArrayLike, ShapeLike
from tenferro.tensor.dtypes import int64


class Discrete(Distribution):
    """A distribution on the integers: `logpmf` and `pmf`; probabilities, quantiles and samples.

    After the distribution's own parameters follows `loc`. All methods raise TypeError for
    parameters that are unknown or missing. Quantiles and samples have the derivative 0.
    """

    _last = ("loc",)

    def __init__(
        self,
        name: str,
        formula: Formula,
        cdf: Formula,
        sf: Formula,
        parameters: str = "",
        **support: Any,
    ) -> None:
        super().__init__(name, formula, parameters, **support)
        self._cdf, self._sf = cdf, sf

    def logpmf(self, k: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The logarithm of the probability of k."""
        shapes, loc, valid = self._parts("logpmf", args, kwargs)
        y = as_array("logpmf", k) - loc
        value, inside = self._standard(y, shapes)
        whole = floor(y) == y
        inside = whole if inside is None else logical_and(inside, whole)
        return self._masked(value, y, inside, valid)

    def pmf(self, k: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The probability of k."""
        return exp(self.logpmf(k, *args, **kwargs))

    def cdf(self, k: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The probability of values up to k."""
        return self._probability("cdf", self._cdf, (0.0, 1.0), k, args, kwargs)

    def sf(self, k: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The probability of values above k."""
        return self._probability("sf", self._sf, (1.0, 0.0), k, args, kwargs)

    def logcdf(self, k: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The logarithm of `cdf`."""
        formula = log_of_probability(self._cdf, self._sf)
        return self._probability("logcdf", formula, (-inf, 0.0), k, args, kwargs)

    def logsf(self, k: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The logarithm of `sf`."""
        formula = log_of_probability(self._sf, self._cdf)
        return self._probability("logsf", formula, (0.0, -inf), k, args, kwargs)

    def ppf(self, q: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The smallest k with cdf(k) >= q; NaN outside of [0, 1]."""
        return self._quantile("ppf", self._cdf, greater_equal, q, args, kwargs)

    def isf(self, q: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The smallest k with sf(k) <= q; NaN outside of [0, 1]."""
        return self._quantile("isf", self._sf, less_equal, q, args, kwargs)

    def rvs(
        self,
        *args: ArrayLike,
        size: ShapeLike | None = None,
        random_state: Any = None,
        **kwargs: ArrayLike,
    ) -> Any:
        """Random integers of shape `size`, by default that of the parameters together.

        `random_state` is a key of `te.random.key`, or an integer; the same one returns the same
        numbers.
        """
        parameters = self._bound("rvs", args, kwargs)
        q = uniforms(f"stats.{self.name}.rvs", random_state, size, parameters)
        return convert_to(self.ppf(q, *parameters), int64)

    def _parts(self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Parameters that are valid, the location, and where those of the call are valid."""
        *shapes, loc = self._bound(method, args, kwargs)
        valid = self._domain(*shapes)
        return [where(valid, p, VALID) for p in shapes], loc, valid

    def _probability(
        self,
        method: str,
        formula: Formula,
        ends: tuple[float, float],
        k: ArrayLike,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
    ) -> Any:
        """A formula at the integer below, within the support but for its upper end."""
        shapes, loc, valid = self._parts(method, args, kwargs)
        y = floor(as_array(method, k) - loc)
        lower, upper = self._ends(shapes)
        upper = inf if upper is None else upper
        inside = logical_and(greater_equal(y, lower), less(y, upper))
        value = formula(where(inside, y, lower), *shapes)
        value = where(inside, value, where(less(y, lower), *ends))
        return where(logical_and(valid, logical_not(isnan(y))), value, nan)

    def _quantile(
        self,
        method: str,
        formula: Formula,
        enough: Formula,
        q: ArrayLike,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
    ) -> Any:
        """The first integer whose probability is enough; one below the support for all of it."""
        shapes, loc, valid = self._parts(method, args, kwargs)
        q = as_array(method, q)
        lower, upper = self._ends(shapes)
        upper = inf if upper is None else upper
        begin, end = (0.0, 1.0) if method == "ppf" else (1.0, 0.0)
        inside = logical_and(greater(q, 0), less(q, 1))
        k = smallest(formula, enough, where(inside, q, 0.5), shapes, lower, upper)
        k = where(equal(q, begin), lower - 1.0, where(equal(q, end), upper, k))
        inside = logical_or(inside, logical_or(equal(q, begin), equal(q, end)))
        return where(logical_and(valid, inside), k + loc, nan)

    def _inner(self, y: Array, shapes: list[Any]) -> Any:
        lower, _ = self._ends(shapes)
        return 0.0 if lower is None else lower
