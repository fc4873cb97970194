"""Programs for the reference engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter_ns
from typing import Any

import numpy as np

from computegraph import (
    CompiledProgram,
    MaterializedGraph,
    compile_program,
    sink,
    straight_line,
)
from computegraph.compile import Instruction
from tenferro.context import with_value
from tenferro.engines.base.meter import (
    NUMPY as BY_NUMPY,
    Meter,
    StepTimer,
    measuring,
    operation_note,
)
from tenferro.engines.base.pipeline import CompileOptions, Engine, Job, run_steps, step
from tenferro.engines.base.program import EngineProgram
from tenferro.engines.base.steps import Steps
from tenferro.engines.numpy.recompute import VIEWS, nbytes, within
from tenferro.kernels.memory import is_own
from tenferro.kernels.table import asked_for, kernel, program_kernels
from tenferro.tensor import Aval

_LARGE = 2**16
"""Bytes of an argument from which on the order of steps is worth its time, 1.5 µs an operation."""
_REFERENCE = "the numpy engine runs every operation through its NumPy kernel"
_OFTEN, _SHORT = 32, 512
"""After how many calls a program of at most so many steps becomes a Python function."""


class NumpyProgram(EngineProgram):
    """A compiled program that runs instruction by instruction.

    Each value is freed after its last use.
    """

    def __init__(self, program: CompiledProgram) -> None:
        super().__init__(program.metas[: program.n_inputs])
        self.program = program
        with asked_for("numpy"):
            self._kernels = program_kernels(program, program.metas)
            constants = [kernel(operation, ())() for operation, _ in program.constants]
        self._frame = program.frame(constants)
        self._shared = _shared_outputs(program)
        self._calls = 0
        self._function: Callable[..., list[Any]] | None = None

    def __call__(self, *arrays: Any) -> list[Any]:
        outputs = self.borrow(*arrays)
        if not self._shared:
            for y in outputs:
                if y.__class__ is np.ndarray and y.base is not None:
                    break
            else:
                return outputs
        return self._owned(outputs)

    def borrow(self, *arrays: Any) -> list[Any]:
        """The outputs, which may be arguments or constants of the program, or view such."""
        function = self._function
        return self._run(arrays) if function is None else function(*arrays)

    @property
    def steps(self) -> Steps:
        """The operations, all of which run through their NumPy kernels."""
        return Steps.of(operation.name for operation in self.program.operations)

    def _owned(self, outputs: list[Any]) -> list[Any]:
        """The outputs with copies of those that are, or view, memory of another owner.

        One after the other, so that what a view kept is free before the next is copied.
        """
        for i in range(len(outputs)):
            if i in self._shared or not is_own(outputs[i]):
                outputs[i] = np.array(outputs[i])
        return outputs

    def _run(self, arrays: Sequence[Any]) -> list[Any]:
        self._calls += 1
        if self._calls == _OFTEN and len(self.program.operations) <= _SHORT:
            self._function = straight_line(self.program, self._kernels, self._frame)
        return self.program.run(self._kernels, self._frame, arrays)


class TimedProgram(NumpyProgram):
    """A program with a clock for each operation, for a profile; a loop is one operation."""

    def __init__(self, program: CompiledProgram, meter: Meter) -> None:
        with_value(measuring, None, lambda: super(TimedProgram, self).__init__(program))
        self._meter = meter
        self._clocks = [_clock(program, step, meter) for step in program.instructions()]

    def borrow(self, *arrays: Any) -> list[Any]:
        timed = self._meter.part == 0
        return self._run_timed(arrays) if timed else super().borrow(*arrays)

    def _run_timed(self, arrays: Sequence[Any]) -> list[Any]:
        program, slots = self.program, [*arrays, *self._frame]
        columns = program.first, program.second, program.result, program.released
        last = perf_counter_ns()
        for f, clock, a, b, r, dead in zip(self._kernels, self._clocks, *columns, strict=True):
            inputs = (a, b) if b >= 0 else a if isinstance(a, tuple) else (a,)
            found = f(*[slots[i] for i in inputs])
            slots[r : r + clock.outputs] = found if clock.outputs > 1 else (found,)
            for i in dead or ():
                slots[i] = None
            now = perf_counter_ns()
            clock.calls += 1
            clock.total += now - last
            last = now
        return [slots[i] for i in program.outputs]


class _OperationClock(StepTimer):
    """A clock of an operation with so many results."""

    __slots__ = ("outputs",)

    def __init__(self, outputs: int) -> None:
        super().__init__()
        self.outputs = outputs


def _clock(program: CompiledProgram, step: Instruction, meter: Meter) -> _OperationClock:
    clock = _OperationClock(len(step.outputs))
    ins, outs = ([program.metas[i] for i in slots] for slots in (step.inputs, step.outputs))
    lines = [] if step.origin is None else [step.origin]
    meter.add(operation_note(step.operation, ins, outs, lines, BY_NUMPY, _REFERENCE), clock)
    return clock


def _shared_outputs(program: CompiledProgram) -> frozenset[int]:
    """The positions of outputs that are inputs, constants or earlier outputs."""
    taken = {*range(program.n_inputs), *(slot for _, slot in program.constants)}
    shared = set()
    for i, slot in enumerate(program.outputs):
        if slot in taken:
            shared.add(i)
        taken.add(slot)
    return frozenset(shared)


def ordered_for_memory(job: Job) -> None:
    """Each value is computed right before it is first read, where that saves memory."""
    metas, inputs = job.graph.arena.metas, job.graph.inputs
    if job.options.memory_limit is not None or any(nbytes(metas[v]) >= _LARGE for v in inputs):
        job.graph = sink(job.graph, _bytes)


def instructions(job: Job) -> None:
    """One call of a NumPy kernel for each operation; values are computed again to keep a limit."""
    program, limit = compile_program(job.graph), job.options.memory_limit
    program = program if limit is None else within(program, limit)
    meter = measuring.get()
    job.program = NumpyProgram(program) if meter is None else TimedProgram(program, meter)


STEPS = (step(ordered_for_memory), step(instructions))
NUMPY = Engine("numpy", Job, STEPS, limits_memory=True, keeps_programs=False)


def compile_numpy(graph: MaterializedGraph) -> NumpyProgram:
    """The reference program of a merged graph of known sizes."""
    program = run_steps(Job(graph, CompileOptions()), STEPS)
    assert isinstance(program, NumpyProgram)
    return program


def _bytes(operation: Any, aval: Aval) -> int:
    """The bytes of a value, without its operands."""
    return 0 if operation.name in VIEWS or operation.name == "reshape" else nbytes(aval)
