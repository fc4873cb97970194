"""How a family without a batching rule is batched: by its kind, or one element at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from computegraph import Arena, Body
from tenferro.ops.base import Family, TensorOperation, apply, literal
from tenferro.ops.base.batched import Flags, Size, as_batches
from tenferro.ops.loops.loop import Loop
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import int64


def batch_kind(family: Family) -> str:
    """How a family is batched: `pointwise`, `leading`, `axes`, `rule`, `formula` or `loop`.

    `pointwise` and `leading` are the same operation on operands with one more axis in front, `axes`
    has its axes moved on by one, `formula` batches what defines the family, and `loop` runs it once
    per element, which is right for any operation whatever.
    """
    if family.batch_rule is not None:
        return "rule"
    if family.declared_batch:
        return family.declared_batch
    if family.pointwise:
        return "pointwise"
    if family.stacks is not None:
        return "leading"
    return "formula" if family.formula_rule is not None else "loop"


def with_axis_in_front(operation: TensorOperation, n: Size, on: Flags, xs: Sequence[Any]) -> Any:
    """The same operation on batches, with its own axes moved on by one."""
    params = {**operation.params, **_moved_axes(operation.params)}
    return apply(operation.family.bind(**params), *as_batches(n, on, xs))


def _moved_axes(params: Mapping[str, Any]) -> dict[str, Any]:
    moved: dict[str, Any] = {}
    if "axis" in params:
        moved["axis"] = _behind_batch(params["axis"])
    if "axes" in params:
        moved["axes"] = tuple(map(_behind_batch, params["axes"]))
    return moved


def _behind_batch(axis: int) -> int:
    return axis + 1 if axis >= 0 else axis


def elements_of(on: Flags, xs: Sequence[Any]) -> tuple[Aval, ...]:
    """What operands are for one element of the batch."""
    return tuple(
        x.aval.with_shape(x.shape[1:]) if o else x.aval for x, o in zip(xs, on, strict=True)
    )


def looped(operation: TensorOperation, n: Size, on: Flags, xs: Sequence[Any]) -> Any:
    """An operation on one element of the batch after the other."""
    order = [*(i for i, o in enumerate(on) if not o), *(i for i, o in enumerate(on) if o)]
    arena = Arena()
    avals = elements_of(on, xs)
    inputs = dict(zip(order, arena.inputs(avals[i] for i in order), strict=True))
    mask = sum(1 << i for i, x in enumerate(xs) if x.active)
    first = arena.apply(operation, [inputs[i] for i in range(len(xs))], mask)
    outputs = range(first, first + operation.n_outputs)
    body = Body.of(arena, outputs, [inputs[i] for i in order])
    linear = tuple([xs[i].active for i in order])
    loop = Loop(body, len(on) - sum(on), (), n, linear=linear)
    return apply(loop.operation, literal(xs[0], n, int64), *(xs[i] for i in order))
