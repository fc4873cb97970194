"""Bodies whose indices and results are checked on a condition.

On a batch, branches that an element does not take and steps that it does not make are computed all
the same; indices out of bounds, failed searches and singular matrices there have no effect. So it
is with what all steps of a loop have in common, which is computed before the loop even if it makes
no step.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from computegraph import Body, MaterializedGraph, map_values
from tenferro.ops.base.bodies import bodies_in, changed_bodies
from tenferro.ops.base.derived import formula_graph
from tenferro.ops.base.registry import forget_with, kept_by_body
from tenferro.ops.base.writer import Writer
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import bool_

_FLAG: Aval = aval_of((), bool_)
_CHECKS = frozenset({"bounded_index", "ensure"})
_HOLDING = frozenset({"scan", "while_loop", "switch", "call", "checkpoint", "linear_solve"})
"""Operations all of whose bodies can have one more input in front."""
_COUNTED = frozenset({"scan", "switch"})
"""What has another operand before the first of its bodies."""
Avals = tuple[Aval, ...]


@kept_by_body
def checks(body: Body) -> bool:
    """Whether a body, or one inside it, has an operation that may fail."""
    return _any_fails(body.graph())


def _any_fails(graph: MaterializedGraph) -> bool:
    metas = graph.arena.metas
    return any(
        may_fail(operation, tuple([metas[v] for v in operands]))
        for _, operation, operands, _ in graph.arena.applications(graph.order)
    )


def may_fail(operation: Any, avals: Avals) -> bool:
    """Whether an operation may raise an error because of elements of such operands: itself, in its
    formula, or in its bodies."""
    if operation.name in _CHECKS or operation.harmless(avals):
        return True
    if operation.name in _HOLDING:
        return any(map(checks, bodies_in(operation)))
    return _failing_formula(operation, avals) is not None


@lru_cache(maxsize=4096)
def _failing_formula(operation: Any, avals: Avals) -> MaterializedGraph | None:
    """The formula of an operation, if an operation in it says with which operands it is harmless.

    That of what raises GaugeError stays whole: engines decide about it as one.
    """
    if operation.family.formula_rule is None or operation.family.pointwise:
        return None
    formula = None if any(a.is_symbolic for a in avals) else formula_graph(operation, avals)
    if formula is None:
        return None
    arena = formula.arena
    for _, node, operands, _ in arena.applications(formula.order):
        inner: Any = node
        metas = tuple([arena.metas[v] for v in operands])
        if inner.harmless(metas) or _failing_formula(inner, metas) is not None:
            return formula
    return None


forget_with(_failing_formula.cache_clear)


@kept_by_body
def guarded(body: Body) -> Body:
    """The body with a bool in front: what may fail has to succeed only if that is true."""
    graph, writer = body.graph(), Writer()
    flag, *inputs = writer.arena.inputs([_FLAG, *body.inputs])

    def emit(_: int, operation: Any, operands: Sequence[int], mask: int) -> int | tuple[int, ...]:
        avals = tuple([writer.aval(v) for v in operands])
        fills = operation.harmless(avals)
        if operation.name == "bounded_index":
            operands = [_unless(writer, flag, operands[0], 0)]
        elif operation.name == "ensure":
            x, holds = operands
            operands = [x, _unless(writer, flag, holds, True)]
        elif fills:
            operands = [
                _chosen(writer, flag, v, fills[i](writer, avals[i])) if i in fills else v
                for i, v in enumerate(operands)
            ]
        elif operation.name in _HOLDING:
            if may_fail(operation, avals):
                operation, operands, mask = _with_flag(operation, operands, mask, flag)
        elif not mask and (formula := _failing_formula(operation, avals)) is not None:
            return _emitted(formula, operands)
        return writer.arena.apply(operation, operands, mask)

    def _emitted(graph: MaterializedGraph, inputs: Sequence[int]) -> tuple[int, ...]:
        values = dict(zip(graph.inputs, inputs, strict=True))
        here = map_values(graph.arena, graph.order, values, writer.arena, emit)
        return tuple([here[v] for v in graph.outputs])

    return Body.of(writer.arena, _emitted(graph, inputs), [flag, *inputs])


def _unless(writer: Writer, flag: int, i: int, other: Any) -> int:
    """A value where the flag holds, and elsewhere a number."""
    return _chosen(writer, flag, i, writer.splat(other, writer.aval(i)))


def _chosen(writer: Writer, flag: int, v: int, other: int) -> int:
    """A value where the flag holds, and elsewhere another one."""
    shape = writer.aval(v).shape
    if shape:
        flag = writer.bind("broadcast_in_dim", flag, shape=shape, dimensions=())
    return writer.bind("select", flag, v, other)


def _with_flag(
    operation: Any, operands: Sequence[int], mask: int, flag: int
) -> tuple[Any, list[int], int]:
    """A loop or branch with the flag as its first constant, or first operand of its branches."""
    at = 1 if operation.name in _COUNTED else 0
    params = changed_bodies(operation, guarded)
    if "consts" in params:
        params["consts"] += 1
    for flags in ("linear", "lanes"):
        if params.get(flags):
            params[flags] = (False, *params[flags])
    below = mask & ((1 << at) - 1)
    moved = below | (mask - below) << 1
    return operation.family.bind(**params), [*operands[:at], flag, *operands[at:]], moved
