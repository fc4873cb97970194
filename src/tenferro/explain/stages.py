"""A function's primal, linear and transposed graph, as nodes and arrows to draw."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from computegraph import Arena, OperationRole
from tenferro.trace.tracer import InputKey
from tenferro.transforms.arguments import Arguments
from tenferro.transforms.reverse import forward
from tenferro.transforms.tracing import name_of, open_trace, trace_call
from tidu import linear_transpose


@dataclass(frozen=True)
class Node:
    """A value in a picture: an input, a primal value that a later stage reads, or an operation."""

    id: int
    label: str
    kind: str
    operands: tuple[int, ...]
    active: tuple[bool, ...]


@dataclass(frozen=True)
class Stage:
    """One graph of the pipeline."""

    title: str
    nodes: tuple[Node, ...]
    outputs: tuple[int, ...]


def stages(f: Callable[..., Any], *args: Any) -> list[Stage]:
    """The primal graph of f at these arguments, its linearization, and the transpose of that.

    >>> [len(stage.nodes) for stage in stages(lambda x: x * x, 3.0)]
    [2, 5, 4]
    """
    label = f"explain({name_of(f)})"
    with open_trace(label) as trace:
        found = Arguments(args)
        found.check_inexact(label, found.avals(label))
        traced = trace_call(trace, f, found, label)
        linear = forward(traced)
        tangents = [v for v in linear.tangent_outputs if v is not None]
        transposed = linear_transpose(linear)
        cotangents = [v for v in transposed.tangent_outputs if v is not None]
        start, end = linear.graph.start, linear.graph.stop
        return [
            stage(trace, "primal", 0, traced.outputs),
            stage(trace, "linear", start, tangents),
            stage(trace, "transposed", end, cotangents),
        ]


def stage(arena: Arena, title: str, start: int, outputs: Sequence[int]) -> Stage:
    """What the outputs need of the values from `start` on, and what that reads from before."""
    needed: dict[int, None] = {}
    queue = list(outputs)
    while queue:
        v = queue.pop()
        if v not in needed:
            needed[v] = None
            if v >= start:
                queue.extend(arena.nodes[v][1:])
    nodes = tuple(_node(arena, v, start) for v in sorted(needed))
    return Stage(title, nodes, tuple(outputs))


def _node(arena: Arena, v: int, start: int) -> Node:
    if arena.is_input(v):
        key = arena.input_keys[v]
        kind = "input" if isinstance(key, InputKey) else "seed"
        return Node(v, _input_label(key), kind, (), ())
    name = arena.operation(v).name
    if v < start:
        return Node(v, f"{name}  (v{v})", "read", (), ())
    code, *operands = arena.nodes[v]
    role = OperationRole.from_bits(arena.masks[code], len(operands))
    mask = role.active_mask or (False,) * len(operands)
    kind = "linear" if role.active_mask else "primal"
    return Node(v, f"{name}  (v{v})", kind, tuple(operands), mask)


def _input_label(key: Any) -> str:
    if isinstance(key, InputKey):
        return repr(key)
    return f"d{key.of!r}" if hasattr(key, "of") else f"ȳ{key.output}"
