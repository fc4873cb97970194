"""Plain loops and tables for kernels that are written by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from tenferro.engines.native.ir.builder import IRBuilder
from tenferro.engines.native.ir.module import PhiInstr
from tenferro.engines.native.ir.values import IntType, PointerType, Value

I64 = IntType(64)
POINTER = PointerType()


@contextmanager
def counted(b: IRBuilder, low: Value, high: Value, step: Value) -> Iterator[PhiInstr]:
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


def words(b: IRBuilder, table: Value, names: Sequence[str]) -> dict[str, Value]:
    """The numbers at the beginning of a table, by name."""
    return {
        name: b.load(b.gep(table, [I64(i)], source_etype=I64), typ=I64)
        for i, name in enumerate(names)
    }


def pointers(b: IRBuilder, frame: Value, count: int) -> list[Value]:
    """The pointers at the beginning of a frame."""
    return [b.load(b.gep(frame, [I64(i)], source_etype=POINTER), typ=POINTER) for i in range(count)]


def least(b: IRBuilder, x: Value, y: Value) -> Value:
    """The smaller of two integers."""
    return b.select(b.icmp_signed("<", x, y), x, y)
