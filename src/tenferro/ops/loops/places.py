"""Where the steps of loops read and write arrays, in terms of their counters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain, count
from typing import Any, NamedTuple

from computegraph import Arena, Body, MaterializedGraph
from tenferro.ops.base.bodies import inputs_read
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.counters import (
    OF_RANGES,
    Range,
    added,
    change_of,
    is_whole,
    whole_number,
)
from tenferro.ops.loops.differences import ZERO, Bound, Term, at_most, contradict, equal, largest
from tenferro.ops.loops.loop import Loop, is_loop, is_switch
from tenferro.ops.loops.versions import continued_input, versions

_names = count()


class Place(NamedTuple):
    """Elements of an array that a step reads or writes.

    For each axis the position, or None for all; and what is known of the numbers in it.
    """

    positions: tuple[Term | None, ...]
    bounds: Sequence[Bound]


def apart(place: Place, write: Place) -> bool:
    """Whether a write is never to this place."""
    pairs = zip(place.positions, write.positions, strict=True)
    same = [equal(a, b) for a, b in pairs if a is not None and b is not None]
    return contradict([*chain(*same), *place.bounds, *write.bounds])


class Scope:
    """The whole numbers in an arena, as terms, and what is known of them.

    Of the body of a loop it is any one of its steps: bounds hold for this step, if there is one.
    """

    def __init__(self, graph: Arena | MaterializedGraph, around: Iterable[Scope] = ()) -> None:
        self.graph = graph
        self.r = Writer(graph if isinstance(graph, Arena) else graph.arena)
        self.around = [*around]
        self.terms: dict[int, Term] = {}
        self.given: dict[int, tuple[Scope, int]] = {}
        """The values of other scopes that inputs are."""
        self.own: list[Bound] = []

    def bounds(self) -> list[Bound]:
        """All that is known here."""
        return [*self.own, *(bound for scope in self.around for bound in scope.bounds())]

    def term(self, v: int) -> Term:
        """A whole number as a term."""
        if v not in self.terms:
            self.terms[v] = self._term(v)
        return self.terms[v]

    def _term(self, v: int) -> Term:
        if v in self.given:
            scope, u = self.given[v]
            return scope.term(u)
        number = whole_number(self.r, v)
        if number is not None:
            return ZERO, number
        before, by = added(self.r, v)
        if by or self.r.name(v) == "ensure":
            name, more = self.term(before)
            return name, more + by
        if self.r.name(v) == "bounded_index":
            return self._from_front(self.term(self.r.operands(v)[0]), self.r.params(v))
        return self._computed(self.r.name(v), self.r.operands(v))

    def _computed(self, name: str, operands: Sequence[int]) -> Term:
        """Another number than those it is computed of, between ends that follow from theirs."""
        if name not in OF_RANGES:
            return next(_names), 0
        own = [self.term(u) for u in operands]
        if name in ("floor_divide", "mul") and own[1] == (ZERO, 1):
            return own[0]
        ranges = [self._range(a) for a in own]
        found, known = (next(_names), 0), [ends for ends in ranges if ends is not None]
        ends = OF_RANGES[name](*known) if len(known) == len(own) else None
        if ends is not None:
            self.own += [at_most((ZERO, ends[0]), found), at_most(found, (ZERO, ends[1]))]
        return found

    def _range(self, a: Term) -> Range | None:
        """Between which numbers a number is; None without bounds."""
        bounds, zero = self.bounds(), (ZERO, 0)
        high, low = largest(bounds, a, zero), largest(bounds, zero, a)
        return None if high is None or low is None else (-low, high)

    def _from_front(self, i: Term, params: Mapping[str, Any]) -> Term:
        """A checked position, which is counted from the end if it is negative."""
        below = largest(self.bounds(), (ZERO, 0), i)
        if not params["from_end"] or (below is not None and below <= 0):
            return i
        position = next(_names), 0
        self.own.append(at_most((ZERO, 0), position))
        return position

    def step(self, loop: Loop, operands: Sequence[int]) -> Scope:
        """Any step of a loop on operands that are values here."""
        graph, own = loop.body.graph(), loop.operands(operands)
        inner, inputs = Scope(graph, [self]), loop.inputs(graph.inputs)
        inner.given.update((v, (self, u)) for v, u in zip(inputs.consts, own.consts, strict=True))
        for j, (v, u) in enumerate(zip(inputs.carry, own.carry, strict=True)):
            if not is_whole(inner.r.aval(v)):
                continue
            start = (ZERO, 0) if u is None else self.term(u)
            if graph.outputs[j] == v:
                inner.terms[v] = start
            elif change := change_of(loop, j):
                inner._counts(v, start, change, loop.length)
        twins: dict[tuple[Scope, int], Scope] = {}
        for v, u in zip(inputs.xs, own.xs, strict=True):
            if is_whole(inner.r.aval(v)):
                inner._slices(v, self, u, twins)
        inner.around += twins.values()
        if loop.cond is not None:
            inner._holds(loop.cond)
        return inner

    def _counts(self, v: int, start: Term, change: int, length: Any) -> None:
        """Bounds on a counter that begins so."""
        here = self.term(v)
        first, last = (start, here) if change > 0 else (here, start)
        self.own.append(at_most(first, last))
        if isinstance(length, int):
            self.own.append(at_most(last, first, abs(change) * max(length - 1, 0)))

    def _slices(
        self, v: int, scope: Scope, stack: int, twins: dict[tuple[Scope, int], Scope]
    ) -> None:
        """Let a slice be what a step of another loop has stacked."""
        while stack in scope.given:
            scope, stack = scope.given[stack]
        at = stack - scope.r.arena.slot(stack)
        operation = scope.r.definition(at)
        if operation is None or not is_loop(operation):
            return
        loop = Loop.of(operation)
        if (scope, at) not in twins:
            twins[scope, at] = scope.step(loop, scope.r.operands(at))
        twin = twins[scope, at]
        which = stack - at - loop.carries - (loop.cond is not None)
        if which >= 0:
            self.given[v] = twin, loop.outputs(twin.outputs).stacked[which]

    @property
    def outputs(self) -> Sequence[int]:
        """The outputs of the body."""
        assert isinstance(self.graph, MaterializedGraph)
        return self.graph.outputs

    @property
    def inputs(self) -> Sequence[int]:
        """The inputs of the body."""
        assert isinstance(self.graph, MaterializedGraph)
        return self.graph.inputs

    def inside(self, body: Body, values: Sequence[int]) -> Scope:
        """A body whose inputs are values here."""
        inner = Scope(body.graph(), [self])
        inner.given.update((v, (self, u)) for v, u in zip(inner.inputs, values, strict=True))
        return inner

    def _holds(self, cond: Body) -> None:
        """Bounds from the condition under which a step is made."""
        scope = self.inside(cond, self.inputs[: len(cond.inputs)])
        waiting = [*scope.outputs]
        while waiting:
            v = waiting.pop()
            name, operands = scope.r.name(v), scope.r.operands(v)
            if name == "bitwise_and":
                waiting += operands
            elif name == "compare" and all(is_whole(scope.r.aval(u)) for u in operands):
                order, _, same = scope.r.params(v)["direction"].partition("_")
                a, b = map(scope.term, operands)
                if order in ("less", "greater"):
                    low, high = (a, b) if order == "less" else (b, a)
                    self.own.append(at_most(low, high, 0 if same else -1))

    def place(self, params: Mapping[str, Any], indices: Sequence[int], axes: int) -> Place:
        """The place of an indexed read or write of an array with this number of axes."""
        positions: list[Term | None] = [None] * axes
        if params.get("mode") == "promise":
            for axis, i in zip(params["axes"], indices, strict=True):
                positions[axis] = self.term(i) if is_whole(self.r.aval(i)) else None
        return Place(tuple(positions), self.bounds())

    def writes(self, v: int, first: int) -> list[Place]:
        """Where versions of an array are written, from `first` to `v`."""
        chain = [*versions(self.r, v)]
        chain = chain[: chain.index(first)]
        return [place for w in chain for place in self._written(w)]

    def _written(self, v: int) -> list[Place]:
        slot = self.r.arena.slot(v)
        operation, operands = self.r.definition(v - slot), self.r.operands(v - slot)
        assert operation is not None
        axes = len(self.r.aval(v).shape)
        if is_loop(operation):
            loop = Loop.of(operation)
            inner, before = self.step(loop, operands), loop.consts + slot
            if continued_input(loop.body, slot) == before:
                return inner.writes(inner.outputs[slot], inner.inputs[before])
        elif is_switch(operation):
            found = []
            for branch in operation.params["branches"]:
                inner, at = self.inside(branch, operands[1:]), continued_input(branch, slot)
                assert at is not None
                found += inner.writes(inner.outputs[slot], inner.inputs[at])
            return found
        elif "axes" in operation.params:
            return [self.place(operation.params, operands[2:], axes)]
        return [Place((None,) * axes, self.bounds())]

    def reads(self, array: int) -> list[Place] | None:
        """Where an array is read; None if it is used in any other way."""
        assert isinstance(self.graph, MaterializedGraph)
        if array in self.graph.outputs:
            return None
        found: list[Place] = []
        for _, operation, operands, _ in self.r.arena.applications(self.graph.order):
            if array in operands:
                places = self._read(operation, operands, array)
                if places is None:
                    return None
                found += places
        return found

    def _read(self, operation: Any, operands: Sequence[int], array: int) -> list[Place] | None:
        if operation.name == "gather" and array not in operands[1:]:
            return [self.place(operation.params, operands[1:], len(self.r.aval(array).shape))]
        bodies: list[Scope] = []
        given: Sequence[int | None] = operands[1:]
        if is_loop(operation):
            loop = Loop.of(operation)
            own = loop.operands(operands)
            if array in (own.steps, *own.carry, *own.xs):
                return None
            given = own.consts
            held = {i for i, u in enumerate(given) if u == array}
            if loop.cond is not None and held & inputs_read(loop.cond):
                return None
            bodies = [self.step(loop, operands)]
        elif is_switch(operation) and operands[0] != array:
            bodies = [self.inside(branch, operands[1:]) for branch in operation.params["branches"]]
        else:
            return None
        found: list[Place] = []
        for inner in bodies:
            for i, u in enumerate(given):
                places = inner.reads(inner.inputs[i]) if u == array else []
                if places is None:
                    return None
                found += places
        return found
