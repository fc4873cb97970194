"""Loops written out element by element: which elements share vectors, and where carries are.

A loop without lanes is one lane, whose elements share vectors among each other. Of a loop with
lanes every element is a vector of so many lanes, and blocks of them are tasks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from computegraph import Body, MaterializedGraph
from tenferro.engines.native.kernels.scalars.values import part_count, part_dtype
from tenferro.engines.native.registers.bodies import prepared
from tenferro.engines.native.registers.cells import ADDITIONS, Cells, Memory, cells_of, writes_last
from tenferro.engines.native.registers.elements import Elements, NotInRegistersError
from tenferro.engines.native.registers.lane_array import LaneArray, along
from tenferro.engines.native.registers.lanes import LaneElements
from tenferro.engines.native.registers.masks import WhereFalse
from tenferro.engines.native.registers.nests import Stack, find_stacks
from tenferro.engines.native.registers.packs import Pack, PackPlan
from tenferro.engines.native.runtime.code.target import host
from tenferro.engines.native.runtime.shared import aligned
from tenferro.ops.base.bodies import Flags, varying
from tenferro.ops.loops.flow import settled
from tenferro.ops.loops.loop import Loop, Outputs, loops_of

_HELD = 8
"""The most vectors of a carry that is only added to and yet held in registers: the gradient of a
recurrence of 32 numbers takes 350 ns a step with its 128 vectors of sums in memory, 470 without."""
_VECTORS, _WITH_SLICES = 4, 2
"""Vectors of a block: what one waits for, others compute. 1,024 lanes of Lorenz' equations take 0.8
ns a step and lane with four, 1 with two; but their gradients, which read and write slices, 3.7 with
two and 3.9 with four, or 17 and 23 with all that the derivative reads, on an EPYC with AVX-512."""
_LIVE = 128
"""The most vectors that the carries of a block are. LLVM's work is quadratic in them: 200 steps of
`c * 0.5 + c[:, ::-1] * 0.1` on 512 by 64 numbers take 0.55 ms and 0.36 s to compile, 0.67 ms and
2.2 s with 256 vectors, 1.07 ms in nests; an identity on 500 by 500 numbers took 104 s to compile
with 2,000 (one core of an EPYC with AVX-512)."""
_LIVE_TOGETHER = 256
"""The same where elements share vectors: 200 steps of `0.5 * np.roll(c, 1) + 0.1 * c` on 2,000
numbers take 0.05 ms and 0.2 s to compile, 2.1 ms in nests; of `0.5 * c.T + 0.1 * c` on 60 by 60
numbers, 450 vectors, 0.5 ms and 1.5 s, 0.2 ms in nests."""
_STATUS = 8
"""Bytes at the beginning of a block's row: the steps that it has made, -1 minus that when it has
ended. Of loops with a condition only."""


class CarryPack(NamedTuple):
    """Elements of a carry that share a vector, what they are after a step, and their place.

    That is the number of the first one in the array, or where its lanes are in the row of a block.
    """

    carry: int
    before: Pack
    after: Pack
    place: int


class WrittenLoop:
    """A loop written out, for one lane if `lanes` says which inputs of the body have lanes.

    With a condition every block of lanes runs as long as it holds for one of them. The result is
    that of all lanes together if a mask keeps the carries of the others. Raises
    NotInRegistersError where a loop cannot be written out so.
    """

    def __init__(
        self, loop: Loop, body: MaterializedGraph, test: MaterializedGraph | None, lanes: Flags
    ) -> None:
        self.loop, self.elements = loop, Elements()
        self.lanes = self._lanes(lanes)
        """The number of lanes; 0 for a loop without."""
        self._write(body, test, lanes or (False,) * len(loop.body.inputs))
        sizes = {part_dtype(dtype).itemsize for dtype in self.elements.dtypes}
        vector = host().lanes(max(sizes, default=8))
        self.width = self._width(vector) if self.lanes else 1
        """The lanes of a block."""
        self.blocks = -(-self.lanes // self.width)
        outs = (i for array in (*self.flag, *self.outputs.flat()) for i in array.row)
        asked = chain(self.writes, outs)
        self.plan = PackPlan(self.elements, 0 if self.lanes else vector, asked)
        self.in_memory = [self._is_in_memory(j) for j in range(loop.carries)]
        self.row_bytes = aligned(_STATUS) if self.flag else 0
        self.carries = [list(self._packs(j)) for j in range(loop.carries)]
        self._ask()

    def _lanes(self, lanes: Flags) -> int:
        sizes = (m.shape[0] for m, on in zip(self.loop.body.inputs, lanes, strict=False) if on)
        n = next(sizes, 0)
        if not isinstance(n, int):
            raise NotInRegistersError
        return n

    def _write(self, body: MaterializedGraph, test: MaterializedGraph | None, lanes: Flags) -> None:
        loop = self.loop
        carried = range(loop.consts, loop.consts + loop.carries)
        writer = LaneElements(self.elements, carried, None if self.lanes else _nested)
        sums = self._sums(body, lanes) if self.lanes else lanes
        over = frozenset() if self.lanes or test else _written_over(loop, body)
        cells = frozenset() if self.lanes else cells_of(body, test)
        cells |= {loop.consts + j for j in over}
        inputs = [
            writer.memory.array(i, m)
            if i in cells
            else writer.input(i, m, invariant=i < loop.consts, laned=on, partial=is_sum)
            for i, (m, on, is_sum) in enumerate(zip(loop.body.inputs, lanes, sums, strict=True))
        ]
        self.inputs = loop.inputs(inputs)
        read = [*self.inputs.consts, *self.inputs.carry]
        self.flag = [] if test is None else [writer.flag(test, read)]
        """The condition, if there is one."""
        self.first = len(self.elements.stages)
        """The first stage behind the condition."""
        if writer.memory.writes:
            raise NotInRegistersError
        ordered = writes_last(body, cells) if cells else body
        self.early = dict[int, int]() if self.lanes else _stacked_inputs(loop, body, cells)
        """The stacks of whole arrays as they are before a step, by position."""
        carry, stacked, _ = loop.outputs(writer.written_out(ordered, inputs))
        self.writes = writer.memory.writes
        self.cells = {j for j, old in enumerate(self.inputs.carry) if isinstance(old, Cells)}
        """The carries that stay in memory, as they are written at computed places."""
        self._check_cells(carry, stacked, writer.memory)
        places = {j: loop.consts + j for j in over}
        self.stores = find_stacks(self.elements, carry, stacked, places, writer.memory.temporaries)
        self.sums = self.stores
        """The first of the stores of what steps add to fixed elements and to carries."""
        names = (self.elements.stages[self.elements.stage_of[i]] for i in self.elements.places)
        self.stores += sum(stage.operation.name in ADDITIONS for stage in names)
        self.stores += loop.init.count(False)
        """How many stores there are, with those of the loops inside for what they stack."""
        pairs = zip(self.inputs.carry, carry, strict=True)
        self.outputs = Outputs(tuple([along(new, old.axis) for old, new in pairs]), stacked)
        expected = [*(array.partial for array in self.inputs.carry), *(False for _ in stacked)]
        if [array.partial for array in self.outputs.flat()] != expected:
            raise NotInRegistersError
        if self.ends_apart:
            self._check_ends()

    def _check_cells(
        self, carry: Sequence[LaneArray], stacked: Sequence[LaneArray], memory: Memory
    ) -> None:
        """Raise NotInRegistersError unless a step leaves arrays in the memory that they were in."""
        elsewhere = [a for j, a in enumerate(carry) if j not in self.cells]
        first = self.loop.consts
        stay = all(
            isinstance(carry[j], Stack) or memory.is_last(carry[j], first + j) for j in self.cells
        )
        inputs = {at for at in memory.written if at >= 0}
        if (
            not stay
            or inputs - {first + j for j in self.cells}
            or any(isinstance(array, Cells) for array in elsewhere)
        ):
            raise NotInRegistersError
        for k, array in enumerate(stacked):
            if isinstance(array, Cells) and k not in self.early:
                memory.check_current(array)

    def _sums(self, body: MaterializedGraph, lanes: Flags) -> Flags:
        """Which inputs are sums over lanes: carries that depend on lanes and have none."""
        whole = Body.of(body.arena, body.outputs, body.inputs)
        consts, carry, xs = self.loop.inputs(lanes)

        def step(now: Flags) -> tuple[None, Flags]:
            return None, varying(whole, (*consts, *now, *xs))

        depend, _ = settled(carry, step)
        sums = [on and not laned for on, laned in zip(depend, carry, strict=True)]
        return (*(False for _ in consts), *sums, *(False for _ in xs))

    def _check_ends(self) -> None:
        """Raise NotInRegistersError unless a mask keeps the carries of lanes that have ended.

        What they stack is then that of each lane.
        """
        metas = self.loop.outputs(self.loop.body.metas).stacked
        if self.adds_up or any(m.shape[:1] != (self.lanes,) for m in metas):
            raise NotInRegistersError
        kept = WhereFalse(self.elements, int(self.flag[0].numbers))
        pairs = zip(self.inputs.carry, self.outputs.carry, strict=True)
        if not all(kept.is_same(before.row, after.row) for before, after in pairs):
            raise NotInRegistersError
        stacked = tuple([along(array, 0) for array in self.outputs.stacked])
        self.outputs = self.outputs._replace(stacked=stacked)

    def _width(self, vector: int) -> int:
        """The lanes of a block: some vectors, fewer if slices then need no masks, or it has all.

        Raises NotInRegistersError where a lane has too many elements for one vector of lanes.
        """
        most = _WITH_SLICES if self.has_slices else _VECTORS
        metas = self.loop.outputs(self.loop.body.metas).carry
        held = sum(
            array.numbers.size * part_count(m.dtype)
            for array, m in zip(self.inputs.carry, metas, strict=True)
        )
        widths = [vector * n for n in (4, 2, 1) if n <= most and n * held <= _LIVE]
        if not widths:
            raise NotInRegistersError
        enough = [n for n in widths if n < 2 * self.lanes] or widths[-1:]
        full = [n for n in enough if self.lanes % n == 0]
        return full[0] if full and self.has_slices else enough[0]

    def _is_in_memory(self, j: int) -> bool:
        """Whether a carry has its elements in memory: a large one, added to by each step.

        An element may be written immediately if only its next value reads it.
        """
        before, after = self.inputs.carry[j].row, self.outputs.carry[j].row
        if self.lanes or len(before) <= _HELD * self.plan.lanes:
            return False
        operands = [self.elements.operands(i) for i in after]
        read_once = all(self.plan.uses(i) == 1 for i in before)
        return read_once and all(i in own for i, own in zip(before, operands, strict=True))

    def _packs(self, j: int) -> Iterator[CarryPack]:
        """The packs of a carry: scalars where it is put together of different operations."""
        after, start = self.outputs.carry[j].row, 0
        itemsize = self.loop.body.metas[j].dtype.itemsize
        for pack in self.plan.groups(self.inputs.carry[j].row):
            stages = {self.elements.stage_of[i] for i in after[start : start + len(pack)]}
            for own in [pack] if len(stages) == 1 else [(i,) for i in pack]:
                place = self.row_bytes if self.lanes else start
                yield CarryPack(j, own, tuple(after[start : start + len(own)]), place)
                start += len(own)
                self.row_bytes += aligned(itemsize * self.width) if self.lanes else 0

    def _ask(self) -> None:
        """Choose which elements share vectors. NotInRegistersError where too many carry some."""
        packs = [pack for packs in self.carries for pack in packs]
        self.held = [pack for pack in packs if not self.in_memory[pack.carry]]
        if len(self.held) > _LIVE_TOGETHER:
            raise NotInRegistersError
        for pack in self.held:
            self.plan.hold(pack.before)
        for pack in packs:
            self.plan.ask(pack.after)
        for i in self.writes:
            self.plan.ask((i,))
        for array in (*self.flag, *self.outputs.stacked):
            for group in self.plan.groups(array.row):
                self.plan.ask(group)
        self.plan.finish()

    def rows(self, array: LaneArray) -> Iterator[Pack]:
        """The elements of an array as they are stored, apart where they are not together."""
        for pack in self.plan.groups(array.row):
            yield from [pack] if self.plan.is_together(pack) else ((i,) for i in pack)

    @property
    def works_in_memory(self) -> bool:
        """Whether it has loops inside, or reads or writes elements at computed places."""
        return any((self.elements.places, self.elements.blocks, self.elements.nests))

    @property
    def adds_up(self) -> bool:
        """Whether a carry is a sum over lanes."""
        return any(array.partial for array in self.inputs.carry)

    @property
    def is_flat(self) -> bool:
        """Whether arrays have one element for each lane: they lie together in vectors anyway."""
        return all(y.numbers.size == 1 for y in (*self.inputs.flat(), *self.outputs.flat()))

    @property
    def ends_apart(self) -> bool:
        """Whether some lanes may end before others."""
        return any(array.axis is not None for array in self.flag)

    @property
    def has_slices(self) -> bool:
        """Whether a step reads or writes slices of arrays that have lanes."""
        return any(array.axis is not None for array in (*self.inputs.xs, *self.outputs.stacked))


def _written_over(loop: Loop, body: MaterializedGraph) -> frozenset[int]:
    """The carries that are what loops in the body stack, and that no step reads."""
    stacks = {y for call in loops_of(body).values() for y in call.outputs.stacked}
    read = {u for v in body.order for u in body.arena.nodes[v][1:]}.union(body.outputs)
    pairs = zip(loop.inputs(body.inputs).carry, body.outputs, strict=False)
    return frozenset(j for j, (old, v) in enumerate(pairs) if v in stacks and old not in read)


def _stacked_inputs(loop: Loop, body: MaterializedGraph, cells: Iterable[int]) -> dict[int, int]:
    """The stacks of a body that are arrays in memory as they are before a step, and these."""
    places = {body.inputs[i]: i for i in cells}
    stacked = enumerate(loop.outputs(body.outputs).stacked)
    return {k: places[v] for k, v in stacked if v in places}


def _nested(loop: Loop) -> WrittenLoop:
    """A loop in a body, whose carries are all in registers or in arrays of the body."""
    test = None if loop.cond is None else prepared(loop.cond)
    found = WrittenLoop(loop, prepared(loop.body), test, ())
    if any(found.in_memory):
        raise NotInRegistersError
    return found
