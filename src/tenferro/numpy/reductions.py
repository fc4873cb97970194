"""Sums, products, extrema and moments over axes."""

from __future__ import annotations

from typing import Any

from tenferro.ops.apply import apply
from tenferro.ops.promotion import as_array
from tenferro.ops.reduction import reduce_max, reduce_min, reduce_prod, reduce_sum
from tenferro.ops.shapes import check_axes

__all__ = ["max", "mean", "min", "prod", "sum"]


def _reduce(family: Any, name: str, x: Any, axis: Any, keepdims: bool) -> Any:
    x = as_array(name, x)
    axes = normalize_axes(name, axis, x.ndim)
    result = apply(family.bind(axes=axes), x)
    return result.surface.expand_dims(result, axis=axes) if keepdims and axes else result


def normalize_axes(name: str, axis: Any, ndim: int) -> tuple[int, ...]:
    """NumPy's `axis` as sorted axes from the front; None is all of them."""
    if axis is None:
        return tuple(range(ndim))
    return tuple(sorted(check_axes(name, axis if isinstance(axis, tuple) else (axis,), ndim)))


def sum(x: Any, /, *, axis: Any = None, keepdims: bool = False) -> Any:
    """The sum over axes."""
    return _reduce(reduce_sum, "sum", x, axis, keepdims)


def prod(x: Any, /, *, axis: Any = None, keepdims: bool = False) -> Any:
    """The product over axes."""
    return _reduce(reduce_prod, "prod", x, axis, keepdims)


def max(x: Any, /, *, axis: Any = None, keepdims: bool = False) -> Any:
    """The largest element over axes."""
    return _reduce(reduce_max, "max", x, axis, keepdims)


def min(x: Any, /, *, axis: Any = None, keepdims: bool = False) -> Any:
    """The smallest element over axes."""
    return _reduce(reduce_min, "min", x, axis, keepdims)


def mean(x: Any, /, *, axis: Any = None, keepdims: bool = False) -> Any:
    """The arithmetic mean over axes."""
    x = as_array("mean", x)
    n: Any = 1
    for a in normalize_axes("mean", axis, x.ndim):
        n = n * x.shape[a]
    return sum(x, axis=axis, keepdims=keepdims) / n
