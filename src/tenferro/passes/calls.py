"""Calls give way to what they compute, once their derivatives have been taken."""

from __future__ import annotations

from typing import Any

from computegraph import Arena, MaterializedGraph, re_emit
from tenferro.ops.bodies import RESIDUAL

_COMPUTED = {"call": "body", "checkpoint": "body", "linear_solve": "solve", RESIDUAL: None}
"""The body that computes an operation; None for one that gives its operand."""


def inline_calls(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with their bodies in place of calls, of those within bodies as well.

    The operations of a body meet those around it: what a rule computes again is there already.
    """
    while any(getattr(o, "name", "") in _COMPUTED for o in graph.arena.operations):
        graph = _inlined(graph)
    return graph


def _inlined(graph: MaterializedGraph) -> MaterializedGraph:
    target = Arena()

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
        if operation.name not in _COMPUTED:
            return target.emit(target.code(operation, mask), operands)
        body = _COMPUTED[operation.name]
        if body is None:
            return operands[0]
        outputs = operation.params[body].emit(target, operands, roles=False)
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    return re_emit(graph, target, emit)
