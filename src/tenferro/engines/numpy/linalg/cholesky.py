"""Kernels of the derivative of the Cholesky factorization and of its transpose.

Large matrices are worked on in blocks: I. Murray, arXiv:1602.07527, sections 3 and 5.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import Matrices
from tenferro.engines.numpy.linalg.parts import triangle_mask
from tenferro.engines.numpy.linalg.triangular import substitute_lower
from tenferro.tensor import Aval

BLOCK = 96


@lowering("tenferro.linalg.cholesky_tangent.v1")
def _(L: Aval, x: Aval) -> Any:
    return lambda l, a: _blocked(l, a, _tangent) if _is_large(l) else _plain_tangent(l, a)


@lowering("tenferro.linalg.cholesky_cotangent.v1")
def _(L: Aval, x: Aval) -> Any:
    return lambda l, g: _blocked(l, g, _cotangent) if _is_large(l) else _plain_cotangent(l, g)


def _is_large(L: Matrices) -> bool:
    return bool(L.ndim == 2 and L.shape[-1] > 2 * BLOCK)


def adjoint(x: Matrices) -> Matrices:
    """The conjugate transpose of each matrix."""
    return np.swapaxes(x.conj(), -1, -2)


def half(x: Matrices) -> Matrices:
    """Φ: the lower triangle with half the diagonal."""
    n = x.shape[-1]
    out = np.where(triangle_mask(n, n, True, False), x, x.dtype.type(0))
    i = np.arange(n)
    out[..., i, i] *= 0.5
    return out


def _plain_tangent(L: Matrices, X: Matrices) -> Matrices:
    H = half(X)
    H += adjoint(H)
    W = substitute_lower(L, adjoint(substitute_lower(L, H, False)), False)
    return L @ half(W)


def _plain_cotangent(L: Matrices, G: Matrices) -> Matrices:
    S = substitute_lower(L, half(adjoint(L) @ G), True)
    S = substitute_lower(L, adjoint(S), True)
    return half(S + adjoint(S))


def _blocked(L: Matrices, X: Matrices, step: Any) -> Matrices:
    n = len(L)
    out = np.where(triangle_mask(n, n, True, False), X, X.dtype.type(0))
    starts = range(0, n, BLOCK)
    for j in starts if step is _tangent else reversed(starts):
        step(L, out, j, min(j + BLOCK, n))
    return out


def _tangent(L: Matrices, Y: Matrices, j: int, k: int) -> None:
    """Columns j to k of the tangent, in place of those of the matrix."""
    R, D, B, C = L[j:k, :j], L[j:k, j:k], L[k:, :j], L[k:, j:k]
    dR, dB = Y[j:k, :j], Y[k:, :j]
    turned = dR @ adjoint(R)
    Y[j:k, j:k] = _plain_tangent(D, Y[j:k, j:k] - turned - adjoint(turned))
    if k < len(L):
        rest = Y[k:, j:k] - dB @ adjoint(R) - B @ adjoint(dR) - C @ adjoint(Y[j:k, j:k])
        Y[k:, j:k] = adjoint(substitute_lower(D, adjoint(rest), False))


def _cotangent(L: Matrices, Z: Matrices, j: int, k: int) -> None:
    """What columns j to k hand on, and what is left of them."""
    R, D, B, C = L[j:k, :j], L[j:k, j:k], L[k:, :j], L[k:, j:k]
    inner = Z[j:k, j:k]
    if k < len(L):
        Z[k:, j:k] = adjoint(substitute_lower(D, adjoint(Z[k:, j:k]), True))
        rest = Z[k:, j:k]
        Z[k:, :j] -= rest @ R
        Z[j:k, :j] -= adjoint(rest) @ B
        inner = inner - adjoint(rest) @ C
    Z[j:k, j:k] = inner = _plain_cotangent(D, inner)
    Z[j:k, :j] -= (inner + adjoint(inner)) @ R
