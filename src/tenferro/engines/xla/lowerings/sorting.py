"""Lowerings of sorting and searching."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import lowering
from tenferro.tensor import Aval


def _keys(a: Array) -> tuple[Array, ...]:
    """What is compared, in turn: NaN last, zeros of both signs equal, real parts first."""
    if a.dtype.kind == "c":
        nan = jnp.isnan(a)
        return lax.convert_element_type(nan, np.int8), *_keys(lax.real(a)), *_keys(lax.imag(a))
    if a.dtype.kind == "f":
        return (jnp.where(jnp.isnan(a), jnp.nan, a + 0),)
    return (a,)


def _order(a: Array, axis: int) -> Array:
    """The stable permutation that sorts."""
    keys = _keys(a)
    numbers = lax.broadcasted_iota(np.int64, a.shape, axis)
    return lax.sort((*keys, numbers), dimension=axis, num_keys=len(keys), is_stable=True)[-1]


def _sorted(a: Array, axis: int, descending: bool) -> tuple[Array, Array]:
    """Values and permutation; descending is stable too: sorted from the end, read from there."""
    if descending:
        order = a.shape[axis] - 1 - lax.rev(_order(lax.rev(a, (axis,)), axis), (axis,))
    else:
        order = _order(a, axis)
    return jnp.take_along_axis(a, order, axis, mode="promise_in_bounds"), order


@lowering("sort")
def _(x: Aval, *, axis: int, descending: bool) -> Any:
    return lambda a: _sorted(a, axis % x.ndim, descending)


@lowering("top_k")
def _(x: Aval, *, k: int, axis: int) -> Any:
    axis = axis % x.ndim

    def run(a: Array) -> Any:
        return [lax.slice_in_dim(y, 0, k, axis=axis) for y in _sorted(a, axis, True)]

    return run


@lowering("order_statistics")
def _(x: Aval, *, ranks: tuple[int, ...], axis: int) -> Any:
    axis, chosen = axis % x.ndim, np.array(ranks, np.int64)

    def run(a: Array) -> Any:
        return [jnp.take(y, chosen, axis) for y in _sorted(a, axis, False)]

    return run


@lowering("searchsorted")
def _(a: Aval, v: Aval, *, side: str) -> Any:
    return lambda x, y: jnp.searchsorted(x, y, side=side).astype(np.int64)


def _first(name: str, function: Any, best: Any) -> None:
    """argmax or argmin: the first one, of NaN if there is one, of complex numbers in order."""

    @lowering(name)
    def _(x: Aval, *, axis: int) -> Any:
        axis = axis % x.ndim
        if x.is_complex:
            return lambda a: _first_of_complex(a, axis, best)
        if x.dtype.kind == "b":
            return lambda a: function(lax.convert_element_type(a, np.uint8), axis, np.int64)
        return lambda a: function(a, axis, np.int64)


def _first_of_complex(a: Array, axis: int, best: Any) -> Array:
    nan = jnp.isnan(a)
    real, imaginary = lax.real(a), lax.imag(a)
    chosen = real == best(real, axis, keepdims=True)
    edge = best(jnp.where(chosen, imaginary, -jnp.inf if best is jnp.max else jnp.inf), axis)
    chosen &= imaginary == jnp.expand_dims(edge, axis)
    chosen = jnp.where(nan.any(axis, keepdims=True), nan, chosen)
    return lax.argmax(lax.convert_element_type(chosen, np.uint8), axis, np.int64)


_first("argmax", lax.argmax, jnp.max)
_first("argmin", lax.argmin, jnp.min)
