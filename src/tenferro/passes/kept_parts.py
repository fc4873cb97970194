"""A part of a cotangent that is taken away and added again stays where it is.

The transpose of `x[i] -= y` reads the cotangent at the place, writes a zero there, as the write
replaced what was there, and adds it again, as the write read that before. What is added to other
places between, or to this one, does not depend on the order of the sums.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from computegraph import Arena, MaterializedGraph, re_emit
from tenferro.ops.base.writer import Writer
from tenferro.passes.totals import uses_of

_ADDITIONS = frozenset({"scatter_add"})
_FARTHEST = 16
"""Additions between, at most."""


def keep_parts(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph without such zeros and additions."""
    r, gone = Writer(graph.arena), set[int]()
    uses = uses_of(graph)
    for v in graph.order:
        zeros = _zeros_before(r, v, uses) if r.name(v) in _ADDITIONS else None
        if zeros is not None:
            gone |= {v, zeros}
    if not gone:
        return graph
    target = Arena()

    def emit(v: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        return operands[0] if v in gone else target.apply(operation, operands, mask)

    return re_emit(graph, target, emit)


def _zeros_before(r: Writer, v: int, uses: Mapping[int, int]) -> int | None:
    """What writes the zeros to which a value adds what was there before."""
    at, part = r.operands(v)[:2]
    whole = r.operands(part)[0] if _is_at(r, part, "gather", v, 1) else None
    for _ in range(_FARTHEST):
        if uses[at] != 1 or r.name(at) not in _ADDITIONS:
            break
        at = r.operands(at)[0]
    if uses[at] != 1 or not _is_at(r, at, "scatter", v, 2) or r.operands(at)[0] != whole:
        return None
    zeros = r.number(r.operands(at)[1])
    return at if zeros is not None and zeros == 0 else None


def _is_at(r: Writer, u: int, family: str, v: int, first: int) -> bool:
    """Whether an operation reads or writes the one place to which another one adds."""
    if r.name(u) != family or r.operands(u)[first:] != r.operands(v)[2:]:
        return False
    places = (r.params(u)["axes"], r.params(u)["mode"])
    same = places == (r.params(v)["axes"], "promise") and r.params(v)["mode"] == "promise"
    return same and not any(r.aval(i).shape for i in r.operands(v)[2:])
