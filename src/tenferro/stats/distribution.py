"""What the distributions of a number have in common: parameters, support, location and scale."""

from __future__ import annotations

from collections.abc import Callable
from math import inf, nan
from typing import Any, NamedTuple

from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.elements.elementwise import exp, log, log1p
from tenferro.functions.elements.logic import (
    greater,
    greater_equal,
    less,
    less_equal,
    logical_and,
    logical_not,
)
from tenferro.functions.numbers.choosing import where
from tenferro.functions.numbers.predicates import isnan
from tenferro.numpy import minimum
from tenferro.stats.sampling import uniforms
from tenferro.tensor import Array, ArrayLike, ShapeLike

Formula = Callable[..., Any]
Domain = Callable[..., Any]


VALID = 0.5
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

    def _standard(self, y: Array, shapes: list[Any]) -> tuple[Any, Any]:
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

    def _inner(self, y: Array, shapes: list[Any]) -> Any:
        """A point of the support."""
        lower, upper = self._ends(shapes)
        lower = 0.0 if lower is None else lower
        return lower + (1.0 if upper is None else minimum((upper - lower) / 2, 1.0))

    def _support(self, y: Array, shapes: list[Any]) -> Any:
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

    def _masked(self, value: Array, y: Array, inside: Array, valid: Array) -> Any:
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

    def logpdf(self, x: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The logarithm of the density at x."""
        shapes, loc, scale, valid = self._parts("logpdf", args, kwargs)
        y = (as_array("logpdf", x) - loc) / scale
        value, inside = self._standard(y, shapes)
        return self._masked(value - log(scale), y, inside, valid)

    def pdf(self, x: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The density at x."""
        return exp(self.logpdf(x, *args, **kwargs))

    def cdf(self, x: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The probability of values up to x."""
        return self._probability("cdf", self._of.cdf, (0.0, 1.0), x, args, kwargs)

    def sf(self, x: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The probability of values above x."""
        return self._probability("sf", self._of.sf, (1.0, 0.0), x, args, kwargs)

    def logcdf(self, x: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The logarithm of `cdf`."""
        formula = self._of.logcdf or log_of_probability(self._of.cdf, self._of.sf)
        return self._probability("logcdf", formula, (-inf, 0.0), x, args, kwargs)

    def logsf(self, x: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The logarithm of `sf`."""
        formula = self._of.logsf or log_of_probability(self._of.sf, self._of.cdf)
        return self._probability("logsf", formula, (0.0, -inf), x, args, kwargs)

    def ppf(self, q: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The value x with cdf(x) = q; NaN outside of [0, 1]."""
        return self._quantile("ppf", self._of.ppf, q, args, kwargs)

    def isf(self, q: ArrayLike, *args: ArrayLike, **kwargs: ArrayLike) -> Any:
        """The value x with sf(x) = q; NaN outside of [0, 1]."""
        return self._quantile("isf", self._of.isf, q, args, kwargs)

    def rvs(
        self,
        *args: ArrayLike,
        size: ShapeLike | None = None,
        random_state: Any = None,
        **kwargs: ArrayLike,
    ) -> Any:
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
        *shapes, scale = (where(valid, p, VALID) for p in (*shapes, scale))
        return shapes, loc, scale, valid

    def _probability(
        self,
        method: str,
        formula: Formula,
        ends: tuple[float, float],
        x: ArrayLike,
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
        self,
        method: str,
        formula: Formula,
        q: Any,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
    ) -> Any:
        shapes, loc, scale, valid = self._parts(method, args, kwargs)
        q = as_array(method, q)
        inside = logical_and(greater_equal(q, 0), less_equal(q, 1))
        x = loc + scale * formula(where(inside, q, 0.5), *shapes)
        return where(logical_and(valid, inside), x, nan)


def log_of_probability(formula: Formula, complement: Formula) -> Formula:
    """The logarithm of a probability, from its complement where that is the smaller one."""

    def logarithm(y: Array, *shapes: Array) -> Any:
        p, rest = formula(y, *shapes), complement(y, *shapes)
        large = greater(p, 0.5)
        return where(large, log1p(-where(large, rest, 0.5)), log(where(large, 0.5, p)))

    return logarithm


def _all_positive(*shapes: Array) -> Any:
    valid = greater(shapes[0], 0)
    for shape in shapes[1:]:
        valid = logical_and(valid, greater(shape, 0))
    return valid
