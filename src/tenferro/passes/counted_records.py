"""Records of positions that a loop counts through are not kept: scans that go back count too.

What a loop stacks is a ramp if it is a constant plus multiples of the numbers of the steps of this
loop and those inside of it, such as the counter of a loop. A scan along a ramp carries the number
instead, to which each step adds a constant. A record of positions in nested loops takes more memory
than what they read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from computegraph import Body, MaterializedGraph, map_values, materialize_merge
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import kept_by_body
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Inputs, Loop, LoopCall, Operands, is_loop, loops_of
from tenferro.tensor import aval_of
from tenferro.tensor.dtypes import int64

_NUMBER = aval_of((), int64)
_LARGEST = 2**24
"""The numbers and factors that positions are computed with are smaller."""


class _Slope(NamedTuple):
    """By how much an array changes along each axis, and its sizes; None for an unknown one."""

    slopes: tuple[int, ...]
    shape: tuple[int | None, ...]


class _Ramp(NamedTuple):
    """An array: its first element, a value, and its slope."""

    start: int
    slope: _Slope


class _Form(NamedTuple):
    """A number plus multiples of inputs of a body."""

    number: int
    factors: tuple[tuple[int, int], ...] = ()

    @property
    def is_small(self) -> bool:
        """Whether products with numbers of steps have no more than 64 bits."""
        return all(abs(n) < _LARGEST for n in (self.number, *(f for _, f in self.factors)))

    def times(self, factor: int) -> _Form:
        return _Form(factor * self.number, tuple([(i, factor * f) for i, f in self.factors]))

    def plus(self, other: _Form) -> _Form:
        total = dict(self.factors)
        for i, factor in other.factors:
            total[i] = total.get(i, 0) + factor
        return _Form(self.number + other.number, tuple([(i, f) for i, f in total.items() if f]))


@dataclass(frozen=True)
class _Stacked:
    """A stack of a loop that is a ramp: its start, a form of the inputs before the loop."""

    start: _Form
    slope: _Slope


def without_counted_records(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph without records of positions that a loop counts through."""
    if not any(map(is_loop, graph.arena.operations)):
        return graph
    writer = _Counted()
    inputs = writer.arena.inputs(graph.arena.metas[v] for v in graph.inputs)
    outputs = [writer.value(v) for v in writer.emitted(graph, inputs)]
    return materialize_merge(writer.arena, outputs, inputs)


