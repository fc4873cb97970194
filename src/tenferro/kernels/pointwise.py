"""Kernels of the pointwise families."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.kernels.table import KERNELS, direct, lowering
from tenferro.ops.base import FAMILIES
from tenferro.tensor import Aval

UFUNCS: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "sub": np.subtract,
    "neg": np.negative,
    "mul": np.multiply,
    "div": np.divide,
    "exp2": np.exp2,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "asinh": np.arcsinh,
    "acosh": np.arccosh,
    "atanh": np.arctanh,
    "atan2": np.arctan2,
    "abs": np.absolute,
    "angle": np.angle,
    "round": np.rint,
    "mod": np.remainder,
    "rem": np.fmod,
    "pow": np.power,
    "select": np.where,
    "clamp": lambda x, low, high: np.minimum(np.maximum(x, low), high),
    "bitwise_not": np.invert,
    "population_count": np.bitwise_count,
    "shift_left": np.left_shift,
    "shift_right": np.right_shift,
}
for _name, _function in UFUNCS.items():
    direct(_name, _function)


@lowering("rsqrt")
def _(x: Aval) -> Any:
    one = x.dtype.type(1)
    return lambda a: one / np.sqrt(a)


@lowering("floor_divide")
def _(x: Aval, y: Aval) -> Any:
    return _floor_divide if x.is_inexact else np.floor_divide


def _floor_divide(x: Any, y: Any) -> Any:
    """With infinities the floor of x / y, as the Array API standard has it."""
    quotient, finite = np.floor_divide(x, y), np.isfinite(x) & np.isfinite(y)
    if finite.all():
        return quotient
    with np.errstate(all="ignore"):
        return np.where(finite, quotient, np.floor(x / y))


@lowering("sign")
def _(x: Aval) -> Any:
    return _complex_sign if x.is_complex else np.sign


def _complex_sign(z: Any) -> Any:
    """With a part that is NaN both are, as the Array API standard has it."""
    with np.errstate(invalid="ignore"):
        return np.where(np.isnan(z), complex(np.nan, np.nan), np.sign(z)).astype(z.dtype)


@lowering("powf")
def _(x: Aval, *, exponent: float) -> Any:
    return lambda a: np.power(a, exponent)


@lowering("compare")
def _(a: Aval, b: Aval, *, direction: str) -> Any:
    return getattr(np, direction)


for _name, _family in FAMILIES.items():
    if _family.pointwise and _name not in KERNELS and hasattr(np, _name):
        direct(_name, getattr(np, _name))
