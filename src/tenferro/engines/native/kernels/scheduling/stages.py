"""Passes over loops: what must wait for a reduction, and what is kept for a later pass."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tenferro.engines.native.families.table import is_expensive
from tenferro.engines.native.kernels.nests.nest import Apply, Reduce, operands_of


def level_of(loops: int) -> int:
    """The number of loops around a computation that depends on these (a set of bits)."""
    return loops.bit_length()


class NestStages:
    """For each node and level, after how many passes over the loops from that level it is there."""

    def __init__(self, nodes: Sequence[Any], node_loops: Sequence[int], loops: int) -> None:
        self.nodes = nodes
        self._regions = [level_of(own) for own in node_loops]
        self._passes: list[tuple[int, ...]] = []
        none = (0,) * (loops + 1)
        for node, own in zip(nodes, node_loops, strict=True):
            before = [self._passes[i] for i in operands_of(node)]
            passes = none if not before else tuple(map(max, zip(none, *before, strict=True)))
            if isinstance(node, Reduce):
                k = level_of(own)
                passes = (*passes[:k], passes[k] + 1, *none[k + 1 :])
            self._passes.append(passes)

    def passes(self, node: int, level: int) -> int:
        """How many passes over the loops from `level` on must be over before a node."""
        return self._passes[node][level]

    def region(self, node: int) -> int:
        """The number of loops around a node."""
        return self._regions[node]

    def closure(self, roots: Iterable[int], stop: Callable[[int], bool]) -> set[int]:
        """All nodes that roots need; `stop` says not to look behind a node."""
        seen = set(roots)
        stack = list(seen)
        while stack:
            i = stack.pop()
            if not stop(i):
                fresh = [j for j in operands_of(self.nodes[i]) if j not in seen]
                seen.update(fresh)
                stack.extend(fresh)
        return seen

    def reductions(
        self, roots: Iterable[int], level: int, at_hand: Callable[[int], bool] = lambda i: False
    ) -> list[int]:
        """The reductions among what roots need that are complete at a level.

        What is complete further out is there already, and what is `at_hand` too.
        """
        needed = self.closure(roots, lambda i: self.complete(i, level - 1) or at_hand(i))
        return sorted(
            i
            for i in needed
            if isinstance(self.nodes[i], Reduce) and self.region(i) == level and not at_hand(i)
        )

    def complete(self, node: int, level: int) -> bool:
        """Whether a node is a reduction that is complete at a level or further out."""
        return isinstance(self.nodes[node], Reduce) and self.region(node) <= level

    def saved(self, groups: Sequence[Sequence[int]], level: int) -> list[set[int]]:
        """For each pass, the nodes it should keep for later ones.

        `groups` are the roots of the passes over the loops from `level` on.
        """
        keeping: list[set[int]] = [set() for _ in groups]
        first: dict[int, int] = {}
        for s, roots in enumerate(groups):

            def stop(i: int, s: int = s) -> bool:
                if self.complete(i, level):
                    return True
                if first.get(i, s) < s and self._worth_keeping(i, level):
                    keeping[first[i]].add(i)
                    return True
                return False

            for i in self.closure(roots, stop):
                first.setdefault(i, s)
        return keeping

    def _worth_keeping(self, node: int, level: int) -> bool:
        definition = self.nodes[node]
        if self.region(node) <= level:
            return False
        if isinstance(definition, Apply):
            return is_expensive(definition.operation)
        return isinstance(definition, Reduce)
