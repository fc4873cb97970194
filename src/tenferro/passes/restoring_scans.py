"""Scans that write back, step by step, the parts of an array that a loop wrote."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from computegraph import Body, map_values
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Inputs, LoopCall
from tenferro.passes.versions import WrittenPart
from tenferro.tensor import Aval


@dataclass(frozen=True, eq=False)
class RestoredArray:
    """An array that scans restore: a carry of a loop, and the stacks of its versions.

    `body` and `inputs` are those of the loop. `chain` are the versions from the last to the first,
    `writes` the parts in which each differs from the next, `stacks` the versions by what stacks
    them.
    """

    call: LoopCall[int]
    body: Writer
    inputs: Inputs[int]
    carry: int
    chain: Sequence[int]
    writes: Sequence[Sequence[WrittenPart]]
    stacks: Mapping[int, int]
    scans: Sequence[int]

    @property
    def recorded(self) -> list[int]:
        """The values of the body that scans need, and have no other way."""
        inputs = {*self.inputs.consts, *self.inputs.xs}
        parts = (one for parts in self.writes for one in parts)
        read = (v for one in parts for v in (one.old, *one.places))
        return [v for v in read if v not in inputs and self.body.name(v) != "constant"]


class Outside(Protocol):
    """The values that are now outside of a scan."""

    def value(self, v: int) -> int:
        """What an operand of the scan is."""

    def of_loop(self, v: int) -> int:
        """What an operand of the loop of a restored array is."""

    def stack(self, array: RestoredArray, v: int) -> int:
        """What stacks a value of the body of a restored array's loop."""


class RestoringScan(Writer):
    """The body of a scan that also restores arrays, and the constants and arrays that it takes.

    `consts` and `xs` are the inputs of the body by the values outside that they are of.
    """

    def __init__(
        self,
        call: LoopCall[int],
        arrays: Sequence[RestoredArray],
        outside: Outside,
    ) -> None:
        super().__init__()
        self._call, self._outside = call, outside
        self.consts: dict[int, int] = {}
        self.xs: dict[int, int] = {}
        self._versions: list[dict[int, int]] = []
        """For each array, its versions so far."""
        self._arrays = arrays
        self._last = [self._array_input(array) for array in arrays]

    def _array_input(self, array: RestoredArray) -> int:
        value = self.arena.input(("array", len(self._versions)), array.body.aval(array.chain[0]))
        self._versions.append({array.chain[0]: value})
        return value

    def _given(self, table: dict[int, int], v: int, aval: Aval) -> int:
        if v not in table:
            kind = "const" if table is self.consts else "slice"
            table[v] = self.arena.input((kind, len(table)), aval)
        return table[v]

    def body(self) -> Body:
        """The body: the arrays are its last carries."""
        loop, own, graph = self._call.loop, self._call.operands, self._call.loop.body.graph()
        inputs, metas = loop.inputs(graph.inputs), graph.arena.metas
        values, pending = dict[int, int](), dict[int, tuple[int, int]]()
        for v, i in zip(own.consts, inputs.consts, strict=True):
            values[i] = self._given(self.consts, self._outside.value(v), metas[i])
        carry = [self.arena.input(("carry", j), metas[i]) for j, i in enumerate(inputs.carry)]
        values |= zip(inputs.carry, carry, strict=True)
        of_stack = {x: (k, v) for k, a in enumerate(self._arrays) for x, v in a.stacks.items()}
        for x, i in zip(own.xs, inputs.xs, strict=True):
            if x in of_stack:
                values[i] = -1 - len(pending)
                pending[values[i]] = of_stack[x]
            else:
                values[i] = self._given(self.xs, self._outside.value(x), metas[i])

        def here(a: int) -> int:
            return self._version(*pending[a]) if a in pending else a

        def emit(_: int, operation: Any, operands: Sequence[int], mask: int) -> int:
            return self.arena.apply(operation, [here(a) for a in operands], mask)

        computed = map_values(graph.arena, graph.order, values, self.arena, emit)
        outs = loop.outputs([here(computed[v]) for v in graph.outputs])
        first = [self._version(k, a.inputs.carry[a.carry]) for k, a in enumerate(self._arrays)]
        order = [*self.consts.values(), *carry, *self._last, *self.xs.values()]
        return Body.of(self.arena, [*outs.carry, *first, *outs.stacked], order)

    def _version(self, k: int, wanted: int) -> int:
        """A version of an array: parts are written back only when it is needed, as what reads a
        later version is first done with it."""
        array, known = self._arrays[k], self._versions[k]
        latest = next(reversed(known.values()))
        for parts in array.writes[len(known) - 1 :]:
            if wanted in known:
                break
            for one in parts:
                values = [self._value(array, v) for v in (one.old, *one.places)]
                latest = self.arena.apply(one.write, [latest, *values])
            known[array.chain[len(known)]] = latest
        return known[wanted]

    def _value(self, array: RestoredArray, v: int) -> int:
        """A value of the body of an array's loop."""
        own, inputs, aval = array.call.operands, array.inputs, array.body.aval(v)
        if v in inputs.consts:
            outside = self._outside.of_loop(own.consts[inputs.consts.index(v)])
            return self._given(self.consts, outside, aval)
        if v in inputs.xs:
            outside = self._outside.of_loop(own.xs[inputs.xs.index(v)])
            return self._given(self.xs, outside, aval)
        if array.body.name(v) == "constant":
            operation = array.body.definition(v)
            assert operation is not None
            return self.apply(operation)
        return self._given(self.xs, self._outside.stack(array, v), aval)
