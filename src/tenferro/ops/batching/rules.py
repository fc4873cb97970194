"""Batches: every operation on a stack of values, by one rule per family.

Most families need no rule of their own (see `batch_kinds`). A rule runs once for operands of its
kind, and what it emitted is replayed. Roles stay, so what is linear stays linear.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from computegraph import Arena, Body, GraphOperation, ProgramCache, map_values
from tenferro.ops.base import TensorOperation, apply
from tenferro.ops.base.batched import Flags, Size, Unbatched, as_batches, batch_of, batched_aval
from tenferro.ops.base.derived import formula_graph
from tenferro.ops.base.registry import forget_with
from tenferro.ops.batching.kinds import batch_kind, elements_of, looped, with_axis_in_front
from tenferro.ops.batching.sweep import Batched, Entry, with_batches
from tenferro.tensor import Aval
from tenferro.trace.tracer import RuleValue
from tidu.templates import Recipe, Recorder

_BODIES, _RULES = 1024, 8192


def batch_operation(
    operation: TensorOperation, n: Size, on: Flags, xs: Sequence[Any]
) -> tuple[Any, ...]:
    """The outputs of an operation on operands of which those marked in `on` are batches of n."""
    family, params = operation.family, operation.params
    family.in_use = True
    kind = batch_kind(family)
    if kind == "rule":
        assert family.batch_rule is not None
        outputs = family.batch_rule(n, on, *xs, **params)
    elif kind in ("pointwise", "leading"):
        outputs = apply(operation, *as_batches(n, on, xs))
    elif kind == "axes":
        outputs = with_axis_in_front(operation, n, on, xs)
    else:
        by_formula = _by_formula(operation, n, on, xs) if kind == "formula" else None
        outputs = looped(operation, n, on, xs) if by_formula is None else by_formula
    return outputs if isinstance(outputs, tuple) else (outputs,)


def _by_formula(operation: TensorOperation, n: Size, on: Flags, xs: Sequence[Any]) -> Any:
    """The batch of a derived family's formula; None where it has none for these operands.

    Nor has it one for tangents: the formula of a linear family need not consist of linear steps.
    """
    if any(x.active for x in xs):
        return None
    graph = formula_graph(operation, elements_of(on, xs))
    if graph is None:
        return None
    body = Body.of(graph.arena, graph.outputs, graph.inputs)
    moved = batched_body(body, n, on)
    arena = xs[0].arena
    ids = moved.body.emit(arena, [x.id for x in xs])
    values = [RuleValue(arena, v, arena.metas[v], active=False) for v in ids]
    pairs = zip(values, moved.outputs, strict=True)
    return tuple(y if batched else Unbatched(y) for y, batched in pairs)


def batch_values(
    arena: Arena, outputs: Sequence[int], batches: Mapping[int, int], n: Size
) -> Batched:
    """The outputs with `batches` of n instead of these values.

    Values that do not depend on them do not change. Raises TypeError, naming the operation, for a
    rule that returns shapes other than those of batches.
    """
    known: dict[Any, Entry] = arena.bound.setdefault(("batch", n), {})
    return with_batches(arena, outputs, batches, known, lambda v, on: _entry(arena, v, on, n))


class _Rule(NamedTuple):
    """What a rule emitted, and which outputs are batches."""

    recipe: Recipe
    on: Flags


_rules: ProgramCache[_Rule] = ProgramCache(_RULES)
forget_with(_rules.clear)


def _entry(arena: Arena, v: int, flags: int, n: Size) -> Entry:
    code, *operands = arena.nodes[v]
    operation: Any = arena.operation_of(code)
    mask = arena.masks[code]
    metas = tuple(arena.metas[a] for a in operands)
    on = tuple(bool(flags >> i & 1) for i in range(len(operands)))
    rule = _rules.get((operation, mask, n, on, metas), lambda: _run(operation, mask, n, on, metas))
    return rule.recipe.bind(arena), rule.on


def _run(
    operation: TensorOperation, mask: int, n: Size, on: Flags, metas: tuple[Aval, ...]
) -> _Rule:
    """Run a rule in a scratch arena."""
    recorder = Recorder()
    arena = recorder.builder.arena
    xs = []
    for i, (meta, o) in enumerate(zip(metas, on, strict=True)):
        aval = batched_aval(meta, n) if o else meta
        active = bool(mask >> i & 1)
        v = recorder.placeholder("operand", i, aval, active=active)
        xs.append(RuleValue(arena, v, aval, active=active))
    arena.bound["zeros"] = _zeros(operation, mask, len(xs))
    results = batch_operation(operation, n, on, xs)
    outs = tuple(not isinstance(y, Unbatched) for y in results)
    values = [y.value if isinstance(y, Unbatched) else y for y in results]
    inferred = operation.infer(*metas)
    expected = inferred if isinstance(inferred, tuple) else (inferred,)
    for y, aval, o in zip(values, expected, outs, strict=True):
        if y.aval != (batched_aval(aval, n) if o else aval):
            raise TypeError(
                f"{operation.name}: its batch rule returned {y.aval!r} for {aval!r} "
                f"and a batch of {n}"
            )
    return _Rule(recorder.recipe(f"{operation.name}: batch rule", [y.id for y in values]), outs)


def _zeros(operation: TensorOperation, mask: int, count: int) -> bytearray:
    """Which operands are zeros: the others in an operation that is jointly linear in active ones.

    This was checked when the operation was emitted; it cannot be seen in a rule's scratch arena.
    """
    active = {i for i in range(count) if mask >> i & 1}
    zeros = bytearray(count)
    for group in operation.groups if active else ():
        every = set(range(count)) if group is None else group
        if active <= every:
            for i in every - active:
                zeros[i] = 1
    return zeros


class BatchedBody(NamedTuple):
    """A body on batches, and which of its outputs are batches."""

    body: Body
    outputs: Flags


@lru_cache(maxsize=_BODIES)
def batched_body(
    body: Body, n: Size, on: Flags, wanted: Flags | None = None, active: Flags | None = None
) -> BatchedBody:
    """The body on batches of the inputs marked in `on`.

    The outputs marked in `wanted` are batches in any case; `active` are the inputs in which the
    body is linear.
    """
    arena = Arena()
    active = active or (False,) * len(on)
    elements = [arena.input(("element", i), m) for i, m in enumerate(body.inputs)]
    outputs = _emitted(body, arena, elements, active)
    inputs = [
        arena.input(("batch", i), batched_aval(m, n)) if o else v
        for i, (v, m, o) in enumerate(zip(elements, body.inputs, on, strict=True))
    ]
    batches = {v: u for v, u in zip(elements, inputs, strict=True) if v != u}
    flags: Flags = (False,) * len(outputs)
    if batches:
        moved = batch_values(arena, outputs, batches, n)
        outputs, flags = list(moved.values), moved.on
    asked = flags if wanted is None else wanted
    linear = dict(zip(inputs, active, strict=True))
    for i, (o, want) in enumerate(zip(flags, asked, strict=True)):
        if want and not o:
            outputs[i] = batch_of(n, as_value(arena, outputs[i], linear)).id
    both = tuple(o or want for o, want in zip(flags, asked, strict=True))
    return BatchedBody(Body.of(arena, outputs, inputs), both)


forget_with(batched_body.cache_clear)


def _emitted(body: Body, arena: Arena, inputs: Sequence[int], active: Flags) -> list[int]:
    """A body's outputs, with the roles that follow from its active inputs.

    Its own may be those of an order before: a linear body that is differentiated again is none.
    """
    varying = {v for v, on in zip(inputs, active, strict=True) if on}

    def emit(_: int, operation: GraphOperation, operands: list[int], mask: int) -> int:
        role = sum(1 << i for i, a in enumerate(operands) if a in varying)
        first = arena.apply(operation, operands, role)
        if role:
            varying.update(range(first, first + operation.n_outputs))
        return first

    graph = body.graph()
    values = dict(zip(graph.inputs, inputs, strict=True))
    here = map_values(graph.arena, graph.order, values, arena, emit)
    return [here[v] for v in graph.outputs]


def as_value(arena: Arena, v: int, linear: Mapping[int, bool]) -> RuleValue:
    """A value of a body as rules have it; `linear` says it of the inputs."""
    active = linear[v] if v in linear else bool(_mask(arena, v))
    return RuleValue(arena, v, arena.metas[v], active=active)


def _mask(arena: Arena, v: int) -> int:
    """The role of the operation that computes a value."""
    return arena.masks[arena.nodes[v - arena.slot(v)][0]]
