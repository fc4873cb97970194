"""A graph written out element by element.

Families that only move elements compute nothing: their NumPy kernels run on arrays of the numbers
of elements, which shows where each element of a result is from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from computegraph import MaterializedGraph
from tenferro.engines.native.families.table import cost_of, form_of
from tenferro.engines.native.graphs.support import is_native
from tenferro.engines.native.kernels.scalars.values import DType
from tenferro.kernels.table import kernel
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.loops.loop import is_loop
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import int64

if TYPE_CHECKING:
    from tenferro.engines.native.registers.nests import Nest

T = TypeVar("T")
Numbers = NDArray[np.int64]
"""The numbers of an array's elements."""
MOST = 8192
"""The most work of a body: elements that it takes or computes, sums counted by what they add up.

On an EPYC with AVX2, value | gradient in us and the processor time until both are compiled, written
out up to 24,576 and up to 8,192: a network of 64 units 142 | 301 in 7.0 s, 103 | 235 in 0.15 s; an
LSTM of 32 units 102 | 204 in 5.6 s, 92 | 198 in 0.5 s. Up to 8,192 and up to 4,096: a network of 32
units 39 | 68 in 1.0 s, 45 | 95 in 0.4 s; an LSTM of 16 units 33 | 56 and 46 | 67; a stencil on 200
numbers 34 | 80 and 43 | 83. On one with AVX-512 matrices times vectors of up to 24,576 were 2 to 9
times as fast as in nests, and took 1.5 s to compile.
"""
NANOSECONDS = 0.03
"""Nanoseconds of what counts once. A sine counts 35 times: from 200 of them on nests are as fast,
and twice as fast in gradients, where what is kept for later does not stay in registers."""


class NotInRegistersError(Exception):
    """A graph is too large to be written out, or reads elements at places that are computed."""


@dataclass(frozen=True, slots=True)
class InputElement:
    """An element of an input, by its place there."""

    position: int
    offset: int


@dataclass(frozen=True, slots=True)
class ConstantElement:
    """A constant."""

    value: Any


class Place(NamedTuple):
    """An element of an input at a computed place: so far from where its first operands say.

    `limits` are the stride and the greatest value of each of these indices. One that is out of
    bounds means the nearest element, or that nothing is written if the operation `drops` it, or any
    element if it is `promised` that there is none.
    """

    position: int
    offset: int
    limits: tuple[tuple[int, int], ...]
    drops: bool
    promised: bool = False


class Block(NamedTuple):
    """Elements of an array, at a place or all of them, that are copied or written together.

    They are `runs` of elements, each behind the one before, so far from one another. The others lie
    together, in the array `other` from an element on; without that, all elements become those that
    the operation has as operands.
    """

    place: Place
    runs: tuple[int, int, int]
    other: int | None = None
    first: int = 0
    is_read: bool = False


@dataclass(slots=True)
class ElementStage:
    """An operation on arrays: the dtypes of its operands and of its result."""

    operation: TensorOperation
    dtypes: tuple[DType, ...]
    dtype: DType

    @property
    def is_reduction(self) -> bool:
        """Whether each element joins any number of others."""
        return form_of(self.operation) == "reduction"


