"""Operands of one operation at the same positions, of which the same ones belong to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tenferro import numpy as tnp
from tenferro.conversion.basics.errors import condition
from tenferro.conversion.slices.runs import Run
from tenferro.conversion.slices.sources import Stored
from tenferro.conversion.slices.sums import difference, is_least, number
from tenferro.conversion.slices.window import Runs, Window, mask_of, refuse
from tenferro.pytree import map as map_tree
from tenferro.trace import Trace, current_trace

Frame = tuple[Run, Any]
"""A run, and the length of the axis that it is part of."""


def elementwise(
    function: Callable[..., Any], operands: Sequence[Any], options: Any, *, total: bool
) -> Any:
    """A function of elements; what is not `total` sees ones instead of what does not belong."""
    values, runs = aligned(operands)
    if not total:
        shape = tnp.broadcast_shapes(*(getattr(x, "shape", ()) for x in values))
        values = [_with_ones(x, shape, runs) for x in values]
    result = function(*values, **options)
    return map_tree(lambda x: Window(Stored(x), runs).plain(), result)


def _with_ones(x: Any, shape: tuple[Any, ...], runs: Runs) -> Any:
    n = len(getattr(x, "shape", ()))
    if not n:
        return x
    own = [None if m == 1 else r for m, r in zip(x.shape, runs[len(shape) - n :], strict=True)]
    mask = mask_of(x.shape, own)
    return x if mask is None else tnp.where(mask, x, tnp.ones((), x.dtype))


def aligned(operands: Sequence[Any], frames: Sequence[Frame | None] = ()) -> tuple[list[Any], Runs]:
    """The values of operands, which are broadcast, in common frames, and the runs of these.

    Frames of the last axes may be given.
    """
    arrays = [x if isinstance(x, Window) else _array(x) for x in operands]
    ndim = max(x.ndim for x in arrays if hasattr(x, "ndim"))
    chosen: list[Frame | None] = [None] * ndim
    for back in range(1, ndim + 1):
        given = frames[-back] if back <= len(frames) else None
        chosen[-back] = given or _common_frame(arrays, back)
    values = [_in_frames(x, chosen) for x in arrays]
    return values, tuple(None if f is None else f[0] for f in chosen)


def _array(x: Any) -> Any:
    return x if isinstance(x, bool | int | float | complex) else tnp.asarray(x)


def _common_frame(arrays: Sequence[Any], back: int) -> Frame | None:
    """The first frame, if all lengths are surely equal; one from position 0 on otherwise."""
    frames = [_frame(x, -back) for x in arrays if getattr(x, "ndim", 0) >= back]
    found = [f for f in frames if f is not None]
    runs = [x.runs[-back] for x in arrays if isinstance(x, Window) and x.ndim >= back]
    if not any(runs):
        return None
    found.sort(key=lambda f: all(f[0] is not run for run in runs))
    size = found[0][0].size
    if all(difference(run.size, size) == 0 for run, _ in found):
        return found[0]
    for run, _ in found[1:]:
        size = (
            run.size if difference(size, 1) == 0 else number(tnp.where(size == 1, run.size, size))
        )
    return Run(0, size), max(extent for _, extent in found)


def _frame(x: Any, axis: int) -> Frame | None:
    """The frame of an operand on an axis; None if it is broadcast there."""
    run = x.runs[axis] if isinstance(x, Window) else None
    n = (x.everywhere if isinstance(x, Window) else x).shape[axis]
    return None if run is None and n == 1 else (run or Run(0, n), n)


def _in_frames(x: Any, frames: Sequence[Frame | None]) -> Any:
    """The values of an operand in the frames of the last axes."""
    ndim = getattr(x, "ndim", 0)
    data = x.everywhere if isinstance(x, Window) else x
    for axis in range(ndim):
        own, frame = _frame(x, axis), frames[axis - ndim]
        if own is not None and frame is not None:
            data = in_frame(data, axis, own[0], frame, broadcasts=True)
    return data


def in_frame(data: Any, axis: int, run: Run, frame: Frame, *, broadcasts: bool = False) -> Any:
    """Values whose run of an axis is at the positions of a frame's run.

    A run of one element may be at all of them, if it `broadcasts`.
    """
    to, extent = frame
    is_one = _is_broadcast(run.size, to.size, broadcasts=broadcasts)
    n, low = data.shape[axis], run.low
    if is_one is not False:
        inner = in_frame(data, axis, Run(low, to.size, run.backward), frame)
        first = tnp.take(data, tnp.reshape(tnp.asarray(low), (1,)), axis, mode="clip")
        return tnp.where(is_one, first, inner)
    if run.backward != to.backward:
        data, low = tnp.flip(data, axis), n - run.end
    by = difference(low, to.low)
    if by is None:
        return tnp.take(data, tnp.arange(extent) + (low - to.low), axis, mode="clip")
    kept = slice(max(by, 0), max(min(by + extent, n), 0))
    before = max(-by, 0)
    part = data if kept == slice(0, n) else data[(slice(None),) * axis + (kept,)]
    after = extent - before - part.shape[axis]
    if not before and not after:
        return part
    widths = [(0, 0)] * data.ndim
    widths[axis] = (before, after)
    return tnp.pad(part, widths)


def _is_broadcast(first: Any, second: Any, *, broadcasts: bool) -> Any:
    """Whether a run of the first length is broadcast to the second one.

    Raises ValueError, now or when the program runs, if the lengths do not fit.
    """
    by = difference(first, second)
    if by == 0:
        return False
    can_be_one = broadcasts and not is_least(2, first)
    holds = tnp.equal(first, second)
    is_one = tnp.equal(first, 1) if can_be_one else False
    trace = current_trace.get()
    assert isinstance(trace, Trace)
    if difference(first, 1) != 0 or not broadcasts:
        text = "operands could not be broadcast together: slices with traced bounds, and others, "
        text += "have different lengths"
        condition(trace, tnp.logical_or(holds, is_one), text, "ValueError")
    return is_one


def assign(target: Window, value: Any) -> None:
    """`target[...] = value`: where an element of the target is, and nowhere else."""
    data, ndim = target.everywhere, target.ndim
    frames = [(r or Run(0, n), n) for r, n in zip(target.runs, data.shape, strict=True)]
    if (isinstance(value, Window) and value.ndim > ndim) or getattr(value, "ndim", 0) > ndim:
        refuse("one with more axes is written to it")
    if not ndim:
        target.source.write(value.everywhere if isinstance(value, Window) else value)
        return
    lifted = Window(Stored(data), target.runs)
    (_, new), _ = aligned([lifted, value], frames)
    mask = target.mask()
    target.source.write(new if mask is None else tnp.where(mask, new, data))
