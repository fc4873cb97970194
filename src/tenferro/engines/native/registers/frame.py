"""What the functions of a loop are called with: a frame, and the number of a block of lanes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.frame import holding_vectors
from tenferro.engines.native.kernels.scalars.values import I1, I8, I64, POINTER, DType, Parts
from tenferro.engines.native.registers.blocks import LaneBlock
from tenferro.engines.native.registers.bounds import Ranges
from tenferro.engines.native.registers.elements import InputElement
from tenferro.engines.native.registers.memory import load_row
from tenferro.engines.native.registers.written import CarryPack, WrittenLoop
from tenferro.engines.native.runtime.shared import STORE, WATCH, FramePlace, Status
from tenferro.ops.loops.loop import split

_ABORTED = -(2**63)
"""A function that ends before its time returns this plus a status."""


class LoopFrame:
    """The frame of a function, and the block with its row where a loop has lanes.

    `consts`, `given` (carries before), `after` (carries to be stored), `xs` and `ys` are the
    numbers of pointers.
    """

    first_store = 0

    def __init__(self, loop: WrittenLoop, function: ir.Function, before: ir.IRBuilder) -> None:
        self._frame, number = function.args
        self._before, self._pointers = before, dict[int, ir.Value]()
        n, form = loop.loop.carries, loop.loop
        count = form.consts + 2 * n + form.xs + len(loop.outputs.stacked)
        parts = split(range(count), form.consts, n, n, form.xs)
        self.consts, self.given, self.after, self.xs, self.ys = parts
        self._loop = loop
        written = {self.after[j] for j in loop.cells}
        apart = {*self.consts, *written, *self.xs, *self.ys}
        self._apart = apart if loop.works_in_memory else set()
        """The arrays that share no memory: a carry in registers may be stored where it was."""
        self._stores = dict[int, int]()
        """The numbers of the arrays that stores hold."""
        self.block: LaneBlock | None = None
        if loop.lanes:
            self.block = LaneBlock(before, number, loop.lanes, loop.width)
            self.row = self.row_of(before, loop, number)

    def steps(self) -> list[ir.Value]:
        """The first step to make, the one before which to end, and the last one of the loop."""
        words = FramePlace.FIRST_STEP, FramePlace.END_STEP, FramePlace.LAST_STEP
        return [self._word(self._before, i, I64) for i in words]

    def pointer(self, at: int) -> ir.Value:
        """A pointer."""
        if at not in self._pointers:
            found = self._word(self._before, FramePlace.POINTERS + at, POINTER)
            self._pointers[at] = self._before.array(found) if at in self._apart else found
        return self._pointers[at]

    def array(self, position: int) -> ir.Value:
        """Where an input of the body is; of carries the one to be stored."""
        return self.pointer((*self.consts, *self.after, *self.xs)[position])

    def stack(self, output: int, b: ir.IRBuilder, step: ir.Value) -> ir.Value:
        """Where the results of all steps are."""
        return self.pointer(self.ys[output])

    def store(self, b: ir.IRBuilder, number: int, room: ir.Value | None = None) -> ir.Value:
        """What a store holds, which has room for so many bytes; as before without that number."""
        words = self._word(b, FramePlace.STORES, POINTER)
        words = b.gep(words, [I64(len(STORE.names) * number)], source_etype=I64)
        if room is not None:
            there = b.load(
                b.gep(words, [I64(STORE.names.index("bytes"))], source_etype=I64), typ=I64
            )
            with b.if_then(b.icmp_signed("<", there, room), unlikely=True):
                function = self._word(b, FramePlace.ROOM, POINTER)
                self._go_on(b, b.call_at(function, I64, [words, room]))
        if number not in self._stores:
            b.function.arrays += 1
            self._stores[number] = b.function.arrays - 1
        return b.in_array(b.load(words, typ=POINTER), self._stores[number])

    def spend(self, b: ir.IRBuilder, cost: int) -> None:
        """Look at signals when the work that is done until then is done."""
        watch = self._word(b, FramePlace.WATCH, POINTER)
        at = b.gep(watch, [I64(WATCH.names.index("left"))], source_etype=I64)
        left = b.sub(b.load(at, typ=I64), I64(cost))
        b.store(left, at)
        with b.if_then(b.icmp_signed("<", left, I64(0)), unlikely=True):
            look = self._word(b, FramePlace.LOOK, POINTER)
            self._go_on(b, b.call_at(look, I64, [watch]))

    def _go_on(self, b: ir.IRBuilder, status: ir.Value) -> None:
        """Leave the function with a status, unless that is none."""
        leave, on = (b.append_basic_block(name) for name in ("abort", "on"))
        b.cbranch(b.icmp_signed("!=", status, I64(Status.DONE)), leave, on)
        b.position_at_end(leave)
        b.ret(b.add(status, I64(_ABORTED)))
        b.position_at_end(on)

    def begin(self, b: ir.IRBuilder, pack: CarryPack, dtype: DType) -> Parts:
        """The elements of a carry before the loop."""
        base, offset = self.carry(b, pack, self.given)
        return load_row(b, base, offset, len(pack.before) * self._loop.width, dtype)

    def bring(self, b: ir.IRBuilder, j: int, ranges: Ranges) -> None:
        """Copy a carry that stays in memory to where it is stored, unless it is there, but not what
        steps write without reading it."""
        aval = self._loop.loop.body.metas[j]
        to, base = self.pointer(self.after[j]), self.pointer(self.given[j])
        first, end, _ = self.steps()
        itemsize, name = I64(aval.dtype.itemsize), "llvm.memmove.p0.p0.i64"
        with b.if_then(b.icmp_unsigned("!=", to, base)):
            given = partial(self.given_element, b)
            for start, count in ranges.kept(b, j, b.sub(end, first), given):
                at = [b.mul(start, itemsize)]
                ends = [b.gep(x, at, source_etype=I8) for x in (to, base)]
                arguments = [*ends, b.mul(count, itemsize), I1(0)]
                b.call(b.module.external(name, ir.VoidType(), arguments), arguments)

    def given_element(self, b: ir.IRBuilder, i: int) -> ir.Value:
        """A whole number of a constant, or of a carry before the loop."""
        source = self._loop.elements.sources[i]
        assert isinstance(source, InputElement)
        at = (*self.consts, *self.given)[source.position]
        return b.load(b.gep(self.pointer(at), [I64(source.offset)], source_etype=I64), typ=I64)

    def row_of(self, b: ir.IRBuilder, loop: WrittenLoop, number: ir.Value) -> ir.Value:
        """The row of a block."""
        rows = self._word(self._before, FramePlace.ROWS, POINTER)
        return b.gep(rows, [b.mul(number, I64(loop.row_bytes))], source_etype=I8)

    def carry(
        self, b: ir.IRBuilder, pack: CarryPack, arrays: Sequence[int]
    ) -> tuple[ir.Value, int]:
        """Where a carry is, and the number of its first element: in the row, or an array."""
        if self.block is not None:
            return in_row(b, self.row, pack.place), 0
        return self.pointer(arrays[pack.carry]), pack.place

    def _word(self, b: ir.IRBuilder, position: int, kind: ir.Type) -> ir.Value:
        return b.load(b.gep(self._frame, [I64(position)], source_etype=I64), typ=kind)


def in_row(b: ir.IRBuilder, row: ir.Value, place: int) -> ir.Value:
    """A place in the row of a block."""
    return b.gep(row, [I64(place)], source_etype=I8)


def function_of(module: ir.Module, name: str, result: ir.Type) -> ir.Function:
    """A function of a frame and the number of a block."""
    return holding_vectors(ir.Function(module, ir.FunctionType(result, [POINTER, I64]), name))
