"""Programs for the reference engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from computegraph import (
    CompiledProgram,
    MaterializedGraph,
    ProgramCache,
    compile_program,
    sink,
    straight_line,
)
from tenferro.engines.memory import is_own
from tenferro.engines.numpy.entry import CheckedEntry
from tenferro.engines.numpy.kernels import asked_for, kernel, program_kernels
from tenferro.engines.numpy.recompute import VIEWS, nbytes, within
from tenferro.engines.steps import Steps
from tenferro.ops.binding import bind_operation, bind_sizes
from tenferro.ops.family import TensorOperation
from tenferro.tensor import Aval
from tenferro.tensor.binding import bind_aval, match_sizes

_SPECIALISATIONS = 256
_LARGE = 2**16
"""Bytes of an argument from which on the order of steps is worth its time, 1.5 µs an operation."""
_OFTEN, _SHORT = 32, 512
"""After how many calls a program of at most so many steps becomes a Python function."""
Runner = tuple[list[Any], list[Any]]


class NumpyProgram(CheckedEntry):
    """A compiled program that runs instruction by instruction.

    Each value is freed after its last use. A program with symbolic dimensions is specialised to
    the sizes it meets; the specialisations are kept, up to a bound.
    """

    def __init__(self, program: CompiledProgram) -> None:
        self.program = program
        self.inputs = program.metas[: program.n_inputs]
        self.symbolic = any(aval.is_symbolic for aval in self.inputs)
        self._runners: ProgramCache[Runner] = ProgramCache(_SPECIALISATIONS)
        self._static = None if self.symbolic else self._specialise({})
        self._shared = _shared_outputs(program)
        self._calls = 0
        self._function: Callable[..., list[Any]] | None = None

    def __call__(self, *arrays: Any) -> list[Any]:
        """The outputs for arrays that fit the program's inputs; they share no memory with these."""
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
        """The outputs with copies of those that are, or view, memory of somebody else.

        One after the other, so that what a view kept is free before the next is copied.
        """
        for i in range(len(outputs)):
            if i in self._shared or not is_own(outputs[i]):
                outputs[i] = np.array(outputs[i])
        return outputs

    def _run(self, arrays: Sequence[Any]) -> list[Any]:
        if self._static is None:
            shapes = tuple([a.shape for a in arrays])
            kernels, frame = self._runners.get(
                shapes, lambda: self._specialise(match_sizes(self.inputs, shapes))
            )
            return self.program.run(kernels, frame, arrays)
        self._calls += 1
        if self._calls == _OFTEN and len(self.program.operations) <= _SHORT:
            self._function = straight_line(self.program, *self._static)
        return self.program.run(*self._static, arrays)

    def _specialise(self, sizes: Mapping[str, int]) -> Runner:
        program = self.program
        avals = program.metas
        if sizes:
            avals = [bind_aval(aval, sizes) for aval in avals]
        with asked_for("numpy"):
            kernels = program_kernels(program, avals, lambda op: _bound(op, sizes))
            constants = [kernel(_bound(op, sizes), ())() for op, _ in program.constants]
        return kernels, program.frame(constants)


def _shared_outputs(program: CompiledProgram) -> frozenset[int]:
    """The positions of outputs that are inputs, constants or earlier outputs."""
    taken = {*range(program.n_inputs), *(slot for _, slot in program.constants)}
    outputs = program.outputs
    return frozenset(i for i, slot in enumerate(outputs) if slot in taken or slot in outputs[:i])


def _bound(operation: Any, sizes: Mapping[str, int]) -> TensorOperation:
    return bind_operation(operation, sizes) if sizes else operation


def compile_numpy(
    graph: MaterializedGraph, memory_limit: int | None = None
) -> NumpyProgram | LimitedPrograms:
    """The reference program of a merged graph, in an order that needs little memory.

    With a limit it computes values again rather than keep them, or raises MemoryError.
    """
    if memory_limit is None:
        large = any(nbytes(graph.arena.metas[v]) >= _LARGE for v in graph.inputs)
        return NumpyProgram(compile_program(sink(graph, _bytes) if large else graph))
    if any(graph.arena.metas[v].is_symbolic for v in graph.inputs):
        return LimitedPrograms(graph, memory_limit)
    return NumpyProgram(within(compile_program(sink(graph, _bytes)), memory_limit))


class LimitedPrograms:
    """Programs with symbolic sizes that keep a limit of memory: one for each set of sizes met."""

    def __init__(self, graph: MaterializedGraph, memory_limit: int) -> None:
        self.graph = graph
        self.memory_limit = memory_limit
        self.inputs: list[Aval] = [graph.arena.metas[v] for v in graph.inputs]
        self._made: ProgramCache[Any] = ProgramCache(_SPECIALISATIONS)

    @property
    def steps(self) -> Steps | None:
        """Not known before there are sizes."""
        return None

    def __call__(self, *arrays: Any) -> list[Any]:
        """The outputs for arrays whose shapes fit the symbolic ones."""
        sizes = match_sizes(self.inputs, [a.shape for a in arrays])
        key = tuple(sorted(sizes.items()))
        program = self._made.get(
            key, lambda: compile_numpy(bind_sizes(self.graph, sizes), self.memory_limit)
        )
        outputs: list[Any] = program(*arrays)
        return outputs


def _bytes(operation: Any, aval: Aval) -> int:
    """The bytes that a value takes beside its operands."""
    return 0 if operation.name in VIEWS or operation.name == "reshape" else nbytes(aval)
