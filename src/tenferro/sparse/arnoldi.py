"""Eigenvectors of any operator by the Arnoldi method with thick restarts, as one loop.

A restart keeps an orthonormal basis of the span of the best Ritz vectors (Krylov–Schur).

Maths note: iterative_spectra.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.linalg import eig, qr
from tenferro.ops.base import as_array
from tenferro.sparse.krylov import Krylov
from tenferro.transforms.control import cond, while_loop


class _State(NamedTuple):
    basis: Any
    H: Any
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
class Arnoldi(Krylov):
    """Of any operator, on complex vectors."""

    @property
    def thick(self) -> int:
        """How many vectors a restart keeps."""
        return max(self.k + 1, (self.k + self.room) // 2)

    def run(self, start: Any) -> Found:
        """What the iteration finds from a vector to start with."""
        m = self.room
        H = as_array("eigs", np.zeros((m + 1, m), start.dtype), start)
        first = _State(self.begun(start), H, H[0], H[:m], False, 0)
        s = while_loop(
            lambda s: ~s.done & (s.cycles < self.most), self._cycle, first, checkpoint=False
        )
        S = qr(s.vectors[:, : self.k])[0]
        return Found(S.T @ s.basis[:m], S.H @ s.H[:m] @ S, s.values, s.done)

    def _cycle(self, s: _State) -> _State:
        """Keep the best vectors in the basis, and fill it again."""
        m = self.room
        again = s.cycles > 0
        basis, H = cond(again, lambda: self._restarted(s), lambda: (s.basis, s.H))
        first = np.where(again, self.thick, 0)
        basis, H, _ = while_loop(
            lambda t: t[2] < m, self._longer, (basis, H, first), checkpoint=False
        )
        w, S = eig(H[:m])
        best = self.order(w)
        w, S = w[best], S[:, best]
        residuals = abs(H[m] @ S)
        there, known = self.is_settled(w, residuals)
        return _State(basis, H, w, S, there & known, s.cycles + 1)

    def _restarted(self, s: _State) -> tuple[Any, Any]:
        m, p = self.room, self.thick
        S = qr(s.vectors[:, :p])[0]
        basis = s.basis.at[:p].set(S.T @ s.basis[:m]).at[p].set(s.basis[m])
        H = (0 * s.H).at[:p, :p].set(S.H @ s.H[:m] @ S).at[p, :p].set(s.H[m] @ S)
        return basis, H

    def _longer(self, state: Any) -> Any:
        """A basis with one more vector, and the operator in it."""
        basis, H, j = state
        v = self.matvec(basis[j])
        apart, c = self.orthogonal(basis, v, j)
        apart, more = self.orthogonal(basis, apart, j)
        following, length = self.following(basis, v, apart, j)
        column = c + more + np.where(np.arange(self.room + 1) == j + 1, length, 0)
        return basis.at[j + 1].set(following), H.at[:, j].set(column), j + 1
