"""Loops of few steps are replaced by their steps, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from computegraph import MaterializedGraph, re_emit
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, is_loop
from tenferro.tensor import Aval

_FEW = 32
"""Steps up to which whole numbers cost little. On an EPYC with AVX-512, 150 times 150 additions to
elements take 12 µs if the inner 150 are written out, 3.1 as a loop with vectors."""


def without_short_loops(graph: MaterializedGraph, most: int, small: int) -> MaterializedGraph:
    """The graph with the steps of each `scan` of at most so many operations in total.

    Those within such steps too, but not whole numbers, which are constants in the steps or cost
    little. The number of steps must be known, and slices have at most `small`
    elements.
    """

    def is_short(operation: Any) -> bool:
        if not is_loop(operation):
            return False
        loop = Loop.of(operation)
        slices = *loop.inputs(loop.body.inputs).xs, *loop.outputs(loop.body.metas).stacked
        if not isinstance(loop.length, int) or not all(_has_at_most(small, m) for m in slices):
            return False
        size = _size(loop) if loop.length <= _FEW else len(loop.body)
        return loop.length > 0 and loop.length * size <= most

    while any(map(is_short, graph.arena.operations)):
        writer = Writer()

        def emit(
            _: int, operation: Any, operands: list[int], mask: int, writer: Writer = writer
        ) -> int | tuple[int, ...]:
            if is_short(operation):
                return _steps(writer, Loop.of(operation), operands)
            return writer.arena.apply(operation, operands, mask)

        graph = re_emit(graph, writer.arena, emit)
    return graph


def _size(loop: Loop) -> int:
    """The operations of a body that compute anything but single whole numbers.

    A number that is read of a constant array costs what one of a slice does, which is no operation.
    """
    graph = loop.body.graph()
    consts, metas = loop.inputs(graph.inputs).consts, graph.arena.metas

    def counts(v: int, name: str, operands: Sequence[int]) -> bool:
        if not operands or (metas[v].shape == () and not metas[v].is_inexact):
            return False
        return bool(metas[v].shape) or name != "gather" or operands[0] not in consts

    applications = graph.arena.applications(graph.order)
    return sum(counts(v, operation.name, operands) for v, operation, operands, _ in applications)


def _has_at_most(small: int, aval: Aval) -> bool:
    known = all(isinstance(n, int) for n in aval.shape)
    return known and int(prod(aval.shape)) <= small


def _steps(writer: Writer, loop: Loop, operands: Sequence[int]) -> tuple[int, ...]:
    """The outputs of a loop, step by step."""
    own = loop.operands(operands)
    metas = loop.inputs(loop.body.inputs).carry
    carry = [writer.zeros(m) if v is None else v for v, m in zip(own.carry, metas, strict=True)]
    rows: list[list[int]] = []
    steps = range(loop.length)
    for k in reversed(steps) if loop.reverse else steps:
        slices = [_slice(writer, x, k) for x in own.xs]
        values = [*own.consts, *carry, *slices]
        outs = loop.outputs(loop.body.emit(writer.arena, values, roles=False))
        carry = list(outs.carry)
        rows.append([writer.reshape(y, 1, *writer.aval(y).shape) for y in outs.stacked])
    columns = zip(*(rows[::-1] if loop.reverse else rows), strict=True)
    return (*carry, *map(writer.joined, columns))


def _slice(writer: Writer, x: int, k: int) -> int:
    """The slice of a step."""
    return writer.reshape(writer.part(x, k, k + 1), *writer.aval(x).shape[1:])
