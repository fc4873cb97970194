"""Checks of indices that change by the same number in each step are made before the loop.

In which step such an index is out of bounds first follows from its first value and from the number
of steps, if that is known before. So the loop carries no numbers for it, and its steps depend on
each other only where the program says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from computegraph import MaterializedGraph, map_values
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.counters import change_of
from tenferro.ops.loops.loop import Loop
from tenferro.passes.counted_loops import Count, counts_of, steps_of
from tenferro.tensor.dtypes import int64

_SLOPES: dict[str, Callable[..., int]] = {"add": lambda a, b: a + b, "sub": lambda a, b: a - b}
_SLOPES["neg"] = lambda a: -a
_KEEPS = frozenset({"maximum", "minimum", "mul"})
"""What is the same in all steps if its operands are."""


class Line(NamedTuple):
    """A check in a body, whose index, a value of it, changes by a number in each step."""

    operation: TensorOperation
    value: int
    slope: int


class ChecksBefore:
    """The checks of a loop that are made before it, by what they are values of its body."""

    def __init__(self, loop: Loop) -> None:
        self._loop, self._graph = loop, loop.body.graph()
        self.lines: dict[int, Line] = {}
        self._counts: list[Count] = []
        if not loop.lanes and (loop.cond is None or self._is_counted()):
            self._find()

    def _is_counted(self) -> bool:
        self._counts = counts_of(self._loop)
        return bool(self._counts)

    def _find(self) -> None:
        graph, slopes = self._graph, _slopes(self._loop, self._graph)
        for v, operation, operands, _ in graph.arena.applications(graph.order):
            if operation.name == "bounded_index" and operands[0] in slopes:
                assert isinstance(operation, TensorOperation)
                if isinstance(operation.params["size"], int):
                    self.lines[v] = Line(operation, operands[0], slopes[operands[0]])

    def steps(self, w: Writer, operands: Sequence[int]) -> int:
        """How many steps the loop on these operands makes."""
        steps = self._loop.operands(operands).steps
        return steps_of(w, self._loop, operands, self._counts) if steps is None else steps

    def first(self, w: Writer, line: Line, operands: Sequence[int]) -> int:
        """An index in the first step of the loop on these operands."""
        own, inputs = self._loop.operands(operands), self._loop.inputs(self._graph.inputs)
        carry = [w.constant(0, int64) if x is None else x for x in own.carry]
        given = dict(zip(inputs.consts, own.consts, strict=True))
        given |= zip(inputs.carry, carry, strict=True)
        needed, stack = set[int](), [line.value]
        r = Writer(self._graph.arena)
        while stack:
            v = stack.pop()
            if v not in given and v not in needed:
                needed.add(v)
                stack.extend(r.operands(v))

        def emit(_: int, operation: Any, values: list[int], mask: int) -> int:
            return w.arena.apply(operation, values, mask)

        return map_values(r.arena, sorted(needed), given, w.arena, emit)[line.value]


def _slopes(loop: Loop, graph: MaterializedGraph) -> dict[int, int]:
    """By how much single whole numbers of a body change in each step, where that is known."""
    r, inputs = Writer(graph.arena), loop.inputs(graph.inputs)
    found = {v: 0 for v in inputs.consts if _is_number(r, v)}
    for j, (before, after) in enumerate(zip(inputs.carry, graph.outputs, strict=False)):
        if _is_number(r, before):
            change = 0 if before == after else change_of(loop, j)
            found |= {before: change} if change or before == after else {}
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        if not _is_number(r, v) or not all(u in found for u in operands):
            continue
        slopes = [found[u] for u in operands]
        if operation.name in _SLOPES:
            found[v] = _SLOPES[operation.name](*slopes)
        elif operation.name == "constant" or (operation.name in _KEEPS and not any(slopes)):
            found[v] = 0
        elif operation.name == "mul":
            factor = next((r.number(u) for u in operands if r.number(u) is not None), None)
            if factor is not None:
                found[v] = int(factor) * sum(slopes)
    return found


def _is_number(r: Writer, v: int) -> bool:
    aval = r.aval(v)
    return not aval.shape and aval.dtype == int64
