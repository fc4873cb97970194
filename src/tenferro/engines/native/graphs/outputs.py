"""Functions with several results as one operation for each, which kernels compute together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from computegraph import Arena, MaterializedGraph, re_emit
from tenferro.engines.native.families.table import OUTPUT, OUTPUTS
from tenferro.engines.native.kernels.scalars.pointwise import supports
from tenferro.ops.base.family import Family
from tenferro.tensor import Aval


def _infer(*avals: Aval, function: str, output: int) -> Aval:
    return avals[-1]


_output = Family(OUTPUT, _infer, pointwise=True)


def outputs_apart(graph: MaterializedGraph) -> MaterializedGraph:
    """Results that SciPy's function writes are values of their own, so that nests compute them."""
    if not any(getattr(x, "name", None) in OUTPUTS for x in graph.arena.operations):
        return graph
    target = Arena()

    def emit(_: int, operation: Any, operands: Sequence[int], mask: int) -> int | tuple[int, ...]:
        function = OUTPUTS.get(operation.name)
        avals = [target.metas[v] for v in operands]
        if function is None or any(aval.is_recorded for aval in avals):
            return target.apply(operation, operands)
        parts = [_output.bind(function=function, output=i) for i in range(operation.n_outputs)]
        if not supports(parts[0], [aval.dtype for aval in avals]):
            return target.apply(operation, operands)
        return tuple(target.apply(part, operands) for part in parts)

    return re_emit(graph, target, emit)
