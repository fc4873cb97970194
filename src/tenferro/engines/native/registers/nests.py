"""Loops inside of a body that is written out: loops of the same function.

A nested `scan` takes its carries and constants from registers and returns them there. Arrays that
it reads or writes at computed places, slices or stacks are those of the loops around it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

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


@dataclass(frozen=True, slots=True)
class Stack(LaneArray):
    """What a nested loop stacks: which output of the nest of that number."""

    numbers: np.ndarray = field(default_factory=lambda: NOTHING)
    nest: int = 0
    output: int = 0


@dataclass(slots=True)
class Nest:
    """A loop in a body: its steps, and what its inputs are of the body around it.

    `arrays` has the inputs in memory by its own inputs, `row` the elements by its own elements, and
    `stacks`, when it is known, the stacked output of the body that is written by each of its own.
    """

    loop: WrittenLoop
    steps: int
    arrays: dict[int, int]
    row: dict[int, int]
    stacks: dict[int, int] = field(default_factory=dict)


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
        assert own.steps is not None
        inner = self._written(loop)
        given = [*own.consts, *carry, *own.xs]
        in_memory = [isinstance(x, Cells) for x in inner.inputs.flat()]
        first = loop.consts + loop.carries
        places = [i for i, on in enumerate(in_memory) if on or i >= first]
        nest = Nest(inner, own.steps.row[0], {i: self._array(given[i]) for i in places}, {})
        positions = [*nest.arrays.values()]
        if any(positions.count(nest.arrays[loop.consts + j]) > 1 for j in inner.cells):
            raise NotInRegistersError
        for i, (mine, outer) in enumerate(zip(inner.inputs.flat(), given, strict=True)):
            if i not in nest.arrays:
                nest.row.update(zip(mine.row, self._row(outer), strict=True))
        token = self._add(operation, nest)
        stacked = len(loop.body.outputs) - loop.carries
        stacks = [Stack(nest=token, output=k) for k in range(stacked)]
        return (*self._carries(operation, inner, carry, token), *stacks)

    def _check(self, loop: Loop) -> None:
        """Raise NotInRegistersError for loops that are not nested."""
        if loop.cond is not None:
            raise NotInRegistersError
        slices = len(loop.body.outputs) - loop.carries + loop.xs
        if slices and not isinstance(loop.length, int):
            raise NotInRegistersError
        for aval in (*loop.body.inputs, *loop.body.metas):
            size_of(aval)

    def _zeros(self, aval: Aval) -> LaneArray:
        return LaneArray(np.full(aval.shape, self._elements.constant(aval.dtype.type(0))))

    def _array(self, given: LaneArray) -> int:
        """The input of the body that is an array in memory."""
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
        row = (nest.steps, *dict.fromkeys(nest.row.values()))
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
            row = [self._elements.apart(operation, dtype, (token,)) for _ in mine.row]
            for i, own in zip(row, mine.row, strict=True):
                self._elements.from_nests[i] = token, own
            found.append(LaneArray(np.array(row, np.int64).reshape(given.numbers.shape)))
        return found


def find_stacks(
    elements: Elements, carry: Sequence[LaneArray], stacked: Sequence[LaneArray]
) -> None:
    """Note where the nests of a body write what they stack.

    Raises NotInRegistersError unless that is in the body's own stacks.
    """
    for j, array in enumerate(stacked):
        if isinstance(array, Stack):
            if array.output in elements.nests[array.nest].stacks:
                raise NotInRegistersError
            elements.nests[array.nest].stacks[array.output] = j
    for nest in elements.nests.values():
        if len(nest.stacks) < len(nest.loop.outputs.stacked):
            raise NotInRegistersError
    if any(isinstance(array, Stack) for array in carry):
        raise NotInRegistersError
