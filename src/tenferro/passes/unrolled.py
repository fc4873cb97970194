"""The loops that repeated stretches of a program are.

In a loop every operand of an operation is one of these: what the same step gives, what an earlier
step gave (a carry), what no step changes (a constant), what an earlier loop gave in the step at
hand (a slice of a record), or a slice of an array or a literal that moves on evenly.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tenferro.passes.line import Key, Program, literal, literal_root
from tenferro.passes.periods import LEAST, Stretch

_MOST_LAGS = 3
"""How many steps before a value may be read."""
_MOST_TRIMS = 6
"""How often steps at the ends of a stretch are left out."""


@dataclass(frozen=True)
class Record:
    """What another loop gives: in step 0 that of its step `first`, then each time `by` (±1) on."""

    loop: Loop
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
class Numbers:
    """Literals, one per step."""

    values: tuple[int, ...]


@dataclass(frozen=True)
class Carried:
    """What a step gave, so many steps before."""

    key: Key
    lag: int


@dataclass(frozen=True)
class Own:
    """What the same step gives."""

    key: Key


@dataclass(frozen=True)
class Constant:
    """A value that no step changes."""

    value: int


Source = Own | Carried | Constant | Record | Slices | Numbers


@dataclass(eq=False)
class Loop:
    """A stretch as a loop: where each operand comes from."""

    stretch: Stretch
    sources: dict[Key, Source] = field(default_factory=dict)
    """By the operation's place in a step and the position of the operand."""
    slices: dict[int, Slices] = field(default_factory=dict)
    """Operations that are slices which move on, by their place in a step."""
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


class _TrimError(Exception):
    """Only some steps of a stretch are those of a loop."""

    def __init__(self, first: int, last: int) -> None:
        self.first, self.last = first, last


class _NoLoopError(Exception):
    """A stretch is no loop."""


Owners = dict[int, Loop]
"""The loops of a program, by the places of their operations."""


def own(owners: Owners, loop: Loop) -> None:
    """Enter a loop."""
    owners.update(dict.fromkeys(range(loop.stretch.start, loop.stretch.end), loop))


def fitted(program: Program, stretch: Stretch, owners: Owners) -> Loop | None:
    """The loop that a stretch is, perhaps without its first or last steps; None if it is none."""
    for _ in range(_MOST_TRIMS):
        if stretch.count < LEAST:
            return None
        try:
            return _Fit(program, stretch, owners).loop
        except _TrimError as trim:
            stretch = stretch.trimmed(trim.first, trim.last)
        except _NoLoopError:
            return None
    return None


class _Fit:
    """Finds where the operands of a stretch come from."""

    def __init__(self, program: Program, stretch: Stretch, owners: Owners) -> None:
        self.program, self.stretch, self.owners = program, stretch, owners
        self.loop = Loop(stretch)
        line = program.line
        places = range(stretch.start, stretch.start + stretch.period)
        if all(program.sliced(place) is not None for place in places):
            raise _NoLoopError  # whoever reads the slices takes them from the array
        for j in range(stretch.period):
            steps = slice(stretch.start + j, stretch.end, stretch.period)
            operands = program.operands(program.values[stretch.start + j])
            for i in range(len(operands)):
                self.loop.sources[j, i] = self._source(j, i, line.reads[steps, i])
            if np.ptp(line.moves[steps]):
                if not isinstance(self.loop.sources.pop((j, 0)), Constant):
                    raise _NoLoopError
                self.loop.slices[j] = self._slices(stretch.start + j + self._strides())

    def _operand(self, step: int, j: int, i: int) -> int:
        stretch = self.stretch
        value = self.program.values[stretch.start + step * stretch.period + j]
        return self.program.operands(value)[i]

    def _source(self, j: int, i: int, places: Any) -> Source:
        stretch, first = self.stretch, int(places[0])
        value = self._operand(0, j, i)
        if first == -1:
            return self._literal(j, i)
        by = int(places[1]) - first
        if not (np.diff(places) == by).all():
            raise _NoLoopError
        if by == 0:
            if first in stretch:
                raise _TrimError(1 + (first - stretch.start) // stretch.period, stretch.count)
            return Constant(value)
        slot = self.program.arena.slot(value)
        if by == stretch.period:
            lag = max(0, -(-(stretch.start - first) // stretch.period))
            if lag <= _MOST_LAGS:
                key = (first + lag * stretch.period - stretch.start, slot)
                return Carried(key, lag) if lag else Own(key)
        places = first + by * np.arange(stretch.count)
        return self._slices(places) if self._are_slices(first) else self._record(first, by, slot)

    def _record(self, first: int, by: int, slot: int) -> Source:
        count = self.stretch.count
        loop = self.owners.get(first + count // 2 * by)
        if loop is None or abs(by) != loop.stretch.period:
            raise _NoLoopError
        if first in loop.stretch and first + (count - 1) * by in loop.stretch:
            step, j = loop.step_of(first)
            return Record(loop, (j, slot), step, 1 if by > 0 else -1)
        raise _TrimError(*self._within(loop.stretch, first, by))

    def _within(self, other: Stretch, first: int, by: int) -> tuple[int, int]:
        """The steps whose operand is in another stretch."""
        steps = np.arange(self.stretch.count)
        places = first + steps * by
        inside = steps[(places >= other.start) & (places < other.end)]
        return int(inside[0]), int(inside[-1]) + 1

    def _literal(self, j: int, i: int) -> Source:
        values = tuple([self._operand(k, j, i) for k in range(self.stretch.count)])
        if len(set(values)) == 1:
            return Constant(values[0])
        arena = self.program.arena
        chains = {tuple(chain[:-1]) for chain in (literal(arena, v) for v in values)}
        metas = {arena.metas[literal_root(arena, v)] for v in values}
        names = {arena.operation(literal_root(arena, v)).name for v in values}
        if len(chains) > 1 or len(metas) > 1 or names != {"constant"}:
            raise _NoLoopError
        return Numbers(values)

    def _strides(self) -> Any:
        """How far the steps are from the first one."""
        return self.stretch.period * np.arange(self.stretch.count)

    def _are_slices(self, place: int) -> bool:
        """Whether a value is a slice of an array, perhaps in another shape."""
        return self.program.sliced(place) is not None

    def _slices(self, places: Any) -> Slices:
        """The slices of an array that these operations are."""
        program = self.program
        given = [program.sliced(place) for place in places.tolist()]
        found = [i for i in given if i is not None]
        sources = {program.operands(program.values[i])[0] for i in found}
        if len(found) < len(given) or len(sources) > 1:
            raise _NoLoopError
        params = [program.operation(place).params for place in found]
        starts = np.array([p["start"] for p in params])
        steps = np.diff(starts, axis=0)
        (axes,) = np.nonzero(steps[0])
        if len(axes) != 1:
            raise _NoLoopError
        turns = np.flatnonzero((steps != steps[0]).any(axis=1))
        if turns.size:
            raise _TrimError(0, int(turns[0]) + 1)
        axis, by = int(axes[0]), int(steps[0].sum())
        shape = program.arena.metas[program.values[int(places[0])]].shape
        (source,) = sources
        p = params[0]
        result = Slices(source, shape, p["start"], p["limit"], p["strides"], axis, by)
        window = result.limit[axis] - result.start[axis]
        if window != 1 and (abs(by) != window or result.strides[axis] != 1):
            raise _NoLoopError
        return result
