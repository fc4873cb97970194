"""Nests that read along one loop and write along another, in blocks of both.

Row by row, such a nest takes one element of each line of memory that it reads, and returns to this
line for the next row when it has left the cache: soon, if the lines are a power of two apart. In
blocks, a line is read as a whole.
"""

from __future__ import annotations

from math import gcd

from tenferro.engines.native.kernels.nests.affine import Affine
from tenferro.engines.native.kernels.nests.nest import (
    Apply,
    Literal,
    Load,
    MultiplyAdd,
    Nest,
    ScalarInput,
)
from tenferro.engines.native.kernels.nests.rewriting import NestCopy
from tenferro.engines.native.kernels.scheduling.vector_loop import vector_loop

_WIDE, _NARROW = 16, 8
"""Iterations of a block; the narrow one fills half of the lanes of single precision."""
_FIRST, _SECOND = 2**12, 2**17
"""Bytes after which places in the first and second cache repeat (AMD EPYC, Xeon)."""
_WAYS, _LINE = 8, 64
"""Lines of a place, and bytes of a line. Transposes of 1,024 x 4 KiB take 0.2 of the time in
blocks, of 40 x 64 KiB 0.3 in narrow ones; of 1,000 x 4,000 bytes 1.5 in narrow ones, and of
96 x 768 bytes, which fit in the first cache, 2.1 (AMD EPYC with AVX-512)."""


def blocked(nest: Nest) -> Nest:
    """The nest with two loops in blocks, if the lines that lanes read displace one another."""
    lanes = vector_loop(nest)
    if lanes is None or not _moves(nest):
        return nest
    size = max(dtype.itemsize for dtype in nest.dtypes)
    for address in _addresses(nest):
        across = next((d for d in range(len(nest.sizes)) if abs(address[d + 1]) == 1), lanes)
        step = size * abs(address[lanes + 1])
        pair = sorted((lanes, across))
        blocks = [_block(nest.sizes[d], nest.sizes[lanes], step) for d in pair]
        if across != lanes and step and all(blocks):
            return _split(nest, pair, blocks)
    return nest


def _moves(nest: Nest) -> bool:
    """Whether each iteration writes what it computes of its elements."""
    simple = Apply | Literal | Load | MultiplyAdd | ScalarInput
    guarded = any(isinstance(node, Load) and node.guard for node in nest.nodes)
    return not nest.scatters and not guarded and all(isinstance(n, simple) for n in nest.nodes)


def _addresses(nest: Nest) -> list[Affine]:
    return [node.address for node in nest.nodes if isinstance(node, Load)] + nest.written


def _block(size: int, lines: int, step: int) -> int:
    """The iterations of a block of a loop; 0 where blocks do not fill it or do not pay."""
    if size % _WIDE == 0 and lines > _room(step, _FIRST):
        return _WIDE
    return _NARROW if size % _NARROW == 0 and lines > _room(step, _SECOND) else 0


def _room(step: int, period: int) -> int:
    """How many lines that are `step` bytes apart a cache holds at a time."""
    return _WAYS * period // max(_LINE, gcd(step, period))


def _split(nest: Nest, pair: list[int], sizes: list[int]) -> Nest:
    """The other loops, those over blocks, those within a block."""
    others = [d for d in range(len(nest.sizes)) if d not in pair]
    counts = [nest.sizes[d] // n for d, n in zip(pair, sizes, strict=True)]
    made = Nest([*(nest.sizes[d] for d in others), *counts, *sizes])

    def affine(a: Affine) -> Affine:
        steps = [a[d + 1] for d in pair]
        over = [n * step for n, step in zip(sizes, steps, strict=True)]
        return (a[0], *(a[d + 1] for d in others), *over, *steps)

    NestCopy(nest, made, affine).stores(nest.stores)
    return made
