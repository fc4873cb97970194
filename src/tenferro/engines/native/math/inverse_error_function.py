"""The inverse error function.

`x p(w)` with `w = -log(1 - x**2)`, and with a polynomial in `sqrt(w)` where `|x|` is close to 1, as
in M. B. Giles, "Approximating the erfinv function", GPU Computing Gems, Jade edition (2011).
"""

from __future__ import annotations

import math

from tenferro.engines.native import ir
from tenferro.engines.native.math.coefficients import ERFINV, ERFINV_FAR, ERFINV_TAIL
from tenferro.engines.native.math.function import math_function
from tenferro.engines.native.math.lanes import Real, horner, rarely
from tenferro.engines.native.math.logarithm import log_of_normal
from tenferro.ops.base.registry import family_id

# Up to this `w` is below 5, where the tail begins; the centres of its polynomials, and where the
# second one begins.
_INSIDE = 0.9966
_TAIL_CENTRE = {"f32": 3.1, "f64": 3.0}
_FAR, _FAR_CENTRE = 3.8, 4.95


@math_function(family_id("special", "erfinv"), ulp=(2.5, 2.5), nanoseconds=(0.5, 1.7))
def erfinv(x: Real) -> Real:
    w = -log_of_normal((1.0 - x) * (x + 1.0))
    inside = (x + 0.0) * horner(w, ERFINV[x.format.name])  # SciPy has 0 at -0
    outside = ~(x.abs() <= _INSIDE)

    def beyond() -> list[ir.Value]:
        return [outside.select(_beyond(x, w), inside).value]

    (value,) = rarely(outside, beyond, [inside.value])
    return Real(x.builder, value)


def _beyond(x: Real, w: Real) -> Real:
    """In the tail; infinite at its end, NaN outside of the domain."""
    name, root, size = x.format.name, w.sqrt(), x.abs()
    factor = horner(root - _TAIL_CENTRE[name], ERFINV_TAIL[name])
    if name in ERFINV_FAR:
        far = horner(root - _FAR_CENTRE, ERFINV_FAR[name])
        factor = (root > _FAR).select(far, factor)
    ending = size.equals(1.0).select(x.constant(math.inf).copysign(x), x.constant(math.nan))
    return (size < 1.0).select(x * factor, ending)
