"""Loops of few steps give way to their steps, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from computegraph import Arena, Body, MaterializedGraph, re_emit
from tenferro.ops.bodies import zeros
from tenferro.ops.registry import FAMILIES
from tenferro.ops.scan import operands_of
from tenferro.tensor import Aval


def without_short_loops(graph: MaterializedGraph, most: int, small: int) -> MaterializedGraph:
    """The graph with its steps in place of a `scan` of at most so many operations in all.

    Those within such steps too. The number of steps must be known, and slices have at most `small`
    elements.
    """

    def is_short(operation: Any) -> bool:
        if getattr(operation, "name", "") != "scan":
            return False
        p = operation.params
        length, body, n = p["length"], p["body"], len(p["init"])
        slices = (*body.inputs[p["consts"] + n :], *body.metas[n:])
        if not isinstance(length, int) or not all(_has_at_most(small, m) for m in slices):
            return False
        return length > 0 and length * len(body) <= most

    while any(map(is_short, graph.arena.operations)):
        target = Arena()

        def emit(
            _: int, operation: Any, operands: list[int], mask: int, target: Arena = target
        ) -> int | tuple[int, ...]:
            if is_short(operation):
                return _steps(target, operation, operands)
            return target.emit(target.code(operation, mask), operands)

        graph = re_emit(graph, target, emit)
    return graph


def _has_at_most(small: int, aval: Aval) -> bool:
    known = all(isinstance(n, int) for n in aval.shape)
    return known and int(prod(aval.shape)) <= small


def _steps(target: Arena, operation: Any, operands: Sequence[int]) -> int | tuple[int, ...]:
    """The outputs of a loop, step by step."""
    p = operation.params
    body: Body = p["body"]
    n, length = len(p["init"]), p["length"]
    own = operands_of(operands, p["consts"], p["init"])
    begin = body.inputs[p["consts"] : p["consts"] + n]
    carry = [zeros(target, m) if v is None else v for v, m in zip(own.carry, begin, strict=True)]
    rows: list[list[int]] = []
    order = range(length)[::-1] if p["reverse"] else range(length)
    for k in order:
        slices = [_slice(target, x, k) for x in own.xs]
        outs = body.emit(target, [*own.consts, *carry, *slices], roles=False)
        carry = outs[:n]
        rows.append([_row(target, y) for y in outs[n:]])
    columns = zip(*(rows[::-1] if p["reverse"] else rows), strict=True)
    concatenate = target.code(FAMILIES["concatenate"].bind(axis=0))
    outputs = (*carry, *(target.emit(concatenate, list(column)) for column in columns))
    return outputs[0] if len(outputs) == 1 else outputs


def _slice(target: Arena, x: int, k: int) -> int:
    """The slice of a step."""
    shape = target.metas[x].shape
    rest = len(shape) - 1
    operation = FAMILIES["slice"].bind(
        start=(k, *(0,) * rest), limit=(k + 1, *shape[1:]), strides=(1,) * (rest + 1)
    )
    row = target.emit(target.code(operation), [x])
    return target.emit(target.code(FAMILIES["reshape"].bind(shape=shape[1:])), [row])


def _row(target: Arena, y: int) -> int:
    """What a step gives, to be stacked."""
    shape = (1, *target.metas[y].shape)
    return target.emit(target.code(FAMILIES["reshape"].bind(shape=shape)), [y])
