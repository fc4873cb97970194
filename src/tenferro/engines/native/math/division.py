"""Quotients with a divisor that many share: products with its inverse, corrected to the last bit.

After one step `q + (a - q b) y` with `y` the rounded inverse of `b`, `q` is within a unit in the
last place, and the same step then rounds it correctly if the remainder is exact (P. Markstein,
"Computation of elementary functions on the IBM RISC System/6000 processor", IBM Journal of
Research and Development 34 (1990), theorem 7). So the bits are those of a division.
"""

from __future__ import annotations

from typing import NamedTuple

from tenferro.engines.native.math.lanes import Real, rarely

# Between these, no step of a quotient overflows, and its remainders are exact.
_DIVISOR = 2.0**-100, 2.0**100
_DIVIDEND = 2.0**-800, 2.0**800
_LARGEST = 2**63 - 1


class SharedDivisor(NamedTuple):
    """A divisor in double precision with its inverse, as scalars or vectors.

    Zeros and dividends from `least` to `most` in magnitude are divided by products; if the divisor
    requires a division, `most` is negative.
    """

    divisor: Real
    inverse: Real
    least: Real
    most: Real

    @classmethod
    def of(cls, divisor: Real) -> SharedDivisor:
        """What all quotients share."""
        low, high = _DIVISOR
        usable = (divisor > low) & (divisor < high)
        most = usable.select(_DIVIDEND[1], divisor.constant(-1.0))
        return cls(divisor, 1.0 / divisor, divisor.constant(_DIVIDEND[0]), most)

    def quotient(self, x: Real) -> Real:
        """`x / divisor`, where a division is rare.

        Magnitudes are ordered as their bits are; by the addition those of zero become the largest.
        """
        q = refined_quotient(x, self.divisor, self.inverse)
        size, least, most = (y.bits() for y in (x.abs(), self.least, self.most))
        low, smallest = least + _LARGEST, (size + _LARGEST).across_registers("smin")
        unusual = size.across_registers("smax") > most.across_registers("smin")
        unusual |= smallest < low.across_registers("smax")
        (value,) = rarely(unusual, lambda: [(x / self.divisor).value], [q.value])
        return Real(x.builder, value)


def refined_quotient(x: Real, divisor: Real, inverse: Real) -> Real:
    """`x / divisor` by products with the rounded inverse, if no step overflows or underflows.

    The remainder is negated so that it keeps the sign of a zero.
    """
    q = x * inverse
    for _ in range(2):
        q = (-q.fma(divisor, -x)).fma(inverse, q)
    return q
