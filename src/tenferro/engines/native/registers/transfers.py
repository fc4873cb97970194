"""Functions that bring the carries of blocks of lanes to their rows and back."""

from __future__ import annotations

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.accumulators import across_lanes, combine
from tenferro.engines.native.kernels.scalars import pointwise
from tenferro.engines.native.kernels.scalars.values import I32, I64, DType, Parts, number
from tenferro.engines.native.registers.blocks import LaneBlock
from tenferro.engines.native.registers.frame import LoopFrame, function_of, in_row
from tenferro.engines.native.registers.memory import load_row, store_row
from tenferro.engines.native.registers.written import CarryPack, WrittenLoop

ENTER, LEAVE, FINISH = "enter", "leave", "finish"


def emit_transfers(module: ir.Module, loop: WrittenLoop) -> None:
    """Add them to a module."""
    for name, emit in ((ENTER, _enter), (LEAVE, _leave)):
        function = function_of(module, name, ir.VoidType())
        b = ir.IRBuilder(function.append_basic_block("entry"))
        emit(b, loop, LoopFrame(loop, function, b))
        b.ret_void()
    _emit_finish(module, loop)


def _dtype(loop: WrittenLoop, j: int) -> DType:
    dtype: DType = loop.loop.body.metas[j].dtype
    return dtype


def _block(frame: LoopFrame) -> LaneBlock:
    assert frame.block is not None
    return frame.block


def _enter(b: ir.IRBuilder, loop: WrittenLoop, frame: LoopFrame) -> None:
    block = _block(frame)
    for j, (array, packs) in enumerate(zip(loop.inputs.carry, loop.carries, strict=True)):
        base, dtype = frame.pointer(frame.given[j]), _dtype(loop, j)
        if array.partial:
            found = [_in_first_lane(b, block, base, i, dtype) for i in range(len(packs))]
        else:
            found = block.read(b, base, array, dtype)
        for pack, parts in zip(packs, found, strict=True):
            store_row(b, in_row(b, frame.row, pack.place), 0, parts, dtype)


def _in_first_lane(
    b: ir.IRBuilder, block: LaneBlock, base: ir.Value, offset: int, dtype: DType
) -> Parts:
    """A sum so far, in the first lane of the first block; the others begin with zero."""
    is_first = b.icmp_signed("==", block.number, I64(0))
    one = pointwise.select(b, is_first, load_row(b, base, offset, 1, dtype), number(dtype, 0))
    nothing = number(dtype, 0, block.width)
    return tuple(b.insert_element(n, x, I32(0)) for n, x in zip(nothing, one, strict=True))


def _leave(b: ir.IRBuilder, loop: WrittenLoop, frame: LoopFrame) -> None:
    block = _block(frame)
    for j, (array, packs) in enumerate(zip(loop.inputs.carry, loop.carries, strict=True)):
        dtype = _dtype(loop, j)
        places = [in_row(b, frame.row, pack.place) for pack in packs]
        found = [load_row(b, place, 0, block.width, dtype) for place in places]
        if not array.partial:
            block.write(b, frame.pointer(frame.after[j]), array, found, dtype)
            continue
        for place, parts in zip(places, found, strict=True):
            store_row(b, place, 0, _added_up(b, block, parts, dtype), dtype)


def _added_up(b: ir.IRBuilder, block: LaneBlock, parts: Parts, dtype: DType) -> Parts:
    """The sum over the lanes of a block."""
    if block.mask is not None:
        parts = pointwise.select(b, block.mask, parts, number(dtype, 0, block.width))
    return across_lanes(b, "reduce_sum", dtype, parts)


def _emit_finish(module: ir.Module, loop: WrittenLoop) -> None:
    """Add up what the blocks have of the carries that are sums."""
    function = function_of(module, FINISH, ir.VoidType())
    before = ir.IRBuilder(function.append_basic_block("entry"))
    head, leave = function.append_basic_block("head"), function.append_basic_block("exit")
    b, end = ir.IRBuilder(head), ir.IRBuilder(leave)
    frame, blocks = LoopFrame(loop, function, before), function.args[1]
    block = b.phi(I64)
    block.add_incoming(I64(0), before.block)
    sums = [j for j, array in enumerate(loop.inputs.carry) if array.partial]
    totals: list[tuple[CarryPack, tuple[ir.PhiInstr, ...]]] = []
    for pack in (pack for j in sums for pack in loop.carries[j]):
        zeros = number(_dtype(loop, pack.carry), 0)
        phis = tuple(b.phi(zero.type) for zero in zeros)
        for phi, zero in zip(phis, zeros, strict=True):
            phi.add_incoming(zero, before.block)
        totals.append((pack, phis))
    more = b.append_basic_block("more")
    b.cbranch(b.icmp_signed("<", block, blocks), more, leave)
    b.position_at_end(more)
    row = frame.row_of(b, loop, block)
    for pack, phis in totals:
        dtype = _dtype(loop, pack.carry)
        added = load_row(b, in_row(b, row, pack.place), 0, 1, dtype)
        for phi, part in zip(phis, combine(b, "reduce_sum", dtype, phis, added), strict=True):
            phi.add_incoming(part, b.block)
    block.add_incoming(b.add(block, I64(1)), b.block)
    b.branch(head)
    for j in sums:
        base = frame.pointer(frame.after[j])
        own = [phis for pack, phis in totals if pack.carry == j]
        for offset, phis in enumerate(own):
            store_row(end, base, offset, phis, _dtype(loop, j))
    end.ret_void()
    before.branch(head)
