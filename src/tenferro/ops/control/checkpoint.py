"""Functions that are computed again where their derivative is, instead of being kept.

A checkpoint computes its body. What its tangents read are the operands, and what the body marks as
a `residual`; the rest is computed again inside of the linear part, which is a separate branch, so
that no engine merges it with the earlier values.

Maths note: control.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from computegraph import Arena, Body, map_values
from tenferro.ops.base import Family, apply, literal, refuse, several
from tenferro.ops.base.batched import Flags, Size
from tenferro.ops.base.bodies import RESIDUAL, inlined, tangent
from tenferro.ops.batching.rules import batched_body
from tenferro.ops.control.calls import computed
from tenferro.ops.control.switch import switch
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import int64
from tenferro.trace.tracer import SymbolicZero

Keep = Callable[[str, Aval], Any]
"""Whether to keep the result of an operation of this name, of this shape and dtype."""


def _same(x: Aval) -> Aval:
    return x


residual = Family(RESIDUAL, _same, linear=(0,), batch="leading")
"""The same value, to be kept for derivatives."""


@residual.formula
def _(x: Any) -> Any:
    return x


@residual.transpose(0)
def _(ct: Any, x: Any) -> Any:
    return ct


def _infer(*avals: Aval, body: Body) -> Any:
    if not avals or avals != body.inputs:
        refuse("checkpoint", "operands", list(avals), f"{list(body.inputs)}, at least one", "are")
    return body.metas[0] if len(body.metas) == 1 else body.metas


checkpoint = Family("checkpoint", _infer, n_outputs=lambda *, body, **_: len(body.outputs))
"""The results of `body` for the operands."""


@checkpoint.formula
def _(*inputs: Any, body: Body) -> Any:
    return computed(body, inputs)


@checkpoint.jvp
def _(*values: Any, body: Body) -> Any:
    n, m = len(body.inputs), len(body.outputs)
    inputs, tangents = values[:n], values[n + m :]
    there = [t for t in tangents if not isinstance(t, SymbolicZero)]
    derivative = tangent(body, tuple(not isinstance(t, SymbolicZero) for t in tangents), True)
    if not any(derivative.outputs):
        return (None,) * m if m > 1 else None
    reads = inlined(derivative.residuals, inputs, inputs[0])
    flags = (*[False] * len(reads), *[True] * len(there))
    operation = switch.bind(branches=(derivative.linear,), linear=flags)
    index = literal(inputs[0], 0, np.dtype(int64))
    results = iter(several(apply(operation, index, *reads, *there)))
    every = tuple(next(results) if on else None for on in derivative.outputs)
    return every if m > 1 else every[0]


@checkpoint.batch
def _(n: Size, on: Flags, *inputs: Any, body: Body) -> Any:
    whole = batched_body(body, n, on, (True,) * len(body.outputs)).body
    return apply(checkpoint.bind(body=whole), *inputs)


def marked(body: Body, keep: Keep) -> Body:
    """The body with what is to be kept marked so: floating-point results of its operations."""
    graph, arena = body.graph(), Arena()
    inputs = arena.inputs(body.inputs)

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
        first = arena.apply(operation, operands, mask)
        outs = range(first, first + operation.n_outputs)
        return tuple(_marked(arena, v, operation.name, keep) for v in outs)

    values = dict(zip(graph.inputs, inputs, strict=True))
    here = map_values(graph.arena, graph.order, values, arena, emit)
    return Body.of(arena, [here[v] for v in graph.outputs], inputs)


def _marked(arena: Arena, v: int, name: str, keep: Keep) -> int:
    aval: Aval = arena.metas[v]
    if not aval.is_inexact or not arena.nodes[v - arena.slot(v)][1:] or not keep(name, aval):
        return v
    return arena.apply(residual.bind(), [v])
