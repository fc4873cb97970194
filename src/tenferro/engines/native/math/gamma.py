"""log |Γ|, in double precision for single as well.

About each of the integers 2 to 6 it is the polynomial at 2 with the factors of Γ in between (DLMF
5.5.1), from 6.5 on Stirling's series (5.11.1), left of the origin the reflection (5.5.3). One
logarithm serves all of these but the last.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tenferro.engines.native import ir
from tenferro.engines.native.math.coefficients import LOG_GAMMA, STIRLING
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import SINGLE, Real, horner, narrowed, rarely, widened
from tenferro.engines.native.math.logarithm import log_for_single, log_of_positive
from tenferro.engines.native.math.trigonometric import sin
from tenferro.ops.base.registry import family_id

FAR = 6.5
_HALF_LOG_TWO_PI = 0.5 * math.log(2.0 * math.pi)


@math_function(family_id("special", "gammaln"), ulp=(0.75, 5.0), nanoseconds=(1.5, 2.1))
def gammaln(x: Real) -> Real:
    wide = widened(x)
    single = x.format is SINGLE
    value = _right(wide, "wide", log_for_single) if single else _right(wide, "f64", log_of_positive)
    rest = ~(wide > 0.0)

    def left() -> list[ir.Value]:
        return [rest.select(_left(wide), value).value]

    (found,) = rarely(rest, left, [value.value])
    return narrowed(Real(x.builder, found), x)


def _right(x: Real, table: str, log: Callable[[Real], Real]) -> Real:
    """For `x > 0`."""
    far = x >= FAR
    whole = x.round_even()
    t = x - whole
    product = (whole > 2.0).select(t + 2.0, x.constant(1.0))
    for k in (3, 4, 5):
        product = (whole > float(k)).select(product * (t + float(k)), product)
    low = whole < 2.0
    quotient = (whole < 1.0).select(x.muladd(x, x), x)
    logarithm = log(far.select(x, low.select(quotient, product)))
    near = t * horner(t, LOG_GAMMA[table]) + low.select(-logarithm, logarithm)
    inverse = 1.0 / x
    series = horner(inverse * inverse, STIRLING[table])
    tail = inverse.muladd(series, _HALF_LOG_TWO_PI - 0.5)
    return far.select((x - 0.5).muladd(logarithm - 1.0, tail), near)


def _left(x: Real) -> Real:
    """For `x <= 0`, `log(π / |sin(π x)|) - log Γ(1 - x)`; infinite at zero."""
    sine = sin((x - x.round_even()) * math.pi).abs()
    reflected = math.log(math.pi) - log_of_positive(sine) - _right(1.0 - x, "f64", log_of_positive)
    finite = x.equals(-math.inf).select(-math.inf, reflected)
    return sine.equals(0.0).select(math.inf, finite)
