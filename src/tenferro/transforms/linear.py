"""Linear maps that are applied again and again, at one point.

The point's values are computed once; each application reads those it needs and runs only the
linear part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from computegraph import boundary, materialize_merge, splice
from tenferro.engines import compile_graph
from tenferro.trace import Trace, Tracer
from tenferro.transforms.arguments import traced_id
from tenferro.transforms.running import run_program
from tenferro.transforms.tracing import Traced, in_trace, results


class LinearProgram:
    """The linear part of a traced function's derivative, ready to be applied.

    `seeds` says at which position of an argument list each linear input of the graph stands;
    `outputs` are the linear outputs, None where there is nothing to compute.
    """

    def __init__(
        self, traced: Traced, seeds: Mapping[int, int], outputs: Sequence[int | None]
    ) -> None:
        self.outputs = outputs
        self.seeds = seeds
        trace = traced.trace
        ids = [v for v in outputs if v is not None]
        reads = boundary(trace, ids, seeds)
        self.graph = materialize_merge(trace, ids, [*reads, *seeds])
        found = results(trace, [*traced.outputs, *reads], traced.input_ids, traced.args.leaves)
        self.primal_outputs = found[: len(traced.outputs)]
        self.residuals = found[len(traced.outputs) :]
        self.is_concrete = not any(isinstance(x, Tracer) for x in self.residuals)
        self.program = compile_graph(self.graph, "numpy") if self.is_concrete else None

    def __call__(self, leaves: Sequence[Any]) -> list[Any]:
        """The linear outputs, given the linear inputs among the leaves."""
        given = [leaves[position] for position in self.seeds.values()]
        if self.program is None or any(isinstance(x, Tracer) for x in given):
            found = iter(self._inline(given))
        else:
            values = [*self.residuals, *given]
            found = iter(run_program(self.graph, self.program, values))
        return [None if v is None else next(found) for v in self.outputs]

    def _inline(self, given: Sequence[Any]) -> list[Any]:
        """Put the linear part into the trace that is running."""

        def body(trace: Trace) -> list[Any]:
            operands = [traced_id(trace, x) for x in [*self.residuals, *given]]
            values = dict(zip(self.graph.inputs, operands, strict=True))
            return [Tracer(trace, v, trace.metas[v]) for v in splice(self.graph, trace, values)]

        return in_trace("a linear map", body)
