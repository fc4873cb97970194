"""Products that a loop adds up become products of what it stacks.

The derivative in a matrix W of a loop whose steps multiply by W adds a product in each step, which
reads and writes all of the sum. The factors are smaller: they are stacked, and the loop is followed
by one product, whose sum runs over the steps too. An outer product may be written as the product of
broadcast elements. Parts of the sum to which a step adds in addition are added to in the loop.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache, reduce
from math import prod
from typing import Any, NamedTuple

from computegraph import Body, MaterializedGraph, re_emit
from tenferro.ops.base.registry import forget_with
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, Operands, loops_of
from tenferro.tensor import Aval, Shape

_REMEMBERED = 1024
_SMALLER = 8
"""How many times smaller than a product its factors are together. The gradient of 50 steps
h = tanh(W h) takes, with the sum in the loop and behind it, on one core of a Xeon with AVX-512: W
of 256 x 256 4,030 and 1,060 us, of 64 x 64 96 and 29, of 24 x 24 8 and 5, of 16 x 16 4 both ways.
With half or a quarter of it, 32 rows of h at a time take the same time both ways."""

_STACKED = 2
"""Bytes that are stacked, at most, for each that the loop slices: so memory stays proportional."""


_OF_ELEMENTS = frozenset({"mul"})
"""Products of elements."""


class _Sum(NamedTuple):
    """A carry that adds up products, each of two values of the body.

    `rest` is what a step adds to parts of the carry: its value after the step without products.
    """

    carry: int
    products: tuple[int, ...]
    rest: int | None


class _Loop(NamedTuple):
    """A loop, the graph of its body, and the sums that are computed behind it."""

    loop: Loop
    graph: MaterializedGraph
    sums: tuple[_Sum, ...]

    def added(self) -> list[int]:
        """What is multiplied and not in an array yet, each once."""
        products = [p for s in self.sums for p in s.products]
        factors = [v for p in products for v in _factors(self.graph, p)]
        known = {*self.loop.inputs(self.graph.inputs).xs, *self.stacked()}
        return [v for v in dict.fromkeys(factors) if v not in known]

    def stacked(self) -> tuple[int, ...]:
        """What the loop stacks already."""
        return self.loop.outputs(self.graph.outputs).stacked


def sum_products_outside(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with such products behind their loops."""
    found = {v: part for v, call in loops_of(graph).items() if (part := _parts(call.loop)).sums}
    if not found:
        return graph
    writer = Writer()

    def emit(v: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
        if v not in found:
            return writer.arena.apply(operation, operands, mask)
        return _outside(writer, found[v], operands)

    return re_emit(graph, writer.arena, emit)


@lru_cache(maxsize=_REMEMBERED)
def _parts(loop: Loop) -> _Loop:
    """The carries of a loop whose sums are better computed behind it."""
    graph = loop.body.graph()
    if loop.cond is not None or not isinstance(loop.length, int):
        return _Loop(loop, graph, ())
    reads = Counter(
        a for _, _, operands, _ in graph.arena.applications(graph.order) for a in operands
    )
    reads.update(graph.outputs)
    sliced = loop.inputs(graph.inputs).xs
    room = _STACKED * sum(_bytes(graph.arena.metas[v]) for v in sliced)
    known = {*sliced, *loop.outputs(graph.outputs).stacked}
    sums = []
    pairs = zip(loop.inputs(graph.inputs).carry, graph.outputs, strict=False)
    for i, (old, new) in enumerate(pairs):
        products, parts = _products(graph, reads, old, new)
        factors = {v for p in products for v in _factors(graph, p)} - known
        needed = sum(_bytes(graph.arena.metas[v]) for v in factors)
        if products and needed <= room:
            sums.append(_Sum(i, products, _added_to(graph, old, parts) if parts else None))
            room -= needed
            known |= factors
    return _Loop(loop, graph, tuple(sums))


forget_with(_parts.cache_clear)


def _added_to(graph: MaterializedGraph, carry: int, parts: Sequence[int]) -> int:
    """The carry after a step that adds to its parts only."""
    body = Writer(graph.arena)
    for v in reversed(parts):
        operation: Any = body.definition(v)
        carry = graph.arena.apply(operation, [carry, *body.operands(v)[1:]], 0)
    return carry


def _factors(graph: MaterializedGraph, product: int) -> list[int]:
    """What a product multiplies, as it was before it was reshaped."""
    body, factors = Writer(graph.arena), []
    found = _product(body, _untransposed(body, product)[0])
    assert found is not None
    for v in found.factors:
        while body.name(v) == "reshape":
            (v,) = body.operands(v)
        factors.append(v)
    return factors


def _products(
    graph: MaterializedGraph, reads: Counter[int], old: int, new: int
) -> tuple[tuple[int, ...], list[int]]:
    """The products that a step adds to a carry that nothing else reads; none if it adds more.

    With the operations that add to parts.
    """
    terms, parts = _terms(Writer(graph.arena), reads, new)
    products = [v for v in terms if v != old]
    alone = reads[old] == 1 and len(products) == len(terms) - 1
    body = Writer(graph.arena)
    inner = Counter(_untransposed(body, v)[0] for v in products)
    fits = all(_is_large(body, v) and reads[v] == n for v, n in inner.items())
    fits = fits and all(v in inner or reads[v] == 1 for v in products)
    return (tuple(products), parts) if alone and fits else ((), [])


def _terms(writer: Writer, reads: Counter[int], v: int) -> tuple[list[int], list[int]]:
    """What is added up to a value, by sums that nothing else reads, and what adds to parts."""
    stack, terms, parts = [v], list[int](), list[int]()
    while stack:
        v = stack.pop()
        if writer.name(v) == "add" and reads[v] == 1:
            stack += writer.operands(v)
        elif writer.name(v) == "scatter_add" and reads[v] == 1:
            stack.append(writer.operands(v)[0])
            parts.append(v)
        else:
            terms.append(v)
    return terms, parts


def _untransposed(writer: Writer, v: int) -> tuple[int, list[Any]]:
    """What is transposed to a value, and the permutations, the last one first."""
    permutations = []
    while writer.name(v) == "transpose":
        permutations.append(writer.params(v)["permutation"])
        (v,) = writer.operands(v)
    return v, permutations


class _Product(NamedTuple):
    """A contraction of two factors, each in a shape, whose axes are then in this order."""

    factors: tuple[int, ...]
    shapes: tuple[Shape, ...]
    contract: tuple[tuple[int, ...], ...]
    batch: tuple[tuple[int, ...], ...]
    order: tuple[int, ...] | None


def _product(writer: Writer, v: int) -> _Product | None:
    """How a value is a product of two factors; None for others."""
    if writer.name(v) == "dot_general":
        params, factors = writer.params(v), writer.operands(v)
        shapes = tuple([writer.aval(a).shape for a in factors])
        return _Product(factors, shapes, params["contract"], params["batch"], None)
    return _outer(writer, v) if writer.name(v) in _OF_ELEMENTS else None


def _outer(writer: Writer, v: int) -> _Product | None:
    """The outer product of two broadcast factors whose elements are multiplied."""
    sizes, found = writer.aval(v).shape, list[tuple[int, tuple[int, ...]]]()
    for a in writer.operands(v):
        factor = writer.operand(a, "broadcast_in_dim")
        if factor is None or writer.aval(v).dtype.kind not in "fc":
            return None
        own = zip(writer.params(a)["dimensions"], writer.aval(factor).shape, strict=True)
        found.append((factor, tuple(i for i, n in own if n == sizes[i])))
    factors, (left, right) = tuple(f for f, _ in found), (axes for _, axes in found)
    shared = [i for i in left if i in right]
    axes = [*shared, *(i for i in (*left, *right) if i not in shared)]
    if len(axes) < len(sizes):
        return None
    shapes = tuple(tuple(sizes[i] for i in own) for own in (left, right))
    batch = tuple(tuple(own.index(i) for i in shared) for own in (left, right))
    order = tuple(axes.index(i) for i in range(len(axes)))
    return _Product(factors, shapes, ((), ()), batch, order)


def _is_large(writer: Writer, v: int) -> bool:
    """Whether a value is a product that is much larger than its factors."""
    found = _product(writer, v)
    if found is None:
        return False
    return _SMALLER * sum(_bytes(writer.aval(a)) for a in found.factors) <= _bytes(writer.aval(v))


def _bytes(aval: Aval) -> int:
    return prod([n for n in aval.shape if isinstance(n, int)]) * aval.dtype.itemsize


def _outside(writer: Writer, part: _Loop, values: list[int]) -> tuple[int, ...]:
    """The outputs of a loop without its sums of products, and these."""
    loop, graph, sums = part
    own, moved = loop.operands(values), {s.carry for s in sums if s.rest is None}
    stays = [i for i in range(loop.carries) if i not in moved]
    operands = own._replace(carry=tuple([own.carry[i] for i in stays]))
    changed = _stacking(part, operands)
    first = writer.apply(changed.operation, *operands.flat())
    results = changed.results(range(first, first + len(changed.body.outputs)))
    kept = dict(zip(stays, results.carry, strict=True))
    rest = results.stacked[: len(part.stacked())]
    sliced = zip(loop.inputs(graph.inputs).xs, own.xs, strict=True)
    stacks = dict([*sliced, *zip((*part.stacked(), *part.added()), results.stacked, strict=True)])
    for i, products, partly in sums:
        start = own.carry[i] if partly is None else kept[i]
        terms = [_over_steps(writer, graph, p, stacks) for p in products]
        terms = terms if start is None else [start, *terms]
        kept[i] = reduce(lambda a, b: writer.bind("add", a, b), terms)
    return (*(kept[i] for i in range(loop.carries)), *rest)


def _stacking(part: _Loop, operands: Operands[int]) -> Loop:
    """The loop that stacks factors instead of adding up their products."""
    loop, graph, sums = part
    moved = {s.carry for s in sums if s.rest is None}
    rests = {s.carry: s.rest for s in sums if s.rest is not None}
    drop = {loop.consts + i for i in moved}
    inputs = [v for i, v in enumerate(graph.inputs) if i not in drop]
    outputs = [rests.get(i, v) for i, v in enumerate(graph.outputs) if i not in moved]
    lanes = tuple([on for i, on in enumerate(loop.lanes) if i not in drop])
    body = Body.of(graph.arena, [*outputs, *part.added()], inputs)
    return loop.taking(operands, body=body, linear=(), lanes=lanes)


def _over_steps(
    writer: Writer, graph: MaterializedGraph, product: int, stacks: dict[int, int]
) -> int:
    """The product of stacks that sums over the steps, their first axes, as well."""
    body = Writer(graph.arena)
    inner, permutations = _untransposed(body, product)
    form = _product(body, inner)
    assert form is not None
    factors = [
        writer.reshape(stacks[v], *writer.aval(stacks[v]).shape[:1], *shape)
        for shape, v in zip(form.shapes, _factors(graph, product), strict=True)
    ]
    contract, batch = (
        tuple(tuple(i + 1 for i in axes) for axes in pair) for pair in (form.contract, form.batch)
    )
    over = tuple((0, *axes) for axes in contract)
    found = writer.bind("dot_general", *factors, contract=over, batch=batch)
    for permutation in (*([] if form.order is None else [form.order]), *reversed(permutations)):
        found = writer.bind("transpose", found, permutation=permutation)
    return found
