"""Reductions over axes. Maths note: reductions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenferro.ops.arrays.cumulative import cumulative_prod
from tenferro.ops.arrays.structural import broadcast_in_dim, concatenate, slice_axis
from tenferro.ops.base import FAMILIES, Axes, Family, apply, check_kind, convert_to, f, full, refuse
from tenferro.ops.base.shapes import counted_axes
from tenferro.tensor import Aval, Shape


def _infer(name: str, kinds: str, *, identity: bool = True) -> Callable[..., Aval]:
    def infer(x: Aval, *, axes: Axes) -> Aval:
        check_kind(name, x, kinds)
        axes = counted_axes(name, axes, x.ndim)
        if not identity and any(x.shape[a] == 0 for a in axes):
            refuse(name, "the array", x, "at least one element to reduce: it has no identity")
        return x.with_shape(remaining(x.shape, axes))

    return infer


def remaining(shape: Shape, axes: Axes) -> Shape:
    """The shape without these axes."""
    return tuple(n for a, n in enumerate(shape) if a not in axes)


def broadcast_back(y: Any, shape: Shape, axes: Axes) -> Any:
    """A reduced value put back along the axes that were reduced."""
    dimensions = tuple(a for a in range(len(shape)) if a not in axes)
    return apply(broadcast_in_dim.bind(shape=shape, dimensions=dimensions), y) if axes else y


reduce_sum = Family("reduce_sum", _infer("sum", "iufce"), linear="all", batch="axes")
reduce_prod = Family("reduce_prod", _infer("prod", "iufc"), batch="axes")
reduce_max = Family("reduce_max", _infer("max", "biufc", identity=False), batch="axes")
reduce_min = Family("reduce_min", _infer("min", "biufc", identity=False), batch="axes")
reduce_and = Family("reduce_and", _infer("all", "b"), batch="axes")
reduce_or = Family("reduce_or", _infer("any", "b"), batch="axes")
reduce_logsumexp = Family("reduce_logsumexp", _infer("logsumexp", "fc"), batch="axes")


class Monoid(NamedTuple):
    """What a reduction folds with: the pointwise family that joins two values, and its identity.

    Of an idempotent one, a value joined with itself is that value.
    """

    join: str
    neutral: float = 0
    """The identity; infinite for what the dtype has as its largest or smallest value."""
    idempotent: bool = False

    def identity(self, dtype: np.dtype[Any]) -> Any:
        """The value that joining changes nothing with, in a dtype."""
        if not np.isinf(self.neutral) or dtype.kind == "f":
            return dtype.type(self.neutral)
        if dtype.kind == "b":
            return dtype.type(self.neutral > 0)
        info = np.iinfo(dtype)
        return dtype.type(info.max if self.neutral > 0 else info.min)


MONOIDS = {
    "reduce_sum": Monoid("add"),
    "reduce_prod": Monoid("mul", 1),
    "reduce_max": Monoid("maximum", -np.inf, idempotent=True),
    "reduce_min": Monoid("minimum", np.inf, idempotent=True),
    "reduce_and": Monoid("bitwise_and", 1, idempotent=True),
    "reduce_or": Monoid("bitwise_or", idempotent=True),
}


def sum_over(x: Any, axes: Axes) -> Any:
    """The sum over axes counted from the front."""
    return apply(reduce_sum.bind(axes=axes), x) if axes else x


@reduce_sum.transpose(0)
def _(ct: Any, x: Any, *, axes: Axes) -> Any:
    return broadcast_back(ct, x.shape, axes)


def _extremum_jvp(x: Any, y: Any, dx: Any, *, axes: Axes) -> Any:
    # Contract: tied elements share the tangent equally.
    ties = convert_to(f.equal(x, broadcast_back(y, x.shape, axes)), x.dtype)
    return sum_over(ties * dx, axes) / sum_over(ties, axes)


reduce_max.jvp(_extremum_jvp)
reduce_min.jvp(_extremum_jvp)


@reduce_logsumexp.formula
def _(x: Any, *, axes: Axes) -> Any:
    """log Σ exp(x - m) + m with the largest element m; equal infinities have distance 0."""
    if x.dtype.kind == "c" or 0 in x.shape:
        return None
    largest = apply(reduce_max.bind(axes=axes), x)
    return f.log(sum_over(_weights(x, largest, axes), axes)) + largest


@reduce_logsumexp.jvp
def _(x: Any, y: Any, dx: Any, *, axes: Axes) -> Any:
    """Σ wᵢ dxᵢ with w the softmax; elements at the same infinity share it equally.

    Weights are those of the formula, so that a gradient computes them once.
    """
    if 0 in [x.shape[a] for a in axes]:
        return sum_over(dx, axes)
    if x.dtype.kind == "c":
        weights = _complex_weights(x, y, axes)
    else:
        weights = _weights(x, apply(reduce_max.bind(axes=axes), x), axes)
    return sum_over(weights * dx, axes) / sum_over(weights, axes)


def _weights(x: Any, largest: Any, axes: Axes) -> Any:
    """exp(x - m), 1 at the same infinity as m; m has no derivative, because it cancels."""
    end = float(np.finfo(x.dtype).max)
    shift = apply(FAMILIES["stop_gradient"].bind(), f.maximum(f.minimum(largest, end), -end))
    infinite = f.where(f.equal(shift, largest), np.nan, largest)  # NaN equals no element
    shift, infinite = (broadcast_back(a, x.shape, axes) for a in (shift, infinite))
    return f.exp(f.where(f.equal(x, infinite), shift, x) - shift)


def _complex_weights(x: Any, y: Any, axes: Axes) -> Any:
    """exp(x - y), 1 where they are equal."""
    y = broadcast_back(y, x.shape, axes)
    equal = f.equal(x, y)
    return f.exp(f.where(equal, 0, x) - f.where(equal, 0, y))


@reduce_prod.jvp
def _(x: Any, y: Any, dx: Any, *, axes: Axes) -> Any:
    """Σᵢ dxᵢ Πⱼ≠ᵢ xⱼ, without division, so that it is right at zeros to every order."""
    for axis in sorted(axes, reverse=True)[:-1]:
        dx = _prod_tangent(x, dx, axis)
        x = apply(reduce_prod.bind(axes=(axis,)), x)
    return _prod_tangent(x, dx, min(axes)) if axes else dx


def _prod_tangent(x: Any, dx: Any, axis: int) -> Any:
    return sum_over(dx * _others(x, axis), (axis,))


def _others(x: Any, axis: int) -> Any:
    """Π of all other elements along an axis: exclusive products from both ends."""
    n = x.shape[axis]
    if n == 0:
        return x
    join = concatenate.bind(axis=axis)
    ones = full(x, slice_axis(x, axis, 0, 1).aval, 1)
    before = apply(join, ones, slice_axis(x, axis, 0, n - 1))
    after = apply(join, slice_axis(x, axis, 1, n), ones)
    left = apply(cumulative_prod.bind(axis=axis, reverse=False), before)
    right = apply(cumulative_prod.bind(axis=axis, reverse=True), after)
    return left * right


__all__ = ["broadcast_back", "remaining", "sum_over"]
