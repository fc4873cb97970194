"""A program as native units with reference steps between them.

A value belongs to the first unit in which all it needs is there; what the engine has no code for
runs through its NumPy kernel after the unit that provides its operands.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from computegraph import Arena, MaterializedGraph, copied, materialize_merge
from computegraph.origins import handing_on
from tenferro.engines.native.families.table import form_of, is_expensive
from tenferro.engines.native.graphs.support import is_native
from tenferro.engines.native.kernels.nests.views import is_view
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.loops.loop import is_loop
from tenferro.tensor import Aval

_STEPS_AGAIN = 4
"""Simple operations that are done again for a reader rather than that their result is kept."""
_LARGE = 512
"""Bytes of an array from which a copy takes longer than another native part."""
Wanted = dict[int, list[int]]
"""The values that the unit of each segment returns."""


@dataclass(frozen=True, eq=False, slots=True)
class UnitOperation:
    """A graph of operations that the engine has code for, as one operation."""

    graph: MaterializedGraph
    name: ClassVar[str] = "unit"
    params: ClassVar[Mapping[str, Any]] = MappingProxyType({})

    @property
    def n_outputs(self) -> int:
        """How many values it returns."""
        return len(self.graph.outputs)

    def infer(self, *operands: Aval) -> Any:
        """The avals of these."""
        found = tuple(self.graph.arena.metas[v] for v in self.graph.outputs)
        return found[0] if len(found) == 1 else found

    def __repr__(self) -> str:
        return f"unit of {len(self.graph.order)} operations"


class Call(NamedTuple):
    """A unit or a step, and the values that it reads and returns."""

    operation: Any
    operands: tuple[int, ...]
    outputs: Sequence[int]


def in_units(graph: MaterializedGraph, *, short: bool = False) -> MaterializedGraph:
    """A graph as calls of units, and steps between them, in their order.

    If units are to be `short`, a product of computed matrices begins another one, so that memory
    can be freed, and values computed again, between them.
    """
    return _Segments(graph, short).joined()


def calls_in(graph: MaterializedGraph) -> list[Call]:
    """The operations of a graph in their order."""
    each = graph.arena.applications(graph.order)
    return [Call(what, read, range(v, v + what.n_outputs)) for v, what, read, _ in each]


class _Segments:
    """A graph in segments; what crosses from one to another is known by its value."""

    def __init__(self, graph: MaterializedGraph, short: bool) -> None:
        self.graph = graph
        self._short = short
        self.arena: Arena = graph.arena
        self._segment_of = dict.fromkeys(graph.inputs, 0)
        self._computed = set(graph.inputs)
        self._references: dict[int, list[int]] = {}
        """By segment, the first outputs of the steps behind its unit."""
        self._given: dict[int, int] = dict.fromkeys(graph.inputs, 0)
        self._read_at_once: set[int] = set()
        """What reference steps return and native values of the next segment read."""
        self._of_positions: dict[int, int] = {}
        """How many simple operations on positions and numbers compute a value, of those that are
        nothing else, as the mask of a triangle is."""
        self._crossing: set[int] = set()
        """Native values that are read in later segments, or are outputs."""
        for v in graph.order:
            if v not in self._computed:
                background.lock_sharing.give_way()
                self._place(v)

    def joined(self) -> MaterializedGraph:
        """The graph of all calls, in a new arena."""
        arena, metas = Arena(), self.arena.metas
        inputs = arena.inputs(metas[v] for v in self.graph.inputs)
        here = dict(zip(self.graph.inputs, inputs, strict=True))
        emit = handing_on(self.arena, arena, lambda _, *call: arena.apply(*call))
        for operation, operands, outputs in self._calls():
            first = emit(outputs[0], operation, [here[v] for v in operands])
            here.update(zip(outputs, range(first, first + len(outputs)), strict=True))
        return materialize_merge(arena, [here[v] for v in self.graph.outputs], inputs)

    def _place(self, v: int) -> None:
        arena = self.arena
        operation = arena.operation(v)
        assert isinstance(operation, TensorOperation)
        first = v - arena.slot(v)
        operands = arena.nodes[first][1:]
        segment = max((self._segment_of[u] for u in operands), default=0)
        self._count_of_positions(v, operation, operands)
        if is_native(operation, [arena.metas[u] for u in operands]):
            product = self._short and form_of(operation) == "product"
            cut = product and any(u not in self.graph.inputs for u in operands)
            self._segment_of[v] = segment + cut
            own = (u for u in operands if u in self._given)
            self._read_at_once.update(u for u in own if self._segment_of[u] == segment + cut)
            return
        in_place = is_loop(operation)
        needed = max((self._first_segment(u, in_place=in_place) for u in operands), default=0)
        self._references.setdefault(needed, []).append(first)
        for u in range(first, first + operation.n_outputs):
            self._computed.add(u)
            self._given[u] = self._segment_of[u] = needed + 1

    def _first_segment(self, u: int, *, in_place: bool) -> int:
        """The first segment whose reference steps can read a value.

        A step that may write where a large one is waits for what reads it.
        """
        is_given = u in self._given and u not in self.graph.inputs
        waits = in_place and u in self._read_at_once and _is_large(self.arena.metas[u])
        return self._segment_of[u] - (is_given and not waits)

    def _count_of_positions(
        self, v: int, operation: TensorOperation, operands: tuple[int, ...]
    ) -> None:
        steps = [self._of_positions.get(u) for u in operands]
        pointwise = form_of(operation) == "pointwise" and not is_expensive(operation)
        begins = operation.name == "iota" or not (operands or self.arena.metas[v].shape)
        if begins or (operands and None not in steps and (pointwise or _is_rearranged(operation))):
            self._of_positions[v] = pointwise + max((n for n in steps if n is not None), default=0)

    def _calls(self) -> Iterator[Call]:
        """Of each segment what is native, with exactly the outputs that others need, then steps."""
        if not self._references:
            whole = self.graph
            if whole.outputs:
                yield Call(UnitOperation(whole), whole.inputs, whole.outputs)
            return
        wanted = self._wanted()
        self._crossing.update(v for values in wanted.values() for v in values)
        for s in range(max([*wanted, *self._references]) + 1):
            if outputs := wanted.get(s, []):
                yield self._unit(outputs, s)
            for v in self._references.get(s, []):
                operation = self.arena.operation(v)
                outputs = list(range(v, v + operation.n_outputs))
                yield Call(operation, self.arena.nodes[v][1:], outputs)

    def _wanted(self) -> Wanted:
        """By segment, the native values that later segments, reference steps or the caller read."""
        crossing = dict.fromkeys(self.graph.outputs)
        for references in self._references.values():
            for v in references:
                crossing.update(dict.fromkeys(self.arena.nodes[v][1:]))
        for v in self.graph.order:
            if v not in self._given:
                crossing.update(dict.fromkeys(self._read_from_before(v)))
        wanted: Wanted = {}
        for v in crossing:
            if v not in self._given:
                wanted.setdefault(self._segment_of[v], []).append(v)
        return wanted

    def _read_from_before(self, v: int) -> list[int]:
        """What a value reads of earlier segments; views are made again where they are read."""
        segment, found = self._segment_of[v], []
        stack, seen = list(self.arena.nodes[v][1:]), set()
        while stack:
            u = stack.pop()
            if u in seen or u in self._given or self._segment_of[u] == segment:
                continue
            seen.add(u)
            if self._is_free(u):
                stack.extend(self.arena.nodes[u][1:])
            else:
                found.append(u)
        return found[::-1]

    def _is_free(self, v: int) -> bool:
        """Whether a value costs nothing where it is read: a constant, a view, or of positions."""
        operation = self.arena.operation(v)
        assert isinstance(operation, TensorOperation)
        if operation.name in ("constant", "iota") or _is_rearranged(operation):
            return True
        if self._of_positions.get(v, _STEPS_AGAIN + 1) <= _STEPS_AGAIN:
            return True
        return self._short and 0 < self._steps_from(v) <= _STEPS_AGAIN

    def _steps_from(self, v: int) -> int:
        """The number of simple operations on a single value that compute a value; 0 if by others.

        Such a value, like 1 − y², takes memory for nothing where the other one is there.
        """
        steps = 0
        while steps <= _STEPS_AGAIN and v not in self._given:
            operation: Any = self.arena.operation(v)
            operands = {u for u in self.arena.nodes[v][1:] if not self._is_constant(u)}
            simple = form_of(operation) == "pointwise" and not is_expensive(operation)
            if not simple or len(operands) != 1:
                break
            steps, (v,) = steps + 1, operands
        return steps

    def _is_constant(self, v: int) -> bool:
        return not self.arena.is_input(v) and len(self.arena.nodes[v]) == 1

    def _unit(self, outputs: list[int], segment: int) -> Call:
        """The unit of some values, in a new arena: the program may have many segments."""
        order, read = self._needed(outputs, segment)
        arena, metas = Arena(), self.arena.metas
        given = {v: arena.input(("input", i), metas[v]) for i, v in enumerate(read)}
        here = copied(self.arena, order, arena, given)
        graph = materialize_merge(arena, [here[v] for v in outputs], [here[v] for v in read])
        return Call(UnitOperation(graph), tuple(read), outputs)

    def _needed(self, outputs: list[int], segment: int) -> tuple[list[int], list[int]]:
        """The values to compute for some of a segment, in order, and those to read from before."""
        needed: set[int] = set()
        read: set[int] = set()
        stack = list(outputs)
        while stack:
            v = stack.pop()
            if self._is_before(v, segment):
                read.add(v)
            elif v not in needed:
                needed.add(v)
                stack.extend(self.arena.nodes[v][1:])
        return sorted(needed), sorted(read)

    def _is_before(self, v: int, segment: int) -> bool:
        """Whether a value is there when a segment begins."""
        if v in self._given:
            return self._given[v] <= segment
        return v in self._crossing and self._segment_of[v] < segment


def _is_large(aval: Aval) -> bool:
    sizes = [n for n in aval.shape if isinstance(n, int)]
    return len(sizes) == len(aval.shape) and prod(sizes) * aval.dtype.itemsize >= _LARGE


def _is_rearranged(operation: TensorOperation) -> bool:
    return operation.name == "reshape" or is_view(operation)
