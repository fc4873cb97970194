"""Writing operations as the formulas that define them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from computegraph import MaterializedGraph, map_values
from tenferro.ops.derived import formula_graph
from tenferro.ops.family import TensorOperation
from tenferro.passes.rewriter import Operands, Rewriter, rewrite
from tenferro.tensor import Aval

HasCode = Callable[[TensorOperation, tuple[Aval, ...]], bool]


def expand(graph: MaterializedGraph, has_code: HasCode) -> MaterializedGraph:
    """The graph with formulas in place of the operations for which `has_code` does not hold.

    An operation without code and without a formula stays. The graph's sizes must be known.
    """
    if not any(_is_derived(operation) for operation in graph.arena.operations):
        return graph

    def formula(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
        avals = tuple(r.aval(v) for v in operands)
        if not _is_derived(operation) or has_code(operation, avals):
            return None
        inner = formula_graph(operation, avals)
        return None if inner is None else _emit(r, inner, operands)

    return rewrite(graph, {}, [formula])


def _is_derived(operation: object) -> bool:
    return isinstance(operation, TensorOperation) and operation.family.formula_rule is not None


def _emit(r: Rewriter, formula: MaterializedGraph, operands: Operands) -> int:
    """The formula on these operands; what it applies may be derived itself."""

    def emit(_: int, operation: Any, inner: Sequence[int], mask: int) -> int:
        return r.apply(operation, *inner)

    values = dict(zip(formula.inputs, operands, strict=True))
    here = map_values(formula.arena, formula.order, values, emit)
    return here[formula.outputs[0]]
