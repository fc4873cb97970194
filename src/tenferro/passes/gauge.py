"""Which losses use the values of a spectral factorization together with its vectors.

At repeated values the tangents of both do not determine those of a function of the matrix such as
V f(w) Vᴴ, nor the second derivative of Σ f(w). A loss of only values has its first derivative from
them, or none. Which of these a program is shows in what its outputs need, and so do the outputs
that may be wrong (`guards`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from computegraph import Arena, Body, MaterializedGraph, re_emit
from tenferro.ops.base import FAMILIES, TensorOperation
from tenferro.ops.base.bodies import bodies_in
from tenferro.ops.base.registry import kept_by_body
from tenferro.ops.loops.flow import settled
from tenferro.ops.loops.loop import Loop, is_switch
from tenferro.passes.bodies import map_bodies

Flags = tuple[bool, ...]
_DIRECTION = "tenferro.linalg.gauge_direction.v1"
_CHECK = "tenferro.linalg.gauge_check.v1"
_CUT = "tenferro.linalg.gauge_cut.v1"
_GUARDS = frozenset(
    {
        _DIRECTION,
        _CHECK,
        _CUT,
        *(f"tenferro.linalg.{name}.v1" for name in ("second_weights", "phases", "svd_null_check")),
    }
)
"""What may leave open whether results are right; the last operand tells of which factorization."""
_VALUES = frozenset({"tenferro.linalg.values_tangent.v1", "tenferro.linalg.values_cotangent.v1"})
_NONZERO = "tenferro.linalg.nonzero_singular_values.v1"
_EIG, _SVD = "tenferro.linalg.eig.v1", "tenferro.linalg.svd.v1"
FACTORIZATIONS = frozenset(
    {_EIG, _SVD, "tenferro.linalg.eigh.v1", "tenferro.linalg.eigh_tridiagonal.v1"}
)
"""Families whose last result, and the first one of a singular value decomposition, are vectors."""


class Guards(NamedTuple):
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


@kept_by_body
def _body_may_guard(body: Body) -> bool:
    return any(o is not None and _may_guard(o) for o, _, _ in body.operations)


class _Look(NamedTuple):
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
        elif any(flags) and operation.name not in FACTORIZATIONS:
            foreign.update(outputs)
    return _Look(some, inside, *(tuple(v in s for v in graph.outputs) for s in (guarded, foreign)))


def _inner(operation: Any, foreign: Flags) -> _Look:
    """What the bodies of a loop or branch hold, given which operands come from elsewhere."""
    if operation.name == "scan":
        loop = Loop.of(operation)
        on = loop.operands(foreign)

        def step(carry: Flags) -> tuple[_Look, Flags]:
            look = _looked_body(loop.body, (*on.consts, *carry, *on.xs))
            return look, look.foreign

        return _per_output(settled(map(bool, on.carry), step)[1], operation.n_outputs)
    if is_switch(operation):
        looks = [_looked_body(body, foreign[1:]) for body in operation.params["branches"]]
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


@kept_by_body
def _looked_body(body: Body, foreign: Flags) -> _Look:
    return _looked(body.graph(), foreign)


def _with(graph: MaterializedGraph, changed: Callable[[int, Any], Any]) -> MaterializedGraph:
    """The graph with other operations of the same signature; roles stay."""
    arena = Arena()

    def emit(v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        return arena.apply(changed(v, operation), operands, mask)

    return re_emit(graph, arena, emit)


def _is_guard(arena: Arena, operation: TensorOperation, operands: tuple[int, ...]) -> bool:
    """Whether an operation may leave open whether results are right; others warn, or do not."""
    if operation.name == _DIRECTION:
        x, source = (arena.metas[a] for a in operands[:2])
        return x.ndim == source.ndim or bool(operation.params["decides"])
    p = operation.params
    if operation.name == _CHECK:
        return bool(p["generators"] or p["second"])
    if operation.name == _CUT:
        return len(p["kept"]) == 2  # cuts by a cutoff are refused at once
    return operation.name in _GUARDS and bool(p.get("checked", True))


def mark_mixed(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph; directions of values decide where those of vectors are needed too."""
    nodes = graph.arena.nodes
    directions: dict[int, Any] = {
        v: graph.arena.operation(v) for v in graph.order if _is_direction(graph, v)
    }
    guard_of = {v: nodes[v][1] - graph.arena.slot(nodes[v][1]) for v in directions}
    vectors = {guard_of[v] for v, operation in directions.items() if operation.params["slot"]}
    mixed = {v for v in directions if guard_of[v] in vectors}

    def changed(v: int, operation: TensorOperation) -> TensorOperation:
        return rebound(operation, decides=True) if v in mixed else operation

    return map_bodies(_with(graph, changed) if mixed else graph, _marked_body)


