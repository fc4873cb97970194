"""What loops in loops record of arrays that they write parts of: those parts, at any depth.

A loop may stack what a loop in it stacks, for a scan in the opposite direction whose body has a
scan in the opposite direction. If that stacks versions of an array, each is a copy of all of it, in
each step of both. Here the inner loop records what was in the parts before it wrote them, the outer
one stacks these records and the last version, and the inner scan writes the parts back. Where
the last version is one of an array that the outer loop carries, `restore_arrays` restores that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from computegraph import Body, MaterializedGraph, map_values, re_emit
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, LoopCall, Operands, loops_of
from tenferro.passes.merge_loops import merge_loops
from tenferro.passes.restore_arrays import GONE, OUTPUT, LoopPlan, readers_of, restored_arrays
from tenferro.passes.restoring_scans import RestoredArray, RestoringScan
from tenferro.tensor import STEPS


class Pair(NamedTuple):
    """A loop, and a scan in the opposite direction: `links` are positions of stacks of the one and
    of arrays of the other, which are the same."""

    loop: Loop
    scan: Loop
    links: tuple[tuple[int, int], ...]


class Relinked(NamedTuple):
    """A pair with other links, and which of the stacks and arrays before are still there, first."""

    pair: Pair
    stacks: Sequence[int]
    arrays: Sequence[int]


def restore_nested(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph without such records of loops in its loops."""
    loops = loops_of(graph)
    if len(loops) < 2:
        return graph
    readers = readers_of(graph)
    same = {v: v for v in (*graph.inputs, *graph.order)}
    starts: dict[int, Relinked] = {}
    backs: dict[int, tuple[int, Relinked]] = {}
    for at, back, links in _pairs(loops, loops, same, lambda y, _, back: {*readers[y]} == {back}):
        found = relinked(Pair(loops[at].loop, loops[back].loop, links))
        if found is not None:
            starts[at], backs[back] = found, (at, found)
    if not starts:
        return graph
    w, first = Writer(), dict[int, int]()

    def emit(v: int, operation: Any, operands: list[int], mask: int) -> Sequence[int]:
        if v in starts:
            first[v] = w.arena.apply(starts[v].pair.loop.operation, operands)
            return _outputs(loops[v], first[v], starts[v].stacks)
        if v in backs:
            at, found = backs[v]
            stacks = loops[at].loop.results(first[at] + i for i in range(_outputs_of(found)))
            given = loops[v].loop.operands(operands)
            new = [stacks.stacked[k] for k, _ in found.pair.links[-_added(found) :]]
            xs = (*(given.xs[m] for m in found.arrays), *new)
            operation, operands = found.pair.scan.operation, given._replace(xs=xs).flat()
        start = w.arena.apply(operation, operands, mask)
        return range(start, start + operation.n_outputs)

    return re_emit(graph, w.arena, emit)


def _outputs_of(found: Relinked) -> int:
    return int(found.pair.loop.operation.n_outputs)


def _added(found: Relinked) -> int:
    return found.pair.scan.xs - len(found.arrays)


def _outputs(call: LoopCall[int], first: int, stacks: Sequence[int]) -> list[int]:
    """The outputs of a loop that has these of its stacks, and perhaps others."""
    n = len(call.outputs.head())
    places = {k: first + n + i for i, k in enumerate(stacks)}
    kept = [places.get(k, GONE) for k in range(len(call.outputs.stacked))]
    return [*range(first, first + n), *kept]


def _pairs(
    loops: Mapping[int, LoopCall[int]],
    scans: Mapping[int, LoopCall[int]],
    source: Mapping[int, int],
    is_only: Any,
) -> Iterator[tuple[int, int, tuple[tuple[int, int], ...]]]:
    """The first outputs of loops and of scans that go back over what these stack, with links.

    `source` is what the values that scans read are where the loops are. `is_only` says whether a
    scan, and nothing different, reads a stack.
    """
    stacks = {
        y: (at, k) for at, call in loops.items() for k, y in enumerate(call.outputs.stacked)
    }
    taken = set[int]()
    for back, scan in scans.items():
        found: dict[int, list[tuple[int, int]]] = {}
        given = scan.operands.flat()
        for m, x in enumerate(scan.operands.xs):
            y = source.get(x)
            if y in stacks and given.count(x) == 1 and is_only(y, x, back):
                at, k = stacks[y]
                found.setdefault(at, []).append((k, m))
        if len(found) == 1:
            ((at, links),) = found.items()
            if at not in taken and _turns(loops[at], scan, source):
                taken.add(at)
                yield at, back, tuple(links)


def _turns(call: LoopCall[int], scan: LoopCall[int], source: Mapping[int, int]) -> bool:
    """Whether a scan makes the steps of a loop in the opposite order."""
    loop, back = call.loop, scan.loop
    if back.cond is not None or back.lanes or loop.lanes or loop.reverse == back.reverse:
        return False
    if loop.length != STEPS:
        return loop.length == back.length
    return source.get(scan.steps) == call.steps


