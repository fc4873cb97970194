"""Copying structure from one place to another, with some values replaced."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from computegraph.arena import Arena
from computegraph.materialize import MaterializedGraph


def splice(graph: MaterializedGraph, target: Arena, values: Mapping[int, int]) -> list[int]:
    """Emit a merged graph into `target`; `values` says what stands for each of its inputs.

    Returns the outputs as values of `target`, which may be the graph's own arena.
    """
    here = copied(graph.arena, graph.order, target, values)
    return [here[v] for v in graph.outputs]


def copied(
    arena: Arena, order: Iterable[int], target: Arena, values: Mapping[int, int]
) -> dict[int, int]:
    """Emit values of an arena, operands first, into `target`; what stands there for each.

    `values` says what stands for the values that are read but not in `order`.
    """
    here = dict(values)
    projections = arena.projection_codes()
    codes: dict[int, int] = {}
    for v in order:
        code, *operands = arena.nodes[v]
        if code in projections:
            here[v] = here[operands[0]] + arena.slot(v)
            continue
        if code not in codes:
            codes[code] = target.code(arena.operation_of(code), arena.masks[code])
        here[v] = target.emit(codes[code], [here[a] for a in operands])
    return here
