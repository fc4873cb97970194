"""From a merged graph to a flat program over slots.

Every value gets a slot of its own (static single assignment); a value is released after the last
instruction that reads it. Operations without operands are constants: they are evaluated when a
program is bound to its kernels, not at each run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from computegraph.arena import Arena
from computegraph.materialize import MaterializedGraph
from computegraph.operation import GraphOperation

_UNARY = -1
_GENERAL = -2
_MULTIPLE = -3


@dataclass(frozen=True, slots=True)
class Instruction:
    """One step of a program, spelled out for engines and printing."""

    operation: GraphOperation
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class CompiledProgram:
    """A flat program: columns with one entry per instruction, slots for values.

    `first` and `second` are operand slots; a negative `second` says that the operation is unary,
    or that `first` is the tuple of its operands. `released` are the slots free after the step.
    """

    n_inputs: int
    n_slots: int
    metas: list[Any]
    constants: list[tuple[GraphOperation, int]]
    operations: list[GraphOperation]
    first: list[Any]
    second: list[int]
    result: list[int]
    released: list[tuple[int, ...] | None]
    outputs: tuple[int, ...]

    def instructions(self) -> Iterator[Instruction]:
        """The steps in order."""
        for operation, a, b, r in zip(
            self.operations, self.first, self.second, self.result, strict=True
        ):
            inputs = (a, b) if b >= 0 else (a,) if b == _UNARY else tuple(a)
            yield Instruction(operation, inputs, tuple(range(r, r + operation.n_outputs)))

    def frame(self, constants: Sequence[Any]) -> list[Any]:
        """The slots after the inputs as a run finds them: constants filled, the rest empty."""
        slots: list[Any] = [None] * (self.n_slots - self.n_inputs)
        for (_, slot), value in zip(self.constants, constants, strict=True):
            slots[slot - self.n_inputs] = value
        return slots

    def run(
        self, kernels: Sequence[Callable[..., Any]], frame: list[Any], inputs: Sequence[Any]
    ) -> list[Any]:
        """Run with one kernel per instruction and a `frame` with the constants."""
        slots = [*inputs, *frame]
        for f, a, b, r, dead in zip(
            kernels, self.first, self.second, self.result, self.released
        ):
            if b >= 0:
                slots[r] = f(slots[a], slots[b])
            elif b == _UNARY:
                slots[r] = f(slots[a])
            elif b == _GENERAL:
                slots[r] = f(*[slots[i] for i in a])
            else:
                values = f(*[slots[i] for i in a])
                slots[r : r + len(values)] = values
            if dead:
                for i in dead:
                    slots[i] = None
        return [slots[i] for i in self.outputs]


def compile_program(graph: MaterializedGraph) -> CompiledProgram:
    """Number the slots and lay the instructions out in columns."""
    layout = _Layout(graph)
    layout.place()
    return layout.program()


class _Layout:
    """The columns while they grow."""

    def __init__(self, graph: MaterializedGraph) -> None:
        self.graph = graph
        self.arena: Arena = graph.arena
        self.slot_of: dict[int, int] | list[int] = [0] * len(graph.last_use)
        self.metas: list[Any] = []
        self.constants: list[tuple[GraphOperation, int]] = []
        self.operations: list[GraphOperation] = []
        self.first: list[Any] = []
        self.second: list[int] = []
        self.result: list[int] = []
        self.step_of: dict[int, int] = {}
        self.outputs = self._place_inputs()

    def _place_inputs(self) -> list[int]:
        self.inputs = dict.fromkeys(self.graph.inputs)
        size = len(self.slot_of)
        for position, v in enumerate(self.graph.inputs):
            self.metas.append(self.arena.metas[v])
            if v < size:
                self.slot_of[v] = position
        return []

    def place(self) -> None:
        """Give every needed operation its slots and its row."""
        nodes, operations, metas = self.arena.nodes, self.arena.operations, self.arena.metas
        projections, slot_of = self.arena.projection_codes(), self.slot_of
        for v in self.graph.order:
            node = nodes[v]
            code = node[0]
            if code in projections:
                slot_of[v] = slot_of[node[1]] + self.arena.slot(v)
                continue
            operation = operations[code]
            assert operation is not None
            slot = len(self.metas)
            slot_of[v] = slot
            arity = len(node) - 1
            if operation.n_outputs > 1:
                self.metas.extend(islice(metas, v, v + operation.n_outputs))
                a, b = tuple(slot_of[i] for i in node[1:]), _MULTIPLE
            else:
                self.metas.append(metas[v])
                if arity == 2:
                    a, b = slot_of[node[1]], slot_of[node[2]]  # type: ignore[assignment]
                elif arity == 1:
                    a, b = slot_of[node[1]], _UNARY  # type: ignore[assignment]
                elif arity == 0:
                    self.constants.append((operation, slot))
                    continue
                else:
                    a, b = tuple(slot_of[i] for i in node[1:]), _GENERAL
            self.operations.append(operation)
            self.first.append(a)
            self.second.append(b)
            self.result.append(slot)

    def program(self) -> CompiledProgram:
        """The finished program."""
        slot_of = self.slot_of
        return CompiledProgram(
            len(self.graph.inputs),
            len(self.metas),
            self.metas,
            self.constants,
            self.operations,
            self.first,
            self.second,
            self.result,
            self._released(),
            tuple(slot_of[v] for v in self.graph.outputs),
        )

    def _released(self) -> list[tuple[int, ...] | None]:
        """Per step, the slots nobody reads any more: one pass from the last step to the first."""
        keep = bytearray(len(self.metas))
        for v in self.graph.outputs:
            keep[self.slot_of[v]] = 1
        for _, slot in self.constants:
            keep[slot] = 1
        steps = len(self.operations)
        released: list[tuple[int, ...] | None] = [None] * steps
        first, second, result, operations = self.first, self.second, self.result, self.operations
        for step in range(steps - 1, -1, -1):
            a, b, r = first[step], second[step], result[step]
            n = 1 if b != _MULTIPLE else operations[step].n_outputs
            dead = [s for s in range(r, r + n) if not keep[s]] if n > 1 else []
            reads = (a, b) if b >= 0 else (a,) if b == _UNARY else a
            for s in reads:
                if not keep[s]:
                    keep[s] = 1
                    dead.append(s)
            if dead:
                released[step] = tuple(dead)
        return released
