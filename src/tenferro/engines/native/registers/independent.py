"""Steps of a loop that share no element of an array, but for those that all of them read or add to.

The gradient of `d[i, j] = d[i, k] + d[k, j]` adds to the elements `[i, k]` and `[k, j]` of one
array in the step of `j`: to the first one in all steps. Such a fixed element is read before the
loop. What is added to it is written to a row, which is added up behind the loop. In the steps in
which other places meet a fixed one, the version of the loop runs that keeps the order of the body.
All other places differ from step to step, so LLVM can make vectors of the steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, count
from typing import NamedTuple

from tenferro.engines.native.registers.cells import ADDITIONS, Cells, access_of
from tenferro.engines.native.registers.elements import Elements
from tenferro.engines.native.registers.written import WrittenLoop
from tenferro.ops.arrays.scatter import COMBINES

_SUMS = frozenset({"add"})
_FEWEST = 33
"""Steps from which that pays; fewer are mostly written out. The gradient of shortest paths among 34
nodes takes 152 us, and 230 otherwise, among 120 nodes 3.0 ms, and 9.2 (one core of an EPYC with
AVX2)."""
_FEWEST_IN_COLUMNS = 64
"""The same where steps access columns, of which vectors are slow: a triangular product of 150 rows
takes 5.8 ms, and 8.8 otherwise, Jacobi's rotations of 40 rows 1.8 ms, and 1.3 otherwise."""


class Meeting(NamedTuple):
    """Two indices that are equal where two places are the same, and by how much the first changes
    in a step; the other one stays."""

    moving: int
    fixed: int
    slope: int


@dataclass(frozen=True, slots=True)
class Independent:
    """What steps that are independent read before the loop, and what they add up behind it.

    `sums` have the number of the store of each element that adds to a fixed place. `carried` are
    what steps add to carries that begin with zeros, by what the carries are before a step.
    """

    reads: frozenset[int]
    sums: Mapping[int, int]
    meetings: frozenset[Meeting]
    carried: Mapping[int, int]


class _Access(NamedTuple):
    """What reads an element of an array, writes it or adds to it, and by how much its indices
    change in a step."""

    element: int
    offset: int
    indices: tuple[int, ...]
    slopes: tuple[int, ...]
    kind: str | None

    @property
    def is_fixed(self) -> bool:
        """Whether it is the same element in all steps."""
        return not any(self.slopes)

    @property
    def place(self) -> tuple[int, tuple[int, ...]]:
        """The same for accesses of the same elements."""
        return self.offset, self.indices


def independent_steps(
    loop: WrittenLoop, slopes: Mapping[int, int], indices: Mapping[int, int]
) -> Independent | None:
    """How the steps of a loop are independent; None where they are not, or LLVM sees that.

    `slopes` are by how much elements change in a step, `indices` those that operands of places are.
    """
    carried = dict(_carried_sums(loop))
    counted = all(i in slopes or i in carried for pack in loop.held for i in pack.before)
    if isinstance(loop.loop.length, int) and loop.loop.length < _FEWEST:
        return None
    copies = any(isinstance(array, Cells) for array in loop.outputs.stacked)
    if not counted or copies or loop.elements.blocks or any(loop.in_memory):
        return None
    accesses = _accesses(loop.elements, slopes, indices)
    meetings = [_meetings(own) for own in accesses.values()]
    known = [own for own in meetings if own is not None]
    every = [a for own in accesses.values() for a in own]
    if len(known) < len(meetings) or any(a.kind is None for a in every):
        return None
    fixed = [a for a in every if a.is_fixed]
    adds = [a.element for a in fixed if a.kind == "sum"]
    in_rows = all(_in_rows(loop.elements, i, slopes, indices) for i in loop.elements.places)
    few = isinstance(loop.loop.length, int) and loop.loop.length < _FEWEST_IN_COLUMNS
    if not in_rows and (few or not adds):
        return None
    seen = all(len({a.place for a in own}) < 2 for own in accesses.values())
    if seen and not adds and not carried:
        return None
    reads = frozenset(a.element for a in fixed if a.kind == "read")
    stores = dict(zip([*adds, *carried], count()))
    return Independent(reads, stores, frozenset(chain.from_iterable(known)), carried)


def _carried_sums(loop: WrittenLoop) -> Iterator[tuple[int, int]]:
    """The numbers among carries that only add up what steps have, from zeros on: cotangents."""
    elements, outs = loop.elements, loop.outputs
    used = Counter(u for i in range(len(elements.sources)) for u in elements.operands(i))
    used.update(i for array in outs.flat() for i in array.row)
    for begun, old, new in zip(loop.loop.init, loop.inputs.carry, outs.carry, strict=True):
        if begun or len(old.row) != 1 or elements.dtypes[old.row[0]].kind != "f":
            continue
        (before,), (after,) = old.row, new.row
        terms, stage = elements.operands(after), elements.stage_of[after]
        added = [u for u in terms if u != before]
        is_sum = stage >= 0 and elements.stages[stage].operation.name in _SUMS
        if is_sum and len(added) == 1 and used[before] == used[after] == 1:
            yield before, added[0]


def _accesses(
    elements: Elements, slopes: Mapping[int, int], indices: Mapping[int, int]
) -> dict[int, list[_Access]]:
    """The accesses of each array that is written to."""
    found: dict[int, list[_Access]] = {}
    for i, place in elements.places.items():
        own = elements.operands(i)[: len(place.limits)]
        roots = tuple(indices.get(u, -1) for u in own)
        along = tuple(slopes.get(r, 1) for r in roots)
        access = _Access(i, place.offset, roots, along, _kind(elements, i) if own else None)
        stays = not access.is_fixed or all(elements.invariant[r] for r in roots)
        known = stays and -1 not in roots
        found.setdefault(place.position, []).append(access if known else access._replace(kind=None))
    return {at: own for at, own in found.items() if any(a.kind != "read" for a in own)}


def _in_rows(
    elements: Elements, i: int, slopes: Mapping[int, int], indices: Mapping[int, int]
) -> bool:
    """Whether steps access one element, or each the one next to that of the step before."""
    pairs = zip(elements.operands(i), elements.places[i].limits, strict=False)
    return abs(sum(slopes.get(indices.get(u, u), 2) * stride for u, (stride, _) in pairs)) <= 1


def _kind(elements: Elements, i: int) -> str | None:
    """What an access does; None where that is another one."""
    stage = elements.stages[elements.stage_of[i]]
    if len(elements.operands(i)) == len(elements.places[i].limits):
        return "read" if access_of(stage.operation) == "gather" else None
    if stage.operation.name in ADDITIONS and stage.dtype.kind == "f":
        return "sum"
    return None if stage.operation.name in COMBINES else "write"


def _meetings(accesses: Sequence[_Access]) -> set[Meeting] | None:
    """Where places of one array meet that have to keep their order; None if that is not known."""
    if any(a.is_fixed and a.kind == "write" for a in accesses):
        return None
    found = set[Meeting]()
    for x, y in combinations(accesses, 2):
        same = x.place == y.place and not x.is_fixed
        if same or x.kind == y.kind == "read" or (x.is_fixed and x.kind == y.kind and y.is_fixed):
            continue
        fixed, moving = (x, y) if x.is_fixed else (y, x)
        axes = zip(moving.indices, fixed.indices, moving.slopes, strict=False)
        moves = [Meeting(*axis) for axis in axes if axis[2]]
        if not moves or x.offset != y.offset or len(x.indices) != len(y.indices):
            return None
        if fixed.is_fixed:
            found.add(moves[0])
        elif all(m.moving != m.fixed for m in moves):
            return None
    return found
