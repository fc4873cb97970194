"""Mathematical functions as LLVM IR, for any vector length, with tested error bounds.

>>> MATH["exp"].max_ulp["f64"]
1.0
"""

from tenferro.engines.native.math import (  # noqa: F401  (their functions are declared there)
    bessel,
    composed,
    error_function,
    exponential,
    gamma,
    gamma_weight,
    hyperbolic,
    incomplete_gamma,
    inverse_circular,
    inverse_error_function,
    inverse_hyperbolic,
    logarithm,
    modified_bessel,
    power,
    roots,
    rounding,
    trigonometric,
    zeta,
)
from tenferro.engines.native.math.function import MATH, MathFunction

__all__ = ["MATH", "MathFunction"]
