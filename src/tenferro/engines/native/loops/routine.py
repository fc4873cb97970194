"""Schedules that are one native call: units, loops and branches, one after the other.

A run writes to memory that the caller lends, and to stores that grow where a loop of unknown length
records. A body with a step that runs Python code has none.
"""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from computegraph import Body, MaterializedGraph
from computegraph.cache import origins_of, structure
from tenferro.engines.base.meter import LAPACK, LOOP, measuring, note_of
from tenferro.engines.native.families.table import form_of
from tenferro.engines.native.graphs.segments import Call, UnitOperation, calls_in
from tenferro.engines.native.graphs.short_branches import body_graph
from tenferro.engines.native.loops.shared_memory import SharedMemory
from tenferro.engines.native.plan.buffers import LiveBuffer, place
from tenferro.engines.native.registers.words import fields_of, part_of_loop, slices_of
from tenferro.engines.native.routines.code import PROGRAM
from tenferro.engines.native.routines.step import Routine
from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.shared import COPY_PART, NONE, aligned
from tenferro.engines.native.runtime.tables.words import (
    NotNativeError,
    Offsets,
    bytes_of,
    slot_word,
)
from tenferro.engines.native.units.clocks import ClockRow
from tenferro.engines.native.units.compilation import Compilation
from tenferro.engines.native.units.linking import Function
from tenferro.engines.native.units.schedule import Part, Schedule, Step, part
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import forget_programs_with
from tenferro.ops.loops.loop import Loop, LoopCall, is_loop, is_switch
from tenferro.ops.loops.versions import continued_input
from tenferro.tensor import STEPS, Aval

CONTROL = frozenset({"scan", "while_loop", "switch"})
_STEP = 1_000
"""About the nanoseconds of a call of linear algebra, of which the smallest take so long."""
_MANY_STEPS, _LEAST_MATRIX, _LARGEST_MATRIX = 8, 2**12, 2**21
"""Steps from which a loop copies matrices that do not begin with a line of the cache, and bytes of
these. Vectors across two lines are loads of both: of 256 by 256 numbers in the second cache, rows
times a vector take 5.4 us instead of 3.1, and such a copy takes 30 (Xeon with AVX-512)."""


