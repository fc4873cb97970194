"""Quotients with a divisor that many share: products with its inverse, corrected to the last bit.

After one step `q + (a - q b) y` with `y` the rounded inverse of `b`, `q` is within a unit in the
last place, and the same step then rounds it correctly if the remainder is exact (P. Markstein,
"Computation of elementary functions on the IBM RISC System/6000 processor", IBM Journal of
Research and Development 34 (1990), theorem 7). So the bits are those of a division.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tenferro.engines.native.math.lanes import Real, rarely

# Between these, no step of a quotient overflows, and its remainders are exact.
_DIVISOR = 2.0**-100, 2.0**100
_DIVIDEND = 2.0**-800, 2.0**800


@dataclass(frozen=True)
class SharedDivisor:
    """A divisor in double precision with its inverse, as scalars or vectors.

    Dividends from `least` on are divided by products, and those equal to `zero`: infinity and NaN
    if the divisor requires a division.
    """

    divisor: Real
    inverse: Real
    least: Real
    zero: Real

    @classmethod
    def of(cls, divisor: Real) -> SharedDivisor:
        """What all quotients share."""
        low, high = _DIVISOR
        usable = (divisor > low) & (divisor < high)
        least = usable.select(_DIVIDEND[0], divisor.constant(math.inf))
        return cls(divisor, 1.0 / divisor, least, usable.select(0.0, divisor.constant(math.nan)))

    def quotient(self, x: Real) -> Real:
        """`x / divisor`, where a division is rare."""
        q = refined_quotient(x, self.divisor, self.inverse)
        size = x.abs()
        usual = ((size >= self.least) & (size <= _DIVIDEND[1])) | x.equals(self.zero)
        (value,) = rarely(~usual, lambda: [(x / self.divisor).value], [q.value])
        return Real(x.builder, value)


def refined_quotient(x: Real, divisor: Real, inverse: Real) -> Real:
    """`x / divisor` by products with the rounded inverse, if no step overflows or underflows.

    The remainder is negated so that it keeps the sign of a zero.
    """
    q = x * inverse
    for _ in range(2):
        q = (-q.fma(divisor, -x)).fma(inverse, q)
    return q
