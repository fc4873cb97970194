"""Views of views become one, and views that change nothing go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tenferro.ops.base import TensorOperation
from tenferro.passes.rewriter import Operands, Rewriter, rule


@rule("reshape")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    (x,) = operands
    shape = operation.params["shape"]
    if r.aval(x).shape == shape:
        return x
    inner = r.operand(x, "reshape")
    if inner is not None:
        return r.bind("reshape", inner, shape=shape)
    return _reshaped_broadcast(r, x, shape)


def _reshaped_broadcast(r: Rewriter, x: int, shape: Any) -> int | None:
    """Of a number broadcast to a shape only the shape changes."""
    if r.name(x) != "broadcast_in_dim":
        return None
    (scalar,) = r.operands(x)
    if r.aval(scalar).shape:
        return None
    return r.bind("broadcast_in_dim", scalar, shape=shape, dimensions=())


@rule("transpose")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    (x,) = operands
    order = operation.params["permutation"]
    if order == tuple(range(len(order))):
        return x
    inner = r.operand(x, "transpose")
    if inner is not None:
        before = r.params(x)["permutation"]
        return r.bind("transpose", inner, permutation=tuple(before[a] for a in order))
    return _transposed_broadcast(r, x, order)


def _transposed_broadcast(r: Rewriter, x: int, order: Any) -> int | None:
    """A transposed broadcast is one along other axes, if these stay in order."""
    if r.name(x) != "broadcast_in_dim":
        return None
    params = r.params(x)
    dimensions = tuple(order.index(d) for d in params["dimensions"])
    if list(dimensions) != sorted(dimensions):
        return None
    shape = tuple(params["shape"][a] for a in order)
    (source,) = r.operands(x)
    return r.bind("broadcast_in_dim", source, shape=shape, dimensions=dimensions)


@rule("broadcast_in_dim")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    (x,) = operands
    shape, dimensions = operation.params["shape"], operation.params["dimensions"]
    if r.aval(x).shape == shape:
        return x
    inner = r.operand(x, "broadcast_in_dim")
    if inner is not None:
        before = r.params(x)["dimensions"]
        composed = tuple(dimensions[d] for d in before)
        return r.bind("broadcast_in_dim", inner, shape=shape, dimensions=composed)
    return None


class _Box(NamedTuple):
    """The elements of a value that a slice reads: its bounds, one for each axis."""

    x: int
    start: tuple[int, ...]
    limit: tuple[int, ...]
    strides: tuple[int, ...]


_DEEPEST = 16
"""Through how many operations a slice is moved, so that no chain of them takes quadratic time."""


@rule("slice")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """What is read of the values that another view was made of."""
    (x,) = operands
    result = operation.infer(r.aval(x))
    if r.aval(x).shape == result.shape:
        return x
    box = _Box(x, **operation.params)
    for _ in range(_DEEPEST):
        move = _MOVES.get(r.name(box.x) or "")
        source = None if move is None else move(r, box)
        if source is None:
            break
        box = source
    if box.x == x:
        return None
    x, *bounds = box
    y = r.bind("slice", x, **dict(zip(_Box._fields[1:], bounds, strict=True)))
    return y if r.aval(y).shape == result.shape else r.bind("reshape", y, shape=result.shape)


def _of_slice(r: Rewriter, box: _Box) -> _Box:
    inner, (source,) = r.params(box.x), r.operands(box.x)
    start, limit, strides = [], [], []
    for axis, (a, b, s) in enumerate(zip(*box[1:], strict=True)):
        step, origin = inner["strides"][axis], inner["start"][axis]
        first = origin + a * step if b > a else origin  # of none: within the source
        start.append(first)
        limit.append(origin + (b - 1) * step + 1 if b > a else first)
        strides.append(s * step)
    return _Box(source, tuple(start), tuple(limit), tuple(strides))


def _of_pad(r: Rewriter, box: _Box) -> _Box | None:
    """What a slice keeps of a padded array lies within the array."""
    source, _ = r.operands(box.x)
    start, limit = [], []
    for a, b, n, (before, _, between) in zip(
        box.start, box.limit, r.aval(source).shape, r.params(box.x)["padding"], strict=True
    ):
        if between or a < before or b - before > n:
            return None
        start.append(a - before)
        limit.append(b - before)
    return _Box(source, tuple(start), tuple(limit), box.strides)


def _of_concatenate(r: Rewriter, box: _Box) -> _Box | None:
    """It lies within one of the parts."""
    axis, before = r.params(box.x)["axis"], 0
    for part in r.operands(box.x):
        size: Any = r.aval(part).shape[axis]
        a, b = box.start[axis] - before, box.limit[axis] - before
        if 0 <= a < b <= size:
            start, limit = list(box.start), list(box.limit)
            start[axis], limit[axis] = a, b
            return _Box(part, tuple(start), tuple(limit), box.strides)
        before += size
    return None


def _of_reshape(r: Rewriter, box: _Box) -> _Box | None:
    """Axes of size 1 were added or removed, no others."""
    (source,) = r.operands(box.x)
    shape, whole = r.aval(source).shape, r.aval(box.x).shape
    kept = [i for i, n in enumerate(whole) if n != 1]
    if [whole[i] for i in kept] != [n for n in shape if n != 1]:
        return None
    if any(a == b for a, b in zip(box.start, box.limit, strict=True)):
        return None
    bounds = iter([(box.start[i], box.limit[i], box.strides[i]) for i in kept])
    moved = [(0, 1, 1) if n == 1 else next(bounds) for n in shape]
    start, limit, strides = zip(*moved, strict=True) if moved else ((), (), ())
    return _Box(source, start, limit, strides)


_MOVES: dict[str, Callable[[Rewriter, _Box], _Box | None]] = {
    "slice": _of_slice,
    "pad": _of_pad,
    "concatenate": _of_concatenate,
    "reshape": _of_reshape,
}


@rule("pad")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    x, _ = operands
    return x if all(p == (0, 0, 0) for p in operation.params["padding"]) else None


@rule("concatenate")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    axis = operation.params["axis"]
    parts = [v for v in operands if r.aval(v).shape[axis] != 0]
    if len(parts) == 1:
        return parts[0]
    return r.apply(operation, *parts) if parts and len(parts) < len(operands) else None


@rule("reverse")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    (x,) = operands
    axes = tuple(a for a in operation.params["axes"] if r.aval(x).shape[a] != 1)
    if not axes:
        return x
    if r.name(x) == "reverse":
        both = set(axes) ^ set(r.params(x)["axes"])
        return r.bind("reverse", r.operands(x)[0], axes=tuple(sorted(both)))
    return r.bind("reverse", x, axes=axes) if axes != operation.params["axes"] else None
