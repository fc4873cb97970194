"""The machine code of a kernel: loops, and passes over them."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Any

from tenferro.engines.native import ir
from tenferro.engines.native.families.table import LOAD
from tenferro.engines.native.kernels.emission.frame import KernelFrame
from tenferro.engines.native.kernels.emission.goals import Goals
from tenferro.engines.native.kernels.emission.interior import Interior
from tenferro.engines.native.kernels.emission.memory import BufferAccess
from tenferro.engines.native.kernels.emission.nodes import Nodes
from tenferro.engines.native.kernels.emission.row_fetching import RowFetch, row_fetches
from tenferro.engines.native.kernels.nests.nest import Reduce, Scatter, Store, loops_of
from tenferro.engines.native.kernels.scalars.values import I64
from tenferro.engines.native.kernels.scheduling.guards import conditions_of
from tenferro.engines.native.kernels.scheduling.spec import (
    Accumulate,
    Gather,
    Goal,
    KernelSpec,
    Save,
)
from tenferro.engines.native.kernels.scheduling.stages import NestStages, level_of


def emit_kernel(module: ir.Module, spec: KernelSpec, name: str) -> None:
    """Add the function of a kernel to a module."""
    _Emitter(spec, KernelFrame(module, spec, name)).run()


class _Emitter:
    def __init__(self, spec: KernelSpec, frame: KernelFrame) -> None:
        self.spec, self.frame = spec, frame
        self.stages = NestStages(spec.nodes, spec.node_loops, spec.loops)
        self.nodes = Nodes(spec, frame, BufferAccess(frame), self.stages)
        self.goals = Goals(self.nodes)

    def run(self) -> None:
        """Write the whole function."""
        self._region(0, self.spec.goals)
        self.frame.finish()

    def _region(self, level: int, goals: Sequence[Goal]) -> None:
        """The code inside `level` loops: passes over the loops within, then what remains."""
        inner = [g for g in goals if self._loops_around(g) > level]
        own = [g for g in goals if self._loops_around(g) == level]
        saved_here: list[int] = []
        passes = self._passes(level, inner, own)
        fetches = self._fetches(level, passes)
        for i, pass_goals in enumerate(passes):
            saves = self._saves(level, pass_goals)
            self._pass(level, [*pass_goals, *saves], None if fetches is None else fetches[i])
            self.nodes.saved.update((s.node, s.address) for s in saves)
            saved_here += [s.node for s in saves]
        for goal in own:
            self.goals.execute(goal)
        for node in saved_here:
            del self.nodes.saved[node]

    def _loops_around(self, goal: Goal) -> int:
        return level_of(self._loops_of(goal))

    def _loops_of(self, goal: Goal) -> int:
        """The loops a goal depends on, as bits."""
        node_loops = self.spec.node_loops
        match goal:
            case Accumulate(node):
                reduction: Reduce = self.spec.nodes[node]  # type: ignore[assignment]
                return node_loops[reduction.operand] | reduction.loops
            case Gather(_, address, node, _, _, outer):
                return loops_of(address) | node_loops[node] | outer
            case Store(_, address, node, _):
                return loops_of(address) | node_loops[node]
            case Scatter(_, address, terms, node):
                return loops_of(address) | node_loops[node] | self._union(t.node for t in terms)
            case Save(_, node):
                return node_loops[node]

    def _union(self, nodes: Iterable[int]) -> int:
        loops = 0
        for i in nodes:
            loops |= self.spec.node_loops[i]
        return loops

    def _root(self, goal: Goal) -> int:
        """The node that a goal needs."""
        if isinstance(goal, Accumulate):
            return self.spec.nodes[goal.node].operand  # type: ignore[union-attr]
        return goal.node

    def _passes(self, level: int, inner: Sequence[Goal], own: Sequence[Goal]) -> list[list[Goal]]:
        """Goals within the loops from a level on, in the order in which they can be met.

        What does not depend on the first of these loops is done apart: it is to be done once.
        """
        roots = [self._root(g) for g in (*inner, *own)]
        needed = self.stages.reductions(roots, level, self.nodes.saved.__contains__)
        goals = [*inner, *(Accumulate(r) for r in needed)]
        passes: dict[tuple[int, bool], list[Goal]] = {}
        for goal in goals:
            place = self.stages.passes(self._root(goal), level), self._repeats(goal, level)
            passes.setdefault(place, []).append(goal)
        return [passes[s] for s in sorted(passes)]

    def _repeats(self, goal: Goal, loop: int) -> bool:
        """Whether a goal has to do with every iteration of a loop."""
        return bool(self._loops_of(goal) >> loop & 1)

    def _saves(self, level: int, goals: Sequence[Goal]) -> list[Save]:
        """What a pass keeps for later ones."""
        here = [saved for saved in self.spec.saved if saved.level == level]
        if not here:
            return []
        needed = self._needed(level, goals, self.nodes.saved)
        fresh = [k for k in here if k.node in needed and k.node not in self.nodes.saved]
        return [Save(k.address, k.node) for k in fresh]

    def _conditions(self, level: int, goals: Sequence[Goal]) -> list[Any]:
        """The conditions in the guards of what goals need."""
        needed = self._needed(level, goals, self.nodes.saved)
        return conditions_of(self.spec.nodes[i] for i in sorted(needed))

    def _needed(self, level: int, goals: Sequence[Goal], kept: Container[int]) -> set[int]:
        """The nodes that goals need inside the loops from a level on."""

        def stop(i: int) -> bool:
            return i in kept or self.stages.complete(i, level)

        return self.stages.closure([self._root(g) for g in goals], stop)

    def _fetches(self, level: int, passes: Sequence[Sequence[Goal]]) -> list[RowFetch] | None:
        """What each of several passes over the loop in lanes fetches of the next row."""
        if level != self.spec.vector or len(passes) < 2 or not self.spec.fetches_rows:
            return None
        return row_fetches(self.goals, self._costs(level, passes))

    def _costs(self, level: int, passes: Sequence[Sequence[Goal]]) -> list[float]:
        """About what an element costs in each pass."""
        kept = set(self.nodes.saved)
        costs = []
        for goals in passes:
            needed = self._needed(level, goals, kept)
            fresh = [i for i in needed - kept if self.spec.node_loops[i] >> level & 1]
            costs.append(LOAD + sum(map(self.nodes.cost, fresh)))
            kept |= {s.node for s in self.spec.saved if s.level == level and s.node in needed}
        return costs

    def _pass(self, level: int, goals: Sequence[Goal], fetch: RowFetch | None) -> None:
        """One pass over the loops from a level on, with the reductions it completes."""
        ending = [
            g.node
            for g in goals
            if isinstance(g, Accumulate) and self.stages.region(g.node) == level
        ]
        for node in ending:
            self.goals.start(node, level)
        self.nodes.runnings.start(level)
        self._loop(level, goals, fetch)
        for node in ending:
            self.goals.finish(node, level)

    def _loop(self, level: int, goals: Sequence[Goal], fetch: RowFetch | None) -> None:
        """One loop over everything within; lanes that are left over come last."""
        low, high = self.frame.iterations(level)
        frame = self.frame
        if not any(self._repeats(g, level) for g in goals):
            with frame.loop(low, frame.builder.add(low, I64(1)), 1, frame.mask):
                self._region(level + 1, goals)
            return
        if level != self.spec.vector:
            with frame.loop(low, high, 1, frame.mask):
                self._region(level + 1, goals)
            return
        lanes, b = self.spec.lanes, frame.builder
        memory = self.nodes.memory

        def body() -> None:
            before, memory.by_rows = memory.by_rows, memory.by_rows or fetch is not None
            if fetch is not None:
                fetch.write()
            self._region(level + 1, goals)
            memory.by_rows = before

        if self.spec.masked:
            with frame.loop(low, high, lanes, None) as inner:
                frame.mask = frame.lane_mask(inner, high)
                body()
            return
        if self.spec.interior and (conditions := self._conditions(level, goals)):
            interior = Interior(frame, level, conditions)
            interior.write(low, high, body)
            return
        if not self.spec.rest:
            with frame.loop(low, high, lanes, None):
                body()
            return
        whole = b.add(low, b.and_(b.sub(high, low), I64(-lanes)))
        with frame.loop(low, whole, lanes, None):
            body()
        with frame.rest(whole, high):
            body()
