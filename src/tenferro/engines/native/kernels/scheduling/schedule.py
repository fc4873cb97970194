"""How a nest runs: vector lanes, tasks, and which numbers its code reads at run time."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any

import numpy as np

from tenferro.engines.native.families.table import STORE, cost_of, is_apart
from tenferro.engines.native.kernels.nests.affine import Affine, Guard, bounds, scale
from tenferro.engines.native.kernels.nests.neighbours import Place, loaded, stored
from tenferro.engines.native.kernels.nests.nest import (
    Apply,
    Beside,
    Choose,
    Fetch,
    Load,
    MultiplyAdd,
    Neighbour,
    Nest,
    Node,
    Position,
    Reduce,
    Running,
    ScalarInput,
    Scatter,
    Store,
    Term,
    loops_of,
    members,
    operands_of,
)
from tenferro.engines.native.kernels.scalars.values import name_of
from tenferro.engines.native.kernels.scheduling.fetching import elements_ahead, fetches_rows
from tenferro.engines.native.kernels.scheduling.guards import has_interior
from tenferro.engines.native.kernels.scheduling.passes import saved_nodes
from tenferro.engines.native.kernels.scheduling.spec import Form, Gather, KernelSpec, Saved, Slot
from tenferro.engines.native.kernels.scheduling.stages import NestStages, level_of
from tenferro.engines.native.kernels.scheduling.vector_loop import (
    indexed_loops,
    nanoseconds_in_lanes,
    node_cost,
    vector_loop,
)
from tenferro.engines.native.runtime.code.target import host
from tenferro.engines.native.runtime.shared import aligned
from tenferro.engines.native.runtime.tables.calls import BETWEEN_LOOKS

_SERIAL_NANOSECONDS = 12_000
_TASK_NANOSECONDS = 8_000
_MOST_TASKS = 16
"""Work of a nest below which it is one task, work of a task, and how many there are at most. Half
or twice of them changes how many tasks 3, 17 and 22 of the 70 benchmarks have at most."""
_BLOCK = 65536
"""Elements that one task adds up in its lanes before the partial sums are combined."""
_INLINE_CALLS = 8
_CHEAP_NODES, _MEDIUM_NODES = 10, 40
_FEW_CALLS_NODES = 128
"""Calls of functions up to which they are written out, and nodes up to which a body has four or two
registers to a value, without calls and among them. These rank only: half or twice of _CHEAP_NODES
changes the lanes of 13 of the 70 benchmarks, of _MEDIUM_NODES of 3, of the others of one."""
_ALONG_REGISTERS = 2
"""Registers to a value in recurrences along lanes, where each doubling is one more step."""
_MASKED_WORK = 5.0
"""Nanoseconds of arithmetic for each array that hide the cost of masks: a masked access outside
the cache takes 0.3 to 0.9 ns an element more than a plain one (doubles, AMD EPYC with AVX-512)."""
_FEW_STEPS = 8
"""Iterations, all lanes at a time, up to which calls of 15 functions take as long with masks: 0 to
1.5 % longer, and 0.65 to 0.9 of the time to compile (Xeon with AVX-512)."""
_CACHE, _WORD = 2 * 2**20, 8
"""Bytes of arrays from which on sums of 1,000 rows take as long in one register as in four. Of 30
rows, in the cache, they take 1.1 times as long."""
_SCRATCH_LIMIT = 64 * 2**20
_DOUBLE = np.dtype(np.float64)


@dataclass(slots=True)
class Partial:
    """Elements of a buffer of which each task has a copy, from the first on; how these combine."""

    buffer: int
    first: int
    count: int
    name: str
    dtype: np.dtype[Any]


@dataclass(slots=True)
class Scheduled:
    """A kernel and the numbers it runs with."""

    spec: KernelSpec
    numbers: list[int]
    buffers: list[Hashable]
    tasks: int
    scratch: int
    partials: list[Partial] = field(default_factory=list)


def schedule(nest: Nest) -> Scheduled:
    """Choose lanes and tasks for a nest whose loops are not empty."""
    return _Schedule(nest).result()


class _Schedule:
    def __init__(self, nest: Nest) -> None:
        self.nest = nest
        self.count = len(nest.sizes)
        self.numbers = list(nest.sizes)
        self.vector = vector_loop(nest)
        self.chunk = self._chunk_loop()
        self.loaded = {} if self.vector is None else loaded(nest, self.vector)
        self.stored = [] if self.vector is None else stored(nest, self.vector)
        self.lanes = self._lanes()
        self.lines: dict[Affine, Form] = {}

    def result(self) -> Scheduled:
        """The specification, and the numbers in the order of their slots."""
        tasks, size = self._tasks()
        chunk_size = self._slot(size)
        partials: list[Partial] = []
        beside = {i for row in self.stored for i in row}
        apart = [s for i, s in enumerate(self.nest.stores) if i not in beside]
        goals: tuple[Store | Gather | Scatter, ...] = (
            *map(self._write_beside, self.stored),
            *(self._goal(s, tasks, partials) for s in apart),
            *(self._put(s) for s in self.nest.scatters),
        )
        self.stages = NestStages(self.nest.nodes, self.nest.loops, self.count)
        nodes = tuple(self._node(node, i) for i, node in enumerate(self.nest.nodes))
        saved, scratch = self._saved(goals)
        if scratch * tasks > _SCRATCH_LIMIT:
            saved, scratch = (), 0
        masked = self._always_masked()
        spec = KernelSpec(
            loops=self.count,
            vector=self.vector,
            lanes=self.lanes,
            chunk=self.chunk,
            chunk_size=chunk_size,
            masked=masked,
            rest=not masked and self._leaves_rest(),
            interior=not masked and self._has_interior(),
            ahead=self._ahead(),
            fetches_rows=self.vector is not None and fetches_rows(self.nest, self.vector),
            inline=self._inline(),
            nodes=nodes,
            dtypes=tuple(map(name_of, self.nest.dtypes)),
            node_loops=tuple(self.nest.loops),
            goals=goals,
            saved=saved,
            buffers=len(self.nest.buffers),
            scratch_step=self._slot(scratch),
        )
        return Scheduled(spec, self.numbers, self.nest.buffers, tasks, scratch * tasks, partials)

    def _slot(self, number: int) -> Slot:
        self.numbers.append(number)
        return Slot(len(self.numbers) - 1)

    def _quantity(self, number: int) -> Slot | int:
        return number if number in (0, 1, -1) else self._slot(number)

    def _form(self, a: Affine) -> Form:
        offset = 0 if a[0] == 0 else self._slot(a[0])
        return (offset, *(self._quantity(c) for c in a[1:]))

    def _guard(self, guard: Guard) -> Any:
        return tuple((self._form(a), self._slot(low), self._slot(high)) for a, low, high in guard)

    def _line(self, address: Affine, place: Place) -> Form:
        """The address of the first of neighbours, in the code the step of lanes; one for all."""
        assert self.vector is not None
        known = self.vector + 1
        first = (address[0] - place.position, *address[1:known], 0, *address[known + 1 :])
        if first not in self.lines:
            self.lines[first] = self._form(first)
        form = self.lines[first]
        return (*form[:known], place.width, *form[known + 1 :])

    def _write_beside(self, row: Sequence[int]) -> Store:
        """The stores of neighbours as one."""
        stores = [self.nest.stores[i] for i in row]
        node = self._add(Beside(tuple(s.node for s in stores)), stores[0].node)
        address = self._line(stores[0].address, Place(0, len(row)))
        return Store(stores[0].buffer, address, node)

    def _node(self, node: Node, number: int) -> Node:
        if isinstance(node, Load) and number in self.loaded:
            place = self.loaded[number]
            return Neighbour(node.buffer, self._line(node.address, place), *place)
        match node:
            case Load(buffer, address, guard):
                return Load(buffer, self._form(address), self._guard(guard))
            case Fetch(buffer, address, terms, guard):
                form = self._form(address)
                return Fetch(buffer, form, self._terms(terms), self._guard(guard))
            case Position(affine):
                return Position(self._form(affine))
            case Choose(guard, inside, outside):
                return Choose(self._guard(guard), inside, outside)
            case ScalarInput(data):
                return ScalarInput(self._constant(data, self.nest.dtypes[number]))
        return node

    def _terms(self, terms: tuple[Term, ...]) -> tuple[Term, ...]:
        return tuple(
            t._replace(stride=self._slot(t.stride), size=self._slot(t.size)) for t in terms
        )

    def _put(self, scatter: Scatter) -> Scatter:
        address, terms = self._form(scatter.address), self._terms(scatter.terms)
        return scatter._replace(address=address, terms=terms)

    def _constant(self, data: bytes, dtype: np.dtype[Any]) -> Slot:
        """A constant in the table: a word for each part."""
        size = dtype.itemsize // 2 if dtype.kind == "c" else dtype.itemsize
        words = [data[i : i + size].ljust(8, b"\0") for i in range(0, len(data), size)]
        slots = [self._slot(int.from_bytes(w, "little", signed=True)) for w in words]
        return slots[0]

    def _goal(self, store: Store, tasks: int, partials: list[Partial]) -> Store | Gather:
        """A store, taken apart if it is of a reduction that has to go through memory."""
        node = self.nest.nodes[store.node]
        place = store.address
        if not isinstance(node, Reduce):
            return store._replace(address=self._form(place))
        task: Slot | int = 0
        if self.chunk is not None and node.loops >> self.chunk & 1:
            first, count = self._partial(store, node, tasks, partials)
            place = scale(place, 1, -first)
            task = self._slot(count)
        address = self._form(place)
        inner = members_above(node.loops, self.nest.loops[store.node])
        outer = node.loops & ~inner
        if not outer:
            return Store(store.buffer, address, store.node, task)
        operand = node.operand
        if inner:
            operand = self._add(Reduce(node.name, inner, operand), store.node)
        return Gather(store.buffer, address, operand, task, node.name, outer)

    def _add(self, node: Reduce | Beside, like: int) -> int:
        return self.nest.add(node, self.nest.dtypes[like])

    def _partial(
        self, store: Store, node: Reduce, tasks: int, partials: list[Partial]
    ) -> tuple[int, int]:
        """Where the results of tasks begin, and the distance between those of two of them."""
        if tasks == 1:
            return 0, 0
        same = [s.address for s in self.nest.stores if s.buffer == store.buffer]
        low, high = zip(*(bounds(a, self.nest.sizes) for a in same), strict=True)
        first, count = min(low), 1 + max(high) - min(low)
        if all(p.buffer != store.buffer for p in partials):
            dtype = self.nest.dtypes[store.node]
            partials.append(Partial(store.buffer, first, count, node.name, dtype))
        return first, count

    def _saved(self, goals: Sequence[Store | Gather | Scatter]) -> tuple[tuple[Saved, ...], int]:
        """What is kept between passes, and the bytes a task needs for it."""
        saved: list[Saved] = []
        total = 0
        for node, level in saved_nodes(self.stages, goals, self.count):
            form, size = self._scratch(node, level)
            parts = 2 if self.nest.dtypes[node].kind == "c" else 1
            offsets = tuple(self._slot(total + i * size) for i in range(parts))
            saved.append(Saved(node, level, form, offsets))
            total += parts * size
        return tuple(saved), total

    def _scratch(self, node: int, level: int) -> tuple[Form, int]:
        """Where a node is kept: the loops from `level` on that it depends on, lanes last.

        If the vector loop is further out, all lanes of an element are adjacent.
        """
        loops = [d for d in members(self.nest.loops[node]) if d >= level]
        loops.sort(key=lambda d: (d == self.vector, d))
        vector = self.vector
        outside = vector is not None and vector < level and self.nest.loops[node] >> vector & 1
        stride = self.lanes if outside else 1
        strides = [0] * self.count
        for d in reversed(loops):
            strides[d] = stride
            stride *= self.nest.sizes[d] + (self.lanes if d == self.vector else 0)
        size = stride * _real_size(self.nest.dtypes[node])
        form = (0, *(self._quantity(c) for c in strides))
        return form, aligned(size)

    def _chunk_loop(self) -> int | None:
        """The loop whose iterations tasks share: one no result of which is read in the nest.

        An outer one is best: what does not depend on the others is computed once, and they are
        not cut into pieces.
        """
        stored = {s.node for s in self.nest.stores}
        read = {i for node in self.nest.nodes for i in operands_of(node)}
        reduced = consumed = 0
        for i, node in enumerate(self.nest.nodes):
            if isinstance(node, Reduce):
                reduced |= node.loops
                consumed |= node.loops if i not in stored or i in read else 0
            if isinstance(node, Running):
                consumed |= 1 << node.loop
        consumed |= indexed_loops(self.nest)  # updates of one element must not meet
        free = [d for d in range(self.count) if not consumed >> d & 1]
        for d in free:
            if self.nest.sizes[d] >= (4 if reduced >> d & 1 else 1) * _MOST_TASKS:
                return d
        return max(free, key=lambda d: self.nest.sizes[d], default=None)

    def _tasks(self) -> tuple[int, int]:
        """How many tasks, and how many iterations of the shared loop each has."""
        if self.chunk is None:
            return 1, 1
        n = self.nest.sizes[self.chunk]
        step = self.lanes if self.chunk == self.vector else 1
        work = self.nanoseconds()
        wanted = min(_MOST_TASKS, int(work / _TASK_NANOSECONDS))
        wanted += wanted & 1  # of three tasks one of two threads has two
        wanted = max(wanted, int(work / BETWEEN_LOOKS))
        if work < _SERIAL_NANOSECONDS:
            wanted = 1
        wanted = max(wanted, self._blocks(n))
        size = -(-max(1, -(-n // max(1, wanted))) // step) * step
        return max(1, -(-n // size)), size

    def _blocks(self, n: int) -> int:
        """How many tasks keep sums over the shared loop short."""
        depths = [
            prod(self.nest.sizes[d] for d in members(node.loops))
            for node in self.nest.nodes
            if isinstance(node, Reduce) and self.chunk in members(node.loops)
        ]
        return min(n, -(-max(depths, default=0) // _BLOCK))

    def nanoseconds(self) -> float:
        """The work of the whole nest on one core."""
        if self.vector is not None:
            return nanoseconds_in_lanes(self.nest, self.vector)
        total = 0.0
        for i, node in enumerate(self.nest.nodes):
            loops = self.nest.loops[i] | (node.loops if isinstance(node, Reduce) else 0)
            total += self.nest.iterations(loops) * node_cost(node, self.nest.dtypes[i])
        for store in self.nest.stores:
            total += STORE * self.nest.iterations(loops_of(store.address))
        return total

    def _lanes(self) -> int:
        """Lanes: several registers where they hide latency, in short bodies and among calls."""
        if self.vector is None:
            return 1
        width = max((_real_size(d) for d in self._vector_dtypes()), default=8)
        busy = sum(isinstance(n, Apply | Load | Reduce) for n in self.nest.nodes)
        busy += 2 * sum(isinstance(n, MultiplyAdd) for n in self.nest.nodes)
        if self._inline():
            registers = 4 if busy <= _CHEAP_NODES else 2 if busy <= _MEDIUM_NODES else 1
        else:
            registers = 4 if busy <= _FEW_CALLS_NODES else 2
        if any(isinstance(n, Running) and n.loop == self.vector for n in self.nest.nodes):
            registers = min(registers, _ALONG_REGISTERS)
        if self._has_large_code():
            registers = min(registers, 2)
        if self._takes_one_by_one():
            registers = 1
        lanes = registers * host().lanes(width)
        while lanes > host().lanes(width) and lanes > 2 * self.nest.sizes[self.vector]:
            lanes //= 2
        if busy <= _CHEAP_NODES and self._awaits_memory():
            lanes = self._filled(lanes, host().lanes(width))
        return max(2, lanes)

    def _takes_one_by_one(self) -> bool:
        """Whether lanes read or write elements apart, for each of which there is an instruction.

        Beyond the cache, more of them hide more of its delay: columns of 40,000 rows take 1.1 times
        as long in one register.
        """
        together = {i for row in self.stored for i in row}
        addresses = [
            node.address
            for i, node in enumerate(self.nest.nodes)
            if isinstance(node, Load | Fetch) and i not in self.loaded
        ]
        addresses += [s.address for i, s in enumerate(self.nest.stores) if i not in together]
        most = max((abs(x[self.vector + 1]) for x in addresses), default=0)  # type: ignore[operator]
        spread = _WORD * most * self.nest.sizes[self.vector]  # type: ignore[index]
        return most > 1 and spread <= _CACHE and not any(map(self._joins_lanes, self.nest.nodes))

    def _filled(self, most: int, least: int) -> int:
        """So many lanes that none are left over, if that can be."""
        size = self.nest.sizes[self.vector]  # type: ignore[index]
        lanes = most
        while lanes > least and size % lanes:
            lanes //= 2
        return most if size % lanes else lanes

    def _awaits_memory(self) -> bool:
        """Whether arrays exceed the cache, so that it does not matter how many lanes there are,
        which run one by one."""
        nodes = self.nest.nodes
        arrays = {(n.buffer, n.address[1:]) for n in nodes if isinstance(n, Load)}
        sizes = [self.nest.iterations(loops_of((0, *steps))) for _, steps in arrays]
        return _WORD * sum(sizes) > _CACHE and not any(map(self._joins_lanes, nodes))

    def _joins_lanes(self, node: Node) -> bool:
        loops = node.loops if isinstance(node, Reduce) else 0
        return isinstance(node, Running) or bool(
            self.vector is not None and loops >> self.vector & 1
        )

    def _has_large_code(self) -> bool:
        """Whether functions are called that have enough to do with one register."""
        nodes = zip(self.nest.nodes, self.nest.dtypes, strict=True)
        return any(isinstance(n, Apply) and is_apart(n.operation, dtype) for n, dtype in nodes)

    def _vector_dtypes(self) -> list[np.dtype[Any]]:
        assert self.vector is not None
        return [
            dtype
            for dtype, loops, node in zip(
                self.nest.dtypes, self.nest.loops, self.nest.nodes, strict=True
            )
            if (loops >> self.vector & 1 or isinstance(node, Reduce)) and dtype.kind != "b"
        ]

    def _always_masked(self) -> bool:
        """Whether one masked body is better than two: it is smaller, and arithmetic hides masks.

        Where all iterations fit in one, no other would run; among few, masks cost nothing.
        """
        if self.vector is None or self.nest.sizes[self.vector] < self.lanes:
            return self.vector is not None
        if host().vector_bytes != 64 or not self._leaves_rest():
            return False
        streams = len(self.nest.stores) + sum(isinstance(n, Load) for n in self.nest.nodes)
        applied = [n.operation for n in self.nest.nodes if isinstance(n, Apply)]
        work = sum(cost_of(operation, _DOUBLE) for operation in applied)
        few = prod(self.nest.sizes) <= _FEW_STEPS * self.lanes
        return few or work > _MASKED_WORK * streams

    def _leaves_rest(self) -> bool:
        """Whether iterations do not fill all lanes; tasks share them in whole steps of lanes."""
        return self.vector is not None and self.nest.sizes[self.vector] % self.lanes != 0

    def _ahead(self) -> Slot | None:
        elements = None if self.vector is None else elements_ahead(self.nest, self.vector)
        return None if elements is None else self._slot(elements)

    def _has_interior(self) -> bool:
        return self.vector is not None and has_interior(self.nest, self.vector, self.lanes)

    def _inline(self) -> bool:
        """Whether functions are written out where they are used."""
        calls = sum(
            isinstance(n, Apply) and cost_of(n.operation, _DOUBLE) > 0.4 for n in self.nest.nodes
        )
        return calls <= _INLINE_CALLS


def members_above(loops: int, outer: int) -> int:
    """The loops of a reduction that are inside of all loops its result depends on."""
    return loops & ~((1 << level_of(outer)) - 1)


def _real_size(dtype: np.dtype[Any]) -> int:
    return dtype.itemsize // 2 if dtype.kind == "c" else dtype.itemsize
