"""Arrays that a loop writes parts of are restored by the scans that go back, and not recorded.

A derivative may read, for each step of a loop, an array that is carried: where an inner loop is
computed again, say. A record would be a copy of all of it in each step. Here the loop records what
was in the parts before it wrote them, and a scan in the opposite direction begins with the last
version of the array and writes these parts back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import replace
from math import prod
from typing import Any

from computegraph import Arena, Body, MaterializedGraph, copied, materialize_merge, re_emit
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import LoopCall, Operands, loops_of
from tenferro.ops.loops.versions import continued_input, versions
from tenferro.passes.restoring_scans import RestoredArray, RestoringScan
from tenferro.passes.versions import WrittenPart, written_parts
from tenferro.tensor import Aval

_LEAST = 64
"""Elements of an array from which it is restored: fewer are held in registers."""
GONE = -1
"""Replaces a stack that is not there any more."""
OUTPUT = -1
"""Reads the outputs of a graph."""


def restore_arrays(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph without such records, where the parts are smaller."""
    loops = loops_of(graph)
    if len(loops) < 2:
        return graph
    readers = readers_of(graph)
    plans: dict[int, LoopPlan] = {}
    scans: dict[int, list[RestoredArray]] = {}
    for at, call in loops.items():
        found = [] if at in scans else restored_arrays(call, loops, readers)
        if found:
            plans[at] = LoopPlan(call, found)
        for one in found:
            for scan in one.scans:
                scans.setdefault(scan, []).append(one)
    undone = {at: _undone(call, readers, plans.get(at)) for at, call in loops.items()}
    if not plans and not any(undone.values()):
        return graph
    restoring = _Restoring(graph, loops, plans, scans, undone)
    again = re_emit(graph, restoring.arena, restoring.emit)
    outputs = [restoring.latest(v) for v in again.outputs]
    return materialize_merge(again.arena, outputs, again.inputs)


def readers_of(graph: MaterializedGraph) -> dict[int, dict[int, None]]:
    """The operations that read each value, by their first outputs."""
    readers: dict[int, dict[int, None]] = {v: {OUTPUT: None} for v in graph.outputs}
    for v, _, operands, _ in graph.arena.applications(graph.order):
        for a in operands:
            readers.setdefault(a, {})[v] = None
    return readers


def restored_arrays(
    call: LoopCall[int], loops: Mapping[int, LoopCall[int]], readers: Mapping[int, Iterable[int]]
) -> list[RestoredArray]:
    """The carries of a loop that scans can restore for less than records take."""
    loop, graph = call.loop, call.loop.body.graph()
    body, inputs, outputs = (
        Writer(graph.arena),
        loop.inputs(graph.inputs),
        loop.outputs(graph.outputs),
    )
    values = dict(zip(call.outputs.stacked, outputs.stacked, strict=True))
    found = []
    for j, last in enumerate(outputs.carry):
        if not _is_large(body.aval(last)):
            continue
        chain = [*versions(body, last)]
        stacks = {y: v for y, v in values.items() if v in chain and y in readers}
        scans = dict.fromkeys(r for y in stacks for r in readers[y])
        if chain[-1] != inputs.carry[j] or not scans:
            continue
        if all(r in loops and _goes_back(loops[r], call, stacks) for r in scans):
            writes = [_parts(body, v) for v in chain[:-1]]
            one = RestoredArray(call, body, inputs, j, chain, writes, stacks, [*scans])
            if sum(_size(body.aval(v)) for v in {*one.recorded}) < _size(body.aval(last)):
                found.append(one)
    return found


def _undone(
    call: LoopCall[int], readers: Mapping[int, Iterable[int]], plan: LoopPlan | None
) -> list[int]:
    """The carries of a loop that is run for its records, and after which others read the start.

    What it writes there is undone, so that it is not written in a copy.
    """
    at, own, metas = call.outputs.flat()[0], call.operands.carry, call.loop.body.metas
    return [
        j
        for j, (v, start) in enumerate(zip(call.outputs.carry, own, strict=True))
        if start is not None
        and v not in readers
        and (plan is None or j not in plan.carries)
        and _is_large(metas[j])
        and any(r == OUTPUT or r > at for r in readers[start])
        and continued_input(call.loop.body, j) == call.loop.consts + j
    ]


def _is_large(aval: Aval) -> bool:
    return all(isinstance(n, int) for n in aval.shape) and _size(aval) >= _LEAST


def _size(aval: Aval) -> int:
    return prod(aval.shape)  # type: ignore[arg-type]


def _goes_back(scan: LoopCall[int], call: LoopCall[int], stacks: Iterable[int]) -> bool:
    """Whether a scan runs over slices of these stacks of a loop in the opposite direction."""
    own, given = scan.loop, scan.operands
    if own.cond is not None or own.lanes or call.loop.lanes or own.reverse == call.loop.reverse:
        return False
    return given.steps == call.steps and not {*given.consts, *given.carry}.intersection(stacks)


def _parts(body: Writer, v: int) -> Sequence[WrittenPart]:
    """The parts in which a version differs from the one before."""
    slot = body.arena.slot(v)
    operation = body.definition(v - slot)
    assert operation is not None
    return written_parts(body, operation, body.operands(v - slot), slot)


