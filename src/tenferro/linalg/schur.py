"""The Schur form. Maths note: schur."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.creation import zeros_like
from tenferro.functions.arrays.joining import concat
from tenferro.linalg.arguments import check_square, inexact_array
from tenferro.linalg.opaque import FACTORIZATION, SOLVER
from tenferro.linalg.parts import columns, diagonal_matrix, diagonal_of, rows, upper
from tenferro.linalg.scipys_options import with_options
from tenferro.ops.arrays.structural import slice_axis
from tenferro.ops.base import apply, compare, convert_to, full
from tenferro.ops.base.formulas import where
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval
from tenferro.tensor.dtypes import complex_dtype

__all__ = ["SchurResult", "schur"]


class SchurResult(NamedTuple):
    """a = Z T Zᴴ.

    >>> import numpy as np
    >>> T, Z = schur(np.array([[1.0, 2.0], [2.0, 1.0]]))
    >>> np.diag(T).round(6)
    Tensor([ 3., -1.])
    """

    T: Tensor
    Z: Tensor


def _schur(a: Aval) -> tuple[Aval, Aval]:
    return a, a


def _generator(T: Aval, B: Aval, *, adjoint: bool) -> Aval:
    return B


schur_family = family(
    "tenferro.linalg.schur.v1",
    _schur,
    operands="a(n,n)",
    n_outputs=2,
    opaque=FACTORIZATION,
    harmless={0: diagonal},
)
generator_family = family(
    "tenferro.linalg.schur_generator.v1",
    _generator,
    operands="T(n,n) B(n,n)",
    linear=(1,),
    opaque=SOLVER,
    harmless={0: diagonal},
)
"""L, zero on and above the diagonal blocks of T, such that L T − T L and B agree below them.

`adjoint` is the adjoint of this map: L Tᴴ − Tᴴ L and B agree below the blocks.
"""


def generator(T: Array, B: Array, *, adjoint: bool = False) -> Any:
    """What must be rotated below the diagonal for a change B of the triangular T."""
    return apply(generator_family.bind(adjoint=adjoint), T, B)


@generator_family.jvp
def _(T: Array, B: Array, L: Array, dT: Any, dB: Any, *, adjoint: bool) -> Any:
    D = dT.H if adjoint else dT
    return generator(T, dB - (L @ D - D @ L), adjoint=adjoint)


@generator_family.transpose(1)
def _(ct: Array, T: Array, B: Array, *, adjoint: bool) -> Any:
    return generator(T, ct, adjoint=not adjoint)


@schur_family.jvp
def _(A: Array, T: Array, Z: Any, dA: Array) -> Any:
    B = Z.H @ dA @ Z
    L = generator(T, B)
    omega = L - L.H
    dT = B + T @ omega - omega @ T
    if A.aval.is_complex:
        return upper(dT), Z @ omega
    inner = _inner_rotation(T, dT)
    return dT + T @ inner - inner @ T, Z @ (omega + inner)


def _inner_rotation(T: Array, dT: Any) -> Any:
    """Turns of the 2×2 blocks [[a, b], [c, a]] of a real T that keep their diagonals equal.

    A rotation by θ changes the difference of the diagonal by 2θ(b + c).
    """
    n = T.shape[-1]
    if n == 1 or n == 0:
        return zeros_like(dT)
    above = diagonal_of(columns(rows(T, 0, n - 1), 1, n))
    below = diagonal_of(columns(rows(T, 1, n), 0, n - 1))
    both = above + below
    rotating = compare("not_equal", below, 0) & compare("not_equal", both, 0)
    coefficient = convert_to(rotating, both.dtype) * -0.5 / where(rotating, both, 1.0)
    d = diagonal_of(dT)
    last = d.ndim - 1
    difference = slice_axis(d, last, 0, n - 1) - slice_axis(d, last, 1, n)
    shifted = subdiagonal(coefficient * difference)
    return shifted - shifted.mT


def subdiagonal(x: Array) -> Any:
    """Matrices with x below the diagonal."""
    one = full(x, x.aval.with_shape((*x.shape[:-1], 1)), 0)
    D = diagonal_matrix(concat([x, one], axis=-1))
    return concat([zeros_like(rows(D, 0, 1)), rows(D, 0, x.shape[-1])], axis=-2)


def schur_of(a: Any) -> tuple[Any, Any]:
    """T and Z of the Schur form a = Z T Zᴴ in a's own dtype."""
    T, Z = apply(schur_family.bind(), a)
    return T, Z


@with_options("a")
def schur(a: ArrayLike, /, output: str = "real") -> SchurResult:
    """T and unitary Z with a = Z T Zᴴ.

    `a` is (..., n, n). T is upper triangular; for real `a` and output="real" it is real with 2×2
    blocks on its diagonal for pairs of complex eigenvalues. Z is determined up to phases of its
    columns (the derivative assumes diag(Zᴴ dZ) = 0). At repeated eigenvalues Z has no derivative,
    and differentiating raises LinAlgError.

    >>> import numpy as np
    >>> schur(np.array([[1.0, 2.0], [0.0, 3.0]])).T
    Tensor([[1., 2.],
            [0., 3.]])
    """
    if output not in ("real", "complex"):
        raise ValueError(f"schur: output is {output!r}, expected 'real' or 'complex'")
    a = inexact_array("schur", a)
    check_square("schur", "a", a.aval)
    return SchurResult(
        *schur_of(convert_to(a, complex_dtype(a.dtype)) if output == "complex" else a)
    )
