"""A program as native units with reference steps between them.

A value belongs to the first unit in which all it needs is there; what the engine has no code for
runs through its NumPy kernel after the unit that provides its operands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

from computegraph import Arena, MaterializedGraph, copied, materialize_merge
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


@dataclass(slots=True)
class NumpyOperation:
    """An operation that runs through its NumPy kernel."""

    operation: TensorOperation
    operands: tuple[int, ...]
    outputs: tuple[int, ...]

    def __str__(self) -> str:
        return f"{_values(self.outputs)} = step {self.operation!r}({_values(self.operands)})"


@dataclass(slots=True)
class NativePart:
    """A graph, and the values of the program that it reads and returns."""

    graph: MaterializedGraph
    operands: Sequence[int]
    outputs: Sequence[int]

    def __str__(self) -> str:
        steps = f"{len(self.graph.order)} operations"
        return f"{_values(self.outputs)} = unit of {steps}({_values(self.operands)})"


class Segments:
    """A merged graph in segments; what crosses from one to another is known by its value.

    If they are to be `short`, a product of computed matrices begins another one, so that memory can
    be freed, and values computed again, between them.
    """

    def __init__(self, graph: MaterializedGraph, *, short: bool = False) -> None:
        self.graph = graph
        self._short = short
        self.arena: Arena = graph.arena
        self._segment_of = dict.fromkeys(graph.inputs, 0)
        self._computed = set(graph.inputs)
        self._references: dict[int, list[NumpyOperation]] = {}
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
        whole = NativePart(graph, graph.inputs, graph.outputs)
        self.parts = self._parts() if self._references else [whole]

    def __str__(self) -> str:
        return "\n".join(map(str, self.parts))

    @property
    def is_one_unit(self) -> bool:
        """Whether all is native."""
        return not self._references

    @property
    def operations(self) -> list[tuple[TensorOperation, list[Aval]]]:
        """The operations that are reference steps, and what they are given."""
        metas = self.arena.metas
        every = (each for each in self.parts if isinstance(each, NumpyOperation))
        return [(each.operation, [metas[u] for u in each.operands]) for each in every]

    @property
    def read(self) -> set[int]:
        """The values that are outputs, or operands of any step."""
        operands = (
            u for v in self.graph.order for u in self.arena.nodes[v - self.arena.slot(v)][1:]
        )
        return {*self.graph.outputs, *operands}

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
        outputs = tuple(range(first, first + operation.n_outputs))
        in_place = is_loop(operation)
        needed = max((self._first_segment(u, in_place=in_place) for u in operands), default=0)
        self._references.setdefault(needed, []).append(NumpyOperation(operation, operands, outputs))
        for u in outputs:
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

    def _parts(self) -> list[NativePart | NumpyOperation]:
        """Of each segment what is native, with exactly the outputs that others need, then steps."""
        wanted = self._wanted()
        self._crossing.update(v for values in wanted.values() for v in values)
        parts: list[NativePart | NumpyOperation] = []
        for s in range(max([*wanted, *self._references], default=0) + 1):
            if outputs := wanted.get(s, []):
                parts.append(self._part(outputs, s))
            parts += self._references.get(s, [])
        return parts

    def _wanted(self) -> Wanted:
        """By segment, the native values that later segments, reference steps or the caller read."""
        crossing = dict.fromkeys(self.graph.outputs)
        for references in self._references.values():
            for reference in references:
                crossing.update(dict.fromkeys(reference.operands))
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

    def _part(self, outputs: list[int], segment: int) -> NativePart:
        """The graph of some values, in a new arena: the program may have many segments."""
        order, read = self._needed(outputs, segment)
        arena, metas = Arena(), self.arena.metas
        given = {v: arena.input(("input", i), metas[v]) for i, v in enumerate(read)}
        here = copied(self.arena, order, arena, given)
        graph = materialize_merge(arena, [here[v] for v in outputs], [here[v] for v in read])
        return NativePart(graph, read, outputs)

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


def _values(ids: Sequence[int]) -> str:
    return ", ".join(f"%{v}" for v in ids)
