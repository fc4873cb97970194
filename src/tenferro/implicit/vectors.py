"""Several arrays as one vector, which is what linear solvers work on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

import numpy as np

from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base import FAMILIES, apply, convert_to
from tenferro.tensor import Aval, aval_of


@dataclass(frozen=True)
class Vectors:
    """Arrays like `avals` as elements of a vector; with `real`, complex ones as their two parts."""

    avals: tuple[Aval, ...]
    real: bool

    @property
    def aval(self) -> Aval:
        """What a vector is."""
        dtype = reduce(np.promote_types, (a.dtype for a in self.avals))
        dtype = np.empty(0, dtype).real.dtype if self.real else dtype
        return aval_of((sum((self._size(a) for a in self.avals), 0),), dtype)

    def pack(self, arrays: Sequence[Any]) -> Any:
        """The vector of some arrays."""
        parts: list[Any] = []
        for x in arrays:
            flat = _reshaped(x, (x.aval.size,))
            parts += [np.real(flat), np.imag(flat)] if self._is_split(x.aval) else [flat]
        same = [convert_to(x, self.aval.dtype) for x in parts]
        return same[0] if len(same) == 1 else apply(FAMILIES["concatenate"].bind(axis=0), *same)

    def unpack(self, vector: Any) -> list[Any]:
        """The arrays of a vector."""
        arrays, start = [], 0
        for aval in self.avals:
            part = slice_axis(vector, 0, start, start + self._size(aval))
            start += self._size(aval)
            if self._is_split(aval):
                n = aval.size
                part = slice_axis(part, 0, 0, n) + 1j * slice_axis(part, 0, n, n + n)
            arrays.append(convert_to(_reshaped(part, aval.shape), aval.dtype))
        return arrays

    def _is_split(self, aval: Aval) -> bool:
        return self.real and aval.is_complex

    def _size(self, aval: Aval) -> Any:
        return aval.size + aval.size if self._is_split(aval) else aval.size


def _reshaped(x: Any, shape: Any) -> Any:
    return x if x.shape == shape else apply(FAMILIES["reshape"].bind(shape=shape), x)
