"""The Bessel functions J of orders 0 and 1, in double precision for single as well.

Up to 8, a polynomial in `x**2` times the differences of that and the squares of three zeros; above,
`(P cos χ - Q sin χ) sqrt(2 / (π x))` with polynomials P and x Q in `1/x**2` and
`χ = x - (n/2 + 1/4) π` (DLMF 10.17.3), as in S. L. Moshier's Cephes.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from tenferro.engines.native.math.coefficients import (
    BESSEL_J0,
    BESSEL_J0_P,
    BESSEL_J0_Q,
    BESSEL_J1,
    BESSEL_J1_P,
    BESSEL_J1_Q,
)
from tenferro.engines.native.math.constants import BESSEL_J_ZEROS
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import Real, horner, narrowed, widened
from tenferro.engines.native.math.trigonometric import sincos
from tenferro.ops.base.registry import family_id

NEAR, CENTRE = 8.0, 32.0
"""Where the polynomial in `x**2` ends, and where it is centred."""
_TINY = 1e-5
"""Below this the first two terms of the series of J of order 0 suffice."""
_FAR_FROM_ZERO = 2.0**200
"""`x` squared is finite, and `Q` is nothing beside `P`."""
Table = Mapping[str, Sequence[float]]


@math_function(family_id("special", "j0"), ulp=(0.75, 5.0), nanoseconds=(2.8, 2.5), apart=True)
def j0(x: Real) -> Real:
    size = widened(x).abs()
    sine, cosine = sincos(size)
    near = _near(size, BESSEL_J0, BESSEL_J_ZEROS[0])
    near = (size < _TINY).select((size * size).muladd(-0.25, 1.0), near)
    far = _far(size, cosine + sine, sine - cosine, BESSEL_J0_P, BESSEL_J0_Q)
    return narrowed((size > NEAR).select(far, near), x)


@math_function(family_id("special", "j1"), ulp=(0.75, 5.0), nanoseconds=(2.8, 2.5), apart=True)
def j1(x: Real) -> Real:
    wide = widened(x)
    size = wide.abs()
    sine, cosine = sincos(size)
    near = wide * _near(size, BESSEL_J1, BESSEL_J_ZEROS[1])
    far = _far(size, sine - cosine, -(sine + cosine), BESSEL_J1_P, BESSEL_J1_Q)
    return narrowed((size > NEAR).select((wide < 0.0).select(-far, far), near), x)


def _near(x: Real, table: Table, zeros: Sequence[tuple[float, float]]) -> Real:
    square = x * x
    value = horner(square - CENTRE, table["f64"])
    for high, low in zeros:
        value = value * ((square - high) - low)
    return value


def _far(x: Real, cosine: Real, sine: Real, p: Table, q: Table) -> Real:
    """`cosine` and `sine` are those of χ times sqrt(2)."""
    inverse = 1.0 / x.at_most(_FAR_FROM_ZERO)
    square = inverse * inverse
    along = horner(square, p["f64"]) * cosine - inverse * horner(square, q["f64"]) * sine
    return along / (x.sqrt() * math.sqrt(math.pi))
