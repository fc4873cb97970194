"""Checks as outputs, for engines whose code cannot raise.

A `bounded_index` becomes what it computes where indices are within bounds, and a separate number:
how far the worst index is out of bounds, 0 if none is. An `ensure` becomes its operand and the
position of the first condition that does not hold, counted from 1; 0 if all hold. Formulas with
checks are written out, of operations that the engine has no code for. Loops carry the first such
number that is not 0 (and a `while_loop` ends there), and its step; branches return them.
A graph gets more outputs: the first number that is not 0, the position of its check, and the steps
of the loops around it, the innermost first, with which the caller raises.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import prod
from typing import Any, NamedTuple

import numpy as np

from computegraph import Body, MaterializedGraph, map_values, materialize_merge
from tenferro.ops.base.derived import formula_graph
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import forget_with, kept_by_body
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, split
from tenferro.passes.checks import Check, Checks, depth_of
from tenferro.passes.expand import HasCode
from tenferro.passes.proven_indices import without_proven_indices
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import int64


class _Mark(NamedTuple):
    """A check with the values of its numbers."""

    check: Check
    numbers: tuple[int, ...]


_NUMBER = aval_of((), int64)
_HOLDING = frozenset({"bounded_index", "ensure", "scan", "while_loop", "switch"})


def with_checks(graph: MaterializedGraph, has_code: HasCode) -> tuple[MaterializedGraph, Checks]:
    """The graph with the further outputs, and its checks; unchanged if it has none.

    Its sizes must be known. A check in the condition of a `while_loop` is not changed, and neither
    is one of what a `while_loop` records: these run through their NumPy kernel. `has_code` says
    which operations are not written as their formulas.
    """
    graph = without_proven_indices(graph)
    if not _may_check(graph, has_code):
        return graph, ()
    marked = _Marked(has_code)
    outputs, inputs = marked.emitted(graph)
    if not marked.checks:
        return graph, ()
    marked.marks.sort(key=lambda mark: mark.check.warns)
    return materialize_merge(marked.arena, [*outputs, *marked.first()], inputs), marked.checks


def _may_check(graph: MaterializedGraph, has_code: HasCode) -> bool:
    """Whether operations, or formulas that they are written as, hold checks or may do so."""
    arena = graph.arena
    return any(
        operation.name in _HOLDING
        or _formula(operation, tuple(arena.metas[v] for v in operands), has_code) is not None
        for _, operation, operands, _ in arena.applications(graph.order)
    )


@lru_cache(maxsize=4096)
def _formula(
    operation: TensorOperation, avals: tuple[Aval, ...], has_code: HasCode
) -> MaterializedGraph | None:
    """The formula of an operation without code, if there are checks in it."""
    if operation.family.formula_rule is None or any(aval.is_symbolic for aval in avals):
        return None
    formula = None if has_code(operation, avals) else formula_graph(operation, avals)
    return None if formula is None or not _may_check(formula, has_code) else formula


forget_with(_formula.cache_clear)


@kept_by_body
def _checked(body: Body, has_code: HasCode) -> tuple[Body, Checks]:
    """A body that returns the numbers of its checks after its outputs, one by one."""
    marked = _Marked(has_code)
    outputs, inputs = marked.emitted(body.graph())
    numbers = [number for mark in marked.marks for number in mark.numbers]
    return Body.of(marked.arena, [*outputs, *numbers], inputs), marked.checks


class _Numbers(Writer):
    """A graph that counts."""

    def plus(self, v: int, number: int) -> int:
        """A value and a number."""
        return self.bind("add", v, self.constant(number, int64))

    def is_zero(self, v: int) -> int:
        """Whether a number is 0."""
        return self.bind("compare", v, self.constant(0, int64), direction="equal")

    def unless_zero(self, number: int, then: int, otherwise: int) -> int:
        """One value, or another where a number is 0."""
        return self.bind("select", self.is_zero(number), otherwise, then)


class _Marked(_Numbers):
    """A graph while its checks are found."""

    def __init__(self, has_code: HasCode) -> None:
        super().__init__()
        self.has_code = has_code
        self.marks: list[_Mark] = []

    @property
    def checks(self) -> Checks:
        """The checks in their order."""
        return tuple(mark.check for mark in self.marks)

    def emitted(self, graph: MaterializedGraph) -> tuple[list[int], list[int]]:
        """The graph's outputs and inputs here."""
        inputs = self.arena.inputs(graph.arena.metas[v] for v in graph.inputs)
        values = dict(zip(graph.inputs, inputs, strict=True))
        here = map_values(graph.arena, graph.order, values, self.arena, self._emit)
        return [here[v] for v in graph.outputs], inputs

    def first(self) -> list[int]:
        """The first number that is not 0, the position of its check, and the steps of its loops."""
        depth = depth_of(self.checks)
        found = self._padded(self.marks[0].numbers, 0, depth)
        for i, mark in enumerate(self.marks[1:], 1):
            is_free, other = self.is_zero(found[0]), self._padded(mark.numbers, i, depth)
            found = [self.bind("select", is_free, y, x) for x, y in zip(found, other, strict=True)]
        return found

    def _padded(self, numbers: Sequence[int], position: int, depth: int) -> list[int]:
        """The numbers of a check with its position, and 0 for loops that it is not in."""
        number, *steps = numbers
        missing = [self.constant(0, int64)] * (depth - len(steps))
        return [number, self.constant(position, int64), *steps, *missing]

    def _emit(
        self, v: int, operation: Any, operands: Sequence[int], mask: int
    ) -> int | tuple[int, ...]:
        match operation.name:
            case "bounded_index":
                return self._index(operation, operands[0])
            case "ensure":
                return self._ensured(operation, *operands)
            case "scan" | "while_loop":
                return self._loop(operation, operands)
            case "switch":
                return self._switch(operation, operands)
        formula = _formula(operation, tuple(map(self.aval, operands)), self.has_code)
        if formula is None:
            return self.arena.apply(operation, operands, mask)
        values = dict(zip(formula.inputs, operands, strict=True))
        here = map_values(formula.arena, formula.order, values, self.arena, self._emit)
        return tuple(here[v] for v in formula.outputs)

    def _index(self, operation: TensorOperation, i: int) -> int:
        size, from_end = operation.params["size"], operation.params["from_end"]
        aval = self.aval(i)
        if aval.is_symbolic:  # one for each step of a loop, of which there may be none
            return self.arena.apply(operation, [i])
        if 0 in aval.shape:
            return i
        self._mark(operation, self._number(i, size, from_end))
        if not from_end:
            return i
        is_negative = self.bind("compare", i, self.splat(0, aval), direction="less")
        return self.bind("select", is_negative, self.bind("add", i, self.splat(size, aval)), i)

    def _ensured(self, operation: TensorOperation, x: int, holds: int) -> int:
        aval = self.aval(holds)
        shape: Any = aval.shape
        if aval.is_symbolic:
            return self.arena.emit(self.arena.code(operation), [x, holds])
        if 0 not in shape:
            self._mark(operation, self._first_false(holds, shape), shape)
        return x

    def _first_false(self, holds: int, shape: tuple[int, ...]) -> int:
        """The position of the first condition that does not hold, from 1; 0 if all hold."""
        zero, size = self.constant(0, int64), prod(shape)
        if not shape:
            return self.bind("select", holds, zero, self.constant(1, int64))
        line = self.bind("reshape", holds, shape=(size,))
        place = self.bind("iota", shape=(size,), dimension=0, dtype=np.dtype(int64))
        beyond = self.splat(size, self.aval(place))
        first = self.bind("reduce_min", self.bind("select", line, beyond, place), axes=(0,))
        some = self.bind("compare", first, self.constant(size, int64), direction="less")
        return self.bind("select", some, self.plus(first, 1), zero)

    def _mark(self, operation: TensorOperation, number: int, shape: tuple[int, ...] = ()) -> None:
        self.marks.append(_Mark(Check(operation, shape), (number,)))

    def _number(self, i: int, size: int, from_end: bool) -> int:
        """How far the greatest index is above the bounds, or the least below; see `excess`."""
        axes, zero = tuple(range(self.aval(i).ndim)), self.constant(0, int64)
        high, low = (
            self._wide(self.bind(name, i, axes=axes) if axes else i)
            for name in ("reduce_max", "reduce_min")
        )
        above = self.bind("maximum", self.plus(high, 1 - size), zero)
        below = self.bind("minimum", self.plus(low, size * from_end), zero)
        return self.unless_zero(above, above, below)

    def _wide(self, v: int) -> int:
        return v if self.aval(v).dtype == int64 else self.bind("convert", v, dtype=int64)

    def _loop(self, operation: TensorOperation, operands: Sequence[int]) -> tuple[int, ...]:
        """A loop that carries the numbers of checks behind its own carries.

        The checks of a condition stay as they are.
        """
        loop = Loop.of(operation)
        body, checks = _checked(loop.body, self.has_code)
        if not checks:
            first = self.arena.apply(operation, operands)
            return tuple(range(first, first + operation.n_outputs))
        own, n, k = loop.operands(operands), loop.carries, _carried(checks)
        zero = None if loop.cond is None else self.constant(0, int64)
        own = own._replace(carry=(*own.carry, *[zero] * k))
        cond = None if loop.cond is None else _going_on(loop.cond, checks)
        lanes = loop.inputs(loop.lanes)
        lanes = lanes._replace(carry=(*lanes.carry, *[False] * (k * bool(loop.lanes))))
        changed = loop.taking(
            own, body=_looped(loop, body, checks), cond=cond, linear=(), lanes=lanes.flat()
        )
        first = self.arena.apply(changed.operation, own.flat())
        outputs = changed.results(range(first, first + changed.operation.n_outputs))
        numbers = outputs.carry[n:]
        passed, words = numbers[-1], "while_loop: in step {}"
        if own.steps is not None:
            whole = f" of {loop.length}" if isinstance(loop.length, int) else ""
            words = f"scan: in step {{}}{whole}"
        if own.steps is not None and loop.reverse:
            passed = self.bind("sub", self.plus(own.steps, -1), passed)
        self._take(numbers, checks, words, passed)
        return outputs._replace(carry=outputs.carry[:n]).flat()

    def _take(self, numbers: Sequence[int], checks: Checks, words: str, passed: int) -> None:
        """The checks of a loop, which are in a loop more here."""
        for check, own in zip(checks, _apart(numbers, checks), strict=True):
            outer = replace(check, loops=(*check.loops, words))
            self.marks.append(_Mark(outer, (*own, passed)))

    def _switch(self, operation: TensorOperation, operands: Sequence[int]) -> tuple[int, ...]:
        n = operation.n_outputs
        checked = [_checked(branch, self.has_code) for branch in operation.params["branches"]]
        checks = tuple(check for _, own in checked for check in own)
        whole = sum(check.width for check in checks)
        branches, before = [], 0
        for branch, own in checked:
            width = sum(check.width for check in own)
            branches.append(_with_zeros(branch, n, before, whole - before - width))
            before += width
        params = {**operation.params, "branches": tuple(branches)}
        if checks:
            params["linear"] = ()
        first = self.arena.apply(operation.family.bind(**params), operands)
        numbers = _apart(range(first + n, first + n + whole), checks)
        self.marks += map(_Mark, checks, numbers)
        return tuple(range(first, first + n))


