"""From a merged graph to a flat program over slots.

Every value has its own slot (static single assignment); a value is released after the last
instruction that reads it. Operations without operands are constants: they are evaluated when a
program is bound to its kernels, not at each run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import repeat
from typing import Any, NamedTuple

from computegraph.arena import Arena, Origin
from computegraph.materialize import MaterializedGraph
from computegraph.operation import GraphOperation

_UNARY = -1
_GENERAL = -2
_MULTIPLE = -3


class Instruction(NamedTuple):
    """One step of a program, spelled out for engines and printing; its origin, if it is known."""

    operation: GraphOperation
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    origin: Origin | None = None


@dataclass(frozen=True, slots=True, eq=False)
class CompiledProgram:
    """A flat program: columns with one entry per instruction, slots for values.

    `first` and `second` are operand slots; a negative `second` says that the operation is unary,
    or that `first` is the tuple of its operands. `released` are the slots free after the step.
    `origins` has an entry for each instruction if origins were recorded, and is empty otherwise.
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
    origins: Sequence[Origin | None] = ()

    def instructions(self) -> Iterator[Instruction]:
        """The steps in order."""
        origins = self.origins or repeat(None, len(self.operations))
        for operation, a, b, r, origin in zip(
            self.operations, self.first, self.second, self.result, origins, strict=True
        ):
            inputs = (a, b) if b >= 0 else (a,) if b == _UNARY else tuple(a)
            yield Instruction(operation, inputs, tuple(range(r, r + operation.n_outputs)), origin)

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
            kernels, self.first, self.second, self.result, self.released, strict=False
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
    columns = _Columns(graph)
    columns.place()
    slot_of = columns.slot_of
    return CompiledProgram(
        len(graph.inputs),
        len(columns.metas),
        columns.metas,
        columns.constants,
        columns.operations,
        columns.first,
        columns.second,
        columns.result,
        _released(columns, [slot_of[v] for v in graph.outputs]),
        tuple(slot_of[v] for v in graph.outputs),
        columns.origins(),
    )


def rescheduled(program: CompiledProgram, order: Sequence[int]) -> CompiledProgram:
    """The program with its steps in this order, by their numbers; one may be there several times.

    Each time its results have slots of their own, which the steps behind it read.
    """
    slot_of = list(range(program.n_slots))
    metas = list(program.metas)
    first: list[Any] = []
    second: list[int] = []
    result: list[int] = []
    for k in order:
        a, r, n = program.first[k], program.result[k], program.operations[k].n_outputs
        first.append(tuple([slot_of[s] for s in a]) if isinstance(a, tuple) else slot_of[a])
        second.append(slot_of[program.second[k]] if program.second[k] >= 0 else program.second[k])
        result.append(len(metas))
        slot_of[r : r + n] = range(len(metas), len(metas) + n)
        metas.extend(program.metas[r : r + n])
    moved = replace(
        program,
        n_slots=len(metas),
        metas=metas,
        operations=[program.operations[k] for k in order],
        first=first,
        second=second,
        result=result,
        outputs=tuple(slot_of[s] for s in program.outputs),
        origins=[program.origins[k] for k in order] if program.origins else (),
    )
    return replace(moved, released=_released(moved, moved.outputs))


class _Columns:
    """The columns while they grow."""

    def __init__(self, graph: MaterializedGraph) -> None:
        self.graph = graph
        self.arena: Arena = graph.arena
        self.slot_of = [0] * max(len(graph.last_use), max(graph.inputs, default=-1) + 1)
        self.metas: list[Any] = []
        self.constants: list[tuple[GraphOperation, int]] = []
        self.operations: list[GraphOperation] = []
        self.first: list[Any] = []
        self.second: list[int] = []
        self.result: list[int] = []
        for position, v in enumerate(graph.inputs):
            self.metas.append(self.arena.metas[v])
            self.slot_of[v] = position

    def place(self) -> None:
        """Assign slots and a row to every needed operation."""
        arena, slot_of, slots = self.arena, self.slot_of, self.metas
        nodes, operations, metas, n_outputs = (
            arena.nodes,
            arena.operations,
            arena.metas,
            arena.n_outputs,
        )
        add_operation, add_slot = self.operations.append, slots.append
        add_first, add_second, add_result = (
            self.first.append,
            self.second.append,
            self.result.append,
        )
        for v in self.graph.order:
            node = nodes[v]
            code = node[0]
            n = len(node)
            if n_outputs[code] != 1 or n == 1:
                self._place_special(v)
                continue
            slot_of[v] = slot = len(slots)
            add_slot(metas[v])
            if n == 3:
                add_first(slot_of[node[1]])
                add_second(slot_of[node[2]])
            elif n == 2:
                add_first(slot_of[node[1]])
                add_second(_UNARY)
            else:
                add_first(tuple([slot_of[a] for a in node[1:]]))
                add_second(_GENERAL)
            add_operation(operations[code])  # type: ignore[arg-type]
            add_result(slot)

    def origins(self) -> Sequence[Origin | None]:
        """Where the instructions come from, if the arena knows."""
        known = self.arena.origins
        if not known:
            return ()
        value_of = {self.slot_of[v]: v for v in reversed(self.graph.order)}
        return [known.get(value_of[slot]) for slot in self.result]

    def _place_special(self, v: int) -> None:
        """A constant, an operation with several outputs, or one of those outputs."""
        arena = self.arena
        code, *operands = arena.nodes[v]
        count = arena.n_outputs[code]
        if not count:
            self.slot_of[v] = self.slot_of[operands[0]] + arena.slot(v)
            return
        operation = arena.operation_of(code)
        self.slot_of[v] = slot = len(self.metas)
        self.metas.extend(arena.metas[v : v + count])
        if not operands and count == 1:
            self.constants.append((operation, slot))
            return
        self.operations.append(operation)
        self.first.append(tuple([self.slot_of[a] for a in operands]))
        self.second.append(_MULTIPLE)
        self.result.append(slot)


def _released(
    columns: _Columns | CompiledProgram, outputs: Sequence[int]
) -> list[tuple[int, ...] | None]:
    """Per step, the slots that no later step reads: one pass from the last step to the first."""
    keep = bytearray(len(columns.metas))
    for slot in [*outputs, *(slot for _, slot in columns.constants)]:
        keep[slot] = 1
    unused: list[tuple[int, ...] | None] = []
    add = unused.append
    rows = zip(
        reversed(columns.first),
        reversed(columns.second),
        reversed(columns.result),
        reversed(columns.operations),
        strict=True,
    )
    for a, b, r, operation in rows:
        if b >= 0:
            if keep[a]:
                if keep[b]:
                    add(None)
                else:
                    keep[b] = 1
                    add((b,))
            elif keep[b] or a == b:
                keep[a] = 1
                add((a,))
            else:
                keep[a] = keep[b] = 1
                add((a, b))
            continue
        unread = [s for s in range(r, r + operation.n_outputs) if not keep[s]]
        last = [s for s in ((a,) if b == _UNARY else a) if not keep[s]]
        for s in last:
            keep[s] = 1
        add(tuple(dict.fromkeys([*unread, *last])) or None)
    unused.reverse()
    return unused
