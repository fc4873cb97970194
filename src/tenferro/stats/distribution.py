"""What the distributions of a number have in common: parameters, support, location and scale."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.functions.elements.elementwise import exp, log
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
from tenferro.functions.numbers.rounding import floor
from tenferro.ops.base.promotion import as_array

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
        lower: float | None = None,
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

    def _inner(self, y: Any, shapes: list[Any]) -> float:
        return (self._lower or 0.0) + (0.5 if self._upper == 1.0 else 1.0)

    def _support(self, y: Any, shapes: list[Any]) -> Any:
        bounds = []
        if self._lower is not None:
            bounds.append((greater if self._is_open else greater_equal)(y, self._lower))
        if self._upper is not None:
            upper = self._upper(*shapes) if callable(self._upper) else self._upper
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


class Continuous(Distribution):
    """A distribution with a density: `logpdf` and `pdf`."""

    _last = ("loc", "scale")

    def logpdf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of the density at x; after the distribution's own parameters come `loc`
        and `scale`. Raises TypeError for parameters that are unknown or missing."""
        *shapes, loc, scale = self._bound("logpdf", args, kwargs)
        valid = greater(scale, 0)
        if shapes:
            valid = logical_and(valid, self._domain(*shapes))
        *shapes, scale = (where(valid, p, _VALID) for p in (*shapes, scale))
        y = (as_array("logpdf", x) - loc) / scale
        value, inside = self._standard(y, shapes)
        return self._masked(value - log(scale), y, inside, valid)

    def pdf(self, x: Any, *args: Any, **kwargs: Any) -> Any:
        """The density at x."""
        return exp(self.logpdf(x, *args, **kwargs))


class Discrete(Distribution):
    """A distribution on the integers: `logpmf` and `pmf`."""

    _last = ("loc",)

    def logpmf(self, k: Any, *args: Any, **kwargs: Any) -> Any:
        """The logarithm of the probability of k; after the distribution's own parameters follows
        `loc`. Raises TypeError for parameters that are unknown or missing."""
        *shapes, loc = self._bound("logpmf", args, kwargs)
        valid = self._domain(*shapes)
        shapes = [where(valid, p, _VALID) for p in shapes]
        y = as_array("logpmf", k) - loc
        value, inside = self._standard(y, shapes)
        whole = floor(y) == y
        inside = whole if inside is None else logical_and(inside, whole)
        return self._masked(value, y, inside, valid)

    def pmf(self, k: Any, *args: Any, **kwargs: Any) -> Any:
        """The probability of k."""
        return exp(self.logpmf(k, *args, **kwargs))

    def _inner(self, y: Any, shapes: list[Any]) -> float:
        return self._lower or 0.0


def _all_positive(*shapes: Any) -> Any:
    valid = greater(shapes[0], 0)
    for shape in shapes[1:]:
        valid = logical_and(valid, greater(shape, 0))
    return valid
