"""The Hessenberg form. Maths note: polar."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, overload

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.creation import zeros_like
from tenferro.functions.arrays.joining import concat
from tenferro.linalg.arguments import square_matrix
from tenferro.linalg.opaque import FACTORIZATION
from tenferro.linalg.parts import columns, lower, rows
from tenferro.linalg.scipys_options import with_options
from tenferro.ops.base import apply, conj, imag
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["HessenbergResult", "hessenberg"]


class HessenbergResult(NamedTuple):
    """a = Q H Qᴴ.

    >>> import numpy as np
    >>> a = np.array([[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [2.0, 1.0, 2.0]])
    >>> H, Q = hessenberg(a, calc_q=True)
    >>> bool(np.allclose(Q @ H @ Q.T, a)), bool(np.allclose(H[2, 0], 0.0))
    (True, True)
    """

    H: Tensor
    Q: Tensor


def _hessenberg(a: Aval) -> tuple[Aval, Aval]:
    return a, a


hessenberg_family = family(
    "tenferro.linalg.hessenberg.v1",
    _hessenberg,
    operands="a(n,n)",
    n_outputs=2,
    opaque=FACTORIZATION,
    harmless={0: diagonal},
)


@hessenberg_family.jvp
def _(A: Array, H: Array, Q: Array, dA: Array) -> Any:
    B = Q.H @ dA @ Q
    if H.shape[-1] < 2:
        return B, None
    omega = _rotation(H, B)
    dH = B + H @ omega - omega @ H
    return (dH - _below_subdiagonal(dH) if H.shape[-1] > 2 else dH), Q @ omega


def _below_subdiagonal(x: Array) -> Any:
    n = x.shape[-1]
    inner = lower(columns(rows(x, 1, n), 0, n - 1), 0.0)
    tall = concat([zeros_like(rows(inner, 0, 1)), inner], axis=-2)
    return concat([tall, zeros_like(columns(tall, 0, 1))], axis=-1)


def _rotation(H: Array, B: Array) -> Any:
    """Ω = QᴴdQ, a column at a time from Ω e₁ = 0.

    The column j of dH = B + HΩ − ΩH vanishes below the subdiagonal, where H is real; this
    determines the column j + 1 of Ω from there on down, and being anti-Hermitian the rest.
    """
    n = H.shape[-1]
    done = [zeros_like(columns(B, 0, 1))]
    for j in range(n - 1):
        known = concat(done, axis=-1)
        right = columns(B, j, j + 1) + H @ done[j] - known @ rows(columns(H, j, j + 1), 0, j + 1)
        pivot = rows(columns(H, j, j + 1), j + 1, j + 2)
        below = rows(right, j + 2, n) / pivot
        phase = rows(right, j + 1, j + 2) / pivot
        rotation = 1j * imag(phase) if H.aval.is_complex else zeros_like(phase)
        above = -conj(rows(known, j + 1, j + 2).mT)
        done.append(concat([above, rotation, below], axis=-2))
    return concat(done, axis=-1)


@overload
def hessenberg(
    a: ArrayLike,
    /,
    calc_q: Literal[False] = False,
    *,
    check_finite: bool = False,
    overwrite_a: bool = False,
) -> Tensor: ...


@overload
def hessenberg(
    a: ArrayLike, /, calc_q: Literal[True], *, check_finite: bool = False, overwrite_a: bool = False
) -> HessenbergResult: ...


@overload
def hessenberg(
    a: ArrayLike, /, calc_q: bool, *, check_finite: bool = False, overwrite_a: bool = False
) -> Any: ...


@with_options("a")
def hessenberg(a: ArrayLike, /, calc_q: bool = False) -> Any:
    """H, zero below its subdiagonal, or with `calc_q` (H, Q) with a = Q H Qᴴ.

    `a` is (..., n, n). The derivative has infinite or NaN entries where the subdiagonal has a
    zero before its end: the form has none there. Raises LinAlgError for matrices that are not
    square.

    >>> import numpy as np
    >>> hessenberg(np.array([[1.0, 2.0], [3.0, 4.0]]))
    Tensor([[1., 2.],
            [3., 4.]])
    """
    factors = HessenbergResult(
        *apply(hessenberg_family.bind(), square_matrix("hessenberg", "a", a))
    )
    return factors if calc_q else factors.H
