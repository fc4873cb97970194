"""The passes that graphs go through before any engine sees them, in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from computegraph import Body, MaterializedGraph
from tenferro.passes.accumulation import add_parts_in_place
from tenferro.passes.calls import inline_calls
from tenferro.passes.chain_loops import chain_loops
from tenferro.passes.fewer_records import fewer_records
from tenferro.passes.gauge import mark_mixed
from tenferro.passes.kept_parts import keep_parts
from tenferro.passes.known_places import write_at_known_places
from tenferro.passes.lane_steps import recorded_lanes
from tenferro.passes.masking import guard_masked
from tenferro.passes.merge_loops import merge_loops
from tenferro.passes.restore_arrays import restore_arrays
from tenferro.passes.summed_products import sum_products_outside

GraphPass = Callable[[MaterializedGraph], MaterializedGraph]

LOOPS: Sequence[GraphPass] = (
    keep_parts,
    recorded_lanes,
    merge_loops,
    fewer_records,
    restore_arrays,
    chain_loops,
    sum_products_outside,
)
"""Those that let loops run together, and make them do less."""
EVERY_ENGINE: Sequence[GraphPass] = (
    inline_calls,
    add_parts_in_place,
    guard_masked,
    mark_mixed,
    *LOOPS,
)
EVERY_BODY: Sequence[GraphPass] = (
    inline_calls,
    write_at_known_places,
    add_parts_in_place,
    guard_masked,
    *LOOPS,
)
"""Those for the body of a loop or a branch; its program's `mark_mixed` has seen it."""


def passed(graph: MaterializedGraph, passes: Sequence[GraphPass]) -> MaterializedGraph:
    """The graph after these passes, in order."""
    return reduce(lambda graph, each: each(graph), passes, graph)


def for_every_engine(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph as engines take it."""
    return passed(graph, EVERY_ENGINE)


def for_every_body(body: Body) -> MaterializedGraph:
    """The body of a loop, or a branch, as engines take it."""
    return passed(body.graph(), EVERY_BODY)
