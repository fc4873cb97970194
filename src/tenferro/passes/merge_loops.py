"""Loops that carry the same from the same start are one loop that stacks what each of them stacks.

Derivative rules run a loop again to stack what they read of its steps; so nothing is computed
twice. Values are numbered in one pass, equal numbers for what is the same once loops are merged.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Any

from computegraph import Arena, Body, MaterializedGraph, materialize_merge
from tenferro.ops.loops.loop import Loop, LoopCall, loops_of


def merge_loops(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with such loops merged, where there are any."""
    loops = loops_of(graph)
    if len(loops) < 2:
        return graph
    numbering = _Numbering(graph, loops)
    return numbering.merged() if numbering.has_merged else graph


class _Group:
    """Loops that are one: the carries, and everything that one of them stacks."""

    def __init__(self, at: int, loop: Loop) -> None:
        self.at, self.loop = at, loop
        graph = loop.body.graph()
        self.arena, self.inputs = graph.arena, graph.inputs
        self.carry = loop.outputs(graph.outputs).carry
        self.stacked: dict[int, int] = {}
        """Values of the body, with their positions among what is stacked."""

    def join(self, loop: Loop) -> list[int] | None:
        """The positions of what a loop on the same operands stacks; None for other carries."""
        outs = loop.outputs(loop.body.emit(self.arena, self.inputs))
        if outs.carry != self.carry:
            return None
        return [self.stacked.setdefault(y, len(self.stacked)) for y in outs.stacked]

    @property
    def merged(self) -> Loop:
        """The merged loop."""
        body = Body.of(self.arena, [*self.carry, *self.stacked], self.inputs)
        return replace(self.loop, body=body)


class _Numbering:
    """A number for each value: (a group, a position) for outputs of loops, and a plain one
    otherwise."""

    def __init__(self, graph: MaterializedGraph, loops: dict[int, LoopCall[int]]) -> None:
        self.graph = graph
        self.number: dict[int, Any] = {v: v for v in graph.inputs}
        self.groups: dict[int, _Group] = {}
        """Groups by the first loop in each."""
        self.has_merged = False
        self._table: dict[Hashable, int] = {}
        self._candidates: dict[Hashable, list[_Group]] = {}
        for v, operation, operands, mask in graph.arena.applications(graph.order):
            numbers = tuple(self.number[a] for a in operands)
            if v in loops:
                self._place(v, loops[v], numbers)
            else:
                first = self._table.setdefault((operation, mask, *numbers), v)
                for slot in range(operation.n_outputs):
                    self.number[v + slot] = first + slot

    def _place(self, at: int, call: LoopCall[int], numbers: Hashable) -> None:
        own = [x for name, x in vars(call.loop).items() if name not in ("body", "linear")]
        groups = self._candidates.setdefault((*own, numbers), [])
        for group in groups:
            positions = group.join(call.loop)
            if positions is not None:
                self.has_merged = True
                break
        else:
            group = self.groups[at] = _Group(at, call.loop)
            groups.append(group)
            positions = group.join(call.loop) or []
        head = call.outputs.head()
        places = [*range(len(head)), *(len(head) + i for i in positions)]
        self.number.update(zip(call.outputs.flat(), ((group.at, i) for i in places), strict=True))

    def merged(self) -> MaterializedGraph:
        """The graph with one loop per group."""
        source, target = self.graph.arena, Arena()
        inputs = target.inputs(source.metas[v] for v in self.graph.inputs)
        here: dict[Any, int] = dict(zip(self.graph.inputs, inputs, strict=True))
        for v, operation, operands, mask in source.applications(self.graph.order):
            values = [here[self.number[a]] for a in operands]
            if v in self.groups:
                merged = self.groups[v].merged.operation
                first = target.apply(merged, values)
                here.update({(v, i): first + i for i in range(merged.n_outputs)})
            elif self.number[v] == v:
                first = target.apply(operation, values, mask)
                here.update({v + slot: first + slot for slot in range(operation.n_outputs)})
        return materialize_merge(target, [here[self.number[v]] for v in self.graph.outputs], inputs)
