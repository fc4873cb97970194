"""Elements at positions given by index arrays: gathering them, and writing them back.

Index arrays hold integers counted from 0 and select along `axes`; they broadcast together, and as
in NumPy their axes replace the selected axes in the result if those are neighbours, and are
first otherwise. `mode` says what an index out of bounds means: `promise` that there is none,
`clip` to the nearest element, or `drop` (gathering reads a zero there, scattering leaves the
element out). In one mode `gather` and `scatter_add` are each other's transposes. An index that has
to be within bounds is first checked by `bounded_index`, once for all its uses, derivatives
included.

Maths note: movement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Any, Literal, TypeVar

from tenferro.errors import OutOfBoundsError
from tenferro.ops.arrays.constant import iota
from tenferro.ops.arrays.structural import broadcast_in_dim, reshape
from tenferro.ops.base import (
    Axes,
    Family,
    TensorOperation,
    apply,
    broadcast_shapes,
    check_kind,
    convert_to,
    f,
    full,
    nullary,
    refuse,
)
from tenferro.ops.base.batched import Flags, Size, as_batches, moved, numbers
from tenferro.ops.base.shapes import counted_axes
from tenferro.tensor import Aval, Dim, Shape
from tenferro.tensor.dtypes import int64

Mode = Literal["promise", "clip", "drop"]
Places = Iterable[tuple[int, int, Size]]
Rule = TypeVar("Rule", bound=Callable[..., Places])
PROMISED: dict[str, Callable[..., Places]] = {}
"""For a family that takes indices for granted: of operands and parameters, which of the operands
are indices, along which axis, and of what size that is."""


def promised(*families: str) -> Callable[[Rule], Rule]:
    """Declare which operands are indices that are promised to be within bounds."""

    def declare(rule: Rule) -> Rule:
        PROMISED.update(dict.fromkeys(families, rule))
        return rule

    return declare


def _bounded_index(
    i: Aval, *, operation: str, axis: int | None, size: int | Dim, from_end: bool
) -> Aval:
    check_kind("bounded_index", i, "i", "an index array")
    return i


bounded_index = Family("bounded_index", _bounded_index, pointwise=True, kinds="i")
"""Positions counted from the front; with `from_end`, negative ones count from the end.

