"""Records of a loop that are computed again where they are read, from fewer that are kept.

A scan that runs along what another loop recorded computes it from the carries before the step, or
from what else is recorded in its place. Which records, and from what, the caller says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from computegraph import Arena, Body, MaterializedGraph, copied, materialize_merge
from tenferro.passes.loops import Loop, loops_of


@dataclass(frozen=True)
class Records:
    """The records of a loop that nothing reads but scans over the same steps, its `readers`."""

    loop: Loop
    outputs: Sequence[int]
    readers: Sequence[Loop]

    @cached_property
    def graph(self) -> MaterializedGraph:
        """The body of the loop."""
        return self.loop.body.graph()

    @property
    def values(self) -> list[int]:
        """What is recorded, as values of the body."""
        return [self.value(v) for v in self.outputs]

    def value(self, output: int) -> int:
        """What an output of the loop stacks, as a value of the body."""
        return self.graph.outputs[self.loop.n_carry + output - self.loop.first_record]

    @property
    def given(self) -> dict[int, int]:
        """The constants and slices of the body, which readers can have without a record."""
        start, n = len(self.loop.consts), self.loop.n_carry
        inputs = self.graph.inputs
        pairs = [*zip(inputs, self.loop.consts, strict=False)]
        pairs += zip(inputs[start + n :], self.loop.xs, strict=True)
        return dict(pairs)

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


def computed_again(graph: MaterializedGraph, choose: Choose) -> MaterializedGraph:
    """The graph with records computed again where that is chosen; the same graph if nowhere."""
    loops = loops_of(graph)
    if len(loops) < 2:
        return graph
    chosen: dict[int, _Again] = {}
    instead: dict[int, _Again] = {}
    for records in _records(graph, loops):
        cut = None if instead.keys() & set(records.loop.xs) else choose(records)
        if cut is not None:
            chosen[records.loop.at] = again = _Again(records, cut)
            instead.update(dict.fromkeys(records.outputs, again))
    return _Changed(graph, loops, chosen, instead).graph() if chosen else graph


def _records(graph: MaterializedGraph, loops: dict[int, Loop]) -> Iterable[Records]:
    """The loops with records that only scans over the same steps read."""
    readers: dict[int, dict[int, None]] = {}
    for v, _, operands, _ in graph.arena.applications(graph.order):
        for a in operands:
            readers.setdefault(a, {})[v] = None
    ends = set(graph.outputs)
    for loop in loops.values():
        outputs, found = [], dict[int, None]()
        for v in loop.records:
            own = readers.get(v, {})
            if own and v not in ends and all(_runs_along(loops.get(r), v, loop) for r in own):
                outputs.append(v)
                found |= own
        if outputs:
            yield Records(loop, outputs, [loops[r] for r in found])


def _runs_along(reader: Loop | None, record: int, loop: Loop) -> bool:
    """Whether a scan reads slices of a record of a loop, all of its steps."""
    count = loop.at + loop.n_carry if loop.count is None else loop.count
    if reader is None or reader.count != count or record not in reader.xs:
        return False
    return record not in (*reader.consts, *reader.carry)


class _Again:
    """What takes the place of a loop's records."""

    def __init__(self, records: Records, cut: Cut) -> None:
        self.records, self.cut = records, cut
        given = records.given
        self.shared = [v for v in cut.read if v in given]
        """What the reader is handed as the loop itself is."""
        self.recorded = [v for v in cut.read if v not in given]
        self.kept = [v for v in records.loop.records if v not in set(records.outputs)]

    def body(self) -> Body:
        """The body of the loop with its new records behind those that stay."""
        graph, n = self.records.graph, self.records.loop.n_carry
        kept = [self.records.value(v) for v in self.kept]
        outputs = [*graph.outputs[:n], *kept, *self.recorded]
        return Body.of(graph.arena, outputs, graph.inputs)


