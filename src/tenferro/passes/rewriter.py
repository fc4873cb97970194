"""Re-emitting a graph into a fresh arena, operation by operation, through rules.

The fresh arena knows no roles, so what was built twice under different roles is found to be the
same. Rules see operands that are rewritten already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from computegraph import Arena, MaterializedGraph, re_emit
from tenferro.ops.family import TensorOperation
from tenferro.ops.registry import FAMILIES
from tenferro.tensor import Aval

Operands = tuple[int, ...]
Rule = Callable[["Rewriter", TensorOperation, Operands], int | None]
RULES: dict[str, list[Rule]] = {}
_SAME_ELEMENTS = frozenset({"broadcast_in_dim", "reshape", "transpose"})
EVERY: list[Rule] = []
"""Rules tried for operations of any family, after those of its own."""


def rule(*families: str) -> Callable[[Rule], Rule]:
    """Declare a rule: the value that an operation on these operands is, or None."""

    def declare(function: Rule) -> Rule:
        for family in families:
            RULES.setdefault(family, []).append(function)
        return function

    return declare


class Rewriter:
    """The fresh arena while it grows, with what rules ask about its values."""

    def __init__(self, rules: dict[str, list[Rule]], every: Sequence[Rule] = ()) -> None:
        self.arena = Arena()
        self.shared: set[int] = set()
        """Values that the original graph reads more than once."""
        self._rules = rules
        self._every = every

    def aval(self, v: int) -> Aval:
        """Shape and dtype."""
        aval: Aval = self.arena.metas[v]
        return aval

    def definition(self, v: int) -> TensorOperation | None:
        """The operation that gives a value as its first output; None for anything else."""
        operation = self.arena.operations[self.arena.nodes[v][0]]
        return operation if isinstance(operation, TensorOperation) else None

    def name(self, v: int) -> str:
        """The family that gives a value; empty for an input."""
        operation = self.arena.operations[self.arena.nodes[v][0]]
        return operation.name if isinstance(operation, TensorOperation) else ""

    def params(self, v: int) -> Mapping[str, Any]:
        """The parameters of the operation that gives a value as its first output."""
        operation = self.definition(v)
        assert operation is not None
        return operation.params

    def operands(self, v: int) -> Operands:
        """What a value is computed from."""
        return self.arena.nodes[v][1:]

    def operand(self, v: int, family: str) -> int | None:
        """What a value is computed from, if it comes from this family with one operand."""
        return self.operands(v)[0] if self.name(v) == family else None

    def apply(self, operation: TensorOperation, *operands: int) -> int:
        """The first output of an operation, through the rules."""
        for candidate in (*self._rules.get(operation.name, ()), *self._every):
            value: int | None = candidate(self, operation, operands)
            if value is not None:
                return value
        return int(self.arena.emit(self.arena.code(operation), operands))

    def bind(self, family: str, *operands: int, **params: Any) -> int:
        """Apply a family with these parameters."""
        return self.apply(FAMILIES[family].bind(**params), *operands)

    def constant(self, value: Any, dtype: Any) -> int:
        """A constant, by its bits."""
        array = np.ascontiguousarray(np.asarray(value, dtype))
        operation = FAMILIES["constant"].bind(
            dtype=array.dtype, shape=np.shape(value), data=array.tobytes()
        )
        return self.arena.emit(self.arena.code(operation), ())

    def splat(self, value: Any, aval: Aval) -> int:
        """A number broadcast to a shape."""
        scalar = self.constant(value, aval.dtype)
        if not aval.shape:
            return scalar
        return self.bind("broadcast_in_dim", scalar, shape=aval.shape, dimensions=())

    def array(self, v: int) -> np.ndarray[Any, Any] | None:
        """The elements of a constant; None for anything else."""
        operation = self.definition(v)
        if operation is None or operation.name != "constant":
            return None
        params = operation.params
        return np.frombuffer(params["data"], params["dtype"]).reshape(params["shape"])

    def number(self, v: int) -> Any:
        """The one number that all elements of a value are, as a NumPy scalar; None if unknown."""
        while (name := self.name(v)) in _SAME_ELEMENTS:
            (v,) = self.operands(v)
        array = self.array(v) if name == "constant" else None
        return array.reshape(())[()] if array is not None and array.size == 1 else None


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
