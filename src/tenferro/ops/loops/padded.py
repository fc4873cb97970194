"""Records of inner loops in arrays that have room for the most steps the loops can make.

A loop cannot stack the records of a loop in its steps that makes another number of steps in each:
it would run that loop again, which takes the arrays it begins with. Where bounds of the counters
say how many steps there are at most, such a record is copied into an array of that length.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from computegraph import Body
from tenferro.ops.base.bodies import Flags, varying
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.counters import change_of
from tenferro.ops.loops.differences import largest
from tenferro.ops.loops.flow import settled
from tenferro.ops.loops.loop import Loop, LoopCall, Operands, applied, is_large
from tenferro.ops.loops.places import Scope
from tenferro.tensor import Aval

_SHARE = 2
"""The least ratio of the arrays to the records in their place."""


def most_steps(call: LoopCall[Any], around: Scope, here: Scope) -> int | None:
    """The most steps that a loop makes, by the bounds on its counters; None if they say nothing."""
    loop, found = call.loop, list[int]()
    carry = loop.inputs(here.inputs).carry
    for j, (v, start) in enumerate(zip(carry, call.operands.carry, strict=True)):
        change = change_of(loop, j)
        if not change or start is None:
            continue
        ends = here.term(v), around.term(start.id)
        most = largest(here.bounds(), *(ends if change > 0 else ends[::-1]))
        if most is not None:
            found.append(max(most // abs(change) + 1, 0))
    return min(found, default=None)


def of_arrays(loop: Loop, residuals: Body, wanted: Sequence[int], most: int) -> list[int]:
    """Which wanted outputs of a body follow from large arrays that a loop carries to its steps.

    None if the records of so many steps are not smaller than these arrays.
    """
    varies = _from_arrays(loop, residuals)
    found = [i for i in wanted if varies[i]]
    return found if _fits([residuals.metas[i] for i in found], most, loop) else []


def _from_arrays(loop: Loop, residuals: Body) -> Flags:
    metas = loop.inputs(loop.body.inputs)
    consts, xs = ([False] * len(part) for part in (metas.consts, metas.xs))

    def step(carry: Flags) -> tuple[None, Flags]:
        return None, varying(loop.body, (*consts, *carry, *xs))

    carry, _ = settled(map(is_large, metas.carry), step)
    return varying(residuals, (*consts, *carry, *xs))


def _fits(records: Sequence[Aval], most: int, loop: Loop) -> bool:
    every = (*records, *loop.inputs(loop.body.inputs).carry)
    if not all(isinstance(n, int) for aval in every for n in aval.shape):
        return False
    sizes: list[Any] = [prod(aval.shape) for aval in every]
    n = len(records)
    return bool(most * _SHARE * sum(sizes[:n]) <= max(sizes[n:]))


def padded(stacks: Sequence[Any], steps: Any, most: int, *, linear: bool = False) -> Sequence[Any]:
    """Records of so many steps at the beginning of arrays of a length that is known."""
    w, n = Writer(), len(stacks)
    slices = [x.aval.with_shape(x.aval.shape[1:]) for x in stacks]
    arrays = [aval.with_shape((most, *aval.shape)) for aval in slices]
    count, *given = w.arena.inputs([steps.aval, *arrays, *slices])
    place: dict[str, Any] = {"axes": (0,), "mode": "promise", "unique": True}
    written = [w.bind("scatter", given[i], given[n + i], count, **place) for i in range(n)]
    following = w.bind("add", count, w.constant(1, steps.aval.dtype))
    body = Body.of(w.arena, [following, *written], [count, *given])
    flags = (False, *[True] * len(given)) if linear else ()
    loop = Loop(body, 0, (False,) * (1 + n), linear=flags)
    return applied(loop, Operands(steps, (), (None,) * (1 + n), tuple(stacks))).carry[1:]
