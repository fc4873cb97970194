"""Loops that carry the same from the same start are one loop that stacks what each of them stacks.

Derivative rules run a loop again to stack what they read of its steps, and a branch to record what
they read of it; so nothing is computed twice. Branches that the same index chooses are one, on the
operands of the first. Values are numbered in one pass, equal numbers for what is the same once
loops and branches are merged.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any

from computegraph import Arena, Body, MaterializedGraph, materialize_merge
from tenferro.ops.loops.loop import Loop, LoopCall, is_switch, loops_of


def merge_loops(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with such loops merged, where there are any."""
    loops = loops_of(graph)
    choices = [
        v for v, operation, *_ in graph.arena.applications(graph.order) if is_choice(operation)
    ]
    if len(loops) < 2 and len(choices) < 2:
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
    def operation(self) -> Any:
        """The merged loop."""
        body = Body.of(self.arena, [*self.carry, *self.stacked], self.inputs)
        return replace(self.loop, body=body).operation


def is_choice(operation: Any) -> bool:
    """Whether an operation is one of several branches, not one of linear ones."""
    return is_switch(operation) and not operation.params["linear"]


class _Choice:
    """Branches that are one: for each of them, all outputs."""

    def __init__(self, at: int, operation: Any, operands: Sequence[Any]) -> None:
        self.at, self.family, self.operands = at, operation.family, operands
        self.graphs = [branch.graph() for branch in operation.params["branches"]]
        self.outputs: dict[tuple[int, ...], int] = {}
        """What each output is in each branch, with its position."""

    def join(self, operation: Any, operands: Sequence[Any]) -> list[int] | None:
        """The positions of the outputs of branches; None for other operands."""
        branches = operation.params["branches"]
        if len(branches) != len(self.graphs) or not {*operands} <= {*self.operands}:
            return None
        places = [self.operands.index(x) for x in operands]
        outs = [
            branch.emit(graph.arena, [graph.inputs[i] for i in places])
            for branch, graph in zip(branches, self.graphs, strict=True)
        ]
        return [self.outputs.setdefault(y, len(self.outputs)) for y in zip(*outs, strict=True)]

    @property
    def operation(self) -> Any:
        """The merged branches."""
        branches = tuple(
            Body.of(graph.arena, [y[i] for y in self.outputs], graph.inputs)
            for i, graph in enumerate(self.graphs)
        )
        return self.family.bind(branches=branches, linear=())


class _Numbering:
    """A number for each value: (a group, a position) for outputs of loops, and a plain one
    otherwise."""

    def __init__(self, graph: MaterializedGraph, loops: dict[int, LoopCall[int]]) -> None:
        self.graph = graph
        self.number: dict[int, Any] = {v: v for v in graph.inputs}
        self.groups: dict[int, _Group | _Choice] = {}
        """Groups by the first loop, or the first choice, in each."""
        self.has_merged = False
        self._table: dict[Hashable, int] = {}
        self._candidates: dict[Hashable, list[_Group]] = {}
        self._choices: dict[Hashable, list[_Choice]] = {}
        for v, operation, operands, mask in graph.arena.applications(graph.order):
            numbers = tuple(self.number[a] for a in operands)
            if v in loops:
                self._place(v, loops[v], numbers)
            elif is_choice(operation):
                self._place_choice(v, operation, numbers)
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

    def _place_choice(self, at: int, operation: Any, numbers: Sequence[Any]) -> None:
        index, *operands = numbers
        groups = self._choices.setdefault(index, [])
        for group in groups:
            positions = group.join(operation, operands)
            if positions is not None:
                self.has_merged = True
                break
        else:
            group = self.groups[at] = _Choice(at, operation, operands)
            groups.append(group)
            positions = group.join(operation, operands) or []
        self.number.update((at + slot, (group.at, i)) for slot, i in enumerate(positions))

    def merged(self) -> MaterializedGraph:
        """The graph with one loop per group."""
        source, target = self.graph.arena, Arena()
        inputs = target.inputs(source.metas[v] for v in self.graph.inputs)
        here: dict[Any, int] = dict(zip(self.graph.inputs, inputs, strict=True))
        for v, operation, operands, mask in source.applications(self.graph.order):
            values = [here[self.number[a]] for a in operands]
            if v in self.groups:
                merged = self.groups[v].operation
                first = target.apply(merged, values)
                here.update({(v, i): first + i for i in range(merged.n_outputs)})
            elif self.number[v] == v:
                first = target.apply(operation, values, mask)
                here.update({v + slot: first + slot for slot in range(operation.n_outputs)})
        return materialize_merge(target, [here[self.number[v]] for v in self.graph.outputs], inputs)
