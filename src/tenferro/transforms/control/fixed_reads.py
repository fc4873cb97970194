"""Places of arrays that all steps of a loop read and none writes: read once, before the loop.

In the loop over `j` of `a[i, j] -= a[i, k] * a[k, j]`, from `k + 1` on, `a[i, k]` is a constant.
Its cotangents are then added up in a register.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from computegraph import Body, map_values
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.counters import is_whole
from tenferro.ops.loops.differences import ZERO, at_most
from tenferro.ops.loops.loop import Loop, Operands, is_large
from tenferro.ops.loops.places import Place, Scope, apart
from tenferro.ops.loops.versions import versions
from tenferro.trace import Trace, Tracer
from tenferro.transforms.control.ranges import range_of


def with_fixed_reads(
    trace: Trace, loop: Loop, operands: Operands[int], starts: Sequence[Any]
) -> tuple[Loop, Operands[int]]:
    """The loop with such places as constants, and its operands.

    `starts` are what the operands that it carries stand for.
    """
    if not any(map(is_large, loop.inputs(loop.body.inputs).carry)):
        return loop, operands
    reads = _Reads(trace, loop, operands, starts)
    return reads.changed() if reads.found else (loop, operands)


class _Reads:
    """The reads of one number, by the values of the body, with operations and operands outside."""

    def __init__(
        self, trace: Trace, loop: Loop, operands: Operands[int], starts: Sequence[Any]
    ) -> None:
        self._trace, self._loop, self._operands = trace, loop, operands
        self._values = dict(zip(operands.carry, starts, strict=False))
        self._graph = loop.body.graph()
        self._r = Writer(self._graph.arena)
        inputs = loop.inputs(self._graph.inputs)
        self._outside = dict(zip(inputs.consts, operands.consts, strict=True))
        self._starts = dict(zip(inputs.carry, operands.carry, strict=True))
        self.found: dict[int, tuple[Any, list[int]]] = {}
        candidates = self._candidates()
        if candidates:
            self._find(candidates)

    def _candidates(self) -> dict[int, int]:
        """The numbers read of carried arrays at positions from outside, with the carries."""
        r, found = self._r, dict[int, int]()
        operation: Any
        for v, operation, operands, _ in self._graph.arena.applications(self._graph.order):
            if operation.name != "gather" or r.aval(v).shape:
                continue
            first = [*versions(r, operands[0])][-1]
            is_fixed = operation.params["mode"] == "promise" and all(
                self._is_position(i) for i in operands[1:]
            )
            if is_fixed and self._starts.get(first) is not None and is_large(r.aval(first)):
                found[v] = first
        return found

    def _is_position(self, index: int) -> bool:
        """Whether an index is one outside of the loop too, also of a loop without steps."""
        outer = self._outside.get(index)
        return outer is not None and Writer(self._trace).name(outer) == "bounded_index"

    def _find(self, candidates: dict[int, int]) -> None:
        r, here = self._r, self._step(candidates)
        inputs, places = list(self._graph.inputs), dict[int, list[Place]]()
        outputs = dict(zip(inputs[self._loop.consts :], here.outputs, strict=False))
        for v, first in candidates.items():
            before, after = here.inputs[inputs.index(first)], outputs[first]
            if [*versions(here.r, after)][-1] != before:
                continue
            if first not in places:
                places[first] = here.writes(after, before)
            operation, operands = r.definition(v), r.operands(v)
            assert operation is not None
            indices = [here.inputs[inputs.index(i)] for i in operands[1:]]
            place = here.place(operation.params, indices, len(r.aval(first).shape))
            if None not in place.positions and all(apart(place, w) for w in places[first]):
                start = self._starts[first]
                assert start is not None
                self.found[v] = operation, [start, *(self._outside[i] for i in operands[1:])]

    def _step(self, candidates: Iterable[int]) -> Scope:
        """Any step, with what is known of the numbers outside."""
        around, own = Scope(self._trace), self._operands
        for v, start in self._values.items():
            is_traced = isinstance(start, Tracer) and start.arena is self._trace
            if v is not None and is_traced and is_whole(start.aval):
                around.terms[v] = around.term(start.id)
        for v in candidates:
            for i in self._r.operands(v)[1:]:
                self._bound(around, self._outside[i])
        steps = own.consts[:1] if self._loop.cond is None else ()  # which bounds do not follow from
        return around.step(self._loop, [*steps, *own.flat()])

    def _bound(self, around: Scope, index: int) -> None:
        """Let the scope know between which numbers a position is before it is checked."""
        (before,) = around.r.operands(index)
        ends = range_of(Tracer(self._trace, before, around.r.aval(before)))
        if ends is not None:
            term = around.term(before)
            around.own += [at_most((ZERO, ends[0]), term), at_most(term, (ZERO, ends[1]))]

    def changed(self) -> tuple[Loop, Operands[int]]:
        """The loop and its operands, with what is read as the last constants."""
        loop, own = self._loop, self._operands
        values = [self._trace.apply(*each) for each in self.found.values()]
        operands = own._replace(consts=(*own.consts, *values))
        cond = None
        if loop.cond is not None:
            w, inputs, _ = self._inputs(loop.cond.inputs)
            given = (*inputs[: loop.consts], *inputs[loop.consts + len(values) :])
            cond = Body.of(w.arena, loop.cond.emit(w.arena, given), inputs)
        return loop.taking(operands, body=self._body(), cond=cond), operands

    def _inputs(self, metas: Sequence[Any]) -> tuple[Writer, list[int], list[int]]:
        """The inputs of a body with further constants, and these."""
        w, n = Writer(), self._loop.consts
        added = [self._r.aval(v) for v in self.found]
        inputs = w.arena.inputs([*metas[:n], *added, *metas[n:]])
        return w, [*inputs], [*inputs][n : n + len(added)]

    def _body(self) -> Body:
        graph, n = self._graph, self._loop.consts
        w, inputs, added = self._inputs(self._loop.body.inputs)
        kept = [*inputs[:n], *inputs[n + len(added) :]]
        read = dict(zip(self.found, added, strict=True))

        def emit(v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
            return read[v] if v in read else w.arena.apply(operation, operands, mask)

        values = dict(zip(graph.inputs, kept, strict=True))
        here = map_values(graph.arena, graph.order, values, w.arena, emit)
        return Body.of(w.arena, [here[v] for v in graph.outputs], inputs)
