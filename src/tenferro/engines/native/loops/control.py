"""Loops and branches of native programs: one native call each, or a Python loop over a program.

The native call looks at signals about fifty times a second, so Ctrl-C gets through. A loop that
records gets memory for as many steps as it made last, and twice as much whenever that is full.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

import numpy as np

from computegraph import Arena, Body, MaterializedGraph, materialize_merge
from tenferro.engines.base.meter import tentative
from tenferro.engines.base.steps import Steps
from tenferro.engines.native.loops.routine import (
    CONTROL,
    BodyRoutine,
    Watch,
    control_part,
    routine_for,
    step_part,
)
from tenferro.engines.native.loops.routine_call import (
    check_loops,
    check_status,
    interpreter,
    plain,
    plain_call,
)
from tenferro.engines.native.runtime.shared import ALIGNMENT, FIRST_ROOM, NAMED, Status, aligned
from tenferro.engines.native.runtime.tables import calls
from tenferro.engines.native.runtime.tables.words import NotNativeError
from tenferro.engines.native.units.compilation import Compilation
from tenferro.engines.native.units.linking import InProcess
from tenferro.engines.native.units.schedule import Schedule, Step
from tenferro.engines.numpy.loops import scan_of, switch_of, while_of
from tenferro.kernels import memory
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.loops.loop import Loop, is_switch
from tenferro.tensor import Aval

_POOLED = 2**14
"""Bytes from which on an array is of the engine's memory, as for its own results."""
_MOST = 2**63 - 1

Compile = Callable[[Body], Any]


@dataclass(frozen=True)
class PythonLoop:
    """A loop or branch in Python: its function, how many native steps, and what is none."""

    function: Callable[..., Sequence[Any]]
    native: int
    families: Sequence[str]


def is_control(operation: TensorOperation) -> bool:
    """Whether an operation is a loop or a branch."""
    return operation.name in CONTROL


def native_schedule(step: Step) -> Schedule | None:
    """The schedule of a step: a loop, a branch, or a routine; None where it needs Python."""
    operation, avals = step.operation, step.avals
    results = operation.infer(*avals)
    outs = tuple(results) if operation.n_outputs > 1 else (results,)
    try:
        with tentative():
            if not is_control(operation):
                return _one_step(step, outs)
            check_loops()
            if any(aval.is_recorded for aval in (*avals, *outs)):
                return _one_part(operation, avals, outs)
            return BodyRoutine(Compilation.of_prepared(_graph(operation, avals))).schedule
    except NotNativeError:
        return None


def native_call(step: Step, schedule: Schedule) -> Callable[..., Any]:
    """The call of the schedule of a step; it returns None where linear algebra fails."""
    recorded = any(aval.is_recorded for aval in (*schedule.inputs, *schedule.outputs))
    return _Recorded(step.operation, schedule) if recorded else plain_call(schedule)


def _one_step(step: Step, outs: tuple[Aval, ...]) -> Schedule:
    """The schedule of the routine of a step."""
    memory, slots = routine_for(step).workspace, range(len(step.avals) + len(outs))
    return Schedule(step.avals, outs, (step_part(step, slots),), (), 0, memory, 0, 0)


def _graph(operation: TensorOperation, avals: Sequence[Aval]) -> MaterializedGraph:
    """The graph of one operation."""
    arena = Arena()
    inputs = arena.inputs(avals)
    first = arena.apply(operation, inputs)
    return materialize_merge(arena, range(first, first + operation.n_outputs), inputs)


def _one_part(
    operation: TensorOperation, avals: tuple[Aval, ...], outs: tuple[Aval, ...]
) -> Schedule:
    """The schedule of one operation, which is given memory for all operands and results."""
    control = control_part(operation, avals, range(len(avals) + len(outs)))
    return Schedule(avals, outs, (control.part,), (), 0, control.memory, 0, control.stores)


