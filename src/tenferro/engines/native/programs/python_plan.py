"""From a graph to a schedule that runs in Python, part by part."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

from computegraph import MaterializedGraph, Work, rematerialize, tightest
from tenferro.engines.base.estimates import bytes_of
from tenferro.engines.base.limit import does_not_fit, mebibytes
from tenferro.engines.base.meter import CALL, NUMPY, Meter, Note, StepTimer, measuring, note_of
from tenferro.engines.native.graphs.segments import Call, UnitOperation
from tenferro.engines.native.loops.control import native_schedule
from tenferro.engines.native.loops.routine import BodyRoutine, copy_part
from tenferro.engines.native.programs.in_python import PartFunctions, PythonClock, freed_behind
from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.shared import PartKind
from tenferro.engines.native.units.compilation import CALL_COST, Compilation
from tenferro.engines.native.units.schedule import Part, Schedule, Step, part
from tenferro.engines.numpy.recompute import cost_of, nbytes, scratch_of

_BYTES = 4
"""Bytes that a unit moves in about a nanosecond."""


def python_schedule(compilation: Compilation, functions: PartFunctions) -> Schedule:
    """A schedule that runs in Python; its functions are made with it, as a profile notes them."""
    return _Planner(compilation, functions).schedule


class _Planner(BodyRoutine):
    """The schedule while it is made: values have slots, and no memory."""

    def __init__(self, compilation: Compilation, functions: PartFunctions) -> None:
        self._meter, self._functions = measuring.get(), functions
        self._timers: dict[Part, StepTimer] = {}
        self._timer_of: dict[Compilation, StepTimer | None] = {}
        super().__init__(compilation)

    def _place(self, graph: MaterializedGraph, pairs: Collection[tuple[int, int]]) -> None:
        self._wanted = *graph.inputs, *graph.outputs
        super()._place(graph, pairs)

    def _in_one_memory(self, call: Call) -> dict[int, int]:
        return {}

    def _copy(self, v: int, slot: int) -> Part:
        with self._timer(lambda: Note(CALL, [], [])) as timer:
            return self._noted(copy_part(self._slots[v], slot, bytes_of(self._metas[v])), timer)

    def _native(self, call: Call, shared_here: Collection[tuple[int, int]]) -> None:
        made = self._made_once(call.operation)
        if made not in self._timer_of:
            with self._timer(lambda: Note(CALL, [], [])) as timer:
                self._timer_of[made] = timer
                made.unit  # noqa: B018  (compiled now, for the note)
        self._parts.append(self._noted(self._part(call, 0, made.unit), self._timer_of[made]))

    def _part(self, call: Call, step: Step | int, native: Schedule | int) -> Part:
        """What Python runs: a step, or a native schedule only."""
        slots = [self._slot(v) for v in (*call.operands, *call.outputs)]
        return part(shared.PYTHON_PART, *slots, step=step, native=native, count=len(slots))

    def _reference(self, reference: Call, shared_here: Collection[tuple[int, int]]) -> None:
        step = self._step_of(reference)
        with self._timer(lambda: note_of(self._arena, reference.outputs, NUMPY)) as timer:
            found = self._part(reference, step, native_schedule(step) or 0)
            self._functions.of(found)
        self._parts.append(self._noted(found, timer))

    def _noted(self, found: Part, timer: StepTimer | None) -> Part:
        if timer is not None:
            self._timers[found] = timer
        return found

    def _own_slot(self, size: int) -> int:
        return super()._own_slot(0)

    def _finish(self) -> Schedule:
        self._scratch = 0
        inputs = len(self._inputs)
        self._values = {slot: v for v, slot in self._slots.items()}
        self._values.update(enumerate(self._wanted))
        outputs = range(inputs, self._given)
        if self._limit is not None:
            self._parts = self._within(outputs, self._limit)
        if self._meter is not None:
            self._add_held(self._meter, outputs)
            self._add_clocks(self._meter)
        return super()._finish()

    def _within(self, outputs: Collection[int], limit: int) -> list[Part]:
        """The parts in an order that keeps the limit: some run again, instead of keeping results.

        MemoryError if none does.
        """
        metas = [self._metas[self._values[i]] for i in range(len(self._values))]
        sizes, work = list(map(nbytes, metas)), list(map(self._work, self._parts))
        plan = rematerialize(work, sizes, outputs, limit)
        if plan.peak > limit:
            least, largest = tightest(work, sizes, outputs, limit)
            texts = [f"{metas[i]!r} of {self._name(i)} ({mebibytes(sizes[i])})" for i in largest]
            raise does_not_fit(limit, least, texts)
        return [self._parts[k] for k in plan.order]

    def _work(self, each: Part) -> Work:
        read, written = map(tuple, each.slots)
        match each.words:
            case [PartKind.PYTHON, 0, unit, *_]:
                moved = sum(bytes_of(self._metas[self._values[i]]) for i in (*read, *written))
                return Work(read, written, CALL_COST + moved // _BYTES, unit.memory)
            case [PartKind.PYTHON, step, native, *_]:
                outs = [self._metas[self._values[i]] for i in written]
                values = step.operation, step.avals, outs
                scratch = native.memory if native else scratch_of(*values)
                return Work(read, written, cost_of(*values), scratch)
        return Work(read, written, 0.0)

    def _name(self, slot: int) -> str:
        """What computes the value in a slot."""
        arena, v = self._arena, self._values[slot]
        if arena.is_input(v):
            return "an argument"
        operation = arena.operation(v)
        if isinstance(operation, UnitOperation):
            inner = operation.graph
            operation = inner.arena.operation(inner.outputs[arena.slot(v)])
        return str(operation.name)

    @contextmanager
    def _timer(self, note: Callable[[], Note]) -> Iterator[StepTimer | None]:
        """The timer of a step, in a profile; what is compiled here is a part of the step."""
        if self._meter is None:
            yield None
            return
        timer = StepTimer()
        with self._meter.inside(self._meter.add(note(), timer)):
            yield timer

    def _add_held(self, meter: Meter, outputs: Collection[int]) -> None:
        """Note the bytes that are held while each step runs."""
        held = {i: bytes_of(self._metas[v]) for i, v in self._values.items()}
        held.update(dict.fromkeys(range(len(self._inputs)), 0))
        numbers = {id(note.clock): i for i, note in enumerate(meter.notes)}
        live: set[int] = set()
        for each, dead in zip(self._parts, freed_behind(self._parts, outputs), strict=True):
            before = sum(held[i] for i in live)
            live.update(each.slots[1])
            meter.hold(numbers[id(self._timers[each])], before, sum(held[i] for i in live))
            live.difference_update(dead)

    def _add_clocks(self, meter: Meter) -> None:
        """A clock before the first part, and one behind each."""
        last = [0]

        def clock(timer: StepTimer | None) -> Part:
            read: Any = PythonClock(meter, last, timer)
            return part(shared.CLOCK_PART, clock=read, last=0)

        timed = ((each, clock(self._timers[each])) for each in self._parts)
        self._parts = [clock(None), *(x for pair in timed for x in pair)]
