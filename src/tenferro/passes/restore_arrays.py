"""Arrays that a loop writes parts of are restored by the scans that go back, and not recorded.

A derivative may read, for each step of a loop, an array that is carried: where an inner loop is
computed again, say. A record would be a copy of all of it in each step. Here the loop records what
was in the parts before it wrote them, and a scan in the opposite direction begins with the last
version of the array and writes these parts back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import prod
from typing import Any

from computegraph import Body, MaterializedGraph, materialize_merge, re_emit
from tenferro.ops.arrays.slicing import spans
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import FAMILIES
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import LoopCall, Operands, loops_of
from tenferro.passes.restoring_scans import RestoredArray, RestoringScan, Write
from tenferro.passes.versions import WRITES, versions, written_block
from tenferro.tensor import Aval

_LEAST = 64
"""Elements of an array from which it is restored: fewer are held in registers."""
_GONE = -1
"""Replaces a stack that is not there any more."""
_OUTPUT = -1
"""Reads the outputs of a graph."""


def restore_arrays(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph without such records, where the parts are smaller."""
    loops = loops_of(graph)
    if len(loops) < 2:
        return graph
    readers = _readers(graph)
    plans: dict[int, _Plan] = {}
    scans: dict[int, list[RestoredArray]] = {}
    for at, call in loops.items():
        found = [] if at in scans else _restored(call, loops, readers)
        if found:
            plans[at] = _Plan(call, found)
        for one in found:
            for scan in one.scans:
                scans.setdefault(scan, []).append(one)
    if not plans:
        return graph
    restoring = _Restoring(graph, loops, plans, scans)
    again = re_emit(graph, restoring.arena, restoring.emit)
    outputs = [restoring.latest(v) for v in again.outputs]
    return materialize_merge(again.arena, outputs, again.inputs)


def _readers(graph: MaterializedGraph) -> dict[int, dict[int, None]]:
    """The operations that read each value, by their first outputs."""
    readers: dict[int, dict[int, None]] = {v: {_OUTPUT: None} for v in graph.outputs}
    for v, _, operands, _ in graph.arena.applications(graph.order):
        for a in operands:
            readers.setdefault(a, {})[v] = None
    return readers


