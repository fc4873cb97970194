"""The code of a loop's steps, at a place in a function."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from itertools import chain

from tenferro.engines.native import ir
from tenferro.engines.native.ir.loops import counted
from tenferro.engines.native.kernels.emission.accumulators import combine_exactly
from tenferro.engines.native.kernels.emission.rows import element_type
from tenferro.engines.native.kernels.scalars.real_functions import Functions
from tenferro.engines.native.kernels.scalars.values import I1, I32, I64, DType, Parts, number
from tenferro.engines.native.math.lanes import intrinsic
from tenferro.engines.native.registers.bounds import Ranges, from_front
from tenferro.engines.native.registers.cells import Cells
from tenferro.engines.native.registers.elements import (
    NANOSECONDS,
    ElementStage,
    InputElement,
    Place,
    size_of,
)
from tenferro.engines.native.registers.fixed import FixedElements
from tenferro.engines.native.registers.frame import LoopFrame
from tenferro.engines.native.registers.lane_array import LaneArray
from tenferro.engines.native.registers.memory import (
    clamped,
    copied,
    gather,
    load_row,
    store_row,
    widened,
)
from tenferro.engines.native.registers.nests import STEPS_MADE, Nest, StackOf
from tenferro.engines.native.registers.packs import Pack, is_row
from tenferro.engines.native.registers.repeated import Repeated
from tenferro.engines.native.registers.values import Values
from tenferro.engines.native.registers.versions import Left, Start, in_versions
from tenferro.engines.native.registers.written import CarryPack, WrittenLoop
from tenferro.engines.native.runtime.code.target import host
from tenferro.ops.arrays.scatter import COMBINES
from tenferro.tensor import Aval


class Steps:
    """The steps of a loop, behind what `before` has written."""

    def __init__(
        self,
        loop: WrittenLoop,
        functions: Functions,
        before: ir.IRBuilder,
        frame: LoopFrame | NestFrame,
        ranges: Ranges | None,
    ) -> None:
        """`ranges` are of indices that are known to be within bounds, None for a loop that another
        version of takes the place of where they are."""
        self.loop, self.frame, self.functions = loop, frame, functions
        self.root: LoopFrame = frame if isinstance(frame, LoopFrame) else frame.root
        self.repeated = Repeated(before)
        self.before, self.inside = before, self.repeated.inside
        lanes = loop.width if loop.lanes else 0
        self.values = Values(
            loop.plan, functions, self.before, self.inside, self._load, self._access, lanes
        )
        self._plain = ranges is None
        self._within = frozenset[tuple[int, int]]() if ranges is None else ranges.within
        self._zero = () if ranges is None else ranges.zero
        self.values.same = {} if ranges is None else ranges.same
        self._slices: dict[int, ir.Value] = {}
        self._found: dict[int, list[Parts]] = {}
        """The elements of inputs that have been read, of all lanes."""
        self._places: dict[Pack, CarryPack] = {}
        """Carries in memory, by what is to be written."""
        self._nested: dict[int, dict[int, Parts]] = {}
        """What nests have returned, by the elements of their carries."""
        own = None if ranges is None else ranges.independent
        self._fixed = None if own is None else FixedElements(self, own)

    def write(self, start: Start) -> tuple[Left, ir.Value]:
        """Write them; returns what there is behind them, and what the function returns."""
        b, stages, repeated = self.inside, len(self.loop.elements.stages), self.repeated
        self._last = self.frame.steps()[-1]
        repeated.begin(start.first)
        if self._fixed is not None:
            self._fixed.begin(start)
        held = [pack for pack in self.loop.held if not self._is_sum(pack)]
        for pack, parts in zip(self.loop.held, start.held, strict=True):
            own = repeated.hold(pack.before, parts) if pack in held else parts
            self.values.hold(pack.before, own)
        for j, packs in enumerate(self.loop.carries):
            if self.loop.in_memory[j]:
                self._places.update((pack.after, pack) for pack in packs)
        leave = ir.IRBuilder(repeated.exit)
        result = leave.phi(I64)
        for flag in self.loop.flag:
            self.values.run(range(self.loop.first))
            goes_on = self._holds(flag)
            result.add_incoming(b.not_(repeated.step), b.block)
            repeated.go_on(goes_on)
            if isinstance(self.frame, NestFrame):
                self.root.spend(b, 1 + int(self.loop.elements.work * NANOSECONDS))
        result.add_incoming(repeated.step, b.block)
        repeated.go_on(b.icmp_signed("!=", repeated.step, start.end))
        for i in self._zero:
            result.add_incoming(repeated.step, b.block)
            repeated.go_on(b.icmp_signed("==", self.values[(i,)][0], I64(0)))
        for k, position in self.loop.early.items():
            self._copy(self.stack(k), self.input(position)[1], self._stacked(k))
        self.values.run(range(self.loop.first, stages), self._keep)
        self._stack()
        for row in list(self._places):
            self._keep(row)
        if self._fixed is not None:
            self._fixed.add_carried()
        following = [(pack.before, self.values[pack.after]) for pack in held]
        repeated.repeat(following, plain=self._plain)
        if self._fixed is not None:
            self._fixed.finish(leave)
        repeated.finish()
        pairs = zip(self.loop.held, start.held, strict=True)
        left = [self._left(leave, pack, parts) for pack, parts in pairs]
        return Left(leave, repeated.step, left), result

    def _is_sum(self, pack: CarryPack) -> bool:
        return self._fixed is not None and self._fixed.is_carried(pack.before)

    def _left(self, leave: ir.IRBuilder, pack: CarryPack, start: Parts) -> Parts:
        """The elements of a carry behind the loop."""
        if self._fixed is not None and self._is_sum(pack):
            return self._fixed.total(leave, pack.before[0], start)
        return self.repeated.phis[pack.before]

    def _carry(self, pack: CarryPack) -> Aval:
        found: Aval = self.loop.loop.body.metas[pack.carry]
        return found

    def _keep(self, row: Pack) -> None:
        """Write the elements of a carry that is in memory, once they are there."""
        pack = self._places.pop(row, None)
        if pack is not None:
            assert isinstance(self.frame, LoopFrame)
            base, offset = self.frame.carry(self.inside, pack, self.frame.after)
            store_row(self.inside, base, offset, self.values[row], self._carry(pack).dtype)

    def _holds(self, flag: LaneArray) -> ir.Value:
        """Whether the condition holds, in a block with lanes for one of them."""
        b, block = self.inside, self.frame.block
        (holds,) = self.values[(int(flag.numbers),)]
        if block is None:
            return holds
        assert isinstance(self.frame, LoopFrame)
        if block.mask is not None:
            holds = b.and_(holds, block.mask)
        ended = self.before.icmp_signed("<", self.before.load(self.frame.row, typ=I64), I64(0))
        return b.or_(ended, intrinsic(b, "vector.reduce.or", holds, result=I1))

    def _stack(self) -> None:
        """Write the results of a step after its carries."""
        b, frame = self.inside, self.frame
        outs = self.loop.loop.outputs(self.loop.loop.body.metas)
        for k, (array, aval) in enumerate(
            zip(self.loop.outputs.stacked, outs.stacked, strict=True)
        ):
            base, offset = self.stack(k), 0
            if isinstance(array, Cells):
                if k not in self.loop.early:
                    self._copy(base, self.input(array.position)[1], aval)
                continue
            if frame.block is not None:
                found = [self.values[(i,)] for i in array.row]
                frame.block.write(b, base, array, found, aval.dtype)
                continue
            for pack in self.loop.rows(array):
                store_row(b, base, offset, self.values[pack], aval.dtype)
                offset += len(pack)

    def _stacked(self, output: int) -> Aval:
        found: Aval = self.loop.loop.outputs(self.loop.loop.body.metas).stacked[output]
        return found

    def _copy(self, target: ir.Value, source: ir.Value, aval: Aval) -> None:
        """Copy an array."""
        copied(self.inside, target, source, size_of(aval) * aval.dtype.itemsize)

    def stack(self, output: int) -> ir.Value:
        """Where a step writes one of its results."""
        aval = self._stacked(output)
        base = self.frame.stack(output, self.inside, self.repeated.step)
        return self._slice(-1 - output, base, aval)

    def _slice(self, key: int, base: ir.Value, aval: Aval) -> ir.Value:
        """Where the slice of a step begins, of an input or (less than 0) a result."""
        if key not in self._slices:
            b, step = self.inside, self.repeated.step
            where = b.sub(self._last, step) if self.loop.loop.reverse else step
            start = b.mul(where, I64(aval.size))
            self._slices[key] = b.gep(base, [start], source_etype=element_type(aval.dtype))
        return self._slices[key]

    def input(self, position: int) -> tuple[ir.IRBuilder, ir.Value]:
        """Where an input is, and the builder for code that reads it; of carries those to be
        stored."""
        if position < 0:
            number = self.frame.first_store - 1 - position
            return self.inside, self.root.store(self.inside, number)
        form, base = self.loop.loop, self.frame.array(position)
        if position >= form.consts + form.carries:
            return self.inside, self._slice(position, base, form.body.inputs[position])
        return self.before if position < form.consts else self.inside, base

    def source(self, given: int | StackOf) -> ir.Value:
        """Where an input of the body is, or what a nest has stacked."""
        if isinstance(given, int):
            return self.input(given)[1]
        nest, output = self.loop.elements.nests[given[0]], given[1]
        if output in nest.stacks:
            return self.stack(nest.stacks[output])
        if output in nest.carries:
            return self.input(nest.carries[output])[1]
        return self.root.store(self.inside, self.frame.first_store + nest.stores[output])

    @contextmanager
    def apart(self) -> Iterator[None]:
        """Forget afterwards what is written on first use here, as it is in one branch only."""
        slices = dict(self._slices)
        with self.values.apart():
            yield
        self._slices = slices

    def front(self, operand: int) -> int:
        """The element that an index within bounds is."""
        root = from_front(self.loop.elements, operand)
        return self.values.same.get(root, root)

    def _access(self, i: int, operands: Sequence[Parts]) -> Parts:
        """What is computed by separate code."""
        elements = self.loop.elements
        if i in elements.nests:
            self._nested[i] = write_nest(self, elements.nests[i])
            return ()
        if i in elements.from_nests:
            nest, own = elements.from_nests[i]
            return self._nested[nest][own]
        if i in elements.blocks:
            self._block(i, operands)
            return ()
        return self._at_place(i, operands)

    def _block(self, i: int, operands: Sequence[Parts]) -> None:
        """Copy or fill many elements."""
        b, elements = self.inside, self.loop.elements
        block, stage = elements.blocks[i], elements.stages[elements.stage_of[i]]
        count, length, stride = block.runs
        kind, size = element_type(stage.dtype), I64(count * length * stage.dtype.itemsize)
        for position in {block.place.position, block.other}:
            if position is not None and position < 0 and (block.other is None or block.is_read):
                self.root.store(b, self.frame.first_store - 1 - position, size)
        if block.other is None:
            self._fill(self.input(block.place.position)[1], length, stage.dtype, operands)
            return
        at, _ = self._address(i, block.place, operands)
        one = b.gep(self.input(block.place.position)[1], [at], source_etype=kind)
        other = b.gep(self.input(block.other)[1], [I64(block.first)], source_etype=kind)
        with counted(b, I64(0), I64(count), I64(1)) as k:
            strided = b.gep(one, [b.mul(k, I64(stride))], source_etype=kind)
            joined = b.gep(other, [b.mul(k, I64(length))], source_etype=kind)
            pair = (joined, strided) if block.is_read else (strided, joined)
            copied(b, *pair, length * stage.dtype.itemsize)

    def _fill(self, base: ir.Value, length: int, dtype: DType, operands: Sequence[Parts]) -> None:
        """Write all elements of an array: these, or the same ones."""
        b = self.inside
        if len(operands) > 1:
            for k, parts in enumerate(operands):
                store_row(b, base, k, parts, dtype)
            return
        with counted(b, I64(0), I64(length), I64(1)) as i:
            store_row(b, b.gep(base, [i], source_etype=element_type(dtype)), 0, operands[0], dtype)

    def _at_place(self, i: int, operands: Sequence[Parts]) -> Parts:
        """Read an element at a computed place, or write the last operand there."""
        b, elements = self.inside, self.loop.elements
        place, stage = elements.places[i], elements.stages[elements.stage_of[i]]
        if stage.operation.name == "add":
            self._raise_zeros(place.position, stage.dtype)
            return ()
        if self._fixed is not None and i in self._fixed:
            return self._fixed.access(i, operands)
        at, is_there = self._address(i, place, operands)
        base = self.input(place.position)[1]
        element = b.gep(base, [at], source_etype=element_type(stage.dtype))
        if len(operands) == len(place.limits):
            return load_row(b, element, 0, 1, stage.dtype)
        with nullcontext() if isinstance(is_there, ir.Constant) else b.if_then(is_there):
            self._put(element, stage, operands[-1])
        return ()

    def _address(
        self, i: int, place: Place, operands: Sequence[Parts]
    ) -> tuple[ir.Value, ir.Value]:
        """How far a place is from the first element of its array, and whether it is there."""
        b, elements = self.inside, self.loop.elements
        at: ir.Value = I64(place.offset)
        is_there: ir.Value = I1(1)
        for (stride, most), operand, parts in zip(
            place.limits, elements.operands(i), operands, strict=False
        ):
            index = widened(b, parts[0], elements.dtypes[operand])
            if (operand, most) in self._within:
                index = self.values[(from_front(elements, operand),)][0]
            elif place.drops:
                is_there = b.and_(is_there, b.icmp_unsigned("<=", index, I64(most)))
            else:
                index = clamped(b, index, most, nearest=not place.promised)
            at = b.add(at, b.mul(index, I64(stride)))
        return at, is_there

    def _raise_zeros(self, position: int, dtype: DType) -> None:
        """In the first step of the loop, add 0.0 to all elements of an array in memory."""
        b, base = self.inside, self.input(position)[1]
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
        if isinstance(self.frame, NestFrame) and first.position not in self.frame.arrays:
            return self.frame.elements(pack)
        b, base = self.input(first.position)
        if is_row(sources):
            return load_row(b, base, first.offset, len(pack), dtype)
        return gather(b, base, [source.offset for source in sources], dtype)

    def _of_lanes(self, source: InputElement) -> Parts:
        """An element of all lanes of the block, read with all others of its input."""
        block = self.frame.block
        assert block is not None
        if source.position not in self._found:
            b, base = self.input(source.position)
            array = self.loop.inputs.flat()[source.position]
            dtype = self.loop.loop.body.inputs[source.position].dtype
            self._found[source.position] = block.read(b, base, array, dtype)
        return self._found[source.position][source.offset]


class NestFrame:
    """What a nested loop is given by the steps of the loop around it."""

    block = None

    def __init__(self, outer: Steps, nest: Nest) -> None:
        self._outer, self._nest, self.root = outer, nest, outer.root
        self.first_store: int = outer.frame.first_store + nest.first
        self.arrays = {i: outer.source(given) for i, given in nest.arrays.items()}
        self.count: ir.Value | None = None
        if nest.steps is not None:
            count = outer.values[(nest.steps,)][0]
            self.count = widened(outer.inside, count, outer.loop.elements.dtypes[nest.steps])
        metas = nest.loop.loop.outputs(nest.loop.loop.body.metas).stacked
        self._bytes = [aval.size * aval.dtype.itemsize for aval in metas]
        self._stacks = {k: outer.stack(j) for k, j in nest.stacks.items()}
        self._stacks |= {k: outer.input(at)[1] for k, at in nest.carries.items()}
        if self.count is not None:
            self._stacks |= {k: self._room(outer.inside, k, self.count) for k in nest.stores}

    def _room(self, b: ir.IRBuilder, output: int, steps: ir.Value) -> ir.Value:
        """The store of what so many steps stack."""
        number = self._nest.stores[output] + self._outer.frame.first_store
        return self.root.store(b, number, b.mul(steps, I64(self._bytes[output])))

    def steps(self) -> list[ir.Value]:
        """The first step, the one before which to end, and the last one."""
        b = self._outer.inside
        if self.count is None:
            return [I64(0), I64(2**63 - 1), I64(0)]
        none = b.icmp_signed("<", self.count, I64(0))
        return [I64(0), b.select(none, I64(0), self.count), b.sub(self.count, I64(1))]

    def array(self, position: int) -> ir.Value:
        """Where an input of the body in memory is."""
        return self.arrays[position]

    def stack(self, output: int, b: ir.IRBuilder, step: ir.Value) -> ir.Value:
        """Where the results of all steps are, with room for this one."""
        if output in self._stacks:
            return self._stacks[output]
        return self._room(b, output, b.add(step, I64(1)))

    def elements(self, pack: Pack) -> Parts:
        """Elements of inputs that are in registers."""
        return self._outer.values[tuple([self._nest.row[i] for i in pack])]

    def begin(self, b: ir.IRBuilder, pack: CarryPack, dtype: DType) -> Parts:
        """The elements of a carry before the loop."""
        return self.elements(pack.before)

    def bring(self, b: ir.IRBuilder, j: int, ranges: Ranges) -> None:
        """A carry that stays in memory is there."""


def start_of(
    b: ir.IRBuilder, loop: WrittenLoop, frame: LoopFrame | NestFrame, ranges: Ranges
) -> Start:
    """What there is before a loop: carries in memory are brought to their places."""
    (first, end, _), metas = frame.steps(), loop.loop.body.metas
    held = [frame.begin(b, pack, metas[pack.carry].dtype) for pack in loop.held]
    for j, on in enumerate(loop.in_memory):
        if on or j in loop.cells:
            frame.bring(b, j, ranges)
    return Start(first, end, held)


def write_nest(outer: Steps, nest: Nest) -> dict[int, Parts]:
    """Write a nested loop; returns the elements of its carries in registers by their numbers."""
    b, frame, loop = outer.inside, NestFrame(outer, nest), nest.loop

    def write(b: ir.IRBuilder, ranges: Ranges | None, start: Start) -> Left:
        with outer.apart():
            return Steps(loop, outer.functions, b, frame, ranges).write(start)[0]

    def given(i: int) -> ir.Value:
        return outer.values[(nest.row[i],)][0]

    ranges = Ranges(loop)
    left = in_versions(b, ranges, start_of(b, loop, frame, ranges), given, write)
    b.position_at_end(left.builder.block)
    held = zip(loop.held, left.held, strict=True)
    found = dict(chain.from_iterable(_scalars(b, pack, parts) for pack, parts in held))
    return {**found, STEPS_MADE: (left.steps,)}


def _scalars(b: ir.IRBuilder, pack: CarryPack, parts: Parts) -> list[tuple[int, Parts]]:
    """The elements of a carry one by one."""
    if len(pack.before) == 1:
        return [(pack.before[0], parts)]
    return [
        (i, tuple(b.extract_element(part, I32(lane)) for part in parts))
        for lane, i in enumerate(pack.before)
    ]
