"""Which values are stored: those that another loop nest reads and does not compute itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

from tenferro.engines.native.plan.groups import GroupGraph
from tenferro.engines.native.plan.unit_graph import Edge, UnitGraph, count_of

_FREE_WORK = 0.27
_SCALAR_WORK = 60.0
_SCALAR_NODES = 64
_HOISTED_WORK = 20.0
_HOISTED_READS = 64
"""Work, in nanoseconds of `table.cost_of`, that is done again rather than stored and loaded: in any
nest, for a single number (of so many nodes at most), and for what has one reader, or is constant
along the inner loop and read so many times. With _FREE_WORK = 0.13 Rosenbrock's gradient of 10**5
numbers takes 77 us instead of 31, and that of sum((x[::2] * x[1::2])**2) 42 instead of 23 (one
core of an Intel Xeon with AVX-512). The others rank only: half or twice of each changes no plan of
the 70 benchmarks but one of _HOISTED_READS (an embedding, at twice), and two of the gradient of
Runge-Kutta steps of 4 numbers.
"""


class Storing:
    """The values to be stored, and the groups that compute such, in order.

    `work` and `trees` say what it costs to compute a value from stored ones, and in how many nodes.
    """

    def __init__(
        self,
        unit: UnitGraph,
        graph: GroupGraph,
        work: Mapping[int, float],
        trees: Mapping[int, int],
        order: Sequence[int],
    ) -> None:
        self.unit, self.graph, self.work, self.trees = unit, graph, work, trees
        self.stored = set(unit.needed)
        self.steps = self._live(order)

    def _live(self, order: Sequence[int]) -> list[int]:
        """The groups that compute something to be stored, in order; fills `stored`."""
        stored_in = {}
        for number in reversed(order):
            group = self.graph.groups[number]
            if group is None:
                stored_in[number] = True
                continue
            roots = [v for v in group.places if v in self.stored]
            stored_in[number] = bool(roots)
            self._pull(number, roots)
        return [number for number in order if stored_in[number]]

    def _pull(self, number: int, roots: Sequence[int]) -> None:
        """Decide what the nest that computes these values reads from memory."""
        seen, stack = set(roots), list(roots)
        while stack:
            v = stack.pop()
            for edge in self.unit.edges(v):
                base = edge.base
                if base in seen or not self._computed_here(number, edge, v):
                    continue
                seen.add(base)
                stack.append(base)

    def _computed_here(self, number: int, edge: Edge, reader: int) -> bool:
        """Whether a nest computes what it reads; if not, it is stored by another one."""
        base = edge.base
        if base not in self.work or edge.stored:
            return False
        if self.graph.of[base] == number:
            return True
        if base not in self.stored and self._worth_inlining(edge, reader):
            return True
        self.stored.add(base)
        return False

    def _worth_inlining(self, edge: Edge, reader: int) -> bool:
        """Whether computing a value of another group again beats storing and loading it."""
        work = self.work[edge.base]
        if work <= _FREE_WORK:
            return True
        size = count_of(self.unit.aval(edge.base))
        if size == 1:
            return work <= _SCALAR_WORK and self.trees[edge.base] <= _SCALAR_NODES
        shape = self.unit.space(reader)
        if size < prod(shape) and edge.place is not None:
            outer = max((p for p in edge.place if p is not None), default=0) < len(shape) - 1
            return outer and work <= _HOISTED_WORK and _HOISTED_READS * size <= prod(shape)
        return len(self.unit.readers[edge.base]) == 1 and work <= _HOISTED_WORK
