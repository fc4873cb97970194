"""Fewer loops: neighbours that every address and condition treats as one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tenferro.engines.native.kernels.affine import Affine, Guard
from tenferro.engines.native.kernels.nest import (
    Apply,
    Choose,
    Fetch,
    Load,
    MultiplyAdd,
    Nest,
    Node,
    Position,
    Reduce,
    Running,
    Term,
)


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
    if any(a[loop + 1] != a[loop + 2] * n for a in _affines(nest)):
        return False
    if any(isinstance(node, Running) and bits >> node.loop & 1 for node in nest.nodes):
        return False
    masks = [node.loops & bits for node in nest.nodes if isinstance(node, Reduce)]
    return all(mask in (0, bits) for mask in masks)


def _affines(nest: Nest) -> Iterator[Affine]:
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
    sizes = list(nest.sizes)
    sizes[loop : loop + 2] = [sizes[loop] * sizes[loop + 1]]
    joined = Nest(sizes)
    for key in nest.buffers:
        joined.buffer(key)

    def affine(a: Affine) -> Affine:
        return (*a[: loop + 1], *a[loop + 2 :])

    def guard(g: Guard) -> Guard:
        return tuple((affine(a), low, high) for a, low, high in g)

    renamed: list[int] = []
    for node, dtype in zip(nest.nodes, nest.dtypes, strict=True):
        renamed.append(joined.add(rebuilt(node, renamed, affine, guard, loop), dtype))
    for store in nest.stores:
        joined.store(nest.buffers[store.buffer], affine(store.address), renamed[store.node])
    for scatter in nest.scatters:
        place, terms = affine(scatter.address), _renamed_terms(scatter.terms, renamed)
        joined.scatters.append(
            scatter._replace(address=place, terms=terms, node=renamed[scatter.node])
        )
    return joined


def rebuilt(
    node: Node,
    renamed: list[int],
    affine: Callable[[Affine], Affine],
    guard: Callable[[Guard], Guard],
    loop: int,
) -> Node:
    """A node of the nest in which `loop` and the next are one."""
    match node:
        case Load(buffer, address, condition):
            return Load(buffer, affine(address), guard(condition))
        case Fetch(buffer, address, terms, condition):
            return Fetch(buffer, affine(address), _renamed_terms(terms, renamed), guard(condition))
        case Position(position):
            return Position(affine(position))
        case Apply(operation, operands):
            return Apply(operation, tuple(renamed[i] for i in operands))
        case MultiplyAdd():
            return MultiplyAdd(*(renamed[i] for i in node))
        case Choose(condition, inside, outside):
            return Choose(guard(condition), renamed[inside], renamed[outside])
        case Reduce(name, loops, operand):
            low = loops & ((2 << loop) - 1)
            return Reduce(name, low | (loops >> 1) & ~((2 << loop) - 1), renamed[operand])
        case Running(name, own, operands):
            return Running(name, own - (own > loop), tuple(renamed[i] for i in operands))
    return node


def _renamed_terms(terms: tuple[Term, ...], renamed: list[int]) -> tuple[Term, ...]:
    return tuple(t._replace(node=renamed[t.node]) for t in terms)
