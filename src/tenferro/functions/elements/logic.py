"""Comparisons, logic and bits, element by element. None of these has a derivative.

Complex numbers are ordered as NumPy does, by real part first.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.devices import placed_like
from tenferro.functions.elements.operands import (
    Binary,
    binary,
    conform,
    described,
    fitting,
    operands,
    unary,
)
from tenferro.ops.arrays.pointwise import compare
from tenferro.ops.base import FAMILIES, apply, f, full
from tenferro.ops.base.promotion import broadcast
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import bool_, uint64

__all__ = [
    "bitwise_and", "bitwise_count", "bitwise_invert", "bitwise_left_shift", "bitwise_not",
    "bitwise_or", "bitwise_right_shift", "bitwise_xor", "equal", "greater", "greater_equal",
    "invert", "left_shift", "less", "less_equal", "logical_and", "logical_not", "logical_or",
    "logical_xor", "not_equal", "right_shift",
]  # fmt: skip


def _comparison(ufunc: np.ufunc, summary: str, example: str) -> Binary:
    operation = compare.bind(direction=ufunc.__name__)

    def function(x1: Array, x2: Array, /) -> Any:
        pair = fitting(ufunc, x1, x2, "biufc")
        if pair is not None:
            return apply(operation, *pair)
        return _compare(ufunc, *operands(ufunc.__name__, x1, x2))

    return cast(Binary, described(function, ufunc, "compare", summary, example))


def _compare(ufunc: np.ufunc, x1: Array, x2: Array) -> Any:
    for x, number, reflected in ((x1, x2, False), (x2, x1, True)):
        if _too_large(x, number):
            zero = x.dtype.type(0)
            answer = ufunc(number, zero) if reflected else ufunc(zero, number)
            return everywhere(x, bool(answer))
    x1, x2 = conform(ufunc, x1, x2)
    if x1.dtype != x2.dtype:
        return _compare_mixed(ufunc.__name__, x1, x2)
    return apply(compare.bind(direction=ufunc.__name__), x1, x2)


def everywhere(x: Array, answer: bool) -> Any:
    """The same answer for every element of an array."""
    return placed_like("a comparison", full(x, x.aval.with_dtype(bool_), answer), x)


def _too_large(x: Array, number: Any) -> bool:
    """Whether a Python integer exceeds what the array's integers can hold."""
    if number.__class__ is not int or not isinstance(x, Array) or x.dtype.kind not in "iu":
        return False
    bounds = np.iinfo(x.dtype)
    return not bounds.min <= number <= bounds.max


def _compare_mixed(direction: str, x1: Array, x2: Array) -> Any:
    """int64 with uint64, which no common integer dtype holds: negative ones go first."""
    signed = x1 if x1.dtype.kind == "i" else x2
    negative = f.less(signed, 0)
    parts = [convert_to(x, uint64) for x in (x1, x2)]
    relation = apply(compare.bind(direction=direction), *parts)
    below = direction in ("not_equal", *(("less", "less_equal") if signed is x1 else _GREATER))
    return f.where(negative, below, relation)


_GREATER = ("greater", "greater_equal")

equal = _comparison(np.equal, "Whether x1 = x2.", "equal(1, 1.0) → Tensor(True)")
not_equal = _comparison(np.not_equal, "Whether x1 ≠ x2.", "not_equal(1, 1.0) → Tensor(False)")
less = _comparison(np.less, "Whether x1 < x2.", "less(1, 2) → Tensor(True)")
less_equal = _comparison(np.less_equal, "Whether x1 ≤ x2.", "less_equal(2, 2) → Tensor(True)")
greater = _comparison(np.greater, "Whether x1 > x2.", "greater(1, 2) → Tensor(False)")
greater_equal = _comparison(
    np.greater_equal, "Whether x1 ≥ x2.", "greater_equal(2, 2) → Tensor(True)"
)

bitwise_and = binary(
    np.bitwise_and, "bitwise_and", "The common bits.", "bitwise_and(6, 3) → Tensor(2)"
)
bitwise_or = binary(
    np.bitwise_or, "bitwise_or", "The bits of either.", "bitwise_or(6, 3) → Tensor(7)"
)
bitwise_xor = binary(
    np.bitwise_xor, "bitwise_xor", "The bits of one but not both.", "bitwise_xor(6, 3) → Tensor(5)"
)
bitwise_invert = unary(
    np.invert, "bitwise_not", "Every bit flipped.", "bitwise_invert(5) → Tensor(-6)"
)
bitwise_left_shift = binary(
    np.left_shift, "shift_left", "x1 · 2^x2.", "bitwise_left_shift(3, 2) → Tensor(12)"
)
bitwise_right_shift = binary(
    np.right_shift, "shift_right", "⌊x1 / 2^x2⌋.", "bitwise_right_shift(12, 2) → Tensor(3)"
)


def bitwise_count(x: Any, /) -> Tensor:
    """The number of bits set in |x|, as uint8.

    An array of integer dtype. Raises TypeError for other dtypes.

    >>> bitwise_count(7)
    Tensor(3, dtype=uint8)
    """
    (x,) = conform(np.bitwise_count, x)
    return convert_to(x, np.dtype(np.uint8)) if x.dtype == bool_ else _count(x)


def _count(x: Array) -> Any:
    return apply(FAMILIES["population_count"].bind(), x)


def truth(name: str, x: ArrayLike, like: ArrayLike | None = None) -> Any:
    """Whether each element is other than 0."""
    x = as_array(name, x, like)
    return x if x.dtype == bool_ else f.not_equal(x, 0)


def _logical(name: str, family: str, summary: str, example: str) -> Binary:
    operation = FAMILIES[family].bind()

    def function(x1: Array, x2: Array, /) -> Any:
        values = [truth(name, x) for x in operands(name, x1, x2)]
        return apply(operation, *broadcast(name, values))

    return cast(Binary, described(function, getattr(np, name), family, summary, example))


logical_and = _logical(
    "logical_and",
    "bitwise_and",
    "Whether both are other than 0.",
    "logical_and(1, 0) → Tensor(False)",
)
logical_or = _logical(
    "logical_or", "bitwise_or", "Whether either is other than 0.", "logical_or(1, 0) → Tensor(True)"
)
logical_xor = _logical(
    "logical_xor",
    "bitwise_xor",
    "Whether just one is other than 0.",
    "logical_xor(1, 0) → Tensor(True)",
)


def logical_not(x: ArrayLike, /) -> Tensor:
    """Whether each element is 0.

    >>> logical_not(2.0)
    Tensor(False)
    """
    return apply(FAMILIES["bitwise_not"].bind(), truth("logical_not", x))


bitwise_not = invert = bitwise_invert
left_shift, right_shift = bitwise_left_shift, bitwise_right_shift
