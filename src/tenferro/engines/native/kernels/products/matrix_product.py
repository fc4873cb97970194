"""Products of matrices, one or many, as kernels: blocks for tasks, panels of B, tiles of C.

C is contiguous; A may have any strides; B has contiguous rows, or is packed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.ir.loops import counted, least, pointers, words
from tenferro.engines.native.kernels.emission.frame import FIRST_BUFFER, SCRATCH, TABLE, THREADS
from tenferro.engines.native.kernels.products.micro_kernel import (
    NUMBERS as OF_NUMBERS,
    Semiring,
    Tile,
    micro_kernel,
)
from tenferro.engines.native.kernels.products.packing import (
    pack_columns,
    pack_complex_slices,
    pack_rows,
)
from tenferro.engines.native.kernels.scalars.values import I64, POINTER, part_dtype, register_type
from tenferro.engines.native.math.function import SHARED
from tenferro.engines.native.runtime.code.target import host

NUMBERS = (
    "m", "n", "k", "a_row", "a_step", "b_step", "b_column", "a_batch", "b_batch", "c_batch",
    "batches", "block_steps",
)  # fmt: skip
SPLIT = (
    "task_batches", "row_blocks", "column_blocks", "block_rows", "block_columns", "scratch", "tasks"
)  # fmt: skip
"""How a product is cut into tasks, for one thread, for two, and for more; these follow `NUMBERS`.

