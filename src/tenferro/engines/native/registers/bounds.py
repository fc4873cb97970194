"""Indices of a loop that change by the same number in each step.

From which step on such an index is within bounds, and until which one, is known before the loop:
in these steps a version of the loop runs that does not look at it, and that LLVM can make vectors
of. What wraps around does not do so there: the rest of an index that is within bounds of the
divisor is the index itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.scalars.values import I64
from tenferro.engines.native.registers.cells import Cells
from tenferro.engines.native.registers.elements import (
    ConstantElement,
    Elements,
    InputElement,
    size_of,
)
from tenferro.engines.native.registers.independent import Independent, independent_steps
from tenferro.engines.native.registers.written import WrittenLoop
from tenferro.tensor.dtypes import int64

_MOST_STEPS, _LARGEST = 2**32, 2**20
"""The most steps, and the largest change of an index in one, for which bounds are computed: numbers
of 64 bits hold the products."""
_ARITHMETIC = ("add", "sub", "mul")
_FAR = 2**62
"""An index as far from 0 is out of bounds in all steps, and so is one that is farther."""
_MOST_LINES = 2
"""The most lines of an array that steps write, of which what is between is copied."""
_WRAPS = frozenset({"mod"})
"""Operations whose result is their operand where that is from 0 to below a constant."""


class Ranges:
    """The indices of a loop whose bounds can be computed before it; none if it has a condition."""

    def __init__(self, loop: WrittenLoop) -> None:
        self._loop, self._elements = loop, loop.elements
        elements = loop.elements
        self._numbered = loop.inputs.flat(), loop.loop.consts
        self._slopes: list[int | None] = []
        self.same: dict[int, int] = {}
        """What wraps around, and what of: they are equal where the latter is within bounds."""
        self._rests = set[tuple[int, int]]()
        """The latter, and the greatest rests."""
        if elements.places and not elements.nests and not loop.flag:
            self._carried = _steps_of_carries(loop)
            for i in range(len(elements.sources)):
                self._slopes.append(self._slope(i))
        pairs = (
            (i, most)
            for number, place in (elements.places.items() if self._slopes else ())
            for i, (_, most) in zip(elements.operands(number), place.limits, strict=False)
        )
        self.within = frozenset(
            pair for pair in pairs if self._slopes[from_front(elements, pair[0])] is not None
        )
        """Indices and the greatest values of each that are looked at before the loop."""
        if not self.within:
            self.same = {}
        self.independent = self._independent(loop) if self.within else None
        """How the steps in which all indices are within bounds are independent, if they are."""
        is_innermost = not (elements.nests or loop.flag or loop.lanes)
        self.zero = tuple(_zeros_at_first(loop)) if is_innermost else ()
        """Numbers that are carried, decide what others are, and stay where they are not zero."""

    def _independent(self, loop: WrittenLoop) -> Independent | None:
        slopes = {i: slope for i, slope in enumerate(self._slopes) if slope is not None}
        fronts = {i: from_front(self._elements, i) for i, _ in self.within}
        return independent_steps(loop, slopes, {i: self.same.get(r, r) for i, r in fronts.items()})

    def _slope(self, i: int) -> int | None:
        """By how much an element changes in a step, if that is known."""
        elements, source = self._elements, self._elements.sources[i]
        if elements.dtypes[i] != int64:
            return None
        if isinstance(source, ConstantElement):
            return 0
        if isinstance(source, InputElement):
            return self._carried.get(i, 0 if elements.invariant[i] else None)
        name = elements.stages[elements.stage_of[i]].operation.name
        slopes = [self._slopes[u] for u in source]
        if name in _WRAPS and slopes[0] in (-1, 1):
            return self._rest(i, *source)
        if name not in _ARITHMETIC or None in slopes:
            return None
        a, b = (slope or 0 for slope in slopes)
        if name == "mul":
            x, y = (elements.sources[u] for u in source)
            if isinstance(x, ConstantElement):
                return _small(x.value * b)
            if isinstance(y, ConstantElement):
                return _small(y.value * a)
            return 0 if a == b == 0 else None
        return _small(a + b if name == "add" else a - b)

    def _rest(self, i: int, x: int, divisor: int) -> int | None:
        """By how much the rest of a division changes, if the divisor is known."""
        source = self._elements.sources[divisor]
        if not isinstance(source, ConstantElement) or source.value <= 0:
            return None
        self.same[i] = x
        self._rests.add((x, source.value - 1))
        return self._slopes[x]

    def steps(
        self, b: ir.IRBuilder, first: ir.Value, end: ir.Value, given: Callable[[int], ir.Value]
    ) -> tuple[ir.Value, ir.Value, ir.Value, ir.Value]:
        """Of the steps from `first` to before `end` those in which all indices are within bounds.

        `given` has elements of inputs in the first step. Both numbers are `end` if there are none.
        Between them are the steps in which places meet that have to keep their order; they begin
        with the second number and end with `end` if there are none.
        """
        looked_at = {(from_front(self._elements, i), most) for i, most in self.within}
        looked_at |= self._rests
        starts = self._starts(b, given, {i for i, _ in looked_at})
        low: ir.Value = I64(0)
        high: ir.Value = b.sub(end, first)
        few = b.icmp_unsigned("<", high, I64(_MOST_STEPS))
        for i, most in sorted(looked_at):
            since, until = _inside(b, starts[i], self._slopes[i] or 0, most)
            low, high = _larger(b, low, since), _smaller(b, high, until)
        some = b.and_(few, b.icmp_signed("<", low, high))
        low, high = (b.select(some, b.add(first, step), end) for step in (low, high))
        return low, high, *self._met(b, first, low, high, end, starts)

    def _met(
        self,
        b: ir.IRBuilder,
        first: ir.Value,
        low: ir.Value,
        high: ir.Value,
        end: ir.Value,
        starts: dict[int, ir.Value],
    ) -> tuple[ir.Value, ir.Value]:
        """The first step from `low` to before `high` in which places meet, and the one behind the
        last; `high` and `end` if there are none."""
        meetings = () if self.independent is None else sorted(self.independent.meetings)
        if not meetings:
            return high, end
        since, until = high, low
        for moving, fixed, slope in meetings:
            left = b.sub(_near(b, starts[fixed], _FAR // 2), _near(b, starts[moving], _FAR // 2))
            step = b.add(first, b.sdiv(left, I64(slope)))
            since, until = _smaller(b, since, step), _larger(b, until, b.add(step, I64(1)))
        since, until = _larger(b, since, low), _smaller(b, until, high)
        some = b.icmp_signed("<", since, until)
        return b.select(some, since, high), b.select(some, until, end)

    def kept(
        self, b: ir.IRBuilder, j: int, steps: ir.Value, given: Callable[[int], ir.Value]
    ) -> list[tuple[ir.Value, ir.Value]]:
        """From where on so many elements of a carry in memory are kept or read by some steps."""
        size = I64(size_of(self._loop.loop.body.metas[j]))
        lines = self._lines(j)
        starts = self._starts(b, given, set(lines))
        written = [self._written(b, starts[i], self._slopes[i] or 0, steps, size) for i in lines]
        if len(written) == 2:
            is_sorted = b.icmp_signed("<", written[0][0], written[1][0])
            pairs = (written, written[::-1])
            written = [
                (b.select(is_sorted, x[0], y[0]), b.select(is_sorted, x[1], y[1]))
                for x, y in zip(*pairs, strict=True)
            ]
        found = list[tuple[ir.Value, ir.Value]]()
        end: ir.Value = I64(0)
        for low, high in (*written, (size, size)):
            found.append((end, _larger(b, b.sub(low, end), I64(0))))
            end = _larger(b, end, high)
        return found

    def _lines(self, j: int) -> list[int]:
        """The positions that steps write of a carry, which none reads; empty where it is not so."""
        elements, own, found = self._elements, self._loop.loop.consts + j, list[int]()
        size = size_of(self._loop.loop.body.metas[j])
        blocks = elements.blocks.values()
        touched = {at for x in blocks for at in (x.place.position, x.other)}
        stacked = {x.position for x in self._loop.outputs.stacked if isinstance(x, Cells)}
        places = [(n, x) for n, x in elements.places.items() if x.position == own]
        if not self._slopes or own in touched | stacked or len(places) > _MOST_LINES:
            return []
        for n, place in places:
            operands = elements.operands(n)
            index = operands[0] if operands else -1
            is_line = place[1:] == (0, ((1, size - 1),), False, True)
            slope = self._slopes[index] if is_line and len(operands) == 2 else None
            if _operation(elements, n) != "scatter" or slope not in (-1, 1):
                return []
            found.append(index)
        return found

    def _written(
        self, b: ir.IRBuilder, first: ir.Value, slope: int, steps: ir.Value, size: ir.Value
    ) -> tuple[ir.Value, ir.Value]:
        """From where on, and before where, so many steps write."""
        x = _near(b, first, _FAR)
        low, high = (
            (x, b.add(x, steps))
            if slope > 0
            else (b.sub(x, b.sub(steps, I64(1))), b.add(x, I64(1)))
        )
        ends = [_smaller(b, _larger(b, end, I64(0)), size) for end in (low, high)]
        return ends[0], ends[1]

    def _starts(
        self, b: ir.IRBuilder, given: Callable[[int], ir.Value], needed: set[int]
    ) -> dict[int, ir.Value]:
        """Indices in the first step, and what they are computed of."""
        elements = self._elements
        for i in range(max(needed, default=-1), -1, -1):
            if i in needed:
                needed.update(elements.operands(i))
        found: dict[int, ir.Value] = {}
        for i in sorted(needed):
            source = elements.sources[i]
            if isinstance(source, ConstantElement):
                found[i] = I64(source.value)
            elif isinstance(source, InputElement):
                found[i] = given(i)
            elif i in self.same:
                found[i] = found[self.same[i]]
            else:
                x, y = (found[u] for u in source)
                name = elements.stages[elements.stage_of[i]].operation.name
                found[i] = {"add": b.add, "sub": b.sub, "mul": b.mul}[name](x, y)
        return found


def _inside(b: ir.IRBuilder, first: ir.Value, slope: int, most: int) -> tuple[ir.Value, ir.Value]:
    """From which step on an index is from 0 to `most`, and before which one."""
    x, size = _near(b, first, _FAR), abs(slope)
    if slope == 0:
        return I64(0), b.select(b.icmp_unsigned("<=", x, I64(most)), I64(_FAR), I64(0))
    if slope < 0:
        x = b.sub(I64(most), x)
    below = _larger(b, b.sub(I64(0), x), I64(0))
    since = b.udiv(b.add(below, I64(size - 1)), I64(size))
    left = b.sub(I64(most), x)
    until = b.add(b.udiv(_larger(b, left, I64(0)), I64(size)), I64(1))
    return since, b.select(b.icmp_signed("<", left, I64(0)), I64(0), until)


def _near(b: ir.IRBuilder, x: ir.Value, most: int) -> ir.Value:
    """A number, or the nearest one of at most this size."""
    return _larger(b, _smaller(b, x, I64(most)), I64(-most))


def _larger(b: ir.IRBuilder, x: ir.Value, y: ir.Value) -> ir.Value:
    return b.select(b.icmp_signed(">", x, y), x, y)


def _smaller(b: ir.IRBuilder, x: ir.Value, y: ir.Value) -> ir.Value:
    return b.select(b.icmp_signed("<", x, y), x, y)


def from_front(elements: Elements, i: int) -> int:
    """The element that an index is where it is not negative, if it may count from the end."""
    source = elements.operands(i)
    if len(source) != 3 or _operation(elements, i) != "select":
        return i
    test, moved, same = source
    compared = _compared(elements, test)
    if len(compared) != 2 or compared[0] != same:
        return i
    direction = elements.stages[elements.stage_of[test]].operation.params["direction"]
    is_negative = direction == "less" and _is_zero(elements, compared[1])
    is_moved = _operation(elements, moved) == "add" and same in elements.operands(moved)
    return same if is_negative and is_moved else i


def _operation(elements: Elements, i: int) -> str:
    """The name of the operation that computes an element; empty for others."""
    stage = elements.stage_of[i]
    return elements.stages[stage].operation.name if stage >= 0 else ""


def _compared(elements: Elements, i: int) -> tuple[int, ...]:
    """What an element compares; nothing for others."""
    return elements.operands(i) if _operation(elements, i) == "compare" else ()


def _zeros_at_first(loop: WrittenLoop) -> Iterator[int]:
    """The whole numbers among carries to which steps add bits, and which are compared with 0."""
    elements = loop.elements
    pairs = (_compared(elements, i) for i in range(len(elements.sources)))
    compared = {pair[0] for pair in pairs if len(pair) == 2 and _is_zero(elements, pair[1])}
    for old, new in zip(loop.inputs.carry, loop.outputs.carry, strict=True):
        for before, after in zip(old.row, new.row, strict=True):
            if before in compared and elements.dtypes[before] == int64:
                i = after
                while _operation(elements, i) == "bitwise_or":
                    i = elements.operands(i)[0]
                if i == before != after:
                    yield before


def _is_zero(elements: Elements, i: int) -> bool:
    source = elements.sources[i]
    return isinstance(source, ConstantElement) and bool(source.value == 0)


def _small(slope: int) -> int | None:
    return int(slope) if abs(slope) <= _LARGEST else None


def _steps_of_carries(loop: WrittenLoop) -> dict[int, int]:
    """The integers among carries to which each step adds a constant, and that constant."""
    elements, found = loop.elements, {}
    for old, new in zip(loop.inputs.carry, loop.outputs.carry, strict=True):
        for before, after in zip(old.row, new.row, strict=True):
            source = elements.sources[after]
            if elements.dtypes[before] != int64:
                continue
            if before == after:
                found[before] = 0
            elif isinstance(source, tuple) and before in source and len(source) == 2:
                name = elements.stages[elements.stage_of[after]].operation.name
                other = elements.sources[source[source[0] == before]]
                sign = {"add": 1, "sub": -1 if source[0] == before else 0}.get(name, 0)
                slope = isinstance(other, ConstantElement) and sign and _small(sign * other.value)
                if slope:
                    found[before] = slope
    return found
