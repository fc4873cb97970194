"""The XLA engine: the steps from a graph to a program, in order."""

from __future__ import annotations

from tenferro.engines.base.pipeline import Engine, Job, graph_step, step
from tenferro.engines.xla.graphs.code import PASSES, code_of_passed
from tenferro.engines.xla.programs.program import XlaProgram
from tenferro.ops.base.registry import forget_programs_with


def instructions(job: Job) -> None:
    """Lowerings and calls of the host, in order; XLA compiles them for each placement."""
    metas = job.graph.arena.metas
    inputs = [metas[v] for v in job.graph.inputs]
    job.program = XlaProgram(inputs, code_of_passed(job.graph), job.options.checks)


STEPS = (*map(graph_step, PASSES), step(instructions))
XLA = Engine(
    "xla",
    Job,
    STEPS,
    has_devices=True,
    has_half=True,
    keeps_lines=True,
)
forget_programs_with(XLA.programs.clear)
