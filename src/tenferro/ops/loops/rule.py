"""The derivative of every loop: one rule, forward.

The tangents of a loop are a scan over the linear part of its body. What that part reads of a step
is available if it is a slice or in an array that the loop returns, is computed once if it depends
on constants only, and is otherwise stacked by a twin of the loop, which a pass makes one with the
loop itself. A loop that ends when a condition says so has counted its steps, so the length of this
scan is known.

Maths note: control.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import compress
from typing import TYPE_CHECKING, Any, NamedTuple

from computegraph import Body
from tenferro.ops.base.bodies import (
    Flags,
    Tangent,
    inlined,
    inputs_read,
    padded,
    tangent,
    varying,
)
from tenferro.ops.loops.flow import settled
from tenferro.ops.loops.loop import Inputs, Loop, LoopCall, Operands, applied, reads_places, split
from tenferro.trace.tracer import SymbolicZero

if TYPE_CHECKING:
    from tenferro.ops.loops.finished import Steps


def loop_jvp(*values: Any, **params: Any) -> Any:
    """The tangents of the outputs of a loop, for operands, outputs and tangents of operands."""
    loop = Loop.bound(**params)
    m = loop.operation.n_outputs
    operands, outputs, tangents = split(values, (len(values) - m) // 2, m)
    call = LoopCall(loop, loop.operands(operands), loop.results(outputs))
    given = loop.operands(None if isinstance(t, SymbolicZero) else t for t in tangents)
    every = loop.by_result(_tangents(call, Inputs(given.consts, given.carry, given.xs)), None)
    return every if m > 1 else every[0]


def _known(call: LoopCall[Any]) -> Steps | None:
    """What is known of places that the steps read in large arrays; None if they read none."""
    if not reads_places(**call.loop.operation.params):
        return None
    from tenferro.ops.loops.finished import Steps  # most programs have no such loop

    return Steps(call)


def _tangents(call: LoopCall[Any], given: Inputs[Any]) -> list[Any]:
    """The tangents of carries and stacks, given those of the operands; None where there is none."""
    loop = call.loop
    on = Inputs(*(tuple([t is not None for t in ts]) for ts in given))

    known = _known(call)
    bounds = None if known is None else known.bounds()
    stacks = known is not None and not known.runs_again

    def step(carry: Flags) -> tuple[Tangent, Flags]:
        active = (*on.consts, *carry, *on.xs)
        derivative = tangent(loop.body, active, loop.recompute, bounds=bounds, stacks=stacks)
        return derivative, derivative.outputs

    carry, derivative = settled(on.carry, step)
    wanted = (*carry, *loop.outputs(derivative.outputs).stacked)
    if not any(wanted):
        return [None for _ in wanted]
    derivative, finished = (derivative, []) if known is None else known.finished(derivative)
    room = None if known is None else known.room
    reads = _Reads.of(call, derivative.residuals, room)
    last = [call.outputs.carry[j] for j in finished]
    consts, xs = ([t for t in ts if t is not None] for ts in (given.consts, given.xs))
    start = tuple(compress(given.carry, carry))
    operands = Operands(reads.steps, (*reads.fixed, *last, *consts), start, (*reads.stacks, *xs))
    linear = padded(derivative.linear, derivative.outputs, wanted, loop.body.metas)
    r = len(derivative.residuals.outputs)
    _, *own = split(range(len(linear.inputs)), r, len(last), len(consts), len(start))
    order = (*reads.fixed_at, *own[0], *own[1], *own[2], *reads.stacks_at, *own[3])
    active = compress(loop.lanes, (*on.consts, *carry, *on.xs))
    laned = (*loop.laned(derivative.residuals), *active)
    tangents = loop.taking(
        operands,
        body=linear.rearranged(order, range(len(linear.outputs))),
        linear=tuple([i >= r + len(last) for i in order]),
        lanes=tuple([laned[i] for i in order]) if loop.lanes else (),
        cond=None,
        limit=None,
    )
    results = iter(applied(tangents, operands).flat())
    return [next(results) if o else None for o in wanted]


class _Reads(NamedTuple):
    """What the linear part reads: values at some of its inputs, stacks of slices at the others.

    With the number of its steps.
    """

    fixed_at: Sequence[int]
    fixed: Sequence[Any]
    stacks_at: Sequence[int]
    stacks: Sequence[Any]
    steps: Any

    @staticmethod
    def of(call: LoopCall[Any], residuals: Body, room: int | None) -> _Reads:
        loop, own = call.loop, call.operands
        every = range(len(residuals.inputs))
        inputs = loop.inputs(every)
        varies = varying(residuals, [i not in inputs.consts for i in every])
        fixed_at = [i for i, on in enumerate(varies) if not on]
        stacks_at = [i for i, on in enumerate(varies) if on]
        body = residuals.rearranged(inputs.consts, fixed_at)
        fixed = inlined(body, own.consts, call.steps)
        of_slice = dict(zip(inputs.xs, own.xs, strict=True))
        known = {i: of_slice[v] for i, v in enumerate(residuals.outputs) if v in of_slice}
        missing = [i for i in stacks_at if i not in known]
        steps = call.steps
        if missing:
            records, steps = _recorded(call, residuals, missing, room)
            known.update(records)
        return _Reads(fixed_at, fixed, stacks_at, [known[i] for i in stacks_at], steps)


def _recorded(
    call: LoopCall[Any], residuals: Body, missing: Sequence[int], room: int | None
) -> tuple[dict[int, Any], Any]:
    """The results of a body of residuals at every step, and the number of steps.

    If there is room for the most steps, those that follow from arrays are in arrays of that length,
    which a loop around this one can stack.
    """
    every, found = range(len(residuals.inputs)), dict[int, Any]()
    if room is not None:
        from tenferro.ops.loops.padded import of_arrays, padded  # most programs have no such loop

        longest = of_arrays(call.loop, residuals, missing, room)
        if longest:
            stacks, steps = _stacked(call, residuals.rearranged(every, longest))
            found.update(zip(longest, padded(stacks, steps, room), strict=True))
    others = [i for i in missing if i not in found]
    if others:
        stacks, steps = _stacked(call, residuals.rearranged(every, others))
        found.update(zip(others, stacks, strict=True))
    return found, steps


def _stacked(call: LoopCall[Any], residuals: Body) -> tuple[Sequence[Any], Any]:
    """The results of a body of residuals at every step, from a twin of the loop, and its steps.

    The twin of a loop of unknown length, which a loop around it runs again, is without the arrays
    that neither these results nor the condition depend on.
    """
    loop, operands = call.loop, call.operands
    kept = _needed(loop, residuals)
    graph = loop.body.graph()
    outs = residuals.emit(graph.arena, graph.inputs)
    carry = loop.outputs(graph.outputs).carry
    twin = Body.of(graph.arena, [*(carry[j] for j in kept), *outs], graph.inputs)
    if len(kept) == loop.carries:
        found = applied(replace(loop, body=twin, linear=()), operands)
        return found.stacked, call.steps
    assert loop.cond is not None
    order = [*range(loop.consts), *(loop.consts + j for j in kept)]
    own = operands._replace(carry=tuple([operands.carry[j] for j in kept]))
    smaller = loop.taking(
        own,
        body=twin.rearranged(order, range(len(twin.outputs))),
        cond=loop.cond.rearranged(order, [0]),
        linear=(),
        lanes=tuple([loop.lanes[i] for i in order]) if loop.lanes else (),
    )
    results = applied(smaller, own)
    return results.stacked, results.steps


def _needed(loop: Loop, residuals: Body) -> Sequence[int]:
    """The carries of a twin: all, or those that its results depend on if others are arrays.

    The twin with all carries is one loop with the loop itself.
    """
    every = range(loop.carries)
    if loop.cond is None:
        return every
    read = inputs_read(residuals) | inputs_read(loop.cond)
    kept: list[int] = []
    while kept != (now := [j for j in every if loop.consts + j in read]):
        kept = now
        read |= inputs_read(loop.body.rearranged(range(len(loop.body.inputs)), kept))
    metas = loop.inputs(loop.body.inputs).carry
    lanes = loop.inputs(loop.lanes).carry if loop.lanes else [False] * loop.carries
    axes = (len(metas[j].shape) - lanes[j] for j in every if j not in kept)
    return kept if any(n > 0 for n in axes) else every
