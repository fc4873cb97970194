"""Records of a loop that are computed again where they are read, from fewer that are kept.

A scan that runs along what another loop recorded computes it from the carries before the step, or
from other recorded values. The caller says which records, and from what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from computegraph import Arena, Body, GraphOperation, MaterializedGraph, copied, re_emit
from tenferro.cached_attribute import cached_attribute
from tenferro.ops.base.bodies import Flags
from tenferro.ops.loops.loop import Inputs, LoopCall, Operands, agreeing, loops_of

T = TypeVar("T")
_GONE = -1
"""Replaces an output that is computed again where it was read."""


@dataclass(frozen=True)
class Records:
    """The stacks of a loop that nothing reads but scans over the same steps, its `readers`."""

    call: LoopCall[int]
    outputs: Sequence[int]
    readers: Sequence[LoopCall[int]]

    @cached_attribute
    def graph(self) -> MaterializedGraph:
        """The body of the loop."""
        return self.call.loop.body.graph()

    @cached_attribute
    def inputs(self) -> Inputs[int]:
        """The inputs of the body."""
        return self.call.loop.inputs(self.graph.inputs)

    @cached_attribute
    def of(self) -> dict[int, int]:
        """What outputs of the loop stack, as values of the body."""
        stacked = self.call.loop.outputs(self.graph.outputs).stacked
        return dict(zip(self.call.outputs.stacked, stacked, strict=True))

    @property
    def values(self) -> list[int]:
        """What is recorded, as values of the body."""
        return [self.of[v] for v in self.outputs]

    @property
    def given(self) -> dict[int, int]:
        """The constants and slices of the body, which readers can have without a record."""
        own, inputs = self.call.operands, self.inputs
        return dict(zip((*inputs.consts, *inputs.xs), (*own.consts, *own.xs), strict=True))

    def cut(self, may: Callable[[int], bool]) -> Cut:
        """From what the records are computed again, if `may` says which values are."""
        arena, ends = self.graph.arena, set(self.graph.inputs)
        seen: set[int] = set()
        stack, read, again = self.values, set[int](), set[int]()
        while stack:
            v = stack.pop()
            if v in seen:
                continue
            seen.add(v)
            if v in ends or not may(v):
                read.add(v)
            else:
                again.add(v)
                stack.extend(arena.nodes[v][1:])
        return Cut(sorted(read), sorted(again))


class Cut(NamedTuple):
    """Values of a body that are read, and those that are computed again from them, in order."""

    read: Sequence[int]
    again: Sequence[int]


Choose = Callable[[Records], Cut | None]
"""What to compute again of a loop's records; None to read all of them."""


def recompute(graph: MaterializedGraph, choose: Choose) -> MaterializedGraph:
    """The graph with records computed again where that is chosen; the same graph if nowhere."""
    loops = loops_of(graph)
    if len(loops) < 2:
        return graph
    chosen: dict[int, _Again] = {}
    instead: dict[int, _Again] = {}
    for at, records in _records(graph, loops):
        cut = None if instead.keys() & set(records.call.operands.xs) else choose(records)
        if cut is not None:
            chosen[at] = again = _Again(records, cut)
            instead.update(dict.fromkeys(records.outputs, again))
    return _Changed(graph, loops, chosen, instead).graph() if chosen else graph


def _records(
    graph: MaterializedGraph, loops: dict[int, LoopCall[int]]
) -> Iterable[tuple[int, Records]]:
    """The loops with records that only scans over the same steps read, by their first outputs."""
    readers: dict[int, dict[int, None]] = {}
    for v, _, operands, _ in graph.arena.applications(graph.order):
        for a in operands:
            readers.setdefault(a, {})[v] = None
    ends = set(graph.outputs)
    for at, call in loops.items():
        outputs, found = [], dict[int, None]()
        for v in call.outputs.stacked:
            own = readers.get(v, {})
            if own and v not in ends and all(_runs_along(loops.get(r), v, call) for r in own):
                outputs.append(v)
                found |= own
        if outputs:
            yield at, Records(call, outputs, [loops[r] for r in found])


def _runs_along(reader: LoopCall[int] | None, record: int, call: LoopCall[int]) -> bool:
    """Whether a scan reads slices of a record of a loop, all of its steps."""
    if reader is None or reader.operands.steps != call.steps:
        return False
    own = reader.operands
    return record in own.xs and record not in (*own.consts, *own.carry)


@dataclass(frozen=True, eq=False)
class _Again:
    """What takes the place of a loop's records."""

    records: Records
    cut: Cut

    @cached_attribute
    def stacked(self) -> list[int]:
        """Values of the body that the loop is to stack: all that readers do not have anyway."""
        return [v for v in self.cut.read if v not in self.records.given]

    @cached_attribute
    def read(self) -> Inputs[int]:
        """What readers are handed: constants as the loop itself is, slices, and what is stacked."""
        read, inputs = set(self.cut.read), self.records.inputs
        consts, xs = (tuple([v for v in vs if v in read]) for vs in (inputs.consts, inputs.xs))
        return Inputs(consts, (), (*xs, *self.stacked))

    @cached_attribute
    def lanes(self) -> dict[int, bool]:
        """Whether what is read of the body has lanes."""
        loop, graph = self.records.call.loop, self.records.graph
        stacked = loop.laned(Body.of(graph.arena, self.stacked, graph.inputs))
        flags = zip((*graph.inputs, *self.stacked), (*loop.lanes, *stacked), strict=False)
        return dict(flags) if loop.lanes else {}

    @property
    def kept(self) -> list[int]:
        """The outputs that stay."""
        return [v for v in self.records.of if v not in self.records.outputs]

    def body(self) -> Body:
        """The body of the loop with its new records behind those that stay."""
        graph, of = self.records.graph, self.records.of
        carry = self.records.call.loop.outputs(graph.outputs).carry
        outputs = [*carry, *(of[v] for v in self.kept), *self.stacked]
        return Body.of(graph.arena, outputs, graph.inputs)


