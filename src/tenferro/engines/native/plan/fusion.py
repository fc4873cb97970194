"""Which values are computed together in one loop nest, and which are stored.

A value joins the nest of something it reads if it runs over the same elements and no dependency
leaves the nest and returns to it. The result of a reduction may be read in the nest that computes
it if it is complete there: the axes reduced are then the innermost loops.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from math import inf, prod

from tenferro.engines.native.families.table import cost_of
from tenferro.engines.native.plan.groups import AxisMap, GroupGraph, NestGroup, nested
from tenferro.engines.native.plan.storing import Storing
from tenferro.engines.native.plan.unit_graph import COMPUTED, Edge, Kind, UnitGraph
from tenferro.engines.native.runtime.jobs.background import background

_ALONE = 32768
"""Elements that a nest without parallel loops may have before its reductions are kept apart."""
_FEW_ROWS = 4
"""Iterations of parallel loops below which a nest counts as one without any."""
_MOST_NODES = 2048
"""About how many nodes a nest may have: it bounds what one piece of code costs LLVM. From 256 to
4096 the time to the first result of unrolled programs stays within 15 %; in smaller nests than this
the gradient of 20 Runge-Kutta steps, of 1,974 nodes, would go through memory."""
_MOST_TRIED = 8
"""How many groups are tried for a value, and as siblings: it bounds the work."""
_SHIFTED_WORK = 4.0
"""Work, in nanoseconds of `table.cost_of`, that is done again at other elements of the same nest.
Half or twice of it changes no plan of the 70 benchmarks."""
_AGAIN_WORK = 1.0
"""The same for all readers but one together. The gradient of Σ(Δu)², with the Laplacian Δ of 400 by
400 numbers by `np.roll`, takes 300 us where Δu is stored instead of 1,400 us, and of 40 by 40
numbers 4 us instead of 14 (one core of a Xeon with AVX-512). Half or twice of it changes none of
these, and no plan of the 70 benchmarks."""


class Fusion:
    """Groups of values, in the order of `groups`, and the values to be stored."""

    def __init__(self, unit: UnitGraph) -> None:
        self.unit = unit
        self.graph = GroupGraph()
        self.work: dict[int, float] = {}
        self._tree: dict[int, int] = {}
        """About how many nodes compute a value from stored ones, counted once for each use."""
        self._call_bases: dict[int, set[int]] = {}
        for v in unit.order:
            background.lock_sharing.give_way()
            kind = unit.kinds[v]
            if kind is Kind.CALL:
                self._add_call(v)
            elif kind in COMPUTED:
                self.work[v] = self._work(v)
                self._tree[v] = self._tree_size(v)
                self._place(v)
        self._merge_siblings()
        storing = Storing(unit, self.graph, self.work, self._tree, self._order())
        self.steps, self.stored = storing.steps, storing.stored

    def group(self, v: int) -> NestGroup:
        """The group of a computed value."""
        group = self.graph.groups[self.graph.of[v]]
        assert group is not None
        return group

    def _add_call(self, v: int) -> None:
        first = self.unit.first(v)
        if first != v:  # one more output of a call
            self.graph.of[v] = self.graph.of[first]
            return
        number = self._add(None)
        self.graph.of[v] = number
        bases = self.unit.call_bases(v)
        self._call_bases[number] = bases
        self.graph.depend(number, self._groups_of(bases))

    def _add(self, group: NestGroup | None) -> int:
        """A new group; the oldest ones are closed where there are many."""
        if self.graph.is_full:
            self._merge_siblings()
            self.graph.close()
        return self.graph.add(group)

    def _groups_of(self, bases: set[int]) -> set[int]:
        return {self.graph.of[b] for b in map(self.unit.storage, bases) if b in self.graph.of}

    def _work(self, v: int) -> float:
        """An upper bound of what computing a value from stored ones costs."""
        unit = self.unit
        if unit.kinds[v] in (Kind.REDUCTION, Kind.RUNNING):
            return inf
        own = 0.0 if unit.kinds[v] is Kind.COPY else cost_of(unit.operation(v), unit.aval(v).dtype)
        return own + sum(e.times * self.work.get(e.base, 0.05) for e in unit.edges(v))

    def _tree_size(self, v: int) -> int:
        sizes = (e.times * self._tree.get(e.base, 1) for e in self.unit.edges(v))
        return min(1 + sum(sizes), _MOST_NODES)

    def _nodes(self, group: NestGroup, scope: AxisMap, edges: Sequence[Edge]) -> int:
        """About how many nodes a value adds to a nest."""
        elements = prod(group.space[a] for a in group.short_axes if a in scope)
        loads = sum(e.base not in group.places for e in edges)
        again = (e for e in edges if e.place is None and e.base in group.places)
        return elements * (1 + loads + sum(e.times * self._tree[e.base] for e in again))

    def _place(self, v: int) -> None:
        """Put a value into the first group that takes it, or into a new one."""
        unit = self.unit
        edges = unit.edges(v)
        shape = unit.space(v)
        number = None
        for candidate in () if unit.is_serial(v) else self._candidates(edges):
            if number is None:
                number = candidate if self._try(candidate, v, shape, edges) else None
            elif candidate != self.graph.of[v]:
                self._try_merge(number, candidate, v, shape, edges)
        if number is None:
            self._start(v, shape, edges)

    def _candidates(self, edges: Sequence[Edge]) -> list[int]:
        """The groups of what is read, those over the most elements first.

        What smaller ones compute is often cheap enough to be computed again in a large one.
        """
        read = [
            self.graph.of[e.base] for e in edges if e.place is not None and e.base in self.graph.of
        ]
        ordered = sorted(dict.fromkeys(read), key=lambda number: -self._elements(number))
        return ordered[:_MOST_TRIED]

    def _elements(self, number: int) -> int:
        group = self.graph.groups[number]
        return 0 if group is None else prod(group.space)

    def _start(self, v: int, shape: tuple[int, ...], edges: Sequence[Edge]) -> None:
        number = self._add(NestGroup(shape, sum(e.times for e in edges)))
        self._enter(number, v, tuple(range(len(shape))), edges)

    def _enter(self, number: int, v: int, scope: AxisMap, edges: Sequence[Edge]) -> None:
        """Make a value a member of a group."""
        group = self.graph.groups[number]
        assert group is not None
        self.graph.of[v] = number
        group.scopes[v] = scope
        group.places[v] = scope
        if self.unit.kinds[v] is Kind.REDUCTION:
            axes = self.unit.operation(v).params["axes"]
            group.places[v] = tuple(p for a, p in enumerate(scope) if a not in axes)
        backwards = self._backwards(v, group, scope)
        group.chain.update(frozenset({axis}) for axis in backwards)
        group.backwards.update(backwards)
        group.is_closed |= self.unit.is_serial(v)
        group.bases.update(self.unit.storage(e.base) for e in edges)
        group.size += self._nodes(group, scope, edges)
        self.graph.depend(number, self._groups_of({e.base for e in edges}))

    def _try(self, number: int, v: int, shape: tuple[int, ...], edges: Sequence[Edge]) -> bool:
        """Put a value into a group if it fits."""
        group = self.graph.groups[number]
        if group is None or group.is_closed or not self.graph.is_open(number):
            return False
        scope = _scope(group, shape, edges)
        if scope is None or group.size + self._nodes(group, scope, edges) > _MOST_NODES:
            return False
        others = self._groups_of({e.base for e in edges}) - {number}
        if not self.graph.can_depend(number, others) or self._delays(number, edges, others):
            return False
        missing = group.missing(scope)
        if missing and missing not in self._levels(group, edges):
            return False
        backwards = self._backwards(v, group, scope)
        chain = self._consumed(number, group, edges, backwards)
        if chain is None or not group.agrees(backwards):
            return False
        group.chain = chain
        self._enter(number, v, scope, edges)
        return True

    def _delays(self, number: int, edges: Sequence[Edge], others: set[int]) -> bool:
        """Whether an array would be read only after a scatter that could work in its buffer."""
        group, written, graph = self.graph.groups[number], self.unit.written, self.graph
        assert group is not None
        fresh = {edge.base for edge in edges} - group.bases
        for source in (fresh | group.bases) & written.keys() if written else ():
            writer = graph.of.get(written[source])
            if writer is None:
                continue
            late = any(other == writer or graph.depends(other, writer) for other in others)
            if graph.depends(number, writer) != late and (late or source in fresh):
                return True
        return False

    def _reads_late(self, early: int, late: int) -> bool:
        """Whether what a group reads could be written to before, if it were one with another."""
        group, written, graph = self.graph.groups[early], self.unit.written, self.graph
        assert group is not None
        writers = [graph.of.get(written[source]) for source in group.bases & written.keys()]
        return any(
            w is not None and graph.depends(late, w) and not graph.depends(early, w)
            for w in writers
        )

    def _backwards(self, v: int, group: NestGroup, scope: AxisMap) -> dict[int, bool]:
        """The loop along which a value is a recurrence, if it is one, and whether from the end."""
        if self.unit.kinds[v] is not Kind.RUNNING:
            return {}
        params = self.unit.operation(v).params
        axis = scope[params["axis"]]
        return {} if axis is None or axis in group.short_axes else {axis: params["reverse"]}

    def _consumed(
        self, number: int, group: NestGroup, edges: Sequence[Edge], ordered: Iterable[int]
    ) -> set[frozenset[int]] | None:
        """The chain with what is read within the group, and axes that are to be innermost loops.

        None if it cannot be read there.
        """
        chain = {*group.chain, *(frozenset({axis}) for axis in ordered)}
        for edge in edges:
            if self.graph.of.get(self.unit.storage(edge.base)) != number:
                continue
            if edge.stored or edge.place is None or self.unit.kinds[edge.base] is Kind.ALIAS:
                if edge.stored or not self._inlinable(edge.base, number):
                    return None
                continue
            missing = group.missing(group.places[edge.base])
            if missing:
                chain.add(missing)
        return chain if nested(chain) and self._parallel(group, chain) else None

    def _levels(self, group: NestGroup, edges: Sequence[Edge]) -> set[frozenset[int]]:
        """The sets of axes over which the members among what is read are reduced."""
        places = [group.places.get(e.base) for e in edges if e.place is not None]
        return {group.missing(place) for place in places if place is not None}

    def _inlinable(self, base: int, number: int) -> bool:
        """Whether a member may be computed a second time at other elements of the same nest."""
        if self.unit.kinds[base] is Kind.ALIAS:
            return False
        work = self.work[base]
        again = work * (len(self.unit.readers[base]) - 1)
        return work <= _SHIFTED_WORK and again <= _AGAIN_WORK

    def _parallel(self, group: NestGroup, chain: set[frozenset[int]]) -> bool:
        """Whether enough loops remain that can run in parallel."""
        if not chain:
            return True
        rows = prod(n for a, n in enumerate(group.space) if a not in max(chain, key=len))
        return rows >= _FEW_ROWS or prod(group.space) <= _ALONE

    def _try_merge(
        self, number: int, other: int, v: int, shape: tuple[int, ...], edges: Sequence[Edge]
    ) -> None:
        """Merge the group of v with another one it reads, if both see its elements alike."""
        mine, theirs = self.graph.groups[number], self.graph.groups.get(other)
        if mine is None or theirs is None or mine.space != theirs.space:
            return
        if not self.graph.is_open(number) or not self.graph.is_open(other):
            return
        if self.graph.depends(other, number) or self._needed_otherwise(number, other, v):
            return
        if _scope(theirs, shape, edges) != mine.scopes[v]:
            return
        # The group of v needs the other one through v alone, so that edge does not count.
        inner = [e for e in edges if self.graph.of.get(self.unit.storage(e.base)) == other]
        if any(e.place is None or self.unit.kinds[e.base] is Kind.ALIAS for e in inner):
            return
        missing = {theirs.missing(theirs.places[e.base]) for e in inner} - {frozenset()}
        self._merge_if(number, other, missing)

    def _merge_if(self, number: int, other: int, consumed: set[frozenset[int]]) -> bool:
        mine, theirs = self.graph.groups[number], self.graph.groups[other]
        assert mine is not None and theirs is not None
        chain = mine.chain | theirs.chain | consumed
        if mine.size + theirs.size > _MOST_NODES or mine.is_closed or theirs.is_closed:
            return False
        if not mine.agrees(theirs.backwards) or mine.short_axes != theirs.short_axes:
            return False
        if self._reads_late(number, other) or self._reads_late(other, number):
            return False
        if not nested(chain) or not self._parallel(mine, chain):
            return False
        mine.chain = chain
        self.graph.merge(number, other)
        return True

    def _needed_otherwise(self, number: int, other: int, through: int) -> bool:
        """Whether a group needs another one by more than what a value reads of it directly."""
        group = self.graph.groups[number]
        assert group is not None
        for v in group.places:
            for edge in self.unit.edges(v):
                base = self.graph.of.get(self.unit.storage(edge.base))
                if base is None or base == number:
                    continue
                if self.graph.depends(base, other) or (base == other and v != through):
                    return True
        return False

    def _merge_siblings(self) -> None:
        """Merge unrelated open groups over one space that read the same values."""
        latest: dict[tuple[tuple[int, ...], int], dict[int, None]] = {}
        for number in self.graph.open_groups:
            group = self.graph.groups.get(number)
            if group is None:
                continue
            keys = [(group.space, base) for base in sorted(group.bases)]
            here = number
            for sibling in dict.fromkeys(s for key in keys for s in latest.get(key, ())):
                here = self._merged(sibling, here)
            for key in keys:
                recent = latest.setdefault(key, {})
                recent[here] = None
                if len(recent) > _MOST_TRIED:
                    del recent[next(iter(recent))]

    def _merged(self, a: int, b: int) -> int:
        """The group that two siblings become, or the second one."""
        if a == b or a not in self.graph.groups or not self.graph.unrelated(a, b):
            return b
        return min(a, b) if self._merge_if(min(a, b), max(a, b), set()) else b

    def _order(self) -> list[int]:
        """All groups, each after those it needs; those that began first come first.

        What writes into a value waits for others that read it, so that it needs no copy, unless
        nothing else can be done.
        """
        readers: dict[int, list[int]] = {}
        missing: dict[int, int] = {}
        for number, group in self.graph.groups.items():
            bases = self._call_bases[number] if group is None else group.bases
            needs = self._groups_of(bases) - {number}
            missing[number] = len(needs)
            for early in needs:
                readers.setdefault(early, []).append(number)
        ready = sorted(number for number, n in missing.items() if n == 0)
        before, waiting, held = self._read_before_written(), set[int](), list[int]()
        for writer, others in before.items():
            for other in others:
                readers.setdefault(~other, []).append(writer)
        order, done = [], set[int]()
        while ready or held:
            number = heappop(ready or held)
            if number in done:
                continue
            if number not in waiting and before.get(number, done) - done:
                waiting.add(number)
                heappush(held, number)
                continue
            order.append(number)
            done.add(number)
            for late in readers.get(number, ()):
                missing[late] -= 1
                if missing[late] == 0:
                    heappush(ready, late)
            for writer in readers.get(~number, ()):
                if writer in waiting and not before[writer] - done:
                    heappush(ready, writer)
        return order

    def _read_before_written(self) -> dict[int, set[int]]:
        """For each call that writes into a value, the others that read this value."""
        written = {source: self.graph.of[v] for source, v in self.unit.written.items()}
        reading: dict[int, set[int]] = {}
        for number, group in self.graph.groups.items():
            bases = self._call_bases[number] if group is None else group.bases
            for base in bases & written.keys():
                reading.setdefault(written[base], set()).add(number)
        return {number: others - {number} for number, others in reading.items()}


def _scope(group: NestGroup, shape: tuple[int, ...], edges: Sequence[Edge]) -> AxisMap | None:
    """Along which axes of a group's space something of this shape runs; None if it does not."""
    scope: list[int | None] = [None] * len(shape)
    for edge in edges:
        here = group.places.get(edge.base)
        if here is None or edge.place is None:
            continue
        for axis, place in zip(edge.place, here, strict=True):
            if axis is None or place is None or shape[axis] == 1:
                continue
            if scope[axis] not in (None, place):
                return None
            scope[axis] = place
    return _completed(group.space, shape, scope)


def _completed(
    space: tuple[int, ...], shape: tuple[int, ...], scope: list[int | None]
) -> AxisMap | None:
    """Assign the open axes, in order, those of the space that are not taken."""
    free = [a for a, n in enumerate(space) if n != 1 and a not in scope]
    for axis, n in enumerate(shape):
        if n == 1 or scope[axis] is not None:
            continue
        match = next((a for a in free if space[a] == n), None)
        if match is None:
            return None
        scope[axis] = match
        free = free[free.index(match) + 1 :]
    places = [p for p in scope if p is not None]
    return tuple(scope) if len(set(places)) == len(places) else None
