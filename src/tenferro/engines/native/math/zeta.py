"""Hurwitz's zeta function, by Euler-Maclaurin summation (DLMF 25.11.5).

The first term is a factor of the others, so that only its logarithm needs more digits than the
result has. As many terms are summed, and as many of the asymptotic series follow, as leave an error
below 2**-56 of double and 2**-32 of single precision for all operands.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from tenferro.engines.native import ir
from tenferro.engines.native.math.exponential import exp, exp_for_single
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import LaneMask, Real, narrowed, rarely, widened
from tenferro.engines.native.math.lanewise import repeat_while
from tenferro.engines.native.math.logarithm import log1p_of_sum, log_for_single
from tenferro.engines.native.math.power import power
from tenferro.ops.base.registry import family_id

_SUMMED = {"f32": 4, "f64": 7}
_BERNOULLI = "1/6 -1/30 1/42 -1/30 5/66 -691/2730 7/6 -3617/510 43867/798 -174611/330 854513/138"
_SERIES = tuple(
    float(Fraction(b) / math.factorial(2 * j)) for j, b in enumerate(_BERNOULLI.split(), 1)
)
_TERMS = {"f32": 6, "f64": 11}
# From the first on all but the first term vanish, unless that underflows; times the second, no
# number is not finite.
_STEEP, _LARGEST = 1200.0, 1e300


@math_function(family_id("special", "zeta"), ulp=(0.75, 5.5), nanoseconds=(7.5, 21.0), apart=True)
def zeta(s: Real, q: Real) -> Real:
    """For `s > 1`; infinite at `s = 1` and at the poles 0, -1, ... in `q`, NaN below 1.

    For `q < 0` and a whole `s` the terms up to 0 come first; NaN for other `s`.
    """
    exponent, start = widened(s), widened(q)
    poles = (start <= 0.0) & start.equals(start.floor())
    defined = (start > 0.0) | exponent.equals(exponent.trunc()) | poles
    before, start = _first_terms(exponent, start, (exponent > 1.0) & defined & ~poles)
    value = before + _from_positive(exponent, start, s.format.name)
    value = start.equals(math.inf).select(0.0, value)
    wrong = (exponent < 1.0) | ~defined | exponent.is_nan() | start.is_nan()
    value = wrong.select(math.nan, value)
    infinite = exponent.equals(1.0) | (poles & ~(exponent < 1.0))
    return narrowed(infinite.select(math.inf, value), s)


def _first_terms(s: Real, q: Real, wanted: LaneMask) -> tuple[Real, Real]:
    """The sum over the terms with `q + k < 0`, and the first `q + k > 0`."""
    left = wanted & (q < 0.0)
    zero = q.constant(0.0)

    def negative(values: Sequence[Real]) -> LaneMask:
        return wanted & (values[1] < 0.0)

    def add(values: Sequence[Real]) -> list[Real]:
        total, at = values
        now = negative(values)
        return [now.select(total + power(at, -s), total), now.select(at + 1.0, at)]

    def summed() -> list[ir.Value]:
        return [x.value for x in repeat_while([zero, q], negative, add)]

    total, at = rarely(left, summed, [zero.value, q.value])
    return Real(q.builder, total), Real(q.builder, at)


def _from_positive(s: Real, q: Real, format: str) -> Real:
    """For `q > 0`."""
    single = format == "f32"
    term = _single_term if single else _double_term
    root = _single_root(s, q) if single else power(q, s.at_most(_LARGEST) * -0.5)
    s, root = s.at_most(_STEEP), root.at_most(_LARGEST)
    inverse, n = (1.0 / q).at_most(_LARGEST), _SUMMED[format]
    total = q.constant(1.0)
    for k in range(1, n):
        total = total + term(s, inverse * float(k))
    last, w = term(s, inverse * float(n)), q + float(n)
    total = last.muladd(_asymptotic(s, w, _TERMS[format]) + 0.5, total)
    return (total * root + last * w * root / (s - 1.0)) * root


def _double_term(s: Real, ratio: Real) -> Real:
    """`(1 + ratio)**-s`, which needs no more digits than this as a factor."""
    zero = s.constant(0.0)
    return exp(-s * log1p_of_sum(ratio, zero, zero))


def _single_term(s: Real, ratio: Real) -> Real:
    return exp_for_single(-s * log_for_single(ratio + 1.0))


def _single_root(s: Real, q: Real) -> Real:
    return exp_for_single(s.at_most(_LARGEST) * -0.5 * log_for_single(q))


def _asymptotic(s: Real, w: Real, terms: int) -> Real:
    """`Σ B(2j) / (2j)! s (s + 1) ... (s + 2j - 2) / w**(2j - 1)`."""
    inverse = 1.0 / w
    square = inverse * inverse
    total = s.constant(_SERIES[terms - 1])
    for j in range(terms - 1, 0, -1):
        rising = s.muladd(s + float(4 * j - 1), float(2 * j * (2 * j - 1)))
        total = total.muladd(rising * square, _SERIES[j - 1])
    return total * s * inverse
