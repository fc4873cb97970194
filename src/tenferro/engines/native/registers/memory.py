"""Elements of arrays in memory: rows of them to and from registers."""

from __future__ import annotations

from collections.abc import Sequence

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.rows import (
    alignment,
    alternated,
    element_type,
    from_memory,
    split,
    to_memory,
)
from tenferro.engines.native.kernels.values import (
    I1,
    I32,
    I64,
    DType,
    Parts,
    memory_type,
    part_count,
)
from tenferro.engines.native.math.lanes import mangle, splat


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


def gather(b: ir.IRBuilder, base: ir.Value, offsets: Sequence[int], dtype: DType) -> Parts:
    """Elements at any offsets, as a vector."""
    kind, parts, lanes = memory_type(dtype), part_count(dtype), len(offsets)
    vector = ir.VectorType(kind, lanes)
    found = []
    for k in range(parts):
        places = ir.Constant(ir.VectorType(I64, lanes), [parts * i + k for i in offsets])
        at = b.gep(base, [places], source_etype=kind)
        mask = splat(ir.VectorType(I1, lanes), 1)
        nothing = ir.Constant(vector, ir.Undefined)
        arguments = [at, I32(alignment(dtype)), mask, nothing]
        name = f"llvm.masked.gather.{mangle(vector)}.v{lanes}p0"
        found.append(b.call(b.module.external(name, vector, arguments), arguments))
    return tuple(from_memory(b, part, dtype) for part in found)


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
