"""Copying structure from one place to another, with some values replaced."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from computegraph.arena import Arena
from computegraph.materialize import MaterializedGraph, materialize_merge
from computegraph.operation import GraphOperation
from computegraph.origins import handing_on
from computegraph.reach import dependents

Emit = Callable[[int, GraphOperation, list[int], int], int | tuple[int, ...]]
"""From a value, the operation that computes it, its new operands and its role to its first output.

The other outputs of an operation follow the first one; a tuple lists all of them.
"""


def map_values(
    arena: Arena, order: Iterable[int], values: Mapping[int, int], target: Arena, emit: Emit
) -> dict[int, int]:
    """Emit values of an arena again into `target`, operands first; returns the new value of each.

    `values` maps the values that are read but not in `order`.

    >>> map_values(Arena(), [], {0: 7}, Arena(), emit=lambda v, operation, operands, mask: 0)
    {0: 7}
    """
    here = dict(values)
    emit = handing_on(arena, target, emit)
    for v, operation, operands, mask in arena.applications(order):
        first = emit(v, operation, [here[a] for a in operands], mask)
        if operation.n_outputs == 1 and isinstance(first, int):
            here[v] = first
            continue
        outputs = range(first, first + operation.n_outputs) if isinstance(first, int) else first
        here[v] = outputs[0]
        for slot in range(1, operation.n_outputs):
            here.setdefault(v + slot, outputs[slot])
    return here


def re_emit(
    graph: MaterializedGraph, target: Arena, emit: Emit, metas: Sequence[Any] | None = None
) -> MaterializedGraph:
    """A merged graph again in `target`: fresh inputs, each operation as `emit` has it.

    `metas` are those of the inputs, if they differ from the graph's. What the new outputs do not
    need is left out.

    >>> from computegraph import GraphBuilder
    >>> builder = GraphBuilder()
    >>> x = builder.add_input("x", meta="number")
    >>> graph = materialize_merge(builder.arena, [x], [x])
    >>> re_emit(graph, Arena(), emit=lambda v, operation, operands, mask: 0).outputs
    (0,)
    """
    known = [graph.arena.metas[v] for v in graph.inputs] if metas is None else metas
    inputs = [target.input(("input", i), meta) for i, meta in enumerate(known)]
    values = dict(zip(graph.inputs, inputs, strict=True))
    here = map_values(graph.arena, graph.order, values, target, emit)
    return materialize_merge(target, [here[v] for v in graph.outputs], inputs)


def copied(
    arena: Arena, order: Iterable[int], target: Arena, values: Mapping[int, int]
) -> dict[int, int]:
    """Emit values of an arena, operands first, into `target`; returns the new value of each.

    `values` maps the values that are read but not in `order`.
    """

    def emit(_: int, operation: GraphOperation, operands: list[int], mask: int) -> int:
        return target.apply(operation, operands, mask)

    return map_values(arena, order, values, target, emit)


def splice(graph: MaterializedGraph, target: Arena, values: Mapping[int, int]) -> list[int]:
    """Emit a merged graph into `target`; `values` are the values of its inputs.

    Returns the outputs as values of `target`, which may be the graph's own arena.
    """
    here = copied(graph.arena, graph.order, target, values)
    return [here[v] for v in graph.outputs]


def substitute(arena: Arena, outputs: Sequence[int], values: Mapping[int, int]) -> list[int]:
    """The outputs with the keys of `values` replaced; what does not depend on them stays."""
    low = min(values, default=0)
    between = dependents(arena, outputs, values)
    order = [v for v, on in enumerate(between, low) if on and v not in values]
    read = (a for v in order for a in arena.nodes[v][1:])
    stay = {a: a for a in read if a < low or not between[a - low]}
    here = copied(arena, order, arena, {**stay, **values})
    return [here.get(v, v) for v in outputs]
