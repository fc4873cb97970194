"""The error function erf and its complement erfc.

For `x >= 3/4`, `exp(x**2) erfc(x) = p(t) / (1 + 2 x)` with a polynomial in
`t = (x - c) / (x + c)`, as in M. M. Shepherd and J. G. Laframboise, "Chebyshev approximation of
(1 + 2x) exp(x^2) erfc x in 0 <= x < infinity", Mathematics of Computation 36 (1981).
"""

from __future__ import annotations

from tenferro.engines.native.math.coefficients import ERF, ERF_EXPONENT, ERFCX, EXP
from tenferro.engines.native.math.double_word import Sum, fast_two_sum
from tenferro.engines.native.math.exponential import power_of_two, scale, split_ln2
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import Real, horner

# Where erf rounds to one, where erfc vanishes, and the `c` above.
_ERF_ONE = {"f32": 3.95, "f64": 5.95}
_ERFC_ZERO = {"f32": 10.3, "f64": 27.5}
_CENTRE = {"f32": 2.0, "f64": 3.5}


def _erf_near_zero(x: Real) -> Sum:
    """erf for `|x| <= 1` as a sum whose first term is `x`."""
    return x, x * horner(x * x, ERF[x.format.name])


@math_function("erf", ulp=(1.25, 1.25), nanoseconds=(0.57, 2.0))
def erf(x: Real) -> Real:
    """`x + x p(x**2)` up to 1, and `1 - exp(-q(|x| - 1))` above, with polynomials."""
    name = x.format.name
    near, rest = _erf_near_zero(x)
    magnitude = x.abs()
    u = magnitude.at_most(_ERF_ONE[name]) - 1.0
    k, high, low = split_ln2(-horner(u, ERF_EXPONENT[name]))
    complement = horner(high - low, (1.0, 1.0, *EXP[name])) * power_of_two(k, x)
    return (magnitude > 1.0).select((1.0 - complement).copysign(x), near + rest)


@math_function("erfc", ulp=(2.0, 2.0), nanoseconds=(0.88, 2.7))
def erfc(x: Real) -> Real:
    """`1 - erf(x)` up to 3/4; `exp(-x**2)` times a quotient above; `2 - erfc(-x)` for negative
    x."""
    near, rest = _erf_near_zero(x)
    head, lost = fast_two_sum(x.constant(1.0), -near)
    magnitude = x.abs()
    far = _erfc_far(magnitude.at_most(_ERFC_ZERO[x.format.name]))
    far = (x < 0.0).select(2.0 - far, far)
    return (magnitude > 0.75).select(far, head + (lost - rest))


def _erfc_far(x: Real) -> Real:
    """`exp(-x**2) p(t) / (1 + 2 x)`, where the rests of all steps are kept to the end.

    The polynomial is nearly constant, so that errors of its argument do not matter.
    """
    name = x.format.name
    square = x * x
    k, high, low = split_ln2(-square)
    r, r_rest = fast_two_sum(high, -(low + x.fma(x, -square)))
    curved = (r * r).muladd(horner(r, EXP[name]), r_rest)
    t = (x - _CENTRE[name]) / (x + _CENTRE[name])
    constant, *others = ERFCX[name]
    p, p_rest = fast_two_sum(x.constant(constant), t * horner(t, others))
    d, d_rest = fast_two_sum(x + x, x.constant(1.0))
    y = 1.0 / d
    w = p * y
    missing = (-w).fma(d, p) + w.muladd(-d_rest, p_rest)
    rest = w.muladd(curved, missing * y)
    return scale(w + w.muladd(r, rest), k)
