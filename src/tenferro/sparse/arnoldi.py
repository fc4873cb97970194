"""Eigenvectors of any operator by the Arnoldi method with thick restarts, as one loop.

A restart keeps an orthonormal basis of the span of the best Ritz vectors (Krylov–Schur).

Maths note: iterative_spectra.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit.solvers import over
from tenferro.linalg import eig, qr
from tenferro.linalg.arguments import epsilon
from tenferro.ops.base.promotion import as_array
from tenferro.sparse.lanczos import norm, random_vector
from tenferro.transforms.control import cond, while_loop

Function = Callable[..., Any]


class _State(NamedTuple):
    basis: Any
    H: Any
    kept: Any
    values: Any
    vectors: Any
    done: Any
    cycles: Any


class Found(NamedTuple):
    """An orthonormal basis (rows) of the wanted vectors and the operator in it, all values, the
    wanted first, and whether the iteration has converged."""

    vectors: Any
    H: Any
    values: Any
    converged: Any


@dataclass(frozen=True)
class Arnoldi:
    """The k most wanted values of an operator on complex vectors, in a basis of `room` vectors.

    `order(values)` sorts Ritz values, the most wanted first.
    """

    matvec: Function
    k: int
    room: int
    order: Function
    tolerance: float
    most: int

    def run(self, start: Any) -> Found:
        """What the iteration finds from a vector to start with."""
        m, n = self.room, start.shape[0]
        basis = as_array("eigs", np.zeros((m + 1, n), start.dtype), start)
        H = as_array("eigs", np.zeros((m + 1, m), start.dtype), start)
        first = _State(
            basis.at[0].set(over(start, norm(start))), H, 0, H[0], H[:m], False, 0
        )  # fmt: skip
        s = while_loop(
            lambda s: ~s.done & (s.cycles < self.most), self._cycle, first, checkpoint=False
        )
        S = qr(s.vectors[:, : self.k])[0]
        return Found(S.T @ s.basis[:m], S.H @ s.H[:m] @ S, s.values, s.done)

    def _cycle(self, s: _State) -> _State:
        """Keep the best vectors in the basis, and fill it again."""
        m, p = self.room, self._thick
        basis, H, _ = cond(s.cycles > 0, lambda: self._restarted(s), lambda: (s.basis, s.H, s.kept))
        first = np.where(s.cycles > 0, p, 0)
        basis, H, _ = while_loop(
            lambda t: t[2] < m, self._longer, (basis, H, first), checkpoint=False
        )
        w, S = eig(H[:m])
        best = self.order(w)
        w, S = w[best], S[:, best]
        residuals = abs(H[m] @ S)
        size = np.max(abs(w))
        enough = np.maximum(self.tolerance * abs(w), 8 * epsilon(size.dtype) * size)
        k = self.k
        there = np.all(residuals[:k] <= enough[:k])
        known = residuals[k] <= np.maximum(enough[k], abs(w[k - 1] - w[k]) / 2)
        return _State(basis, H, p, w, S, there & known, s.cycles + 1)

    @property
    def _thick(self) -> int:
        """How many vectors a restart keeps."""
        return max(self.k + 1, (self.k + self.room) // 2)

    def _restarted(self, s: _State) -> tuple[Any, Any, Any]:
        m, p = self.room, self._thick
        S = qr(s.vectors[:, :p])[0]
        basis = s.basis.at[:p].set(S.T @ s.basis[:m]).at[p].set(s.basis[m])
        H = (0 * s.H).at[:p, :p].set(S.H @ s.H[:m] @ S).at[p, :p].set(s.H[m] @ S)
        return basis, H, s.kept

    def _longer(self, state: Any) -> Any:
        """A basis with one more vector, and the operator in it."""
        basis, H, j = state
        v = self.matvec(basis[j])
        apart, c = self._orthogonal(basis, v, j)
        apart, more = self._orthogonal(basis, apart, j)
        length = norm(apart)
        ended = length <= 10 * epsilon(length.dtype) * norm(v)
        following = cond(
            ended,
            lambda: self._unlike(basis, random_vector(v, j), j),
            lambda: over(apart, length),
        )
        column = (
            c
            + more
            + np.where(np.arange(self.room + 1) == j + 1, 1, 0) * np.where(ended, 0, length)
        )
        return basis.at[j + 1].set(following), H.at[:, j].set(column), j + 1

    def _orthogonal(self, basis: Any, v: Any, j: Any) -> tuple[Any, Any]:
        """What of v is orthogonal to the vectors up to the j-th, and its coefficients in these."""
        c = np.where(np.arange(self.room + 1) <= j, np.conj(basis @ np.conj(v)), 0)
        return v - c @ basis, c

    def _unlike(self, basis: Any, v: Any, j: Any) -> Any:
        """A unit vector orthogonal to the vectors up to the j-th."""
        for _ in range(2):
            v, _c = self._orthogonal(basis, over(v, norm(v)), j)
        return over(v, norm(v))
