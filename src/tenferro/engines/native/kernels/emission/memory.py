"""Loads and stores of kernels: contiguous, reversed, strided or of one element for all lanes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.frame import KernelFrame, broadcast
from tenferro.engines.native.kernels.emission.rows import (
    alignment,
    alternated,
    can_mask,
    element_type,
    from_memory,
    joined,
    put_together,
    registers_of,
    repeated,
    reverse_lanes,
    split,
    taken_apart,
    to_memory,
)
from tenferro.engines.native.kernels.scalars.values import (
    I1,
    I32,
    I64,
    DType,
    Parts,
    memory_type,
    part_count,
)
from tenferro.engines.native.kernels.scheduling.spec import Form, Slot
from tenferro.engines.native.math.lanes import intrinsic, mangle, splat
from tenferro.engines.native.runtime.code.target import host

LINE = 64
"""Bytes of a line of the cache."""


class BufferAccess:
    """Access to buffers for one kernel."""

    def __init__(self, frame: KernelFrame) -> None:
        self.frame = frame
        self.lanes = frame.spec.lanes
        self.by_rows = False
        """Whether passes over rows fetch what is to come (see `row_fetching`)."""

    def pointer(self, base: ir.Value, key: Any, form: Form, type: ir.Type) -> tuple[int, ir.Value]:
        """The address of an element for the first lane, and the level it is known at."""
        frame = self.frame
        level, at = 0, base
        parts = [(0, frame.quantity(form[0]) if form[0] != 0 else None)]
        for loop, coefficient in enumerate(form[1:]):
            if coefficient != 0:
                parts.append((loop + 1, frame.term(loop, coefficient)))
        for here, step in parts:
            if step is None:
                continue
            level, before = here, at

            def advance(b: ir.IRBuilder, x: ir.Value = before, y: ir.Value = step) -> ir.Value:
                return b.gep(x, [y], source_etype=type)

            at = frame.remember(level, ("pointer", key, form[: level + 1], str(type)), advance)
        return level, at

    def load(
        self,
        b: ir.IRBuilder,
        base: ir.Value,
        key: Any,
        form: Form,
        dtype: DType,
        guard: Any,
        step: Slot | int | None = None,
    ) -> Parts:
        """An element, or a vector of them if the form depends on the vector loop.

        `step` is the distance between lanes, if that is not the one of the form.
        """
        _, at = self.pointer(base, key, form, element_type(dtype))
        step = self.frame.lane_step(form) if step is None else step
        return self.load_guarded(b, base, at, step, dtype, guard)

    def load_neighbours(
        self, base: ir.Value, key: Any, form: Form, dtype: DType, width: int
    ) -> list[Parts]:
        """So many neighbours for each lane: whole registers taken apart, except where masked."""
        level, at = self.pointer(base, key, form, element_type(dtype))
        mask, parts, step = self.frame.mask, part_count(dtype), I64(width)

        def load(b: ir.IRBuilder) -> list[Parts]:
            if mask is not None:
                return [
                    self._load_strided(b, self._part(b, at, dtype, i * parts), step, dtype, mask)
                    for i in range(width)
                ]
            rows = self._taken_apart(b, at, dtype, width * parts)
            return [tuple(rows[i : i + parts]) for i in range(0, len(rows), parts)]

        return self.frame.remember(level, ("neighbours", key, form), load)

    def _taken_apart(
        self, b: ir.IRBuilder, at: ir.Value, dtype: DType, count: int
    ) -> list[ir.Value]:
        """Vectors of what alternates in memory from an address on."""
        register = self._register(dtype)
        pieces = []
        for first in range(0, count * self.lanes, count * register.count):
            places = (self._part(b, at, dtype, first + i * register.count) for i in range(count))
            row = [b.load(p, typ=register, align=alignment(dtype)) for p in places]
            pieces.append(taken_apart(b, row))
        return [joined(b, row) for row in zip(*pieces, strict=True)]

    def _register(self, dtype: DType) -> ir.VectorType:
        """The vector that fills a register, if there are as many lanes."""
        kind = memory_type(dtype)
        return ir.VectorType(kind, min(self.lanes, host().lanes(alignment(dtype))))

    def store_neighbours(
        self,
        b: ir.IRBuilder,
        base: ir.Value,
        key: Any,
        form: Form,
        dtype: DType,
        rows: Sequence[Parts],
    ) -> None:
        """Write the neighbours of each lane."""
        _, at = self.pointer(base, key, form, element_type(dtype))
        parts = part_count(dtype)
        if self.frame.mask is not None:
            for i, row in enumerate(rows):
                here = self._part(b, at, dtype, i * parts)
                self._store_strided(b, here, I64(len(rows)), dtype, row)
            return
        register = self._register(dtype)
        pieces = [registers_of(b, part, register.count) for row in rows for part in row]
        for i, piece in enumerate(zip(*pieces, strict=True)):
            for j, value in enumerate(put_together(b, piece)):
                place = (i * len(piece) + j) * register.count
                b.store(value, self._part(b, at, dtype, place), align=alignment(dtype))

    def load_guarded(
        self,
        b: ir.IRBuilder,
        base: ir.Value,
        at: ir.Value,
        step: Slot | int,
        dtype: DType,
        guard: Any,
    ) -> Parts:
        """What is at an address (or one for each lane), as far as a guard holds."""
        if step == 0 and not isinstance(at.type, ir.VectorType):
            return self._load_one(b, base, at, dtype, guard)
        return self.load_at(b, at, dtype, step, self.guard_mask(b, guard))

    def load_at(
        self,
        b: ir.IRBuilder,
        at: ir.Value,
        dtype: DType,
        step: Slot | int,
        guard: ir.Value | None,
    ) -> Parts:
        """What is at an address; `step` is the distance between lanes."""
        mask = self._both(b, guard, self.frame.mask)
        if isinstance(at.type, ir.VectorType):
            return self._load_scattered(b, self._addresses(b, at, step, dtype), dtype, mask)
        if step == 0:
            return tuple(self._load_part(b, at, dtype, i) for i in range(part_count(dtype)))
        if step in (1, -1) and self._is_row(dtype, mask):
            return self._load_row(b, at, dtype, mask, reverse=step == -1)
        return self._load_strided(b, at, self.frame.quantity(step), dtype, mask)

    def _is_row(self, dtype: DType, mask: ir.Value | None) -> bool:
        """Whether neighbours are loaded and stored as one vector; else each one by itself."""
        return mask is None or can_mask(dtype, self.lanes)

    def _addresses(self, b: ir.IRBuilder, at: ir.Value, step: Slot | int, dtype: DType) -> ir.Value:
        """The addresses of lanes that are apart already, and run in steps besides."""
        if step == 0:
            return at
        offsets = self._distances(b, self.frame.quantity(step))
        return b.gep(at, [offsets], source_etype=element_type(dtype))

    def store(
        self,
        b: ir.IRBuilder,
        base: ir.Value,
        key: Any,
        form: Form,
        dtype: DType,
        parts: Parts,
        step: Slot | int | None = None,
    ) -> None:
        """Write an element, or a vector of them if the form depends on the vector loop."""
        _, at = self.pointer(base, key, form, element_type(dtype))
        step = self.frame.lane_step(form) if step is None else step
        self.store_at(b, at, dtype, parts, step)

    def store_at(
        self, b: ir.IRBuilder, at: ir.Value, dtype: DType, parts: Parts, step: Slot | int
    ) -> None:
        """Write to an address; `step` is the distance between lanes."""
        values = tuple(to_memory(b, p, dtype) for p in parts)
        if step == 0:
            for i, value in enumerate(values):
                b.store(value, self._part(b, at, dtype, i), align=alignment(dtype))
        elif step in (1, -1) and self._is_row(dtype, self.frame.mask):
            self._store_row(b, at, dtype, values, reverse=step == -1)
        else:
            self._store_strided(b, at, self.frame.quantity(step), dtype, values)

    def fetch_ahead(
        self, b: ir.IRBuilder, base: ir.Value, key: Any, form: Form, dtype: DType, *, write: bool
    ) -> None:
        """Fetch what a later iteration reads or writes, if lanes are neighbours."""
        ahead = self.frame.spec.ahead
        if self.by_rows or ahead is None or self.frame.lane_step(form) != 1:
            return
        _, at = self.pointer(base, key, form, element_type(dtype))
        later = b.gep(at, [self.frame.word(ahead)], source_etype=element_type(dtype))
        for line in range(0, self.lanes * dtype.itemsize, LINE):
            self.prefetch(b, b.gep(later, [I64(line)], source_etype=ir.IntType(8)), write=write)

    def prefetch(self, b: ir.IRBuilder, place: ir.Value, *, write: bool) -> None:
        """Fetch a line into the cache."""
        arguments = [place, I32(int(write)), I32(3), I32(1)]
        self._call(b, "llvm.prefetch.p0", ir.VoidType(), arguments)

    def _both(self, b: ir.IRBuilder, x: ir.Value | None, y: ir.Value | None) -> ir.Value | None:
        if x is None or y is None:
            return x if y is None else y
        return b.and_(x, y)

    def guard_mask(self, b: ir.IRBuilder, guard: Any) -> ir.Value | None:
        """A bit for each lane: whether a guard holds; None if there is none."""
        mask: ir.Value | None = None
        for condition in self._open(guard):
            mask = self._both(b, mask, self._lanes_of(b, self.condition(condition)))
        return mask

    def guard_bit(self, b: ir.IRBuilder, guard: Any) -> ir.Value | None:
        """Whether a guard holds: a bit, or one for each lane if lanes differ."""
        holds: ir.Value | None = None
        for condition in self._open(guard):
            bit = self.condition(condition)
            if holds is not None and isinstance(holds.type, ir.VectorType) != isinstance(
                bit.type, ir.VectorType
            ):
                holds, bit = self._lanes_of(b, holds), self._lanes_of(b, bit)
            holds = self._both(b, holds, bit)
        return holds

    def _open(self, guard: Any) -> list[Any]:
        """The conditions of a guard that are not known to hold."""
        return [condition for condition in guard if condition not in self.frame.holding]

    def _lanes_of(self, b: ir.IRBuilder, bit: ir.Value) -> ir.Value:
        if isinstance(bit.type, ir.VectorType):
            return bit
        return broadcast(b, bit, self.lanes)

    def condition(self, condition: Any) -> ir.Value:
        """Whether an affine form lies in a range, as one unsigned comparison."""
        form, low, high = condition
        level, first = self.frame.offset(form)
        lower, upper = self.frame.word(low), self.frame.word(high)
        step = self.frame.lane_step(form)

        def compare(b: ir.IRBuilder) -> ir.Value:
            distance, room = b.sub(first, lower), b.sub(upper, lower)
            if step == 0:
                return b.icmp_unsigned("<", distance, room)
            lanes = self.positions(b, distance, self.frame.quantity(step))
            return b.icmp_unsigned("<", lanes, broadcast(b, room, self.lanes))

        return self.frame.remember(level, ("condition", condition), compare)

    def positions(self, b: ir.IRBuilder, first: ir.Value, step: ir.Value) -> ir.Value:
        """`first + step · lane` in every lane."""
        return b.add(broadcast(b, first, self.lanes), self._distances(b, step))

    def _distances(self, b: ir.IRBuilder, step: ir.Value) -> ir.Value:
        """`step · lane` in every lane."""
        vector = ir.VectorType(I64, self.lanes)
        if isinstance(step, ir.Constant):
            return ir.Constant(vector, [step.constant * i for i in range(self.lanes)])
        numbers = ir.Constant(vector, list(range(self.lanes)))

        def multiply(b: ir.IRBuilder) -> ir.Value:
            return b.mul(numbers, broadcast(b, step, self.lanes))

        level = self.frame.levels[-1]
        if b is not level.builder:
            return multiply(b)
        return self.frame.remember(len(self.frame.levels) - 1, ("distances", step.name), multiply)

    def _part(self, b: ir.IRBuilder, at: ir.Value, dtype: DType, part: int) -> ir.Value:
        return b.gep(at, [I64(part)], source_etype=memory_type(dtype)) if part else at

    def _load_one(
        self, b: ir.IRBuilder, base: ir.Value, at: ir.Value, dtype: DType, guard: Any
    ) -> Parts:
        """An element that is the same in all lanes, as a vector if lanes differ in the guard."""
        bit = self.guard_bit(b, guard)
        lanes = any(self.frame.lane_step(form) != 0 for form, _, _ in guard)
        if bit is not None and isinstance(bit.type, ir.VectorType):
            bit = intrinsic(b, "vector.reduce.or", bit, result=I1)
        if bit is not None:
            at = b.select(bit, at, base)  # the first element, where this one is not to be read
        parts = tuple(self._load_part(b, at, dtype, i) for i in range(part_count(dtype)))
        return tuple(broadcast(b, p, self.lanes) for p in parts) if lanes else parts

    def _load_part(self, b: ir.IRBuilder, at: ir.Value, dtype: DType, part: int) -> ir.Value:
        place = self._part(b, at, dtype, part)
        return from_memory(b, b.load(place, typ=memory_type(dtype), align=alignment(dtype)), dtype)

    def _load_row(
        self, b: ir.IRBuilder, at: ir.Value, dtype: DType, mask: ir.Value | None, *, reverse: bool
    ) -> Parts:
        """Neighbouring elements; parts of complex numbers alternate in memory."""
        n = part_count(dtype)
        if reverse:
            at = b.gep(at, [I64(1 - self.lanes)], source_etype=element_type(dtype))
            mask = None if mask is None else reverse_lanes(b, mask)
        row = self._masked_load(b, at, dtype, None if mask is None else repeated(b, mask, n))
        parts = split(b, row, n)
        if reverse:
            parts = tuple(reverse_lanes(b, p) for p in parts)
        return tuple(from_memory(b, p, dtype) for p in parts)

    def _masked_load(
        self, b: ir.IRBuilder, at: ir.Value, dtype: DType, mask: ir.Value | None
    ) -> ir.Value:
        row = ir.VectorType(memory_type(dtype), self.lanes * part_count(dtype))
        if mask is None:
            return b.load(at, typ=row, align=alignment(dtype))
        arguments = [at, I32(alignment(dtype)), mask, ir.Constant(row, None)]
        return self._call(b, f"llvm.masked.load.{mangle(row)}.p0", row, arguments)

    def _store_row(
        self, b: ir.IRBuilder, at: ir.Value, dtype: DType, values: Parts, *, reverse: bool
    ) -> None:
        n, mask = part_count(dtype), self.frame.mask
        if reverse:
            at = b.gep(at, [I64(1 - self.lanes)], source_etype=element_type(dtype))
            mask = None if mask is None else reverse_lanes(b, mask)
            values = tuple(reverse_lanes(b, v) for v in values)
        row = alternated(b, values)
        if mask is None:
            b.store(row, at, align=alignment(dtype))
            return
        arguments = [row, at, I32(alignment(dtype)), repeated(b, mask, n)]
        self._call(b, f"llvm.masked.store.{mangle(row.type)}.p0", ir.VoidType(), arguments)

    def _pointers(self, b: ir.IRBuilder, at: ir.Value, step: ir.Value, dtype: DType) -> ir.Value:
        return b.gep(at, [self._distances(b, step)], source_etype=element_type(dtype))

    def _load_strided(
        self, b: ir.IRBuilder, at: ir.Value, step: ir.Value, dtype: DType, mask: ir.Value | None
    ) -> Parts:
        if mask is None:
            return self._load_each(b, at, step, dtype)
        pointers = self._pointers(b, at, step, dtype)
        return self._load_scattered(b, pointers, dtype, mask)

    def _load_scattered(
        self, b: ir.IRBuilder, pointers: ir.Value, dtype: DType, mask: ir.Value | None
    ) -> Parts:
        """One element for each lane, from addresses of their own."""
        if mask is None:
            mask = splat(ir.VectorType(I1, self.lanes), 1)
        row = ir.VectorType(memory_type(dtype), self.lanes)
        parts = []
        for i in range(part_count(dtype)):
            here = pointers
            if i:
                here = b.gep(pointers, [I64(i)], source_etype=memory_type(dtype))
            name = f"llvm.masked.gather.{mangle(row)}.v{self.lanes}p0"
            arguments = [here, I32(alignment(dtype)), mask, ir.Constant(row, None)]
            parts.append(from_memory(b, self._call(b, name, row, arguments), dtype))
        return tuple(parts)

    def _load_each(self, b: ir.IRBuilder, at: ir.Value, step: ir.Value, dtype: DType) -> Parts:
        """One load for each lane: faster than the gathering instruction if all lanes are wanted."""
        element = memory_type(dtype)
        row = ir.VectorType(element, self.lanes)
        rows: list[ir.Value] = [ir.Constant(row, ir.Undefined) for _ in range(part_count(dtype))]
        here = at
        for lane in range(self.lanes):
            if lane:
                here = b.gep(here, [step], source_etype=element_type(dtype))
            for i in range(len(rows)):
                one = b.load(self._part(b, here, dtype, i), typ=element, align=alignment(dtype))
                rows[i] = b.insert_element(rows[i], one, I32(lane))
        return tuple(from_memory(b, p, dtype) for p in rows)

    def _store_strided(
        self, b: ir.IRBuilder, at: ir.Value, step: ir.Value, dtype: DType, values: Parts
    ) -> None:
        mask = self.frame.mask
        if mask is None:
            mask = splat(ir.VectorType(I1, self.lanes), 1)
        pointers = self._pointers(b, at, step, dtype)
        for i, value in enumerate(values):
            here = pointers
            if i:
                here = b.gep(pointers, [I64(i)], source_etype=memory_type(dtype))
            name = f"llvm.masked.scatter.{mangle(value.type)}.v{self.lanes}p0"
            self._call(b, name, ir.VoidType(), [value, here, I32(alignment(dtype)), mask])

    def _call(
        self, b: ir.IRBuilder, name: str, result: ir.Type, arguments: list[ir.Value]
    ) -> ir.Value:
        return b.call(b.module.external(name, result, arguments), arguments)