def python_loop(operation: TensorOperation, compile_body: Compile) -> PythonLoop:
    """A Python loop over programs of the bodies."""
    programs: list[Any] = []

    def compiled(body: Body) -> Any:
        programs.append(compile_body(body))
        return programs[-1]

    function: Any
    if is_switch(operation):
        function = switch_of(list(map(compiled, operation.params["branches"])))
    elif operation.name == "scan":
        loop = Loop.of(operation)
        function = scan_of(loop, compiled(loop.body))
    else:
        loop = Loop.of(operation)
        function = while_of(loop, compiled(operation.params["cond"]), compiled(loop.body))
    steps: list[Steps] = [program.steps for program in programs]
    slow = [name for s in steps for name in (*s.numpy, *["dot_general"] * s.blas)]
    if operation.n_outputs == 1:
        single = function
        function = lambda *arrays: (np.asarray(single(*arrays)),)  # noqa: E731
    return PythonLoop(function, sum(s.native for s in steps), [operation.name, *slow])


@cache
def _run() -> Any:
    """The runtime's function; it is called with the GIL, so exceptions of signal handlers
    propagate."""
    words = ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p
    return ctypes.PYFUNCTYPE(*words[:1], ctypes.c_int64, *words[1:])(
        interpreter()["tenferro_run_part"]
    )


class _Recorded:
    """A loop whose records are as many as its steps, or a scan along such, for arrays that fit."""

    def __init__(self, operation: TensorOperation, schedule: Schedule) -> None:
        self._schedule = schedule
        self._linker = InProcess()
        self._words = self._linker.address(schedule.parts[0])
        self._avals, self._outs = schedule.inputs, schedule.outputs
        self._loop = Loop.of(operation)
        self._own = self._loop.results(self._outs)
        self._run = _run()
        self._room = FIRST_ROOM

    def __call__(self, *arrays: Any) -> list[Any] | None:
        given = plain(arrays, self._avals)
        # Not of the engine's memory, which begins with a page: a body of five arrays of 1,600 bytes
        # takes a third longer there.
        lent = np.empty(self._schedule.memory + ALIGNMENT, np.uint8)
        at = aligned(lent.ctypes.data)
        steps = self._loop.operands(given).steps
        length = None if steps is None else int(steps)
        if length is not None or not self._own.stacked:
            outs = [_empty(aval, length) for aval in self._outs]
            return None if self._step(given, outs, at, 0, _MOST) is None else outs
        return self._recorded(given, at)

    def _recorded(self, given: list[Any], at: int) -> list[Any] | None:
        """Chunks of records, each twice as long as the one before; then all of them joined."""
        consts = self._loop.consts
        room, done = self._room, 0
        chunks: list[list[Any]] = []
        while True:
            *carry, count = outs = [_empty(aval, None) for aval in self._own.head()]
            records = [_empty(aval, room) for aval in self._own.stacked]
            made = self._step(given, [*outs, *records], at, done, room)
            if made is None:
                return None
            steps, more = made
            done += steps
            chunks.append([y[:steps] for y in records])
            if not more:
                break
            given, room = [*given[:consts], *carry], 2 * room
        self._room = max(done, self._room // 2, FIRST_ROOM)
        count[...] = done
        stacks = (
            chunks[0]
            if len(chunks) == 1
            else [np.concatenate(c) for c in zip(*chunks, strict=True)]
        )
        return [*outs, *stacks]

    def _step(
        self, given: list[Any], outs: list[Any], at: int, done: int, room: int
    ) -> tuple[int, bool] | None:
        """Run; the steps made, and whether there was no room for more; None without a result."""
        slots = np.array([x.ctypes.data for x in (*given, *outs)], np.int64)
        count = self._schedule.stores
        stores = np.zeros(2 * count, np.int64)
        work, place = calls.BETWEEN_LOOKS, stores.ctypes.data
        watch = Watch(left=work, between=work, done=done, room=room, stores=place, n_stores=count)
        status = self._run(self._words, slots.ctypes.data, at, ctypes.addressof(watch))
        if status not in (Status.DONE, Status.NO_ROOM):
            check_status(watch.named * NAMED + status if status == Status.NO_END else status)
            return None
        return watch.steps, bool(status == Status.NO_ROOM)


def _empty(aval: Aval, length: int | None) -> Any:
    """An array of which one dimension may not have been known."""
    return _array(tuple(length if not isinstance(n, int) else n for n in aval.shape), aval.dtype)


def _array(shape: tuple[Any, ...], dtype: Any) -> Any:
    """An array to be filled: large ones are of the engine's memory, whose pages are there."""
    small = prod(shape) * np.dtype(dtype).itemsize < _POOLED
    return np.empty(shape, dtype) if small else memory.empty(shape, dtype)
