"""Batches of loops and branches: one loop for all elements, with bodies on batches.

Only what depends on the batch becomes one. Where the number of steps, the condition or the index
differ from element to element, all elements go on as long as one of them does, and those that are
done stand still.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from computegraph import Arena, Body
from tenferro.ops.apply import apply, full, literal
from tenferro.ops.batched import Flags, Size, Unbatched, batch_of, batched_aval, moved
from tenferro.ops.batching import as_value, batched_body
from tenferro.ops.bodies import zeros
from tenferro.ops.formulas import f
from tenferro.ops.index_guards import checks, guarded
from tenferro.ops.registry import FAMILIES, forget_with
from tenferro.ops.scan import COUNT, Operands, operands_of, scan, several
from tenferro.ops.switch import switch
from tenferro.ops.while_loop import while_loop
from tenferro.tensor import Dim, aval_of
from tenferro.tensor.dtypes import bool_, int64
from tenferro.trace.tracer import RuleValue

_REMEMBERED = 1024


@scan.batch
def _(
    n: Size,
    on: Flags,
    *values: Any,
    body: Body,
    consts: int,
    init: Flags,
    linear: tuple[int, ...],
    **params: Any,
) -> Any:
    if on[0]:
        loop = {"body": body, "consts": consts, "init": init, "linear": linear, **params}
        return _scan_of_lengths(n, on, *values, **loop)
    own, batched = operands_of(values, consts, init), operands_of(on, consts, init)
    begins = tuple(bool(o) for o in batched.carry)
    active = _active_inputs(linear, consts, init, len(body.inputs))
    step, outs = _step(body, n, batched.consts, begins, batched.xs, active)
    carry = outs[: len(init)]
    operands = [own.count, *own.consts, *_begin(n, own, begins, carry), *_stacks(own, batched)]
    operation = scan.bind(body=step, consts=consts, init=init, linear=linear, **params)
    return _outputs(several(apply(operation, *operands)), outs, len(init))


def _step(
    body: Body, n: Size, consts: Flags, carry: Flags, xs: Flags, active: Flags
) -> tuple[Body, Flags]:
    """The body on batches, and which outputs are batches: for carries the least fixed point."""
    while True:
        outs = batched_body(body, n, (*consts, *carry, *xs)).outputs
        merged = tuple(a or b for a, b in zip(carry, outs, strict=False))
        if merged == carry:
            break
        carry = merged
    outs = (*carry, *outs[len(carry) :])
    return batched_body(body, n, (*consts, *carry, *xs), outs, active).body, outs


def _active_inputs(linear: Sequence[int], consts: int, init: Flags, count: int) -> Flags:
    """The inputs of its body in which a scan is linear: if in any operand, then in every carry."""
    if not linear:
        return (False,) * count
    slices = consts + len(init)
    first = 1 + consts + sum(init)
    return tuple(
        consts <= i < slices or (i + 1 if i < consts else i - slices + first) in linear
        for i in range(count)
    )


def _begin(n: Size, own: Operands, begins: Flags, carry: Flags) -> list[Any]:
    """The carries that are given, as batches where they become so."""
    return [
        batch_of(n, x) if batch and not o else x
        for x, o, batch in zip(own.carry, begins, carry, strict=True)
        if x is not None
    ]


def _stacks(own: Operands, batched: Operands) -> list[Any]:
    return [_exchanged(x) if o else x for x, o in zip(own.xs, batched.xs, strict=True)]


def _exchanged(x: Any) -> Any:
    """A batch of stacks as a stack of batches, or back; records are stacks of batches always."""
    return x if x.aval.is_recorded else moved(x, 0, 1)


def _outputs(results: Sequence[Any], outs: Flags, n_carry: int) -> tuple[Any, ...]:
    """The outputs of a loop on batches: carries, then stacks."""
    return tuple(
        Unbatched(y) if not o else y if i < n_carry else _exchanged(y)
        for i, (y, o) in enumerate(zip(results, outs, strict=True))
    )


def _scan_of_lengths(
    n: Size,
    on: Flags,
    *values: Any,
    body: Body,
    consts: int,
    init: Flags,
    length: int | Dim,
    linear: tuple[int, ...],
    **params: Any,
) -> Any:
    """Every element has its own number of steps: as many are made as the most of them needs.

    A record says which elements make step k; the others hand on their carries and give zeros.
    """
    own, batched = operands_of(values, consts, init), operands_of(on, consts, init)
    nothing = full(own.count, COUNT.with_shape((1,)), 0)
    counts = apply(FAMILIES["concatenate"].bind(axis=0), own.count, nothing)
    most = apply(FAMILIES["reduce_max"].bind(axes=(0,)), counts)
    runs = _runs(n, own.count, most, length)
    k = len(init)
    active = _active_inputs(linear, consts, init, len(body.inputs))
    flags = (*batched.consts, *(True,) * k, *batched.xs)
    every = (True,) * len(body.outputs)
    step = _standing_still(body, n, consts, k, flags, active)
    begins = tuple(bool(o) for o in batched.carry)
    start = _begin(n, own, begins, (True,) * k)
    operands = [most, *own.consts, *start, *_stacks(own, batched), runs]
    operation = scan.bind(
        body=step, consts=consts, init=init, length=length, linear=linear, **params
    )
    return _outputs(several(apply(operation, *operands)), every, k)


def _runs(n: Size, counts: Any, most: Any, length: int | Dim) -> Any:
    """For each step, which elements make it."""
    operation = scan.bind(
        body=runs_body(n),
        consts=1,
        init=(True,),
        length=length,
        reverse=False,
        linear=(),
        recompute=False,
    )
    return apply(operation, most, counts, literal(most, 0, int64))[1]


@lru_cache(maxsize=_REMEMBERED)
def runs_body(n: Size) -> Body:
    """What tells of a step which of n elements make it, from their numbers of steps: k < counts."""
    arena = Arena()
    counts = COUNT.with_shape((n,))
    each = RuleValue(arena, arena.input("counts", counts), counts, active=False)
    k = RuleValue(arena, arena.input("step", COUNT), COUNT, active=False)
    after = apply(FAMILIES["add"].bind(), k, literal(k, 1, int64))
    return Body.of(arena, [after.id, f.less(batch_of(n, k), each).id], [each.id, k.id])


forget_with(runs_body.cache_clear)


def _standing_still(
    body: Body, n: Size, consts: int, n_carry: int, on: Flags, active: Flags
) -> Body:
    """The body on batches with one slice more: which elements make the step."""
    arena = Arena()
    runs = arena.input("runs", aval_of((n,), bool_))
    metas = [batched_aval(m, n) if o else m for m, o in zip(body.inputs, on, strict=True)]
    inputs = [arena.input(("input", i), m) for i, m in enumerate(metas)]
    linear = dict(zip(inputs, active, strict=True))
    flags = RuleValue(arena, runs, arena.metas[runs], active=False)
    before = inputs[consts : consts + n_carry]
    outs = []
    for i, v in enumerate(_emitted_where(flags, body, n, on, active, arena, inputs)):
        new = as_value(arena, v, linear)
        old = before[i] if i < n_carry else zeros(arena, new.aval)
        outs.append(_chosen(flags, new, as_value(arena, old, linear)).id)
    return Body.of(arena, outs, [*inputs, runs])


def _emitted_where(
    flags: Any, body: Body, n: Size, on: Flags, active: Flags, arena: Arena, inputs: Sequence[int]
) -> list[int]:
    """What a body gives on batches; only elements whose flags hold need indices within bounds."""
    every = (True,) * len(body.outputs)
    if not checks(body):
        return batched_body(body, n, on, every, active).body.emit(arena, inputs)
    moved = batched_body(guarded(body), n, (True, *on), every, (False, *active))
    return moved.body.emit(arena, [flags.id, *inputs])


def _chosen(flags: Any, a: Any, b: Any) -> Any:
    """Per element of the batch a where its flag holds, else b."""
    if a.ndim > 1:
        flags = apply(FAMILIES["broadcast_in_dim"].bind(shape=a.shape, dimensions=(0,)), flags)
    return apply(FAMILIES["select"].bind(), flags, a, b)


@while_loop.batch
def _(n: Size, on: Flags, *values: Any, cond: Body, body: Body, consts: int, **params: Any) -> Any:
    fixed, carry = on[:consts], on[consts:]
    inactive = (False,) * len(on)
    step, outs = _step(body, n, fixed, carry, (), inactive)
    test = batched_body(cond, n, (*fixed, *outs[: len(carry)]))
    if test.outputs[0]:
        return _while_any(n, on, *values, cond=cond, body=body, consts=consts, **params)
    k = len(carry)
    flags = (*fixed, *outs[:k])
    operands = [
        batch_of(n, x) if want and not o else x
        for x, o, want in zip(values, on, flags, strict=True)
    ]
    operation = while_loop.bind(cond=test.body, body=step, consts=consts, **params)
    results = apply(operation, *operands)
    return _outputs(results, (*outs[:k], False, *outs[k:]), k + 1)


def _while_any(
    n: Size, on: Flags, *values: Any, cond: Body, body: Body, consts: int, **params: Any
) -> Any:
    """Steps as long as the condition of any element holds; the steps of each are counted."""
    k = len(on) - consts
    flags = (*on[:consts], *(True,) * k)
    test = batched_body(cond, n, flags, (True,)).body
    arena = Arena()
    inputs = [arena.input(("input", i), m) for i, m in enumerate(test.inputs)]
    counted = arena.input("counts", COUNT.with_shape((n,)))
    all_inputs = [*inputs, counted]
    (alive,) = [as_value(arena, v, {}) for v in test.emit(arena, inputs)]
    any_alive = apply(FAMILIES["reduce_or"].bind(axes=(0,)), alive)
    inactive = (False,) * len(flags)
    outs = _emitted_where(alive, body, n, flags, inactive, arena, inputs)
    new = [as_value(arena, v, {}) for v in outs]
    old = [as_value(arena, v, {}) for v in inputs[consts:]]
    after = [_chosen(alive, a, b).id for a, b in zip(new, old, strict=False)]
    steps = apply(FAMILIES["convert"].bind(dtype=np.dtype(int64)), alive)
    counts = apply(FAMILIES["add"].bind(), as_value(arena, counted, {}), steps).id
    operation = while_loop.bind(
        cond=Body.of(arena, [any_alive.id], all_inputs),
        body=Body.of(arena, [*after, counts, *(y.id for y in new[k:])], all_inputs),
        consts=consts,
        **params,
    )
    operands = [
        x if o or not want else batch_of(n, x) for x, o, want in zip(values, on, flags, strict=True)
    ]
    zero = full(values[0], COUNT.with_shape((n,)), 0)
    results = apply(operation, *operands, zero)
    uncounted = (*results[: k + 1], *results[k + 2 :])
    return _outputs(uncounted, (True,) * len(uncounted), k + 1)


@switch.batch
def _(
    n: Size,
    on: Flags,
    index: Any,
    *operands: Any,
    branches: tuple[Body, ...],
    linear: tuple[int, ...],
) -> Any:
    if on[0]:
        return _chosen_branches(n, on[1:], index, operands, branches)
    active = tuple(i in linear for i in range(1, len(on)))
    moved = [batched_body(branch, n, on[1:]).outputs for branch in branches]
    outs = tuple(any(flags) for flags in zip(*moved, strict=True))
    batched = tuple(batched_body(branch, n, on[1:], outs, active).body for branch in branches)
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
