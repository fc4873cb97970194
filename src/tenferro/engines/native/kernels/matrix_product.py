"""Products of matrices, one or many, as kernels: blocks for tasks, panels of B, tiles of C.

C is contiguous; A may have any strides; B has contiguous rows, or is packed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.frame import FIRST_BUFFER, SCRATCH, TABLE
from tenferro.engines.native.kernels.loops import counted, least, pointers, words
from tenferro.engines.native.kernels.micro_kernel import Tile, micro_kernel
from tenferro.engines.native.kernels.packing import pack_columns, pack_rows
from tenferro.engines.native.kernels.values import I64, POINTER, register_type
from tenferro.engines.native.math.function import SHARED
from tenferro.engines.native.runtime.target import host

NUMBERS = (
    "m", "n", "k", "a_row", "a_step", "b_step", "b_column", "a_batch", "b_batch", "c_batch",
    "batches", "task_batches", "row_blocks", "column_blocks", "block_rows", "block_columns",
    "block_steps", "scratch",
)  # fmt: skip
WIDE = 3
"""Vectors in a row of a tile."""


def tile_rows() -> int:
    """Rows of the largest tile: as many as registers hold."""
    return 8 if host().vector_registers >= 32 else 4


@dataclass(frozen=True)
class ProductSpec:
    """A kernel for products of matrices of one dtype.

    `pack` is "no", "rows" (rows of B are contiguous) or "columns" (columns are). `wide` says
    whether there are tiles of full width, `rest` how many vectors remain, `ragged`
    whether the last of these is not full: so much of the number of columns is in the code.
    """

    dtype: str
    pack: str
    wide: bool
    rest: int
    ragged: bool

    @classmethod
    def make(cls, dtype: str, pack: str, columns: int) -> ProductSpec:
        """The kernel for products with so many columns."""
        lanes = host().lanes(np.dtype(dtype).itemsize)
        left = columns % (WIDE * lanes)
        wide = columns >= WIDE * lanes
        return cls(dtype, pack, wide, -(-left // lanes), left % lanes != 0)

    def key(self) -> str:
        """A text equal for equal specifications only."""
        return repr(self)

    @property
    def name(self) -> str:
        """The name of the shared function."""
        words = (self.dtype, self.pack, *map(int, (self.wide, self.rest, self.ragged)))
        return ".".join((SHARED, "product", *map(str, words)))

    @classmethod
    def of(cls, words: Sequence[str]) -> ProductSpec:
        """The kernel with these words in its name."""
        dtype, pack, *numbers = words
        wide, rest, ragged = map(int, numbers)
        return cls(dtype, pack, bool(wide), rest, bool(ragged))


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
        self.lanes = host().lanes(np.dtype(spec.dtype).itemsize)
        self.width = WIDE * self.lanes
        self.tiles: dict[Tile, ir.Function] = {}
        self.packer = self._packer()
        self.b = b = ir.IRBuilder(function.append_basic_block("entry"))
        frame, self.task = function.args
        held = pointers(b, frame, FIRST_BUFFER + 3)
        self.at = dict(zip("abc", held[FIRST_BUFFER:], strict=True))
        self.n = words(b, held[TABLE], NUMBERS)
        self.scratch = self._advance(held[SCRATCH], b.mul(self.task, self.n["scratch"]))

    def _packer(self) -> ir.Function | None:
        if self.spec.pack == "no":
            return None
        make = pack_rows if self.spec.pack == "rows" else pack_columns
        return make(self.module, self.scalar, self.lanes, WIDE)

    def write(self) -> None:
        """The whole kernel: the batches of a task, its rows and columns, blocks of steps."""
        b, n = self.b, self.n
        per_batch = b.mul(n["row_blocks"], n["column_blocks"])
        block = b.srem(self.task, per_batch)
        first = b.mul(b.sdiv(self.task, per_batch), n["task_batches"])
        rows = self._range(b.sdiv(block, n["column_blocks"]), n["block_rows"], n["m"])
        columns = self._range(b.srem(block, n["column_blocks"]), n["block_columns"], n["n"])
        end = least(b, b.add(first, n["task_batches"]), n["batches"])
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
        most = tile_rows()
        row = rows[0]
        for size in (most, 1):
            whole = b.sub(rows[1], b.srem(b.sub(rows[1], row), I64(size)))
            with counted(b, row, whole, I64(size)) as i:
                self._row_of_tiles(size, i, step, steps, columns)
            row = whole

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
        room = b.and_(b.add(self.n["block_steps"], I64(self.lanes - 1)), I64(-self.lanes))
        return self._advance(self.scratch, b.mul(b.sub(column, columns[0]), room))

    def _row_of_tiles(
        self,
        size: int,
        row: ir.Value,
        step: ir.Value,
        steps: ir.Value,
        columns: tuple[ir.Value, ir.Value],
    ) -> None:
        b = self.b
        low, high = columns
        whole = b.sub(high, b.srem(b.sub(high, low), I64(self.width)))
        if self.spec.wide:
            with counted(b, low, whole, I64(self.width)) as j:
                self._tile(Tile(size, WIDE, False), row, j, step, steps, columns)
        if self.spec.rest:
            with b.if_then(b.icmp_signed("<", whole, high)):
                tile = Tile(size, self.spec.rest, self.spec.ragged)
                self._tile(tile, row, whole, step, steps, columns)

    def _tile(
        self,
        tile: Tile,
        row: ir.Value,
        column: ir.Value,
        step: ir.Value,
        steps: ir.Value,
        columns: tuple[ir.Value, ir.Value],
    ) -> None:
        b, n = self.b, self.n
        if tile not in self.tiles:
            self.tiles[tile] = micro_kernel(self.module, tile, self.scalar, self.lanes)
        in_a = b.add(b.mul(row, n["a_row"]), b.mul(step, n["a_step"]))
        a = self._advance(self.at["a"], in_a)
        c = self._advance(self.at["c"], b.add(b.mul(row, n["n"]), column))
        if self.packer is None:
            offset = b.add(b.mul(step, n["b_step"]), column)
            source, stride = self._advance(self.at["b"], offset), n["b_step"]
        else:
            source, stride = self._panel(column, columns), I64(self.width)
        left = b.sub(columns[1], column)
        arguments = [a, n["a_row"], n["a_step"], source, stride, c, n["n"], steps, left, step]
        b.call(self.tiles[tile], arguments)
