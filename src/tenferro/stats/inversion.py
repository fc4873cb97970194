"""Quantiles of distributions whose probabilities have no inverse in closed form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.elements.logic import equal, greater, less, logical_and
from tenferro.functions.numbers.choosing import where
from tenferro.implicit import root
from tenferro.numpy import any, ceil, floor, minimum, ones_like, zeros_like
from tenferro.ops.base import apply
from tenferro.ops.control.calls import stop_gradient
from tenferro.tensor import Array, ArrayLike
from tenferro.transforms.control import while_loop

_HALVINGS = 200
"""Of an interval, until its ends are neighbours: 53, and as many as small numbers need besides."""
_DOUBLINGS = 60


def inverted(
    cdf: Callable[..., Any],
    sf: Callable[..., Any],
    lower: float | None = None,
    upper: float | None = None,
    *,
    above: bool = False,
) -> Callable[..., Any]:
    """The quantiles `ppf(q, *shapes)`, or those of `sf` if `above`.

    They are found by bisection between `lower` and `upper`, and differentiated as solutions of
    cdf(x) = q. Those of 0 and 1 are the ends of the support, which are infinite but for 0.
    """
    low_end, high_end = 0.0 if lower == 0.0 else -float("inf"), float("inf")

    def excess(x: Array, q: Array, *shapes: Any) -> Any:
        """Positive above the quantile; of the smaller one of both probabilities."""
        below, beyond = (1 - q, q) if above else (q, 1 - q)
        return where(less(below, 0.5), cdf(x, *shapes) - below, beyond - sf(x, *shapes))

    def ppf(q: Array, *shapes: Any) -> Any:
        q = as_array("ppf", q)
        for shape in shapes:
            q = q + 0.0 * shape
        at_ends = equal(q, 0) | equal(q, 1)
        inner = where(at_ends, 0.5, q)
        x = root(
            excess,
            lambda f, x, *args: _bisected(f, x, lower, upper, *args),
            zeros_like(inner),
            inner,
            *shapes,
            linear_solver=lambda product, b: b / product(ones_like(b)),
        )
        first, last = (high_end, low_end) if above else (low_end, high_end)
        return where(at_ends, where(equal(q, 0), first, last), x)

    return ppf


def _bisected(
    f: Callable[..., Any], x: Array, lower: float | None, upper: float | None, *args: Any
) -> Any:
    """Where an increasing function changes its sign, element by element."""
    low = _outside(lambda x: greater(f(x, *args), 0), x - 1.0) if lower is None else x + lower
    high = _outside(lambda x: less(f(x, *args), 0), x + 1.0) if upper is None else x + upper

    def halved(bounds: Any) -> Any:
        low, high, count = bounds
        middle = low + (high - low) / 2
        above = greater(f(middle, *args), 0)
        return where(above, low, middle), where(above, middle, high), count + 1

    def goes_on(bounds: Any) -> Any:
        low, high, count = bounds
        middle = low + (high - low) / 2
        return any((middle > low) & (middle < high)) & (count < _HALVINGS)

    low, high, _ = while_loop(goes_on, halved, (low, high, 0))
    return low + (high - low) / 2


def _outside(is_inside: Callable[[Any], Any], x: Array) -> Any:
    """x, doubled where that is inside, until it is not."""
    x, _ = while_loop(
        lambda c: any(is_inside(c[0])) & (c[1] < _DOUBLINGS),
        lambda c: (where(is_inside(c[0]), 2 * c[0], c[0]), c[1] + 1),
        (x, 0),
    )
    return x


def smallest(
    probability: Callable[..., Any],
    enough: Callable[[Any, Any], Any],
    q: Array,
    shapes: list[Any],
    lower: Array,
    upper: ArrayLike,
) -> Any:
    """The smallest integer k of the support with `enough(probability(k), q)`, as a float."""
    q, lower, upper, *shapes = (
        apply(stop_gradient.bind(), as_array("ppf", x)) for x in (q, lower, upper, *shapes)
    )
    zero = 0.0 * q + sum(0.0 * shape for shape in shapes)

    def reaches(k: Array) -> Any:
        return enough(probability(k, *shapes), q)

    def wider(state: Any) -> Any:
        low, high, count = state
        far = minimum(high + 2.0**count, upper)
        more = ~reaches(high)
        return where(more, high, low), where(more, far, high), count + 1

    def needs_wider(state: Any) -> Any:
        _, high, count = state
        return any(logical_and(~reaches(high), less(high, upper))) & (count < _DOUBLINGS)

    low, high, _ = while_loop(needs_wider, wider, (zero + lower - 1.0, zero + lower, 0))

    def halved(state: Any) -> Any:
        low, high = state
        middle = ceil(low + (high - low) / 2)
        enough = reaches(middle)
        return where(enough, low, middle), where(enough, middle, high)

    def apart(state: Any) -> Any:
        low, high = state
        return any(high - low > 1)

    return floor(while_loop(apart, halved, (low, high))[1])