class Elements:
    """The elements of a body: the dtype of each, and its source; for computed ones the operands."""

    def __init__(self) -> None:
        self.dtypes: list[DType] = []
        self.sources: list[InputElement | ConstantElement | tuple[int, ...]] = []
        self.invariant: list[bool] = []
        self.stage_of: list[int] = []
        self.stages: list[ElementStage] = []
        self.places: dict[int, Place] = {}
        """The places of elements that are read from memory, or written there."""
        self.blocks: dict[int, Block] = {}
        """The blocks that are copied or filled, by elements that stand for that."""
        self.nests: dict[int, Nest] = {}
        """The loops among them: all that a loop returns is computed of one element."""
        self.from_nests: dict[int, tuple[int, int]] = {}
        """The elements that loops return: of which, and the element of its carry."""
        self._constants: dict[tuple[str, bytes], int] = {}
        self._computed_of: dict[Any, dict[tuple[int, ...], int]] = {}
        self.work = 0

    def given(self, position: int, aval: Aval, *, invariant: bool) -> Numbers:
        """The elements of an input; those of an invariant one are the same in all steps."""
        count = size_of(aval)
        self._grow(count)
        found = [
            self._append(InputElement(position, i), aval.dtype, -1, invariant=invariant)
            for i in range(count)
        ]
        return np.array(found, np.int64).reshape(aval.shape)

    def operands(self, i: int) -> tuple[int, ...]:
        """What an element is computed of."""
        source = self.sources[i]
        return source if isinstance(source, tuple) else ()

    def pointwise(
        self, operation: TensorOperation, avals: Sequence[Aval], arrays: list[Numbers], aval: Aval
    ) -> Numbers:
        """The results of a pointwise operation on arrays of one shape."""
        weight = max(1, int(cost_of(operation, aval.dtype) / NANOSECONDS))
        self._grow(weight * arrays[0].size)
        dtypes = tuple(a.dtype for a in avals)
        rows = zip(*(array.ravel().tolist() for array in arrays), strict=True)
        return self._computed(operation, dtypes, aval.dtype, rows).reshape(arrays[0].shape)

    def reduced(
        self, operation: TensorOperation, aval: Aval, array: Numbers, axes: Sequence[int]
    ) -> Numbers:
        """The results of a reduction along some axes."""
        self._grow(array.size)
        kept = [a for a in range(array.ndim) if a not in axes]
        shape = [prod(array.shape[a] for a in group) for group in (kept, axes)]
        rows = array.transpose(*kept, *axes).reshape(shape).tolist()
        found = self._computed(operation, (aval.dtype,), aval.dtype, map(tuple, rows))
        return found.reshape([array.shape[a] for a in kept])

    def at_places(
        self,
        operation: TensorOperation,
        dtype: DType,
        rows: Iterable[tuple[int, ...]],
        places: Sequence[Place],
    ) -> Numbers:
        """Elements that an operation reads or writes in memory, by indices and what is written."""
        self._grow(len(places))
        self.stages.append(ElementStage(operation, (), dtype))
        found = []
        for row, place in zip(rows, places, strict=True):
            found.append(self._append(row, dtype, len(self.stages) - 1, invariant=False))
            self.places[found[-1]] = place
        return np.array(found, np.int64)

    def apart(
        self, operation: TensorOperation, dtype: DType, row: tuple[int, ...], work: int = 1
    ) -> int:
        """One element that an operation computes of others in each step, and no other such."""
        self._grow(work)
        self.stages.append(ElementStage(operation, (), dtype))
        return self._append(row, dtype, len(self.stages) - 1, invariant=False)

    def is_apart(self, i: int) -> bool:
        """Whether an element is read, written or computed by separate code."""
        apart = self.places, self.blocks, self.nests, self.from_nests
        return any(i in found for found in apart)

    def known(self, operation: TensorOperation, aval: Aval) -> Numbers:
        """The elements of a constant."""
        self._grow(size_of(aval))
        values = np.asarray(kernel(operation, ())())
        found = [self.constant(value) for value in values.ravel()]
        return np.array(found, np.int64).reshape(values.shape)

    def constant(self, value: Any) -> int:
        """The element of a NumPy number."""
        dtype = value.dtype
        key = dtype.str, value.tobytes()
        if key not in self._constants:
            self._constants[key] = self._append(
                ConstantElement(value.item()), dtype, -1, invariant=True
            )
        return self._constants[key]

    def values(self, array: Numbers, aval: Aval) -> Any:
        """An array that is known; NotInRegistersError if it is not."""
        sources = [self.sources[i] for i in array.ravel().tolist()]
        values = [source.value for source in sources if isinstance(source, ConstantElement)]
        if len(values) < len(sources):
            raise NotInRegistersError
        return np.array(values, aval.dtype).reshape(array.shape)

    def _computed(
        self,
        operation: TensorOperation,
        dtypes: tuple[DType, ...],
        dtype: DType,
        rows: Iterable[tuple[int, ...]],
    ) -> Numbers:
        """Elements by their operands; a reduction of one element is that element."""
        stage = ElementStage(operation, dtypes, dtype)
        number = len(self.stages)
        self.stages.append(stage)
        numbers = self._computed_of.setdefault((operation, dtypes), {})
        found, is_reduction = [], stage.is_reduction
        for row in rows:
            if is_reduction and len(row) == 1:
                found.append(row[0])
                continue
            if row not in numbers:
                own = all(self.invariant[i] for i in row)
                numbers[row] = self._append(row, dtype, number, invariant=own)
            found.append(numbers[row])
        return np.array(found, np.int64)

    def _append(
        self,
        source: InputElement | ConstantElement | tuple[int, ...],
        dtype: DType,
        stage: int,
        *,
        invariant: bool,
    ) -> int:
        self.sources.append(source)
        self.dtypes.append(dtype)
        self.stage_of.append(stage)
        self.invariant.append(invariant)
        return len(self.sources) - 1

    def _grow(self, work: int) -> None:
        self.work += work
        if self.work > MOST:
            raise NotInRegistersError


def size_of(aval: Aval) -> int:
    """The number of elements; NotInRegistersError where it is not known."""
    size = 1
    for n in aval.shape:
        if not isinstance(n, int):
            raise NotInRegistersError
        size *= n
    return size


def moved(operation: TensorOperation, avals: Sequence[Aval], arrays: Sequence[Any]) -> Numbers:
    """The result of a family that moves elements, applied to the numbers of elements."""
    numbers = tuple(aval.with_dtype(int64) for aval in avals)
    return np.asarray(kernel(operation, numbers)(*arrays))


def results(
    graph: MaterializedGraph,
    inputs: Iterable[T],
    result: Callable[..., T],
    looped: Callable[[TensorOperation, list[T]], Iterable[T]],
) -> list[T]:
    """The outputs of a graph, computed by `result(operation, avals, operands, aval)`.

    Those of loops by `looped(operation, operands)`. Raises NotInRegistersError for an operation
    that the engine has no code for.
    """
    here = dict(zip(graph.inputs, inputs, strict=True))
    metas = graph.arena.metas
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        assert isinstance(operation, TensorOperation)
        if is_loop(operation):
            here.update(enumerate(looped(operation, [here[u] for u in operands]), v))
            continue
        avals = [metas[u] for u in operands]
        if not is_native(operation, avals):
            raise NotInRegistersError
        here[v] = result(operation, avals, [here[u] for u in operands], metas[v])
    return [here[v] for v in graph.outputs]
