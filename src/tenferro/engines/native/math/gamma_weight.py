"""The weight `x**a exp(-x) / Gamma(a + 1)` of incomplete gamma functions, and the gamma density.

From `a = 8` on it is `exp(a log(x / a) - (x - a))` over `sqrt(2 pi a)` and Stirling's series of
the rest. In double precision the exponent is a sum of two numbers, as it may be large.
"""

from __future__ import annotations

import math

from tenferro.engines.native.math.coefficients import RECIPROCAL_GAMMA, SCALED_GAMMA
from tenferro.engines.native.math.constants import LN2
from tenferro.engines.native.math.double_word import Sum, two_sum
from tenferro.engines.native.math.exponential import exp, exp_of_sum
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.gamma import gammaln_of_positive
from tenferro.engines.native.math.lanes import LaneMask, Real, horner, narrowed, rarely, widened
from tenferro.engines.native.math.logarithm import (
    log_deficit,
    log_of_positive,
    precise_log_terms,
    split_exponent,
)
from tenferro.engines.native.math.trigonometric import sin
from tenferro.ops.base.registry import family_id

_FAR, _SCALE = 8, 2.0**100
_VANISHING = -2000.0
"""An exponent whose exponential is 0; so is that of smaller ones, in which infinities may meet."""


def table_of(x: Real) -> str:
    """The coefficients for a result in the format of `x`."""
    return "wide" if x.format.name == "f32" else "f64"


def positive_and_finite(a: Real, x: Real) -> tuple[LaneMask, Real, Real]:
    """Where both operands are, and the operands; 1 elsewhere."""
    inside = (a > 0.0) & (x > 0.0) & (a < math.inf) & (x < math.inf)
    return inside, inside.select(a, 1.0), inside.select(x, 1.0)


def weight(a: Real, x: Real, table: str) -> Real:
    """`x**a exp(-x) / Gamma(a + 1)`, for positive finite doubles."""
    return _weight(a, x, table, (a, a.constant(0.0)), a.constant(1.0))


def _density(a: Real, x: Real, table: str) -> Real:
    """`a / x` times that. Of small `a` the power of `x` is one less, as that may overflow."""
    low = a < 0.5
    less, rest = two_sum(a, a.constant(-1.0))
    power = low.select(a, less), low.select(a.constant(0.0), rest)
    factor = low.select(a * _SCALE, a)
    return _weight(a, x, table, power, factor) / low.select(x * _SCALE, 1.0)


def _weight(a: Real, x: Real, table: str, power: Sum, factor: Real) -> Real:
    """`x**n exp(-x) / Gamma(a + 1)` times a factor, with a power `n`; of `x / a` from 8 on, where
    `n` is `a` or `a - 1`, and without the factor."""
    far = a >= float(_FAR)
    exponential = _exponential if table == "f64" else _exponential_for_single
    size = exponential(a, x, far, far.select(x / a, x), power)
    top, bottom = _reciprocal_gamma(a, table)
    root = a.sqrt() * math.sqrt(2.0 * math.pi) * scaled_gamma(1.0 / a, table)
    return size * (far.select(1.0, top * factor) / far.select(root, bottom))


def scaled_gamma(inverse: Real, table: str) -> Real:
    """Gamma over the leading term of Stirling's formula, at `1 / inverse`, from 8 on."""
    return inverse.muladd(horner(inverse, SCALED_GAMMA[table]), 1.0)


def reciprocal_gamma_excess(t: Real, table: str) -> Real:
    """`1 / Gamma(1 + t) - 1` for `|t| <= 1/2`."""
    return t * horner(t, RECIPROCAL_GAMMA[table])


def _reciprocal_gamma(a: Real, table: str) -> tuple[Real, Real]:
    """`1 / Gamma(a + 1)` as a quotient, for positive `a` below 8."""
    whole = a.round_even()
    t = a - whole
    product = a.constant(1.0)
    for k in range(1, _FAR + 1):
        product = (whole >= float(k)).select(product * (t + float(k)), product)
    return reciprocal_gamma_excess(t, table) + 1.0, product


