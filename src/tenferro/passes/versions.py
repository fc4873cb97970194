"""Arrays of which a body writes parts: the versions of an array, and where each differs.

A value is a version of another one if it is a copy of that with a part written, by an indexed
write, or in loops and branches that make versions of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from computegraph import Body, map_values
from tenferro.ops.arrays.scatter import COMBINES
from tenferro.ops.arrays.slicing import spans
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.registry import FAMILIES, forget_with
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, is_loop

WRITES = frozenset({"scatter", *COMBINES, "dynamic_update_slice", "update_slice"})
"""Families whose result is their first operand with a part written."""
_OF_POSITIONS = frozenset(
    {"add", "bounded_index", "compare", "constant", "maximum", "minimum", "mul", "neg", "select"}
    | {"sub"}
)
"""What computes positions from others, and may do so where a loop makes no step."""

_Axes = tuple[tuple[int, int] | None, ...]
"""A block of an array: for each axis the value of a start and an extent, or None for all of it."""


class WrittenPart(NamedTuple):
    """The part in which a version of an array differs from the one before.

    `old` is what the version before has at the `places`, where `write` writes.
    """

    before: int
    old: int
    write: TensorOperation
    places: Sequence[int]


def version_before(r: Writer, v: int) -> int | None:
    """The value of which another one is the next version; None for other values."""
    slot = r.arena.slot(v)
    operation = r.definition(v - slot)
    return None if operation is None else _before(operation, r.operands(v - slot), slot)


def _before(operation: TensorOperation, operands: Sequence[int], slot: int) -> int | None:
    if is_loop(operation):
        starts = Loop.of(operation).operands(operands).carry
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


def written_part(
    r: Writer, operation: TensorOperation, operands: Sequence[int], slot: int
) -> WrittenPart:
    """The part that an operation on these operands writes in one of its results.

    Of a loop or a branch it is a block. What says where is computed again in the arena of `r`, if
    that is possible; otherwise the block extends over the axis.
    """
    before = _before(operation, operands, slot)
    assert before is not None
    name, params = operation.name, operation.params
    places: Sequence[int] = operands[2:]
    if name == "update_slice":
        ends = zip(params["start"], _extents(r, operation, operands), strict=True)
        limit = tuple([a + n for a, n in ends])
        read, write = _bound("slice", limit=limit, **params), operation
    elif name in WRITES and name != "dynamic_update_slice":
        read, write = _bound("gather", **params), _bound("scatter", **params)
    else:
        sizes, strides = r.aval(operands[1]).shape, params.get("strides")
        if strides is None:
            block = _block(r, operation, operands, slot)
            whole = zip(block, r.aval(before).shape, strict=True)
            sizes, strides = tuple([n if a is None else a[1] for a, n in whole]), (1,) * len(block)
            places = [r.constant(0, int) if a is None else a[0] for a in block]
        read = _bound("dynamic_slice", sizes=sizes, strides=strides)
        write = _bound("dynamic_update_slice", strides=strides)
    return WrittenPart(before, r.apply(read, before, *places), write, places)


def _bound(family: str, **params: Any) -> TensorOperation:
    return FAMILIES[family].bind(**params)


def _extents(r: Writer, operation: TensorOperation, operands: Sequence[int]) -> Sequence[Any]:
    """How far the block extends that one of the updates of slices writes."""
    return spans(r.aval(operands[1]).shape, operation.params["strides"])


def _block(r: Writer, operation: TensorOperation, operands: Sequence[int], slot: int) -> _Axes:
    """The block that an operation writes in one of its results."""
    if is_loop(operation):
        loop = Loop.of(operation)
        given = loop.operands(operands).consts
        block = None
        if continued_input(loop.body, slot) == loop.consts + slot:
            block = _block_of_body(r, loop.body, slot, given)
        return block or (None,) * len(loop.body.metas[slot].shape)
    if operation.name == "switch":
        blocks = [_block_of_body(r, b, slot, operands[1:]) for b in operation.params["branches"]]
        whole: _Axes = (None,) * len(operation.params["branches"][0].metas[slot].shape)
        return _joined([block for block in blocks if block is not None] or [whole])
    shape = r.aval(operands[0]).shape
    if "strides" in operation.params:
        fixed = operation.params.get("start", ())
        starts: Sequence[int] = [*operands[2:], *(r.constant(n, int) for n in fixed)]
        extents = _extents(r, operation, operands)
    else:
        indices = dict(zip(operation.params["axes"], operands[2:], strict=True))
        single = {a: i for a, i in indices.items() if not r.aval(i).shape}
        starts = [single.get(a, operands[0]) for a in range(len(shape))]
        extents = [1 if a in single else n for a, n in enumerate(shape)]
    ends = zip(starts, extents, shape, strict=True)
    return tuple([(i, m) if m != n else None for i, m, n in ends])


def _joined(blocks: Sequence[_Axes]) -> _Axes:
    """A block that contains all of these, of which there is at least one."""
    return tuple([axes[0] if len({*axes}) == 1 else None for axes in zip(*blocks, strict=True)])


def _block_of_body(r: Writer, body: Body, output: int, given: Sequence[int]) -> _Axes | None:
    """The block that a body writes in an output, whose first inputs are these values.

    None for a body that writes nothing.
    """
    graph = body.graph()
    inside = Writer(graph.arena)
    blocks = []
    for v in [*versions(inside, graph.outputs[output])][:-1]:
        at = v - (slot := graph.arena.slot(v))
        operation: Any = inside.definition(at)
        blocks.append(_block(inside, operation, inside.operands(at), slot))
    if not blocks:
        return None
    known = dict(zip(graph.inputs, given, strict=False))
    return tuple([axis and _outside(r, inside, axis, known) for axis in _joined(blocks)])


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
