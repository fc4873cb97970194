"""The passes in the order in which engines need them."""

from __future__ import annotations

from computegraph import MaterializedGraph
from tenferro.passes.rewriter import EVERY, RULES, rewrite

_ROUNDS = 2


def simplify(graph: MaterializedGraph) -> MaterializedGraph:
    """An equal graph without roles, repeated work, and operations that change nothing.

    The graph's sizes must be known. Two rounds, as what a rule leaves may suit another one.
    """
    for _ in range(_ROUNDS):
        before = len(graph.order)
        graph = rewrite(graph, RULES, EVERY)
        if len(graph.order) == before:
            break
    return graph
