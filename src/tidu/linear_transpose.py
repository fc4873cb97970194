"""Reverse mode: from a linear graph to its transpose."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from functools import partial
from typing import Any

from computegraph import Arena, Graph, LocalValueId, OperationRole, ValueKey, visiting
from tidu.check import check_linear
from tidu.keys import CotangentKey, next_pass
from tidu.linearized_graph import LinearizedGraph
from tidu.rules import ADRuleError, PrimitiveBuilder, PrimitiveValue
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

_BOTH = 0b11


def linear_transpose(
    linear: LinearizedGraph, ctx: Any = None, *, addition: Any = None
) -> LinearizedGraph:
    """The transposed map: from cotangents of the outputs to cotangents of the tangent inputs.

    The result's tangent inputs are the cotangents of those outputs that are not symbolic zeros;
    a tangent input that reaches no output gets the cotangent None. Cotangents that meet are added
    as the graph's operations say (`Primitive.add`), in a graph without any by `addition`. `ctx` is
    handed to every rule, as by `linearize`.

    Raises ADRuleError for an operation on the way that is not linear in what it reads, or whose
    transpose rule is missing or wrong, TypeError for a `ctx` that is not hashable.
    """
    if not linear.is_checked:
        check_linear(linear)
    graph = linear.graph
    arena, start = graph.arena, len(graph.arena)
    pass_id = next_pass()
    cotangents = _Cotangents(arena, graph.start, graph.stop, addition, ctx)
    seeds = []
    for position, out in enumerate(linear.tangent_outputs):
        if out is not None:
            key = CotangentKey(position, pass_id)
            seed = LocalValueId(arena.input(key, arena.metas[out]))
            seeds.append((key, seed))
            cotangents.add(out, seed)
    cotangents.sweep()
    results = tuple(cotangents.of(v) for _, v in linear.tangent_inputs)
    transposed = Graph(
        arena,
        start,
        len(arena),
        tuple(v for _, v in seeds),
        tuple(v for v in results if v is not None),
        (graph, *graph.parents),
    )
    return LinearizedGraph(transposed, tuple(seeds), results, is_checked=True)


class _Cotangents:
    """The cotangent of each value of a stretch of the arena, accumulated by identity."""

    def __init__(self, arena: Arena, start: int, stop: int, spare: Any, ctx: Any) -> None:
        self.arena, self.start, self.stop = arena, start, stop
        self.ctx = ctx
        self.known = replays(arena, ctx, "linear_transpose")
        self.values = [0] * (stop - start)
        self.addition = 0
        self.spare = spare

    def of(self, v: int) -> LocalValueId | None:
        """The accumulated cotangent; None if there is none."""
        ct = self.values[v - self.start]
        return LocalValueId(ct) if ct else None

    def add(self, v: int, ct: int) -> None:
        """One more contribution to the cotangent of v."""
        known = self.values[v - self.start]
        if known:
            ct = self.arena.emit2(self._addition(), known, ct, self.arena.metas[known])
        self.values[v - self.start] = ct

    def sweep(self) -> None:
        """Visit the stretch from its end to its start, handing cotangents to operands."""
        arena, start, values = self.arena, self.start, self.values
        nodes, metas, masks, known_replays = arena.nodes, arena.metas, arena.masks, self.known
        n_outputs, emit2 = arena.n_outputs, arena.emit2
        for v in visiting(arena, range(self.stop - 1, start - 1, -1)):
            node = nodes[v]
            code = node[0]
            count = n_outputs[code]
            if count != 1:
                if count:
                    self._several(v)
                continue
            ct = values[v - start]
            if not ct:
                continue
            mask = masks[code]
            n = len(node)
            key: Hashable
            if n == 3:
                key = (~code, metas[node[1]], metas[node[2]])
            else:
                key = (~code, *[metas[a] for a in node[1:]])
            replay = known_replays.get(key)
            if replay is None:
                replay = known_replays[key] = self._template(v, (True,))
            if n == 3 and mask != _BOTH:
                active, fixed = node[mask], node[3 - mask]
                back = replay(fixed, ct)
                if back:
                    known = values[active - start]
                    if known:
                        back = emit2(self._addition(), known, back, metas[known])
                    values[active - start] = back
            else:
                self._scatter(node, mask, replay, (ct,))

    def _several(self, v: int) -> None:
        node = self.arena.nodes[v]
        count = self.arena.operation_of(node[0]).n_outputs
        cts = self.values[v - self.start : v - self.start + count]
        present = tuple(bool(ct) for ct in cts)
        if not any(present):
            return
        key = (~node[0], present, *[self.arena.metas[a] for a in node[1:]])
        replay = self.known.get(key)
        if replay is None:
            replay = self.known[key] = self._template(v, present)
        self._scatter(node, self.arena.masks[node[0]], replay, [ct for ct in cts if ct])

    def _scatter(
        self, node: tuple[int, ...], mask: int, replay: Replay, cts: Iterable[int]
    ) -> None:
        fixed = [a for i, a in enumerate(node[1:]) if not mask >> i & 1]
        active = [a for i, a in enumerate(node[1:]) if mask >> i & 1]
        back = replay(*fixed, *cts)
        for a, ct in zip(active, back if len(active) > 1 else (back,), strict=True):
            if ct:
                self.add(a, ct)

    def _addition(self) -> int:
        """The code of the addition of the operation set that the stretch is made of."""
        if not self.addition:
            addition = _some_addition(self.arena, self.start, self.stop) or self.spare
            if addition is None:
                raise ADRuleError(
                    "linear_transpose: two cotangents must be added, but no operation of the "
                    "graph provides `add`, and no `addition` was passed"
                )
            self.addition = self.arena.code(addition, _BOTH)
        return self.addition

    def _template(self, v: int, present: tuple[bool, ...]) -> Replay:
        arena, ctx = self.arena, self.ctx
        code, *operands = arena.nodes[v]
        operation, mask = arena.operation_of(code), arena.masks[code]
        if not mask:
            raise ADRuleError(
                f"{operation.name}: it is not linear in the tangents it reads "
                f"(%{v} of the linear graph has the role Primary), so it cannot be transposed"
            )
        if runs_each_time(operation):
            return partial(_run, arena, operation, operands, mask, present, ctx)
        metas = tuple(arena.metas[a] for a in operands)
        out_metas = tuple(arena.metas[v + slot] for slot in range(operation.n_outputs))
        shared = ("transpose", operation, mask, metas, present, ctx)

        def record() -> Recipe:
            return _record(operation, mask, metas, out_metas, present, ctx)

        return replay_of(arena, shared, record)


def _some_addition(arena: Arena, start: int, stop: int) -> Any:
    """The addition that some linear operation of a stretch names; None if there is none."""
    for v in range(start, stop):
        if arena.masks[arena.nodes[v][0]]:
            return as_primitive(arena.operation(v), "add").add()
    return None


def _run(
    arena: Arena,
    operation: Any,
    like: Sequence[int],
    mask: int,
    present: Sequence[bool],
    ctx: Any,
    *ids: int,
) -> Any:
    """The cotangents of the active operands, of fixed operands and cotangents with these numbers.

    The active ones are of the metas of those in `like`.
    """
    given = iter(ids)
    inputs = [
        ValueKey(arena, LocalValueId(a if mask >> i & 1 else next(given)))
        for i, a in enumerate(like)
    ]
    cotangents = [LocalValueId(next(given)) if there else None for there in present]

    def rule(builder: PrimitiveBuilder) -> Sequence[LocalValueId | None]:
        return _checked(operation, builder, cotangents, inputs, mask, ctx)

    active = [ct for ct in cotangents if ct is not None]
    results = written(arena, active, f"{operation.name}: transpose_rule", rule)
    return results if len(results) > 1 else results[0]


def _checked(
    operation: Any,
    builder: PrimitiveBuilder,
    cotangents: Sequence[LocalValueId | None],
    inputs: Sequence[PrimitiveValue],
    mask: int,
    ctx: Any,
) -> list[LocalValueId | None]:
    """What the rule of an operation returns for the active inputs, of their metas."""
    primitive = as_primitive(operation, "transpose_rule")
    role = OperationRole.from_bits(mask, len(inputs))
    results = primitive.transpose_rule(builder, cotangents, inputs, role, ctx)
    if len(results) != len(inputs):
        raise ADRuleError(
            f"{primitive.name}: transpose_rule returned {len(results)} cotangents "
            f"for {len(inputs)} inputs"
        )
    active = [(r, x) for i, (r, x) in enumerate(zip(results, inputs, strict=True)) if mask >> i & 1]
    for position, (result, x) in enumerate(active):
        if result is not None and builder.meta(result) != builder.meta(x):
            raise ADRuleError(
                f"{primitive.name}: transpose_rule returned {builder.meta(result)!r} "
                f"for active input {position}, expected {builder.meta(x)!r}"
            )
    return [r for r, _ in active]


def _record(
    operation: Any,
    mask: int,
    metas: Sequence[Any],
    out_metas: Sequence[Any],
    present: Sequence[bool],
    ctx: Any,
) -> Recipe:
    recorder = Recorder()
    inputs: list[PrimitiveValue] = []
    ghosts = Recorder()
    for i, meta in enumerate(metas):
        if mask >> i & 1:
            inputs.append(ghosts.key(ghosts.placeholder("active", i, meta, active=False)))
        else:
            inputs.append(recorder.key(recorder.placeholder("fixed", i, meta, active=False)))
    cotangents = [
        recorder.placeholder("cotangent", i, meta, active=True) if there else None
        for i, (meta, there) in enumerate(zip(out_metas, present, strict=True))
    ]
    results = _checked(operation, recorder.primitive_builder(), cotangents, inputs, mask, ctx)
    return recorder.recipe(f"{operation.name}: transpose_rule", results)
