"""Cumulative sums, products, extrema: each element with all before it along an axis."""

from __future__ import annotations

from operator import index
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import ravel
from tenferro.functions.axes.reductions import accumulator
from tenferro.ops.arrays import cumulative
from tenferro.ops.base import Family, apply, check_axis, f, full, refuse
from tenferro.tensor import Array, ArrayLike, DTypeLike
from tenferro.tensor.dtypes import inexact_dtype

__all__ = [
    "cummax", "cummin", "cumprod", "cumsum", "cumulative_logsumexp", "cumulative_prod",
    "cumulative_sum", "nancumprod", "nancumsum",
]  # fmt: skip


def cumulative_sum(
    x: ArrayLike,
    /,
    axis: int | None = None,
    *,
    dtype: DTypeLike | None = None,
    include_initial: bool = False,
) -> Tensor:
    """The sums of all elements up to each one along an axis.

    The axis may be left out if there is only one. Small integers are added as int64 or uint64,
    unless a dtype is given. `include_initial` prepends a 0. Linear. Raises ValueError
    for several axes without a choice.

    >>> cumulative_sum([1, 2, 3], include_initial=True)
    Tensor([0, 1, 3, 6])
    """
    x, axis = _only_axis("cumulative_sum", x, axis)
    sums = _accumulated(cumulative.cumulative_sum, "cumulative_sum", x, axis, dtype)
    return _from_initial(sums, axis, 0) if include_initial else sums


def cumulative_prod(
    x: ArrayLike,
    /,
    axis: int | None = None,
    *,
    dtype: DTypeLike | None = None,
    include_initial: bool = False,
) -> Tensor:
    """The products of all elements up to each one along an axis.

    Arguments as for `cumulative_sum`; `include_initial` prepends a 1. The derivative is correct at
    zeros, to every order.

    >>> cumulative_prod([1, 2, 3])
    Tensor([1, 2, 6])
    """
    x, axis = _only_axis("cumulative_prod", x, axis)
    products = _accumulated(cumulative.cumulative_prod, "cumulative_prod", x, axis, dtype)
    return _from_initial(products, axis, 1) if include_initial else products


def cumsum(x: ArrayLike, /, axis: int | None = None, dtype: DTypeLike | None = None) -> Tensor:
    """The sums of all elements up to each one along an axis, or of x flattened.

    >>> cumsum([[1, 2], [3, 4]])
    Tensor([ 1,  3,  6, 10])
    """
    x, axis = _or_flat("cumsum", x, axis)
    return _accumulated(cumulative.cumulative_sum, "cumsum", x, axis, dtype)


def cumprod(x: ArrayLike, /, axis: int | None = None, dtype: DTypeLike | None = None) -> Tensor:
    """The products of all elements up to each one along an axis, or of x flattened.

    >>> cumprod([[1, 2], [3, 4]])
    Tensor([ 1,  2,  6, 24])
    """
    x, axis = _or_flat("cumprod", x, axis)
    return _accumulated(cumulative.cumulative_prod, "cumprod", x, axis, dtype)


def nancumsum(x: ArrayLike, /, axis: int | None = None, dtype: DTypeLike | None = None) -> Tensor:
    """`cumsum` with zeros for NaN.

    >>> nancumsum([1.0, float("nan"), 2.0])
    Tensor([1., 1., 3.])
    """
    return cumsum(_without_nan("nancumsum", x, 0), axis, dtype)


def nancumprod(x: ArrayLike, /, axis: int | None = None, dtype: DTypeLike | None = None) -> Tensor:
    """`cumprod` with ones for NaN.

    >>> nancumprod([2.0, float("nan"), 3.0])
    Tensor([2., 2., 6.])
    """
    return cumprod(_without_nan("nancumprod", x, 1), axis, dtype)


def _without_nan(name: str, x: ArrayLike, value: int) -> Any:
    x = as_array(name, x)
    return f.where(f.equal(x, x), x, value) if x.aval.is_inexact else x


def cummax(x: Any, /, axis: int | None = None) -> Tensor:
    """The largest of all elements up to each one along an axis, or of x flattened.

    Real arrays; NaN stays. The derivative is shared equally among tied elements.

    >>> cummax([1, 3, 2])
    Tensor([1, 3, 3])
    """
    x, axis = _or_flat("cummax", x, axis)
    return apply(cumulative.cumulative_max.bind(axis=axis, reverse=False), x)


def cummin(x: Any, /, axis: int | None = None) -> Tensor:
    """The smallest of all elements up to each one along an axis, or of x flattened.

    Real arrays; NaN stays. The derivative is shared equally among tied elements.

    >>> cummin([3, 1, 2])
    Tensor([3, 1, 1])
    """
    x, axis = _or_flat("cummin", x, axis)
    return apply(cumulative.cumulative_min.bind(axis=axis, reverse=False), x)


def cumulative_logsumexp(x: Any, /, axis: int | None = None) -> Tensor:
    """log Σ exp of all elements up to each one along an axis, or of x flattened; real arrays.

    Where all elements are -inf, so is the result, and its derivative is 0.

    >>> cumulative_logsumexp([0.0, 0.0])
    Tensor([0.        , 0.69314718])
    """
    x, axis = _or_flat("cumulative_logsumexp", x, axis)
    operation = cumulative.cumulative_logsumexp.bind(axis=axis, reverse=False)
    return apply(operation, convert_to(x, inexact_dtype(x.dtype)))


def _accumulated(family: Family, name: str, x: Any, axis: int, dtype: Any) -> Any:
    return apply(
        family.bind(axis=axis, reverse=False), convert_to(x, accumulator(name, x.dtype, dtype))
    )


def _from_initial(x: Array, axis: int, value: ArrayLike) -> Any:
    shape = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
    return concat([full(x, x.aval.with_shape(shape), value), x], axis)


def _or_flat(name: str, x: ArrayLike, axis: int | None) -> tuple[Any, int]:
    x = as_array(name, x)
    if axis is None or (not x.ndim and index(axis) in (0, -1)):  # as NumPy allows
        return ravel(x), 0
    return x, check_axis(name, index(axis), x.ndim)


def _only_axis(name: str, x: ArrayLike, axis: int | None) -> tuple[Any, int]:
    x = as_array(name, x)
    if axis is None and x.ndim > 1:
        refuse(name, "axis", None, f"one of the {x.ndim} axes")
    return _or_flat(name, x, axis)
