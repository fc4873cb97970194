"""A part of a cotangent that is taken away and added again stays where it is.

The transpose of `x[i] -= y` reads the cotangent at the place, writes a zero there, as the write
replaced what was there, and adds it again, as the write read that before. That of `x[1:] -= y` does
so with a slice, which it adds among zeros to all of the cotangent. What is added to other places
between, or to this one, does not depend on the order of the sums.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from computegraph import Arena, MaterializedGraph, re_emit
from tenferro.ops.base.writer import Writer
from tenferro.passes.totals import uses_of

_ADDITIONS = frozenset({"add", "scatter_add"})
_FARTHEST = 16
"""Additions between, at most."""


def keep_parts(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph without such zeros and additions."""
    r, gone = Writer(graph.arena), dict[int, int]()
    uses = uses_of(graph)
    for v in graph.order:
        for side in _sides(r, v):
            zeros = _zeros_before(r, v, side, uses)
            if zeros is not None and zeros not in gone:  # each is added to what it replaced once
                gone |= {v: side, zeros: 0}
                break
    if not gone:
        return graph
    target = Arena()

    def emit(v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        if v in gone:
            return operands[gone[v]]
        return target.apply(operation, operands, mask)

    return re_emit(graph, target, emit)


def _sides(r: Writer, v: int) -> tuple[int, ...]:
    """Which operands of a value something may be added to in parts."""
    return {"scatter_add": (0,), "add": (0, 1)}.get(r.name(v), ())


def _zeros_before(r: Writer, v: int, side: int, uses: Mapping[int, int]) -> int | None:
    """What writes the zeros to which a value adds what was there before."""
    at, part = r.operands(v)[side], r.operands(v)[1 - side]
    for _ in range(_FARTHEST):
        if uses[at] != 1 or r.name(at) not in _ADDITIONS:
            break
        at = r.operands(at)[0]
    is_same = _SAME.get((r.name(at), r.name(part), r.name(v)))
    if uses[at] != 1 or is_same is None:
        return None
    zeros = r.number(r.operands(at)[1])
    return at if is_same(r, at, part, v) and zeros is not None and zeros == 0 else None


def _is_element(r: Writer, at: int, part: int, v: int) -> bool:
    """Whether a value adds the elements that a write to computed places replaced, there."""
    whole, _, *place = r.operands(at)
    same = [*r.operands(part)] == [whole, *place] and [*r.operands(v)[2:]] == place
    places = {(r.params(u)["axes"], r.params(u)["mode"]) for u in (at, part, v)}
    promised = len(places) == 1 and r.params(v)["mode"] == "promise"
    return same and promised and not any(r.aval(i).shape for i in place)


def _is_slice(r: Writer, at: int, part: int, v: int) -> bool:
    """Whether a value adds the slice that a write replaced, among zeros."""
    (whole, replaced), (piece, around) = r.operands(at), r.operands(part)
    if r.operand(piece, "slice") != whole or r.aval(piece).shape != r.aval(replaced).shape:
        return False
    start, strides = r.params(at)["start"], r.params(at)["strides"]
    own = (r.params(piece)["start"], r.params(piece)["strides"]) == (start, strides)
    padding = [(low, between + 1) for low, _, between in r.params(part)["padding"]]
    among = padding == [*zip(start, strides, strict=True)] and r.number(around) == 0
    return own and among and r.aval(part).shape == r.aval(whole).shape


_SAME = {
    ("scatter", "gather", "scatter_add"): _is_element,
    ("update_slice", "pad", "add"): _is_slice,
}
"""For what writes a part, what another one read there before, and what adds that: whether the
places are the same."""
