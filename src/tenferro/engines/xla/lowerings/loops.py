"""Loops and branches as XLA's own: `scan`, `while_loop` and `switch`.

What a `while_loop` of unknown length records has no form in XLA. It is written to an array with
space for a number of steps (`room`); the loop reports how many it made if they were more, and the
caller compiles it again with space for these.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any

import jax.numpy as jnp
import numpy as np
from jax import lax

from computegraph import Body
from tenferro.engines.numpy.loops import no_end
from tenferro.engines.xla.base import checks
from tenferro.engines.xla.base.checks import Array, StatusCheck
from tenferro.engines.xla.base.table import lowering
from tenferro.engines.xla.graphs.code import LoweredProgram, code_of_body
from tenferro.ops.arrays.ensure import failure
from tenferro.ops.loops.loop import Loop
from tenferro.tensor import Aval

LEAST_ROOM = 64
room: ContextVar[int] = ContextVar("tenferro_xla_room", default=LEAST_ROOM)
"""For how many steps a loop of unknown length has room for what it records."""


class _Steps:
    """A body step by step, with the first error of its checks carried along."""

    def __init__(self, code: LoweredProgram) -> None:
        self.code = code
        self.checks: tuple[StatusCheck, ...] = ()

    def __call__(self, error: Any, arrays: Sequence[Array]) -> tuple[Any, list[Array]]:
        """The error after a step, and the results of the body."""
        with checks.collected() as rows:
            outs = self.code(*arrays)
        if rows:
            found, number, position = checks.folded(rows)
            self.checks = found
            free = error[0] == 0
            error = jnp.where(free, number, error[0]), jnp.where(free, position, error[1])
        return error, outs

    def start(self) -> Any:
        """The error before the first step; nothing where no check is."""
        return checks.no_error() if self.code.checked else ()

    def report(self, error: Any) -> None:
        """Report what the steps carried."""
        if self.checks:
            checks.report_row(checks.CheckGroup(self.checks, *error))


def _one(outs: list[Array]) -> Any:
    return outs[0] if len(outs) == 1 else outs


@lowering("scan")
def _(*avals: Aval, **params: Any) -> Any:
    loop = Loop(**params)
    metas, slices = loop.inputs(loop.body.inputs).carry, loop.outputs(loop.body.metas).stacked

    def run(*arrays: Array) -> Any:
        own = loop.operands(arrays)
        steps = _Steps(code_of_body(loop.body))
        carry = [_zeros(m) if x is None else x for x, m in zip(own.carry, metas, strict=True)]

        def step(state: Any, xs: Any) -> Any:
            error, values = state
            error, outs = steps(error, [*own.consts, *values, *xs])
            carry, stacked, _ = loop.outputs(outs)
            return (error, list(carry)), list(stacked)

        state = steps.start(), carry
        if isinstance(loop.length, int):
            (error, values), ys = lax.scan(step, state, list(own.xs), loop.length, loop.reverse)
        else:
            (error, values), ys = _counted(step, state, own.xs, own.steps, slices, loop.reverse)
        steps.report(error)
        return _one([*values, *ys])

    return run


def _counted(
    step: Any, state: Any, xs: Sequence[Array], count: Array, slices: Sequence[Aval], reverse: bool
) -> Any:
    """A scan over as many steps as were counted, of arrays with room for more."""
    size = xs[0].shape[0] if xs else room.get()
    stacks = [jnp.zeros((size, *m.shape), m.dtype) for m in slices]

    def body(i: Array, before: Any) -> Any:
        state, ys = before
        k = count - 1 - i if reverse else i
        state, outs = step(state, [lax.dynamic_index_in_dim(x, k, 0, keepdims=False) for x in xs])
        return state, _written(ys, outs, k)

    return lax.fori_loop(0, count, body, (state, stacks))


def _written(stacks: Sequence[Array], outs: Sequence[Array], k: Array) -> list[Array]:
    pairs = zip(stacks, outs, strict=True)
    return [lax.dynamic_update_index_in_dim(y, o, k, 0) for y, o in pairs]


def _zeros(aval: Aval) -> Array:
    return jnp.zeros(aval.shape, aval.dtype)


@lowering("while_loop")
def _(*avals: Aval, cond: Body, **params: Any) -> Any:
    loop = Loop.bound(cond=cond, **params)
    slices = loop.outputs(loop.body.metas).stacked
    most, named = loop.limit or (None, 0)

    def run(*arrays: Array) -> Any:
        fixed, values, _ = loop.inputs(arrays)
        test, steps = _Steps(code_of_body(cond)), _Steps(code_of_body(loop.body))
        size = max(1, room.get() if most is None else min(most, room.get()))
        stacks = [jnp.zeros((size, *m.shape), m.dtype) for m in slices]

        def on(state: Any) -> Array:
            k, going, tested, error, *_ = state
            for number, *_ in filter(None, (tested, error)):
                going = going & (number == 0)
            return going if most is None else going & (k != most)

        def step(state: Any) -> Any:
            k, _, tested, error, values, stacks = state
            error, outs = steps(error, [*fixed, *values])
            values, rows, _ = loop.outputs(outs)
            stacks = _written(stacks, rows, k)
            tested, (going,) = test(tested, [*fixed, *values])
            return k + 1, going, tested, error, values, stacks

        tested, (going,) = test(test.start(), [*fixed, *values])
        begin = jnp.zeros((), np.int64), going, tested, steps.start(), values, stacks
        k, going, tested, error, values, stacks = lax.while_loop(on, step, begin)
        steps.report(error)
        test.report(tested)
        if most is not None:
            checks.report(lambda _: RuntimeError(no_end(named)), going & (k == most))
        if slices:
            checks.report_room(jnp.where(k > size, k, 0))
        return [*values, k, *stacks]

    return run


@lowering("ensure", checked=True)
def _(x: Aval, holds: Aval, **params: Any) -> Any:
    def run(x: Array, holds: Array) -> Array:
        shape = tuple(holds.shape)
        checks.report(
            lambda n: failure(**params, shape=shape, number=n),
            checks.first_bad(lax.bitwise_not(holds)),
        )
        return x

    return run


@lowering("switch")
def _(index: Aval, *avals: Aval, branches: tuple[Body, ...], **_: Any) -> Any:
    last = len(branches) - 1

    def run(which: Array, *arrays: Array) -> Any:
        codes = [_Steps(code_of_body(branch)) for branch in branches]
        checked = any(steps.code.checked for steps in codes)
        found: list[StatusCheck] = []

        def branch(steps: _Steps) -> Any:
            def compute(*operands: Array) -> Any:
                error, outs = steps(checks.no_error() if checked else (), operands)
                before = len(found)
                found.extend(steps.checks)
                return (error[0], error[1] + before) if checked else (), outs

            return compute

        wide = lax.convert_element_type(which, np.int64)
        chosen = lax.convert_element_type(lax.clamp(np.int64(0), wide, np.int64(last)), np.int32)
        error, outs = lax.switch(chosen, [branch(steps) for steps in codes], *arrays)
        if found:
            checks.report_row(checks.CheckGroup(tuple(found), *error))
        return _one(outs)

    return run