class BodyRoutine:
    """The schedule of a body while it is made.

    Of `pairs`, inputs and outputs by their positions, `carried` are those that it works on in one
    memory. Raises NotNativeError where a step runs Python code.
    """

    def __init__(self, compilation: Compilation, pairs: Collection[tuple[int, int]] = ()) -> None:
        graph = compilation.graph
        self._limit = compilation.memory_limit
        self._inputs, self._outputs = (
            tuple(graph.arena.metas[v] for v in vs) for vs in (graph.inputs, graph.outputs)
        )
        self._parts: list[Part] = []
        self._made: dict[Hashable, Compilation] = {}
        self._own: list[LiveBuffer] = []
        """The memory of slots that are not given, with the parts in which it is in use."""
        self._turn = 0
        self._scratch = 0
        self._records = 0
        self._inner_stores = 0
        self._given = len(graph.inputs) + len(graph.outputs)
        self.carried: set[tuple[int, int]] = set()
        if compilation.is_one_unit:
            self.carried = compilation.carried(pairs)
            self.schedule = compilation.carrying(self.carried)
        else:
            self._place(compilation.in_units, pairs)
            self.schedule = self._finish()

    def _place(self, graph: MaterializedGraph, pairs: Collection[tuple[int, int]]) -> None:
        """Parts for all calls; a value that is an output is computed where that is wanted."""
        calls = calls_in(graph)
        self._arena, self._metas = graph.arena, graph.arena.metas
        self._read = {*graph.outputs, *(v for call in calls for v in call.operands)}
        self._slots = {v: i for i, v in reversed(list(enumerate(graph.inputs)))}
        targets = list(enumerate(graph.outputs, len(graph.inputs)))
        copies: list[Part] = []
        stay = set()
        read_last = {*graph.outputs}.difference(graph.inputs)
        """The outputs that are still to be there at the end: copies of inputs are made first."""
        for slot, v in targets:
            pair = self._slots.get(v, NONE), slot - len(graph.inputs)
            if pair in pairs:
                stay.add(pair)
                read_last.add(v)
            elif v in self._slots:
                of_input = self._slots[v] < len(graph.inputs)
                (self._parts if of_input else copies).append(self._copy(v, slot))
            else:
                self._slots[v] = slot
        memory = SharedMemory(graph, calls, list(map(self._in_one_memory, calls)), read_last)
        self.carried = stay | memory.share(self._slots, pairs)
        self._continued = memory.continued
        for turn, (call, shared_here) in enumerate(zip(calls, memory.used, strict=True)):
            self._turn = turn
            is_unit = isinstance(call.operation, UnitOperation)
            (self._native if is_unit else self._reference)(call, shared_here)
        self._parts += copies

    def _copy(self, v: int, slot: int) -> Part:
        """A copy of a value where one more output is."""
        return copy_part(self._slots[v], slot, bytes_of(self._metas[v]))

    def _native(self, call: Call, shared_here: Collection[tuple[int, int]]) -> None:
        """A unit; of its operands and outputs those in `shared_here` are in one memory."""
        slots = [self._slot(v) for v in (*call.operands, *call.outputs)]
        carried = {(call.operands.index(v), call.outputs.index(w)) for v, w in shared_here}
        unit = self._made_once(call.operation).carrying(carried)
        self._scratch = max(self._scratch, unit.memory)
        self._parts += [each.on(slots) for each in unit.parts]

    def _in_one_memory(self, call: Call) -> dict[int, int]:
        """For results of a call, the operand in whose memory it may write each of them."""
        operation, operands, outputs = call
        if isinstance(operation, UnitOperation):
            every = product(range(len(operands)), range(len(outputs)))
            pairs = self._made_once(operation).carried(every)
            return {outputs[j]: operands[i] for i, j in pairs}
        once = Counter(operands)
        if is_switch(operation):
            found = switch_pairs(operation.params["branches"])
            named = {outputs[k]: operands[1 + i] for i, k in found}
        elif is_loop(operation):
            loop = Loop.of(operation)
            results, starts = loop.results(outputs).carry, loop.operands(operands).carry
            named = {w: v for w, v in zip(results, starts, strict=True) if v is not None}
        else:
            named = {}
        return {w: v for w, v in named.items() if once[v] == 1}

    def _made_once(self, unit: UnitOperation) -> Compilation:
        key = structure(unit.graph), origins_of(unit.graph)
        return self._made.setdefault(key, Compilation.of_prepared(unit.graph, self._limit))

    def _reference(self, reference: Call, shared_here: Collection[tuple[int, int]]) -> None:
        """A step; of its operands and outputs those in `shared_here` are in one memory."""
        slots = [self._slot(v) for v in (*reference.operands, *reference.outputs)]
        avals = tuple(self._metas[v] for v in reference.operands)
        is_control = reference.operation.name in CONTROL
        with self._timed(reference, LOOP if is_control else LAPACK):
            if is_control:
                self._control(reference, avals, slots, shared_here)
            else:
                self._step(reference, slots)

    @contextmanager
    def _timed(self, reference: Call, kind: str) -> Iterator[None]:
        """Parts that are added here are between a clock's start and its end, for a profile."""
        meter = measuring.get()
        if meter is None:
            yield
            return
        row = ClockRow(meter, 1)
        self._parts.append(row.part())
        note = note_of(self._arena, reference.outputs, kind)
        with meter.inside(meter.add(note, row[0])):
            yield
        self._parts.append(row.part(0))

    def _step_of(self, reference: Call) -> Step:
        """An operation that is a step of its own."""
        avals = tuple(self._metas[v] for v in reference.operands)
        read = tuple(v in self._read for v in reference.outputs)
        return Step(reference.operation, avals, read)

    def _step(self, reference: Call, slots: Sequence[int]) -> None:
        step = self._step_of(reference)
        self._scratch = max(self._scratch, routine_for(step).workspace)
        self._parts.append(step_part(step, slots))

    def _control(
        self,
        reference: Call,
        avals: tuple[Aval, ...],
        slots: Sequence[int],
        shared_here: Collection[tuple[int, int]],
    ) -> None:
        first = self._records
        self._records += sum(self._metas[v].is_recorded for v in reference.outputs)
        slots = self._in_lines(reference.operation, avals, slots)
        places = reference.operands.index, reference.outputs.index
        pairs = tuple(sorted((places[0](v) - 1, places[1](w)) for v, w in shared_here))
        control = control_part(reference.operation, avals, slots, first, pairs)
        self._inner_stores = max(self._inner_stores, control.stores)
        self._scratch = max(self._scratch, control.memory)
        self._parts.append(control.part)

    def _in_lines(
        self, operation: TensorOperation, avals: tuple[Aval, ...], slots: Sequence[int]
    ) -> Sequence[int]:
        """The slots of a loop, with other ones for matrices that are to begin with a cache line."""
        moved = {}
        for i in matrices_of(operation):
            size = bytes_of(avals[i])
            if _LEAST_MATRIX <= size <= _LARGEST_MATRIX:
                moved[i] = self._own_slot(size)
                self._parts.append(copy_part(slots[i], moved[i], size, shared=True))
        return [moved.get(i, slot) for i, slot in enumerate(slots)]

    def _slot(self, v: int) -> int:
        """The position of the address of a value; a value of the routine gets a block."""
        while v not in self._slots and v in self._continued:
            v = self._continued[v]
        if v not in self._slots:
            aval = self._metas[v]
            self._slots[v] = self._own_slot(0 if aval.is_recorded else bytes_of(aval))
        slot = self._slots[v]
        if slot >= self._given:
            self._own[slot - self._given].last = self._turn
        return slot

    def _own_slot(self, size: int) -> int:
        """A slot for so many bytes, in use in this turn."""
        slot = self._given + len(self._own)
        self._own.append(LiveBuffer(slot, size, self._turn, self._turn))
        return slot

    def _finish(self) -> Schedule:
        own = aligned(place(self._own).end)
        return Schedule(
            self._inputs,
            self._outputs,
            tuple(self._parts),
            tuple(block.offset for block in self._own),
            own,
            own + aligned(self._scratch),
            self._records,
            self._records + self._inner_stores,
        )


