"""What flows from the operands of loops, branches and calls to their outputs.

Analyses have an element of a lattice for each operand (whether it is active, or masked, …) and say
what a body makes of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import eq, or_
from typing import Any, TypeVar

from computegraph import Body
from tenferro.ops.loops.loop import Loop, is_loop, is_switch

T = TypeVar("T")
R = TypeVar("R")
_BODY = {"call": "body", "checkpoint": "body", "nonlinear_pullback": "pullback"}
"""The body that takes all operands of an operation."""
FLOWS = frozenset({*_BODY, "scan", "switch", "while_loop"})
"""The operations for which `flow` is defined."""


def settled(
    carry: Iterable[T],
    step: Callable[[tuple[T, ...]], tuple[R, Iterable[T]]],
    join: Callable[[T, T], T] = or_,
    same: Callable[[T, T], bool] = eq,
) -> tuple[tuple[T, ...], R]:
    """What carries come to be after any number of steps: the least fixed point of a body.

    `step` returns something for these carries, and the carries after one step, perhaps with more
    behind; `join` combines carries with those after a step. Returns the carries, and what `step`
    returned for them.

    >>> settled([True, False, False], lambda carry: (None, [True, carry[0], carry[2]]))
    ((True, True, False), None)
    """
    now = tuple(carry)
    while True:
        result, after = step(now)
        joined = tuple(map(join, now, after))
        if all(map(same, joined, now)):
            return now, result
        now = joined


def flow(
    operation: Any,
    operands: Sequence[T],
    of_body: Callable[[Body, tuple[T, ...]], Sequence[T]],
    start: T,
    join: Callable[[T, T], T] = or_,
) -> tuple[T, ...]:
    """What the outputs of an operation with bodies are, for what its operands are.

    `of_body` does it for a body; its last call for each body is the one that counts. `start` is
    used for carries that begin as zeros, and for the number of steps of a `while_loop`.
    """
    if is_loop(operation):
        loop = Loop.of(operation)
        own = loop.operands(operands)

        def step(carry: tuple[T, ...]) -> tuple[Sequence[T], Sequence[T]]:
            found = of_body(loop.body, (*own.consts, *carry, *own.xs))
            return found, found

        carry, outs = settled((start if x is None else x for x in own.carry), step, join)
        return loop.by_result((*carry, *loop.outputs(outs).stacked), start)
    if is_switch(operation):
        every = [of_body(branch, tuple(operands[1:])) for branch in operation.params["branches"]]
        return tuple(reduce(join, outs) for outs in zip(*every, strict=True))
    return tuple(of_body(operation.params[_BODY[operation.name]], tuple(operands)))
