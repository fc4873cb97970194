"""Sums, products, extrema and logic over axes.

`axis` is None for all axes, an integer or a tuple of integers; `keepdims` keeps the reduced axes
with size 1; `where` excludes elements; `initial` is an additional element. An axis that is out of
range or repeated raises ValueError.
"""

from __future__ import annotations

from operator import index
from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.elements.elementwise import maximum, minimum
from tenferro.functions.elements.logic import truth
from tenferro.functions.indexing.masked_elements import MaskedElements, reduced
from tenferro.ops.arrays.reduction import (
    reduce_and,
    reduce_logsumexp,
    reduce_max,
    reduce_min,
    reduce_or,
    reduce_prod,
    reduce_sum,
    remaining,
)
from tenferro.ops.arrays.structural import reshape
from tenferro.ops.base import Axes, Family, apply, check_axes, f, full, refuse
from tenferro.ops.base.promotion import numbers
from tenferro.tensor import Array, ArrayLike, AxisLike, DTypeLike
from tenferro.tensor.dtypes import DType, as_dtype, bool_, inexact_dtype, int64, uint64

__all__ = ["all", "amax", "amin", "any", "logsumexp", "max", "mean", "min", "prod", "ptp", "sum"]


def normalize_axes(name: str, axis: AxisLike, ndim: int) -> Axes:
    """NumPy's `axis` as sorted axes from the front; None is all of them."""
    if axis is None:
        return tuple(range(ndim))
    axes = tuple(map(index, axis if isinstance(axis, tuple) else (axis,)))
    if ndim == 0 and axes in ((0,), (-1,)):  # as NumPy's reductions allow
        return ()
    return tuple(sorted(check_axes(name, axes, ndim)))


def reduce(family: Family, x: Array, axes: Axes, keepdims: bool) -> Any:
    """A reduction over axes counted from the front."""
    return restore(apply(family.bind(axes=axes), x), x, axes, keepdims) if axes else x


def restore(y: Array, x: Array, axes: Axes, keepdims: bool) -> Any:
    """A reduced value of x, with the reduced axes back at size 1 if `keepdims`."""
    if not keepdims:
        return y
    shape = tuple(1 if a in axes else n for a, n in enumerate(x.shape))
    return apply(reshape.bind(shape=shape), y)


def masked(name: str, x: Array, where: ArrayLike | None, value: ArrayLike) -> Any:
    """x, with `value` for the elements that `where` leaves out."""
    return x if where is None else f.where(truth(name, where, x), x, value)


def accumulator(name: str, operand: DType, asked: Any) -> DType:
    """The dtype in which to add or multiply: small integers become 64 bits wide."""
    if asked is not None:
        return as_dtype(asked, name)
    if operand.kind in "bi":
        return int64
    return uint64 if operand.kind == "u" else operand


def sum(
    x: Any,
    /,
    axis: AxisLike = None,
    dtype: DTypeLike | None = None,
    *,
    keepdims: bool = False,
    initial: ArrayLike | None = None,
    where: ArrayLike | None = None,
) -> Tensor:
    """The sum over axes; 0 of no elements.

    An array of any dtype, converted to `dtype` before; by default integers and booleans become 64
    bits wide. Linear.

    >>> sum([[1.0, 2.0], [3.0, 4.0]], axis=0)
    Tensor([4., 6.])
    """
    if isinstance(x, MaskedElements):
        return reduced("sum", x, axis, dtype, keepdims, initial, where)
    x = as_array("sum", x)
    dtype = accumulator("sum", x.dtype, dtype)
    x = masked("sum", x, where, False)
    if dtype == bool_:
        y = any(x, axis, keepdims=keepdims)
        return y if initial is None else y | truth("sum", initial)
    y = reduce(reduce_sum, convert_to(x, dtype), normalize_axes("sum", axis, x.ndim), keepdims)
    return y if initial is None else y + _like(initial, y)


def prod(
    x: Any,
    /,
    axis: AxisLike = None,
    dtype: DTypeLike | None = None,
    *,
    keepdims: bool = False,
    initial: ArrayLike | None = None,
    where: ArrayLike | None = None,
) -> Tensor:
    """The product over axes; 1 of no elements.

    An array of any dtype, converted to `dtype` before; by default integers and booleans become 64
    bits wide. The derivative Σᵢ dxᵢ Πⱼ≠ᵢ xⱼ is correct at zeros, to every order.

    >>> prod([1.0, 2.0, 3.0])
    Tensor(6.)
    """
    if isinstance(x, MaskedElements):
        return reduced("prod", x, axis, dtype, keepdims, initial, where)
    x = as_array("prod", x)
    dtype = accumulator("prod", x.dtype, dtype)
    x = masked("prod", x, where, True)
    if dtype == bool_:
        y = all(x, axis, keepdims=keepdims)
        return y if initial is None else y & truth("prod", initial)
    y = reduce(reduce_prod, convert_to(x, dtype), normalize_axes("prod", axis, x.ndim), keepdims)
    return y if initial is None else y * _like(initial, y)


def _like(value: ArrayLike, y: Array) -> Any:
    """`initial` in the result's dtype; a Python number unchanged."""
    if isinstance(value, bool | int | float | complex):
        return numbers("initial", value, y.dtype).item()
    return convert_to(as_array("initial", value, y), y.dtype)


