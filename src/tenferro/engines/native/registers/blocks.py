"""Arrays of all lanes and the lanes of one block: addresses, and which lanes there are."""

from __future__ import annotations

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.frame import broadcast
from tenferro.engines.native.kernels.rows import element_type
from tenferro.engines.native.kernels.values import I64, DType, Parts, part_count
from tenferro.engines.native.registers.memory import (
    gather,
    load_masked,
    load_row,
    scatter,
    store_masked,
    store_row,
)


class Block:
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

    def base(self, b: ir.IRBuilder, array: ir.Value, step: int, dtype: DType) -> ir.Value:
        """Where an array has its elements for the first lane; of the next they are a step on."""
        if step == 0:
            return array
        start = b.mul(self._first, I64(step))
        return b.gep(array, [start], source_etype=element_type(dtype))

    def load(self, b: ir.IRBuilder, base: ir.Value, offset: int, step: int, dtype: DType) -> Parts:
        """An element of all lanes."""
        if step == 0:
            one = load_row(b, base, offset, 1, dtype)
            return tuple(broadcast(b, part, self.width) for part in one)
        if step == 1 and self.mask is None:
            return load_row(b, base, offset, self.width, dtype)
        if step == 1 and self.mask is not None and part_count(dtype) == 1:
            return load_masked(b, base, offset, dtype, self.mask)
        return gather(b, base, self._offsets(offset, step), dtype, self.mask)

    def store(
        self, b: ir.IRBuilder, base: ir.Value, offset: int, step: int, parts: Parts, dtype: DType
    ) -> None:
        """Write an element of all lanes."""
        if step == 1 and self.mask is None:
            store_row(b, base, offset, parts, dtype)
        elif step == 1 and self.mask is not None and len(parts) == 1:
            store_masked(b, base, offset, parts, dtype, self.mask)
        else:
            scatter(b, base, self._offsets(offset, step), parts, dtype, self.mask)

    def _offsets(self, offset: int, step: int) -> list[int]:
        return [offset + step * k for k in range(self.width)]
