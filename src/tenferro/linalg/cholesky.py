"""The Cholesky factorization and what is solved with it. Maths note: cholesky."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.linalg.arguments import check_square, inexact_array, inexact_arrays, with_batch
from tenferro.linalg.opaque import FACTORIZATION
from tenferro.linalg.parts import hermitian, identity, lower, triangle
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.stacks import solve_stacked
from tenferro.linalg.triangular import triangular_solve
from tenferro.linalg.unrolled import assembled, cholesky as written_cholesky, elements
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import apply, broadcast_to_shape, conj, convert_to, f
from tenferro.ops.base.writer import diagonal
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = [
    "cho_factor", "cho_solve", "cholesky", "cholesky_inverse", "cholesky_solve", "cholesky_update",
]  # fmt: skip


def _infer(a: Aval) -> Aval:
    return a


def _linear(L: Aval, x: Aval) -> Aval:
    return x


cholesky_family = family(
    "tenferro.linalg.cholesky.v1",
    _infer,
    operands="a(n,n)",
    opaque=FACTORIZATION,
    harmless={0: diagonal},
)
tangent_family = family(
    "tenferro.linalg.cholesky_tangent.v1",
    _linear,
    operands="L(n,n) x(n,n)",
    linear=(1,),
    real_linear=(1,),
)
cotangent_family = family(
    "tenferro.linalg.cholesky_cotangent.v1",
    _linear,
    operands="L(n,n) x(n,n)",
    linear=(1,),
    real_linear=(1,),
)


@cholesky_family.formula
def _(A: Array) -> Any:
    if (matrix := elements(A)) is None:
        return None
    rows, pivots = written_cholesky([row[: i + 1] for i, row in enumerate(matrix)])
    fails = reduce(or_, [f.less_equal(x, 0) for x in pivots])  # NaN is a result, as LAPACK's
    text = "cholesky: argument a: {which} is not positive definite"
    rows[0][0] = ensured(rows[0][0], ~fails, text, "LinAlgError")
    zero, n = f.zeros_like(rows[0][0]), len(rows)
    return assembled(
        [[*(convert_to(x, A.dtype) for x in row), *[zero] * (n - len(row))] for row in rows]
    )


@cholesky_family.jvp
def _(A: Array, L: Array, dA: Array) -> Any:
    return tangent(L, dA)


def tangent(L: Array, X: Array) -> Any:
    """L Φ(L⁻¹ H L⁻ᴴ), H the Hermitian matrix of X's lower triangle."""
    return apply(tangent_family.bind(), L, X)


def cotangent(L: Array, G: Array) -> Any:
    """The transpose of `tangent`: S = L⁻ᴴ Φ(LᴴG) L⁻¹ added to its mirror image, lower triangle."""
    return apply(cotangent_family.bind(), L, G)


@tangent_family.formula
def _(L: Array, X: Array) -> Any:
    return L @ lower(congruence(L, hermitian(X, lower=True)), 0.5)


@cotangent_family.formula
def _(L: Array, G: Array) -> Any:
    left = triangular_solve(L, lower(L.H @ G, 0.5), lower=True, mode="C")
    S = triangular_solve(L, left, lower=True, right=True)
    return lower(S + S.H, 0.5)


@tangent_family.transpose(1)
def _(ct: Array, L: Array, X: Array) -> Any:
    return cotangent(L, ct)


@cotangent_family.transpose(1)
def _(ct: Array, L: Array, G: Array) -> Any:
    return tangent(L, ct)


@tangent_family.jvp
def _(L: Array, X: Array, Y: Array, dL: Array, dX: Array) -> Any:
    P = triangular_solve(L, Y, lower=True)
    dS = triangular_solve(L, dL, lower=True)
    product = dS @ (P + P.H)
    return dL @ P - L @ lower(product + product.H, 0.5) + tangent(L, dX)


@cotangent_family.jvp
def _(L: Array, G: Array, Z: Any, dL: Array, dG: Array) -> Any:
    K = triangular_solve(L, dL.H, lower=True, mode="C")
    product = K @ (Z + Z.H)
    left = triangular_solve(L, lower(dL.H @ G, 0.5), lower=True, mode="C")
    S = triangular_solve(L, left.H, lower=True, mode="C")
    S = S - product
    return lower(S + S.H, 0.5) + cotangent(L, dG)


def congruence(L: Array, X: Array) -> Any:
    """L⁻¹ X L⁻ᴴ for a lower triangular L and a Hermitian X."""
    half = triangular_solve(L, X, lower=True)
    return triangular_solve(L, half.H, lower=True)