def max(
    x: ArrayLike,
    /,
    axis: AxisLike = None,
    *,
    keepdims: bool = False,
    initial: ArrayLike | None = None,
    where: ArrayLike | None = None,
) -> Tensor:
    """The largest element over axes; NaN if there is one.

    An array of any dtype. Tied elements share the derivative equally. Raises ValueError for no
    elements without `initial`, and for `where` without `initial`.

    >>> max([1.0, 3.0, 2.0])
    Tensor(3.)
    """
    if isinstance(x, MaskedElements):
        return reduced("max", x, axis, keepdims, initial, where)
    return _extremum("max", reduce_max, maximum, x, axis, keepdims, initial, where)


def min(
    x: ArrayLike,
    /,
    axis: AxisLike = None,
    *,
    keepdims: bool = False,
    initial: ArrayLike | None = None,
    where: ArrayLike | None = None,
) -> Tensor:
    """The smallest element over axes; NaN if there is one.

    An array of any dtype. Tied elements share the derivative equally. Raises ValueError for no
    elements without `initial`, and for `where` without `initial`.

    >>> min([1.0, 3.0, 2.0])
    Tensor(1.)
    """
    if isinstance(x, MaskedElements):
        return reduced("min", x, axis, keepdims, initial, where)
    return _extremum("min", reduce_min, minimum, x, axis, keepdims, initial, where)


def _extremum(
    name: str,
    family: Family,
    pick: Any,
    x: ArrayLike,
    axis: AxisLike,
    keepdims: bool,
    initial: ArrayLike | None,
    where: ArrayLike | None,
) -> Any:
    x = as_array(name, x)
    axes = normalize_axes(name, axis, x.ndim)
    if initial is None:
        if where is not None:
            refuse(name, "initial", None, "a value where `where` leaves elements out")
        return reduce(family, x, axes, keepdims)
    initial = _like(initial, x)
    if any_empty(x, axes):
        empty = full(x, x.aval.with_shape(remaining(x.shape, axes)), 0) + initial
        return restore(empty, x, axes, keepdims)
    return pick(reduce(family, masked(name, x, where, initial), axes, keepdims), initial)


def any_empty(x: Array, axes: Axes) -> bool:
    """Whether there is nothing to reduce."""
    return 0 in [x.shape[a] for a in axes]


amax, amin = max, min


def any(
    x: Any,
    /,
    axis: AxisLike = None,
    *,
    keepdims: bool = False,
    where: ArrayLike | None = None,
) -> Tensor:
    """Whether some element over the axes is other than 0.

    >>> any([0.0, 2.0])
    Tensor(True)
    """
    if isinstance(x, MaskedElements):
        return reduced("any", x, axis, keepdims, where)
    x = masked("any", truth("any", x), where, False)
    return reduce(reduce_or, x, normalize_axes("any", axis, x.ndim), keepdims)


def all(
    x: Any,
    /,
    axis: AxisLike = None,
    *,
    keepdims: bool = False,
    where: ArrayLike | None = None,
) -> Tensor:
    """Whether every element over the axes is other than 0.

    >>> all([0.0, 2.0])
    Tensor(False)
    """
    if isinstance(x, MaskedElements):
        return reduced("all", x, axis, keepdims, where)
    x = masked("all", truth("all", x), where, True)
    return reduce(reduce_and, x, normalize_axes("all", axis, x.ndim), keepdims)


def mean(
    x: ArrayLike,
    /,
    axis: AxisLike = None,
    dtype: DTypeLike | None = None,
    *,
    keepdims: bool = False,
    where: ArrayLike | None = None,
) -> Tensor:
    """The arithmetic mean over axes; NaN of no elements.

    An array of any dtype, converted to `dtype` before; by default integers and booleans become
    float64. Linear.

    >>> mean([1, 2])
    Tensor(1.5)
    """
    if isinstance(x, MaskedElements):
        return reduced("mean", x, axis, dtype, keepdims, where)
    x = as_array("mean", x)
    axes = normalize_axes("mean", axis, x.ndim)
    working = inexact_dtype(x.dtype) if dtype is None else as_dtype(dtype, "mean")
    total = sum(convert_to(x, working), axes, keepdims=keepdims, where=where)
    average = total / count("mean", x, axes, where, keepdims)
    return average if dtype is None else convert_to(average, working)


def count(name: str, x: Array, axes: Axes, where: ArrayLike | None, keepdims: bool) -> Any:
    """How many elements are reduced: a size, or an array if `where` leaves some out."""
    if where is None:
        n: Any = 1
        for a in axes:
            n = n * x.shape[a]
        return n
    taken = f.where(truth(name, where, x), True, full(x, x.aval.with_dtype(bool_), False))
    n = sum(taken, axes, keepdims=keepdims)
    return convert_to(n, inexact_dtype(x.real.dtype))


def ptp(x: ArrayLike, /, axis: AxisLike = None, *, keepdims: bool = False) -> Tensor:
    """The difference of the largest and the smallest element over axes (peak to peak).

    >>> ptp([1.0, 4.0, 2.0])
    Tensor(3.)
    """
    return max(x, axis, keepdims=keepdims) - min(x, axis, keepdims=keepdims)


def logsumexp(x: ArrayLike, /, axis: AxisLike = None, *, keepdims: bool = False) -> Tensor:
    """log Σ exp(x) over axes without overflow; −∞ of no elements and of all −∞.

    An array of numeric dtype; integers become float64. The derivative is the softmax; elements at
    the same infinity share it equally, as in `logaddexp`.

    >>> logsumexp([0.0, 0.0])
    Tensor(0.69314718)
    """
    x = as_array("logsumexp", x)
    x = convert_to(x, inexact_dtype(x.dtype))
    return reduce(reduce_logsumexp, x, normalize_axes("logsumexp", axis, x.ndim), keepdims)
