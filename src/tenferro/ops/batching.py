"""Batches: every operation on a stack of values at once, by one rule per family.

Most families need no rule of their own (see `batch_kind`). A rule runs once for operands of its
kind, and what it emitted is replayed. Roles stay, so what is linear stays linear.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from computegraph import (
    Arena,
    Body,
    GraphOperation,
    ProgramCache,
    map_values,
    reachable,
    visiting,
)
from tenferro.ops.apply import apply, literal
from tenferro.ops.batched import Flags, Size, Unbatched, as_batches, batch_of, batched_aval
from tenferro.ops.derived import formula_graph
from tenferro.ops.family import Family, TensorOperation
from tenferro.ops.registry import FAMILIES, forget_with
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import int64
from tenferro.trace.tracer import RuleValue
from tidu.templates import Recipe, Recorder, Replay

_BODIES, _RULES = 1024, 8192


def batch_kind(family: Family) -> str:
    """How a family is batched: `pointwise`, `leading`, `axes`, `rule`, `formula` or `loop`.

    `pointwise` and `leading` are the same operation on operands with one more axis in front, `axes`
    has its axes moved on by one, `formula` batches what defines the family, and `loop` runs it once
    per element, which is right for any operation whatever.
    """
    if family.batch_rule is not None:
        return "rule"
    if family.declared_batch:
        return family.declared_batch
    if family.pointwise:
        return "pointwise"
    if family.stacks is not None:
        return "leading"
    return "formula" if family.formula_rule is not None else "loop"


def batch_operation(
    operation: TensorOperation, n: Size, on: Flags, xs: Sequence[Any]
) -> tuple[Any, ...]:
    """The outputs of an operation on operands of which those marked in `on` are batches of n."""
    family, params = operation.family, operation.params
    family.in_use = True
    kind = batch_kind(family)
    if kind == "rule":
        assert family.batch_rule is not None
        found = family.batch_rule(n, on, *xs, **params)
    elif kind in ("pointwise", "leading"):
        found = apply(operation, *as_batches(n, on, xs))
    elif kind == "axes":
        found = apply(family.bind(**{**params, **_moved_axes(params)}), *as_batches(n, on, xs))
    else:
        by_formula = _by_formula(operation, n, on, xs) if kind == "formula" else None
        found = looped(operation, n, on, xs) if by_formula is None else by_formula
    return found if isinstance(found, tuple) else (found,)


def _moved_axes(params: Mapping[str, Any]) -> dict[str, Any]:
    moved: dict[str, Any] = {}
    if "axis" in params:
        moved["axis"] = _behind_batch(params["axis"])
    if "axes" in params:
        moved["axes"] = tuple(map(_behind_batch, params["axes"]))
    return moved


def _behind_batch(axis: int) -> int:
    return axis + 1 if axis >= 0 else axis


def _elements(on: Flags, xs: Sequence[Any]) -> tuple[Aval, ...]:
    """What operands are for one element of the batch."""
    return tuple(
        x.aval.with_shape(x.shape[1:]) if o else x.aval for x, o in zip(xs, on, strict=True)
    )


def _by_formula(operation: TensorOperation, n: Size, on: Flags, xs: Sequence[Any]) -> Any:
    """The batch of a derived family's formula; None where it has none for these operands.

    Nor has it one for tangents: the formula of a linear family need not consist of linear steps.
    """
    if any(x.active for x in xs):
        return None
    graph = formula_graph(operation, _elements(on, xs))
    if graph is None:
        return None
    body = Body.of(graph.arena, graph.outputs, graph.inputs)
    moved = batched_body(body, n, on)
    arena = xs[0].arena
    ids = moved.body.emit(arena, [x.id for x in xs])
    values = [RuleValue(arena, v, arena.metas[v], active=False) for v in ids]
    pairs = zip(values, moved.outputs, strict=True)
    return tuple(y if batched else Unbatched(y) for y, batched in pairs)


def looped(operation: TensorOperation, n: Size, on: Flags, xs: Sequence[Any]) -> Any:
    """An operation on one element of the batch after the other."""
    order = [*(i for i, o in enumerate(on) if not o), *(i for i, o in enumerate(on) if o)]
    arena = Arena()
    avals = _elements(on, xs)
    inputs = {i: arena.input(("input", i), avals[i]) for i in order}
    mask = sum(1 << i for i, x in enumerate(xs) if x.active)
    first = arena.emit(arena.code(operation, mask), [inputs[i] for i in range(len(xs))])
    outputs = range(first, first + operation.n_outputs)
    scan = FAMILIES["scan"].bind(
        body=Body.of(arena, outputs, [inputs[i] for i in order]),
        consts=len(on) - sum(on),
        init=(),
        length=n,
        reverse=False,
        linear=tuple(1 + k for k, i in enumerate(order) if xs[i].active),
        recompute=False,
    )
    return apply(scan, literal(xs[0], n, int64), *(xs[i] for i in order))


@dataclass(frozen=True)
class Batched:
    """What values became: for each its batch, or what it is for the whole batch."""

    values: tuple[int, ...]
    on: Flags


def batch_values(
    arena: Arena, outputs: Sequence[int], batches: Mapping[int, int], n: Size
) -> Batched:
    """The outputs with `batches` in place of the values that these are batches of.

    What does not depend on them stays as it is. Raises TypeError, naming the operation, for a rule
    that gives other shapes than those of batches.
    """
    low, high = min(batches, default=0), max(outputs, default=-1) + 1
    reach = reachable(arena, outputs, low=low)
    now, on = [0] * len(reach), bytearray(len(reach))
    for v, batch in batches.items():
        if v < high:
            now[v - low], on[v - low] = batch, 1
    _sweep(arena, range(low, high), reach, now, on, n)
    inside = [v >= low and bool(now[v - low]) for v in outputs]
    values = [now[v - low] if o else v for v, o in zip(outputs, inside, strict=True)]
    flags = [o and bool(on[v - low]) for v, o in zip(outputs, inside, strict=True)]
    return Batched(tuple(values), tuple(flags))


def _sweep(
    arena: Arena, order: range, reach: Sequence[int], now: list[int], on: bytearray, n: Size
) -> None:
    """Emit in topological order; `now` says what stands for each value, 0 for the value itself."""
    low, high = order.start, order.stop
    nodes, metas, n_outputs = arena.nodes, arena.metas, arena.n_outputs
    known: dict[Any, tuple[Replay, Flags]] = arena.bound.setdefault(("batch", n), {})
    for v in visiting(arena, order, derived=False):
        if not reach[v - low]:
            continue
        node = nodes[v]
        code = node[0]
        size = len(node)
        if size == 3:
            _, a, b = node
            x = now[a - low] if a >= low else 0
            y = now[b - low] if b >= low else 0
            if not (x or y):
                continue
            flags = (on[a - low] if x else 0) | (on[b - low] << 1 if y else 0)
            key: Any = (code, flags, metas[a], metas[b])
            values: tuple[int, ...] = (x or a, y or b)
        elif size == 2:
            a = node[1]
            x = now[a - low] if a >= low else 0
            if not x or not n_outputs[code]:
                continue
            flags = on[a - low]
            key = (code, flags, metas[a])
            values = (x,)
        else:
            flags, values = _operands(node, now, on, low)
            if not values:
                continue
            key = (code, flags, *[metas[a] for a in node[1:]])
        if not flags:
            first = arena.emit(code, values)
            now[v - low : v - low + n_outputs[code]] = range(first, first + n_outputs[code])
            continue
        entry = known.get(key)
        if entry is None:
            entry = known[key] = _replay(arena, v, flags, n)
        replay, outs = entry
        if n_outputs[code] == 1:
            now[v - low] = replay(*values)
            on[v - low] = outs[0]
        else:
            now[v - low : v - low + len(outs)] = replay(*values)[: high - v]
            on[v - low : v - low + len(outs)] = bytes(outs[: high - v])


def _operands(
    node: tuple[int, ...], now: list[int], on: bytearray, low: int
) -> tuple[int, tuple[int, ...]]:
    """Which operands are batches, and all of them as they are now; none if nothing changed."""
    flags = 0
    changed = False
    values = []
    for i, a in enumerate(node[1:]):
        x = now[a - low] if a >= low else 0
        if x:
            changed = True
            flags |= on[a - low] << i
        values.append(x or a)
    return flags, tuple(values) if changed else ()


@dataclass(frozen=True)
class _Rule:
    """What a rule emitted, and which outputs are batches."""

    recipe: Recipe
    on: Flags


_rules: ProgramCache[_Rule] = ProgramCache(_RULES)
forget_with(_rules.clear)


def _replay(arena: Arena, v: int, flags: int, n: Size) -> tuple[Replay, Flags]:
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
    found = batch_operation(operation, n, on, xs)
    outs = tuple(not isinstance(y, Unbatched) for y in found)
    values = [y.value if isinstance(y, Unbatched) else y for y in found]
    inferred = operation.infer(*metas)
    expected = inferred if isinstance(inferred, tuple) else (inferred,)
    for y, aval, o in zip(values, expected, outs, strict=True):
        if y.aval != (batched_aval(aval, n) if o else aval):
            raise TypeError(
                f"{operation.name}: its batch rule gave {y.aval!r} for {aval!r} and a batch of {n}"
            )
    return _Rule(recorder.recipe(f"{operation.name}: batch rule", [y.id for y in values]), outs)


def _zeros(operation: TensorOperation, mask: int, count: int) -> bytearray:
    """Which operands are zeros: those that stand beside active ones in an operation linear in all.

    Whoever emitted the operation has checked it; in a rule's scratch arena nobody could see it.
    """
    active = {i for i in range(count) if mask >> i & 1}
    zeros = bytearray(count)
    for group in operation.groups if active else ():
        every = set(range(count)) if group is None else group
        if active <= every:
            for i in every - active:
                zeros[i] = 1
    return zeros


@dataclass(frozen=True)
class BatchedBody:
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
        found = batch_values(arena, outputs, batches, n)
        outputs, flags = list(found.values), found.on
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
        first = arena.emit(arena.code(operation, role), operands)
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
    """The role of the operation that gives a value."""
    return arena.masks[arena.nodes[v - arena.slot(v)][0]]
