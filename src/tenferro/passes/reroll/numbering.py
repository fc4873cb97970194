"""A graph as a line of operations, numbered in order."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy as np

from computegraph import MaterializedGraph
from tenferro.cached_attribute import cached_attribute
from tenferro.passes.reroll.periods import OperationLine

_WIDEST = 64
"""Operands from which on an operation belongs to no stretch."""
_FIXED = frozenset({"broadcast_in_dim", "reshape", "transpose", "convert"})
_MIX, _BITS = 2654435761, 40

Key = tuple[int, int]
"""An operation, by its place, and one of its outputs."""


class NumberedGraph:
    """A graph whose operations are numbered; values computed only from literals have no number."""

    def __init__(self, graph: MaterializedGraph) -> None:
        self.graph, self.arena = graph, graph.arena
        self.varies = set(graph.inputs)
        self.values: list[int] = []
        """The first output of each operation."""
        for v in graph.order:
            if v in self.varies:
                continue
            operation, operands = self.arena.operations[self.arena.nodes[v][0]], self.operands(v)
            if any(a in self.varies for a in operands) or not _is_fixed(operation, operands):
                self.varies.add(v)
                if operation is not None:
                    self.values.append(v)
        self.place = {v: i for i, v in enumerate(self.values)}

    def operands(self, v: int) -> tuple[int, ...]:
        """What a value is computed from."""
        return self.arena.nodes[v][1:]

    def operation(self, place: int) -> Any:
        """The operation at a place."""
        return self.arena.operation(self.values[place])

    def sliced(self, place: int) -> int | None:
        """The place of the slice that an operation is, perhaps in another shape."""
        if self.operation(place).name == "reshape":
            found = self.at(self.operands(self.values[place])[0])
            place = place if found is None else found[0]
        return place if self.operation(place).name == "slice" else None

    def at(self, v: int) -> Key | None:
        """Place and output of a value; None for inputs and fixed values."""
        slot = self.arena.slot(v)
        place = self.place.get(v - slot)
        return None if place is None else (place, slot)

    @cached_attribute
    def line(self) -> OperationLine:
        """The operations as numbers."""
        width = max((len(self.operands(v)) for v in self.values), default=1)
        reads = np.zeros((len(self.values), min(width, _WIDEST)), np.int64)
        moves = np.zeros(len(self.values), np.int64)
        alike = np.zeros(len(self.values), np.int64)
        seen: dict[Any, int] = {}
        for i, v in enumerate(self.values):
            operands = self.operands(v)
            key: Any = i
            if len(operands) <= _WIDEST:
                key = self._kind(v, operands)
                reads[i, : len(operands)] = [self._number(a) for a in operands]
                moves[i] = _offset(self.operation(i), self.arena.metas[v], self._aval(operands))
            alike[i] = seen.setdefault(key, len(seen))
        return OperationLine(alike, reads, moves)

    def _kind(self, v: int, operands: Sequence[int]) -> Any:
        """Equal for operations that are alike."""
        arena = self.arena
        code = arena.nodes[v][0]
        operation: Any = arena.operations[code]
        what: Any = code
        if operation.name == "slice":
            what = ("slice", operation.params["strides"], arena.metas[v])
        elif operation.name == "pad" and _only_adds(operation):
            what = ("pad", tuple([between for *_, between in operation.params["padding"]]))
            what = (*what, arena.metas[v])
        metas = tuple([arena.metas[a] for a in operands])
        return what, metas, tuple([(arena.slot(a), a in self.varies) for a in operands])

    def _aval(self, operands: Sequence[int]) -> Any:
        return self.arena.metas[operands[0]] if operands else None

    def _number(self, v: int) -> int:
        """Where a value is computed; inputs have numbers that do not move evenly."""
        found = self.at(v)
        if found is not None:
            return found[0]
        return -2 - (v + 1) ** 2 * _MIX % 2**_BITS if v in self.varies else -1


def _is_fixed(operation: Any, operands: Sequence[int]) -> bool:
    if operation is None:
        return True
    return operation.name in _FIXED if operands else operation.name in ("constant", "iota")


def _only_adds(pad: Any) -> bool:
    """Whether padding cuts nothing off."""
    return all(before >= 0 and after >= 0 for before, after, _ in pad.params["padding"])


def _offset(operation: Any, aval: Any, source: Any) -> int:
    """Where a slice begins in its array, or what is padded in the result, in elements."""
    if operation.name == "slice":
        shape, start = source.shape, operation.params["start"]
    elif operation.name == "pad" and _only_adds(operation):
        shape, start = aval.shape, [before for before, *_ in operation.params["padding"]]
    else:
        return 0
    steps = [prod(shape[i + 1 :]) for i in range(len(shape))]
    return int(sum(a * n for a, n in zip(start, steps, strict=True)))


def literal(arena: Any, v: int) -> list[Any]:
    """The operations that make a value from literals, the last one first; the root is a value."""
    chain: list[Any] = []
    while operands := arena.nodes[v][1:]:
        chain.append(arena.operation(v))
        (v,) = operands
    return [*chain, v]


def literal_root(arena: Any, v: int) -> int:
    """The literal from which a value is made."""
    root: int = literal(arena, v)[-1]
    return root
