"""Fewer loops: neighbours that every address and condition treats as one."""

from __future__ import annotations

from collections.abc import Iterator

from tenferro.engines.native.kernels.nests.affine import Affine
from tenferro.engines.native.kernels.nests.nest import (
    Choose,
    Fetch,
    Load,
    Nest,
    Position,
    Reduce,
    Running,
)
from tenferro.engines.native.kernels.nests.rewriting import NestCopy


def collapse(nest: Nest) -> Nest:
    """The same nest with neighbouring loops made one wherever that changes no address."""
    loop = len(nest.sizes) - 2
    while loop >= 0:
        if _joined(nest, loop):
            nest = _join(nest, loop)
        loop -= 1
    return nest


def _joined(nest: Nest, loop: int) -> bool:
    """Whether a loop and the next one act as one loop over the elements of both."""
    n, bits = nest.sizes[loop + 1], 3 << loop
    if any(a[loop + 1] != a[loop + 2] * n for a in affines(nest)):
        return False
    if any(isinstance(node, Running) and bits >> node.loop & 1 for node in nest.nodes):
        return False
    masks = [node.loops & bits for node in nest.nodes if isinstance(node, Reduce)]
    return all(mask in (0, bits) for mask in masks)


def affines(nest: Nest) -> Iterator[Affine]:
    """The addresses, the conditions and the positions of a nest."""
    yield from nest.written
    for node in nest.nodes:
        match node:
            case Load(_, address, guard) | Fetch(_, address, _, guard):
                yield address
                yield from (a for a, _, _ in guard)
            case Choose(guard, _, _):
                yield from (a for a, _, _ in guard)
            case Position(affine):
                yield affine


def _join(nest: Nest, loop: int) -> Nest:
    sizes, low = list(nest.sizes), (2 << loop) - 1
    sizes[loop : loop + 2] = [sizes[loop] * sizes[loop + 1]]
    joined = Nest(sizes)
    for key in nest.buffers:
        joined.buffer(key)
    copy = NestCopy(
        nest,
        joined,
        lambda a: (*a[: loop + 1], *a[loop + 2 :]),
        lambda loops: loops & low | (loops >> 1) & ~low,
    )
    for i in range(len(nest.nodes)):
        copy.node(i)
    copy.stores(nest.stores)
    copy.scatters(nest.scatters)
    return joined
