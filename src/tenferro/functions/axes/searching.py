"""Where elements are: extrema, nonzero elements, insertion points. Positions have no derivative."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.manipulation import expand_dims, ravel, reshape
from tenferro.functions.arrays.values import demanded, index_array, is_traced, required_value
from tenferro.functions.axes.reductions import sum as sum_over
from tenferro.functions.elements.logic import truth
from tenferro.functions.indexing.indexing import take
from tenferro.ops.arrays.sorting import (
    argmax as argmax_family,
    argmin as argmin_family,
    searchsorted as searchsorted_family,
)
from tenferro.ops.base import Family, apply, check_axis, promoted_dtype, refuse, refuse_dtype
from tenferro.tensor import Array, ArrayLike, AxisLike
from tenferro.tensor.dtypes import int64

__all__ = [
    "argmax", "argmin", "argwhere", "compress", "count_nonzero", "digitize", "extract",
    "flatnonzero", "nonzero", "searchsorted",
]  # fmt: skip

_UNKNOWN = (
    "The size of the result would depend on them: use tenferro.numpy.where with three arguments, "
    "or compute it outside the traced function."
)


def argmax(x: ArrayLike, /, axis: int | None = None, *, keepdims: bool = False) -> Tensor:
    """The position of the first largest element along an axis, or in x flattened.

    Real arrays; NaN counts as the largest. Raises ValueError for no elements.

    >>> argmax([1, 3, 3])
    Tensor(1)
    """
    return _extremum("argmax", argmax_family, x, axis, keepdims)


def argmin(x: ArrayLike, /, axis: int | None = None, *, keepdims: bool = False) -> Tensor:
    """The position of the first smallest element along an axis, or in x flattened.

    Real arrays; NaN counts as the smallest. Raises ValueError for no elements.

    >>> argmin([3, 1, 1])
    Tensor(1)
    """
    return _extremum("argmin", argmin_family, x, axis, keepdims)


def _extremum(name: str, family: Family, x: ArrayLike, axis: int | None, keepdims: bool) -> Any:
    x = as_array(name, x)
    if axis is None:
        position = apply(family.bind(axis=0), ravel(x))
        return reshape(position, (1,) * x.ndim) if keepdims else position
    if not x.ndim and index(axis) in (0, -1):  # as NumPy's reductions allow
        return apply(family.bind(axis=0), ravel(x))
    axis = check_axis(name, index(axis), x.ndim)
    position = apply(family.bind(axis=axis), x)
    return expand_dims(position, axis) if keepdims else position


def nonzero(x: ArrayLike, /) -> tuple[Tensor, ...]:
    """The positions of the elements that are not zero: one array of int64 per axis.

    Raises ValueError for an array without axes, TypeError for a traced array, because the number of
    positions is unknown while tracing.

    >>> nonzero([0, 5, 7])
    (Tensor([1, 2]),)
    """
    x = as_array("nonzero", x)
    if not x.ndim:
        refuse("nonzero", "x.ndim", 0, "at least 1")
    value = required_value("nonzero", x, _UNKNOWN)
    return tuple(index_array(i) for i in value.nonzero())


def flatnonzero(x: ArrayLike, /) -> Tensor:
    """The positions in x flattened of the elements that are not zero.

    >>> flatnonzero([[0, 5], [7, 0]])
    Tensor([1, 2])
    """
    return nonzero(ravel(x))[0]


def argwhere(x: ArrayLike, /) -> Tensor:
    """The positions of the elements that are not zero, one row each.

    >>> argwhere([[0, 5], [7, 0]])
    Tensor([[0, 1],
            [1, 0]])
    """
    value = required_value("argwhere", as_array("argwhere", x), _UNKNOWN)
    return index_array(np.argwhere(value))


def count_nonzero(x: ArrayLike, /, axis: AxisLike = None, *, keepdims: bool = False) -> Tensor:
    """How many elements along axes (by default all) are not zero, as int64.

    >>> count_nonzero([[0, 5], [7, 7]], axis=1)
    Tensor([1, 2])
    """
    x = as_array("count_nonzero", x)
    counted = convert_to(truth("count_nonzero", x), int64)
    return sum_over(counted, axis=axis, keepdims=keepdims)


def extract(condition: ArrayLike, x: ArrayLike, /) -> Tensor:
    """The elements of x where a known condition holds, in row-major order.

    >>> extract([True, False, True], [1, 2, 3])
    Tensor([1, 3])
    """
    return take(ravel(x), flatnonzero(condition), 0)


def compress(condition: ArrayLike, x: ArrayLike, /, axis: int | None = None) -> Tensor:
    """The slices along an axis (the elements of x flattened) where a known condition holds.

    >>> compress([False, True], [[1, 2], [3, 4]], axis=0)
    Tensor([[3, 4]])
    """
    return take(x, flatnonzero(condition), axis)


def method_compress(x: Array, condition: Array, axis: int | None = None) -> Any:
    """`x.compress(condition, axis)`."""
    return compress(condition, x, axis)


def searchsorted(
    x1: ArrayLike, x2: ArrayLike, /, side: str = "left", *, sorter: Any = None
) -> Tensor:
    """The positions (int64) at which x2 can be inserted into the sorted x1 to keep it sorted.

    Real arrays; x1 has one axis. The positions are before equal elements with side "left", and
    after them with "right". `sorter` contains the positions that sort x1. Raises ValueError for any
    other side, TypeError for complex values.

    >>> searchsorted([1, 2, 3], [2, 4])
    Tensor([1, 3])
    """
    a = as_array("searchsorted", x1, x2)
    v = as_array("searchsorted", x2, a)
    if sorter is not None:
        a = take(a, sorter, 0)
    dtype = promoted_dtype(a, v)
    if dtype.kind == "c":
        refuse_dtype("searchsorted", "the operands' dtype", dtype, "a real dtype")
    operation = searchsorted_family.bind(side=side)
    return apply(operation, convert_to(a, dtype), convert_to(v, dtype))


def digitize(x: ArrayLike, bins: ArrayLike, /, right: bool = False) -> Tensor:
    """The number of the bin each value falls into: i if bins[i-1] ≤ x < bins[i].

    With `right`, bins[i-1] < x ≤ bins[i]. Decreasing bins are counted the other way round; traced
    ones must increase. Raises ValueError for bins that are not monotonic.

    >>> digitize([0.5, 1.0, 9.0], [0, 1, 2])
    Tensor([1, 2, 3])
    """
    edges = as_array("digitize", bins, x)
    if edges.ndim != 1:
        refuse("digitize", "bins", edges.aval, "one axis")
    value = None if is_traced(edges) else required_value("digitize, for its bins", edges, "")
    side = "left" if right else "right"
    if value is not None and value.size > 1 and value[0] > value[-1]:
        _check_monotonic(value[::-1])
        return edges.shape[0] - searchsorted(edges[::-1], x, side)
    if value is not None:
        _check_monotonic(value)
    else:
        message = "digitize: bins are traced and decrease, expected values that increase"
        edges = demanded(edges, edges[1:] >= edges[:-1], message)
    return searchsorted(edges, x, side)


def _check_monotonic(value: np.ndarray[Any, Any]) -> None:
    if (value[1:] < value[:-1]).any():
        refuse("digitize", "bins", value, "values that only increase or only decrease")
