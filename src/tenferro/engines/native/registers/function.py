"""The function of a loop whose carries are in registers.

    i64 loop(ptr frame, i64 k, i64 end, i64 last)

makes the steps from `k` to before `end`. The frame has pointers to the constants, the carries as
they are before, as they are to be stored, the arrays that are sliced and those that are stacked;
`last` is the number of the loop's last step, which a loop in reverse begins with. It gives the
steps made until then; -1 minus that if a condition ended it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.frame import holding_vectors
from tenferro.engines.native.kernels.real_functions import Functions
from tenferro.engines.native.kernels.rows import element_type
from tenferro.engines.native.kernels.values import I1, I64, POINTER, Parts
from tenferro.engines.native.registers.elements import Given
from tenferro.engines.native.registers.memory import gather, load_row, store_row
from tenferro.engines.native.registers.packs import Pack, is_row
from tenferro.engines.native.registers.values import Values
from tenferro.ops.loops import Loop
from tenferro.tensor import Aval

if TYPE_CHECKING:
    from tenferro.engines.native.registers.loop import WrittenLoop

NAME = "loop"


def emit_loop(module: ir.Module, loop: WrittenLoop, *, inline: bool) -> None:
    """Add the function of a loop to a module, with mathematical functions in it or called."""
    _LoopFunction(module, loop, Functions(module, inline)).run()


class Frame:
    """A function with a loop while it is written: its blocks, what it points to, its carries."""

    def __init__(self, form: Loop, function: ir.Function, first: int) -> None:
        self.form, self._first_pointer = form, first
        self.frame = function.args[0]
        self.before = ir.IRBuilder(function.append_basic_block("entry"))
        self.head = function.append_basic_block("head")
        self.exit = function.append_basic_block("exit")
        self.inside = ir.IRBuilder(self.head)
        self.step = self.inside.phi(I64)
        self.phis: dict[Pack, tuple[ir.PhiInstr, ...]] = {}
        self._before: list[tuple[ir.PhiInstr, ir.Value]] = []
        """What counts and carries are before the loop; what is computed there may end its block."""
        self._pointers: dict[int, ir.Value] = {}
        self._slices: dict[int, ir.Value] = {}

    def go_on(self, condition: ir.Value) -> None:
        """Leave the loop unless a condition holds."""
        more = self.inside.append_basic_block("more")
        self.inside.cbranch(condition, more, self.exit)
        self.inside.position_at_end(more)

    def begin(self, first: ir.Value, last: ir.Value) -> None:
        """Count the steps from `first` on; `last` is where a loop in reverse begins."""
        self._before.append((self.step, first))
        self._last = last

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
        """Enter the loop, when all that comes before it is written."""
        for phi, value in self._before:
            phi.add_incoming(value, self.before.block)
        self.before.branch(self.head)

    def pointer(self, position: int) -> ir.Value:
        """A pointer of the frame."""
        if position not in self._pointers:
            at = I64(self._first_pointer + position)
            place = self.before.gep(self.frame, [at], source_etype=POINTER)
            self._pointers[position] = self.before.load(place, typ=POINTER)
        return self._pointers[position]

    def slice(self, position: int, aval: Aval) -> ir.Value:
        """Where the slice of a step begins."""
        if position not in self._slices:
            b = self.inside
            where = b.sub(self._last, self.step) if self.form.reverse else self.step
            start, base = b.mul(where, I64(aval.size)), self.pointer(position)
            self._slices[position] = b.gep(base, [start], source_etype=element_type(aval.dtype))
        return self._slices[position]

    def input(self, position: int) -> tuple[ir.IRBuilder, ir.Value]:
        """Where an input is, and where code that reads it goes; of carries those to be stored."""
        consts, carries = self.form.consts, self.form.carries
        if position < consts:
            return self.before, self.pointer(position)
        if position < consts + carries:
            return self.inside, self.pointer(position + carries)
        aval = self.form.body.inputs[position]
        return self.inside, self.slice(position + carries, aval)


class _LoopFunction:
    def __init__(self, module: ir.Module, loop: WrittenLoop, functions: Functions) -> None:
        self.loop, self.form = loop, loop.form
        kind = ir.FunctionType(I64, [POINTER, I64, I64, I64])
        function = holding_vectors(ir.Function(module, kind, NAME))
        _, self.first, self.end, self.last = function.args
        self.frame = Frame(loop.form, function, 0)
        self.before, self.inside = self.frame.before, self.frame.inside
        self.values = Values(loop.plan, functions, self.before, self.inside, self._load)
        self._places: dict[Pack, tuple[int, int]] = {}
        """Where carries in memory stand: the carry and the offset, by what is to be written."""

    def run(self) -> None:
        """Write it."""
        b, stages = self.inside, len(self.loop.elements.stages)
        self.frame.begin(self.first, self.last)
        self._begin()
        leave = ir.IRBuilder(self.frame.exit)
        result = leave.phi(I64)
        if self.form.cond is not None:
            self.values.run(range(self.loop.first))
            (flag,) = self.values[(int(self.loop.test[0]),)]
            result.add_incoming(b.not_(self.frame.step), b.block)
            self.frame.go_on(flag)
        result.add_incoming(self.frame.step, b.block)
        self.frame.go_on(b.icmp_signed("!=", self.frame.step, self.end))
        self.values.run(range(self.loop.first, stages), self._keep)
        self._stack()
        self._repeat()
        self._store(leave)
        leave.ret(result)
        self.frame.finish()

    def _begin(self) -> None:
        """The carries, as they come from before the loop or from the step before."""
        for j in range(self.form.carries):
            base, dtype, offset = self._begin_of(j), self._carry(j).dtype, 0
            for pack, row in self.loop.following(j):
                if self.loop.in_memory[j]:
                    self._places[row] = j, offset
                else:
                    parts = load_row(self.before, base, offset, len(pack), dtype)
                    self.values.hold(pack, self.frame.hold(pack, parts))
                offset += len(pack)

    def _begin_of(self, j: int) -> ir.Value:
        """Where a carry is before the loop; what stays in memory is brought where it is stored."""
        b, n = self.before, self.form.consts + j
        base = self.frame.pointer(n)
        if self.loop.in_memory[j]:
            aval, to = self._carry(j), self.frame.pointer(n + self.form.carries)
            arguments = [to, base, I64(aval.dtype.itemsize * aval.size), I1(0)]
            name = "llvm.memmove.p0.p0.i64"
            b.call(b.module.external(name, ir.VoidType(), arguments), arguments)
        return base

    def _keep(self, pack: Pack) -> None:
        """Write the elements of a carry that is in memory, once they are there."""
        if pack in self._places:
            j, offset = self._places.pop(pack)
            at = self.form.consts + self.form.carries + j
            dtype = self._carry(j).dtype
            store_row(self.inside, self.frame.pointer(at), offset, self.values[pack], dtype)

    def _repeat(self) -> None:
        for pack in list(self._places):
            self._keep(pack)
        held = [j for j, apart in enumerate(self.loop.in_memory) if not apart]
        rows = [row for j in held for row in self.loop.following(j)]
        self.frame.repeat([(pack, self.values[row]) for pack, row in rows])

    def _store(self, b: ir.IRBuilder) -> None:
        """Write the last carries."""
        for j, packs in enumerate(self.loop.carried):
            base, offset = self.frame.pointer(self.form.consts + self.form.carries + j), 0
            for pack in () if self.loop.in_memory[j] else packs:
                store_row(b, base, offset, self.frame.phis[pack], self._carry(j).dtype)
                offset += len(pack)

    def _carry(self, j: int) -> Aval:
        found: Aval = self.form.body.metas[j]
        return found

    def _stack(self) -> None:
        """Write what a step gives beyond its carries."""
        n = self.form.carries
        for j, array in enumerate(self.loop.outputs[n:]):
            aval, offset = self.form.body.metas[n + j], 0
            base = self.frame.slice(self.form.consts + 2 * n + self.form.xs + j, aval)
            for pack in self.loop.rows(array):
                store_row(self.inside, base, offset, self.values[pack], aval.dtype)
                offset += len(pack)

    def _load(self, pack: Pack) -> Parts | None:
        """Elements of one array in memory."""
        found = [self.loop.elements.sources[i] for i in pack]
        sources = [source for source in found if isinstance(source, Given)]
        first = sources[0] if sources else None
        if first is None or [s.position for s in sources] != [first.position] * len(found):
            return None
        b, base = self.frame.input(first.position)
        dtype = self.loop.elements.dtypes[pack[0]]
        if is_row(sources):
            return load_row(b, base, first.offset, len(pack), dtype)
        return gather(b, base, [source.offset for source in sources], dtype)