def relinked(pair: Pair) -> Relinked | None:
    """A pair whose inner loops record parts, and not versions of arrays; None if it has none."""
    nest = _Nest(pair)
    return nest.relinked() if nest.inner else None


@dataclass(eq=False)
class _Inner:
    """A pair of loops in the bodies of a pair, as calls: a link has one key in both."""

    call: LoopCall[int]
    back: LoopCall[int]
    stacks: Sequence[int]
    """Which of the stacks before are among those of `call`, first."""
    keys: Mapping[int, tuple[int, int | None]]
    """For each key, the position of the stack, and the array before, if it was there."""
    arrays: Sequence[RestoredArray]
    first: int = 0
    """The first output of the loop where it is emitted again."""

    def __post_init__(self) -> None:
        self.plan = LoopPlan(self.call, self.arrays) if self.arrays else None

    @property
    def operation(self) -> Any:
        """The loop that records parts."""
        return self.call.loop.operation if self.plan is None else self.plan.operation

    def output(self, k: int) -> int:
        """An output of `call` where it is emitted again; GONE if it is not there."""
        place = k if self.plan is None else self.plan.outputs[k]
        return place if place == GONE else self.first + place

    def stack(self, position: int) -> int:
        """A stack of `call`, by its position."""
        return self.output(len(self.call.outputs.head()) + position)


