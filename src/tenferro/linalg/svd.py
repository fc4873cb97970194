"""The singular value decomposition. Maths note: svd."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, overload

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import squeeze
from tenferro.linalg.arguments import finite_matrices, inexact_array
from tenferro.linalg.gauge import guarded
from tenferro.linalg.opaque import FACTORIZATION
from tenferro.linalg.parts import (
    columns,
    real_aval,
    rows,
    scale_columns,
    smaller,
)
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.spectral import inverse_gaps, nonzero, outside, svd_generators, vectors_tangent
from tenferro.linalg.spectral_values import values_tangent
from tenferro.ops.base import apply, convert_to, full
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["SVDResult", "svd", "svdvals"]


class SVDResult(NamedTuple):
    """a = U diag(S) Vh, singular values in descending order.

    >>> import numpy as np
    >>> svd(np.diag([3.0, 4.0])).S
    Tensor([4., 3.])
    """

    U: Tensor
    S: Tensor
    Vh: Tensor


def _svd(a: Aval, *, full_matrices: bool, broadening: float) -> tuple[Aval, Aval, Aval]:
    *batch, m, n = a.shape
    k = smaller(m, n)
    left, right = (m, n) if full_matrices else (k, k)
    return (
        a.with_shape((*batch, m, left)),
        real_aval(a.with_shape((*batch, k))),
        a.with_shape((*batch, right, n)),
    )


svd_family = family(
    "tenferro.linalg.svd.v1",
    _svd,
    operands="a(m,n)",
    n_outputs=3,
    opaque=FACTORIZATION,
    harmless={0: diagonal},
)


@svd_family.jvp
def _(
    A: Array, U: Array, s: Array, Vh: Array, dA: Array, *, full_matrices: bool, broadening: float
) -> Any:
    (m, n), k = A.shape[-2:], s.shape[-1]
    U1, V = columns(U, 0, k), rows(Vh, 0, k).H
    if m == k:  # Aᴴ = V S Uᴴ, so the longer vectors come first.
        dV, ds, dU = _tangents(A.H, V, s, U1, dA.H, broadening)
    else:
        dU, ds, dV = _tangents(A, U1, s, V, dA, broadening)
    if full_matrices and m != k:
        dU = _with_null_block(U, dU, k, m)
    if full_matrices and n != k:
        dV = _with_null_block(Vh.H, dV, k, n)
    return dU, ds, dV.H


def _tangents(
    A: Array, U: Array, s: Array, V: Array, dA: Array, broadening: float
) -> tuple[Any, Any, Any]:
    """Of tall or square matrices A = U diag(s) Vᴴ with square V."""
    P, T = outside(dA, U, V)
    if broadening:
        X, Y, beyond = _broadened(P, T, s, broadening)
    else:
        X, Y, beyond = svd_generators(P, T, (A, U, s, V))
    ds = values_tangent(U, dA @ V, s)
    ds, X, Y = guarded(ds, (X, Y), P, V, s, "svd", equal=not broadening)
    dU = vectors_tangent(U, X) if U.shape[-1] == U.shape[-2] else vectors_tangent(U, X) + beyond
    return dU, nonzero(ds, s), vectors_tangent(V, Y)


def _broadened(P: Array, T: Array, s: Array, broadening: float) -> tuple[Any, Any, Any]:
    E = convert_to(inverse_gaps(s, s, s, broadening), P.dtype)
    G = convert_to(inverse_gaps(s, -s, s, broadening), P.dtype)
    X, Y = (P + P.H) * E * 0.5, (P - P.H) * G * 0.5
    zero = full(s, s.aval.with_shape((*s.shape[:-1], 1)), 0)
    reciprocal = squeeze(inverse_gaps(s, zero, s, broadening), axis=-2)
    return X + Y, X - Y, scale_columns(T, convert_to(reciprocal, T.dtype))


def _with_null_block(U: Array, dU1: Any, k: Any, m: Any) -> Any:
    """The tangent of all columns: those after the k-th rotate just enough to stay orthogonal."""
    U1, U0 = columns(U, 0, k), columns(U, k, m)
    return concat([dU1, -(U1 @ (dU1.H @ U0))], axis=-1)


@overload
def svd(
    a: ArrayLike,
    /,
    full_matrices: bool = True,
    compute_uv: Literal[True] = True,
    *,
    broadening: float = 0.0,
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> SVDResult: ...


@overload
def svd(
    a: ArrayLike,
    /,
    full_matrices: bool = True,
    *,
    compute_uv: Literal[False],
    broadening: float = 0.0,
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> Tensor: ...


@overload
def svd(
    a: ArrayLike,
    /,
    full_matrices: bool = True,
    compute_uv: bool = True,
    *,
    broadening: float = 0.0,
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> Any: ...


@with_options("a")
def svd(
    a: ArrayLike, /, full_matrices: bool = True, compute_uv: bool = True, *, broadening: float = 0.0
) -> Any:
    """U, S, Vh with a = U diag(S) Vh: orthonormal columns of U and rows of Vh, S descending.

    Only S if `compute_uv` is false.

    `a` is (..., m, n); with k = min(m, n), S is (..., k). U is (..., m, m) and Vh (..., n, n), or
    (..., m, k) and (..., k, n) if `full_matrices` is false.

    Singular vectors are determined up to phases; those of a repeated singular value are determined
    up to a unitary matrix, and those after the k-th are arbitrary. A loss that depends on this
    choice raises GaugeError, and so does the second derivative of one of several equal values.
    Other losses have correct derivatives of every order (projectors, U Vh, U f(S) Vh, sums); those
    that use vectors and are not symmetric in repeated values are computed as limits, by some 30 to
    50 runs of the reference engine, which `low_rank` and `funm` do not need. For losses that use
    only values and are not symmetric in them, the first derivative is that of the computed basis,
    with a GaugeWarning. A singular value of zero has a kink, as |x| at 0: in losses that use only
    values its derivative is 0. Losses that are smooth there (U f(S) Vh with an odd f, Σ S²) have
    their derivatives of every order; others that use vectors or second derivatives raise
    GaugeError. A positive `broadening` ε replaces 1/Δ by Δ/(Δ² + ε²) for every gap Δ.

    Raises LinAlgError for fewer than two axes and for matrices that do not converge.

    >>> import numpy as np
    >>> svd(np.array([[0.0, 2.0], [1.0, 0.0]])).S
    Tensor([2., 1.])
    """
    a = inexact_array("svd", a)
    bound = svd_family.bind(full_matrices=bool(full_matrices), broadening=float(broadening))
    result = SVDResult(*apply(bound, a))
    return result if compute_uv else result.S


def svd_within(name: str, a: Array, *, full_matrices: bool) -> SVDResult:
    """The decomposition within another function, which errors for infinite and NaN entries name."""
    return SVDResult(*svd(finite_matrices(name, a), full_matrices=full_matrices))


@with_options("a")
def svdvals(a: ArrayLike, /) -> Tensor:
    """Singular values in descending order.

    >>> import numpy as np
    >>> svdvals(np.array([[3.0, 0.0], [0.0, 4.0]]))
    Tensor([4., 3.])
    """
    return svd(a, full_matrices=False).S
