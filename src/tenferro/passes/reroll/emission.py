"""The graph again, with loops replacing stretches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from computegraph import Arena, MaterializedGraph, materialize_merge
from tenferro.ops.arrays.structural import padded_size
from tenferro.ops.base import FAMILIES
from tenferro.ops.base.apply import elements_of
from tenferro.ops.control.scan import COUNT
from tenferro.passes.reroll.body import LoopBody, begun, fixed
from tenferro.passes.reroll.loops import (
    Carried,
    Literals,
    LoopResult,
    Owners,
    PlacedSum,
    RerolledLoop,
    Slices,
    Source,
)
from tenferro.passes.reroll.numbering import Key, NumberedGraph, literal_root


def with_loops(program: NumberedGraph, owners: Owners) -> MaterializedGraph:
    """The graph with these loops."""
    return _Emission(program, owners).graph


def pieces(program: NumberedGraph, owners: Owners, v: int) -> list[int | LoopResult]:
    """The operands of an operation; of what joins the records of a loop, these records.

    A `LoopResult` replaces as many operands as its loop has steps.
    """
    operands = program.operands(v)
    operation: Any = program.arena.operation(v)
    if operation.name != "concatenate" or operation.params["axis"] != 0:
        return list(operands)
    found: list[int | LoopResult] = []
    i = 0
    while i < len(operands):
        record = _joined(program, owners, operands, i)
        found.append(operands[i] if record is None else record)
        i += 1 if record is None else record.loop.stretch.count
    return found


def _joined(
    program: NumberedGraph, owners: Owners, operands: Sequence[int], i: int
) -> LoopResult | None:
    """The record that the operands from number i on are, each a step with an axis before it."""
    first = _unwrapped(program, operands[i])
    loop = None if first is None else owners.get(first[0])
    if loop is None or first is None or i + loop.stretch.count > len(operands):
        return None
    n, period = loop.stretch.count, loop.stretch.period
    step, j = loop.step_of(first[0])
    if step not in (0, n - 1):
        return None
    by = 1 if step == 0 else -1
    for k in range(n):
        if _unwrapped(program, operands[i + k]) != (first[0] + k * by * period, first[1]):
            return None
    return LoopResult(loop, (j, first[1]), step, by)


def _unwrapped(program: NumberedGraph, v: int) -> Key | None:
    """What has got an axis of size 1 before its others."""
    operation = program.arena.operations[program.arena.nodes[v][0]]
    if operation is None or operation.name not in ("reshape", "broadcast_in_dim"):
        return None
    (source,) = program.operands(v)
    aval, own = program.arena.metas[source], program.arena.metas[v]
    return program.at(source) if own.shape == (1, *aval.shape) else None


class _Emission:
    """The program again, with loops."""

    def __init__(self, program: NumberedGraph, owners: Owners) -> None:
        self.program, self.source, self.owners = program, program.arena, owners
        self.target = Arena()
        self.here: dict[int, int] = {}
        self.given: dict[tuple[RerolledLoop, str, Key], int] = {}
        """The last values and records of loops."""
        self.reversed: dict[RerolledLoop, bool] = {}
        metas = self.source.metas
        for i, v in enumerate(program.graph.inputs):
            self.here[v] = self.target.input(("input", i), metas[v])
        place = 0
        while place < len(program.values):
            loop = owners.get(place)
            if loop is None:
                self._operation(program.values[place])
                place += 1
            else:
                _emit_loop(self, loop)
                place = loop.stretch.end
        outputs = [self.at(v) for v in program.graph.outputs]
        inputs = [self.here[v] for v in program.graph.inputs]
        self.graph = materialize_merge(self.target, outputs, inputs)

    def bind(self, family: str, *operands: int, **params: Any) -> int:
        """The first output of an operation."""
        operation = FAMILIES[family].bind(**params)
        return self.target.apply(operation, operands)

    def constant(self, value: Any) -> int:
        """An array of numbers."""
        array = np.ascontiguousarray(value)
        return self.bind("constant", dtype=array.dtype, shape=np.shape(value), data=array.tobytes())

    def at(self, v: int) -> int:
        """What a value of the program is now."""
        if v not in self.here:
            found = self.program.at(v)
            if found is None:
                self.here[v] = fixed(self.source, self.target, v)
            else:
                self.here[v] = self._of_loop(*found)
        return self.here[v]

    def _of_loop(self, place: int, slot: int) -> int:
        """A value of one step."""
        loop = self.owners[place]
        step, j = loop.step_of(place)
        if step == loop.stretch.count - 1:
            return self.given[loop, "last", (j, slot)]
        stack = self.given[loop, "record", (j, slot)]
        index = loop.stretch.count - 1 - step if self.reversed[loop] else step
        aval = self.target.metas[stack]
        one = self.part(stack, index, index + 1)
        return self.bind("reshape", one, shape=aval.shape[1:])

    def part(self, stack: int, first: int, last: int) -> int:
        """The slices of some steps."""
        shape = self.target.metas[stack].shape
        if (first, last) == (0, shape[0]):
            return stack
        rest = len(shape) - 1
        return self.bind(
            "slice",
            stack,
            start=(first, *(0,) * rest),
            limit=(last, *shape[1:]),
            strides=(1,) * (rest + 1),
        )

    def flipped(self, stack: int, on: bool) -> int:
        """The slices in the other order."""
        return self.bind("reverse", stack, axes=(0,)) if on else stack

    def stack(self, record: LoopResult, count: int, *, backward: bool) -> int:
        """What another loop gave in `count` steps; `backward`: the last one first."""
        stack = self.given[record.loop, "record", record.key]
        n, first = record.loop.stretch.count, record.first
        last = first + (count - 1) * record.by
        by = record.by
        if self.reversed[record.loop]:
            first, last, by = n - 1 - first, n - 1 - last, -by
        found = self.part(stack, min(first, last), max(first, last) + 1)
        return self.flipped(found, (by < 0) != backward)

    def _operation(self, v: int) -> None:
        """An operation outside of loops, unless only loops read it in another form."""
        found = pieces(self.program, self.owners, v)
        if any(isinstance(piece, LoopResult) for piece in found):
            operands = [self._piece(piece) for piece in found]
        elif all(self._is_there(a) for a in self.program.operands(v)):
            operands = [self.at(a) for a in self.program.operands(v)]
        else:
            return
        operation, code = self.source.operation(v), self.source.nodes[v][0]
        first = self.target.apply(operation, operands, self.source.masks[code])
        self.here.update({v + slot: first + slot for slot in range(operation.n_outputs)})

    def _is_there(self, v: int) -> bool:
        """Whether a value is at hand: of single steps only what is read has been kept."""
        found = self.program.at(v)
        if v in self.here or found is None:
            return True
        loop = self.owners.get(found[0])
        if loop is None:
            return False
        step, j = loop.step_of(found[0])
        kind = "last" if step == loop.stretch.count - 1 else "record"
        return (loop, kind, (j, found[1])) in self.given

    def _piece(self, piece: int | LoopResult) -> int:
        if isinstance(piece, LoopResult):
            return self.stack(piece, piece.loop.stretch.count, backward=False)
        return self.at(piece)


def _emit_loop(emission: _Emission, loop: RerolledLoop) -> None:
    """A loop in the emission's arena."""
    if not loop.is_read:
        return
    made = LoopBody(emission.program, loop)
    backward = made.backward
    emission.reversed[loop] = backward
    count = emission.constant(np.asarray(loop.stretch.count, COUNT.dtype))
    consts = [emission.at(v) for v in made.consts]
    carry = [emission.at(begun(emission.program, loop, c)) for c in made.carries]
    xs = [_stacked(emission, loop, source, backward=backward) for source in made.xs]
    init = (*(True,) * len(carry), *(False,) * len(made.extra))
    first = emission.bind(
        "scan",
        count,
        *consts,
        *carry,
        *xs,
        body=made.body,
        consts=len(consts),
        init=init,
        length=loop.stretch.count,
        reverse=backward,
        linear=(),
        recompute=False,
        lanes=(),
    )
    for i, carried in enumerate(made.carries):
        if carried.lag == 1:
            emission.given[loop, "last", carried.key] = first + i
    for i, key in enumerate(made.extra, len(carry)):
        emission.given[loop, "last", key] = first + i
    for i, key in enumerate(loop.records, len(init)):
        emission.given[loop, "record", key] = first + i
    for j, placed in loop.placed.items():
        if (j, 0) in loop.lasts:
            before = emission.at(begun(emission.program, loop, Carried((j, 0), 1)))
            found = _put_together(emission, loop, placed, emission.target.metas[before])
            emission.given[loop, "last", (j, 0)] = emission.bind("add", before, found)


