"""Arrays that stay in memory while a loop runs, as it reads and writes them at computed places.

A step writes into the array itself, so its reads and writes keep the order of the body. A body that
reads what an array was before a write, behind that write, is not written out.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
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
    Block,
    ConstantElement,
    Elements,
    InputElement,
    NotInRegistersError,
    Numbers,
    Place,
    size_of,
)
from tenferro.engines.native.registers.lane_array import NOTHING, LaneArray
from tenferro.engines.native.registers.packs import is_row
from tenferro.ops.arrays.indexing import index_position, window_axes
from tenferro.ops.arrays.scatter import COMBINES
from tenferro.ops.arrays.slicing import spans
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.loops.loop import Loop, is_loop
from tenferro.tensor import Aval, Shape

_MOST = 64
"""The most elements that an operation reads or writes: each is an instruction. More of them are
copied together, and are in memory then."""
ADDITIONS = frozenset({"scatter_add"})
"""What adds to elements."""
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

    def __init__(self, elements: Elements, carries: Container[int]) -> None:
        """`carries` are the positions of inputs that are carries."""
        self.elements, self._carries = elements, carries
        self.writes: list[int] = []
        """The elements that represent writes, in their order."""
        self._versions: dict[int, int] = {}
        self._raised: set[int] = set()
        """The inputs whose zeros all steps make positive."""
        self._written: list[tuple[int, str, list[int]]] = []
        """What is written to which inputs, and by which operation."""
        self.temporaries = 0
        """How many arrays there are in stores, whose positions are -1, -2 and so on."""

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
        if prod(map(int, aval.shape)) > _MOST:
            return self._copied(operation, avals, source, indices, aval)
        found = self._at_places(operation, avals, source, indices, aval.shape, None)
        return LaneArray(found)

    def _copied(
        self,
        operation: TensorOperation,
        avals: Sequence[Aval],
        source: LaneArray,
        indices: Sequence[LaneArray],
        aval: Aval,
    ) -> Cells:
        """A copy of many elements that indices select."""
        own, row, runs = self._block(operation, avals, source, indices, aval.shape)
        self.temporaries += 1
        found = Cells(position=-self.temporaries)
        self._add(operation, aval, row, Block(own, runs, found.position, is_read=True))
        return found

    def writable(self, operation: TensorOperation, aval: Aval, array: LaneArray) -> LaneArray:
        """An array that a loop may write to: a copy of an input that steps do not change."""
        if not isinstance(array, Cells) or array.position < 0 or array.position in self._carries:
            return array
        self.check_current(array)
        self.temporaries += 1
        found = Cells(position=-self.temporaries)
        whole = Place(array.position, 0, (), False), (1, size_of(aval), 0)
        self._add(operation, aval, (), Block(*whole, found.position, is_read=True))
        return found

    def filled(self, operation: TensorOperation, aval: Aval, array: LaneArray) -> Cells:
        """An array in memory with these elements: a few, or all the same."""
        row = list(dict.fromkeys(array.row))
        if not row or (len(row) > 1 and len(array.row) > _MOST):
            raise NotInRegistersError
        self.temporaries += 1
        found = Cells(position=-self.temporaries)
        row = row if len(row) == 1 else array.row
        place = Place(found.position, 0, (), False)
        self._add(operation, aval, tuple(row), Block(place, (1, len(array.row), 0)))
        return found

    def _add(
        self, operation: TensorOperation, aval: Aval, row: tuple[int, ...], block: Block
    ) -> None:
        token = self.elements.apart(operation, aval.dtype, row)
        self.elements.blocks[token] = block
        self.writes.append(token)

    def write(
        self, operation: TensorOperation, avals: Sequence[Aval], arrays: Sequence[LaneArray]
    ) -> Cells:
        """The array after a write."""
        source, updates, *indices = arrays
        own = [avals[0], *avals[2:]]
        if prod(map(int, avals[1].shape)) > _MOST:
            return self._replaced(operation, own, source, updates, indices, avals[1])
        found = self._at_places(operation, own, source, indices, avals[1].shape, updates.numbers)
        assert isinstance(source, Cells)
        self._written.append((source.position, operation.name, updates.row))
        return self.after(source, found.ravel().tolist())

    def _replaced(
        self,
        operation: TensorOperation,
        avals: Sequence[Aval],
        source: LaneArray,
        updates: LaneArray,
        indices: Sequence[LaneArray],
        aval: Aval,
    ) -> Cells:
        """The array after many elements are written together."""
        place, row, runs = self._block(operation, avals, source, indices, aval.shape)
        if operation.name in COMBINES or place.drops:
            raise NotInRegistersError
        other, first = self._together(updates)
        self._add(operation, aval, row, Block(place, runs, other, first))
        assert isinstance(source, Cells)
        self._written.append((source.position, operation.name, updates.row))
        return self.after(source, ())

    def _together(self, array: LaneArray) -> tuple[int, int]:
        """The array in memory in which elements are one behind the other, and the first of them."""
        if isinstance(array, Cells):
            self.check_current(array)
            return array.position, 0
        sources = [self.elements.sources[i] for i in array.row]
        inputs = [source for source in sources if isinstance(source, InputElement)]
        if len(inputs) < len(sources) or not is_row(inputs):
            raise NotInRegistersError
        return inputs[0].position, inputs[0].offset

    def _block(
        self,
        operation: TensorOperation,
        avals: Sequence[Aval],
        source: LaneArray,
        indices: Sequence[LaneArray],
        shape: Shape,
    ) -> tuple[Place, tuple[int, ...], tuple[int, int, int]]:
        """The place of a block of many elements, its indices, and the runs of which it is."""
        self._check(source, avals, indices)
        offsets, limits, places = _places(operation, avals[0].shape, shape, indices)
        row: list[int] = []
        for column in places:
            own = set(column.ravel().tolist())
            if len(own) > 1:
                raise NotInRegistersError
            row += own
        assert isinstance(source, Cells)
        at = offsets.ravel()
        mode = operation.params.get("mode")
        place = Place(source.position, int(at[0]), limits, mode == "drop", mode == "promise")
        return place, tuple(row), _runs(at)

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
        self._check(source, avals, indices)
        assert isinstance(source, Cells)
        offsets, limits, places = _places(operation, avals[0].shape, shape, indices)
        columns = [*places, *([] if updates is None else [updates])]
        mode = operation.params.get("mode")
        how = updates is not None and mode == "drop", mode == "promise"
        lists = [np.broadcast_to(column, offsets.shape).ravel().tolist() for column in columns]
        rows = [tuple(own[i] for own in lists) for i in range(offsets.size)]
        at = [Place(source.position, n, limits, *how) for n in offsets.ravel().tolist()]
        return self.elements.at_places(operation, avals[0].dtype, rows, at).reshape(shape)

    def _check(
        self, source: LaneArray, avals: Sequence[Aval], indices: Sequence[LaneArray]
    ) -> None:
        """Raise NotInRegistersError unless an array in memory has elements at these indices."""
        if not isinstance(source, Cells) or any(isinstance(array, Cells) for array in indices):
            raise NotInRegistersError
        self.check_current(source)
        if any(aval.dtype == np.uint64 for aval in avals[1:]):  # no index of 64 bits with a sign
            raise NotInRegistersError


def _runs(at: Numbers) -> tuple[int, int, int]:
    """How many runs, of how many adjacent elements, and how far each is from the one before."""
    jumps = np.flatnonzero(np.diff(at) != 1)
    length = int(jumps[0]) + 1 if jumps.size else at.size
    if at.size % length:
        raise NotInRegistersError
    rows = at.reshape(-1, length)
    stride = int(rows[1, 0] - rows[0, 0]) if len(rows) > 1 else 0
    wanted = at[0] + np.arange(len(rows))[:, None] * stride + np.arange(length)
    if not (rows == wanted).all():
        raise NotInRegistersError
    return len(rows), length, stride


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
