"""A scan along what another loop records, in the same direction, runs inside that loop.

Forward mode through a loop so becomes one loop of values and tangents that records nothing: a
record that only the scan reads is not made. A scan can join if nothing else that it reads depends
on the loop. Every value knows the latest chain that it depends on; a scan joins a chain only if
its other operands depend on earlier chains alone, so chains stay in order and one pass is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from computegraph import Arena, Body, MaterializedGraph, materialize_merge
from tenferro.ops.bodies import zeros
from tenferro.ops.family import TensorOperation
from tenferro.passes.loops import Loop, loops_of
from tenferro.tensor import STEPS, Aval

_NONE = -1


def chain_loops(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph with such scans inside the loops they read, where there are any."""
    loops = loops_of(graph)
    if not loops:
        return graph
    chains = _Chains(graph, loops)
    return chains.joined() if chains.has_joined or chains.has_unread(loops) else graph


class _Chains:
    """Which loops run together."""

    def __init__(self, graph: MaterializedGraph, loops: dict[int, Loop]) -> None:
        self.graph = graph
        self.chains: list[list[Loop]] = []
        self.chain_of: dict[int, int] = {}
        """The chain of each output of a loop."""
        self.latest: dict[int, int] = dict.fromkeys(graph.inputs, _NONE)
        """The latest chain that a value depends on."""
        self.has_joined = False
        self._recorded: dict[int, Loop] = {}
        for v, operation, operands, _ in graph.arena.applications(graph.order):
            latest = max((self.latest[a] for a in operands), default=_NONE)
            if v in loops:
                latest = self._place(loops[v], latest)
            for slot in range(operation.n_outputs):
                self.latest[v + slot] = latest

    def _place(self, loop: Loop, latest: int) -> int:
        """Put a loop into the chain it depends on last, if it can run inside, or a new one."""
        if latest != _NONE and self._fits(loop, latest):
            self.chains[latest].append(loop)
            self.has_joined = True
        else:
            latest = len(self.chains)
            self.chains.append([loop])
        for v in range(loop.at, loop.at + loop.operation.n_outputs):
            self.chain_of[v] = latest
        self._recorded.update(dict.fromkeys(loop.records, loop))
        return latest

    def _fits(self, loop: Loop, chain: int) -> bool:
        first = self.chains[chain][0]
        if loop.operation.name != "scan":
            return False
        params, own = loop.operation.params, first.operation.params
        if params["length"] != self._length(first) or params["reverse"] != own.get(
            "reverse", False
        ):
            return False
        if loop.count != (first.at + first.n_carry if first.count is None else first.count):
            return False
        inside = [x in self._recorded and self.chain_of[x] == chain for x in loop.xs]
        if first.count is None and not all(inside):
            return False
        outside = [x for x, i in zip(loop.xs, inside, strict=True) if not i]
        starts = [v for v in loop.carry if v is not None]
        return any(inside) and all(
            self.latest[v] < chain for v in (*loop.consts, *starts, *outside)
        )

    def _length(self, first: Loop) -> Any:
        return STEPS if first.count is None else first.operation.params["length"]

    def has_unread(self, loops: dict[int, Loop]) -> bool:
        """Whether some loop makes a record that nothing reads."""
        applications = self.graph.arena.applications(self.graph.order)
        read = {*self.graph.outputs, *(a for _, _, operands, _ in applications for a in operands)}
        return any(v not in read for loop in loops.values() for v in loop.records)

    def joined(self) -> MaterializedGraph:
        """The graph with one loop per chain: chains in order, each before what depends on it."""
        source, target = self.graph.arena, Arena()
        here: dict[int, int] = {}
        for i, v in enumerate(self.graph.inputs):
            here[v] = target.input(("input", i), source.metas[v])
        read = self._read_outside()
        last = len(self.chains)
        levels: list[list[Any]] = [[] for _ in range(last + 1)]
        for application in source.applications(self.graph.order):
            if application[0] not in self.chain_of:
                levels[self.latest[application[0]] + 1].append(application)
        for level, applications in enumerate(levels):
            if level:
                _emit_chain(target, self.chains[level - 1], read, here)
            for v, operation, operands, mask in applications:
                first = target.emit(target.code(operation, mask), [here[a] for a in operands])
                here.update({v + slot: first + slot for slot in range(operation.n_outputs)})
        outputs = [here[v] for v in self.graph.outputs]
        return materialize_merge(target, outputs, [here[v] for v in self.graph.inputs])

    def _read_outside(self) -> set[int]:
        """The values that something outside of their chain reads."""
        read = set(self.graph.outputs)
        for v, _, operands, _ in self.graph.arena.applications(self.graph.order):
            chain = self.chain_of.get(v, _NONE)
            read.update(a for a in operands if self.chain_of.get(a) != chain or chain == _NONE)
        return read


