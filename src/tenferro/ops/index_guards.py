"""Bodies whose indices and results are checked on a condition.

On a batch, branches that an element does not take and steps that it does not make are computed all
the same; what they would read out of bounds, or would not find, nobody reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from computegraph import Arena, Body, map_values
from tenferro.ops.apply import constant_operation
from tenferro.ops.bodies import zeros
from tenferro.ops.registry import FAMILIES, forget_with
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import bool_

_FLAG: Aval = aval_of((), bool_)
_BODIES = {
    "scan": ("body",),
    "while_loop": ("cond", "body"),
    "switch": ("branches",),
    "call": ("body", "rule"),
    "checkpoint": ("body",),
    "linear_solve": ("matvec", "adjoint", "solve", "adjoint_solve"),
}
_COUNTED = frozenset({"scan", "switch"})
"""What has another operand before the first of its bodies."""


@lru_cache(maxsize=1024)
def checks(body: Body) -> bool:
    """Whether a body, or one inside it, has a `bounded_index` or an `ensure`."""
    return any(
        operation is not None
        and (operation.name in ("bounded_index", "ensure") or _holds_checks(operation))
        for operation, _, _ in body.operations
    )


def _holds_checks(operation: Any) -> bool:
    held = [operation.params[name] for name in _BODIES.get(operation.name, ())]
    return any(checks(b) for x in held for b in (x if isinstance(x, tuple) else (x,)))


@lru_cache(maxsize=1024)
def guarded(body: Body) -> Body:
    """The body with a bool in front: checks need to hold only if that is true."""
    graph, arena = body.graph(), Arena()
    flag = arena.input("flag", _FLAG)
    inputs = [arena.input(("input", i), meta) for i, meta in enumerate(body.inputs)]

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int:
        if operation.name == "bounded_index":
            return arena.emit1(arena.code(operation, mask), _zero_unless(arena, flag, operands[0]))
        if operation.name == "ensure":
            holds = _true_unless(arena, flag, operands[1])
            return arena.emit(arena.code(operation, mask), [operands[0], holds])
        if not _holds_checks(operation):
            return arena.emit(arena.code(operation, mask), operands)
        return _with_flag(arena, operation, mask, operands, flag)

    values = dict(zip(graph.inputs, inputs, strict=True))
    here = map_values(graph.arena, graph.order, values, arena, emit)
    return Body.of(arena, [here[v] for v in graph.outputs], [flag, *inputs])


forget_with(checks.cache_clear)
forget_with(guarded.cache_clear)


def _zero_unless(arena: Arena, flag: int, i: int) -> int:
    aval: Aval = arena.metas[i]
    if aval.shape:
        widen = FAMILIES["broadcast_in_dim"].bind(shape=aval.shape, dimensions=())
        flag = arena.emit1(arena.code(widen), flag)
    return arena.emit(arena.code(FAMILIES["select"].bind()), [flag, i, zeros(arena, aval)])


def _true_unless(arena: Arena, flag: int, holds: int) -> int:
    true = arena.emit(arena.code(constant_operation(np.asarray(True))), ())
    return arena.emit(arena.code(FAMILIES["select"].bind()), [flag, holds, true])


def _with_flag(arena: Arena, operation: Any, mask: int, operands: Sequence[int], flag: int) -> int:
    """A loop or branch with the flag as its first constant, or first operand of its branches."""
    at = 1 if operation.name in _COUNTED else 0
    params = dict(operation.params)
    for name in _BODIES[operation.name]:
        held = params[name]
        params[name] = tuple(map(guarded, held)) if isinstance(held, tuple) else guarded(held)
    if "consts" in params:
        params["consts"] += 1
    if "linear" in params:
        params["linear"] = tuple(i + 1 for i in params["linear"])
    below = mask & ((1 << at) - 1)
    moved = below | (mask - below) << 1
    code = arena.code(operation.family.bind(**params), moved)
    return arena.emit(code, [*operands[:at], flag, *operands[at:]])
