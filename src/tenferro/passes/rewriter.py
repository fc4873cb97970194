"""Re-emitting a graph into a fresh arena, operation by operation, through rules.

The fresh arena knows no roles, so what was built twice under different roles is found to be the
same. Rules see operands that are rewritten already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from computegraph import MaterializedGraph, re_emit
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.writer import Writer

Operands = tuple[int, ...]
Rule = Callable[["Rewriter", TensorOperation, Operands], int | None]
RULES: dict[str, list[Rule]] = {}
EVERY: list[Rule] = []
"""Rules tried for operations of any family, after those of the family."""


def rule(*families: str) -> Callable[[Rule], Rule]:
    """Declare a rule: the value that an operation on these operands is, or None."""

    def declare(function: Rule) -> Rule:
        for family in families:
            RULES.setdefault(family, []).append(function)
        return function

    return declare


class Rewriter(Writer):
    """The fresh arena while it grows: written operations pass through rules."""

    def __init__(self, rules: dict[str, list[Rule]], every: Sequence[Rule] = ()) -> None:
        super().__init__()
        self.shared: set[int] = set()
        """Values that the original graph reads more than once."""
        self._rules = rules
        self._every = every

    def apply(self, operation: TensorOperation, *operands: int) -> int:
        """The first output of an operation, through the rules."""
        for candidate in (*self._rules.get(operation.name, ()), *self._every):
            value: int | None = candidate(self, operation, operands)
            if value is not None:
                return value
        return int(self.arena.emit(self.arena.code(operation), operands))


def rewrite(
    graph: MaterializedGraph, rules: dict[str, list[Rule]], every: Sequence[Rule] = ()
) -> MaterializedGraph:
    """The same outputs over the same inputs, each operation emitted through rules."""
    rewriter, nodes = Rewriter(rules, every), graph.arena.nodes
    readers = Counter(a for v in graph.order for a in nodes[v][1:]) + Counter(graph.outputs)

    unguarded = _computed_without_guard(graph)

    def emit(v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        if v in unguarded and rewriter.name(operands[0]) == "select":
            condition, *choices = rewriter.operands(operands[0])
            results = (rewriter.apply(operation, x) for x in choices)
            value = rewriter.bind("select", condition, *results)
        else:
            value = rewriter.apply(operation, *operands)
        if readers[v] > 1:
            rewriter.shared.add(value)
        return value

    return re_emit(graph, rewriter.arena, emit)


def _computed_without_guard(graph: MaterializedGraph) -> set[int]:
    """Values `f(select(c, x, k))` with a number `k` where `f(x)` is computed as well.

    They are `select(c, f(x), f(k))`: entropies and their derivatives share the logarithm.
    """
    known = Writer(graph.arena)
    unary = [
        (v, operation, operands[0])
        for v, operation, operands, _ in graph.arena.applications(graph.order)
        if len(operands) == 1
        and isinstance(operation, TensorOperation)
        and _is_pointwise(operation)
    ]
    computed = {(operation, x) for _, operation, x in unary}
    found = set()
    for v, operation, guarded in unary:
        if known.name(guarded) == "select":
            _, x, k = known.operands(guarded)
            if (operation, x) in computed and known.number(k) is not None:
                found.add(v)
    return found


def _is_pointwise(operation: TensorOperation) -> bool:
    return operation.family.pointwise and operation.n_outputs == 1
