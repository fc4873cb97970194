"""Medians, quantiles and percentiles: values between neighbours in the sorted data.

The derivative goes to the neighbours, and to q where the method is continuous. A NaN makes the
result NaN, or is passed over by the functions with "nan" in their name.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.numpy.choosing import clip
from tenferro.numpy.creation import zeros
from tenferro.numpy.elementwise import divide, maximum, minimum
from tenferro.numpy.indexing import take, take_along_axis
from tenferro.numpy.manipulation import permute_dims, reshape
from tenferro.numpy.predicates import isinf, isnan
from tenferro.numpy.reductions import normalize_axes, sum
from tenferro.numpy.rounding import floor
from tenferro.numpy.sorting import sort
from tenferro.ops.formulas import f
from tenferro.ops.promotion import as_array, convert_to
from tenferro.ops.reduction import remaining
from tenferro.ops.shapes import refuse, refuse_dtype
from tenferro.tensor.array import Array
from tenferro.tensor.dtypes import inexact_dtype, int64
from tenferro.trace import Tracer

__all__ = [
    "median",
    "nanmedian",
    "nanpercentile",
    "nanquantile",
    "percentile",
    "quantile",
]

METHODS = (
    "averaged_inverted_cdf",
    "closest_observation",
    "hazen",
    "higher",
    "interpolated_inverted_cdf",
    "inverted_cdf",
    "linear",
    "lower",
    "median_unbiased",
    "midpoint",
    "nearest",
    "normal_unbiased",
    "weibull",
)


def median(a: Any, /, axis: Any = None, *, keepdims: bool = False) -> Any:
    """The middle element over axes, or the mean of the two; NaN if there is one, or no element.

    An array of real dtype; integers become float64. Raises TypeError for complex a.

    >>> median([3.0, 1.0, 2.0])
    Tensor(2.)
    """
    return _quantile("median", a, 0.5, axis, "linear", keepdims) + 0.0  # a mean has no -0.0


def quantile(
    a: Any,
    q: Any,
    /,
    axis: Any = None,
    *,
    method: str = "linear",
    keepdims: bool = False,
    weights: None = None,
) -> Any:
    """The q-quantiles over axes, 0 ≤ q ≤ 1; the axes of q come first in the result.

    An array of real dtype; integers become float64. `method` is one of NumPy's; a traced q needs
    "linear". Raises TypeError for complex a or weights, ValueError for q out of range or another
    method.

    >>> quantile([1.0, 2.0, 4.0], [0.25, 0.5])
    Tensor([1.5, 2. ])
    """
    _check_weights("quantile", weights)
    return _quantile("quantile", a, q, axis, method, keepdims)


def percentile(
    a: Any,
    q: Any,
    /,
    axis: Any = None,
    *,
    method: str = "linear",
    keepdims: bool = False,
    weights: None = None,
) -> Any:
    """`quantile` with q in percent.

    >>> percentile([1.0, 2.0, 4.0], 25)
    Tensor(1.5)
    """
    _check_weights("percentile", weights)
    return _quantile("percentile", a, _fraction(q), axis, method, keepdims)


def _fraction(q: Any) -> Any:
    return divide(q, 100) if isinstance(q, Array) else np.true_divide(q, 100)


def _check_weights(name: str, weights: Any) -> None:
    if weights is not None:
        refuse_dtype(name, "weights", weights, "None: weighted quantiles are not supported")


def _quantile(name: str, a: Any, q: Any, axis: Any, method: str, keepdims: bool) -> Any:
    a, data, axes = _sorted(name, a, axis)
    if method not in METHODS:
        refuse(name, "method", repr(method), f"one of {METHODS}")
    n = data.shape[-1]
    if n == 0:
        found = _between(zeros((*data.shape[:-1], 1)) * np.nan, _zeros_of(q))
    elif isinstance(q, Tracer) or getattr(q, "requires_grad", False):
        if method != "linear":
            refuse(name, "method", repr(method), "'linear' for a q that is traced")
        found = _between(data, as_array(name, q, data) * (n - 1))
    else:
        found = _between(data, _position(name, q, n, method, data.dtype))
    if n:
        last = data[..., -1]
        found = f.where(isnan(last), np.nan, found)
    return _restored(found, a, axes, keepdims)


def _zeros_of(q: Any) -> Any:
    return np.zeros(q.shape if isinstance(q, Array) else np.shape(q))


def _sorted(name: str, a: Any, axis: Any) -> Any:
    """The array, its elements over the axes sorted along one last axis, and the axes."""
    a = as_array(name, a)
    if a.aval.is_complex:
        refuse_dtype(name, "the array's dtype", a.dtype, "a real dtype")
    a = convert_to(a, inexact_dtype(a.dtype))
    axes = normalize_axes(name, axis, a.ndim)
    kept = tuple(i for i in range(a.ndim) if i not in axes)
    data = a if kept + axes == tuple(range(a.ndim)) else permute_dims(a, kept + axes)
    data = reshape(data, (*remaining(a.shape, axes), -1 if a.size else 0))
    return a, sort(data, axis=-1), axes


def _position(name: str, q: Any, n: int, method: str, dtype: Any) -> Any:
    """Where among n sorted elements the quantile is: NumPy's quantile of 0, 1, …, n − 1."""
    q = np.asarray(q.value if isinstance(q, Array) else q, dtype=float)  # type: ignore[attr-defined]
    if not np.all((q >= 0) & (q <= 1)):
        refuse(name, "q", q, "values in [0, 1] (or percent in [0, 100])")
    position = np.quantile(np.arange(n, dtype=float), q, method=method)  # type: ignore[call-overload]
    return as_array(name, np.asarray(position, dtype))


