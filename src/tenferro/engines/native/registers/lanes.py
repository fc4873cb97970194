"""Bodies whose arrays have an axis of lanes that do not meet: every lane runs the same elements.

Which axis that is, is followed through the operations. Where one may move lanes too, numbers of
elements and lanes go through its NumPy kernel together, and come out in one order of lanes. A sum
over lanes that only further sums read is kept as what each lane adds to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np

from computegraph import MaterializedGraph, materialize_merge
from tenferro.engines.native.families.table import form_of
from tenferro.engines.native.registers.elements import (
    Elements,
    Known,
    NotInRegistersError,
    Numbers,
    moved,
    results,
    size_of,
)
from tenferro.engines.native.registers.lane_axes import on_one_lane
from tenferro.ops.family import TensorOperation
from tenferro.tensor import Aval

_LINEAR = frozenset({"add", "sub", "neg", "real", "imag", "conj"})
_MOST = 2**18
"""The most elements of arrays, all lanes together, that are followed through a kernel (5 ms)."""


@dataclass(frozen=True, slots=True)
class Laned:
    """The elements of an array in one lane, and the axis of the lanes in it.

    Without an axis all lanes have the same elements; or the elements are the sums of what the lanes
    have, if `partial`.
    """

    numbers: Numbers
    axis: int | None = None
    partial: bool = False


class LanedElements:
    """Elements of bodies with so many lanes.

    With `lenient`, what is not linear in sums over lanes passes: to find out what reads them.
    """

    def __init__(self, elements: Elements, lanes: int, *, lenient: bool) -> None:
        self.elements, self.lanes, self._lenient = elements, lanes, lenient

    def given(self, position: int, aval: Aval, *, invariant: bool, partial: bool = False) -> Laned:
        """The elements of an input, whose lanes are its first axis if that has their number."""
        if aval.shape[:1] != (self.lanes,):
            return Laned(self.elements.given(position, aval, invariant=invariant), None, partial)
        one = aval.with_shape(aval.shape[1:])
        return Laned(self.elements.given(position, one, invariant=invariant), 0)

    def written_out(self, graph: MaterializedGraph, inputs: Sequence[Laned]) -> list[Laned]:
        """The elements of a graph's outputs. Raises NotInRegistersError where lanes meet."""
        return results(graph, inputs, self._result)

    def flag(self, test: MaterializedGraph, inputs: Sequence[Laned]) -> Laned:
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
        return Laned(numbers, None if flags.axis is None else 0)

    def _result(
        self, operation: TensorOperation, avals: list[Aval], arrays: list[Laned], aval: Aval
    ) -> Laned:
        form = form_of(operation)
        if form in ("reshape", "view"):
            return self._moved(operation, avals, arrays)
        if form in ("constant", "iota"):
            return Laned(self.elements.known(operation, aval))
        if form == "pointwise":
            return self._pointwise(operation, avals, arrays, aval)
        if form == "reduction":
            return self._reduced(operation, avals[0], arrays[0])
        raise NotInRegistersError

    def _moved(self, operation: TensorOperation, avals: list[Aval], arrays: list[Laned]) -> Laned:
        partial = any(array.partial for array in arrays)
        if partial:
            self._check_linear(operation, arrays)
        if all(array.axis is None for array in arrays):
            return Laned(moved(operation, avals, [a.numbers for a in arrays]), None, partial)
        found = self._on_one_lane(operation, avals, arrays)
        if found is not None:
            return found
        if sum(map(size_of, avals)) > _MOST:
            raise NotInRegistersError
        codes = moved(operation, avals, [self._codes(array) for array in arrays])
        return self._decoded(codes)

    def _on_one_lane(
        self, operation: TensorOperation, avals: list[Aval], arrays: list[Laned]
    ) -> Laned | None:
        """What moves elements within lanes; None where it may move lanes."""
        axis = arrays[0].axis
        one = None if axis is None else on_one_lane(operation, avals[0], axis)
        if one is None:
            return None
        try:
            own = [
                self.along(a, axis if a.numbers.ndim or a.axis == axis else None) for a in arrays
            ]
        except NotInRegistersError:
            return None
        shapes = [
            aval.with_shape(array.numbers.shape) for aval, array in zip(avals, own, strict=True)
        ]
        return Laned(moved(one.operation, shapes, [a.numbers for a in own]), one.axis)

    def _codes(self, array: Laned) -> Numbers:
        """Numbers of elements and lanes in one; the last lane stands for all of them."""
        many = self.lanes + 1
        if array.axis is None:
            return array.numbers * many + self.lanes
        return self._with_lanes(array) * many + self._lane_numbers(array.numbers.ndim, array.axis)

    def _with_lanes(self, array: Laned) -> Numbers:
        assert array.axis is not None
        shape = list(array.numbers.shape)
        shape.insert(array.axis, self.lanes)
        return np.broadcast_to(np.expand_dims(array.numbers, array.axis), shape)

    def _lane_numbers(self, ndim: int, axis: int) -> Numbers:
        """The numbers of the lanes along an axis behind which so many others are in all."""
        shape = [1] * (ndim + 1)
        shape[axis] = self.lanes
        return np.arange(self.lanes).reshape(shape)

    def _decoded(self, codes: Numbers) -> Laned:
        numbers, lanes = np.divmod(codes, self.lanes + 1)
        if (lanes == self.lanes).all():
            return Laned(numbers)
        for axis, size in enumerate(codes.shape):
            if size == self.lanes:
                own = self._lane_numbers(codes.ndim - 1, axis)
                one = numbers.take([0], axis)
                if ((lanes == own) | (lanes == self.lanes)).all() and (numbers == one).all():
                    return Laned(one.squeeze(axis), axis)
        raise NotInRegistersError

    def _pointwise(
        self, operation: TensorOperation, avals: list[Aval], arrays: list[Laned], aval: Aval
    ) -> Laned:
        partial = any(array.partial for array in arrays)
        if partial:
            self._check_linear(operation, arrays)
        axes = {array.axis for array in arrays if array.axis is not None}
        if len(axes) > 1 or (partial and axes):
            raise NotInRegistersError
        axis = axes.pop() if axes else None
        numbers = [self.along(array, axis).numbers for array in arrays]
        return Laned(self.elements.pointwise(operation, avals, numbers, aval), axis, partial)

    def along(self, array: Laned, axis: int | None) -> Laned:
        """An array that is the same in all lanes, as one that has them along an axis."""
        if array.axis == axis:
            return array
        if array.axis is not None or array.partial or axis is None:
            raise NotInRegistersError
        one = array.numbers.take([0], axis)
        if not (array.numbers == one).all():
            raise NotInRegistersError
        return Laned(one.squeeze(axis), axis)

    def _reduced(self, operation: TensorOperation, aval: Aval, array: Laned) -> Laned:
        axes, axis = operation.params["axes"], array.axis
        if axis is None:
            if array.partial and operation.name != "reduce_sum":
                raise NotInRegistersError
            numbers = self.elements.reduced(operation, aval, array.numbers, axes)
            return Laned(numbers, None, array.partial)
        others = tuple(a - (a > axis) for a in axes if a != axis)
        numbers = array.numbers
        if others:
            numbers = self.elements.reduced(operation, aval, numbers, others)
        if axis not in axes:
            return Laned(numbers, axis - sum(a < axis for a in axes))
        if operation.name != "reduce_sum" or aval.dtype.kind not in "fc":
            raise NotInRegistersError
        return Laned(numbers, None, True)

    def _is_zero(self, array: Laned) -> bool:
        found = [self.elements.sources[i] for i in array.numbers.ravel().tolist()]
        return all(isinstance(source, Known) and not source.value for source in found)

    def _check_linear(self, operation: TensorOperation, arrays: Sequence[Laned]) -> None:
        """Raise NotInRegistersError unless an operation on sums is the sum of it on the lanes."""
        others = [array for array in arrays if not array.partial]
        if operation.name == "mul":
            allowed = len(others) == 1
        else:
            known = operation.name in _LINEAR or form_of(operation) in ("reshape", "view")
            allowed = known and all(self._is_zero(array) for array in others)
        if not (allowed or self._lenient):
            raise NotInRegistersError


def places(array: Laned, lanes: int) -> tuple[list[int], int]:
    """Where the elements of an array stand in memory for the first lane, and the next lane's."""
    shape = list(array.numbers.shape)
    if array.axis is None:
        return list(range(array.numbers.size)), 0
    shape.insert(array.axis, lanes)
    offsets = np.arange(prod(shape)).reshape(shape).take(0, array.axis)
    return offsets.ravel().tolist(), prod(shape[array.axis + 1 :])
