"""Lowerings of reductions, contractions, and what runs along an axis."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import LOWERINGS, lowering
from tenferro.engines.xla.lowerings.pointwise import ordered
from tenferro.ops.arrays.convolution import dilated
from tenferro.ops.arrays.reduction import MONOIDS, Monoid
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import is_half

EXACT = lax.Precision.HIGHEST
"""Products in the precision of their operands, on accelerators as well."""


def _reduction(name: str, monoid: Monoid) -> None:
    """By XLA's reduction of the name, else by the function that joins two values."""
    function = getattr(lax, name, None)

    @lowering(name)
    def _(x: Aval, *, axes: Any) -> Any:
        if function is not None and is_half(x.dtype):  # in single precision, as in NumPy and jax
            return lambda a: function(a.astype(np.float32), axes).astype(x.dtype)
        if function is not None:
            return lambda a: function(a, axes)
        number = x.with_shape(())
        join, start = LOWERINGS[monoid.join](number, number), monoid.identity(x.dtype)
        return None if join is None else lambda a: lax.reduce(a, start, join, axes)


for _name, _monoid in MONOIDS.items():
    _reduction(_name, _monoid)


def _extremum(name: str, function: Any, of_bools: Any, largest: bool) -> None:
    @lowering(name)
    def _(x: Aval, *, axes: Any) -> Any:
        if x.dtype.kind == "b":
            return lambda a: of_bools(a, axes)
        if x.is_complex:
            return lambda a: _of_complex(a, axes, largest)
        return lambda a: function(a, axes)


def _of_complex(a: Array, axes: Any, largest: bool) -> Array:
    """The first of the extreme numbers in order; NaN if there is one."""

    def better(x: Array, y: Array) -> Array:
        in_order = ordered(y, x, "less_equal") if largest else ordered(x, y, "less_equal")
        return jnp.where(jnp.isnan(x) | (in_order & ~jnp.isnan(y)), x, y)

    end = -np.inf if largest else np.inf
    return lax.reduce(a, a.dtype.type(complex(end, end)), better, axes)


_extremum("reduce_max", lax.reduce_max, lax.reduce_or, True)
_extremum("reduce_min", lax.reduce_min, lax.reduce_and, False)


@lowering("reduce_logsumexp")
def _(x: Aval, *, axes: Any) -> Any:
    """log Σ exp(x - m) + m with the largest element m, or the largest number where it is infinite.

    The formula's weights are those of the derivative; separately they take twice as long.
    """
    if x.is_complex or not prod(x.shape):
        return None
    end = np.finfo(x.dtype).max
    rest = tuple(a for a in range(x.ndim) if a not in axes)

    def run(a: Array) -> Array:
        shift = lax.clamp(-end, lax.reduce_max(a, axes), end)
        weights = lax.exp(lax.sub(a, lax.broadcast_in_dim(shift, x.shape, rest)))
        return lax.add(lax.log(lax.reduce_sum(weights, axes)), shift)

    return run


def _cumulative(name: str, function: Callable[..., Array]) -> None:
    @lowering(name)
    def _(x: Aval, *, axis: int, reverse: bool) -> Any:
        axis = axis % x.ndim
        if x.dtype.kind == "b":
            return lambda a: function(a.astype(np.uint8), axis, reverse).astype(bool)
        return lambda a: function(a, axis, reverse)


_cumulative("cumulative_sum", lax.cumsum)
_cumulative("cumulative_prod", lax.cumprod)
_cumulative("cumulative_max", lax.cummax)
_cumulative("cumulative_min", lax.cummin)
_cumulative("cumulative_logsumexp", lax.cumlogsumexp)


@lowering("linear_recurrence")
def _(a: Aval, b: Aval, *, axis: int, reverse: bool) -> Any:
    """h[k] = a[k] h[k-1] + b[k], step by step as the reference computes it."""
    if not prod(a.shape):
        return lambda factors, terms: terms
    axis = axis % a.ndim

    def step(h: Array, pair: Any) -> Any:
        factor, term, first = pair
        h = jnp.where(first, term, factor * h + term)
        return h, h

    def run(factors: Array, terms: Array) -> Array:
        factors, terms = jnp.moveaxis(factors, axis, 0), jnp.moveaxis(terms, axis, 0)
        n = terms.shape[0]
        first = np.arange(n) == (n - 1 if reverse else 0)
        start = jnp.zeros(terms.shape[1:], terms.dtype)
        _, found = lax.scan(step, start, (factors, terms, first), reverse=reverse)
        return jnp.moveaxis(found, 0, axis)

    return run


@lowering("dot_general")
def _(a: Aval, b: Aval, *, contract: Any, batch: Any) -> Any:
    numbers = (contract, batch)
    if a.dtype.kind != "b":
        return lambda x, y: lax.dot_general(x, y, numbers, precision=EXACT)

    def of_bools(x: Array, y: Array) -> Array:
        left, right = (lax.convert_element_type(z, np.int32) for z in (x, y))
        return lax.dot_general(left, right, numbers) > 0

    return of_bools


@lowering("convolution")
def _(
    x: Aval,
    w: Aval,
    *,
    strides: Any,
    padding: Any,
    input_dilation: Any,
    kernel_dilation: Any,
    groups: int,
) -> Any:
    spatial = zip(
        x.shape[2:], w.shape[2:], strides, padding, input_dilation, kernel_dilation, strict=True
    )
    room = [(dilated(n, d) + sum(p) - dilated(k, e), s) for n, k, s, p, d, e in spatial]
    sizes = [r // s + 1 if r >= 0 else 0 for r, s in room]
    result: Any = (x.shape[0], w.shape[0], *sizes)
    if 0 in result or 0 in w.shape:
        return lambda a, b: jnp.zeros(result, x.dtype)
    return lambda a, b: lax.conv_general_dilated(
        a,
        b,
        strides,
        padding,
        input_dilation,
        kernel_dilation,
        feature_group_count=groups,
        precision=EXACT,
    )
