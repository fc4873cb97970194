"""The polar decomposition. Maths note: polar."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.linalg.arguments import check_matrix, inexact_array
from tenferro.linalg.parts import smaller
from tenferro.linalg.schur import schur_of
from tenferro.linalg.solve import solve
from tenferro.linalg.svd import svd_within
from tenferro.linalg.sylvester import sylvester_with
from tenferro.ops.base import apply
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["PolarResult", "polar"]


class PolarResult(NamedTuple):
    """a = u p, or a = p u.

    >>> import numpy as np
    >>> polar(np.diag([2.0, -3.0])).p.round(6)
    Tensor([[2., 0.],
            [0., 3.]])
    """

    u: Tensor
    p: Tensor


def _unitary(a: Aval) -> Aval:
    return a


unitary_family = family(
    "tenferro.linalg.polar_unitary.v1",
    _unitary,
    operands="a(m,n)",
)


@unitary_family.formula
def _(A: Array) -> Any:
    U, _, Vh = svd_within("polar", A, full_matrices=False)
    return U @ Vh


@unitary_family.jvp
def _(A: Array, U: Array, dA: Array) -> Any:
    """For A = U P with UᴴU = 1: P Ω + Ω P = UᴴdA − dAᴴU determines Ω = UᴴdU."""
    P = U.H @ A
    P = 0.5 * (P + P.H)
    T, Z = schur_of(P)
    C = U.H @ dA
    omega = sylvester_with((P, P, T, Z, T, Z), C - C.H)
    if A.shape[-1] == A.shape[-2]:
        return U @ omega
    return U @ omega + solve(P.mT, (dA - U @ C).mT).mT


def polar(a: ArrayLike, /, side: str = "right") -> PolarResult:
    """u with orthonormal columns (or rows) and a Hermitian p ≥ 0 with a = u p.

    `a` is (..., m, n), of any shape; p is (..., n, n), or (..., m, m) for side="left", where
    a = p u. The derivative is correct at repeated singular values too, to every order;
    differentiating raises LinAlgError if one of the min(m, n) singular values is zero. Raises
    LinAlgError for fewer than two axes.

    >>> import numpy as np
    >>> polar(np.array([[-2.0]]))
    PolarResult(u=Tensor([[-1.]]), p=Tensor([[2.]]))
    """
    if side not in ("left", "right"):
        raise ValueError(f"polar: side is {side!r}, expected 'left' or 'right'")
    a = inexact_array("polar", a)
    check_matrix("polar", "a", a.aval)
    u = apply(unitary_family.bind(), a.H).H if _is_wide(a) else apply(unitary_family.bind(), a)
    p = a @ u.H if side == "left" else u.H @ a
    return PolarResult(u, 0.5 * (p + p.H))


def _is_wide(a: Array) -> bool:
    m, n = a.shape[-2:]
    return bool(smaller(m, n) == m) and m != n
