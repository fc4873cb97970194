"""Graphs and their builder.

A graph is a stretch of an arena with chosen inputs and outputs. Operands from outside the stretch
are external references; they are resolved when graphs are put together.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from computegraph.arena import Arena
from computegraph.errors import GraphError
from computegraph.keys import PRIMARY, External, LocalValueId, OperationRole, ValueKey, ValueRef
from computegraph.operation import GraphOperation


@dataclass(frozen=True, slots=True)
class OperationNode:
    """One application of an operation inside a graph."""

    operation: GraphOperation
    inputs: tuple[ValueRef, ...]
    role: OperationRole
    outputs: tuple[LocalValueId, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Graph:
    """Inputs, outputs, and the operations that one builder or transform added to an arena.

    `parents` are the graphs whose values this one refers to.
    """

    arena: Arena
    start: int
    stop: int
    inputs: tuple[LocalValueId, ...]
    outputs: tuple[LocalValueId, ...]
    parents: tuple[Graph, ...] = ()

    def key(self, value: LocalValueId) -> ValueKey:
        """The identity of a value of this graph."""
        return ValueKey(self.arena, value)

    def operations(self) -> list[OperationNode]:
        """The graph's own operations in topological order."""
        return [
            OperationNode(
                operation,
                tuple(self._reference(a) for a in operands),
                OperationRole.from_bits(mask, len(operands)),
                tuple(LocalValueId(v + slot) for slot in range(operation.n_outputs)),
            )
            for v, operation, operands, mask in self.arena.applications(
                range(self.start, self.stop)
            )
        ]

    def externals(self) -> list[ValueKey]:
        """The values of other graphs that this one reads, in order of first use."""
        refs = (ref for node in self.operations() for ref in node.inputs)
        return list(dict.fromkeys(ref.key for ref in refs if isinstance(ref, External)))

    def _reference(self, v: int) -> ValueRef:
        if self.start <= v < self.stop or v in self.inputs:
            return LocalValueId(v)
        return External(ValueKey(self.arena, v))

    def __repr__(self) -> str:
        lines = [f"{self.key(v)!r}" for v in self.inputs]
        for node in self.operations():
            left = ", ".join(f"%{v}" for v in node.outputs)
            right = ", ".join(_show(ref) for ref in node.inputs)
            lines.append(f"{left} = {node.operation.name}({right}) {node.role!r}")
        lines.append("return " + ", ".join(f"%{v}" for v in self.outputs))
        return "\n".join(lines)


def _show(ref: ValueRef) -> str:
    return f"External(%{ref.key.id})" if isinstance(ref, External) else f"%{ref}"


class GraphBuilder:
    """Adds inputs and operations to an arena, its own unless one is given.

    >>> builder = GraphBuilder()
    >>> x = builder.add_input("x", meta=None)
    >>> builder.finish([x]).outputs
    (0,)
    """

    def __init__(self, arena: Arena | None = None, parents: Iterable[Graph] = ()) -> None:
        self.parents = tuple(parents)
        self.arena = arena or (self.parents[0].arena if self.parents else Arena())
        if any(parent.arena is not self.arena for parent in self.parents):
            raise GraphError("GraphBuilder: all parents must share one arena; splice them first")
        self._start = len(self.arena)
        self._inputs: list[LocalValueId] = []

    def add_input(self, key: Hashable, meta: Any) -> LocalValueId:
        """An input of the graph, with its key and what is known about it."""
        value = LocalValueId(self.arena.input(key, meta))
        self._inputs.append(value)
        return value

    def add_operation(
        self,
        operation: GraphOperation,
        inputs: Sequence[ValueRef],
        role: OperationRole = PRIMARY,
    ) -> tuple[LocalValueId, ...]:
        """Apply an operation; returns its outputs. Equal applications return equal outputs."""
        if role.active_mask is not None and len(role.active_mask) != len(inputs):
            raise GraphError(f"{operation.name}: {len(inputs)} inputs, but the role is {role!r}")
        operands = [self._own(operation, ref) for ref in inputs]
        first = self.arena.apply(operation, operands, role.bits)
        return tuple(LocalValueId(first + slot) for slot in range(operation.n_outputs))

    def meta(self, ref: ValueRef) -> Any:
        """What is known about a value."""
        return self.arena.metas[ref.key.id if isinstance(ref, External) else ref]

    def finish(self, outputs: Sequence[LocalValueId]) -> Graph:
        """The graph built so far."""
        stop = len(self.arena)
        return Graph(
            self.arena, self._start, stop, tuple(self._inputs), tuple(outputs), self.parents
        )

    def _own(self, operation: GraphOperation, ref: ValueRef) -> int:
        if isinstance(ref, External):
            if ref.key.arena is not self.arena:
                raise GraphError(
                    f"{operation.name}: operand {ref.key!r} belongs to another arena; "
                    "splice its graph into this one first"
                )
            return ref.key.id
        if not 0 <= ref < len(self.arena):
            raise GraphError(f"{operation.name}: operand %{ref} is not a value of this builder")
        return ref