def _emit_chain(target: Arena, chain: Sequence[Loop], read: set[int], here: dict[int, int]) -> None:
    """One loop for all of a chain, in a target arena."""
    joint = _Joint(chain, read)
    operation, operands = joint.operation(target, here)
    first = target.emit(target.code(operation), operands)
    carries = [loop.at + j for loop in chain for j in range(loop.n_carry)]
    lead = chain[0]
    counts = [lead.at + lead.n_carry] if lead.count is None else []
    here.update((v, first + i) for i, v in enumerate([*carries, *counts, *joint.records]))


class _Joint:
    """The body of a chain: constants of its loops, each once, then all carries, then all slices."""

    def __init__(self, chain: Sequence[Loop], read: set[int]) -> None:
        self.chain = chain
        self.records = [v for loop in chain for v in loop.records if v in read]
        own = {v for loop in chain for v in loop.records}
        self.xs = [[x for x in loop.xs if x not in own] for loop in chain]
        self.consts = list(dict.fromkeys(v for loop in chain for v in loop.consts))

    def operation(self, target: Arena, here: dict[int, int]) -> tuple[TensorOperation, list[int]]:
        """The joint loop and its operands."""
        lead = self.chain[0]
        params: dict[str, Any] = {**lead.operation.params, "body": self._body()}
        params["consts"] = len(self.consts)
        consts = [here[v] for v in self.consts]
        if lead.count is None:
            params["cond"] = self._cond()
            return lead.operation.family.bind(**params), [*consts, *self._started(target, here)]
        starts = [v for loop in self.chain for v in loop.carry]
        params |= {"init": tuple(v is not None for v in starts), "linear": ()}
        carry = [here[v] for v in starts if v is not None]
        operands = [here[lead.count], *consts, *carry, *(here[x] for xs in self.xs for x in xs)]
        return lead.operation.family.bind(**params), operands

    def _started(self, target: Arena, here: dict[int, int]) -> list[int]:
        """All carries; a `while_loop` is given those that a scan starts as zeros."""
        return [
            zeros(target, meta) if v is None else here[v]
            for loop in self.chain
            for v, meta in zip(loop.carry, _carries(loop), strict=True)
        ]

    def _inputs(self, arena: Arena) -> tuple[dict[int, int], list[list[int]], list[list[int]]]:
        """The constants by what they are, and for each loop its carries and own slices."""
        consts: dict[int, int] = {}
        for loop in self.chain:
            for v, meta in zip(loop.consts, loop.body.inputs, strict=False):
                if v not in consts:
                    consts[v] = arena.input(("const", len(consts)), meta)
        carries, slices = [], []
        for i, (loop, own) in enumerate(zip(self.chain, self.xs, strict=True)):
            metas = loop.body.inputs[len(loop.consts) + loop.n_carry :]
            apart = [m for x, m in zip(loop.xs, metas, strict=True) if x in own]
            carries.append([arena.input((i, 0, j), m) for j, m in enumerate(_carries(loop))])
            slices.append([arena.input((i, 1, j), m) for j, m in enumerate(apart)])
        return consts, carries, slices

    def _body(self) -> Body:
        arena = Arena()
        consts, before, own = self._inputs(arena)
        slices: dict[int, int] = {}
        carries: list[int] = []
        for loop, xs, carry, here in zip(self.chain, self.xs, before, own, strict=True):
            slices.update(zip(xs, here, strict=True))
            given = [*(consts[v] for v in loop.consts), *carry, *(slices[x] for x in loop.xs)]
            outs = loop.body.emit(arena, given)
            carries += outs[: loop.n_carry]
            slices.update(zip(loop.records, outs[loop.n_carry :], strict=True))
        inputs = [*consts.values(), *(v for part in (*before, *own) for v in part)]
        return Body.of(arena, [*carries, *(slices[v] for v in self.records)], inputs)

    def _cond(self) -> Body:
        """The condition of the first loop, which reads its own values only."""
        lead = self.chain[0]
        arena = Arena()
        consts, before, _ = self._inputs(arena)
        cond: Body = lead.operation.params["cond"]
        (test,) = cond.emit(arena, [*(consts[v] for v in lead.consts), *before[0]])
        return Body.of(arena, [test], [*consts.values(), *(v for part in before for v in part)])


def _carries(loop: Loop) -> tuple[Aval, ...]:
    c = len(loop.consts)
    return loop.body.inputs[c : c + loop.n_carry]
