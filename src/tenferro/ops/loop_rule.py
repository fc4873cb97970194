"""The derivative of every loop: one rule, forward.

The tangents of a loop are a loop over the linear part of its body. What that part reads of a step
is there already if it is a slice, is computed once if it depends on constants alone, and is else
recorded by a twin of the loop, which a pass makes one with the loop itself. A loop that ends when a
condition says so has counted its steps, so its tangents are a scan: nothing is unknown any more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from computegraph import Body
from tenferro.ops.apply import apply
from tenferro.ops.bodies import Flags, Tangent, inlined, padded, tangent, varying
from tenferro.ops.registry import FAMILIES
from tenferro.tensor import Dim
from tenferro.trace.tracer import SymbolicZero

Record = Callable[[Body], Sequence[Any]]
"""Runs a loop again and gives what a body of residuals gives at every step, stacked."""


@dataclass(frozen=True)
class Loop:
    """A loop as its derivative sees it."""

    body: Body
    consts: Sequence[Any]
    xs: Sequence[Any]
    count: Any
    length: int | Dim
    reverse: bool
    recompute: bool


def recording(body: Body, n_carry: int, residuals: Body) -> Body:
    """A body that hands on the carries and gives residuals in place of slices."""
    graph = body.graph()
    recorded = residuals.emit(graph.arena, graph.inputs)
    return Body.of(graph.arena, [*graph.outputs[:n_carry], *recorded], graph.inputs)


def loop_tangent(
    loop: Loop, dconsts: Sequence[Any], dcarry: Sequence[Any], dxs: Sequence[Any], record: Record
) -> list[Any]:
    """The tangents of the carries and of the stacked slices; None where there is none."""
    on_consts, on_xs = _present(dconsts), _present(dxs)
    on_carry, derivative = _active_carries(loop, on_consts, _present(dcarry), on_xs)
    reads = _Reads.of(loop, derivative.residuals, len(dcarry), record)
    begins = [_is_there(t) for t, on in zip(dcarry, on_carry, strict=True) if on]
    start = [t for t in dcarry if _is_there(t)]
    linear_consts = [t for t in dconsts if _is_there(t)]
    linear_xs = [t for t in dxs if _is_there(t)]
    operands = [loop.count, *reads.fixed, *linear_consts, *start, *reads.stacks, *linear_xs]
    first = 1 + len(reads.fixed)
    last = first + len(linear_consts) + len(start)
    operation = FAMILIES["scan"].bind(
        body=_linear_step(loop, derivative, reads, on_consts, on_carry),
        consts=len(reads.fixed) + len(linear_consts),
        init=tuple(begins),
        length=loop.length,
        reverse=loop.reverse,
        linear=(*range(first, last), *range(last + len(reads.stacks), len(operands))),
        recompute=loop.recompute,
    )
    wanted = (*on_carry, *derivative.outputs[len(on_carry) :])
    if not any(wanted):
        return [None] * len(wanted)
    result = apply(operation, *operands)
    results = iter(result if isinstance(result, tuple) else (result,))
    return [next(results) if on else None for on in wanted]


def _is_there(tangent: Any) -> bool:
    return not isinstance(tangent, SymbolicZero)


def _present(tangents: Sequence[Any]) -> Flags:
    return tuple(_is_there(t) for t in tangents)


def _active_carries(loop: Loop, consts: Flags, carry: Flags, xs: Flags) -> tuple[Flags, Tangent]:
    """Which carries have tangents after some steps, and the body's derivative: a fixed point."""
    while True:
        derivative = tangent(loop.body, (*consts, *carry, *xs), loop.recompute)
        merged = tuple(a or b for a, b in zip(carry, derivative.outputs, strict=False))
        if merged == carry:
            return carry, derivative
        carry = merged


@dataclass(frozen=True)
class _Reads:
    """Where the residuals of a loop are: `fixed` ones by position, `stacks` of the others."""

    fixed_at: Sequence[int]
    fixed: Sequence[Any]
    stacks_at: Sequence[int]
    stacks: Sequence[Any]

    @staticmethod
    def of(loop: Loop, residuals: Body, n_carry: int, record: Record) -> _Reads:
        c = len(loop.consts)
        inputs = range(len(residuals.inputs))
        varies = varying(residuals, [i >= c for i in inputs])
        fixed_at = [i for i, on in enumerate(varies) if not on]
        stacks_at = [i for i, on in enumerate(varies) if on]
        fixed = inlined(residuals.rearranged(range(c), fixed_at), loop.consts, loop.count)
        slices = {i: out - c - n_carry for i, out in enumerate(residuals.outputs)}
        sliced = {i: k for i, k in slices.items() if varies[i] and 0 <= k < len(loop.xs)}
        unsliced = [i for i in stacks_at if i not in sliced]
        recorded = record(residuals.rearranged(inputs, unsliced)) if unsliced else ()
        of = dict(zip(unsliced, recorded, strict=True))
        stacks = [loop.xs[sliced[i]] if i in sliced else of[i] for i in stacks_at]
        return _Reads(fixed_at, fixed, stacks_at, stacks)


def _linear_step(
    loop: Loop, derivative: Tangent, reads: _Reads, on_consts: Flags, on_carry: Flags
) -> Body:
    """The linear part as the body of a scan: its inputs in a scan's order, every carry handed on.

    An active carry whose next value depends on nothing active goes on as zero.
    """
    wanted = (*on_carry, *derivative.outputs[len(on_carry) :])
    linear = padded(derivative.linear, derivative.outputs, wanted, loop.body.metas)
    r = len(derivative.residuals.outputs)
    middle = r + sum(on_consts)
    after = middle + sum(on_carry)
    order = [
        *reads.fixed_at,
        *range(r, middle),
        *range(middle, after),
        *reads.stacks_at,
        *range(after, len(linear.inputs)),
    ]
    return linear.rearranged(order, range(len(linear.outputs)))
