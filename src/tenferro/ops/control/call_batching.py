"""Batches of calls and of outside functions: what they compute, and their rules, on batches."""

from __future__ import annotations

from typing import Any

from computegraph import Body
from tenferro.ops.base import FAMILIES, apply
from tenferro.ops.base.batched import Flags, Size, as_batches
from tenferro.ops.batching.kinds import looped
from tenferro.ops.batching.rules import batched_body
from tenferro.ops.control.calls import Form, call, nonlinear_pullback, reverse_only
from tenferro.ops.control.external import external
from tenferro.tensor import Shape


@call.batch
def _(
    n: Size,
    on: Flags,
    *inputs: Any,
    body: Body,
    consts: int,
    rule: tuple[Body, ...],
    form: Form,
    name: str,
) -> Any:
    pairs = zip(on[consts:], body.inputs[consts:], strict=True)
    args = [o for o, aval in pairs if aval.is_inexact]
    known = (*on, *(True for _ in body.outputs))
    if form == "forward":
        batched: tuple[Body, ...] = (_whole(rule[0], n, (*known, *args)),)
    else:
        residuals, pullback = rule
        flags = (*on[:consts], *(True for _ in pullback.inputs[consts:]))
        batched = (_whole(residuals, n, known), _summed(_whole(pullback, n, flags), args))
    operation = call.bind(
        body=_whole(body, n, on), consts=consts, rule=batched, form=form, name=name
    )
    return apply(operation, *inputs)


def _whole(body: Body, n: Size, on: Flags) -> Body:
    """A body on batches, all of whose outputs are batches."""
    return batched_body(body, n, on, (True,) * len(body.outputs)).body


def _summed(pullback: Body, on: list[bool]) -> Body:
    """A pullback that sums the cotangents of an argument that is the same for the whole batch."""
    graph = pullback.graph()
    arena = graph.arena
    total = FAMILIES["reduce_sum"].bind(axes=(0,))
    outs = [v if o else arena.apply(total, [v]) for v, o in zip(graph.outputs, on, strict=True)]
    return Body.of(arena, outs, graph.inputs)


@reverse_only.batch
def _(n: Size, on: Flags, *inputs: Any, pullback: Body, residuals: int, name: str) -> Any:
    return _reversed(
        reverse_only, n, on, *inputs, pullback=pullback, residuals=residuals, name=name
    )


@nonlinear_pullback.batch
def _(n: Size, on: Flags, *inputs: Any, pullback: Body, residuals: int, name: str) -> Any:
    family = nonlinear_pullback
    return _reversed(family, n, on, *inputs, pullback=pullback, residuals=residuals, name=name)


def _reversed(
    family: Any, n: Size, on: Flags, *inputs: Any, pullback: Body, residuals: int, name: str
) -> Any:
    """A map whose pullback is known, on batches of what it is linear in."""
    flags = (*on[:residuals], *(True for _ in pullback.inputs[residuals:]))
    operation = family.bind(pullback=_whole(pullback, n, flags), residuals=residuals, name=name)
    linear = as_batches(n, on[residuals:], inputs[residuals:])
    return apply(operation, *inputs[:residuals], *linear)


@external.batch
def _(
    n: Size,
    on: Flags,
    *inputs: Any,
    shapes: tuple[Shape, ...],
    vectorized: bool,
    **params: Any,
) -> Any:
    if not vectorized:
        operation = external.bind(shapes=shapes, vectorized=vectorized, **params)
        return looped(operation, n, on, inputs)
    whole = tuple((n, *shape) for shape in shapes)
    operation = external.bind(shapes=whole, vectorized=vectorized, **params)
    return apply(operation, *as_batches(n, on, inputs))
