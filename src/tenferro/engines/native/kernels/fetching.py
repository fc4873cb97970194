"""Whether and how far ahead a nest fetches arrays into the cache."""

from __future__ import annotations

import numpy as np

from tenferro.engines.native.families.table import cost_of
from tenferro.engines.native.kernels.nest import Apply, Load, Nest, loops_of

_WORK = 0.2
"""Nanoseconds of arithmetic for each array that can hide that memory is waited for."""
_BYTES = 2**20
"""Smaller arrays stay in the cache."""
_AHEAD = 1024
"""Elements. A loop of 1.3 ns an element over 10**6 doubles takes 1.40 ns with it and 1.80 without,
1.43 with 256 elements; sums gain nothing (one core of an Intel Xeon with AVX-512)."""
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
    loads = [i for i, node in enumerate(nest.nodes) if isinstance(node, Load)]
    if work < _WORK * (len(loads) + len(nest.stores)):
        return None
    read = ((nest.nodes[i].address, nest.dtypes[i]) for i in loads)  # type: ignore[union-attr]
    written = ((store.address, nest.dtypes[store.node]) for store in nest.stores)
    moved = [nest.iterations(loops_of(a)) * dtype.itemsize for a, dtype in (*read, *written)]
    return _AHEAD if sum(moved) > _BYTES else 0
