"""Which elements of a batch make a step, as the loop knows that made it.

The batch of a `while_loop` counts the steps of every element. What runs along it for each element's
own number of steps, as derivatives do, makes as many as the most of them, and has which elements
make each step from a loop that compares with the counts (`ops/loop_batching.py`). The first loop
knows both: how many steps it made, and for which elements its condition held, which it records in
the other's place. So nothing depends on its end, and what runs along it can run inside of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from computegraph import Arena, Body, MaterializedGraph, re_emit
from tenferro.ops.loop_batching import runs_body
from tenferro.ops.registry import forget_with
from tenferro.passes.loops import loops_of
from tenferro.passes.rewriter import Rewriter
from tenferro.tensor import STEPS

_REMEMBERED = 1024


def recorded_lanes(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with the flags of elements from the loops that they are of."""
    loops = [loop.operation.name for loop in loops_of(graph).values()]
    if "while_loop" not in loops or "scan" not in loops:
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
def _counting(cond: Body, body: Body, consts: int) -> _Counting | None:
    """How a loop counts the steps of elements; None if it does not."""
    graph = body.graph()
    arena = graph.arena
    (test,) = cond.emit(arena, graph.inputs)
    if _name(arena, test) != "reduce_or" or arena.metas[test].shape:
        return None
    (alive,) = arena.nodes[test][1:]
    for j, (before, after) in enumerate(zip(graph.inputs[consts:], graph.outputs, strict=False)):
        if _name(arena, after) != "add" or arena.nodes[after][1] != before:
            continue
        step = arena.nodes[after][2]
        if _name(arena, step) == "convert" and arena.nodes[step][1] == alive:
            return _Counting(j, Body.of(arena, [*graph.outputs, alive], graph.inputs))
    return None


forget_with(_counting.cache_clear)


def _name(arena: Arena, v: int) -> str:
    return getattr(arena.operations[arena.nodes[v][0]], "name", "")


class _Lanes(Rewriter):
    """The graph again; `read` are the values that something reads."""

    def __init__(self, read: set[int]) -> None:
        super().__init__({})
        self._read = read
        self._loops: dict[int, int] = {}
        """The first outputs of loops by their counts."""

    def emit(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        """The operation, or what the loop says that it asks for."""
        known = None
        if operation.name == "reduce_max":
            known = self._most(operands[0])
        elif operation.name == "scan" and v not in self._read:
            known = self._flags(operation, operands)
        if known is not None:
            return known
        first = self.arena.emit(self.arena.code(operation, mask), operands)
        if operation.name == "while_loop":
            self._note(first, operation, operands)
        return first

    def _note(self, first: int, operation: Any, operands: Sequence[int]) -> None:
        """Remember a loop that counts from zero on."""
        p = operation.params
        counting = _counting(p["cond"], p["body"], p["consts"])
        if counting is not None and self.number(operands[p["consts"] + counting.carry]) == 0:
            self._loops[first + counting.carry] = first

    def _steps(self, first: int) -> int:
        """The number of steps of a loop."""
        return first + len(self.operands(first)) - int(self.params(first)["consts"])

    def _most(self, v: int) -> int | None:
        """The most of an element's steps, or of none."""
        if self.name(v) != "concatenate":
            return None
        counts, *rest = self.operands(v)
        first = self._loops.get(counts)
        if first is None or any(self.number(x) != 0 for x in rest):
            return None
        return self._steps(first)

    def _flags(self, operation: Any, operands: Sequence[int]) -> int | None:
        """Of each step which elements make it: the second output of a scan."""
        if operation.params["length"] != STEPS or len(operands) != 3:
            return None
        most, counts, start = operands
        first = self._loops.get(counts)
        if first is None or most != self._steps(first) or self.number(start) != 0:
            return None
        if operation.params["body"] is not runs_body(self.aval(counts).shape[0]):
            return None
        loop, given = self.definition(first), self.operands(first)
        assert loop is not None
        p = loop.params
        counting = _counting(p["cond"], p["body"], p["consts"])
        assert counting is not None
        recording = loop.family.bind(**{**p, "body": counting.recording})
        return self.arena.emit(self.arena.code(recording), given) + recording.n_outputs - 2
