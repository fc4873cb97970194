"""The function of a step while it is written: loops, copies, and calls of Fortran subroutines."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.ir.loops import counted, pointers, words
from tenferro.engines.native.kernels.scalars.values import I1, I8, I64, POINTER, register_type
from tenferro.engines.native.runtime.code.target import host

PROGRAM = "program"
FAILED = 1
_SEEN = 768
"""Bits for the numbers of a permutation."""


class Code:
    """`i64 program(...)` (see `runtime.signature`) over a table of named numbers.

    `data` are the operands, inputs first; `n` holds the numbers as values. A status other than 0
    leaves the call to the NumPy kernel. `variable` is a real number on the stack,
    `lane_sums` a vector of such.
    """

    def __init__(self, dtype: np.dtype[Any], names: Sequence[str], operands: int) -> None:
        self.module = ir.Module()
        self.scalar = register_type(dtype)
        self.lanes = host().lanes(dtype.itemsize)
        self.itemsize = dtype.itemsize
        function = ir.Function(self.module, ir.FunctionType(I64, [POINTER] * 5), PROGRAM)
        self.b = b = ir.IRBuilder(function.append_basic_block("entry"))
        data, _, _, _, table = function.args
        self.variable = b.alloca(self.scalar)
        self.lane_sums = b.alloca(ir.VectorType(self.scalar, self.lanes))
        self.seen = b.alloca(ir.VectorType(I64, _SEEN // 64))
        self.data = pointers(b, data, operands)
        self.n = words(b, table, names)
        self._place = {
            name: b.gep(table, [I64(i)], source_etype=I64) for i, name in enumerate(names)
        }

    def at(self, base: ir.Value, offset: ir.Value) -> ir.Value:
        """The address of an element."""
        return self.b.gep(base, [offset], source_etype=self.scalar)

    def element(self, base: ir.Value, offset: ir.Value) -> ir.Value:
        """An element."""
        return self.b.load(self.at(base, offset), typ=self.scalar)

    def put(self, value: ir.Value, base: ir.Value, offset: ir.Value) -> None:
        """Write an element."""
        self.b.store(value, self.at(base, offset))

    def loop(self, low: ir.Value, high: ir.Value) -> AbstractContextManager[ir.PhiInstr]:
        """A loop over [low, high)."""
        return counted(self.b, low, high, I64(1))

    def copy(self, target: ir.Value, source: ir.Value, count: ir.Value) -> None:
        """Copy so many elements."""
        size = self.b.mul(count, I64(self.itemsize))
        self._call("llvm.memcpy.p0.p0.i64", [target, source, size, I1(0)])

    def clear(self, target: ir.Value, count: ir.Value) -> None:
        """Write so many zeros."""
        size = self.b.mul(count, I64(self.itemsize))
        self._call("llvm.memset.p0.i64", [target, I8(0), size, I1(0)])

    def fortran(self, name: str, *arguments: ir.Value | str) -> None:
        """Call a subroutine; text is a character in upper case, or the name of a number."""
        given = [self._reference(x) if isinstance(x, str) else x for x in arguments]
        self._call(f"lapack.{name}", given)

    def fail_if(self, bad: ir.Value) -> None:
        """Leave with a status where a bit is set."""
        leave, rest = self.b.append_basic_block("failed"), self.b.append_basic_block("rest")
        self.b.cbranch(bad, leave, rest)
        self.b.position_at_end(leave)
        self.b.ret(I64(FAILED))
        self.b.position_at_end(rest)

    def fail_unless_permutation(self, order: ir.Value, count: ir.Value) -> None:
        """Leave with a status unless `order` holds each of 0, 1, … once; of 768 numbers at most."""
        b, six = self.b, I64(6)
        self._call("llvm.memset.p0.i64", [self.seen, I8(0), I64(_SEEN // 8), I1(0)])
        with self.loop(I64(0), count) as i:
            place = b.load(b.gep(order, [i], source_etype=I64), typ=I64)
            self.fail_if(b.icmp_unsigned(">=", place, count))
            word = b.gep(self.seen, [b.lshr(place, six)], source_etype=I64)
            bit = b.shl(I64(1), b.and_(place, I64(63)))
            before = b.load(word, typ=I64)
            self.fail_if(b.icmp_signed("!=", b.and_(before, bit), I64(0)))
            b.store(b.or_(before, bit), word)

    def finish(self) -> None:
        """Close the function."""
        self.b.ret(I64(0))

    def _reference(self, text: str) -> ir.Value:
        if not text.isupper():
            return self._place[text]
        name = f"character.{text}"
        return self.module.tables.get(name) or ir.GlobalVariable(self.module, name, I8(ord(text)))

    def _call(self, name: str, arguments: Sequence[ir.Value]) -> None:
        self.b.call(self.module.external(name, ir.VoidType(), arguments), arguments)
