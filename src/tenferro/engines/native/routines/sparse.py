"""Products with sparse matrices: one loop over the entries, in their order."""

from __future__ import annotations

from functools import partial
from math import prod
from typing import Any

from tenferro.engines.native import ir
from tenferro.engines.native.ir.loops import counted
from tenferro.engines.native.kernels.emission.frame import broadcast
from tenferro.engines.native.kernels.scalars.values import I64, is_signed, register_type
from tenferro.engines.native.math.lanes import mangle, splat
from tenferro.engines.native.routines.code import Code
from tenferro.engines.native.routines.step import Draft, of_any_size
from tenferro.tensor import Aval


@of_any_size("tenferro.sparse.product.v1")
def _(data: Aval, rows: Aval, columns: Aval, x: Aval, *, size: int) -> Draft | None:
    if data.dtype.kind != "f" or data.is_symbolic or x.is_symbolic:
        return None
    width: Any = prod(x.shape[1:])

    def write(code: Code) -> None:
        _, _, _, vectors, out = code.data
        code.clear(out, code.b.mul(code.n["size"], code.n["width"]))
        sums = _Sums(code, out)
        add = sums.add if width == 1 else partial(_add_row, code, out)
        with code.loop(I64(0), code.n["count"]) as k:
            value = code.element(code.data[0], k)
            i, j = (_position(code, code.data[p], a, k) for p, a in ((1, rows), (2, columns)))
            add(i, value, vectors, j)
        if width == 1:
            with code.b.if_then(code.b.icmp_signed(">", code.n["count"], I64(0))):
                sums.finish()

    numbers: Any = {"size": size, "count": data.shape[0], "width": width}
    return Draft(f"{rows.dtype} {columns.dtype} {width == 1}", write, numbers)


@of_any_size("tenferro.sparse.sampled.v1")
def _(y: Aval, rows: Aval, columns: Aval, x: Aval) -> Draft | None:
    if x.dtype.kind != "f" or x.ndim != 2 or rows.is_symbolic or y.is_symbolic or x.is_symbolic:
        return None

    def write(code: Code) -> None:
        left, _, _, right, out = code.data
        width = code.n["width"]
        with code.loop(I64(0), code.n["count"]) as k:
            i, j = (_position(code, code.data[p], a, k) for p, a in ((1, rows), (2, columns)))
            first, second = (
                code.at(base, code.b.mul(line, width)) for base, line in ((left, i), (right, j))
            )
            code.put(_dot(code, first, second), out, k)

    numbers: Any = {"count": rows.shape[0], "width": x.shape[1]}
    return Draft(f"{rows.dtype} {columns.dtype}", write, numbers)


def _position(code: Code, index: ir.Value, aval: Aval, k: ir.Value) -> ir.Value:
    kind = register_type(aval.dtype)
    position = code.b.load(code.b.gep(index, [k], source_etype=kind), typ=kind)
    if aval.dtype.itemsize == 8:
        return position
    return code.b.sext(position, I64) if is_signed(aval.dtype) else code.b.zext(position, I64)


class _Sums:
    """Sums of products for the elements of a vector, in a register while the element is the same.

    The order of additions is that of the entries. On an AMD EPYC, 7 entries a row take 0.7 of the
    time of sums in memory, and those of a transposed matrix, one after the other, 1.2.
    """

    def __init__(self, code: Code, out: ir.Value) -> None:
        self.code, self.out = code, out
        self.place = code.b.alloca(I64)
        code.b.store(I64(0), self.place)
        code.b.store(ir.Constant(code.scalar, 0.0), code.variable)

    def add(self, i: ir.Value, value: ir.Value, x: ir.Value, j: ir.Value) -> None:
        """Add a product to element i."""
        code, b = self.code, self.code.b
        product = b.fmul(value, code.element(x, j))
        with b.if_then(b.icmp_signed("!=", i, b.load(self.place, typ=I64))):
            self.finish()
            b.store(code.element(self.out, i), code.variable)
            b.store(i, self.place)
        b.store(b.fadd(b.load(code.variable, typ=code.scalar), product), code.variable)

    def finish(self) -> None:
        """Write the sum."""
        b = self.code.b
        total = b.load(self.code.variable, typ=self.code.scalar)
        self.code.put(total, self.out, b.load(self.place, typ=I64))


def _add_row(
    code: Code, out: ir.Value, i: ir.Value, value: ir.Value, x: ir.Value, j: ir.Value
) -> None:
    """A multiple of row j of a matrix, added to row i of another: vectors first, then the rest."""
    b, width = code.b, code.n["width"]
    target, source = code.at(out, b.mul(i, width)), code.at(x, b.mul(j, width))
    whole = b.and_(width, I64(-code.lanes))
    vector = ir.VectorType(code.scalar, code.lanes)
    factor = broadcast(b, value, code.lanes)
    with counted(b, I64(0), whole, I64(code.lanes)) as c:
        there, here = code.at(source, c), code.at(target, c)
        product = b.fmul(factor, b.load(there, typ=vector, align=code.itemsize))
        b.store(
            b.fadd(b.load(here, typ=vector, align=code.itemsize), product),
            here,
            align=code.itemsize,
        )
    with code.loop(whole, width) as c:
        product = b.fmul(value, code.element(source, c))
        code.put(b.fadd(code.element(target, c), product), target, c)


def _dot(code: Code, x: ir.Value, y: ir.Value) -> ir.Value:
    """Σ x y of two rows: vectors first, then their lanes, then the rest."""
    b, width, zero = code.b, code.n["width"], ir.Constant(code.scalar, 0.0)
    whole = b.and_(width, I64(-code.lanes))
    vector = ir.VectorType(code.scalar, code.lanes)
    b.store(splat(vector, 0.0), code.lane_sums)
    with counted(b, I64(0), whole, I64(code.lanes)) as c:
        factors = (b.load(code.at(row, c), typ=vector, align=code.itemsize) for row in (x, y))
        total = b.load(code.lane_sums, typ=vector)
        b.store(b.fadd(total, b.fmul(*factors)), code.lane_sums)
    name = f"llvm.vector.reduce.fadd.{mangle(vector)}"
    arguments = [zero, b.load(code.lane_sums, typ=vector)]
    b.store(b.call(code.module.external(name, code.scalar, arguments), arguments), code.variable)
    with code.loop(whole, width) as c:
        product = b.fmul(code.element(x, c), code.element(y, c))
        b.store(b.fadd(b.load(code.variable, typ=code.scalar), product), code.variable)
    return b.load(code.variable, typ=code.scalar)
