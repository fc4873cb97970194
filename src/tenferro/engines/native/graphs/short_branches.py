"""Branches of few operations are computed both, and their results selected.

A branch as a separate part costs 60 to 100 ns a step and keeps a loop out of registers; numbers
that are selected cost their operations. What a branch writes to an array it writes always: where it
is not taken, the elements that are there. Indices of a branch that is not taken may be anything, so
reads are of the nearest element. Checks have become numbers before, which are selected too.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from computegraph import Body, MaterializedGraph, map_values, re_emit
from tenferro.engines.native.families.table import cost_of, form_of
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import kept_by_body
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import is_switch
from tenferro.passes.every_engine import for_every_body
from tenferro.tensor import Aval

_MOST = 60.0
"""Nanoseconds of the operations of both branches (see `families.table`), about what the call of one
takes."""
_SMALL = 4
"""Elements of what a branch computes, reads or writes."""
_MOVES = frozenset({"constant", "reshape", "view"})
_NEUTRAL = {"scatter": None, "scatter_add": -0.0}
"""What is written where a branch is not taken; None for what is there."""


def body_graph(body: Body) -> MaterializedGraph:
    """The body of a loop or a branch as the engine takes it."""
    return without_short_branches(for_every_body(body))


def without_short_branches(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with the results of short branches selected."""
    if not any(map(_short, graph.arena.operations)):
        return graph
    writer = Writer()

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
        branches = _short(operation)
        if branches is None:
            return writer.arena.apply(operation, operands, mask)
        return _selected(writer, branches, operands)

    return re_emit(graph, writer.arena, emit)


def _short(operation: Any) -> tuple[Body, Body] | None:
    """The branches of a switch that are better computed both; None for other operations."""
    if not is_switch(operation) or len(operation.params["branches"]) != 2:
        return None
    first, second = (_flat(branch) for branch in operation.params["branches"])
    costs = _cost(first), _cost(second)
    if costs[0] is None or costs[1] is None or costs[0] + costs[1] > _MOST:
        return None
    roots = _roots(first)
    arrays = [r for r in roots if r is not None]
    if roots != _roots(second) or -1 in arrays or len(set(arrays)) < len(arrays):
        return None
    return first, second


@kept_by_body
def _flat(branch: Body) -> Body:
    """A branch without short branches."""
    graph = without_short_branches(branch.graph())
    return Body.of(graph.arena, graph.outputs, graph.inputs)


def _is_small(aval: Aval) -> bool:
    return all(isinstance(n, int) for n in aval.shape) and int(prod(aval.shape)) <= _SMALL


def _cost(branch: Body) -> float | None:
    """What a branch costs; None if it does more than compute, read and write a few elements."""
    graph = branch.graph()
    metas, total = graph.arena.metas, 0.0
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        assert isinstance(operation, TensorOperation)
        form = form_of(operation)
        if operation.name in _NEUTRAL:
            touched = metas[operands[1]]
        elif form == "pointwise" or form in _MOVES or operation.name == "gather":
            touched = metas[v]
        else:
            return None
        if not _is_small(touched) or operation.params.get("mode") == "drop":
            return None
        total += cost_of(operation, metas[v].dtype) if form not in _MOVES else 0.0
    return total


def _roots(branch: Body) -> list[int | None]:
    """For each output the input that it is, with parts written; None for small ones, else -1."""
    graph = branch.graph()
    r, places = Writer(graph.arena), {v: i for i, v in enumerate(graph.inputs)}
    found: list[int | None] = []
    for v in graph.outputs:
        if _is_small(r.aval(v)):
            found.append(None)
            continue
        while r.name(v) in _NEUTRAL:
            v = r.operands(v)[0]
        found.append(places.get(v, -1))
    return found


def _selected(
    writer: Writer, branches: tuple[Body, Body], operands: Sequence[int]
) -> tuple[int, ...]:
    """The outputs of a switch, the second branch of which a true flag takes."""
    flag, *values = operands
    if writer.aval(flag).dtype != np.bool_:
        zero = writer.zeros(writer.aval(flag))
        flag = writer.bind("compare", flag, zero, direction="greater")
    first, second = branches
    roots = _roots(first)
    otherwise = writer.bind("bitwise_not", flag)
    before = _emitted(writer, first, values, otherwise)
    for root, y in zip(roots, before, strict=True):
        if root is not None:
            values[root] = y
    after = _emitted(writer, second, values, flag)
    pairs = zip(roots, before, after, strict=True)
    return tuple([y if r is not None else _either(writer, flag, y, x) for r, x, y in pairs])


def _emitted(writer: Writer, branch: Body, values: Sequence[int], flag: int) -> list[int]:
    """The outputs of a branch, which writes only if a flag holds."""

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int:
        if operation.name == "gather":
            return writer.apply(_clipped(operation), *operands)
        if operation.name in _NEUTRAL:
            x, updates, *indices = operands
            neutral = _NEUTRAL[operation.name]
            if neutral is None:
                params = {**operation.params, "mode": "clip"}
                kept = writer.bind("gather", x, *indices, **params)
            else:
                kept = writer.splat(neutral, writer.aval(updates))
            written = _either(writer, flag, updates, kept)
            return writer.apply(_clipped(operation), x, written, *indices)
        return writer.arena.apply(operation, operands, 0)

    graph = branch.graph()
    here = map_values(
        graph.arena, graph.order, dict(zip(graph.inputs, values, strict=True)), writer.arena, emit
    )
    return [here[v] for v in graph.outputs]


def _clipped(operation: TensorOperation) -> TensorOperation:
    return operation.family.bind(**{**operation.params, "mode": "clip"})


def _either(writer: Writer, flag: int, then: int, otherwise: int) -> int:
    """One of two values."""
    shape = writer.aval(then).shape
    if shape:
        flag = writer.bind("broadcast_in_dim", flag, shape=shape, dimensions=())
    return writer.bind("select", flag, then, otherwise)
