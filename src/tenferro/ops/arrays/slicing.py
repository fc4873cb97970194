"""Blocks of arrays: at positions known at run time, and writing blocks back.

Maths note: movement.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenferro.ops.arrays.indexing import put, scatter, take
from tenferro.ops.arrays.structural import reshape, slice_
from tenferro.ops.base import Family, apply, check_kind, convert_to, f, full, literal, refuse
from tenferro.ops.base.batched import Flags, Size, as_batches, batch_of, numbers
from tenferro.tensor import Aval, Shape
from tenferro.tensor.dtypes import int64

Strides = tuple[int, ...]


def _dynamic_slice(x: Aval, *starts: Aval, sizes: Shape, strides: Strides) -> Aval:
    _check_starts("dynamic_slice", x, starts, sizes, strides)
    return x.with_shape(sizes)


def _dynamic_update_slice(x: Aval, updates: Aval, *starts: Aval, strides: Strides) -> Aval:
    if updates.dtype != x.dtype:
        refuse("dynamic_update_slice", "updates", updates, f"an array of dtype {x.dtype}")
    _check_starts("dynamic_update_slice", x, starts, updates.shape, strides)
    return x


def _check_starts(
    name: str, x: Aval, starts: Sequence[Aval], sizes: Shape, strides: Strides
) -> None:
    if not len(starts) == len(sizes) == len(strides) == x.ndim:
        counts = (len(starts), sizes, strides)
        refuse(name, "starts, sizes and strides", counts, f"{x.ndim} of each", "are")
    for i in starts:
        check_kind(name, i, "iu", "a start")
        if i.shape:
            refuse(name, "a start", i, "a scalar")
    if any(step < 1 for step in strides):
        refuse(name, "strides", strides, "integers ≥ 1", "are")
    if not all(0 <= k <= n for k, n in zip(spans(sizes, strides), x.shape, strict=True)):
        refuse(name, "sizes", sizes, f"sizes from 0 to those of {x.shape}, strides included")


def spans(sizes: Shape, strides: Strides) -> Shape:
    """How many neighbours each axis of a block extends over, for every stride-th element.

    >>> spans((3, 0), (2, 5))
    (5, 0)
    """
    return tuple((m - 1) * s + 1 if m != 0 else m for m, s in zip(sizes, strides, strict=True))


dynamic_slice = Family("dynamic_slice", _dynamic_slice, linear=(0,))
"""A block of every stride-th element that begins at `starts`, moved inside where it would stick
out."""
dynamic_update_slice = Family("dynamic_update_slice", _dynamic_update_slice, linear=(0, 1))


@dynamic_slice.transpose(0)
def _(ct: Any, x: Any, *starts: Any, sizes: Shape, strides: Strides) -> Any:
    return apply(dynamic_update_slice.bind(strides=strides), full(ct, x.aval, 0), ct, *starts)


@dynamic_update_slice.transpose(0)
def _(ct: Any, x: Any, updates: Any, *starts: Any, strides: Strides) -> Any:
    zeros = full(ct, updates.aval, 0)
    return apply(dynamic_update_slice.bind(strides=strides), ct, zeros, *starts)


@dynamic_update_slice.transpose(1)
def _(ct: Any, x: Any, updates: Any, *starts: Any, strides: Strides) -> Any:
    return apply(dynamic_slice.bind(sizes=updates.shape, strides=strides), ct, *starts)


@dynamic_slice.batch
def _(n: Size, on: Flags, x: Any, *starts: Any, sizes: Shape, strides: Strides) -> Any:
    if not any(on[1:]):
        operation = dynamic_slice.bind(sizes=(n, *sizes), strides=(1, *strides))
        return apply(operation, x, _first(x, starts), *starts)
    shape = x.shape[1:] if on[0] else x.shape
    where = _positions(n, on[1:], starts, sizes, strides, shape)
    if on[0]:
        where = [numbers(x, n, len(sizes)), *where]
    return take(x, where, tuple(range(x.ndim)), "promise", unique=on[0])


@dynamic_update_slice.batch
def _(n: Size, on: Flags, x: Any, updates: Any, *starts: Any, strides: Strides) -> Any:
    x, updates = as_batches(n, on[:2], (x, updates))
    if not any(on[2:]):
        operation = dynamic_update_slice.bind(strides=(1, *strides))
        return apply(operation, x, updates, _first(x, starts), *starts)
    where = _positions(n, on[2:], starts, updates.shape[1:], strides, x.shape[1:])
    where = [numbers(x, n, len(starts)), *where]
    return put(scatter, x, updates, where, tuple(range(x.ndim)), "promise", unique=True)


def _first(x: Any, starts: Sequence[Any]) -> Any:
    """The start along the batch axis."""
    return literal(x, 0, starts[0].dtype if starts else int64)


def _positions(
    n: Size, on: Flags, starts: Sequence[Any], sizes: Shape, strides: Strides, shape: Shape
) -> list[Any]:
    """Per axis the positions of a block, with axes for the batch and for those of the block."""
    lines, extents = [], spans(sizes, strides)
    for a, (start, o) in enumerate(zip(starts, on, strict=True)):
        wide = convert_to(start if o else batch_of(n, start), int64)
        inside = f.minimum(f.maximum(wide, 0), shape[a] - extents[a])
        line = apply(
            reshape.bind(shape=(1, *(1,) * a, sizes[a], *(1,) * (len(sizes) - a - 1))),
            numbers(start, sizes[a]) * strides[a],
        )
        lines.append(apply(reshape.bind(shape=(n, *(1,) * len(sizes))), inside) + line)
    return lines


def _update_slice(x: Aval, updates: Aval, *, start: Shape, strides: Strides) -> Aval:
    if not len(start) == len(strides) == updates.ndim == x.ndim or updates.dtype != x.dtype:
        refuse("update_slice", "updates", updates, f"{x.dtype} with {x.ndim} axes, as start has")
    for a, m, n, step in zip(start, updates.shape, x.shape, strides, strict=True):
        if not (step >= 1 and a >= 0 and (m == 0 or a + (m - 1) * step + 1 <= n)):
            refuse("update_slice", "start and stride", (a, step), f"{m} positions within {n}")
    return x


update_slice = Family("update_slice", _update_slice, linear=(0, 1))
"""Write into `x[start::stride]` of each axis; the inverse of reading with `slice`."""


@update_slice.transpose(0)
def _(ct: Any, x: Any, updates: Any, *, start: Shape, strides: Strides) -> Any:
    zeros = full(ct, updates.aval, 0)
    return apply(update_slice.bind(start=start, strides=strides), ct, zeros)


@update_slice.transpose(1)
def _(ct: Any, x: Any, updates: Any, *, start: Shape, strides: Strides) -> Any:
    return slice_of(ct, updates.shape, start, strides)


@update_slice.batch
def _(n: Size, on: Flags, x: Any, updates: Any, *, start: Shape, strides: Strides) -> Any:
    operation = update_slice.bind(start=(0, *start), strides=(1, *strides))
    return apply(operation, *as_batches(n, on, (x, updates)))


def slice_of(x: Any, sizes: Shape, start: Shape, strides: Strides) -> Any:
    """`sizes` elements per axis, every stride-th from `start` on."""
    limit = tuple(a + k for a, k in zip(start, spans(sizes, strides), strict=True))
    return apply(slice_.bind(start=start, limit=limit, strides=strides), x)
