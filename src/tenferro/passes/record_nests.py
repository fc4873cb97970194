"""A loop and a scan that runs back, and such pairs in their bodies, with fewer records."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from computegraph import Body, map_values
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, LoopCall, Operands, Outputs, loops_of
from tenferro.passes.again import Again
from tenferro.passes.merge_loops import merge_loops
from tenferro.passes.record_pairs import Links, Pair, Relinked, last_value, pairs, without
from tenferro.passes.restore_arrays import GONE, OUTPUT, LoopPlan, readers_of, restored_arrays
from tenferro.passes.restoring_scans import RestoredArray, RestoringScan


def relinked(pair: Pair, arrays: Container[int]) -> Relinked | None:
    """A pair with fewer records; None if it has none that can be missed.

    `arrays` are the constants of the loop that the scan can have too.
    """
    nest = _Nest(pair, arrays)
    return nest.relinked() if nest.inner or nest.again_at else None


@dataclass(eq=False)
class _Inner:
    """A pair of loops in the bodies of a pair, as calls: what is linked has one key in both."""

    call: LoopCall[int]
    back: LoopCall[int]
    found: Relinked
    stacks: Mapping[int, tuple[int, int | None]]
    """For keys, the position of the stack, and the array before, if it was there."""
    operands: Mapping[int, int]
    """For other keys, values of the body of the outer loop."""
    arrays: Sequence[RestoredArray]
    first: int = 0
    """The first output of the loop where it is emitted again."""

    def __post_init__(self) -> None:
        self.plan = LoopPlan(self.call, self.arrays) if self.arrays else None

    @property
    def operation(self) -> Any:
        """The loop that records less."""
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

    def __init__(self, pair: Pair, arrays: Container[int]) -> None:
        self.pair = pair
        self.graph, self.back = merge_loops(pair.loop.body.graph()), pair.scan.body.graph()
        self._stacked = pair.loop.outputs(self.graph.outputs).stacked
        self._xs = pair.scan.inputs(self.back.inputs).xs
        self._source = {self._xs[m]: self._stacked[k] for k, m in pair.links}
        self.again = Again(pair.loop, self.graph, arrays)
        self.again_at = {m: k for k, m in pair.links if self.again.includes(self._stacked[k])}
        """The arrays whose slices the scan computes again, with the stacks."""
        self.inner: dict[int, _Inner] = {}
        self._scans: dict[int, _Inner] = {}
        self._forth, self._back = Writer(), Writer()
        self._here, self._there = dict[int, int](), dict[int, int]()
        self._new: dict[int, int] = {}
        """What is stacked in addition, with what the scan reads of it."""
        loops, scans = loops_of(self.graph), loops_of(self.back)
        if loops and scans and self._source:
            self._find(loops, scans)

    def _find(self, loops: Mapping[int, LoopCall[int]], scans: Mapping[int, LoopCall[int]]) -> None:
        readers, reads = readers_of(self.graph), readers_of(self.back)

        def is_only(y: int, x: int, back: int) -> bool:
            once = self.graph.outputs.count(y) == 1
            return once and {*readers[y]} == {OUTPUT} and {*reads[x]} == {back}

        for at, back, links in pairs(loops, scans, self._source, is_only):
            found = self._inner(loops[at], scans[back], links)
            if found is not None:
                self.inner[at] = self._scans[back] = found

    def _inner(self, call: LoopCall[int], scan: LoopCall[int], links: Links) -> _Inner | None:
        same = Relinked(
            Pair(call.loop, scan.loop, links),
            range(len(call.outputs.stacked)),
            range(len(scan.operands.xs)),
        )
        own = call.operands
        arrays = [i for i, v in enumerate(own.consts) if self.again.has_array(v)]
        found = relinked(same.pair, arrays) or same
        ys = {i: call.outputs.stacked[k] for i, k in enumerate(found.stacks)}
        xs = {i: scan.operands.xs[m] for i, m in enumerate(found.arrays)}
        stacks = {-2 - n: (k, xs.get(m)) for n, (k, m) in enumerate(found.pair.links)}
        for key, (k, m) in zip(stacks, found.pair.links, strict=True):
            ys[k] = xs[m] = key
        taken = [*(own.consts[i] for i in found.consts)]
        taken += [call.outputs.carry[j] for j, _ in found.counters]
        operands = {-2 - len(stacks) - n: v for n, v in enumerate(taken)}
        consts, last = [*operands][: len(found.consts)], [*operands][len(found.consts) :]
        given = Operands(
            scan.operands.steps,
            (*scan.operands.consts, *consts),
            (*scan.operands.carry, *last),
            tuple([xs[i] for i in range(len(xs))]),
        )
        one = LoopCall(found.pair.loop, own, self._as_before(call, ys))
        back = LoopCall(found.pair.scan, given, scan.outputs)
        goes_back = {0: replace(back, operands=given._replace(steps=one.steps))}
        restored = restored_arrays(one, goes_back, dict.fromkeys(stacks, (0,)))
        if found is same and not restored:
            return None
        return _Inner(one, back, found, stacks, operands, restored)

    def _as_before(self, call: LoopCall[int], ys: Mapping[int, int]) -> Outputs[int]:
        return call.outputs._replace(stacked=tuple([ys[i] for i in range(len(ys))]))

    def relinked(self) -> Relinked:
        """The pair with other links."""
        loop, scan, graph, back = self.pair.loop, self.pair.scan, self.graph, self.back
        forth = self._forth.arena
        inputs = forth.inputs([graph.arena.metas[v] for v in graph.inputs])
        given = dict(zip(graph.inputs, inputs, strict=True))
        self._here = map_values(graph.arena, graph.order, given, forth, self._loop)
        gone = {*self.again_at.values()}
        gone |= {k for k, y in enumerate(self._stacked) if self._here[y] == GONE}
        stacks = [k for k in range(len(self._stacked)) if k not in gone]
        missed = {m for k, m in self.pair.links if k in gone}
        arrays = [m for m in range(len(self._xs)) if m not in missed]
        before = scan.inputs(back.inputs)
        self._there = dict.fromkeys(self._xs, GONE)
        kept = (before.consts, before.carry, [self._xs[m] for m in arrays])
        metas = back.arena.metas
        own = [self._back.arena.inputs([metas[v] for v in part]) for part in kept]
        for part, values in zip(kept, own, strict=True):
            self._there.update(zip(part, values, strict=True))
        for m, k in self.again_at.items():
            self._there[self._xs[m]] = self.again.emit(self._stacked[k], self._back)
        map_values(back.arena, back.order, self._there, self._back.arena, self._scan)
        outs = loop.outputs(graph.outputs).carry, [self._stacked[k] for k in stacks]
        results = [self._here[v] for part in outs for v in part]
        links = [(stacks.index(k), arrays.index(m)) for k, m in self.pair.links if k not in gone]
        links += [(len(stacks) + i, len(arrays) + i) for i in range(len(self._new))]
        body = Body.of(forth, [*results, *self._new], inputs)
        first = replace(loop, body=body, linear=())
        pair = Pair(first, self._scan_again(own), tuple(links))
        counters = [(j, by) for j, (_, _, by) in self.again.counters.items()]
        return Relinked(pair, stacks, arrays, [*self.again.consts], counters)

    def _scan_again(self, own: Sequence[Sequence[int]]) -> Loop:
        """The scan, on the inputs that it had and those it has in addition."""
        scan, again = self.pair.scan, self.again
        consts, carry, xs = own
        outs = scan.outputs([self._there[v] for v in self.back.outputs])
        afters = [after for after, _, _ in again.counters.values()]
        befores = [before for _, before, _ in again.counters.values()]
        consts = [*consts, *again.consts.values()]
        inputs = [*consts, *carry, *afters, *xs, *self._new.values()]
        body = Body.of(self._back.arena, [*outs.carry, *befores, *outs.stacked], inputs)
        init = (*scan.init, *(True for _ in afters))
        return replace(scan, body=body, consts=len(consts), init=init, linear=(), lanes=())

    def _loop(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> tuple[int, ...]:
        """An operation of the loop's body again."""
        inner = self.inner.get(v)
        if inner is None:
            first = self._forth.arena.apply(operation, operands, mask)
            return (*range(first, first + operation.n_outputs),)
        inner.first = self._forth.arena.apply(inner.operation, operands)
        places = {k: i for i, k in enumerate(inner.found.stacks)}
        n = len(inner.call.outputs.head())
        stacked = range(operation.n_outputs - n)
        kept = [inner.stack(places[k]) if k in places else GONE for k in stacked]
        return (*range(inner.first, inner.first + n), *kept)

    def _scan(self, v: int, operation: Any, operands: Sequence[int], mask: int) -> tuple[int, ...]:
        """An operation of the scan's body again."""
        inner = self._scans.get(v)
        if inner is None:
            first = self._back.arena.apply(operation, operands, mask)
            results: Sequence[int] = range(first, first + operation.n_outputs)
        else:
            results = self._inner_scan(inner, operation)
        self._there.update(zip(range(v, v + len(results)), results, strict=True))
        return tuple(results)

    def _inner_scan(self, inner: _Inner, operation: Any) -> Sequence[int]:
        own, outside = inner.back.operands, _Outside(self, inner)
        start = [None if c is None else outside.value(c) for c in own.carry]
        assert own.steps is not None
        steps = outside.value(own.steps)
        if inner.arrays:
            scan = RestoringScan(inner.back, inner.arrays, outside)
            body, consts, xs = scan.body(), (*scan.consts,), (*scan.xs,)
        else:
            body = inner.back.loop.body
            consts = tuple([outside.value(c) for c in own.consts])
            xs = tuple([outside.value(x) for x in own.xs])
        last = [outside.of_loop(a.call.outputs.carry[a.carry]) for a in inner.arrays]
        given = Operands(steps, consts, (*start, *last), xs)
        loop = inner.back.loop.taking(given, body=body, linear=(), lanes=())
        first = self._back.arena.apply(loop.operation, given.flat())
        n = len(inner.back.outputs.carry)
        outputs = range(first, first + operation.n_outputs)
        return without(outputs, n, len(given.carry) - n)

    def there(self, v: int) -> int:
        """A value of the scan's body."""
        return self._there[v]

    def stacked(self, v: int) -> int:
        """What the scan reads of a value of the loop's new body, which is stacked."""
        if v not in self._new:
            aval = self._forth.aval(v)
            self._new[v] = self._back.arena.input(("stacked", len(self._new)), aval)
        return self._new[v]

    def known(self, v: int) -> int:
        """A value of the loop's body in that of the scan."""
        if self.again.includes(v):
            return self.again.emit(v, self._back)
        return self.stacked(self._here[v])

    def last(self, inner: _Inner, v: int) -> int:
        """The last value of a counter of an inner loop."""
        carry = inner.call.outputs.carry
        for j, by in inner.found.counters:
            if carry[j] == v:
                found = last_value(self._back, Writer(self.graph.arena), inner.call, j, by)
                if found is not None:
                    return found
        return self.known(v)


class _Outside:
    """The values around an inner scan."""

    def __init__(self, nest: _Nest, inner: _Inner) -> None:
        self._nest, self._inner = nest, inner

    def value(self, v: int) -> int:
        """A value of the scan's body, or what a key is of."""
        nest, inner = self._nest, self._inner
        if v in inner.operands:
            return nest.last(inner, inner.operands[v])
        if v not in inner.stacks:
            return nest.there(v)
        k, before = inner.stacks[v]
        return nest.stacked(inner.stack(k)) if before is None else nest.there(before)

    def of_loop(self, v: int) -> int:
        """A value of the loop's body."""
        return self._nest.known(v)

    def stack(self, array: RestoredArray, v: int) -> int:
        """What an inner loop stacks."""
        plan = self._inner.plan
        assert plan is not None
        return self._nest.stacked(self._inner.first + plan.number[v])
