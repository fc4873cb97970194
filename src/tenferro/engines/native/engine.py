"""The native engine: graphs to compiled programs, one for each structure."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from computegraph import MaterializedGraph, ProgramCache
from computegraph.cache import structure
from tenferro.engines.native.checked import CheckedProgram
from tenferro.engines.native.compilation import Compilation
from tenferro.engines.native.early import EarlyProgram
from tenferro.engines.native.patience import numpy_is_sooner
from tenferro.engines.native.program import NativeProgram, native_program
from tenferro.engines.native.rolling import rolled
from tenferro.engines.native.runtime import tiers
from tenferro.engines.native.whole import whole_program
from tenferro.engines.steps import Steps
from tenferro.ops.binding import bind_sizes
from tenferro.ops.registry import forget_with
from tenferro.passes.index_checks import Checks, with_checks
from tenferro.tensor import Aval
from tenferro.tensor.binding import match_sizes

_PROGRAMS = 256
program_cache: ProgramCache[NativeProgram] = ProgramCache(_PROGRAMS)
"""Compiled programs by structure."""
forget_with(program_cache.clear)


class SymbolicProgram:
    """A program with symbolic sizes: one native program for all sizes it has met."""

    def __init__(self, graph: MaterializedGraph, memory_limit: int | None = None) -> None:
        self.graph = graph
        self.memory_limit = memory_limit
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
        return checked_program(bind_sizes(self.graph, sizes), memory_limit=self.memory_limit)


def compile_native(
    graph: MaterializedGraph, memory_limit: int | None = None
) -> NativeProgram | SymbolicProgram:
    """The native program of a merged graph; programs of one structure are compiled once.

    With a limit it computes values again rather than keep them, or raises MemoryError.
    """
    if any(graph.arena.metas[v].is_symbolic for v in graph.inputs):
        return SymbolicProgram(graph, memory_limit)
    same = structure(graph)
    return program_cache.get(
        (same, memory_limit), lambda: checked_program(graph, same, memory_limit)
    )


def checked_program(
    graph: MaterializedGraph, form: Hashable | None = None, memory_limit: int | None = None
) -> NativeProgram:
    """The program of a graph whose sizes are known; `form` is its structure, if that is known."""
    whole, checks = with_checks(graph)
    compilation = Compilation(whole, None if checks else form, memory_limit)
    if memory_limit is not None or compilation.kept_layout is not None:
        return _native(compilation, checks)

    def make() -> NativeProgram:
        loops = rolled(graph)
        if loops is graph:
            return _native(compilation, checks)
        whole, own = with_checks(loops)
        return _native(Compilation(whole), own)

    if tiers.may_be_quick() and numpy_is_sooner(graph):
        return EarlyProgram(graph, make)
    return make()


def _native(compilation: Compilation, checks: Checks) -> NativeProgram:
    program = whole_program(compilation) or native_program(compilation)
    return CheckedProgram(program, checks) if checks else program
