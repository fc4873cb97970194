"""Sorting, the largest elements and order statistics as calls of the runtime's kernels."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2, prod
from typing import Any

from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.call.signature import FORMATS
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval

KERNELS = frozenset({"tenferro_sort", "tenferro_top_k", "tenferro_order_statistics"})
"""Kernels as those that are generated, with the words of `shared.ORDER` as their numbers."""
_MOST_TASKS = 16
_ELEMENTS_PER_TASK = 4096
"""Elements of several rows that are worth a task: about 20 us."""
_SORTED, _CHOSEN = 0.6, 3.0
"""Nanoseconds of an element: for each bit of the number of elements in a row where all are sorted,
and in all where some are chosen (Intel Xeon with AVX-512, float64): they rank."""


def plan_order(
    operation: TensorOperation, x: Aval, wanted: Sequence[bool]
) -> tuple[str, float, list[int], int, int]:
    """The kernel, about what it takes on one core, its numbers, tasks and scratch bytes.

    `wanted` are its results that are read.
    """
    params, name = operation.params, operation.name
    sizes: Any = x.shape
    axis = params["axis"] % len(sizes)
    n, inner = sizes[axis], prod(sizes[axis + 1 :])
    rows = prod(sizes[:axis]) * inner
    is_sort, ranks = name == "sort", params.get("ranks", ())
    buffers = 2 if is_sort else 3
    per_task = -(-rows // max(1, min(_MOST_TASKS, rows * n // _ELEMENTS_PER_TASK)))
    scratch = _scratch(n, x.dtype.itemsize, buffers)
    numbers = shared.ORDER(
        *ranks,
        format=FORMATS[x.dtype.name],
        itemsize=x.dtype.itemsize,
        size=n,
        inner=inner,
        rows=rows,
        rows_per_task=per_task,
        results=n if is_sort else params.get("k", len(ranks)),
        has_values=wanted[0],
        has_positions=wanted[1],
        descending=name == "top_k" or params.get("descending", False),
        buffers=buffers,
        scratch=scratch,
    )
    tasks = -(-rows // per_task)
    cost = _SORTED * log2(n + 1) if is_sort else _CHOSEN
    nanoseconds = cost * rows * n
    return f"tenferro_{name}", nanoseconds, list(map(int, numbers)), tasks, tasks * scratch


def _scratch(n: int, itemsize: int, buffers: int) -> int:
    """The bytes of items and of counts for a row."""
    items = n * (8 if itemsize <= 4 else 16)
    counts = 2 * (shared.ORDER_CHUNKS if n >= shared.ORDER_SHARED else 1)
    general = buffers * items + (counts * 4 << shared.ORDER_DIGIT)
    return shared.aligned(max(general, _in_vectors(n)))


def _in_vectors(n: int) -> int:
    """The bytes of keys and positions, of rows in lanes, and of one as a line: both whole vectors.

    A line has a power of two of elements, at least the square of the lanes of a vector, and is
    transposed from there to another place.
    """
    if n > shared.ORDER_IN_LINES:
        return 0
    lanes = 2 * 64 * (n + 8) if n <= shared.ORDER_IN_LANES else 0
    return max(lanes, 4 * 8 * max(256, 2 * n))
