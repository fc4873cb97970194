"""Arrays that stay in memory while a loop runs, as it reads and writes them at computed places.

A step writes into the array itself, so its reads and writes keep the order of the body. A body that
reads what an array was before a write, behind that write, is not written out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from heapq import heapify, heappop, heappush
from math import prod
from typing import Any

import numpy as np

from computegraph import MaterializedGraph
from tenferro.engines.native.families.table import form_of
from tenferro.engines.native.plan.strides import strides
from tenferro.engines.native.registers.bodies import prepared
from tenferro.engines.native.registers.elements import (
    ConstantElement,
    Elements,
    NotInRegistersError,
    Numbers,
    Place,
    size_of,
)
from tenferro.engines.native.registers.lane_array import NOTHING, LaneArray
from tenferro.ops.arrays.indexing import index_position, window_axes
from tenferro.ops.arrays.slicing import spans
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.loops.loop import Loop, is_loop
from tenferro.tensor import Aval, Shape

_MOST = 64
"""The most elements that an operation reads or writes: each is an instruction. Rows of more are
copied faster by nests."""
_STATIC = {"slice": "gather", "update_slice": "scatter"}
"""Views that read and write known places of arrays that are in memory anyway."""


@dataclass(frozen=True, slots=True)
class Cells(LaneArray):
    """An array in memory: which input it is, and how often a step has written to it."""

    numbers: Numbers = field(default_factory=lambda: NOTHING)
    position: int = 0
    version: int = 0


def cells_of(graph: MaterializedGraph, test: MaterializedGraph | None = None) -> frozenset[int]:
    """The positions of inputs that are written to, or read at computed places, or in loops; those
    of a condition included."""
    if test is not None:
        return cells_of(graph) | cells_of(test)
    found, places = set[int](), {v: i for i, v in enumerate(graph.inputs)}
    for _, operation, operands in _applied(graph):
        if is_loop(operation):
            arrays = _arrays_of(Loop.of(operation), operands)
            found.update(places[v] for u in arrays for v in _sources(graph, u) if v in places)
            continue
        form = form_of(operation)
        computed = form == "gather" and not all(_is_known(graph, u) for u in operands[1:])
        if form == "scatter" or computed:
            found.update(places[v] for v in _sources(graph, operands[0]) if v in places)
    return frozenset(found)


def _arrays_of(loop: Loop, operands: Sequence[int]) -> list[int]:
    """The operands of a loop that it has in memory."""
    own = loop.operands(operands)
    given = *own.consts, *own.carry
    test = None if loop.cond is None else prepared(loop.cond)
    inside = (given[i] for i in cells_of(prepared(loop.body), test) if i < len(given))
    return [*(v for v in inside if v is not None), *own.xs]


def _sources(graph: MaterializedGraph, v: int) -> tuple[int, ...]:
    """An array, or what it is the sum of: gradients add zeros, for the signs of others."""
    operation = None if v in graph.inputs else graph.arena.operation(v)
    is_sum = operation is not None and operation.name == "add"
    return graph.arena.nodes[v][1:] if is_sum else (v,)


def access_of(operation: TensorOperation) -> str | None:
    """Whether an operation is a "gather" or a "scatter" of an array in memory."""
    return _STATIC.get(operation.name) or form_of(operation)


def writes_last(graph: MaterializedGraph, cells: Iterable[int]) -> MaterializedGraph:
    """The graph in an order in which writes to these inputs come when nothing else can: they end
    what is read."""
    arena, given = graph.arena, {graph.inputs[i] for i in cells}

    def is_late(v: int) -> bool:
        operation, operands = rows[v]
        is_sum = operation.name == "add" and not given.isdisjoint(operands)
        return is_sum or is_loop(operation) or access_of(operation) == "scatter"

    rows = {v: (operation, operands) for v, operation, operands in _applied(graph)}
    needs = {v: {u - arena.slot(u) for u in us}.intersection(rows) for v, (_, us) in rows.items()}
    users: dict[int, list[int]] = {v: [] for v in rows}
    for v, own in needs.items():
        for u in own:
            users[u].append(v)
    left = {v: len(own) for v, own in needs.items()}
    ready = [(is_late(v), v) for v, n in left.items() if not n]
    heapify(ready)
    order = []
    while ready:
        _, v = heappop(ready)
        order.append(v)
        for user in users[v]:
            left[user] -= 1
            if not left[user]:
                heappush(ready, (is_late(user), user))
    return replace(graph, order=order)


def _applied(graph: MaterializedGraph) -> Iterator[tuple[int, TensorOperation, tuple[int, ...]]]:
    """First outputs of operations, the operations and their operands."""
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        assert isinstance(operation, TensorOperation)
        yield v, operation, operands


def _is_known(graph: MaterializedGraph, v: int) -> bool:
    operation = None if v in graph.inputs else graph.arena.operation(v)
    return isinstance(operation, TensorOperation) and form_of(operation) in ("constant", "iota")


class Memory:
    """What the steps of a loop read and write in memory, as elements."""

    def __init__(self, elements: Elements) -> None:
        self.elements = elements
        self.writes: list[int] = []
        """The elements that stand for writes, in their order."""
        self._versions: dict[int, int] = {}
        self._raised: set[int] = set()
        """The inputs whose zeros all steps make positive."""
        self._written: list[tuple[int, str, list[int]]] = []
        """What is written to which inputs, and by which operation."""

    def array(self, position: int, aval: Aval) -> Cells:
        """An input that stays in memory."""
        if not size_of(aval):
            raise NotInRegistersError
        return Cells(position=position)

    def read(
        self,
        operation: TensorOperation,
        avals: Sequence[Aval],
        arrays: Sequence[LaneArray],
        aval: Aval,
    ) -> LaneArray:
        """The elements that indices select."""
        source, *indices = arrays
        found = self._at_places(operation, avals, source, indices, aval.shape, None)
        return LaneArray(found)

    def write(
        self, operation: TensorOperation, avals: Sequence[Aval], arrays: Sequence[LaneArray]
    ) -> Cells:
        """The array after a write."""
        source, updates, *indices = arrays
        own = [avals[0], *avals[2:]]
        found = self._at_places(operation, own, source, indices, avals[1].shape, updates.numbers)
        assert isinstance(source, Cells)
        self._written.append((source.position, operation.name, updates.row))
        return self.after(source, found.ravel().tolist())

    def raised(
        self, operation: TensorOperation, avals: Sequence[Aval], arrays: Sequence[LaneArray]
    ) -> Cells:
        """The array plus 0.0, which makes zeros positive: once, as they stay so."""
        cells = [array for array in arrays if isinstance(array, Cells)]
        numbers = {i for array in arrays for i in array.row}
        if (
            len(cells) != 1
            or avals[0].dtype.kind not in "fc"
            or not all(map(self._is_zero, numbers))
        ):
            raise NotInRegistersError
        self.check_current(cells[0])
        self._raised.add(cells[0].position)
        place = Place(cells[0].position, 0, (), False)
        found = self.elements.at_places(operation, avals[0].dtype, [()], [place])
        return self.after(cells[0], found.ravel().tolist())

    def after(self, source: Cells, writes: Iterable[int]) -> Cells:
        """An array after these writes."""
        self.writes += writes
        self._versions[source.position] = source.version + 1
        return Cells(position=source.position, version=source.version + 1)

    def check_current(self, source: Cells) -> None:
        """Raise NotInRegistersError for an array that has been written to since."""
        if source.version != self._versions.get(source.position, 0):
            raise NotInRegistersError

    def _is_zero(self, i: int) -> bool:
        """Whether an element is 0.0, both parts if it is complex."""
        source = self.elements.sources[i]
        return isinstance(source, ConstantElement) and str(complex(source.value)) == "0j"

    def _stays_raised(self, position: int) -> bool:
        """Whether no write brings a negative zero: sums with positive zeros have none."""
        return all(
            name == "scatter_add" or all(map(self._is_raised, row))
            for at, name, row in self._written
            if at == position
        )

    def _is_raised(self, i: int) -> bool:
        stage = self.elements.stage_of[i]
        is_sum = stage >= 0 and self.elements.stages[stage].operation.name == "add"
        return self._is_zero(i) or (is_sum and any(map(self._is_zero, self.elements.operands(i))))

    @property
    def written(self) -> set[int]:
        """The inputs that are written to."""
        return set(self._versions)

    def is_last(self, array: LaneArray, position: int) -> bool:
        """Whether an array is what a step leaves in the memory of an input."""
        found = (array.position, array.version) if isinstance(array, Cells) else None
        is_kept = position not in self._raised or self._stays_raised(position)
        return is_kept and found == (position, self._versions.get(position, 0))

    def _at_places(
        self,
        operation: TensorOperation,
        avals: Sequence[Aval],
        source: LaneArray,
        indices: Sequence[LaneArray],
        shape: Shape,
        updates: Numbers | None,
    ) -> Numbers:
        """Elements by their indices, and by what is written there."""
        others = any(isinstance(array, Cells) for array in indices)
        if not isinstance(source, Cells) or others or prod(map(int, shape)) > _MOST:
            raise NotInRegistersError
        self.check_current(source)
        if any(aval.dtype == np.uint64 for aval in avals[1:]):  # no index of 64 bits with a sign
            raise NotInRegistersError
        offsets, limits, places = _places(operation, avals[0].shape, shape, indices)
        columns = [*places, *([] if updates is None else [updates])]
        drops = updates is not None and operation.params.get("mode") == "drop"
        lists = [np.broadcast_to(column, offsets.shape).ravel().tolist() for column in columns]
        rows = [tuple(own[i] for own in lists) for i in range(offsets.size)]
        at = [Place(source.position, n, limits, drops) for n in offsets.ravel().tolist()]
        return self.elements.at_places(operation, avals[0].dtype, rows, at).reshape(shape)


def _places(
    operation: TensorOperation,
    size: Sequence[Any],
    shape: Sequence[Any],
    indices: Sequence[LaneArray],
) -> tuple[Numbers, tuple[tuple[int, int], ...], list[Numbers]]:
    """Offsets of elements, the stride and greatest value of each index, and the indices."""
    steps, axes = strides(size), operation.params.get("axes")
    every = dict(enumerate(range(len(shape))))
    if operation.name in _STATIC:
        start, jumps = operation.params["start"], operation.params["strides"]
        along = [s * jump for s, jump in zip(steps, jumps, strict=True)]
        first = sum(s * at for s, at in zip(steps, start, strict=True))
        return first + _offsets(along, every, shape), (), []
    if axes is None:  # a block, moved inside where it would stick out
        jumps = operation.params["strides"]
        extents: Any = spans(tuple(shape), jumps)
        limits = tuple((s, n - k) for s, n, k in zip(steps, size, extents, strict=True))
        along = [s * jump for s, jump in zip(steps, jumps, strict=True)]
        return _offsets(along, every, shape), limits, [array.numbers for array in indices]
    p, windows = index_position(axes), window_axes(len(size), axes)
    end = p + len(shape) - len(windows)
    behind = len(shape) - end
    inner = dict(zip(windows, (*range(p), *range(end, len(shape))), strict=True))
    limits = tuple((steps[a], size[a] - 1) for a in axes)
    numbers = [array.numbers for array in indices]
    places = [own.reshape((*own.shape, *[1] * behind)) for own in numbers]
    return _offsets(steps, inner, shape), limits, places


def _offsets(steps: Sequence[int], inner: dict[int, int], shape: Sequence[Any]) -> Numbers:
    """How far elements are from where the indices say, by the axes of the result."""
    total = np.zeros(tuple(shape), np.int64)
    for axis, place in inner.items():
        along = np.arange(shape[place]) * steps[axis]
        total += along.reshape(-1, *[1] * (len(shape) - place - 1))
    return total
