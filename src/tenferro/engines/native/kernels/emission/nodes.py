"""The values of a kernel's nodes: each is computed where its loops are, once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.families.table import cost_of
from tenferro.engines.native.kernels.emission.frame import (
    FIRST_BUFFER,
    SCRATCH,
    KernelFrame,
    broadcast,
)
from tenferro.engines.native.kernels.emission.memory import BufferAccess
from tenferro.engines.native.kernels.emission.pairs import pairs_of
from tenferro.engines.native.kernels.emission.rows import element_type
from tenferro.engines.native.kernels.emission.running import Runnings
from tenferro.engines.native.kernels.nests.nest import (
    Apply,
    Choose,
    Fetch,
    Literal,
    Load,
    MultiplyAdd,
    Neighbour,
    Position,
    Running,
    ScalarInput,
    Term,
    operands_of,
)
from tenferro.engines.native.kernels.scalars import conversions, pointwise
from tenferro.engines.native.kernels.scalars.real_functions import Functions
from tenferro.engines.native.kernels.scalars.values import (
    DType,
    Parts,
    is_signed,
    number,
    part_count,
    part_dtype,
    register_type,
)
from tenferro.engines.native.kernels.scheduling.spec import Form, KernelSpec, Saved, Slot
from tenferro.engines.native.kernels.scheduling.stages import NestStages
from tenferro.engines.native.math.division import SharedDivisor
from tenferro.engines.native.math.lanes import Real, intrinsic, splat
from tenferro.engines.native.runtime.code.target import host


class Nodes:
    """The nodes of a kernel, computed on first use.

    `saved` says which of them an earlier pass over the loops has kept, and where.
    """

    def __init__(
        self, spec: KernelSpec, frame: KernelFrame, memory: BufferAccess, stages: NestStages
    ) -> None:
        self.spec, self.frame, self.memory, self.stages = spec, frame, memory, stages
        self.functions = Functions(frame.module, spec.inline, lambda: frame.mask)
        self.runnings = Runnings(spec, frame)
        self.dtypes = [np.dtype(name) for name in spec.dtypes]
        self.where: dict[int, Saved] = {saved.node: saved for saved in spec.saved}
        self.saved: dict[int, Form] = {}
        self.pairs = pairs_of(spec)

    def has_lanes(self, node: int) -> bool:
        """Whether a node differs from lane to lane."""
        vector = self.spec.vector
        return vector is not None and bool(self.spec.node_loops[node] >> vector & 1)

    def cost(self, node: int) -> float:
        """About how many nanoseconds the operation of a node takes for an element."""
        match self.spec.nodes[node]:
            case Apply(operation, _):
                return cost_of(operation, self.dtypes[node])
        return 0.0

    def value(self, node: int) -> Parts:
        """The parts of a node: vectors if it has lanes. Operands first, without recursion."""
        stack = [node]
        while stack:
            here = stack[-1]
            values = self.frame.levels[self.stages.region(here)].values
            if here in values:
                stack.pop()
                continue
            missing = [i for i in self._operands(here) if not self._is_there(i)]
            if missing:
                stack.extend(missing)
                continue
            values[here] = self._compute(here)
            stack.pop()
        return self.frame.levels[self.stages.region(node)].values[node]

    def _is_there(self, node: int) -> bool:
        return node in self.frame.levels[self.stages.region(node)].values

    def _operands(self, node: int) -> tuple[int, ...]:
        return () if node in self.saved else operands_of(self.spec.nodes[node])

    def with_lanes(self, node: int) -> Parts:
        """A node as vectors, even if it is the same in all lanes."""
        parts = self.value(node)
        if self.has_lanes(node):
            return parts
        definition = self.spec.nodes[node]
        if isinstance(definition, Literal):
            return number(self.dtypes[node], definition.value, self.spec.lanes)
        level = self.stages.region(node)

        def in_all_lanes(b: ir.IRBuilder) -> Parts:
            return tuple(broadcast(b, p, self.spec.lanes) for p in parts)

        row: Parts = self.frame.remember(level, ("broadcast", node), in_all_lanes)
        return row

    def _compute(self, node: int) -> Parts:
        b = self.frame.levels[self.stages.region(node)].builder
        if node in self.saved:
            return self._load_saved(b, node)
        definition, dtype = self.spec.nodes[node], self.dtypes[node]
        match definition:
            case Load(buffer, address, guard):
                base = self.frame.pointer_argument(FIRST_BUFFER + buffer)
                self.memory.fetch_ahead(b, base, buffer, address, dtype, write=False)
                return self.memory.load(b, base, buffer, address, dtype, guard)
            case Neighbour(buffer, address, position, width):
                base = self.frame.pointer_argument(FIRST_BUFFER + buffer)
                every = self.memory.load_neighbours(base, buffer, address, dtype, width)
                return every[position]
            case Fetch(buffer, address, terms, guard):
                return self._fetch(b, buffer, address, terms, guard, dtype)
            case Literal(value):
                return number(dtype, value)
            case ScalarInput(slot):
                return self._given(slot, dtype)
            case Position(affine):
                return self._position(b, affine, dtype)
            case Apply(operation, operands):
                if node in self.pairs:
                    return self._pair(b, node)
                if self._shares_divisor(node, operation.name, operands):
                    return self._quotient(b, *operands)
                parts = self._operand_parts(node, operands)
                dtypes = [self.dtypes[i] for i in operands]
                return pointwise.emit(self.functions, b, operation, dtypes, parts, dtype)
            case MultiplyAdd():
                rows = map(self.with_lanes if self.has_lanes(node) else self.value, definition)
                return (intrinsic(b, "fmuladd", *(row for (row,) in rows)),)
            case Choose(guard, inside, outside):
                return self._choose(b, node, guard, inside, outside)
            case Running(_, _, operands):
                return self.runnings.joined(b, node, self._operand_parts(node, operands))
        raise AssertionError(f"the reduction {node} was not computed before it is read")

    def _operand_parts(self, node: int, operands: Sequence[int]) -> list[Parts]:
        """Operands as vectors if the result is one."""
        lanes = self.has_lanes(node)
        return [self.with_lanes(i) if lanes else self.value(i) for i in operands]

    def _shares_divisor(self, node: int, name: str, operands: Sequence[int]) -> bool:
        """Whether a quotient of doubles in lanes has one divisor for all lanes.

        It takes about 6 cycles a register instead of the 16 of a division (Intel Xeon with
        AVX-512); quotients in single precision take about 10.
        """
        if name != "div" or self.dtypes[node] != np.float64 or not host().fma:
            return False
        divisor = operands[1]
        apart = self.has_lanes(node) and not self.has_lanes(divisor)
        return apart and not isinstance(self.spec.nodes[divisor], Literal)

    def _quotient(self, b: ir.IRBuilder, dividend: int, divisor: int) -> Parts:
        (x,), (y,) = self.with_lanes(dividend), self.value(divisor)

        def share(outer: ir.IRBuilder) -> SharedDivisor:
            shared = SharedDivisor.of(Real(outer, y))
            return SharedDivisor(*(self._in_all_lanes(part) for part in shared))

        level = self.stages.region(divisor)
        shared = self.frame.remember(level, ("divisor", divisor), share)
        return (shared.quotient(Real(b, x)).value,)

    def _in_all_lanes(self, x: Real) -> Real:
        return Real(x.builder, broadcast(x.builder, x.value, self.spec.lanes))

    def _pair(self, b: ir.IRBuilder, node: int) -> Parts:
        """Two functions together; the unused one is kept for when it is needed."""
        pair = self.pairs[node]
        (x,) = self.value(pair.operand)
        values = dict(zip(pair.nodes, pair.compute(self.functions, Real(b, x)), strict=True))
        for other in pair.nodes:
            self.frame.levels[self.stages.region(other)].values[other] = (values[other].value,)
        return (values[node].value,)

    def _fetch(
        self,
        b: ir.IRBuilder,
        buffer: int,
        address: Form,
        terms: Sequence[Term],
        guard: Any,
        dtype: DType,
    ) -> Parts:
        """An element at a position that indices tell, or one for each lane."""
        base = self.frame.pointer_argument(FIRST_BUFFER + buffer)
        at, _ = self.fetched(b, base, buffer, address, terms, dtype)
        return self.memory.load_guarded(b, base, at, self.frame.lane_step(address), dtype, guard)

    def _load_saved(self, b: ir.IRBuilder, node: int) -> Parts:
        address = self.saved[node]
        parts: Parts = ()
        for i in range(part_count(self.dtypes[node])):
            base, key, dtype = self.scratch(node, i)
            parts += self.memory.load(b, base, key, address, dtype, (), int(self.has_lanes(node)))
        return parts

    def _given(self, slot: Slot, dtype: DType) -> Parts:
        kind = register_type(part_dtype(dtype))
        slots = range(slot.position, slot.position + part_count(dtype))
        return tuple(self.frame.word(Slot(i), kind) for i in slots)

    def _position(self, b: ir.IRBuilder, affine: Form, dtype: DType) -> Parts:
        _, first = self.frame.offset(affine)
        step = self.frame.lane_step(affine)
        if step != 0:
            first = self.memory.positions(b, first, self.frame.quantity(step))
        position: Parts = conversions.convert(b, (first,), np.dtype(np.int64), dtype)
        return position

    def _choose(
        self, b: ir.IRBuilder, node: int, guard: object, inside: int, outside: int
    ) -> Parts:
        pair = self._operand_parts(node, (inside, outside))
        bit = self.memory.guard_bit(b, guard)
        if bit is None:
            return pair[0]
        return pointwise.select(b, bit, pair[0], pair[1])

    def fetched(
        self,
        b: ir.IRBuilder,
        base: ir.Value,
        key: object,
        address: Form,
        terms: Sequence[Term],
        dtype: DType,
    ) -> tuple[ir.Value, ir.Value]:
        """The address that indices tell, and whether they are all within bounds."""
        _, at = self.memory.pointer(base, key, address, element_type(dtype))
        lanes = any(self.has_lanes(t.node) for t in terms)
        bits = []
        for term in terms:
            index, bit = self._index(b, term, lanes)
            bits.append(bit)
            at = b.gep(at, [index], source_etype=element_type(dtype))
        return at, reduce(b.and_, bits)

    def _index(self, b: ir.IRBuilder, term: Term, lanes: bool) -> tuple[ir.Value, ir.Value]:
        """An index times its stride, kept within bounds, and whether it was."""
        parts = self.with_lanes(term.node) if lanes else self.value(term.node)
        (index,) = conversions.convert(b, parts, self.dtypes[term.node], np.dtype(np.int64))
        size, stride = self.frame.word(term.size), self.frame.word(term.stride)
        if lanes:
            size, stride = (broadcast(b, x, self.spec.lanes) for x in (size, stride))
        inside = b.icmp_unsigned("<", index, size)
        zero, one = splat(index.type, 0), splat(index.type, 1)
        if is_signed(self.dtypes[term.node]):
            index = b.select(b.icmp_signed("<", index, zero), zero, index)
        bounded = b.select(b.icmp_unsigned("<", index, size), index, b.sub(size, one))
        return b.mul(bounded, stride), inside

    def scratch(self, node: int, part: int) -> tuple[ir.Value, object, DType]:
        """Where a part of a node is kept; parts follow each other."""
        dtype = part_dtype(self.dtypes[node])
        step = self.frame.word(self.spec.scratch_step)
        scratch = self.frame.pointer_argument(SCRATCH)
        byte = ir.IntType(8)

        def own(b: ir.IRBuilder) -> ir.Value:
            return b.gep(scratch, [b.mul(self.frame.task, step)], source_etype=byte)

        base = self.frame.remember(0, "scratch", own)
        offset = self.frame.word(self.where[node].offsets[part])

        def place(b: ir.IRBuilder) -> ir.Value:
            return b.gep(base, [offset], source_etype=byte)

        key = ("kept", node, part)
        return self.frame.remember(0, key, place), key, dtype
