"""Exponentials normalised over axes. Maths note: reductions."""

from __future__ import annotations

from typing import Any, Literal, overload

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.axes.reductions import (
    logsumexp as plain_logsumexp,
    max as maximum_over,
    normalize_axes,
    sum as sum_of,
)
from tenferro.ops.arrays.indexing import take
from tenferro.ops.arrays.reduction import broadcast_back, reduce_max, remaining, sum_over
from tenferro.ops.arrays.sorting import positions
from tenferro.ops.base import (
    Axes,
    Family,
    apply,
    check_axis,
    check_kind,
    convert_to,
    f,
    family_id,
    refuse,
)
from tenferro.ops.base.registry import label_of
from tenferro.ops.base.shapes import counted_axes
from tenferro.tensor import Array, ArrayLike, Aval, AxisLike
from tenferro.tensor.dtypes import inexact_dtype
from tenferro.tensor.member_bodies import other

__all__ = ["log_softmax", "logsumexp", "softmax"]


def _family(name: str) -> Family:
    def infer(x: Aval, *, axes: Axes) -> Aval:
        check_kind(name, x, "fc")
        counted_axes(name, axes, x.ndim)
        return x

    return Family(family_id("special", name), infer, kinds="fc", batch="axes")


softmax_family, log_softmax_family = _family("softmax"), _family("log_softmax")


def _selected(x: Aval, index: Aval, *, axes: Axes) -> Aval:
    check_kind("log_softmax_at", x, "f")
    check_kind("log_softmax_at", index, "iu", "an index array")
    counted_axes("log_softmax_at", axes, x.ndim)
    shape = remaining(x.shape, axes)
    if index.shape != shape:
        refuse("log_softmax_at", "the index's shape", index.shape, f"{shape}")
    return x.with_shape(shape)


log_softmax_at_family = Family(
    family_id("special", "log_softmax_at"), _selected, kinds="f", batch="axes"
)


@softmax_family.formula
def _(x: Array, *, axes: Axes) -> Any:
    weights = f.exp(_below_largest(x, axes))
    return weights / broadcast_back(sum_over(weights, axes), x.shape, axes)


@log_softmax_family.formula
def _(x: Array, *, axes: Axes) -> Any:
    below = _below_largest(x, axes)
    return below - broadcast_back(f.log(sum_over(f.exp(below), axes)), x.shape, axes)


@log_softmax_at_family.formula
def _(x: Array, index: Any, *, axes: Axes) -> Any:
    if 0 in x.shape:
        return picked(x, index, *axes)
    largest = apply(reduce_max.bind(axes=axes), x)
    below = x - broadcast_back(largest, x.shape, axes)
    return picked(x, index, *axes) - largest - f.log(sum_over(f.exp(below), axes))


@log_softmax_at_family.jvp
def _(x: Array, index: Any, y: Array, dx: Array, _: Any, *, axes: Axes) -> Any:
    likely = apply(softmax_family.bind(axes=axes), x)
    return picked(dx, index, *axes) - sum_over(likely * dx, axes)


def picked(x: Array, index: Any, axis: int) -> Any:
    """One element of each line along an axis, at its index; 0 where none is there."""
    places = [positions(index, index.shape, a) for a in range(index.ndim)]
    places.insert(axis, index)
    return take(x, places, tuple(range(x.ndim)), "drop", unique=True)


def _below_largest(x: Array, axes: Axes) -> Any:
    """x less the largest (real part of an) element, so that no exponential overflows."""
    if 0 in x.shape:
        return x
    largest = apply(reduce_max.bind(axes=axes), f.real(x))
    return x - broadcast_back(convert_to(largest, x.dtype), x.shape, axes)


@softmax_family.jvp
def _(x: Array, y: Array, dx: Array, *, axes: Axes) -> Any:
    return y * (dx - broadcast_back(sum_over(y * dx, axes), x.shape, axes))


@log_softmax_family.jvp
def _(x: Array, y: Array, dx: Array, *, axes: Axes) -> Any:
    return dx - broadcast_back(sum_over(f.exp(y) * dx, axes), x.shape, axes)


def _normalised(family: Family, x: Any, axis: AxisLike) -> Any:
    name = label_of(family.name)
    x = as_array(name, x)
    x = convert_to(x, inexact_dtype(x.dtype))
    return apply(family.bind(axes=normalize_axes(name, axis, x.ndim)), x)


def softmax(x: ArrayLike, axis: AxisLike = None) -> Tensor:
    """exp(x) / Σ exp(x), the sum over an axis, several, or all, without overflow; real or complex.

    Raises ValueError for an axis out of range or repeated.

    >>> softmax([0.0, 0.0])
    Tensor([0.5, 0.5])
    """
    return _normalised(softmax_family, x, axis)


def log_softmax(x: ArrayLike, axis: AxisLike = None) -> Tensor:
    """x - log Σ exp(x), accurate where the softmax underflows; real or complex.

    >>> log_softmax([1000.0, 0.0])
    Tensor([    0., -1000.])
    """
    return _normalised(log_softmax_family, x, axis)


def log_softmax_at(x: Array, index: Any, axis: int) -> Any:
    """log_softmax(x, axis) at one index of each line along the axis.

    `index` has the shape of x without the axis; the value is undefined if it is out of bounds.

    >>> log_softmax_at(as_array("x", [0.0, 0.0]), as_array("index", 1), 0)
    Tensor(-0.69314718)
    """
    name = "log_softmax_at"
    operation = log_softmax_at_family.bind(axes=(check_axis(name, axis, x.ndim),))
    return apply(operation, x, as_array(name, index))


@overload
def logsumexp(
    a: ArrayLike,
    axis: AxisLike = None,
    b: ArrayLike | None = None,
    keepdims: bool = False,
    return_sign: Literal[False] = False,
) -> Tensor: ...


@overload
def logsumexp(
    a: ArrayLike,
    axis: AxisLike = None,
    b: ArrayLike | None = None,
    keepdims: bool = False,
    *,
    return_sign: Literal[True],
) -> tuple[Tensor, Tensor]: ...


@overload
def logsumexp(
    a: ArrayLike,
    axis: AxisLike = None,
    b: ArrayLike | None = None,
    keepdims: bool = False,
    return_sign: bool = False,
) -> Any: ...


def logsumexp(
    a: ArrayLike,
    axis: AxisLike = None,
    b: ArrayLike | None = None,
    keepdims: bool = False,
    return_sign: bool = False,
) -> Any:
    """log Σ b exp(a) over an axis, several, or all, without overflow; real or complex a, real b.

    With `return_sign`, a pair: log |Σ b exp(a)| and the sign of the sum; without it, a negative sum
    is NaN. Elements at the same infinity share the derivative equally.

    >>> logsumexp([0.0, 0.0])
    Tensor(0.69314718)
    """
    if b is None and not return_sign:
        return other(plain_logsumexp(a, axis, keepdims=keepdims), a)
    a = as_array("logsumexp", a)
    top = maximum_over(f.real(a) if a.aval.is_complex else a, axis=axis, keepdims=True)
    shift = f.where(f.less(f.abs(top), float("inf")), top, 0)
    factor = 1 if b is None else as_array("logsumexp", b, a)
    total = sum_of(factor * f.exp(a - shift), axis=axis, keepdims=True)
    sign = total / f.abs(total) if total.aval.is_complex else f.sign(total)
    value = f.log(f.abs(total) if return_sign else total) + shift
    if not keepdims:
        shape = sum_of(a, axis=axis).shape
        value, sign = value.reshape(shape), sign.reshape(shape)
    return (value, sign) if return_sign else value
