"""Selections, remainders and roundings of real numbers. Maths note: elementwise."""

from typing import Any

from chainrules.formulas import masked
from chainrules.rule import not_differentiable, one, real_only, zero
from chainrules.values import piecewise as value


def _share_of_first(f: Any, x1: Any, x2: Any, y: Any) -> Any:
    """1 where only x1 is the result, 1/2 where both are, 0 where it is not."""
    share = f.where(f.equal(x2, y), 0.5, f.zeros_like(y) + 1)
    return f.where(f.equal(x1, y), share, 0)


def _share_of_second(f: Any, x1: Any, x2: Any, y: Any) -> Any:
    return _share_of_first(f, x2, x1, y)


def _strictly_between(f: Any, x: Any, lower: Any, upper: Any) -> Any:
    return f.where(f.greater(x, lower), masked(f, f.less(x, upper), x), 0)


def _selection(name: str, evaluate: Any) -> Any:
    return real_only(
        name,
        evaluate,
        _share_of_first,
        _share_of_second,
        domain="x1 ≠ x2; 1/2 each at x1 = x2",
        source="equal split of the subgradient among the inputs equal to the result",
    )


def _step(name: str, evaluate: Any, *partials: Any) -> Any:
    return real_only(
        name,
        evaluate,
        *partials,
        domain="off the jumps; 0 on them by convention",
        source="piecewise constant",
    )


RULES = (
    _selection("maximum", value.maximum),
    _selection("minimum", value.minimum),
    _selection("fmax", value.fmax),
    _selection("fmin", value.fmin),
    real_only(
        "clamp",
        value.clamp,
        lambda f, x, lower, upper, y: _strictly_between(f, x, lower, upper),
        lambda f, x, lower, upper, y: f.where(
            f.greater(lower, x), masked(f, f.less(lower, upper), x), 0
        ),
        lambda f, x, lower, upper, y: masked(f, f.less(upper, x), x),
        domain="off the bounds; 0 on them by convention",
        source="strict masks",
    ),
    real_only(
        "copysign",
        value.copysign,
        lambda f, x1, x2, y: f.sign(x1) * f.sign(y),
        zero,
        domain="x1 ≠ 0, where the derivative is 0 by convention",
        source="y = ±|x1|",
    ),
    real_only(
        "rem",
        value.rem,
        one,
        lambda f, x1, x2, y: -f.round((x1 - y) / x2),
        domain="off the jumps at the multiples of x2",
        source="y = x1 - trunc(x1 / x2) x2",
    ),
    real_only(
        "mod",
        value.mod,
        one,
        lambda f, x1, x2, y: -f.floor_divide(x1, x2),
        domain="off the jumps at the multiples of x2",
        source="y = x1 - floor(x1 / x2) x2",
    ),
    _step("floor_divide", value.floor_divide, zero, zero),
    _step("floor", value.floor, zero),
    _step("ceil", value.ceil, zero),
    _step("round", value.round, zero),
    _step("trunc", value.trunc, zero),
    not_differentiable(
        "nextafter",
        value.nextafter,
        2,
        domain="nowhere: the result is a neighbour in the floating-point grid",
        source="IEEE 754 nextUp and nextDown",
    ),
)
