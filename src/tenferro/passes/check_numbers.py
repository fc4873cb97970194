"""The numbers of checks as values: how far an index is out of bounds, and in which step."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from math import prod

import numpy as np

from tenferro.ops.base.writer import Writer
from tenferro.passes.checks import Check
from tenferro.passes.checks_before_loops import Line
from tenferro.tensor.dtypes import int64

InLoop = tuple[Check, Sequence[int], int]
"""A check of a loop, its numbers, and the steps in which all is well."""


class CheckNumbers(Writer):
    """A graph while the numbers of checks are computed."""

    def plus(self, v: int, number: int) -> int:
        """A value and a number."""
        return self.bind("add", v, self.constant(number, int64))

    def is_zero(self, v: int) -> int:
        """Whether a number is 0."""
        return self.bind("compare", v, self.constant(0, int64), direction="equal")

    def unless_zero(self, number: int, then: int, otherwise: int) -> int:
        """One value, or another where a number is 0."""
        return self.bind("select", self.is_zero(number), otherwise, then)

    def first_false(self, holds: int, shape: tuple[int, ...]) -> int:
        """The position of the first condition that does not hold, from 1; 0 if all hold."""
        zero, size = self.constant(0, int64), prod(shape)
        if not shape:
            return self.bind("select", holds, zero, self.constant(1, int64))
        line = self.bind("reshape", holds, shape=(size,))
        place = self.bind("iota", shape=(size,), dimension=0, dtype=np.dtype(int64))
        beyond = self.splat(size, self.aval(place))
        first = self.bind("reduce_min", self.bind("select", line, beyond, place), axes=(0,))
        some = self.bind("compare", first, self.constant(size, int64), direction="less")
        return self.bind("select", some, self.plus(first, 1), zero)

    def excess_of(self, i: int, size: int, from_end: bool) -> int:
        """How far the greatest index is above the bounds, or the least below; see `excess`."""
        axes, zero = tuple(range(self.aval(i).ndim)), self.constant(0, int64)
        high, low = (
            self._wide(self.bind(name, i, axes=axes) if axes else i)
            for name in ("reduce_max", "reduce_min")
        )
        above = self.bind("maximum", self.plus(high, 1 - size), zero)
        below = self.bind("minimum", self.plus(low, size * from_end), zero)
        return self.unless_zero(above, above, below)

    def fails(self, check: Check, number: int, is_index: bool) -> int:
        """A number that is not 0 if a check fails: of its index, or its number."""
        if not is_index:
            return number
        size, from_end = (check.operation.params[name] for name in ("size", "from_end"))
        unsigned = np.dtype(np.uint64)
        place = self.bind("convert", self.plus(number, size * from_end), dtype=unsigned)
        end = self.constant(size * (1 + from_end), unsigned)
        is_out = self.bind("compare", place, end, direction="greater_equal")
        return self.bind("convert", is_out, dtype=np.dtype(int64))

    def _wide(self, v: int) -> int:
        return v if self.aval(v).dtype == int64 else self.bind("convert", v, dtype=int64)

    def on_line(self, line: Line, first: int, count: int) -> tuple[int, int]:
        """The number of a check whose index begins so, and the steps in which all is well."""
        size, from_end = line.operation.params["size"], line.operation.params["from_end"]
        least = -size * from_end
        room = self.bind("sub", self.constant(size - 1, int64), first)
        if line.slope < 0:
            room = self.plus(first, -least)
        steps = count
        if line.slope:
            by = self.constant(abs(line.slope), int64)
            steps = self.plus(self.bind("floor_divide", room, by), 1)
        at_first = self.excess_of(first, size, from_end)
        passed = self.unless_zero(at_first, self.constant(0, int64), steps)
        moved = self.bind("mul", passed, self.constant(line.slope, int64))
        number = self.excess_of(self.bind("add", first, moved), size, from_end)
        fails = self.bind("compare", passed, count, direction="less")
        return self.bind("select", fails, number, self.constant(0, int64)), passed

    def first_only(self, found: list[InLoop]) -> list[InLoop]:
        """Checks of a loop without those that fail in a later step than another one."""
        never, zero = self.constant(2**62, int64), self.constant(0, int64)
        steps = [self.unless_zero(own[0], passed, never) for _, own, passed in found]
        raising = [step for step, one in zip(steps, found, strict=True) if not one[0].warns]
        if len(raising) < 2:
            return found
        first = reduce(lambda a, b: self.bind("minimum", a, b), raising)
        kept = list[InLoop]()
        for (check, (number, *others), passed), step in zip(found, steps, strict=True):
            is_first = self.bind("compare", step, first, direction="equal")
            if not check.warns:
                number = self.bind("select", is_first, number, zero)
            kept.append((check, (number, *others), passed))
        return kept
