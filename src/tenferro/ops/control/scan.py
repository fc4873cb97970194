"""Repeating a body a known number of times, along slices of arrays.

The body takes constants, carries and slices to carries and slices. Operands are the number of
steps, the constants, the carries that are given (the others begin as zeros, so that an accumulator
is not an operand and a linear loop stays linear) and the arrays that are sliced along their first
axis. Outputs are the last carries and the stacked slices. `length` serves shapes only; the number
of steps is an operand also where it is known, so that operands have the same positions whether
sizes have names or numbers.

Maths note: control.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import not_
from typing import Any, NamedTuple

from computegraph import Body
from tenferro.ops.base import FAMILIES, Family, refuse
from tenferro.ops.base.bodies import Flags, transposed
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.flow import settled
from tenferro.ops.loops.loop import (
    Inputs,
    Loop,
    Operands,
    Outputs,
    agreeing,
    applied,
    reads_places,
    split,
)
from tenferro.ops.loops.rule import loop_jvp
from tenferro.tensor import STEPS, Aval, Dim, aval_of
from tenferro.tensor.dtypes import int64
from tenferro.trace.tracer import SymbolicZero

COUNT: Aval = aval_of((), int64)
"""The number of steps of a loop."""
_BOTH = 0b11


def _infer(
    *avals: Aval,
    body: Body,
    consts: int,
    init: Flags,
    length: int | Dim,
    reverse: bool,
    linear: Flags,
    recompute: bool,
    lanes: Flags,
) -> Any:
    check_linear("scan", linear, body)
    check_lanes("scan", lanes, body)
    if not isinstance(length, int | Dim) or (length != STEPS and not length >= 0):
        refuse("scan", "length", length, "an integer ≥ 0")
    n = len(init)
    most = len(body.inputs) - n
    if not 0 <= consts <= most:
        refuse("scan", "consts", consts, f"from 0 to {most}, of what the body takes")
    if len(avals) != 1 + most + sum(init):
        refuse("scan", "the number of operands", len(avals), str(1 + most + sum(init)))
    check_carry("scan", body, consts, n)
    loop = Loop(body, consts, init, length)
    count, *own = loop.operands(avals)
    _, *expected = loop.read(loop.inputs(body.inputs), COUNT)
    if count != COUNT:
        refuse("scan", "the number of steps", count, repr(COUNT))
    if own[:2] != expected[:2]:
        given, wanted = ([*consts, *filter(None, carry)] for consts, carry, _ in (own, expected))
        refuse("scan", "constants and carries", given, repr(wanted), "are")
    for x, m in zip(own[2], expected[2], strict=True):
        if x != stacked(m, length) and not (length == STEPS and _is_stack(x, m)):
            refuse("scan", "an array to slice", x, repr(stacked(m, length)))
    outs = [*body.metas[:n], *(stacked(m, length) for m in body.metas[n:])]
    return outs[0] if len(outs) == 1 else tuple(outs)


def check_linear(name: str, linear: Flags, body: Body) -> None:
    """Raise unless there is a flag for each input of a body, or none at all."""
    n = len(body.inputs)
    if len(linear) not in (0, n):
        refuse(name, "linear", linear, f"one flag for each of {n} inputs, or none")


def check_lanes(name: str, lanes: Flags, body: Body) -> None:
    """Raise unless the inputs of a body that have lanes have as many, along their first axes."""
    fits = len(lanes) == len(body.inputs) and agreeing(lanes, body.inputs) == lanes
    if lanes and not fits:
        expected = f"flags for inputs with equal first axes, of {list(body.inputs)}"
        refuse(name, "lanes", lanes, expected)


def check_carry(name: str, body: Body, consts: int, n: int) -> None:
    """Raise unless the body returns carries like its arguments."""
    after, expected = body.metas[:n], body.inputs[consts : consts + n]
    if after != expected:
        refuse(name, "the carry after a step", after, f"{expected}, as before it")


def stacked(slice_: Aval, length: int | Dim) -> Aval:
    """The aval of the slices of all steps."""
    return slice_.with_shape((length, *slice_.shape))


def _is_stack(x: Any, slice_: Aval) -> bool:
    return x.dtype == slice_.dtype and x.shape[1:] == slice_.shape and bool(x.shape)


def _linear_operands(*, linear: Flags, **params: Any) -> list[list[int]]:
    most = len(linear) - len(params["init"])
    if not any(linear) or not 0 <= params["consts"] <= most:  # which `_infer` refuses
        return []
    loop = Loop(**params)
    operands = loop.read(loop.inputs(linear), False).flat()
    return [[i for i, on in enumerate(operands) if on]]


scan = Family(
    "scan",
    _infer,
    n_outputs=lambda *, body, **_: len(body.outputs),
    multilinear=_linear_operands,
)
"""Parameters: `body`, the number of `consts`, `init` (which carries are given), `length`,
`reverse`, `linear` (the inputs of the body in which it is linear, or none), and `recompute`:
whether derivatives compute what they read of a step again from the carries before it, instead of
keeping it; `lanes`, the inputs of the body that are batches, or none (see `Loop`)."""
scan.jvp(loop_jvp)
scan.runs_each_time = reads_places


@scan.transpose_all
def _(cts: tuple[Any, ...], active: Flags, *inputs: Any, **params: Any) -> list[Any]:
    """The transposed body in the other direction; constants accumulate in carries from zero on."""
    loop = Loop(**params)
    own, on, ct = loop.operands(inputs), loop.operands(active), loop.results(cts)
    there = loop.outputs([not isinstance(x, SymbolicZero) for x in cts])
    back = _Back.of(loop, Inputs(on.consts, (True,) * loop.carries, on.xs), there)
    fixed, fixed_xs = (tuple(map(not_, flags)) for flags in (on.consts, on.xs))
    begins = [x if o else None for x, o in zip(ct.carry, there.carry, strict=True)]
    operands = Operands(
        own.steps,
        tuple(compress(own.consts, fixed)),
        (*[None] * sum(on.consts), *compress(begins, back.carry)),
        (*compress(own.xs, fixed_xs), *compress(ct.stacked, there.stacked)),
    )
    carries = len(operands.carry)
    linear = ([False] * sum(fixed), [True] * carries, [False] * sum(fixed_xs))
    changed = loop.taking(
        operands,
        body=back.step,
        reverse=not loop.reverse,
        linear=(*linear[0], *linear[1], *linear[2], *[True] * sum(there.stacked)),
        lanes=_transposed_lanes(loop, on, back, there) if loop.lanes else (),
    )
    found = applied(changed, operands).flat()
    of_consts, of_carry, of_xs = map(iter, split(found, sum(on.consts), sum(back.carry)))
    pairs = zip(own.xs, back.xs, strict=True)
    results = Inputs(
        tuple([next(of_consts) if o else None for o in on.consts]),
        tuple([next(of_carry) if o else None for o in back.carry]),
        tuple([_as_long(next(of_xs), x, own.steps) if o else None for x, o in pairs]),
    )
    return [None, *results.consts, *compress(results.carry, loop.init), *results.xs]


def _as_long(ct: Any, x: Any, steps: Any) -> Any:
    """The cotangent of an array, of which a scan of unknown length takes the first slices."""
    if not ct.aval.is_recorded or x.aval.is_recorded:
        return ct
    from tenferro.ops.loops.padded import padded  # most programs have no such array

    return padded([ct], steps, x.aval.shape[0], linear=True)[0]


def _transposed_lanes(loop: Loop, on: Operands[bool], back: _Back, there: Outputs[bool]) -> Flags:
    """Which inputs of the transposed body have lanes: cotangents of what has lanes."""
    lanes, outs = loop.inputs(loop.lanes), loop.outputs(loop.laned(loop.body))
    return (
        *compress(lanes.consts, map(not_, on.consts)),
        *compress(lanes.consts, on.consts),
        *compress(lanes.carry, back.carry),
        *compress(lanes.xs, map(not_, on.xs)),
        *compress(outs.stacked, there.stacked),
    )


class _Back(NamedTuple):
    """The body of a transposed scan, and which carries and arrays have cotangents.

    `step` takes fixed constants, sums for the active ones, cotangents of carries, fixed slices and
    cotangents of slices to sums, cotangents of carries and of slices.
    """

    step: Body
    carry: Flags
    xs: Flags

    @staticmethod
    def of(loop: Loop, on: Inputs[bool], there: Outputs[bool]) -> _Back:
        """Cotangents of carries reach one another from step to step."""
        parts = sum(on.consts), loop.carries

        def before(carry: Flags) -> Any:
            back = transposed(loop.body, on.flat(), (*carry, *there.stacked))
            return back, split(back.inputs, *parts)[1]

        live, back = settled(there.carry, before)
        reached = iter(split(back.inputs, *parts)[2])
        xs = tuple([o and next(reached) for o in on.xs])
        present = Outputs(live, there.stacked)
        return _Back(_backward_step(loop, on, present, back.body, back.inputs), live, xs)


def _backward_step(
    loop: Loop, on: Inputs[bool], present: Outputs[bool], back: Body, reached: Flags
) -> Body:
    writer = Writer()

    def inputs(metas: Sequence[Aval], chosen: Flags) -> list[int]:
        return writer.arena.inputs(compress(metas, chosen))

    takes, gives = loop.inputs(loop.body.inputs), loop.outputs(loop.body.metas)
    fixed = inputs(takes.consts, tuple(map(not_, on.consts)))
    sums = inputs(takes.consts, on.consts)
    carry = inputs(gives.carry, present.carry)
    slices = inputs(takes.xs, tuple(map(not_, on.xs)))
    cts = inputs(gives.stacked, present.stacked)
    results = iter(back.emit(writer.arena, [*fixed, *slices, *carry, *cts]))
    cotangents = [next(results) if there else None for there in reached]
    of_consts, of_carry, of_xs = split(cotangents, len(sums), loop.carries)
    add = FAMILIES["add"].bind()
    totals = [
        total if ct is None else writer.arena.apply(add, [total, ct], _BOTH)
        for total, ct in zip(sums, of_consts, strict=True)
    ]
    before = [
        writer.zeros(m) if ct is None else ct  # what no earlier step reads has no cotangent there
        for m, ct, live in zip(gives.carry, of_carry, present.carry, strict=True)
        if live
    ]
    outs = [*totals, *before, *(ct for ct in of_xs if ct is not None)]
    return Body.of(writer.arena, outs, [*fixed, *sums, *carry, *slices, *cts])
