"""The innermost part of matrix products: a tile of the result in registers.

A tile has a few rows and up to three vectors of columns; each step adds the product of a column of
A, element by element broadcast to all lanes, with a row of B.
"""

from __future__ import annotations

from typing import NamedTuple

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.frame import broadcast
from tenferro.engines.native.kernels.values import I32, I64, POINTER
from tenferro.engines.native.math.lanes import intrinsic, mangle


class Tile(NamedTuple):
    """Rows and vectors of a tile; `masked` says that columns may end within it."""

    rows: int
    vectors: int
    masked: bool


ARGUMENTS = ("a", "a_row", "a_step", "b", "b_step", "c", "c_row", "steps", "columns", "more")
_POINTERS = ("a", "b", "c")


def micro_kernel(module: ir.Module, tile: Tile, scalar: ir.Type, lanes: int) -> ir.Function:
    """`C = A B`, or `C += A B` if `more` is not 0, for one tile; one function per module.

    Strides count elements; `columns` is the number of columns that there are.
    """
    kinds = [POINTER if name in _POINTERS else I64 for name in ARGUMENTS]
    name = f"tile.{tile.rows}x{tile.vectors}{'m' if tile.masked else ''}.{mangle(scalar)}"

    def write(function: ir.Function) -> None:
        _Writer(function, tile, scalar, lanes).write()

    return module.internal(name, ir.FunctionType(ir.VoidType(), kinds), write)


class _Writer:
    def __init__(self, function: ir.Function, tile: Tile, scalar: ir.Type, lanes: int) -> None:
        self.function, self.tile, self.scalar, self.lanes = function, tile, scalar, lanes
        self.vector = ir.VectorType(scalar, lanes)
        self.args = dict(zip(ARGUMENTS, function.args, strict=True))
        self.b = ir.IRBuilder(function.append_basic_block("entry"))
        self.masks = self._masks() if tile.masked else [None] * tile.vectors

    def write(self) -> None:
        """The whole function."""
        sums = self._steps()
        b = self.b
        more = b.icmp_signed("!=", self.args["more"], I64(0))
        b.if_else(more, lambda: self._store(sums, add=True), lambda: self._store(sums, add=False))
        b.ret_void()

    def _masks(self) -> list[ir.Value]:
        """Which lanes of each vector are columns."""
        b, masks = self.b, []
        for v in range(self.tile.vectors):
            numbers = ir.Constant(
                ir.VectorType(I32, self.lanes), [v * self.lanes + i for i in range(self.lanes)]
            )
            columns = broadcast(b, b.trunc(self.args["columns"], I32), self.lanes)
            masks.append(b.icmp_signed("<", numbers, columns))
        return masks

    def _steps(self) -> list[list[ir.Value]]:
        """The sums over all steps, one vector for each row and vector of columns."""
        b, args = self.b, self.args
        rows = [self._at(args["a"], b.mul(I64(r), args["a_row"])) for r in range(self.tile.rows)]
        before = b.block
        body = self.function.append_basic_block("step")
        leave = self.function.append_basic_block("sums")
        b.branch(body)  # there is at least one step
        b.position_at_end(body)
        step, in_a, in_b = b.phi(I64), b.phi(I64), b.phi(POINTER)
        zero = ir.Constant(self.vector, None)
        sums = [
            [b.phi(self.vector) for _ in range(self.tile.vectors)] for _ in range(self.tile.rows)
        ]
        for phi in (p for row in sums for p in row):
            phi.add_incoming(zero, before)
        columns = [self._load(in_b, v) for v in range(self.tile.vectors)]
        after = []
        for r, row in enumerate(rows):
            element = b.load(self._at(row, in_a), typ=self.scalar)
            same = broadcast(b, element, self.lanes)
            after.append(
                [
                    intrinsic(b, "fmuladd", same, column, before_sum)
                    for column, before_sum in zip(columns, sums[r], strict=True)
                ]
            )
        following = b.add(step, I64(1))
        for phi, first, then in (
            (step, I64(0), following),
            (in_a, I64(0), b.add(in_a, args["a_step"])),
            (in_b, args["b"], self._at(in_b, args["b_step"])),
        ):
            phi.add_incoming(first, before)
            phi.add_incoming(then, body)
        for phi, value in zip(
            (p for row in sums for p in row), (x for row in after for x in row), strict=True
        ):
            phi.add_incoming(value, body)
        b.cbranch(b.icmp_signed("<", following, args["steps"]), body, leave)
        b.position_at_end(leave)
        return after

    def _at(self, base: ir.Value, offset: ir.Value) -> ir.Value:
        return self.b.gep(base, [offset], source_etype=self.scalar)

    def _load(self, base: ir.Value, v: int) -> ir.Value:
        b = self.b
        at = self._at(base, I64(v * self.lanes))
        align = 4 if isinstance(self.scalar, ir.FloatType) else 8
        mask = self.masks[v]
        if mask is None:
            return b.load(at, typ=self.vector, align=align)
        zero = ir.Constant(self.vector, None)
        name = f"llvm.masked.load.{mangle(self.vector)}.p0"
        return self._call(name, self.vector, [at, I32(align), mask, zero])

    def _store(self, sums: list[list[ir.Value]], *, add: bool) -> None:
        b = self.b
        for r, row in enumerate(sums):
            base = self._at(self.args["c"], b.mul(I64(r), self.args["c_row"]))
            for v, value in enumerate(row):
                total = b.fadd(self._load(base, v), value) if add else value
                self._store_vector(base, v, total)

    def _store_vector(self, base: ir.Value, v: int, value: ir.Value) -> None:
        at = self._at(base, I64(v * self.lanes))
        align = 4 if isinstance(self.scalar, ir.FloatType) else 8
        mask = self.masks[v]
        if mask is None:
            self.b.store(value, at, align=align)
            return
        name = f"llvm.masked.store.{mangle(self.vector)}.p0"
        self._call(name, ir.VoidType(), [value, at, I32(align), mask])

    def _call(self, name: str, result: ir.Type, arguments: list[ir.Value]) -> ir.Value:
        return self.b.call(self.b.module.external(name, result, arguments), arguments)
