"""Batches of loops and branches: one loop for all elements, with bodies on batches.

Only what depends on the batch becomes one. Where the number of steps, the condition or the index
differ from element to element, the loop runs until every element has finished; finished elements
keep their state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from computegraph import Arena, Body
from tenferro.ops.base import FAMILIES, apply, f, full, literal, several
from tenferro.ops.base.batched import Flags, Size, Unbatched, batch_of, batched_aval, moved
from tenferro.ops.base.registry import forget_with
from tenferro.ops.base.writer import Writer
from tenferro.ops.batching.rules import as_value, batched_body
from tenferro.ops.control.index_guards import checks, guarded
from tenferro.ops.control.scan import COUNT, scan
from tenferro.ops.control.switch import switch
from tenferro.ops.control.while_loop import while_loop
from tenferro.ops.loops.flow import settled
from tenferro.ops.loops.loop import Loop, Operands, Outputs, applied
from tenferro.tensor import Dim, aval_of
from tenferro.tensor.dtypes import bool_, int64
from tenferro.trace.tracer import RuleValue

_REMEMBERED = 1024


@scan.batch
def _(n: Size, on: Flags, *values: Any, **params: Any) -> Any:
    loop = Loop(**params)
    batched = loop.operands(on)
    batch = _of_lengths if batched.steps else _batch
    return batch(n, loop, loop.operands(values), batched)


@while_loop.batch
def _(n: Size, on: Flags, *values: Any, **params: Any) -> Any:
    loop = Loop.bound(**params)
    return _batch(n, loop, loop.operands(values), loop.operands(on))


def _batch(n: Size, loop: Loop, own: Operands[Any], on: Operands[bool]) -> Any:
    """The loop on batches of the operands marked in `on`; carries become batches as steps do."""

    def step(carry: Flags) -> tuple[Flags, Flags]:
        outs = batched_body(loop.body, n, (*on.consts, *carry, *on.xs)).outputs
        return outs, outs

    carry, outs = settled(map(bool, on.carry), step)
    if loop.cond is not None:
        test = batched_body(loop.cond, n, (*on.consts, *carry))
        if test.outputs[0]:
            return _while_any(n, loop, own, on)
        loop = replace(loop, cond=test.body)
    outs = (*carry, *loop.outputs(outs).stacked)
    flags = (*on.consts, *carry, *on.xs)
    body = batched_body(loop.body, n, flags, outs, loop.linear or None).body
    loop = replace(loop, body=body, lanes=_lanes(loop.body, flags))
    results = applied(loop, _begun(n, own, on, carry))
    return _outputs(results, loop.outputs(outs))


def _begun(
    n: Size, own: Operands[Any], on: Operands[bool], carry: Flags | None = None
) -> Operands[Any]:
    """Operands of a loop on batches: carries that become batches are, stacks are of batches."""
    wanted = (True,) * len(own.carry) if carry is None else carry
    start = [
        batch_of(n, x) if batch and x is not None and not o else x
        for x, o, batch in zip(own.carry, on.carry, wanted, strict=True)
    ]
    xs = [_exchanged(x) if o else x for x, o in zip(own.xs, on.xs, strict=True)]
    return Operands(own.steps, own.consts, tuple(start), tuple(xs))


def _lanes(body: Body, on: Flags) -> Flags:
    """The inputs that are batches along their first axes: not stacks of unknown length."""
    return tuple([o and not m.is_recorded for o, m in zip(on, body.inputs, strict=True)])


def _exchanged(x: Any) -> Any:
    """A batch of stacks as a stack of batches, or back; those of unknown length are always that."""
    return x if x.aval.is_recorded else moved(x, 0, 1)


def _outputs(results: Outputs[Any], on: Outputs[bool] | None = None) -> tuple[Any, ...]:
    """The outputs of a loop on batches, all of which are batches unless `on` says otherwise."""
    carry, stacked, steps = on or ([True] * len(results.carry), [True] * len(results.stacked), True)
    return (
        *(y if o else Unbatched(y) for y, o in zip(results.carry, carry, strict=True)),
        *(y if steps else Unbatched(y) for y in (results.steps,) if y is not None),
        *(
            _exchanged(y) if o else Unbatched(y)
            for y, o in zip(results.stacked, stacked, strict=True)
        ),
    )


def _of_lengths(n: Size, loop: Loop, own: Operands[Any], on: Operands[bool]) -> Any:
    """Every element has its own number of steps: as many are made as the most of them needs.

    An array says which elements make step k; the others keep their carries and return zeros.
    """
    counts: Any = own.steps
    nothing = full(counts, COUNT.with_shape((1,)), 0)
    every = apply(FAMILIES["concatenate"].bind(axis=0), counts, nothing)
    most = apply(FAMILIES["reduce_max"].bind(axes=(0,)), every)
    begun = _begun(n, own, on)
    operands = begun._replace(steps=most, xs=(*begun.xs, _runs(n, counts, most, loop.length)))
    linear = (*loop.linear, False) if loop.linear else ()
    flags = (*on.consts, *[True] * loop.carries, *on.xs)
    body = _standing_still(loop, n, flags)
    lanes = (*_lanes(loop.body, flags), True)
    return _outputs(applied(replace(loop, body=body, linear=linear, lanes=lanes), operands))


def _runs(n: Size, counts: Any, most: Any, length: int | Dim) -> Any:
    """For each step, which elements make it."""
    loop = Loop(runs_body(n), consts=1, init=(True,), length=length, lanes=(True, False))
    operands = Operands(most, (counts,), (literal(most, 0, int64),))
    return applied(loop, operands).stacked[0]


@lru_cache(maxsize=_REMEMBERED)
def runs_body(n: Size) -> Body:
    """What tells of a step which of n elements make it, from their numbers of steps: k < counts."""
    arena = Arena()
    each, k = (as_value(arena, v, {}) for v in arena.inputs([COUNT.with_shape((n,)), COUNT]))
    after = apply(FAMILIES["add"].bind(), k, literal(k, 1, int64))
    return Body.of(arena, [after.id, f.less(batch_of(n, k), each).id], [each.id, k.id])


forget_with(runs_body.cache_clear)


def _standing_still(loop: Loop, n: Size, on: Flags) -> Body:
    """The body on batches with one slice more: which elements make the step."""
    arena = Arena()
    metas = [batched_aval(m, n) if o else m for m, o in zip(loop.body.inputs, on, strict=True)]
    *inputs, runs = arena.inputs([*metas, aval_of((n,), bool_)])
    active = loop.linear or (False,) * len(inputs)
    linear = dict(zip(inputs, active, strict=True))
    flags = RuleValue(arena, runs, arena.metas[runs], active=False)
    new = [
        as_value(arena, v, linear)
        for v in _emitted_where(flags, loop.body, n, on, active, arena, inputs)
    ]
    before = [as_value(arena, v, linear) for v in loop.inputs(inputs).carry]
    zero = Writer(arena).zeros
    rest = [as_value(arena, zero(y.aval), {}) for y in loop.outputs(new).stacked]
    outs = [_chosen(flags, y, old).id for y, old in zip(new, [*before, *rest], strict=True)]
    return Body.of(arena, outs, [*inputs, runs])


def _emitted_where(
    flags: Any, body: Body, n: Size, on: Flags, active: Flags, arena: Arena, inputs: Sequence[int]
) -> list[int]:
    """The results of a body on batches; only elements whose flags hold need indices within
    bounds."""
    every = (True,) * len(body.outputs)
    if not checks(body):
        return batched_body(body, n, on, every, active).body.emit(arena, inputs)
    moved = batched_body(guarded(body), n, (True, *on), every, (False, *active))
    return moved.body.emit(arena, [flags.id, *inputs])


def _chosen(flags: Any, a: Any, b: Any) -> Any:
    """Per element of the batch a where its flag holds, otherwise b."""
    if a.ndim > 1:
        flags = apply(FAMILIES["broadcast_in_dim"].bind(shape=a.shape, dimensions=(0,)), flags)
    return apply(FAMILIES["select"].bind(), flags, a, b)


def _while_any(n: Size, loop: Loop, own: Operands[Any], on: Operands[bool]) -> Any:
    """Steps as long as the condition of any element holds; the steps of each are counted."""
    assert loop.cond is not None
    flags = (*on.consts, *[True] * loop.carries)
    test = batched_body(loop.cond, n, flags, (True,)).body
    arena = Arena()
    *inputs, counted = arena.inputs([*test.inputs, COUNT.with_shape((n,))])
    all_inputs = [*inputs, counted]
    (alive,) = [as_value(arena, v, {}) for v in test.emit(arena, inputs)]
    any_alive = apply(FAMILIES["reduce_or"].bind(axes=(0,)), alive)
    inactive = (False,) * len(flags)
    outs = _emitted_where(alive, loop.body, n, flags, inactive, arena, inputs)
    new = loop.outputs(as_value(arena, v, {}) for v in outs)
    old = [as_value(arena, v, {}) for v in loop.inputs(inputs).carry]
    after = [_chosen(alive, a, b).id for a, b in zip(new.carry, old, strict=True)]
    steps = apply(FAMILIES["convert"].bind(dtype=np.dtype(int64)), alive)
    counts = apply(FAMILIES["add"].bind(), as_value(arena, counted, {}), steps).id
    begun = _begun(n, own, on)
    zero = full(own.flat()[0], COUNT.with_shape((n,)), 0)
    counting = replace(
        loop,
        cond=Body.of(arena, [any_alive.id], all_inputs),
        body=Body.of(arena, [*after, counts, *(y.id for y in new.stacked)], all_inputs),
        init=(*loop.init, True),
        lanes=(*_lanes(loop.body, flags), True),
    )
    results = applied(counting, begun._replace(carry=(*begun.carry, zero)))
    *carry, steps = results.carry
    return _outputs(Outputs(tuple(carry), results.stacked, steps))


@switch.batch
def _(
    n: Size,
    on: Flags,
    index: Any,
    *operands: Any,
    branches: tuple[Body, ...],
    linear: Flags,
) -> Any:
    if on[0]:
        return _chosen_branches(n, on[1:], index, operands, branches)
    moved = [batched_body(branch, n, on[1:]).outputs for branch in branches]
    outs = tuple(any(flags) for flags in zip(*moved, strict=True))
    batched = tuple(
        batched_body(branch, n, on[1:], outs, linear or None).body for branch in branches
    )
    results = several(apply(switch.bind(branches=batched, linear=linear), index, *operands))
    return tuple(y if o else Unbatched(y) for y, o in zip(results, outs, strict=True))


def _chosen_branches(
    n: Size,
    on: Flags,
    index: Any,
    operands: Sequence[Any],
    branches: Sequence[Body],
) -> Any:
    """Every element has its own index: all branches, and of each element the one it names.

    The nearest branch where there is none of that number, as in a `switch`. The operations of a
    linear one have their roles only where it has one: not where it is differentiated again.
    """
    arena = index.arena
    active = tuple(x.active for x in operands)
    ids = [x.id for x in operands]
    linear = {x.id: x.active for x in operands}
    last = len(branches) - 1
    within = f.minimum(index, last) if index.dtype.kind == "u" else index
    number = apply(FAMILIES["convert"].bind(dtype=np.dtype(int64)), within)
    number = f.minimum(f.maximum(number, 0), last)
    results = []
    for i, branch in enumerate(branches):
        outs = _emitted_where(f.equal(number, i), branch, n, on, active, arena, ids)
        results.append([as_value(arena, v, linear) for v in outs])
    chosen = results[-1]
    for i, ys in reversed(list(enumerate(results[:-1]))):
        here = f.less_equal(number, i)
        chosen = [_chosen(here, a, b) for a, b in zip(ys, chosen, strict=True)]
    return tuple(chosen)
