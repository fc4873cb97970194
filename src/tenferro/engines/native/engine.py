"""The native engine: the steps from a graph to a program, in order."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

from computegraph import MaterializedGraph
from tenferro.engines.base.pipeline import Engine, Job, PipelineStep, graph_step, step
from tenferro.engines.native.graphs.first_result import Estimate, estimate, missing_products
from tenferro.engines.native.graphs.prepare import PREPARE, giving_way
from tenferro.engines.native.graphs.support import has_code
from tenferro.engines.native.programs.interim import InterimProgram
from tenferro.engines.native.programs.program import NativeProgram, program_of
from tenferro.engines.native.runtime.call.flushing import has_flushing
from tenferro.engines.native.runtime.call.stub import load_calls
from tenferro.engines.native.runtime.code import tiers
from tenferro.engines.native.runtime.tables.calls import interpreter
from tenferro.engines.native.units import kept
from tenferro.engines.native.units.compilation import Compilation
from tenferro.ops.base.registry import forget_programs_with
from tenferro.passes.checks import Checks
from tenferro.passes.index_checks import with_checks


@dataclass
class NativeJob(Job):
    """A graph on its way to machine code.

    It is `kept_as` what its structure says. `checks` are those whose errors are among the outputs
    of the graph. The compilation is there once the graph has been divided. `early` is what NumPy
    may run first, and what that takes.
    """

    kept_as: str | None = None
    checks: Checks = ()
    early: tuple[MaterializedGraph, Estimate] | None = None
    compilation: Compilation | None = None

    @property
    def is_limited(self) -> bool:
        """Whether there is a limit of memory."""
        return self.options.memory_limit is not None

    def __str__(self) -> str:
        if self.compilation is None:
            return super().__str__()
        if self.program is None:
            return str(self.compilation)
        assert isinstance(self.program, NativeProgram)
        one = self.compilation.is_one_unit
        parts = self.compilation.text() if one else str(self.program.schedule)
        return f"{self.program}\n{parts}"


def kept_on_disk(job: NativeJob) -> None:
    """The program that another process has kept, with its code."""
    if job.key is None:
        return
    job.kept_as = kept.key_of(job.key, job.options.memory_limit, "program")
    found = kept.find(job.kept_as)
    if found is not None:
        again = partial(_compilation, replace(job))
        _finish(job, NativeProgram(found.schedule, again), found.checks)


def _compilation(job: NativeJob) -> Compilation:
    """What a program that was found is made of, planned again."""
    for each in STEPS:
        if not each.shortcut and job.compilation is None:
            each.run(job)
    assert job.compilation is not None
    return job.compilation


def numpy_meanwhile(job: NativeJob) -> None:
    """Results come through NumPy while the steps that follow run in a thread, if that is sooner."""
    if not job.is_limited and tiers.may_be_quick():
        job.early = job.graph, estimate(job.graph)
        _run_early(job, *job.early)


def numpy_for_products(job: NativeJob) -> None:
    """The same while kernels for products of matrices are compiled, if their quick code is slow."""
    if job.early is not None and tiers.may_be_quick():
        missing, lost = missing_products(job.graph)
        if lost > job.early[1].least:
            _run_early(job, *job.early, len(missing))


def _run_early(
    job: NativeJob, graph: MaterializedGraph, expected: Estimate, products: int = 0
) -> None:
    if expected.numpy_is_sooner(products):
        job.program = InterimProgram(job, graph, on_one_thread=expected.is_on_one_thread)


def loops_of_steps(job: NativeJob) -> None:
    """Loops take the place of steps that are written out one by one, where that pays."""
    from tenferro.engines.native.graphs.rerolling import rerolled  # not for programs from the disk

    if not job.is_limited:
        job.graph = rerolled(job.graph)


def checks_as_outputs(job: NativeJob) -> None:
    """Errors of checks become numbers among the outputs: machine code cannot raise."""
    job.graph, job.checks = with_checks(job.graph, has_code)


def units(job: NativeJob) -> None:
    """The parts that are native throughout, and the steps between them."""
    job.compilation = Compilation.of_prepared(job.graph, job.options.memory_limit)


def loop_nests(job: NativeJob) -> None:
    """Loop nests of a program that is one unit, and the memory of what they read and write."""
    assert job.compilation is not None
    if job.compilation.is_one_unit:
        job.compilation.planned  # noqa: B018  (made now)


def machine_code(job: NativeJob) -> None:
    """Machine code of all units, and one call for everything where that can be."""
    assert job.compilation is not None
    program = program_of(job.compilation)
    kept.keep(job.kept_as, program.schedule, job.checks)
    _finish(job, program, job.checks)


def _finish(job: NativeJob, program: NativeProgram, checks: Checks) -> None:
    interpreter()
    load_calls()  # as a call after `wait_for_compilation` must compile nothing
    program.checks = checks
    program.flushes = job.options.flush_subnormals
    job.program = program


STEPS: tuple[PipelineStep[NativeJob], ...] = (
    step(kept_on_disk, shortcut=True),
    step(numpy_meanwhile, shortcut=True),
    step(loops_of_steps),
    step(checks_as_outputs),
    *(graph_step(giving_way(each)) for each in PREPARE),
    step(numpy_for_products, shortcut=True),
    step(units),
    step(loop_nests),
    step(machine_code),
)
NATIVE = Engine(
    "native",
    NativeJob,
    STEPS,
    limits_memory=True,
    flushes=has_flushing(),
    final=partial(tiers.tiered_compilation, False),
)
forget_programs_with(NATIVE.programs.clear)
