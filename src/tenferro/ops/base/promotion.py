"""From what users pass to what primitives take: one dtype, one shape."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from tenferro.ops.base.apply import apply, constant_operation, emit, lift, literal
from tenferro.ops.base.computed import tensors
from tenferro.ops.base.registry import FAMILIES, label_of
from tenferro.ops.base.shapes import broadcast_shapes, refuse_dtype
from tenferro.tensor import Array, Dim, Shape
from tenferro.tensor.dtypes import DType, as_dtype, kind_of, result_dtype
from tenferro.tensor.foreign import (
    held_array,
    is_elsewhere,
    is_foreign,
    is_foreign_operand,
    to_numpy,
)
from tenferro.trace.tracer import SymbolicZero, TracedNumber, Tracer

if TYPE_CHECKING:
    from tenferro.ops.base.family import TensorOperation

SCALARS = (bool, int, float, complex, Dim)


def is_operand(x: Any) -> bool:
    """Whether operators accept x as the other operand of an array."""
    known = isinstance(x, (Array, np.ndarray, np.generic, list, tuple, *SCALARS))
    return known or is_foreign_operand(x)


def as_operand(name: str, x: Any) -> Any:
    """An array or a Python scalar; anything different raises a TypeError naming the operation."""
    if isinstance(x, (Array, *SCALARS)):
        return x
    if isinstance(x, np.ndarray | np.generic):
        return tensors.wrap(_checked(name, np.asarray(x)))
    if isinstance(x, list | tuple) and not holds_arrays(x):
        return tensors.wrap(_checked(name, np.asarray(x)))
    if is_elsewhere(x):
        return on_device(name, x)
    if not isinstance(x, list | tuple) and is_foreign(x):
        held = held_array(x)
        if held is not None:
            return held
        return tensors.wrap(_checked(name, to_numpy(f"{name}: an operand", x)))
    refuse_dtype(name, "an operand", type(x).__name__, "an array or a number")


def on_device(name: str, x: Any) -> Any:
    """An array of jax as a tensor that stays where it is."""
    as_dtype(np.dtype(x.dtype), name, half=True)
    return tensors.wrap(x)


def as_array(name: str, x: Any, like: Any = None) -> Any:
    """An array; a Python scalar becomes zero-dimensional, traced if `like` is."""
    operand = as_operand(name, x)
    if isinstance(operand, Array):
        return operand.array() if isinstance(operand, TracedNumber) else operand
    if isinstance(like, Array):
        return literal(like, operand, scalar_dtype(operand))
    if isinstance(operand, Dim):
        refuse_dtype(name, "an operand", f"the dimension {operand!r}", "an array or a number")
    return tensors.wrap(np.asarray(operand))


def scalar_dtype(x: Any) -> DType:
    """The dtype of a Python scalar on its own."""
    if isinstance(x, Array):
        return x.dtype
    dtype = np.dtype(np.int64) if isinstance(x, Dim) else np.result_type(x)
    if dtype.kind == "O":
        raise OverflowError(f"the integer {x} is out of range for int64 and uint64; use a float")
    return dtype


def _checked(name: str, x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    dtype = as_dtype(x.dtype, name, half=True)
    return x if x.dtype == dtype and x.dtype.isnative else x.astype(dtype)


def numbers(name: str, values: Any, dtype: DType | None) -> np.ndarray[Any, Any]:
    """Python's numbers, or nested sequences of them, in `dtype` if it is not None.

    Raises what NumPy does for numbers that the dtype cannot hold: OverflowError for integers out
    of range, TypeError for complex ones, ValueError for NaN among integers.
    """
    found = np.asarray(values)
    if dtype is None or dtype == found.dtype or not _are_numbers(found):
        return found
    try:
        return np.asarray(values, dtype)
    except (OverflowError, TypeError, ValueError) as error:
        alone = isinstance(values, int)
        refused = f"the integer {values} is out of range for {dtype}" if alone else str(error)
        raise type(error)(f"{name}: {refused}, expected numbers that {dtype} holds") from None


def _are_numbers(values: np.ndarray[Any, Any]) -> bool:
    """Whether these are numbers; integers of more than 64 bits are objects to NumPy."""
    if values.dtype.kind == "O":
        return all(isinstance(v, int | float | complex) for v in values.flat)
    return values.dtype.kind in "biufc"


def holds_arrays(x: Any) -> bool:
    """Whether nested lists and tuples have an array of tenferro among their elements."""
    stack = [x]
    while stack:
        item = stack.pop()
        if isinstance(item, Array):
            return True
        if isinstance(item, list | tuple):
            stack.extend(item)
    return False


def promoted_dtype(*operands: Any) -> DType:
    """NumPy's result dtype of arrays and weak Python scalars."""
    return result_dtype(*[dtype_or_scalar(x) for x in operands])


