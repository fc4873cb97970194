"""Which loop of a nest runs in lanes, and copies that make what it reads contiguous."""

from __future__ import annotations

from collections.abc import Hashable
from math import prod
from typing import Any

import numpy as np

from tenferro.engines.native.families.table import LOAD, SIMPLE, STORE, cost_of
from tenferro.engines.native.kernels.nests.affine import Affine, flat, variable
from tenferro.engines.native.kernels.nests.neighbours import loaded, stored
from tenferro.engines.native.kernels.nests.nest import (
    Apply,
    Fetch,
    Load,
    MultiplyAdd,
    Neighbour,
    Nest,
    Node,
    Reduce,
    Running,
    loops_of,
    members,
)
from tenferro.engines.native.kernels.scheduling.recurrences import sequential_loops
from tenferro.engines.native.runtime.code.target import host

_ACCUMULATE, _ACROSS_LANES = 0.05, 3.0
"""Nanoseconds to take an element into a sum, and to add up lanes. With half or twice of each, 4 of
the 70 benchmarks run another loop in lanes or in another number of tasks."""
_ALONG_LANES = 0.2
"""Nanoseconds to join an element with those before it in the same vector, in addition."""
_APART = 1.5
"""How much dearer a strided element is than one that is read by itself."""
_USES = 16
"""How often elements are to be read for a copy of them to pay."""
_COPIED_BYTES = 2**20
"""How large such a copy may be: it is to stay in the cache. Half or twice of these two changes no
plan of the benchmarks."""


def vector_loop(nest: Nest) -> int | None:
    """The loop to run in lanes: the one with the least work; of equal ones the innermost."""
    ordered = indexed_loops(nest) | sequential_loops(nest.nodes, nest.dtypes)
    free = [d for d in range(len(nest.sizes)) if not ordered >> d & 1]
    if len(free) == 1:
        return free[0]
    return min(free, key=lambda d: (round(nanoseconds_in_lanes(nest, d), 3), -d), default=None)


def indexed_loops(nest: Nest) -> int:
    """The loops whose iterations may write to one element, as indices tell: they stay in order."""
    loops = 0
    for scatter in nest.scatters:
        for term in scatter.terms:
            loops |= nest.loops[term.node]
    return loops


def node_cost(node: Node, dtype: np.dtype[Any]) -> float:
    """Nanoseconds for one element of a node, in lanes."""
    match node:
        case Apply(operation, _):
            return cost_of(operation, dtype)
        case MultiplyAdd():
            return SIMPLE
        case Load() | Fetch() | Neighbour():
            return LOAD
        case Reduce() | Running():
            return _ACCUMULATE
    return 0.0


def nanoseconds_in_lanes(nest: Nest, loop: int) -> float:
    """The work on one core with one loop in lanes: what does not depend on it gains nothing."""
    n, width = nest.sizes[loop], host().lanes(8)
    lanes_used = n / (-(-n // width) * width)
    beside = loaded(nest, loop)
    together = {i for row in stored(nest, loop) for i in row}
    total = 0.0
    for i, node in enumerate(nest.nodes):
        inner = node.loops if isinstance(node, Reduce) else 0
        loops, cost = nest.loops[i] | inner, node_cost(node, nest.dtypes[i])
        if not loops >> loop & 1:
            total += cost * width * nest.iterations(loops)
            continue
        apart = isinstance(node, Load | Fetch) and i not in beside and _is_apart(nest, node, loop)
        total += cost * nest.iterations(loops) * (width * _APART if apart else 1 / lanes_used)
        if inner >> loop & 1:
            total += _ACROSS_LANES * nest.iterations(nest.loops[i])
        if isinstance(node, Running) and node.loop == loop:
            total += _ALONG_LANES * nest.iterations(loops)
    for i, address in enumerate(nest.written):
        apart = abs(address[loop + 1]) > 1 and i not in together
        cost = STORE * (width * _APART if apart else 1 / lanes_used)
        total += cost * nest.iterations(loops_of(address))
    return total


def _is_apart(nest: Nest, node: Load | Fetch, loop: int) -> bool:
    """Whether lanes read elements that are not neighbours, and will not be copied."""
    if abs(node.address[loop + 1]) <= 1:
        return False
    return not (isinstance(node, Load) and is_copied(nest, node, loop))


def is_copied(nest: Nest, node: Load, loop: int) -> bool:
    """Whether elements are read often enough to be brought together for one loop before."""
    loops = loops_of(node.address)
    count = nest.iterations(loops)
    return (
        abs(node.address[loop + 1]) > 1
        and not node.guard
        and not nest.scatters
        and _USES * count <= prod(nest.sizes)
        and count * 8 <= _COPIED_BYTES
    )


def bring_together(nest: Nest, name: Hashable) -> list[tuple[Hashable, Nest, int]]:
    """Let a nest read copies where its lanes would pick elements that lie apart.

    Returns the key of each copy, the nest that makes it, and its bytes.
    """
    loop = vector_loop(nest)
    if loop is None:
        return []
    copies: list[tuple[Hashable, Nest, int]] = []
    for i, node in enumerate(nest.nodes):
        if isinstance(node, Load) and is_copied(nest, node, loop):
            key = ("together", name, i)
            copy, address = _copy(nest, node, loop, key, nest.dtypes[i])
            nest.nodes[i] = Load(nest.buffer(key), address, ())
            count = nest.iterations(loops_of(address))
            copies.append((key, copy, count * nest.dtypes[i].itemsize))
    return copies


def _copy(
    nest: Nest, node: Load, loop: int, key: Hashable, dtype: np.dtype[Any]
) -> tuple[Nest, Affine]:
    """The nest that copies what a node reads, and the address of the copy."""
    loops = sorted(members(loops_of(node.address)), key=lambda d: (d == loop, d))
    copy = Nest([nest.sizes[d] for d in loops])
    source = (node.address[0], *(node.address[d + 1] for d in loops))
    index = tuple(variable(i, len(loops)) for i in range(len(loops)))
    target = flat(index, copy.sizes, len(loops))
    load = copy.add(Load(copy.buffer(nest.buffers[node.buffer]), source, ()), dtype)
    copy.store(key, target, load)
    address = [0] * (len(nest.sizes) + 1)
    for d, step in zip(loops, target[1:], strict=True):
        address[d + 1] = step
    return copy, tuple(address)
