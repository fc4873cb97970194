"""From a view to exactly the operations that chosen outputs need, in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from computegraph.arena import Arena
from computegraph.errors import GraphError, UnresolvedValueError
from computegraph.keys import ValueKey
from computegraph.resolve import ResolvedView


@dataclass(frozen=True, slots=True, eq=False)
class MaterializedGraph:
    """The merged graph: inputs, needed operations in topological order, outputs.

    `last_use[v]` is the last operation (its first output) that reads the value v, `len(arena)`
    at the time for an output, 0 for a value that is not needed.
    """

    arena: Arena
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    order: list[int]
    last_use: list[int]


def materialize_merge(
    view: ResolvedView | Arena,
    outputs: Sequence[ValueKey] | Sequence[int],
    inputs: Sequence[ValueKey] | Sequence[int],
) -> MaterializedGraph:
    """Merge what `outputs` need, reading `inputs` as given; shared structure stands once.

    `inputs` may be any values: what they depend on is then not needed. Raises
    UnresolvedValueError if an output needs an input that is not listed.
    """
    arena = view if isinstance(view, Arena) else view.arena
    out_ids = tuple(_ids(arena, outputs))
    in_ids = tuple(_ids(arena, inputs))
    last_use = _sweep(arena, out_ids, in_ids)
    order = [v for v in range(len(last_use)) if last_use[v]]
    return MaterializedGraph(arena, in_ids, out_ids, order, last_use)


def _ids(arena: Arena, values: Sequence[ValueKey] | Sequence[int]) -> list[int]:
    for value in values:
        if isinstance(value, ValueKey) and value.arena is not arena:
            raise GraphError(f"materialize_merge: {value!r} belongs to another arena")
    return [value.id if isinstance(value, ValueKey) else value for value in values]


def _sweep(arena: Arena, outputs: tuple[int, ...], inputs: tuple[int, ...]) -> list[int]:
    """Reachability and last use in one descending pass: operands come before their users."""
    nodes = arena.nodes
    end = max(outputs, default=-1) + 1
    last = [0] * end
    for v in outputs:
        last[v] = len(nodes)
    given = frozenset(inputs)
    for v in range(end - 1, -1, -1):
        if last[v]:
            if v in given:
                last[v] = 0
                continue
            node = nodes[v]
            if not node[0]:
                raise UnresolvedValueError(
                    f"the value {ValueKey(arena, v)!r} is needed but is not among the inputs"
                )
            for a in node[1:]:
                if not last[a]:
                    last[a] = v
    return last
