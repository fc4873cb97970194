"""Control flow in Python, over compiled bodies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from computegraph import Body
from tenferro.engines.numpy.engine import compile_numpy
from tenferro.kernels.table import lowering
from tenferro.ops.arrays.ensure import failure, raise_or_warn
from tenferro.ops.base.registry import forget_programs_with
from tenferro.ops.loops.loop import Loop
from tenferro.passes.every_engine import for_every_body
from tenferro.tensor import Aval

_BODIES = 512
Run = Callable[..., list[Any]]
"""A body: its outputs for arrays that fit its inputs; those of a loop may be these themselves."""


@lru_cache(maxsize=_BODIES)
def body_program(body: Body) -> Any:
    """The program of a loop's body, or of a branch."""
    return compile_numpy(for_every_body(body))


forget_programs_with(body_program.cache_clear)


@lowering("scan")
def _(*avals: Aval, **params: Any) -> Callable[..., Any]:
    loop = Loop(**params)
    return scan_of(loop, body_program(loop.body).borrow)


@lowering("while_loop")
def _(*avals: Aval, **params: Any) -> Callable[..., Any]:
    loop = Loop.bound(**params)
    return while_of(loop, body_program(params["cond"]).borrow, body_program(loop.body).borrow)


@lowering("switch")
def _(*avals: Aval, branches: tuple[Body, ...], **_: Any) -> Callable[..., Any]:
    return switch_of([body_program(branch) for branch in branches])


@lowering("ensure")
def _(x: Aval, holds: Aval, **params: Any) -> Callable[..., Any]:
    def run(x: Any, holds: Any) -> Any:
        if not holds.all():
            number = 1 + int(np.argmin(holds))
            raise_or_warn(failure(**params, shape=holds.shape, number=number))
        return np.asarray(x).view()

    return run


def scan_of(loop: Loop, step: Run) -> Callable[..., Any]:
    """The function of a scan's operands, with what computes one step."""
    n, carries = loop.carries, loop.inputs(loop.body.inputs).carry
    slices = loop.outputs(loop.body.metas).stacked

    def run(*arrays: Any) -> Any:
        own = loop.operands(arrays)
        assert own.steps is not None
        length = int(own.steps)
        values = [_begun(x, m) for x, m in zip(own.carry, carries, strict=True)]
        ys = [np.empty((length, *m.shape), m.dtype) for m in slices]
        k = 0
        try:
            for k in range(length - 1, -1, -1) if loop.reverse else range(length):
                out = step(*own.consts, *values, *[x[k, ...] for x in own.xs])
                values = out[:n]
                for y, o in zip(ys, out[n:], strict=True):
                    y[k] = o
        except Exception as error:
            error.add_note(f"scan: in step {k} of {length}")
            raise
        return _single([*map(np.array, values), *ys])

    return run


def while_of(loop: Loop, test: Run, step: Run) -> Callable[..., Any]:
    """The function of a while loop's operands, with what tests and what computes one step."""
    n, slices = loop.carries, loop.outputs(loop.body.metas).stacked
    most, named = loop.limit or (None, 0)

    def run(*arrays: Any) -> Any:
        fixed, values = arrays[: loop.consts], list(arrays[loop.consts :])
        ys: list[list[Any]] = [[] for _ in slices]
        k = 0
        try:
            while test(*fixed, *values)[0] and k != most:
                out = step(*fixed, *values)
                values = out[:n]
                for y, o in zip(ys, out[n:], strict=True):
                    y.append(o)
                k += 1
        except Exception as error:
            error.add_note(f"while_loop: in step {k}")
            raise
        if k == most and test(*fixed, *values)[0]:
            raise RuntimeError(no_end(named))
        stacks = [_stack(y, m) for y, m in zip(ys, slices, strict=True)]
        return [*map(np.array, values), np.asarray(k), *stacks]

    return run


def switch_of(branches: Sequence[Run]) -> Callable[..., Any]:
    """The function of a switch's operands, with what computes each branch."""
    last = len(branches) - 1

    def run(index: Any, *arrays: Any) -> Any:
        which = min(max(int(index), 0), last)
        return _single(branches[which](*arrays))

    return run


def _begun(x: Any, aval: Aval) -> Any:
    """A carry before the first step."""
    return np.zeros(aval.shape, aval.dtype) if x is None else x


def no_end(steps: int) -> str:
    """The message of a loop that was stopped."""
    return f"while_loop: {steps} steps without an end (max_steps)"


def _stack(values: list[Any], aval: Aval) -> Any:
    return np.stack(values) if values else np.empty((0, *aval.shape), aval.dtype)


def _single(outputs: list[Any]) -> Any:
    return outputs if len(outputs) != 1 else outputs[0]
