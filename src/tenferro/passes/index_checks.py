"""Checks as outputs, for engines whose code cannot raise.

A `bounded_index` becomes what it computes where indices are within bounds, and a number of its own:
how far the worst index is out of bounds, 0 if none is. An `ensure` becomes its operand and the
number 1 if the condition does not hold. Loops carry the first such number that is
not 0 (and a `while_loop` ends there), branches give it. A graph gets two more outputs: the first
number that is not 0, and the position of its check, with which the caller raises.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from computegraph import Body, MaterializedGraph, map_values, materialize_merge
from tenferro.ops.family import TensorOperation
from tenferro.ops.registry import forget_with
from tenferro.passes.rewriter import Rewriter
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import int64

Checks = tuple[TensorOperation, ...]
_NUMBER = aval_of((), int64)
_HOLDING = frozenset({"bounded_index", "ensure", "scan", "while_loop", "switch"})


def with_checks(graph: MaterializedGraph) -> tuple[MaterializedGraph, Checks]:
    """The graph with the two outputs, and its checks; as it is where it has none.

    Its sizes must be known. A check in the condition of a `while_loop` stays as it is, and so does
    one of what a `while_loop` records: these run through their NumPy kernel.
    """
    if not any(getattr(o, "name", "") in _HOLDING for o in graph.arena.operations):
        return graph, ()
    marked = _Marked()
    outputs, inputs = marked.emitted(graph)
    if not marked.checks:
        return graph, ()
    return materialize_merge(marked.arena, [*outputs, *marked.first()], inputs), marked.checks


@lru_cache(maxsize=1024)
def _checked(body: Body) -> tuple[Body, Checks]:
    """A body that gives the numbers of its checks after its outputs, one by one."""
    marked = _Marked()
    outputs, inputs = marked.emitted(body.graph())
    numbers = [number for number, _ in marked.marks]
    return Body.of(marked.arena, [*outputs, *numbers], inputs), marked.checks


forget_with(_checked.cache_clear)


class _Marked(Rewriter):
    """A graph while its checks are found."""

    def __init__(self) -> None:
        super().__init__({})
        self.marks: list[tuple[int, TensorOperation]] = []
        """The number of each check."""

    @property
    def checks(self) -> Checks:
        """The checks in their order."""
        return tuple(check for _, check in self.marks)

    def emitted(self, graph: MaterializedGraph) -> tuple[list[int], list[int]]:
        """The graph's outputs and inputs here."""
        metas = [graph.arena.metas[v] for v in graph.inputs]
        inputs = [self.arena.input(("input", i), meta) for i, meta in enumerate(metas)]
        values = dict(zip(graph.inputs, inputs, strict=True))
        here = map_values(graph.arena, graph.order, values, self.arena, self._emit)
        return [here[v] for v in graph.outputs], inputs

    def first(self) -> tuple[int, int]:
        """The first number that is not 0, and the position of its check."""
        number, position = self.marks[0][0], self.constant(0, int64)
        for i, (other, _) in enumerate(self.marks[1:], 1):
            position = self._unless_zero(number, position, self.constant(i, int64))
            number = self._unless_zero(number, number, other)
        return number, position

    def _emit(
        self, v: int, operation: Any, operands: Sequence[int], mask: int
    ) -> int | tuple[int, ...]:
        match operation.name:
            case "bounded_index":
                return self._index(operation, operands[0])
            case "ensure":
                return self._ensured(operation, *operands)
            case "scan":
                return self._scan(operation, operands)
            case "while_loop":
                return self._while(operation, operands)
            case "switch":
                return self._switch(operation, operands)
        return self.arena.emit(self.arena.code(operation, mask), operands)

    def _index(self, operation: TensorOperation, i: int) -> int:
        size, from_end = operation.params["size"], operation.params["from_end"]
        aval = self.aval(i)
        if aval.is_symbolic:  # one for each step of a loop, of which there may be none
            return self.arena.emit(self.arena.code(operation), [i])
        if 0 in aval.shape:
            return i
        self.marks.append((self._number(i, size, from_end), operation))
        if not from_end:
            return i
        is_negative = self.bind("compare", i, self.splat(0, aval), direction="less")
        return self.bind("select", is_negative, self.bind("add", i, self.splat(size, aval)), i)

    def _ensured(self, operation: TensorOperation, x: int, holds: int) -> int:
        zero, one = self.constant(0, int64), self.constant(1, int64)
        self.marks.append((self.bind("select", holds, zero, one), operation))
        return x

    def _number(self, i: int, size: int, from_end: bool) -> int:
        """How far the greatest index is above the bounds, else the least below; see `excess`."""
        axes, zero = tuple(range(self.aval(i).ndim)), self.constant(0, int64)
        high, low = (
            self._wide(self.bind(name, i, axes=axes) if axes else i)
            for name in ("reduce_max", "reduce_min")
        )
        above = self.bind("maximum", self._plus(high, 1 - size), zero)
        below = self.bind("minimum", self._plus(low, size * from_end), zero)
        return self._unless_zero(above, above, below)

    def _wide(self, v: int) -> int:
        return v if self.aval(v).dtype == int64 else self.bind("convert", v, dtype=int64)

    def _plus(self, v: int, number: int) -> int:
        return self.bind("add", v, self.constant(number, int64))

    def _is_zero(self, v: int) -> int:
        return self.bind("compare", v, self.constant(0, int64), direction="equal")

    def _unless_zero(self, number: int, then: int, otherwise: int) -> int:
        return self.bind("select", self._is_zero(number), otherwise, then)

    def _scan(self, operation: TensorOperation, operands: Sequence[int]) -> tuple[int, ...]:
        body, checks = _checked(operation.params["body"])
        n, k = len(operation.params["init"]), len(checks)
        looped = _looped(body, operation.params["consts"] + n, n, k)
        init = (*operation.params["init"], *[False] * k)
        params = {**operation.params, "body": looped, "init": init, "linear": ()}
        return self._loop(operation, params, operands, n, checks)

    def _while(self, operation: TensorOperation, operands: Sequence[int]) -> tuple[int, ...]:
        """The condition's own checks stay as they are."""
        body, checks = _checked(operation.params["body"])
        n, k = len(operands) - operation.params["consts"], len(checks)
        looped = _looped(body, len(operands), n, k)
        cond = _going_on(operation.params["cond"], k)
        starts = [*operands, *[self.constant(0, int64)] * k]
        return self._loop(
            operation, {**operation.params, "body": looped, "cond": cond}, starts, n, checks
        )

    def _loop(
        self,
        operation: TensorOperation,
        params: dict[str, Any],
        operands: Sequence[int],
        n: int,
        checks: Checks,
    ) -> tuple[int, ...]:
        """A loop whose last carries, after `n` of its own, are the numbers of checks."""
        if not checks:
            params = dict(operation.params)
        first = self._applied(operation, params, operands)
        end = n + len(checks)
        self.marks += zip(range(first + n, first + end), checks, strict=True)
        rest = range(first + end, first + len(checks) + operation.n_outputs)
        return *range(first, first + n), *rest

    def _switch(self, operation: TensorOperation, operands: Sequence[int]) -> tuple[int, ...]:
        n = operation.n_outputs
        checked = [_checked(branch) for branch in operation.params["branches"]]
        checks = tuple(check for _, own in checked for check in own)
        branches, before = [], 0
        for branch, own in checked:
            branches.append(_with_zeros(branch, n, before, len(checks) - before - len(own)))
            before += len(own)
        params = {**operation.params, "branches": tuple(branches)}
        if checks:
            params["linear"] = ()
        first = self._applied(operation, params, operands)
        self.marks += zip(range(first + n, first + n + len(checks)), checks, strict=True)
        return tuple(range(first, first + n))

    def _applied(
        self, operation: TensorOperation, params: dict[str, Any], operands: Sequence[int]
    ) -> int:
        return self.arena.emit(self.arena.code(operation.family.bind(**params)), operands)


