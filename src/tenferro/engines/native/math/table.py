"""Every mathematical function of the engine, with its tested error bound and its cost.

`ulp` is the largest error allowed, in units in the last place of the exact result, over all
finite operands of the domain, subnormal and huge ones included; the tests hold the functions to
it. Nanoseconds per element were measured on one core with AVX-512 at about 3.7 GHz; they rank the
functions for a scheduler.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tenferro.engines.native.math import (
    composed,
    error_function,
    exponential,
    hyperbolic,
    inverse_circular,
    inverse_hyperbolic,
    logarithm,
    power,
    roots,
    rounding,
    trigonometric,
)
from tenferro.engines.native.math.function import MathFunction
from tenferro.engines.native.math.lanes import Real

#  body, number of operands, (ulp in f32, in f64), (nanoseconds in f32, in f64)
_Row = tuple[Callable[..., Real], int, tuple[float, float], tuple[float, float]]

_ROWS: dict[str, _Row] = {
    "exp": (exponential.exp, 1, (1.0, 1.0), (0.29, 0.7)),
    "exp2": (exponential.exp2, 1, (1.0, 1.0), (0.26, 0.6)),
    "expm1": (exponential.expm1, 1, (1.25, 1.25), (0.31, 0.76)),
    "log": (logarithm.log, 1, (1.0, 1.0), (0.44, 1.0)),
    "log2": (logarithm.log2, 1, (1.0, 1.0), (0.6, 1.4)),
    "log10": (logarithm.log10, 1, (1.0, 1.0), (0.62, 1.4)),
    "log1p": (logarithm.log1p, 1, (1.0, 1.0), (0.46, 1.1)),
    "sin": (trigonometric.sin, 1, (1.0, 1.0), (0.44, 1.05)),
    "cos": (trigonometric.cos, 1, (1.0, 1.0), (0.44, 1.05)),
    "tan": (trigonometric.tan, 1, (1.25, 1.25), (0.62, 1.5)),
    "sinh": (hyperbolic.sinh, 1, (1.5, 1.5), (0.41, 0.9)),
    "cosh": (hyperbolic.cosh, 1, (1.5, 1.5), (0.4, 0.86)),
    "tanh": (hyperbolic.tanh, 1, (2.0, 2.0), (0.44, 1.05)),
    "logistic": (hyperbolic.logistic, 1, (1.75, 1.75), (0.56, 1.3)),
    "asin": (inverse_circular.asin, 1, (1.25, 1.25), (0.34, 0.93)),
    "acos": (inverse_circular.acos, 1, (1.25, 1.25), (0.37, 0.98)),
    "atan": (inverse_circular.atan, 1, (1.5, 1.5), (0.38, 1.3)),
    "atan2": (inverse_circular.atan2, 2, (1.75, 1.75), (0.47, 1.4)),
    "asinh": (inverse_hyperbolic.asinh, 1, (1.5, 1.5), (0.86, 2.0)),
    "acosh": (inverse_hyperbolic.acosh, 1, (2.0, 2.0), (0.77, 1.8)),
    "atanh": (inverse_hyperbolic.atanh, 1, (1.75, 1.75), (0.53, 1.1)),
    "erf": (error_function.erf, 1, (1.25, 1.25), (0.57, 2.0)),
    "erfc": (error_function.erfc, 1, (2.0, 2.0), (0.88, 2.7)),
    "pow": (power.power, 2, (1.0, 1.0), (1.7, 4.0)),
    "sinc": (trigonometric.sinc, 1, (1.0, 1.0), (0.67, 1.5)),
    "softplus": (composed.softplus, 1, (1.5, 1.5), (1.1, 2.9)),
    "log_sigmoid": (composed.log_sigmoid, 1, (1.5, 1.5), (1.1, 2.9)),
    "logaddexp": (composed.logaddexp, 2, (2.0, 2.0), (1.1, 3.0)),
    "xlogy": (composed.xlogy, 2, (1.25, 1.25), (0.67, 1.5)),
    "xlog1py": (composed.xlog1py, 2, (1.25, 1.25), (0.73, 1.7)),
    "sqrt": (roots.sqrt, 1, (0.5, 0.5), (0.23, 0.6)),
    "rsqrt": (roots.rsqrt, 1, (1.5, 1.5), (0.33, 0.91)),
    "cbrt": (roots.cbrt, 1, (1.0, 1.0), (0.65, 1.3)),
    "hypot": (roots.hypot, 2, (1.25, 1.25), (0.3, 0.62)),
    "floor": (rounding.floor, 1, (0.0, 0.0), (0.14, 0.21)),
    "ceil": (rounding.ceil, 1, (0.0, 0.0), (0.14, 0.21)),
    "trunc": (rounding.trunc, 1, (0.0, 0.0), (0.14, 0.21)),
    "round": (rounding.round_even, 1, (0.0, 0.0), (0.14, 0.21)),
    "sign": (rounding.sign, 1, (0.0, 0.0), (0.14, 0.22)),
    "rem": (rounding.rem, 2, (0.0, 0.0), (0.27, 0.48)),
    "mod": (rounding.mod, 2, (0.0, 0.0), (0.35, 0.64)),
    "nextafter": (rounding.nextafter, 2, (0.0, 0.0), (0.21, 0.33)),
    "floor_divide": (rounding.floor_divide, 2, (0.0, 0.0), (0.5, 1.1)),
}


def _function(name: str, row: _Row) -> MathFunction:
    body, arity, ulp, cost = row
    formats = ("f32", "f64")
    return MathFunction(
        name,
        arity,
        body,
        dict(zip(formats, ulp, strict=True)),
        dict(zip(formats, cost, strict=True)),
    )


MATH: Mapping[str, MathFunction] = {name: _function(name, row) for name, row in _ROWS.items()}
