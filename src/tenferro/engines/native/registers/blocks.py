"""Arrays of all lanes and the lanes of one block: addresses, and which lanes there are."""

from __future__ import annotations

from collections.abc import Sequence

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.frame import broadcast
from tenferro.engines.native.kernels.emission.rows import alternated, element_type, repeated, split
from tenferro.engines.native.kernels.scalars.values import I32, I64, DType, Parts, part_count
from tenferro.engines.native.registers.lane_array import LaneArray
from tenferro.engines.native.registers.memory import (
    gather,
    load_masked,
    load_row,
    scatter,
    store_masked,
    store_row,
)

_MOST = 8
"""The most elements of a lane that are picked out of rows."""


class LaneBlock:
    """The block of lanes that a function works on, `width` of so many."""

    def __init__(self, b: ir.IRBuilder, number: ir.Value, lanes: int, width: int) -> None:
        self.number, self.lanes, self.width = number, lanes, width
        self._first = b.mul(number, I64(width))
        self.mask: ir.Value | None = None
        """Which lanes there are, if not always all of them."""
        if lanes % width:
            numbers = ir.Constant(ir.VectorType(I64, width), list(range(width)))
            left = broadcast(b, b.sub(I64(lanes), self._first), width)
            self.mask = b.icmp_signed("<", numbers, left)

    def _base(self, b: ir.IRBuilder, array: ir.Value, step: int, dtype: DType) -> ir.Value:
        """Where an array has its elements for the first lane; of the next they are a step on."""
        if step == 0:
            return array
        start = b.mul(self._first, I64(step))
        return b.gep(array, [start], source_etype=element_type(dtype))

    def read(
        self, b: ir.IRBuilder, array: ir.Value, elements: LaneArray, dtype: DType
    ) -> list[Parts]:
        """The elements of an array, of all lanes."""
        offsets, step = elements.places(self.lanes)
        base = self._base(b, array, step, dtype)
        if step == 0:
            ones = [load_row(b, base, offset, 1, dtype) for offset in offsets]
            return [tuple(broadcast(b, part, self.width) for part in one) for one in ones]
        if not self._in_rows(step, dtype):
            places = [self._places(offset, step) for offset in offsets]
            return [gather(b, base, own, dtype, self.mask) for own in places]
        starts = dict.fromkeys(offset - offset % step for offset in offsets)
        rows = {start: self._row(b, base, start, step, dtype) for start in starts}
        return [rows[offset - offset % step][offset % step] for offset in offsets]

    def _row(
        self, b: ir.IRBuilder, base: ir.Value, start: int, step: int, dtype: DType
    ) -> list[Parts]:
        """So many elements of all lanes, as they alternate in memory."""
        if self.mask is None:
            row = load_row(b, base, start, self.width * step, dtype)
        else:
            row = load_masked(b, base, start, dtype, repeated(b, self.mask, step))
        return list(zip(*(split(b, part, step) for part in row), strict=True))

    def write(
        self,
        b: ir.IRBuilder,
        array: ir.Value,
        elements: LaneArray,
        found: Sequence[Parts],
        dtype: DType,
    ) -> None:
        """Write an array, of all lanes; what these have in common, the first block writes."""
        offsets, step = elements.places(self.lanes)
        if step:
            self._store(b, self._base(b, array, step, dtype), offsets, step, found, dtype)
            return
        with b.if_then(b.icmp_signed("==", self.number, I64(0))):
            for offset, parts in zip(offsets, found, strict=True):
                one = tuple(b.extract_element(part, I32(0)) for part in parts)
                store_row(b, array, offset, one, dtype)

    def _store(
        self,
        b: ir.IRBuilder,
        base: ir.Value,
        offsets: Sequence[int],
        step: int,
        elements: Sequence[Parts],
        dtype: DType,
    ) -> None:
        if not self._in_rows(step, dtype):
            for offset, parts in zip(offsets, elements, strict=True):
                scatter(b, base, self._places(offset, step), parts, dtype, self.mask)
            return
        at = dict(zip(offsets, elements, strict=True))
        for start in (offset for offset in offsets if offset % step == 0):
            group = [at[start + k] for k in range(step)]
            row = tuple(alternated(b, column) for column in zip(*group, strict=True))
            if self.mask is None:
                store_row(b, base, start, row, dtype)
            else:
                store_masked(b, base, start, row, dtype, repeated(b, self.mask, step))

    def _in_rows(self, step: int, dtype: DType) -> bool:
        """Whether the elements of all lanes are read and written as they lie in memory."""
        return step <= _MOST and (self.mask is None or part_count(dtype) == 1)

    def _places(self, offset: int, step: int) -> list[int]:
        return [offset + step * k for k in range(self.width)]
