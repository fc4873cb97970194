"""What work costs, roughly, in nanoseconds per element on one core: enough to rank choices."""

from __future__ import annotations

from functools import cache
from math import inf
from typing import Any

import numpy as np

from tenferro.engines.native.math import MATH
from tenferro.ops.family import TensorOperation

LOAD, STORE, SIMPLE = 0.1, 0.15, 0.04
_SLOW = {"div": 0.3, "sqrt": 0.35, "rsqrt": 0.6, "reciprocal": 0.3, "hypot": 0.8, "powi": 0.2}
_TRANSCENDENTAL = 1.0
_GATHER = 0.5
_CHEAP = frozenset(
    "add sub mul neg abs square maximum minimum fmax fmin clamp select compare convert floor ceil "
    "trunc round sign copysign real imag conj complex bitwise_and bitwise_or bitwise_xor "
    "bitwise_not shift_left shift_right deg2rad rad2deg".split()
)


def cost_of(operation: TensorOperation, dtype: np.dtype[Any]) -> float:
    """The cost of one element of a pointwise operation's result."""
    return _cost(operation.name, dtype.char in "fF")


@cache
def _cost(name: str, narrow: bool) -> float:
    if name == "gather":
        return _GATHER
    if name in _CHEAP:
        return SIMPLE
    if name in _SLOW:
        return _SLOW[name] / (2 if narrow else 1)
    if name in MATH:
        return MATH[name].cost["f32" if narrow else "f64"]
    return _TRANSCENDENTAL


def is_expensive(operation: TensorOperation) -> bool:
    """Whether a result is worth keeping rather than computing it again."""
    return operation.name not in _CHEAP


__all__ = ["LOAD", "SIMPLE", "STORE", "cost_of", "inf", "is_expensive"]
