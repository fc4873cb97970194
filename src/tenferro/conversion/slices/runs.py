"""Which elements of an axis a slice has, as Python defines it, where its bounds are traced."""

from __future__ import annotations

import operator
from dataclasses import dataclass
from typing import Any

from tenferro import numpy as tnp
from tenferro.conversion.basics.truth import is_unknown
from tenferro.conversion.slices.sums import is_least, largest, number, smallest
from tenferro.tensor import Array, Dim


@dataclass(frozen=True, eq=False)
class Run:
    """Neighbours on an axis, from position `low` on; backward the last one is the first element."""

    low: Any
    size: Any
    backward: bool = False

    @property
    def end(self) -> Any:
        """The position behind the last neighbour."""
        return self.low + self.size

    def at(self, k: Any) -> Any:
        """The position of the k-th element."""
        return self.end - 1 - k if self.backward else self.low + k

    def part(self, first: Any, size: Any, *, backward: bool) -> Run:
        """The elements from `first` on, so many of them, in this order or backward."""
        low = self.end - first - size if self.backward else self.low + first
        return Run(low, size, self.backward != backward)


def is_dynamic(part: Any) -> bool:
    """Whether a part of an index is a slice with a bound that is traced and not known."""
    return isinstance(part, slice) and any(map(is_unknown, (part.start, part.stop, part.step)))


def elements(part: slice, length: Any) -> tuple[Any, Any, int]:
    """The first position of a slice of an axis, the number of elements, and the step."""
    step = 1 if part.step is None else part.step
    if is_unknown(step):
        raise TypeError("the step of a slice is traced, expected a number")
    step = operator.index(step)
    if step == 0:
        raise ValueError("slice step cannot be zero")
    bounds = (0, length) if step > 0 else (-1, length - 1)
    first, last = bounds if step > 0 else reversed(bounds)
    start = first if part.start is None else _position(part.start, length, *bounds)
    stop = last if part.stop is None else _position(part.stop, length, *bounds)
    distance = stop - start if step > 0 else start - stop
    steps = distance if abs(step) == 1 else (distance + (abs(step) - 1)) // abs(step)
    return start, largest(steps, 0), step


def _position(bound: Any, length: Any, low: Any, high: Any) -> Any:
    """A bound of a slice, counted from the end if it is negative, within the axis."""
    x = whole(bound)
    if is_least(x, -1):
        x = x + length
    elif not is_least(0, x):
        x = number(tnp.where(x < 0, x + length, x))
    return smallest(largest(x, low), high)


def whole(bound: Any) -> Any:
    """A bound as a number of Python, or as a traced one."""
    if isinstance(bound, Dim):
        return number(Dim.value(bound))
    if not is_unknown(bound):
        return operator.index(bound)
    if not isinstance(bound, Array) or bound.ndim or bound.dtype.kind not in "iu":
        raise TypeError(
            "slice indices must be integers or None or have an __index__ method; "
            f"received {bound.aval!r}"
        )
    return number(bound.astype("int64"))
