"""Branches of a few numbers as values that are selected, for steps that are computed together.

Each step computes both branches then. Operations that have poles, or whose results may be too
large, have the operand 1 in the branch that is not taken: they neither warn there nor have infinite
derivatives.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from computegraph import Body, MaterializedGraph, map_values
from tenferro.ops.base.bodies import bodies_in, changed_bodies
from tenferro.ops.base.registry import kept_by_body
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import is_loop, is_switch

_FEW = 64
"""The most operations of branches that are computed both."""
_TAME = frozenset(
    {"abs", "add", "bitwise_and", "bitwise_not", "bitwise_or", "bitwise_xor", "compare"}
    | {"constant", "convert", "cos", "gather", "maximum", "minimum", "mul", "neg", "select"}
    | {"sign", "sin", "sub", "tanh"}
)
"""What warns of no finite number."""
_GUARDED = {"div": 1, "exp": 0, "log": 0, "sqrt": 0}
"""What does so of some, and which operand that is."""


@kept_by_body
def without_choices(body: Body) -> Body:
    """The body of a loop, and of those in it, with such branches as selected values."""
    if not any(map(_holds_choices, (operation for operation, _, _ in body.operations))):
        return body
    w, graph = Writer(), body.graph()
    inputs = w.arena.inputs(body.inputs)

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
        if _is_choice(operation):
            return _selected(w, operation, operands)
        if is_loop(operation):
            changed = changed_bodies(operation, without_choices)
            operation = operation.family.bind(**changed)
        return w.arena.apply(operation, operands, mask)

    here = map_values(
        graph.arena, graph.order, dict(zip(graph.inputs, inputs, strict=True)), w.arena, emit
    )
    return Body.of(w.arena, [here[v] for v in graph.outputs], inputs)


def _holds_choices(operation: Any) -> bool:
    if operation is None:
        return False
    inner = bodies_in(operation) if is_loop(operation) else ()
    own = (op for body in inner for op, _, _ in body.operations)
    return _is_choice(operation) or any(map(_holds_choices, own))


def _is_choice(operation: Any) -> bool:
    """Whether an operation is a choice of two branches that compute a few numbers."""
    if not is_switch(operation) or len(operation.params["branches"]) != 2:
        return False
    graphs = [branch.graph() for branch in operation.params["branches"]]
    return sum(len(g.order) for g in graphs) <= _FEW and all(map(_is_tame, graphs))


def _is_tame(graph: MaterializedGraph) -> bool:
    metas = graph.arena.metas
    return not any(metas[v].shape for v in graph.outputs) and all(
        not metas[v].shape
        and (operation.name in _TAME or operation.name in _GUARDED or _is_choice(operation))
        for v, operation, _, _ in graph.arena.applications(graph.order)
    )


def _selected(w: Writer, operation: Any, operands: Sequence[int]) -> tuple[int, ...]:
    """The outputs of a choice, both branches of which are computed."""
    flag, *values = operands
    if w.aval(flag).dtype != np.bool_:
        flag = w.bind("compare", flag, w.zeros(w.aval(flag)), direction="greater")
    flags = w.bind("bitwise_not", flag), flag
    branches = zip(operation.params["branches"], flags, strict=True)
    first, second = (_computed(w, branch.graph(), values, on) for branch, on in branches)
    return tuple([w.bind("select", flag, y, x) for x, y in zip(first, second, strict=True)])


def _computed(w: Writer, graph: MaterializedGraph, values: Sequence[int], flag: int) -> list[int]:
    """The outputs of a branch that is taken if a flag holds."""

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
        if _is_choice(operation):
            test = w.bind("bitwise_and", operands[0], flag)
            return _selected(w, operation, [test, *operands[1:]])
        guarded = _GUARDED.get(operation.name)
        if guarded is not None:
            one = w.splat(1, w.aval(operands[guarded]))
            operands[guarded] = w.bind("select", flag, operands[guarded], one)
        return w.arena.apply(operation, operands, mask)

    here = map_values(
        graph.arena, graph.order, dict(zip(graph.inputs, values, strict=True)), w.arena, emit
    )
    return [here[v] for v in graph.outputs]