def _between(data: Any, position: Any) -> Any:
    """data[..., position], interpolated; the axes of the position come first."""
    position = as_array("quantile", position, data)
    n = data.shape[-1]
    lower = floor(position)
    first = clip(convert_to(lower, int64), 0, n - 1)
    second = clip(first + 1, 0, n - 1)
    low, high = (_leading(take(data, i, axis=-1), position.ndim) for i in (first, second))
    weight = convert_to(position - lower, data.dtype)
    weight = reshape(weight, weight.shape + (1,) * (low.ndim - weight.ndim))
    return _interpolated(low, high, weight)


def _interpolated(low: Any, high: Any, weight: Any) -> Any:
    """low + w (high − low), exact at both ends."""
    equal = f.equal(low, high)  # also where both are the same infinity
    gap = f.where(equal, 0, high) - f.where(equal, 0, low)
    gap = f.where(f.equal(weight, 0) & isinf(gap), 0, gap)
    return f.where(f.less(weight, 0.5), low + gap * weight, high - gap * (1 - weight))


def _leading(x: Any, count: int) -> Any:
    """The last axes moved to the front."""
    if count in (0, x.ndim):
        return x
    split = x.ndim - count
    return permute_dims(x, (*range(split, x.ndim), *range(split)))


def _restored(found: Any, a: Any, axes: Any, keepdims: bool) -> Any:
    if not keepdims:
        return found
    extra = found.ndim - (a.ndim - len(axes))
    shape = tuple(1 if i in axes else n for i, n in enumerate(a.shape))
    return reshape(found, found.shape[:extra] + shape)


def nanquantile(
    a: Any,
    q: Any,
    /,
    axis: Any = None,
    *,
    method: str = "linear",
    keepdims: bool = False,
    weights: None = None,
) -> Any:
    """The q-quantiles over axes of the elements that are no NaN; NaN if there is none.

    Raises ValueError for another method than "linear", and as `quantile`.

    >>> nanquantile([1.0, np.nan, 2.0], 0.5)
    Tensor(1.5)
    """
    _check_weights("nanquantile", weights)
    return _nanquantile("nanquantile", a, q, axis, method, keepdims)


def nanpercentile(
    a: Any,
    q: Any,
    /,
    axis: Any = None,
    *,
    method: str = "linear",
    keepdims: bool = False,
    weights: None = None,
) -> Any:
    """`nanquantile` with q in percent.

    >>> nanpercentile([1.0, np.nan, 2.0], 50)
    Tensor(1.5)
    """
    _check_weights("nanpercentile", weights)
    return _nanquantile("nanpercentile", a, _fraction(q), axis, method, keepdims)


def nanmedian(a: Any, /, axis: Any = None, *, keepdims: bool = False) -> Any:
    """The median over axes of the elements that are no NaN; NaN if there is none.

    >>> nanmedian([1.0, np.nan, 2.0])
    Tensor(1.5)
    """
    return _nanquantile("nanmedian", a, 0.5, axis, "linear", keepdims) + 0.0


def _nanquantile(name: str, a: Any, q: Any, axis: Any, method: str, keepdims: bool) -> Any:
    if method != "linear":
        refuse(name, "method", repr(method), "'linear'")
    a, data, axes = _sorted(name, a, axis)
    if data.shape[-1] == 0:
        return _quantile(name, a, q, axis, method, keepdims)
    q = as_array(name, q, data)
    q = reshape(q, q.shape + (1,) * (data.ndim - 1))
    n = sum(~isnan(data), -1)
    position = clip(convert_to(n, data.dtype) - 1, 0, None) * q
    lower = floor(position)
    first = convert_to(lower, int64)
    second = minimum(first + 1, maximum(n - 1, 0))
    low, high = (_pick(data, i) for i in (first, second))
    return _restored(
        _interpolated(low, high, convert_to(position - lower, data.dtype)), a, axes, keepdims
    )


def _pick(data: Any, indices: Any) -> Any:
    """data[..., i] with i for every row, for each leading index of i."""
    extra = indices.ndim - (data.ndim - 1)
    moved = permute_dims(indices, (*range(extra, indices.ndim), *range(extra)))
    flat = reshape(moved, (*data.shape[:-1], -1 if moved.size else 0))
    taken = take_along_axis(data, flat, axis=-1)
    found = reshape(taken, moved.shape)
    return _leading(found, extra)
