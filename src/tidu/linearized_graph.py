"""What the transforms return."""

from __future__ import annotations

from dataclasses import dataclass

from computegraph import Graph, LocalValueId
from tidu.keys import ADKey


@dataclass(frozen=True, slots=True, eq=False)
class LinearizedGraph:
    """A graph that is linear in its tangent inputs.

    `tangent_inputs` pairs each tangent's key with its value; an output that no tangent input
    reaches is None, a symbolic zero. `is_checked` says that every rule behind the graph was found
    linear when it ran, so that nothing is left to check.
    """

    graph: Graph
    tangent_inputs: tuple[tuple[ADKey, LocalValueId], ...]
    tangent_outputs: tuple[LocalValueId | None, ...]
    is_checked: bool = False

    def as_graph(self) -> Graph:
        """The underlying graph."""
        return self.graph
