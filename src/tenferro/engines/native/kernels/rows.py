"""Rows of elements in memory and in lanes: types, and how lanes are picked and put in order."""

from __future__ import annotations

from collections.abc import Sequence

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.values import I32, DType, Parts, memory_type, part_dtype
from tenferro.engines.native.math.lanes import splat


def element_type(dtype: DType) -> ir.Type:
    """The type of one element in memory, all parts together."""
    part = memory_type(dtype)
    return ir.ArrayType(part, 2) if dtype.kind == "c" else part


def alignment(dtype: DType) -> int:
    """The bytes that addresses of elements are multiples of."""
    return int(part_dtype(dtype).itemsize)


def to_memory(b: ir.IRBuilder, part: ir.Value, dtype: DType) -> ir.Value:
    """A part in its memory form: bits as bytes."""
    if dtype.kind != "b":
        return part
    wide = memory_type(dtype)
    if isinstance(part.type, ir.VectorType):
        wide = ir.VectorType(wide, part.type.count)
    return b.zext(part, wide)


def from_memory(b: ir.IRBuilder, part: ir.Value, dtype: DType) -> ir.Value:
    """A part in its register form: bytes as bits."""
    if dtype.kind != "b":
        return part
    return b.icmp_unsigned("!=", part, splat(part.type, 0))


def _shuffle(b: ir.IRBuilder, x: ir.Value, y: ir.Value | None, lanes: list[int]) -> ir.Value:
    other = ir.Constant(x.type, ir.Undefined) if y is None else y
    picked = ir.Constant(ir.VectorType(I32, len(lanes)), lanes)
    return b.shuffle_vector(x, other, picked)


def reverse_lanes(b: ir.IRBuilder, x: ir.Value) -> ir.Value:
    """The lanes in reverse."""
    return _shuffle(b, x, None, list(range(x.type.count))[::-1])


def split(b: ir.IRBuilder, row: ir.Value, parts: int) -> Parts:
    """The parts of elements that alternate in a row."""
    if parts == 1:
        return (row,)
    n = row.type.count
    return tuple(_shuffle(b, row, None, list(range(i, n, parts))) for i in range(parts))


def alternated(b: ir.IRBuilder, parts: Sequence[ir.Value]) -> ir.Value:
    """Parts as they alternate in a row of elements."""
    if len(parts) == 1:
        return parts[0]
    n, rows = parts[0].type.count, list(parts)
    while len(rows) > 2:
        rows += rows[-1:] * (len(rows) % 2)
        both = list(range(2 * rows[0].type.count))
        rows = [_shuffle(b, x, y, both) for x, y in zip(rows[::2], rows[1::2], strict=True)]
    first, last = rows
    return _shuffle(b, first, last, [i + k * n for i in range(n) for k in range(len(parts))])


def repeated(b: ir.IRBuilder, mask: ir.Value, times: int) -> ir.Value:
    """Every lane several times."""
    if times == 1:
        return mask
    return _shuffle(b, mask, None, [i for i in range(mask.type.count) for _ in range(times)])