def _put_together(emission: _Emission, loop: RerolledLoop, placed: PlacedSum, aval: Any) -> int:
    """An array of zeros with the results of the steps in its parts."""
    axis, count = placed.axis, loop.stretch.count
    stack = emission.flipped(
        emission.given[loop, "record", placed.key],
        emission.reversed[loop] != (placed.by < 0),
    )
    _, *shape = emission.target.metas[stack].shape
    order = [*range(1, axis + 1), 0, *range(axis + 1, len(shape) + 1)]
    moved = emission.bind("transpose", stack, permutation=tuple(order))
    joined = (*shape[:axis], count * shape[axis], *shape[axis + 1 :])
    array = emission.bind("reshape", moved, shape=joined)
    start = list(placed.start)
    start[axis] = min(start[axis], start[axis] + (count - 1) * placed.by)
    between = list(placed.between)
    between[axis] = abs(placed.by) - 1 if shape[axis] == 1 else 0
    extents = [padded_size(n, (0, 0, b)) for n, b in zip(joined, between, strict=True)]
    padding = tuple(
        (a, n - a - e, b) for a, n, e, b in zip(start, aval.shape, extents, between, strict=True)
    )
    return emission.bind("pad", array, emission.constant(np.zeros((), aval.dtype)), padding=padding)


