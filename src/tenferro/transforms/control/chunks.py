"""Long loops as loops of loops, so that reverse mode keeps one state per chunk of steps.

What a derivative reads of each step is recorded. With chunks it keeps only the carries at the start
of each, and runs a chunk again, recording, when the reverse sweep gets there: chunks of 1, 2, 3, …
steps make O(√n) of both for any number n of steps, at the cost of one more run. The loops inside
are ordinary ones; a loop over chunks says `recompute`. Scans of programs with a limit of memory
have chunks of chunks, at the cost of one more run for each level.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import replace
from math import ceil, isqrt, prod
from typing import Any

from computegraph import Arena, Body
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.writer import Writer
from tenferro.ops.control.scan import COUNT
from tenferro.ops.loops.loop import Inputs, Loop, Operands, Outputs
from tenferro.ops.loops.versions import WRITES, versions
from tenferro.tensor import Aval, Dim
from tenferro.transforms.tracing.tracing import memory_limit

KEPT_BY_WHILE, KEPT_BY_SCAN = 2**20, 2**26
"""Bytes of records up to which loops are not cut. The gradient of a while loop of 2·10⁵ steps of
200 numbers then takes 2.7 times the forward run and 1 MiB of arrays; uncut, 2·10⁴ steps take 61 MiB
and 4.6 times (one core of an AMD EPYC). A scan makes all records together, so that only memory
is gained."""
KEPT_IF_BOUNDED = 2**23
"""The same for a while loop whose number of steps has a bound, as that of an inner loop over
`range(i, n)`. The gradient of Gram-Schmidt of 400 columns then takes 361 ms and 686 MB in all, cut
from 2**20 bytes on 557 ms and 694 MB (one core of an AMD EPYC)."""
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
    """At most so many bytes are recorded in a step: what it computes in floating point.

    Not what linear operations compute for none but such to read, here or in the next step, nor what
    depends on constants only, whose products are linear. Of an array of which a step writes a part,
    that part is recorded (`passes/restore_arrays.py`).
    """
    graph = body.graph()
    metas, nodes = graph.arena.metas, graph.arena.nodes
    known, linear, read = set[int](), set[int](), set[int]()
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        varying = [u if u not in known else None for u in operands]
        if not any(u is not None for u in varying):
            known.update(range(v, v + operation.n_outputs))
        elif _is_linear(operation, [None if u is None else metas[u] for u in varying]):
            linear.add(v)
        else:
            read.update(operands)
    carried = {metas[v] for v in graph.inputs if v in read}
    counted = [
        v
        for v in graph.order
        if nodes[v][1:] and v not in known and (v not in linear or v in read or metas[v] in carried)
    ]
    chains = [[*versions(Writer(graph.arena), v)] for v in graph.outputs]
    restored = {v for chain in chains if chain[-1] in graph.inputs for v in chain}
    return sum(
        _bytes(metas[operands[1] if v in restored and operation.name in WRITES else v])
        for v, operation, operands, _ in graph.arena.applications(counted)
    )


def _is_linear(operation: Any, avals: Sequence[Aval | None]) -> bool:
    """Whether an operation is jointly linear in all of its operands that have derivatives.

    The type is None where these depend on constants only.
    """
    if not isinstance(operation, TensorOperation):
        return False
    active = {i for i, aval in enumerate(avals) if aval is not None and aval.is_inexact}
    return any(group is None or active.issubset(group) for group in operation.groups)


def _bytes(aval: Aval) -> int:
    if not aval.is_inexact:
        return 0
    return aval.dtype.itemsize * prod(n if isinstance(n, int) else _ASSUMED for n in aval.shape)


def scan_chunks(checkpoint: Checkpoint, loop: Loop) -> tuple[Any, ...]:
    """How many steps of a scan make a chunk, a chunk of such a chunk, and so on; () for no chunk.

    Chunks of chunks are made where the program has a limit of memory.
    """
    n = loop.length
    if checkpoint is False or not isinstance(n, int) or n < 2:
        return (checkpoint,) if type(checkpoint) is int and not isinstance(n, int) else ()
    if type(checkpoint) is int:
        return (checkpoint,) if checkpoint < n else ()
    size, limit = bytes_per_step(loop.body), memory_limit.get()
    if checkpoint is None and limit is not None:
        size += _bytes_of_loops(loop.body)
        return _within(n, _state(loop), size, limit) if n * size > limit // 2 else ()
    if checkpoint is None and n * size <= KEPT_BY_SCAN:
        return ()
    return (max(isqrt(n), 1),)


def _state(loop: Loop) -> int:
    return sum(map(_bytes, loop.inputs(loop.body.inputs).carry))


def _bytes_of_loops(body: Body) -> int:
    """What the scans in a body record."""
    graph, total = body.graph(), 0
    for _, operation, _, _ in graph.arena.applications(graph.order):
        if isinstance(operation, TensorOperation) and operation.name == "scan":
            loop = Loop.of(operation)
            step = _state(loop) if loop.recompute else bytes_per_step(loop.body)
            total += step * (loop.length if isinstance(loop.length, int) else _ASSUMED)
    return total


def _within(n: int, state: int, step: int, limit: int) -> tuple[int, ...]:
    """The fewest levels of chunks for n steps within a limit; if there are none, the least bytes.

    A level of r chunks keeps r states and computes with four, and the steps of the innermost chunk
    are recorded: multilevel checkpointing (Griewank and Walther, Evaluating Derivatives, 2nd
    edition, 12.2).
    """
    found: list[tuple[int, tuple[int, ...]]] = []
    for levels in range(1, n.bit_length() + 1):
        for last in {1, ceil(n ** (1 / (levels + 1)))}:
            ratio = ceil((n / last) ** (1 / levels))
            need = levels * (ratio + 4) * state + last * step
            found.append((need, tuple(last * ratio**k for k in reversed(range(levels)))))
        if min(found)[0] <= limit:
            break
    return tuple(size for size in min(found)[1] if size < n)


def first_chunk(checkpoint: Checkpoint, body: Body, max_steps: int | None) -> int | None:
    """How many steps the first chunk of a while loop has; None for a loop that is not cut."""
    if checkpoint is False:
        return None
    if checkpoint is not None:
        return int(checkpoint)
    size = bytes_per_step(body)
    if size == 0 or (max_steps is not None and max_steps * size <= KEPT_IF_BOUNDED):
        return None
    return max(KEPT_BY_WHILE // size, 1)


class WhileChunks:
    """A while loop of while loops.

    The outer one carries the number of steps made and of chunks in addition to the carries; chunk
    i (from 1 on) makes `first` steps, or i if these are more and chunks are growing.
    """

    def __init__(self, loop: Loop, first: int, *, growing: bool) -> None:
        self.loop, self.first, self.growing = loop, first, growing

    def operation(self, max_steps: int | None) -> Any:
        """The loop over chunks, on constants, carries, and two counts that begin as zero."""
        limit = None if max_steps is None else (self._chunks(max_steps), max_steps)
        w = Writer()
        own = self.loop.inputs(w.arena.inputs(self.loop.body.inputs))
        steps, before = w.arena.inputs([COUNT, COUNT])
        chunks = w.bind("add", before, _number(w, 1))
        size = _number(w, self.first)
        if self.growing:
            size = w.bind("maximum", size, chunks)
        end = w.bind("add", steps, size)
        if max_steps is not None:
            end = w.bind("minimum", end, _number(w, max_steps))
        operands = Operands(None, (*own.consts, end), (*own.carry, steps))
        inner = self._inner(operands)
        first = w.arena.apply(inner.operation, operands.flat())
        outs = inner.results(range(first, first + inner.operation.n_outputs)).carry
        inputs = own._replace(carry=(*own.carry, steps, before))
        outer = replace(
            self.loop,
            init=(True,) * len(inputs.carry),
            body=Body.of(w.arena, [*outs, chunks], inputs.flat()),
            cond=Body.of(w.arena, self._cond.emit(w.arena, own.flat()), inputs.flat()),
            recompute=True,
            limit=limit,
        )
        return outer.operation

    @property
    def _cond(self) -> Body:
        assert self.loop.cond is not None
        return self.loop.cond

    def _chunks(self, max_steps: int) -> int:
        """How many chunks make so many steps."""
        if not self.growing:
            return ceil(max_steps / self.first)
        steps = chunks = 0
        while steps < max_steps:
            chunks += 1
            steps += max(self.first, chunks)
        return chunks

    def _inner(self, operands: Operands[int]) -> Loop:
        """The loop until a number of steps, its last constant; the steps made are carried."""
        w = Writer()
        own = self.loop.inputs(w.arena.inputs(self.loop.body.inputs))
        end, steps = w.arena.inputs([COUNT, COUNT])
        inputs = Inputs((*own.consts, end), (*own.carry, steps)).flat()
        (more,) = self._cond.emit(w.arena, own.flat())
        both = w.bind("bitwise_and", more, w.bind("compare", steps, end, direction="less"))
        after = w.bind("add", steps, _number(w, 1))
        outs = [*self.loop.body.emit(w.arena, own.flat()), after]
        bodies = {"body": Body.of(w.arena, outs, inputs), "cond": Body.of(w.arena, [both], inputs)}
        return self.loop.taking(operands, **bodies)


def chunked_scan(
    arena: Arena, loop: Loop, operands: Operands[int], sizes: Sequence[Any]
) -> tuple[int, ...]:
    """The outputs of a scan, as a scan over chunks of so many steps and one over what is left.

    Chunks, and what is left, have chunks of the sizes that follow.
    """
    if not sizes or (isinstance(loop.length, int) and loop.length <= sizes[-1]):
        return scanned(Writer(arena), loop, operands).flat()
    w, n, (size, *smaller) = Writer(arena), loop.length, sizes
    if size == 1:  # the carry before each step is kept
        return scanned(w, replace(loop, recompute=True), operands).flat()
    whole = n // size
    parts: list[tuple[int, ...]] = []
    pieces = [(0, whole * size), (whole * size, n)]
    for a, b in reversed(pieces) if loop.reverse else pieces:
        if a == b:
            continue
        own = operands._replace(xs=tuple([w.part(x, a, b) for x in operands.xs]))
        if a == 0:
            outs = _over_chunks(w, loop, own, whole, sizes)
        else:
            outs = loop.results(chunked_scan(arena, replace(loop, length=b - a), own, smaller))
        operands = operands._replace(carry=outs.carry)
        parts.append(outs.stacked)
    joined = [w.joined(ys) for ys in zip(*(parts[::-1] if loop.reverse else parts), strict=True)]
    return (*outs.carry, *joined)


def _over_chunks(
    w: Writer, loop: Loop, own: Operands[int], whole: int | Dim, sizes: Sequence[Any]
) -> Outputs[int]:
    """A scan over chunks, each of which is a scan."""
    inside, (size, *smaller) = Writer(), sizes
    xs = [w.reshape(x, whole, size, *w.aval(x).shape[1:]) for x in own.xs]
    metas = loop.inputs(loop.body.inputs)
    slices = [w.aval(x).with_shape(w.aval(x).shape[1:]) for x in xs]
    inputs = loop.inputs(inside.arena.inputs([*metas.consts, *metas.carry, *slices]))
    chunk = replace(loop, length=size)
    outs = chunked_scan(inside.arena, chunk, Operands(None, *inputs), smaller)
    body = Body.of(inside.arena, outs, inputs.flat())
    over = replace(loop, body=body, length=whole, recompute=True)
    carry, stacked, _ = scanned(w, over, own._replace(xs=tuple(xs)))
    flat = [w.reshape(y, whole * size, *w.aval(y).shape[2:]) for y in stacked]
    return Outputs(carry, tuple(flat))


def scanned(w: Writer, loop: Loop, operands: Operands[int]) -> Outputs[int]:
    """The outputs of a scan of so many steps as its length says."""
    operation = loop.operation
    own = operands._replace(steps=steps_of(w, loop.length))
    first = w.arena.apply(operation, own.flat())
    return loop.results(range(first, first + operation.n_outputs))


def steps_of(w: Writer, n: int | Dim) -> int:
    """A number of steps, perhaps a named size, as a value of an arena."""
    if isinstance(n, int):
        return _number(w, n)
    return w.bind("dimension_size", size=n, dtype=COUNT.dtype)


def _number(w: Writer, n: int) -> int:
    return w.constant(n, COUNT.dtype)
