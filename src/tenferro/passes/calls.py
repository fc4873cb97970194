"""Calls give way to what they compute, once their derivatives have been taken."""

from __future__ import annotations

from typing import Any

from computegraph import Arena, MaterializedGraph, re_emit


def inline_calls(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with their bodies in place of calls, of those within bodies as well.

    The operations of a body meet those around it: what a rule computes again is there already.
    """
    while any(getattr(o, "name", "") == "call" for o in graph.arena.operations):
        graph = _inlined(graph)
    return graph


def _inlined(graph: MaterializedGraph) -> MaterializedGraph:
    target = Arena()

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
        if operation.name != "call":
            return target.emit(target.code(operation, mask), operands)
        found = operation.params["body"].emit(target, operands, roles=False)
        return found[0] if len(found) == 1 else tuple(found)

    return re_emit(graph, target, emit)
