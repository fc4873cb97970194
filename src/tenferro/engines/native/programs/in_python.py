"""Schedules some of whose parts run in Python: NumPy steps, and what has no known size.

Such a schedule has no memory: its slots hold arrays, each freed after its last use.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import cache
from time import perf_counter_ns
from typing import Any

import numpy as np

from computegraph import Body
from tenferro.engines.base.meter import CALL, LAPACK, LOOP, NUMPY, Meter, StepTimer, measuring
from tenferro.engines.native.loops.control import is_control, native_call, python_loop
from tenferro.engines.native.loops.routine_call import plain_call
from tenferro.engines.native.programs.blas_threads import (
    is_linear_algebra,
    is_small,
    is_small_throughout,
    run_program,
    with_one_thread,
)
from tenferro.engines.native.programs.reasons import reason_of
from tenferro.engines.native.runtime.array_abi import UnknownABIError
from tenferro.engines.native.runtime.resources import pool
from tenferro.engines.native.runtime.shared import PartKind
from tenferro.engines.native.units.schedule import Part, Schedule, Step
from tenferro.kernels import kernel, memory
from tenferro.kernels.table import asked_for
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval

Compile = Callable[[Body], Any]
Function = Callable[..., Any]
Operations = Sequence[tuple[TensorOperation, Sequence[Aval]]]


class PythonRun:
    """The parts of a schedule, one after the other on a list of arrays."""

    def __init__(self, schedule: Schedule, functions: PartFunctions) -> None:
        self._outputs = range(len(schedule.inputs), schedule.given)
        self._empty = [None] * (len(schedule.outputs) + len(schedule.own))
        dead = freed_behind(schedule.parts, self._outputs)
        self._order = [
            (functions.of(each), *each.slots, free)
            for each, free in zip(schedule.parts, dead, strict=True)
        ]
        self._act = with_one_thread(self._run) if functions.small else self._run

    def __call__(self, flushes: bool, *arrays: Any) -> list[Any]:
        values = [*arrays, *self._empty]
        run_program(flushes, self._act, values)
        return _apart([values[i] for i in self._outputs], arrays)

    def _run(self, values: list[Any]) -> None:
        for function, read, written, dead in self._order:
            found = function(*[values[i] for i in read])
            for i, y in zip(written, found, strict=True):
                values[i] = y
            for i in dead:
                values[i] = None


def freed_behind(parts: Sequence[Part], outputs: Collection[int]) -> list[tuple[int, ...]]:
    """The slots that are free behind each part."""
    live, found = set(outputs), []
    for each in reversed(parts):
        read, written = each.slots
        unread = [i for i in written if i not in live]
        live.difference_update(written)
        last = [i for i in dict.fromkeys(read) if i not in live]
        live.update(read)
        found.append((*unread, *last))
    return found[::-1]


class PythonClock:
    """Reads the time behind a part where it is its turn, in a profile.

    Clocks of a program have one `last`, in nanoseconds; without a timer it begins.
    """

    def __init__(self, meter: Meter, last: list[int], timer: StepTimer | None) -> None:
        self._meter, self._last, self._timer = meter, last, timer

    def __call__(self) -> tuple[()]:
        now, timer = perf_counter_ns(), self._timer
        if timer is not None and not self._meter.part:
            timer.calls += 1
            timer.total += now - self._last[0]
        self._last[0] = perf_counter_ns()
        return ()


class PartFunctions:
    """What parts of a schedule run in Python, made once for each, and what that consists of.

    `operations` are those of its steps, each with what it is given.
    """

    def __init__(self, operations: Operations, compile_body: Compile) -> None:
        self.small = is_small_throughout(operations)
        self.families: list[str] = []
        """Of what runs through NumPy kernels."""
        self.native_calls = 0
        """Those in loops in Python, which are not in the schedule."""
        self._compile_body = compile_body
        self._made: dict[Part, Function] = {}
        self._units: dict[Schedule, Function] = {}

    def of(self, each: Part) -> Function:
        """The function of a part on arrays."""
        if each not in self._made:
            self._made[each] = self._new(each)
        return self._made[each]

    def _new(self, each: Part) -> Function:
        match each.words:
            case [PartKind.PYTHON, 0, unit, *_]:
                if unit not in self._units:
                    self._units[unit] = plain_call(unit)
                return self._units[unit]
            case [PartKind.CLOCK, PythonClock() as clock, _]:
                return clock
            case [PartKind.PYTHON, step, native, *_]:
                lend_memory()
                return self._of_step(step, native)
        return _same

    def _of_step(self, step: Step, native: Schedule | int) -> Function:
        operation, avals = step.operation, step.avals
        make = self._of_control if is_control(operation) else self._of_operation
        function = make(step, native if isinstance(native, Schedule) else None)
        if not self.small and is_linear_algebra(operation) and is_small(avals):
            function = with_one_thread(function)
        return function

    def _of_operation(self, step: Step, native: Schedule | None) -> Function:
        operation, avals = step.operation, step.avals
        with asked_for("native"):
            function = _listed(kernel(operation, avals), operation.n_outputs)
        if native is None:
            self.families.append(operation.name)
            _say(NUMPY, reason_of(operation, avals))
            return function
        _say(LAPACK)
        return _first(native_call(step, native), lambda: function)

    def _of_control(self, step: Step, native: Schedule | None) -> Function:
        _say(CALL)
        in_python = cache(lambda: python_loop(step.operation, self._compile_body))
        if native is not None:
            return _first(native_call(step, native), lambda: in_python().function)
        loop = in_python()
        _say(LOOP, f"a loop in Python, because of {', '.join(loop.families[1:])}")
        self.native_calls += loop.native
        self.families += loop.families
        return loop.function


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


def _first(fast: Function, otherwise: Callable[[], Function]) -> Function:
    """The result of `fast`, or, if it returns None, that of another function."""

    def run(*arrays: Any) -> Any:
        found = fast(*arrays)
        return otherwise()(*arrays) if found is None else found

    return run
