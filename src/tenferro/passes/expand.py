"""Writing operations as the formulas that define them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from computegraph import Arena, MaterializedGraph, map_values, re_emit
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.derived import formula_graph
from tenferro.tensor import Aval

HasCode = Callable[[TensorOperation, tuple[Aval, ...]], bool]


def expand(graph: MaterializedGraph, has_code: HasCode) -> MaterializedGraph:
    """The graph with formulas for the operations for which `has_code` does not hold.

    An operation without code and without a formula stays. The graph's sizes must be known, and
    roles are forgotten.
    """
    if not any(_is_derived(operation) for operation in graph.arena.operations):
        return graph
    target = Arena()

    def emit(_: int, operation: Any, operands: Sequence[int], mask: int) -> int | tuple[int, ...]:
        avals = tuple(target.metas[v] for v in operands)
        stays = not _is_derived(operation) or has_code(operation, avals)
        formula = None if stays else formula_graph(operation, avals)
        if formula is None:
            return target.apply(operation, operands)
        values = dict(zip(formula.inputs, operands, strict=True))
        here = map_values(formula.arena, formula.order, values, target, emit)
        return tuple(here[v] for v in formula.outputs)

    return re_emit(graph, target, emit)


def _is_derived(operation: object) -> bool:
    return isinstance(operation, TensorOperation) and operation.family.formula_rule is not None
