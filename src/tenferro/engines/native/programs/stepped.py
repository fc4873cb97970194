"""Programs some of whose parts run in Python: NumPy steps, and what has no known size.

Their schedule has no memory of its own: its slots hold arrays, each freed after its last use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from time import perf_counter_ns
from typing import Any

import numpy as np

from computegraph import Body
from computegraph.cache import origins_of, structure
from tenferro.engines.base.estimates import bytes_of
from tenferro.engines.base.meter import (
    CALL,
    LAPACK,
    LOOP,
    NUMPY,
    Meter,
    Note,
    StepTimer,
    measuring,
    note_of,
)
from tenferro.engines.native.graphs.segments import NativePart, NumpyOperation
from tenferro.engines.native.loops.control import ControlStep, control_step, is_control
from tenferro.engines.native.programs.actions import Action, in_order
from tenferro.engines.native.programs.blas_threads import (
    is_linear_algebra,
    is_small,
    is_small_throughout,
    run_program,
    with_one_thread,
)
from tenferro.engines.native.programs.native import NativeProgram
from tenferro.engines.native.programs.reasons import reason_of
from tenferro.engines.native.routines import native_step
from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.array_abi import UnknownABIError
from tenferro.engines.native.runtime.resources import pool
from tenferro.engines.native.runtime.shared import NONE, PartKind
from tenferro.engines.native.units.compilation import Compilation
from tenferro.engines.native.units.schedule import Part, Schedule, Step, UnitCalls, part
from tenferro.engines.native.units.unit import NativeUnit
from tenferro.engines.numpy.recompute import cost_of, count, scratch_of
from tenferro.kernels import kernel, memory
from tenferro.kernels.table import asked_for

Compile = Callable[[Body], Any]
Function = Callable[..., Any]
Order = Sequence[tuple[Action, tuple[int, ...]]]
"""Actions as they run, each with the slots that are free behind it."""


class SteppedProgram(NativeProgram):
    """A program whose parts run one after the other on a list of arrays."""

    def __init__(
        self,
        schedule: Schedule,
        functions: PartFunctions,
        order: Order | None = None,
        meter: Meter | None = None,
    ) -> None:
        super().__init__(schedule)
        inputs, given = len(schedule.inputs), schedule.given
        self._outputs = range(inputs, given)
        self._empty = [None] * (len(schedule.outputs) + len(schedule.own))
        if order is None:
            actions = [Action(functions.of(each)[0], *slots_of(each)) for each in schedule.parts]
            order = in_order(actions, (), self._outputs, None)
        self._order = order
        act = self._act if meter is None else partial(self._act_in_turns, meter)
        self._run = with_one_thread(act) if functions.small else act
        self.units, self.families = functions.units, functions.families
        self.references, self.native_calls = functions.references, functions.native_calls

    def __call__(self, *arrays: Any) -> list[Any]:
        values = [*arrays, *self._empty]
        run_program(self.flushes, self._run, values)
        return _apart([values[i] for i in self._outputs], arrays)

    def _act(self, values: list[Any]) -> None:
        for action, dead in self._order:
            found = action.function(*[values[i] for i in action.read])
            for i, y in zip(action.written, found, strict=True):
                values[i] = y
            for i in dead:
                values[i] = None

    def _act_in_turns(self, meter: Meter, values: list[Any]) -> None:
        """The same for a profile: with clocks where it is their turn."""
        (self._act if meter.part else self._act_timed)(values)

    def _act_timed(self, values: list[Any]) -> None:
        last = perf_counter_ns()
        for action, dead in self._order:
            found = action.function(*[values[i] for i in action.read])
            for i, y in zip(action.written, found, strict=True):
                values[i] = y
            for i in dead:
                values[i] = None
            clock, now = action.clock, perf_counter_ns()
            assert clock is not None
            clock.calls += 1
            clock.total += now - last
            last = now


class PartFunctions:
    """What parts run in Python, made once for each, and what that consists of."""

    def __init__(self, steps: Sequence[Step], compile_body: Compile) -> None:
        self.small = is_small_throughout([(step.operation, step.avals) for step in steps])
        self.units: list[Any] = []
        self.references: list[Any] = []
        self.families: list[str] = []
        """Of what runs through NumPy kernels."""
        self.native_calls = 0
        self._compile_body = compile_body
        self._made: dict[Part, tuple[Function, int | None]] = {}

    def of(self, each: Part) -> tuple[Function, int | None]:
        """The function of a part on arrays, and its bytes if they are known."""
        if each not in self._made:
            self._made[each] = self._new(each)
        return self._made[each]

    def _new(self, each: Part) -> tuple[Function, int | None]:
        what = each.words
        if each.kind is PartKind.UNIT:
            unit: NativeUnit = what[2].unit
            self.units.append(unit)
            return unit.call, unit.workspace
        if each.kind is PartKind.COPY:
            return _same, 0
        return self._of_step(what[1])

    def _of_step(self, step: Step) -> tuple[Function, int | None]:
        lend_memory()
        operation, avals = step.operation, step.avals
        self.references.append(operation)
        if is_control(operation):
            return self._of_control(control_step(operation, avals, self._compile_body))
        function = self._of_operation(step)
        if not self.small and is_linear_algebra(operation) and is_small(avals):
            function = with_one_thread(function)
        return function, None

    def _of_operation(self, step: Step) -> Function:
        operation, avals = step.operation, step.avals
        with asked_for("native"):
            function = _listed(kernel(operation, avals), operation.n_outputs)
        fast = native_step(operation, avals, step.read)
        if fast is None:
            self.families.append(operation.name)
            _say(NUMPY, reason_of(operation, avals))
            return function
        _say(LAPACK)
        self.native_calls += 1
        return _first(fast, function)

    def _of_control(self, step: ControlStep) -> tuple[Function, int | None]:
        _say(CALL)
        if step.families:
            _say(LOOP, f"a loop in Python, because of {', '.join(step.families[1:])}")
        self.units += step.units
        self.native_calls += step.native
        self.families += step.families
        return step.function, step.memory


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


def slots_of(each: Part) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The slots that a part reads, and those that it writes."""
    words = each.words
    if each.kind is PartKind.COPY:
        return words[1:2], words[2:3]
    if each.kind is PartKind.UNIT:
        slots, given = words[3:], len(words[2].unit.layout.inputs)
    else:
        slots, given = words[3:], len(words[1].avals)
    return slots[:given], slots[given:]


