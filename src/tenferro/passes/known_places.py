"""Small parts of a loop's arrays at known places are written where they are, as at computed ones.

Nests write a part at a known place together with a copy of the rest, and the transpose of reading
one is that part among zeros, which is added. Both are best where a step computes all of an array
anyway. Where a step only writes parts of an array that it carries, they cost all of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from computegraph import MaterializedGraph, re_emit
from tenferro.ops.base import FAMILIES
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.versions import version_before

_LEAST, _SMALLER = 64, 4
"""Elements of an array, and how many times as many as of a part, from which on it is so: others are
held in registers, or all of them are written anyway."""


def write_at_known_places(graph: MaterializedGraph) -> MaterializedGraph:
    """The body of a loop with such parts written as blocks that begin where constants say."""
    r = Writer(graph.arena)
    found = {v for output in graph.outputs for v in _written(r, output, {*graph.inputs})}
    if not found:
        return graph
    w = Writer()

    def emit(v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        if v not in found:
            return w.arena.apply(operation, operands, mask)
        if operation.name == "pad":
            low, strides = zip(
                *((a, between + 1) for a, _, between in operation.params["padding"]), strict=True
            )
            zeros = w.zeros(r.aval(v))
            return _block(w, [zeros, operands[0]], low, strides, (mask & 1) << 1)
        start, strides = operation.params["start"], operation.params["strides"]
        return _block(w, operands, start, strides, mask)

    return re_emit(graph, w.arena, emit)


def _block(
    w: Writer, operands: Sequence[int], start: Sequence[int], strides: Sequence[int], mask: int
) -> int:
    write = FAMILIES["dynamic_update_slice"].bind(strides=tuple(strides))
    return w.arena.apply(write, [*operands, *(w.constant(a, int) for a in start)], mask)


def _written(r: Writer, output: int, inputs: set[int]) -> list[int]:
    """What writes small parts at known places between an input and the output that continues it."""
    found: list[int] = []
    v: int | None = output
    while v is not None and v not in inputs:
        if r.name(v) == "add":
            parts = [a for a in r.operands(v) if _is_part(r, a)]
            others = [a for a in r.operands(v) if a not in parts]
            found += parts
            v = others[0] if len(others) == 1 else None
            continue
        if r.name(v) == "update_slice":
            if not _is_small(r, r.operands(v)[1], v):
                return []
            found.append(v)
        v = version_before(r, v)
    return found if v is not None else []


def _is_part(r: Writer, v: int) -> bool:
    """Whether a value is a small part among zeros."""
    if r.name(v) != "pad" or r.number(r.operands(v)[1]) != 0:
        return False
    known = all(low >= 0 and high >= 0 for low, high, _ in r.params(v)["padding"])
    return known and _is_small(r, r.operands(v)[0], v)


def _is_small(r: Writer, part: int, v: int) -> bool:
    sizes: list[Any] = [r.aval(v).shape, r.aval(part).shape]
    if not all(isinstance(n, int) for shape in sizes for n in shape):
        return False
    whole, own = map(prod, sizes)
    return whole >= _LEAST and whole >= _SMALLER * own > 0
