"""Views of views become one, and views that change nothing go."""

from __future__ import annotations

from typing import Any

from tenferro.ops.family import TensorOperation
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


@rule("slice")
def _(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    (x,) = operands
    params = operation.params
    if r.aval(x).shape == operation.infer(r.aval(x)).shape:
        return x
    if r.name(x) == "slice":
        return _composed_slice(r, x, params)
    return _sliced_pad(r, x, params) if r.name(x) == "pad" else None


def _composed_slice(r: Rewriter, x: int, outer: Any) -> int:
    inner = r.params(x)
    start, limit, strides = [], [], []
    for axis in range(len(outer["start"])):
        step, origin = inner["strides"][axis], inner["start"][axis]
        a, b, s = (outer[name][axis] for name in ("start", "limit", "strides"))
        first = origin + a * step if b > a else origin  # of none: within the source
        start.append(first)
        limit.append(origin + (b - 1) * step + 1 if b > a else first)
        strides.append(s * step)
    (source,) = r.operands(x)
    return r.bind("slice", source, start=tuple(start), limit=tuple(limit), strides=tuple(strides))


def _sliced_pad(r: Rewriter, x: int, outer: Any) -> int | None:
    """What a slice keeps of a padded array lies within the array."""
    source, _ = r.operands(x)
    start, limit = [], []
    padding = r.params(x)["padding"]
    for axis, (n, (before, _, between)) in enumerate(
        zip(r.aval(source).shape, padding, strict=True)
    ):
        a, b = outer["start"][axis] - before, outer["limit"][axis] - before
        if between or a < 0 or b > n:
            return None
        start.append(a)
        limit.append(b)
    bounds = {"start": tuple(start), "limit": tuple(limit), "strides": outer["strides"]}
    return r.bind("slice", source, **bounds)


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
