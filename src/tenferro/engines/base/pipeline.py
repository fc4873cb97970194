"""How engines compile: named steps that work on one job, in the order of a list."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from computegraph import MaterializedGraph, ProgramCache, handed_on
from computegraph.cache import origins_of, structure
from tenferro.engines.base.program import EngineProgram
from tenferro.explain.program_text import text_of

_PROGRAMS = 256
"""Programs that an engine keeps by structure."""
GraphPass = Callable[[MaterializedGraph], MaterializedGraph]


@dataclass(frozen=True)
class CompileOptions:
    """Compile options of a program.

    With `memory_limit` it takes at most that many bytes in addition to its arguments; without
    `checks`, supported only by the XLA engine, it does not look at values where it would raise;
    with `flush_subnormals`, supported only by the native engine, subnormal numbers count as zeros.
    With `verify` its first results are compared with those of the reference engine.
    """

    memory_limit: int | None = None
    checks: bool = True
    flush_subnormals: bool = False
    verify: bool = False


DEFAULT = CompileOptions()


@dataclass
class Job:
    """A graph on its way to a program: what the steps so far have made of it.

    `key` is the structure of the graph by which things are kept, None if nothing is.
    """

    graph: MaterializedGraph
    options: CompileOptions
    key: Hashable = None
    program: EngineProgram | None = None
    rest: Sequence[PipelineStep[Any]] = field(default=(), repr=False)
    """The steps that have not run yet."""

    def __str__(self) -> str:
        return text_of(self.graph) if self.program is None else str(self.program)


J = TypeVar("J", bound=Job)


@dataclass(frozen=True)
class PipelineStep(Generic[J]):
    """A step of a pipeline.

    A `shortcut` looks for a program, or for a part of one, that makes later steps unnecessary.
    """

    name: str
    about: str
    run: Callable[[J], None]
    shortcut: bool = False


def step(function: Callable[[J], None], *, shortcut: bool = False) -> PipelineStep[J]:
    """The step that a function is; its name and the first line of its docstring describe it."""
    return PipelineStep(function.__name__, _first_line(function), function, shortcut)


def graph_step(
    function: GraphPass, needed: Callable[[J], bool] = lambda job: True
) -> PipelineStep[J]:
    """A pass as a step, which is left out where it is not needed."""

    def run(job: J) -> None:
        if needed(job):
            job.graph = function(job.graph)

    return PipelineStep(function.__name__, _first_line(function), run)


def _first_line(function: Callable[..., Any]) -> str:
    return (function.__doc__ or "").partition("\n")[0]


def run_steps(job: J, steps: Sequence[PipelineStep[J]]) -> EngineProgram:
    """Run steps until one of them has made the program."""
    for i, each in enumerate(steps):
        job.rest = steps[i + 1 :]
        each.run(job)
        if job.program is not None:
            return job.program
    raise RuntimeError("the last step of a pipeline made no program")


@dataclass(frozen=True, eq=False)
class Engine(Generic[J]):
    """An engine: what it makes programs of, and by which steps.

    With `keeps_programs`, programs of one structure are compiled once; with `keeps_lines`, they
    differ where their operations come from other lines. An engine that `flushes` can take subnormal
    numbers for zeros; one that `has_half` runs programs with float16 and bfloat16. Programs to be
    verified are compiled in the context `final`, in which no other code replaces the first.
    """

    name: str
    job: Callable[[MaterializedGraph, CompileOptions, Hashable], J]
    steps: Sequence[PipelineStep[J]]
    limits_memory: bool = False
    has_devices: bool = False
    flushes: bool = False
    has_half: bool = False
    keeps_programs: bool = True
    keeps_lines: bool = False
    final: Callable[[], AbstractContextManager[Any]] = nullcontext
    programs: ProgramCache[EngineProgram] = field(default_factory=lambda: ProgramCache(_PROGRAMS))

    def compile(self, graph: MaterializedGraph, options: CompileOptions) -> EngineProgram:
        """The program of a graph of known sizes."""
        if not self.keeps_programs:
            return self._made(graph, options, None)
        form = structure(graph)
        lines = origins_of(graph) if self.keeps_lines else ()
        return self.programs.get((form, lines, options), lambda: self._made(graph, options, form))

    def _made(
        self, graph: MaterializedGraph, options: CompileOptions, form: Hashable
    ) -> EngineProgram:
        context = self.final() if options.verify else nullcontext()
        with context, handed_on(self.keeps_lines and graph.arena.origins):
            return run_steps(self.job(graph, options, form), self.steps)
