"""Every mathematical function of the engine, with its tested error bound and its cost.

`ulp` is the largest error allowed, in units in the last place of the exact result, over all
finite operands of the domain, subnormal and huge ones included; the tests hold the functions to
it. Nanoseconds per element were measured on one core with AVX-512 at about 3.7 GHz; they rank the
functions for a scheduler.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tenferro.engines.native.math import exponential, logarithm, trigonometric
from tenferro.engines.native.math.function import MathFunction
from tenferro.engines.native.math.lanes import Real

#  body, number of operands, (ulp in f32, in f64), (nanoseconds in f32, in f64)
_Row = tuple[Callable[..., Real], int, tuple[float, float], tuple[float, float]]

_ROWS: dict[str, _Row] = {
    "exp": (exponential.exp, 1, (1.0, 1.0), (0.29, 0.70)),
    "exp2": (exponential.exp2, 1, (1.0, 1.0), (0.26, 0.60)),
    "expm1": (exponential.expm1, 1, (1.25, 1.25), (0.31, 0.76)),
    "log": (logarithm.log, 1, (1.0, 1.0), (0.44, 1.0)),
    "log2": (logarithm.log2, 1, (1.0, 1.0), (0.60, 1.4)),
    "log10": (logarithm.log10, 1, (1.0, 1.0), (0.62, 1.4)),
    "log1p": (logarithm.log1p, 1, (1.5, 1.5), (0.46, 1.05)),
    "sin": (trigonometric.sin, 1, (1.0, 1.0), (0.44, 1.05)),
    "cos": (trigonometric.cos, 1, (1.0, 1.0), (0.44, 1.05)),
    "tan": (trigonometric.tan, 1, (1.0, 1.0), (0.62, 1.5)),
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
