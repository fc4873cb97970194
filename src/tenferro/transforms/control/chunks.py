"""Long loops as loops of loops, so that reverse mode keeps one state per chunk of steps.

What a derivative reads of each step is recorded. With chunks it keeps only the carries at the start
of each, and runs a chunk again, recording, when the reverse sweep gets there: chunks of 1, 2, 3, …
steps make O(√n) of both for any number n of steps, at the cost of one more run. The loops inside
are ordinary ones; a loop over chunks says `recompute`.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from math import ceil, isqrt, prod
from typing import Any

import numpy as np

from computegraph import Arena, Body
from tenferro.ops.apply import constant_operation
from tenferro.ops.registry import FAMILIES
from tenferro.ops.scan import COUNT
from tenferro.tensor import Aval

KEPT_BY_WHILE, KEPT_BY_SCAN = 2**20, 2**26
"""Bytes of records up to which loops are not cut. The gradient of a while loop of 2·10⁵ steps of
200 numbers then takes 2.7 times the forward run and 1 MiB of arrays; uncut, 2·10⁴ steps take 61 MiB
and 4.6 times (one core of an AMD EPYC). Of a scan the records are made at once, so that only memory
is gained."""
_ASSUMED = 100
"""What a named size is taken for when bytes are estimated."""
Checkpoint = bool | int | None


def checked(label: str, checkpoint: Any) -> Checkpoint:
    """The option, if it is one: None, True, False or a number of steps."""
    if checkpoint is None or isinstance(checkpoint, bool):
        return checkpoint
    try:
        n = operator.index(checkpoint)
    except TypeError as error:
        raise TypeError(
            f"{label}: checkpoint is {checkpoint!r}, expected None, True, False or a number of "
            "steps"
        ) from error
    if n < 1:
        raise ValueError(f"{label}: checkpoint is {n}, expected at least 1 step")
    return n


def bytes_per_step(body: Body) -> int:
    """At most so many bytes are recorded in a step: all that it computes in floating point."""
    graph = body.graph()
    return sum(_bytes(graph.arena.metas[v]) for v in graph.order if graph.arena.nodes[v][1:])


def _bytes(aval: Aval) -> int:
    if not aval.is_inexact:
        return 0
    return aval.dtype.itemsize * prod(n if isinstance(n, int) else _ASSUMED for n in aval.shape)


def scan_chunk(checkpoint: Checkpoint, body: Body, n: Any) -> int | None:
    """How many steps of a scan make a chunk; None for a scan that is not cut."""
    if checkpoint is False or not isinstance(n, int) or n < 2:
        return checkpoint if type(checkpoint) is int and not isinstance(n, int) else None
    if type(checkpoint) is int:
        return checkpoint if checkpoint < n else None
    if checkpoint is None and n * bytes_per_step(body) <= KEPT_BY_SCAN:
        return None
    return max(isqrt(n), 1)


def first_chunk(checkpoint: Checkpoint, body: Body, max_steps: int | None) -> int | None:
    """How many steps the first chunk of a while loop has; None for a loop that is not cut."""
    if checkpoint is False:
        return None
    if checkpoint is not None:
        return int(checkpoint)
    size = bytes_per_step(body)
    if size == 0 or (max_steps is not None and max_steps * size <= KEPT_BY_WHILE):
        return None
    return max(KEPT_BY_WHILE // size, 1)


class WhileChunks:
    """A while loop of while loops.

    The outer one carries the number of steps made and of chunks beside what the loop carries; chunk
    i (from 1 on) makes `first` steps, or i if these are more and chunks are growing.
    """

    def __init__(self, cond: Body, body: Body, consts: int, first: int, *, growing: bool) -> None:
        self.cond, self.body, self.consts = cond, body, consts
        self.first, self.growing = first, growing

    def operation(self, max_steps: int | None) -> Any:
        """The loop over chunks, on constants, carries, and two counts that begin as zero."""
        limit = None if max_steps is None else (self._chunks(max_steps), max_steps)
        arena = Arena()
        inputs = [arena.input(("input", i), m) for i, m in enumerate(self.body.inputs)]
        steps, chunks = arena.input("steps", COUNT), arena.input("chunks", COUNT)
        all_inputs = [*inputs, steps, chunks]
        chunks = _applied(arena, "add", chunks, _number(arena, 1))
        size = _number(arena, self.first)
        if self.growing:
            size = _applied(arena, "maximum", size, chunks)
        end = _applied(arena, "add", steps, size)
        if max_steps is not None:
            end = _applied(arena, "minimum", end, _number(arena, max_steps))
        operands = [*inputs[: self.consts], end, *inputs[self.consts :], steps]
        inner = FAMILIES["while_loop"].bind(
            cond=self._inner_cond(),
            body=self._inner_body(),
            consts=self.consts + 1,
            recompute=False,
            limit=None,
        )
        first = arena.emit(arena.code(inner), operands)
        outs = range(first, first + len(inputs) - self.consts + 1)
        return FAMILIES["while_loop"].bind(
            cond=Body.of(arena, self.cond.emit(arena, inputs), all_inputs),
            body=Body.of(arena, [*outs, chunks], all_inputs),
            consts=self.consts,
            recompute=True,
            limit=limit,
        )

    def _chunks(self, max_steps: int) -> int:
        """How many chunks make so many steps."""
        if not self.growing:
            return ceil(max_steps / self.first)
        steps = chunks = 0
        while steps < max_steps:
            chunks += 1
            steps += max(self.first, chunks)
        return chunks

    def _inner(self, arena: Arena) -> tuple[list[int], int, int]:
        """Inputs of a step: constants with the end behind them, carries with the steps made."""
        inputs = [arena.input(("input", i), m) for i, m in enumerate(self.body.inputs)]
        return inputs, arena.input("end", COUNT), arena.input("steps", COUNT)

    def _ordered(self, inputs: Sequence[int], end: int, steps: int) -> list[int]:
        return [*inputs[: self.consts], end, *inputs[self.consts :], steps]

    def _inner_cond(self) -> Body:
        arena = Arena()
        inputs, end, steps = self._inner(arena)
        (more,) = self.cond.emit(arena, inputs)
        room = _applied(arena, "compare", steps, end, direction="less")
        both = _applied(arena, "bitwise_and", more, room)
        return Body.of(arena, [both], self._ordered(inputs, end, steps))

    def _inner_body(self) -> Body:
        arena = Arena()
        inputs, end, steps = self._inner(arena)
        outs = self.body.emit(arena, inputs)
        after = _applied(arena, "add", steps, _number(arena, 1))
        return Body.of(arena, [*outs, after], self._ordered(inputs, end, steps))


def chunked_scan(
    arena: Arena, params: dict[str, Any], carries: int, operands: Sequence[int], size: int
) -> list[int]:
    """The outputs of a scan, as a scan over chunks of so many steps and one over what is left."""
    consts, n, reverse = params["consts"], params["length"], params["reverse"]
    start = 1 + consts + carries
    fixed, carry, xs = (
        operands[1 : 1 + consts],
        list(operands[1 + consts : start]),
        operands[start:],
    )
    whole = n // size
    parts: list[list[int]] = []
    pieces = [(0, whole * size), (whole * size, n)]
    for a, b in reversed(pieces) if reverse else pieces:
        cut = [_slice(arena, x, a, b) for x in xs]
        if a == 0:
            outs = _over_chunks(arena, params, [*fixed, *carry], cut, (whole, size))
        elif a != b:
            outs = _scanned(arena, {**params, "length": b - a}, [*fixed, *carry, *cut])
        else:
            continue
        carry = outs[:carries]
        parts.append(outs[carries:])
    if reverse:
        parts.reverse()
    joined = [ys[0] if len(ys) == 1 else _joined(arena, ys) for ys in zip(*parts, strict=True)]
    return [*carry, *joined]


def _over_chunks(
    arena: Arena,
    params: dict[str, Any],
    operands: Sequence[int],
    xs: Sequence[int],
    shape: tuple[Any, int],
) -> list[int]:
    """A scan over chunks, each a scan of its own."""
    whole, size = shape
    body: Body = params["body"]
    inside = Arena()
    consts = [inside.input(("given", i), arena.metas[v]) for i, v in enumerate(operands)]
    slices = [
        inside.input(("slice", i), arena.metas[v].with_shape((size, *arena.metas[v].shape[1:])))
        for i, v in enumerate(xs)
    ]
    outs = _scanned(inside, {**params, "length": size}, [*consts, *slices])
    over = {**params, "length": whole, "recompute": True}
    over["body"] = Body.of(inside, outs, [*consts, *slices])
    n_carry = len(operands) - params["consts"]
    stacks = [_reshape(arena, x, (whole, size, *arena.metas[x].shape[1:])) for x in xs]
    scanned = _scanned(arena, over, [*operands, *stacks])
    metas = body.metas[n_carry:]
    flat = [
        _reshape(arena, y, (whole * size, *m.shape))
        for y, m in zip(scanned[n_carry:], metas, strict=True)
    ]
    return [*scanned[:n_carry], *flat]


def _scanned(arena: Arena, params: dict[str, Any], operands: Sequence[int]) -> list[int]:
    operation = FAMILIES["scan"].bind(**params)
    first = arena.emit(arena.code(operation), [steps_of(arena, params["length"]), *operands])
    return list(range(first, first + operation.n_outputs))


def steps_of(arena: Arena, n: Any) -> int:
    """A number of steps, perhaps a named size, as a value of an arena."""
    if isinstance(n, int):
        return _number(arena, n)
    size = FAMILIES["dimension_size"].bind(size=n, dtype=COUNT.dtype)
    return arena.emit(arena.code(size), ())


def _slice(arena: Arena, x: int, a: Any, b: Any) -> int:
    shape = arena.metas[x].shape
    if shape[0] == b - a:
        return x
    start, limit = (a, *(0 for _ in shape[1:])), (b, *shape[1:])
    return _applied(arena, "slice", x, start=start, limit=limit, strides=(1,) * len(shape))


def _reshape(arena: Arena, x: int, shape: tuple[Any, ...]) -> int:
    return _applied(arena, "reshape", x, shape=shape)


def _joined(arena: Arena, ys: Sequence[int]) -> int:
    return _applied(arena, "concatenate", *ys, axis=0)


def _number(arena: Arena, n: int) -> int:
    return arena.emit(arena.code(constant_operation(np.asarray(n, COUNT.dtype))), ())


def _applied(arena: Arena, family: str, *operands: int, **params: Any) -> int:
    return arena.emit(arena.code(FAMILIES[family].bind(**params)), operands)
