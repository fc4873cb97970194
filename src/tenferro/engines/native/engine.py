"""Programs for the native engine."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

import numpy as np

from computegraph import Arena, MaterializedGraph, ProgramCache, re_emit
from computegraph.cache import structure
from tenferro.engines import memory
from tenferro.engines.native import layouts
from tenferro.engines.native.blas_threads import is_linear_algebra, is_small, with_one_thread
from tenferro.engines.native.lapack import native_step
from tenferro.engines.native.prepare import prepare
from tenferro.engines.native.program import NativeUnit
from tenferro.engines.native.runtime import pool
from tenferro.engines.native.runtime.array_abi import UnknownABIError
from tenferro.engines.native.runtime.signature import Number
from tenferro.engines.native.segments import Reference, Segments
from tenferro.engines.native.units import unit_before, unit_now, unit_of
from tenferro.engines.numpy import kernel
from tenferro.engines.numpy.kernels import asked_for
from tenferro.engines.steps import Steps
from tenferro.ops.binding import bind_operation
from tenferro.ops.family import TensorOperation
from tenferro.ops.registry import forget_with
from tenferro.tensor import Aval
from tenferro.tensor.binding import bind_aval, match_sizes

_PROGRAMS = 256
program_cache: ProgramCache[NativeProgram] = ProgramCache(_PROGRAMS)
"""Compiled programs by structure."""
forget_with(program_cache.clear)

Action = Callable[[list[Any]], None]


class NativeProgram:
    """A compiled program: native units, and steps of their own for what units have no code for.

    `references` names the operations of the latter: they run through their NumPy kernels, or are
    native calls of LAPACK with these behind them. Printing shows both. `key` is what the layout is
    kept under (see `layouts`).
    """

    def __init__(self, graph: MaterializedGraph, key: str | None) -> None:
        self.inputs: list[Aval] = [graph.arena.metas[v] for v in graph.inputs]
        self.references: list[TensorOperation] = []
        self._families: list[str] = []
        self._native_references = 0
        self.units: list[NativeUnit] = []
        self.whole: NativeUnit | None = unit_before(key, lambda: prepare(graph))
        if self.whole is None:
            self._compile(Segments(prepare(graph)), key)
        if self.whole is not None:
            self.units.append(self.whole)

    def __call__(self, *arrays: Any) -> list[Any]:
        """The outputs for arrays that fit the program's inputs; they share no memory with these."""
        if self.whole is not None:
            return list(self.whole.call(*arrays))
        values = [*arrays, *self._empty]
        self._run(values)
        return _apart([values[i] for i in self._outputs], arrays)

    def entry(
        self,
        slow: Callable[..., Any],
        *,
        single: bool,
        numbers: Mapping[int, Number],
        fixed: Sequence[Any],
    ) -> Callable[..., Any] | None:
        """One native call for the whole program (see `NativeUnit.entry`), if it is one."""
        if self.whole is None:
            return None
        return self.whole.entry(slow, single=single, numbers=numbers, fixed=fixed)

    @property
    def steps(self) -> Steps:
        """How many steps are native, and which operations run through their NumPy kernels."""
        native = sum(unit.steps for unit in self.units) + self._native_references
        return Steps.of(self._families, native=native)

    @property
    def final(self) -> bool:
        """Whether no unit runs in quick code any more, compiled for an early first result."""
        return all(unit.final for unit in self.units)

    def __str__(self) -> str:
        lines = [f"{self.steps} in {len(self.units)} native units"]
        lines += [f"unit {i}: {unit}" for i, unit in enumerate(self.units)]
        lines += [f"reference: {operation!r}" for operation in self.references]
        return "\n".join(lines)

    def _compile(self, segments: Segments, key: str | None) -> None:
        """Consist of one unit, or of the steps of several segments."""
        if segments.is_one_unit:
            self.whole = unit_now(segments.graph, key)
        else:
            self._compile_steps(segments)

    def _compile_steps(self, segments: Segments) -> None:
        whole = segments.graph
        self._slots = {v: i for i, v in enumerate(dict.fromkeys(whole.inputs))}
        self._actions: list[Action] = []
        made: dict[Hashable, NativeUnit] = {}  # steps of a loop repeat each other
        small = _is_small_throughout(segments)
        self._run = with_one_thread(self._act) if small else self._act
        for stage in segments.stages:
            if stage.native is not None:
                graph = stage.native.graph
                form = structure(graph)
                unit = made[form] = made.get(form) or unit_of(graph, form)
                self.units.append(unit)
                self._append(unit, stage.native.operands, stage.native.outputs)
            for reference in stage.references:
                self.references.append(reference.operation)
                avals = tuple(whole.arena.metas[u] for u in reference.operands)
                function = self._reference(reference, avals)
                if not small and is_linear_algebra(reference.operation) and is_small(avals):
                    function = with_one_thread(function)
                self._append(function, reference.operands, reference.outputs)
        self._outputs = [self._slots[v] for v in whole.outputs]
        self._empty = [None] * (len(self._slots) - len(self.inputs))

    def _reference(self, reference: Reference, avals: tuple[Aval, ...]) -> Callable[..., Any]:
        """The function of a step of its own: native, or its NumPy kernel."""
        lend_memory()
        operation = reference.operation
        with asked_for("native"):
            function = _listed(kernel(operation, avals), len(reference.outputs))
        fast = native_step(operation, avals)
        if fast is None:
            self._families.append(operation.name)
        else:
            self._native_references += 1
            function = _first(fast, function)
        return function

    def _act(self, values: list[Any]) -> None:
        for action in self._actions:
            action(values)

    def _append(
        self, function: Callable[..., Any], operands: Sequence[int], results: Sequence[int]
    ) -> None:
        """A step on the list of all values."""
        read = [self._slot(v) for v in operands]
        written = [self._slot(v) for v in results]

        def act(values: list[Any]) -> None:
            found = function(*[values[i] for i in read])
            for i, y in zip(written, found, strict=True):
                values[i] = y

        self._actions.append(act)

    def _slot(self, v: int) -> int:
        return self._slots.setdefault(v, len(self._slots))


