"""Whole numbers that each step of a loop changes by a constant."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.loop import Loop
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import int64

Range = tuple[int, int]
"""The least and the greatest number that a value may be."""
OF_RANGES: dict[str, Callable[..., Range | None]] = {
    "add": lambda a, b: (a[0] + b[0], a[1] + b[1]),
    "sub": lambda a, b: (a[0] - b[1], a[1] - b[0]),
    "neg": lambda a: (-a[1], -a[0]),
    "minimum": lambda a, b: (min(a[0], b[0]), min(a[1], b[1])),
    "maximum": lambda a, b: (max(a[0], b[0]), max(a[1], b[1])),
    "mul": lambda a, b: _hull([x * y for x in a for y in b]),
    "floor_divide": lambda a, b: (
        None if b[0] <= 0 <= b[1] else _hull([x // y for x in a for y in b])
    ),
}
"""The ranges of what is computed of whole numbers, by theirs."""


def _hull(numbers: Sequence[int]) -> Range:
    return min(numbers), max(numbers)


def is_whole(aval: Aval) -> bool:
    """Whether a value is one number that may count."""
    return aval.dtype == int64 and not aval.shape


def change_of(loop: Loop, carry: int) -> int:
    """What each step adds to a whole number that is carried; 0 if that is not a constant.

    A step may do that in scans in it, as those of loops that are cut into chunks.
    """
    total = 0
    if not is_whole(loop.body.inputs[loop.consts + carry]):
        return 0
    graph = loop.body.graph()
    before, after = graph.inputs[loop.consts + carry], graph.outputs[carry]
    r = Writer(graph.arena)
    while after != before:
        following, by = added(r, after)
        if not by and r.name(after) != "ensure":
            return 0
        after, total = following, total + by
    return total


def added(r: Writer, after: int) -> tuple[int, int]:
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
            return a, -(whole_number(r, b) or 0)
        return (a, whole_number(r, b) or 0) if r.number(a) is None else (b, whole_number(r, a) or 0)
    if operation.name == "scan":
        inner = Loop.of(operation)
        start = inner.operands(operands).carry[slot] if slot < inner.carries else None
        if start is not None and isinstance(inner.length, int):
            return start, inner.length * change_of(inner, slot)
    return after, 0


def whole_number(r: Writer, v: int) -> int | None:
    """The whole number that all elements of a value are; None if unknown."""
    found = r.number(v)
    return None if found is None or not float(found).is_integer() else int(found)
