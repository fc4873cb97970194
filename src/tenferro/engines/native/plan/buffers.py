"""Where intermediate values of a program are: in outputs not yet written, or in one workspace.

Blocks are placed in the order of the steps: one that begins takes the smallest gap that holds it
(best fit), and one that ends returns its bytes. The work is n log n in the number of blocks.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush, nlargest

from tenferro.engines.native.runtime.shared import aligned

_MOST_TRIED = 8
"""How many outputs, the largest ones, may hold blocks: more would be tried for every block."""


@dataclass(slots=True)
class LiveBuffer:
    """Bytes that are in use from one step to another, both included."""

    key: Hashable
    size: int
    first: int
    last: int
    offset: int = 0


@dataclass(slots=True)
class MemoryRegion:
    """Memory that is free before a step, and the blocks that it holds until then."""

    size: float
    until: float
    blocks: list[LiveBuffer] = field(default_factory=list)
    end: int = 0
    _gaps: list[tuple[int, int]] = field(default_factory=list)
    """Size and offset of each gap before `end`, smallest first."""
    _starts: dict[int, int] = field(default_factory=dict)
    """The end of each gap by its start."""
    _ends: dict[int, int] = field(default_factory=dict)

    def allocate(self, block: LiveBuffer) -> bool:
        """Hold a block if it fits."""
        if block.last >= self.until or block.size > self.size:
            return False
        size = aligned(block.size)
        at = bisect_left(self._gaps, (size, 0))
        gap = self._gaps[at] if at < len(self._gaps) else None
        start = self._starts_at_end() if gap is None else gap[1]
        if start + block.size > self.size:
            return False
        block.offset = start
        stop = max(self.end, start + size) if gap is None else start + gap[0]
        if start in self._starts:
            self._remove(start)
        self.end = max(self.end, stop)
        self._insert(start + size, stop)
        self.blocks.append(block)
        return True

    def free(self, block: LiveBuffer) -> None:
        """Take the bytes of a block back."""
        start, stop = block.offset, block.offset + aligned(block.size)
        if start in self._ends:
            start = self._ends[start]
            self._remove(start)
        if stop in self._starts:
            after = self._starts[stop]
            self._remove(stop)
            stop = after
        self._insert(start, stop)

    def _starts_at_end(self) -> int:
        """Where a block starts that no gap holds: in the last gap, if that reaches the end."""
        return self._ends.get(self.end, self.end)

    def _insert(self, start: int, stop: int) -> None:
        if start < stop:
            insort(self._gaps, (stop - start, start))
            self._starts[start], self._ends[stop] = stop, start

    def _remove(self, start: int) -> None:
        stop = self._starts.pop(start)
        del self._ends[stop]
        del self._gaps[bisect_left(self._gaps, (stop - start, start))]


def place(blocks: Sequence[LiveBuffer], outputs: Sequence[MemoryRegion] = ()) -> MemoryRegion:
    """Assign every block its offset, in an output that is free for as long or in the workspace.

    Returns the workspace.

    >>> a, b, c = LiveBuffer("a", 100, 0, 1), LiveBuffer("b", 50, 1, 2), LiveBuffer("c", 60, 2, 3)
    >>> place([a, b, c]).end, a.offset, b.offset, c.offset
    (192, 0, 128, 0)
    >>> a, b = LiveBuffer("a", 64, 0, 1), LiveBuffer("b", 64, 0, 2)
    >>> output = MemoryRegion(size=100, until=2)
    >>> place([a, b], [output]).blocks == [b], output.blocks == [a]
    (True, True)
    """
    workspace = MemoryRegion(float("inf"), float("inf"))
    regions = [*nlargest(_MOST_TRIED, outputs, key=lambda region: region.size), workspace]
    in_use: list[tuple[int, int, LiveBuffer, MemoryRegion]] = []
    for i, block in enumerate(sorted(blocks, key=lambda b: (b.first, -b.size))):
        while in_use and in_use[0][0] < block.first:
            *_, over, region = heappop(in_use)
            region.free(over)
        region = next(region for region in regions if region.allocate(block))
        heappush(in_use, (block.last, i, block, region))
    return workspace


__all__ = ["LiveBuffer", "MemoryRegion", "place"]
