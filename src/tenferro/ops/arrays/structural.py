"""Primitives that move elements without computing: every one is linear. Maths note: movement."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from tenferro.ops.base import FAMILIES, Family, apply, full, literal, refuse
from tenferro.ops.base.batched import Flags, Size, batch_of
from tenferro.ops.base.shapes import check_shape, counted_axes, counted_axis
from tenferro.tensor import Aval, Dim, Shape

Padding = tuple[tuple[int | Dim, int | Dim, int], ...]
"""Per axis: elements before, after (negative to cut), and between neighbours."""


def _reshape(x: Aval, *, shape: Shape) -> Aval:
    check_shape("reshape", shape)
    result = x.with_shape(shape)
    if result.size != x.size:
        refuse("reshape", "shape", shape, f"a shape with the {x.size} elements of {x!r}")
    return result


def _transpose(x: Aval, *, permutation: tuple[int, ...]) -> Aval:
    if sorted(permutation) != list(range(x.ndim)):
        refuse("transpose", "axes", permutation, f"a permutation of {x.ndim} axes")
    return x.with_shape(tuple(x.shape[a] for a in permutation))


def _broadcast_in_dim(x: Aval, *, shape: Shape, dimensions: tuple[int, ...]) -> Aval:
    check_shape("broadcast_in_dim", shape)
    counted_axes("broadcast_in_dim", dimensions, len(shape))
    if x.shape != tuple(shape[d] for d in dimensions) or sorted(dimensions) != list(dimensions):
        expected = f"increasing axes of {shape} with the sizes {x.shape}"
        refuse("broadcast_in_dim", "dimensions", dimensions, expected)
    return x.with_shape(shape)


def _slice(x: Aval, *, start: Shape, limit: Shape, strides: tuple[int, ...]) -> Aval:
    if not len(start) == len(limit) == len(strides) == x.ndim:
        refuse(
            "slice", "start, limit, strides", (start, limit, strides), f"{x.ndim} of each", "are"
        )
    for a, b, n, step in zip(start, limit, x.shape, strides, strict=True):
        if step < 1 or not 0 <= a <= b <= n:
            refuse("slice", "bounds", (a, b, step), f"0 ≤ start ≤ limit ≤ {n} and stride ≥ 1")
    sizes = [(b - a + s - 1) // s for a, b, s in zip(start, limit, strides, strict=True)]
    return x.with_shape(tuple(sizes))


def _pad(x: Aval, value: Aval, *, padding: Padding) -> Aval:
    if value.shape or value.dtype != x.dtype:
        refuse("pad", "the padding value", value, f"a scalar of dtype {x.dtype}")
    if len(padding) != x.ndim or any(between < 0 for *_, between in padding):
        refuse("pad", "padding", padding, f"(before, after, between ≥ 0) for {x.ndim} axes")
    return x.with_shape(tuple(padded_size(n, p) for n, p in zip(x.shape, padding, strict=True)))


def padded_size(n: int | Dim, padding: tuple[Any, Any, int]) -> int | Dim:
    """The size of an axis after padding."""
    before, after, between = padding
    inner = n + (n - 1) * between if between and n != 0 else n
    size: int | Dim = before + inner + after
    if isinstance(size, int) and size < 0:
        refuse("pad", "padding", padding, f"at least {-before - inner} elements left")
    return size


def _concatenate(*avals: Aval, axis: int) -> Aval:
    if not avals:
        refuse("concatenate", "arrays", [], "at least one")
    first = avals[0]
    axis = counted_axis("concatenate", axis, first.ndim)
    for aval in avals[1:]:
        others = aval.shape[:axis] + aval.shape[axis + 1 :]
        if others != first.shape[:axis] + first.shape[axis + 1 :] or aval.dtype != first.dtype:
            expected = f"arrays like {first!r} but for axis {axis}"
            refuse("concatenate", "arrays", list(avals), expected)
    total = sum(aval.shape[axis] for aval in avals)
    return first.with_shape((*first.shape[:axis], total, *first.shape[axis + 1 :]))


def _reverse(x: Aval, *, axes: tuple[int, ...]) -> Aval:
    counted_axes("reverse", axes, x.ndim)
    return x


reshape = Family("reshape", _reshape, linear="all")
transpose = Family("transpose", _transpose, linear="all")
broadcast_in_dim = Family("broadcast_in_dim", _broadcast_in_dim, linear="all")
slice_ = Family("slice", _slice, linear="all")
pad = Family("pad", _pad, linear="all")
concatenate = Family("concatenate", _concatenate, linear="all", batch="axes")
reverse = Family("reverse", _reverse, linear="all", batch="axes")


@reshape.transpose(0)
def _(ct: Any, x: Any, *, shape: Shape) -> Any:
    return apply(reshape.bind(shape=x.shape), ct)


@reshape.batch
def _(n: Size, on: Flags, x: Any, *, shape: Shape) -> Any:
    return apply(reshape.bind(shape=(n, *shape)), x)


@transpose.transpose(0)
def _(ct: Any, x: Any, *, permutation: tuple[int, ...]) -> Any:
    inverse = tuple(sorted(range(len(permutation)), key=permutation.__getitem__))
    return apply(transpose.bind(permutation=inverse), ct)


@transpose.batch
def _(n: Size, on: Flags, x: Any, *, permutation: tuple[int, ...]) -> Any:
    return apply(transpose.bind(permutation=(0, *(a + 1 for a in permutation))), x)


@broadcast_in_dim.batch
def _(n: Size, on: Flags, x: Any, *, shape: Shape, dimensions: tuple[int, ...]) -> Any:
    axes = (0, *(a + 1 for a in dimensions))
    return apply(broadcast_in_dim.bind(shape=(n, *shape), dimensions=axes), x)


@slice_.batch
def _(n: Size, on: Flags, x: Any, *, start: Shape, limit: Shape, strides: tuple[int, ...]) -> Any:
    bounds = {"start": (0, *start), "limit": (n, *limit), "strides": (1, *strides)}
    return apply(slice_.bind(**bounds), x)


@pad.batch
def _(n: Size, on: Flags, x: Any, value: Any, *, padding: Padding) -> Any:
    """Each element of the batch has its own padding value: chosen where there is padding."""
    x = x if on[0] else batch_of(n, x)
    operation = pad.bind(padding=((0, 0, 0), *padding))
    if not on[1]:
        return apply(operation, x, value)
    zeros = apply(operation, x, literal(x, 0, x.dtype))
    inside = full(x, x.aval.with_dtype(bool), True)
    inside = apply(operation, inside, literal(x, False, bool))
    fill = apply(broadcast_in_dim.bind(shape=zeros.shape, dimensions=(0,)), value)
    return apply(FAMILIES["select"].bind(), inside, zeros, fill)


def slice_axis(x: Any, axis: int, start: Any, limit: Any) -> Any:
    """The elements from `start` to `limit` along one axis."""
    low = tuple(start if a == axis else 0 for a in range(x.ndim))
    high = tuple(limit if a == axis else n for a, n in enumerate(x.shape))
    return apply(slice_.bind(start=low, limit=high, strides=(1,) * x.ndim), x)


def _sum(x: Any, axes: Sequence[int]) -> Any:
    return apply(FAMILIES["reduce_sum"].bind(axes=tuple(axes)), x) if axes else x


@broadcast_in_dim.transpose(0)
def _(ct: Any, x: Any, *, shape: Shape, dimensions: tuple[int, ...]) -> Any:
    axes = tuple(a for a in range(len(shape)) if a not in dimensions)
    return _sum(ct, axes)


@slice_.transpose(0)
def _(ct: Any, x: Any, *, start: Shape, limit: Shape, strides: tuple[int, ...]) -> Any:
    return dilate(ct, x.shape, start, strides)


def dilate(ct: Any, shape: Shape, start: Sequence[Any], strides: Sequence[int]) -> Any:
    """`ct` at every stride-th position from `start` on, in zeros of the given shape."""
    padding = []
    for n, m, a, s in zip(shape, ct.shape, start, strides, strict=True):
        inner = m + (m - 1) * (s - 1) if m != 0 else 0
        padding.append((a, n - a - inner, s - 1))
    return padded(ct, tuple(padding))


def padded(x: Any, padding: Padding) -> Any:
    """Pad with zeros."""
    return apply(pad.bind(padding=padding), x, literal(x, 0, x.dtype))


@pad.transpose(0)
def _(ct: Any, x: Any, value: Any, *, padding: Padding) -> Any:
    return unpadded(ct, x.shape, padding)


@pad.transpose(1)
def _(ct: Any, x: Any, value: Any, *, padding: Padding) -> Any:
    inside = unpadded(ct, x.shape, padding)
    return _sum(ct, range(ct.ndim)) - _sum(inside, range(ct.ndim))


def unpadded(ct: Any, shape: Shape, padding: Padding) -> Any:
    """The elements of a padded array that are from the array of this shape."""
    cut = tuple((min(before, 0) * -1, min(after, 0) * -1) for before, after, _ in padding)
    restored = tuple((a, b, 0) for a, b in cut)
    full = padded(ct, restored) if any(a or b for a, b in cut) else ct
    start = tuple(before if before > 0 else 0 for before, _, _ in padding)
    strides = tuple(between + 1 for *_, between in padding)
    limit = tuple(
        a + (n - 1) * s + 1 if n != 0 else a for a, n, s in zip(start, shape, strides, strict=True)
    )
    return apply(slice_.bind(start=start, limit=limit, strides=strides), full)


@concatenate.transpose_each
def _(i: int, ct: Any, *arrays: Any, axis: int) -> Any:
    bounds = [0, *accumulate(x.shape[axis] for x in arrays)]
    start = tuple(bounds[i] if a == axis else 0 for a in range(ct.ndim))
    limit = tuple(bounds[i + 1] if a == axis else n for a, n in enumerate(ct.shape))
    return apply(slice_.bind(start=start, limit=limit, strides=(1,) * ct.ndim), ct)


@reverse.transpose(0)
def _(ct: Any, x: Any, *, axes: tuple[int, ...]) -> Any:
    return apply(reverse.bind(axes=axes), ct)
