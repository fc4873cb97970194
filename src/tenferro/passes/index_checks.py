"""Checks as outputs, for engines whose code cannot raise.

A `bounded_index` becomes what it computes where indices are within bounds, and a separate number:
how far the worst index is out of bounds, 0 if none is. An `ensure` becomes its operand and the
position of the first condition that does not hold, counted from 1; 0 if all hold. A power of
integers gets an `ensure` that its exponent is not negative. Formulas with
checks are written out, of operations that the engine has no code for. Loops carry the first such
number that is not 0 (and a `while_loop` ends there), and its step; branches return them.
A graph gets more outputs: the first number that is not 0, the position of its check, and the steps
of the loops around it, the innermost first, with which the caller raises.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache, reduce
from typing import Any, NamedTuple

from computegraph import Body, MaterializedGraph, map_values, materialize_merge
from tenferro.ops.arrays.ensure import EFFECT, ensure
from tenferro.ops.base import TensorOperation
from tenferro.ops.base.derived import formula_graph
from tenferro.ops.base.registry import forget_with, kept_by_body
from tenferro.ops.loops.loop import Loop, Outputs, split
from tenferro.passes.check_numbers import CheckNumbers, InLoop
from tenferro.passes.checks import Check, Checks, depth_of
from tenferro.passes.checks_before_loops import ChecksBefore
from tenferro.passes.expand import HasCode
from tenferro.passes.proven_indices import unsigned_power, without_proven_indices
from tenferro.tensor import Aval, aval_of
from tenferro.tensor.dtypes import int64


class _Mark(NamedTuple):
    """A check with the values of its numbers, and the index that the first one is of.

    A loop carries the index instead, of which the number is computed behind it.
    """

    check: Check
    numbers: tuple[int, ...]
    place: int | None = None

    @property
    def carried(self) -> tuple[int, ...]:
        """What a loop carries."""
        return self.numbers if self.place is None else (self.place,)


_NUMBER = aval_of((), int64)
_HOLDING = frozenset({"bounded_index", "ensure", "pow", "scan", "while_loop", "switch"})
_NEGATIVE = "Integers to negative integer powers are not allowed."
"""NumPy's words."""


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


Apart = tuple[int, ...]
"""Checks of a body that are made elsewhere, as its values."""


@kept_by_body
def _checked(body: Body, has_code: HasCode) -> tuple[Body, Checks]:
    """A branch that returns the numbers of its checks after its outputs, one by one."""
    marked = _Marked(has_code)
    outputs, inputs = marked.emitted(body.graph())
    numbers = [number for mark in marked.marks for number in mark.numbers]
    return Body.of(marked.arena, [*outputs, *numbers], inputs), marked.checks


class _Step(NamedTuple):
    """The body of a loop, which returns what the loop carries of its checks after its outputs.

    `indices` says of which checks that is the index; `places`, before which of them those come that
    are made elsewhere.
    """

    body: Body
    checks: Checks
    indices: tuple[bool, ...]
    places: Apart


@kept_by_body
def _step(body: Body, has_code: HasCode, apart: Apart) -> _Step:
    marked = _Marked(has_code, apart)
    outputs, inputs = marked.emitted(body.graph())
    carried = [number for mark in marked.marks for number in mark.carried]
    changed = Body.of(marked.arena, [*outputs, *carried], inputs)
    indices = tuple([mark.place is not None for mark in marked.marks])
    return _Step(changed, marked.checks, indices, tuple([marked.places[v] for v in apart]))


