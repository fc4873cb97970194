"""The error function erf, its complements erfc and erfcx, and the logarithm of erfc.

For `x >= 0`, `exp(x**2) erfc(x) = p(t) / (1 + 2 x)` with a polynomial in
`t = (x - c) / (x + c)`, as in M. M. Shepherd and J. G. Laframboise, "Chebyshev approximation of
(1 + 2x) exp(x^2) erfc x in 0 <= x < infinity", Mathematics of Computation 36 (1981).

So are erfcx, and log_ndtr, the logarithm of the normal distribution function. In single precision
these two are computed in double precision, just well enough, and erfc with other polynomials.
"""

from __future__ import annotations

import math

from tenferro.engines.native import ir
from tenferro.engines.native.math.coefficients import (
    ERF,
    ERF_EXPONENT,
    ERFCX,
    ERFCX_HALF_LINE,
    EXP,
)
from tenferro.engines.native.math.double_word import Sum, fast_two_sum
from tenferro.engines.native.math.exponential import (
    exp,
    exp_for_single,
    reduced,
    scale,
    scale_normal,
    split_ln2,
)
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import (
    SINGLE,
    LaneMask,
    Real,
    horner,
    narrowed,
    paired_horner,
    rarely,
    widened,
)
from tenferro.engines.native.math.logarithm import log1p_of_sum, log_for_single
from tenferro.ops.base.registry import family_id

# Where erf rounds to one, where erfc vanishes, and the `c` above.
_ERF_ONE = {"f32": 3.95, "f64": 5.95}
_ERFC_ZERO = {"f32": 10.3, "f64": 27.5}
_SINGLE_CENTRE = 2.0
_HALF_LINE_CENTRE = {"wide": 3.0, "f64": 3.75}
_ERFCX_CONSTANT = 2.0**500
# Beyond these, exp(x**2) is infinite and the normal distribution function rounds to 1.
_GROWN, _ONE = 27.0, 40.0


def _erf_near_zero(x: Real) -> Sum:
    """erf for `|x| <= 1` as a sum whose first term is `x`."""
    return x, x * paired_horner(x * x, ERF[x.format.name])


@math_function("erf", ulp=(1.25, 1.25), nanoseconds=(0.57, 2.0))
def erf(x: Real) -> Real:
    """`x + x p(x**2)` up to 1, and `1 - exp(-q(|x| - 1))` above, with polynomials."""
    name = x.format.name
    near, rest = _erf_near_zero(x)
    magnitude = x.abs()
    u = magnitude.at_most(_ERF_ONE[name]) - 1.0
    k, r = reduced(-paired_horner(u, ERF_EXPONENT[name]))
    complement = scale_normal(horner(r, (1.0, 1.0, *EXP[name])), k)
    return (magnitude > 1.0).select((1.0 - complement).copysign(x), near + rest)


@math_function("erfc", ulp=(2.0, 2.0), nanoseconds=(0.88, 2.7))
def erfc(x: Real) -> Real:
    """`exp(-x**2)` times a quotient for positive numbers, `2 - erfc(-x)` for negative ones.

    `1 - erf(x)` up to 3/4 in single precision, where the shorter polynomials cost less.
    """
    magnitude = x.abs()
    right = _erfc_right(magnitude.at_most(_ERFC_ZERO[x.format.name]))
    value = (x < 0.0).select(2.0 - right, right)
    if x.format is not SINGLE:
        return value
    near, rest = _erf_near_zero(x)
    head, lost = fast_two_sum(x.constant(1.0), -near)
    return (magnitude > 0.75).select(value, head + (lost - rest))


def _erfc_right(x: Real) -> Real:
    """`exp(-x**2) p(t) / (1 + 2 x)`, where the rests of all steps are kept to the end."""
    name = x.format.name
    square = x * x
    k, high, low = split_ln2(-square)
    r, r_rest = fast_two_sum(high, -(low + x.fma(x, -square)))
    curved = (r * r).muladd(horner(r, EXP[name]), r_rest)
    d, d_rest = fast_two_sum(x + x, x.constant(1.0))
    (p, p_rest), y = _parts_of_quotient(x, d)
    w = p * y
    missing = (-w).fma(d, p) + w.muladd(-d_rest, p_rest)
    rest = w.muladd(curved, missing * y)
    return scale(w + w.muladd(r, rest), k)


