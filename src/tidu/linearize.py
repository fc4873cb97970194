"""Forward mode: from a graph to the graph of its tangents."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

from computegraph import (
    Arena,
    Graph,
    LocalValueId,
    ResolvedView,
    UnresolvedValueError,
    ValueKey,
    reachable,
    visiting,
)
from tidu.keys import ADKey, next_pass
from tidu.linearized_graph import LinearizedGraph
from tidu.rules import ADRuleError, Primitive, PrimitiveBuilder
from tidu.templates import (
    Recipe,
    Recorder,
    Replay,
    as_primitive,
    replay_of,
    replays,
    runs_each_time,
    written,
)


def linearize(
    view: ResolvedView, outputs: Sequence[ValueKey], wrt: Sequence[ADKey], ctx: Any = None
) -> LinearizedGraph:
    """The tangents of `outputs` as linear functions of the tangents of the inputs `wrt`.

    The result refers to primal values of `view`; nothing of it is copied. An output that no input
    in `wrt` reaches has the tangent None. `ctx` is handed to every rule. It must be hashable: as a
    rule runs once for equal operations, metas and `ctx`, it may read `ctx` but not write to it.

    Raises UnresolvedValueError for a key in `wrt` that is not an input, ADRuleError for operations
    on the way whose rule is missing or wrong, TypeError for a `ctx` that is not hashable.
    """
    arena = view.arena
    start = len(arena)
    primal = [_input_id(arena, key) for key in wrt]
    pass_id = next_pass()
    tangent_keys = [key.tangent_of(pass_id) for key in wrt]
    seeds = [arena.input(k, arena.metas[v]) for k, v in zip(tangent_keys, primal, strict=True)]
    ids = [_own(arena, key) for key in outputs]
    tangents = _sweep(arena, ids, dict(zip(primal, seeds, strict=True)), ctx)
    results = tuple(LocalValueId(t) if t else None for t in (tangents(v) for v in ids))
    inputs = tuple(LocalValueId(v) for v in seeds)
    graph = Graph(
        arena, start, len(arena), inputs, tuple(t for t in results if t is not None), view.graphs
    )
    pairs = tuple(zip(tangent_keys, inputs, strict=True))
    return LinearizedGraph(graph, pairs, results, is_checked=True)


def _input_id(arena: Arena, key: ADKey) -> int:
    v = arena.input_ids.get(key)
    if v is None:
        raise UnresolvedValueError(f"linearize: {key!r} is not an input of the view")
    return v


def _own(arena: Arena, key: ValueKey) -> int:
    if key.arena is not arena:
        raise UnresolvedValueError(f"linearize: output {key!r} is not a value of the view")
    return key.id


def _sweep(
    arena: Arena, outputs: Sequence[int], seeds: dict[int, int], ctx: Any
) -> Callable[[int], int]:
    """Emit tangents in topological order; the result maps a value to its tangent, 0 for none."""
    low, high = min(seeds, default=0), max(outputs, default=-1) + 1
    reach = reachable(arena, outputs, low=low)
    tangents = [0] * len(reach)
    for v, t in seeds.items():
        if v < high:
            tangents[v - low] = t
    nodes, metas, n_outputs = arena.nodes, arena.metas, arena.n_outputs
    known = replays(arena, ctx, "linearize")
    active: tuple[int, ...]
    for v in visiting(arena, range(low, high)):
        if not reach[v - low]:
            continue
        node = nodes[v]
        n = len(node)
        code = node[0]
        if n == 3:
            _, a, b = node
            ta = tangents[a - low] if a >= low else 0
            tb = tangents[b - low] if b >= low else 0
            if ta:
                mask, active = (3, (ta, tb)) if tb else (1, (ta,))
            elif tb:
                mask, active = 2, (tb,)
            else:
                continue
            key: Hashable = (code, mask, metas[a], metas[b])
        elif n == 2:
            a = node[1]
            ta = tangents[a - low] if a >= low else 0
            if not ta or not n_outputs[code]:
                continue
            mask, active = 1, (ta,)
            key = (code, 1, metas[a])
        else:
            mask, active = _activity(node, tangents, low)
            if not mask:
                continue
            key = (code, mask, *[metas[a] for a in node[1:]])
        replay = known.get(key)
        if replay is None:
            replay = known[key] = _template(arena, v, mask, ctx)
        count = n_outputs[code]
        if count == 1:
            tangents[v - low] = replay(*node[1:], v, *active)
        else:
            slots = replay(*node[1:], *range(v, v + count), *active)
            tangents[v - low : v - low + count] = slots[: high - v]
    return lambda v: tangents[v - low] if v >= low else 0


def _activity(node: tuple[int, ...], tangents: list[int], low: int) -> tuple[int, tuple[int, ...]]:
    mask = 0
    active = []
    for i, a in enumerate(node[1:]):
        t = tangents[a - low] if a >= low else 0
        if t:
            mask |= 1 << i
            active.append(t)
    return mask, tuple(active)


def _template(arena: Arena, v: int, mask: int, ctx: Any) -> Replay:
    code, *operands = arena.nodes[v]
    operation = arena.operation_of(code)
    if runs_each_time(operation):
        return partial(_run, arena, operation, mask, ctx)
    metas = tuple(arena.metas[a] for a in operands)
    out_metas = tuple(arena.metas[v + slot] for slot in range(operation.n_outputs))
    shared = ("jvp", operation, mask, metas, ctx)

    def record() -> Recipe:
        return _record(operation, mask, metas, out_metas, ctx)

    return replay_of(arena, shared, record)


def _run(arena: Arena, operation: Any, mask: int, ctx: Any, *ids: int) -> Any:
    """The tangents of the outputs, of operands, outputs and tangents with these numbers."""
    count = len(ids) - operation.n_outputs - mask.bit_count()
    keys = [ValueKey(arena, LocalValueId(v)) for v in ids[: count + operation.n_outputs]]
    active = ids[len(keys) :]
    given = iter(active)
    tangents = [LocalValueId(next(given)) if mask >> i & 1 else None for i in range(count)]

    def rule(builder: PrimitiveBuilder) -> Sequence[LocalValueId | None]:
        primitive = as_primitive(operation, "jvp_rule")
        return _checked(primitive, builder, keys[:count], keys[count:], tangents, ctx)

    results = written(arena, active, f"{operation.name}: jvp_rule", rule)
    return results if len(results) > 1 else results[0]


def _checked(
    primitive: Primitive,
    builder: PrimitiveBuilder,
    inputs: Sequence[ValueKey],
    outputs: Sequence[ValueKey],
    tangents: Sequence[LocalValueId | None],
    ctx: Any,
) -> Sequence[LocalValueId | None]:
    """What the rule of a primitive returns, one tangent for each output."""
    results = primitive.jvp_rule(builder, inputs, outputs, tangents, ctx)
    if len(results) != len(outputs):
        raise ADRuleError(
            f"{primitive.name}: jvp_rule returned {len(results)} tangents "
            f"for {len(outputs)} outputs"
        )
    return results


def _record(
    operation: Any, mask: int, metas: tuple[Any, ...], out_metas: tuple[Any, ...], ctx: Any
) -> Recipe:
    primitive = as_primitive(operation, "jvp_rule")
    recorder = Recorder()
    inputs = [
        recorder.key(recorder.placeholder("input", i, m, active=False)) for i, m in enumerate(metas)
    ]
    outputs = [
        recorder.key(recorder.placeholder("output", i, m, active=False))
        for i, m in enumerate(out_metas)
    ]
    tangents = [
        recorder.placeholder("tangent", i, m, active=True) if mask >> i & 1 else None
        for i, m in enumerate(metas)
    ]
    results = _checked(primitive, recorder.primitive_builder(), inputs, outputs, tangents, ctx)
    return recorder.recipe(f"{primitive.name}: jvp_rule", results)
