"""Which places the steps of a loop read and write, where the counter moves them along an axis."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from computegraph import Body, MaterializedGraph
from tenferro.ops.base.writer import Writer
from tenferro.ops.loops.counters import change_of
from tenferro.ops.loops.loop import Loop, is_loop
from tenferro.passes.restore_arrays import OUTPUT

Line = tuple[int, int]
"""By how much a whole number changes in a step, and what it is in the first one."""
_ACCESS = {"gather": 1, "scatter": 2}
"""What reads and writes places of an array, and the operand with which its indices begin."""
_SHAPES = frozenset(
    {"broadcast_in_dim", "concatenate", "dot_general", "reduce_max", "reduce_min", "reduce_prod"}
    | {"reduce_sum", "reshape", "reverse", "slice", "transpose", "update_slice"}
)
"""What steps may do with arrays."""
_KNOWN = frozenset({"constant", "iota"})
Readers = Mapping[int, Iterable[int]]
"""The values that are computed from each value."""


class NotTogetherError(Exception):
    """The steps of a loop wait for one another, or it is not known that they do not."""


class Lines:
    """The whole numbers of a body that follow from its counters: those of `known` values."""

    def __init__(
        self, reader: Writer, graph: MaterializedGraph, counters: Mapping[int, Line], steps: int
    ) -> None:
        self._reader, self._steps = reader, steps
        self.known: dict[int, Line] = dict(counters)
        for v, operation, operands, _ in graph.arena.applications(graph.order):
            line = self._line(v, operation, operands) if operation.n_outputs == 1 else None
            if line is not None:
                self.known[v] = line

    def _line(self, v: int, operation: Any, operands: Sequence[int]) -> Line | None:
        aval, name = self._reader.aval(v), operation.name
        if aval.shape or aval.dtype.kind != "i":
            return None
        if name == "constant":
            return 0, int(self._reader.number(v))
        own = [self.known.get(a) for a in operands]
        if None in own:
            return None
        (a, first), *more = [line for line in own if line is not None]
        if name == "bounded_index":
            return (a, first) if self._is_within((a, first), operation.params["size"]) else None
        if name in ("add", "sub"):
            sign = 1 if name == "add" else -1
            return a + sign * more[0][0], first + sign * more[0][1]
        if name == "mul" and 0 in (a, more[0][0]):
            return a * more[0][1] + first * more[0][0], first * more[0][1]
        return None

    def moves(self, v: int) -> bool:
        """Whether a value is another whole number in each step."""
        return self.known.get(v, (0, 0))[0] != 0

    def is_within(self, v: int, size: Any) -> bool:
        """Whether a number that moves is a position on an axis in every step."""
        return self._is_within(self.known[v], size)

    def _is_within(self, line: Line, size: Any) -> bool:
        change, first = line
        ends = first, first + change * (self._steps - 1)
        return min(ends) >= 0 and max(ends) < size


class Part(NamedTuple):
    """The part of an array that a step touches: a place, or a line of places along an axis.

    `versions` are the values of the body that are the array, `axes` those on which the part is at
    the `indices`; of a line, on the last of them the counter moves the index from the `first` on.
    """

    versions: frozenset[int]
    axes: tuple[int, ...]
    indices: tuple[int, ...]
    first: int | None

    @property
    def fixed(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The axes on which the part is at the same place in all steps, and these places."""
        count = len(self.axes) - (self.first is not None)
        return self.axes[:count], self.indices[:count]

    def rest(self, places: Mapping[int, int]) -> dict[int, int]:
        """Indices by axes of the array, where they are not the part's own, by those of the part."""
        own = self.axes
        return {a - sum(b < a for b in own): i for a, i in places.items() if a not in own}