def _restored(
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
            writes = [_write(body, v, u) for v, u in pairwise(chain)]
            one = RestoredArray(call, body, inputs, j, last, writes, stacks, [*scans])
            if sum(_size(body.aval(v)) for v in {*one.recorded}) < _size(body.aval(last)):
                found.append(one)
    return found


def _is_large(aval: Aval) -> bool:
    return all(isinstance(n, int) for n in aval.shape) and _size(aval) >= _LEAST


def _size(aval: Aval) -> int:
    return prod(aval.shape)  # type: ignore[arg-type]


def _goes_back(scan: LoopCall[int], call: LoopCall[int], stacks: Iterable[int]) -> bool:
    """Whether a scan goes over slices of these stacks of a loop in the opposite direction."""
    own, given = scan.loop, scan.operands
    if own.cond is not None or own.lanes or call.loop.lanes or own.reverse == call.loop.reverse:
        return False
    return given.steps == call.steps and not {*given.consts, *given.carry}.intersection(stacks)


def _write(body: Writer, v: int, before: int) -> Write:
    """The part in which a version differs from the one before."""
    name = body.name(v) if body.name(v) in WRITES else ""
    operands, params = body.operands(v), body.params(v) if name else {}
    places: Sequence[int] = operands[2:]
    if name == "update_slice":
        ends = zip(
            params["start"], spans(body.aval(operands[1]).shape, params["strides"]), strict=True
        )
        limit = tuple([a + n for a, n in ends])
        read, write = _bound("slice", limit=limit, **params), _bound(name, **params)
    elif name and name != "dynamic_update_slice":
        read, write = _bound("gather", **params), _bound("scatter", **params)
    else:
        sizes = body.aval(operands[1]).shape if name else ()
        if not name:
            block = written_block(body, v)
            whole = body.aval(v).shape
            sizes = tuple([n if a is None else a[1] for a, n in zip(block, whole, strict=True)])
            places = [body.constant(0, int) if a is None else a[0] for a in block]
        strides = params["strides"] if name else (1,) * len(sizes)
        read = _bound("dynamic_slice", sizes=sizes, strides=strides)
        write = _bound("dynamic_update_slice", strides=strides)
    return Write(before, body.arena.apply(read, [before, *places]), write, places)


def _bound(family: str, **params: Any) -> TensorOperation:
    return FAMILIES[family].bind(**params)


class _Plan:
    """A loop as it records what scans need, in the place of versions of arrays."""

    def __init__(self, call: LoopCall[int], found: Sequence[RestoredArray]) -> None:
        loop, first = call.loop, found[0]
        graph_outputs = loop.outputs(loop.body.emit(first.body.arena, first.inputs.flat()))
        gone = {y for one in found for y in one.stacks}
        values = dict(zip(call.outputs.stacked, graph_outputs.stacked, strict=True))
        stacked = dict.fromkeys([v for y, v in values.items() if y not in gone])
        stacked |= dict.fromkeys(v for one in found for v in one.recorded)
        self.number = {v: i for i, v in enumerate(stacked, len(call.outputs.head()))}
        """The outputs of the loop that stack values of its body."""
        self.outputs = [*range(len(call.outputs.head()))]
        """What the outputs of the loop before are of it now."""
        self.outputs += [_GONE if y in gone else self.number[v] for y, v in values.items()]
        body = Body.of(first.body.arena, [*graph_outputs.carry, *stacked], first.inputs.flat())
        self.operation = replace(loop, body=body, linear=()).operation


class _Restoring(Writer):
    """The graph again, with loops that record parts, and scans that write them back."""

    def __init__(
        self,
        graph: MaterializedGraph,
        loops: Mapping[int, LoopCall[int]],
        plans: Mapping[int, _Plan],
        scans: Mapping[int, Sequence[RestoredArray]],
    ) -> None:
        super().__init__()
        self._loops, self._plans, self._scans = loops, plans, scans
        self._here = dict(zip(graph.inputs, range(len(graph.inputs)), strict=True))
        self._given = len(graph.inputs)
        self._instead: dict[int, int] = {}
        self._first: dict[int, int] = {}
        """The first outputs of loops."""

    def latest(self, v: int) -> int:
        """A value, or the same as a scan has restored it: so that all of it is in one memory."""
        while v in self._instead:
            v = self._instead[v]
        return v

    def emit(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> Sequence[int]:
        """The outputs of an operation on these operands."""
        values = [self.latest(a) for a in operands]
        outs: Sequence[int]
        if v in self._scans:
            outs = self._scan(self._loops[v], self._scans[v])
        elif v in self._plans:
            plan = self._plans[v]
            self._first[v] = first = self.arena.apply(plan.operation, values)
            outs = [first + i if i != _GONE else _GONE for i in plan.outputs]
        else:
            first = self.arena.apply(operation, values, mask)
            outs = range(first, first + operation.n_outputs)
        self._here.update(zip(range(v, v + len(outs)), outs, strict=True))
        return outs

    def _outside(self, v: int, array: RestoredArray | None) -> int:
        """A value of the graph, or the stack of a value of the body of an array's loop."""
        if array is None:
            return self.latest(self._here[v])
        at = array.call.outputs.flat()[0]
        return self._first[at] + self._plans[at].number[v]

    def _scan(self, call: LoopCall[int], arrays: Sequence[RestoredArray]) -> Sequence[int]:
        """The outputs of a scan that restores arrays, those it had before."""
        scan, own = RestoringScan(call, arrays, self._outside), call.operands
        body = scan.body()
        assert own.steps is not None
        last = [self._outside(one.call.outputs.carry[one.carry], None) for one in arrays]
        start = [None if v is None else self._outside(v, None) for v in own.carry]
        steps = self._outside(own.steps, None)
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
        before = None if start is None else self._outside(start, None)
        if before is not None and before >= self._given and self.number(before) is None:
            self._instead[before] = value
