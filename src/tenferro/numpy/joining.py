"""Joining arrays into one, and taking one apart. All of it is linear."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from operator import index
from typing import Any

import numpy as np

from tenferro.numpy.indexing import take
from tenferro.numpy.manipulation import (
    as_arrays,
    atleast_1d,
    atleast_2d,
    atleast_3d,
    expand_dims,
    moveaxis,
    ravel,
    reshape,
    slice_axis,
)
from tenferro.numpy.values import required_value
from tenferro.ops.apply import apply
from tenferro.ops.promotion import as_array, broadcast_to_shape, convert_to, promoted_dtype
from tenferro.ops.shapes import check_axis, refuse
from tenferro.ops.structural import concatenate as concatenate_family
from tenferro.tensor import Dim
from tenferro.tensor.array import Array
from tenferro.tensor.dtypes import as_dtype

__all__ = [
    "append",
    "array_split",
    "block",
    "column_stack",
    "concat",
    "concatenate",
    "delete",
    "dsplit",
    "dstack",
    "hsplit",
    "hstack",
    "insert",
    "split",
    "stack",
    "unstack",
    "vsplit",
    "vstack",
]


def concat(arrays: Any, /, axis: Any = 0, *, dtype: Any = None) -> Any:
    """The arrays one after another along an axis; flattened first if it is None.

    Their dtypes are promoted, unless `dtype` is given. Raises ValueError unless the shapes agree on
    all other axes, and for no array at all.

    >>> concat([[1, 2], [3]])
    Tensor([1, 2, 3])
    """
    values = _operands("concat", arrays)
    if axis is None:
        values, axis = [ravel(x) for x in values], 0
    if any(x.ndim != values[0].ndim for x in values):
        refuse("concat", "arrays", [x.aval for x in values], "arrays with equally many axes")
    axis = check_axis("concat", index(axis), values[0].ndim)
    found = promoted_dtype(*values) if dtype is None else as_dtype(dtype, "concat")
    operands = [convert_to(x, found) for x in values]
    if len(operands) == 1:
        return operands[0]
    return apply(concatenate_family.bind(axis=axis), *operands)


concatenate = concat


def _operands(name: str, arrays: Any) -> list[Any]:
    values = as_arrays(name, arrays)
    if not values:
        refuse(name, "arrays", "empty", "at least one array")
    return values


def stack(arrays: Any, /, axis: int = 0, *, dtype: Any = None) -> Any:
    """The arrays, all of one shape, along a new axis.

    >>> stack([[1, 2], [3, 4]], axis=1)
    Tensor([[1, 3],
            [2, 4]])
    """
    values = _operands("stack", arrays)
    if any(x.shape != values[0].shape for x in values):
        refuse("stack", "arrays", [x.aval for x in values], "arrays of one shape")
    return concat([expand_dims(x, axis) for x in values], axis, dtype=dtype)


def vstack(arrays: Any, /, *, dtype: Any = None) -> Any:
    """The arrays below one another; an array with one axis is a row.

    >>> vstack([[1, 2], [3, 4]])
    Tensor([[1, 2],
            [3, 4]])
    """
    return concat([atleast_2d(x) for x in _operands("vstack", arrays)], 0, dtype=dtype)


def hstack(arrays: Any, /, *, dtype: Any = None) -> Any:
    """The arrays side by side; those with one axis one after another.

    >>> hstack([[1, 2], [3]])
    Tensor([1, 2, 3])
    """
    values = [atleast_1d(x) for x in _operands("hstack", arrays)]
    return concat(values, 0 if values[0].ndim == 1 else 1, dtype=dtype)


def dstack(arrays: Any, /) -> Any:
    """The arrays behind one another, along the third axis.

    >>> dstack([[1, 2], [3, 4]])
    Tensor([[[1, 3],
             [2, 4]]])
    """
    return concat([atleast_3d(x) for x in _operands("dstack", arrays)], 2)


def column_stack(arrays: Any, /) -> Any:
    """The arrays side by side; an array with one axis is a column.

    >>> column_stack([[1, 2], [3, 4]])
    Tensor([[1, 3],
            [2, 4]])
    """
    values = _operands("column_stack", arrays)
    return concat([x if x.ndim > 1 else reshape(x, (-1, 1)) for x in values], 1)


def block(arrays: Any, /) -> Any:
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
    return _joined(arrays, depth, ndim, iter([_in_front(x, ndim) for x in blocks]))


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


def _in_front(x: Any, ndim: int) -> Any:
    return reshape(x, (1,) * (ndim - x.ndim) + x.shape)


def unstack(x: Any, /, *, axis: int = 0) -> tuple[Any, ...]:
    """The parts of x along an axis, without that axis. Its size must be known.

    >>> unstack([[1, 2], [3, 4]])[1]
    Tensor([3, 4])
    """
    x = moveaxis(x, axis, 0)
    return tuple(x[i] for i in range(x.shape[0].__index__()))


def split(x: Any, /, indices_or_sections: Any, axis: int = 0) -> list[Any]:
    """Parts along an axis: as many equal ones, or cut at these positions.

    Raises ValueError if the size cannot be divided equally.

    >>> split([1, 2, 3, 4], 2)
    [Tensor([1, 2]), Tensor([3, 4])]
    """
    x = as_array("split", x)
    axis = check_axis("split", index(axis), x.ndim)
    if _is_count(indices_or_sections):
        n, count = x.shape[axis], index(indices_or_sections)
        if count < 1 or n % count != 0:
            refuse("split", "sections", count, f"a count ≥ 1 that divides the {n} elements")
        size = n // count
        return [slice_axis(x, axis, k * size, (k + 1) * size) for k in range(count)]
    return _cut(x, _positions(indices_or_sections), axis)


def array_split(x: Any, /, indices_or_sections: Any, axis: int = 0) -> list[Any]:
    """Like `split`, but with parts that differ by one element where the size does not divide.

    >>> array_split([1, 2, 3], 2)
    [Tensor([1, 2]), Tensor([3])]
    """
    x = as_array("array_split", x)
    axis = check_axis("array_split", index(axis), x.ndim)
    if not _is_count(indices_or_sections):
        return _cut(x, _positions(indices_or_sections), axis)
    n, count = index(x.shape[axis]), index(indices_or_sections)
    if count < 1:
        refuse("array_split", "sections", count, "a count ≥ 1")
    sizes = [n // count + (k < n % count) for k in range(count)]
    return _cut(x, list(accumulate(sizes))[:-1], axis)


def _is_count(sections: Any) -> bool:
    return not isinstance(sections, Sequence) and not np.ndim(sections)


def _positions(positions: Any) -> list[Any]:
    value = required_value("split", positions, "") if isinstance(positions, Array) else positions
    return [p if isinstance(p, Dim) else index(p) for p in value]


def _cut(x: Any, positions: list[Any], axis: int) -> list[Any]:
    """Parts between positions that have NumPy's meaning as bounds of slices."""
    before = (slice(None),) * axis
    bounds = zip([None, *positions], [*positions, None], strict=True)
    return [x[(*before, slice(a, b))] for a, b in bounds]


