"""Sorting. Sorted values are differentiable; positions are not."""

from __future__ import annotations

from operator import index
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.manipulation import as_arrays, ravel
from tenferro.functions.indexing.indexing import take_along_axis
from tenferro.ops.arrays.sorting import sort as sort_family, top_k as top_k_family
from tenferro.ops.base import apply, check_axis, refuse
from tenferro.tensor import Array, ArrayLike
from tenferro.tensor.dtypes import complex64, complex128

__all__ = ["argpartition", "argsort", "lexsort", "partition", "sort", "sort_complex", "top_k"]


def sort(
    x: ArrayLike,
    /,
    axis: int | None = -1,
    kind: str | None = None,
    *,
    descending: bool = False,
    stable: bool = True,
) -> Tensor:
    """The elements in order along an axis; of x flattened if the axis is None.

    Complex numbers are ordered by their real, then their imaginary parts; NaN is the largest. The
    sort is always stable: `stable` and NumPy's kinds have no effect, and other kinds raise
    ValueError. Differentiable: tangents move with their values, and equal values keep their order.

    >>> sort([3, 1, 2])
    Tensor([1, 2, 3])
    """
    return _sorted("sort", x, axis, kind, descending)[0]


def argsort(
    x: ArrayLike,
    /,
    axis: int | None = -1,
    kind: str | None = None,
    *,
    descending: bool = False,
    stable: bool = True,
) -> Tensor:
    """The positions of the elements in order along an axis, as int64; equal ones keep their order.

    >>> argsort([3, 1, 2])
    Tensor([1, 2, 0])
    """
    return _sorted("argsort", x, axis, kind, descending)[1]


_KINDS = ("quicksort", "heapsort", "mergesort", "stable")


def _sorted(name: str, x: Any, axis: int | None, kind: str | None, descending: bool) -> Any:
    x = as_array(name, x)
    if kind is not None and kind not in _KINDS:
        refuse(name, "kind", repr(kind), f"one of {_KINDS} or None")
    if axis is None:
        x, axis = ravel(x), 0
    axis = check_axis(name, index(axis), x.ndim)
    return apply(sort_family.bind(axis=axis, descending=bool(descending)), x)


def sort_complex(x: ArrayLike, /) -> Tensor:
    """The elements as complex numbers, sorted along the last axis.

    The dtype is complex64 for complex64 and integers of 8 or 16 bits, otherwise complex128.

    >>> sort_complex([3.0, 1 + 2j, 1 - 2j])
    Tensor([1.-2.j, 1.+2.j, 3.+0.j])
    """
    x = as_array("sort_complex", x)
    short = x.dtype == complex64 or (x.dtype.kind in "iu" and x.dtype.itemsize <= 2)
    return sort(convert_to(x, complex64 if short else complex128))


def method_sort(x: Array, axis: int = -1, kind: str | None = None, *, stable: bool = True) -> None:
    """`x.sort()`: sort x in place."""
    x.write(sort(x, axis, kind))


def partition(x: ArrayLike, /, kth: ArrayLike, axis: int | None = -1) -> Tensor:
    """An order in which the elements at the positions `kth` are those of the sorted array.

    Here all elements are sorted. Raises ValueError for positions out of range.

    >>> partition([3, 1, 2], 1)
    Tensor([1, 2, 3])
    """
    return _partitioned("partition", x, kth, axis)[0]


def argpartition(x: ArrayLike, /, kth: ArrayLike, axis: int | None = -1) -> Tensor:
    """The positions of the elements in the order of `partition`.

    >>> argpartition([3, 1, 2], 1)
    Tensor([1, 2, 0])
    """
    return _partitioned("argpartition", x, kth, axis)[1]


def _partitioned(name: str, x: ArrayLike, kth: ArrayLike, axis: int | None) -> Any:
    values, order = _sorted(name, x, axis, None, descending=False)
    n = values.shape[-1 if axis is None else axis]
    for k in kth if isinstance(kth, tuple | list) else (kth,):
        if not -n <= index(k) < n:
            refuse(name, "kth", kth, f"positions in [-{n}, {n})")
    return values, order


def lexsort(keys: Any, /, axis: int = -1) -> Tensor:
    """The positions that sort by several keys, the last key first.

    >>> lexsort(([2, 1, 1], [0, 1, 0]))
    Tensor([2, 0, 1])
    """
    arrays = as_arrays("lexsort", keys)
    if not arrays:
        refuse("lexsort", "keys", "empty", "at least one key")
    order = argsort(arrays[0], axis)
    for key in arrays[1:]:
        within = argsort(take_along_axis(key, order, axis, mode="promise"), axis)
        order = take_along_axis(order, within, axis, mode="promise")
    return order


def top_k(x: ArrayLike, k: int, /, *, axis: int = -1) -> tuple[Tensor, Tensor]:
    """The k largest elements along an axis, largest first, and their positions.

    Among equal elements the first ones are selected. Real arrays only. Raises ValueError unless k
    is between 0 and the size of the axis. The values are differentiable.

    >>> top_k([3, 1, 2], 2)
    (Tensor([3, 2]), Tensor([0, 2]))
    """
    x = as_array("top_k", x)
    axis = check_axis("top_k", index(axis), x.ndim)
    values, order = apply(top_k_family.bind(k=k, axis=axis), x)
    return values, order