def _carried(checks: Checks) -> int:
    """How many numbers a loop carries: those of its checks, and the steps in which all was well."""
    return sum(check.width for check in checks) + 1


def _apart(numbers: Sequence[int], checks: Checks) -> list[tuple[int, ...]]:
    """The numbers of each check."""
    rest = iter(numbers)
    return [tuple(next(rest) for _ in range(check.width)) for check in checks]


def _looped(loop: Loop, body: Body, checks: Checks) -> Body:
    """A body that returns numbers of checks last, carried after its own carries.

    The first number that is not 0 stays, with its steps, and behind them the number of steps before
    it.
    """
    steps = _Numbers()
    own = loop.inputs(steps.arena.inputs(loop.body.inputs))
    *held, passed = steps.arena.inputs([_NUMBER] * _carried(checks))
    outs = loop.outputs(body.emit(steps.arena, own.flat()))
    stacked, numbers = split(outs.stacked, len(loop.body.outputs) - loop.carries)
    kept: list[int] = []
    now = steps.constant(1, int64)
    for before, after in zip(_apart(held, checks), _apart(numbers, checks), strict=True):
        is_free = steps.is_zero(before[0])
        kept += [steps.bind("select", is_free, y, x) for x, y in zip(before, after, strict=True)]
        now = steps.unless_zero(kept[-len(before)], steps.constant(0, int64), now)
    after_all = steps.bind("add", passed, now)
    inputs = own._replace(carry=(*own.carry, *held, passed))
    return Body.of(steps.arena, [*outs.carry, *kept, after_all, *stacked], inputs.flat())


def _going_on(cond: Body, checks: Checks) -> Body:
    """A condition that holds only while the numbers of checks, which it takes last, are 0."""
    test = _Numbers()
    own, numbers = (test.arena.inputs(ms) for ms in (cond.inputs, [_NUMBER] * _carried(checks)))
    (on,) = cond.emit(test.arena, own)
    for number, *_ in _apart(numbers, checks):
        on = test.bind("bitwise_and", on, test.is_zero(number))
    return Body.of(test.arena, [on], [*own, *numbers])


def _with_zeros(body: Body, n: int, before: int, after: int) -> Body:
    """A branch with zeros before and after the numbers that follow its `n` outputs."""
    if not before and not after:
        return body
    padded = _Numbers()
    inputs = padded.arena.inputs(body.inputs)
    outs = body.emit(padded.arena, inputs)
    zero = padded.constant(0, int64)
    return Body.of(padded.arena, [*outs[:n], *[zero] * before, *outs[n:], *[zero] * after], inputs)
