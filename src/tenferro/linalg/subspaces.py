"""Parts of matrices in singular and eigenvector subspaces: low rank, projectors.

Vectors turn only between the subspace and the rest, so that rules divide by no difference of values
on one side of the bound. Maths note: subspaces.
"""

from __future__ import annotations

from operator import index
from typing import Any, Literal

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.statistics.padding import pad
from tenferro.linalg.arguments import check_matrix, check_square, inexact_array
from tenferro.linalg.divided_differences import detached
from tenferro.linalg.eigh import eigh_family, triangle_named
from tenferro.linalg.gauge_cut import cut_guarded
from tenferro.linalg.parts import columns, hermitian, smaller
from tenferro.linalg.repeated import Kept
from tenferro.linalg.spectral import eigh_connection, outside, svd_generators
from tenferro.linalg.svd import svd_family
from tenferro.ops.base import apply
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["low_rank", "singular_projector", "spectral_projector"]


def _singular(a: Aval, U: Aval, s: Aval, V: Aval, *, name: str, kept: Kept) -> tuple[Aval, Aval]:
    return U, V


def _spectral(a: Aval, w: Aval, V: Aval, *, lower: bool, kept: Kept) -> Aval:
    return V


singular_family = family(
    "tenferro.linalg.singular_subspaces.v1",
    _singular,
    operands="a(m,n) U(m,k) s(k):real V(n,k)",
    n_outputs=2,
)
"""The singular vectors U and V of a, which turn only between those in `kept` and the others."""
spectral_family = family(
    "tenferro.linalg.spectral_subspace.v1", _spectral, operands="a(n,n) w(n):real V(n,n)"
)
"""The eigenvectors V of a Hermitian matrix likewise."""


@singular_family.formula
def _(a: Array, U: Array, s: Array, V: Array, *, name: str, kept: Kept) -> Any:
    return U, V


@singular_family.jvp
def _(A: Array, *values: Array, name: str, kept: Kept) -> Any:
    _, s, _, U, V, dA = values[:6]
    if A.shape[-2] < A.shape[-1]:  # Aᴴ = V S Uᴴ, so the longer vectors come first.
        dV, dU = _tangents(A.H, V, s, U, dA.H, name, kept)
    else:
        dU, dV = _tangents(A, U, s, V, dA, name, kept)
    return dU, dV


def _tangents(
    A: Array, U: Array, s: Array, V: Array, dA: Array, name: str, kept: Kept
) -> tuple[Any, Any]:
    """Of tall or square matrices. Directions outside of all columns of U have the value 0."""
    P, T = outside(dA, U, V)
    X, Y, beyond = svd_generators(P, T, (A, U, s, V), kept)
    X, Y = (cut_guarded(x, s, name, kept) for x in (X, Y))
    if U.shape[-1] == U.shape[-2]:
        return U @ X, V @ Y
    with_zero = pad(s, (*[(0, 0)] * (s.ndim - 1), (0, 1)))
    return U @ X + cut_guarded(beyond, with_zero, name, kept), V @ Y


@spectral_family.formula
def _(a: Array, w: Array, V: Array, *, lower: bool, kept: Kept) -> Any:
    return V


@spectral_family.jvp
def _(A: Array, w: Array, V0: Any, V: Array, dA: Array, *rest: Any, lower: bool, kept: Kept) -> Any:
    B = V.H @ hermitian(dA, lower=lower) @ V
    omega = eigh_connection(B, A, w, V, lower=lower, kept=kept)
    return V @ cut_guarded(omega, w, "spectral_projector", kept)


def _singular_vectors(name: str, a: ArrayLike, k: Any) -> tuple[Tensor, Tensor, Tensor]:
    """The matrix, and its left and right singular vectors of the k largest singular values."""
    a = inexact_array(name, a)
    check_matrix(name, "a", a.aval)
    k = index(k)
    _check_bounds(name, "k", (0, k), smaller(*a.shape[-2:]))
    U, s, Vh = apply(svd_family.bind(full_matrices=False, broadening=0.0), detached(a))
    U, V = apply(singular_family.bind(name=name, kept=(0, k)), a, U, s, Vh.H)
    return a, columns(U, 0, k), columns(V, 0, k)


