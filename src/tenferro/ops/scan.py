"""Repeating a body a known number of times, along slices of arrays.

The body of a loop takes constants, carries and slices to carries and slices. Operands are the
number of steps, the constants, the carries that are given (the others begin as zeros, so that an
accumulator is no operand and a linear loop stays linear) and the arrays that are sliced along their
first axis. Outputs are the last carries and the stacked slices. `length` serves shapes only; the
number of steps is an operand also where it is known, so that operands stand at the same places
whether sizes have names or numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from computegraph import Arena, Body
from tenferro.ops.apply import apply
from tenferro.ops.bodies import Flags, transposed, zeros
from tenferro.ops.family import Family
from tenferro.ops.loop_rule import Loop, loop_tangent, recording
from tenferro.ops.registry import FAMILIES
from tenferro.ops.shapes import refuse
from tenferro.tensor import STEPS, Aval, Dim, aval_of
from tenferro.tensor.dtypes import int64
from tenferro.trace.tracer import SymbolicZero

COUNT: Aval = aval_of((), int64)
"""The number of steps of a loop."""
_BOTH = 0b11


class Operands(NamedTuple):
    """The operands of a scan by what they are; None for a carry that begins as zeros."""

    count: Any
    consts: tuple[Any, ...]
    carry: tuple[Any, ...]
    xs: tuple[Any, ...]


def operands_of(values: Sequence[Any], consts: int, init: Flags) -> Operands:
    """Values (or whatever there is one of per operand) by what they are."""
    count, *rest = values
    end = consts + sum(init)
    present = iter(rest[consts:end])
    carry = tuple(next(present) if on else None for on in init)
    return Operands(count, tuple(rest[:consts]), carry, tuple(rest[end:]))


def _infer(
    *avals: Aval,
    body: Body,
    consts: int,
    init: Flags,
    length: int | Dim,
    reverse: bool,
    linear: tuple[int, ...],
    recompute: bool,
) -> Any:
    check_flags("scan", reverse, recompute, *init)
    check_linear("scan", linear, len(avals))
    if not isinstance(length, int | Dim) or (length != STEPS and not length >= 0):
        refuse("scan", "length", length, "an integer ≥ 0")
    n = len(init)
    most = len(body.inputs) - n
    if not 0 <= consts <= most:
        refuse("scan", "consts", consts, f"from 0 to {most}, of what the body takes")
    if len(avals) != 1 + most + sum(init):
        refuse("scan", "the number of operands", len(avals), str(1 + most + sum(init)))
    own = operands_of(avals, consts, init)
    check_carry("scan", body, consts, n)
    if own.count != COUNT:
        refuse("scan", "the number of steps", own.count, repr(COUNT))
    starts = [m for m, on in zip(body.inputs[consts : consts + n], init, strict=True) if on]
    carry = [x for x in own.carry if x is not None]
    if [*own.consts, *carry] != [*body.inputs[:consts], *starts]:
        expected = repr([*body.inputs[:consts], *starts])
        refuse("scan", "constants and carries", [*own.consts, *carry], expected, "are")
    for x, m in zip(own.xs, body.inputs[consts + n :], strict=True):
        if x != stacked(m, length) and not (length == STEPS and _is_stack(x, m)):
            refuse("scan", "an array to slice", x, repr(stacked(m, length)))
    outs = [*body.metas[:n], *(stacked(m, length) for m in body.metas[n:])]
    return outs[0] if len(outs) == 1 else tuple(outs)


def check_flags(name: str, *flags: Any) -> None:
    """Raise unless these parameters are True or False."""
    for flag in flags:
        if type(flag) is not bool:
            refuse(name, "a flag", flag, "True or False")


def check_linear(name: str, linear: Any, n: int) -> None:
    """Raise unless these are positions of operands beside the first."""
    if not all(type(i) is int and 0 < i < n for i in linear):
        refuse(name, "linear", linear, f"positions of operands from 1 to {n - 1}")


def check_carry(name: str, body: Body, consts: int, n: int) -> None:
    """Raise unless the body gives its carries as it takes them."""
    after, expected = body.metas[:n], body.inputs[consts : consts + n]
    if after != expected:
        refuse(name, "the carry after a step", after, f"{expected}, as before it")


def stacked(slice_: Aval, length: int | Dim) -> Aval:
    """The aval of the slices of all steps."""
    return slice_.with_shape((length, *slice_.shape))


def _is_stack(x: Aval, slice_: Aval) -> bool:
    return x.dtype == slice_.dtype and x.shape[1:] == slice_.shape and bool(x.shape)


scan = Family(
    "scan",
    _infer,
    n_outputs=lambda *, body, **_: len(body.outputs),
    multilinear=lambda *, linear, **_: [linear] if linear else [],
)
"""Parameters: `body`, the number of `consts`, `init` (which carries are given), `length`,
`reverse`, `linear` (the operands in which it is linear), and `recompute`: whether derivatives
compute what they read of a step again from the carries before it, instead of keeping it."""


@scan.jvp
def _(*values: Any, body: Body, consts: int, init: Flags, **params: Any) -> Any:
    n_outputs = len(body.outputs)
    n = (len(values) - n_outputs) // 2
    inputs = operands_of(values[:n], consts, init)
    tangents = operands_of(values[n + n_outputs :], consts, init)
    carries = body.inputs[consts : consts + len(init)]
    dcarry = [
        SymbolicZero(m) if t is None else t for t, m in zip(tangents.carry, carries, strict=True)
    ]
    loop = Loop(
        body,
        inputs.consts,
        inputs.xs,
        inputs.count,
        params["length"],
        params["reverse"],
        params["recompute"],
    )

    def record(residuals: Body) -> Sequence[Any]:
        twin = recording(body, len(init), residuals)
        operation = scan.bind(body=twin, consts=consts, init=init, **{**params, "linear": ()})
        return several(apply(operation, *values[:n]))[len(init) :]

    flowing = loop_tangent(loop, tangents.consts, dcarry, tangents.xs, record)
    return tuple(flowing) if n_outputs > 1 else flowing[0]


def several(result: Any) -> tuple[Any, ...]:
    """What an operation gives, as a tuple also if it is one value."""
    return result if isinstance(result, tuple) else (result,)


@scan.transpose_all
def _(
    cts: tuple[Any, ...],
    active: Flags,
    *inputs: Any,
    body: Body,
    consts: int,
    init: Flags,
    length: int | Dim,
    reverse: bool,
    recompute: bool,
    **_: Any,
) -> list[Any]:
    """The transposed body in the other direction; constants accumulate in carries from zero on."""
    own, on = operands_of(inputs, consts, init), operands_of(active, consts, init)
    back = _Back.of(body, on, tuple(not isinstance(ct, SymbolicZero) for ct in cts))
    n = len(init)
    ct_carry = [ct for ct, live in zip(cts, back.carry, strict=False) if live]
    begins = tuple(not isinstance(ct, SymbolicZero) for ct in ct_carry)
    start = [ct for ct, there in zip(ct_carry, begins, strict=True) if there]
    fixed = [x for x, o in zip(own.consts, on.consts, strict=True) if not o]
    fixed_xs = [x for x, o in zip(own.xs, on.xs, strict=True) if not o]
    ct_ys = [ct for ct in cts[n:] if not isinstance(ct, SymbolicZero)]
    operands = [own.count, *fixed, *start, *fixed_xs, *ct_ys]
    first, last = 1 + len(fixed), 1 + len(fixed) + len(start)
    operation = scan.bind(
        body=back.step,
        consts=len(fixed),
        init=(*(False,) * sum(on.consts), *begins),
        length=length,
        reverse=not reverse,
        linear=(*range(first, last), *range(last + len(fixed_xs), len(operands))),
        recompute=recompute,
    )
    results = iter(several(apply(operation, *operands)))
    of_consts = [next(results) if o else None for o in on.consts]
    of_carry = [next(results) if live else None for live in back.carry]
    of_xs = [next(results) if there else None for there in back.xs]
    return [None, *of_consts, *(ct for ct, o in zip(of_carry, init, strict=True) if o), *of_xs]


class _Back(NamedTuple):
    """The body of a transposed scan, and which carries and arrays have cotangents.

    `step` takes fixed constants, sums for the active ones, cotangents of carries, fixed slices and
    cotangents of slices to sums, cotangents of carries and of slices.
    """

    step: Body
    carry: Flags
    xs: Flags

    @staticmethod
    def of(body: Body, on: Operands, present: Flags) -> _Back:
        """Cotangents of carries reach one another from step to step: the least fixed point."""
        n, sums = len(on.carry), sum(on.consts)
        active = (*on.consts, *(True,) * n, *on.xs)
        while True:
            back = transposed(body, active, present)
            live = tuple(
                a or b for a, b in zip(present, back.inputs[sums : sums + n], strict=False)
            )
            if live == present[:n]:
                break
            present = (*live, *present[n:])
        reached = iter(back.inputs[sums + n :])
        xs = tuple(o and next(reached) for o in on.xs)
        return _Back(_backward_step(body, on, present, back.body, back.inputs), live, xs)


def _backward_step(body: Body, on: Operands, present: Flags, back: Body, reached: Flags) -> Body:
    n, c = len(on.carry), len(on.consts)
    arena = Arena()

    def inputs(kind: str, metas: Sequence[Aval], chosen: Sequence[bool]) -> list[int]:
        marked = [m for m, o in zip(metas, chosen, strict=True) if o]
        return [arena.input((kind, i), m) for i, m in enumerate(marked)]

    fixed = inputs("const", body.inputs[:c], [not o for o in on.consts])
    sums = inputs("sum", body.inputs[:c], on.consts)
    carry = inputs("carry", body.metas[:n], present[:n])
    slices = inputs("slice", body.inputs[c + n :], [not o for o in on.xs])
    cts = inputs("cotangent", body.metas[n:], present[n:])
    results = iter(back.emit(arena, [*fixed, *slices, *carry, *cts]))
    cotangents = [next(results) if there else None for there in reached]
    add = arena.code(FAMILIES["add"].bind(), _BOTH)
    totals = [
        total if ct is None else arena.emit2(add, total, ct)
        for total, ct in zip(sums, cotangents, strict=False)
    ]
    before = [
        zeros(arena, m) if ct is None else ct  # what no earlier step reads has no cotangent there
        for m, ct, live in zip(
            body.metas, cotangents[len(sums) : len(sums) + n], present, strict=False
        )
        if live
    ]
    of_xs = [ct for ct in cotangents[len(sums) + n :] if ct is not None]
    return Body.of(arena, [*totals, *before, *of_xs], [*fixed, *sums, *carry, *slices, *cts])
