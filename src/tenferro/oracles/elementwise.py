"""Elementwise operations of the oracle database."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from tenferro import numpy as tnp
from tenferro.ops.formulas import f
from tenferro.ops.promotion import convert_to, elementwise

SAME_NAME = """
abs acos acosh angle asin asinh atan atan2 atanh ceil conj copysign cos cosh deg2rad exp exp2 expm1
float_power floor fmax fmin hypot imag log log10 log1p log2 maximum minimum nan_to_num pow
positive rad2deg real reciprocal sign sin sinc sinh sqrt square tan tanh trunc
"""
RENAMED = {
    "__radd__": "add",
    "__rmul__": "multiply",
    "clamp_max": "minimum",
    "clamp_min": "maximum",
    "conj_physical": "conj",
    "div_no_rounding_mode": "divide",
    "max_binary": "maximum",
    "min_binary": "minimum",
    "mul": "multiply",
    "neg": "negative",
    "sgn": "sign",
    "true_divide": "divide",
}


def _add(a: Any, b: Any, alpha: Any = 1) -> Any:
    return a + alpha * b


def _sub(a: Any, b: Any, alpha: Any = 1) -> Any:
    return a - alpha * b


def _rsub(a: Any, b: Any, alpha: Any = 1) -> Any:
    return b - alpha * a


def _convert(dtype: type) -> Callable[..., Any]:
    def call(a: Any, memory_format: Any = None) -> Any:
        return convert_to(a, np.dtype(dtype))

    return call


def _fill(a: Any, value: Any) -> Any:
    return tnp.full_like(a, value)


def _ldexp(a: Any, b: Any) -> Any:
    return a * f.exp2(b)


def _logaddexp(a: Any, b: Any) -> Any:
    """log(exp(a) + exp(b)); NumPy's function is real, PyTorch's also takes complex numbers."""
    if not (a.aval.is_complex or b.aval.is_complex):
        return tnp.logaddexp(a, b)
    first = tnp.real(a) >= tnp.real(b)
    large, small = tnp.where(first, a, b), tnp.where(first, b, a)
    return large + tnp.log1p(tnp.exp(small - large))


def _polar(a: Any, b: Any) -> Any:
    return elementwise("complex", a * tnp.cos(b), a * tnp.sin(b))


def _round(a: Any, decimals: int = 0) -> Any:
    return tnp.round(a, decimals=decimals)


ELEMENTWISE: dict[str, Callable[..., Any]] = {
    **{name: getattr(tnp, name) for name in SAME_NAME.split()},
    **{name: getattr(tnp, ours) for name, ours in RENAMED.items()},
    "__rdiv__": lambda a, b: b / a,
    "__rmod__": lambda a, b: b % a,
    "__rpow__": lambda a, b: b**a,
    "__rsub__": _rsub,
    "add": _add,
    "logaddexp": _logaddexp,
    "cdouble": _convert(np.complex128),
    "complex": partial(elementwise, "complex"),
    "double": _convert(np.float64),
    "fill": _fill,
    "frac": lambda a: a - tnp.trunc(a),
    "frexp": tnp.frexp,
    "ldexp": _ldexp,
    "polar": _polar,
    "round": _round,
    "round_decimals_0": _round,
    "round_decimals_3": _round,
    "round_decimals_neg_3": _round,
    "rsqrt": f.rsqrt,
    "rsub": _rsub,
    "sub": _sub,
}
