"""Contractions as products of matrices on stored operands, without copies.

Generated kernels against `dgemm` and `sgemm` of SciPy's OpenBLAS, on an EPYC with AVX-512, one
thread: 1.1 times as fast at 16 x 16, 2.0 at 32, 2.3 at 64, 2.0 from 100 to 1024, 1.9 to 3.3 for a
thousand products of 8 x 8, 1.7 to 3.6 where one size is 10. With vectors of AVX2 only 1.7 at 32,
1.25 at 64, 1.2 at 128, 1.1 at 256 and 512. With two threads of each 1.9 at 512 and 1024 (AVX-512);
threads of OpenBLAS then also wait for processors that others use.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from tenferro.engines.native.kernels.products.matrix_product import (
    NUMBERS,
    SLICES,
    SPLIT,
    SPLITS,
    WIDE,
    ProductSpec,
    tile_rows,
    whole_squares,
)
from tenferro.engines.native.kernels.products.micro_kernel import NUMBERS as OF_NUMBERS, Semiring
from tenferro.engines.native.kernels.scalars.values import part_count, part_dtype
from tenferro.engines.native.plan.groups import UNROLLED_SIZE
from tenferro.engines.native.plan.strides import joined_stride
from tenferro.engines.native.runtime.code.processors import second_level_cache
from tenferro.engines.native.runtime.code.target import host
from tenferro.ops.arrays.contraction import extents, free_axes
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval

EXTREMAL = "extremal_product"
"""The family of products over other semirings."""
SMALL = 512
"""Products of numbers below which loops beat a matrix product."""
_LONG_ROW = 64
"""Columns from which products of so few steps that these are written out are computed in nests: by
themselves (3, 3) with (3, 10000) in 2.3 us instead of 8.3, (64, 3, 100) in 2.6 instead of 17.6, but
(100, 3) with (3, 100) in 1.7 instead of 1.1; together with what reads it the latter in 1.7 instead
of 2.0. With fewer columns most are slower both ways (AMD EPYC with AVX-512)."""
_COMPLEX = 2000
"""Products of complex numbers up to which they are computed in nests: of 10 x 10 in 1.9 us, as four
real products in 2.3 (AMD EPYC with AVX-512, complex128)."""
_FEW_ROWS = 16
"""Rows below which complex products are four real ones, as packing B takes too long: (8, 64) with
(64, 64) in 5.5 us instead of 6.3, (12, 64) in 8.5 instead of 10.0, (16, 64) in 8.8 instead of 9.8,
(24, 64) in 15.0 instead of 11.9; 32 x 32 in 4.5 instead of 3.8, 128 x 128 in 262 instead of 233
(PyTorch 252; one core of an Intel Xeon with AVX-512, complex128)."""
_STEPS = 256
_LEAST_PANEL_BYTES = 384 * 1024
_CACHE_FOR_PANELS = 11 / 20
"""How much of B is packed at a time. The second cache of a core of an Intel Xeon has 2 MiB, and
these loops, written in C, ran (1024, 1024) @ (1024, 1008) in double precision at 88 Gflop/s with
panels of 672 or 1,008 KiB, at 72 with 2,016."""
_UNPACKED_BYTES = 256 * 1024
_UNALIGNED_BYTES = 64 * 1024
"""From here on many rows pay for a copy: NumPy seldom aligns arrays to lines of the cache. Products
of (128, 128) with (128, 128) in double precision 80 to 91 Gflop/s with a copy (95 to 92 if the
array is aligned), of (128, 256) with (256, 256) in single precision 166 to 184 (190 to 185), on
one core of an Intel Xeon with AVX-512."""
_FLOPS_PER_TASK = 400_000
_TASKS = 1, 4, 16
"""Tasks for one thread, for two, and for more; where nothing is packed always as for more."""
_SLICED_COLUMNS, _SLICED_ROWS = 96, 192
"""Columns of a product from which A is packed, if its columns are contiguous, and if its rows are.
(512, 512) @ (512, 512) in double precision with A transposed 5,960 to 3,560 us, with rows 3,470 to
3,030; (128, 128) @ (128, 128) transposed 48.5 to 46.9, with rows 45.4 to 47.0 (one core of an Intel
Xeon with AVX-512)."""
_FLOPS_PER_PACKED_TASK = 4_000_000
_FEWEST_ROWS = 64
"""Least work and rows of a task that packs what it reads."""


def is_expanded(operation: TensorOperation, avals: Sequence[Aval]) -> bool:
    """Whether a contraction is computed in a loop nest: a small one, or one with a vector."""
    _, m, n, k = extents(operation, avals)
    kind = avals[0].dtype.kind
    if kind == "c":
        return not _is_complex_product(m, n, k)
    if kind != "f":
        return True
    if min(m, n) == 1 or k <= 1 or m * n * k <= SMALL:
        return True
    return k <= UNROLLED_SIZE and n >= _LONG_ROW


def is_split(operation: TensorOperation, avals: Sequence[Aval]) -> bool:
    """Whether a contraction of complex numbers is computed as products of their parts."""
    _, m, n, k = extents(operation, avals)
    return avals[0].dtype.kind == "c" and m < _FEW_ROWS and _is_complex_product(m, n, k)


def _is_complex_product(m: int, n: int, k: int) -> bool:
    return min(m, n, k) >= 4 and m * n * k > _COMPLEX


def is_matrix(shape: Sequence[int], groups: Sequence[Sequence[int]]) -> bool:
    """Whether batch, free and contracted axes of a contiguous array run with one stride each.

    That of rows or of columns has to be 1: packing copies whole vectors.
    """
    steps = [joined_stride(shape, group) for group in groups]
    return None not in steps and 1 in steps[1:]


def plan_contraction(
    operation: TensorOperation, avals: Sequence[Aval]
) -> tuple[ProductSpec, list[int], int, int]:
    """The specification, numbers, tasks and scratch bytes of a contraction."""
    batch, m, n, k = extents(operation, avals)
    a_batch, a_row, a_step = _strides(operation, avals, 0)
    b_batch, b_column, b_step = _strides(operation, avals, 1)
    dtype, parts = avals[0].dtype, part_count(avals[0].dtype)
    # of complex numbers: those of the product of parts (see `ProductSpec`)
    n, k, a_row, a_batch, b_batch = (parts * size for size in (n, k, a_row, a_batch, b_batch))
    itemsize = part_dtype(dtype).itemsize
    pack = _packing(m, n, k, b_column, itemsize, parts)
    steps = k if pack == "no" else min(k, _STEPS)
    slices = pack != "no" and n >= (_SLICED_ROWS if a_step == 1 else _SLICED_COLUMNS)
    slices |= parts > 1 and a_step != 1
    sizes = _Sizes(batch, m, n, k, steps, itemsize, pack != "no", slices)
    splits = [sizes.split(tasks) for tasks in _TASKS]
    values = (
        m, n, k, a_row, a_step, b_step, b_column, a_batch, b_batch, m * n, batch, steps,
    )  # fmt: skip
    assert len(values) == len(NUMBERS) and len(splits) == SPLITS
    assert all(len(split) == len(SPLIT) for split in splits)
    *_, scratch, tasks = zip(*splits, strict=True)
    # one thread runs its tasks in the same memory
    room = max(scratch[0], *(s * t for s, t in zip(scratch[1:], tasks[1:], strict=True)))
    semiring = OF_NUMBERS
    if operation.name == EXTREMAL:
        semiring = Semiring(operation.params["add"], operation.params["multiply"])
    spec = ProductSpec.make(dtype.name, pack, slices, n, semiring)
    return spec, [*values, *chain(*splits)], max(tasks), room * itemsize


def _strides(operation: TensorOperation, avals: Sequence[Aval], side: int) -> tuple[int, int, int]:
    """The strides of an operand along batch, free and contracted axes."""
    aval = avals[side]
    contract, batch = operation.params["contract"][side], operation.params["batch"][side]
    groups = (batch, free_axes(aval.ndim, contract, batch), contract)
    steps = [joined_stride(aval.shape, axes) for axes in groups]  # type: ignore[arg-type]
    assert None not in steps
    return tuple(steps)  # type: ignore[return-value]


def _packing(m: int, n: int, k: int, b_column: int, itemsize: int, parts: int) -> str:
    """Whether B is copied to panels: if its rows are not contiguous, or do not stay in cache."""
    if b_column != 1:
        return "columns"
    if parts > 1:
        return "rows"
    size = n * k * itemsize
    fewest = 32 if size > _UNPACKED_BYTES else 128 if size > _UNALIGNED_BYTES else None
    return "no" if fewest is None or m < fewest else "rows"


class _Sizes(NamedTuple):
    batch: int
    m: int
    n: int
    k: int
    steps: int
    itemsize: int
    packed: bool
    slices: bool

    def split(self, most: int) -> Sequence[int]:
        """The numbers of `SPLIT` for about so many tasks at most."""
        flops = 2 * self.m * self.n * self.k
        most = most if self.packed else max(_TASKS)
        wanted = max(1, min(most, self.batch * flops // _FLOPS_PER_TASK))
        if self.batch >= wanted and flops <= 4 * _FLOPS_PER_TASK:
            blocks = -(-self.batch // wanted), 1, 1, self.m, self.n
        else:
            per_product = -(-wanted // self.batch)
            blocks = 1, *(self._packed(per_product) if self.packed else self._rows(per_product))
        task_batches, row_blocks, column_blocks, _, columns = blocks
        tasks = -(-self.batch // task_batches) * row_blocks * column_blocks
        return *blocks, self._scratch(columns), tasks

    @property
    def _width(self) -> int:
        return WIDE * host().lanes(self.itemsize)

    def _scratch(self, columns: int) -> int:
        """The elements of packed panels and slices."""
        if not self.packed:
            return 0
        square = whole_squares(host().lanes(self.itemsize))
        panels = -(-columns // self._width) * self._width
        return -(-self.steps // square) * square * (panels + self.slices * SLICES * tile_rows())

    def _rows(self, tasks: int) -> tuple[int, int, int, int]:
        """Blocks of rows, of columns that stay in cache where each tile of rows reads B again.

        (22, 22) with (22, 1000000) in double precision in 118 ms as before, in 46 so (OpenBLAS 60).
        """
        height, m, n = tile_rows(), self.m, self.n
        column_blocks = -(-n * self.k * self.itemsize // _panel_bytes()) if m > height else 1
        row_blocks = max(1, min(-(-tasks // column_blocks), m // height))
        rows = -(-m // (row_blocks * height)) * height
        columns = -(-n // (column_blocks * self._width)) * self._width if column_blocks > 1 else n
        return -(-m // rows), -(-n // columns), rows, columns

    def _packed(self, tasks: int) -> tuple[int, int, int, int]:
        """Blocks whose panels stay in cache, of those that copy the fewest elements."""
        m, n, height = self.m, self.n, tile_rows()
        panels = -(-n // self._width)
        most = max(1, _panel_bytes() // (self.steps * self.itemsize * self._width))
        tasks = max(1, min(tasks, 2 * m * n * self.k // _FLOPS_PER_PACKED_TASK))

        def split(column_blocks: int) -> tuple[int, int]:
            return column_blocks, max(1, min(-(-tasks // column_blocks), m // _FEWEST_ROWS))

        fewest = -(-panels // most)
        splits = map(split, range(fewest, max(fewest, min(tasks, panels)) + 1))
        column_blocks, row_blocks = min(splits, key=lambda s: (s[0] * m + s[1] * n, -s[0]))
        columns = -(-panels // column_blocks) * self._width
        rows = -(-m // (row_blocks * height)) * height
        return -(-m // rows), -(-n // columns), rows, columns


def _panel_bytes() -> int:
    """How much of B is packed at a time, so that it stays in the cache of a core."""
    return max(_LEAST_PANEL_BYTES, int(_CACHE_FOR_PANELS * second_level_cache()))
