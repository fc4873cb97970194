"""Which losses use the values of a spectral factorization together with its vectors.

At repeated values the tangents of both do not determine those of a function of the matrix such as
V f(w) Vᴴ, nor the second derivative of Σ f(w). A loss of values alone has its first derivative from
them, or none. Which of these a program is shows in what its outputs need, and so do the outputs
that may be wrong (`guards`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from computegraph import Arena, Body, MaterializedGraph
from tenferro.ops.bodies import bodies_in
from tenferro.ops.family import TensorOperation
from tenferro.ops.registry import forget_with
from tenferro.ops.scan import operands_of
from tenferro.passes.bodies import map_bodies
from tenferro.passes.masking import guard_masked
from tenferro.passes.rewriter import Rewriter, rewrite

_REMEMBERED = 1024
Flags = tuple[bool, ...]
_DIRECTION = "tenferro.linalg.gauge_direction.v1"
_GUARDS = frozenset(
    {
        _DIRECTION,
        "tenferro.linalg.gauge_decision.v1",
        "tenferro.linalg.second_weights.v1",
        "tenferro.linalg.values_check.v1",
    }
)
"""What may leave open whether results are right. The last operand is the values."""
_FACTORIZATIONS = frozenset(
    f"tenferro.linalg.{name}.v1" for name in ("eigh", "eigh_tridiagonal", "eig", "svd")
)


@dataclass(frozen=True)
class Guards:
    """The guards of a program: which outputs depend on them, and whether it factorizes itself.

    If so, its engine can compute it with another basis.
    """

    outputs: tuple[bool, ...]
    inside: bool


def guards(graph: MaterializedGraph) -> Guards | None:
    """The guards of a graph; None if it has none."""
    if not any(o is not None and _may_guard(o) for o in graph.arena.operations):
        return None
    look = _looked(graph, (True,) * len(graph.inputs))
    return Guards(look.guarded, look.inside) if look.guards else None


def _may_guard(operation: Any) -> bool:
    return operation.name in _GUARDS or any(map(_body_may_guard, bodies_in(operation)))


@lru_cache(maxsize=_REMEMBERED)
def _body_may_guard(body: Body) -> bool:
    return any(o is not None and _may_guard(o) for o, _, _ in body.operations)


@dataclass(frozen=True)
class _Look:
    """Whether there are guards and all see a factorization; of the outputs, which depend on guards,
    and which on inputs from elsewhere by another way than a factorization."""

    guards: bool
    inside: bool
    guarded: Flags
    foreign: Flags


def _looked(graph: MaterializedGraph, foreign_inputs: Flags) -> _Look:
    arena = graph.arena
    guarded: set[int] = set()
    foreign = {v for v, on in zip(graph.inputs, foreign_inputs, strict=True) if on}
    some, inside = False, True
    operation: Any
    for v, operation, operands, _ in arena.applications(graph.order):
        flags = tuple(a in foreign for a in operands)
        here = _is_guard(arena, operation, operands)
        inner = _inner(operation, flags) if bodies_in(operation) else None
        some |= here or (inner is not None and inner.guards)
        inside &= not (here and flags[-1]) and (inner is None or inner.inside)
        outputs = range(v, v + operation.n_outputs)
        if here or not guarded.isdisjoint(operands):
            guarded.update(outputs)
        elif inner is not None:
            guarded.update(y for y, on in zip(outputs, inner.guarded, strict=True) if on)
        if inner is not None:
            foreign.update(y for y, on in zip(outputs, inner.foreign, strict=True) if on)
        elif any(flags) and operation.name not in _FACTORIZATIONS:
            foreign.update(outputs)
    return _Look(some, inside, *(tuple(v in s for v in graph.outputs) for s in (guarded, foreign)))


def _inner(operation: Any, foreign: Flags) -> _Look:
    """What the bodies of a loop or branch hold, given which operands come from elsewhere."""
    p = operation.params
    if operation.name == "scan":
        on = operands_of(foreign, p["consts"], p["init"])
        carry = tuple(bool(flag) for flag in on.carry)
        while True:
            look = _looked_body(p["body"], (*on.consts, *carry, *on.xs))
            after = tuple(a or b for a, b in zip(carry, look.foreign, strict=False))
            if after == carry:
                return _per_output(look, operation.n_outputs)
            carry = after
    if operation.name == "switch":
        looks = [_looked_body(body, foreign[1:]) for body in p["branches"]]
    else:
        looks = [_looked_body(body, (True,) * len(body.inputs)) for body in bodies_in(operation)]
    return _per_output(_joined(looks), operation.n_outputs)


def _joined(looks: Sequence[_Look]) -> _Look:
    some, inside = any(x.guards for x in looks), all(x.inside for x in looks)
    return _Look(some, inside, (some,), (any(any(x.foreign) for x in looks),))


def _per_output(look: _Look, n_outputs: int) -> _Look:
    """Of a loop or branch every output counts as guarded if one does."""
    foreign = look.foreign if len(look.foreign) == n_outputs else (any(look.foreign),) * n_outputs
    return _Look(look.guards, look.inside, (look.guards,) * n_outputs, foreign)


@lru_cache(maxsize=_REMEMBERED)
def _looked_body(body: Body, foreign: Flags) -> _Look:
    return _looked(body.graph(), foreign)


def _is_guard(arena: Arena, operation: TensorOperation, operands: tuple[int, ...]) -> bool:
    """Whether an operation may leave open whether results are right; others warn, or do not."""
    if operation.name == _DIRECTION:
        x, source = (arena.metas[a] for a in operands[:2])
        return x.ndim == source.ndim or bool(operation.params["mixed"])
    return operation.name in _GUARDS and bool(operation.params.get("second", True))


def mark_mixed(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph, its `gauge_direction`s `mixed` where tangents of both kinds are needed."""
    return map_bodies(_marked(graph), _marked_body)


def _marked_body(body: Body) -> Body:
    """The same for a loop's body or a branch, guarded now, as roles are lost."""
    if not any(_is_direction(operation) for operation, _, _ in body.operations):
        graph = body.graph()
        inner = map_bodies(graph, _marked_body)
    else:
        inner = mark_mixed(guard_masked(body.graph()))
    return Body.of(inner.arena, inner.outputs, inner.inputs)


def _marked(graph: MaterializedGraph) -> MaterializedGraph:
    if not any(map(_is_direction, graph.arena.operations)):
        return graph
    sources = [_source(graph, v) for v in graph.order if _is_direction(_operation(graph, v))]
    both = {v for v, slot in sources if slot} & {v for v, slot in sources if not slot}
    if not both:
        return graph
    mixed = iter([v in both for v, _ in sources])

    def mark(r: Rewriter, operation: TensorOperation, operands: tuple[int, ...]) -> int:
        name = operation.params["name"]
        marked = operation.family.bind(name=name, mixed=next(mixed))
        return r.arena.emit(r.arena.code(marked), operands)

    return rewrite(graph, {_DIRECTION: [mark]})


def _operation(graph: MaterializedGraph, v: int) -> object:
    return graph.arena.operations[graph.arena.nodes[v][0]]


def _source(graph: MaterializedGraph, v: int) -> tuple[int, int]:
    """The `gauge_guard` whose tangent a direction passes on, and the tangent's position there."""
    tangent = graph.arena.nodes[v][1]
    slot = graph.arena.slot(tangent)
    return tangent - slot, slot


def _is_direction(operation: object) -> bool:
    return isinstance(operation, TensorOperation) and operation.name == _DIRECTION


forget_with(_body_may_guard.cache_clear)
forget_with(_looked_body.cache_clear)
