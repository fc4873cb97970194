"""Rows of elements in memory and in lanes: types, and how lanes are picked and put in order."""

from __future__ import annotations

from collections.abc import Sequence

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.scalars.values import (
    I8,
    I32,
    DType,
    Parts,
    memory_type,
    part_dtype,
)
from tenferro.engines.native.math.lanes import splat

_WHOLE = 16
"""Bytes from which on a row under a mask is a register. A shorter one of bytes fills a register of
AVX-512 whose mask LLVM 22 does not extend by zeros where it keeps it in memory (the copy `kmovb` is
folded into a `kmovw`): up to 8 bytes behind the row are written too."""


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


def shuffle(b: ir.IRBuilder, x: ir.Value, y: ir.Value | None, lanes: list[int]) -> ir.Value:
    """Lanes of two vectors, those of the second after those of the first."""
    other = ir.Constant(x.type, ir.Undefined) if y is None else y
    picked = ir.Constant(ir.VectorType(I32, len(lanes)), lanes)
    return b.shuffle_vector(x, other, picked)


def reverse_lanes(b: ir.IRBuilder, x: ir.Value) -> ir.Value:
    """The lanes in reverse."""
    return shuffle(b, x, None, list(range(x.type.count))[::-1])


def split(b: ir.IRBuilder, row: ir.Value, parts: int) -> Parts:
    """The parts of elements that alternate in a row."""
    if parts == 1:
        return (row,)
    n = row.type.count
    return tuple(shuffle(b, row, None, list(range(i, n, parts))) for i in range(parts))


def alternated(b: ir.IRBuilder, parts: Sequence[ir.Value]) -> ir.Value:
    """Parts as they alternate in a row of elements."""
    if len(parts) == 1:
        return parts[0]
    n, rows = parts[0].type.count, list(parts)
    while len(rows) > 2:
        rows += rows[-1:] * (len(rows) % 2)
        both = list(range(2 * rows[0].type.count))
        rows = [shuffle(b, x, y, both) for x, y in zip(rows[::2], rows[1::2], strict=True)]
    first, last = rows
    return shuffle(b, first, last, [i + k * n for i in range(n) for k in range(len(parts))])


def repeated(b: ir.IRBuilder, mask: ir.Value, times: int) -> ir.Value:
    """Every lane several times."""
    if times == 1:
        return mask
    return shuffle(b, mask, None, [i for i in range(mask.type.count) for _ in range(times)])


def joined(b: ir.IRBuilder, rows: Sequence[ir.Value]) -> ir.Value:
    """The lanes of rows, a power of two of them, as one row."""
    found = list(rows)
    while len(found) > 1:
        both = list(range(2 * found[0].type.count))
        found = [shuffle(b, x, y, both) for x, y in zip(found[::2], found[1::2], strict=True)]
    return found[0]


def registers_of(b: ir.IRBuilder, row: ir.Value, lanes: int) -> list[ir.Value]:
    """The lanes of a row as rows of so many lanes."""
    n = row.type.count
    if n == lanes:
        return [row]
    return [shuffle(b, row, None, list(range(i, i + lanes))) for i in range(0, n, lanes)]


def taken_apart(b: ir.IRBuilder, rows: Sequence[ir.Value]) -> list[ir.Value]:
    """Rows in which as many values alternate as there are rows, with a row for each value.

    By one prime factor of the number of rows after the other: nine rows take 36 exchanges. Where
    there are several times as many rows as lanes, each part of them has the values of its own.
    """
    lanes, streams = rows[0].type.count, [list(rows)]
    if (parts := _parts(rows)) > 1:
        return [row for i in range(parts) for row in taken_apart(b, rows[i::parts])]
    for p in _prime_factors(len(rows)):
        picked = [[divmod(i * p + q, lanes) for i in range(lanes)] for q in range(p)]
        streams = [
            [_picked(b, few, picked[q]) for few in _by(stream, p)]
            for q in range(p)
            for stream in streams
        ]
    return [row for (row,) in streams]


def put_together(b: ir.IRBuilder, rows: Sequence[ir.Value]) -> list[ir.Value]:
    """Rows in which the values of the given rows alternate: the inverse of `taken_apart`."""
    lanes, streams = rows[0].type.count, [[row] for row in rows]
    if _parts(rows) > 1:
        groups = [put_together(b, rows[i : i + lanes]) for i in range(0, len(rows), lanes)]
        return [row for together in zip(*groups, strict=True) for row in together]
    for p in reversed(_prime_factors(len(rows))):
        picked = [[divmod(r * lanes + i, p)[::-1] for i in range(lanes)] for r in range(p)]
        few = len(streams) // p
        streams = [
            [
                _picked(b, values, places)
                for values in zip(*streams[i::few], strict=True)
                for places in picked
            ]
            for i in range(few)
        ]
    return streams[0]


def _parts(rows: Sequence[ir.Value]) -> int:
    """How many times as many rows as lanes there are, if that is a whole number."""
    parts, left = divmod(len(rows), rows[0].type.count)
    return 1 if left else parts


def _picked(
    b: ir.IRBuilder, rows: Sequence[ir.Value], places: Sequence[tuple[int, int]]
) -> ir.Value:
    """Lanes from several rows: for each the number of its row, and its lane there."""
    n, found = len(places), rows[0]
    for k, row in enumerate(rows[1:], 1):
        ready = range(n) if k > 1 else [lane for _, lane in places]
        picked = [n + lane if r == k else ready[i] for i, (r, lane) in enumerate(places)]
        found = shuffle(b, found, row, picked)
    return found


def _by(rows: Sequence[ir.Value], p: int) -> list[Sequence[ir.Value]]:
    return [rows[i : i + p] for i in range(0, len(rows), p)]


def _prime_factors(n: int) -> list[int]:
    found, p = [], 2
    while n > 1:
        while n % p == 0:
            found.append(p)
            n //= p
        p += 1
    return found


def can_mask(dtype: DType, lanes: int) -> bool:
    """Whether neighbours under a mask are loaded and stored as one vector, not one by one."""
    return memory_type(dtype) != I8 or lanes >= _WHOLE