def copy_part(source: int, target: int, size: int, *, shared: bool = False) -> Part:
    """A copy of so many bytes from slot to slot."""
    return part(COPY_PART, source=source, target=target, bytes=size, shared=shared)


def routine_for(step: Step) -> Routine:
    """The routine of a step. Raises NotNativeError where there is none."""
    try:
        return step.routine
    except LookupError as error:
        raise NotNativeError(step.operation.name) from error


def step_part(step: Step, slots: Sequence[int]) -> Part:
    """The call of the routine of a step."""
    return part(
        shared.STEP_PART,
        *slots,
        cost=_STEP,
        table=step,
        count=len(slots),
        function=Function(step, PROGRAM),
    )


@lru_cache(maxsize=512)
def matrices_of(operation: TensorOperation) -> tuple[int, ...]:
    """The operands of a loop of many steps that are constants which products in its body read."""
    if is_switch(operation):
        return ()
    loop = Loop.of(operation)
    if isinstance(loop.length, int) and loop.length < _MANY_STEPS:
        return ()
    graph = loop.body.graph()
    source = {v: i for i, v in enumerate(graph.inputs[: loop.consts])}
    found: set[int] = set()
    for v, inner, operands, _ in graph.arena.applications(graph.order):
        form = form_of(inner) if isinstance(inner, TensorOperation) else None
        if form in ("view", "reshape") and operands and operands[0] in source:
            source[v] = source[operands[0]]
        if form == "product":
            found.update(source[u] for u in operands if u in source)
    consts = loop.operands(range(len(loop.body.inputs) + 1)).consts
    return tuple(consts[i] for i in sorted(found))


class Control(NamedTuple):
    """A loop or a branch: its part, and the bytes of memory and the stores that it needs."""

    part: Part
    memory: int
    stores: int


def routine_of(body: Body, pairs: tuple[tuple[int, int], ...] = ()) -> BodyRoutine:
    """The routine of a body, a new one for a profile. Raises NotNativeError where there is none.

    `pairs` are the inputs and outputs that may be in one memory.
    """
    make = _routine_of if measuring.get() is None else _routine_of.__wrapped__
    return make(body, pairs)


