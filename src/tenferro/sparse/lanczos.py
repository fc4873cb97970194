"""Eigenvectors of Hermitian operators by the thick-restart Lanczos method, as one loop.

Full orthogonalization keeps the basis orthonormal. Where the wanted values have converged, the
method starts again with a new vector in the complement of what it found, until that contributes
nothing: so it finds all vectors of repeated values.

Maths note: iterative_spectra.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit.solvers import over
from tenferro.linalg.arguments import epsilon
from tenferro.linalg.fixed_bases import fixed_eigh
from tenferro.linalg.parts import diagonal_matrix
from tenferro.ops.arrays.constant import positions_along
from tenferro.ops.base.promotion import as_array
from tenferro.tensor.rounding import spectral_rounding
from tenferro.transforms.control import cond, while_loop

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


class _State(NamedTuple):
    basis: Any
    values: Any
    residuals: Any
    before: Any
    kept: Any
    done: Any
    cycles: Any


class Found(NamedTuple):
    """The wanted vectors (rows), their values and those beyond, the largest size of any value, and
    whether the iteration has converged."""

    vectors: Any
    values: Any
    size: Any
    converged: Any


@dataclass(frozen=True)
class Lanczos:
    """The k most wanted values of an operator on vectors (n,), in a basis of `room` vectors.

    `order(values)` sorts Ritz values, which ascend, so that the most wanted come first.
    """

    matvec: Function
    k: int
    room: int
    order: Function
    tolerance: float
    most: Any

    def run(self, start: Any) -> Found:
        """What the iteration finds from a vector to start with."""
        m, n = self.room, start.shape[0]
        basis = np.zeros((m + 1, n), start.dtype)
        nothing = np.zeros(m, np.real(start).dtype)
        first = _State(
            as_array("eigsh", basis, start).at[0].set(over(start, norm(start))),
            nothing, nothing, nothing[: self.k] + np.inf, 0, False, 0,
        )  # fmt: skip
        s = while_loop(
            lambda s: ~s.done & (s.cycles < self.most), self._cycle, first, checkpoint=False
        )
        return Found(s.basis[: self.k], s.values, np.max(abs(s.values)), s.done)

    def _cycle(self, s: _State) -> _State:
        """Fill the basis, and keep the best vectors in it."""
        m, k = self.room, self.k
        basis, T, last = self._filled(s)
        w, S = fixed_eigh(T, lower=False)
        best = self.order(w)
        w, S = w[best], S[:, best]
        residuals = last * abs(S[m - 1])
        size = np.max(abs(w))
        enough = np.maximum(self.tolerance * abs(w), 8 * epsilon(w.dtype) * size)
        there = np.all(residuals[:k] <= enough[:k])
        moved = np.max(abs(np.sort(w[:k]) - np.sort(s.before)))
        is_new = there & ~(moved <= np.maximum(spectral_rounding(w.aval) * size, np.max(enough)))
        known = residuals[k] <= np.maximum(enough[k], abs(w[k - 1] - w[k]) / 2)
        kept = np.where(is_new, k, self._thick)
        best = S[:, : self._thick].T @ basis[:m]
        basis = basis.at[: self._thick].set(best)
        following = cond(
            is_new,
            lambda: self._unlike(basis, random_vector(basis[0], s.cycles + m), k),
            lambda: basis[m],
        )
        return _State(
            basis.at[kept].set(following),
            w,
            residuals,
            np.where(is_new, w[:k], s.before),
            kept,
            there & ~is_new & known,
            s.cycles + 1,
        )

    @property
    def _thick(self) -> int:
        """How many vectors a restart keeps."""
        return max(self.k + 1, (self.k + self.room) // 2)

    def _filled(self, s: _State) -> tuple[Any, Any, Any]:
        """A basis of `room` + 1 vectors, the operator in it (its upper triangle), and how much of
        the last vector is in A times the one before."""
        m = self.room
        rows = np.arange(m)

        def step(state: Any) -> Any:
            basis, T, last, j = state
            q = basis[j]
            v = self.matvec(q)
            alpha = np.vdot(q, v)
            behind = np.where(j > s.kept, last, 0)
            near = v - alpha * q - behind * basis[np.maximum(j - 1, 0)]
            apart, c = self._orthogonal(basis, near, j)
            apart, more = cond(
                norm(apart) < norm(near) / 2,
                lambda: self._orthogonal(basis, apart, j),
                lambda: (apart, 0 * c),
            )
            length = norm(apart)
            ended = length <= 10 * epsilon(T.dtype) * norm(v)
            following = cond(
                ended,
                lambda: self._unlike(basis, random_vector(v, j), j + 1),
                lambda: over(apart, length),
            )
            length = np.where(ended, 0, length)
            column = (c + more)[:m] + np.where(rows == j, alpha, 0)
            column = column + np.where(rows == j - 1, behind, 0)
            return basis.at[j + 1].set(following), T.at[:, j].set(column), length, j + 1

        T = diagonal_matrix(as_array("eigsh", np.where(rows < s.kept, s.values, 0), s.basis))
        T = T.astype(s.basis.dtype)
        zero = np.max(0 * s.values)
        basis, T, last, _ = while_loop(
            lambda t: t[3] < m, step, (s.basis, T, zero, s.kept), checkpoint=False
        )
        return basis, T, last

    def _orthogonal(self, basis: Any, v: Any, j: Any) -> tuple[Any, Any]:
        """What of v is orthogonal to the vectors up to the j-th, and its coefficients in these."""
        c = np.where(np.arange(self.room + 1) <= j, np.conj(basis @ np.conj(v)), 0)
        return v - c @ basis, c

    def _unlike(self, basis: Any, v: Any, j: Any) -> Any:
        """A unit vector orthogonal to the first j vectors."""
        for _ in range(2):
            v, _c = self._orthogonal(basis, over(v, norm(v)), j - 1)
        return over(v, norm(v))
