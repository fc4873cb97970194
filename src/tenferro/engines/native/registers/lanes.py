"""Bodies written out element by element: for one lane, where they have lanes that do not meet.

Which axis of an array the lanes are is followed through the operations. A sum over lanes that only
further sums read is kept as what each lane adds to it.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING

from computegraph import MaterializedGraph, materialize_merge
from tenferro.engines.native.families.table import form_of
from tenferro.engines.native.registers.cells import Cells, Memory, access_of
from tenferro.engines.native.registers.elements import (
    ConstantElement,
    Elements,
    NotInRegistersError,
    moved,
    results,
)
from tenferro.engines.native.registers.lane_array import LaneArray, along
from tenferro.engines.native.registers.lane_axes import on_one_lane
from tenferro.engines.native.registers.nests import Nests, Stack
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.loops.loop import Loop
from tenferro.tensor import Aval

if TYPE_CHECKING:
    from tenferro.engines.native.registers.written import WrittenLoop

_LINEAR = frozenset({"add", "sub", "neg", "real", "imag", "conj"})


class LaneElements:
    """Elements of bodies on one of their lanes, into which arrays and conditions are written."""

    def __init__(
        self,
        elements: Elements,
        carries: Container[int],
        written: Callable[[Loop], WrittenLoop] | None = None,
    ) -> None:
        """`carries` are the positions of carries; `written` writes out loops inside of bodies that
        have no lanes."""
        self.elements, self.memory = elements, Memory(elements, carries)
        self._nests = None if written is None else Nests(elements, self.memory, written)

    def input(
        self, position: int, aval: Aval, *, invariant: bool, laned: bool, partial: bool = False
    ) -> LaneArray:
        """The elements of an input, whose first axis are the lanes if it is `laned`."""
        one = aval.with_shape(aval.shape[1:]) if laned else aval
        numbers = self.elements.given(position, one, invariant=invariant)
        return LaneArray(numbers, 0 if laned else None, partial)

    def written_out(self, graph: MaterializedGraph, inputs: Sequence[LaneArray]) -> list[LaneArray]:
        """The elements of a graph's outputs.

        Raises NotInRegistersError where lanes meet, or the graph cannot be written out.
        """
        return results(graph, inputs, self._result, self._looped)

    def flag(self, test: MaterializedGraph, inputs: Sequence[LaneArray]) -> LaneArray:
        """Whether a step is made, for a condition: by each lane, if it holds where any lane's does.

        Raises NotInRegistersError for other conditions that differ between lanes.
        """
        (held,) = test.outputs
        operation = None if held in test.inputs else test.arena.operation(held)
        if not isinstance(operation, TensorOperation) or operation.name != "reduce_or":
            return self.written_out(test, inputs)[0]
        (operand,) = test.arena.nodes[held][1:]
        flags = self.written_out(materialize_merge(test.arena, [operand], test.inputs), inputs)[0]
        numbers = flags.numbers
        if numbers.ndim:
            one = test.arena.metas[operand].with_shape(numbers.shape)
            numbers = self.elements.reduced(operation, one, numbers, range(numbers.ndim))
        return LaneArray(numbers, None if flags.axis is None else 0)

    def _looped(
        self, operation: TensorOperation, arrays: Sequence[LaneArray]
    ) -> tuple[LaneArray, ...]:
        if self._nests is None:
            raise NotInRegistersError
        return self._nests.results(operation, arrays)

    def _result(
        self, operation: TensorOperation, avals: list[Aval], arrays: list[LaneArray], aval: Aval
    ) -> LaneArray:
        form = form_of(operation)
        if any(isinstance(array, Stack) for array in arrays):
            raise NotInRegistersError
        if any(isinstance(array, Cells) for array in arrays):
            return self._in_memory(operation, avals, arrays, aval)
        if any(array.partial for array in arrays):
            self._check_linear(operation, arrays)
        if form in ("reshape", "view"):
            return self._moved(operation, avals, arrays)
        if form in ("constant", "iota"):
            return LaneArray(self.elements.known(operation, aval))
        if form == "gather":
            return self._gathered(operation, avals, arrays)
        if form == "pointwise":
            return self._pointwise(operation, avals, arrays, aval)
        if form == "reduction":
            return self._reduced(operation, avals[0], arrays[0])
        raise NotInRegistersError

    def _in_memory(
        self, operation: TensorOperation, avals: list[Aval], arrays: list[LaneArray], aval: Aval
    ) -> LaneArray:
        """What reads or writes an array that stays in memory."""
        form = access_of(operation)
        if form == "gather":
            return self.memory.read(operation, avals, arrays, aval)
        if form == "scatter":
            return self.memory.write(operation, avals, arrays)
        if operation.name == "add":
            return self.memory.raised(operation, avals, arrays)
        raise NotInRegistersError

    def _moved(
        self, operation: TensorOperation, avals: list[Aval], arrays: list[LaneArray]
    ) -> LaneArray:
        """What moves elements within lanes."""
        partial = any(array.partial for array in arrays)
        axis = next((array.axis for array in arrays if array.axis is not None), None)
        if axis is None:
            return LaneArray(moved(operation, avals, [a.numbers for a in arrays]), None, partial)
        one = on_one_lane(operation, avals[0], axis)
        if one is None or partial:
            raise NotInRegistersError
        own = [along(a, axis) if a.numbers.ndim or a.axis == axis else a for a in arrays]
        shapes = [m.with_shape(array.numbers.shape) for m, array in zip(avals, own, strict=True)]
        return LaneArray(moved(one.operation, shapes, [a.numbers for a in own]), one.axis)

    def _gathered(
        self, operation: TensorOperation, avals: list[Aval], arrays: list[LaneArray]
    ) -> LaneArray:
        """Elements of an array that all lanes share, at known places."""
        if any(array.axis is not None or array.partial for array in arrays):
            raise NotInRegistersError
        source, *indices = (array.numbers for array in arrays)
        values = map(self.elements.values, indices, avals[1:])
        return LaneArray(moved(operation, avals, [source, *values]))

    def _pointwise(
        self, operation: TensorOperation, avals: list[Aval], arrays: list[LaneArray], aval: Aval
    ) -> LaneArray:
        partial = any(array.partial for array in arrays)
        axes = {array.axis for array in arrays if array.axis is not None}
        if len(axes) > 1 or (partial and axes):
            raise NotInRegistersError
        axis = axes.pop() if axes else None
        numbers = [along(array, axis).numbers for array in arrays]
        found = self.elements.pointwise(operation, avals, numbers, aval)
        return LaneArray(found, axis, partial)

    def _reduced(self, operation: TensorOperation, aval: Aval, array: LaneArray) -> LaneArray:
        axes, axis = operation.params["axes"], array.axis
        others = tuple(a - (axis is not None and a > axis) for a in axes if a != axis)
        numbers = array.numbers
        if others:
            numbers = self.elements.reduced(operation, aval, numbers, others)
        if axis is None or axis not in axes:
            before = None if axis is None else axis - sum(a < axis for a in axes)
            return LaneArray(numbers, before, array.partial)
        if operation.name != "reduce_sum" or aval.dtype.kind not in "fc":
            raise NotInRegistersError
        return LaneArray(numbers, None, True)

    def _is_zero(self, array: LaneArray) -> bool:
        found = [self.elements.sources[i] for i in array.row]
        return all(isinstance(source, ConstantElement) and not source.value for source in found)

    def _check_linear(self, operation: TensorOperation, arrays: Sequence[LaneArray]) -> None:
        """Raise NotInRegistersError unless an operation on sums is the sum of it on the lanes."""
        others = [array for array in arrays if not array.partial]
        if operation.name == "mul":
            allowed = len(others) == 1
        elif operation.name == "reduce_sum":
            allowed = True
        else:
            known = operation.name in _LINEAR or form_of(operation) in ("reshape", "view")
            allowed = known and all(map(self._is_zero, others))
        if not allowed:
            raise NotInRegistersError
