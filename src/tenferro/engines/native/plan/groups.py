"""Groups of computed values, each to become one loop nest, without cycles among them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from math import prod
from operator import mul

OPEN_GROUPS = 256
"""How many of the latest groups values may join. It bounds the work of planning; half or twice of
it changes no plan of the benchmarks, and the time of planning of 1,000 Euler steps by 10 %."""
UNROLLED_SIZE = 4
_UNROLLED_FROM = 256
"""The elements from which short axes next to long ones are not loops: of 16 by 2 elements the long
axis would be read in strides. 64 or 1024 instead move the gradient of Runge-Kutta steps of a
small network by 10 %."""
_UNROLLED_WHOLE = 64
"""The elements up to which a space of several axes, all of them short, is computed without loops.
14 tangents of a chain of rotations of 3 by 3: 6 us from 27 on, 73 us with loops. A single axis runs
in lanes: the gradient of 20 Runge-Kutta steps of 4 numbers takes 1.8 us, and 4.5 us without loops.
Larger spaces of short axes, as tensors of networks have, are loops: the gradient of a chain of 12
tensors of 4 by 4 by 4 takes 21 us instead of 31 (Xeon with AVX-512), and code of bounded size."""
_UNROLLED_PIECES = 4
"""The pieces up to which joined arrays are computed without loops along short axes, as each piece
has code of its own: 48 arrays of 4 by 3 are stacked in 8 us instead of 22, and compiled in 0.2 s
instead of 4.3; 6 of 4 by 4 by 4 in 1.6 us instead of 9.5, and 0.04 s instead of 6.1 (AMD EPYC with
AVX2). Of three arrays stacking takes as long or up to a fifth longer."""
AxisMap = tuple[int | None, ...]
"""For each axis of a value, the axis of the group's space along which it runs."""


@dataclass(slots=True)
class NestGroup:
    """Values computed in one nest over `space`.

    `chain` holds the sets of axes whose reductions are consumed within the nest; each pair of them
    is nested. `scopes` are the places of what reductions read.
    """

    space: tuple[int, ...]
    pieces: int = 1
    """How many pieces of arrays its first value shows, as joined ones are."""
    places: dict[int, AxisMap] = field(default_factory=dict)
    scopes: dict[int, AxisMap] = field(default_factory=dict)
    chain: set[frozenset[int]] = field(default_factory=set)
    bases: set[int] = field(default_factory=set)
    size: int = 0
    """About how many nodes the nest has."""
    backwards: dict[int, bool] = field(default_factory=dict)
    """The axes along which there are recurrences, and whether these begin at the end."""
    is_closed: bool = False
    """Whether no other value may join, as no lanes compute it."""

    @property
    def short_axes(self) -> list[int]:
        """The axes whose elements are computed side by side instead of by a loop."""
        short = [a for a, n in enumerate(self.space) if 1 < n <= UNROLLED_SIZE]
        elements = prod(self.space)
        if elements == prod(self.space[a] for a in short):
            return short if len(short) > 1 and elements <= _UNROLLED_WHOLE else []
        many = self.pieces > _UNROLLED_PIECES
        return self._innermost(short) if elements >= _UNROLLED_FROM and not many else []

    def _innermost(self, axes: Sequence[int]) -> list[int]:
        """Of these axes the last ones that have `_UNROLLED_WHOLE` elements at most."""
        sizes = accumulate((self.space[a] for a in reversed(axes)), mul)
        few = sum(size <= _UNROLLED_WHOLE for size in sizes)
        return list(axes[len(axes) - few :])

    def missing(self, place: AxisMap) -> frozenset[int]:
        """The axes of the space, of size other than 1, that a member does not have."""
        return frozenset(a for a, n in enumerate(self.space) if n != 1 and a not in place)

    def absorb(self, other: NestGroup) -> None:
        """Take over all of another group over the same space."""
        self.places.update(other.places)
        self.scopes.update(other.scopes)
        self.chain |= other.chain
        self.bases |= other.bases
        self.size += other.size
        self.backwards.update(other.backwards)

    def agrees(self, backwards: Mapping[int, bool]) -> bool:
        """Whether its recurrences run in the directions of others along the same axes."""
        mine = self.backwards
        return all(mine.get(axis, reverse) == reverse for axis, reverse in backwards.items())