class _Marked(CheckNumbers):
    """A graph while its checks are found."""

    def __init__(self, has_code: HasCode, apart: Apart = ()) -> None:
        super().__init__()
        self.has_code = has_code
        self.marks: list[_Mark] = []
        self.inputs: frozenset[int] = frozenset()
        self.places: dict[int, int] = dict.fromkeys(apart, 0)
        """How many checks come before one that is made elsewhere."""

    @property
    def checks(self) -> Checks:
        """The checks in their order."""
        return tuple(mark.check for mark in self.marks)

    def emitted(self, graph: MaterializedGraph) -> tuple[list[int], list[int]]:
        """The graph's outputs and inputs here."""
        inputs = self.arena.inputs(graph.arena.metas[v] for v in graph.inputs)
        self.inputs = frozenset(inputs)
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
                return self._index(v, operation, operands[0])
            case "ensure":
                return self._ensured(operation, *operands)
            case "pow" if self.aval(operands[1]).dtype.kind == "i":
                return self._power(operation, *operands)
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

    def _index(self, v: int, operation: TensorOperation, i: int) -> int:
        if v in self.places:
            self.places[v] = len(self.marks)
            return self._from_front(operation, i)
        size, from_end = operation.params["size"], operation.params["from_end"]
        aval = self.aval(i)
        if aval.is_symbolic:  # one for each step of a loop, of which there may be none
            return self.arena.apply(operation, [i])
        if 0 in aval.shape:
            return i
        number = self.excess_of(i, size, from_end)
        index = i if size and not aval.shape and aval.dtype == int64 else None
        self.marks.append(_Mark(Check(operation), (number,), index))
        return self._from_front(operation, i)

    def _from_front(self, operation: TensorOperation, i: int) -> int:
        """Positions counted from the front."""
        size, aval = operation.params["size"], self.aval(i)
        if not operation.params["from_end"]:
            return i
        is_negative = self.bind("compare", i, self.splat(0, aval), direction="less")
        return self.bind("select", is_negative, self.bind("add", i, self.splat(size, aval)), i)

    def _ensured(self, operation: TensorOperation, x: int, holds: int) -> int:
        if operation.params["message"] == EFFECT and holds in self.inputs:
            return x  # the effects in the graph are checks, which are outputs
        aval = self.aval(holds)
        shape: Any = aval.shape
        if aval.is_symbolic:
            return self.arena.emit(self.arena.code(operation), [x, holds])
        if 0 not in shape:
            self._mark(operation, self.first_false(holds, shape), shape)
        return x

    def _power(self, operation: TensorOperation, x: int, n: int) -> int:
        """A power of integers, where its exponents are not negative."""
        aval = self.aval(n)
        if aval.is_symbolic:
            return self.apply(operation, x, n)
        check = ensure.bind(message=_NEGATIVE, error="ValueError")
        holds = self.bind("compare", n, self.splat(0, aval), direction="greater_equal")
        return unsigned_power(self, operation, (x, self._ensured(check, n, holds)))

    def _mark(self, operation: TensorOperation, number: int, shape: tuple[int, ...] = ()) -> None:
        self.marks.append(_Mark(Check(operation, shape), (number,)))

    def _loop(self, operation: TensorOperation, operands: Sequence[int]) -> tuple[int, ...]:
        """A loop that carries the numbers of checks behind its own carries.

        The checks of a condition stay as they are.
        """
        loop = Loop.of(operation)
        before = ChecksBefore(loop)
        step = _step(loop.body, self.has_code, tuple(before.lines))
        checks = step.checks
        if not checks:
            changed = replace(loop, body=step.body) if before.lines else loop
            first = self.arena.apply(changed.operation, operands)
            outputs = changed.results(range(first, first + operation.n_outputs))
            numbers: Sequence[int] = ()
        else:
            outputs, numbers = self._carrying(loop, step, operands)
        if checks or before.lines:
            found = self._of_loop(loop, before, operands, numbers, step)
            self.marks += found
        return outputs.flat()

    def _carrying(
        self, loop: Loop, step: _Step, operands: Sequence[int]
    ) -> tuple[Outputs[int], Sequence[int]]:
        """The outputs of a loop that carries the numbers of checks, and these numbers."""
        own, n, k = loop.operands(operands), loop.carries, _carried(step.checks)
        zero = None if loop.cond is None else self.constant(0, int64)
        own = own._replace(carry=(*own.carry, *[zero] * k))
        cond = None if loop.cond is None else _going_on(loop.cond, step.checks)
        lanes = loop.inputs(loop.lanes)
        lanes = lanes._replace(carry=(*lanes.carry, *[False] * (k * bool(loop.lanes))))
        changed = loop.taking(
            own, body=_looped(loop, step), cond=cond, linear=(), lanes=lanes.flat()
        )
        first = self.arena.apply(changed.operation, own.flat())
        outputs = changed.results(range(first, first + changed.operation.n_outputs))
        *numbers, begun = outputs.carry[n:]
        stops = _stops(self, step.checks, numbers)
        ended = self.unless_zero(stops, self.constant(1, int64), self.constant(0, int64))
        passed = self.bind("sub", begun, ended)
        return outputs._replace(carry=outputs.carry[:n]), (*numbers, passed)

    def _of_loop(
        self,
        loop: Loop,
        before: ChecksBefore,
        operands: Sequence[int],
        numbers: Sequence[int],
        step: _Step,
    ) -> list[_Mark]:
        """The checks of a loop, in their order: those that it carries, and those made before it."""
        words, steps = "while_loop: in step {}", loop.operands(operands).steps
        if steps is not None:
            whole = f" of {loop.length}" if isinstance(loop.length, int) else ""
            words = f"scan: in step {{}}{whole}"

        def outside(check: Check, own: Sequence[int], passed: int) -> _Mark:
            if steps is not None and loop.reverse:
                passed = self.bind("sub", self.plus(steps, -1), passed)
            return _Mark(replace(check, loops=(*check.loops, words)), (*own, passed))

        rows = zip(step.checks, step.indices, _apart(numbers, step.checks), strict=True)
        found: list[InLoop] = [
            (check, (self._number(check, own[0]),) if is_index else own, numbers[-1])
            for check, is_index, own in rows
        ]
        count = before.steps(self, operands) if before.lines else 0
        for line, place in reversed(list(zip(before.lines.values(), step.places, strict=True))):
            first = before.first(self, line, operands)
            number, passed = self.on_line(line, first, count)
            found.insert(place, (Check(line.operation), (number,), passed))
        return [outside(*each) for each in (self.first_only(found) if before.lines else found)]

    def _number(self, check: Check, index: int) -> int:
        """The number of a check of an index."""
        params = check.operation.params
        return self.excess_of(index, params["size"], params["from_end"])

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
    """How many numbers a loop carries: those of its checks, whether one has failed, and the steps
    in which all was well."""
    return sum(check.width for check in checks) + 2


