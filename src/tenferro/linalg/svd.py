"""The singular value decomposition. Maths note: svd."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenferro.extension import family
from tenferro.linalg.arguments import check_matrix, inexact_array
from tenferro.linalg.parts import (
    columns,
    diagonal_of,
    real_aval,
    rows,
    scale_columns,
    smaller,
)
from tenferro.linalg.spectral import guarded, inverse_gaps
from tenferro.numpy import concat, squeeze
from tenferro.ops.apply import apply, full
from tenferro.ops.formulas import real
from tenferro.ops.promotion import convert_to
from tenferro.tensor import Aval


class SVDResult(NamedTuple):
    """a = U diag(S) Vh, singular values in descending order."""

    U: Any
    S: Any
    Vh: Any


def _svd(a: Aval, *, full_matrices: bool, broadening: float) -> tuple[Aval, Aval, Aval]:
    check_matrix("svd", "a", a)
    *batch, m, n = a.shape
    k = smaller(m, n)
    left, right = (m, n) if full_matrices else (k, k)
    return (
        a.with_shape((*batch, m, left)),
        real_aval(a.with_shape((*batch, k))),
        a.with_shape((*batch, right, n)),
    )


svd_family = family("tenferro.linalg.svd.v1", _svd, n_outputs=3)


@svd_family.jvp
def _(A: Any, U: Any, s: Any, Vh: Any, dA: Any, *, full_matrices: bool, broadening: float) -> Any:
    (m, n), k = A.shape[-2:], s.shape[-1]
    U1, V = columns(U, 0, k), rows(Vh, 0, k).H
    AV = dA @ V
    P = U1.H @ AV
    # S∘E is Ω_U + Ω_V, K∘G is Ω_U − Ω_V: only the former is singular where values repeat.
    E = convert_to(inverse_gaps(s, s, s, broadening), P.dtype)
    G = convert_to(inverse_gaps(s, -s, s, broadening), P.dtype)
    X, Y = guarded((P + P.H) * E, s, "svd"), (P - P.H) * G
    r = _reciprocal(s, broadening, P.dtype)
    dU1, dV = U1 @ ((X + Y) * 0.5), V @ ((X - Y) * 0.5)
    if m != k:
        dU1 = dU1 + scale_columns(AV - U1 @ P, r)
    if n != k:
        dV = dV + scale_columns(dA.H @ U1 - V @ P.H, r)
    if full_matrices and m != k:
        dU1 = _with_null_block(U, dU1, k, m)
    if full_matrices and n != k:
        dV = _with_null_block(Vh.H, dV, k, n)
    return dU1, real(diagonal_of(P)), dV.H


def _reciprocal(s: Any, broadening: float, dtype: Any) -> Any:
    """1/s, or 0 where s is no more than rounding."""
    zero = full(s, s.aval.with_shape((*s.shape[:-1], 1)), 0)
    return convert_to(squeeze(inverse_gaps(s, zero, s, broadening), axis=-2), dtype)


def _with_null_block(U: Any, dU1: Any, k: Any, m: Any) -> Any:
    """The tangent of all columns: those beyond the k-th turn just enough to stay orthogonal."""
    U1, U0 = columns(U, 0, k), columns(U, k, m)
    return concat([dU1, -(U1 @ (dU1.H @ U0))], axis=-1)


def svd(a: Any, /, full_matrices: bool = True, *, broadening: float = 0.0) -> SVDResult:
    """U, S, Vh with a = U diag(S) Vh: orthonormal columns of U and rows of Vh, S descending.

    `a` is (..., m, n); with k = min(m, n), S is (..., k). U is (..., m, m) and Vh (..., n, n), or
    (..., m, k) and (..., k, n) if `full_matrices` is false.

    Singular vectors are free up to phases, within the space of a repeated singular value up to a
    unitary matrix, and beyond the k-th altogether. A loss that depends on the phases raises
    GaugeError in reverse mode. U Vh is differentiated correctly at repeated singular values. A
    positive `broadening` ε replaces 1/Δ by Δ/(Δ² + ε²) for every gap Δ.

    Raises LinAlgError for fewer than two axes and for matrices that do not converge.

    >>> import numpy as np
    >>> svd(np.array([[0.0, 2.0], [1.0, 0.0]])).S
    Tensor([2., 1.])
    """
    a = inexact_array("svd", a)
    bound = svd_family.bind(full_matrices=bool(full_matrices), broadening=float(broadening))
    return SVDResult(*apply(bound, a))


def svdvals(a: Any, /) -> Any:
    """Singular values in descending order.

    >>> import numpy as np
    >>> svdvals(np.array([[3.0, 0.0], [0.0, 4.0]]))
    Tensor([4., 3.])
    """
    return svd(a, full_matrices=False).S
