"""What loops record for scans that go back is less: parts of arrays, and no more than is needed.

A loop stacks values of its steps for a scan in the opposite direction. Counters, what follows from
them, and elements of constant arrays at such places are computed again by the scan (`again`).

A loop may also stack what a loop in it stacks, for a scan in the body of the scan. If these are
versions of an array, each is a copy of all of it, in each step of both loops. Here the inner loop
records what was in the parts before it wrote them, the outer one stacks these records and the last
version, and the inner scan writes the parts back; at any depth. Where the last version is one of an
array that the outer loop carries, `restore_arrays` restores that.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from computegraph import MaterializedGraph, re_emit
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, LoopCall, Operands, loops_of
from tenferro.passes.record_nests import relinked
from tenferro.passes.record_pairs import Pair, Relinked, last_value, pairs, without
from tenferro.passes.restore_arrays import readers_of


def fewer_records(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with such loops, and scans that compute or restore what they read."""
    loops = loops_of(graph)
    if len(loops) < 2:
        return graph
    readers = readers_of(graph)
    same = {v: v for v in (*graph.inputs, *graph.order)}
    starts: dict[int, Relinked] = {}
    backs: dict[int, int] = {}
    for at, back, links in pairs(loops, loops, same, lambda y, _, back: {*readers[y]} == {back}):
        pair = Pair(loops[at].loop, loops[back].loop, links)
        found = relinked(pair, range(pair.loop.consts))
        if found is not None:
            starts[at], backs[back] = found, at
    if not starts:
        return graph
    w = Writer()
    begun: dict[int, LoopCall[int]] = {}

    def emit(v: int, operation: Any, operands: list[int], mask: int) -> tuple[int, ...]:
        if v in starts:
            loop = starts[v].pair.loop
            first = w.arena.apply(loop.operation, operands)
            results = loop.results(range(first, first + loop.operation.n_outputs))
            begun[v] = LoopCall(loop, loop.operands(operands), results)
            return tuple(starts[v].results(loops[v], first))
        if v in backs:
            given = loops[v].loop.operands(operands)
            return tuple(_scanned(w, loops[v].loop, given, starts[backs[v]], begun[backs[v]]))
        first = w.arena.apply(operation, operands, mask)
        return (*range(first, first + operation.n_outputs),)

    return re_emit(graph, w.arena, emit)


def _scanned(
    w: Writer, scan: Loop, given: Operands[int], found: Relinked, call: LoopCall[int]
) -> Sequence[int]:
    """The outputs of a scan that reads other records of a loop."""
    n = len(found.arrays)
    new = [call.outputs.stacked[k] for k, m in found.pair.links if m >= n]
    last = [last_value(w, w, call, *counter) for counter in found.counters]
    operands = Operands(
        given.steps,
        (*given.consts, *(call.operands.consts[i] for i in found.consts)),
        (*given.carry, *last),
        (*(given.xs[m] for m in found.arrays), *new),
    )
    first = w.arena.apply(found.pair.scan.operation, operands.flat())
    return without(range(first, first + scan.operation.n_outputs), scan.carries, len(last))
