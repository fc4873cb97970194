"""Putting graphs together without copying them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from computegraph.arena import Arena
from computegraph.errors import GraphError
from computegraph.graph import Graph
from computegraph.keys import ValueKey


@dataclass(frozen=True, slots=True, eq=False)
class ResolvedView:
    """Several graphs of one arena seen as one logical graph.

    An interned key already determines its definition, so a view records only which graphs it is
    of; definitions are looked up in the arena.
    """

    arena: Arena
    graphs: tuple[Graph, ...]

    @property
    def outputs(self) -> tuple[ValueKey, ...]:
        """The outputs of all graphs, in order."""
        return tuple(graph.key(v) for graph in self.graphs for v in graph.outputs)


def resolve(graphs: Sequence[Graph]) -> ResolvedView:
    """One view of graphs that refer to each other's values; their parents come along."""
    if not graphs:
        raise GraphError("resolve: no graphs")
    arena = graphs[0].arena
    if any(graph.arena is not arena for graph in graphs):
        raise GraphError("resolve: the graphs belong to different arenas; splice them into one")
    reached: dict[Graph, None] = {}
    queue = list(graphs)
    while queue:
        graph = queue.pop(0)
        if graph not in reached:
            reached[graph] = None
            queue.extend(graph.parents)
    return ResolvedView(arena, tuple(reached))
