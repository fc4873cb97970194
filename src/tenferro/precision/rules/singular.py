"""Singular values and vectors in double-double.

A = W H with an isometry W and a Hermitian H is refined from the decomposition in double, which
divides by no differences of singular values, and H is decomposed. Maths note: double_double.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.linalg.eigh import eigh_family
from tenferro.linalg.svd import svd_family
from tenferro.ops.base import TensorOperation, apply, f
from tenferro.precision.rules.eigenvectors import eigh
from tenferro.precision.rules.matrices import matmul, refined, unit
from tenferro.precision.rules.pair import Pair, adjoint
from tenferro.precision.rules.table import rule

_VANISHING = 16.0
"""Values up to so many rounding errors in double, times their number, are not refined."""


@rule(svd_family.name)
def svd(operation: TensorOperation, a: Pair) -> tuple[Pair, Pair, Pair]:
    """U = W V, the eigenvalues of H and Vᴴ, for the eigenvectors V of H."""
    m, n = a.high.shape[-2:]
    if operation.params["full_matrices"] and m != n:
        raise NotImplementedError(
            f"double_double: svd with full_matrices=True of {m} rows and {n} columns is not "
            "available in double-double; pass full_matrices=False"
        )
    if m < n:
        V, s, Uh = svd(operation, adjoint(a))
        return adjoint(Uh), s, adjoint(V)
    W = _isometry(operation, a)
    H = matmul(adjoint(W), a)
    H = (H + adjoint(H)).times(0.5)
    w, V = eigh(eigh_family.bind(lower=True, broadening=0.0), H)
    w, V = (x.map(lambda part: part[..., ::-1]) for x in (w, V))
    U = matmul(W, V).times(f.where(f.less(w.high, 0.0), -1.0, 1.0)[..., None, :])
    return U, abs(w), adjoint(V)


def _isometry(operation: TensorOperation, a: Pair) -> Pair:
    """W with orthonormal columns, where Wᴴ A is Hermitian and A = W Wᴴ A."""
    U0, s, Vh = apply(operation, a.high)
    V = Vh.H
    bound = _VANISHING * s.shape[-1] * np.finfo(float).eps * s[..., :1]
    pairs = _reciprocal(s[..., :, None] + s[..., None, :], bound[..., None])
    each = _reciprocal(s, bound)[..., None, :]

    def correction(W: Pair) -> Any:
        lost = (unit(V) - matmul(adjoint(W), W)).high
        T = matmul(adjoint(W), a)
        turn = V @ ((Vh @ (T - adjoint(T)).high @ V) * pairs) @ Vh
        rest = (a - matmul(W, T)).high
        outside = rest - W.high @ (W.high.H @ rest)
        return W.high @ (turn + 0.5 * lost) + ((outside @ V) * each) @ Vh

    return refined(U0 @ Vh, correction)


def _reciprocal(x: Any, bound: Any) -> Any:
    """1 / x; 0 where x is only rounding."""
    some = f.greater(x, bound)
    return f.where(some, 1 / f.where(some, x, 1.0), 0.0)
