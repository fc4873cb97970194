"""Words that describe loops and branches to the runtime, and the memory they need."""

from __future__ import annotations

from math import prod

from tenferro.engines.native.runtime.shared import NONE, aligned
from tenferro.tensor import Aval


class NotNativeError(Exception):
    """A body has a step that runs Python code."""


class Offsets:
    """Offsets of blocks, one behind the other."""

    def __init__(self) -> None:
        self.end = 0

    def block(self, size: int) -> int:
        """The offset of so many bytes."""
        start = self.end
        self.end += aligned(size)
        return start


def bytes_of(aval: Aval) -> int:
    """The bytes of an array; NotNativeError where they are not known."""
    if not all(isinstance(n, int) for n in aval.shape):
        raise NotNativeError("an array of unknown size")
    return aval.dtype.itemsize * int(prod(aval.shape))


def slot_word(slot: int | None) -> int:
    """The number of a slot, or NONE."""
    return NONE if slot is None else slot
