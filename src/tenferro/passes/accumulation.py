"""Cotangents of parts of an array are added where the parts are, without arrays of zeros.

The transpose of reading a part writes the cotangent of the part into zeros, and what several reads
contribute is added. A loop that reads one row in each step would add whole arrays in each step.
Here a sum of cotangents in which one is a part among zeros adds that part to the other cotangent,
at its place, and a loop that adds up such parts from zeros on begins with the cotangent to which
its sum would be added. A cotangent to which nothing is added keeps the signs of its zeros.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache
from itertools import compress
from typing import Any, NamedTuple

from computegraph import Body, MaterializedGraph, re_emit
from tenferro.ops.base.bodies import Flags, bodies_in, with_bodies
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import FAMILIES, forget_with
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.flow import FLOWS, flow
from tenferro.ops.loops.loop import Loop, LoopCall, loops_of

_REMEMBERED, _OTHER = 1024, -1
_FIRST, _BOTH = 0b01, 0b11


def add_parts_in_place(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with parts of cotangents added where they are, also within bodies."""
    if not any(o is not None and _writes_part(o) for o in graph.arena.operations):
        return graph
    sums = _Sums(graph)
    graph = re_emit(graph, sums.arena, sums.emit)
    loops = _Begun(graph)
    return re_emit(graph, loops.arena, loops.emit) if loops.sums else graph


def _writes_part(operation: Any) -> bool:
    """Whether an operation writes a part of an array, or holds one that does in a body."""
    return operation.name in _PARTS or any(map(_body_writes_part, bodies_in(operation)))


@lru_cache(maxsize=_REMEMBERED)
def _body_writes_part(body: Body) -> bool:
    return any(o is not None and _writes_part(o) for o, _, _ in body.operations)


@lru_cache(maxsize=_REMEMBERED)
def _of_body(body: Body) -> Body:
    if not _body_writes_part(body):
        return body
    graph = add_parts_in_place(body.graph())
    return Body.of(graph.arena, graph.outputs, graph.inputs)


forget_with(_body_writes_part.cache_clear)
forget_with(_of_body.cache_clear)
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
        self._uses = _uses(graph)
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
        values = part.values
        if part.operation.name == "dynamic_update_slice":
            strides = part.operation.params["strides"]
            read = FAMILIES["dynamic_slice"].bind(sizes=self.aval(values).shape, strides=strides)
            old = self.arena.apply(read, [total, *part.place], _FIRST)
            values = self.arena.apply(add, [old, values], _BOTH)
        found = self.arena.apply(part.operation, [total, values, *part.place], _BOTH)
        if total in self.parts:
            self._remember(found, part._replace(before=total))
        return found


