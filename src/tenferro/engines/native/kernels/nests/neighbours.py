"""Neighbouring elements that lanes read or write together, as those of small matrices.

Where each lane has a few neighbours, in steps that leave none between lanes, whole registers are
read and taken apart, or put together and written.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from tenferro.engines.native.kernels.nests.affine import Affine
from tenferro.engines.native.kernels.nests.nest import DType, Load, Nest, Reduce

WIDEST = 16
"""The most neighbours: as many registers are in use at a time."""


class Place(NamedTuple):
    """The position of an element among so many neighbours."""

    position: int
    width: int


def loaded(nest: Nest, loop: int) -> dict[int, Place]:
    """Loads of neighbours, at least half of them with the first and the last one.

    So no element is read that is not the nest's to read.
    """
    loads = [
        (i, (node.buffer, dtype), node.address)
        for i, (node, dtype) in enumerate(zip(nest.nodes, nest.dtypes, strict=True))
        if isinstance(node, Load) and not node.guard and _fills_registers(dtype)
    ]
    return {
        i: Place(position, width)
        for width, row in _rows(loads, loop)
        if max(row.values()) == width - 1 and 2 * len(row) >= width
        for i, position in row.items()
    }


def stored(nest: Nest, loop: int) -> list[list[int]]:
    """Stores that write all of some neighbours, in their order."""
    stores = [
        (i, (store.buffer, nest.dtypes[store.node]), store.address)
        for i, store in enumerate(nest.stores)
        if _fills_registers(nest.dtypes[store.node])
        and not isinstance(nest.nodes[store.node], Reduce)
    ]
    return [list(row) for width, row in _rows(stores, loop) if len(row) == width]


def _fills_registers(dtype: DType) -> bool:
    return dtype.kind != "b" and dtype.itemsize >= 4


def _rows(
    accesses: Sequence[tuple[int, Hashable, Affine]], loop: int
) -> Iterator[tuple[int, dict[int, int]]]:
    """Accesses that differ by less than a step of lanes: the step, and positions in order."""
    lines: dict[tuple[Hashable, Affine], list[tuple[int, int]]] = {}
    for i, memory, address in accesses:
        if 2 <= address[loop + 1] <= WIDEST:
            lines.setdefault((memory, address[1:]), []).append((address[0], i))
    for (_, steps), line in lines.items():
        width, row, first = steps[loop], dict[int, int](), min(line)[0]
        for offset, i in sorted(line):
            if offset >= first + width:
                yield width, row
                row, first = {}, offset
            row[i] = offset - first
        yield width, row
