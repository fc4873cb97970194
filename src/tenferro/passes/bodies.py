"""The bodies that operations of a graph hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from computegraph import Arena, Body, MaterializedGraph, re_emit
from tenferro.ops.base.bodies import bodies_in, with_bodies


def map_bodies(graph: MaterializedGraph, changed: Callable[[Body], Body]) -> MaterializedGraph:
    """The graph with each body replaced; the same graph if all stay."""
    held: set[Any] = {o for o in graph.arena.operations if o is not None and bodies_in(o)}
    moved = {o: with_bodies(o, changed) for o in held}
    if all(o is m for o, m in moved.items()):
        return graph
    arena = Arena()

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int:
        return arena.apply(moved.get(operation, operation), operands, mask)

    return re_emit(graph, arena, emit)