def _say(kind: str, reason: str = "") -> None:
    """The kind of the step that is being compiled, in a profile."""
    meter = measuring.get()
    note = None if meter is None else meter.current
    if note is not None:
        note.kind, note.reason = kind, reason


def _same(x: Any) -> tuple[Any]:
    """What is copied where it is a result."""
    return (x,)


@cache
def lend_memory() -> None:
    """Let NumPy kernels take large arrays from the engine's memory."""
    with suppress(UnknownABIError):
        pool.symbols()
        memory.use(pool.empty)


def _apart(outputs: list[Any], arrays: Sequence[Any]) -> list[Any]:
    """The outputs with copies of those that are, or view, an argument or another output."""
    seen = set(map(id, arrays))
    for i, y in enumerate(outputs):
        if id(y) in seen or (not memory.is_own(y) and _meets(y, [*arrays, *outputs])):
            outputs[i] = np.array(y)
        seen.add(id(y))
    return outputs


def _meets(y: Any, others: Sequence[Any]) -> bool:
    return any(x is not y and np.may_share_memory(x, y) for x in others)


def _listed(function: Function, count: int) -> Function:
    """The results of a NumPy kernel as a sequence of arrays."""
    if count > 1:
        return lambda *arrays: [np.asarray(y) for y in function(*arrays)]
    return lambda *arrays: (np.asarray(function(*arrays)),)


def _first(fast: Function, slow: Function) -> Function:
    """The result of `fast`, or, if it returns None, of `slow`."""

    def run(*arrays: Any) -> Any:
        found = fast(*arrays)
        return slow(*arrays) if found is None else found

    return run
