"""The innermost part of matrix products: a tile of the result in registers.

A tile has a few rows and up to three vectors of columns; each step adds the product of a column of
A, element by element broadcast to all lanes, with a row of B. Over other semirings, what is added
and multiplied are other operations.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.emission.accumulators import combine_real
from tenferro.engines.native.kernels.emission.frame import broadcast
from tenferro.engines.native.kernels.scalars.values import I32, I64, POINTER
from tenferro.engines.native.math.lanes import intrinsic, mangle, splat
from tenferro.engines.native.runtime.code.target import host


class Tile(NamedTuple):
    """Rows and vectors of a tile; `masked` says that columns may end within it.

    `a` is the distance between steps of packed rows of A, which are neighbours, and `b` that of
    packed rows of B: 0 where operands are not packed, and strides are arguments.
    """

    rows: int
    vectors: int
    masked: bool
    a: int
    b: int


class Semiring(NamedTuple):
    """The pointwise families that are its sum and its product."""

    add: str
    multiply: str


NUMBERS = Semiring("add", "mul")
_ZEROS = {"add": 0.0, "maximum": -math.inf, "minimum": math.inf}
ARGUMENTS = ("a", "a_row", "a_step", "b", "b_step", "c", "c_row", "steps", "columns", "more")
_POINTERS = ("a", "b", "c")
UNROLLED = 4
"""Steps in the body of the loop over packed rows of A, whose places are constants: products of
(512, 512) and (512, 512) in double precision 89 Gflop/s with 4, 82 with 2 and with 1, of (256, 256)
and (256, 256) 98, 98 and 90, on one core of an Intel Xeon with AVX-512. Nothing is gained where
strides are numbers in registers."""


def micro_kernel(
    module: ir.Module, tile: Tile, scalar: ir.Type, lanes: int, semiring: Semiring
) -> ir.Function:
    """`C = A B`, or `C += A B` if `more` is not 0, for one tile; one function per module.

    Strides count elements; `columns` is the number of columns that there are.
    """
    kinds = [POINTER if name in _POINTERS else I64 for name in ARGUMENTS]
    words = (*(str(int(number)) for number in tile), mangle(scalar), *semiring)
    name = f"tile.{'.'.join(words)}"

    def write(function: ir.Function) -> None:
        _Writer(function, tile, scalar, lanes, semiring).write()

    return module.internal(name, ir.FunctionType(ir.VoidType(), kinds), write)


class _Writer:
    def __init__(
        self, function: ir.Function, tile: Tile, scalar: ir.Type, lanes: int, semiring: Semiring
    ) -> None:
        self.function, self.tile, self.scalar, self.lanes = function, tile, scalar, lanes
        self.semiring = semiring
        self.vector = ir.VectorType(scalar, lanes)
        self.args = dict(zip(ARGUMENTS, function.args, strict=True))
        self.b = ir.IRBuilder(function.append_basic_block("entry"))
        self.masks = self._masks() if tile.masked else [None] * tile.vectors
        if tile.a:
            self.args |= {"a_row": I64(1), "a_step": I64(tile.a)}
        if tile.b:
            self.args |= {"b_step": I64(tile.b)}
        a, a_row = self.args["a"], self.args["a_row"]
        self.rows = [self._at(a, self.b.mul(I64(r), a_row)) for r in range(tile.rows)]
        self.one = self._one()

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
        b, args, vectors = self.b, self.args, self.tile.vectors
        zeros = [splat(self.vector, _ZEROS[self.semiring.add])] * (self.tile.rows * vectors)
        state: Sequence[ir.Value] = [I64(0), I64(0), args["b"], *zeros]
        if self.tile.a and self.tile.rows > 1:
            state = self._loop(state, b.and_(args["steps"], I64(-UNROLLED)), UNROLLED)
        _, _, _, *sums = self._loop(state, args["steps"], 1)
        return [sums[i : i + vectors] for i in range(0, len(sums), vectors)]

    def _loop(self, start: Sequence[ir.Value], end: ir.Value, count: int) -> Sequence[ir.Value]:
        """So many steps at a time, from the number that is done up to an end."""
        b, before = self.b, self.b.block
        body = self.function.append_basic_block("steps")
        leave = self.function.append_basic_block("sums")
        b.cbranch(b.icmp_signed("<", start[0], end), body, leave)
        b.position_at_end(body)
        first = [b.phi(value.type) for value in start]
        rest: Sequence[ir.Value] = first[1:]
        for _ in range(count):
            rest = self._step(*rest)
        after = [b.add(first[0], I64(count)), *rest]
        b.cbranch(b.icmp_signed("<", after[0], end), body, leave)
        b.position_at_end(leave)
        last = [b.phi(value.type) for value in start]
        for i, phi in enumerate(first + last):
            phi.add_incoming(start[i % len(start)], before)
            phi.add_incoming(after[i % len(start)], body)
        return last

    def _step(self, in_a: ir.Value, in_b: ir.Value, *sums: ir.Value) -> list[ir.Value]:
        """The sums with the product of a column of A and a row of B."""
        b, args, after = self.b, self.args, []
        masks = [None] * self.tile.vectors if self.tile.b else self.masks
        columns = [self._load(in_b, v, mask) for v, mask in enumerate(masks)]
        for r, row in enumerate(self.rows):
            element = b.load(self._at(row, in_a), typ=self.scalar)
            same = broadcast(b, element, self.lanes)
            for v, column in enumerate(columns):
                before = sums[r * self.tile.vectors + v]
                after.append(self._with_product(same, column, before))
        return [b.add(in_a, args["a_step"]), self._at(in_b, args["b_step"]), *after]

    def _with_product(self, x: ir.Value, y: ir.Value, before: ir.Value) -> ir.Value:
        """A product joined to what is there; extrema leave out those that are NaN."""
        b = self.b
        if self.semiring == NUMBERS:
            return intrinsic(b, "fmuladd", x, y, before)
        if self.semiring.multiply == "mul":
            product = b.fmul(x, y)
        else:
            product = b.fadd(x, y) if self.one is None else intrinsic(b, "fma", x, self.one, y)
        return combine_real(b, self.semiring.add, before, product)

    def _one(self) -> ir.Value | None:
        """The number 1 in all lanes, unknown to the compiler; None if sums are not fused.

        x 1 + y is x + y to the last bit, but units for products compute it, while those for sums
        compute extrema: (256, 256) with (256, 256) in 0.84 ms instead of 1.37 (AMD EPYC, Zen 4).
        """
        if self.semiring.multiply != "add" or not host().fma:
            return None
        never = self.b.icmp_signed("<", self.args["columns"], I64(0))
        two, one = (ir.Constant(self.scalar, x) for x in (2.0, 1.0))
        return broadcast(self.b, self.b.select(never, two, one), self.lanes)

    def _at(self, base: ir.Value, offset: ir.Value) -> ir.Value:
        return self.b.gep(base, [offset], source_etype=self.scalar)

    def _load(self, base: ir.Value, v: int, mask: ir.Value | None) -> ir.Value:
        b = self.b
        at = self._at(base, I64(v * self.lanes))
        align = 4 if isinstance(self.scalar, ir.FloatType) else 8
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
                if add:
                    before = self._load(base, v, self.masks[v])
                    value = combine_real(b, self.semiring.add, before, value)
                self._store_vector(base, v, value)

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
