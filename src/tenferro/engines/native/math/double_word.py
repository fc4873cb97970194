"""Sums of two numbers of one format, for intermediate results of higher precision.

Sources: T. J. Dekker, "A floating-point technique for extending the available precision",
Numerische Mathematik 18 (1971); D. E. Knuth, "The Art of Computer Programming", volume 2, 4.2.2.
"""

from __future__ import annotations

from tenferro.engines.native.math.lanes import Real

Sum = tuple[Real, Real]


def fast_two_sum(large: Real, small: Real) -> Sum:
    """The rounded sum and its error, where `|large| >= |small|` or `large` is zero."""
    total = large + small
    return total, (large - total) + small


def two_sum(x: Real, y: Real) -> Sum:
    """The rounded sum and its error, of numbers in any order."""
    total = x + y
    rounded = total - x
    return total, (x - (total - rounded)) + (y - rounded)


def multiply_sums(a: Sum, b: Sum) -> Sum:
    """The product of two sums whose second terms are small."""
    head = a[0] * b[0]
    rest = a[1].muladd(b[0], a[0].muladd(b[1], a[0].fma(b[0], -head)))
    return head, rest


def divide_sums(top: Sum, bottom: Sum) -> Real:
    """The quotient of two sums whose second terms are small, with about one rounding."""
    high, low = fast_two_sum(*top)
    divisor, rest = fast_two_sum(*bottom)
    reciprocal = 1.0 / divisor
    quotient = high * reciprocal
    remainder = (-quotient).fma(divisor, high) + (-quotient).muladd(rest, low)
    return remainder.muladd(reciprocal, quotient)
