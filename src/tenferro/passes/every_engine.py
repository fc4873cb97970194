"""What is done to graphs before any engine sees them."""

from __future__ import annotations

from computegraph import Body, MaterializedGraph
from tenferro.passes.calls import inline_calls
from tenferro.passes.chain_loops import chain_loops
from tenferro.passes.gauge import mark_mixed
from tenferro.passes.lane_steps import recorded_lanes
from tenferro.passes.masking import guard_masked
from tenferro.passes.merge_loops import merge_loops


def for_every_engine(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph as engines take it."""
    return merged_loops(mark_mixed(guard_masked(inline_calls(graph))))


def for_every_body(body: Body) -> MaterializedGraph:
    """A body of a loop, or a branch, as engines take it; its program's `mark_mixed` has seen it."""
    return merged_loops(guard_masked(inline_calls(body.graph())))


def merged_loops(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with loops that can run together in one, and flags of elements from their loop."""
    return chain_loops(merge_loops(recorded_lanes(graph)))
