"""Contractions as products of matrices on stored operands, without copies.

Generated kernels against `dgemm` and `sgemm` of SciPy's OpenBLAS, on an EPYC with AVX-512, one
thread: 1.1 times as fast at 16 x 16, 2.0 at 32, 2.3 at 64, 2.0 from 100 to 1024, 1.9 to 3.3 for a
thousand products of 8 x 8, 1.7 to 3.6 where one size is 10. With vectors of AVX2 only 1.7 at 32,
1.25 at 64, 1.2 at 128, 1.1 at 256 and 512. With two threads of each 1.9 at 512 and 1024 (AVX-512);
threads of OpenBLAS then also wait for processors that others use.
"""

from __future__ import annotations

from collections.abc import Sequence

from tenferro.engines.native.kernels.matrix_product import NUMBERS, WIDE, ProductSpec, tile_rows
from tenferro.engines.native.plan.groups import UNROLLED_SIZE
from tenferro.engines.native.plan.strides import joined_stride
from tenferro.engines.native.runtime.target import host
from tenferro.ops.arrays.contraction import extents, free_axes
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval

SMALL = 512
"""Products of numbers below which loops beat a matrix product."""
_LONG_ROW = 64
"""Columns from which products of so few steps that these are written out are computed in nests: by
themselves (3, 3) with (3, 10000) in 2.3 us instead of 8.3, (64, 3, 100) in 2.6 instead of 17.6, but
(100, 3) with (3, 100) in 1.7 instead of 1.1; together with what reads it the latter in 1.7 instead
of 2.0. With fewer columns most are slower both ways (AMD EPYC with AVX-512)."""
_SPLIT = 2000
"""Products of complex numbers from which they are computed as four real ones: of 10 x 10 in 2.3 us
instead of 1.9, of 16 x 16 in 2.0 instead of 2.7, 32 x 32 in 9.4 instead of 16.7, 100 x 100 in 190
instead of 560 (NumPy 210), its gradient in 740 instead of 2,400; (2, 100) with (100, 100) in 16
instead of 10, (4, 64) with (64, 4) in the same time (AMD EPYC with AVX-512, complex128)."""
_STEPS = 256
_PANEL_BYTES = 384 * 1024
_UNPACKED_BYTES = 256 * 1024
_UNALIGNED_BYTES = 64 * 1024
"""From here on many rows pay for a copy: NumPy seldom aligns arrays to lines of the cache. Products
of (128, 128) with (128, 128) in double precision 80 to 91 Gflop/s with a copy (95 to 92 if the
array is aligned), of (128, 256) with (256, 256) in single precision 166 to 184 (190 to 185), on
one core of an Intel Xeon with AVX-512."""
_FLOPS_PER_TASK = 400_000
_MOST_TASKS = 16
_PACKED_TASKS = 8
"""Fewer tasks where each packs what it reads."""


def is_expanded(operation: TensorOperation, avals: Sequence[Aval]) -> bool:
    """Whether a contraction is computed in a loop nest: a small one, or one with a vector."""
    _, m, n, k = extents(operation, avals)
    if avals[0].dtype.kind != "f":
        return True
    if min(m, n) == 1 or k <= 1 or m * n * k <= SMALL:
        return True
    return k <= UNROLLED_SIZE and n >= _LONG_ROW


def is_split(operation: TensorOperation, avals: Sequence[Aval]) -> bool:
    """Whether a contraction of complex numbers is computed as products of their parts."""
    _, m, n, k = extents(operation, avals)
    return avals[0].dtype.kind == "c" and min(m, n, k) >= 4 and m * n * k > _SPLIT


def is_matrix(shape: Sequence[int], groups: Sequence[Sequence[int]]) -> bool:
    """Whether each group of axes of a contiguous array runs with one stride."""
    return all(joined_stride(shape, group) is not None for group in groups)


def plan_contraction(
    operation: TensorOperation, avals: Sequence[Aval]
) -> tuple[ProductSpec, list[int], int, int]:
    """The specification, numbers, tasks and scratch bytes of a contraction."""
    batch, m, n, k = extents(operation, avals)
    a_batch, a_row, a_step = _strides(operation, avals, 0)
    b_batch, b_column, b_step = _strides(operation, avals, 1)
    itemsize = avals[0].dtype.itemsize
    pack = _packing(m, n, k, b_column, itemsize)
    lanes = host().lanes(itemsize)
    steps = k if pack == "no" else min(k, _STEPS)
    blocks = _blocks(batch, m, n, k, lanes, itemsize, steps, packed=pack != "no")
    task_batches, row_blocks, column_blocks, rows, columns = blocks
    room = -(-steps // lanes) * lanes * -(-columns // (WIDE * lanes)) * WIDE * lanes
    scratch = 0 if pack == "no" else room
    values = (
        m, n, k, a_row, a_step, b_step, b_column, a_batch, b_batch, m * n,
        batch, task_batches, row_blocks, column_blocks, rows, columns, steps, scratch,
    )  # fmt: skip
    assert len(values) == len(NUMBERS)
    tasks = -(-batch // task_batches) * row_blocks * column_blocks
    return (
        ProductSpec.make(avals[0].dtype.name, pack, n),
        list(values),
        tasks,
        scratch * itemsize * tasks,
    )


def _strides(operation: TensorOperation, avals: Sequence[Aval], side: int) -> tuple[int, int, int]:
    """The strides of an operand along batch, free and contracted axes."""
    aval = avals[side]
    contract, batch = operation.params["contract"][side], operation.params["batch"][side]
    groups = (batch, free_axes(aval.ndim, contract, batch), contract)
    steps = [joined_stride(aval.shape, axes) for axes in groups]  # type: ignore[arg-type]
    assert None not in steps
    return tuple(steps)  # type: ignore[return-value]


def _packing(m: int, n: int, k: int, b_column: int, itemsize: int) -> str:
    """Whether B is copied to panels: if its rows are not contiguous, or do not stay in cache."""
    if b_column != 1:
        return "columns"
    size = n * k * itemsize
    fewest = 32 if size > _UNPACKED_BYTES else 128 if size > _UNALIGNED_BYTES else None
    return "no" if fewest is None or m < fewest else "rows"


def _blocks(
    batch: int, m: int, n: int, k: int, lanes: int, itemsize: int, steps: int, *, packed: bool
) -> tuple[int, int, int, int, int]:
    """Batches, row blocks and column blocks of tasks, and the rows and columns of a block."""
    width, height = WIDE * lanes, tile_rows()
    wanted = max(1, min(_MOST_TASKS, 2 * batch * m * n * k // _FLOPS_PER_TASK))
    if batch >= wanted and m * n * k * 2 <= 4 * _FLOPS_PER_TASK:
        return -(-batch // wanted), 1, 1, m, n
    per_product = -(-wanted // batch)
    if not packed:
        row_blocks = max(1, min(per_product, m // height))
        rows = -(-m // (row_blocks * height)) * height
        return 1, -(-m // rows), 1, rows, n
    most = max(1, _PANEL_BYTES // (steps * itemsize * width))
    panels = -(-n // width)
    columns = min(most, max(1, panels // min(per_product, _PACKED_TASKS))) * width
    column_blocks = -(-n // columns)
    row_blocks = max(1, min(-(-min(per_product, _PACKED_TASKS) // (2 * column_blocks)), m // 64))
    rows = -(-m // (row_blocks * height)) * height
    return 1, -(-m // rows), column_blocks, rows, columns