Fewer tasks pack less: (256, 256) @ (256, 256) in double precision takes 380 us as one task and 450
as four that run one after the other, on one core of an Intel Xeon with AVX-512."""
SPLITS = 3
WIDE = 3
"""Vectors in a row of a tile."""
_OVERLAPPING = 5
"""Rows that fill no tile from which they are computed in one with rows before them: (15, 64) with
(64, 64) in double precision in 1.9 us instead of 2.8, (12, 64) in 2.1 instead of 2.2, (11, 64) in
as long (one core of an Intel Xeon with AVX-512)."""
SLICES = 8
"""Tiles of rows of A that are packed together, so that lines of the cache are read as a whole."""


def tile_rows() -> int:
    """Rows of the largest tile: as many as registers hold."""
    return 8 if host().vector_registers >= 32 else 4


def whole_squares(lanes: int) -> int:
    """What the steps are rounded up to in panels: packing copies squares."""
    return max(lanes, tile_rows())


@dataclass(frozen=True)
class ProductSpec:
    """A kernel for products of matrices of one dtype.

    A product of complex numbers is one of their parts, which alternate in rows: (m, 2 k) times
    (2 k, 2 n). Each row of B is packed as two, which real and imaginary parts of A multiply:
    `re, im, …` and `-im, re, …` (Van Zee, "Implementing high-performance complex matrix
    multiplication via the 1m method", SIAM J. Sci. Comput. 42, 2020). Numbers count parts; strides
    of steps, and of columns of B, are those of elements, as steps and columns count twice as many.

    `pack` is "no", "rows" (rows of B are contiguous) or "columns" (columns are); `slices` says that
    A is packed too, whose rows or columns are contiguous. `wide` says whether there are tiles of
    full width, `rest` how many vectors remain, `ragged` whether the last of these is not full: so
    much of the number of columns is in the code. `add` and `multiply` are the semiring's.
    """

    dtype: str
    pack: str
    slices: bool
    wide: bool
    rest: int
    ragged: bool
    add: str = OF_NUMBERS.add
    multiply: str = OF_NUMBERS.multiply

    @classmethod
    def make(
        cls, dtype: str, pack: str, slices: bool, columns: int, semiring: Semiring
    ) -> ProductSpec:
        """The kernel for products with so many columns."""
        lanes = lanes_of(dtype)
        left = columns % (WIDE * lanes)
        wide = columns >= WIDE * lanes
        rest = -(-left // lanes)
        return cls(dtype, pack, slices, wide, rest, left % lanes != 0, *semiring)

    def key(self) -> str:
        """A text equal for equal specifications only."""
        return repr(self)

    @property
    def name(self) -> str:
        """The name of the shared function."""
        numbers = map(int, (self.slices, self.wide, self.rest, self.ragged))
        words = (self.dtype, self.pack, *numbers, self.add, self.multiply)
        return ".".join((SHARED, "product", *map(str, words)))

    @classmethod
    def of(cls, words: Sequence[str]) -> ProductSpec:
        """The kernel with these words in its name."""
        dtype, pack, *numbers, add, multiply = words
        slices, wide, rest, ragged = map(int, numbers)
        return cls(dtype, pack, bool(slices), bool(wide), rest, bool(ragged), add, multiply)


def product_flops(numbers: Sequence[int]) -> int:
    """What a product with these numbers computes."""
    n = dict(zip(NUMBERS, numbers, strict=False))
    return 2 * n["batches"] * n["m"] * n["n"] * n["k"]


def lanes_of(dtype: str) -> int:
    """The parts of numbers of a dtype that a register holds."""
    return host().lanes(part_dtype(np.dtype(dtype)).itemsize)


_KERNEL = ir.FunctionType(ir.VoidType(), [POINTER, I64])


def emit_product(module: ir.Module, spec: ProductSpec, name: str) -> None:
    """Add the function of a product to a module, which calls the shared one."""
    function = ir.Function(module, _KERNEL, name)
    b = ir.IRBuilder(function.append_basic_block("entry"))
    b.call(product_function(module, spec), function.args)
    b.ret_void()


def product_function(module: ir.Module, spec: ProductSpec) -> ir.Function:
    """A product as a shared function: it takes 40 ms to compile."""
    return module.shared(spec.name, _KERNEL, lambda function: _Product(function, spec).write())


class _Product:
    def __init__(self, function: ir.Function, spec: ProductSpec) -> None:
        self.module, self.spec = function.module, spec
        self.scalar = register_type(np.dtype(spec.dtype))
        self.complex = np.dtype(spec.dtype).kind == "c"
        self.lanes = lanes_of(spec.dtype)
        self.width = WIDE * self.lanes
        self.packer = self._packer()
        self.slices = tile_rows() if spec.slices else 0
        self.b = b = ir.IRBuilder(function.append_basic_block("entry"))
        frame, self.task = function.args
        held = pointers(b, frame, FIRST_BUFFER + 3)
        self.at = dict(zip("abc", held[FIRST_BUFFER:], strict=True))
        self.n = words(b, held[TABLE], NUMBERS) | self._split(frame, held[TABLE])
        self.scratch = self._advance(held[SCRATCH], b.mul(self.task, self.n["scratch"]))
        square = whole_squares(self.lanes)
        self.room = b.and_(b.add(self.n["block_steps"], I64(square - 1)), I64(-square))

    def _split(self, frame: ir.Value, table: ir.Value) -> dict[str, ir.Value]:
        """The tasks for the number of threads."""
        b = self.b
        threads = b.load(b.gep(frame, [I64(THREADS)], source_etype=I64), typ=I64)
        number = b.mul(b.sub(least(b, threads, I64(SPLITS)), I64(1)), I64(len(SPLIT)))
        at = b.gep(table, [b.add(number, I64(len(NUMBERS)))], source_etype=I64)
        return words(b, at, SPLIT)

    def _packer(self) -> ir.Function | None:
        if self.spec.pack == "no":
            return None
        make = pack_rows if self.spec.pack == "rows" else pack_columns
        return make(self.module, self.scalar, self.lanes, WIDE, 2 if self.complex else 1)

    def write(self) -> None:
        """The whole kernel: the batches of a task, its rows and columns, blocks of steps."""
        b, n = self.b, self.n
        per_batch = b.mul(n["row_blocks"], n["column_blocks"])
        block = b.srem(self.task, per_batch)
        first = b.mul(b.sdiv(self.task, per_batch), n["task_batches"])
        rows = self._range(b.sdiv(block, n["column_blocks"]), n["block_rows"], n["m"])
        columns = self._range(b.srem(block, n["column_blocks"]), n["block_columns"], n["n"])
        end = least(b, b.add(first, n["task_batches"]), n["batches"])
        end = b.select(b.icmp_signed("<", self.task, n["tasks"]), end, first)
        with counted(b, first, end, I64(1)) as batch:
            for name, base in dict(self.at).items():
                self.at[name] = self._advance(base, b.mul(batch, n[f"{name}_batch"]))
            with counted(b, I64(0), n["k"], n["block_steps"]) as step:
                self._block(step, rows, columns)
        b.ret_void()

    def _range(self, which: ir.Value, size: ir.Value, end: ir.Value) -> tuple[ir.Value, ir.Value]:
        low = self.b.mul(which, size)
        return low, least(self.b, self.b.add(low, size), end)

    def _advance(self, base: ir.Value, offset: ir.Value) -> ir.Value:
        return self.b.gep(base, [offset], source_etype=self.scalar)

    def _block(
        self, step: ir.Value, rows: tuple[ir.Value, ir.Value], columns: tuple[ir.Value, ir.Value]
    ) -> None:
        """All tiles of a task for some of the steps."""
        b, n = self.b, self.n
        steps = least(b, b.sub(n["k"], step), n["block_steps"])
        if self.packer is not None:
            self._pack(self.packer, step, steps, columns)
        if not self.slices:
            self._rows(rows, step, steps, columns)
            return
        with counted(b, *rows, I64(SLICES * self.slices)) as low:
            high = least(b, b.add(low, I64(SLICES * self.slices)), rows[1])
            self._slice((low, high), step, steps)
            self._rows((low, high), step, steps, columns)

    def _rows(
        self,
        rows: tuple[ir.Value, ir.Value],
        step: ir.Value,
        steps: ir.Value,
        columns: tuple[ir.Value, ir.Value],
    ) -> None:
        """Whole tiles, then the rows that are left: singly, or as a tile that begins earlier."""
        b, (low, high), most = self.b, rows, I64(tile_rows())
        whole = b.sub(high, b.srem(b.sub(high, low), most))
        with counted(b, low, whole, most) as i:
            self._row_of_tiles(tile_rows(), i, low, step, steps, columns)
        if not self.slices:
            overlap = self._overlap(low, whole, high)
            with b.if_then(overlap):
                self._row_of_tiles(tile_rows(), b.sub(high, most), low, step, steps, columns)
            whole = b.select(overlap, high, whole)
        with counted(b, whole, high, I64(1)) as i:
            self._row_of_tiles(1, i, low, step, steps, columns)

    def _overlap(self, low: ir.Value, whole: ir.Value, high: ir.Value) -> ir.Value:
        """Whether the last rows are a tile with rows before them, whose bits are the same."""
        b, n = self.b, self.n
        many = b.icmp_signed(">=", b.sub(high, whole), I64(_OVERLAPPING))
        room = b.icmp_signed("<", low, whole)
        once = b.icmp_signed("==", n["block_steps"], n["k"])  # nothing is added to what is there
        return b.and_(many, b.and_(room, once))

    def _slice(self, rows: tuple[ir.Value, ir.Value], step: ir.Value, steps: ir.Value) -> None:
        """Pack rows of A: so many at a time, step by step."""
        b, n = self.b, self.n
        low, high = rows

        def pack(make: Callable[..., ir.Function]) -> None:
            packer = make(self.module, self.scalar, self.slices, 1)
            with counted(b, low, high, I64(self.slices)) as i:
                offset = b.add(b.mul(step, n["a_step"]), b.mul(i, n["a_row"]))
                source, at = self._advance(self.at["a"], offset), self._in_slice(b.sub(i, low))
                b.call(packer, [source, n["a_step"], n["a_row"], steps, b.sub(high, i), at])

        contiguous = b.icmp_signed("==", n["a_step"], I64(1))
        of_rows = pack_complex_slices if self.complex else pack_rows
        b.if_else(contiguous, lambda: pack(pack_columns), lambda: pack(of_rows))

    def _in_slice(self, row: ir.Value) -> ir.Value:
        """Where a packed row of A begins."""
        b = self.b
        within = b.and_(row, I64(self.slices - 1))
        return self._advance(self.scratch, b.add(b.mul(b.sub(row, within), self.room), within))

    def _pack(
        self,
        packer: ir.Function,
        step: ir.Value,
        steps: ir.Value,
        columns: tuple[ir.Value, ir.Value],
    ) -> None:
        b, n = self.b, self.n
        with counted(b, columns[0], columns[1], I64(self.width)) as j:
            offset = b.add(b.mul(step, n["b_step"]), b.mul(j, n["b_column"]))
            source = self._advance(self.at["b"], offset)
            stride = n["b_step"], n["b_column"]
            b.call(packer, [source, *stride, steps, b.sub(columns[1], j), self._panel(j, columns)])

    def _panel(self, column: ir.Value, columns: tuple[ir.Value, ir.Value]) -> ir.Value:
        """Where the panel that begins with a column is kept; it has room for whole squares."""
        b = self.b
        before = b.add(b.sub(column, columns[0]), I64(SLICES * self.slices))
        return self._advance(self.scratch, b.mul(before, self.room))

    def _row_of_tiles(
        self,
        size: int,
        row: ir.Value,
        first: ir.Value,
        step: ir.Value,
        steps: ir.Value,
        columns: tuple[ir.Value, ir.Value],
    ) -> None:
        b, (low, high) = self.b, columns
        if self.slices:
            a = self._in_slice(b.sub(row, first))
        else:
            offset = b.add(b.mul(row, self.n["a_row"]), b.mul(step, self.n["a_step"]))
            a = self._advance(self.at["a"], offset)
        whole = b.sub(high, b.srem(b.sub(high, low), I64(self.width)))
        if self.spec.wide:
            with counted(b, low, whole, I64(self.width)) as j:
                self._tile(size, WIDE, False, a, row, j, step, steps, columns)
        if self.spec.rest:
            with b.if_then(b.icmp_signed("<", whole, high)):
                rest = self.spec.rest, self.spec.ragged
                self._tile(size, *rest, a, row, whole, step, steps, columns)

    def _tile(
        self,
        size: int,
        vectors: int,
        masked: bool,
        a: ir.Value,
        row: ir.Value,
        column: ir.Value,
        step: ir.Value,
        steps: ir.Value,
        columns: tuple[ir.Value, ir.Value],
    ) -> None:
        b, n = self.b, self.n
        packed = 0 if self.packer is None else self.width
        tile = Tile(size, vectors, masked, self.slices, packed)
        c = self._advance(self.at["c"], b.add(b.mul(row, n["n"]), column))
        if packed:
            source = self._panel(column, columns)
        else:
            source = self._advance(self.at["b"], b.add(b.mul(step, n["b_step"]), column))
        left = b.sub(columns[1], column)
        arguments = [a, n["a_row"], n["a_step"], source, n["b_step"], c, n["n"], steps, left, step]
        semiring = Semiring(self.spec.add, self.spec.multiply)
        function = micro_kernel(self.module, tile, self.scalar, self.lanes, semiring)
        b.call(function, arguments)