class _Counted(Writer):
    """A graph while it is written. Numbers below 0 are ramps that are not."""

    def __init__(self) -> None:
        super().__init__()
        self.ramps: dict[int, _Ramp] = {}
        self._made: dict[int, int] = {}

    def ramp(self, ramp: _Ramp) -> int:
        """The number of a ramp; its start if that is all of it."""
        if not ramp.slope.slopes:
            return ramp.start
        self.ramps[-1 - len(self.ramps)] = ramp
        return -len(self.ramps)

    def value(self, v: int) -> int:
        """A value, of a ramp its array."""
        if v >= 0:
            return v
        if v not in self._made:
            start, (slopes, shape) = self.ramps[v]
            found = self.bind("broadcast_in_dim", start, shape=shape, dimensions=())
            aval = self.aval(found)
            for axis, slope in enumerate(slopes):
                if slope:
                    count = self.bind("iota", shape=shape, dimension=axis, dtype=int64)
                    steps = self.bind("mul", count, self.splat(slope, aval))
                    found = self.bind("add", found, steps)
            self._made[v] = found
        return self._made[v]

    def emitted(self, graph: MaterializedGraph, inputs: Sequence[int]) -> list[int]:
        """The outputs of a graph here, perhaps ramps."""
        self._loops, self._ends = loops_of(graph), set(graph.outputs)
        self._readers: dict[int, list[int]] = {}
        for v, _, operands, _ in graph.arena.applications(graph.order):
            for u in operands:
                self._readers.setdefault(u, []).append(v)
        values = dict(zip(graph.inputs, inputs, strict=True))
        here = map_values(graph.arena, graph.order, values, self.arena, self._emit)
        return [here[v] for v in graph.outputs]

    def _emit(
        self, v: int, operation: Any, operands: list[int], mask: int
    ) -> int | tuple[int, ...]:
        if not is_loop(operation):
            if operation.name == "switch":
                operation = _switched(operation)
            return self.arena.apply(operation, [self.value(u) for u in operands], mask)
        return self._looped(self._loops[v], operands)

    def _looped(self, call: LoopCall[int], operands: list[int]) -> tuple[int, ...]:
        loop, own = call.loop, call.loop.operands(operands)
        own = own._replace(
            steps=None if own.steps is None else self.value(own.steps),
            consts=tuple(map(self.value, own.consts)),
            carry=tuple([None if v is None else self.value(v) for v in own.carry]),
        )
        taken = [self._taken(loop, x) for x in own.xs]
        may = tuple([self._may_go(call, v) for v in call.outputs.stacked])
        body, left = _body(loop.body, loop, tuple(taken), may)
        consts, starts, xs = list(own.consts), list[int](), list[int]()
        for x, slope in zip(own.xs, taken, strict=True):
            if slope is None:
                xs.append(self.value(x))
            else:
                start = self._first(loop, self.ramps[x], own.steps)
                (starts if slope.slopes[0] else consts).append(start)
        given = Operands(own.steps, tuple(consts), (*own.carry, *starts), tuple(xs))
        same = not starts and body == loop.body and len(consts) == loop.consts
        now = loop if same else loop.taking(given, body=body, linear=(), lanes=loop.lanes)
        first = self.arena.apply(now.operation, given.flat(), 0)
        results = now.results(range(first, first + now.operation.n_outputs))
        stacked = iter(results.stacked)
        start_of = (*own.consts, *own.carry)
        found = [next(stacked) if y is None else self._stack(loop, y, start_of) for y in left]
        steps = () if results.steps is None else (results.steps,)
        return (*results.carry[: loop.carries], *steps, *found)

    def _taken(self, loop: Loop, x: int) -> _Slope | None:
        """The slope of what a scan slices, if it counts through that instead."""
        if x >= 0 or loop.lanes or loop.cond is not None:
            return None
        return self.ramps[x].slope

    def _first(self, loop: Loop, ramp: _Ramp, steps: int | None) -> int:
        """The start of the slice of the first step."""
        slope = ramp.slope.slopes[0]
        if not loop.reverse or not slope:
            return ramp.start
        assert steps is not None
        last = self.bind("sub", steps, self.constant(1, int64))
        return self.bind("add", ramp.start, self._times(last, slope))

    def _times(self, v: int, factor: int) -> int:
        return v if factor == 1 else self.bind("mul", v, self.constant(factor, int64))

    def _may_go(self, call: LoopCall[int], record: int) -> bool:
        """Whether a stack may be a ramp: of known size, or only read along the same steps."""
        if call.loop.lanes:
            return False
        if isinstance(call.loop.length, int) and call.loop.cond is None:
            return True
        readers = [self._loops.get(r) for r in self._readers.get(record, [])]
        return record not in self._ends and all(
            reader is not None
            and reader.operands.steps == call.steps
            and not reader.loop.lanes
            and record in reader.operands.xs
            and record not in (*reader.operands.consts, *reader.operands.carry)
            for reader in readers
        )

    def _stack(self, loop: Loop, stacked: _Stacked, given: Sequence[int | None]) -> int:
        """A stack that is a ramp."""
        start = self.constant(stacked.start.number, int64)
        for i, factor in stacked.start.factors:
            v = given[i]
            if v is not None:
                start = self.bind("add", start, self._times(v, factor))
        return self.ramp(_Ramp(start, stacked.slope))

    def forms(self, inputs: Sequence[int]) -> dict[int, _Form]:
        """The numbers that are constants plus multiples of inputs."""
        found = {v: _Form(0, ((i, 1),)) for i, v in enumerate(inputs) if self.aval(v) == _NUMBER}
        for v in range(len(self.arena.metas)):
            if v not in found and self.aval(v) == _NUMBER:
                form = self._form(v, found)
                if form is not None and form.is_small:
                    found[v] = form
        return found

    def _form(self, v: int, found: dict[int, _Form]) -> _Form | None:
        name = self.name(v)
        if name == "constant":
            return _Form(int(self.number(v)))
        operands = [found.get(u) for u in self.operands(v)]
        if name not in ("add", "sub", "mul", "neg") or None in operands:
            return None
        a, *rest = [form for form in operands if form is not None]
        if not rest:
            return a.times(-1)
        (b,) = rest
        if name != "mul":
            return a.plus(b if name == "add" else b.times(-1))
        if a.factors and b.factors:
            return None
        return b.times(a.number) if not a.factors else a.times(b.number)


