"""Values of a trace on batches: all together, or chunk after chunk in a loop."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any

from computegraph import Body, boundary
from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base.batched import Size, batch_of
from tenferro.ops.base.writer import Writer
from tenferro.ops.batching.rules import batch_values, batched_body
from tenferro.ops.loops.loop import Loop
from tenferro.tensor.dtypes import int64
from tenferro.trace import Trace, Tracer


def checked_chunk(label: str, chunk_size: Any, name: str = "chunk_size") -> int | None:
    """The number of elements to compute together; None for all of them."""
    if chunk_size is None:
        return None
    try:
        size = operator.index(chunk_size)
    except TypeError as error:
        raise TypeError(
            f"{label}: {name} is {chunk_size!r}, expected None or an integer"
        ) from error
    if size < 1:
        raise ValueError(f"{label}: {name} is {size}, expected at least 1")
    return size


def batched(
    trace: Trace,
    label: str,
    outputs: Sequence[int],
    batches: Mapping[int, int],
    n: Size,
    chunk_size: int | None,
) -> list[tuple[int, bool]]:
    """The outputs as batches instead of values; which of them are batches.

    Raises ValueError for chunks of a batch whose size is a name.
    """
    if chunk_size is not None and not isinstance(n, int):
        raise ValueError(
            f"{label}: chunk_size is {chunk_size}, but the size of the batch is {n}, expected a "
            "number; leave chunk_size out"
        )
    if chunk_size is None or not isinstance(n, int) or n <= chunk_size:
        moved = batch_values(trace, outputs, batches, n)
        return list(zip(moved.values, moved.on, strict=True))
    return _in_chunks(trace, outputs, batches, n, chunk_size)


def _in_chunks(
    trace: Trace, outputs: Sequence[int], batches: Mapping[int, int], n: int, size: int
) -> list[tuple[int, bool]]:
    """A loop over whole chunks, and the rest behind it."""
    reads = [v for v in boundary(trace, outputs, batches) if trace.varies(v) and v not in batches]
    body = Body.of(trace, outputs, [*reads, *batches])
    on = (*(False for _ in reads), *(True for _ in batches))
    flags = batched_body(body, n, on).outputs
    if not any(flags):
        return [(v, False) for v in outputs]
    body = body.rearranged(range(len(on)), [i for i, o in enumerate(flags) if o])
    whole = n - n % size
    values = [Tracer(trace, v, trace.metas[v]) for v in batches.values()]
    parts = [_loop(trace, body, reads, [slice_axis(x, 0, 0, whole) for x in values], size)]
    if whole < n:
        rest = [slice_axis(x, 0, whole, n).id for x in values]
        parts.append(batched_body(body, n - whole, on).body.emit(trace, [*reads, *rest]))
    joined = (Writer(trace).joined(part) for part in zip(*parts, strict=True))
    return [(next(joined), True) if o else (v, False) for v, o in zip(outputs, flags, strict=True)]


def _loop(
    trace: Trace, body: Body, reads: Sequence[int], values: Sequence[Tracer], size: int
) -> list[int]:
    """The body on chunk after chunk of the values; its outputs, all batches."""
    on = (*(False for _ in reads), *(True for _ in values))
    length = values[0].shape[0] // size
    step = batched_body(body, size, on).body
    w = Writer(trace)
    stacks = [w.reshape(x.id, length, size, *x.shape[1:]) for x in values]
    operation = Loop(step, len(reads), (), length).operation
    first = trace.apply(operation, [w.constant(length, int64), *reads, *stacks])
    outputs = range(first, first + operation.n_outputs)
    return [w.reshape(y, length * size, *w.aval(y).shape[2:]) for y in outputs]


def as_batch(trace: Trace, v: int, on: bool, n: Size) -> Any:
    """A value as a batch, also if it is the same for all elements."""
    x = Tracer(trace, v, trace.metas[v])
    return x if on else batch_of(n, x)
