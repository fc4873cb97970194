"""Groups of computed values, each to become one loop nest, without cycles among them."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

Place = tuple[int | None, ...]
"""For each axis of a value, the axis of the group's space along which it runs."""


@dataclass(slots=True)
class Group:
    """Values computed in one nest over `space`.

    `chain` holds the sets of axes whose reductions are consumed within the nest; each pair of them
    is nested. `scopes` are the places of what reductions read.
    """

    space: tuple[int, ...]
    places: dict[int, Place] = field(default_factory=dict)
    scopes: dict[int, Place] = field(default_factory=dict)
    chain: set[frozenset[int]] = field(default_factory=set)
    bases: set[int] = field(default_factory=set)

    def missing(self, place: Place) -> frozenset[int]:
        """The axes of the space, of size other than 1, that a member does not have."""
        return frozenset(a for a, n in enumerate(self.space) if n != 1 and a not in place)

    def absorb(self, other: Group) -> None:
        """Take over all of another group over the same space."""
        self.places.update(other.places)
        self.scopes.update(other.scopes)
        self.chain |= other.chain
        self.bases |= other.bases


def nested(sets: set[frozenset[int]]) -> bool:
    """Whether of any two sets one contains the other."""
    ordered = sorted(sets, key=len)
    return all(a <= b for a, b in pairwise(ordered))


class GroupGraph:
    """Groups by number, who depends on whom, and which group each value is in."""

    def __init__(self) -> None:
        self.groups: dict[int, Group | None] = {}
        self.of: dict[int, int] = {}
        self._before: dict[int, int] = {}
        self._next = 0

    def add(self, group: Group | None) -> int:
        """A new group; None stands for a call."""
        number = self._next
        self._next += 1
        self.groups[number] = group
        self._before[number] = 0
        return number

    def depends(self, late: int, early: int) -> bool:
        """Whether a group needs another one, directly or not."""
        return bool(self._before[late] >> early & 1)

    def can_depend(self, group: int, on: set[int]) -> bool:
        """Whether a group may need others without a cycle."""
        return not any(self.depends(other, group) for other in on)

    def depend(self, group: int, on: set[int]) -> None:
        """Record that a group needs others."""
        added = 0
        for other in on - {group}:
            added |= self._before[other] | 1 << other
        if added & ~self._before[group]:
            for late in self.groups:
                if late == group or self.depends(late, group):
                    self._before[late] |= added

    def unrelated(self, a: int, b: int) -> bool:
        """Whether neither of two groups needs the other."""
        return not self.depends(a, b) and not self.depends(b, a)

    def merge(self, into: int, other: int) -> None:
        """Make one group of two unrelated ones over the same space."""
        kept, gone = self.groups[into], self.groups.pop(other)
        assert kept is not None and gone is not None
        kept.absorb(gone)
        for v in gone.places:
            self.of[v] = into
        ends = 1 << into | 1 << other
        added = (self._before[into] | self._before.pop(other)) & ~ends
        self._before[into] &= ~ends
        for late, before in self._before.items():
            if late == into or before & ends:
                self._before[late] = before & ~ends | added | (1 << into if late != into else 0)

    def order(self) -> list[int]:
        """Group numbers, each after those it needs."""
        return sorted(self.groups, key=lambda g: (self._before[g].bit_count(), g))