def _stacked(emission: _Emission, loop: RerolledLoop, source: Source, *, backward: bool) -> int:
    """What a loop is to slice."""
    count = loop.stretch.count
    if isinstance(source, LoopResult):
        return emission.stack(source, count, backward=backward)
    if isinstance(source, Literals):
        arena: Any = emission.source
        arrays = [elements_of(arena.operation(literal_root(arena, v))) for v in source.values]
        return emission.constant(np.stack(arrays[::-1] if backward else arrays))
    assert isinstance(source, Slices)
    return _sliced(emission, source, count, backward=backward)


def _sliced(emission: _Emission, s: Slices, count: int, *, backward: bool) -> int:
    """The slices of an array, stacked."""
    axis, by = s.axis, abs(s.by)
    window = s.limit[axis] - s.start[axis]
    low = min(s.start[axis], s.start[axis] + (count - 1) * s.by)
    start, limit, strides = list(s.start), list(s.limit), list(s.strides)
    start[axis], limit[axis] = low, low + (count - 1) * by + window
    strides[axis] = by if window == 1 else 1
    array = emission.bind(
        "slice",
        emission.at(s.source),
        start=tuple(start),
        limit=tuple(limit),
        strides=tuple(strides),
    )
    shape = emission.target.metas[array].shape
    parted = emission.bind(
        "reshape", array, shape=(*shape[:axis], count, window, *shape[axis + 1 :])
    )
    rest = [i for i in range(len(shape) + 1) if i != axis]
    stack = emission.bind("transpose", parted, permutation=(axis, *rest))
    shaped = emission.bind("reshape", stack, shape=(count, *s.shape))
    return emission.flipped(shaped, (s.by < 0) != backward)
