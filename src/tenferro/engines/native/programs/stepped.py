"""Programs some of whose parts run in Python: NumPy steps, and what has no known size.

Their schedule has no memory: its slots hold arrays, each freed after its last use.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from time import perf_counter_ns
from typing import Any

import numpy as np

from computegraph import Body
from tenferro.engines.base.meter import (
    CALL,
    LAPACK,
    LOOP,
    NUMPY,
    Meter,
    measuring,
)
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
from tenferro.engines.native.runtime.array_abi import UnknownABIError
from tenferro.engines.native.runtime.resources import pool
from tenferro.engines.native.runtime.shared import PartKind
from tenferro.engines.native.units.schedule import Part, Schedule, Step
from tenferro.engines.native.units.unit import NativeUnit
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
