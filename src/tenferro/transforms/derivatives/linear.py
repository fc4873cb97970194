"""Linear maps that are applied again and again, at one point.

The point's values are computed once; each application reads those it needs and runs only the
linear part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from typing import Any

import numpy as np

from computegraph import MaterializedGraph, boundary, materialize_merge, splice
from tenferro.cached_attribute import cached_attribute
from tenferro.engines import compile_graph
from tenferro.errors import GaugeError, UndecidedGaugeError
from tenferro.nan_debugging import nan_debuggers, without_nan_debugging
from tenferro.nonfinite import check
from tenferro.passes.gauge import guards
from tenferro.trace import Trace, Tracer
from tenferro.transforms.tracing.arguments import array_of, traced_id
from tenferro.transforms.tracing.running import run_program
from tenferro.transforms.tracing.tracing import Traced, in_trace, results


class LinearProgram:
    """The linear part of a traced function's derivative, ready to be applied.

    `seeds` is the position in an argument list of each linear input of the graph;
    `outputs` are the linear outputs, None where there is nothing to compute.
    """

    def __init__(
        self, traced: Traced, seeds: Mapping[int, int], outputs: Sequence[int | None]
    ) -> None:
        self.outputs = outputs
        self.seeds = seeds
        trace = traced.trace
        ids = [v for v in outputs if v is not None]
        reads = [v for v in boundary(trace, ids, seeds) if not _is_splat(trace, v)]
        self.graph = materialize_merge(trace, ids, [*reads, *seeds])
        self._whole: tuple[MaterializedGraph, list[Any]] | None = None
        """Everything from the arguments on: to say where a NaN began, or where the linear part
        does not determine whether its results depend on the basis of a factorization."""
        with without_nan_debugging():  # what is kept for later is no result
            values = self._point(traced, reads)
        self.primal_outputs = values[: len(traced.outputs)]
        self.residuals = values[len(traced.outputs) :]
        self.is_concrete = not any(isinstance(x, Tracer) for x in self.residuals)
        self.program = compile_graph(self.graph, "numpy") if self.is_concrete else None
        self._nan_debugging = bool(nan_debuggers.count) and self.is_concrete
        self._may_be_open = self.is_concrete and guards(self.graph) is not None
        if self._nan_debugging or self._may_be_open or self._is_open:
            inputs = [*traced.input_ids, *trace.captured, *seeds]
            arguments = [*traced.args.leaves, *trace.captured.values()]
            self._whole = materialize_merge(trace, ids, inputs), arguments
        if self._nan_debugging:
            arguments = [array_of(x) for x in (*traced.args.leaves, *trace.captured.values())]
            primal = materialize_merge(trace, traced.outputs, [*traced.input_ids, *trace.captured])
            check(primal, arguments, [array_of(y) for y in self.primal_outputs])

    def _point(self, traced: Traced, reads: Sequence[int]) -> list[Any]:
        """The function's results and what the linear part reads.

        Where this depends on a basis, only the results are computed: they may not.
        """
        self._is_open = False
        try:
            return _results(traced, [*traced.outputs, *reads])
        except GaugeError:
            self._is_open = True
            return _results(traced, traced.outputs)

    def __call__(self, leaves: Sequence[Any]) -> list[Any]:
        """The linear outputs, given the linear inputs among the leaves."""
        seeds = [leaves[position] for position in self.seeds.values()]
        if self.program is None or any(isinstance(x, Tracer) for x in seeds):
            results = iter(self._inline(seeds))
        else:
            with without_nan_debugging() if self._nan_debugging else nullcontext():
                outputs = self._run(seeds)
            if self._nan_debugging:
                graph, arguments = self._from_arguments(seeds)
                check(graph, [array_of(x) for x in arguments], [array_of(y) for y in outputs])
            results = iter(outputs)
        return [None if v is None else next(results) for v in self.outputs]

    def _from_arguments(self, seeds: Sequence[Any]) -> tuple[MaterializedGraph, list[Any]]:
        assert self._whole is not None
        graph, arguments = self._whole
        return graph, [*arguments, *seeds]

    def _run(self, seeds: Sequence[Any]) -> list[Any]:
        """The program on residuals and linear inputs; where a basis may matter, everything."""
        if not self._is_open:
            assert self.program is not None
            try:
                return run_program(self.graph, self.program, [*self.residuals, *seeds])
            except UndecidedGaugeError:
                pass
        graph, values = self._from_arguments(seeds)
        return run_program(graph, compile_graph(graph, "numpy"), values)

    @cached_attribute
    def _stays_open(self) -> bool:
        """Whether a basis may matter here; programs that contain this compute everything then."""
        if self._is_open or not self._may_be_open:
            return self._is_open
        metas = [self.graph.arena.metas[v] for v in self.graph.inputs[len(self.residuals) :]]
        zeros = [np.zeros(m.shape, m.dtype) for m in metas]
        assert self.program is not None
        try:
            run_program(self.graph, self.program, [*self.residuals, *zeros])
        except UndecidedGaugeError:
            return True
        return False

    def _inline(self, seeds: Sequence[Any]) -> list[Any]:
        """Put the linear part into the trace that is running."""

        def body(trace: Trace) -> list[Any]:
            graph, values = self.graph, [*self.residuals, *seeds]
            if self._stays_open:
                graph, values = self._from_arguments(seeds)
            operands = [traced_id(trace, x) for x in values]
            here = dict(zip(graph.inputs, operands, strict=True))
            return [Tracer(trace, v, trace.metas[v]) for v in splice(graph, trace, here)]

        return in_trace("a linear map", body)


def _results(traced: Traced, values: Sequence[int]) -> list[Any]:
    return results(traced.trace, values, traced.input_ids, traced.args.leaves)


def _is_splat(trace: Trace, v: int) -> bool:
    """Whether a value is a constant, broadcast or not: nothing to keep, and zeros stay known."""
    while not trace.is_input(v):
        operation: Any = trace.operation(v)
        if operation.name == "constant":
            return True
        if operation.name not in ("broadcast_in_dim", "reshape"):
            return False
        v = trace.nodes[v][1]
    return False
