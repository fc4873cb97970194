"""Loops that add up from zeros on begin with what their sums are added to; branches add to it.

The cotangent of an array that an inner loop reads is a sum, which would begin with an array of
zeros in each step of the outer loop, and be added to the cotangent so far. Of a branch that reads
the array in one case only, the cotangent is zeros in the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from functools import lru_cache
from itertools import compress
from typing import Any

from computegraph import Body, MaterializedGraph, re_emit
from tenferro.ops.base import FAMILIES
from tenferro.ops.base.bodies import Flags
from tenferro.ops.base.registry import forget_with
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.flow import FLOWS, flow
from tenferro.ops.loops.loop import Loop, LoopCall, is_switch, loops_of

_REMEMBERED, _OTHER = 1024, -1
_FIRST, _BOTH = 0b01, 0b11


def begin_with_totals(
    graph: MaterializedGraph, of_body: Callable[[Body], Body]
) -> MaterializedGraph:
    """The same graph with such loops and branches; `of_body` is for branches that add."""
    begun = _Begun(graph, of_body)
    return re_emit(graph, begun.arena, begun.emit) if begun.sums else graph


class _Begun(Writer):
    """The graph again, in which loops begin with what their sums are added to.

    `sums` are the values that are such sums, and to what else in each something is added.
    """

    def __init__(self, graph: MaterializedGraph, of_body: Callable[[Body], Body]) -> None:
        super().__init__()
        self._of_body = of_body
        self.sums: dict[int, int] = {}
        self._starts: dict[int, dict[int, int]] = {}
        """For each loop, what its carries begin with."""
        uses, loops = uses_of(graph), loops_of(graph)
        carries: dict[int, tuple[int, int]] = {}
        """Values that are carries, to which parts may be added: loops by first outputs, carries."""
        for v, operation, operands, mask in graph.arena.applications(graph.order):
            if v in loops:
                carries.update(_from_zeros(v, loops[v], uses))
            elif is_switch(operation):
                chosen = enumerate(_in_zeros(operation.params["branches"]))  # type: ignore[attr-defined]
                carries.update({v + k: (v, k) for k, on in chosen if on and uses[v + k] == 1})
            elif operation.name == "scatter_add" and mask & _FIRST and operands[0] in carries:
                if uses[v] == 1:
                    carries[v] = carries.pop(operands[0])
            elif operation.name == "add" and mask == _BOTH:
                for start, total in (operands, operands[::-1]):
                    if total in carries and start < carries[total][0]:
                        at, j = carries.pop(total)
                        self.sums[v], self._starts.setdefault(at, {})[j] = total, start
                        if start in carries and uses[v] == 1:
                            carries[v] = carries.pop(start)
                        break
        self._here: dict[int, int] = dict(zip(graph.inputs, range(len(graph.inputs)), strict=True))

    def emit(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        """The operation on these operands; a loop begins with other carries, a sum is a carry."""
        if v in self.sums:
            value = self._here[self.sums[v]]
        elif v in self._starts:
            change = self._branches if is_switch(operation) else self._loop
            value = change(operation, operands, mask, self._starts[v])
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

    def _branches(
        self, operation: Any, operands: Sequence[int], mask: int, starts: Mapping[int, int]
    ) -> int:
        """A branch that takes what its results are to be added to, and adds them."""
        added = (_adding(branch, tuple(starts)) for branch in operation.params["branches"])
        branches = tuple(map(self._of_body, added))
        totals = [self._here[v] for v in starts.values()]
        bits = mask | ((1 << len(totals)) - 1) << len(operands)
        linear = operation.params["linear"]
        linear += (True,) * len(totals) if linear else ()
        changed = operation.family.bind(branches=branches, linear=linear)
        return self.arena.apply(changed, [*operands, *totals], bits)


def _in_zeros(branches: Sequence[Body]) -> list[bool]:
    """Which results of a branch are, in some case, zeros, or zeros to which parts are added."""
    cases = []
    for branch in branches:
        graph = branch.graph()
        cases.append([_begins_in_zeros(Writer(graph.arena), v) for v in graph.outputs])
    return [any(own) for own in zip(*cases, strict=True)]


def _begins_in_zeros(r: Writer, v: int) -> bool:
    return _is_zero(r, _parts(r, v)[0])


def _parts(r: Writer, v: int) -> tuple[int, list[int]]:
    """What parts are added to, and the sums with each of them, the last one first."""
    sums = []
    while r.name(v) == "scatter_add":
        sums.append(v)
        v = r.operands(v)[0]
    return v, sums


def _is_zero(r: Writer, v: int) -> bool:
    """Whether all elements of a value are the number zero."""
    number = r.number(v)
    return number is not None and number == 0


def _adding(branch: Body, outputs: Sequence[int]) -> Body:
    """A body with one more input for each of these outputs, to which it is added."""
    graph = branch.graph()
    results, totals = list(graph.outputs), []
    for k in outputs:
        totals.append(graph.arena.input(("total", k), graph.arena.metas[results[k]]))
        results[k] = _added(Writer(graph.arena), totals[-1], results[k])
    return Body.of(graph.arena, results, [*graph.inputs, *totals])


def _added(w: Writer, total: int, result: int) -> int:
    """The sum of a total and a result; parts of zeros are added one by one."""
    start, sums = _parts(w, result)
    if not _is_zero(w, start):
        return w.arena.apply(FAMILIES["add"].bind(), [total, result], _BOTH)
    for v in reversed(sums):
        operation = w.definition(v)
        assert operation is not None
        total = w.arena.apply(operation, [total, *w.operands(v)[1:]], _BOTH)
    return total


def uses_of(graph: MaterializedGraph) -> Counter[int]:
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
    if is_switch(r.definition(v - slot)):
        branches = r.params(v - slot)["branches"]
        same = on[0] > 0 and all(_only_adds(branch, on[0] - 1, slot) for branch in branches)
        return operands[on[0]] if same else _OTHER
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
