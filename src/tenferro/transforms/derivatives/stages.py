"""A function's primal, linear and transposed graph, to draw and to explain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from computegraph import Origin, copied, handed_on, origins_kept
from tenferro.explain.explanation import Explanation
from tenferro.explain.stages import Primal, StageGraph, stage
from tenferro.trace import Trace
from tenferro.transforms.derivatives.reverse import forward
from tenferro.transforms.programs.program import Program
from tenferro.transforms.tracing.arguments import Arguments
from tenferro.transforms.tracing.parameters import name_of
from tenferro.transforms.tracing.tracing import Traced, in_trace, trace_call
from tidu import ADRuleError, LinearizedGraph, linear_transpose


def stages(f: Callable[..., Any], *args: Any) -> list[StageGraph]:
    """The primal graph of f at these arguments, its linearization, and the transpose of that.

    >>> [len(stage.nodes) for stage in stages(lambda x: x * x, 3.0)]
    [2, 5, 4]
    """
    label = f"explain({name_of(f)})"

    def body(trace: Trace) -> list[StageGraph]:
        arguments = Arguments(args)
        arguments.check_inexact(label, arguments.avals(label))
        traced = trace_call(trace, f, arguments, label, derivatives=1)
        return [stage(trace, "primal", 0, traced.outputs), *_derivatives(trace, forward(traced))]

    return in_trace(label, body)


def _derivatives(trace: Trace, linear: LinearizedGraph) -> list[StageGraph]:
    transposed = linear_transpose(linear)
    tangents, cotangents = (
        [v for v in graph.tangent_outputs if v is not None] for graph in (linear, transposed)
    )
    start, end = linear.graph.start, linear.graph.stop
    return [
        stage(trace, "linear", start, tangents),
        stage(trace, "transposed", end, cotangents),
    ]


def explained(program: Program, **sizes: int) -> Explanation:
    """The graphs of a program and of its derivatives, and what compilation makes of it."""
    with handed_on(program.graph.arena.origins), origins_kept():
        graphs, about = in_trace(
            f"show({program.name})", lambda trace: _graphs(trace, program), apart=True
        )
    return Explanation(program.name, about, graphs, program.stages(**sizes))


def _graphs(trace: Trace, program: Program) -> tuple[list[StageGraph], str]:
    """The stages of a program, and a sentence about its derivatives."""
    graph = program.graph
    metas, order = graph.arena.metas, graph.order
    inputs = [trace.fresh(metas[v], f"x{i}") for i, v in enumerate(graph.inputs)]
    values = {v: x.id for v, x in zip(graph.inputs, inputs, strict=True)}
    here = copied(graph.arena, order, trace, values)
    outputs = [here[v] for v in graph.outputs]
    _mark(trace)
    found = [stage(trace, "primal", 0, outputs)]
    wrt = [x for x in inputs[: len(program.inputs)] if x.aval.is_inexact]
    if not wrt:
        return found, "It has no real or complex argument, and so no derivative."
    traced = Traced(trace, program.name, Arguments(()), inputs, outputs, program.out_tree)
    try:
        found += _derivatives(trace, forward(traced, wrt))
    except ADRuleError as error:
        return found, f"Its derivative is not shown: {error}"
    return found, "The linear graph is forward mode, its transpose is reverse mode."


def _mark(trace: Trace) -> None:
    """Let all that is derived from a value know the value."""
    assert trace.origins is not None
    for v in range(len(trace)):
        known = trace.origins.get(v)
        line = None if known is None else known.where
        trace.origins[v] = Origin(Primal(line, v), known is not None and known.derived)