def _switched(operation: TensorOperation) -> TensorOperation:
    """A branch whose own loops keep no such records."""
    branches = tuple([_branch(branch) for branch in operation.params["branches"]])
    return operation.family.bind(**{**operation.params, "branches": branches})


@kept_by_body
def _branch(body: Body) -> Body:
    graph = without_counted_records(body.graph())
    return Body.of(graph.arena, graph.outputs, graph.inputs)


@kept_by_body
def _body(
    body: Body, loop: Loop, taken: tuple[_Slope | None, ...], may: tuple[bool, ...]
) -> tuple[Body, list[_Stacked | None]]:
    """The body of a loop that counts through some of its slices, and has no other records.

    Also which of its former stacks are ramps.
    """
    writer, graph = _Counted(), body.graph()
    own = loop.inputs(body.inputs)
    kept = [m for m, slope in zip(own.xs, taken, strict=True) if slope is None]
    still = [slope for slope in taken if slope is not None and not slope.slopes[0]]
    moving = [slope for slope in taken if slope is not None and slope.slopes[0]]
    consts = tuple(writer.arena.inputs([*own.consts, *(_NUMBER for _ in still)]))
    carry = tuple(writer.arena.inputs([*own.carry, *(_NUMBER for _ in moving)]))
    xs = tuple(writer.arena.inputs(kept))
    fixed, carried, slices = iter(consts[loop.consts :]), iter(carry[loop.carries :]), iter(xs)
    given: list[int] = []
    for slope in taken:
        if slope is None:
            given.append(next(slices))
            continue
        start = next(carried if slope.slopes[0] else fixed)
        given.append(writer.ramp(_Ramp(start, _Slope(slope.slopes[1:], slope.shape[1:]))))
    former = (*consts[: loop.consts], *carry[: loop.carries])
    outputs = writer.emitted(graph, [*former, *given])
    after = [writer.value(v) for v in outputs[: loop.carries]]
    sign = -1 if loop.reverse else 1
    for v, slope in zip(carry[loop.carries :], moving, strict=True):
        after.append(writer.bind("add", v, writer.constant(sign * slope.slopes[0], int64)))
    left = _stacks(writer, loop, former, after, outputs[loop.carries :], may)
    kept_stacks = [
        writer.value(v) for v, y in zip(outputs[loop.carries :], left, strict=True) if y is None
    ]
    inputs = Inputs(consts, carry, xs).flat()
    return Body.of(writer.arena, [*after, *kept_stacks], inputs), left


def _stacks(
    writer: _Counted,
    loop: Loop,
    former: Sequence[int],
    after: Sequence[int],
    stacked: Sequence[int],
    may: Sequence[bool],
) -> list[_Stacked | None]:
    """Which stacks of a loop are ramps."""
    forms = writer.forms(former)
    slopes = dict.fromkeys(range(loop.consts), 0)
    for j, v in enumerate(after[: loop.carries], loop.consts):
        form = forms.get(v)
        if form is not None and form.factors == ((j, 1),):
            slopes[j] = form.number
    length = loop.length if isinstance(loop.length, int) and loop.cond is None else None
    found: list[_Stacked | None] = []
    for v, goes in zip(stacked, may, strict=True):
        ramp = writer.ramps[v] if v < 0 else _Ramp(v, _Slope((), ()))
        form = forms.get(ramp.start)
        if not goes or form is None or any(i not in slopes for i, _ in form.factors):
            found.append(None)
            continue
        change = sum(slopes[i] * factor for i, factor in form.factors)
        if loop.reverse and change:
            if length is None:
                found.append(None)
                continue
            form, change = form.plus(_Form(change * (length - 1))), -change
        slope = _Slope((change, *ramp.slope.slopes), (length, *ramp.slope.shape))
        found.append(_Stacked(form, slope))
    return found
