"""Where intermediate values of a program are: in outputs not yet written, or in one workspace.

Offsets are found by first fit over live ranges.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

_ALIGNMENT = 64


@dataclass(slots=True)
class Block:
    """Bytes that are in use from one step to another, both included."""

    key: Hashable
    size: int
    first: int
    last: int
    offset: int = 0


@dataclass(slots=True)
class Room:
    """Memory that is free before a step, and the blocks that it holds until then."""

    size: int
    until: int
    blocks: list[Block] = field(default_factory=list)

    def take(self, block: Block) -> bool:
        """Hold a block if it fits."""
        at = _first_gap(block, self.blocks)
        if block.last >= self.until or at + block.size > self.size:
            return False
        _put(block, at, self.blocks)
        return True


def lend(blocks: list[Block], rooms: Sequence[Room]) -> list[Block]:
    """Give rooms what fits into them, large blocks first; returns the others.

    >>> a, b = Block("a", 64, 0, 1), Block("b", 64, 0, 2)
    >>> lend([a, b], [Room(size=100, until=2)]) == [b]
    True
    """
    ordered = sorted(blocks, key=lambda b: -b.size)
    return [b for b in ordered if not any(room.take(b) for room in rooms)]


def place(blocks: list[Block]) -> int:
    """Give every block its offset; returns the bytes of the workspace.

    Blocks in use at the same time do not overlap; large ones are placed first.

    >>> a, b, c = Block("a", 100, 0, 1), Block("b", 50, 1, 2), Block("c", 60, 2, 3)
    >>> place([a, b, c]), a.offset, b.offset, c.offset
    (192, 0, 128, 0)
    """
    placed: list[Block] = []
    for block in sorted(blocks, key=lambda b: -b.size):
        _put(block, _first_gap(block, placed), placed)
    return max((_end(b) for b in placed), default=0)


def _put(block: Block, at: int, placed: list[Block]) -> None:
    block.offset = at
    placed.append(block)
    placed.sort(key=lambda b: b.offset)


def _first_gap(block: Block, placed: list[Block]) -> int:
    at = 0
    for other in placed:
        if other.last < block.first or block.last < other.first:
            continue
        if at + block.size <= other.offset:
            break
        at = max(at, _end(other))
    return at


def _end(block: Block) -> int:
    return block.offset + -(-block.size // _ALIGNMENT) * _ALIGNMENT