class _Nest:
    """A pair, and the pairs in its bodies."""

    def __init__(self, pair: Pair) -> None:
        self.pair = pair
        self.graph, self.back = merge_loops(pair.loop.body.graph()), pair.scan.body.graph()
        self._stacked = pair.loop.outputs(self.graph.outputs).stacked
        self._xs = pair.scan.inputs(self.back.inputs).xs
        self._source = {self._xs[m]: self._stacked[k] for k, m in pair.links}
        loops, scans = loops_of(self.graph), loops_of(self.back)
        self.inner: dict[int, _Inner] = {}
        self.scans: dict[int, _Inner] = {}
        if not (loops and scans and self._source):
            return
        readers, reads = readers_of(self.graph), readers_of(self.back)

        def is_only(y: int, x: int, back: int) -> bool:
            once = self.graph.outputs.count(y) == 1
            return once and {*readers[y]} == {OUTPUT} and {*reads[x]} == {back}

        for at, back, links in _pairs(loops, scans, self._source, is_only):
            found = self._inner(loops[at], scans[back], links)
            if found is not None:
                self.inner[at] = self.scans[back] = found

    def _inner(
        self, call: LoopCall[int], scan: LoopCall[int], links: tuple[tuple[int, int], ...]
    ) -> _Inner | None:
        again = relinked(Pair(call.loop, scan.loop, links))
        stacks: Sequence[int] = range(len(call.outputs.stacked))
        arrays: Sequence[int] = range(len(scan.operands.xs))
        pair = Pair(call.loop, scan.loop, links)
        if again is not None:
            pair, stacks, arrays = again
        ys = {i: call.outputs.stacked[k] for i, k in enumerate(stacks)}
        xs = {i: scan.operands.xs[m] for i, m in enumerate(arrays)}
        keys = {-2 - n: (k, xs.get(m)) for n, (k, m) in enumerate(pair.links)}
        for key, (k, m) in zip(keys, pair.links, strict=True):
            ys[k] = xs[m] = key
        outputs = call.outputs._replace(stacked=tuple([ys[i] for i in range(len(ys))]))
        own = call.operands
        if own.steps is None:
            outputs = outputs._replace(steps=scan.steps)
        else:
            own = own._replace(steps=scan.steps)
        one = LoopCall(pair.loop, own, outputs)
        given = scan.operands._replace(xs=tuple([xs[i] for i in range(len(xs))]))
        back = LoopCall(pair.scan, given, scan.outputs)
        found = restored_arrays(one, {0: back}, dict.fromkeys(keys, (0,)))
        if again is None and not found:
            return None
        return _Inner(one, back, stacks, keys, found)

    def relinked(self) -> Relinked:
        """The pair with other links."""
        self._forth, self._here = Writer(), dict[int, int]()
        self._again, self._there = Writer(), dict[int, int]()
        self._new: dict[int, int] = {}
        """What is stacked in addition, with what the scan reads of it."""
        loop, scan, graph, back = self.pair.loop, self.pair.scan, self.graph, self.back
        inputs = self._forth.arena.inputs([graph.arena.metas[v] for v in graph.inputs])
        given = dict(zip(graph.inputs, inputs, strict=True))
        self._here = map_values(graph.arena, graph.order, given, self._forth.arena, self._loop)
        stacks = [k for k, y in enumerate(self._stacked) if self._here[y] != GONE]
        gone = {m for k, m in self.pair.links if k not in stacks}
        arrays = [m for m in range(len(self._xs)) if m not in gone]
        before = scan.inputs(back.inputs)
        taken = [*before.consts, *before.carry, *(self._xs[m] for m in arrays)]
        values = self._again.arena.inputs([back.arena.metas[v] for v in taken])
        self._there = dict(zip(taken, values, strict=True))
        for v, operation, operands, mask in back.arena.applications(back.order):
            self._there.update(zip(range(v, v + operation.n_outputs), self._scan(v, operation, operands, mask), strict=True))
        carry = [self._here[v] for v in loop.outputs(graph.outputs).carry]
        kept = [self._here[self._stacked[k]] for k in stacks]
        body = Body.of(self._forth.arena, [*carry, *kept, *self._new], inputs)
        outs = [self._there[v] for v in back.outputs]
        behind = Body.of(self._again.arena, outs, [*values, *self._new.values()])
        links = [
            (stacks.index(k), arrays.index(m)) for k, m in self.pair.links if k in stacks
        ]
        links += [(len(stacks) + i, len(arrays) + i) for i in range(len(self._new))]
        pair = Pair(
            replace(loop, body=body, linear=()),
            replace(scan, body=behind, linear=(), lanes=()),
            tuple(links),
        )
        return Relinked(pair, stacks, arrays)

    def _loop(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> Sequence[int]:
        """An operation of the loop's body again."""
        inner = self.inner.get(v)
        if inner is None:
            first = self._forth.arena.apply(operation, operands, mask)
            return range(first, first + operation.n_outputs)
        inner.first = self._forth.arena.apply(inner.operation, operands)
        n = operation.n_outputs - inner_stacks(inner, operation)
        places = {k: i for i, k in enumerate(inner.stacks)}
        stacked = [
            inner.stack(places[k]) if k in places else GONE
            for k in range(operation.n_outputs - n)
        ]
        return [*range(inner.first, inner.first + n), *stacked]

    def _scan(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> Sequence[int]:
        """An operation of the scan's body again."""
        inner = self.scans.get(v)
        if inner is None:
            values = [self._there[a] for a in operands]
            first = self._again.arena.apply(operation, values, mask)
            return range(first, first + operation.n_outputs)
        own, outside = inner.back.operands, _Outside(self, inner)
        start = [None if c is None else self._there[c] for c in own.carry]
        assert own.steps is not None
        steps = self._there[own.steps]
        if inner.arrays:
            scan = RestoringScan(inner.back, inner.arrays, outside)
            body, consts, xs = scan.body(), (*scan.consts,), (*scan.xs,)
        else:
            body = inner.back.loop.body
            consts = tuple([self._there[c] for c in own.consts])
            xs = tuple([outside.value(x) for x in own.xs])
        last = [outside.operand(a.call.outputs.carry[a.carry]) for a in inner.arrays]
        given = Operands(steps, consts, (*start, *last), xs)
        loop = inner.back.loop.taking(given, body=body, linear=(), lanes=())
        first, n = self._again.arena.apply(loop.operation, given.flat()), len(start)
        return [
            first + i + (len(last) if i >= n else 0) for i in range(operation.n_outputs)
        ]

    def there(self, v: int) -> int:
        """A value of the scan's body."""
        return self._there[v]

    def stacked(self, v: int) -> int:
        """What the scan reads of a value of the loop's body, which is stacked."""
        if v not in self._new:
            aval = self._forth.aval(v)
            self._new[v] = self._again.arena.input(("stacked", len(self._new)), aval)
        return self._new[v]

    def known(self, v: int) -> int:
        """A value of the loop's body in that of the scan."""
        if self.graph.arena.is_input(v) or self._name(v) != "constant":
            return self.stacked(self._here[v])
        return self._again.apply(self.graph.arena.operation(v))

    def _name(self, v: int) -> str:
        return str(Writer(self.graph.arena).name(v))


def inner_stacks(inner: _Inner, operation: Any) -> int:
    """How many stacks a loop has."""
    return len(Loop.of(operation).body.metas) - len(inner.call.outputs.carry)


class _Outside:
    """The values around an inner scan."""

    def __init__(self, nest: _Nest, inner: _Inner) -> None:
        self._nest, self._inner = nest, inner

    def value(self, v: int) -> int:
        """A value of the scan's body, or what a key is of."""
        if v not in self._inner.keys:
            return self._nest.there(v)
        k, before = self._inner.keys[v]
        return self._nest.stacked(self._inner.stack(k)) if before is None else self._nest.there(before)

    def operand(self, v: int) -> int:
        """A value of the loop's body."""
        return self._nest.known(v)

    def stack(self, array: RestoredArray, v: int) -> int:
        """What an inner loop stacks."""
        plan = self._inner.plan
        assert plan is not None
        return self._nest.stacked(self._inner.first + plan.number[v])
