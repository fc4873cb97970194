"""The functions of a loop whose lanes do not meet, for a block of them.

    void enter(ptr frame, i64 block)
    void loop(ptr frame, i64 block)
    void leave(ptr frame, i64 block)
    void finish(ptr frame, i64 blocks)

The frame has the first step, the one before which to end, the last step of the loop, a pointer to a
row of memory for each block, then pointers as for loops without lanes. `enter` brings carries to
the row, `loop` makes steps, and `leave` takes the carries from there: those that all lanes have in
common from the first block. A carry that is a sum over lanes begins in the very first of them;
`leave` adds up a block, and `finish` the blocks in their order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tenferro.engines.native import ir
from tenferro.engines.native.kernels import pointwise
from tenferro.engines.native.kernels.accumulators import across_lanes, combine
from tenferro.engines.native.kernels.frame import holding_vectors
from tenferro.engines.native.kernels.real_functions import Functions
from tenferro.engines.native.kernels.values import I1, I8, I32, I64, POINTER, DType, Parts, number
from tenferro.engines.native.math.lanes import intrinsic
from tenferro.engines.native.registers.blocks import Block
from tenferro.engines.native.registers.elements import Given
from tenferro.engines.native.registers.function import NAME, Frame
from tenferro.engines.native.registers.lanes import Laned, places
from tenferro.engines.native.registers.memory import load_row, store_row
from tenferro.engines.native.registers.packs import Pack
from tenferro.engines.native.registers.values import Values
from tenferro.engines.native.runtime.shared import FramePlace

if TYPE_CHECKING:
    from tenferro.engines.native.registers.laned_loop import LanedLoop

ENTER, LEAVE, FINISH = "enter", "leave", "finish"


def emit_laned_loop(module: ir.Module, loop: LanedLoop, *, inline: bool, only: str) -> None:
    """Add the functions of a loop to a module, or only one of them.

    With `inline`, mathematical functions are written out where they are used.
    """
    if only in ("", NAME):
        _Steps(module, loop, Functions(module, inline)).run()
    if only in ("", ENTER):
        _Enter(module, loop, ENTER).run()
    if only in ("", LEAVE):
        _Leave(module, loop, LEAVE).run()
    if only in ("", FINISH):
        _emit_finish(module, loop)


class _Transfer:
    """A function without a loop, between carries and the row of a block."""

    def __init__(self, module: ir.Module, loop: LanedLoop, name: str) -> None:
        self.loop, self.form = loop, loop.form
        function = _function(module, name)
        self.frame, block = function.args
        self.b = b = ir.IRBuilder(function.append_basic_block("entry"))
        self.block = Block(b, block, loop.lanes, loop.width)
        self.row = _row(b, self.frame, loop, block)

    def run(self) -> None:
        """Write it."""
        for j, array in enumerate(self.loop.carried):
            self.carry(j, array, self.form.body.metas[j].dtype)
        self.b.ret_void()

    def carry(self, j: int, array: Laned, dtype: DType) -> None:
        """What is to be done with a carry."""
        raise NotImplementedError

    def pointer(self, position: int) -> ir.Value:
        """A pointer of the frame."""
        return _word(self.b, self.frame, FramePlace.POINTERS + position, POINTER)


class _Enter(_Transfer):
    def carry(self, j: int, array: Laned, dtype: DType) -> None:
        b, base = self.b, self.pointer(self.form.consts + j)
        offsets, step = places(array, self.loop.lanes)
        base = self.block.base(b, base, step, dtype)
        if array.partial:
            found = [self._in_first_lane(base, offset, dtype) for offset in offsets]
        else:
            found = self.block.load(b, base, offsets, step, dtype)
        for parts, place in zip(found, self.loop.row_of[j], strict=True):
            store_row(b, _at(b, self.row, place), 0, parts, dtype)

    def _in_first_lane(self, base: ir.Value, offset: int, dtype: DType) -> Parts:
        """A sum so far, in the first lane of the first block; the others begin with zero."""
        b, width = self.b, self.loop.width
        is_first = b.icmp_signed("==", self.block.number, I64(0))
        one = pointwise.select(b, is_first, load_row(b, base, offset, 1, dtype), number(dtype, 0))
        nothing = number(dtype, 0, width)
        return tuple(b.insert_element(n, x, I32(0)) for n, x in zip(nothing, one, strict=True))


class _Leave(_Transfer):
    def carry(self, j: int, array: Laned, dtype: DType) -> None:
        b, width = self.b, self.loop.width
        found = [
            load_row(b, _at(b, self.row, place), 0, width, dtype) for place in self.loop.row_of[j]
        ]
        if array.partial:
            self._add_up(j, found, dtype)
        else:
            base = self.pointer(self.form.consts + self.form.carries + j)
            _store(b, self.block, base, array, found, dtype)

    def _add_up(self, j: int, found: list[Parts], dtype: DType) -> None:
        """The sum over the lanes of the block, at the beginning of where they are in the row."""
        b = self.b
        for place, parts in zip(self.loop.row_of[j], found, strict=True):
            if self.block.mask is not None:
                nothing = number(dtype, 0, self.loop.width)
                parts = pointwise.select(b, self.block.mask, parts, nothing)
            total = across_lanes(b, "reduce_sum", dtype, parts)
            store_row(b, _at(b, self.row, place), 0, total, dtype)


class _Steps:
    def __init__(self, module: ir.Module, loop: LanedLoop, functions: Functions) -> None:
        self.loop, self.form = loop, loop.form
        function = _function(module, NAME)
        self.frame = Frame(loop.form, function, FramePlace.POINTERS)
        self.before, self.inside = self.frame.before, self.frame.inside
        self.block = Block(self.before, function.args[1], loop.lanes, loop.width)
        self.row = _row(self.before, self.frame.frame, loop, function.args[1])
        self.values = Values(loop.plan, functions, self.before, self.inside, self._load, loop.width)
        self._found: dict[int, list[Parts]] = {}
        """The elements of inputs that have been read."""

    def run(self) -> None:
        """Write it."""
        words = FramePlace.FIRST_STEP, FramePlace.END_STEP, FramePlace.LAST_STEP
        first, end, last = (_word(self.before, self.frame.frame, i) for i in words)
        self.frame.begin(first, last)
        for pack, _, place, dtype in self._carries():
            parts = load_row(
                self.before, _at(self.before, self.row, place), 0, self.loop.width, dtype
            )
            self.values.hold(pack, self.frame.hold(pack, parts))
        leave = ir.IRBuilder(self.frame.exit)
        if self.loop.flag:
            self._ask(leave)
        self.frame.go_on(self.inside.icmp_signed("!=", self.frame.step, end))
        self.values.run(range(self.loop.first, len(self.loop.elements.stages)))
        self._stack()
        self.frame.repeat([(pack, self.values[row]) for pack, row, _, _ in self._carries()])
        for pack, _, place, dtype in self._carries():
            store_row(leave, _at(leave, self.row, place), 0, self.frame.phis[pack], dtype)
        leave.ret_void()
        self.frame.finish()

    def _ask(self, leave: ir.IRBuilder) -> None:
        """Go on if the condition holds for a lane, and say so at the beginning of the row.

        A block that has ended before is only called for what it records: that goes on as well.
        """
        b = self.inside
        ended = self.before.icmp_signed("<", self.before.load(self.row, typ=I64), I64(0))
        self.values.run(range(self.loop.first))
        (flags,) = self.values[(int(self.loop.flag[0].numbers),)]
        if self.block.mask is not None:
            flags = b.and_(flags, self.block.mask)
        goes_on = b.or_(ended, intrinsic(b, "vector.reduce.or", flags, result=I1))
        step = self.frame.step
        status = b.select(goes_on, step, b.not_(step))
        self.frame.go_on(goes_on)
        with leave.if_then(leave.not_(ended)):
            leave.store(status, self.row)

    def _carries(self) -> Iterator[tuple[Pack, Pack, int, DType]]:
        """The elements of all carries, what they are after a step, and their place in the row."""
        for j in range(self.form.carries):
            dtype = self.form.body.metas[j].dtype
            for pair, place in zip(self.loop.following(j), self.loop.row_of[j], strict=True):
                yield *pair, place, dtype

    def _stack(self) -> None:
        n = self.form.carries
        for j, array in enumerate(self.loop.outputs[n:]):
            aval = self.form.body.metas[n + j]
            base = self.frame.slice(self.form.consts + 2 * n + self.form.xs + j, aval)
            found = [self.values[(i,)] for i in array.numbers.ravel().tolist()]
            _store(self.inside, self.block, base, array, found, aval.dtype)

    def _load(self, pack: Pack) -> Parts | None:
        """An element of an input."""
        (i,) = pack
        source = self.loop.elements.sources[i]
        assert isinstance(source, Given)
        array, dtype = self.loop.inputs[source.position], self.loop.elements.dtypes[i]
        if source.position not in self._found:
            b, base = self.frame.input(source.position)
            offsets, step = places(array, self.loop.lanes)
            base = self.block.base(b, base, step, dtype)
            self._found[source.position] = self.block.load(b, base, offsets, step, dtype)
        return self._found[source.position][source.offset]


def _function(module: ir.Module, name: str) -> ir.Function:
    kind = ir.FunctionType(ir.VoidType(), [POINTER, I64])
    return holding_vectors(ir.Function(module, kind, name))


def _word(b: ir.IRBuilder, frame: ir.Value, position: int, kind: ir.Type = I64) -> ir.Value:
    return b.load(b.gep(frame, [I64(position)], source_etype=I64), typ=kind)


def _at(b: ir.IRBuilder, row: ir.Value, place: int) -> ir.Value:
    return b.gep(row, [I64(place)], source_etype=I8)


def _row(b: ir.IRBuilder, frame: ir.Value, loop: LanedLoop, block: ir.Value) -> ir.Value:
    """The row of a block."""
    rows = _word(b, frame, FramePlace.ROWS, POINTER)
    return b.gep(rows, [b.mul(block, I64(loop.row_bytes))], source_etype=I8)


def _store(
    b: ir.IRBuilder, block: Block, base: ir.Value, array: Laned, found: list[Parts], dtype: DType
) -> None:
    """Write an array; what all lanes have in common, the first block writes."""
    offsets, step = places(array, block.lanes)
    if step:
        block.store(b, block.base(b, base, step, dtype), offsets, step, found, dtype)
        return
    with b.if_then(b.icmp_signed("==", block.number, I64(0))):
        for offset, parts in zip(offsets, found, strict=True):
            one = tuple(b.extract_element(part, I32(0)) for part in parts)
            store_row(b, base, offset, one, dtype)


def _emit_finish(module: ir.Module, loop: LanedLoop) -> None:
    """Add up what the blocks have of the carries that are sums."""
    function = _function(module, FINISH)
    frame, blocks = function.args
    before = ir.IRBuilder(function.append_basic_block("entry"))
    head, leave = function.append_basic_block("head"), function.append_basic_block("exit")
    b, end = ir.IRBuilder(head), ir.IRBuilder(leave)
    block = b.phi(I64)
    block.add_incoming(I64(0), before.block)
    sums = [j for j, array in enumerate(loop.carried) if array.partial]
    totals = []
    for j in sums:
        dtype = loop.form.body.metas[j].dtype
        for place in loop.row_of[j]:
            phis = tuple(b.phi(zero.type) for zero in number(dtype, 0))
            for phi, zero in zip(phis, number(dtype, 0), strict=True):
                phi.add_incoming(zero, before.block)
            totals.append((place, dtype, phis))
    more = b.append_basic_block("more")
    b.cbranch(b.icmp_signed("<", block, blocks), more, leave)
    b.position_at_end(more)
    row = _row(b, frame, loop, block)
    for place, dtype, phis in totals:
        added = load_row(b, _at(b, row, place), 0, 1, dtype)
        for phi, part in zip(phis, combine(b, "reduce_sum", dtype, phis, added), strict=True):
            phi.add_incoming(part, b.block)
    block.add_incoming(b.add(block, I64(1)), b.block)
    b.branch(head)
    values = iter(totals)
    for j in sums:
        base = _word(
            end, frame, FramePlace.POINTERS + loop.form.consts + loop.form.carries + j, POINTER
        )
        for offset in range(len(loop.row_of[j])):
            _, dtype, phis = next(values)
            store_row(end, base, offset, phis, dtype)
    end.ret_void()
    before.branch(head)
