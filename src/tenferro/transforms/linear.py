"""Linear maps that are applied again and again, at one point.

The point's values are computed once; each application reads those it needs and runs only the
linear part.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from functools import cached_property
from typing import Any

import numpy as np

from computegraph import MaterializedGraph, boundary, materialize_merge, splice
from tenferro.engines import compile_graph
from tenferro.engines.decided import undecided
from tenferro.nonfinite import check
from tenferro.trace import Trace, Tracer
from tenferro.transforms.arguments import array_of, traced_id
from tenferro.transforms.running import run_program
from tenferro.transforms.tracing import Traced, in_trace, results
from tenferro.watch import unwatched, watchers


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
        reads = [v for v in boundary(trace, ids, seeds) if not _is_splat(trace, v)]
        self.graph = materialize_merge(trace, ids, [*reads, *seeds])
        with unwatched():  # what is kept for later is no result
            read = [*traced.outputs, *reads]
            values, self._open = undecided(lambda: _results(traced, read))
            if self._open:
                values[: len(traced.outputs)] = _results(traced, traced.outputs)
        self.primal_outputs = values[: len(traced.outputs)]
        self.residuals = values[len(traced.outputs) :]
        self.is_concrete = not any(isinstance(x, Tracer) for x in self.residuals)
        self.program = compile_graph(self.graph, "numpy") if self.is_concrete else None
        self._whole: tuple[MaterializedGraph, list[Any]] | None = None
        """While somebody asks for NaN: everything from the arguments on, to say where one began."""
        if watchers.count and self.is_concrete:
            self._watch(traced, ids)
        self._decidable: tuple[MaterializedGraph, list[Any]] | None = None
        """Where a basis may matter: everything from the arguments on, which can be decided."""
        if self._open or (self.program is not None and self.program.decision is not None):
            inputs = [*traced.input_ids, *trace.captured, *seeds]
            arguments = [*traced.args.leaves, *trace.captured.values()]
            self._decidable = materialize_merge(trace, ids, inputs), arguments

    def __call__(self, leaves: Sequence[Any]) -> list[Any]:
        """The linear outputs, given the linear inputs among the leaves."""
        seeds = [leaves[position] for position in self.seeds.values()]
        if self.program is None or any(isinstance(x, Tracer) for x in seeds):
            results = iter(self._inline(seeds))
        else:
            values = [*self.residuals, *seeds]
            with unwatched() if self._whole else nullcontext():
                outputs = self._run(values, seeds)
            if self._whole:
                graph, arguments = self._whole
                check(graph, [*arguments, *map(array_of, seeds)], [array_of(y) for y in outputs])
            results = iter(outputs)
        return [None if v is None else next(results) for v in self.outputs]

    def _run(self, values: Sequence[Any], seeds: Sequence[Any]) -> list[Any]:
        """The program on residuals and linear inputs; where a basis may matter, everything."""
        graph, program = self.graph, self.program
        assert program is not None
        if self._decidable is None:
            return run_program(graph, program, values)
        if not self._open:
            outputs, is_open = undecided(lambda: run_program(graph, program, values))
            if not is_open:
                return outputs
        graph, arguments = self._decidable
        return run_program(graph, compile_graph(graph, "numpy"), [*arguments, *seeds])

    @cached_property
    def _stays_open(self) -> bool:
        """Whether a basis may matter here; programs that this goes into compute everything then."""
        if self._open:
            return True
        metas = [self.graph.arena.metas[v] for v in self.graph.inputs[len(self.residuals) :]]
        zeros = [np.zeros(m.shape, m.dtype) for m in metas]
        graph, program = self.graph, self.program
        assert program is not None
        return undecided(lambda: run_program(graph, program, [*self.residuals, *zeros]))[1]

    def _watch(self, traced: Traced, outputs: Sequence[int]) -> None:
        """Look at the function's results, and keep what is needed to look at those to come."""
        trace = traced.trace
        arguments = [array_of(x) for x in (*traced.args.leaves, *trace.captured.values())]
        inputs = [*traced.input_ids, *trace.captured]
        primal = materialize_merge(trace, traced.outputs, inputs)
        check(primal, arguments, [array_of(y) for y in self.primal_outputs])
        self._whole = materialize_merge(trace, outputs, [*inputs, *self.seeds]), arguments

    def _inline(self, seeds: Sequence[Any]) -> list[Any]:
        """Put the linear part into the trace that is running."""

        def body(trace: Trace) -> list[Any]:
            graph, fixed = self.graph, self.residuals
            if self._decidable is not None and self._stays_open:
                graph, fixed = self._decidable
            operands = [traced_id(trace, x) for x in [*fixed, *seeds]]
            values = dict(zip(graph.inputs, operands, strict=True))
            return [Tracer(trace, v, trace.metas[v]) for v in splice(graph, trace, values)]

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