def _looped(body: Body, at: int, n: int, k: int) -> Body:
    """A body whose `k` last outputs are numbers of checks, carried from input `at` on.

    They stand after its `n` own carries; the first number that is not 0 stays.
    """
    if not k:
        return body
    steps = _Marked()
    metas: list[Aval] = [*body.inputs[:at], *[_NUMBER] * k, *body.inputs[at:]]
    inputs = [steps.arena.input(("input", i), meta) for i, meta in enumerate(metas)]
    outs = body.emit(steps.arena, [*inputs[:at], *inputs[at + k :]])
    numbers = [
        steps._unless_zero(before, before, now)
        for before, now in zip(inputs[at : at + k], outs[-k:], strict=True)
    ]
    return Body.of(steps.arena, [*outs[:n], *numbers, *outs[n:-k]], inputs)


def _going_on(cond: Body, k: int) -> Body:
    """A condition that holds only while the `k` numbers it takes last are 0."""
    if not k:
        return cond
    test = _Marked()
    metas: list[Aval] = [*cond.inputs, *[_NUMBER] * k]
    inputs = [test.arena.input(("input", i), meta) for i, meta in enumerate(metas)]
    (on,) = cond.emit(test.arena, inputs[:-k])
    for number in inputs[-k:]:
        on = test.bind("bitwise_and", on, test._is_zero(number))
    return Body.of(test.arena, [on], inputs)


def _with_zeros(body: Body, n: int, before: int, after: int) -> Body:
    """A branch with zeros before and after the numbers that follow its `n` outputs."""
    if not before and not after:
        return body
    padded = _Marked()
    inputs = [padded.arena.input(("input", i), meta) for i, meta in enumerate(body.inputs)]
    outs = body.emit(padded.arena, inputs)
    zero = padded.constant(0, int64)
    return Body.of(padded.arena, [*outs[:n], *[zero] * before, *outs[n:], *[zero] * after], inputs)
