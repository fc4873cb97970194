"""Values of the steps of a loop that a scan in the opposite direction computes again for less than
it reads a record: numbers that follow from counters, and what is read of constant arrays there."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from computegraph import MaterializedGraph
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop

_NUMBERS = frozenset(
    {"abs", "add", "bitwise_and", "bitwise_not", "bitwise_or", "bounded_index", "ceil", "compare"}
    | {"convert", "floor", "maximum", "minimum", "mul", "neg", "select", "sign", "sub", "trunc"}
)
"""What computes numbers from numbers in a cycle or two."""
_READS = frozenset({"dynamic_slice", "gather"})
"""What reads parts of arrays."""
_MOST = 16
"""Operations that make one value, at most."""


class Again:
    """Which values of a loop's body are computed again, and these values in the body of a scan.

    `arrays` are constants of the loop that the scan can have, by position; it has others if they
    are numbers.
    `consts` are the constants of the loop that the scan takes for that, by position, and `counters`
    the carries to which each step adds a number: the scan begins with the last values and counts
    back. Both have their inputs of the scan's body.
    """

    def __init__(self, loop: Loop, graph: MaterializedGraph, arrays: Container[int]) -> None:
        self._graph, self._body = graph, Writer(graph.arena)
        inputs, outs = loop.inputs(graph.inputs), loop.outputs(graph.outputs)
        numbered = enumerate(inputs.consts)
        self._consts = {v: i for i, v in numbered if i in arrays or not self._body.aval(v).shape}
        pairs = enumerate(zip(inputs.carry, outs.carry, strict=True))
        steps = {v: (j, self._step(v, after)) for j, (v, after) in pairs}
        self._steps = {v: (j, by) for v, (j, by) in steps.items() if by is not None}
        self.consts: dict[int, int] = {}
        self.counters: dict[int, tuple[int, int, int]] = {}
        """The input of each counter, its value after a step, that before, and their difference."""
        self._here: dict[int, int] = {}

    def _step(self, before: int, after: int) -> Any:
        """What a step adds to a whole number."""
        r = self._body
        aval = r.aval(before)
        while r.name(after) == "ensure":
            after = r.operands(after)[0]
        if aval.shape or aval.dtype.kind != "i" or r.name(after) != "add":
            return None
        a, b = r.operands(after)
        return r.number(b) if a == before else r.number(a) if b == before else None

    def has_array(self, v: int) -> bool:
        """Whether a value is a constant of the loop that the scan can have."""
        return v in self._consts

    def includes(self, v: int) -> bool:
        """Whether a value is computed again."""
        return self._order(v) is not None

    def _order(self, v: int) -> list[int] | None:
        """The operations that make a value, operands first; None if it is not computed again."""
        r, order, stack = self._body, set[int](), [v]
        while stack:
            u = stack.pop()
            if u in order or u in self._steps or u in self._here:
                continue
            if u in self._consts:
                if r.aval(u).shape and u != v and u not in self._read(order):
                    return None
                continue
            name = r.name(u)
            is_number = not r.aval(u).shape and name in _NUMBERS
            if not (is_number or name == "constant" or self._reads(u)) or len(order) == _MOST:
                return None
            order.add(u)
            stack.extend(r.operands(u))
        return sorted(order)

    def _reads(self, v: int) -> bool:
        return self._body.name(v) in _READS and self._body.operands(v)[0] in self._consts

    def _read(self, order: set[int]) -> set[int]:
        return {self._body.operands(v)[0] for v in order if self._reads(v)}

    def emit(self, v: int, target: Writer) -> int:
        """A value in the body of the scan."""
        arena = target.arena
        for u in self._order(v) or ():
            operation = self._body.definition(u)
            assert operation is not None
            operands = [self._input(a, target) for a in self._body.operands(u)]
            self._here[u] = arena.apply(operation, operands)
        return self._input(v, target)

    def _input(self, v: int, target: Writer) -> int:
        """A value that is an input of the loop's body, or is there already."""
        if v in self._here:
            return self._here[v]
        aval = self._body.aval(v)
        if v in self._consts:
            i = self._consts[v]
            self._here[v] = self.consts[i] = target.arena.input(("const again", i), aval)
        else:
            j, by = self._steps[v]
            after = target.arena.input(("counter", j), aval)
            back = target.bind("add", after, target.constant(-by, aval.dtype))
            self.counters[j] = after, back, int(by)
            self._here[v] = back
        return self._here[v]
