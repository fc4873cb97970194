"""A merged graph as the planner sees it: what kind of work each value is, and who reads it.

A value is *stored* if it has a buffer: inputs, constants with axes, results of calls, reshapes of
stored values, and whatever the fusion decides to store. Views are not computed but read through;
a view that must be stored is computed as a copy.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from enum import Enum
from math import prod
from typing import Any, NamedTuple

from computegraph import MaterializedGraph
from tenferro.cached_attribute import cached_attribute
from tenferro.engines.native.families.table import Form, form_of
from tenferro.engines.native.kernels.nests.views import pieces
from tenferro.engines.native.kernels.scheduling.recurrences import runs_in_lanes
from tenferro.ops.arrays.cumulative import RUNNING
from tenferro.ops.arrays.indexing import index_position
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval


class Kind(Enum):
    """How a value is computed."""

    INPUT = "input"
    NUMBER = "number"
    ARRAY = "array"
    COUNT = "count"
    VIEW = "view"
    ALIAS = "alias"
    COPY = "copy"
    POINTWISE = "pointwise"
    REDUCTION = "reduction"
    RUNNING = "running"
    GATHER = "gather"
    CALL = "call"

    __hash__ = object.__hash__  # members are looked up often; the hash of Enum is a Python method


COMPUTED = frozenset({Kind.COPY, Kind.POINTWISE, Kind.REDUCTION, Kind.RUNNING, Kind.GATHER})
_STORED = {Kind.VIEW: Kind.COPY, Kind.COUNT: Kind.COPY, Kind.NUMBER: Kind.ARRAY}
"""What becomes of values that are not stored of themselves, where they must have a buffer."""
_KINDS: Mapping[Form, Kind] = {
    "iota": Kind.COUNT,
    "view": Kind.VIEW,
    "pointwise": Kind.POINTWISE,
    "reduction": Kind.REDUCTION,
    "running": Kind.RUNNING,
    "gather": Kind.GATHER,
    "scatter": Kind.CALL,
    "product": Kind.CALL,
    "order": Kind.CALL,
}
"""Scatters, products of matrices and sorting are separate steps, on stored operands; so are
views that join many arrays."""
_MOST_PIECES = 16
"""Pieces that a view may show to each of its readers. Measured on heat steps that add to the inner
part of a 32 by 32 array, each of them two pieces: 1.2 us a step where the state is stored as soon
as several readers would choose among nested pieces, 28 us (and seconds of compilation) where none
is. Arrays filled element by element are stored every 16th time: this ranks only."""
_FEW_READ = 4
"""How many times as many elements as a gather reads a copy of the array has, for it to be worse
than to store what is read."""
_FEW_LANES, _FEW_TERMS = 4, 16
"""Lines of a recurrence that are fewer are no lanes; what of shorter ones is computed in the same
nest, one number after the other, takes less than separate nests."""
_LEAVES = frozenset({Kind.INPUT, Kind.ARRAY, Kind.ALIAS})


class Edge(NamedTuple):
    """How a computed value reads another one through views.

    `place[j]` is the axis of the reader along which axis j of `base` runs (None for an axis of
    size 1); no place at all if elements are shifted, padded or joined on the way.
    """

    base: int
    place: tuple[int | None, ...] | None
    stored: bool = False
    """Whether the base is read from memory in any case."""
    times: int = 1
    """How many pieces of what is read show the base: each computes it anew."""


class UnitGraph:
    """A merged graph with kinds, edges and readers."""

    def __init__(self, graph: MaterializedGraph) -> None:
        self.graph = graph
        self.arena = graph.arena
        self.inputs = graph.inputs
        self.outputs = graph.outputs
        self.input_positions = {v: i for i, v in reversed([*enumerate(graph.inputs)])}
        """The first position of each input."""
        self.order = [v for v in graph.order if v not in self.input_positions]
        self._operations: dict[int, Any] = {v: self.arena.operation(v) for v in self.order}
        self._operands = {v: self.arena.nodes[self.first(v)][1:] for v in self.order}
        self._plain_kinds = {v: self._plain_kind(v) for v in self.order}
        self._in_memory = self._read_from_memory()
        self._joins = set[int]()
        self._in_memory |= self._joined_often()
        self._plain_kinds |= dict.fromkeys(self._joins, Kind.CALL)

    def aval(self, v: int) -> Aval:
        """Shape and dtype."""
        aval: Aval = self.arena.metas[v]
        return aval

    def operation(self, v: int) -> TensorOperation:
        """What computes a value."""
        operation: TensorOperation = self._operations[v]
        return operation

    def operands(self, v: int) -> tuple[int, ...]:
        """What a value is computed from."""
        return self._operands[v]

    def first(self, v: int) -> int:
        """The first output of the operation that computes a value."""
        return v - self.arena.slot(v)

    @cached_attribute
    def kinds(self) -> dict[int, Kind]:
        """The kind of every value."""
        kinds = dict.fromkeys(self.inputs, Kind.INPUT)
        for v, kind in self._plain_kinds.items():
            kinds[v] = _STORED.get(kind, kind) if v in self._in_memory else kind
        return kinds

    def _plain_kind(self, v: int) -> Kind:
        operation = self.operation(v)
        form = form_of(operation)
        if form == "constant":
            return Kind.ARRAY if self.aval(v).size != 1 else Kind.NUMBER
        if form == "reshape":
            same = units_apart(self.aval(self.operands(v)[0]).shape, self.aval(v).shape)
            return Kind.VIEW if same else Kind.ALIAS
        assert form is not None, f"{operation!r} is not native"
        return _KINDS[form]

    def _read_from_memory(self) -> set[int]:
        """Outputs, and what calls, reshapes, gathers and serial recurrences read."""
        wanted = set(self.outputs)
        for v, kind in self._plain_kinds.items():
            if kind is Kind.ALIAS or kind is Kind.CALL or self.is_serial(v):
                wanted.update(self.operands(v)[self.reads_only_updates(v) :])
            elif kind is Kind.GATHER:
                wanted.add(self.operands(v)[0])
                if self._is_read_before_written(v):
                    wanted.add(v)
        return wanted

    def _is_read_before_written(self, v: int) -> bool:
        """Whether a gather reads a few elements of what a scatter may write into after that.

        Its readers could come later, and the scatter would need a copy of the whole.
        """
        source = self.operands(v)[0]
        few = _FEW_READ * count_of(self.aval(v)) <= count_of(self.aval(source))
        return few and source in self.written

    def reads_only_updates(self, v: int) -> bool:
        """Whether all that is read of a scatter's result are the elements that it writes.

        So it is where a derivative asks which of the updates of one element is the last.
        """
        operation = self.operation(v)
        if operation.name != "scatter" or operation.params["mode"] == "drop":
            return False
        where = self.operands(v)[2:], operation.params["axes"]
        return v not in self.outputs and all(
            self._plain_kinds[u] is Kind.GATHER
            and self.operands(u)[0] == v
            and (self.operands(u)[1:], self.operation(u).params.get("axes")) == where
            for u in self._users.get(v, ())
        )

    @cached_attribute
    def _users(self) -> dict[int, set[int]]:
        """The values that have a value as an operand."""
        users: dict[int, set[int]] = {}
        for v in self.order:
            for u in self.operands(v):
                users.setdefault(u, set()).add(v)
        return users

    @cached_attribute
    def written(self) -> dict[int, int]:
        """For each array that a scatter writes into, or into a copy of, the last such scatter."""
        return {
            self.operands(v)[0]: v for v in self.order if form_of(self.operation(v)) == "scatter"
        }

    def _joined_often(self) -> set[int]:
        """Views of many pieces: each reader would choose among all of them.

        Without bounds, the steps of a loop that writes parts of an array would each read through
        the parts of all steps before. Arrays joined of many are noted in `_joins`.
        """
        joined: set[int] = set()
        pieces: dict[int, int] = {}
        for v, kind in self._plain_kinds.items():
            if kind is not Kind.VIEW:
                continue
            shown = [pieces.get(u, 1) for u in self.operands(v)]
            shown += [1] * (self.operation(v).name == "pad")
            again = len(shown) > 1 and max(shown) > 1 and self.uses[v] > 1
            many = sum(shown) > _MOST_PIECES
            if many and self.operation(v).name == "concatenate":
                self._joins.add(v)
            if again or many or v in self._in_memory:
                joined.add(v)
            else:
                pieces[v] = sum(shown)
        return joined

    def is_read(self, v: int) -> bool:
        """Whether a value is an output or an operand."""
        return v in self.uses or v in self.outputs

    def is_leaf(self, v: int) -> bool:
        """Whether a value is stored without being computed."""
        return self.kinds[v] in _LEAVES

    def storage(self, v: int) -> int:
        """The value whose buffer holds a stored value."""
        return self._storage.get(v, v)

    @cached_attribute
    def _storage(self) -> dict[int, int]:
        """Of reshapes, what they are reshapes of."""
        storage: dict[int, int] = {}
        for v in self.order:
            if self.kinds[v] is Kind.ALIAS:
                (u,) = self.operands(v)
                storage[v] = storage.get(u, u)
        return storage

    def space(self, v: int) -> tuple[int, ...]:
        """The space of a value's computation: a reduction's operand, otherwise the value."""
        source = self.operands(v)[0] if self.kinds[v] is Kind.REDUCTION else v
        return self.aval(source).shape  # type: ignore[return-value]

    def edges(self, v: int) -> list[Edge]:
        """What a computed value reads, number constants left out."""
        return self._edges[v]

    @cached_attribute
    def _edges(self) -> dict[int, list[Edge]]:
        return {v: list(self._find_edges(v)) for v in self.order if self.kinds[v] in COMPUTED}

    def _find_edges(self, v: int) -> Iterator[Edge]:
        if self.kinds[v] is Kind.GATHER:
            yield from self._gather_edges(v)
            return
        starts = (v,) if self.kinds[v] is Kind.COPY else self.operands(v)
        for u in starts:
            yield from self._resolve(u, u == v)

    def is_serial(self, v: int) -> bool:
        """Whether a value is a recurrence that no lanes compute: nothing else is to be in its nest.

        Other axes than its own have too few elements for lanes, and along its own one it has an
        order.
        """
        if self._plain_kinds[v] is not Kind.RUNNING:
            return False
        operation, aval = self.operation(v), self.aval(v)
        if runs_in_lanes(joined_by(operation), aval.dtype):
            return False
        n: int = aval.shape[operation.params["axis"]]
        return n >= _FEW_TERMS and count_of(aval) < _FEW_LANES * n

    def _gather_edges(self, v: int) -> Iterator[Edge]:
        """The array, and the index arrays along their axes of the result."""
        source, *indices = self.operands(v)
        yield Edge(source, None, stored=True)
        for u, first in zip(indices, index_axes(self, v), strict=True):
            shape = self.aval(u).shape
            place = tuple(first + j if n != 1 else None for j, n in enumerate(shape))
            yield from self._resolve(u, False, place)

    def _resolve(
        self, u: int, through: bool, place: tuple[int | None, ...] | None = None
    ) -> Iterator[Edge]:
        """The values that u shows; `through` says to look behind u itself."""
        place = tuple(range(self.aval(u).ndim)) if place is None else place
        while place is not None and (through or self.kinds[u] is Kind.VIEW):
            through = False
            place, inner = self._behind(u, place), self.operands(u)
            if place is None:
                yield from self._shifted(inner)
                return
            if not inner:  # a count
                return
            u = inner[0]
        if self.kinds[u] not in (Kind.NUMBER, Kind.COUNT):
            yield Edge(u, place)

    def _shifted(self, start: tuple[int, ...]) -> Iterator[Edge]:
        """Edges to all that is shown behind views of any sort, in at most `_MOST_PIECES`."""
        stack, times = list(start), Counter[int]()
        while stack:
            u = stack.pop()
            if self.kinds[u] is Kind.VIEW:
                stack.extend(self.operands(u))
            elif self.kinds[u] not in (Kind.NUMBER, Kind.COUNT):
                times[u] += 1
        for u, n in times.items():
            yield Edge(u, None, times=n)

    def _behind(self, u: int, place: tuple[int | None, ...]) -> tuple[int | None, ...] | None:
        """The place of a view's operand, if every element keeps its position."""
        operation = self.operation(u)
        params = operation.params
        if operation.name == "iota":
            return place
        inner = self.aval(self.operands(u)[0])
        if operation.name == "broadcast_in_dim":
            return tuple(place[d] for d in params["dimensions"])
        if operation.name == "transpose":
            order = params["permutation"]
            return tuple(place[order.index(a)] for a in range(inner.ndim))
        if operation.name == "reshape":
            wide = iter([p for p, n in zip(place, self.aval(u).shape, strict=True) if n != 1])
            return tuple(next(wide) if n != 1 else None for n in inner.shape)
        return None

    @cached_attribute
    def readers(self) -> dict[int, set[int]]:
        """For each value behind views, the computed values that read it."""
        readers: dict[int, set[int]] = {}
        for v, edges in self._edges.items():
            for edge in edges:
                readers.setdefault(edge.base, set()).add(v)
        return readers

    @cached_attribute
    def uses(self) -> Counter[int]:
        """How often each value is an operand."""
        return Counter(u for v in self.order for u in self.operands(v))

    def is_join(self, v: int) -> bool:
        """Whether a value is joined of many arrays, each of which is copied to its place."""
        return v in self._joins

    def call_bases(self, v: int) -> set[int]:
        """The stored values that a call reads; of joined arrays, what is behind views."""
        if self.is_join(v):
            return {self.storage(edge.base) for edge in self._shifted(self.operands(v))}
        return {self.storage(u) for u in self.operands(v)}

    @cached_attribute
    def needed(self) -> set[int]:
        """Computed values that must be stored."""
        stored = set(map(self.storage, self._in_memory)).union(*map(self.call_bases, self._joins))
        return {v for v in stored if self.kinds[v] in COMPUTED}


def joined_by(operation: TensorOperation) -> str:
    """The reduction that a cumulative operation shows step by step; a recurrence is its own."""
    return RUNNING.get(operation.name, operation.name)


def index_axes(unit: UnitGraph, v: int) -> list[int]:
    """For each index array of a gather, the axis of the result along which its first one runs."""
    _, *indices = unit.operands(v)
    axes = unit.operation(v).params.get("axes")
    if axes is None:  # the starts of a block
        return [0] * len(indices)
    most = max(unit.aval(u).ndim for u in indices)
    return [index_position(axes) + most - unit.aval(u).ndim for u in indices]


def units_apart(a: tuple[Any, ...], b: tuple[Any, ...]) -> bool:
    """Whether two shapes differ in axes of size 1 only.

    >>> units_apart((3, 1, 4), (1, 3, 4)), units_apart((3, 4), (12,))
    (True, False)
    """
    return [n for n in a if n != 1] == [n for n in b if n != 1]


def count_of(aval: Aval) -> int:
    """The number of elements of an aval whose sizes are known."""
    return int(prod(aval.shape))


__all__ = ["COMPUTED", "Edge", "Kind", "UnitGraph", "count_of", "pieces", "units_apart"]
