"""Loops as passes see them: what their operands and outputs are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from computegraph import Body, MaterializedGraph
from tenferro.ops.family import TensorOperation
from tenferro.ops.scan import operands_of

LOOPS = frozenset({"scan", "while_loop"})


@dataclass(frozen=True)
class Loop:
    """A loop of a graph, whose first output is the value `at`.

    The outputs are `n_carry` carries, for a `while_loop` the number of steps, then records.
    """

    at: int
    operation: TensorOperation
    count: int | None
    consts: tuple[int, ...]
    carry: tuple[int | None, ...]
    xs: tuple[int, ...]

    @staticmethod
    def of(at: int, operation: TensorOperation, operands: tuple[int, ...]) -> Loop:
        """The loop that an operation on these operands is."""
        consts = operation.params["consts"]
        if operation.name == "while_loop":
            return Loop(at, operation, None, operands[:consts], operands[consts:], ())
        return Loop(at, operation, *operands_of(operands, consts, operation.params["init"]))

    @property
    def body(self) -> Body:
        """What a step does."""
        body: Body = self.operation.params["body"]
        return body

    @property
    def n_carry(self) -> int:
        """The number of carries."""
        return len(self.carry)

    @property
    def first_record(self) -> int:
        """The first of the values that are stacked."""
        return self.at + self.n_carry + (self.count is None)

    @property
    def records(self) -> range:
        """The values that are stacked."""
        return range(self.first_record, self.at + self.operation.n_outputs)

    def operands(self) -> list[int]:
        """The operands in their order."""
        count = [] if self.count is None else [self.count]
        starts = [v for v in self.carry if v is not None]
        return [*count, *self.consts, *starts, *self.xs]


def loops_of(graph: MaterializedGraph) -> dict[int, Loop]:
    """The loops of a graph by their first outputs, in order."""
    if not any(getattr(o, "name", "") in LOOPS for o in graph.arena.operations):
        return {}
    loops: dict[int, Loop] = {}
    operation: Any
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        if operation.name in LOOPS:
            loops[v] = Loop.of(v, operation, operands)
    return loops
