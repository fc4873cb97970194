"""When values are computed: the order of a merged graph, chosen for the memory it needs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from computegraph.materialize import MaterializedGraph
from computegraph.operation import GraphOperation

Size = Callable[[GraphOperation, Any], int]
"""The bytes of a value, from the operation that computes it and its meta."""
_UNREAD = -1


def sink(graph: MaterializedGraph, size: Size) -> MaterializedGraph:
    """The graph with values computed right before they are first read, where that saves memory.

    A value moves towards its first reader unless
    operands with no later reader would together be larger. So the coefficients of a derivative
    are computed when the reverse sweep needs them, and not all of them before it begins.

    >>> from computegraph import GraphBuilder
    >>> builder = GraphBuilder()
    >>> x = builder.add_input("x", meta=8)
    >>> from computegraph import materialize_merge
    >>> sink(materialize_merge(builder.arena, [x], [x]), size=lambda operation, meta: meta).order
    []
    """
    waits = _waiting(graph, size)
    nodes = graph.arena.nodes
    done = bytearray(len(waits))
    order: list[int] = []
    for v in graph.order:
        if waits[v]:
            continue
        stack = [v]
        while stack:
            u = stack[-1]
            missing = [a for a in nodes[u][1:] if waits[a] and not done[a]]
            if missing:
                stack.extend(missing)
                continue
            stack.pop()
            if not done[u]:
                done[u] = 1
                order.append(u)
    return replace(graph, order=order)


def _waiting(graph: MaterializedGraph, size: Size) -> bytearray:
    """Which values are to be computed when their first reader asks for them.

    One sweep from the last reader to the first, in which a waiting value has the position of its
    first reader.
    """
    arena = graph.arena
    nodes, metas = arena.nodes, arena.metas
    end = max([*graph.inputs, *graph.order], default=-1) + 1
    first, last = [_UNREAD] * end, [_UNREAD] * end
    waits = bytearray(end)
    computed = bytearray(end)
    for v in graph.order:
        computed[v] = 1
    kept = frozenset(graph.outputs)
    for v in reversed(graph.order):
        operands = nodes[v][1:]
        here = v
        if v not in kept and operands and first[v] != _UNREAD:
            reader = first[v]
            longer = {a for a in operands if computed[a] and last[a] < reader and a not in kept}
            grown = sum(size(arena.operation(a), metas[a]) for a in longer)
            if grown <= size(arena.operation(v), metas[v]):
                waits[v] = 1
                here = reader
        _read(operands, here, first, last)
    return waits


def _read(operands: Sequence[int], here: int, first: list[int], last: list[int]) -> None:
    for a in operands:
        if first[a] == _UNREAD or here < first[a]:
            first[a] = here
        if here > last[a]:
            last[a] = here
