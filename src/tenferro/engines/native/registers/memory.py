"""Elements of arrays in memory: rows of them to and from registers."""

from __future__ import annotations

from collections.abc import Sequence

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.rows import (
    alignment,
    alternated,
    can_mask,
    element_type,
    from_memory,
    split,
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
from tenferro.engines.native.math.lanes import mangle, splat


def load_masked(
    b: ir.IRBuilder, base: ir.Value, offset: int, dtype: DType, mask: ir.Value
) -> Parts:
    """Elements of one part from an offset on, where the mask holds."""
    at = b.gep(base, [I64(offset)], source_etype=element_type(dtype))
    vector = ir.VectorType(memory_type(dtype), mask.type.count)
    at, kind = _masked_places(b, at, dtype, mask, "load", "gather")
    arguments = [at, I32(alignment(dtype)), mask, splat(vector, 0)]
    name = f"llvm.masked.{kind.format(mangle(vector))}"
    found = b.call(b.module.external(name, vector, arguments), arguments)
    return (from_memory(b, found, dtype),)


def store_masked(
    b: ir.IRBuilder, base: ir.Value, offset: int, parts: Parts, dtype: DType, mask: ir.Value
) -> None:
    """Write elements of one part from an offset on, where the mask holds."""
    at = b.gep(base, [I64(offset)], source_etype=element_type(dtype))
    value = to_memory(b, parts[0], dtype)
    at, kind = _masked_places(b, at, dtype, mask, "store", "scatter")
    arguments = [value, at, I32(alignment(dtype)), mask]
    name = f"llvm.masked.{kind.format(mangle(value.type))}"
    b.call(b.module.external(name, ir.VoidType(), arguments), arguments)


def _masked_places(
    b: ir.IRBuilder, at: ir.Value, dtype: DType, mask: ir.Value, row: str, each: str
) -> tuple[ir.Value, str]:
    """The address of a row and the name of what loads or stores it; or those of each element."""
    lanes = mask.type.count
    if can_mask(dtype, lanes):
        return at, row + ".{}.p0"
    places = ir.Constant(ir.VectorType(I64, lanes), list(range(lanes)))
    return b.gep(at, [places], source_etype=element_type(dtype)), f"{each}.{{}}.v{lanes}p0"


def load_row(b: ir.IRBuilder, base: ir.Value, offset: int, lanes: int, dtype: DType) -> Parts:
    """Elements from an offset on: a vector of them, or a scalar if it is one."""
    at = b.gep(base, [I64(offset)], source_etype=element_type(dtype))
    parts, kind = part_count(dtype), memory_type(dtype)
    if lanes == 1:
        places = [b.gep(at, [I64(k)], source_etype=kind) if k else at for k in range(parts)]
        found = [b.load(place, typ=kind, align=alignment(dtype)) for place in places]
        return tuple(from_memory(b, part, dtype) for part in found)
    row = b.load(at, typ=ir.VectorType(kind, lanes * parts), align=alignment(dtype))
    return tuple(from_memory(b, part, dtype) for part in split(b, row, parts))


def gather(
    b: ir.IRBuilder,
    base: ir.Value,
    offsets: Sequence[int],
    dtype: DType,
    mask: ir.Value | None = None,
) -> Parts:
    """Elements at any offsets, as a vector; none where the mask does not hold."""
    kind, lanes = memory_type(dtype), len(offsets)
    vector = ir.VectorType(kind, lanes)
    found = []
    for k in range(part_count(dtype)):
        at = _places(b, base, offsets, dtype, k)
        arguments = [at, I32(alignment(dtype)), _mask(mask, lanes), splat(vector, 0)]
        name = f"llvm.masked.gather.{mangle(vector)}.v{lanes}p0"
        found.append(b.call(b.module.external(name, vector, arguments), arguments))
    return tuple(from_memory(b, part, dtype) for part in found)


def scatter(
    b: ir.IRBuilder,
    base: ir.Value,
    offsets: Sequence[int],
    parts: Parts,
    dtype: DType,
    mask: ir.Value | None = None,
) -> None:
    """Write a vector of elements to any offsets, where the mask holds."""
    lanes = len(offsets)
    for k, part in enumerate(parts):
        value = to_memory(b, part, dtype)
        at = _places(b, base, offsets, dtype, k)
        arguments = [value, at, I32(alignment(dtype)), _mask(mask, lanes)]
        name = f"llvm.masked.scatter.{mangle(value.type)}.v{lanes}p0"
        b.call(b.module.external(name, ir.VoidType(), arguments), arguments)


def _places(
    b: ir.IRBuilder, base: ir.Value, offsets: Sequence[int], dtype: DType, part: int
) -> ir.Value:
    numbers = [part_count(dtype) * i + part for i in offsets]
    places = ir.Constant(ir.VectorType(I64, len(offsets)), numbers)
    return b.gep(base, [places], source_etype=memory_type(dtype))


def _mask(mask: ir.Value | None, lanes: int) -> ir.Value:
    return splat(ir.VectorType(I1, lanes), 1) if mask is None else mask


def store_row(b: ir.IRBuilder, base: ir.Value, offset: int, parts: Parts, dtype: DType) -> None:
    """Write elements from an offset on."""
    at = b.gep(base, [I64(offset)], source_etype=element_type(dtype))
    if isinstance(parts[0].type, ir.VectorType):
        row = alternated(b, tuple(to_memory(b, part, dtype) for part in parts))
        b.store(row, at, alignment(dtype))
        return
    for k, part in enumerate(parts):
        place = b.gep(at, [I64(k)], source_etype=memory_type(dtype)) if k else at
        b.store(to_memory(b, part, dtype), place, alignment(dtype))


def copied(b: ir.IRBuilder, target: ir.Value, source: ir.Value, size: int) -> None:
    """Copy so many bytes to others."""
    arguments = [target, source, I64(size), I1(0)]
    b.call(b.module.external("llvm.memcpy.p0.p0.i64", ir.VoidType(), arguments), arguments)


def widened(b: ir.IRBuilder, index: ir.Value, dtype: DType) -> ir.Value:
    """An index with 64 bits."""
    if dtype.itemsize == 8:
        return index
    return b.sext(index, I64) if dtype.kind == "i" else b.zext(index, I64)


def clamped(b: ir.IRBuilder, index: ir.Value, most: int, *, nearest: bool) -> ir.Value:
    """The nearest number from 0 to the greatest one; if that does not matter, any of them."""
    if not nearest:
        return b.select(b.icmp_unsigned("<", index, I64(most)), index, I64(most))
    index = b.select(b.icmp_signed("<", index, I64(0)), I64(0), index)
    return b.select(b.icmp_signed("<", index, I64(most)), index, I64(most))
