"""What the distributions of a number have in common: parameters, support, location and scale."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nan
from typing import Any, NamedTuple

from tenferro.functions.elements.elementwise import exp, log, log1p
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
from tenferro.numpy import minimum
from tenferro.ops.base.promotion import as_array, convert_to
from tenferro.stats.inversion import smallest
from tenferro.stats.sampling import uniforms
from tenferro.tensor.dtypes import int64

Formula = Callable[..., Any]
Domain = Callable[..., Any]


_VALID = 0.5
"""What a parameter out of range is replaced by while the density is computed; valid for all."""


class Distribution:
    """A distribution by the logarithm of its standard density, `formula(y, *parameters)`.

    `parameters` are their names, in SciPy's order; `lower` and `upper` bound the support, `lower`
    open if `is_open`; `domain(*parameters)` says for which parameters it exists.
    """

    _last: tuple[str, ...] = ()

    def __init__(
        self,
        name: str,
        formula: Formula,
        parameters: str = "",
        *,
        domain: Domain | None = None,
        lower: float | Callable[..., Any] | None = None,
        upper: float | Callable[..., Any] | None = None,
        is_open: bool = False,
    ) -> None:
        self.name = name
        self.parameters = tuple(parameters.split())
        self._formula = formula
        self._domain = domain or _all_positive
        self._lower = lower
        self._upper = upper
        self._is_open = is_open
        self.__doc__ = f"The distribution `scipy.stats.{name}`."

    def _bound(self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """The parameters of a call in order, with the defaults of location and scale."""
        label = f"stats.{self.name}.{method}"
        names = (*self.parameters, *self._last)
        if len(args) > len(names):
            raise TypeError(f"{label}: {len(args)} parameters, expected {', '.join(names)}")
        values = dict(zip(names, args, strict=False))
        for name, value in kwargs.items():
            if name not in names or name in values:
                raise TypeError(
                    f"{label}: the parameter {name!r} is unknown or passed twice, expected "
                    f"{', '.join(names)}"
                )
            values[name] = value
        missing = [name for name in self.parameters if name not in values]
        if missing:
            raise TypeError(f"{label}: the parameter {missing[0]!r} is missing")
        defaults = {"loc": 0.0, "scale": 1.0}
        return [values.get(name, defaults.get(name)) for name in names]

    def _standard(self, y: Any, shapes: list[Any]) -> tuple[Any, Any]:
        """The standard log-density, at a point of the support instead where y is outside; and
        where it is inside."""
        inside = self._support(y, shapes)
        if inside is None:
            return self._formula(y, *shapes), None
        safe = where(inside, y, self._inner(y, shapes))
        return self._formula(safe, *shapes), inside

    def _ends(self, shapes: list[Any]) -> tuple[Any, Any]:
        """The ends of the support, None where it has none."""
        ends = self._lower, self._upper
        lower, upper = (end(*shapes) if callable(end) else end for end in ends)
        return lower, upper

    def _inner(self, y: Any, shapes: list[Any]) -> Any:
        """A point of the support."""
        lower, upper = self._ends(shapes)
        lower = 0.0 if lower is None else lower
        return lower + (1.0 if upper is None else minimum((upper - lower) / 2, 1.0))

    def _support(self, y: Any, shapes: list[Any]) -> Any:
        lower, upper = self._ends(shapes)
        bounds = []
        if lower is not None:
            bounds.append((greater if self._is_open else greater_equal)(y, lower))
        if upper is not None:
            bounds.append(less_equal(y, upper))
        elif bounds:  # where formulas with powers and logarithms are ∞ - ∞
            bounds.append(less(y, float("inf")))
        if not bounds:
            return None
        return bounds[0] if len(bounds) == 1 else logical_and(*bounds)

    def _masked(self, value: Any, y: Any, inside: Any, valid: Any) -> Any:
        if inside is not None:
            value = where(inside, value, -float("inf"))
            valid = logical_and(valid, logical_not(isnan(y)))
        return where(logical_not(valid), float("nan"), value)


class Probabilities(NamedTuple):
    """Formulas of y, or of a probability q, and the parameters of the standard distribution."""

    cdf: Formula
    sf: Formula
    ppf: Formula
    isf: Formula
    logcdf: Formula | None = None
    logsf: Formula | None = None


class Continuous(Distribution):
    """A distribution with a density: `logpdf` and `pdf`; probabilities, quantiles and samples.

    Arguments are SciPy's: after the distribution's own parameters come `loc` and `scale`. All
    methods raise TypeError for parameters that are unknown or missing.
    """

    _last = ("loc", "scale")

    def __init__(
        self,
        name: str,
        formula: Formula,
        probabilities: Probabilities,
        parameters: str = "",
        **support: Any,
    ) -> None:
        super().__init__(name, formula, parameters, **support)
        self._of = probabilities

    def logpdf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of the density at x."""
        shapes, loc, scale, valid = self._parts("logpdf", args, kwargs)
        y = (as_array("logpdf", x) - loc) / scale
        value, inside = self._standard(y, shapes)
        return self._masked(value - log(scale), y, inside, valid)

    def pdf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The density at x."""
        return exp(self.logpdf(x, *args, **kwargs))

    def cdf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The probability of values up to x."""
        return self._probability("cdf", self._of.cdf, (0.0, 1.0), x, args, kwargs)

    def sf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The probability of values above x."""
        return self._probability("sf", self._of.sf, (1.0, 0.0), x, args, kwargs)

    def logcdf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of `cdf`."""
        formula = self._of.logcdf or _log_of(self._of.cdf, self._of.sf)
        return self._probability("logcdf", formula, (-inf, 0.0), x, args, kwargs)

    def logsf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of `sf`."""
        formula = self._of.logsf or _log_of(self._of.sf, self._of.cdf)
        return self._probability("logsf", formula, (0.0, -inf), x, args, kwargs)

    def ppf(self, q: Any, *args: Any, **kwargs: Any) -> Any:
        """The value x with cdf(x) = q; NaN outside of [0, 1]."""
        return self._quantile("ppf", self._of.ppf, q, args, kwargs)

    def isf(self, q: Any, *args: Any, **kwargs: Any) -> Any:
        """The value x with sf(x) = q; NaN outside of [0, 1]."""
        return self._quantile("isf", self._of.isf, q, args, kwargs)

    def rvs(self, *args: Any, size: Any = None, random_state: Any = None, **kwargs: Any) -> Any:
        """Random numbers of shape `size`, by default that of the parameters together.

        `random_state` is a key of `te.random.key`, or an integer; the same one returns the same
        numbers. They are quantiles of uniform numbers, and differentiable in the parameters.
        """
        parameters = self._bound("rvs", args, kwargs)
        q = uniforms(f"stats.{self.name}.rvs", random_state, size, parameters)
        return self.ppf(q, *parameters)

    def _parts(self, method: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Parameters, location and scale that are valid, and where those of the call are."""
        *shapes, loc, scale = self._bound(method, args, kwargs)
        valid = greater(scale, 0)
        if shapes:
            valid = logical_and(valid, self._domain(*shapes))
        *shapes, scale = (where(valid, p, _VALID) for p in (*shapes, scale))
        return shapes, loc, scale, valid

    def _probability(
        self,
        method: str,
        formula: Formula,
        ends: tuple[float, float],
        x: Any,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
    ) -> Any:
        """A formula inside of the support, and its values below and above."""
        shapes, loc, scale, valid = self._parts(method, args, kwargs)
        y = (as_array(method, x) - loc) / scale
        inside = self._support(y, shapes)
        if inside is None:
            return where(valid, formula(y, *shapes), nan)
        inner = self._inner(y, shapes)
        value = formula(where(inside, y, inner), *shapes)
        value = where(inside, value, where(greater(y, inner), ends[1], ends[0]))
        return where(logical_and(valid, logical_not(isnan(y))), value, nan)

    def _quantile(
        self, method: str, formula: Formula, q: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:
        shapes, loc, scale, valid = self._parts(method, args, kwargs)
        q = as_array(method, q)
        inside = logical_and(greater_equal(q, 0), less_equal(q, 1))
        x = loc + scale * formula(where(inside, q, 0.5), *shapes)
        return where(logical_and(valid, inside), x, nan)


def _log_of(formula: Formula, complement: Formula) -> Formula:
    """The logarithm of a probability, from its complement where that is the smaller one."""

    def logarithm(y: Any, *shapes: Any) -> Any:
        p, rest = formula(y, *shapes), complement(y, *shapes)
        large = greater(p, 0.5)
        return where(large, log1p(-where(large, rest, 0.5)), log(where(large, 0.5, p)))

    return logarithm


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

    def logpmf(self, k: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of the probability of k."""
        shapes, loc, valid = self._parts("logpmf", args, kwargs)
        y = as_array("logpmf", k) - loc
        value, inside = self._standard(y, shapes)
        whole = floor(y) == y
        inside = whole if inside is None else logical_and(inside, whole)
        return self._masked(value, y, inside, valid)

    def pmf(self, k: Any, *args: Any, **kwargs: Any) -> Any:
        """The probability of k."""
        return exp(self.logpmf(k, *args, **kwargs))

    def cdf(self, k: Any, *args: Any, **kwargs: Any) -> Any:
        """The probability of values up to k."""
        return self._probability("cdf", self._cdf, (0.0, 1.0), k, args, kwargs)

    def sf(self, k: Any, *args: Any, **kwargs: Any) -> Any:
        """The probability of values above k."""
        return self._probability("sf", self._sf, (1.0, 0.0), k, args, kwargs)

    def logcdf(self, k: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of `cdf`."""
        formula = _log_of(self._cdf, self._sf)
        return self._probability("logcdf", formula, (-inf, 0.0), k, args, kwargs)

    def logsf(self, k: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of `sf`."""
        formula = _log_of(self._sf, self._cdf)
        return self._probability("logsf", formula, (0.0, -inf), k, args, kwargs)

    def ppf(self, q: Any, *args: Any, **kwargs: Any) -> Any:
        """The smallest k with cdf(k) >= q; NaN outside of [0, 1]."""
        return self._quantile("ppf", self._cdf, greater_equal, q, args, kwargs)

    def isf(self, q: Any, *args: Any, **kwargs: Any) -> Any:
        """The smallest k with sf(k) <= q; NaN outside of [0, 1]."""
        return self._quantile("isf", self._sf, less_equal, q, args, kwargs)

    def rvs(self, *args: Any, size: Any = None, random_state: Any = None, **kwargs: Any) -> Any:
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
        return [where(valid, p, _VALID) for p in shapes], loc, valid

    def _probability(
        self,
        method: str,
        formula: Formula,
        ends: tuple[float, float],
        k: Any,
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
        q: Any,
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

    def _inner(self, y: Any, shapes: list[Any]) -> Any:
        lower, _ = self._ends(shapes)
        return 0.0 if lower is None else lower


def _all_positive(*shapes: Any) -> Any:
    valid = greater(shapes[0], 0)
    for shape in shapes[1:]:
        valid = logical_and(valid, greater(shape, 0))
    return valid
