"""Compiled graphs: an engine's program, and the layers that a call of it passes through.

There are four layers, of which a graph has those that it needs: the program for the sizes of the
arguments; the program that runs until another one is compiled; checks, whose errors are among the
outputs; and the decision whether a result depends on the basis of a factorization.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from computegraph import MaterializedGraph, ProgramCache, handed_on
from tenferro.engines.base.half_precision import half_precision_in
from tenferro.engines.base.pipeline import CompileOptions, Engine
from tenferro.engines.base.program import CallForm, EngineProgram
from tenferro.engines.base.steps import Steps
from tenferro.engines.gauge_decision import BasisDecision
from tenferro.engines.numpy import compile_numpy
from tenferro.ops.base.binding import bind_sizes
from tenferro.passes.checks import Run
from tenferro.passes.gauge import guards
from tenferro.tensor import Aval
from tenferro.tensor.binding import match_sizes
from tenferro.tensor.dtypes import refuse_half

_SIZES = 256
"""Programs that are kept of a graph with named sizes."""


class CompiledGraph:
    """A merged graph on an engine: a function of arrays that fit the graph's inputs."""

    def __init__(
        self, graph: MaterializedGraph, engine: Engine[Any], options: CompileOptions
    ) -> None:
        self.graph, self.engine, self.options = graph, engine, options
        half = None if engine.has_half and not options.verify else half_precision_in(graph)
        if half is not None:
            refuse_half(f"{engine.name} engine{', with verify' * options.verify}", half)
        self.inputs: list[Aval] = [graph.arena.metas[v] for v in graph.inputs]
        self.has_named_sizes = any(aval.is_symbolic for aval in self.inputs)
        found = guards(graph)
        again = partial(_on_host, engine, options)
        self.decision = None if found is None else BasisDecision(graph, found, again)
        """What decides where results may depend on a basis; None where they cannot."""
        self._program: EngineProgram | None = None
        self._sizes: ProgramCache[CompiledGraph] = ProgramCache(_SIZES)
        self._latest: CompiledGraph | None = None
        if not self.has_named_sizes:
            self._use(engine.compile(graph, options))

    def __call__(self, *arrays: Any) -> list[Any]:
        return self.run(*arrays)

    def run(self, *arrays: Any) -> list[Any]:
        """The outputs; they share no memory with the arguments, nor with each other.

        Once the program is settled, its own call takes the place of this one.
        """
        if self.has_named_sizes:
            return self._at(arrays).run(*arrays)
        program = self.program
        assert program is not None
        return self._around(program.run)(*arrays)

    @property
    def program(self) -> EngineProgram | None:
        """The engine's program, for the sizes that ran last; None before there are any."""
        if self.has_named_sizes:
            return None if self._latest is None else self._latest.program
        if self._program is not None and self._program.successor is not None:
            self._use(self._program.successor)
        return self._program

    @property
    def steps(self) -> Steps | None:
        """The steps of the program; None if they depend on sizes that are not known yet."""
        return None if self.program is None else self.program.steps

    @property
    def settled(self) -> bool:
        """Whether calls go to the program that stays."""
        return self.program is None or self.program.settled

    @property
    def on_host(self) -> tuple[str, ...]:
        """The families that run on the host in a program for devices, as far as that is known."""
        return () if self.program is None else self.program.on_host

    @property
    def has_devices(self) -> bool:
        """Whether `on_devices`, `executables` and `device_memory` are there."""
        return self.engine.has_devices

    def entry(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any] | None:
        """The fastest call for arguments of known types; `slow` gets those that do not fit.

        None if no call is faster than `run`, or none exists yet.
        """
        program = self.program
        if program is None or self.has_named_sizes or self.decision is not None:
            return None
        return program.fast_call(slow, form)

    def device_entry(
        self, arrays: Sequence[Any], slow: Callable[..., Any], form: CallForm
    ) -> Callable[..., Any] | None:
        """The fastest call for arrays on devices like these, as `entry` is for others."""
        program = self.program
        if program is None or self.has_named_sizes or self.decision is not None:
            return None
        return program.device_entry(arrays, slow, form)

    def on_devices(
        self,
        *arrays: Any,
        donated: frozenset[int] = frozenset(),
        results: Sequence[Any] = (),
    ) -> list[Any]:
        """The outputs as arrays on devices (see `EngineProgram.on_devices`)."""
        here, program = self._on_devices(arrays)
        if here.decision is None:
            return program.on_devices(*arrays, donated=donated, results=results)
        return here.decision.on_devices(program.on_devices, arrays, donated, results)

    def executables(self, *arrays: Any) -> list[Any]:
        """What the compiler of the devices made for such arguments, piece by piece."""
        return self._on_devices(arrays)[1].executables(*arrays)

    def device_memory(self, *arrays: Any) -> int:
        """The most bytes that a device holds in a call with such arguments."""
        return self._on_devices(arrays)[1].device_memory(*arrays)

    def __str__(self) -> str:
        return str(self.program)

    def _on_devices(self, arrays: Sequence[Any]) -> tuple[CompiledGraph, EngineProgram]:
        """The graph with the sizes of these arrays, and its program."""
        if not self.has_devices:
            raise NotImplementedError(f"the {self.engine.name} engine does not compute on devices")
        here = self._at(arrays)
        assert here._program is not None
        return here, here._program

    def _at(self, arrays: Sequence[Any]) -> CompiledGraph:
        """The graph with the sizes of these arrays, compiled once for each."""
        if not self.has_named_sizes:
            return self
        shapes = tuple([a.shape for a in arrays])
        self._latest = self._sizes.get(shapes, lambda: self._bound(shapes))
        return self._latest

    def _bound(self, shapes: Sequence[tuple[int, ...]]) -> CompiledGraph:
        with handed_on(self.graph.arena.origins):
            bound = bind_sizes(self.graph, match_sizes(self.inputs, shapes))
        return CompiledGraph(bound, self.engine, self.options)

    def _use(self, program: EngineProgram) -> None:
        """Let calls go to this program."""
        self._program = program
        if program.settled:
            self.__dict__["run"] = self._around(program.run)  # in place of the method

    def _around(self, run: Run) -> Run:
        return run if self.decision is None else self.decision.around(run)


def _on_host(engine: Engine[Any], options: CompileOptions, graph: MaterializedGraph) -> Run:
    """The call of a graph in another basis. Its inputs are on the host."""
    return compile_numpy(graph) if engine.has_devices else CompiledGraph(graph, engine, options)