Raises OutOfBoundsError, naming `operation` and `axis`, for positions outside of `size` elements.
"""


def excess(low: int, high: int, size: int, from_end: bool) -> int:
    """How far the least or the greatest of some indices is out of bounds; 0 if they are within."""
    return max(high - size + 1, 0) or min(low + size * from_end, 0)


def out_of_bounds(check: TensorOperation, excess: int) -> OutOfBoundsError:
    """The error of a `bounded_index` for an index that is so far out of bounds."""
    operation, axis, size, from_end = (
        check.params[name] for name in ("operation", "axis", "size", "from_end")
    )
    index = excess + (size - 1 if excess > 0 else -size * from_end)
    return OutOfBoundsError(operation, index, axis, size)


def window_axes(ndim: int, axes: Axes) -> Axes:
    """The axes that no index array selects along."""
    return tuple(a for a in range(ndim) if a not in axes)


def index_position(axes: Axes) -> int:
    """Where the axes of the index arrays begin in the result."""
    return axes[0] if axes == tuple(range(axes[0], axes[0] + len(axes))) else 0


def gathered_shape(name: str, x: Aval, indices: Sequence[Aval], axes: Axes) -> Shape:
    """The shape of what index arrays select from an array."""
    if counted_axes(name, axes, x.ndim) != tuple(sorted(axes)) or not axes:
        refuse(name, "axes", axes, "one or more increasing axes counted from the front")
    if len(indices) != len(axes):
        refuse(name, "indices", list(indices), f"one index array for each of the axes {axes}")
    for i in indices:
        check_kind(name, i, "iu", "an index array")
    index_shape = broadcast_shapes(name, *[i.shape for i in indices])
    if any(x.shape[a] == 0 for a in axes) and 0 not in index_shape:
        raise IndexError(f"{name}: axes {axes} of {x!r} are empty, so no index is within bounds")
    windows = [x.shape[a] for a in window_axes(x.ndim, axes)]
    p = index_position(axes)
    return (*windows[:p], *index_shape, *windows[p:])


def _gather(x: Aval, *indices: Aval, axes: Axes, mode: Mode, unique: bool) -> Aval:
    return x.with_shape(gathered_shape("gather", x, indices, axes))


def scattered(x: Aval, updates: Aval, *indices: Aval, axes: Axes, mode: Mode, unique: bool) -> Aval:
    """The shape rule of every scatter."""
    expected = x.with_shape(gathered_shape("scatter", x, indices, axes))
    if updates != expected:
        refuse("scatter", "updates", updates, f"{expected!r}, what the indices select from {x!r}")
    return x


gather = Family("gather", _gather, linear=(0,))
scatter = Family("scatter", scattered, linear=(0, 1))
"""Write updates; where an index repeats, the last one (in row-major order) stays."""
scatter_add = Family("scatter_add", scattered, linear=(0, 1))


def take(x: Any, indices: Sequence[Any], axes: Axes, mode: str, *, unique: bool = False) -> Any:
    """What the index arrays select; `unique` promises that no element is selected twice."""
    return apply(gather.bind(axes=axes, mode=mode, unique=unique), x, *indices)


@gather.formula
def _(x: Any, *indices: Any, axes: Axes, mode: str, unique: bool) -> Any:
    """Mode `drop`: zeros where an index is out of bounds, elements that are there elsewhere."""
    if mode != "drop" or 0 in x.shape:
        return None
    values = take(x, indices, axes, "clip", unique=unique)
    inside: Any = True
    for i, a in zip(indices, axes, strict=True):
        wide = convert_to(i, int64)
        inside = inside & f.greater_equal(wide, 0) & f.less(wide, x.shape[a])
    after = x.ndim - len(axes) - index_position(axes)
    inside = apply(reshape.bind(shape=(*inside.shape, *[1] * after)), inside)
    return f.where(inside, values, f.zeros_like(values))


@gather.batch
def _(n: Size, on: Flags, x: Any, *indices: Any, axes: Axes, mode: Mode, unique: bool) -> Any:
    """The batch of what is gathered from is one more axis; that of positions, one of theirs."""
    p, up = index_position(axes), tuple(a + 1 for a in axes)
    if not any(on[1:]):
        windows = take(x, indices, up, mode, unique=unique)
        count = max(i.ndim for i in indices)
        return moved(windows, 0, 1, count) if index_position(up) == 0 else windows
    aligned, count = _aligned(n, on[1:], indices)
    if on[0]:
        windows = take(x, [numbers(x, n, count), *aligned], (0, *up), mode, unique=unique)
        return moved(windows, 1, 1 + p, count)
    return moved(take(x, aligned, axes, mode), p, 0)


def batched_scatter(family: Family) -> None:
    """Declare how a scatter is batched: the batch is one more axis of what is written to."""

    @family.batch
    def _(
        n: Size,
        on: Flags,
        x: Any,
        updates: Any,
        *indices: Any,
        axes: Axes,
        mode: Mode,
        unique: bool,
    ) -> Any:
        x, updates = as_batches(n, on[:2], (x, updates))
        p, up = index_position(axes), tuple(a + 1 for a in axes)
        if not any(on[2:]):
            count = max(i.ndim for i in indices)
            updates = moved(updates, 1, 0, count) if index_position(up) == 0 else updates
            return put(family, x, updates, indices, up, mode, unique=unique)
        aligned, count = _aligned(n, on[2:], indices)
        where = [numbers(x, n, count), *aligned]
        updates = moved(updates, 1 + p, 1, count)
        return put(family, x, updates, where, (0, *up), mode, unique=unique)


batched_scatter(scatter)
batched_scatter(scatter_add)


def _aligned(n: Size, on: Flags, indices: Sequence[Any]) -> tuple[list[Any], int]:
    """Index arrays with an axis for the batch and equally many others, and how many these are."""
    count = max(i.ndim - o for i, o in zip(indices, on, strict=True))
    aligned = []
    for i, o in zip(indices, on, strict=True):
        own = i.shape[1:] if o else i.shape
        shape = (n if o else 1, *(1,) * (count - len(own)), *own)
        aligned.append(i if shape == i.shape else apply(reshape.bind(shape=shape), i))
    return aligned, count


def put(
    family: Family,
    x: Any,
    updates: Any,
    indices: Sequence[Any],
    axes: Axes,
    mode: str,
    *,
    unique: bool = False,
) -> Any:
    """`x` with updates written, added, ... where the index arrays point."""
    return apply(family.bind(axes=axes, mode=mode, unique=unique), x, updates, *indices)


@gather.transpose(0)
def _(ct: Any, x: Any, *indices: Any, axes: Axes, mode: str, unique: bool) -> Any:
    return put(scatter_add, full(ct, x.aval, 0), ct, indices, axes, mode, unique=unique)


@scatter_add.transpose(0)
def _(ct: Any, x: Any, updates: Any, *indices: Any, **params: Any) -> Any:
    return ct


@scatter_add.transpose(1)
def _(ct: Any, x: Any, updates: Any, *indices: Any, **params: Any) -> Any:
    return take(ct, indices, **params)


@scatter.transpose(0)
def _(ct: Any, x: Any, updates: Any, *indices: Any, **params: Any) -> Any:
    return put(scatter, ct, full(ct, updates.aval, 0), indices, **params)


@scatter.transpose(1)
def _(ct: Any, x: Any, updates: Any, *indices: Any, axes: Axes, mode: str, unique: bool) -> Any:
    read = take(ct, indices, axes, mode, unique=unique)
    if unique:
        return read
    stays = broadcast_index(last_writes(x, indices, axes, mode), updates.shape, axes)
    return f.where(stays, read, f.zeros_like(read))


def last_writes(x: Any, indices: Sequence[Any], axes: Axes, mode: str) -> Any:
    """Which of the updates no later one overwrites, in the shape of the broadcast indices.

    Every update writes its number, and sees whether it reads it again.
    """
    shape = broadcast_shapes("scatter", *[i.shape for i in indices])
    numbers = numbered(indices[0], shape)
    sizes = tuple(x.shape[a] for a in axes)
    every = tuple(range(len(axes)))
    board = full(numbers, numbers.aval.with_shape(sizes), -1)
    board = put(scatter, board, numbers, indices, every, mode)
    return f.equal(take(board, indices, every, mode), numbers)


def numbered(like: Any, shape: Shape) -> Any:
    """0, 1, 2, … in row-major order."""
    line = nullary(like, iota.bind(shape=(prod(shape),), dimension=0, dtype=int64))
    return apply(reshape.bind(shape=shape), line)


def broadcast_index(values: Any, shape: Shape, axes: Axes) -> Any:
    """Values with the axes of the index arrays, broadcast over the windows of a gathered shape."""
    p = index_position(axes)
    return apply(
        broadcast_in_dim.bind(shape=shape, dimensions=tuple(range(p, p + values.ndim))), values
    )
