"""Re-emitting a graph into a fresh arena, operation by operation, through rules.

The fresh arena knows no roles, so what was built twice under different roles is found to be the
same. Rules see operands that are rewritten already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from computegraph import MaterializedGraph, re_emit
from tenferro.ops.base.family import TensorOperation
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

    def emit(v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        value = rewriter.apply(operation, *operands)
        if readers[v] > 1:
            rewriter.shared.add(value)
        return value

    return re_emit(graph, rewriter.arena, emit)
