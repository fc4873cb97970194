"""No NaN out of a branch that was not taken.

The transpose of `select` sends a zero cotangent into the branch that was not taken. There it meets
that branch's derivative coefficients, which may be infinite or NaN, and 0 · inf would be NaN. But a
masked cotangent is a zero of the derivative, not a number that happens to be zero: its products are
zero whatever the coefficient is. Derivative graphs know which values are such cotangents, by the
linear role of the `select` they come from. This pass follows them and guards their products;
programs without a differentiated `select` are left as they are.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from computegraph import Arena, MaterializedGraph, materialize_merge
from tenferro.ops.family import TensorOperation
from tenferro.ops.registry import FAMILIES
from tenferro.tensor import aval_of

_UNTOUCHED = frozenset({"select"})
_ONE_IS_ENOUGH = frozenset({"mul", "dot_general"})


def guard_masked(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with products of masked cotangents guarded, where there are any."""
    if not _has_linear_select(graph.arena):
        return graph
    return _Guard(graph).rewritten()


def _has_linear_select(arena: Arena) -> bool:
    return any(
        mask and operation is not None and operation.name == "select"
        for operation, mask in zip(arena.operations, arena.masks, strict=True)
    )


class _Guard:
    """One walk over the graph: emit it again, and keep which values are masked."""

    def __init__(self, graph: MaterializedGraph) -> None:
        self.graph = graph
        self.source = graph.arena
        self.target = Arena()
        self.masked: set[int] = set()
        self.here: dict[int, int] = {}
        for v in graph.inputs:
            key = self.source.input_keys.get(v, ("value", v))
            self.here[v] = self.target.input((key, v), self.source.metas[v])

    def rewritten(self) -> MaterializedGraph:
        """The graph in an arena of its own."""
        for v in self.graph.order:
            code, *operands = self.source.nodes[v]
            count = self.source.n_outputs[code]
            if not count:
                self.here[v] = self.here[operands[0]] + self.source.slot(v)
                continue
            operation: Any = self.source.operations[code]
            if self._is_masked(operation, self.source.masks[code], operands):
                self.masked.add(v)
            self.here[v] = self._emit(operation, self.source.masks[code], operands)
        outputs = [self.here[v] for v in self.graph.outputs]
        return materialize_merge(self.target, outputs, [self.here[v] for v in self.graph.inputs])

    def _is_masked(self, operation: TensorOperation, mask: int, operands: list[int]) -> bool:
        name, family = operation.name, operation.family
        if name == "select" and mask:
            other = {0b010: 2, 0b100: 1}.get(mask)
            if other is not None and self._is_zero(operands[other]):
                return True
        masked = [a in self.masked for a in operands]
        if name in _ONE_IS_ENOUGH:
            return any(masked)
        if name == "div":
            return masked[0]
        return bool(family.groups) and any(masked) and self._all_data(name, masked)

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
        operation: Any = self.source.operations[self.source.nodes[v][0]]
        while operation is not None and operation.name in ("broadcast_in_dim", "reshape"):
            v = self.source.nodes[v][1]
            operation = self.source.operations[self.source.nodes[v][0]]
        if operation is None or operation.name != "constant":
            return None
        return np.frombuffer(operation.params["data"], operation.params["dtype"])

    def _emit(self, operation: TensorOperation, mask: int, operands: list[int]) -> int:
        target = self.target
        moved = [self.here[a] for a in operands]
        v = target.emit(target.code(operation, mask), moved)
        if operation.name not in ("mul", "div"):
            return v
        zeros = [a for a in operands if a in self.masked]
        others = [a for a in operands if a not in zeros]
        if not zeros or (operation.name == "div" and operands[0] not in zeros):
            return v
        if others and all(self._is_finite(a) for a in others) and operation.name == "mul":
            return v
        for a in zeros:
            v = self._guarded(v, self.here[a])
        return v

    def _guarded(self, product: int, masked: int) -> int:
        """The product where the masked value is not zero, else zero."""
        target = self.target
        zero = self._zeros(target.metas[masked])
        equal = target.code(FAMILIES["compare"].bind(direction="equal"))
        is_zero = target.emit(equal, (masked, zero))
        select = target.code(FAMILIES["select"].bind())
        return target.emit(select, (is_zero, self._zeros(target.metas[product]), product))

    def _zeros(self, aval: Any) -> int:
        target = self.target
        data = np.zeros((), aval.dtype).tobytes()
        constant = FAMILIES["constant"].bind(dtype=aval.dtype, shape=(), data=data)
        scalar = target.emit(target.code(constant), ())
        if aval is aval_of((), aval.dtype):
            return scalar
        spread = FAMILIES["broadcast_in_dim"].bind(shape=aval.shape, dimensions=())
        return target.emit(target.code(spread), (scalar,))