def part_of_carry(
    reader: Writer, readers: Readers, lines: Lines, before: int, after: int
) -> Part | None:
    """The part that all reads and writes of a carried array are of, by the `readers` of values.

    None if there are other uses of it. Raises NotTogetherError for several parts.
    """
    versions, waiting, places = {before}, [before], list[dict[int, int]]()
    while waiting:
        for v in readers.get(waiting.pop(), ()):
            if v == OUTPUT:
                continue
            operation, operands = reader.definition(v), reader.operands(v)
            assert operation is not None
            first = _ACCESS.get(operation.name)
            if first is None or operands[0] not in versions or versions.intersection(operands[1:]):
                return None
            if not _is_promised(reader, operation, operands[first:]):
                return None
            places.append(dict(zip(operation.params["axes"], operands[first:], strict=True)))
            if operation.name == "scatter":
                versions.add(v)
                waiting.append(v)
    if after not in versions or not places:
        return None
    return _part(reader, lines, frozenset(versions), places)


def _part(
    reader: Writer, lines: Lines, versions: frozenset[int], places: Sequence[Mapping[int, int]]
) -> Part:
    moved = [{a: lines.known[i] for a, i in own.items() if lines.moves(i)} for own in places]
    if any(own != moved[0] for own in moved) or len(moved[0]) > 1:
        raise NotTogetherError
    if not moved[0]:
        if any(own != places[0] for own in places):
            raise NotTogetherError
        return Part(versions, tuple(places[0]), tuple(places[0].values()), None)
    ((axis, (change, first)),) = moved[0].items()
    size = reader.aval(min(versions)).shape[axis]
    if change != 1 or not lines.is_within(places[0][axis], size):
        raise NotTogetherError
    same = {a: i for a, i in places[0].items() if all(own.get(a) == i for own in places)}
    last = same.pop(axis, places[0][axis])
    return Part(versions, (*same, axis), (*same.values(), last), first)


def _is_promised(reader: Writer, operation: Any, indices: Sequence[int]) -> bool:
    """Whether indices are single numbers that are surely positions."""
    return operation.params["mode"] == "promise" and not any(reader.aval(i).shape for i in indices)


def reads_line(reader: Writer, lines: Lines, operation: Any, operands: Sequence[int]) -> bool:
    """Whether an operation reads an array at places that the counter moves along one axis."""
    if operation.name != "gather" or not _is_promised(reader, operation, operands[1:]):
        return False
    pairs = zip(operation.params["axes"], operands[1:], strict=True)
    moving = [(a, i) for a, i in pairs if lines.moves(i)]
    sizes: Any = reader.aval(operands[0]).shape
    return len(moving) == 1 and all(lines.is_within(i, sizes[a]) for a, i in moving)


def check_operation(operation: Any, fixed: Sequence[bool]) -> None:
    """Raise NotTogetherError for what is not done for all steps at a time.

    `fixed` are the operands that are the same in all steps.
    """
    name = operation.name
    if is_loop(operation):
        allowed = _is_recurrence(Loop.of(operation), fixed)
    elif name in _ACCESS:
        allowed = all(fixed[_ACCESS[name] :])
    elif name == "bounded_index":
        allowed = all(fixed)
    else:
        allowed = operation.family.pointwise or name in _SHAPES or name in _KNOWN
    if not allowed:
        raise NotTogetherError


def _is_recurrence(loop: Loop, fixed: Sequence[bool]) -> bool:
    """Whether a loop carries numbers only, and reads arrays at the same places in all steps of the
    loop around it."""
    own = loop.operands(fixed)
    if loop.cond or loop.xs or not own.steps or loop.outputs(loop.body.outputs).stacked:
        return False
    if any(m.shape for m in loop.outputs(loop.body.metas).carry):
        return False
    same = [bool(own.carry[j]) and change_of(loop, j) != 0 for j in range(loop.carries)]
    try:
        _check_body(loop.body, [*own.consts, *same])
    except NotTogetherError:
        return False
    return True


def _check_body(body: Body, fixed: Sequence[bool]) -> None:
    graph = body.graph()
    known = {v for v, on in zip(graph.inputs, fixed, strict=True) if on}
    for v, operation, operands, _ in graph.arena.applications(graph.order):
        flags = [a in known for a in operands]
        if is_loop(operation) or (operation.name == "gather" and not flags[0]):
            raise NotTogetherError
        check_operation(operation, flags)
        if all(flags):
            known.update(range(v, v + operation.n_outputs))