def vsplit(x: Any, /, indices_or_sections: Any) -> list[Any]:
    """`split` along the first axis. Raises ValueError for fewer than two axes.

    >>> vsplit([[1], [2]], 2)[1]
    Tensor([[2]])
    """
    return _split_at("vsplit", x, indices_or_sections, 2, 0)


def hsplit(x: Any, /, indices_or_sections: Any) -> list[Any]:
    """`split` along the second axis (the only one, if there is one).

    >>> hsplit([1, 2], 2)
    [Tensor([1]), Tensor([2])]
    """
    x = as_array("hsplit", x)
    return _split_at("hsplit", x, indices_or_sections, 1, 1 if x.ndim > 1 else 0)


def dsplit(x: Any, /, indices_or_sections: Any) -> list[Any]:
    """`split` along the third axis. Raises ValueError for fewer than three axes.

    >>> dsplit([[[1, 2]]], 2)[1]
    Tensor([[[2]]])
    """
    return _split_at("dsplit", x, indices_or_sections, 3, 2)


def _split_at(name: str, x: Any, sections: Any, ndim: int, axis: int) -> list[Any]:
    x = as_array(name, x)
    if x.ndim < ndim:
        refuse(name, "x.ndim", x.ndim, f"at least {ndim}")
    return split(x, sections, axis)


def append(x: Any, values: Any, /, axis: int | None = None) -> Any:
    """x followed by values along an axis; both flattened if it is None.

    >>> append([1, 2], [3])
    Tensor([1, 2, 3])
    """
    return concat((x, values), axis)


def delete(x: Any, /, obj: Any, axis: int | None = None) -> Any:
    """x without the elements that a known index, slice or mask selects along an axis.

    x is flattened if the axis is None. Raises IndexError for positions out of bounds, TypeError
    for traced ones: the size of the result depends on them.

    >>> delete([1, 2, 3], 1)
    Tensor([1, 3])
    """
    x, axis = _along("delete", x, axis)
    left = np.delete(np.arange(index(x.shape[axis])), _known("delete", obj))
    return take(x, left, axis)


def insert(x: Any, /, obj: Any, values: Any, axis: int | None = None) -> Any:
    """x with values put in before known positions along an axis; flattened if it is None.

    The result has x's dtype. Raises IndexError for positions out of bounds, TypeError for traced
    ones.

    >>> insert([1, 2, 3], 1, 9)
    Tensor([1, 9, 2, 3])
    """
    x, axis = _along("insert", x, axis)
    places = _known("insert", obj)
    n = index(x.shape[axis])
    added = _inserted(x, as_array("insert", values, x), places, axis)
    order = np.insert(np.arange(n), places, np.arange(n, n + added.shape[axis]))
    return take(concat([x, added], axis), order, axis)


def _inserted(x: Any, values: Any, places: Any, axis: int) -> Any:
    """The values to insert, in x's shape but for the axis."""
    values = convert_to(_in_front(values, x.ndim), x.dtype)
    if np.ndim(places) == 0 and not isinstance(places, slice):
        # NumPy: at a single position the first axis of the values runs along `axis`.
        values = moveaxis(values, 0, axis)
    count = np.arange(x.shape[axis])[places].size if isinstance(places, slice) else np.size(places)
    size = values.shape[axis] if count == 1 else count
    return broadcast_to_shape(values, (*x.shape[:axis], size, *x.shape[axis + 1 :]))


def _along(name: str, x: Any, axis: int | None) -> tuple[Any, int]:
    x = as_array(name, x)
    if axis is None:
        return ravel(x), 0
    return x, check_axis(name, index(axis), x.ndim)


def _known(name: str, obj: Any) -> Any:
    """Positions as NumPy takes them."""
    if isinstance(obj, Array):
        return required_value(f"The positions of {name}", obj, "Use where, or x.at[].")
    return obj
