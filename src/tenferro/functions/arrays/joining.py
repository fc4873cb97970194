"""Joining arrays into one."""

from __future__ import annotations

from operator import index
from typing import Any, SupportsIndex

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import convert_to
from tenferro.functions.arrays.manipulation import (
    as_arrays,
    atleast_1d,
    atleast_2d,
    atleast_3d,
    expand_dims,
    ravel,
    reshape,
)
from tenferro.ops.arrays.structural import concatenate as concatenate_family
from tenferro.ops.base import apply, check_axis, promoted_dtype, refuse, refuse_dtype
from tenferro.tensor import Array, ArrayLike, DTypeLike
from tenferro.tensor.dtypes import as_dtype

__all__ = ["block", "column_stack", "concat", "concatenate", "dstack", "hstack", "stack", "vstack"]


def concat(arrays: ArrayLike, /, axis: Any = 0, *, dtype: DTypeLike | None = None) -> Tensor:
    """Join arrays along an axis; they are flattened first if it is None.

    Their dtypes are promoted, unless `dtype` is given. Raises ValueError unless the shapes agree on
    all other axes, and for an empty list.

    >>> concat([[1, 2], [3]])
    Tensor([1, 2, 3])
    """
    values = _operands("concat", arrays)
    if axis is None:
        values, axis = [ravel(x) for x in values], 0
    if any(x.ndim != values[0].ndim for x in values):
        refuse("concat", "arrays", [x.aval for x in values], "arrays with equally many axes")
    axes: Any = getattr(axis, "ndim", None)
    if axes or not isinstance(axis, SupportsIndex):
        refuse_dtype("concat", "axis", repr(axis), "an integer; the arrays are one sequence")
    axis = check_axis("concat", index(axis), values[0].ndim)
    common = promoted_dtype(*values) if dtype is None else as_dtype(dtype, "concat")
    operands = [convert_to(x, common) for x in values]
    if len(operands) == 1:
        return operands[0]
    return apply(concatenate_family.bind(axis=axis), *operands)


concatenate = concat


def _operands(name: str, arrays: ArrayLike) -> list[Any]:
    values = as_arrays(name, arrays)
    if not values:
        refuse(name, "arrays", "empty", "at least one array")
    return values


def stack(arrays: Any, /, axis: int = 0, *, dtype: DTypeLike | None = None) -> Tensor:
    """The arrays, all of one shape, along a new axis.

    >>> stack([[1, 2], [3, 4]], axis=1)
    Tensor([[1, 3],
            [2, 4]])
    """
    values = _operands("stack", arrays)
    if any(x.shape != values[0].shape for x in values):
        refuse("stack", "arrays", [x.aval for x in values], "arrays of one shape")
    return concat([expand_dims(x, axis) for x in values], axis, dtype=dtype)


def vstack(arrays: ArrayLike, /, *, dtype: DTypeLike | None = None) -> Tensor:
    """Stack the arrays along the first axis; an array with one axis is a row.

    >>> vstack([[1, 2], [3, 4]])
    Tensor([[1, 2],
            [3, 4]])
    """
    return concat([atleast_2d(x) for x in _operands("vstack", arrays)], 0, dtype=dtype)


def hstack(arrays: ArrayLike, /, *, dtype: DTypeLike | None = None) -> Tensor:
    """Join the arrays along the second axis; arrays with one axis along the first.

    >>> hstack([[1, 2], [3]])
    Tensor([1, 2, 3])
    """
    values = [atleast_1d(x) for x in _operands("hstack", arrays)]
    return concat(values, 0 if values[0].ndim == 1 else 1, dtype=dtype)


def dstack(arrays: ArrayLike, /) -> Tensor:
    """Stack the arrays along the third axis.

    >>> dstack([[1, 2], [3, 4]])
    Tensor([[[1, 3],
             [2, 4]]])
    """
    return concat([atleast_3d(x) for x in _operands("dstack", arrays)], 2)


def column_stack(arrays: ArrayLike, /) -> Tensor:
    """The arrays side by side; an array with one axis is a column.

    >>> column_stack([[1, 2], [3, 4]])
    Tensor([[1, 3],
            [2, 4]])
    """
    values = _operands("column_stack", arrays)
    return concat([x if x.ndim > 1 else reshape(x, (-1, 1)) for x in values], 1)


def block(arrays: ArrayLike, /) -> Tensor:
    """One array from nested lists of blocks: the innermost lists run along the last axis.

    >>> block([[1, 2], [3, 4]])
    Tensor([[1, 2],
            [3, 4]])
    """
    depth, level = 0, arrays
    while isinstance(level, list):
        depth, level = depth + 1, level[0] if level else refuse("block", "arrays", "[]", "blocks")
    blocks = _blocks(arrays, depth)
    ndim = max(depth, *(x.ndim for x in blocks))
    return _joined(arrays, depth, ndim, iter([with_ndim(x, ndim) for x in blocks]))


def _blocks(arrays: Any, depth: int) -> list[Any]:
    """The blocks of nested lists, in order."""
    level = [arrays]
    for _ in range(depth):
        level = [x for group in level for x in group]
    return as_arrays("block", level)


def _joined(arrays: Any, depth: int, ndim: int, blocks: Any) -> Any:
    if not depth:
        return next(blocks)
    return concat([_joined(x, depth - 1, ndim, blocks) for x in arrays], ndim - depth)


def with_ndim(x: Array, ndim: int) -> Any:
    """x with axes of size 1 in front, so that it has `ndim` of them."""
    return reshape(x, (1,) * (ndim - x.ndim) + x.shape)
