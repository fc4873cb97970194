"""From a view to exactly the operations that chosen outputs need, in order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from computegraph.arena import Arena
from computegraph.errors import GraphError, UnresolvedValueError
from computegraph.keys import ValueKey
from computegraph.reach import reachable
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
    """Merge what `outputs` need, reading `inputs` as given; shared structure occurs once.

    `inputs` may be any values: what they depend on is then not needed. Raises
    UnresolvedValueError if an output needs an input that is not listed, GraphError if it needs a
    further output of an operation whose first one is listed.
    """
    arena = view if isinstance(view, Arena) else view.arena
    out_ids = tuple(_ids(arena, outputs))
    in_ids = tuple(_ids(arena, inputs))
    last_use = reachable(arena, out_ids, frozenset(in_ids))
    given = [v for v in in_ids if v < len(last_use)]
    for v in given:
        last_use[v] = 0
    for v in given:
        _check_whole(arena, v, last_use)
    _check_resolved(arena, last_use)
    order = [v for v, reader in enumerate(last_use) if reader]
    return MaterializedGraph(arena, in_ids, out_ids, order, last_use)


def _ids(arena: Arena, values: Sequence[ValueKey] | Sequence[int]) -> list[int]:
    for value in values:
        if isinstance(value, ValueKey) and value.arena is not arena:
            raise GraphError(f"materialize_merge: {value!r} belongs to another arena")
    return [value.id if isinstance(value, ValueKey) else value for value in values]


def _check_resolved(arena: Arena, last_use: list[int]) -> None:
    end = len(last_use)
    free = [v for v in arena.input_keys if v < end and last_use[v]]
    if free:
        raise UnresolvedValueError(
            f"the value {ValueKey(arena, free[-1])!r} is needed but is not among the inputs", free
        )


def _check_whole(arena: Arena, v: int, last_use: list[int]) -> None:
    """No other output of the operation that computes an input may still need computing."""
    others = range(v + 1, min(v + arena.n_outputs[arena.nodes[v][0]], len(last_use)))
    needed = [u for u in others if last_use[u]]
    if needed:
        raise GraphError(
            f"the value {ValueKey(arena, needed[0])!r} is needed and is not among the inputs, "
            f"but {ValueKey(arena, v)!r}, of the same operation, is; expected both or neither"
        )