def _check_bounds(name: str, argument: str, bounds: tuple[int, int], n: ArrayLike) -> None:
    start, stop = bounds
    if not 0 <= start <= stop or (isinstance(n, int) and stop > n):
        received, order = (stop, "") if argument == "k" else (bounds, " in ascending order")
        raise ValueError(f"{name}: {argument} is {received}, expected 0 to {n}{order}")


def low_rank(a: ArrayLike, k: int, /) -> Tensor:
    """The best approximation of rank k of matrices (..., m, n), in the Frobenius and spectral norm.

    It is (U[:, :k] * S[:k]) @ Vh[:k] for the factors of `svd`. Its derivatives of every order
    divide only by differences between kept and dropped singular values, so that values on either
    side may be equal or zero. Differentiating raises GaugeError if the k-th singular value equals
    the next one to rounding. Raises ValueError if k is not between 0 and min(m, n).

    Source of the derivative: Wedin, Perturbation bounds in connection with singular value
    decomposition (1972); see the maths note on subspaces.

    >>> import numpy as np
    >>> low_rank(np.diag([3.0, 3.0, 1.0]), 2)
    Tensor([[3., 0., 0.],
            [0., 3., 0.],
            [0., 0., 0.]])
    """
    a, U, V = _singular_vectors("low_rank", a, k)
    m, n = a.shape[-2:]
    return U @ (U.H @ a) if smaller(m, n) == m else (a @ V) @ V.H


def singular_projector(a: ArrayLike, k: int, /, side: Literal["left", "right"] = "left") -> Tensor:
    """The orthogonal projector on the singular vectors of the k largest singular values.

    For matrices (..., m, n) it is U[:, :k] @ U[:, :k].H with side="left", of shape (..., m, m), and
    Vh[:k].H @ Vh[:k] with side="right", of shape (..., n, n). Derivatives are those of `low_rank`,
    and so are the errors; a singular value of zero on the longer side also equals the others there.

    >>> import numpy as np
    >>> singular_projector(np.diag([1.0, 3.0, 3.0]), 2)
    Tensor([[0., 0., 0.],
            [0., 1., 0.],
            [0., 0., 1.]])
    """
    if side not in ("left", "right"):
        raise ValueError(f"singular_projector: side is {side!r}, expected 'left' or 'right'")
    _, U, V = _singular_vectors("singular_projector", a, k)
    X = U if side == "left" else V
    return X @ X.H


def spectral_projector(a: ArrayLike, start: int, stop: int, /, UPLO: str = "L") -> Tensor:
    """The orthogonal projector on the eigenvectors `start` to `stop` - 1 of Hermitian matrices.

    It is V[:, start:stop] @ V[:, start:stop].H for the eigenvectors V of `eigh`, whose eigenvalues
    ascend; (..., n, n), of which the triangle `UPLO` is read. Derivatives of every order divide
    only by differences between eigenvalues in the range and others. Differentiating raises
    GaugeError if such a difference is only rounding. Raises ValueError if the range is not one of
    0 to n.

    Source: Kato, Perturbation theory for linear operators (1966), II.2; see the maths note on
    subspaces.

    >>> import numpy as np
    >>> spectral_projector(np.diag([1.0, 3.0, 3.0]), 1, 3)
    Tensor([[0., 0., 0.],
            [0., 1., 0.],
            [0., 0., 1.]])
    """
    lower = triangle_named("spectral_projector", UPLO)
    a = inexact_array("spectral_projector", a)
    check_square("spectral_projector", "a", a.aval)
    bounds = index(start), index(stop)
    _check_bounds("spectral_projector", "(start, stop)", bounds, a.shape[-1])
    w, V = apply(eigh_family.bind(lower=lower, broadening=0.0), detached(a))
    V = columns(apply(spectral_family.bind(lower=lower, kept=bounds), a, w, V), *bounds)
    return V @ V.H
