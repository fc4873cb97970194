"""Eigenvalues and eigenvectors of Hermitian matrices. Maths note: eigh."""

from __future__ import annotations

from operator import index
from typing import Any, Literal, NamedTuple, overload

from tenferro.eager import Tensor
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
from tenferro.linalg.parts import columns, hermitian, real_aval
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.spectral import eigh_connection, inverse_gaps, vectors_tangent
from tenferro.linalg.spectral_values import values_tangent
from tenferro.linalg.triangular import triangular_solve
from tenferro.ops.base import apply, convert_to
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["EighResult", "eigh", "eigvalsh"]


class EighResult(NamedTuple):
    """Eigenvalues in ascending order, and eigenvectors as columns.

    >>> import numpy as np
    >>> eigh(np.array([[0.0, 1.0], [1.0, 0.0]])).eigenvalues
    Tensor([-1.,  1.])
    """

    eigenvalues: Tensor
    eigenvectors: Tensor


def _eigh(a: Aval, *, lower: bool, broadening: float) -> tuple[Aval, Aval]:
    return real_aval(a.with_shape(a.shape[:-1])), a


eigh_family = family(
    "tenferro.linalg.eigh.v1",
    _eigh,
    operands="a(n,n)",
    n_outputs=2,
    opaque=FACTORIZATION,
    harmless={0: diagonal},
)


@eigh_family.jvp
def _(A: Array, w: Array, V: Array, dA: Array, *, lower: bool, broadening: float) -> Any:
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


@overload
def eigh(
    a: ArrayLike,
    /,
    UPLO: str = "L",
    *,
    b: ArrayLike | None = None,
    lower: bool | None = None,
    eigvals_only: Literal[False] = False,
    type: int = 1,
    subset_by_index: tuple[int, int] | None = None,
    broadening: float = 0.0,
    check_finite: bool = False,
    overwrite_a: bool = False,
    overwrite_b: bool = False,
) -> EighResult: ...


@overload
def eigh(
    a: ArrayLike,
    /,
    UPLO: str = "L",
    *,
    b: ArrayLike | None = None,
    lower: bool | None = None,
    eigvals_only: Literal[True],
    type: int = 1,
    subset_by_index: tuple[int, int] | None = None,
    broadening: float = 0.0,
    check_finite: bool = False,
    overwrite_a: bool = False,
    overwrite_b: bool = False,
) -> Tensor: ...


@overload
def eigh(
    a: ArrayLike,
    /,
    UPLO: str = "L",
    *,
    b: ArrayLike | None = None,
    lower: bool | None = None,
    eigvals_only: bool,
    type: int = 1,
    subset_by_index: tuple[int, int] | None = None,
    broadening: float = 0.0,
    check_finite: bool = False,
    overwrite_a: bool = False,
    overwrite_b: bool = False,
) -> Any: ...


