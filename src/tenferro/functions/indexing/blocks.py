"""Reading and replacing what a selection selects."""

from __future__ import annotations

from typing import Any

from tenferro.functions.indexing.selection import IndexSelection
from tenferro.ops.arrays import indexing
from tenferro.ops.arrays.slicing import (
    dynamic_slice,
    dynamic_update_slice,
    slice_of,
    update_slice,
)
from tenferro.ops.arrays.structural import reshape, reverse
from tenferro.ops.base.apply import apply
from tenferro.tensor import Shape


def read(x: Any, chosen: IndexSelection) -> Any:
    """The elements that a selection selects."""
    part = block(x, chosen)
    if chosen.axes:
        params: Any = {"axes": chosen.axes, "mode": chosen.mode, "unique": chosen.unique}
        part = indexing.take(part, chosen.indices, **params)
    return reshaped(part, chosen.result)


def block(x: Any, chosen: IndexSelection) -> Any:
    """The lines of a selection, in the shape that its index arrays refer to."""
    sizes = tuple(line.count for line in chosen.lines)
    start, steps = _starts(chosen)
    if chosen.starts:
        x = apply(dynamic_slice.bind(sizes=sizes, strides=steps), x, *chosen.starts)
    elif not _is_whole(x, chosen):
        x = slice_of(x, sizes, start, steps)
    return reshaped(_reversed(x, chosen), chosen.shape)


def write_block(x: Any, chosen: IndexSelection, block: Any) -> Any:
    """x with the block of a selection replaced."""
    values = _reversed(reshaped(block, tuple(line.count for line in chosen.lines)), chosen)
    start, steps = _starts(chosen)
    if chosen.starts:
        return apply(dynamic_update_slice.bind(strides=steps), x, values, *chosen.starts)
    if _is_whole(x, chosen):
        return values
    return apply(update_slice.bind(start=start, strides=steps), x, values)


def _is_whole(x: Any, chosen: IndexSelection) -> bool:
    return all(n == line.count for n, line in zip(x.shape, chosen.lines, strict=True))


def _starts(chosen: IndexSelection) -> tuple[Shape, tuple[int, ...]]:
    return tuple(line.start for line in chosen.lines), tuple(line.step for line in chosen.lines)


def _reversed(x: Any, chosen: IndexSelection) -> Any:
    axes = tuple(a for a, line in enumerate(chosen.lines) if line.backwards)
    return apply(reverse.bind(axes=axes), x) if axes else x


def reshaped(x: Any, shape: Shape) -> Any:
    """x in a shape with as many elements."""
    return x if x.shape == shape else apply(reshape.bind(shape=shape), x)