class _Changed:
    """The graph again, with other loops."""

    def __init__(
        self,
        graph: MaterializedGraph,
        loops: dict[int, LoopCall[int]],
        chosen: dict[int, _Again],
        instead: dict[int, _Again],
    ) -> None:
        self.source, self.loops = graph, loops
        self.chosen, self.instead = chosen, instead
        self.target = Arena()
        self.read: dict[tuple[_Again, int], int] = {}
        """What readers are handed of what is read of a body."""

    def graph(self) -> MaterializedGraph:
        """The graph."""
        return re_emit(self.source, self.target, self._emit)

    def _emit(
        self, v: int, operation: GraphOperation, operands: list[int], mask: int
    ) -> int | tuple[int, ...]:
        call = self.loops.get(v)
        if call is None or not (v in self.chosen or self.instead.keys() & set(call.operands.xs)):
            return self.target.apply(operation, operands, mask)
        own, again = call.loop.operands(operands), self.chosen.get(v)
        reading = _Reading(call, self.instead)
        body = reading.body(call.loop.body if again is None else again.body())
        given: Inputs[Any] = Inputs(own.consts, own.carry, own.xs)
        now = reading.inputs(given, lambda source, v: self.read[source, v])
        own = own._replace(consts=now.consts, xs=now.xs)
        if again is not None and not body.outputs:
            return self._outputs(again, own, _GONE)  # readers have what all records need
        loop = call.loop.taking(own, body=body, linear=(), lanes=reading.lanes(body))
        first = self.target.apply(loop.operation, own.flat())
        return first if again is None else self._outputs(again, own, first)

    def _outputs(self, again: _Again, own: Operands[int], first: int) -> tuple[int, ...]:
        """What the outputs of a loop are now, and what readers of others are handed."""
        outputs = again.records.call.outputs
        now = {v: first + i for i, v in enumerate((*outputs.head(), *again.kept))}
        inputs = again.records.inputs
        given = zip((*inputs.consts, *inputs.xs), (*own.consts, *own.xs), strict=True)
        stacked = ((v, first + len(now) + i) for i, v in enumerate(again.stacked))
        self.read.update(((again, v), here) for v, here in (*given, *stacked))
        return tuple([now.get(v, _GONE) for v in outputs.flat()])


class _Reading:
    """A loop that computes again what some of its slices were records of."""

    def __init__(self, call: LoopCall[int], instead: dict[int, _Again]) -> None:
        self.call = call
        self.instead = [instead.get(x) for x in call.operands.xs]
        self.sources = list(dict.fromkeys(again for again in self.instead if again is not None))

    def inputs(self, own: Inputs[T], of: Callable[[_Again, int], T]) -> Inputs[T]:
        """What there is for the inputs of the body, for those that it has now.

        `of` does this for the other values that are read, which are after the constants and the
        slices.
        """
        consts = [of(source, v) for source in self.sources for v in source.read.consts]
        xs = [of(source, v) for source in self.sources for v in source.read.xs]
        stays = [x for x, again in zip(own.xs, self.instead, strict=True) if again is None]
        return Inputs((*own.consts, *consts), own.carry, (*stays, *xs))

    def lanes(self, body: Body) -> Flags:
        """Which inputs of the body that the loop has now have lanes."""
        own = self.call.loop.inputs(self.call.loop.lanes)
        if not any(own.flat()):
            return ()
        lanes = self.inputs(own, lambda source, v: source.lanes.get(v, False))
        return agreeing(lanes.flat(), body.inputs)

    def body(self, body: Body) -> Body:
        """The body with the other values that it reads."""
        if not self.sources:
            return body
        arena = Arena()
        metas = self.inputs(self.call.loop.inputs(body.inputs), _meta)
        inputs = Inputs(*(tuple(arena.inputs(ms)) for ms in metas))
        consts, xs = iter(inputs.consts), iter(inputs.xs)
        own = [*islice(consts, self.call.loop.consts), *inputs.carry]
        slices: list[Any] = [None if again else next(xs) for again in self.instead]
        values = {again: _computed(arena, again, consts, xs) for again in self.sources}
        for i, (x, again) in enumerate(zip(self.call.operands.xs, self.instead, strict=True)):
            if again is not None:
                slices[i] = values[again][again.records.of[x]]
        return Body.of(arena, body.emit(arena, [*own, *slices]), inputs.flat())


def _meta(again: _Again, v: int) -> Any:
    return again.records.graph.arena.metas[v]


def _computed(
    arena: Arena, again: _Again, consts: Iterator[int], xs: Iterator[int]
) -> dict[int, int]:
    """The values of a body here, given those that are read."""
    read = again.read
    given = dict([*zip(read.consts, consts, strict=False), *zip(read.xs, xs, strict=False)])
    return copied(again.records.graph.arena, again.cut.again, arena, given) | given
