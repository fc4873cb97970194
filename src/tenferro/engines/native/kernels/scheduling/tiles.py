"""Products of matrices and vectors in nests: several rows at a time, and what follows them apart.

Rows that are summed together read the vector once, and their sums do not wait for one another.
What is computed of the sums has no lanes in the nest, as these run along the rows.
"""

from __future__ import annotations

from collections.abc import Hashable

from tenferro.engines.native.kernels.nests.affine import Affine, flat, variable
from tenferro.engines.native.kernels.nests.nest import (
    Load,
    Nest,
    Node,
    Reduce,
    Running,
    members,
    operands_of,
)
from tenferro.engines.native.kernels.nests.rewriting import NestCopy
from tenferro.engines.native.kernels.scheduling.vector_loop import node_cost, vector_loop
from tenferro.engines.native.runtime.code.target import host

ROWS = 4
_MOST_NODES = 12
"""Nodes of a nest of which so many copies are one body."""
_REST_FROM = 32
"""Rows from which those that fill no tile are computed by a kernel of their own."""
_APART = 60.0
"""Nanoseconds that a second nest has to save: a step of a program, and sums through memory."""


def tiled(nest: Nest) -> list[Nest]:
    """The nest with `ROWS` rows at a time, and one for the rows that are left, if it has rows."""
    loop = _row_loop(nest)
    if loop is None:
        return [nest]
    whole, rest = divmod(nest.sizes[loop], ROWS)
    tiles = [_rows(nest, loop, 0, whole, ROWS)]
    return [*tiles, _rows(nest, loop, whole * ROWS, rest, 1)] if rest else tiles


def _row_loop(nest: Nest) -> int | None:
    """The loop over rows that are summed in lanes, of which half of what they read is the same."""
    lanes = vector_loop(nest)
    if lanes is None or nest.scatters or len(nest.nodes) > _MOST_NODES:
        return None
    if any(isinstance(node, Running) for node in nest.nodes):
        return None
    reduced = _reduced_loops(nest)
    if not reduced >> lanes & 1:
        return None
    rows = [d for d in range(lanes) if not reduced >> d & 1 and _is_row_loop(nest, d, lanes)]
    return max(rows, key=lambda d: nest.sizes[d], default=None)


def _is_row_loop(nest: Nest, loop: int, lanes: int) -> bool:
    size = nest.sizes[loop]
    if size < ROWS or (size % ROWS and size < _REST_FROM):
        return False
    loops = [nest.loops[i] for i, node in enumerate(nest.nodes) if isinstance(node, Load)]
    read = [own >> loop & 1 for own in loops if own >> lanes & 1]
    return 0 < sum(read) <= len(read) / 2


def _reduced_loops(nest: Nest) -> int:
    loops = 0
    for node in nest.nodes:
        loops |= node.loops if isinstance(node, Reduce) else 0
    return loops


def _rows(nest: Nest, loop: int, first: int, count: int, rows: int) -> Nest:
    """The nest over `count` times `rows` iterations of a loop, from the first one on."""
    part = Nest([*nest.sizes[:loop], count, *nest.sizes[loop + 1 :]])
    for start in range(first, first + rows):

        def affine(a: Affine, start: int = start) -> Affine:
            step = a[loop + 1]
            return (a[0] + start * step, *a[1 : loop + 1], rows * step, *a[loop + 2 :])

        NestCopy(nest, part, affine).stores(nest.stores)
    return part


def apart(nest: Nest, name: Hashable) -> tuple[list[Nest], dict[Hashable, int]]:
    """A nest of reductions and one of what is computed of these, if lanes save enough there.

    Returns the nests, and the bytes of the buffers between them.
    """
    after = _after_sums(nest)
    if after is None or _saved(nest, after) < _APART:
        return [nest], {}
    read = {j for i in after for j in operands_of(nest.nodes[i])}
    sums: dict[int, Hashable] = {
        i: ("sum", name, i) for i in sorted(read) if isinstance(nest.nodes[i], Reduce)
    }
    first = Nest(nest.sizes)
    copy = NestCopy(nest, first, lambda a: a)
    copy.stores(s for s in nest.stores if s.node not in after)
    for i, key in sums.items():
        first.store(key, _place(nest, i), copy.node(i))
    sizes = {
        key: nest.iterations(nest.loops[i]) * nest.dtypes[i].itemsize for i, key in sums.items()
    }
    return [first, _second(nest, after, sums)], sizes


def _after_sums(nest: Nest) -> set[int] | None:
    """What is computed of reductions outside of their loops; None if some of it is within."""
    lanes, reduced = vector_loop(nest), _reduced_loops(nest)
    if lanes is None or not reduced >> lanes & 1 or nest.scatters:
        return None
    sums = {i for i, node in enumerate(nest.nodes) if isinstance(node, Reduce)}
    after: set[int] = set()
    for i, node in enumerate(nest.nodes):
        if any(j in after or j in sums for j in operands_of(node)):
            after.add(i)
    written = [s.address for s in nest.stores if s.node in after or s.node in sums]
    within = any(nest.loops[i] & reduced for i in after) or any(
        a[d + 1] for a in written for d in members(reduced)
    )
    alone = all(nest.nodes[i].loops == reduced for i in sums)  # type: ignore[union-attr]
    return None if within or not alone or not after.isdisjoint(sums) else after


def _saved(nest: Nest, after: set[int]) -> float:
    """Nanoseconds that lanes save."""
    width = host().lanes(8)
    return sum(
        node_cost(nest.nodes[i], nest.dtypes[i]) * (width * n - -(-n // width) * width)
        for i in after
        for n in (nest.iterations(nest.loops[i]),)
    )


def _place(nest: Nest, node: int) -> Affine:
    """Where a reduction is kept: one element behind the other."""
    loops, count = members(nest.loops[node]), len(nest.sizes)
    index = tuple(variable(d, count) for d in loops)
    return flat(index, [nest.sizes[d] for d in loops], count)


def _second(nest: Nest, after: set[int], sums: dict[int, Hashable]) -> Nest:
    """What follows the reductions, over the loops that are left."""
    left = [d for d in range(len(nest.sizes)) if not _reduced_loops(nest) >> d & 1]
    second = Nest([nest.sizes[d] for d in left])

    def affine(a: Affine) -> Affine:
        return (a[0], *(a[d + 1] for d in left))

    known: dict[int, Node] = {
        i: Load(second.buffer(key), affine(_place(nest, i)), ()) for i, key in sums.items()
    }
    copy = NestCopy(nest, second, affine, known=known)
    copy.stores(s for s in nest.stores if s.node in after)
    return second