def dtype_or_scalar(x: Any) -> Any:
    """How NumPy's promotion sees an operand: the dtype of an array, a number for a weak scalar."""
    if isinstance(x, Array):
        return x.python_type(0) if isinstance(x, TracedNumber) else x.dtype
    return 1 if isinstance(x, Dim) else x


def convert_to(x: Any, dtype: DType) -> Any:
    """An array with this dtype."""
    if x.dtype == dtype:
        return x
    return apply(FAMILIES["convert"].bind(dtype=dtype), x)


def broadcast_to_shape(x: Any, shape: Shape) -> Any:
    """An array broadcast to a shape that its own broadcasts to."""
    if x.shape == shape:
        return x
    if hasattr(x, "value") and any(isinstance(n, Dim) for n in shape):
        x = _traced(x)
    for operation in broadcasting(x.shape, shape):
        x = apply(operation, x)
    return x


@lru_cache(maxsize=8192)
def broadcasting(shape: Shape, target: Shape) -> tuple[TensorOperation, ...]:
    """What leaves out the axes of size 1 and broadcasts the others to the target."""
    offset = len(target) - len(shape)
    same = tuple(i for i, n in enumerate(shape) if n == target[offset + i])
    dimensions = tuple(offset + i for i in same)
    widened = FAMILIES["broadcast_in_dim"].bind(shape=target, dimensions=dimensions)
    if len(same) == len(shape):
        return (widened,)
    return FAMILIES["reshape"].bind(shape=tuple(shape[i] for i in same)), widened


def _traced(x: Any) -> Any:
    """A computed array in the trace that is running, where symbolic sizes have a meaning."""
    beside = emit(constant_operation(np.zeros((), x.dtype)))
    return Tracer(beside.arena, lift(beside, x), x.aval)


def promote(name: str, operands: Sequence[Any], kinds: str = "biufc") -> list[Any]:
    """Arrays of one dtype (of the given kinds) and one shape."""
    if _are_alike(operands, kinds):
        return list(operands)
    values = [as_operand(name, x) for x in operands]
    dtype = _accepted(name, promoted_dtype(*values), kinds)
    try:
        return broadcast(name, with_dtype(values, dtype))
    except OverflowError as error:
        raise OverflowError(f"{name}: {error}") from None


def _are_alike(operands: Sequence[Any], kinds: str) -> bool:
    """Whether these are arrays of one accepted dtype and one shape as they are."""
    first = operands[0]
    if not isinstance(first, Array) or first.aval.dtype.kind not in kinds:
        return False
    for x in operands:
        if not isinstance(x, Array) or x.aval is not first.aval or isinstance(x, TracedNumber):
            return False
    return True


def with_dtype(values: Sequence[Any], dtype: DType) -> list[Any]:
    """Arrays of one dtype; Python scalars among them become arrays without axes."""
    like = next(
        (x for x in values if isinstance(x, Array) and not isinstance(x, SymbolicZero)), None
    )
    if like is None:
        like = tensors.wrap(np.zeros((), dtype))
    return [
        convert_to(x, dtype) if isinstance(x, Array) else literal(like, x, dtype) for x in values
    ]


def broadcast(name: str, values: Sequence[Any]) -> list[Any]:
    """Arrays of one shape."""
    if all(x.shape == values[0].shape for x in values):
        return list(values)
    shape = broadcast_shapes(name, *[x.shape for x in values])
    return [broadcast_to_shape(x, shape) for x in values]


def _accepted(name: str, dtype: DType, kinds: str) -> DType:
    if kind_of(dtype) in (*kinds, "e"):  # shape rules say which operations take half precision
        return dtype
    if dtype.kind in "biu" and "f" in kinds:
        return np.dtype(np.float64)
    refuse_dtype(name, "the operands' dtype", dtype, f"one of NumPy's kinds {kinds!r}")


def elementwise(family: str, *operands: Any, **params: Any) -> Any:
    """Apply a pointwise family to anything that promotes and broadcasts to what it takes."""
    declared = FAMILIES[family]
    return apply(declared.bind(**params), *promote(label_of(family), operands, declared.kinds))


__all__ = [
    "SCALARS", "as_array", "as_operand", "broadcast", "broadcast_to_shape", "convert_to",
    "dtype_or_scalar", "elementwise", "holds_arrays", "is_operand", "on_device", "promote",
    "promoted_dtype", "scalar_dtype", "with_dtype",
]  # fmt: skip