class LoopPlan:
    """A loop as it records what scans need, in the place of versions of arrays."""

    def __init__(self, call: LoopCall[int], found: Sequence[RestoredArray]) -> None:
        loop, first = call.loop, found[0]
        graph_outputs = loop.outputs(loop.body.emit(first.body.arena, first.inputs.flat()))
        gone = {y for one in found for y in one.stacks}
        values = dict(zip(call.outputs.stacked, graph_outputs.stacked, strict=True))
        stacked = dict.fromkeys([v for y, v in values.items() if y not in gone])
        stacked |= dict.fromkeys(v for one in found for v in one.recorded)
        self.carries = {one.carry for one in found}
        self.number = {v: i for i, v in enumerate(stacked, len(call.outputs.head()))}
        """The outputs of the loop that stack values of its body."""
        self.outputs = [*range(len(call.outputs.head()))]
        """What the outputs of the loop before are of it now."""
        self.outputs += [GONE if y in gone else self.number[v] for y, v in values.items()]
        outputs, parts = (
            [*graph_outputs.carry, *stacked],
            {v for one in found for v in one.recorded},
        )
        body = _read_early(first.body.arena, outputs, first.inputs.flat(), parts)
        self.operation = replace(loop, body=body, linear=()).operation


def _read_early(
    arena: Arena, outputs: Sequence[int], inputs: Sequence[int], early: Set[int]
) -> Body:
    """A body in which some values are computed as soon as they can be: before a loop writes to the
    array that they read."""
    graph, target = materialize_merge(arena, outputs, inputs), Arena()

    def turn(v: int) -> int:
        return max(arena.nodes[v][1:], default=v) if v in early else v

    given = dict(zip(inputs, target.inputs([arena.metas[v] for v in inputs]), strict=True))
    here = copied(arena, sorted(graph.order, key=turn), target, given)
    return Body.of(target, [here[v] for v in outputs], [here[v] for v in inputs])


class _Restoring(Writer):
    """The graph again, with loops that record parts, and scans that write them back."""

    def __init__(
        self,
        graph: MaterializedGraph,
        loops: Mapping[int, LoopCall[int]],
        plans: Mapping[int, LoopPlan],
        scans: Mapping[int, Sequence[RestoredArray]],
        undone: Mapping[int, Sequence[int]],
    ) -> None:
        super().__init__()
        self._loops, self._plans, self._scans, self._undone = loops, plans, scans, undone
        self._here = dict(zip(graph.inputs, range(len(graph.inputs)), strict=True))
        self._instead: dict[int, int] = {}
        self._first: dict[int, int] = {}
        """The first outputs of loops."""

    def latest(self, v: int) -> int:
        """A value, or the same as a scan has restored it: so that all of it is in one memory."""
        while v in self._instead:
            v = self._instead[v]
        return v

    def emit(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> tuple[int, ...]:
        """The outputs of an operation on these operands."""
        values = [self.latest(a) for a in operands]
        outs: Sequence[int]
        if v in self._scans:
            outs = self._scan(self._loops[v], self._scans[v])
        elif v in self._plans:
            plan = self._plans[v]
            self._first[v] = first = self._apply(v, plan.operation, values, 0)
            outs = [first + i if i != GONE else GONE for i in plan.outputs]
        else:
            first = self._apply(v, operation, values, mask)
            outs = range(first, first + operation.n_outputs)
        self._here.update(zip(range(v, v + len(outs)), outs, strict=True))
        return tuple(outs)

    def _apply(self, v: int, operation: Any, values: Sequence[int], mask: int) -> int:
        """The first output of an operation; of a loop, what it writes may be undone behind it."""
        undone = {j: written_parts(self, operation, values, j) for j in self._undone.get(v, ())}
        first = self.arena.apply(operation, values, mask)
        for j, parts in undone.items():
            again = first + j
            if sum(_size(self.aval(one.old)) for one in parts) < _size(self.aval(again)):
                for one in parts:
                    again = self.apply(one.write, again, one.old, *one.places)
                self._instead.update(dict.fromkeys([one.before for one in parts], again))
        return first

    def value(self, v: int) -> int:
        """A value of the graph."""
        return self.latest(self._here[v])

    of_loop = value

    def stack(self, array: RestoredArray, v: int) -> int:
        """The stack of a value of the body of an array's loop."""
        at = array.call.outputs.flat()[0]
        return self._first[at] + self._plans[at].number[v]

    def _scan(self, call: LoopCall[int], arrays: Sequence[RestoredArray]) -> Sequence[int]:
        """The outputs of a scan that restores arrays, those it had before."""
        scan, own = RestoringScan(call, arrays, self), call.operands
        body = scan.body()
        assert own.steps is not None
        last = [self.value(one.call.outputs.carry[one.carry]) for one in arrays]
        start = [None if v is None else self.value(v) for v in own.carry]
        steps = self.value(own.steps)
        operands = Operands(steps, (*scan.consts,), (*start, *last), (*scan.xs,))
        loop = call.loop.taking(operands, body=body, linear=(), lanes=())
        first, n = self.arena.apply(loop.operation, operands.flat()), len(start)
        for i, one in enumerate(arrays, first + n):
            self._take_place(one, i)
        return [
            first + i + (len(arrays) if i >= n else 0) for i in range(call.loop.operation.n_outputs)
        ]

    def _take_place(self, array: RestoredArray, value: int) -> None:
        """Let a restored array take the place of that which its loop began with."""
        start = array.call.operands.carry[array.carry]
        before = None if start is None else self.value(start)
        if before is not None and self.number(before) is None:
            self._instead[before] = value
