"""Plain loops and tables for kernels that are written by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.values import I64, POINTER


@contextmanager
def counted(
    b: ir.IRBuilder, low: ir.Value, high: ir.Value, step: ir.Value
) -> Iterator[ir.PhiInstr]:
    """A loop from low to high; the builder is in its body, then after it."""
    function, before = b.function, b.block
    head = function.append_basic_block("head")
    body = function.append_basic_block("body")
    leave = function.append_basic_block("leave")
    b.branch(head)
    b.position_at_end(head)
    index = b.phi(I64)
    index.add_incoming(low, before)
    b.cbranch(b.icmp_signed("<", index, high), body, leave)
    b.position_at_end(body)
    yield index
    index.add_incoming(b.add(index, step), b.block)
    b.branch(head)
    b.position_at_end(leave)


def words(b: ir.IRBuilder, table: ir.Value, names: Sequence[str]) -> dict[str, ir.Value]:
    """The numbers at the beginning of a table, by name."""
    return {
        name: b.load(b.gep(table, [I64(i)], source_etype=I64), typ=I64)
        for i, name in enumerate(names)
    }


def pointers(b: ir.IRBuilder, frame: ir.Value, count: int) -> list[ir.Value]:
    """The pointers at the beginning of a frame."""
    return [b.load(b.gep(frame, [I64(i)], source_etype=POINTER), typ=POINTER) for i in range(count)]


def least(b: ir.IRBuilder, x: ir.Value, y: ir.Value) -> ir.Value:
    """The smaller of two integers."""
    return b.select(b.icmp_signed("<", x, y), x, y)