def _apart(numbers: Sequence[int], checks: Checks) -> list[tuple[int, ...]]:
    """The numbers of each check."""
    rest = iter(numbers)
    return [tuple(next(rest) for _ in range(check.width)) for check in checks]


def _looped(loop: Loop, step: _Step) -> Body:
    """A body that returns numbers of checks last, carried after its own carries.

    The numbers of the first step in which a check raises stay. Behind them are whether there was
    one, and the number of steps that began before that was known. A warning stays by itself.
    """
    steps, checks = CheckNumbers(), step.checks
    own = loop.inputs(steps.arena.inputs(loop.body.inputs))
    *held, failed, begun = steps.arena.inputs([_NUMBER] * _carried(checks))
    outs = loop.outputs(step.body.emit(steps.arena, own.flat()))
    stacked, numbers = split(outs.stacked, len(loop.body.outputs) - loop.carries)
    kept: list[int] = []
    goes_on, now = steps.is_zero(failed), failed
    for check, is_index, old, new in zip(
        checks, step.indices, _apart(held, checks), _apart(numbers, checks), strict=True
    ):
        is_free = steps.is_zero(old[0]) if check.warns else goes_on
        kept += [steps.bind("select", is_free, y, x) for x, y in zip(old, new, strict=True)]
        if not check.warns:
            now = steps.bind("bitwise_or", now, steps.fails(check, new[0], is_index))
    stops = _stops(steps, checks, [*held, failed])
    one = steps.unless_zero(stops, steps.constant(0, int64), steps.constant(1, int64))
    after_all = steps.bind("add", begun, one)
    inputs = own._replace(carry=(*own.carry, *held, failed, begun))
    return Body.of(steps.arena, [*outs.carry, *kept, now, after_all, *stacked], inputs.flat())


def _stops(w: CheckNumbers, checks: Checks, numbers: Sequence[int]) -> int:
    """What is not 0 after a check has failed, by the numbers of all and whether one raises."""
    *held, failed = numbers
    pairs = zip(_apart(held, checks), checks, strict=True)
    warned = [number for (number, *_), check in pairs if check.warns]
    return reduce(lambda a, b: w.bind("bitwise_or", a, b), warned, failed)


def _going_on(cond: Body, checks: Checks) -> Body:
    """A condition that holds only while no check has failed; it takes their numbers last."""
    test = CheckNumbers()
    own, numbers = (test.arena.inputs(ms) for ms in (cond.inputs, [_NUMBER] * _carried(checks)))
    (on,) = cond.emit(test.arena, own)
    rows = zip(_apart(numbers, checks), checks, strict=True)
    warned = [number for (number, *_), check in rows if check.warns]
    for number in (*warned, numbers[-2]):
        on = test.bind("bitwise_and", on, test.is_zero(number))
    return Body.of(test.arena, [on], [*own, *numbers])


def _with_zeros(body: Body, n: int, before: int, after: int) -> Body:
    """A branch with zeros before and after the numbers that follow its `n` outputs."""
    if not before and not after:
        return body
    padded = CheckNumbers()
    inputs = padded.arena.inputs(body.inputs)
    outs = body.emit(padded.arena, inputs)
    zero = padded.constant(0, int64)
    return Body.of(padded.arena, [*outs[:n], *[zero] * before, *outs[n:], *[zero] * after], inputs)
