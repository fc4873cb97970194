"""Whether a stretch of a program is a loop, and where its operands come from then."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import numpy as np

from tenferro.passes.reroll.loops import (
    Carried,
    Literals,
    LoopConstant,
    LoopResult,
    Owners,
    PlacedSum,
    RerolledLoop,
    SameStep,
    Slices,
    Source,
)
from tenferro.passes.reroll.numbering import Key, NumberedGraph, literal, literal_root
from tenferro.passes.reroll.periods import LEAST, Stretch

_MOST_LAGS = 3
"""How many steps before a value may be read."""
_MOST_TRIMS = 6
"""How often steps at the ends of a stretch are left out."""


class _TrimError(Exception):
    """Only some steps of a stretch are those of a loop."""

    def __init__(self, first: int, last: int) -> None:
        self.first, self.last = first, last


class _NoLoopError(Exception):
    """A stretch is not a loop."""


def fitted(program: NumberedGraph, stretch: Stretch, owners: Owners) -> RerolledLoop | None:
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

    def __init__(self, program: NumberedGraph, stretch: Stretch, owners: Owners) -> None:
        self.program, self.stretch, self.owners = program, stretch, owners
        self.loop = RerolledLoop(stretch)
        line = program.line
        places = range(stretch.start, stretch.start + stretch.period)
        if all(program.sliced(place) is not None for place in places):
            raise _NoLoopError  # whoever reads the slices takes them from the array
        for j in range(stretch.period):
            steps = slice(stretch.start + j, stretch.end, stretch.period)
            operands = program.operands(program.values[stretch.start + j])
            for i in range(len(operands)):
                self.loop.sources[j, i] = self._source(j, i, line.reads[steps, i])
            if not np.ptp(line.moves[steps]):
                continue
            if program.operation(stretch.start + j).name == "pad":
                self.loop.hidden.add(j)
            else:
                if not isinstance(self.loop.sources.pop((j, 0)), LoopConstant):
                    raise _NoLoopError
                self.loop.slices[j] = self._slices(stretch.start + j + self._strides())
        self._place()

    def _place(self) -> None:
        """Take sums of what is padded to different places out of the steps."""
        loop = self.loop
        readers: dict[Key, list[Key]] = {}
        for reader, source in loop.sources.items():
            if isinstance(source, SameStep | Carried):
                readers.setdefault(source.key, []).append(reader)
        for pad in list(loop.hidden):
            (add, i), *more = readers.get((pad, 0), [(pad, 0)])
            chain = readers.get((add, 0), [])
            is_sum = self.program.operation(self.stretch.start + add).name == "add"
            carried = loop.sources.get((add, 1 - i)) == Carried((add, 0), 1)
            if more or not is_sum or not carried or chain != [(add, 1 - i)]:
                raise _NoLoopError
            loop.placed[add] = self._placed(pad)
            loop.hidden.add(add)
            for j in (pad, add):
                del loop.sources[j, 0], loop.sources[j, 1]

    def _placed(self, pad: int) -> PlacedSum:
        """What is padded, if by zeros, and each time to a different part."""
        own, fill = (self.loop.sources[pad, i] for i in (0, 1))
        places = self.stretch.start + pad + self._strides()
        given = [self.program.operation(i).params["padding"] for i in places.tolist()]
        starts = np.array([[before for before, *_ in padding] for padding in given])
        axis, by = _moving(starts)
        between = tuple([inner for *_, inner in given[0]])
        window = self.program.arena.metas[self._operand(0, pad, 0)].shape[axis]
        alone = (abs(by) == window and not between[axis]) or window == 1
        zero = isinstance(fill, LoopConstant) and _is_zero(self.program, fill.value)
        if not (alone and zero and isinstance(own, SameStep)):
            raise _NoLoopError
        return PlacedSum(own.key, tuple(starts[0].tolist()), between, axis, by)

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
            return LoopConstant(value)
        slot = self.program.arena.slot(value)
        if by == stretch.period:
            lag = max(0, -(-(stretch.start - first) // stretch.period))
            if lag <= _MOST_LAGS:
                key = (first + lag * stretch.period - stretch.start, slot)
                return Carried(key, lag) if lag else SameStep(key)
        if self.program.sliced(first) is not None:
            with suppress(_NoLoopError):
                return self._slices(first + by * np.arange(stretch.count))
        return self._record(first, by, slot)

    def _record(self, first: int, by: int, slot: int) -> Source:
        count = self.stretch.count
        loop = self.owners.get(first + count // 2 * by)
        if loop is None or abs(by) != loop.stretch.period:
            raise _NoLoopError
        if first in loop.stretch and first + (count - 1) * by in loop.stretch:
            step, j = loop.step_of(first)
            if j in loop.hidden:
                raise _NoLoopError
            return LoopResult(loop, (j, slot), step, 1 if by > 0 else -1)
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
            return LoopConstant(values[0])
        arena = self.program.arena
        chains = {tuple(chain[:-1]) for chain in (literal(arena, v) for v in values)}
        metas = {arena.metas[literal_root(arena, v)] for v in values}
        names = {arena.operation(literal_root(arena, v)).name for v in values}
        if len(chains) > 1 or len(metas) > 1 or names != {"constant"}:
            raise _NoLoopError
        return Literals(values)

    def _strides(self) -> Any:
        """How far the steps are from the first one."""
        return self.stretch.period * np.arange(self.stretch.count)

    def _slices(self, places: Any) -> Slices:
        """The slices of an array that these operations are."""
        program = self.program
        given = [program.sliced(place) for place in places.tolist()]
        found = [i for i in given if i is not None]
        sources = {program.operands(program.values[i])[0] for i in found}
        if len(found) < len(given) or len(sources) > 1:
            raise _NoLoopError
        params = [program.operation(place).params for place in found]
        axis, by = _moving(np.array([p["start"] for p in params]))
        shape = program.arena.metas[program.values[int(places[0])]].shape
        (source,) = sources
        p = params[0]
        result = Slices(source, shape, p["start"], p["limit"], p["strides"], axis, by)
        window = result.limit[axis] - result.start[axis]
        if window != 1 and (abs(by) != window or result.strides[axis] != 1):
            raise _NoLoopError
        return result


def _moving(starts: Any) -> tuple[int, int]:
    """The one axis along which places move on, and how far each time."""
    steps = np.diff(starts, axis=0)
    (axes,) = np.nonzero(steps[0])
    if len(axes) != 1:
        raise _NoLoopError
    turns = np.flatnonzero((steps != steps[0]).any(axis=1))
    if turns.size:
        raise _TrimError(0, int(turns[0]) + 1)
    return int(axes[0]), int(steps[0].sum())


def _is_zero(program: NumberedGraph, v: int) -> bool:
    """Whether a value is the literal 0."""
    operation: Any = program.arena.operation(v)
    return operation.name == "constant" and not any(operation.params["data"])
