"""Eigenvalues and eigenvectors of general matrices. Maths note: eig."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, overload

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.arguments import convert_to
from tenferro.functions.axes.reductions import sum as sum_over
from tenferro.linalg.arguments import check_square, epsilon, inexact_arrays, square_matrix
from tenferro.linalg.gauge import guarded, phase_guarded
from tenferro.linalg.opaque import FACTORIZATION
from tenferro.linalg.parts import identity, scale_columns
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.similarity import similar
from tenferro.linalg.solve import inv, solvable, solve
from tenferro.linalg.spectral import inverse_gaps, vectors_tangent
from tenferro.linalg.spectral_values import values_tangent
from tenferro.ops.base import apply, broadcast_to_shape, conj, f, real
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval
from tenferro.tensor.dtypes import complex_dtype

__all__ = ["EigResult", "EigSides", "eig", "eigvals"]


class EigResult(NamedTuple):
    """Eigenvalues, and right eigenvectors as columns; complex.

    >>> import numpy as np
    >>> eig(np.diag([2.0, 1.0])).eigenvalues
    Tensor([2.+0.j, 1.+0.j])
    """

    eigenvalues: Tensor
    eigenvectors: Tensor


class EigSides(NamedTuple):
    """Eigenvalues, left eigenvectors and right eigenvectors as columns; complex.

    >>> import numpy as np
    >>> sides = eig(np.array([[2.0, 1.0], [0.0, 1.0]]), left=True)
    >>> bool(abs(sides.left[:, 0].conj() @ sides.right[:, 1]) < 1e-12)     # they are orthogonal
    True
    """

    eigenvalues: Tensor
    left: Tensor
    right: Tensor


def _eig(a: Aval, *, broadening: float) -> tuple[Aval, Aval]:
    vectors = a.with_dtype(complex_dtype(a.dtype))
    return vectors.with_shape(a.shape[:-1]), vectors


eig_family = family(
    "tenferro.linalg.eig.v1",
    _eig,
    operands="a(n,n)",
    n_outputs=2,
    opaque=FACTORIZATION,
    harmless={0: diagonal},
)


def _basis(V: Array) -> Any:
    """The eigenvectors, if they are independent to half of the digits.

    ‖V‖ ‖V⁻¹‖ in the Frobenius norm is at least the condition number.
    """
    if 0 in V.shape:
        return V
    text = "eig: argument a: {which} is defective, or nearly so: it has no basis of eigenvectors"
    return solvable(V, _squared_size(V) * _squared_size(inv(V)) < 1 / epsilon(V.dtype), text)


def _squared_size(X: Array) -> Any:
    return sum_over(real(conj(X) * X), axis=(-2, -1))


@eig_family.jvp
def _(A: Array, w: Array, V: Array, dA: Array, *, broadening: float) -> Any:
    B = similar(convert_to(dA, V.dtype), _basis(V))
    omega = inverse_gaps(w, w, w, broadening) * B
    dw = values_tangent(broadcast_to_shape(identity(B, B.shape[-1]), B.shape), B, w)
    dw, omega = guarded(dw, (omega,), B, V, w, "eig", equal=not broadening)
    dV = vectors_tangent(V, omega)
    # Columns keep their length, and their phase is held.
    along = sum_over(conj(V) * dV, axis=-2)
    return dw, dV - scale_columns(V, phase_guarded(along, w))


@overload
def eig(
    a: ArrayLike,
    b: ArrayLike | None = None,
    /,
    *,
    left: Literal[False] = False,
    right: Literal[True] = True,
    broadening: float = 0.0,
    check_finite: bool = False,
    overwrite_a: bool = False,
    overwrite_b: bool = False,
) -> EigResult: ...


@overload
def eig(
    a: ArrayLike,
    b: ArrayLike | None = None,
    /,
    *,
    left: Literal[True],
    right: Literal[True] = True,
    broadening: float = 0.0,
    check_finite: bool = False,
    overwrite_a: bool = False,
    overwrite_b: bool = False,
) -> EigSides: ...


@overload
def eig(
    a: ArrayLike,
    b: ArrayLike | None = None,
    /,
    *,
    left: Literal[False] = False,
    right: Literal[False],
    broadening: float = 0.0,
    check_finite: bool = False,
    overwrite_a: bool = False,
    overwrite_b: bool = False,
) -> Tensor: ...


@overload
def eig(
    a: ArrayLike,
    b: ArrayLike | None = None,
    /,
    *,
    left: Literal[True],
    right: Literal[False],
    broadening: float = 0.0,
    check_finite: bool = False,
    overwrite_a: bool = False,
    overwrite_b: bool = False,
) -> tuple[Tensor, Tensor]: ...


@overload
def eig(
    a: ArrayLike,
    b: ArrayLike | None = None,
    /,
    *,
    left: bool,
    right: bool = True,
    broadening: float = 0.0,
    check_finite: bool = False,
    overwrite_a: bool = False,
    overwrite_b: bool = False,
) -> Any: ...


@with_options("a b")
def eig(
    a: ArrayLike,
    b: ArrayLike | None = None,
    /,
    *,
    left: bool = False,
    right: bool = True,
    broadening: float = 0.0,
) -> Any:
    """Eigenvalues and right eigenvectors of square matrices (..., n, n); both complex.

    The eigenvectors have length 1, the order is LAPACK's. With `left`, the left eigenvectors (uᴴ a
    = w uᴴ) are between the two; with `right=False`, right ones are left out. With a regular `b` the
    problem is a v = w b v (uᴴ a = w uᴴ b), in the order of b⁻¹ a.

    Eigenvectors are determined up to phases: a loss that depends on the phases raises GaugeError in
    reverse mode. At a repeated eigenvalue a loss must not depend on the basis of its eigenvectors.
    Differentiating a defective matrix, which has no basis of
    eigenvectors (to half of the digits), raises LinAlgError. A positive `broadening` ε replaces 1/Δ
    by conj(Δ)/(|Δ|² + ε²) for every gap Δ. Raises LinAlgError for matrices that are not square or
    do not converge, and for a singular b.

    >>> import numpy as np
    >>> eig(np.array([[2.0, 0.0], [0.0, 1.0]])).eigenvalues.real
    Tensor([2., 1.])
    >>> eig(np.array([[6.0]]), np.array([[2.0]])).eigenvalues.real
    Tensor([3.])
    """
    if b is None:
        a = square_matrix("eig", "a", a)
    else:
        a, b = inexact_arrays("eig", a, b)
        check_square("eig", "a", a.aval)
        check_square("eig", "b", b.aval)
        a = solve(b, a)
    w, V = apply(eig_family.bind(broadening=float(broadening)), a)
    if not left:
        return EigResult(w, V) if right else w
    U = inv(V).H
    if b is not None:
        U = solve(convert_to(b, U.dtype).H, U)
    length = f.sqrt(sum_over(real(conj(U) * U), axis=-2))
    U = scale_columns(U, convert_to(1 / length, U.dtype))
    return EigSides(w, U, V) if right else (w, U)


@with_options("a")
def eigvals(a: ArrayLike, b: ArrayLike | None = None, /) -> Tensor:
    """Eigenvalues of square matrices in LAPACK's order, complex; see `eig`.

    >>> import numpy as np
    >>> eigvals(np.array([[0.0, 1.0], [-1.0, 0.0]])).imag
    Tensor([ 1., -1.])
    """
    return eig(a, b)[0]
