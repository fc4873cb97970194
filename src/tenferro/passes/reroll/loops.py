"""The loops that repeated stretches of a program are.

In a loop every operand of an operation is one of these: a result of the same step, of an earlier
step (a carry), what no step changes (a constant), the result of an earlier loop in the step at
hand (a slice of a record), or a slice of an array or a literal that moves on evenly.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tenferro.passes.reroll.numbering import Key
from tenferro.passes.reroll.periods import Stretch


@dataclass(frozen=True)
class LoopResult:
    """The result of another loop: in step 0 that of its step `first`, then each time `by` (±1)
    on."""

    loop: RerolledLoop
    key: Key
    first: int
    by: int


@dataclass(frozen=True)
class Slices:
    """Slices of an array: at first from `start` on, then each time `by` further along an axis.

    A step takes them in this `shape`.
    """

    source: int
    shape: tuple[int, ...]
    start: tuple[int, ...]
    limit: tuple[int, ...]
    strides: tuple[int, ...]
    axis: int
    by: int


@dataclass(frozen=True)
class Literals:
    """Literals, one per step."""

    values: tuple[int, ...]


@dataclass(frozen=True)
class Carried:
    """What a step gave, so many steps before."""

    key: Key
    lag: int


@dataclass(frozen=True)
class SameStep:
    """A result of the same step."""

    key: Key


@dataclass(frozen=True)
class LoopConstant:
    """A value that no step changes."""

    value: int


@dataclass(frozen=True)
class PlacedSum:
    """What steps add to parts of an array: at first from `start` on, then each time `by` further.

    No step adds where another does, so the parts may be put together behind the loop.
    """

    key: Key
    """What a step adds."""
    start: tuple[int, ...]
    between: tuple[int, ...]
    """Zeros between neighbours in a part, per axis."""
    axis: int
    by: int


Source = SameStep | Carried | LoopConstant | LoopResult | Slices | Literals


@dataclass(eq=False)
class RerolledLoop:
    """A stretch as a loop: the source of each operand."""

    stretch: Stretch
    sources: dict[Key, Source] = field(default_factory=dict)
    """By the operation's place in a step and the position of the operand."""
    slices: dict[int, Slices] = field(default_factory=dict)
    """Operations that are slices which move on, by their place in a step."""
    placed: dict[int, PlacedSum] = field(default_factory=dict)
    """Sums that are not carries, by the places of their additions in a step."""
    hidden: set[int] = field(default_factory=set)
    """Operations that no step runs."""
    records: dict[Key, None] = field(default_factory=dict)
    """What is stacked."""
    lasts: dict[Key, None] = field(default_factory=dict)
    """What is read behind the loop, of its last step."""
    apart: dict[Key, set[int]] = field(default_factory=dict)
    """Steps, but the last, of which single values are read behind the loop."""

    def step_of(self, place: int) -> tuple[int, int]:
        """The number of the step of an operation, and its place in it."""
        return divmod(place - self.stretch.start, self.stretch.period)

    @property
    def is_read(self) -> bool:
        """Whether anything behind the loop needs it."""
        return bool(self.lasts or self.records)

    def read(self) -> list[Source]:
        """What the loop reads."""
        return [*dict.fromkeys([*self.sources.values(), *self.slices.values()])]

    def carries(self) -> list[Carried]:
        """What is handed on from step to step."""
        found: dict[Carried, None] = {}
        for source in self.sources.values():
            if isinstance(source, Carried):
                found.update((Carried(source.key, m), None) for m in range(1, source.lag + 1))
        return list(found)


Owners = dict[int, RerolledLoop]
"""The loops of a program, by the places of their operations."""


def own(owners: Owners, loop: RerolledLoop) -> None:
    """Enter a loop."""
    owners.update(dict.fromkeys(range(loop.stretch.start, loop.stretch.end), loop))
