"""The bodies that operations of a graph hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from computegraph import Arena, Body, MaterializedGraph, re_emit
from tenferro.ops.bodies import bodies_in


def map_bodies(graph: MaterializedGraph, changed: Callable[[Body], Body]) -> MaterializedGraph:
    """The graph with another body in place of each; the same graph if all stay."""
    held: set[Any] = {o for o in graph.arena.operations if o is not None and bodies_in(o)}
    moved = {o: _with_bodies(o, changed) for o in held}
    if all(o is m for o, m in moved.items()):
        return graph
    arena = Arena()

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int:
        return arena.emit(arena.code(moved.get(operation, operation), mask), operands)

    return re_emit(graph, arena, emit)


def _with_bodies(operation: Any, changed: Callable[[Body], Body]) -> Any:
    params = {name: _mapped(value, changed) for name, value in operation.params.items()}
    return operation.family.bind(**params)


def _mapped(value: Any, changed: Callable[[Body], Body]) -> Any:
    if isinstance(value, Body):
        return changed(value)
    return tuple(_mapped(x, changed) for x in value) if isinstance(value, tuple) else value