class _Changed:
    def __init__(
        self,
        graph: MaterializedGraph,
        loops: dict[int, Loop],
        chosen: dict[int, _Again],
        instead: dict[int, _Again],
    ) -> None:
        self.source, self.loops = graph, loops
        self.chosen, self.instead = chosen, instead
        self.target = Arena()
        self.here: dict[int, int] = {}
        self.recorded: dict[tuple[int, int], int] = {}
        """The new records, by loop and value of its body."""

    def graph(self) -> MaterializedGraph:
        """The graph."""
        arena, here = self.source.arena, self.here
        for i, v in enumerate(self.source.inputs):
            here[v] = self.target.input(("input", i), arena.metas[v])
        for v, operation, operands, mask in arena.applications(self.source.order):
            loop = self.loops.get(v)
            if loop is not None and self._is_changed(loop):
                self._loop(loop)
                continue
            first = self.target.emit(self.target.code(operation, mask), [here[a] for a in operands])
            here.update({v + slot: first + slot for slot in range(operation.n_outputs)})
        outputs = [here[v] for v in self.source.outputs]
        return materialize_merge(self.target, outputs, [here[v] for v in self.source.inputs])

    def _is_changed(self, loop: Loop) -> bool:
        return loop.at in self.chosen or any(x in self.instead for x in loop.xs)

    def _loop(self, loop: Loop) -> None:
        """A loop that records something else, or reads it, or both."""
        again = self.chosen.get(loop.at)
        body = loop.body if again is None else again.body()
        reading = _Reading(body, loop, [self.instead.get(x) for x in loop.xs])
        params: dict[str, Any] = {**loop.operation.params, "body": reading.body()}
        params["consts"] += len(reading.consts)
        if "linear" in params:
            params["linear"] = ()
        operation = loop.operation.family.bind(**params)
        operands = self._operands(loop, reading)
        first = self.target.emit(self.target.code(operation), operands)
        kept = loop.records if again is None else again.kept
        outs = [*range(loop.at, loop.first_record), *kept]
        self.here.update({v: first + i for i, v in enumerate(outs)})
        for i, v in enumerate([] if again is None else again.recorded):
            self.recorded[loop.at, v] = first + len(outs) + i

    def _operands(self, loop: Loop, reading: _Reading) -> list[int]:
        here = self.here
        count = [] if loop.count is None else [here[loop.count]]
        starts = [here[v] for v in loop.carry if v is not None]
        consts = [*(here[v] for v in loop.consts), *(here[v] for v in reading.consts)]
        stays = [here[x] for x in loop.xs if x not in self.instead]
        slices = [here[v] if at is None else self.recorded[at, v] for at, v in reading.xs]
        return [*count, *consts, *starts, *stays, *slices]


class _Reading:
    """A loop that computes again what some of its slices were records of.

    `consts` are what it needs beside its own, values of the graph around it; `xs` likewise, or
    new records of a loop, by value of its body.
    """

    def __init__(self, body: Body, loop: Loop, instead: Sequence[_Again | None]) -> None:
        self._body, self._loop, self._instead = body, loop, instead
        self.sources = list(dict.fromkeys(again for again in instead if again is not None))
        self.consts: list[int] = []
        self.xs: list[tuple[int | None, int]] = []
        self._own_consts: list[tuple[_Again, int]] = []
        self._own_xs: list[tuple[_Again, int]] = []
        for again in self.sources:
            self._take(again)

    def _take(self, again: _Again) -> None:
        """Ask for what is read in order to compute records again."""
        given, source = again.records.given, again.records.loop
        for v in again.shared:
            if again.records.graph.inputs.index(v) < len(source.consts):
                self.consts.append(given[v])
                self._own_consts.append((again, v))
            else:
                self.xs.append((None, given[v]))
                self._own_xs.append((again, v))
        for v in again.recorded:
            self.xs.append((source.at, v))
            self._own_xs.append((again, v))

    def body(self) -> Body:
        """The body, with what it reads beside behind its constants and its slices."""
        if not self.sources:
            return self._body
        arena, c, n = Arena(), len(self._loop.consts), self._loop.n_carry
        own = [arena.input(("own", i), meta) for i, meta in enumerate(self._body.inputs)]
        consts = [arena.input(("const", i), _meta(*x)) for i, x in enumerate(self._own_consts)]
        slices = [arena.input(("slice", i), _meta(*x)) for i, x in enumerate(self._own_xs)]
        read = dict(zip([*self._own_consts, *self._own_xs], [*consts, *slices], strict=True))
        values = self._values(arena, read)
        xs, stays = [], []
        for x, v, again in zip(self._loop.xs, own[c + n :], self._instead, strict=True):
            xs.append(v if again is None else values[again][again.records.value(x)])
            stays += [v] if again is None else []
        outputs = self._body.emit(arena, [*own[: c + n], *xs])
        return Body.of(arena, outputs, [*own[:c], *consts, *own[c : c + n], *stays, *slices])

    def _values(
        self, arena: Arena, read: dict[tuple[_Again, int], int]
    ) -> dict[_Again, dict[int, int]]:
        """By source, the values of its body here."""
        found = {}
        for again in self.sources:
            given = {v: read[again, v] for v in again.cut.read}
            graph = again.records.graph
            found[again] = copied(graph.arena, again.cut.again, arena, given) | given
        return found


def _meta(again: _Again, v: int) -> Any:
    return again.records.graph.arena.metas[v]
