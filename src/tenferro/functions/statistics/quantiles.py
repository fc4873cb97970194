"""Medians, quantiles and percentiles: values between neighbours in the sorted data.

The derivative flows to the neighbours, and to q where the method is continuous. A NaN makes the
result NaN, or is passed over by the functions with "nan" in their name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.creation import zeros
from tenferro.functions.arrays.manipulation import permute_dims, reshape
from tenferro.functions.arrays.values import demanded
from tenferro.functions.axes.reductions import normalize_axes, sum
from tenferro.functions.elements.elementwise import divide, maximum, minimum
from tenferro.functions.indexing.indexing import take, take_along_axis
from tenferro.functions.indexing.sorting import sort
from tenferro.functions.numbers.choosing import clip
from tenferro.functions.numbers.predicates import isinf, isnan
from tenferro.functions.numbers.rounding import floor
from tenferro.ops.arrays.reduction import remaining
from tenferro.ops.arrays.sorting import order_statistics
from tenferro.ops.base import apply, f, promoted_dtype, refuse, refuse_dtype
from tenferro.rows import sharing_signature
from tenferro.tensor import Array, ArrayLike, AxisLike
from tenferro.tensor.dtypes import inexact_dtype, int64
from tenferro.trace import Tracer

__all__ = ["median", "nanmedian", "nanpercentile", "nanquantile", "percentile", "quantile"]

_CONTINUOUS = {
    "hazen": (0.5, 0.5),
    "interpolated_inverted_cdf": (0.0, 1.0),
    "linear": (1.0, 1.0),
    "median_unbiased": (1 / 3, 1 / 3),
    "normal_unbiased": (3 / 8, 3 / 8),
    "weibull": (0.0, 0.0),
}
"""α and β of R. J. Hyndman, Y. Fan, "Sample quantiles in statistical packages", The American
Statistician 50 (1996)."""
_ELEMENTS = ("closest_observation", "higher", "inverted_cdf", "lower", "nearest")
"""The methods whose results are elements of the data."""
METHODS = tuple(sorted((*_CONTINUOUS, *_ELEMENTS, "averaged_inverted_cdf", "midpoint")))


def median(a: ArrayLike, /, axis: AxisLike = None, *, keepdims: bool = False) -> Tensor:
    """The median over axes; NaN if an element is NaN or if the array is empty.

    An array of real dtype; integers become float64. Raises TypeError for complex a.

    >>> median([3.0, 1.0, 2.0])
    Tensor(2.)
    """
    return _quantile("median", a, 0.5, axis, "linear", keepdims) + 0.0  # a mean has no -0.0


def _fraction(q: Any) -> Any:
    if isinstance(q, Array):
        return divide(q, 100)
    return q / 100 if q.__class__ in (int, float) else np.true_divide(q, 100)


def _quantile(name: str, a: ArrayLike, q: Any, axis: AxisLike, method: str, keepdims: bool) -> Any:
    a, data, axes = _last(name, a, axis)
    data, q = _fractions(name, data, q, method)
    if data.shape[-1] == 0:
        data, q = zeros((*data.shape[:-1], 1), dtype=data.dtype) * np.nan, np.zeros(q.shape)
    position = np.clip(_position(method, data.shape[-1], q), 0, data.shape[-1] - 1)
    return _restored(_between(data, position), a, axes, keepdims)


def _fractions(name: str, data: Array, q: Any, method: str) -> tuple[Any, Any]:
    """The data and q in the dtype of the result; a known q is returned as a NumPy array."""
    if method not in METHODS:
        refuse(name, "method", repr(method), f"one of {METHODS}")
    weak = q.__class__ in (int, float) or method in _ELEMENTS
    if not isinstance(q, int | float):  # numbers are known, also where the data is traced
        q = as_array(name, q if isinstance(q, Array) else np.asarray(q), data)
        weak = weak or (method == "linear" and q.dtype.kind in "iu")  # an element, as in NumPy
    data = data if weak else convert_to(data, promoted_dtype(data, q))
    message = f"{name}: q is {{}}, expected values in [0, 1] (or percent in [0, 100])"
    if isinstance(q, Tracer) or getattr(q, "requires_grad", False):
        q = demanded(q, (q >= 0) & (q <= 1), message.format("outside"))
        return data, convert_to(q, inexact_dtype(data.dtype))
    known = np.asarray(q.value if hasattr(q, "value") else q, data.dtype)
    return data, demanded(known, (known >= 0) & (known <= 1), message.format(known))


def _last(name: str, a: ArrayLike, axis: AxisLike) -> Any:
    """The array, its elements over the axes along one last axis, and the axes."""
    a = as_array(name, a)
    if a.aval.is_complex:
        refuse_dtype(name, "the array's dtype", a.dtype, "a real dtype")
    a = convert_to(a, inexact_dtype(a.dtype))
    axes = normalize_axes(name, axis, a.ndim)
    others = tuple(i for i in range(a.ndim) if i not in axes)
    data = a if others + axes == tuple(range(a.ndim)) else permute_dims(a, others + axes)
    data = reshape(data, (*remaining(a.shape, axes), -1 if a.size else 0))
    return a, data, axes


def _position(method: str, n: Any, q: Any) -> Any:
    """Where among n sorted elements the q-quantile is, counted from 0; it may be outside."""
    last, rank = (n - 1) * q, n * q - 1
    if method == "linear":
        return last
    if method in _CONTINUOUS:
        alpha, beta = _CONTINUOUS[method]
        return rank + (alpha + q * (1 - alpha - beta))
    below = np.floor(rank)
    rounding: dict[str, Callable[[], Any]] = {
        "averaged_inverted_cdf": lambda: np.where(rank == below, below + 0.5, below + 1),
        "closest_observation": lambda: _nearest_even(rank - 0.5),
        "higher": lambda: np.ceil(last),
        "inverted_cdf": lambda: np.ceil(rank),
        "lower": lambda: np.floor(last),
        "midpoint": lambda: 0.5 * (np.floor(last) + np.ceil(last)),
        "nearest": lambda: np.rint(last),
    }
    return rounding[method]()


def _nearest_even(position: Any) -> Any:
    """The next position up, but an odd one (an even order statistic, from 1) itself."""
    below = np.floor(position)
    return np.where((position == below) & (below % 2 == 1), below, below + 1)


def _between(data: Any, position: Any) -> Any:
    """Between the elements at a position of the sorted data, whose axes come first; NaN if there
    is one."""
    lower = np.floor(position)
    first = np.clip(lower.astype(np.int64), 0, data.shape[-1] - 1)
    second = np.clip(first + 1, 0, data.shape[-1] - 1)
    ordered, first, second = _elements(data, first, second)
    ends = (take(ordered, i, axis=-1, mode="promise") for i in (first, second))
    low, high = (_leading(end, first.ndim) for end in ends)
    weight = convert_to(as_array("quantile", position - lower, data), data.dtype)
    weight = reshape(weight, weight.shape + (1,) * (low.ndim - weight.ndim))
    return f.where(isnan(ordered[..., -1]), np.nan, _interpolated(low, high, weight))


def _elements(data: Array, first: Array, second: Array) -> tuple[Any, Any, Any]:
    """The sorted data, up to the largest, and where elements of some ranks are among them.

    Of known ranks only those and the largest element are found.
    """
    n = data.shape[-1]
    if isinstance(first, Array) or not isinstance(n, int):
        return sort(data, axis=-1), first, second
    ranks = sorted({*first.flat, *second.flat, n - 1})
    operation = order_statistics.bind(ranks=tuple(map(int, ranks)), axis=data.ndim - 1)
    values, _ = apply(operation, data)
    return values, *(np.searchsorted(ranks, i) for i in (first, second))


def _interpolated(low: Array, high: Array, weight: Any) -> Any:
    """low + w (high − low), exact at both ends; the infinite end if only one is infinite."""
    same = f.equal(low, high) & isinf(low)  # whose difference is NaN
    gap = f.where(same, 0, high) - f.where(same, 0, low)
    gap = f.where(f.equal(weight, 0) & isinf(gap), 0, gap)
    is_from_low = f.where(isinf(high), ~isinf(low), f.less(weight, 0.5))
    return f.where(is_from_low, low + gap * weight, high - gap * (1 - weight))


def _leading(x: Array, count: int) -> Any:
    """The last axes moved to the front."""
    if count in (0, x.ndim):
        return x
    split = x.ndim - count
    return permute_dims(x, (*range(split, x.ndim), *range(split)))


def _restored(reduced: Any, a: Any, axes: Any, keepdims: bool) -> Any:
    if not keepdims:
        return reduced
    extra = reduced.ndim - (a.ndim - len(axes))
    shape = tuple(1 if i in axes else n for i, n in enumerate(a.shape))
    return reshape(reduced, reduced.shape[:extra] + shape)


def nanmedian(a: ArrayLike, /, axis: AxisLike = None, *, keepdims: bool = False) -> Tensor:
    """The median over axes of the elements that are not NaN; NaN if there are none.

    >>> nanmedian([1.0, np.nan, 2.0])
    Tensor(1.5)
    """
    return _nanquantile("nanmedian", a, 0.5, axis, "linear", keepdims) + 0.0


def _nanquantile(
    name: str, a: ArrayLike, q: ArrayLike, axis: AxisLike, method: str, keepdims: bool
) -> Any:
    original, data, axes = _last(name, a, axis)
    if data.shape[-1] == 0:
        return _quantile(name, a, q, axis, method, keepdims)
    data, q = _fractions(name, sort(data, axis=-1), q, method)
    q = as_array(name, q, data)
    q = reshape(q, q.shape + (1,) * (data.ndim - 1))
    n = sum(~isnan(data), -1)
    last = maximum(n - 1, 0)
    position = clip(
        _position(method, convert_to(n, data.dtype), q), 0, convert_to(last, data.dtype)
    )
    lower = floor(position)
    first = convert_to(lower, int64)
    second = minimum(first + 1, last)
    low, high = (_pick(data, i) for i in (first, second))
    weight = convert_to(position - lower, data.dtype)
    return _restored(_interpolated(low, high, weight), original, axes, keepdims)


def _pick(data: Array, indices: Any) -> Any:
    """data[..., i] with i for every row, for each leading index of i."""
    extra = indices.ndim - (data.ndim - 1)
    moved = permute_dims(indices, (*range(extra, indices.ndim), *range(extra)))
    flat = reshape(moved, (*data.shape[:-1], -1 if moved.size else 0))
    taken = take_along_axis(data, flat, axis=-1, mode="promise")
    picked = reshape(taken, moved.shape)
    return _leading(picked, extra)


@sharing_signature
def _of_fraction(
    name: str,
    a: ArrayLike,
    q: Any,
    /,
    axis: AxisLike = None,
    *,
    method: str = "linear",
    keepdims: bool = False,
    weights: None = None,
) -> Tensor:
    if weights is not None:
        refuse_dtype(name, "weights", weights, "None: weighted quantiles are not supported")
    q = _fraction(q) if name.endswith("percentile") else q
    compute = _nanquantile if name.startswith("nan") else _quantile
    found = compute(name, a, q, axis, method, keepdims)
    dtype = as_array(name, a).dtype
    is_element = method in _ELEMENTS and dtype.kind in "iu"
    return convert_to(found, dtype) if is_element else found


quantile = _of_fraction(
    "quantile",
    "quantile",
    """The q-quantiles over axes, 0 ≤ q ≤ 1; the axes of q come first in the result.

    An array of real dtype; integers become float64 unless the method selects an element, and an
    array q of a wider dtype widens the result. `method` is one of NumPy's. Raises TypeError for
    complex a or weights, ValueError for q out of range (unless q is traced) or another method.

    >>> quantile([1.0, 2.0, 4.0], [0.25, 0.5])
    Tensor([1.5, 2. ])
    """,
)
percentile = _of_fraction(
    "percentile",
    "percentile",
    """`quantile` with q in percent.

    >>> percentile([1.0, 2.0, 4.0], 25)
    Tensor(1.5)
    """,
)
nanquantile = _of_fraction(
    "nanquantile",
    "nanquantile",
    """The q-quantiles over axes of the elements that are not NaN; NaN if all are.

    Methods, dtypes and errors are those of `quantile`.

    >>> nanquantile([1.0, np.nan, 2.0], 0.5)
    Tensor(1.5)
    """,
)
nanpercentile = _of_fraction(
    "nanpercentile",
    "nanpercentile",
    """`nanquantile` with q in percent.

    >>> nanpercentile([1.0, np.nan, 2.0], 50)
    Tensor(1.5)
    """,
)
