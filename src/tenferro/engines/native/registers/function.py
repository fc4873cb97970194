"""The functions of a loop in registers.

    i64 loop(ptr frame, i64 block)
    void enter(ptr frame, i64 block)
    void leave(ptr frame, i64 block)
    void finish(ptr frame, i64 blocks)

`loop` makes steps and returns the number of those made until then; -1 minus that if the condition
ended it. The frame holds the first of these steps, the one before which to end, the last step of
the loop, which a loop in reverse begins with, a pointer to a row of memory for each block, then
pointers to the constants, the carries as they are before, as they are to be stored, the arrays that
are sliced and those that are stacked.

The others are of loops with lanes. `enter` brings carries to the row of a block of lanes, where
`loop` finds and leaves them, and `leave` takes them from there: those that all lanes have in common
from the first block. A carry that is a sum over lanes begins in the very first of them; `leave`
adds up a block, and `finish` the blocks in their order. The row of a block of a loop with a
condition begins with what `loop` returned; a block that has ended before is only called for what it
stacks, whatever the condition is.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.accumulators import combine_exactly
from tenferro.engines.native.kernels.loops import counted
from tenferro.engines.native.kernels.real_functions import Functions
from tenferro.engines.native.kernels.rows import element_type
from tenferro.engines.native.kernels.values import I1, I64, DType, Parts, number
from tenferro.engines.native.math.lanes import intrinsic
from tenferro.engines.native.registers.elements import ElementStage, InputElement, size_of
from tenferro.engines.native.registers.frame import LoopFrame, function_of
from tenferro.engines.native.registers.lane_array import LaneArray
from tenferro.engines.native.registers.memory import clamped, gather, load_row, store_row, widened
from tenferro.engines.native.registers.packs import Pack, is_row
from tenferro.engines.native.registers.transfers import ENTER, FINISH, LEAVE, emit_transfers
from tenferro.engines.native.registers.values import Values
from tenferro.engines.native.registers.written import CarryPack, WrittenLoop
from tenferro.engines.native.runtime.target import host
from tenferro.ops.arrays.scatter import COMBINES
from tenferro.tensor import Aval

LOOP = "loop"
NAMES = LOOP, ENTER, LEAVE, FINISH
"""The functions of a loop with lanes; others have the first one only."""


def emit_loop(module: ir.Module, loop: WrittenLoop, *, inline: bool, only: str = "") -> None:
    """Add the functions of a loop to a module, or only one of them.

    With `inline`, mathematical functions are written out where they are used.
    """
    if only in ("", LOOP):
        _Steps(module, loop, Functions(module, inline)).run()
    if loop.lanes:
        emit_transfers(module, loop, only)


class _Repeated:
    """A function with a loop while it is written: its blocks, and what steps hand on."""

    def __init__(self, function: ir.Function) -> None:
        self.before = ir.IRBuilder(function.append_basic_block("entry"))
        self.head = function.append_basic_block("head")
        self.exit = function.append_basic_block("exit")
        self.inside = ir.IRBuilder(self.head)
        self.step = self.inside.phi(I64)
        self.phis: dict[Pack, tuple[ir.PhiInstr, ...]] = {}
        self._before: list[tuple[ir.PhiInstr, ir.Value]] = []
        """What counts and carries are before the loop; what is computed there may end its block."""

    def go_on(self, condition: ir.Value) -> None:
        """Leave the loop unless a condition holds."""
        more = self.inside.append_basic_block("more")
        self.inside.cbranch(condition, more, self.exit)
        self.inside.position_at_end(more)

    def begin(self, first: ir.Value) -> None:
        """Count the steps from `first` on."""
        self._before.append((self.step, first))

    def hold(self, pack: Pack, parts: Parts) -> Parts:
        """The elements of a carry in registers, which are these before the loop."""
        phis = tuple(self.inside.phi(part.type) for part in parts)
        self.phis[pack] = phis
        self._before += zip(phis, parts, strict=True)
        return phis

    def repeat(self, following: Sequence[tuple[Pack, Parts]]) -> None:
        """Go on with the next step."""
        b = self.inside
        self.step.add_incoming(b.add(self.step, I64(1)), b.block)
        for pack, parts in following:
            for phi, part in zip(self.phis[pack], parts, strict=True):
                phi.add_incoming(part, b.block)
        b.branch(self.head)

    def finish(self) -> None:
        """Enter the loop, when all code before it is written."""
        for phi, value in self._before:
            phi.add_incoming(value, self.before.block)
        self.before.branch(self.head)


class _Steps:
    """The function that makes steps."""

    def __init__(self, module: ir.Module, loop: WrittenLoop, functions: Functions) -> None:
        self.loop = loop
        function = function_of(module, LOOP, I64)
        self.repeated = _Repeated(function)
        self.before, self.inside = self.repeated.before, self.repeated.inside
        self.frame = LoopFrame(loop, function, self.before)
        lanes = loop.width if loop.lanes else 0
        self.values = Values(
            loop.plan, functions, self.before, self.inside, self._load, self._access, lanes
        )
        self._slices: dict[int, ir.Value] = {}
        self._found: dict[int, list[Parts]] = {}
        """The elements of inputs that have been read, of all lanes."""
        self._places: dict[Pack, CarryPack] = {}
        """Carries in memory, by what is to be written."""

    def run(self) -> None:
        """Write it."""
        b, stages, repeated = self.inside, len(self.loop.elements.stages), self.repeated
        first, end, self._last = self.frame.steps()
        repeated.begin(first)
        for j, packs in enumerate(self.loop.carries):
            self._begin(j, packs)
        leave = ir.IRBuilder(repeated.exit)
        result = leave.phi(I64)
        for flag in self.loop.flag:
            self.values.run(range(self.loop.first))
            goes_on = self._holds(flag)
            result.add_incoming(b.not_(repeated.step), b.block)
            repeated.go_on(goes_on)
        result.add_incoming(repeated.step, b.block)
        repeated.go_on(b.icmp_signed("!=", repeated.step, end))
        self.values.run(range(self.loop.first, stages), self._keep)
        self._stack()
        for row in list(self._places):
            self._keep(row)
        held = [p for packs in self.loop.carries for p in packs if p.before in repeated.phis]
        repeated.repeat([(pack.before, self.values[pack.after]) for pack in held])
        for pack in held:
            base, offset = self.frame.carry(leave, pack, self.frame.after)
            store_row(leave, base, offset, repeated.phis[pack.before], self._carry(pack).dtype)
        leave.ret(result)
        repeated.finish()

    def _carry(self, pack: CarryPack) -> Aval:
        found: Aval = self.loop.loop.body.metas[pack.carry]
        return found

    def _begin(self, j: int, packs: Sequence[CarryPack]) -> None:
        """A carry, as it is before the loop or after the previous step."""
        b, frame = self.before, self.frame
        if self.loop.in_memory[j] or j in self.loop.cells:
            self._bring(j)
        if self.loop.in_memory[j]:
            self._places.update((pack.after, pack) for pack in packs)
            return
        for pack in packs:
            base, offset = frame.carry(b, pack, frame.given)
            count = len(pack.before) * self.loop.width
            parts = load_row(b, base, offset, count, self._carry(pack).dtype)
            self.values.hold(pack.before, self.repeated.hold(pack.before, parts))

    def _bring(self, j: int) -> None:
        """Copy a carry that stays in memory to where it is stored, unless it is there."""
        b, frame, aval = self.before, self.frame, self.loop.loop.body.metas[j]
        to, base = frame.pointer(frame.after[j]), frame.pointer(frame.given[j])
        arguments = [to, base, I64(aval.dtype.itemsize * aval.size), I1(0)]
        name = "llvm.memmove.p0.p0.i64"
        with b.if_then(b.icmp_unsigned("!=", to, base)):
            b.call(b.module.external(name, ir.VoidType(), arguments), arguments)

    def _keep(self, row: Pack) -> None:
        """Write the elements of a carry that is in memory, once they are there."""
        pack = self._places.pop(row, None)
        if pack is not None:
            base, offset = self.frame.carry(self.inside, pack, self.frame.after)
            store_row(self.inside, base, offset, self.values[row], self._carry(pack).dtype)

    def _holds(self, flag: LaneArray) -> ir.Value:
        """Whether the condition holds, in a block with lanes for one of them."""
        b, block = self.inside, self.frame.block
        (holds,) = self.values[(int(flag.numbers),)]
        if block is None:
            return holds
        if block.mask is not None:
            holds = b.and_(holds, block.mask)
        ended = self.before.icmp_signed("<", self.before.load(self.frame.row, typ=I64), I64(0))
        return b.or_(ended, intrinsic(b, "vector.reduce.or", holds, result=I1))

    def _stack(self) -> None:
        """Write the results of a step after its carries."""
        b, frame = self.inside, self.frame
        outs = self.loop.loop.outputs(self.loop.loop.body.metas)
        for array, at, aval in zip(self.loop.outputs.stacked, frame.ys, outs.stacked, strict=True):
            base, offset = self._slice(at, aval), 0
            if frame.block is not None:
                found = [self.values[(i,)] for i in array.row]
                frame.block.write(b, base, array, found, aval.dtype)
                continue
            for pack in self.loop.rows(array):
                store_row(b, base, offset, self.values[pack], aval.dtype)
                offset += len(pack)

    def _slice(self, at: int, aval: Aval) -> ir.Value:
        """Where the slice of a step begins."""
        if at not in self._slices:
            b, step = self.inside, self.repeated.step
            where = b.sub(self._last, step) if self.loop.loop.reverse else step
            start, base = b.mul(where, I64(aval.size)), self.frame.pointer(at)
            self._slices[at] = b.gep(base, [start], source_etype=element_type(aval.dtype))
        return self._slices[at]

    def _input(self, position: int) -> tuple[ir.IRBuilder, ir.Value]:
        """Where an input is, and the builder for code that reads it; of carries those to be
        stored."""
        frame, aval = self.frame, self.loop.loop.body.inputs[position]
        at = (*frame.consts, *frame.after, *frame.xs)[position]
        if at in frame.xs:
            return self.inside, self._slice(at, aval)
        return self.before if at in frame.consts else self.inside, frame.pointer(at)

    def _access(self, i: int, operands: Sequence[Parts]) -> Parts:
        """Read an element at a computed place, or write the last operand there."""
        b, elements = self.inside, self.loop.elements
        place, stage = elements.places[i], elements.stages[elements.stage_of[i]]
        if stage.operation.name == "add":
            self._raise_zeros(place.position, stage.dtype)
            return ()
        at: ir.Value = I64(place.offset)
        is_there: ir.Value = I1(1)
        for (stride, most), operand, parts in zip(
            place.limits, elements.operands(i), operands, strict=False
        ):
            index = widened(b, parts[0], elements.dtypes[operand])
            if place.drops:
                is_there = b.and_(is_there, b.icmp_unsigned("<=", index, I64(most)))
            else:
                index = clamped(b, index, most)
            at = b.add(at, b.mul(index, I64(stride)))
        base = self._input(place.position)[1]
        element = b.gep(base, [at], source_etype=element_type(stage.dtype))
        if len(operands) == len(place.limits):
            return load_row(b, element, 0, 1, stage.dtype)
        with b.if_then(is_there) if place.drops else nullcontext():
            self._put(element, stage, operands[-1])
        return ()

    def _raise_zeros(self, position: int, dtype: DType) -> None:
        """In the first step of the loop, add 0.0 to all elements of an array in memory."""
        b, base = self.inside, self._input(position)[1]
        size, lanes = size_of(self.loop.loop.body.inputs[position]), host().lanes(dtype.itemsize)
        with b.if_then(b.icmp_signed("==", self.repeated.step, I64(0)), unlikely=True):
            start = 0
            for width in (lanes, 1):
                end = size - (size - start) % width
                with counted(b, I64(start), I64(end), I64(width)) as i:
                    at = b.gep(base, [i], source_etype=element_type(dtype))
                    zeros = number(dtype, 0.0, width if width > 1 else 0)
                    pairs = zip(load_row(b, at, 0, width, dtype), zeros, strict=True)
                    store_row(b, at, 0, tuple(b.fadd(x, zero) for x, zero in pairs), dtype)
                start = end

    def _put(self, element: ir.Value, stage: ElementStage, parts: Parts) -> None:
        """Write an element, or combine it with what is there."""
        b, name = self.inside, COMBINES.get(stage.operation.name)
        if name is not None:
            old = load_row(b, element, 0, 1, stage.dtype)
            parts = combine_exactly(b, name, stage.dtype, old, parts)
        store_row(b, element, 0, parts, stage.dtype)

    def _load(self, pack: Pack) -> Parts | None:
        """Elements of one input in memory."""
        found = [self.loop.elements.sources[i] for i in pack]
        sources = [source for source in found if isinstance(source, InputElement)]
        first = sources[0] if sources else None
        if first is None or [s.position for s in sources] != [first.position] * len(found):
            return None
        dtype = self.loop.elements.dtypes[pack[0]]
        if self.frame.block is not None:
            return self._of_lanes(first)
        b, base = self._input(first.position)
        if is_row(sources):
            return load_row(b, base, first.offset, len(pack), dtype)
        return gather(b, base, [source.offset for source in sources], dtype)

    def _of_lanes(self, source: InputElement) -> Parts:
        """An element of all lanes of the block, read with all others of its input."""
        block = self.frame.block
        assert block is not None
        if source.position not in self._found:
            b, base = self._input(source.position)
            array = self.loop.inputs.flat()[source.position]
            dtype = self.loop.loop.body.inputs[source.position].dtype
            self._found[source.position] = block.read(b, base, array, dtype)
        return self._found[source.position][source.offset]