@with_options("a")
def cholesky(a: ArrayLike, /, *, upper: bool | None = None, lower: bool | None = None) -> Tensor:
    """The triangular L with L Lᴴ = a and a positive diagonal, or with `upper` U = Lᴴ.

    `lower=False` is the same as `upper=True`; contradictory values raise ValueError. `a` has shape
    (..., n, n) and is Hermitian and positive definite. As in LAPACK, only one triangle is read (the
    lower one, or with `upper` the upper one), and the gradient is in this triangle. For a matrix
    that is Hermitian by construction this makes no difference. Raises LinAlgError, which names the
    matrix of a batch, for a matrix that is not square or not positive definite.

    >>> import numpy as np
    >>> cholesky(np.array([[4.0, 2.0], [2.0, 5.0]]))
    Tensor([[2., 0.],
            [1., 2.]])
    """
    if upper is not None and lower is not None and bool(upper) == bool(lower):
        raise ValueError(f"cholesky: upper={upper!r} and lower={lower!r}, expected one of the two")
    a = inexact_array("cholesky", a)
    check_square("cholesky", "a", a.aval)
    if upper or (lower is not None and not lower):
        # aᵀ = L Lᴴ gives a = (Lᵀ)ᴴ Lᵀ: nothing is conjugated, which would give zeros a sign
        return apply(cholesky_family.bind(), a.mT).mT
    return apply(cholesky_family.bind(), a)


@with_options("a")
def cho_factor(a: ArrayLike, lower: bool = False) -> tuple[Tensor, bool]:
    """The Cholesky factor and which triangle it is, for `cho_solve`; zeros in the other one.

    >>> import numpy as np
    >>> c, low = cho_factor(np.array([[4.0]]))
    >>> c, low
    (Tensor([[2.]]), False)
    """
    return cholesky(a, upper=not lower), lower


@with_options("b")
def cho_solve(c_and_lower: tuple[Any, bool], b: ArrayLike) -> Tensor:
    """The solution of a x = b, given the Cholesky factor of a as `cho_factor` returns it.

    `b` is (n,) or (..., n, k); batches broadcast. Only the factor's own triangle is read.

    >>> import numpy as np
    >>> cho_solve((np.array([[2.0]]), True), np.array([8.0]))
    Tensor([2.])
    """
    c, is_lower = c_and_lower
    c, b = inexact_arrays("cho_solve", c, b)
    check_square("cho_solve", "c", c.aval)

    def both(factor: Array, v: Array) -> Any:
        first, second = ("N", "C") if is_lower else ("C", "N")
        half = triangular_solve(factor, v, lower=is_lower, mode=first)
        return triangular_solve(factor, half, lower=is_lower, mode=second)

    return solve_stacked("cho_solve", both, c, b)


def cholesky_solve(b: ArrayLike, factor: ArrayLike, /, *, upper: bool = False) -> Tensor:
    """The solution of a x = b, given the Cholesky factor of a.

    >>> import numpy as np
    >>> cholesky_solve(np.array([8.0]), np.array([[2.0]]))
    Tensor([2.])
    """
    return cho_solve((factor, not upper), b)


def cholesky_inverse(factor: ArrayLike, /, *, upper: bool = False) -> Tensor:
    """The inverse of a, given its Cholesky factor.

    >>> import numpy as np
    >>> cholesky_inverse(np.array([[2.0]]))
    Tensor([[0.25]])
    """
    factor = inexact_array("cholesky_inverse", factor)
    check_square("cholesky_inverse", "factor", factor.aval)
    unit = broadcast_to_shape(identity(factor, factor.shape[-1]), factor.shape)
    inverse = triangular_solve(factor, unit, lower=not upper)
    return inverse @ inverse.H if upper else inverse.H @ inverse


def cholesky_update(
    factor: ArrayLike, x: ArrayLike, /, alpha: ArrayLike = 1.0, *, upper: bool = False
) -> Tensor:
    """The Cholesky factor of a + alpha x xᴴ, given that of a: a rank-one update or downdate.

    `factor` is (..., n, n), `x` (..., n). With L⁻¹x = v the new factor is L·cholesky(1 + alpha v
    vᴴ). Raises LinAlgError if the updated matrix is not positive definite.

    >>> import numpy as np
    >>> cholesky_update(np.array([[3.0]]), np.array([4.0]))
    Tensor([[5.]])
    """
    factor, x = inexact_arrays("cholesky_update", factor, x)
    check_square("cholesky_update", "factor", factor.aval)
    L = triangle(factor.H if upper else factor, lower=True)
    L, column = with_batch("cholesky_update", [L, expand_dims(x, axis=-1)])
    v = triangular_solve(L, column, lower=True)
    inner = identity(L, L.shape[-1]) + alpha * (v @ conj(v.mT))
    updated = L @ apply(cholesky_family.bind(), inner)
    return updated.H if upper else updated
