"""Lowerings of values without operands, and of the families that move elements."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import lowering
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import DType


@lowering("constant")
def _(*, dtype: str, shape: Any, data: bytes) -> Any:
    value = np.frombuffer(data, dtype).reshape(shape)
    return lambda: jnp.asarray(value)


@lowering("dimension_size")
def _(*, size: int, dtype: DType) -> Any:
    return lambda: jnp.asarray(size, dtype)


@lowering("iota")
def _(*, shape: Any, dimension: int, dtype: DType) -> Any:
    return lambda: lax.broadcasted_iota(dtype, shape, dimension)


@lowering("reshape")
def _(x: Aval, *, shape: Any) -> Any:
    return lambda a: lax.reshape(a, shape)


@lowering("transpose")
def _(x: Aval, *, permutation: Any) -> Any:
    return lambda a: lax.transpose(a, permutation)


@lowering("broadcast_in_dim")
def _(x: Aval, *, shape: Any, dimensions: Any) -> Any:
    if x.is_recorded:  # as many as there is room for
        return lambda a: lax.broadcast_in_dim(a, (a.shape[0], *shape[1:]), dimensions)
    return lambda a: lax.broadcast_in_dim(a, shape, dimensions)


@lowering("slice")
def _(x: Aval, *, start: Any, limit: Any, strides: Any) -> Any:
    return lambda a: lax.slice(a, start, limit, strides)


@lowering("pad")
def _(x: Aval, value: Aval, *, padding: Any) -> Any:
    return lambda a, fill: lax.pad(a, fill, padding)


@lowering("concatenate")
def _(*avals: Aval, axis: int) -> Any:
    return lambda *arrays: lax.concatenate(arrays, axis % avals[0].ndim)


@lowering("reverse")
def _(x: Aval, *, axes: Any) -> Any:
    return lambda a: lax.rev(a, axes)


@lowering("convert")
def _(x: Aval, *, dtype: DType) -> Any:
    if dtype.kind == "b":
        zero = x.dtype.type(0)
        return lambda a: lax.ne(a, lax.full_like(a, zero))
    if x.is_complex and dtype.kind != "c":
        return lambda a: lax.convert_element_type(lax.real(a), dtype)
    if x.dtype.kind == "b" and dtype.kind in "fc":
        # XLA takes a product with a converted bool for a choice, in which false * NaN is 0.
        one, zero = dtype.type(1), dtype.type(0)
        return lambda a: lax.select(a, jnp.full(a.shape, one), jnp.full(a.shape, zero))
    return lambda a: lax.convert_element_type(a, dtype)


def zeros(aval: Aval) -> Array:
    """Zeros like an aval."""
    return jnp.zeros(aval.shape, aval.dtype)
