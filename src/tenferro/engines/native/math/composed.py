"""Compositions of exponentials and logarithms that lose accuracy when taken apart.

logaddexp, softplus, log_sigmoid, logit, xlogy and xlog1py.
"""

from __future__ import annotations

import math

from tenferro.engines.native.math.double_word import Sum
from tenferro.engines.native.math.exponential import exp_as_sum
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import Real
from tenferro.engines.native.math.logarithm import (
    log1p_as_sum,
    log1p_of_sum,
    log_as_sum,
    log_limits,
)
from tenferro.ops.base.registry import family_id

# Below the first, the inverse of a number may overflow; times two to the second it does not.
_TINY = {"f32": (2.0**-90, 40.0), "f64": (2.0**-900, 500.0)}


def _softplus_of_negative(x: Real) -> Real:
    """`log(1 + exp(x))` for `x <= 0`."""
    head, tail = exp_as_sum(x)
    return log1p_of_sum(head, tail, x.constant(0.0))


@math_function("softplus", ulp=(1.5, 1.5), nanoseconds=(1.1, 2.9))
def softplus(x: Real) -> Real:
    """`log(1 + exp(x)) = max(x, 0) + log(1 + exp(-|x|))`."""
    return (x < 0.0).select(0.0, x) + _softplus_of_negative(-x.abs())


@math_function("log_sigmoid", ulp=(1.5, 1.5), nanoseconds=(1.1, 2.9))
def log_sigmoid(x: Real) -> Real:
    """`-softplus(-x)`."""
    return -softplus(-x)


@math_function(family_id("special", "logit"), ulp=(2.0, 1.5), nanoseconds=(0.6, 1.6))
def logit(x: Real) -> Real:
    """`log1p((2 x - 1) / (1 - x))` from 1/2 on and `-log1p((1 - 2 x) / x)` below."""
    upper = x >= 0.5
    smallest, doublings = _TINY[x.format.name]
    tiny = x < smallest
    bottom = tiny.select(x * 2.0**doublings, upper.select(1.0 - x, x))
    ratio = x.muladd(-2.0, 1.0).abs() / bottom
    zero = x.constant(0.0)
    value = log1p_of_sum(ratio, zero, tiny.select(doublings, zero))
    signed = upper.select(value, -value)
    ending = x.equals(0.0).select(-math.inf, x.equals(1.0).select(math.inf, x.constant(math.nan)))
    return ((x > 0.0) & (x < 1.0)).select(signed, ending)


@math_function("logaddexp", ulp=(2.0, 2.0), nanoseconds=(1.1, 3.0))
def logaddexp(x: Real, y: Real) -> Real:
    """`log(exp(x) + exp(y))` from the larger operand and the distance of the other.

    The error is relative to the largest of the operands and the result, as both operands are
    rounded numbers and the result may vanish.
    """
    larger = (x > y).select(x, y)
    distance = x.equals(y).select(0.0, (x - y).abs())  # equal infinities have no difference
    return larger + _softplus_of_negative(-distance)


def _times_log(x: Real, y: Real, logarithm: Sum, pole: float) -> Real:
    """`x` times the logarithm of `y`, zero for zero `x` unless `y` is NaN."""
    head, tail = logarithm
    # A vanishing logarithm has a sign, which the sum of two products would lose.
    ordinary = (y > pole) & (y < math.inf) & (x.abs() < math.inf) & (head.abs() > 0.0)
    product = ordinary.select(x.fma(head, x * tail), x * log_limits(y, head, pole))
    return x.equals(0.0).select(y.is_nan().select(y, 0.0), product)


@math_function("xlogy", ulp=(1.25, 1.25), nanoseconds=(0.67, 1.5))
def xlogy(x: Real, y: Real) -> Real:
    return _times_log(x, y, log_as_sum(y), 0.0)


@math_function("xlog1py", ulp=(1.25, 1.25), nanoseconds=(0.73, 1.7))
def xlog1py(x: Real, y: Real) -> Real:
    return _times_log(x, y, log1p_as_sum(y), -1.0)
