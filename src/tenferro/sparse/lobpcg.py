"""Extreme eigenvectors of Hermitian operators by LOBPCG: in blocks, with a preconditioner.

Maths note: iterative_spectra.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.linalg import cholesky, inv, qr
from tenferro.linalg.fixed_bases import fixed_eigh
from tenferro.sparse.lanczos import Found
from tenferro.transforms.control import while_loop

Function = Callable[..., Any]


class _State(NamedTuple):
    X: Any
    AX: Any
    MX: Any
    P: Any
    values: Any
    done: Any
    steps: Any


@dataclass(frozen=True)
class Blocks:
    """The k most wanted values of A x = w M x on blocks (n, p), with p ≥ k.

    `block` applies A and `mass` M. `order(values)` sorts Ritz values, which ascend, so that the
    most wanted come first. `near` applies a preconditioner. `enough(size)` bounds residuals for
    values of that size.
    """

    block: Function
    mass: Function
    near: Function
    k: int
    order: Function
    enough: Function
    most: int

    def run(self, start: Any) -> Found:
        """What the iteration finds from a block to start with."""
        X, AX, MX, S, w = self._ritz(start)
        X, AX, MX = X @ S, AX @ S, MX @ S
        first = _State(X, AX, MX, 0 * X, w, self._holds(AX, MX, w, w), 0)
        s = while_loop(
            lambda s: ~s.done & (s.steps < self.most), self._step, first, checkpoint=False
        )
        return Found(s.X.T[: self.k], s.values, np.max(abs(s.values)), s.done)

    def _step(self, s: _State) -> _State:
        """Rayleigh–Ritz in the span of the block, its residuals and the last directions."""
        p = s.X.shape[1]
        W = self.near(s.AX - s.MX * s.values)
        for _ in range(2):
            W = W - s.X @ (s.MX.H @ W)
        Q, AQ, MQ, S, w = self._ritz(np.concatenate([s.X, _scaled(W), _scaled(s.P)], axis=1))
        X, AX, MX = (x @ S[:, :p] for x in (Q, AQ, MQ))
        P = Q[:, p:] @ S[p:, :p]
        return _State(X, AX, MX, P, w[:p], self._holds(AX, MX, w[:p], w), s.steps + 1)

    def _ritz(self, V: Any) -> tuple[Any, Any, Any, Any, Any]:
        """A basis of columns with Qᴴ M Q = 1, A and M times it, Ritz vectors in it, their values.

        The factors of Qᴴ M Q are those of a matrix as well conditioned as M.
        """
        Q = qr(V)[0]
        MQ = self.mass(Q)
        if MQ is not Q:
            back = inv(cholesky(Q.H @ MQ)).H
            Q, MQ = Q @ back, MQ @ back
        AQ = self.block(Q)
        w, S = fixed_eigh(Q.H @ AQ, lower=True)
        best = self.order(w)
        return Q, AQ, MQ, S[:, best], w[best]

    def _holds(self, AX: Any, MX: Any, w: Any, every: Any) -> Any:
        """Whether residuals are small, and that of the value after the k-th tells it from it."""
        k = self.k
        R = AX - MX * w
        residuals = np.sqrt(np.sum(np.real(np.conj(R) * R), axis=0))
        enough = self.enough(np.max(abs(every)))
        there = np.all(residuals[:k] <= enough)
        if w.shape[0] == k:
            return there
        return there & (residuals[k] <= np.maximum(enough, abs(w[k - 1] - w[k]) / 2))


def _scaled(V: Any) -> Any:
    """Columns of length 1, or 0: the basis does not depend on how small a residual is."""
    length = np.sqrt(np.sum(np.real(np.conj(V) * V), axis=0))
    return V / np.where(length > 0, length, 1)
