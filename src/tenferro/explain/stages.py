"""A graph as nodes and arrows to draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from computegraph import Arena, OperationRole, Origin, reachable
from tenferro.trace.tracer import InputKey


class StageNode(NamedTuple):
    """A value in a picture: an input, a primal value that a later stage reads, or an operation."""

    id: int
    label: str
    kind: str
    operands: tuple[int, ...]
    active: tuple[bool, ...]
    meta: Any
    operation: Any = None
    """None for an input."""
    origin: Origin | None = None


class Primal:
    """The origin of a primal value and all that is derived from it: its line, and the value."""

    __slots__ = ("line", "value")

    def __init__(self, line: Any, value: int) -> None:
        self.line, self.value = line, value

    def __str__(self) -> str:
        return str(self.line)


class StageGraph(NamedTuple):
    """One graph of the pipeline."""

    title: str
    nodes: tuple[StageNode, ...]
    outputs: tuple[int, ...]


def stage(arena: Arena, title: str, start: int, outputs: Sequence[int]) -> StageGraph:
    """What the outputs need of the values from `start` on, and what that reads from before."""
    last = reachable(arena, outputs, stop=range(start))
    nodes = tuple(_node(arena, v, start) for v, reader in enumerate(last) if reader)
    return StageGraph(title, nodes, tuple(outputs))


def _node(arena: Arena, v: int, start: int) -> StageNode:
    meta, origin = arena.metas[v], (arena.origins or {}).get(v)
    if arena.is_input(v):
        key = arena.input_keys[v]
        kind = "input" if isinstance(key, InputKey) else "seed"
        return StageNode(v, _input_label(key), kind, (), (), meta, None, origin)
    operation = arena.operation(v)
    if v < start:
        return StageNode(v, f"{operation.name}  (v{v})", "read", (), (), meta, operation, origin)
    code, *operands = arena.nodes[v]
    role = OperationRole.from_bits(arena.masks[code], len(operands))
    mask = role.active_mask or (False,) * len(operands)
    kind = "linear" if role.active_mask else "primal"
    label = f"{operation.name}  (v{v})"
    return StageNode(v, label, kind, tuple(operands), mask, meta, operation, origin)


def _input_label(key: Any) -> str:
    if isinstance(key, InputKey):
        return repr(key)
    return f"d{key.of!r}" if hasattr(key, "of") else f"ȳ{key.output}"
