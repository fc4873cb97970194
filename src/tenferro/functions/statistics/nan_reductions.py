"""Reductions that ignore NaN: those of the same name with `where=~isnan(x)`.

The derivative of a NaN element is 0. The arguments are those of the reductions without "nan".
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.values import demanded
from tenferro.functions.axes.reductions import any, max, mean, min, prod, sum
from tenferro.functions.axes.searching import argmax, argmin
from tenferro.functions.elements.logic import truth
from tenferro.functions.numbers.predicates import isnan
from tenferro.functions.statistics.statistics import root, var
from tenferro.ops.base import f
from tenferro.rows import sharing_signature
from tenferro.tensor import Array, ArrayLike, AxisLike, DTypeLike

__all__ = [
    "nanargmax", "nanargmin", "nanmax", "nanmean", "nanmin", "nanprod", "nanstd", "nansum",
    "nanvar",
]  # fmt: skip


_LAST = {max: -np.inf, min: np.inf, argmax: -np.inf, argmin: np.inf}
"""What a search passes over."""


def numbers(name: str, x: Array, where: ArrayLike | None) -> Any:
    """Which elements are not NaN and not excluded."""
    valid = ~isnan(x)
    return valid if where is None else valid & truth(name, where, x)


def nanmean(
    x: ArrayLike,
    /,
    axis: AxisLike = None,
    dtype: DTypeLike | None = None,
    *,
    keepdims: bool = False,
    where: ArrayLike | None = None,
) -> Tensor:
    """The mean over axes of the elements that are not NaN; NaN if there are none.

    >>> nanmean([1.0, np.nan, 2.0])
    Tensor(1.5)
    """
    x = as_array("nanmean", x)
    return mean(x, axis, dtype, keepdims=keepdims, where=numbers("nanmean", x, where))


def nanvar(
    x: ArrayLike,
    /,
    axis: AxisLike = None,
    dtype: DTypeLike | None = None,
    *,
    correction: float | None = None,
    ddof: float | None = None,
    keepdims: bool = False,
    where: ArrayLike | None = None,
    mean: ArrayLike | None = None,
) -> Tensor:
    """The variance over axes of the elements that are not NaN; NaN without degrees of freedom.

    `correction`, `ddof` and `mean` as in `var`.

    >>> nanvar([1.0, np.nan, 3.0])
    Tensor(1.)
    """
    x = as_array("nanvar", x)
    valid = numbers("nanvar", x, where)
    result = var(
        x,
        axis,
        dtype,
        correction=correction,
        ddof=ddof,
        keepdims=keepdims,
        where=valid,
        mean=mean,
    )
    lost = ddof if correction is None else correction
    if not lost:
        return result
    n = sum(valid, axis, keepdims=keepdims)
    return f.where(f.less_equal(n, lost), np.nan, result)


def nanstd(
    x: ArrayLike,
    /,
    axis: AxisLike = None,
    dtype: DTypeLike | None = None,
    *,
    correction: float | None = None,
    ddof: float | None = None,
    keepdims: bool = False,
    where: ArrayLike | None = None,
    mean: ArrayLike | None = None,
) -> Tensor:
    """The square root of `nanvar`; where it is 0 its derivatives are 0 by convention.

    >>> nanstd([1.0, np.nan, 3.0])
    Tensor(1.)
    """
    variance = nanvar(
        x, axis, dtype, correction=correction, ddof=ddof, keepdims=keepdims, where=where, mean=mean
    )
    return root(variance)


def _without_nan(name: str, x: ArrayLike, last: float, axis: int | None) -> Any:
    x = as_array(name, x)
    if not x.aval.is_inexact:
        return x
    message = f"{name}: a line of x is all NaN, expected a number in each"
    x = demanded(x, any(~isnan(x), axis=axis), message)
    return f.where(isnan(x), last, x)


@sharing_signature
def _total(
    reduction: Callable[..., Any],
    x: ArrayLike,
    /,
    axis: AxisLike = None,
    dtype: DTypeLike | None = None,
    *,
    keepdims: bool = False,
    initial: ArrayLike | None = None,
    where: ArrayLike | None = None,
) -> Tensor:
    name = f"nan{reduction.__name__}"
    x = as_array(name, x)
    valid = numbers(name, x, where)
    return reduction(x, axis, dtype, keepdims=keepdims, initial=initial, where=valid)


@sharing_signature
def _extremum(
    reduction: Callable[..., Any],
    x: ArrayLike,
    /,
    axis: AxisLike = None,
    *,
    keepdims: bool = False,
    initial: ArrayLike | None = None,
    where: ArrayLike | None = None,
) -> Tensor:
    x, last = as_array(f"nan{reduction.__name__}", x), _LAST[reduction]
    if not x.aval.is_inexact or where is not None or initial is not None:
        x = f.where(isnan(x), last if initial is None else initial, x) if x.aval.is_inexact else x
        return reduction(x, axis, keepdims=keepdims, initial=initial, where=where)
    filler = complex(last, last) if x.aval.is_complex else last
    valid = ~isnan(x)
    extremum = reduction(f.where(valid, x, filler), axis, keepdims=keepdims)
    return f.where(any(valid, axis, keepdims=keepdims), extremum, np.nan)


@sharing_signature
def _position(
    search: Any, x: ArrayLike, /, axis: int | None = None, *, keepdims: bool = False
) -> Tensor:
    x = _without_nan(f"nan{search.__name__}", x, _LAST[search], axis)
    return search(x, axis, keepdims=keepdims)


nansum = _total(
    "nansum",
    sum,
    """The sum over axes of the elements that are not NaN.

    >>> nansum([1.0, np.nan, 2.0])
    Tensor(3.)
    """,
)
nanprod = _total(
    "nanprod",
    prod,
    """The product over axes of the elements that are not NaN.

    >>> nanprod([3.0, np.nan, 2.0])
    Tensor(6.)
    """,
)
nanmax = _extremum(
    "nanmax",
    max,
    """The largest element over axes that is not NaN; NaN if all are.

    Tied elements share the derivative equally.

    >>> nanmax([1.0, np.nan, 2.0])
    Tensor(2.)
    """,
)
nanmin = _extremum(
    "nanmin",
    min,
    """The smallest element over axes that is not NaN; NaN if all are.

    Tied elements share the derivative equally.

    >>> nanmin([1.0, np.nan, 2.0])
    Tensor(1.)
    """,
)
nanargmax = _position(
    "nanargmax",
    argmax,
    """The position of the first largest element that is not NaN, along an axis or in x flattened.

    Raises ValueError if all elements of a computed line are NaN; a traced line returns 0.

    >>> nanargmax([1.0, np.nan, 2.0])
    Tensor(2)
    """,
)
nanargmin = _position(
    "nanargmin",
    argmin,
    """The position of the first smallest element that is not NaN, along an axis or in x flattened.

    Raises ValueError if all elements of a computed line are NaN; a traced line returns 0.

    >>> nanargmin([2.0, np.nan, 1.0])
    Tensor(2)
    """,
)
