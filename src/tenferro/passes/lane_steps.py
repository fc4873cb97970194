"""Which elements of a batch make a step, as the loop knows that made it.

The batch of a `while_loop` counts the steps of every element. What runs along it for each element's
own number of steps, as derivatives do, makes as many as the most of them, and has which elements
make each step from a loop that compares with the counts (`ops/control/loop_batching.py`). The first
loop knows both: how many steps it made, and for which elements its condition held, which it records
in the other's place. So nothing depends on its end, and what runs along it can run inside of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from computegraph import Body, MaterializedGraph, re_emit
from tenferro.ops.base.registry import forget_with
from tenferro.ops.base.writer import Writer
from tenferro.ops.control.loop_batching import runs_body
from tenferro.ops.loops.loop import Loop, LoopCall, loops_of
from tenferro.tensor import STEPS

_REMEMBERED = 1024


def recorded_lanes(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with the flags of elements from the loops that they are of."""
    if len({call.loop.cond is None for call in loops_of(graph).values()}) < 2:
        return graph
    applications = graph.arena.applications(graph.order)
    read = {*graph.outputs, *(a for _, _, operands, _ in applications for a in operands)}
    lanes = _Lanes(read)
    return re_emit(graph, lanes.arena, lanes.emit)


class _Counting(NamedTuple):
    """A carry that counts the steps of each element, and the body that records who makes a step."""

    carry: int
    recording: Body


@lru_cache(maxsize=_REMEMBERED)
def _counting(loop: Loop) -> _Counting | None:
    """How a loop counts the steps of elements; None if it does not."""
    assert loop.cond is not None
    graph = loop.body.graph()
    r = Writer(graph.arena)
    (test,) = loop.cond.emit(graph.arena, graph.inputs)
    alive = r.operand(test, "reduce_or")
    if alive is None or r.aval(test).shape:
        return None
    before, after = loop.inputs(graph.inputs).carry, loop.outputs(graph.outputs).carry
    for j, (old, new) in enumerate(zip(before, after, strict=True)):
        is_sum = r.name(new) == "add" and r.operands(new)[0] == old
        if is_sum and r.operand(r.operands(new)[1], "convert") == alive:
            return _Counting(j, Body.of(graph.arena, [*graph.outputs, alive], graph.inputs))
    return None


forget_with(_counting.cache_clear)


class _Lanes(Writer):
    """The graph again; `read` are the values that something reads."""

    def __init__(self, read: set[int]) -> None:
        super().__init__()
        self._read = read
        self._calls: dict[int, tuple[LoopCall[int], Body]] = {}
        """Loops by their counts, and what they are when they record who makes a step."""

    def emit(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        """The operation, or what the loop says that it asks for."""
        known = None
        if operation.name == "reduce_max":
            known = self._most(operands[0])
        elif operation.name == "scan" and v not in self._read:
            known = self._flags(Loop.of(operation), operands)
        if known is not None:
            return known
        first = self.arena.apply(operation, operands, mask)
        if operation.name == "while_loop":
            self._note(Loop.of(operation), operands, first)
        return first

    def _note(self, loop: Loop, operands: Sequence[int], first: int) -> None:
        """Remember a loop that counts from zero on."""
        counting, own = _counting(loop), loop.operands(operands)
        outputs = loop.results(range(first, first + loop.operation.n_outputs))
        start = None if counting is None else own.carry[counting.carry]
        if counting is not None and start is not None and self.number(start) == 0:
            call = LoopCall(loop, own, outputs)
            self._calls[outputs.carry[counting.carry]] = call, counting.recording

    def _most(self, v: int) -> int | None:
        """The most of an element's steps, or of none."""
        if self.name(v) != "concatenate":
            return None
        counts, *rest = self.operands(v)
        if counts not in self._calls or any(self.number(x) != 0 for x in rest):
            return None
        return self._calls[counts][0].steps

    def _flags(self, loop: Loop, operands: Sequence[int]) -> int | None:
        """Of each step which elements make it: the second output of a scan."""
        if loop.length != STEPS or len(operands) != 3:
            return None
        most, counts, start = operands
        if counts not in self._calls or self.number(start) != 0:
            return None
        call, recording = self._calls[counts]
        if most != call.steps or loop.body is not runs_body(self.aval(counts).shape[0]):
            return None
        twin = replace(call.loop, body=recording).operation
        return self.arena.apply(twin, call.operands.flat()) + twin.n_outputs - 2
