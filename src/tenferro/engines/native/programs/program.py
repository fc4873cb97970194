"""Compiled programs: one native call, or units with steps of their own between them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import cache, lru_cache, partial
from time import perf_counter_ns
from typing import Any

import numpy as np

from computegraph import Body
from computegraph.cache import origins_of, structure
from tenferro.cached_attribute import cached_attribute
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
    tentative,
)
from tenferro.engines.base.program import CallForm, EngineProgram
from tenferro.engines.base.steps import Steps
from tenferro.engines.native.graphs.segments import NativePart, NumpyOperation, Segments
from tenferro.engines.native.graphs.short_branches import body_graph
from tenferro.engines.native.loops.control import ControlStep, control_step, is_control
from tenferro.engines.native.loops.routine import BodyRoutine
from tenferro.engines.native.loops.routine_call import NoResultError, routine_call, runner
from tenferro.engines.native.programs.actions import Action, in_order
from tenferro.engines.native.programs.blas_threads import (
    is_linear_algebra,
    is_small,
    run_program,
    with_one_thread,
)
from tenferro.engines.native.programs.reasons import reason_of
from tenferro.engines.native.registers.loop import RegisterLoop
from tenferro.engines.native.routines import native_step
from tenferro.engines.native.runtime.array_abi import UnknownABIError
from tenferro.engines.native.runtime.resources import pool
from tenferro.engines.native.runtime.tables.words import NotNativeError
from tenferro.engines.native.units.compilation import Compilation
from tenferro.engines.native.units.unit import NativeUnit, plain
from tenferro.engines.numpy.recompute import cost_of, count, scratch_of
from tenferro.kernels import kernel, memory
from tenferro.kernels.table import asked_for
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import forget_programs_with
from tenferro.tensor import Aval

MakeEntry = Callable[[Callable[..., Any], CallForm], Callable[..., Any]]
"""Makes a native call, given the path for arguments that do not fit it."""


class NativeProgram(EngineProgram):
    """A program of native units, and of operations that are steps of their own.

    `references` names the latter: they run through their NumPy kernels, or are native calls of
    LAPACK with these behind them. Printing shows both.
    """

    def __init__(self, inputs: Sequence[Aval]) -> None:
        super().__init__(inputs)
        self.units: list[NativeUnit | RegisterLoop] = []
        self.references: list[TensorOperation] = []
        self._families: list[str] = []
        """Of what runs through NumPy kernels."""
        self._native_calls = 0
        """Of references, without the steps of units."""

    @property
    def steps(self) -> Steps:
        """How many steps are native, and which operations run through their NumPy kernels."""
        native = sum(unit.steps for unit in self.units)
        return Steps.of(self._families, native=native + self._native_calls)

    @property
    def final(self) -> bool:
        """Whether no unit runs in quick code any more, compiled for an early first result."""
        return all(unit.final for unit in self.units)

    def __str__(self) -> str:
        lines = [f"{self.steps} in {len(self.units)} native units"]
        lines += [f"unit {i}: {unit}" for i, unit in enumerate(self.units)]
        lines += [f"reference: {operation!r}" for operation in self.references]
        return "\n".join(lines)


class OneCallProgram(NativeProgram):
    """A program that is one native call: of a unit, or of a routine with loops in it."""

    def __init__(self, compilation: Compilation, entry: MakeEntry) -> None:
        super().__init__(input_avals(compilation))
        self._entry = entry

    @cached_attribute
    def _call(self) -> Callable[..., Any]:
        """The native call for arrays that fit the inputs, which returns a tuple."""
        return self.entry(self._slow, CallForm())

    def __call__(self, *arrays: Any) -> list[Any]:
        return list(self._call(*arrays))

    def _slow(self, *arrays: Any) -> Any:
        return self._call(*plain(arrays, self.inputs))

    def entry(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any]:
        return self._entry(slow, replace(form, flushes=self.flushes))


def unit_program(compilation: Compilation) -> OneCallProgram:
    """A program that is one native unit."""
    program = OneCallProgram(compilation, compilation.unit.entry)
    program.units.append(compilation.unit)
    return program


def routine_program(compilation: Compilation) -> OneCallProgram | None:
    """A program with loops or linear algebra as one routine; None where it cannot be one."""
    references = [r for stage in compilation.segments.segments for r in stage.references]
    if compilation.memory_limit is not None:
        return None
    try:
        with tentative():
            routine = _whole_routine(compilation)
    except NotNativeError:
        return None
    program = OneCallProgram(compilation, _entry_of(routine, compilation))
    program.units += routine.units
    program.references += [reference.operation for reference in references]
    program._native_calls = routine.native
    return program


def _whole_routine(compilation: Compilation) -> BodyRoutine:
    """A program as a routine. Raises NotNativeError where that is not better."""
    runner()
    routine = BodyRoutine(compilation)
    small = not routine.calls_lapack or _is_small_throughout(compilation.segments)
    if not small:
        raise NotNativeError
    return routine


def _entry_of(routine: BodyRoutine, compilation: Compilation) -> MakeEntry:
    """Makes the call of a routine; where its linear algebra finds no result, steps come after."""
    if not routine.may_fail:
        return partial(routine_call, routine)
    stepped = cache(lambda: SteppedProgram(compilation))

    def entry(slow: Callable[..., Any], form: CallForm) -> Callable[..., Any]:
        fast = routine_call(routine, slow, form)
        if routine.calls_lapack:
            fast = with_one_thread(fast)
        behind = cache(lambda: stepped().entry(slow, form) or slow)

        def call(*args: Any, **named: Any) -> Any:
            with suppress(NoResultError):
                return fast(*args, **named)
            return behind()(*args, **named)

        return call

    return entry


class SteppedProgram(NativeProgram):
    """A program of several units and steps, which run one after the other on a list of values.

    A value is freed after its last use.
    """

    def __init__(self, compilation: Compilation) -> None:
        super().__init__(input_avals(compilation))
        segments = compilation.segments
        self._arena = segments.arena
        self._limit = compilation.memory_limit
        whole = segments.graph
        self._slots = {v: i for i, v in enumerate(dict.fromkeys(whole.inputs))}
        self._wanted = segments.read
        self._actions: list[Action] = []
        self._made: dict[
            Hashable, tuple[NativeUnit, StepTimer | None]
        ] = {}  # steps of a loop repeat each other
        small = _is_small_throughout(segments)
        self._meter = measuring.get()
        act = self._act if self._meter is None else partial(self._act_in_turns, self._meter)
        self._run = with_one_thread(act) if small else act
        for stage in segments.segments:
            if stage.native is not None:
                self._append_unit(stage.native)
            for reference in stage.references:
                self._append_reference(reference, small=small)
        self._outputs = [self._slots[v] for v in whole.outputs]
        self._empty = [None] * (len(self._slots) - len(self.inputs))
        shown = [(self._arena.metas[v], self._name(v)) for v in self._slots]
        self._order = in_order(self._actions, shown, self._outputs, self._limit)
        if self._meter is not None:
            self._add_held(self._meter)

    def __call__(self, *arrays: Any) -> list[Any]:
        values = [*arrays, *self._empty]
        run_program(self.flushes, self._run, values)
        return _apart([values[i] for i in self._outputs], arrays)

    def _append_unit(self, part: NativePart) -> None:
        form = structure(part.graph)
        key = form, origins_of(part.graph)
        if key not in self._made:
            with self._timed(lambda: Note(CALL, [], [])) as clock:
                unit = Compilation.of_prepared(part.graph, form, self._limit).unit
            self._made[key] = unit, clock
        unit, clock = self._made[key]
        self.units.append(unit)
        cost = 4.0 * sum(count(self._arena.metas[v]) for v in (*part.operands, *part.outputs))
        self._append(unit.call, part.operands, part.outputs, (cost, unit.workspace), clock)

    def _append_reference(self, reference: NumpyOperation, *, small: bool) -> None:
        metas, operation = self._arena.metas, reference.operation
        avals = tuple(metas[u] for u in reference.operands)
        outs = [metas[u] for u in reference.outputs]
        with self._timed(lambda: note_of(self._arena, reference.outputs, NUMPY)) as clock:
            function, memory = self._reference(reference, avals)
        if not small and is_linear_algebra(operation) and is_small(avals):
            function = with_one_thread(function)
        costs = (0.0, 0)
        if self._limit is not None:
            scratch = scratch_of(operation, avals, outs) if memory is None else memory
            costs = cost_of(operation, avals, outs), scratch
        self._append(function, reference.operands, reference.outputs, costs, clock)

    def _reference(
        self, reference: NumpyOperation, avals: tuple[Aval, ...]
    ) -> tuple[Callable[..., Any], int | None]:
        """The function of a separate step, native or its NumPy kernel, and its bytes if known."""
        lend_memory()
        operation = reference.operation
        self.references.append(operation)
        if is_control(operation):
            step = control_step(operation, avals, body_program)
            return self._control(step), step.memory
        with asked_for("native"):
            function = _listed(kernel(operation, avals), len(reference.outputs))
        fast = native_step(operation, avals, self._read(reference))
        if fast is None:
            self._families.append(operation.name)
            self._say(NUMPY, reason_of(operation, avals))
            return function, None
        self._say(LAPACK)
        self._native_calls += 1
        return _first(fast, function), None

    def _read(self, reference: NumpyOperation) -> tuple[bool, ...]:
        """Which outputs of a step anything reads."""
        return tuple(v in self._wanted for v in reference.outputs)

    def _control(self, step: ControlStep) -> Callable[..., Any]:
        self._say(CALL)
        if step.families:
            self._say(LOOP, f"a loop in Python, because of {', '.join(step.families[1:])}")
        self.units += step.units
        self._native_calls += step.native
        self._families += step.families
        return step.function

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

    @contextmanager
    def _timed(self, note: Callable[[], Note]) -> Iterator[StepTimer | None]:
        """The clock of a step, in a profile; what is compiled here is a part of the step."""
        if self._meter is None:
            yield None
            return
        clock = StepTimer()
        with self._meter.inside(self._meter.add(note(), clock)):
            yield clock

    def _say(self, kind: str, reason: str = "") -> None:
        """The kind of the step that is being compiled."""
        note = None if self._meter is None else self._meter.current
        if note is not None:
            note.kind, note.reason = kind, reason

    def _append(
        self,
        function: Callable[..., Any],
        operands: Sequence[int],
        results: Sequence[int],
        costs: tuple[float, int],
        clock: StepTimer | None,
    ) -> None:
        """A step on the list of all values."""
        read = tuple(self._slot(v) for v in operands)
        written = tuple(self._slot(v) for v in results)
        self._actions.append(Action(function, read, written, *costs, clock))

    def _add_held(self, meter: Meter) -> None:
        """Note the bytes that are held while each step runs."""
        sizes = [bytes_of(self._arena.metas[v]) for v in self._slots]
        sizes[: len(self.inputs)] = [0] * len(self.inputs)
        numbers = {id(note.clock): i for i, note in enumerate(meter.notes)}
        live: set[int] = set()
        for action, dead in self._order:
            before = sum(sizes[i] for i in live)
            live.update(action.written)
            meter.hold(numbers[id(action.clock)], before, sum(sizes[i] for i in live))
            live.difference_update(dead)

    def _name(self, v: int) -> str:
        """What computes a value."""
        return "an argument" if self._arena.is_input(v) else str(self._arena.operation(v).name)

    def _slot(self, v: int) -> int:
        return self._slots.setdefault(v, len(self._slots))


def program_of(compilation: Compilation) -> NativeProgram:
    """One native call if everything can be in one, otherwise units and steps one after the
    other."""
    if compilation.is_one_unit:
        return unit_program(compilation)
    return routine_program(compilation) or SteppedProgram(compilation)


def body_program(body: Body) -> NativeProgram:
    """The program of a body, for loops in Python; a new one for a profile."""
    return _body_program(body) if measuring.get() is None else _body_program.__wrapped__(body)


@lru_cache(maxsize=512)
def _body_program(body: Body) -> NativeProgram:
    compilation = Compilation(body_graph(body))
    return (unit_program if compilation.is_one_unit else SteppedProgram)(compilation)


forget_programs_with(_body_program.cache_clear)


def _is_small_throughout(segments: Segments) -> bool:
    """Whether there is linear algebra outside of units, all of it on small matrices."""
    metas = segments.arena.metas
    references = [r for stage in segments.segments for r in stage.references]
    found = [r for r in references if is_linear_algebra(r.operation)]
    return bool(found) and all(is_small([metas[u] for u in r.operands]) for r in found)


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


def _listed(function: Callable[..., Any], count: int) -> Callable[..., Any]:
    """The results of a NumPy kernel as a sequence of arrays."""
    if count > 1:
        return lambda *arrays: [np.asarray(y) for y in function(*arrays)]
    return lambda *arrays: (np.asarray(function(*arrays)),)


def _first(fast: Callable[..., Any], slow: Callable[..., Any]) -> Callable[..., Any]:
    """The result of `fast`, or, if it returns None, of `slow`."""

    def run(*arrays: Any) -> Any:
        found = fast(*arrays)
        return slow(*arrays) if found is None else found

    return run


def input_avals(compilation: Compilation) -> list[Aval]:
    """Shape and dtype of a program's inputs."""
    graph = compilation.graph
    return [graph.arena.metas[v] for v in graph.inputs]
