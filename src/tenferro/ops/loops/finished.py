"""Derivatives read an array as a loop leaves it, where that is what a step has read.

A record of what each step reads takes memory, and of a loop inside a step it is another run of that
loop. There is none of a place that is not written any more, by the rest of the step and by the
steps that follow: what was there is in the array that the loop returns.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from computegraph import Body
from tenferro.ops.base.bodies import BOUNDS, STACKS, Tangent, inputs_read
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.counters import change_of, is_whole
from tenferro.ops.loops.differences import Bound, Term, at_most, between
from tenferro.ops.loops.loop import LoopCall, is_large
from tenferro.ops.loops.padded import most_steps
from tenferro.ops.loops.places import Place, Scope, apart
from tenferro.ops.loops.versions import versions

_MOST = 64
"""Versions of an array in a step up to which it is read so, as each has the later writes to prove:
in the loops of LU or Cholesky there are two."""
_AGAIN = frozenset({"add", "mul", "neg", "sub"})
"""What is computed again of numbers that are read."""


class _Version(NamedTuple):
    """An array in a step: the carry it is a version of, and where it is written later."""

    carry: int
    later: Sequence[Place]


class _Source(NamedTuple):
    """A version of an array, the parameters of a read of it, and the indices."""

    array: int
    params: Mapping[str, Any]
    indices: Sequence[int]


class Steps:
    """A step of a loop, and another one after it."""

    def __init__(self, call: LoopCall[Any]) -> None:
        self._call, loop = call, call.loop
        arena = call.steps.arena
        self._around = Scope(arena)
        handed = arena.bound.get(BOUNDS)
        self.is_inner = handed is not None
        """Whether the loop is in a step of another one."""
        self._around.own += _with_fresh_names(self._around, handed or ())
        self._operands = [x.id for x in call.operands.flat()]
        self.here = self._around.step(loop, self._operands)

    @property
    def room(self) -> int | None:
        """The most steps of a loop, where the loop around can stack records of that length only."""
        if not self.runs_again or not self._call.steps.arena.bound[STACKS]:
            return None
        return most_steps(self._call, self._around, self.here)

    def bounds(self) -> tuple[Bound, ...]:
        """What is known of the whole numbers among the inputs of the body, by their positions."""
        here = self.here
        numbers = {i: v for i, v in enumerate(here.inputs) if is_whole(here.r.aval(v))}
        return between(here.bounds(), {i: here.term(v) for i, v in numbers.items()})

    def finished(self, derivative: Tangent) -> tuple[Tangent, list[int]]:
        """A derivative that reads finished places in the results of carries, and which these are.

        Its linear part has these arrays between residuals and tangents.
        """
        here, residuals = self.here, derivative.residuals
        values = residuals.emit(here.r.arena, here.inputs)
        found = self._versions(values)
        if not found:
            return derivative, []
        seeds = here.r.arena.inputs(derivative.linear.inputs[len(values) :])
        linear = here.inside(derivative.linear, [*values, *seeds])
        reading = _Reading(here, found)
        for v, x in zip(values, linear.inputs, strict=False):
            if v in found and reading.stays(v, linear.reads(x)):
                reading.arrays[v] = found[v].carry
        if self.runs_again:
            reading.find_numbers(values)
        return reading.written(derivative, values)

    @property
    def runs_again(self) -> bool:
        """Whether the loop is run again for its records, as they are of another length each time.

        They cost more than arrays then.
        """
        return self.is_inner and self._call.loop.cond is not None

    def _versions(self, values: Sequence[int]) -> dict[int, _Version]:
        """Versions of arrays: those among the values, or all if numbers may be read in others."""
        loop, here = self._call.loop, self.here
        members: dict[int, list[int]] = {}
        for j, (first, last) in enumerate(
            zip(loop.inputs(here.inputs).carry, loop.outputs(here.outputs).carry, strict=True)
        ):
            if is_large(here.r.aval(first)):
                every = [*versions(here.r, last)]
                if every[-1] == first and len(every) <= _MOST:
                    members[j] = [v for v in every if self.runs_again or v in values]
        return self._written_later({j: every for j, every in members.items() if every})

    def _written_later(self, members: Mapping[int, Sequence[int]]) -> dict[int, _Version]:
        """Versions by their carries, with the places that are written after them."""
        if not members:
            return {}
        here, there, n = self.here, self._later(), self._call.loop.consts
        found: dict[int, _Version] = {}
        for j, every in members.items():
            later = there.writes(there.outputs[j], there.inputs[n + j])
            found |= {v: _Version(j, [*here.writes(here.outputs[j], v), *later]) for v in every}
        return found

    def _later(self) -> Scope:
        """A step after this one."""
        loop, here = self._call.loop, self.here
        there = self._around.step(loop, self._operands)
        pairs = zip(loop.inputs(here.inputs).carry, loop.inputs(there.inputs).carry, strict=True)
        for j, (v, w) in enumerate(pairs):
            change = change_of(loop, j) if is_whole(here.r.aval(v)) else 0
            if change > 0:
                there.own.append(at_most(here.term(v), there.term(w), -change))
            elif change < 0:
                there.own.append(at_most(there.term(w), here.term(v), change))
        return there


def _with_fresh_names(scope: Scope, handed: Iterable[Bound]) -> list[Bound]:
    """Bounds by positions of inputs, which are the first values of their arena, in terms."""

    def named(i: int) -> Term:
        return scope.term(i) if i >= 0 else (i, 0)

    return [at_most(named(u), named(v), c) for u, v, c in handed]


class _Reading:
    """Which residuals of a step are read in arrays that its loop returns."""

    def __init__(self, here: Scope, found: dict[int, _Version]) -> None:
        self._here, self._found = here, found
        self.arrays: dict[int, int] = {}
        """The versions of arrays that are, with their carries."""
        self._again: dict[int, _Source | None] = {}
        """The numbers that are: read in a version, or computed again of others."""

    def stays(self, v: int, places: Sequence[Place] | None) -> bool:
        """Whether these places of a version of an array stay as they are."""
        pairs = ((place, write) for place in places or () for write in self._found[v].later)
        return places is not None and all(apart(place, write) for place, write in pairs)

    def find_numbers(self, values: Sequence[int]) -> None:
        """Find the numbers among residuals, if no other residual needs an array."""
        here, r = self._here, self._here.r
        written = {r.operands(v)[1]: v for v in self._found if r.name(v) == "scatter"}
        found: dict[int, _Source | None] = {}
        numbers = [v for v in values if self._is_found(v, written, found)]
        others = [v for v in values if v not in numbers and v not in self.arrays]
        needed = inputs_read(Body.of(r.arena, others, here.inputs))
        if not any(is_large(r.aval(here.inputs[i])) for i in needed):
            self._again = found

    def _is_found(
        self, v: int, written: Mapping[int, int], found: dict[int, _Source | None]
    ) -> bool:
        """Whether a number is in finished places or computed of such, which are then in `found`."""
        r = self._here.r
        if v in found or r.name(v) == "constant":
            return True
        if r.aval(v).shape or not r.aval(v).is_inexact:
            return False
        source = self._source(v, written)
        if source is not None:
            found[v] = source
            return True
        if r.name(v) not in _AGAIN:
            return False
        if not all(self._is_found(u, written, found) for u in r.operands(v)):
            return False
        found[v] = None
        return True

    def _source(self, v: int, written: Mapping[int, int]) -> _Source | None:
        """The finished place in which a number is, because it is read there, or written."""
        r = self._here.r
        if r.name(v) == "gather":
            array, *indices = r.operands(v)
            source = _Source(array, r.params(v), indices)
        elif v in written:
            array = written[v]
            source = _Source(array, r.params(array), r.operands(array)[2:])
        else:
            return None
        if array not in self._found:
            return None
        place = self._here.place(source.params, source.indices, len(r.aval(array).shape))
        is_one = None not in place.positions and r.aval(array).dtype == r.aval(v).dtype
        return source if is_one and self.stays(array, [place]) else None

    def written(self, derivative: Tangent, values: Sequence[int]) -> tuple[Tangent, list[int]]:
        """The derivative that reads so, and the carries whose results it reads."""
        r, own = self._here.r, [self._again[v] for v in self._again]
        sources = [source for source in own if source is not None]
        indices = [i for source in sources for i in source.indices if r.number(i) is None]
        others = [v for v in values if v not in self.arrays and v not in self._again]
        kept = [*dict.fromkeys([*others, *indices])]
        read = [*self.arrays.values(), *(self._found[source.array].carry for source in sources)]
        carries = sorted(set(read))
        first = {one.carry: v for v, one in self._found.items()}
        w = Writer()
        given = w.arena.inputs([r.aval(v) for v in (*kept, *(first[j] for j in carries))])
        seeds = w.arena.inputs(derivative.linear.inputs[len(values) :])
        here = dict(zip(kept, given, strict=False))
        last = dict(zip(carries, given[len(kept) :], strict=True))
        here.update((v, last[j]) for v, j in self.arrays.items())
        for v in sorted(self._again):
            self._compute(w, v, here, last)
        linear = derivative.linear.emit(w.arena, [*(here[v] for v in values), *seeds])
        reads = Body.of(r.arena, kept, self._here.inputs)
        body = Body.of(w.arena, linear, [*given, *seeds])
        return Tangent(reads, body, derivative.outputs), carries

    def _compute(self, w: Writer, v: int, here: dict[int, int], last: Mapping[int, int]) -> None:
        """Compute a number in the linear part, after those it is computed from."""
        r, source = self._here.r, self._again[v]
        operands = r.operands(v) if source is None else source.indices
        for u in operands:
            if u not in here:
                operation = r.definition(u)
                assert operation is not None
                here[u] = w.apply(operation)
        values = [here[u] for u in operands]
        if source is None:
            operation = r.definition(v)
            assert operation is not None
            here[v] = w.apply(operation, *values)
        else:
            array = last[self._found[source.array].carry]
            here[v] = w.bind("gather", array, *values, **source.params)
