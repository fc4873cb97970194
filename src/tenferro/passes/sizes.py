"""Graphs with named sizes, and with numbers in their place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from computegraph import Arena, MaterializedGraph, re_emit
from tenferro.ops.binding import bind_operation
from tenferro.tensor.binding import bind_aval


def bind_sizes(graph: MaterializedGraph, sizes: Mapping[str, int]) -> MaterializedGraph:
    """The graph with every size as a number."""
    arena = Arena()

    def emit(_: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        return arena.emit(arena.code(bind_operation(operation, sizes)), operands)

    avals = [bind_aval(graph.arena.metas[v], sizes) for v in graph.inputs]
    return re_emit(graph, arena, emit, avals)
