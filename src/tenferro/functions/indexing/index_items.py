"""The parts of an index expression, sorted into the kinds that NumPy distinguishes."""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from types import EllipsisType
from typing import Any, TypeAlias

import numpy as np

from tenferro.functions.arrays.joining import stack
from tenferro.functions.arrays.values import required_value, value_of
from tenferro.tensor import Array, Dim, IndexLike

NDArray = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True, eq=False)
class Mask:
    """Booleans that say which elements are selected."""

    value: NDArray


Item: TypeAlias = EllipsisType | slice | int | Dim | NDArray | Array | Mask | None
"""Integer arrays are NumPy's if their values are known, otherwise traced."""

_VALID = (
    "only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean "
    "arrays are valid indices"
)


def basic_items(index: IndexLike) -> tuple[Any, ...] | None:
    """A plain index as something hashable, a slice as its three parts; None for other indices."""
    items = index if isinstance(index, tuple) else (index,)
    basic: list[Any] = []
    for item in items:
        if item.__class__ is slice:
            parts = (item.start, item.stop, item.step)
            if not all(p is None or p.__class__ is int for p in parts):
                return None
            basic.append(parts)
        elif item.__class__ is int or item is None or item is Ellipsis:
            basic.append(item)
        else:
            return None
    return tuple(basic)


def as_items(index: IndexLike, ndim: int) -> list[Item]:
    """The parts of an index, with exactly one ellipsis."""
    parts = index if isinstance(index, tuple) else (index,)
    items = [as_item(part) for part in parts]
    if sum(item is Ellipsis for item in items) > 1:
        raise IndexError("an index can only have a single ellipsis ('...')")
    count = sum(axes_of(item) for item in items)
    if count > ndim:
        raise IndexError(
            f"too many indices for array: array is {ndim}-dimensional, but {count} were indexed"
        )
    return items if any(item is Ellipsis for item in items) else [*items, Ellipsis]


def axes_of(item: Item) -> int:
    """How many axes of the array a part of its index selects from."""
    if item is None or item is Ellipsis:
        return 0
    return item.value.ndim if isinstance(item, Mask) else 1


def is_array(item: Item) -> bool:
    """Whether a part selects by an array, so that NumPy's rules for several arrays apply."""
    return isinstance(item, np.ndarray | Array | Mask)


def as_item(part: Any) -> Item:
    """One part of an index; an IndexError or TypeError if it is nothing of the kind."""
    if part is None or part is Ellipsis or isinstance(part, slice | Dim):
        return part
    if isinstance(part, bool | np.bool_):
        return Mask(np.asarray(part))
    if isinstance(part, int | np.integer):
        return int(part)
    if isinstance(part, Array):
        value = value_of(part)
        return _traced(part) if value is None else _concrete(value)
    if isinstance(part, np.ndarray | np.generic):
        return _concrete(np.asarray(part))
    if isinstance(part, Sequence) and not isinstance(part, str | bytes):
        return _from_sequence(part)
    if hasattr(part, "__index__"):
        return operator.index(part)
    raise IndexError(_VALID)


def _traced(part: Array) -> Item:
    if part.dtype.kind == "b":
        mask = required_value(
            "A boolean mask as an index",
            part,
            "Its number of true elements would be the size of the result: use "
            "tenferro.numpy.where(mask, x, other), or x.at[mask].set(scalar) to update.",
        )
        return Mask(mask)
    _check_kind(part.dtype)
    return part


def _concrete(value: NDArray) -> Item:
    if value.dtype.kind == "b":
        return Mask(value)
    _check_kind(value.dtype)
    return value.astype(np.int64) if value.ndim else int(value)


def _check_kind(dtype: np.dtype[Any]) -> None:
    if dtype.kind not in "iu":
        raise IndexError(
            f"arrays used as indices must be of integer (or boolean) type, got {dtype}"
        )


def _from_sequence(part: Sequence[Any]) -> Item:
    if any(isinstance(x, Array) and value_of(x) is None for x in part):
        return _traced(stack(part))
    value = np.asarray(part)
    return _concrete(value if value.size else value.astype(np.int64))
