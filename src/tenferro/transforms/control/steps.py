"""One step of a loop, and all of them: what stays the same, what each has, and what they add up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Any, NamedTuple

from computegraph import Body, MaterializedGraph, handing_on, re_emit
from tenferro.ops.base.writer import Writer
from tenferro.ops.batching.rules import batched_body
from tenferro.ops.loops.counters import change_of
from tenferro.ops.loops.loop import Loop, is_loop
from tenferro.passes.restore_arrays import readers_of
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import int64
from tenferro.transforms.control.places import (
    Lines,
    NotTogetherError,
    Part,
    check_operation,
    part_of_carry,
    reads_line,
)
from tenferro.transforms.control.sums import sums_of

_MOST = 2**20
"""The most elements of a value of all steps: what does not fit the cache takes longer to write than
a sum in its order. On an EPYC (Zen 4), one core, value | gradient in us step by step and together:
20 products of a matrix of 300 x 300 with a vector 1,698 | 3,730 and 391 | 1,505, a kernel
regression of 400 points 1,495 | 2,085 and 399 | 634, fractions of 40 terms of 20,000 numbers
2,879 | 4,653 and 658 | 1,877."""


_PLACES: dict[str, Any] = {"mode": "promise", "unique": True}
"""How places of parts are read and written."""


class Together(NamedTuple):
    """What is instead of a loop: takes its constants and carries, returns the last carries.

    `nested` says whether there are loops in it, `pays` whether there are sums or recurrences.
    """

    body: Body
    nested: bool
    pays: bool


Starts = tuple[int | None, ...]
"""The first values of carries that are known whole numbers."""
Inner = Callable[[Loop, Starts], Together | None]


class Steps:
    """A loop whose steps are brought together; `inner` does it for those in it.

    `outside` is what no step changes, `inside` one step. Raises NotTogetherError where a step waits
    for the one before.
    """

    def __init__(self, loop: Loop, starts: Starts, inner: Inner) -> None:
        assert isinstance(loop.length, int)
        self.loop, self.n = loop, loop.length
        self.nested = self.pays = False
        self.graph = self._with_inner(loop.body, inner)
        self.reader = Writer(self.graph.arena)
        self.changes = [change_of(loop, j) for j in range(loop.carries)]
        own, outs = loop.inputs(self.graph.inputs), loop.outputs(self.graph.outputs)
        self.before, self.after = own.carry, outs.carry
        first = zip(own.carry, starts, self.changes, strict=True)
        lines = {v: (by, start) for v, start, by in first if by and start is not None}
        self.lines = Lines(self.reader, self.graph, lines, self.n)
        self._readers = readers_of(self.graph)
        self.w, self.step = Writer(), Writer()
        given = self.w.arena.inputs(loop.body.inputs)
        self.given = loop.inputs(given)
        self.outside = dict(zip(own.consts, self.given.consts, strict=True))
        self.inside: dict[int, int] = {}
        self.inputs: dict[int, tuple[int, bool]] = {}
        """The inputs of a step: the value outside, and whether each step has its own part of it."""
        self.parts: dict[int, Part] = {}
        """The parts of arrays that are all of these that a step touches, by carry."""
        self.part_at: dict[int, Part] = {}
        """The same, by versions of the arrays."""
        self.held: dict[int, int] = {}
        """Other carries in a step."""
        self._counter: int | None = None
        for j, (v, y) in enumerate(zip(own.carry, outs.carry, strict=True)):
            self._begin(j, v, y)

    def _with_inner(self, body: Body, inner: Inner) -> MaterializedGraph:
        """The body, in which loops whose steps do not wait are written together."""
        graph, w = body.graph(), Writer()

        def emit(_: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
            if is_loop(operation):
                self.nested = True
                loop = Loop.of(operation)
                own = loop.operands(operands)
                found = inner(loop, _starts_of(w, own.carry))
                self.pays |= found is None or found.pays
                if found is not None:
                    return tuple(found.body.emit(w.arena, [*own.consts, *own.carry]))  # type: ignore[list-item]
            return w.arena.apply(operation, operands, mask)

        return re_emit(graph, w.arena, emit)

    def _begin(self, j: int, before: int, after: int) -> None:
        """What a carry is in a step."""
        if before == after:
            self.outside[before] = self.given.carry[j]
        elif before not in self.lines.known:
            part = part_of_carry(self.reader, self._readers, self.lines, before, after)
            if part is None:
                self.held[j] = self.inside[before] = self._input(self.given.carry[j], own=False)
            else:
                self.parts[j] = part
                self.part_at |= dict.fromkeys(part.versions, part)

    # One step.

    def _input(self, value: int, *, own: bool) -> int:
        """An input of a step: a value outside, or its slice of that step."""
        aval = self.w.aval(value)
        shape = aval.shape[1:] if own else aval.shape
        v = self.step.arena.input(("input", len(self.inputs)), aval.with_shape(shape))
        self.inputs[v] = value, own
        return v

    def _value(self, v: int) -> int:
        """A value of the body in a step."""
        if v not in self.inside:
            line = self.lines.known.get(v)
            if v in self.outside:
                self.inside[v] = self._input(self.outside[v], own=False)
            elif line is not None:
                self.inside[v] = self._on_line(*line)
            else:
                raise NotTogetherError
        return self.inside[v]

    def _on_line(self, change: int, first: int) -> int:
        """A whole number that changes by so much in each step."""
        if self._counter is None:
            steps = self.w.bind("iota", shape=(self.n,), dimension=0, dtype=int64)
            self._counter = self._input(steps, own=True)
        moved = self.step.bind("mul", self._counter, self.step.constant(change, int64))
        return self.step.bind("add", moved, self.step.constant(first, int64))

    def _emit(self, v: int, operation: Any, operands: Sequence[int]) -> None:
        """An operation of the body."""
        if self.lines.moves(v):
            return
        if operands and operands[0] in self.part_at:
            self.inside[v] = self._touched(operation, operands)
            return
        fixed = [a in self.outside for a in operands]
        if fixed and fixed[0] and reads_line(self.reader, self.lines, operation, operands):
            self.inside[v] = self._line(operation, operands)
            return
        check_operation(operation, fixed)
        if all(fixed):
            first = self.w.apply(operation, *[self.outside[a] for a in operands])
        else:
            first = self.step.apply(operation, *map(self._value, operands))
        values = self.outside if all(fixed) else self.inside
        values.update((v + slot, first + slot) for slot in range(operation.n_outputs))

    def _line(self, operation: Any, operands: Sequence[int]) -> int:
        """What steps read of an array along an axis, one after the other."""
        x, *indices = operands
        places = dict(zip(operation.params["axes"], indices, strict=True))
        ((axis, i),) = [(a, i) for a, i in places.items() if self.lines.moves(i)]
        fixed = {a: self._fixed(u) for a, u in places.items() if a != axis}
        params = {**operation.params, "axes": tuple(fixed)}
        source = self.outside[x]
        source = self.w.bind("gather", source, *fixed.values(), **params) if fixed else source
        along = axis - sum(a < axis for a in fixed)
        return self._input(self._slices(source, along, *self.lines.known[i]), own=True)

    def _slices(self, x: int, axis: int, change: int, first: int) -> int:
        """The slices along an axis that steps read, along the first axis."""
        w, ndim = self.w, self.w.aval(x).ndim
        order = (axis, *(a for a in range(ndim) if a != axis))
        found = w.bind("transpose", x, permutation=order) if axis else x
        low, high = sorted((first, first + change * (self.n - 1)))
        rest: Any = w.aval(found).shape[1:]
        if (low, high + 1, abs(change)) != (0, w.aval(found).shape[0], 1):
            start, limit = (low, *(0 for _ in rest)), (high + 1, *rest)
            strides = (abs(change), *(1 for _ in rest))
            found = w.bind("slice", found, start=start, limit=limit, strides=strides)
        return found if change > 0 else w.bind("reverse", found, axes=(0,))

    def _at(
        self, x: int, operation: Any, part: Part, places: Mapping[int, int], *updates: int
    ) -> int:
        """Read of a part, or write to it, at what is left of places; all of it if nothing is."""
        rest = part.rest(places)
        if not rest:
            return updates[0] if updates else x
        if any(i not in self.outside for i in rest.values()):
            raise NotTogetherError
        params = {**operation.params, "axes": tuple(rest)}
        indices = map(self._value, rest.values())
        return self.step.bind(operation.name, x, *updates, *indices, **params)

    def _touched(self, operation: Any, operands: Sequence[int]) -> int:
        """What is read of an array of which a step touches a part, or its next version."""
        x, *rest = operands
        part, count = self.part_at[x], operation.name == "scatter"
        updates, indices = [self._value(v) for v in rest[:count]], rest[count:]
        if x not in self.inside:
            self.inside[x] = self._begun(part, operation)
        places = dict(zip(operation.params["axes"], indices, strict=True))
        return self._at(self.inside[x], operation, part, places, *updates)

    def _begun(self, part: Part, operation: Any) -> int:
        """The part of an array as a step finds it."""
        j = next(j for j, own in self.parts.items() if own is part)
        cell = self._cell(self.given.carry[j], part)
        if part.first is not None:
            return self._input(self._slices(cell, _along(part), 1, part.first), own=True)
        self.held[j] = self._input(cell, own=False)
        return self.held[j]

    def _cell(self, x: int, part: Part) -> int:
        """An array where the places of a part are the same in all steps."""
        axes, indices = part.fixed
        at = [self._fixed(i) for i in indices]
        return self.w.bind("gather", x, *at, axes=axes, **_PLACES) if at else x

    def _fixed(self, v: int) -> int:
        """A value that is the same in all steps, outside."""
        if v not in self.outside:
            raise NotTogetherError
        return self.outside[v]

    # All steps.

    def together(self) -> Together:
        """All of it."""
        arena, w = self.graph.arena, self.w.arena
        emit = handing_on(arena, w, handing_on(arena, self.step.arena, self._emit))
        for v, operation, operands, _ in arena.applications(self.graph.order):
            emit(v, operation, operands)
        lasts = {j: self._value(v) for j, v in enumerate(self.after) if self._is_computed(j)}
        sums = sums_of(self.step, lasts, self.held)
        self.pays |= any(self.step.aval(v).is_inexact for v in sums.values())
        outputs = {**lasts, **sums}
        found = dict(zip(outputs, self._batches([*outputs.values()]), strict=True))
        final = handing_on(arena, w, lambda _, j: self._final(j, found.get(j), is_sum=j in sums))
        finals = [final(v, j) for j, v in enumerate(self.after)]
        return Together(Body.of(w, finals, self.given.flat()), self.nested, self.pays)

    def _is_computed(self, j: int) -> bool:
        """Whether the last value of a carry is one of a step."""
        return not (self.after[j] in self.outside or self.before[j] in self.lines.known)

    def _batches(self, outputs: Sequence[int]) -> list[int]:
        """The values of all steps, along the first axis."""
        values = (*self.inputs, *outputs, *self.inside.values())
        size = max(prod(self.step.aval(v).shape) for v in values)
        if self.n * size > _MOST:
            raise NotTogetherError
        body = Body.of(self.step.arena, outputs, [*self.inputs])
        on = tuple([own for _, own in self.inputs.values()])
        every = (True,) * len(outputs)
        given = [v for v, _ in self.inputs.values()]
        return batched_body(body, self.n, on, every).body.emit(self.w.arena, given)

    def _final(self, j: int, batch: int | None, *, is_sum: bool) -> int:
        """The last value of a carry."""
        w, before, part = self.w, self.given.carry[j], self.parts.get(j)
        if batch is None:
            by = self.changes[j]
            if self.after[j] in self.outside:
                return self.outside[self.after[j]]
            return w.bind("add", before, w.constant(by * self.n, w.aval(before).dtype))
        if part is not None and part.first is not None:
            return self._put(before, part, self._written(self._cell(before, part), part, batch))
        if is_sum:
            start = self.inputs[self.held[j]][0]
            value = w.bind("add", start, w.bind("reduce_sum", batch, axes=(0,)))
        else:
            value = w.reshape(w.part(batch, self.n - 1, self.n), *w.aval(batch).shape[1:])
        return value if part is None else self._put(before, part, value)

    def _put(self, x: int, part: Part, value: int) -> int:
        """The array with another value where the places of a part are the same in all steps."""
        axes, indices = part.fixed
        at = [self.outside[i] for i in indices]
        return self.w.bind("scatter", x, value, *at, axes=axes, **_PLACES) if at else value

    def _written(self, x: int, part: Part, batch: int) -> int:
        """An array to which all steps have written their lines."""
        axis, w, shape = _along(part), self.w, self.w.aval(x).shape
        order = (*range(1, axis + 1), 0, *range(axis + 1, len(shape)))
        lines = w.bind("transpose", batch, permutation=order) if axis else batch
        if self.n == shape[axis]:
            return lines
        start = tuple([part.first if a == axis else 0 for a in range(len(shape))])
        return w.bind("update_slice", x, lines, start=start, strides=(1,) * len(shape))


def _along(part: Part) -> int:
    """The axis along which a part is a line, in the array where its other places are fixed."""
    *fixed, axis = part.axes
    return axis - sum(a < axis for a in fixed)


def _starts_of(w: Writer, carry: Sequence[int | None]) -> tuple[int | None, ...]:
    """The whole numbers among values."""
    return tuple([None if v is None else _whole(w.aval(v), w.number(v)) for v in carry])


def _whole(aval: Aval, number: Any) -> int | None:
    is_whole = number is not None and not aval.shape and aval.dtype == int64
    return int(number) if is_whole else None
