"""The hyperbolic functions sinh, cosh, tanh and the logistic function.

With `|x| = k ln 2 + r` the even and odd parts of `exp(r)`, `c = cosh(r) - 1` and `s = sinh(r)`,
determine both without a division:

    sinh |x| = a + (a c + b s),   cosh x = b + (b c + a s),
    a = 2**(k - 1) - 2**(-k - 1),   b = 2**(k - 1) + 2**(-k - 1).
"""

from __future__ import annotations

from typing import NamedTuple

from tenferro.engines.native.math.coefficients import COSH, EXPM1, SINH
from tenferro.engines.native.math.division import refined_quotient
from tenferro.engines.native.math.double_word import fast_two_sum
from tenferro.engines.native.math.exponential import (
    exp_as_sum,
    power_of_two,
    split_ln2,
)
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import Real, horner, paired_horner
from tenferro.engines.native.runtime.code.target import host

# Above the first, half of the result is computed; at the second, it overflows.
_LARGE = {"f32": 80.0, "f64": 700.0}
_OVERFLOW = {"f32": 89.5, "f64": 710.6}
# Above this `2**(-k - 1)` does not matter.
_ONE_SIDED = 30.0
# Above this tanh rounds to one.
_TANH_ONE = {"f32": 10.0, "f64": 20.0}


class _Parts(NamedTuple):
    """`2**(k - 1)`, `2**(-k - 1)`, `c`, and `s = head + tail` where `head` is exact."""

    growing: Real
    decaying: Real
    c: Real
    head: Real
    tail: Real
    factor: Real

    @property
    def a(self) -> Real:
        return self.growing - self.decaying

    @property
    def b(self) -> Real:
        return self.growing + self.decaying

    @property
    def sinh(self) -> Real:
        a, b = self.a, self.b
        return (b.muladd(self.head, a) + b.muladd(self.tail, a * self.c)) * self.factor

    @property
    def cosh(self) -> Real:
        rest = self.b.muladd(self.c, self.a.muladd(self.head + self.tail, self.decaying))
        return (self.growing + rest) * self.factor


def _parts(magnitude: Real) -> _Parts:
    """The parts of sinh and cosh of `magnitude >= 0`."""
    name = magnitude.format.name
    x = magnitude.at_most(_OVERFLOW[name])
    k, high, low = split_ln2(x)
    r = high - low
    z = r * r
    large = x > _LARGE[name]
    growing = power_of_two(large.select_integer(k - 2, k - 1), x)
    decaying = (x < _ONE_SIDED).select(power_of_two(-k - 1, x), x.constant(0.0))
    return _Parts(
        growing=growing,
        decaying=decaying,
        c=z * horner(z, (0.5, *COSH[name])),
        head=high,
        tail=(r * z).muladd(horner(z, SINH[name]), -low),
        factor=large.select(2.0, x.constant(1.0)),
    )


@math_function("sinh", ulp=(1.5, 1.5), nanoseconds=(0.41, 0.9))
def sinh(x: Real) -> Real:
    return _parts(x.abs()).sinh.copysign(x)


@math_function("cosh", ulp=(1.5, 1.5), nanoseconds=(0.4, 0.86))
def cosh(x: Real) -> Real:
    return _parts(x.abs()).cosh


@math_function("tanh", ulp=(2.0, 2.0), nanoseconds=(0.44, 1.05))
def tanh(x: Real) -> Real:
    """`q = h / (1 + h)` with `h = expm1(2 |x|) / 2`; `expm1` as in its own function.

    What rounding cuts off from `1 + h` matters for `h < 1`; there `1 / (1 + h) = 1 - q` makes up
    for it.
    """
    name = x.format.name
    doubled = x.abs().at_most(_TANH_ONE[name]) * 2.0
    k, high, low = split_ln2(doubled)
    r = high - low
    curved = (r * r).muladd(paired_horner(r, EXPM1[name]), -low)
    half = power_of_two(k - 1, x)
    h = half.muladd(curved, half.muladd(high, half - 0.5))
    total, rest = fast_two_sum(x.constant(1.0), h)
    q = h / total
    lost = (h < 1.0).select(rest, 0.0)
    return lost.muladd(q.muladd(q, -q), q).copysign(x)


@math_function("logistic", ulp=(1.75, 1.75), nanoseconds=(0.56, 1.3))
def logistic(x: Real) -> Real:
    """`q = 1 / (1 + e)` for `x >= 0` and `e / (1 + e)` below, with `e = exp(-|x|)`.

    As in `tanh`, the rests of `e` and of `1 + e` enter by `1 / (1 + e)`, which is `q` or `1 - q`.
    """
    head, tail = exp_as_sum(-x.abs())
    total, rest = fast_two_sum(x.constant(1.0), head)
    negative = x < 0.0
    q = negative.select(head, 1.0) / total
    missing = q.muladd(-(rest + tail), negative.select(tail, 0.0))
    return missing.muladd(negative.select(1.0 - q, q), q)


def logistic_pair(x: Real) -> tuple[Real, Real]:
    """The logistic function of `x` and of `-x`, which costs little more than one.

    The divisor is from 1 to 2, and 1 where the dividend is tiny, so that products with its inverse
    have the bits of the second quotient (see `division`).
    """
    head, tail = exp_as_sum(-x.abs())
    total, rest = fast_two_sum(x.constant(1.0), head)
    inverse, lost = 1.0 / total, -(rest + tail)
    small = refined_quotient(head, total, inverse) if host().fma else head / total
    near_one = inverse.muladd(lost, 0.0).muladd(inverse, inverse)
    near_zero = small.muladd(lost, tail).muladd(1.0 - small, small)
    negative = x < 0.0
    return negative.select(near_zero, near_one), negative.select(near_one, near_zero)
