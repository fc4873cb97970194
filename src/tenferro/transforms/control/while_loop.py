"""Loops that end when a condition says so, and loops over a range."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar, overload

from computegraph import substitute
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, Operands
from tenferro.tensor import Aval, Dim, aval_of
from tenferro.tensor.bounds import never_negative
from tenferro.tensor.dtypes import bool_
from tenferro.trace import Trace, Tracer
from tenferro.transforms.control.bodies import body_of, checked_if, emitted, loop_constants
from tenferro.transforms.control.carry import LoopCarry
from tenferro.transforms.control.chunks import WhileChunks, checked, first_chunk, steps_of
from tenferro.transforms.control.ranges import note_counter, steps_between
from tenferro.transforms.control.scan import run
from tenferro.transforms.tracing.arguments import check_callable, shown, unflatten
from tenferro.transforms.tracing.effects import refuse_effects
from tenferro.transforms.tracing.result_types import Arrays, Number
from tenferro.transforms.tracing.tracing import Traced, in_trace, results, trace_call

_FLAG = aval_of((), bool_)

Carry = TypeVar("Carry")


@overload
def while_loop(
    cond: Callable[[Any], Any],
    body: Callable[[Any], Any],
    init: Number,
    max_steps: int | None = None,
    checkpoint: bool | int | None = None,
) -> Arrays: ...


@overload
def while_loop(
    cond: Callable[[Any], Any],
    body: Callable[[Any], Any],
    init: Carry,
    max_steps: int | None = None,
    checkpoint: bool | int | None = None,
) -> Carry: ...


def while_loop(
    cond: Callable[[Any], Any],
    body: Callable[[Any], Any],
    init: Any,
    max_steps: int | None = None,
    checkpoint: bool | int | None = None,
) -> Any:
    """Run `x = body(x)` while `cond(x)` is true, and return the last x.

    The carry x is a pytree of arrays whose shapes and dtypes do not change; a Python number in
    `init` takes the dtype that it has after a step. The loop has derivatives of any order in both
    modes, for any number of steps. Gradients reach the values that `cond` and `body` close over.

    Reverse mode stores the carries once per chunk of steps, and runs each chunk again during the
    backward pass to record the values that it reads. This needs O(√n) memory for n steps.
    `checkpoint` is True for chunks of 1, 2, 3, … steps, a number for chunks of that length, and
    False to record all steps together. With None the records of the first chunk take about one MiB,
    and a loop with `max_steps` is not cut if all its records take up to 8 MiB.

    Raises TypeError, which names the leaf, if the carry changes its structure, a shape or a dtype,
    and for a condition that is not a single bool. After `max_steps` steps the running loop raises
    RuntimeError.

    >>> while_loop(lambda x: x < 100.0, lambda x: 2.0 * x, 3.0)
    array(192.)
    """
    return _while(cond, body, init, max_steps, checkpoint, None)


def _while(
    cond: Callable[[Any], Any],
    body: Callable[[Any], Any],
    init: Any,
    max_steps: int | None,
    checkpoint: bool | int | None,
    at_most: int | None,
) -> Any:
    """The result of `while_loop`, for a loop that is known to make so many steps at most."""
    check_callable("while_loop", cond)
    check_callable("while_loop", body)
    carry = LoopCarry("while_loop", init)
    most = None if max_steps is None else _limit(max_steps)
    option = checked("while_loop", checkpoint)

    def traced(trace: Trace) -> list[Any]:
        start = len(trace)
        step = carry.settled(trace, lambda c, _: (body(c), None), None, ())
        test = _test(trace, cond, carry)
        consts = loop_constants(trace, [step, test])
        going, whole = body_of(trace, test, consts), body_of(trace, step, consts)
        limit = None if most is None else (most, most)
        loop = Loop(whole, len(consts), (True,) * len(carry), cond=going, limit=limit)
        inputs = [trace.fresh(a, f"x{i}").id for i, a in enumerate(carry.avals)]
        has_steps = partial(_begins, trace, test, inputs)
        outer = [*checked_if(trace, start, consts, has_steps), *inputs]
        from tenferro.transforms.control.cells import CarriedCells  # for programs with loops
        from tenferro.transforms.control.fixed_reads import with_fixed_reads

        given = Operands(None, *loop.inputs(outer))
        cells = CarriedCells(trace, *with_fixed_reads(trace, loop, given, carry.leaves()))
        loop, operands = cells.loop, cells.operands.flat()
        first = first_chunk(option, loop.body, most if at_most is None else at_most)
        if first is None:
            outs = emitted(trace, loop.operation, operands)
        else:
            growing = type(option) is not int
            chunks = WhileChunks(replace(loop, limit=None), first, growing=growing)
            zero = steps_of(Writer(trace), 0)
            outs = emitted(trace, chunks.operation(most), [*operands, zero, zero])
        return results(trace, cells.written(outs[: len(carry)]), inputs, carry.leaves())

    end = in_trace("while_loop", traced)
    return unflatten(carry.spec, end)


@overload
def fori_loop(
    lower: Any,
    upper: Any,
    body: Callable[[Any, Any], Any],
    init: Number,
    checkpoint: bool | int | None = None,
) -> Arrays: ...


@overload
def fori_loop(
    lower: Any,
    upper: Any,
    body: Callable[[Any, Any], Any],
    init: Carry,
    checkpoint: bool | int | None = None,
) -> Carry: ...


def fori_loop(
    lower: Any,
    upper: Any,
    body: Callable[[Any, Any], Any],
    init: Any,
    checkpoint: bool | int | None = None,
) -> Any:
    """Run `x = body(i, x)` for i from `lower` to `upper - 1`, and return the last x.

    The bounds are integers. They may be traced, or named sizes, as in `fori_loop(0, x.shape[0],
    ...)`; one program then serves all numbers of steps. `checkpoint` is that of `scan` or
    `while_loop`.

    Raises TypeError for bounds that are not integers, and the errors of `scan` and `while_loop`.

    >>> fori_loop(1, 5, lambda i, x: x * i, 1)
    array(24)
    """
    check_callable("fori_loop", body)
    first, end = (_integer(name, x) for name, x in (("lower", lower), ("upper", upper)))
    n = _known_steps(first, end)
    if n is not None:
        if n == 0:  # the body may index an empty array
            body = _unchanged

        def step(c: Any, _: Any) -> tuple[Any, None]:
            note_counter(c[0], first, end)
            return (c[0] + 1, body(*c)), None

        return run("fori_loop", step, (_value(first), init), None, n, checkpoint=checkpoint)[0][1]

    def next_step(c: Any) -> tuple[Any, Any]:
        note_counter(c[0], first, end)
        return c[0] + 1, body(*c)

    at_most = steps_between(first, end)
    carry, last = (_value(first), init), _value(end)
    return _while(lambda c: c[0] < last, next_step, carry, None, checkpoint, at_most)[1]


def _unchanged(_: Any, x: Any) -> Any:
    return x


def _integer(name: str, bound: Any) -> Any:
    """A bound as an int if it is known, otherwise unchanged."""
    aval = getattr(bound, "aval", None)
    if isinstance(aval, Aval) and aval.dtype.kind in "iu" and not aval.shape:
        return bound if isinstance(bound, Tracer) else int(bound)
    if isinstance(bound, Dim):
        return bound
    try:
        return operator.index(bound)
    except TypeError as error:
        shown = repr(aval) if aval is not None else repr(bound)
        raise TypeError(
            f"fori_loop: {name} is {shown}, expected one integer: a number, a named size as "
            "x.shape[0] is, or a traced integer without axes"
        ) from error


def _known_steps(first: Any, end: Any) -> int | Dim | None:
    """The number of steps, if it is a number or a named size; None if it is computed."""
    if not all(isinstance(bound, int | Dim) for bound in (first, end)):
        return None
    n: int | Dim = end - first
    if isinstance(n, Dim) and not never_negative(n):
        return None
    return n if isinstance(n, Dim) else max(n, 0)


def _value(bound: Any) -> Any:
    """A bound as an operand."""
    return Dim.value(bound) if isinstance(bound, Dim) else bound


def _limit(max_steps: Any) -> int:
    n = operator.index(max_steps)
    if n < 0:
        raise ValueError(f"while_loop: max_steps is {n}, expected at least 0")
    return n


_AGAIN = (
    "called in the condition of while_loop, which may be evaluated several times for a step; print "
    "in the function that computes the step"
)


def _begins(trace: Trace, test: Traced, carry: Sequence[int]) -> int:
    """Whether there is a first step."""
    return substitute(trace, test.outputs, dict(zip(test.input_ids, carry, strict=True)))[0]


def _test(trace: Trace, cond: Callable[[Any], Any], carry: LoopCarry) -> Traced:
    stand_ins = (unflatten(carry.spec, carry.stand_ins()),)
    traced = trace_call(trace, cond, stand_ins, "while_loop", avals=carry.avals, repeats=True)
    refuse_effects(trace, traced.input_ids, _AGAIN)
    if traced.out_tree.is_leaf() and traced.out_avals == [_FLAG]:
        return traced
    described = repr(traced.out_avals[0]) if traced.out_tree.is_leaf() else shown(traced.out_tree)
    raise TypeError(f"while_loop: the condition returned {described}, expected one bool")
