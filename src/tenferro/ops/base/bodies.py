"""Derivatives of bodies, as bodies: what the rules of control flow are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from math import inf, prod
from typing import Any, NamedTuple

from computegraph import (
    Arena,
    Body,
    Graph,
    LocalValueId,
    MaterializedGraph,
    boundary,
    dependents,
    resolve,
)
from tenferro.ops.base.registry import FAMILIES, kept_by_body
from tenferro.ops.base.writer import Writer
from tenferro.tensor import Aval
from tenferro.trace.tracer import InputKey, RuleValue
from tidu import LinearizedGraph, linear_transpose, linearize

Flags = tuple[bool, ...]
RESIDUAL = "residual"
"""The family whose results are residuals, even if the rest is computed again."""
BOUNDS = "bounds"
"""Where an arena holds what is known of the whole numbers that its first inputs are."""
STACKS = "stacks"
"""Where it holds whether the loop around can stack residuals: if not, it is run again for them."""
_FREE = frozenset({"reshape", "transpose", "broadcast_in_dim"})
"""What is computed again where it is read: its result is as large as its operand, or larger."""
_READS = frozenset({"dynamic_slice", "gather", "scan", "slice", "switch", "while_loop"})
"""What may read parts of arrays, and does so where its result is smaller."""
_LARGE = 64
"""Elements of an array from which a part of it is a residual in its place."""


class Tangent(NamedTuple):
    """The derivative of a body, in two parts.

    `residuals` computes, from the body's inputs, what the linear part reads; `linear` maps these,
    in order, and the tangents of the active inputs to the tangents of the outputs marked in
    `outputs`.
    """

    residuals: Body
    linear: Body
    outputs: Flags


class Transposed(NamedTuple):
    """The transpose of a body that is linear in its active inputs.

    `body` takes the other inputs and the cotangents of the outputs that have one to the cotangents
    of the active inputs marked in `inputs`.
    """

    body: Body
    inputs: Flags


@kept_by_body
def tangent(
    body: Body,
    active: Flags,
    recompute: bool,
    parts: bool = False,
    bounds: tuple[tuple[int, int, int], ...] | None = None,
    stacks: bool = False,
) -> Tangent:
    """The derivative of a body with respect to its active inputs.

    With `recompute`, residuals are inputs of the body and those that it marks: other values are
    computed again from them. With `parts`, so are what is read of a large input, if nothing needs
    the rest of it. With `bounds` the body is a step of a loop: each `(i, j, c)` of them says that
    input `i` minus input `j`, or minus 0 for -1, is at most `c`, and `stacks` says whether it is
    not run again to stack residuals. Rules of loops in it read them.
    """
    graph = body.graph(_key)
    arena = graph.arena
    if bounds is not None:
        arena.bound |= {BOUNDS: bounds, STACKS: stacks}
    view = _whole(graph)
    keys = [_key(i) for i, on in enumerate(active) if on]
    derivative = linearize(resolve([view]), [view.key(v) for v in view.outputs], keys)
    seeds = [int(v) for _, v in derivative.tangent_inputs]
    outs = [int(v) for v in derivative.tangent_outputs if v is not None]
    reads = boundary(arena, outs, dict.fromkeys(seeds)) if outs else []
    reads = _residuals(arena, reads, graph.inputs, recompute=recompute, parts=parts)
    return Tangent(
        Body.of(arena, reads, graph.inputs),
        Body.of(arena, outs, [*reads, *seeds]),
        tuple(v is not None for v in derivative.tangent_outputs),
    )


def inputs_read(body: Body) -> set[int]:
    """The inputs of a body on which its outputs depend, by position."""
    values = {*body.outputs, *(a for _, *operands in body.rows for a in operands)}
    return {v for v in values if v < len(body.inputs)}


def _residuals(
    arena: Arena, reads: Sequence[int], inputs: Sequence[int], *, recompute: bool, parts: bool
) -> list[int]:
    """What to keep in order to have `reads`: in their place, what they are had from for nothing.

    A record of a loop of unknown length is computed again as well: kept for every step of a loop
    around it, records of different lengths would have to be stacked. With it that loop is there.
    """
    ends = set(inputs)
    again = {_call(arena, v) for v in reads if arena.metas[v].is_recorded and v not in ends}

    def stops(v: int) -> bool:
        if v in ends or arena.operation(v).name == RESIDUAL:
            return True
        return not (recompute or _is_free(arena, v) or _call(arena, v) in again)

    if not parts:
        return _ends(arena, reads, ends, stops)
    whole = {*_ends(arena, reads, ends, lambda v: stops(v) or _is_part(arena, v))}

    def stops_or_saves(v: int) -> bool:
        return stops(v) or (_is_part(arena, v) and not _read_whole(arena, v, ends) <= whole)

    return _ends(arena, reads, ends, stops_or_saves)


def _ends(
    arena: Arena, reads: Sequence[int], inputs: Set[int], stops: Callable[[int], bool]
) -> list[int]:
    """What values are computed from: inputs, and others that stop the search; no constants."""
    seen: set[int] = set()
    found: list[int] = []
    stack = list(reversed(reads))
    while stack:
        v = stack.pop()
        operands = arena.nodes[v - arena.slot(v)][1:]
        if v in seen or (v not in inputs and not operands):
            continue
        seen.add(v)
        if stops(v):
            found.append(v)
        else:
            stack.extend(reversed(operands))
    return found


def _is_part(arena: Arena, v: int) -> bool:
    """Whether a value is a part of a large array."""
    operands = arena.nodes[v - arena.slot(v)][1:]
    if not operands or arena.operation(v).name not in _READS:
        return False
    most = max(_elements(arena.metas[a]) for a in operands)
    return most >= _LARGE and _elements(arena.metas[v]) < most


def _read_whole(arena: Arena, v: int, inputs: Set[int]) -> set[int]:
    """The large inputs from which a value is computed."""
    ends = _ends(arena, [v], inputs, inputs.__contains__)
    return {u for u in ends if _elements(arena.metas[u]) >= _LARGE}


def _elements(aval: Aval) -> float:
    """How many elements an array has; of named sizes there are more than of any other."""
    return prod(n if isinstance(n, int) else inf for n in aval.shape)


def _call(arena: Arena, v: int) -> Any:
    """What the operation that computes a value, a loop, has in common with one that records it."""
    operation: Any = arena.operation(v)
    return operation.name, operation.params.get("cond"), arena.nodes[v - arena.slot(v)][1:]


def _is_free(arena: Arena, v: int) -> bool:
    return arena.metas[v].is_recorded or arena.operation(v).name in _FREE


@kept_by_body
def transposed(body: Body, active: Flags, present: Flags) -> Transposed:
    """The transpose of a body, for cotangents of the outputs that are `present`."""
    graph = body.graph(_key)
    arena = graph.arena
    pairs = tuple((_key(i), LocalValueId(v)) for i, v in enumerate(graph.inputs) if active[i])
    varies = _varies(arena, graph.outputs, {v: None for _, v in pairs})
    outs = tuple(
        LocalValueId(v) if there and on else None
        for v, there, on in zip(graph.outputs, present, varies, strict=True)
    )
    linear = LinearizedGraph(_whole(graph), pairs, outs, is_checked=True)
    back = linear_transpose(linear, addition=FAMILIES["add"].bind())
    seeds = {key.output: int(v) for key, v in back.tangent_inputs}  # type: ignore[attr-defined]
    cotangents = [
        seeds[i] if i in seeds else arena.input(("unread", i), arena.metas[v])
        for i, v in enumerate(graph.outputs)
        if present[i]
    ]
    fixed = [v for v, on in zip(graph.inputs, active, strict=True) if not on]
    results = [int(ct) for ct in back.tangent_outputs if ct is not None]
    reached = tuple(ct is not None for ct in back.tangent_outputs)
    return Transposed(Body.of(arena, results, [*fixed, *cotangents]), reached)


def _varies(arena: Arena, outputs: Sequence[int], active: Mapping[int, object]) -> list[bool]:
    """Which outputs depend on active values; the others are padded zeros, which are not linear."""
    if not active:
        return [False] * len(outputs)
    low = min(active)
    reach = dependents(arena, outputs, active)
    return [v in active or (v >= low and bool(reach[v - low])) for v in outputs]


def varying(body: Body, inputs: Sequence[bool]) -> Flags:
    """Which outputs of a body depend on any of the inputs that are marked."""
    flags = list(inputs)
    for _, *operands in body.rows:
        flags.append(any(flags[a] for a in operands))
    return tuple(flags[v] for v in body.outputs)


def padded(body: Body, there: Flags, wanted: Flags, metas: Sequence[Aval]) -> Body:
    """A body with the outputs marked in `there`, and zeros for other `wanted` ones."""
    if there == wanted:
        return body
    graph = body.graph()
    outs, writer = iter(graph.outputs), Writer(graph.arena)
    outputs = [next(outs) if on else None for on in there]
    results = [
        writer.zeros(meta) if v is None else v
        for v, want, meta in zip(outputs, wanted, metas, strict=True)
        if want
    ]
    return Body.of(graph.arena, results, graph.inputs)


def inlined(body: Body, values: Sequence[Any], like: Any, *, linear: bool = False) -> list[Any]:
    """The results of a body for values of a rule, in the trace of `like`.

    If `linear`, its roles say in which of them it is linear, and the results are linear in the
    tangents.
    """
    arena = like.arena
    ids = body.emit(arena, [x.id for x in values], roles=linear)
    return [RuleValue(arena, v, arena.metas[v], active=linear) for v in ids]


def bodies_in(operation: Any) -> list[Body]:
    """The bodies among the parameters of an operation, single or in a tuple."""
    bodies: list[Body] = []
    for value in operation.params.values():
        several = value if isinstance(value, tuple) else (value,)
        bodies += [x for x in several if isinstance(x, Body)]
    return bodies


def with_bodies(operation: Any, changed: Callable[[Body], Body]) -> Any:
    """The operation with each body replaced."""
    return operation.family.bind(**changed_bodies(operation, changed))


def changed_bodies(operation: Any, changed: Callable[[Body], Body]) -> dict[str, Any]:
    """The parameters of an operation with each body replaced."""
    return {name: _mapped(value, changed) for name, value in operation.params.items()}


def _mapped(value: Any, changed: Callable[[Body], Body]) -> Any:
    if isinstance(value, Body):
        return changed(value)
    return tuple(_mapped(x, changed) for x in value) if isinstance(value, tuple) else value


def operations_in(operations: Sequence[Any]) -> int:
    """How many operations these are, with those of all bodies in them, of each body once."""
    number, seen = len(operations), set[Body]()
    waiting = list(dict.fromkeys(operations))
    while waiting:
        for body in bodies_in(waiting.pop()):
            if body not in seen:
                seen.add(body)
                number += len(body)
                waiting += (operation for operation, _, _ in body.operations if operation)
    return number


def _key(i: int) -> InputKey:
    return InputKey(i, f"x{i}")


def _whole(graph: MaterializedGraph) -> Graph:
    """Everything in an arena as one graph."""
    outputs = tuple(LocalValueId(v) for v in graph.outputs)
    return Graph(graph.arena, 0, len(graph.arena), (), outputs)
