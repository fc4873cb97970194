"""Sums of products that loops carry become one product of matrices after the loop.

The derivative in a matrix W of steps h = f(W h) is a sum of products, of one vector with another,
which the loop adds up in a carry as large as W. The same sum is the product of all the vectors as
matrices.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any

from computegraph import Body, MaterializedGraph, re_emit
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, is_loop

_LEAST = 2_048
"""Numbers in a carry from which its traffic costs more than one product: see `sums_after_loops`."""
_MOST = 4_194_304
"""Numbers that are kept of all steps, at most."""


@dataclass(frozen=True)
class _Product:
    a: int
    b: int
    params: Any


def sums_after_loops(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with such carries computed after their loops.

    One core of a Xeon with AVX-512: the gradient of 100 steps h = tanh(W h + x) with W of 256 by
    256 takes 1.6 to 2.0 ms instead of 7.5, of 64 by 64 57 us instead of 180.
    """
    if not any(map(is_loop, graph.arena.operations)):
        return graph
    writer = Writer()

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
        if is_loop(operation) and (found := _sums(loop := Loop.of(operation))):
            return _separated(writer, loop, found, operands)
        return writer.arena.apply(operation, operands, mask)

    return re_emit(graph, writer.arena, emit)


def _sums(loop: Loop) -> dict[int, list[_Product]]:
    """The carries that are such sums, by number, with their products as values of the body."""
    if loop.cond is not None or not isinstance(loop.length, int) or any(loop.lanes):
        return {}
    graph = loop.body.graph()
    definitions: dict[int, tuple[Any, Sequence[int]]] = {}
    uses = Counter(graph.outputs)
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        definitions[v] = operation, operands
        uses.update(operands)
    carried = loop.inputs(graph.inputs).carry
    found = {}
    for i, (before, after) in enumerate(
        zip(carried, loop.outputs(graph.outputs).carry, strict=True)
    ):
        if uses[before] != 1 or uses[after] != 1 or graph.arena.metas[before].size < _LEAST:
            continue
        products = _terms(definitions, uses, before, after)
        if products and _are_small(graph, products, loop.length):
            found[i] = products
    return found


def _terms(
    definitions: dict[int, tuple[Any, Sequence[int]]], uses: Counter[int], before: int, after: int
) -> list[_Product]:
    """The products that are added to a carry; none if anything else is."""
    found, todo, met = [], [after], False
    while todo:
        v = todo.pop()
        if v == before:
            met = True
            continue
        operation, operands = definitions.get(v, (None, ()))
        if uses[v] != 1 or operation is None:
            return []
        if operation.name == "add":
            todo.extend(operands)
        elif operation.name == "dot_general" and not operation.params["batch"][0]:
            found.append(_Product(operands[0], operands[1], operation.params))
        else:
            return []
    return found if met else []


def _are_small(graph: MaterializedGraph, products: Sequence[_Product], length: int) -> bool:
    """Whether what is kept of all steps is little beside what the carry moves."""
    metas = graph.arena.metas
    for p in products:
        kept = prod(metas[p.a].shape) + prod(metas[p.b].shape)
        result = prod(metas[p.a].shape) * prod(metas[p.b].shape)
        for axis in p.params["contract"][0]:
            result //= metas[p.a].shape[axis] ** 2
        if 4 * kept > result or kept * length > _MOST:
            return False
    return True


def _separated(
    writer: Writer, loop: Loop, found: dict[int, list[_Product]], operands: Sequence[int]
) -> tuple[int, ...]:
    """The outputs of the loop without those carries, and of the products after it."""
    graph, own = loop.body.graph(), loop.operands(operands)
    inputs, outputs = loop.inputs(graph.inputs), loop.outputs(graph.outputs)
    stacked = list(outputs.stacked)
    sliced = dict(zip(inputs.xs, own.xs, strict=True))
    kept = {v: i for i, v in reversed(list(enumerate(stacked)))}
    for product in (p for products in found.values() for p in products):
        for v in (product.a, product.b):
            if v not in sliced and v not in kept:
                kept[v] = len(stacked)
                stacked.append(v)
    rest = [i for i in range(loop.carries) if i not in found]
    taken = [*inputs.consts, *(inputs.carry[i] for i in rest), *inputs.xs]
    body = Body.of(graph.arena, [*(outputs.carry[i] for i in rest), *stacked], taken)
    init = tuple(loop.init[i] for i in rest)
    remaining = replace(loop, body=body, init=init, linear=(False,) * len(taken), lanes=())
    given = own._replace(carry=tuple(own.carry[i] for i in rest))
    results = remaining.results(_several(writer, remaining.operation, given.flat()))
    array = {**{v: results.stacked[i] for v, i in kept.items()}, **sliced}
    carry: list[int] = []
    left = iter(results.carry)
    for i in range(loop.carries):
        carry.append(_sum(writer, found[i], array, own.carry[i]) if i in found else next(left))
    return (*carry, *results.stacked[: len(outputs.stacked)])


def _several(writer: Writer, operation: Any, operands: Sequence[int]) -> tuple[int, ...]:
    first = writer.arena.apply(operation, operands)
    return tuple(range(first, first + operation.n_outputs))


def _sum(
    writer: Writer, products: Sequence[_Product], array: dict[int, int], start: int | None
) -> int:
    """The sum over all steps, which is one more axis of the products' operands."""
    total = start
    for p in products:
        contract = tuple((0, *(axis + 1 for axis in axes)) for axes in p.params["contract"])
        product = writer.bind(
            "dot_general", array[p.a], array[p.b], contract=contract, batch=((), ())
        )
        total = product if total is None else writer.bind("add", total, product)
    assert total is not None
    return total
