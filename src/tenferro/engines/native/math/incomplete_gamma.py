"""The regularized incomplete gamma functions, and the slope of the lower one in `a`.

The smaller one of both is computed, as the weight `x**a exp(-x) / Gamma(a + 1)` times a factor: of
the lower one the series DLMF 8.11.4, of the upper one Legendre's continued fraction (8.9.2), and
for large `a` with `x` near by Temme's uniform expansion (`uniform_gamma`). Steps of the first two
are taken until all lanes have converged. The upper one of small operands is 8.7.3.

The slope of the weight's multiple has terms of one sign, `log(x) - psi(a + 1)` and the derivative
of the factor.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tenferro.engines.native.math.error_function import erfcx_of_positive
from tenferro.engines.native.math.exponential import expm1
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.gamma import digamma_of_positive
from tenferro.engines.native.math.gamma_weight import (
    positive_and_finite,
    reciprocal_gamma_excess,
    scaled_gamma,
    table_of,
    weight,
)
from tenferro.engines.native.math.lanes import LaneMask, Real, if_any, narrowed, widened
from tenferro.engines.native.math.lanewise import repeat_while
from tenferro.engines.native.math.logarithm import log_deficit, log_of_positive
from tenferro.engines.native.math.uniform_gamma import FROM, series
from tenferro.ops.base.registry import family_id

# Up to here, and up to `a` and so much, the lower function has the series; the upper one has its
# own below.
_NEAR_ORIGIN, _ABOVE = 1.25, 0.5
_ROOT_HALF = math.sqrt(0.5)
# What the terms left out may add, relative to the sums.
_LEFT = {"wide": 2.0**-33, "f64": 2.0**-57}
# Steps of the continued fraction: so many, so many over `x`, and at least so many. Measured on a
# grid of 8,000 operands.
_DEPTH = {"wide": (6.0, 35.0, 13.0), "f64": (10.0, 97.0, 20.0)}
_STEPS = 2
"""Steps between two tests whether all lanes are done."""


@math_function(
    family_id("special", "gammainc"), ulp=(0.75, 12.0), nanoseconds=(15.0, 30.0), apart=True
)
def gammainc(a: Real, x: Real) -> Real:
    return _regularized(a, x, upper=False)


@math_function(
    family_id("special", "gammaincc"), ulp=(0.75, 45.0), nanoseconds=(18.0, 31.0), apart=True
)
def gammaincc(a: Real, x: Real) -> Real:
    return _regularized(a, x, upper=True)


@math_function(
    family_id("special", "gammainc_slope"), ulp=(0.75, 25.0), nanoseconds=(36.0, 58.0), apart=True
)
def gammainc_slope(a: Real, x: Real) -> Real:
    """The derivative of `gammainc` in `a`."""
    shape, end = widened(a), widened(x)
    inside, p, t = positive_and_finite(shape, end)
    value = _Slopes(p, t, table_of(x)).smaller()
    ended = (shape > 0.0) & (shape < math.inf) & (end >= 0.0)
    limit = ended.select(0.0, end.constant(math.nan))
    return narrowed(inside.select(value + 0.0, limit), x)


def _regularized(a: Real, x: Real, *, upper: bool) -> Real:
    shape, end = widened(a), widened(x)
    inside, p, t = positive_and_finite(shape, end)
    values = _Values(p, t, table_of(x))
    smaller = values.smaller().at_most(1.0)
    wanted = ~values.lower if upper else values.lower
    value = wanted.select(smaller, 1.0 - smaller)
    if upper:
        value = _with_upper_near(p, t, value, table_of(x))
    above = end > shape
    limit = above.select(0.0, end.constant(1.0)) if upper else above.select(1.0, end.constant(0.0))
    outside = ~(shape >= 0.0) | ~(end >= 0.0) | shape.equals(end)
    return narrowed(inside.select(value, outside.select(math.nan, limit)), x)


@dataclass
class _Values:
    """The smaller one of both functions, for positive finite doubles."""

    a: Real
    x: Real
    table: str

    def __post_init__(self) -> None:
        a, x = self.a, self.x
        self.lower = x <= (a < FROM).select(a + _ABOVE, a).at_least(_NEAR_ORIGIN)
        self._uniform = (a >= FROM) & (x > a * _ROOT_HALF) & (x < a * (2.0 * _ROOT_HALF))

    def smaller(self) -> Real:
        rising, falling = self.lower & ~self._uniform, ~(self.lower | self._uniform)
        factor = self._in(rising, (1.0, 0.0), self.rising, self.a.constant(0.0))
        factor = self._in(falling, (1.0, 2.0), self.falling, factor)
        factor = self._in(self._uniform, (FROM, FROM), self.uniform, factor)
        return factor * weight(self.a, self.x, self.table)

    def _in(
        self,
        region: LaneMask,
        elsewhere: tuple[float, float],
        compute: Callable[[Real, Real], Real],
        value: Real,
    ) -> Real:
        """The factor in a region, computed at operands where it is quick in other lanes."""
        a, x = (region.select(v, e) for v, e in zip((self.a, self.x), elsewhere, strict=True))
        (found,) = if_any(
            region, lambda: [region.select(compute(a, x), value).value], [value.value]
        )
        return Real(value.builder, found)

    def rising(self, a: Real, x: Real) -> Real:
        """The sum of `x**n / ((a + 1) ... (a + n))`, as a quotient scaled by powers of `a + 1`."""
        left, inverse = _LEFT[self.table], 1.0 / (a + 1.0)
        ratio, one = x * inverse, a.constant(1.0)

        def more(values: Sequence[Real]) -> LaneMask:
            return values[3] > values[1] * left

        def step(values: Sequence[Real]) -> Sequence[Real]:
            n, top, bottom, power = values
            for _ in range(_STEPS):
                n, power = n + 1.0, power * ratio
                factor = n.muladd(inverse, one)
                top, bottom = top.muladd(factor, power), bottom * factor
            return n, top, bottom, power

        zero = a.constant(0.0)
        _, top, bottom, _ = repeat_while([zero, one + ratio, one, ratio], more, step)
        return top / bottom

    def falling(self, a: Real, x: Real) -> Real:
        """`a` times the continued fraction."""
        top, bottom = _fraction(a, x, self.table)
        return a * bottom / (top * x)

    def uniform(self, a: Real, x: Real) -> Real:
        """`sqrt(pi a / 2) erfcx(|eta| sqrt(a / 2))`, and `T` with the sign of `eta`."""
        inverse, eta, half = _uniform_operands(a, x)
        size = erfcx_of_positive((a * half).sqrt(), self.table)
        rest = series(eta, inverse, self.table)
        rest = self.lower.select(-rest, rest)
        total = (a.sqrt() * math.sqrt(0.5 * math.pi)).muladd(size, rest)
        return total * scaled_gamma(inverse, self.table)


def _uniform_operands(a: Real, x: Real) -> tuple[Real, Real, Real]:
    """`1 / a`, `eta` and `eta**2 / 2`."""
    inverse = 1.0 / a
    excess = (x - a) / a
    half = log_deficit(excess)
    return inverse, (half + half).sqrt().copysign(excess), half


class _Slopes(_Values):
    """The derivative of the lower function in `a`."""

    def rising(self, a: Real, x: Real) -> Real:
        """With harmonic sums `1/(a + 1) + ... + 1/(a + n)` the derivatives of the terms."""
        left = _LEFT[self.table] * 0.125
        zero, one = a.constant(0.0), a.constant(1.0)

        def more(values: Sequence[Real]) -> LaneMask:
            return values[1] > values[3] * left

        def step(values: Sequence[Real]) -> Sequence[Real]:
            n, term, harmonic, total, weighted = values
            for _ in range(_STEPS):
                n = n + 1.0
                inverse = 1.0 / (a + n)
                term, harmonic = term * (x * inverse), harmonic + inverse
                total, weighted = total + term, term.muladd(harmonic, weighted)
            return n, term, harmonic, total, weighted

        *_, total, weighted = repeat_while([zero, one, zero, one, zero], more, step)
        return total * self._distance(a, x) - weighted

    def falling(self, a: Real, x: Real) -> Real:
        top, bottom, *slopes = _fraction(a, x, self.table, slope=True)
        fraction = bottom / top
        slope = (slopes[1] - fraction * slopes[0]) / top
        distance = a.muladd(self._distance(a, x), 1.0)
        return -fraction.muladd(distance, a * slope) / x

    def _distance(self, a: Real, x: Real) -> Real:
        """`log(x) - psi(a + 1)`; a number for `x = 0`."""
        log = log_of_positive((x > 0.0).select(x, 1.0))
        return log - digamma_of_positive(a + 1.0, "f64", log_of_positive)

    def uniform(self, a: Real, x: Real) -> Real:
        inverse, eta, _ = _uniform_operands(a, x)
        rest = series(eta, inverse, self.table, slope=True)
        return -rest * scaled_gamma(inverse, self.table)


def _fraction(a: Real, x: Real, table: str, *, slope: bool = False) -> Sequence[Real]:
    """Legendre's continued fraction `b(0) + c(1) / (b(1) + ...)` over `x`, with `b(k) = 1 + (2 k +
    1 - a) / x` and `c(k) = k (a - k) / x**2`, as a quotient; and the derivatives of both in `a`.

    The recurrence runs from the last step to the first: rounding errors decrease in that direction.
    """
    inverse = 1.0 / x
    fixed, falling, least = _DEPTH[table]
    zero, one = a.constant(0.0), a.constant(1.0)
    first = ((x - a) + 1.0) * inverse

    def more(values: Sequence[Real]) -> LaneMask:
        return values[0] >= 0.0

    def step(values: Sequence[Real]) -> Sequence[Real]:
        for _ in range(_STEPS):
            values = one_step(*values)
        return values

    def one_step(k: Real, top: Real, bottom: Real, *slopes: Real) -> Sequence[Real]:
        active, later = k >= 0.0, k + 1.0
        ratio = later * inverse
        b, c = k.muladd(inverse + inverse, first), ratio * ((a - later) * inverse)
        found = [b.muladd(top, c * bottom), top]
        if slopes:
            moved = (ratio * inverse).muladd(bottom, -(inverse * top))
            found += [b.muladd(slopes[0], c.muladd(slopes[1], moved)), slopes[0]]
        before = (top, bottom, *slopes)
        return k - 1.0, *(active.select(v, w) for v, w in zip(found, before, strict=True))

    depth = inverse.muladd(falling, fixed).at_least(least).ceil()
    return repeat_while([depth, one, zero, *([zero, zero] if slope else [])], more, step)[1:]


def _with_upper_near(a: Real, x: Real, value: Real, table: str) -> Real:
    """`value`, and the upper function where it is less than half of 1 near the origin."""
    near = (a <= 1.0) & (x <= _NEAR_ORIGIN) & (value < 0.5)
    p, t = near.select(a, 1.0), near.select(x, 1.0)
    (found,) = if_any(
        near, lambda: [near.select(_upper_near(p, t, table), value).value], [value.value]
    )
    return Real(value.builder, found)


def _upper_near(a: Real, x: Real, table: str) -> Real:
    """`1 - x**a / Gamma(a + 1) (1 + a s)`, with `s` the sum of `(-x)**n / (n! (a + n))`."""
    left = _LEFT[table]
    zero, one = a.constant(0.0), a.constant(1.0)

    def more(values: Sequence[Real]) -> LaneMask:
        return values[1].abs() > left

    def step(values: Sequence[Real]) -> Sequence[Real]:
        n, term, total = values
        n = n + 1.0
        term = term * (-x / n)
        return n, term, total + term / (a + n)

    *_, total = repeat_while([zero, one, zero], more, step)
    high = a > 0.5
    excess = reciprocal_gamma_excess(high.select(a - 1.0, a), table)
    gamma = high.select((excess + 1.0) / a, excess + 1.0)
    grown = expm1(a * log_of_positive(x))
    missing = high.select(1.0 - gamma, -excess) - grown * gamma
    return missing - (grown + 1.0) * gamma * (a * total)
