"""Lowerings of gathering, scattering and slices at positions known at run time."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from tenferro.engines.xla.base import checks
from tenferro.engines.xla.base.checks import Array
from tenferro.engines.xla.base.table import lowering
from tenferro.ops.arrays.indexing import bounded_index, gathered_shape, out_of_bounds
from tenferro.ops.arrays.slicing import spans
from tenferro.tensor import Aval

_GATHER = {"promise": "promise_in_bounds", "clip": "clip", "drop": "fill"}
_SCATTER = {"promise": "promise_in_bounds", "clip": "clip", "drop": "drop"}


@lowering("bounded_index", checked=True)
def _(i: Aval, **params: Any) -> Any:
    """The worst index reports how far it is out of bounds.

    Positions are counted from the front in 32 bits, if these hold the size, and in the shape that
    XLA gathers and scatters with: XLA:CPU then writes them once for what reads them, where it
    would compute them from 64 bits for each.
    """
    size, from_end = params["size"], params["from_end"]
    check = bounded_index.bind(**params)
    few = i.dtype.itemsize > 4 and size <= np.iinfo(np.int32).max

    def run(i: Array) -> Array:
        if not i.size:
            return i
        wide = lax.convert_element_type(i, np.int64)
        least, most = _ends(wide)
        above = lax.max(lax.sub(most, size - 1), np.int64(0))
        below = lax.min(lax.add(least, size * from_end), np.int64(0))
        worst = lax.select(lax.eq(above, 0), below, above)
        checks.report(lambda n: out_of_bounds(check, n), worst)
        if not from_end:
            return i
        k = lax.expand_dims(lax.convert_element_type(i, np.int32) if few else i, (i.ndim,))
        zero, end = np.array([0, size]).astype(k.dtype)
        counted = lax.select(lax.lt(k, zero), lax.add(k, end), k)
        return lax.convert_element_type(lax.squeeze(counted, (i.ndim,)), i.dtype)

    return run


def _ends(i: Array) -> Any:
    """The least and the greatest of integers, in one pass: XLA makes trees of single reductions."""
    limits = np.iinfo(i.dtype)
    start = i.dtype.type(limits.max), i.dtype.type(limits.min)

    def both(a: Any, b: Any) -> Any:
        return lax.min(a[0], b[0]), lax.max(a[1], b[1])

    return lax.reduce((i, i), start, both, tuple(range(i.ndim)))


def _index(axes: Sequence[int], indices: Sequence[Array]) -> tuple[Any, ...]:
    index: list[Any] = [slice(None)] * (axes[-1] + 1)
    for axis, i in zip(axes, indices, strict=True):
        index[axis] = i
    return tuple(index)


@lowering("gather")
def _(x: Aval, *indices: Aval, axes: Any, mode: str, unique: bool) -> Any:
    if not prod(x.shape):  # then nothing is selected, or of windows without elements
        shape = gathered_shape("gather", x, indices, axes)
        return lambda a, *i: jnp.zeros(shape, x.dtype)

    def run(a: Array, *i: Array) -> Array:
        at = a.at[_index(axes, i)]
        return at.get(
            mode=_GATHER[mode], unique_indices=unique, fill_value=0, wrap_negative_indices=False
        )

    return run


def _scatter(method: str) -> Any:
    def make(x: Aval, updates: Aval, *indices: Aval, axes: Any, mode: str, unique: bool) -> Any:
        if not prod(x.shape) or not prod(updates.shape):
            return lambda a, u, *i: a
        if method == "set" and not unique:
            return _last(x, indices, axes, mode)

        def run(a: Array, u: Array, *i: Array) -> Array:
            write = getattr(a.at[_index(axes, i)], method)
            return write(u, mode=_SCATTER[mode], unique_indices=unique, wrap_negative_indices=False)

        return run

    return make


def _last(x: Aval, indices: Sequence[Aval], axes: Any, mode: str) -> Any:
    """Of several writes to one element the last stays: all others are not made.

    XLA leaves open which one does. Each update writes its number, and the greatest one stays.
    """
    sizes: list[int] = [int(x.shape[a]) for a in axes]
    shape = np.broadcast_shapes(*[i.shape for i in indices])

    def run(a: Array, u: Array, *i: Array) -> Array:
        places = [_wide(k, shape, n, mode) for k, n in zip(i, sizes, strict=True)]
        inside, flat = jnp.ones(shape, bool), jnp.zeros(shape, np.int64)
        for k, n in zip(places, sizes, strict=True):
            inside &= (k >= 0) & (k < n)
            flat = flat * n + k
        flat = jnp.where(inside, flat, prod(sizes))
        number = lax.iota(np.int64, prod(shape)).reshape(shape)
        board = jnp.full((prod(sizes),), -1, np.int64).at[flat].max(number, mode="drop")
        stays = board.at[flat].get(mode="fill", fill_value=-1) == number
        places = [jnp.where(stays, k, n) for k, n in zip(places, sizes, strict=True)]
        return a.at[_index(axes, places)].set(u, mode="drop", wrap_negative_indices=False)

    return run


def _wide(i: Array, shape: tuple[int, ...], size: int, mode: str) -> Array:
    k = lax.convert_element_type(jnp.broadcast_to(i, shape), np.int64)
    return jnp.clip(k, 0, size - 1) if mode == "clip" else k


for _name, _method in {
    "scatter": "set",
    "scatter_add": "add",
    "scatter_mul": "multiply",
    "scatter_min": "min",
    "scatter_max": "max",
}.items():
    lowering(_name)(_scatter(_method))


@lowering("update_slice")
def update_slice_lowering(x: Aval, updates: Aval, *, start: Any, strides: Any) -> Any:
    """With strides: dilated with padding, and chosen where the padding is not."""
    if set(strides) <= {1}:
        return lambda a, u: lax.dynamic_update_slice(a, u, start, allow_negative_indices=False)
    padding = []
    for first, m, step, n in zip(start, updates.shape, strides, x.shape, strict=True):
        reach = (m - 1) * step + 1 if m else 0
        padding.append((first, n - first - reach, step - 1))

    def run(a: Array, u: Array) -> Array:
        if not u.size:
            return a
        here = lax.pad(jnp.ones(u.shape, bool), np.False_, padding)
        return lax.select(here, lax.pad(u, np.zeros((), u.dtype), padding), a)

    return run


def _starts(starts: Sequence[Array]) -> list[Array]:
    return [lax.convert_element_type(i, np.int64) for i in starts]


@lowering("dynamic_slice")
def _(x: Aval, *starts: Aval, sizes: Any, strides: Any) -> Any:
    """With strides: those elements of the block of neighbours."""
    if not x.ndim:
        return lambda a: a
    extents: Any = spans(sizes, strides)

    def run(a: Array, *i: Array) -> Array:
        block = lax.dynamic_slice(a, _starts(i), extents, allow_negative_indices=False)
        return block if extents == sizes else lax.slice(block, (0,) * x.ndim, extents, strides)

    return run


@lowering("dynamic_update_slice")
def _(x: Aval, updates: Aval, *starts: Aval, strides: Any) -> Any:
    """With strides: a block of neighbours, of which the others stay."""
    if not x.ndim:
        return lambda a, u: u
    extents: Any = spans(updates.shape, strides)
    whole = extents == updates.shape
    origin = (0,) * x.ndim
    within = update_slice_lowering(x.with_shape(extents), updates, start=origin, strides=strides)

    def run(a: Array, u: Array, *i: Array) -> Array:
        at = _starts(i)
        if not whole:
            u = within(lax.dynamic_slice(a, at, extents, allow_negative_indices=False), u)
        return lax.dynamic_update_slice(a, u, at, allow_negative_indices=False)

    return run