@lru_cache(maxsize=512)
def _routine_of(body: Body, pairs: tuple[tuple[int, int], ...]) -> BodyRoutine:
    return BodyRoutine(Compilation(body_graph(body)), pairs)


forget_programs_with(_routine_of.cache_clear)


def control_part(
    operation: TensorOperation,
    avals: tuple[Aval, ...],
    slots: Sequence[int],
    records: int = NONE,
    pairs: tuple[tuple[int, int], ...] = (),
) -> Control:
    """The part of a loop or branch whose operands and results have their addresses in `slots`.

    Of a branch, `pairs` are the inputs and outputs that are in one memory.

    A loop whose length is not known before stacks its results in stores of its routine, from
    `records` on, or in memory that the caller lends. Raises NotNativeError where a body is not a
    routine.
    """
    if is_switch(operation):
        return _switch(operation.params["branches"], avals[0], slots, pairs)
    loop, n = Loop.of(operation), len(avals)
    call = LoopCall(loop, loop.operands(slots[:n]), loop.results(slots[n:]))
    return _loop(call, records if loop.length == STEPS else NONE)


def _loop(call: LoopCall[int], records: int) -> Control:
    from tenferro.engines.native.registers.loop import register_loop  # most programs have no loop

    loop, own = call.loop, call.operands
    code = register_loop(loop)
    if code is not None:
        return Control(*part_of_loop(call, code, records), code.stores)
    pairs = tuple((loop.consts + j, j) for j in range(loop.carries))
    routine = routine_of(loop.body, pairs)
    body = routine.schedule
    test = None if loop.cond is None else routine_of(loop.cond).schedule
    memory = Offsets()
    carries = []
    metas = loop.outputs(loop.body.metas).carry
    for slot, out, aval, pair in zip(own.carry, call.outputs.carry, metas, pairs, strict=True):
        size = bytes_of(aval)
        in_place = pair in routine.carried
        carries += shared.CARRY(
            source=slot_word(slot),
            target=out,
            bytes=size,
            buffer=NONE if in_place else memory.block(size),
            other=NONE if in_place else memory.block(size),
        )
    flag = memory.block(1)
    found = part(
        shared.LOOP_PART,
        *(*own.consts, *carries, *slices_of(call)),
        reverse=loop.reverse,
        body=body,
        test=0 if test is None else test,
        flag=flag,
        memory=memory.end,
        **fields_of(call, records),
    )
    return _with_bodies(found, memory.end)


@lru_cache(maxsize=512)
def switch_pairs(branches: tuple[Body, ...]) -> tuple[tuple[int, int], ...]:
    """The inputs and outputs that every branch may have in one memory."""
    continued = [
        [continued_input(branch, k) for k in range(len(branch.outputs))] for branch in branches
    ]
    agreed = [own[0] if len(set(own)) == 1 else None for own in zip(*continued, strict=True)]
    wanted = tuple((i, k) for k, i in enumerate(agreed) if i is not None and agreed.count(i) == 1)
    if not wanted:
        return ()
    found = [routine_of(branch, wanted).carried for branch in branches]
    return tuple(pair for pair in wanted if all(pair in own for own in found))


forget_programs_with(switch_pairs.cache_clear)


def _switch(
    branches: Sequence[Body], index: Aval, slots: Sequence[int], pairs: tuple[tuple[int, int], ...]
) -> Control:
    bodies = [routine_of(branch, pairs).schedule for branch in branches]
    given = slots[1:]
    found = part(
        shared.SWITCH_PART,
        *(*bodies, *given),
        index=slots[0],
        size=index.dtype.itemsize,
        has_sign=index.dtype.kind == "i",
        branches=len(bodies),
        count=len(given),
    )
    return _with_bodies(found)


def _with_bodies(found: Part, memory: int = 0) -> Control:
    """A part whose bodies work one after the other behind so much memory."""
    inner = max(body.memory for body in found.bodies)
    return Control(found, memory + inner, max(body.stores for body in found.bodies))


class Watch(ctypes.Structure):
    """What the loops of one call share, and what the outermost one says."""

    _fields_ = shared.WATCH.ctypes_fields