def _exponential(a: Real, x: Real, far: LaneMask, base: Real, power: Sum) -> Real:
    """`base**n exp(-x)`, times `exp(a)` if far."""
    zero, (n, n_rest) = a.constant(0.0), power
    terms = precise_log_terms(base)
    high, low = LN2[a.format.name]
    deficit, deficit_rest = terms.deficit()
    doublings = terms.k * high
    distance, lost = two_sum(x, -a)
    start = far.select(-distance, -x), far.select(-lost, zero)
    head, rest = _sum_of_products(n, (terms.f, doublings, -deficit), start)
    rest = n_rest.muladd(doublings + (terms.f - deficit), rest)
    small = terms.k.muladd(low, -deficit_rest) + far.select(_lost(a, x, base), zero)
    return exp_of_sum(_bounded(head), n.muladd(small, rest))


def _sum_of_products(n: Real, factors: tuple[Real, ...], start: Sum) -> Sum:
    """`start` and the products of `n`, without an error that matters where they cancel."""
    head, rest = start
    for factor in factors:
        product = n * factor
        head, lost = two_sum(head, product)
        rest = rest + (lost + n.fma(factor, -product))
    return head, rest


def _lost(a: Real, x: Real, base: Real) -> Real:
    """What the logarithm of the rounded quotient `base` of `x` and `a` lacks."""
    return (-base).fma(a, x) / x


def _bounded(exponent: Real) -> Real:
    return (exponent > _VANISHING).select(exponent, _VANISHING)


def _exponential_for_single(a: Real, x: Real, far: LaneMask, base: Real, power: Sum) -> Real:
    """As `_exponential`, just well enough for single precision."""
    n, _ = power
    k, f = split_exponent(base)
    near = n.fma(f, far.select(a - x, -x))
    small = far.select(_lost(a, x, base), 0.0) - log_deficit(f)
    return exp(_bounded(n.muladd(k.muladd(math.log(2.0), small), near)))


@math_function(
    family_id("special", "gamma_density"), ulp=(0.75, 5.0), nanoseconds=(4.6, 8.5), apart=True
)
def gamma_density(a: Real, x: Real) -> Real:
    """For `a <= 0` too, where Gamma changes its sign and has poles."""
    shape, at = widened(a), widened(x)
    inside, p, t = positive_and_finite(shape, at)
    value = _density(p, t, table_of(x))
    (found,) = rarely(~inside, lambda: [_limits(shape, at, inside, value).value], [value.value])
    return narrowed(Real(x.builder, found), x)


def _limits(a: Real, x: Real, inside: LaneMask, value: Real) -> Real:
    """`value` inside of the domain; at its ends, and for `a <= 0`, by the reflection of Gamma."""
    left = a <= 0.0
    origin = (a < 1.0).select(math.inf, a.equals(1.0).select(1.0, a.constant(0.0)))
    value = inside.select(value, x.equals(0.0).select(origin, 0.0))
    value = left.select(_density_on_the_left(left.select(a, -0.5), x), value)
    both = a.equals(math.inf) & x.equals(math.inf)
    return (both | ~(x >= 0.0) | a.is_nan()).select(math.nan, value + 0.0)


def _density_on_the_left(a: Real, x: Real) -> Real:
    """`1 / Gamma(a) = sin(pi a) Gamma(1 - a) / pi`, which vanishes at whole numbers."""
    whole = a.round_even()
    half = whole * 0.5
    sine = sin((a - whole) * math.pi) * (1.0 / math.pi)
    sine = half.equals(half.trunc()).select(sine, -sine)
    ordinary = (x > 0.0) & (x < math.inf)
    positive = ordinary.select(x, 1.0)
    exponent = (a - 1.0).muladd(log_of_positive(positive), -positive)
    exponent = exponent + gammaln_of_positive(1.0 - a, "f64", log_of_positive)
    root = exp(exponent * 0.5)  # the whole exponential may overflow
    ends = x.equals(math.inf).select(0.0, x.constant(math.inf))
    return sine.equals(0.0).select(
        0.0, sine * ordinary.select(root, ends) * ordinary.select(root, 1.0)
    )
