"""Which records of loops are computed again where they are read, as memory would take longer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from math import inf, prod

from computegraph import Arena
from tenferro.engines.native.families.table import SIMPLE, cost_of, form_of
from tenferro.engines.native.runtime.tables.words import bytes_of
from tenferro.ops.base.family import TensorOperation
from tenferro.passes.recompute import Cut, Records
from tenferro.tensor import STEPS

_CACHE = 3 * 2**20
"""Bytes of records that are in the cache when they are read."""
_CACHED, _BEYOND = 0.03, 0.08
"""Nanoseconds of writing and reading a byte of records, inside and outside the cache. On an EPYC
with AVX-512 gradients of 1,024 Lorenz equations take 17 ns a step and lane with all records, 3.7
with those of the state; 64 of them for 200 steps 7 and 3. Driven pendulums, whose sines and
cosines are many, take 18 and 12 ns, but where all fits the cache 8 and 11; a gated step on 1,000
numbers 5.0 and 3.8, in chunks of 2.4 MiB 3.7 and 4.6."""
_WIDE = 32
"""The fewest elements of a record for which a step takes what its arithmetic does. Of fewer each
operation waits for the one before, and records cost nothing in comparison."""
_AGAIN = (SIMPLE, inf)
"""What one element of an operation that is done again may cost."""


def cheapest(records: Records) -> Cut | None:
    """What to compute again of a loop's records; None if all are to be read."""
    metas, values = records.graph.arena.metas, records.values
    if any(metas[v].is_recorded or prod(metas[v].shape) < _WIDE for v in values):
        return None
    now = sum(bytes_of(metas[v]) for v in values)
    steps = records.call.loop.length
    is_cached = steps != STEPS and steps * now <= _CACHE
    byte = _CACHED if is_cached else _BEYOND
    cuts = [records.cut(partial(_may, records.graph.arena, most)) for most in _AGAIN]
    costs = [_nanoseconds(records, cut, byte) for cut in cuts]
    return cuts[costs.index(min(costs))] if min(costs) < now * byte else None


def _may(arena: Arena, most: float, v: int) -> bool:
    """Whether a value may be computed again, by an operation that costs at most so much."""
    operation = arena.operation(v)
    assert isinstance(operation, TensorOperation)
    form = form_of(operation)
    if form == "pointwise":
        return cost_of(operation, arena.metas[v].dtype) <= most
    return form in ("view", "reshape", "constant", "iota")


def _nanoseconds(records: Records, cut: Cut, byte: float) -> float:
    """Of a step: what is still recorded, and what every reader computes."""
    arena, given = records.graph.arena, records.given
    recorded = sum(bytes_of(arena.metas[v]) for v in cut.read if v not in given)
    return recorded * byte + len(records.readers) * _work(arena, cut.again)


def _work(arena: Arena, values: Iterable[int]) -> float:
    """Of computing values; the sine and the cosine of a number are computed together."""
    total, angles = 0.0, set[tuple[int, ...]]()
    for v, operation, operands, _ in arena.applications(values):
        assert isinstance(operation, TensorOperation)
        if operation.name in ("sin", "cos"):
            if operands in angles:
                continue
            angles.add(operands)
        if form_of(operation) == "pointwise":
            total += cost_of(operation, arena.metas[v].dtype) * prod(arena.metas[v].shape)
    return total
