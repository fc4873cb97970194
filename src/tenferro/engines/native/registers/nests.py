"""Loops inside of a body that is written out: loops of the same function.

A nested loop takes its carries and constants from registers and returns them there. Arrays that it
reads or writes at computed places, slices or stacks are those of the loops around it. What one
nest stacks for another of the same body is in a store, which has room for any number of steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from tenferro.engines.native.kernels.scalars.values import DType
from tenferro.engines.native.registers.cells import Cells, Memory
from tenferro.engines.native.registers.elements import (
    Elements,
    NotInRegistersError,
    size_of,
)
from tenferro.engines.native.registers.lane_array import NOTHING, LaneArray
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.loops.loop import Loop
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import int64

if TYPE_CHECKING:
    from tenferro.engines.native.registers.written import WrittenLoop

STEPS_MADE = -1
"""In place of an element of a nest: how many steps it has made."""


StackOf = tuple[int, int]
"""Which output of the nest of a number."""


@dataclass(frozen=True, slots=True)
class Stack(LaneArray):
    """What a nested loop stacks: which output of the nest of that number."""

    numbers: np.ndarray = field(default_factory=lambda: NOTHING)
    nest: int = 0
    output: int = 0

    @property
    def source(self) -> StackOf:
        """What it is of."""
        return self.nest, self.output


@dataclass(slots=True)
class Nest:
    """A loop in a body: its steps, and what its inputs are of the body around it.

    A loop with a condition has no `steps`. `arrays` has the inputs in memory by its own inputs,
    each an array of the body or what a nest stacks; `row` the elements by its own elements. When
    it is known, `stacks` has the stacked output of the body that is written by each of its own,
    `carries` the position of the carry, `stores` the number of the store that has it instead, and
    `first` is the first store of the nests inside.
    """

    loop: WrittenLoop
    steps: int | None
    arrays: dict[int, int | StackOf]
    row: dict[int, int]
    stacks: dict[int, int] = field(default_factory=dict)
    carries: dict[int, int] = field(default_factory=dict)
    stores: dict[int, int] = field(default_factory=dict)
    first: int = 0

    @property
    def is_counted(self) -> bool:
        """Whether its stacks are of known length."""
        return isinstance(self.loop.loop.length, int) and self.steps is not None


class Nests:
    """The loops of a body, as elements."""

    def __init__(
        self, elements: Elements, memory: Memory, written: Callable[[Loop], WrittenLoop]
    ) -> None:
        self._elements, self._memory, self._written = elements, memory, written

    def results(
        self, operation: TensorOperation, arrays: Sequence[LaneArray]
    ) -> tuple[LaneArray, ...]:
        """The carries and stacks of a loop on arrays of the body."""
        loop = Loop.of(operation)
        self._check(loop)
        own, metas = loop.operands(arrays), loop.inputs(loop.body.inputs)
        carry = [
            self._zeros(m) if x is None else x for x, m in zip(own.carry, metas.carry, strict=True)
        ]
        inner = self._written(loop)
        given = [*own.consts, *carry, *own.xs]
        in_memory = [isinstance(x, Cells) for x in inner.inputs.flat()]
        first = loop.consts + loop.carries
        places = [i for i, on in enumerate(in_memory) if on or i >= first]
        for i in places:
            given[i] = self._placed(operation, given[i], loop.body.inputs[i])
            if i - loop.consts in inner.cells:
                given[i] = self._memory.writable(operation, loop.body.inputs[i], given[i])
        carry = given[loop.consts : first]
        steps = None if own.steps is None else own.steps.row[0]
        nest = Nest(inner, steps, {i: self._array(given[i]) for i in places}, {})
        places_of = [*nest.arrays.values()]
        written = [nest.arrays[loop.consts + j] for j in inner.cells]
        if any(places_of.count(at) > 1 or not isinstance(at, int) for at in written):
            raise NotInRegistersError
        for i, (mine, outer) in enumerate(zip(inner.inputs.flat(), given, strict=True)):
            if i not in nest.arrays:
                nest.row.update(zip(mine.row, self._row(outer), strict=True))
        token = self._add(operation, nest)
        stacked = len(loop.body.outputs) - loop.carries
        stacks = [Stack(nest=token, output=k) for k in range(stacked)]
        carries = self._carries(operation, inner, carry, token)
        if nest.steps is None:
            carries.append(LaneArray(np.array(self._result(operation, int64, token, STEPS_MADE))))
        return (*carries, *stacks)

    def _check(self, loop: Loop) -> None:
        """Raise NotInRegistersError for loops that are not nested."""
        ends_apart = loop.cond is not None and any(loop.lanes)
        if loop.limit is not None or ends_apart:  # blocks of lanes, each with its own end
            raise NotInRegistersError
        for aval in (*loop.body.inputs, *loop.body.metas):
            size_of(aval)

    def _zeros(self, aval: Aval) -> LaneArray:
        return LaneArray(np.full(aval.shape, self._elements.constant(aval.dtype.type(0))))

    def _placed(self, operation: TensorOperation, given: LaneArray, aval: Aval) -> LaneArray:
        """An array that a nest has in memory."""
        if isinstance(given, Cells | Stack) or given.numbers.shape != aval.shape:
            return given
        return self._memory.filled(operation, aval, given)

    def _array(self, given: LaneArray) -> int | StackOf:
        """The input of the body that is an array in memory, or what a nest before stacks."""
        if isinstance(given, Stack):
            return given.source
        if not isinstance(given, Cells):
            raise NotInRegistersError
        self._memory.check_current(given)
        return given.position

    def _row(self, given: LaneArray) -> list[int]:
        """The elements of an array that is not in memory."""
        if isinstance(given, Cells | Stack):
            raise NotInRegistersError
        return given.row

    def _add(self, operation: TensorOperation, nest: Nest) -> int:
        """The number of a nest, as an element that all its results are computed of."""
        steps = [] if nest.steps is None else [nest.steps]
        row = (*steps, *dict.fromkeys(nest.row.values()))
        token = self._elements.apart(operation, int64, row, nest.loop.elements.work)
        self._elements.nests[token] = nest
        self._memory.writes.append(token)
        return token

    def _carries(
        self,
        operation: TensorOperation,
        inner: WrittenLoop,
        carry: Sequence[LaneArray],
        token: int,
    ) -> list[LaneArray]:
        found: list[LaneArray] = []
        for j, (mine, given) in enumerate(zip(inner.inputs.carry, carry, strict=True)):
            if isinstance(given, Cells):
                found.append(self._memory.after(given, ()))
                continue
            dtype = inner.loop.body.metas[j].dtype
            row = [self._result(operation, dtype, token, own) for own in mine.row]
            found.append(LaneArray(np.array(row, np.int64).reshape(given.numbers.shape)))
        return found

    def _result(self, operation: TensorOperation, dtype: DType, token: int, own: int) -> int:
        """The element that is what a nest has as one of its own."""
        found = self._elements.apart(operation, dtype, (token,))
        self._elements.from_nests[found] = token, own
        return found


def find_stacks(
    elements: Elements,
    carry: Sequence[LaneArray],
    stacked: Sequence[LaneArray],
    places: Mapping[int, int],
    first: int,
) -> int:
    """Note where the nests of a body write what they stack: in its own stacks, in carries at these
    places, or in stores from the first one on.

    Returns how many stores there are then. Raises NotInRegistersError where neither can be.
    """
    for j, array in enumerate(stacked):
        if isinstance(array, Stack):
            nest = elements.nests[array.nest]
            if array.output in nest.stacks or not nest.is_counted:
                raise NotInRegistersError
            nest.stacks[array.output] = j
    for j, array in enumerate(carry):
        if isinstance(array, Stack):
            nest = elements.nests[array.nest]
            kept = array.output in (*nest.stacks, *nest.carries)
            if j not in places or kept or not nest.is_counted:
                raise NotInRegistersError
            nest.carries[array.output] = places[j]
    count = first
    for nest in elements.nests.values():
        every = range(len(nest.loop.outputs.stacked))
        own = [k for k in every if k not in nest.stacks and k not in nest.carries]
        nest.stores = dict(zip(own, range(count, count + len(own)), strict=True))
        nest.first = count + len(own)
        count = nest.first + nest.loop.stores
    return count
