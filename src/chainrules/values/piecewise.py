"""Selections, remainders and roundings of real numbers."""

import math
from collections.abc import Callable

from chainrules.values.arithmetic import real_div
from chainrules.values.dispatch import NAN


def maximum(x: float, y: float) -> float:
    """The larger one; of equal ones, as of two zeros, the second, as in NumPy."""
    return x + y if _has_nan(x, y) else max(y, x)


def minimum(x: float, y: float) -> float:
    """The smaller one; of equal ones, as of two zeros, the second, as in NumPy."""
    return x + y if _has_nan(x, y) else min(y, x)


def fmax(x: float, y: float) -> float:
    return _number_among(x, y) if _has_nan(x, y) else max(x, y)


def fmin(x: float, y: float) -> float:
    return _number_among(x, y) if _has_nan(x, y) else min(x, y)


def _has_nan(x: float, y: float) -> bool:
    return math.isnan(x) or math.isnan(y)


def _number_among(x: float, y: float) -> float:
    return y if math.isnan(x) else x


def clamp(x: float, lower: float, upper: float) -> float:
    return minimum(maximum(x, lower), upper)


def copysign(x: float, y: float) -> float:
    return math.copysign(x, y)


def nextafter(x: float, y: float) -> float:
    return math.nextafter(x, y)


def rem(x: float, y: float) -> float:
    """The remainder with the sign of the dividend, C's ``fmod``."""
    return NAN if y == 0 or math.isinf(x) else math.fmod(x, y)


def mod(x: float, y: float) -> float:
    """The remainder with the sign of the divisor, Python's ``%``."""
    return NAN if y == 0 or math.isinf(x) else x % y


def _rounding(function: Callable[[float], int]) -> Callable[[float], float]:
    """`function` with float results: infinities and NaN are themselves, zeros keep their sign."""

    def evaluate(x: float) -> float:
        return math.copysign(float(function(x)), x) if math.isfinite(x) else x

    return evaluate


floor = _rounding(math.floor)
ceil = _rounding(math.ceil)
trunc = _rounding(math.trunc)
round = _rounding(round)  # the table's name; ties go to the even neighbour


def floor_divide(x: float, y: float) -> float:
    """The quotient rounded down; with infinities as the Array API standard has it."""
    return x // y if y and math.isfinite(x) and math.isfinite(y) else floor(real_div(x, y))