def nested(sets: set[frozenset[int]]) -> bool:
    """Whether of any two sets one contains the other."""
    ordered = sorted(sets, key=len)
    return all(a <= b for a, b in pairwise(ordered))


class GroupGraph:
    """Groups by number, who depends on whom, and which group each value is in.

    Who depends on whom is known of *open* groups, the latest ones. Others are closed: nothing
    joins them any more, and no closed group depends on an open one. So what one more value costs
    does not grow with the program.
    """

    def __init__(self) -> None:
        self.groups: dict[int, NestGroup | None] = {}
        self.of: dict[int, int] = {}
        self._before: dict[int, int] = {}
        """Of each open group the open ones that it needs, as bits from `_first` on."""
        self._needed = 0
        """The open groups that others need."""
        self._first = 0
        self._next = 0

    @property
    def is_full(self) -> bool:
        """Whether groups are to be closed before there are more."""
        return self._next - self._first >= 2 * OPEN_GROUPS

    @property
    def open_groups(self) -> list[int]:
        """The numbers of the open groups."""
        return list(self._before)

    def add(self, group: NestGroup | None) -> int:
        """A new group; None is a call."""
        number = self._next
        self._next += 1
        self.groups[number] = group
        self._before[number] = 0
        return number

    def close(self) -> None:
        """Close all but the latest groups, and what those to be closed depend on."""
        first = self._next - OPEN_GROUPS
        closed = 0
        for number, before in self._before.items():
            if number < first:
                closed |= before | self._bit(number)
        shift = first - self._first
        self._before = {
            number: (before & ~closed) >> shift
            for number, before in self._before.items()
            if not closed & self._bit(number)
        }
        self._needed = (self._needed & ~closed) >> shift
        self._first = first

    def _bit(self, number: int) -> int:
        return 1 << (number - self._first)

    def is_open(self, number: int) -> bool:
        """Whether values may still join a group."""
        return number in self._before

    def depends(self, late: int, early: int) -> bool:
        """Whether a group needs another one, which is open, directly or not."""
        return bool(self._before.get(late, 0) & self._bit(early))

    def can_depend(self, group: int, on: set[int]) -> bool:
        """Whether a group may need others without a cycle."""
        return not any(self.depends(other, group) for other in on)

    def depend(self, group: int, on: set[int]) -> None:
        """Record that a group needs others."""
        added = 0
        for other in on - {group}:
            if other in self._before:
                added |= self._before[other] | self._bit(other)
        if not added & ~self._before[group]:
            return
        self._needed |= added
        self._before[group] |= added
        bit = self._bit(group)
        if self._needed & bit:
            for late, before in self._before.items():
                if before & bit:
                    self._before[late] = before | added

    def unrelated(self, a: int, b: int) -> bool:
        """Whether neither of two open groups needs the other."""
        return not self.depends(a, b) and not self.depends(b, a)

    def merge(self, into: int, other: int) -> None:
        """Make one group of two unrelated open ones over the same space."""
        merged, gone = self.groups[into], self.groups.pop(other)
        assert merged is not None and gone is not None
        merged.absorb(gone)
        for v in gone.places:
            self.of[v] = into
        bit = self._bit(into)
        ends = bit | self._bit(other)
        added = (self._before[into] | self._before.pop(other)) & ~ends
        self._before[into] = added
        self._needed |= added
        if self._needed & ends:
            self._needed = self._needed & ~ends | bit
            for late, before in self._before.items():
                if before & ends:
                    self._before[late] = before & ~ends | added | bit
