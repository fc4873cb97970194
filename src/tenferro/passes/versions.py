"""Where a version of an array differs from the one before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, NamedTuple

from computegraph import Body, map_values
from tenferro.ops.arrays.slicing import spans
from tenferro.ops.base import FAMILIES, TensorOperation
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop, is_loop, is_switch
from tenferro.ops.loops.versions import WRITES, before_of, continued_input, versions

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


def written_parts(
    r: Writer, operation: TensorOperation, operands: Sequence[int], slot: int
) -> Sequence[WrittenPart]:
    """The parts that an operation on these operands writes in one of its results.

    Of a loop or a branch they are blocks. What says where is computed again in the arena of `r`, if
    that is possible; otherwise a block extends over the axis.
    """
    before = before_of(operation, operands, slot)
    assert before is not None
    name, params = operation.name, operation.params
    if name == "update_slice":
        ends = zip(params["start"], _extents(r, operation, operands), strict=True)
        limit = tuple([a + n for a, n in ends])
        return [_part(r, before, _bound("slice", limit=limit, **params), operation, ())]
    if name in WRITES and name != "dynamic_update_slice":
        read, write = _bound("gather", **params), _bound("scatter", **params)
        return [_part(r, before, read, write, operands[2:])]
    if "strides" in params:
        sizes = r.aval(operands[1]).shape
        return [_block_part(r, before, sizes, params["strides"], operands[2:])]
    shape = r.aval(before).shape
    found = []
    for block in _apart(_blocks(r, operation, operands, slot), shape):
        sizes = tuple([n if a is None else a[1] for a, n in zip(block, shape, strict=True)])
        places = [r.constant(0, int) if a is None else a[0] for a in block]
        found.append(_block_part(r, before, sizes, (1,) * len(shape), places))
    return found


def _block_part(
    r: Writer, before: int, sizes: Any, strides: tuple[int, ...], places: Sequence[int]
) -> WrittenPart:
    read = _bound("dynamic_slice", sizes=sizes, strides=strides)
    return _part(r, before, read, _bound("dynamic_update_slice", strides=strides), places)


def _part(
    r: Writer, before: int, read: TensorOperation, write: TensorOperation, places: Sequence[int]
) -> WrittenPart:
    return WrittenPart(before, r.apply(read, before, *places), write, places)


def _bound(family: str, **params: Any) -> TensorOperation:
    return FAMILIES[family].bind(**params)


def _extents(r: Writer, operation: TensorOperation, operands: Sequence[int]) -> Sequence[Any]:
    """How far the block extends that one of the updates of slices writes."""
    return spans(r.aval(operands[1]).shape, operation.params["strides"])


def _blocks(
    r: Writer, operation: TensorOperation, operands: Sequence[int], slot: int
) -> Sequence[_Axes]:
    """The blocks that an operation writes in one of its results."""
    if is_loop(operation):
        loop = Loop.of(operation)
        if continued_input(loop.body, slot) != loop.consts + slot:
            return [(None,) * len(loop.body.metas[slot].shape)]
        return _blocks_of_body(r, loop.body, slot, loop.operands(operands).consts)
    if is_switch(operation):
        branches = operation.params["branches"]
        return [x for body in branches for x in _blocks_of_body(r, body, slot, operands[1:])]
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
    return [tuple([(i, m) if m != n else None for i, m, n in ends])]


def _blocks_of_body(r: Writer, body: Body, output: int, given: Sequence[int]) -> Sequence[_Axes]:
    """The blocks that a body writes in an output, whose first inputs are these values."""
    graph = body.graph()
    inside = Writer(graph.arena)
    blocks = list[_Axes]()
    for v in [*versions(inside, graph.outputs[output])][:-1]:
        at = v - (slot := graph.arena.slot(v))
        operation: Any = inside.definition(at)
        blocks += _blocks(inside, operation, inside.operands(at), slot)
    known = dict(zip(graph.inputs, given, strict=False))
    found = dict.fromkeys(
        tuple([axis and _outside(r, inside, axis, known) for axis in block])
        for block in dict.fromkeys(blocks)
    )
    return _apart([*found], body.metas[output].shape)


def _apart(blocks: Sequence[_Axes], shape: Sequence[Any]) -> Sequence[_Axes]:
    """Blocks that contain these: two are one where that is as small, all are the array if they
    are as large as that."""
    found = list[_Axes]()
    for block in blocks:
        for i, other in enumerate(found):
            both = _joined(block, other)
            if _size(both, shape) <= _size(block, shape) + _size(other, shape):
                found[i] = both
                break
        else:
            found.append(block)
    whole: _Axes = (None,) * len(shape)
    is_smaller = sum(_size(block, shape) for block in found) < _size(whole, shape)
    return found if is_smaller or not found else [whole]


def _joined(x: _Axes, y: _Axes) -> _Axes:
    """A block that contains both."""
    return tuple([a if a == b else None for a, b in zip(x, y, strict=True)])


def _size(block: _Axes, shape: Sequence[Any]) -> Any:
    return prod([n if a is None else a[1] for a, n in zip(block, shape, strict=True)])


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