class _Begun(Writer):
    """The graph again, in which loops begin with what their sums are added to.

    `sums` are the values that are such sums, and to what else in each something is added.
    """

    def __init__(self, graph: MaterializedGraph) -> None:
        super().__init__()
        self.sums: dict[int, int] = {}
        self._starts: dict[int, dict[int, int]] = {}
        """For each loop, what its carries begin with."""
        uses, loops = _uses(graph), loops_of(graph)
        carries: dict[int, tuple[int, int]] = {}
        """Values that are carries, to which parts may be added: loops by first outputs, carries."""
        for v, operation, operands, mask in graph.arena.applications(graph.order):
            if v in loops:
                carries.update(_from_zeros(v, loops[v], uses))
            elif operation.name == "scatter_add" and mask & _FIRST and operands[0] in carries:
                if uses[v] == 1:
                    carries[v] = carries.pop(operands[0])
            elif operation.name == "add" and mask == _BOTH:
                for start, total in (operands, operands[::-1]):
                    if total in carries and start < carries[total][0]:
                        at, j = carries.pop(total)
                        self.sums[v], self._starts.setdefault(at, {})[j] = total, start
                        break
        self._here: dict[int, int] = dict(zip(graph.inputs, range(len(graph.inputs)), strict=True))

    def emit(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        """The operation on these operands; a loop begins with other carries, a sum is a carry."""
        if v in self.sums:
            value = self._here[self.sums[v]]
        elif v in self._starts:
            value = self._loop(operation, operands, mask, self._starts[v])
        else:
            value = self.arena.apply(operation, operands, mask)
        self._here.update((v + slot, value + slot) for slot in range(operation.n_outputs))
        return value

    def _loop(
        self, operation: Any, operands: Sequence[int], mask: int, starts: Mapping[int, int]
    ) -> int:
        loop = Loop.of(operation)
        own = loop.operands([(a, mask >> i & 1) for i, a in enumerate(operands)])
        carry = [(self._here[starts[j]], 1) if j in starts else x for j, x in enumerate(own.carry)]
        begun = own._replace(carry=tuple(carry))
        values, roles = zip(*begun.flat(), strict=True)
        bits = sum(on << i for i, on in enumerate(roles))
        return self.arena.apply(loop.taking(begun).operation, values, bits)


def _uses(graph: MaterializedGraph) -> Counter[int]:
    """How often each value is an operand or an output."""
    uses = Counter(graph.outputs)
    for _, _, operands, _ in graph.arena.applications(graph.order):
        uses.update(operands)
    return uses


def _from_zeros(
    at: int, call: LoopCall[int], uses: Mapping[int, int]
) -> dict[int, tuple[int, int]]:
    """The carries of a loop that add up from zeros on, and are read once."""
    return {
        v: (at, j)
        for j, v in enumerate(call.outputs.carry)
        if uses[v] == 1 and not call.loop.init[j] and _adds_up(call.loop, j)
    }


def _adds_up(loop: Loop, carry: int) -> bool:
    """Whether a loop only adds to a carry."""
    return _only_adds(loop.body, loop.consts + carry, carry)


@lru_cache(maxsize=_REMEMBERED)
def _only_adds(body: Body, source: int, result: int) -> bool:
    """Whether an output is an input to which what does not depend on it is added."""
    graph = body.graph()
    v, start = graph.outputs[result], graph.inputs[source]
    depends = _dependents(graph, start)
    if sum(u in depends for u in graph.outputs) != 1:
        return False
    while v in depends and v != start:
        v = _added_to(Writer(graph.arena), v, depends)
    return v == start


def _dependents(graph: MaterializedGraph, *given: int) -> set[int]:
    """The values that depend on any of these; outputs of loops and branches by what these do."""
    depends = set(given)
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        on = [a in depends for a in operands]
        if any(on):
            outs = [True] * operation.n_outputs
            if operation.name in FLOWS:
                outs = list(flow(operation, on, _reached, start=False))
            depends.update(v + slot for slot, out in enumerate(outs) if out)
    return depends


@lru_cache(maxsize=_REMEMBERED)
def _reached(body: Body, on: Flags) -> Flags:
    """Which outputs of a body depend on inputs that are marked."""
    graph = body.graph()
    depends = _dependents(graph, *compress(graph.inputs, on))
    return tuple(v in depends for v in graph.outputs)


def _added_to(r: Writer, v: int, depends: Set[int]) -> int:
    """What a value adds something independent to; a negative number for other values."""
    slot = r.arena.slot(v)
    name, operands = r.name(v - slot), r.operands(v - slot)
    on = [i for i, a in enumerate(operands) if a in depends]
    if name == "dynamic_update_slice":
        same = _adds_to_block(r, r.params(v - slot)["strides"], operands, depends)
        return operands[0] if same else _OTHER
    if len(on) != 1:
        return _OTHER
    if name == "scan":
        loop = Loop.of(r.definition(v - slot))  # type: ignore[arg-type]
        same = loop.operands(range(len(operands))).carry[slot:][:1] == (on[0],)
        return operands[on[0]] if same and _adds_up(loop, slot) else _OTHER
    return operands[on[0]] if name == "add" or (name == "scatter_add" and on == [0]) else _OTHER


def _adds_to_block(
    r: Writer, strides: Sequence[int], operands: Sequence[int], depends: Set[int]
) -> bool:
    """Whether a block is written that was read there, with something independent added."""
    array, block, *starts = operands
    if r.name(block) != "add" or depends & {*starts}:
        return False
    read, *others = sorted(r.operands(block), key=lambda a: a not in depends)
    is_read = r.name(read) == "dynamic_slice" and r.operands(read) == (array, *starts)
    return is_read and r.params(read)["strides"] == strides and not depends & {*others}


forget_with(_only_adds.cache_clear)
forget_with(_reached.cache_clear)
