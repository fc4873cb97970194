"""Bodies whose indices and results are checked on a condition.

On a batch, branches that an element does not take and steps that it does not make are computed all
the same; indices out of bounds and failed searches there have no effect. So it is with what all
steps of a loop have in common, which is computed before the loop even if it makes no step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from computegraph import Body, map_values
from tenferro.ops.base.bodies import bodies_in, changed_bodies
from tenferro.ops.base.registry import kept_by_body
from tenferro.ops.base.writer import Writer
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import bool_

_FLAG: Aval = aval_of((), bool_)
_HOLDING = frozenset({"scan", "while_loop", "switch", "call", "checkpoint", "linear_solve"})
"""Operations all of whose bodies can have one more input in front."""
_COUNTED = frozenset({"scan", "switch"})
"""What has another operand before the first of its bodies."""


@kept_by_body
def checks(body: Body) -> bool:
    """Whether a body, or one inside it, has a `bounded_index` or an `ensure`."""
    return any(
        is_checked(operation) for operation, _, _ in body.operations if operation is not None
    )


def is_checked(operation: Any) -> bool:
    """Whether an operation is a `bounded_index` or an `ensure`, or has a body with one."""
    if operation.name in ("bounded_index", "ensure"):
        return True
    return operation.name in _HOLDING and any(map(checks, bodies_in(operation)))


@kept_by_body
def guarded(body: Body) -> Body:
    """The body with a bool in front: checks need to hold only if that is true."""
    graph, writer = body.graph(), Writer()
    flag, *inputs = writer.arena.inputs([_FLAG, *body.inputs])

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int:
        if operation.name == "bounded_index":
            operands = [_unless(writer, flag, operands[0], 0)]
        elif operation.name == "ensure":
            x, holds = operands
            operands = [x, _unless(writer, flag, holds, True)]
        elif is_checked(operation):
            operation, operands, mask = _with_flag(operation, operands, mask, flag)
        return writer.arena.apply(operation, operands, mask)

    values = dict(zip(graph.inputs, inputs, strict=True))
    here = map_values(graph.arena, graph.order, values, writer.arena, emit)
    return Body.of(writer.arena, [here[v] for v in graph.outputs], [flag, *inputs])


def _unless(writer: Writer, flag: int, i: int, other: int) -> int:
    """A value where the flag holds, and elsewhere another one."""
    aval = writer.aval(i)
    if aval.shape:
        flag = writer.bind("broadcast_in_dim", flag, shape=aval.shape, dimensions=())
    return writer.bind("select", flag, i, writer.splat(other, aval))


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
