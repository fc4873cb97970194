"""Arrays of a body as the numbers of their elements in one lane."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

import numpy as np

from tenferro.engines.native.registers.elements import NotInRegistersError, Numbers

NOTHING: Numbers = np.zeros(0, np.int64)
"""The elements of an array that is in memory."""


@dataclass(frozen=True, slots=True)
class LaneArray:
    """The elements of an array in one lane, and the axis of the lanes in it.

    Without an axis all lanes have the same elements; or the elements are the sums of what the lanes
    have, if `partial`.
    """

    numbers: Numbers
    axis: int | None = None
    partial: bool = False

    @property
    def row(self) -> list[int]:
        """The elements in their order."""
        found: list[int] = self.numbers.ravel().tolist()
        return found

    def places(self, lanes: int) -> tuple[list[int], int]:
        """Where the elements are in memory for the first lane, and how far on the next lane's."""
        shape = list(self.numbers.shape)
        if self.axis is None:
            return list(range(self.numbers.size)), 0
        stride = prod(shape[self.axis :])
        return [lanes * (i - i % stride) + i % stride for i in range(self.numbers.size)], stride


def along(array: LaneArray, axis: int | None) -> LaneArray:
    """An array that is the same in all lanes, as one that has them along an axis."""
    if array.axis == axis:
        return array
    if array.axis is not None or array.partial or axis is None:
        raise NotInRegistersError
    one = array.numbers.take([0], axis)
    if not (array.numbers == one).all():
        raise NotInRegistersError
    return LaneArray(one.squeeze(axis), axis)
