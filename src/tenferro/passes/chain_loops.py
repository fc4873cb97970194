"""A scan along what another loop stacks, in the same direction, runs inside that loop.

Forward mode through a loop so becomes one loop of values and tangents that stacks nothing: what
only the scan reads is not stacked. A scan can join if no other operand of it depends on the
loop. Every value knows the latest chain that it depends on; a scan joins a chain only if its other
operands depend on earlier chains only, so chains stay in order and one pass is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any, TypeVar

from computegraph import Arena, Body, MaterializedGraph, materialize_merge
from tenferro.ops.base.bodies import Flags
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Inputs, Loop, LoopCall, Operands, Outputs, agreeing, loops_of
from tenferro.tensor import Aval

T = TypeVar("T")
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

    def __init__(self, graph: MaterializedGraph, loops: dict[int, LoopCall[int]]) -> None:
        self.graph = graph
        self.chains: list[list[LoopCall[int]]] = []
        self.chain_of: dict[int, int] = {}
        """The chain of each output of a loop."""
        self.latest: dict[int, int] = dict.fromkeys(graph.inputs, _NONE)
        """The latest chain that a value depends on."""
        self.has_joined = False
        self._stacked: set[int] = set()
        for v, operation, operands, _ in graph.arena.applications(graph.order):
            latest = max((self.latest[a] for a in operands), default=_NONE)
            if v in loops:
                latest = self._place(loops[v], latest)
            for slot in range(operation.n_outputs):
                self.latest[v + slot] = latest

    def _place(self, call: LoopCall[int], latest: int) -> int:
        """Put a loop into the chain it depends on last, if it can run inside, or a new one."""
        if latest != _NONE and self._fits(call, latest):
            self.chains[latest].append(call)
            self.has_joined = True
        else:
            latest = len(self.chains)
            self.chains.append([call])
        self.chain_of.update(dict.fromkeys(call.outputs.flat(), latest))
        self._stacked.update(call.outputs.stacked)
        return latest

    def _fits(self, call: LoopCall[int], chain: int) -> bool:
        first, loop = self.chains[chain][0], call.loop
        if loop.cond is not None or call.steps != first.steps:
            return False
        if (loop.length, loop.reverse) != (first.loop.length, first.loop.reverse):
            return False
        own = call.operands
        inside = [x for x in own.xs if x in self._stacked and self.chain_of[x] == chain]
        outside = [x for x in own.xs if x not in inside]
        if not inside or (outside and first.loop.cond is not None):
            return False
        others = Operands(None, own.consts, own.carry, tuple(outside)).flat()
        return all(self.latest[v] < chain for v in others)

    def has_unread(self, loops: dict[int, LoopCall[int]]) -> bool:
        """Whether some loop stacks what nothing reads."""
        applications = self.graph.arena.applications(self.graph.order)
        read = {*self.graph.outputs, *(a for _, _, operands, _ in applications for a in operands)}
        return any(v not in read for call in loops.values() for v in call.outputs.stacked)

    def joined(self) -> MaterializedGraph:
        """The graph with one loop per chain: chains in order, each before what depends on it."""
        source, target = self.graph.arena, Arena()
        inputs = target.inputs(source.metas[v] for v in self.graph.inputs)
        here = dict(zip(self.graph.inputs, inputs, strict=True))
        read = self._read_outside()
        levels: list[list[Any]] = [[] for _ in range(len(self.chains) + 1)]
        for application in source.applications(self.graph.order):
            if application[0] not in self.chain_of:
                levels[self.latest[application[0]] + 1].append(application)
        for level, applications in enumerate(levels):
            if level:
                _write_chain(target, self.chains[level - 1], read, here)
            for v, operation, operands, mask in applications:
                first = target.apply(operation, [here[a] for a in operands], mask)
                here.update({v + slot: first + slot for slot in range(operation.n_outputs)})
        return materialize_merge(target, [here[v] for v in self.graph.outputs], inputs)

    def _read_outside(self) -> set[int]:
        """The values that something outside of their chain reads."""
        read = set(self.graph.outputs)
        for v, _, operands, _ in self.graph.arena.applications(self.graph.order):
            chain = self.chain_of.get(v, _NONE)
            read.update(a for a in operands if self.chain_of.get(a) != chain or chain == _NONE)
        return read


def _write_chain(
    target: Arena, chain: Sequence[LoopCall[int]], read: set[int], here: dict[int, int]
) -> None:
    """One loop for all of a chain, in a target arena."""
    joint = _Joint(chain, read)
    operands = joint.operands(Writer(target), here)
    lead = chain[0].loop
    cond = None if lead.cond is None else joint.cond(lead.cond)
    loop = lead.taking(operands, body=joint.body(), cond=cond, linear=(), lanes=joint.lanes())
    first = target.apply(loop.operation, operands.flat())
    here.update((v, first + i) for i, v in enumerate(joint.outputs.flat()))


class _Joint:
    """The body of a chain: constants of its loops, each once, then all carries, then all slices."""

    def __init__(self, chain: Sequence[LoopCall[int]], read: set[int]) -> None:
        self.chain = chain
        self._inside = {v for call in chain for v in call.outputs.stacked}
        self._consts = dict.fromkeys(v for call in chain for v in call.operands.consts)
        self.outputs = Outputs(
            tuple([v for call in chain for v in call.outputs.carry]),
            tuple([v for call in chain for v in call.outputs.stacked if v in read]),
            chain[0].outputs.steps,
        )

    def operands(self, writer: Writer, here: dict[int, int]) -> Operands[int]:
        """What the joint loop takes; a `while_loop` is given zeros that a scan begins with."""
        lead = self.chain[0]
        steps = None if lead.operands.steps is None else here[lead.operands.steps]
        start = [v for call in self.chain for v in call.operands.carry]
        metas = self._inputs(_metas).carry
        carry = [
            here[v] if v is not None else None if steps is not None else writer.zeros(meta)
            for v, meta in zip(start, metas, strict=True)
        ]
        xs = [here[x] for call in self.chain for x in self._own(call, call.operands.xs)]
        return Operands(steps, tuple([here[v] for v in self._consts]), tuple(carry), tuple(xs))

    def _own(self, call: LoopCall[int], xs: Iterable[T]) -> list[T]:
        """Of what there is one of for each array that a loop slices, what no loop here stacks."""
        pairs = zip(call.operands.xs, xs, strict=True)
        return [x for v, x in pairs if v not in self._inside]

    def _inputs(self, of: Callable[[Loop], Iterable[T]]) -> Inputs[T]:
        """What there is for each input of the loops' bodies, for those of the joint one."""
        consts: dict[int, T] = {}
        carry, xs = list[T](), list[T]()
        for call in self.chain:
            own = call.loop.inputs(of(call.loop))
            consts |= zip(call.operands.consts, own.consts, strict=True)
            carry += own.carry
            xs += self._own(call, own.xs)
        return Inputs(tuple([consts[v] for v in self._consts]), tuple(carry), tuple(xs))

    def lanes(self) -> Flags:
        """Which inputs have lanes; none where the loops have not as many."""
        return agreeing(self._inputs(_lanes).flat(), self._inputs(_metas).flat())

    def body(self) -> Body:
        """A step of all loops, one after the other."""
        arena = Arena()
        inputs = Inputs(*(tuple(arena.inputs(ms)) for ms in self._inputs(_metas)))
        consts = dict(zip(self._consts, inputs.consts, strict=True))
        carry, xs = iter(inputs.carry), iter(inputs.xs)
        slices: dict[int, int] = {}
        carries: list[int] = []
        for call in self.chain:
            loop, own = call.loop, call.operands
            slices |= zip(self._own(call, own.xs), xs, strict=False)
            given = [*(consts[v] for v in own.consts), *islice(carry, loop.carries)]
            outs = loop.outputs(loop.body.emit(arena, [*given, *(slices[x] for x in own.xs)]))
            carries += outs.carry
            slices |= zip(call.outputs.stacked, outs.stacked, strict=True)
        outputs = [*carries, *(slices[v] for v in self.outputs.stacked)]
        return Body.of(arena, outputs, inputs.flat())

    def cond(self, cond: Body) -> Body:
        """The condition of the first loop, which reads its own values only."""
        arena, lead = Arena(), self.chain[0]
        inputs = Inputs(*(tuple(arena.inputs(ms)) for ms in self._inputs(_metas)))
        consts = dict(zip(self._consts, inputs.consts, strict=True))
        own = [*(consts[v] for v in lead.operands.consts), *inputs.carry[: lead.loop.carries]]
        return Body.of(arena, cond.emit(arena, own), inputs.flat())


def _metas(loop: Loop) -> Iterable[Aval]:
    return loop.body.inputs


def _lanes(loop: Loop) -> Flags:
    return loop.lanes or (False,) * len(loop.body.inputs)
