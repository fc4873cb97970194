"""log |Γ| and its derivative, in double precision for single as well.

About each of the integers 2 to 6 it is the polynomial at 2 with the factors of Γ in between (DLMF
5.5.1), from 6.5 on Stirling's series (5.11.1), left of the origin the reflection (5.5.3). One
logarithm serves all of these but the last.

The derivative is a polynomial from 1 to 2, with neighbours by the recurrence (5.5.2), and from 3 on
the asymptotic series (5.11.2), below 8 of an argument raised by 5.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tenferro.engines.native.math.coefficients import (
    DIGAMMA,
    DIGAMMA_FAR,
    LOG_GAMMA,
    STIRLING,
)
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import SINGLE, Real, horner, narrowed, rarely, widened
from tenferro.engines.native.math.logarithm import log_for_single, log_of_positive
from tenferro.engines.native.math.trigonometric import sin, tan
from tenferro.ops.base.registry import family_id

FAR = 6.5
DIGAMMA_NEAR, DIGAMMA_ASYMPTOTIC, ASCENT = 3.0, 8.0, 5
_ROOT, _ROOT_REST = 1.4616321449683622, 9.549995429965697e-17
_HALF_LOG_TWO_PI = 0.5 * math.log(2.0 * math.pi)


@math_function(family_id("special", "gammaln"), ulp=(0.75, 5.0), nanoseconds=(1.5, 2.1), apart=True)
def gammaln(x: Real) -> Real:
    return _with_reflection(x, gammaln_of_positive, _left)


def _with_reflection(
    x: Real,
    right: Callable[[Real, str, Callable[[Real], Real]], Real],
    left: Callable[[Real], Real],
) -> Real:
    """`right(x, table, log)` for positive numbers, `left(x)` for the others where there are any."""
    wide = widened(x)
    table, log = ("wide", log_for_single) if x.format is SINGLE else ("f64", log_of_positive)
    value = right(wide, table, log)
    rest = ~(wide > 0.0)
    (found,) = rarely(rest, lambda: [rest.select(left(wide), value).value], [value.value])
    return narrowed(Real(x.builder, found), x)


def gammaln_of_positive(x: Real, table: str, log: Callable[[Real], Real]) -> Real:
    """`log(Gamma(x))`."""
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
    mirrored = gammaln_of_positive(1.0 - x, "f64", log_of_positive)
    reflected = math.log(math.pi) - log_of_positive(sine) - mirrored
    finite = x.equals(-math.inf).select(-math.inf, reflected)
    return sine.equals(0.0).select(math.inf, finite)


@math_function(family_id("special", "digamma"), ulp=(0.75, 6.5), nanoseconds=(2.3, 2.3), apart=True)
def digamma(x: Real) -> Real:
    return _with_reflection(x, digamma_of_positive, _digamma_on_the_left)


def digamma_of_positive(x: Real, table: str, log: Callable[[Real], Real]) -> Real:
    """The derivative of that."""
    low, high = x < 1.0, x > 2.0
    neighbour = high.select(x - 1.0, x)
    base = low.select(x + 1.0, neighbour)
    step = 1.0 / neighbour
    root = horner(base - 1.5, DIGAMMA[table]) * ((base - _ROOT) - _ROOT_REST)
    near = root + low.select(-step, high.select(step, x.constant(0.0)))
    raised = x < DIGAMMA_ASYMPTOTIC
    top, bottom = x.constant(1.0), x
    for k in range(1, ASCENT):
        factor = x + float(k)
        top, bottom = top.muladd(factor, bottom), bottom * factor
    away = raised.select(x + float(ASCENT), x)
    inverse = 1.0 / away
    square = inverse * inverse
    series = square.muladd(horner(square, DIGAMMA_FAR[table]), inverse * 0.5)
    lowered = raised.select(top / bottom, x.constant(0.0))
    far = x.equals(math.inf).select(x, log(away) - (series + lowered))
    return (x < DIGAMMA_NEAR).select(near, far)


def _digamma_on_the_left(x: Real) -> Real:
    """For `x <= 0`, `ψ(1 - x) - π / tan(π x)`; NaN at the poles but 0, where it is infinite."""
    rest = (x - x.round_even()) * math.pi
    reflected = digamma_of_positive(1.0 - x, "f64", log_of_positive) - math.pi / tan(rest)
    value = rest.equals(0.0).select(math.nan, reflected)
    return x.equals(0.0).select(x.constant(math.inf).copysign(-x), value)
