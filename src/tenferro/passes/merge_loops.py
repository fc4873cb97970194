"""Loops that carry the same from the same start are one loop that gives all their records.

Derivative rules run a loop again to record what they read of its steps; so nothing is computed
twice. Values are numbered in one pass, equal numbers for what is the same once loops are merged.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from computegraph import Arena, Body, MaterializedGraph, materialize_merge
from tenferro.passes.loops import Loop, loops_of


def merge_loops(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with such loops merged, where there are any."""
    loops = loops_of(graph)
    if len(loops) < 2:
        return graph
    numbering = _Numbering(graph, loops)
    return numbering.merged() if numbering.has_merged else graph


class _Group:
    """Loops that are one: the carries, and every record that one of them makes."""

    def __init__(self, loop: Loop, operands: Sequence[int]) -> None:
        self.loop = loop
        self.operands = operands
        graph = loop.body.graph()
        self.arena, self.inputs = graph.arena, graph.inputs
        self.carries = graph.outputs[: loop.n_carry]
        self.records: dict[int, int] = {}
        """Values of the body, with their positions among the records."""

    def join(self, loop: Loop) -> list[int] | None:
        """The positions of the records of a loop on the same operands; None for other carries."""
        outs = loop.body.emit(self.arena, self.inputs)
        if tuple(outs[: loop.n_carry]) != self.carries:
            return None
        return [self.records.setdefault(y, len(self.records)) for y in outs[loop.n_carry :]]

    def emit(self, target: Arena, operands: Sequence[int]) -> int:
        """The first output of the merged loop."""
        body = Body.of(self.arena, [*self.carries, *self.records], self.inputs)
        operation = self.loop.operation
        merged = operation.family.bind(**{**operation.params, "body": body})
        return target.emit(target.code(merged), operands)


class _Numbering:
    """A number for each value: (a group, a position) for outputs of loops, else a plain one."""

    def __init__(self, graph: MaterializedGraph, loops: dict[int, Loop]) -> None:
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
                self._place(loops[v], operands, numbers)
            else:
                first = self._table.setdefault((operation, mask, *numbers), v)
                for slot in range(operation.n_outputs):
                    self.number[v + slot] = first + slot

    def _place(self, loop: Loop, operands: Sequence[int], numbers: Hashable) -> None:
        own = {k: p for k, p in loop.operation.params.items() if k not in ("body", "linear")}
        key = (loop.operation.family, tuple(sorted(own.items())), numbers)
        groups = self._candidates.setdefault(key, [])
        for group in groups:
            records = group.join(loop)
            if records is not None:
                self.has_merged = True
                break
        else:
            group = _Group(loop, operands)
            groups.append(group)
            self.groups[loop.at] = group
            records = group.join(loop) or []
        first = group.loop.at
        for i in range(loop.first_record - loop.at):
            self.number[loop.at + i] = (first, i)
        for v, position in zip(loop.records, records, strict=True):
            self.number[v] = (first, loop.first_record - loop.at + position)

    def merged(self) -> MaterializedGraph:
        """The graph with one loop per group."""
        source, target = self.graph.arena, Arena()
        here: dict[Any, int] = {}
        for i, v in enumerate(self.graph.inputs):
            here[v] = target.input(("input", i), source.metas[v])
        for v, operation, operands, mask in source.applications(self.graph.order):
            values = [here[self.number[a]] for a in operands]
            if v in self.groups:
                group = self.groups[v]
                first = group.emit(target, values)
                n = group.loop.first_record - v + len(group.records)
                here.update({(v, i): first + i for i in range(n)})
            elif self.number[v] == v:
                first = target.emit(target.code(operation, mask), values)
                here.update({v + slot: first + slot for slot in range(operation.n_outputs)})
        inputs = [here[v] for v in self.graph.inputs]
        return materialize_merge(target, [here[self.number[v]] for v in self.graph.outputs], inputs)
