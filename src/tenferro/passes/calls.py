"""Calls are replaced by what they compute, once their derivatives have been taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from computegraph import Arena, Body, MaterializedGraph, re_emit
from tenferro.ops.base.bodies import RESIDUAL
from tenferro.ops.loops.loop import is_switch

_COMPUTED = {"call": "body", "checkpoint": "body", "linear_solve": "solve", RESIDUAL: None}
"""The body that computes an operation; None for one that returns its operand."""


def inline_calls(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with calls replaced by their bodies, also within bodies.

    The operations of a body meet those around it: what a rule computes again is there already.
    """
    while any(getattr(o, "name", "") in _COMPUTED for o in graph.arena.operations):
        graph = _inlined(graph, _called)
    return graph


def inline_only_branches(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with each `switch` of one branch replaced by it, also within it.

    What a checkpoint computes again is such a branch, lest it is taken for what was there before.
    """
    while any(_only_branch(operation) for operation in graph.arena.operations):
        graph = inline_calls(_inlined(graph, _only_branch))
    return graph


def _called(operation: Any) -> Body | None:
    name = _COMPUTED.get(operation.name)
    body: Body | None = operation.params[name] if name else None
    return body


def _only_branch(operation: Any) -> Body | None:
    if not is_switch(operation):
        return None
    branches: tuple[Body, ...] = operation.params["branches"]
    return branches[0] if len(branches) == 1 else None


def _inlined(graph: MaterializedGraph, opened: Callable[[Any], Body | None]) -> MaterializedGraph:
    target = Arena()

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
        if operation.name == RESIDUAL:
            return operands[0]
        body = opened(operation)
        if body is None:
            return target.apply(operation, operands, mask)
        # the first operand of a branch is its number
        own = operands[len(operands) - len(body.inputs) :]
        outputs = body.emit(target, own, roles=False)
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    return re_emit(graph, target, emit)
