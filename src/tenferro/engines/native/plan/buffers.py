"""One workspace for all intermediate values of a program: offsets by first fit over live ranges."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

_ALIGNMENT = 64


@dataclass(slots=True)
class Block:
    """Bytes that are in use from one step to another, both included."""

    key: Hashable
    size: int
    first: int
    last: int
    offset: int = 0


def place(blocks: list[Block]) -> int:
    """Give every block its offset; returns the bytes of the workspace.

    Blocks in use at the same time do not overlap; large ones are placed first.

    >>> a, b, c = Block("a", 100, 0, 1), Block("b", 50, 1, 2), Block("c", 60, 2, 3)
    >>> place([a, b, c]), a.offset, b.offset, c.offset
    (192, 0, 128, 0)
    """
    placed: list[Block] = []
    for block in sorted(blocks, key=lambda b: -b.size):
        block.offset = _first_gap(block, placed)
        placed.append(block)
        placed.sort(key=lambda b: b.offset)
    return max((_end(b) for b in placed), default=0)


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
