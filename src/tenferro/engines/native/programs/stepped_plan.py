"""From a graph to a schedule some of whose parts run in Python, and its program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from computegraph.cache import origins_of, structure
from tenferro.engines.base.estimates import bytes_of
from tenferro.engines.base.meter import (
    CALL,
    NUMPY,
    Meter,
    Note,
    StepTimer,
    measuring,
    note_of,
)
from tenferro.engines.native.graphs.segments import NativePart, NumpyOperation
from tenferro.engines.native.programs.actions import Action, in_order
from tenferro.engines.native.programs.stepped import (
    Compile,
    Order,
    PartFunctions,
    SteppedProgram,
    slots_of,
)
from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.shared import NONE
from tenferro.engines.native.units.compilation import Compilation
from tenferro.engines.native.units.schedule import Part, Schedule, Step, UnitCalls, part
from tenferro.engines.native.units.unit import NativeUnit
from tenferro.engines.numpy.recompute import cost_of, count, scratch_of


def stepped_program(compilation: Compilation, compile_body: Compile) -> SteppedProgram:
    """A program that is planned as parts on arrays."""
    return _Planner(compilation, compile_body).program()


class _Planner:
    """The parts of a program that runs in Python, in their order."""

    def __init__(self, compilation: Compilation, compile_body: Compile) -> None:
        self._segments, self._limit = compilation.segments, compilation.memory_limit
        self._arena, self._wanted = self._segments.arena, self._segments.read
        graph = self._segments.graph
        self._slots = {v: i for i, v in reversed(list(enumerate(graph.inputs)))}
        self._values = [*graph.inputs, *graph.outputs]
        """The value in each slot."""
        self._inputs, self._outputs = (
            tuple(self._arena.metas[v] for v in vs) for vs in (graph.inputs, graph.outputs)
        )
        self._meter = measuring.get()
        self._made: dict[Any, tuple[NativeUnit, StepTimer | None]] = {}
        """Units by what they are: steps of a loop repeat each other."""
        self._parts: dict[Action, Part] = {}
        references = [r for stage in self._segments.segments for r in stage.references]
        self._functions = PartFunctions(list(map(self._step, references)), compile_body)

    def program(self) -> SteppedProgram:
        graph, given = self._segments.graph, len(self._inputs)
        copied = {}
        for slot, v in enumerate(graph.outputs, given):
            if self._slots.setdefault(v, slot) != slot:
                copied[slot] = v
        for stage in self._segments.segments:
            if stage.native is not None:
                self._append_unit(stage.native)
            for reference in stage.references:
                self._append_reference(reference)
        for slot, v in copied.items():
            with self._timed(lambda: Note(CALL, [], [])) as clock:
                source, size = self._slots[v], bytes_of(self._arena.metas[v])
                same = part(shared.COPY_PART, source=source, target=slot, bytes=size, shared=False)
            self._append(same, 0.0, clock)
        shown = [(self._arena.metas[v], self._name(v)) for v in self._values]
        outputs = range(given, given + len(self._outputs))
        order = in_order(list(self._parts), shown, outputs, self._limit)
        if self._meter is not None:
            self._add_held(self._meter, order)
        parts = tuple(self._parts[action] for action, _ in order)
        own = (NONE,) * (len(self._values) - given - len(self._outputs))
        schedule = Schedule(self._inputs, self._outputs, parts, own, 0, 0, 0, 0)
        return SteppedProgram(schedule, self._functions, order, self._meter)

    def _append_unit(self, native: NativePart) -> None:
        key = structure(native.graph), origins_of(native.graph)
        if key not in self._made:
            with self._timed(lambda: Note(CALL, [], [])) as clock:
                unit = Compilation.of_prepared(native.graph, self._limit).unit
            self._made[key] = unit, clock
        unit, clock = self._made[key]
        values = (*native.operands, *native.outputs)
        cost = 4.0 * sum(count(self._arena.metas[v]) for v in values)
        calls = UnitCalls(unit, frozenset())
        found = part(shared.UNIT_PART, calls, *map(self._slot, values), cost=int(cost))
        self._append(found, cost, clock)

    def _append_reference(self, reference: NumpyOperation) -> None:
        step = self._step(reference)
        slots = [self._slot(v) for v in (*reference.operands, *reference.outputs)]
        found = part(shared.PYTHON_PART, *slots, step=step, count=len(slots))
        with self._timed(lambda: note_of(self._arena, reference.outputs, NUMPY)) as clock:
            self._functions.of(found)
        cost = 0.0
        if self._limit is not None:
            outs = [self._arena.metas[u] for u in reference.outputs]
            cost = cost_of(step.operation, step.avals, outs)
        self._append(found, cost, clock)

    def _append(self, found: Part, cost: float, clock: StepTimer | None) -> None:
        function, scratch = self._functions.of(found)
        if scratch is None and self._limit is not None:
            step: Step = found.words[1]
            outs = [self._arena.metas[self._values[i]] for i in slots_of(found)[1]]
            scratch = scratch_of(step.operation, step.avals, outs)
        action = Action(function, *slots_of(found), cost, scratch or 0, clock)
        self._parts[action] = found

    def _step(self, reference: NumpyOperation) -> Step:
        avals = tuple(self._arena.metas[u] for u in reference.operands)
        read = tuple(v in self._wanted for v in reference.outputs)
        return Step(reference.operation, avals, read)

    def _slot(self, v: int) -> int:
        if v not in self._slots:
            self._slots[v] = len(self._values)
            self._values.append(v)
        return self._slots[v]

    def _name(self, v: int) -> str:
        """What computes a value."""
        return "an argument" if self._arena.is_input(v) else str(self._arena.operation(v).name)

    @contextmanager
    def _timed(self, note: Callable[[], Note]) -> Iterator[StepTimer | None]:
        """The clock of a step, in a profile; what is compiled here is a part of the step."""
        if self._meter is None:
            yield None
            return
        clock = StepTimer()
        with self._meter.inside(self._meter.add(note(), clock)):
            yield clock

    def _add_held(self, meter: Meter, order: Order) -> None:
        """Note the bytes that are held while each step runs."""
        sizes = [bytes_of(self._arena.metas[v]) for v in self._values]
        sizes[: len(self._inputs)] = [0] * len(self._inputs)
        numbers = {id(note.clock): i for i, note in enumerate(meter.notes)}
        live: set[int] = set()
        for action, dead in order:
            before = sum(sizes[i] for i in live)
            live.update(action.written)
            meter.hold(numbers[id(action.clock)], before, sum(sizes[i] for i in live))
            live.difference_update(dead)
