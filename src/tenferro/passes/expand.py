"""Writing operations as the formulas that define them."""

from __future__ import annotations

from collections.abc import Callable

from computegraph import MaterializedGraph
from tenferro.ops.derived import formula_graph
from tenferro.ops.family import TensorOperation
from tenferro.passes.rewriter import Rewriter, rewrite
from tenferro.tensor import Aval

HasCode = Callable[[TensorOperation, tuple[Aval, ...]], bool]


def expand(graph: MaterializedGraph, has_code: HasCode) -> MaterializedGraph:
    """The graph with formulas in place of the operations for which `has_code` does not hold.

    An operation without code and without a formula stays. The graph's sizes must be known.
    """
    if not any(_is_derived(operation) for operation in graph.arena.operations):
        return graph

    def formula(r: Rewriter, operation: TensorOperation, operands: tuple[int, ...]) -> int | None:
        avals = tuple(r.aval(v) for v in operands)
        if not _is_derived(operation) or has_code(operation, avals):
            return None
        inner = formula_graph(operation, avals)
        return None if inner is None else _emit(r, inner, operands)

    return rewrite(graph, {}, [formula])


def _is_derived(operation: object) -> bool:
    return isinstance(operation, TensorOperation) and operation.family.formula_rule is not None


def _emit(r: Rewriter, formula: MaterializedGraph, operands: tuple[int, ...]) -> int:
    """The formula on these operands; what it applies may be derived itself."""
    arena = formula.arena
    here = dict(zip(formula.inputs, operands, strict=True))
    for v in formula.order:
        code, *inner = arena.nodes[v]
        if arena.slot(v):
            here[v] = here[inner[0]] + arena.slot(v)
            continue
        operation = arena.operation_of(code)
        assert isinstance(operation, TensorOperation)
        here[v] = r.apply(operation, *[here[a] for a in inner])
    return here[formula.outputs[0]]
