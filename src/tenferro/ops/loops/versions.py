"""The versions of an array of which a body writes parts.

A value is a version of another one if it is a copy of that with a part written, by an indexed
write, or in loops and branches that make versions of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from computegraph import Body
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import forget_with
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, is_loop, is_switch

WRITES = frozenset(
    {"scatter", "scatter_add", "scatter_max", "scatter_min", "scatter_mul"}
    | {"dynamic_update_slice", "update_slice"}
)
"""Families whose result is their first operand with a part written."""


def version_before(r: Writer, v: int) -> int | None:
    """The value of which another one is the next version; None for other values."""
    slot = r.arena.slot(v)
    operation = r.definition(v - slot)
    return None if operation is None else before_of(operation, r.operands(v - slot), slot)


def before_of(operation: TensorOperation, operands: Sequence[int], slot: int) -> int | None:
    """The operand of which an output of an operation is the next version; None for others."""
    if is_loop(operation):
        starts = Loop.of(operation).operands(operands).carry
        return starts[slot] if slot < len(starts) else None
    if is_switch(operation):
        inner = {continued_input(branch, slot) for branch in operation.params["branches"]}
        same = inner.pop() if len(inner) == 1 else None
        return None if same is None else operands[1 + same]
    return operands[0] if operation.name in WRITES else None


@lru_cache(maxsize=1024)
def continued_input(body: Body, output: int) -> int | None:
    """The input of which an output is a version, or which it is; None for other outputs."""
    graph = body.graph()
    first = [*versions(Writer(graph.arena), graph.outputs[output])][-1]
    return graph.inputs.index(first) if first in graph.inputs else None


forget_with(continued_input.cache_clear)


def versions(r: Writer, v: int | None) -> Iterator[int]:
    """A value, and what it is the next version of, and so on."""
    while v is not None:
        yield v
        v = version_before(r, v)
