"""Loops that count to a bound know their number of steps before they begin.

A `while_loop` whose condition is that a counter, to which each step adds a constant, is below or
above a number that stays, becomes a `scan`: no step looks at a condition, and vectors can be made
of its steps. The last value of a counter is computed without the loop, so that a loop of which
only that is read is left out; and a loop takes no constants that its steps do not read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import Any, NamedTuple

from computegraph import Body, MaterializedGraph, re_emit
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.counters import change_of, whole_number
from tenferro.ops.loops.loop import Loop, Operands, Outputs, is_loop
from tenferro.tensor import STEPS

_MOST, _NEAR, _FAR = 2**63 - 1, 2**61, 2**31
"""The largest number of 64 bits; up to which size numbers differ by one of these surely; and the
largest change with which a counter takes longer than any loop to pass more numbers than that."""


class Count(NamedTuple):
    """A counter, by its carry; by how much it changes; and the number it is compared with.

    That is an input of the condition or a number itself. Loops with `last` make a step for it too.
    """

    carry: int
    change: int
    bound: int | None
    number: int
    last: bool


def counted_loops(graph: MaterializedGraph) -> MaterializedGraph:
    """The graph with a `scan` for each `while_loop` that counts."""
    names = {operation.name for operation in graph.arena.operations if operation is not None}
    if names.isdisjoint(("scan", "while_loop")):
        return graph
    writer = Writer()

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int | tuple[int, ...]:
        if not is_loop(operation):
            return writer.arena.apply(operation, operands, mask)
        loop = Loop.of(operation)
        if loop.cond is None:
            return _scanned(writer, loop, loop.operands(operands)).flat()
        counts = counts_of(loop)
        if not counts:
            return writer.arena.apply(operation, operands, mask)
        steps = steps_of(writer, loop, operands, counts)
        own = loop.operands(operands)._replace(steps=steps)
        scan = replace(loop, cond=None, length=STEPS)
        return _scanned(writer, scan, own)._replace(steps=steps).flat()

    return re_emit(graph, writer.arena, emit)


def _scanned(writer: Writer, loop: Loop, operands: Operands[int]) -> Outputs[int]:
    """The outputs of a scan; those of counters are computed without it."""
    if not loop.lanes:
        loop, operands = _without_unread(loop, operands)
    first = writer.arena.apply(loop.operation, operands.flat(), 0)
    results = loop.results(range(first, first + loop.operation.n_outputs))
    carry, steps = list(results.carry), operands.steps
    assert steps is not None
    for j in range(loop.carries):
        change = change_of(loop, j)
        if change:
            aval = loop.body.metas[j]
            moved = writer.bind("mul", steps, writer.constant(change, aval.dtype))
            start = operands.carry[j]
            carry[j] = moved if start is None else writer.bind("add", start, moved)
    return results._replace(carry=tuple(carry))


def _without_unread(loop: Loop, operands: Operands[int]) -> tuple[Loop, Operands[int]]:
    """The loop without constants that no step reads, as a body keeps them that was made smaller."""
    graph = loop.body.graph()
    read = {u for v in graph.order for u in graph.arena.nodes[v][1:]}.union(graph.outputs)
    inputs = loop.inputs(graph.inputs)
    kept = [i for i, v in enumerate(inputs.consts) if v in read]
    if len(kept) == loop.consts:
        return loop, operands
    inputs = inputs._replace(consts=tuple([inputs.consts[i] for i in kept]))
    own = operands._replace(consts=tuple([operands.consts[i] for i in kept]))
    body = Body.of(graph.arena, graph.outputs, inputs.flat())
    return replace(loop, body=body, consts=len(kept), linear=()), own


def steps_of(writer: Writer, loop: Loop, operands: Sequence[int], counts: Sequence[Count]) -> int:
    """How many steps a `while_loop` makes that counts so."""
    own = loop.operands(operands)
    given = [*own.consts, *(v for v in own.carry if v is not None)]
    found = [_steps(writer, given, given[loop.consts + count.carry], count) for count in counts]
    return reduce(lambda a, b: writer.bind("minimum", a, b), found)


def _steps(writer: Writer, given: list[int], first: int, count: Count) -> int:
    """How many steps a counter that begins so allows; the most there can be if it never ends."""
    aval = writer.aval(first)
    bound = writer.splat(count.number, aval) if count.bound is None else given[count.bound]
    ends = (bound, first) if count.change > 0 else (first, bound)
    left = writer.bind("sub", *ends)
    size = abs(count.change)
    room = writer.bind("add", left, writer.splat(size - (not count.last), aval))
    most = writer.bind("maximum", room, writer.zeros(aval))
    steps = most if size == 1 else writer.bind("floor_divide", most, writer.splat(size, aval))
    if all(n is not None and abs(n) <= _NEAR for n in map(writer.number, ends)):
        return steps
    exact = _exact_steps(writer, first, ends, left, count)
    for extreme, limit, direction in (("minimum", -_NEAR, "less"), ("maximum", _NEAR, "greater")):
        end = writer.bind(extreme, *ends)
        is_far = writer.bind("compare", end, writer.splat(limit, aval), direction=direction)
        steps = writer.bind("select", is_far, exact, steps)
    return steps


def _exact_steps(writer: Writer, first: int, ends: tuple[int, int], left: int, count: Count) -> int:
    """The same where the distance of `ends`, the smaller one last, may be no number of 64 bits.

    Then, and where the counter overflows before it is past its bound, it never ends.
    """
    aval, size = writer.aval(first), abs(count.change)
    zero, never = writer.zeros(aval), writer.splat(_MOST, aval)
    goes_on = writer.bind(
        "compare", *reversed(ends), direction="less_equal" if count.last else "less"
    )
    before = left if count.last else writer.bind("sub", left, writer.splat(1, aval))
    steps = writer.bind("floor_divide", before, writer.splat(size, aval))
    steps = writer.bind("add", steps, writer.splat(1, aval))
    moved = writer.bind("mul", steps, writer.splat(count.change, aval))
    past = writer.bind("add", first, moved)
    ordered = (past, first) if count.change > 0 else (first, past)
    overflows = writer.bind("compare", *ordered, direction="less")
    no_number = writer.bind("compare", steps, zero, direction="less_equal")
    for is_endless in (no_number, overflows):
        steps = writer.bind("select", is_endless, never, steps)
    return writer.bind("select", goes_on, steps, zero)


def counts_of(loop: Loop) -> list[Count]:
    """How a `while_loop` counts, by each of its conditions; nothing for others."""
    assert loop.cond is not None
    cond = loop.cond.graph()
    r, waiting, found = Writer(cond.arena), list(cond.outputs), list[Count]()
    if loop.limit is not None or loop.lanes:
        return []
    places = {v: i for i, v in enumerate(cond.inputs)}
    while waiting:
        v = waiting.pop()
        if r.name(v) == "bitwise_and":
            waiting += r.operands(v)
            continue
        count = _count(loop, r, v, places) if r.name(v) == "compare" else None
        if count is None:
            return []
        found.append(count)
    return found


def _count(loop: Loop, r: Writer, held: int, places: dict[int, int]) -> Count | None:
    """How a loop counts that ends with a comparison; None for others."""
    a, b = r.operands(held)
    direction = str(r.params(held)["direction"])
    if direction.split("_")[0] not in ("less", "greater"):
        return None
    for before, bound, less in ((a, b, "less"), (b, a, "greater")):
        carry = places.get(before, -1) - loop.consts
        change = change_of(loop, carry) if carry >= 0 else 0
        number, at = whole_number(r, bound), places.get(bound)
        stays = number is not None or (at is not None and _stays(loop, at))
        if 0 < abs(change) <= _FAR and stays and direction.startswith(less) == (change > 0):
            return Count(carry, change, at, number or 0, direction.endswith("equal"))
    return None


def _stays(loop: Loop, at: int) -> bool:
    """Whether an input of the condition is the same before all steps."""
    return at < loop.consts or loop.body.outputs[at - loop.consts] == at
