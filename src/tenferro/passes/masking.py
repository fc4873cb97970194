"""No NaN out of a branch that was not taken.

The transpose of `select` sends a zero cotangent into the branch that was not taken. There it meets
that branch's derivative coefficients, which may be infinite or NaN, and 0 · inf would be NaN. But a
masked cotangent is a zero of the derivative, not a number that happens to be zero: its products are
zero whatever the coefficient is. Derivative graphs know which values are such cotangents, by the
linear role of the `select` they come from. This pass follows them and guards their products;
programs without a differentiated `select` are left as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from computegraph import Arena, MaterializedGraph, re_emit
from tenferro.ops.family import TensorOperation
from tenferro.passes.rewriter import Rewriter

_UNTOUCHED = frozenset({"select"})
_ONE_IS_ENOUGH = frozenset({"mul", "dot_general"})


def guard_masked(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with products of masked cotangents guarded, where there are any."""
    if not _has_linear_select(graph.arena):
        return graph
    guard = _Guard()
    return re_emit(graph, guard.arena, guard.emit)


def _has_linear_select(arena: Arena) -> bool:
    return any(
        mask and operation is not None and operation.name == "select"
        for operation, mask in zip(arena.operations, arena.masks, strict=True)
    )


class _Guard(Rewriter):
    """The guarded graph while it grows, roles included, and which of its values are masked."""

    def __init__(self) -> None:
        super().__init__({})
        self.masked: set[int] = set()

    def emit(self, _: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        """The operation on these operands, guarded if it is a product of a masked one."""
        v = self.arena.emit(self.arena.code(operation, mask), operands)
        if operation.name in ("mul", "div"):
            v = self._product(v, operation.name, operands)
        if self._is_masked(operation, mask, operands):
            self.masked.add(v)
        return v

    def _is_masked(self, operation: TensorOperation, mask: int, operands: Sequence[int]) -> bool:
        name = operation.name
        if name == "select" and mask:
            other = {0b010: 2, 0b100: 1}.get(mask)
            if other is not None and self._is_zero(operands[other]):
                return True
        masked = [a in self.masked for a in operands]
        if name in _ONE_IS_ENOUGH:
            return any(masked)
        if name == "div":
            return masked[0]
        return bool(operation.groups) and any(masked) and self._all_data(name, masked)

    def _all_data(self, name: str, masked: list[bool]) -> bool:
        """Whether everything that a linear operation moves is masked."""
        if name in _UNTOUCHED:
            return masked[1] and masked[2]
        return all(masked)

    def _is_zero(self, v: int) -> bool:
        values = self._constant(v)
        return values is not None and not values.any()

    def _is_finite(self, v: int) -> bool:
        values = self._constant(v)
        return values is not None and bool(np.all(np.isfinite(values)))

    def _constant(self, v: int) -> Any:
        """The elements of a constant, seen through changes of shape; None for anything else."""
        while self.name(v) in ("broadcast_in_dim", "reshape"):
            (v,) = self.operands(v)
        return self.array(v)

    def _product(self, v: int, name: str, operands: Sequence[int]) -> int:
        zeros = [a for a in operands if a in self.masked]
        others = [a for a in operands if a not in self.masked]
        if not zeros or (name == "div" and operands[0] not in zeros):
            return v
        if others and all(self._is_finite(a) for a in others) and name == "mul":
            return v
        for a in zeros:
            v = self._guarded(v, a)
        return v

    def _guarded(self, product: int, masked: int) -> int:
        """The product where the masked value is not zero, else zero."""
        zero = self.splat(0, self.aval(masked))
        is_zero = self.bind("compare", masked, zero, direction="equal")
        return self.bind("select", is_zero, self.splat(0, self.aval(product)), product)
