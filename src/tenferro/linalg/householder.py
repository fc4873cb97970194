"""Products of Householder reflections. Maths note: householder_product."""

from __future__ import annotations

from typing import Any

from tenferro.eager import Tensor
from tenferro.functions.arrays.manipulation import expand_dims, squeeze
from tenferro.linalg.arguments import check_matrix, inexact_arrays, refuse_shape, with_batch
from tenferro.linalg.parts import columns, diagonal_matrix, identity, lower, rows, scale_rows, upper
from tenferro.linalg.triangular import triangular_solve
from tenferro.ops.base import full
from tenferro.tensor import ArrayLike

__all__ = ["householder_product"]


def householder_product(a: ArrayLike, tau: ArrayLike, /) -> Tensor:
    """The first n columns of H₁ H₂ ⋯ Hₖ, with Hᵢ = 1 − tauᵢ vᵢ vᵢᴴ.

    `a` has shape (..., m, n) with m ≥ n. Its i-th column contains vᵢ below the diagonal; vᵢ is one
    on the diagonal and zero above it. `tau` has shape (..., k) with k ≤ n. This is LAPACK's orgqr,
    for any tau. Raises LinAlgError for inconsistent shapes.

    >>> import numpy as np
    >>> householder_product(np.array([[0.0], [1.0]]), np.array([1.0]))
    Tensor([[ 0.],
            [-1.]])
    """
    a, tau = inexact_arrays("householder_product", a, tau)
    check_matrix("householder_product", "a", a.aval)
    m, n = a.shape[-2:]
    if n > m:
        refuse_shape("householder_product", "a", a.shape, "(..., m, n) with m ≥ n")
    if not tau.ndim or tau.shape[-1] > n:
        refuse_shape("householder_product", "tau", tau.shape, f"(..., k) with k ≤ {n}")
    a, tau = with_batch("householder_product", [a, expand_dims(tau, axis=-1)])
    return _compact(a, squeeze(tau, axis=-1))


def _compact(a: Any, tau: Any) -> Any:
    """1 − V T Vᴴ with T = (1 + D N)⁻¹ D, D = diag(tau), N the strict upper triangle of VᴴV."""
    m, n = a.shape[-2:]
    k = tau.shape[-1]
    ones = diagonal_matrix(full(a, a.aval.with_shape((k,)), 1), m, k)
    V = lower(columns(a, 0, k), 0.0) + ones
    N = upper(V.H @ V, 0.0)
    right = scale_rows(tau, rows(V, 0, n).H)
    inner = identity(a, k) + scale_rows(tau, N)
    T = triangular_solve(inner, right, lower=False, unit=True)
    unit = diagonal_matrix(full(a, a.aval.with_shape((n,)), 1), m, n)
    return unit - V @ T
