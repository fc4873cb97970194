"""Words that describe loops and branches to the runtime, and the memory they need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any

import numpy as np

from tenferro.tensor import Aval

_ALIGNMENT = 64


def aligned(size: int) -> int:
    """So many bytes and those behind them up to a multiple of 64."""
    return -(-size // _ALIGNMENT) * _ALIGNMENT


class NotNativeError(Exception):
    """A body has a step that goes through Python."""


class Words:
    """Words at an address, and what they point to."""

    def __init__(self, words: Iterable[int], held: object = None) -> None:
        self.array = np.array(list(words), np.int64)
        self._held = held
        self.address = self.array.ctypes.data


class Memory:
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
        raise NotNativeError
    return aval.dtype.itemsize * int(prod(aval.shape))


def words_of(addresses: Sequence[int]) -> Any:
    """Addresses as the runtime takes them."""
    return np.array(addresses, np.int64)
