"""Arrays as sets. The number of distinct elements is not known while tracing, so most of these
functions need computed arrays; the values they select keep their derivatives."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, overload

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import expand_dims, ravel
from tenferro.functions.arrays.values import index_array, required_value
from tenferro.functions.axes.reductions import any as any_of
from tenferro.functions.axes.searching import searchsorted
from tenferro.functions.elements.logic import logical_not
from tenferro.functions.indexing.indexing import take
from tenferro.functions.indexing.sorting import sort
from tenferro.ops.base import f, full, promoted_dtype
from tenferro.tensor import ArrayLike
from tenferro.tensor.dtypes import bool_

__all__ = [
    "intersect1d", "isin", "setdiff1d", "setxor1d", "union1d", "unique", "unique_all",
    "unique_counts", "unique_inverse", "unique_values",
]  # fmt: skip

_UNKNOWN = "The number of distinct elements would be the size of the result."


class UniqueAll(NamedTuple):
    """The distinct values, where each is first, which one each element is, and how often it is."""

    values: Any
    indices: Any
    inverse_indices: Any
    counts: Any


class UniqueCounts(NamedTuple):
    """The distinct values, and how often each occurs."""

    values: Any
    counts: Any


class UniqueInverse(NamedTuple):
    """The distinct values, and which one each element is."""

    values: Any
    inverse_indices: Any


def unique_all(x: ArrayLike, /) -> UniqueAll:
    """The distinct elements in increasing order, with first positions, inverse and counts.

    Every NaN is distinct. Raises TypeError for a traced array.

    >>> unique_all([3, 1, 3]).counts
    Tensor([1, 2])
    """
    return UniqueAll(*_unique("unique_all", x, equal_nan=False))


def unique_counts(x: ArrayLike, /) -> UniqueCounts:
    """The distinct elements in increasing order, and how often each occurs.

    >>> unique_counts([3, 1, 3]).values
    Tensor([1, 3])
    """
    values, _, _, counts = _unique("unique_counts", x, equal_nan=False)
    return UniqueCounts(values, counts)


def unique_inverse(x: ArrayLike, /) -> UniqueInverse:
    """The distinct elements in increasing order, and their positions that restore x.

    >>> unique_inverse([3, 1, 3]).inverse_indices
    Tensor([1, 0, 1])
    """
    values, _, inverse, _ = _unique("unique_inverse", x, equal_nan=False)
    return UniqueInverse(values, inverse)


def unique_values(x: ArrayLike, /) -> Tensor:
    """The distinct elements in increasing order.

    >>> unique_values([3, 1, 3])
    Tensor([1, 3])
    """
    return _unique("unique_values", x, equal_nan=False)[0]


def _unique(name: str, x: ArrayLike, *, equal_nan: bool) -> tuple[Any, Any, Any, Any]:
    x = as_array(name, x)
    value = required_value(name, x, _UNKNOWN)
    _, first, inverse, counts = np.unique(
        value, return_index=True, return_inverse=True, return_counts=True, equal_nan=equal_nan
    )
    positions = index_array(first)
    shaped = index_array(inverse.reshape(value.shape))
    return take(ravel(x), positions, 0), positions, shaped, index_array(counts)


@overload
def unique(
    x: ArrayLike,
    /,
    return_index: Literal[False] = False,
    return_inverse: Literal[False] = False,
    return_counts: Literal[False] = False,
    axis: int | None = None,
    *,
    equal_nan: bool = True,
) -> Tensor: ...


@overload
def unique(x: ArrayLike, /, *options: Any, **more: Any) -> tuple[Tensor, ...]: ...


def unique(
    x: ArrayLike,
    /,
    return_index: bool = False,
    return_inverse: bool = False,
    return_counts: bool = False,
    axis: int | None = None,
    *,
    equal_nan: bool = True,
) -> Any:
    """The sorted distinct elements, or slices along an axis.

    On request the result is a tuple with first positions, the inverse, and counts. Raises TypeError
    for a traced array.

    >>> unique([3, 1, 3], return_counts=True)
    (Tensor([1, 3]), Tensor([1, 2]))
    """
    x = as_array("unique", x)
    if axis is None:
        values, *rest = _unique("unique", x, equal_nan=equal_nan)
    else:
        value = required_value("unique", x, _UNKNOWN)
        _, first, inverse, counts = np.unique(
            value, return_index=True, return_inverse=True, return_counts=True, axis=axis,
            equal_nan=equal_nan,
        )  # fmt: skip
        values, rest = take(x, first, axis), [index_array(r) for r in (first, inverse, counts)]
    asked = [
        r
        for r, wanted in zip(rest, (return_index, return_inverse, return_counts), strict=True)
        if wanted
    ]
    return (values, *asked) if asked else values


def isin(x1: ArrayLike, x2: ArrayLike, /, *, invert: bool = False) -> Tensor:
    """Whether each element of x1 is among those of x2 (is not, with `invert`); may be traced.

    NaN is in nothing.

    >>> isin([1, 2, 3], [3, 1])
    Tensor([ True, False,  True])
    """
    a = as_array("isin", x1, x2)
    b = ravel(as_array("isin", x2, a))
    dtype = promoted_dtype(a, b)
    a, b = convert_to(a, dtype), convert_to(b, dtype)
    if b.size == 0:
        member = full(a, a.aval.with_dtype(bool_), False)
    elif dtype.kind == "c":
        member = any_of(f.equal(expand_dims(a, -1), b), axis=-1)
    else:
        ordered = sort(b)
        place = f.minimum(searchsorted(ordered, a), b.shape[0] - 1)
        member = f.equal(take(ordered, place, 0, mode="promise"), a)
    return logical_not(member) if invert else member


def union1d(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """The distinct elements of both.

    >>> union1d([1, 2], [2, 3])
    Tensor([1, 2, 3])
    """
    return unique(concat([x1, x2], None))


def intersect1d(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """The distinct elements that are in both.

    >>> intersect1d([1, 2], [2, 3])
    Tensor([2])
    """
    a, b = _promoted("intersect1d", x1, x2)
    distinct = unique(a)
    return distinct[isin(distinct, b)]


def setdiff1d(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """The distinct elements of x1 that are not in x2.

    >>> setdiff1d([1, 2], [2, 3])
    Tensor([1])
    """
    distinct = unique(x1)
    return distinct[isin(distinct, x2, invert=True)]


def setxor1d(x1: ArrayLike, x2: ArrayLike, /) -> Tensor:
    """The distinct elements that are in one of the two only.

    >>> setxor1d([1, 2], [2, 3])
    Tensor([1, 3])
    """
    a, b = _promoted("setxor1d", x1, x2)
    return sort(concat([setdiff1d(a, b), setdiff1d(b, a)]))


def _promoted(name: str, *values: ArrayLike) -> list[Any]:
    arrays = [as_array(name, x) for x in values]
    dtype = promoted_dtype(*arrays)
    return [convert_to(x, dtype) for x in arrays]
