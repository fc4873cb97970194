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
from tenferro.ops.loops.loop import Loop, Operands, Outputs, is_loop
from tenferro.tensor import STEPS
from tenferro.tensor.dtypes import int64


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
    """How many steps a counter that begins so allows."""
    aval = writer.aval(first)
    bound = writer.splat(count.number, aval) if count.bound is None else given[count.bound]
    size = abs(count.change)
    left = writer.bind("sub", *((bound, first) if count.change > 0 else (first, bound)))
    room = writer.bind("add", left, writer.splat(size - (not count.last), aval))
    most = writer.bind("maximum", room, writer.zeros(aval))
    return most if size == 1 else writer.bind("floor_divide", most, writer.splat(size, aval))


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
        number, at = _number(r, bound), places.get(bound)
        stays = number is not None or (at is not None and _stays(loop, at))
        if change and stays and direction.startswith(less) == (change > 0):
            return Count(carry, change, at, number or 0, direction.endswith("equal"))
    return None


def _number(r: Writer, v: int) -> int | None:
    found = r.number(v)
    return None if found is None or not float(found).is_integer() else int(found)


def change_of(loop: Loop, carry: int) -> int:
    """What each step adds to a whole number that is carried; 0 if that is not a constant.

    A step may do that in scans in it, as those of loops that are cut into chunks.
    """
    aval, total = loop.body.inputs[loop.consts + carry], 0
    if aval.dtype != int64 or aval.shape:
        return 0
    graph = loop.body.graph()
    before, after = graph.inputs[loop.consts + carry], graph.outputs[carry]
    r = Writer(graph.arena)
    while after != before:
        following, by = _added(r, after)
        if not by and r.name(after) != "ensure":
            return 0
        after, total = following, total + by
    return total


def _added(r: Writer, after: int) -> tuple[int, int]:
    """The number from which a value is made by adding a constant, and that constant, or 0."""
    slot = r.arena.slot(after)
    operation, operands = r.definition(after - slot), r.operands(after - slot)
    if operation is None:
        return after, 0
    if operation.name == "ensure":
        return operands[0], 0
    if operation.name in ("add", "sub"):
        a, b = operands
        if operation.name == "sub":
            return a, -(_number(r, b) or 0)
        return (a, _number(r, b) or 0) if r.number(a) is None else (b, _number(r, a) or 0)
    if operation.name == "scan":
        inner = Loop.of(operation)
        start = inner.operands(operands).carry[slot] if slot < inner.carries else None
        if start is not None and isinstance(inner.length, int):
            return start, inner.length * change_of(inner, slot)
    return after, 0


def _stays(loop: Loop, at: int) -> bool:
    """Whether an input of the condition is the same before all steps."""
    return at < loop.consts or loop.body.outputs[at - loop.consts] == at
