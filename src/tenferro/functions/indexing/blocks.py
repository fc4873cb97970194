"""Reading and replacing what a selection selects."""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Any

from tenferro.functions.indexing.positions import Range
from tenferro.functions.indexing.selection import IndexSelection
from tenferro.ops.arrays import indexing
from tenferro.ops.arrays.slicing import (
    dynamic_slice,
    dynamic_update_slice,
    slice_of,
    update_slice,
)
from tenferro.ops.arrays.structural import reshape, reverse, transpose
from tenferro.ops.base import apply
from tenferro.tensor import Array, Aval, Shape

_MOST_READ = 4
"""How many times as many elements as are read compiled code may gather to slice them, rather than
read each by its indices."""


def read(x: Array, chosen: IndexSelection) -> Any:
    """The elements that a selection selects."""
    if not touches_few(x, chosen):
        return reshaped(_taken(block(x, chosen), chosen), chosen.result)
    gathered = indexing.gathered_shape("x[index]", x.aval, avals_of(chosen), chosen.axes)
    if prod(gathered) <= _MOST_READ * prod(chosen.result):
        return _windows(_taken(x, chosen), chosen)
    elements, order = by_elements(x, chosen)
    back = tuple(sorted(range(len(order)), key=order.__getitem__))
    return permuted(_taken(x, elements), back)


def _taken(x: Array, chosen: IndexSelection) -> Any:
    """What index arrays select, if there are any."""
    if not chosen.axes:
        return x
    params: Any = {"axes": chosen.axes, "mode": chosen.mode, "unique": chosen.unique}
    return indexing.take(x, chosen.indices, **params)


def avals_of(chosen: IndexSelection) -> list[Aval]:
    """Shapes and dtypes of the index arrays."""
    return [i.aval for i in chosen.indices]


def permuted(x: Any, order: tuple[int, ...]) -> Any:
    """x with its axes in an order."""
    return apply(transpose.bind(permutation=order), x)


def touches_few(x: Array, chosen: IndexSelection) -> bool:
    """Whether index arrays select fewer elements of all of x than its lines have.

    Compiled code would copy the lines to read or write elements there, and so would a derivative.
    """
    counts = tuple(line.count for line in chosen.lines)
    if not chosen.axes or counts != chosen.shape or _is_whole(x, chosen):
        return False
    sizes = indexing.gathered_shape("x[index]", x.aval, avals_of(chosen), chosen.axes)
    known = all(isinstance(n, int) for n in (*sizes, *counts))
    return known and prod(sizes) < prod(counts)


def _windows(gathered: Any, chosen: IndexSelection) -> Any:
    """The lines of what has been gathered from an array, along the axes without index arrays."""
    lines = [line for a, line in enumerate(chosen.lines) if a not in chosen.axes]
    p = indexing.index_position(chosen.axes)
    count = gathered.ndim - len(lines)
    every = (*lines[:p], *(Range(0, n) for n in gathered.shape[p : p + count]), *lines[p:])
    return block(gathered, IndexSelection(every, chosen.result, chosen.result))


def by_elements(x: Array, chosen: IndexSelection) -> tuple[IndexSelection, tuple[int, ...]]:
    """A selection with index arrays along all axes of which it has a part.

    Its result has the axes of the other one's in the order that is returned.
    """
    parts = [a for a, n in enumerate(x.shape) if chosen.lines[a] != Range(0, n)]
    axes, count = tuple(sorted({*chosen.axes, *parts})), max(i.ndim for i in chosen.indices)
    ones = (1,) * len(parts)
    own = zip(chosen.axes, chosen.indices, strict=True)
    indices = {a: reshaped(i, (1,) * (count - i.ndim) + i.shape + ones) for a, i in own}
    for k, a in enumerate(parts):
        line = chosen.lines[a]
        shape = *(1,) * count, *ones[:k], line.count, *ones[k + 1 :]
        indices[a] = reshaped(_numbers(x, line), shape)
    before = _labels(x.ndim, chosen.axes, range(-count, 0))
    order = tuple(map(before.index, _labels(x.ndim, axes, [*range(-count, 0), *parts])))
    lines, found = tuple(Range(0, n) for n in x.shape), tuple(indices[a] for a in axes)
    result = tuple(chosen.result[a] for a in order)
    whole = IndexSelection(lines, x.shape, result, axes, found, chosen.mode, chosen.unique)
    return whole, order


def _numbers(x: Array, line: Range) -> Any:
    """The positions of a line, in the order in which it is read."""
    count = indexing.numbered(x, (line.count,))
    last = line.count - 1
    return line.start + line.step * (last - count if line.backwards else count)


def _labels(ndim: int, axes: tuple[int, ...], of_indices: Iterable[int]) -> list[int]:
    """The axes of what is gathered along some axes: those of x, and those of index arrays."""
    windows, p = indexing.window_axes(ndim, axes), indexing.index_position(axes)
    return [*windows[:p], *of_indices, *windows[p:]]


def block(x: Array, chosen: IndexSelection) -> Any:
    """The lines of a selection, in the shape that its index arrays refer to."""
    sizes = tuple(line.count for line in chosen.lines)
    start, steps = _starts(chosen)
    if chosen.starts:
        x = apply(dynamic_slice.bind(sizes=sizes, strides=steps), x, *chosen.starts)
    elif not _is_whole(x, chosen):
        x = slice_of(x, sizes, start, steps)
    return reshaped(_reversed(x, chosen), chosen.shape)


def write_block(x: Array, chosen: IndexSelection, block: Any) -> Any:
    """x with the block of a selection replaced."""
    values = _reversed(reshaped(block, tuple(line.count for line in chosen.lines)), chosen)
    start, steps = _starts(chosen)
    if chosen.starts:
        return apply(dynamic_update_slice.bind(strides=steps), x, values, *chosen.starts)
    if _is_whole(x, chosen):
        return values
    return apply(update_slice.bind(start=start, strides=steps), x, values)


def _is_whole(x: Array, chosen: IndexSelection) -> bool:
    return all(n == line.count for n, line in zip(x.shape, chosen.lines, strict=True))


def _starts(chosen: IndexSelection) -> tuple[Shape, tuple[int, ...]]:
    return tuple(line.start for line in chosen.lines), tuple(line.step for line in chosen.lines)


def _reversed(x: Array, chosen: IndexSelection) -> Any:
    axes = tuple(a for a, line in enumerate(chosen.lines) if line.backwards)
    return apply(reverse.bind(axes=axes), x) if axes else x


def reshaped(x: Any, shape: Shape) -> Any:
    """x in a shape with as many elements."""
    return x if x.shape == shape else apply(reshape.bind(shape=shape), x)
