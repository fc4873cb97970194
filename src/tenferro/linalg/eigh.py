"""Eigenvalues and eigenvectors of Hermitian matrices. Maths note: eigh."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenferro.extension import family
from tenferro.linalg.arguments import (
    check_square,
    inexact_array,
    inexact_arrays,
    refuse_shape,
    with_batch,
)
from tenferro.linalg.cholesky import cholesky_family, congruence
from tenferro.linalg.gauge import guarded
from tenferro.linalg.opaque import FACTORIZATION
from tenferro.linalg.parts import hermitian, real_aval
from tenferro.linalg.spectral import eigh_connection, inverse_gaps, vectors_tangent
from tenferro.linalg.spectral_values import values_tangent
from tenferro.linalg.triangular import triangular_solve
from tenferro.ops.base.apply import apply
from tenferro.ops.base.promotion import convert_to
from tenferro.tensor import Aval

__all__ = ["EighResult", "eigh", "eigvalsh"]


class EighResult(NamedTuple):
    """Eigenvalues in ascending order, and eigenvectors as columns.

    >>> import numpy as np
    >>> eigh(np.array([[0.0, 1.0], [1.0, 0.0]])).eigenvalues
    Tensor([-1.,  1.])
    """

    eigenvalues: Any
    eigenvectors: Any


def _eigh(a: Aval, *, lower: bool, broadening: float) -> tuple[Aval, Aval]:
    return real_aval(a.with_shape(a.shape[:-1])), a


eigh_family = family(
    "tenferro.linalg.eigh.v1", _eigh, operands="a(n,n)", n_outputs=2, opaque=FACTORIZATION
)


@eigh_family.jvp
def _(A: Any, w: Any, V: Any, dA: Any, *, lower: bool, broadening: float) -> Any:
    moved = hermitian(dA, lower=lower) @ V
    B = V.H @ moved
    if broadening:
        omega = convert_to(inverse_gaps(w, w, w, broadening), B.dtype) * B
    else:
        omega = eigh_connection(B, A, w, V, lower=lower)
    dw = values_tangent(V, moved, w)
    dw, omega = guarded(dw, (omega,), B, V, w, "eigh", equal=not broadening)
    return dw, vectors_tangent(V, omega)


def triangle_named(name: str, uplo: str) -> bool:
    """Whether NumPy's `UPLO` names the lower triangle."""
    if uplo not in ("L", "U", "l", "u"):
        raise ValueError(f"{name}: UPLO is {uplo!r}, expected 'L' or 'U'")
    return uplo in "Ll"


def eigh(a: Any, /, UPLO: Any = "L", *, b: Any = None, broadening: float = 0.0) -> EighResult:
    """Eigenvalues, ascending, and orthonormal eigenvectors of Hermitian matrices (..., n, n).

    Only the triangle `UPLO` is read, and the gradient is in this triangle. With a positive definite
    `b` (which may be the second argument, as in SciPy) the problem is a v = w b v, with vᴴ b v = 1.

    Eigenvectors are determined up to phases; those of a repeated eigenvalue are determined up to a
    unitary matrix. A loss that depends on this choice raises GaugeError, and so does the second
    derivative of one of several equal eigenvalues. Other losses have correct derivatives of every
    order; those that use vectors and are not symmetric in repeated eigenvalues, such as V f(w) Vᴴ
    written by hand, are computed as limits, by some 30 to 50 runs of the reference engine, which
    `funm` and `spectral_projector` do not need.
    For other losses that use only values, the first derivative is that of the computed basis, with
    a GaugeWarning; forward mode issues this warning for all losses of repeated values. A positive
    `broadening` ε replaces 1/Δ by Δ/(Δ² + ε²) for every gap Δ.

    Raises LinAlgError for matrices that are not square or do not converge.

    >>> import numpy as np
    >>> eigh(np.array([[2.0, 0.0], [0.0, 1.0]])).eigenvalues
    Tensor([1., 2.])
    """
    if b is None and not isinstance(UPLO, str):
        UPLO, b = "L", UPLO
    lower = triangle_named("eigh", UPLO)
    a = inexact_array("eigh", a)
    check_square("eigh", "a", a.aval)
    if b is not None:
        return _generalized(a, b, lower, broadening)
    return EighResult(*apply(eigh_family.bind(lower=lower, broadening=float(broadening)), a))


def _generalized(a: Any, b: Any, lower: bool, broadening: float) -> EighResult:
    """With b = L Lᴴ the matrix L⁻¹ a L⁻ᴴ has the same eigenvalues, and v = L⁻ᴴ y."""
    a, b = inexact_arrays("eigh", a, b)
    check_square("eigh", "b", b.aval)
    if a.shape[-1] != b.shape[-1]:
        refuse_shape("eigh", "b", b.shape, f"(..., {a.shape[-1]}, {a.shape[-1]})")
    a, b = with_batch("eigh", [a, b])
    L = apply(cholesky_family.bind(), b if lower else b.H)
    C = congruence(L, hermitian(a, lower=lower))
    w, Y = apply(eigh_family.bind(lower=True, broadening=float(broadening)), C)
    return EighResult(w, triangular_solve(L, Y, lower=True, mode="C"))


def eigvalsh(a: Any, /, UPLO: Any = "L", *, b: Any = None) -> Any:
    """Eigenvalues, ascending, of Hermitian matrices; see `eigh`.

    >>> import numpy as np
    >>> eigvalsh(np.array([[0.0, 1.0], [1.0, 0.0]]))
    Tensor([-1.,  1.])
    """
    return eigh(a, UPLO, b=b).eigenvalues