@kept_by_body
def _marked_body(body: Body) -> Body:
    return _as_body(mark_mixed(body.graph())) if _body_may_guard(body) else body


def _as_body(graph: MaterializedGraph) -> Body:
    return Body.of(graph.arena, graph.outputs, graph.inputs)


def _is_direction(graph: MaterializedGraph, v: int) -> bool:
    operation = graph.arena.operations[graph.arena.nodes[v][0]]
    return operation is not None and operation.name == _DIRECTION


def rebound(operation: TensorOperation, **params: Any) -> TensorOperation:
    """An operation with other values of some parameters."""
    return operation.family.bind(**{**operation.params, **params})


class Run(NamedTuple):
    """How a program is computed again: `linalg.bases.How`, the number of the basis for repeated
    values if it is another one, the turn of values' tangents (`linalg.spectral_values`), and how
    far away the matrices are that are factorized (`linalg.bases.displaced_family`)."""

    how: str
    frame: int | None = None
    turn: tuple[int, ...] = ()
    at: float = 0.0


def again(graph: MaterializedGraph, run: Run) -> MaterializedGraph:
    """The graph as computed for the comparison."""
    arena = Arena()

    def emit(_: int, operation: Any, operands: Sequence[int], mask: int) -> int | tuple[int, ...]:
        if operation.name in _GUARDS:
            operation = rebound(operation, how=run.how)
        elif operation.name in _VALUES:
            operation = rebound(operation, turn=run.turn)
        elif operation.name == _NONZERO:
            operation = rebound(operation, kept=True)
        elif operation.name in FACTORIZATIONS and run.frame is not None:
            if run.at:
                operands = _displaced(arena, operation, operands, run.frame, run.at)
            return _in_another_basis(arena, operation, operands, run.frame)
        return arena.apply(operation, operands, mask)

    return map_bodies(re_emit(graph, arena, emit), lambda body: _body_again(body, run))


@kept_by_body
def _body_again(body: Body, run: Run) -> Body:
    return _as_body(again(body.graph(), run))


class Spectrum(NamedTuple):
    """Where values of a graph are, what they are called, and the range of a subspace of them."""

    place: int
    word: str
    kept: tuple[int, ...]


def spectra_in(graph: MaterializedGraph) -> list[Spectrum]:
    """The values of factorizations outside of loops and branches; those of subspaces come first."""
    found, cuts = [], []
    operation: Any
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        if operation.name in FACTORIZATIONS:
            svd = operation.name == _SVD
            found.append(Spectrum(v + svd, "singular value" if svd else "eigenvalue", ()))
        elif operation.name == _CUT:
            name, kept = operation.params["name"], operation.params["kept"]
            word = "eigenvalue" if name == "spectral_projector" else "singular value"
            cuts.append(Spectrum(operands[1], word, kept))
    return cuts + found


def turns_of(graph: MaterializedGraph) -> int:
    """How many turns the values' tangents take: one for diagonals, and those in which n values meet
    in pairs, for complex matrices twice."""
    sizes = [(x.shape[-1], 1 + x.is_complex) for x in _differentiated(graph)]
    return max((1 + parts * (n - 1 + n % 2) for n, parts in sizes), default=1)


def _differentiated(graph: MaterializedGraph) -> Iterator[Any]:
    """The vectors of factorizations whose values' tangents are taken, those in bodies included."""
    operation: Any
    for _, operation, operands, _ in graph.arena.applications(graph.order):
        if operation.name in _VALUES:
            yield graph.arena.metas[operands[1]]
        for body in bodies_in(operation):
            yield from _differentiated(body.graph())


def _displaced(
    arena: Arena, operation: TensorOperation, operands: Sequence[int], frame: int, at: float
) -> list[int]:
    """The operands of a factorization nearby, as far as its values allow."""
    zero = operation.name == _SVD
    values = arena.apply(operation, operands) + zero
    nearby = FAMILIES["tenferro.linalg.displaced.v1"].bind(frame=frame, at=at, zero=zero)
    return [arena.apply(nearby, [x, values]) for x in operands]


def _in_another_basis(
    arena: Arena, operation: TensorOperation, operands: Sequence[int], frame: int
) -> tuple[int, ...]:
    """The outputs of a factorization, with vectors in another basis for each equal value."""
    if operation.name != _SVD:
        unit = operation.name == _EIG
        w = arena.apply(operation, operands)
        other = FAMILIES["tenferro.linalg.other_basis.v1"].bind(unit=unit, frame=frame)
        return w, arena.apply(other, [w + 1, w])
    U = arena.apply(rebound(operation, full_matrices=True), operands)
    full = operation.params["full_matrices"]
    pair = FAMILIES["tenferro.linalg.other_pair_of_bases.v1"].bind(full=full, frame=frame)
    first = arena.apply(pair, [U, U + 1, U + 2])
    return first, first + 1, first + 2
