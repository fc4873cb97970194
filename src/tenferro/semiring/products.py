"""Products of stacks of matrices over semirings, which have kernels or are made of such.

They take (..., m, k) and (..., k, n) of one dtype and with equal batches, and k is not 0. They
return None for dtypes that they do not compute.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import all as every, any as some, max as greatest
from tenferro.ops.arrays.contraction import dot
from tenferro.ops.arrays.extremal_product import extremal_product
from tenferro.ops.base import FAMILIES, Axes, apply, convert_to, f
from tenferro.special import logsumexp
from tenferro.tensor.dtypes import float32
from tenferro.transforms import cond

Product = Callable[[Any, Any], Any]
_SPREAD = 0.42
"""The part of the exponents of a dtype within which products of two exponentials are normal."""


def _axes(x: Any) -> tuple[tuple[Axes, Axes], tuple[Axes, Axes]]:
    """The contracted axes and those of the batch."""
    batch = tuple(range(x.ndim - 2))
    return ((x.ndim - 1,), (x.ndim - 2,)), (batch, batch)


def extremum(add: str, multiply: str, zero: float) -> Product:
    """The product over a semiring whose sum is an extremum; NaN where an operand has one."""

    def product(x: Any, y: Any) -> Any:
        if x.dtype.kind != "f":
            return None
        contract, batch = _axes(x)
        operation = extremal_product.bind(
            contract=contract, batch=batch, add=add, multiply=multiply
        )
        result = apply(operation, x, y)
        if multiply == "mul":  # only products of zeros and infinities, which are zero
            result = f.where(f.equal(result, -np.inf), zero, result)
        rows, columns = some(f.not_equal(x, x), axis=-1), some(f.not_equal(y, y), axis=-2)
        return f.where(expand_dims(rows, axis=-1) | expand_dims(columns, axis=-2), np.nan, result)

    return product


def exponentials(x: Any, y: Any) -> Any:
    """log Σ exp(x + y) by a product of exponentials, shifted by the largest of a row or a column.

    Where these are so small that their products may underflow, and where a result is not finite,
    the sum of exponentials shifted by its own largest one.
    """
    if x.dtype.kind != "f":
        return None
    shifts = [_shift(x, -1), _shift(y, -2)]
    total = dot(f.exp(x - shifts[0]), f.exp(y - shifts[1]), *_axes(x))
    least = _SPREAD * float(np.log(np.finfo(x.dtype).tiny))
    near = [
        every((z - s > least) | f.equal(z, -np.inf)) for z, s in zip((x, y), shifts, strict=True)
    ]
    safe = near[0] & near[1] & every((total > 0) & (total < np.inf))

    def shifted() -> Any:
        return f.log(total) + shifts[0] + shifts[1]

    def one_by_one() -> Any:
        return logsumexp(expand_dims(x, axis=-1) + expand_dims(y, axis=-3), axis=-2)

    return cond(safe, shifted, one_by_one)


def _shift(x: Any, axis: int) -> Any:
    """The largest number along an axis, which is kept; it has no derivative, because it cancels."""
    largest = greatest(x, axis=axis, keepdims=True)
    end = float(np.finfo(x.dtype).max)
    return apply(FAMILIES["stop_gradient"].bind(), f.maximum(f.minimum(largest, end), -end))


def reachable(x: Any, y: Any) -> Any:
    """Whether any pair holds: whether a sum of products of ones is not 0."""
    first, second = (convert_to(f.not_equal(z, z.dtype.type(0)), float32) for z in (x, y))
    return dot(first, second, *_axes(x)) > 0.5
