"""Arrays of which a body writes parts: the versions of an array, and where each differs.

A value is a version of another one if it is a copy of that with a part written, by an indexed
write, or in loops and branches that make versions of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from computegraph import Body, map_values
from tenferro.ops.arrays.scatter import COMBINES
from tenferro.ops.arrays.slicing import spans
from tenferro.ops.base.registry import forget_with
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, is_loop

WRITES = frozenset({"scatter", *COMBINES, "dynamic_update_slice", "update_slice"})
"""Families whose result is their first operand with a part written."""
_OF_POSITIONS = frozenset(
    {"add", "bounded_index", "compare", "constant", "maximum", "minimum", "mul", "neg", "select"}
    | {"sub"}
)
"""What computes positions from others, and may do so where a loop makes no step."""

Axes = tuple[tuple[int, int] | None, ...]
"""A block of an array: for each axis the value of a start and an extent, or None for all of it."""


def version_before(r: Writer, v: int) -> int | None:
    """The value of which another one is the next version; None for other values."""
    slot = r.arena.slot(v)
    operation, operands = r.definition(v - slot), r.operands(v - slot)
    if operation is None:
        return None
    if is_loop(operation):
        loop = Loop.of(operation)
        starts = loop.operands(operands).carry
        return starts[slot] if slot < len(starts) else None
    if operation.name == "switch":
        inner = {continued_input(branch, slot) for branch in operation.params["branches"]}
        same = inner.pop() if len(inner) == 1 else None
        return None if same is None else operands[1 + same]
    return operands[0] if operation.name in WRITES else None


@lru_cache(maxsize=1024)
def continued_input(body: Body, output: int) -> int | None:
    """The input of which an output is a version, or which it is; None for other outputs."""
    graph = body.graph()
    first = [*versions(Writer(graph.arena), graph.outputs[output])][-1]
    return graph.inputs.index(first) if first in graph.inputs else None


forget_with(continued_input.cache_clear)


def versions(r: Writer, v: int | None) -> Iterator[int]:
    """A value, and what it is the next version of, and so on."""
    while v is not None:
        yield v
        v = version_before(r, v)


def written_block(r: Writer, v: int) -> Axes:
    """The block outside of which a value is the version before.

    Starts inside of loops and branches are computed again in the arena of `r`.
    """
    slot = r.arena.slot(v)
    operation, operands = r.definition(v - slot), r.operands(v - slot)
    assert operation is not None
    if is_loop(operation):
        loop = Loop.of(operation)
        own = loop.operands(operands)
        if continued_input(loop.body, slot) != loop.consts + slot:
            return (None,) * len(r.aval(v).shape)
        return _block_of_body(r, loop.body, slot, own.consts)
    if operation.name == "switch":
        blocks = (_block_of_body(r, b, slot, operands[1:]) for b in operation.params["branches"])
        return _joined(blocks)
    shape = r.aval(v).shape
    if operation.name == "dynamic_update_slice":
        starts: Sequence[int] = operands[2:]
        extents = spans(r.aval(operands[1]).shape, operation.params["strides"])
    elif operation.name == "update_slice":
        starts = [r.constant(n) for n in operation.params["start"]]
        extents = spans(r.aval(operands[1]).shape, operation.params["strides"])
    else:
        indices = dict(zip(operation.params["axes"], operands[2:], strict=True))
        single = {a: i for a, i in indices.items() if not r.aval(i).shape}
        starts = [single.get(a, v) for a in range(len(shape))]
        extents = tuple(1 if a in single else n for a, n in enumerate(shape))
    ends = zip(starts, extents, shape, strict=True)
    return tuple([(i, m) if m != n else None for i, m, n in ends])  # type: ignore[misc]


def _joined(blocks: Iterator[Axes]) -> Axes:
    """A block that contains all of these."""
    return tuple([axes[0] if len({*axes}) == 1 else None for axes in zip(*blocks, strict=True)])


def _block_of_body(r: Writer, body: Body, output: int, given: Sequence[int]) -> Axes:
    """The block that a body writes in an output, whose first inputs are these values."""
    graph = body.graph()
    inside = Writer(graph.arena)
    every = [*versions(inside, graph.outputs[output])]
    blocks = [written_block(inside, v) for v in every[:-1]]
    known = dict(zip(graph.inputs, given, strict=False))
    whole: Axes = (None,) * len(body.metas[output].shape)
    if not blocks:
        return whole
    return tuple([axis and _outside(r, inside, axis, known) for axis in _joined(iter(blocks))])


def _outside(
    r: Writer, inside: Writer, axis: tuple[int, int], known: Mapping[int, int]
) -> tuple[int, int] | None:
    """An axis of a block, its start computed from known values of a body; None if it depends on
    others."""
    start, extent = axis
    needed, stack = set[int](), [start]
    while stack:
        v = stack.pop()
        if v in needed or v in known:
            continue
        if inside.name(v) not in _OF_POSITIONS:
            return None
        needed.add(v)
        stack.extend(inside.operands(v))

    def emit(_: int, operation: Any, operands: list[int], mask: int) -> int:
        if operation.name == "bounded_index":
            return _from_front(r, operation.params, operands[0])
        return r.arena.apply(operation, operands, mask)

    return map_values(inside.arena, sorted(needed), known, r.arena, emit)[start], extent


def _from_front(r: Writer, params: Mapping[str, Any], i: int) -> int:
    """A position counted from the front, wherever it is."""
    if not params["from_end"] or not isinstance(params["size"], int):
        return i
    dtype = r.aval(i).dtype
    is_negative = r.bind("compare", i, r.constant(0, dtype), direction="less")
    return r.bind("select", is_negative, r.bind("add", i, r.constant(params["size"], dtype)), i)