def _parts_of_quotient(x: Real, d: Real) -> tuple[Sum, Real]:
    """`p(t)` and about `1 / d`, by one division.

    `p` is nearly constant, so that errors of `t` do not matter, and the caller corrects `1 / d`.
    """
    single = x.format is SINGLE
    centre = _SINGLE_CENTRE if single else _HALF_LINE_CENTRE["f64"]
    above = x + centre
    inverse = 1.0 / (above * d)
    if single:
        t = (x - centre) * (inverse * d)
        constant, *others = ERFCX["f32"]
        p = fast_two_sum(x.constant(constant), t * horner(t, others))
    else:
        u = (x + x) * (inverse * d)  # t + 1
        p = fast_two_sum(x.constant(1.0), u * paired_horner(u - 1.0, ERFCX_HALF_LINE["f64"]))
    return p, inverse * above


def _nearly_constant(x: Real, table: str) -> Real:
    """`(1 + 2 x) exp(x**2) erfc(x)` for `x >= 0`."""
    c = _HALF_LINE_CENTRE[table]
    bounded = x.at_most(_ERFCX_CONSTANT)
    above = (bounded + bounded) / (bounded + c)  # t + 1
    return above.muladd(horner(above - 1.0, ERFCX_HALF_LINE[table]), 1.0)


@math_function(family_id("special", "erfcx"), ulp=(0.75, 4.0), nanoseconds=(1.1, 1.3))
def erfcx(x: Real) -> Real:
    """`p(t) / (1 + 2 x)`, and `2 exp(x**2) - erfcx(-x)` for negative `x`."""
    wide, table = widened(x), "wide" if x.format is SINGLE else "f64"
    size = wide.abs()
    right = erfcx_of_positive(size, table)
    negative = wide < 0.0

    def left() -> list[ir.Value]:
        return [negative.select(_grown(size) * 2.0 - right, right).value]

    (value,) = rarely(negative, left, [right.value])
    return narrowed(Real(x.builder, value), x)


def erfcx_of_positive(x: Real, table: str) -> Real:
    return _nearly_constant(x, table) * 0.5 / (x + 0.5)


def _grown(x: Real) -> Real:
    """`exp(x**2)`, whose square is a sum of two numbers."""
    bounded = x.at_most(_GROWN)
    square = bounded * bounded
    return exp(square) * (bounded.fma(bounded, -square) + 1.0)


@math_function(family_id("special", "log_ndtr"), ulp=(0.75, 5.5), nanoseconds=(2.6, 4.0))
def log_ndtr(x: Real) -> Real:
    """With `r = exp(x**2 / 2) erfc(|x| / sqrt(2)) / 2`, which is `p(t) / (4 |x| / sqrt(2) + 2)`:

    `-x**2 / 2 - log(1 / r)` for negative `x`, `log(1 - exp(-x**2 / 2) r)` for others.
    """
    wide = widened(x)
    single = x.format is SINGLE
    t = wide.abs() * math.sqrt(0.5)
    top, bottom = _nearly_constant(t, "wide" if single else "f64"), (t + 0.5) * 4.0
    logarithm = _log_ndtr_single if single else _log_ndtr_double
    return narrowed(logarithm(wide, top, bottom), x)


def _log_ndtr_double(x: Real, top: Real, bottom: Real) -> Real:
    right = x > 0.0
    bounded = x.at_most(_ONE)
    square = bounded * bounded
    half, rest = square * -0.5, bounded.fma(bounded, -square) * -0.5
    decayed = exp(half)
    ratio = _either(right, top, bottom)
    above = decayed.muladd(rest, decayed) * ratio
    argument = right.select(-above, (ratio - 1.0).at_most(x.format.max))
    zero = x.constant(0.0)
    logarithm = log1p_of_sum(argument, zero, zero)
    return -right.select(logarithm.abs(), (x * x).muladd(0.5, logarithm))


def _either(quotient: LaneMask, top: Real, bottom: Real) -> Real:
    """The quotient, or its inverse."""
    return quotient.select(top, bottom) / quotient.select(bottom, top)


def _log_ndtr_single(x: Real, top: Real, bottom: Real) -> Real:
    """From where `1 - above` would lose digits on, the logarithm is a series."""
    right = x > 0.0
    half = x * x * 0.5
    ratio = _either(right, top, bottom)
    above = exp_for_single(-half) * ratio
    logarithm = log_for_single(right.select(1.0 - above, ratio))
    series = above.muladd(above * above.muladd(1.0 / 3.0, 0.5), above)
    small = right & (above < 2.0**-12)
    return -small.select(series, right.select(-logarithm, half + logarithm))
