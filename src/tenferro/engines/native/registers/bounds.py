"""Indices of a loop that change by the same number in each step.

Whether such an index is within bounds in all steps is known from its first and its last value,
before the loop: then a version of the loop runs that does not look at it, and that LLVM can make
vectors of.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from tenferro.engines.native import ir
from tenferro.engines.native.kernels.scalars.values import I64
from tenferro.engines.native.registers.elements import ConstantElement, Elements, InputElement
from tenferro.engines.native.registers.written import WrittenLoop
from tenferro.tensor.dtypes import int64

_MOST_STEPS, _LARGEST = 2**32, 2**20
"""The most steps, and the largest change of an index in one, for which bounds are computed: numbers
of 64 bits hold the products."""
_ARITHMETIC = ("add", "sub", "mul")


class Ranges:
    """The indices of a loop whose bounds can be computed before it; none if it has a condition."""

    def __init__(self, loop: WrittenLoop) -> None:
        self._elements = elements = loop.elements
        self._numbered = loop.inputs.flat(), loop.loop.consts
        self._slopes: list[int | None] = []
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

    def hold(self, b: ir.IRBuilder, steps: ir.Value, given: Callable[[int], ir.Value]) -> ir.Value:
        """Whether all of them are within bounds in so many steps; `given` has elements of inputs.

        False for no steps.
        """
        looked_at = sorted({(from_front(self._elements, i), most) for i, most in self.within})
        first = self._starts(b, given, {i for i, _ in looked_at})
        last = b.sub(steps, I64(1))
        holds = b.icmp_unsigned("<", last, I64(_MOST_STEPS))
        for i, most in looked_at:
            slope = self._slopes[i]
            ends = (
                [first[i]] if slope == 0 else [first[i], b.add(first[i], b.mul(last, I64(slope)))]
            )
            checks = [b.icmp_unsigned("<=", end, I64(most)) for end in ends]
            holds = reduce(b.and_, checks, holds)
        return holds

    def _starts(
        self, b: ir.IRBuilder, given: Callable[[int], ir.Value], needed: set[int]
    ) -> dict[int, ir.Value]:
        """Indices in the first step, and what they are computed of."""
        elements = self._elements
        for i in range(max(needed), -1, -1):
            if i in needed:
                needed.update(elements.operands(i))
        found: dict[int, ir.Value] = {}
        for i in sorted(needed):
            source = elements.sources[i]
            if isinstance(source, ConstantElement):
                found[i] = I64(source.value)
            elif isinstance(source, InputElement):
                found[i] = given(i)
            else:
                x, y = (found[u] for u in source)
                name = elements.stages[elements.stage_of[i]].operation.name
                found[i] = {"add": b.add, "sub": b.sub, "mul": b.mul}[name](x, y)
        return found


def from_front(elements: Elements, i: int) -> int:
    """The element that an index is where it is not negative, if it may count from the end."""
    source = elements.operands(i)
    if len(source) != 3 or _operation(elements, i) != "select":
        return i
    test, moved, same = source
    compared = elements.operands(test)
    if _operation(elements, test) != "compare" or len(compared) != 2 or compared[0] != same:
        return i
    zero = elements.sources[compared[1]]
    direction = elements.stages[elements.stage_of[test]].operation.params["direction"]
    is_negative = direction == "less" and isinstance(zero, ConstantElement) and zero.value == 0
    is_moved = _operation(elements, moved) == "add" and same in elements.operands(moved)
    return same if is_negative and is_moved else i


def _operation(elements: Elements, i: int) -> str:
    """The name of the operation that computes an element; empty for others."""
    stage = elements.stage_of[i]
    return elements.stages[stage].operation.name if stage >= 0 else ""


def _small(slope: int) -> int | None:
    return int(slope) if abs(slope) <= _LARGEST else None


def _steps_of_carries(loop: WrittenLoop) -> dict[int, int]:
    """The elements of carries to which each step adds a constant, and that constant."""
    elements, found = loop.elements, {}
    for old, new in zip(loop.inputs.carry, loop.outputs.carry, strict=True):
        for before, after in zip(old.row, new.row, strict=True):
            source = elements.sources[after]
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