def _is_small_throughout(segments: Segments) -> bool:
    """Whether there is linear algebra outside of units, all of it on small matrices."""
    metas = segments.arena.metas
    references = [r for stage in segments.stages for r in stage.references]
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
    """What `fast` gives, or where it gives nothing, `slow`."""

    def run(*arrays: Any) -> Any:
        found = fast(*arrays)
        return slow(*arrays) if found is None else found

    return run


class SymbolicProgram:
    """A program with symbolic sizes: one native program for all sizes it has met."""

    def __init__(self, graph: MaterializedGraph) -> None:
        self.graph = graph
        self.inputs: list[Aval] = [graph.arena.metas[v] for v in graph.inputs]
        self._made: ProgramCache[NativeProgram] = ProgramCache(_PROGRAMS)
        self._latest: NativeProgram | None = None

    @property
    def steps(self) -> Steps | None:
        """The steps of the program that ran last; None before the first call."""
        return None if self._latest is None else self._latest.steps

    @property
    def final(self) -> bool:
        """Whether the program that ran last has its final code."""
        return self._latest is None or self._latest.final

    def __call__(self, *arrays: Any) -> list[Any]:
        """The outputs for arrays whose shapes fit the symbolic ones."""
        sizes = match_sizes(self.inputs, [a.shape for a in arrays])
        key = tuple(sorted(sizes.items()))
        program = self._made.get(key, lambda: self._bound(sizes))
        self._latest = program
        return program(*arrays)

    def _bound(self, sizes: Mapping[str, int]) -> NativeProgram:
        graph = bind_sizes(self.graph, sizes)
        return NativeProgram(graph, layouts.key_of(structure(graph)))


def bind_sizes(graph: MaterializedGraph, sizes: Mapping[str, int]) -> MaterializedGraph:
    """The graph with every size as a number."""
    arena = Arena()

    def emit(_: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        return arena.emit(arena.code(bind_operation(operation, sizes)), operands)

    avals = [bind_aval(graph.arena.metas[v], sizes) for v in graph.inputs]
    return re_emit(graph, arena, emit, avals)


def compile_native(graph: MaterializedGraph) -> NativeProgram | SymbolicProgram:
    """The native program of a merged graph; programs of one structure are compiled once."""
    if any(graph.arena.metas[v].is_symbolic for v in graph.inputs):
        return SymbolicProgram(graph)
    same = structure(graph)
    return program_cache.get(same, lambda: NativeProgram(graph, layouts.key_of(same)))
