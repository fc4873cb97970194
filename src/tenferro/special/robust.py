"""Loss functions that are quadratic near 0 and linear far away. Maths note: elementary_special."""

from __future__ import annotations

import math
from typing import Any

from tenferro.ops.base import f
from tenferro.special.declare import declare
from tenferro.tensor import Array

__all__ = ["huber", "pseudo_huber"]


def _pseudo_huber_in_delta(delta: Array, r: Array, y: Array) -> Any:
    """2 (s - 1) δ - r²/(s δ) with s = sqrt(1 + (r/δ)²), without cancellation.

    Far away that is |r| (2 h - 1/h) - 2 δ with h = sqrt(1 + (δ/r)²).
    """
    far = f.greater(f.abs(r), delta)
    squared = f.square(f.where(far, 0, r) / delta)
    s = f.sqrt(1 + squared)
    near = delta * f.square(squared / (1 + s)) / s
    beyond = f.where(far, f.abs(r), 1)
    h = f.sqrt(1 + f.square(delta / beyond))
    return f.where(far, beyond * (2 * h - 1 / h) - 2 * delta, near)


def _pseudo_huber_in_residual(delta: Array, r: Array, y: Array) -> Any:
    """r / s, by δ/r where that is the smaller quotient."""
    far = f.greater(f.abs(r), delta)
    near_part = f.where(far, 0, r)
    near = near_part / f.sqrt(1 + f.square(near_part / delta))
    beyond = f.where(far, r, 1)
    return f.where(far, delta * f.sign(r) / f.sqrt(1 + f.square(delta / beyond)), near)


def _huber(delta: Array, r: Array) -> Any:
    size = f.abs(r)
    value = f.where(size <= delta, 0.5 * f.square(r), delta * (size - 0.5 * delta))
    return f.where(delta < 0, math.inf, value)


def _pseudo_huber(delta: Array, r: Array) -> Any:
    """δ² (√(1 + (r/δ)²) - 1) without the difference: δ |r| / (q + √(1 + q²)) with q = δ/|r|."""
    size = f.abs(r)
    ratio = delta / size
    value = delta * (size / (ratio + f.hypot(1, ratio)))
    nothing = f.equal(delta, 0) | f.equal(r, 0)
    return f.where(delta < 0, math.inf, f.where(nothing, 0, value))


huber = declare(
    "huber(delta, r)",
    "r²/2 where |r| <= delta, otherwise delta (|r| - delta/2); infinite for negative delta; real.",
    "huber(1.0, [0.5, 3.0]) → Tensor([0.125, 2.5  ])",
    lambda delta, r, y: f.maximum(f.abs(r) - delta, 0),
    lambda delta, r, y: f.clamp(r, -delta, delta),
    formula=_huber,
)
pseudo_huber = declare(
    "pseudo_huber(delta, r)",
    "delta² (sqrt(1 + (r / delta)²) - 1); infinite for a negative delta; real.",
    "pseudo_huber(1.0, 0.75) → Tensor(0.25)",
    _pseudo_huber_in_delta,
    _pseudo_huber_in_residual,
    formula=_pseudo_huber,
)
