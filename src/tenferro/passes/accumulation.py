"""Cotangents of parts of an array are added where the parts are, without arrays of zeros.

The transpose of reading a part writes the cotangent of the part into zeros, and what several reads
contribute is added. A loop that reads one row in each step would add whole arrays in each step.
Here a sum of cotangents in which one is a part among zeros adds that part to the other cotangent,
at its place; for sums of loops see `totals`. A cotangent to which nothing is added keeps the signs
of its zeros.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from computegraph import Body, MaterializedGraph, re_emit
from tenferro.ops.base import FAMILIES, TensorOperation
from tenferro.ops.base.bodies import bodies_in, with_bodies
from tenferro.ops.base.registry import kept_by_body
from tenferro.ops.base.writer import Writer
from tenferro.passes.totals import begin_with_totals, uses_of

_FIRST, _SECOND, _BOTH = 0b01, 0b10, 0b11


def add_parts_in_place(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with parts of cotangents added where they are, also within bodies."""
    if not any(o is not None and _writes_part(o) for o in graph.arena.operations):
        return graph
    sums = _Sums(graph)
    graph = re_emit(graph, sums.arena, sums.emit)
    return begin_with_totals(graph, _of_body)


def _writes_part(operation: Any) -> bool:
    """Whether an operation writes a part of an array, or holds one that does in a body."""
    return operation.name in _PARTS or any(map(_body_writes_part, bodies_in(operation)))


@kept_by_body
def _body_writes_part(body: Body) -> bool:
    return any(o is not None and _writes_part(o) for o, _, _ in body.operations)


@kept_by_body
def _of_body(body: Body) -> Body:
    if not _body_writes_part(body):
        return body
    graph = add_parts_in_place(body.graph())
    return Body.of(graph.arena, graph.outputs, graph.inputs)


_PARTS = frozenset({"scatter_add", "dynamic_update_slice"})


class _Part(NamedTuple):
    """Zeros, or what is the sum of other parts, with values added at a place."""

    before: int | None
    operation: TensorOperation
    values: int
    place: Sequence[int]


class _Sums(Writer):
    """The graph again, roles included; `parts` are its values that are parts among zeros."""

    def __init__(self, graph: MaterializedGraph) -> None:
        super().__init__()
        self._nodes = graph.arena.nodes
        self._uses = uses_of(graph)
        self.parts: dict[int, _Part] = {}
        self.lengths: Counter[int] = Counter()

    def emit(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        """The operation on these operands, if it is a sum with parts added one after the other."""
        if bodies_in(operation):
            operation = with_bodies(operation, _of_body)
        if operation.name == "add" and mask == _BOTH:
            alone = [self._uses[a] == 1 for a in self._nodes[v][1:]]
            return self._sum(operation, operands, alone)
        value = self.arena.apply(operation, operands, mask)
        if mask and operation.name in _PARTS and self._is_zero(operands[0]):
            self._remember(value, _Part(None, operation, operands[1], operands[2:]))
        return value

    def _is_zero(self, v: int) -> bool:
        number = self.number(v)
        return number is not None and number == 0

    def _remember(self, value: int, part: _Part) -> None:
        before = 0 if part.before is None else self.lengths[part.before]
        self.parts[value], self.lengths[value] = part, before + 1

    def _sum(self, add: TensorOperation, operands: Sequence[int], alone: Sequence[bool]) -> int:
        pairs = zip(operands, operands[::-1], alone, strict=True)
        found = [(self.lengths[y], x, y) for y, x, on in pairs if on and y in self.parts]
        if not found:
            return self.arena.apply(add, operands, _BOTH)
        _, total, last = min(found)
        chain: list[_Part] = []
        at: int | None = last
        while at is not None:
            chain.append(self.parts[at])
            at = chain[-1].before
        for part in reversed(chain):
            total = self._added(total, part, add)
        return total

    def _added(self, total: int, part: _Part, add: TensorOperation) -> int:
        """A value with a part added at its place."""
        values, target = part.values, total
        if part.operation.name == "dynamic_update_slice":
            target, old = self._block(total, part)
            values = self.arena.apply(add, [old, values], _BOTH)
        roles = _SECOND if self._is_zero(target) else _BOTH
        found = self.arena.apply(part.operation, [target, values, *part.place], roles)
        if total in self.parts:
            self._remember(found, part._replace(before=total))
        return found

    def _block(self, total: int, part: _Part) -> tuple[int, int]:
        """A value to write a block to, and what the total has there.

        If that has just been written there, it is written once, with the part added.
        """
        shape, params = self.aval(part.values).shape, part.operation.params
        operands = self.operands(total)
        if self.name(total) == "dynamic_update_slice" and self.params(total) == params:
            target, old, *place = operands
            if place == [*part.place] and self.aval(old).shape == shape:
                return target, old
        read = FAMILIES["dynamic_slice"].bind(sizes=shape, strides=params["strides"])
        return total, self.arena.apply(read, [total, *part.place], _FIRST)
