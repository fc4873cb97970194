"""Bounds on answers from the condition of each derivative."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from adoracles.cases.case import REFERENCE_OF, Part
from adoracles.cases.tensors import Tensor

ROUNDINGS = 6
"""Roundings that a tight answer may be off, as a power of two. Measured on tenferro and PyTorch:
derivatives of matrices of order 3 and of elementary functions are within 2 of them."""
RELATIVE = 1e-4
"""What a right answer may be off: a tenth of what no wrong one is allowed to be."""


@dataclass(frozen=True, slots=True)
class Conditioned:
    """Bounds of a probe.

    `scales` are powers of two by part and output: the size of a derivative together with how much
    it changes if the inputs change by as much as themselves. They have the derivative's shape, or
    none where all elements of it share their errors. A tight answer is within
    2**roundings · ε · 2**scale, ε of the derivative's dtype; a right one within `relative` of the
    reference, or tight.
    """

    scales: Mapping[str, Mapping[str, NDArray[np.int16]]]
    roundings: int = ROUNDINGS
    relative: float = RELATIVE
    telling: bool = True
    nested: bool = True

    def tight(self, part: Part, name: str, reference: Tensor) -> NDArray[np.float64]:
        scale = self._scale(part, name)
        eps = float(np.finfo(reference.dtype.name).eps)
        return np.broadcast_to(np.ldexp(eps, self.roundings + scale), reference.shape)

    def right(self, part: Part, name: str, reference: Tensor) -> NDArray[np.float64]:
        size = np.abs(reference).astype(np.float64)
        if not self._scale(part, name).ndim:
            size = np.full(reference.shape, np.max(size, initial=0.0))
        return np.maximum(self.tight(part, name, reference), self.relative * size)

    def _scale(self, part: Part, name: str) -> NDArray[Any]:
        return self.scales[REFERENCE_OF.get(part, part)][name].astype(np.int64)


def exponents(size: NDArray[np.float64]) -> NDArray[np.int16]:
    """Return the least powers of two that are not below sizes; of 0 the least there is.

    >>> exponents(np.array([1.0, 1.5, 0.0])).tolist()
    [0, 1, -1074]
    """
    mantissa, power = np.frexp(size)
    return np.where(size > 0, power - (mantissa == 0.5), -1074).astype(np.int16)