@with_options("a b")
def eigh(
    a: ArrayLike,
    /,
    UPLO: str = "L",
    *,
    b: ArrayLike | None = None,
    lower: bool | None = None,
    eigvals_only: bool = False,
    type: int = 1,
    subset_by_index: tuple[int, int] | None = None,
    broadening: float = 0.0,
) -> Any:
    """Eigenvalues, ascending, and orthonormal eigenvectors of Hermitian matrices (..., n, n).

    Only the triangle `UPLO` is read, and the gradient is in this triangle; `lower=False` is the
    same as UPLO="U". With a positive definite
    `b` (which may be the second argument, as in SciPy) the problem is a v = w b v, with vᴴ b v = 1.
    As in SciPy, `type` 2 is a b v = w v and 3 is b a v = w v, `subset_by_index=(i, j)` selects the
    eigenvalues from the i-th to the j-th, and `eigvals_only` leaves out the vectors.

    Eigenvectors are determined up to phases; those of a repeated eigenvalue are determined up to a
    unitary matrix. A loss that depends on this choice raises GaugeError, and so does the second
    derivative of one of several equal eigenvalues. Other losses have correct derivatives of every
    order; those that use vectors and are not symmetric in repeated eigenvalues, such as V f(w) Vᴴ
    written by hand, are computed as limits, by some 30 to 50 runs of the reference engine, which
    `funm` and `spectral_projector` do not need.
    For other losses that use only values, the first derivative is that of the computed basis, with
    a GaugeWarning; forward mode issues this warning for all losses of repeated values. A positive
    `broadening` ε replaces 1/Δ by Δ/(Δ² + ε²) for every gap Δ.

    Raises LinAlgError for matrices that are not square or do not converge, ValueError for another
    UPLO or `type`, and for indices out of range.

    >>> import numpy as np
    >>> eigh(np.array([[2.0, 0.0], [0.0, 1.0]])).eigenvalues
    Tensor([1., 2.])
    >>> eigh(np.array([[2.0, 0.0], [0.0, 1.0]]), eigvals_only=True, subset_by_index=(1, 1))
    Tensor([2.])
    """
    if b is None and not isinstance(UPLO, str):
        UPLO, b = "L", UPLO
    is_lower = triangle_named("eigh", UPLO) if lower is None else bool(lower)
    if type not in (1, 2, 3):
        raise ValueError(f"eigh: type is {type!r}, expected 1, 2 or 3")
    a = inexact_array("eigh", a)
    check_square("eigh", "a", a.aval)
    if b is None:
        w, V = apply(eigh_family.bind(lower=is_lower, broadening=float(broadening)), a)
    else:
        w, V = _generalized(a, b, is_lower, float(broadening), type)
    if subset_by_index is not None:
        first, last = _index_range(subset_by_index, a.shape[-1])
        w, V = w[..., first : last + 1], columns(V, first, last + 1)
    return w if eigvals_only else EighResult(w, V)


def _index_range(subset: tuple[int, int], n: Any) -> tuple[int, int]:
    first, last = (index(i) for i in subset)
    if not 0 <= first <= last < n:
        raise ValueError(
            f"eigh: subset_by_index is {subset!r}, expected (first, last) with 0 <= first <= "
            f"last < {n}"
        )
    return first, last


def _generalized(a: Array, b: Any, lower: bool, broadening: float, type: int) -> tuple[Any, Any]:
    """With b = L Lᴴ, of type 1: L⁻¹ a L⁻ᴴ has the same eigenvalues, and v = L⁻ᴴ y.

    Of types 2 and 3 it is Lᴴ a L, and v is L⁻ᴴ y or L y (LAPACK Users' Guide, 2.3.4).
    """
    a, b = inexact_arrays("eigh", a, b)
    check_square("eigh", "b", b.aval)
    if a.shape[-1] != b.shape[-1]:
        refuse_shape("eigh", "b", b.shape, f"(..., {a.shape[-1]}, {a.shape[-1]})")
    a, b = with_batch("eigh", [a, b])
    L = apply(cholesky_family.bind(), b if lower else b.H)
    A = hermitian(a, lower=lower)
    C = congruence(L, A) if type == 1 else L.H @ A @ L
    w, Y = apply(eigh_family.bind(lower=True, broadening=broadening), C)
    return w, L @ Y if type == 3 else triangular_solve(L, Y, lower=True, mode="C")


@with_options("a b")
def eigvalsh(
    a: ArrayLike,
    /,
    UPLO: str = "L",
    *,
    b: ArrayLike | None = None,
    lower: bool | None = None,
    type: int = 1,
    subset_by_index: tuple[int, int] | None = None,
) -> Tensor:
    """Eigenvalues, ascending, of Hermitian matrices; see `eigh`.

    >>> import numpy as np
    >>> eigvalsh(np.array([[0.0, 1.0], [1.0, 0.0]]))
    Tensor([-1.,  1.])
    """
    return eigh(
        a, UPLO, b=b, lower=lower, type=type, subset_by_index=subset_by_index, eigvals_only=True
    )
