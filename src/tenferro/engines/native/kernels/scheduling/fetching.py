"""Whether and how far ahead a nest fetches arrays into the cache."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenferro.engines.native.families.table import cost_of
from tenferro.engines.native.kernels.nests.affine import Affine
from tenferro.engines.native.kernels.nests.nest import Apply, Load, Nest, loops_of

_WORK = 0.2
"""Nanoseconds of arithmetic for each array that can hide that memory is waited for."""
_BYTES = 2**20
"""Smaller arrays stay in the cache."""
_AHEAD = 1024
"""Elements. A loop of 1.3 ns an element over 10**6 doubles takes 1.40 ns with it and 1.80 without,
1.43 with 256 elements; sums gain nothing (one core of an Intel Xeon with AVX-512)."""
_ROW_ELEMENTS, _ROW_BYTES = 256, 2**18
"""The fewest elements of a row, and the most bytes of rows that stay in the cache until they are
used. Fetched a row ahead, the softmax of 1,000 rows of 1,000 numbers takes 790 us, two rows ahead
835, by elements 1,050; 100 rows of 10,000 take 840 and 1,020, by elements, 4,000 of 300 1,070 and
1,100, and 10,000 of 100 1,280 and 1,250 (one core of a Xeon with AVX-512)."""
_DOUBLE = np.dtype(np.float64)


def elements_ahead(nest: Nest, loop: int) -> int | None:
    """How many elements ahead of a loop in lanes arrays are fetched, 0 for small ones.

    None if the nest computes so little that it waits for memory in any case.
    """
    work = sum(
        cost_of(node.operation, _DOUBLE)
        for node, loops in zip(nest.nodes, nest.loops, strict=True)
        if isinstance(node, Apply) and loops >> loop & 1
    )
    streams = _streams(nest)
    if work < _WORK * len(streams):
        return None
    return _AHEAD if _moved(nest, streams) > _BYTES else 0


def fetches_rows(nest: Nest, loop: int) -> bool:
    """Whether passes over a loop in lanes fetch what the next iteration of the loop around it reads
    and writes: not of small arrays, nor of rows that are short or do not stay in the cache."""
    streams = _streams(nest)
    rows = [dtype.itemsize for a, dtype in streams if loop > 0 and a[loop] and a[loop + 1] == 1]
    row, n = nest.sizes[loop] * sum(rows), nest.sizes[loop]
    return n >= _ROW_ELEMENTS and 0 < row <= _ROW_BYTES and _moved(nest, streams) > _BYTES


def _streams(nest: Nest) -> list[tuple[Affine, np.dtype[Any]]]:
    """The addresses of what is loaded and stored."""
    nodes = zip(nest.nodes, nest.dtypes, strict=True)
    read = ((node.address, dtype) for node, dtype in nodes if isinstance(node, Load))
    return [*read, *((store.address, nest.dtypes[store.node]) for store in nest.stores)]


def _moved(nest: Nest, streams: Sequence[tuple[Affine, np.dtype[Any]]]) -> int:
    """The bytes of all of them."""
    return sum(nest.iterations(loops_of(a)) * dtype.itemsize for a, dtype in streams)
