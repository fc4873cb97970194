"""What iterations in a growing orthonormal basis share: Lanczos's and Arnoldi's.

Maths note: iterative_spectra.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.implicit.solvers import over
from tenferro.linalg.arguments import epsilon
from tenferro.ops.arrays.constant import positions_along
from tenferro.ops.base import as_array
from tenferro.transforms.control import cond

Function = Callable[..., Any]


def norm(x: Any) -> Any:
    """The length of a vector."""
    return np.sqrt(np.real(np.vdot(x, x)))


def random_vector(like: Any, seed: Any) -> Any:
    """Numbers between -1 and 1 like a vector, which the seed determines.

    The finalizer of MurmurHash3 (Appleby 2011) of the positions.
    """
    parts = [_uniform(like, seed + part) for part in range(1 + like.aval.is_complex)]
    x = parts[0] if len(parts) == 1 else parts[0] + 1j * parts[1]
    return x.astype(like.dtype)


def _uniform(like: Any, seed: Any) -> Any:
    h = positions_along(like, 0).astype("uint32") + np.uint32(1)
    h = h * np.uint32(2654435769) + as_array("eigsh", seed, like).astype("uint32") * np.uint32(
        0x9E3779B1
    )
    for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
        h = (h ^ (h >> np.uint32(shift))) * np.uint32(factor)
    h = h ^ (h >> np.uint32(16))
    return h.astype("float64") / 2.0**31 - 1


@dataclass(frozen=True)
class Krylov:
    """The k most wanted values of an operator on vectors (n,), in a basis of `room` vectors.

    The basis is orthonormal in the inner product xᴴ M y, where `mass` applies M. `order(values)`
    sorts Ritz values so that the most wanted come first. Residuals are at most `tolerance` times
    the values at the end, of at most `most` restarts.
    """

    matvec: Function
    k: int
    room: int
    order: Function
    tolerance: float
    most: int
    mass: Function = lambda x: x

    def norm(self, x: Any) -> Any:
        """The length of a vector."""
        return np.sqrt(np.real(np.vdot(x, self.mass(x))))

    def begun(self, start: Any) -> Any:
        """Room for the basis and the vector that follows it, with the first one."""
        basis = as_array("eigsh", np.zeros((self.room + 1, start.shape[0]), start.dtype), start)
        return basis.at[0].set(over(start, self.norm(start)))

    def bounds(self, w: Any) -> Any:
        """What residuals of values are allowed to be."""
        return np.maximum(self.tolerance * abs(w), 8 * epsilon(w.dtype) * np.max(abs(w)))

    def is_settled(self, w: Any, residuals: Any) -> tuple[Any, Any]:
        """Whether the k values have converged, and the next one is known to be another one."""
        k, enough = self.k, self.bounds(w)
        known = residuals[k] <= np.maximum(enough[k], abs(w[k - 1] - w[k]) / 2)
        return np.all(residuals[:k] <= enough[:k]), known

    def orthogonal(self, basis: Any, v: Any, j: Any) -> tuple[Any, Any]:
        """What of v is orthogonal to the vectors up to the j-th, and its coefficients in these."""
        c = np.where(np.arange(self.room + 1) <= j, np.conj(basis @ np.conj(self.mass(v))), 0)
        return v - c @ basis, c

    def unlike(self, basis: Any, v: Any, j: Any) -> Any:
        """A unit vector orthogonal to the first j vectors."""
        for _ in range(2):
            v, _c = self.orthogonal(basis, over(v, self.norm(v)), j - 1)
        return over(v, self.norm(v))

    def following(self, basis: Any, v: Any, apart: Any, j: Any) -> tuple[Any, Any]:
        """The vector after the j-th, and how much of it is in v = A q: 0 if the rest is rounding.

        `apart` is what of v is orthogonal to the basis.
        """
        length = self.norm(apart)
        ended = length <= 10 * epsilon(length.dtype) * self.norm(v)
        vector = cond(
            ended,
            lambda: self.unlike(basis, random_vector(v, j), j + 1),
            lambda: over(apart, length),
        )
        return vector, np.where(ended, 0, length)
