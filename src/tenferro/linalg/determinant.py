"""Determinants. Maths note: determinant."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import add, mul, xor
from typing import Any, NamedTuple

import numpy as np

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.arguments import convert_to
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.einstein import einsum
from tenferro.functions.numbers.choosing import where
from tenferro.linalg.arguments import epsilon, square_matrix
from tenferro.linalg.cofactors import adjugate
from tenferro.linalg.lu import factors
from tenferro.linalg.opaque import STEPS
from tenferro.linalg.parts import diagonal_matrix, diagonal_of, identity, real_aval, trace_of
from tenferro.linalg.permutations import checked_order
from tenferro.linalg.repeated import same_position
from tenferro.linalg.scipys_options import with_options
from tenferro.linalg.solve import inv, solvable, solve_with
from tenferro.linalg.svd import svd_within, svdvals
from tenferro.linalg.unrolled import elements
from tenferro.ops.base import apply, broadcast_to_shape, f, imag, real
from tenferro.ops.base.small import is_small
from tenferro.tensor import Array, ArrayLike, Aval
from tenferro.tensor.rounding import small_pivot

__all__ = ["SlogdetResult", "det", "slogdet"]


class SlogdetResult(NamedTuple):
    """det a = sign · exp(logabsdet).

    >>> import numpy as np
    >>> sign, logabsdet = slogdet(np.diag([2.0, -3.0]))
    >>> float(sign), float(logabsdet.round(6))
    (-1.0, 1.791759)
    """

    sign: Tensor
    logabsdet: Tensor


def _det(a: Aval, packed: Aval, permutation: Aval) -> Aval:
    return a.with_shape(a.shape[:-2])


def _slogdet(a: Aval, packed: Aval, permutation: Aval) -> tuple[Aval, Aval]:
    sign = a.with_shape(a.shape[:-2])
    return sign, real_aval(sign)


def _first(a: Aval, *rest: Aval) -> Aval:
    return a


det_family = family(
    "tenferro.linalg.det.v1",
    _det,
    operands="a(n,n) packed(n,n) permutation(n):int64",
    opaque=STEPS,
)
slogdet_family = family(
    "tenferro.linalg.slogdet.v1",
    _slogdet,
    operands="a(n,n) packed(n,n) permutation(n):int64",
    n_outputs=2,
    opaque=STEPS,
)
adjugate_family = family(
    "tenferro.linalg.adjugate.v1", _first, operands="a(n,n) packed(n,n) permutation(n):int64"
)
adjugate_tangent_family = family(
    "tenferro.linalg.adjugate_tangent.v1",
    _first,
    operands="a(n,n) da(n,n)",
    linear=(1,),
)
adjugate_second_family = family(
    "tenferro.linalg.adjugate_second.v1",
    _first,
    operands="a(n,n) da(n,n) db(n,n)",
    multilinear=(1, 2),
)
"""The second derivative of the adjugate along two directions."""


@det_family.formula
def _(A: Array, F: Array, p: Array) -> Any:
    if (matrix := elements(F)) is None:
        return None
    is_odd = _odd(checked_order("det", p))
    product = reduce(mul, [row[i] for i, row in enumerate(matrix)])
    return f.where(is_odd, -product, product)


@slogdet_family.formula
def _(A: Array, F: Array, p: Array) -> Any:
    if (matrix := elements(F)) is None:
        return None
    is_odd = _odd(checked_order("slogdet", p))
    pivots = [row[i] for i, row in enumerate(matrix)]
    sizes = [f.abs(x) for x in pivots]
    sign = reduce(
        mul, [x / f.where(f.equal(s, 0), 1, s) for x, s in zip(pivots, sizes, strict=True)]
    )
    return f.where(is_odd, -sign, sign), reduce(add, [f.log(s) for s in sizes])


def _odd(order: Sequence[Any]) -> Any:
    """Whether a permutation is an odd number of exchanges."""
    n = len(order)
    inversions = [f.greater(order[i], order[j]) for j in range(n) for i in range(j)]
    return reduce(xor, inversions, f.less(order[0], 0))


@det_family.jvp
def _(A: Array, F: Array, p: Array, y: Array, dA: Array, dF: Array, dp: Array) -> Any:
    return inner(apply(adjugate_family.bind(), A, F, p), dA)


def inner(X: Array, dA: Array) -> Any:
    """tr(X dA)."""
    return (X.mT * dA).sum(axis=(-2, -1))


@adjugate_family.formula
def _(A: Array, F: Array, p: Array) -> Any:
    """det·A⁻¹ where the pivots are far from zero; from the singular values elsewhere."""
    if 0 in A.shape:
        return A
    if is_small(A.aval):
        return adjugate(A)
    size = abs(diagonal_of(F))
    far = size > small_pivot(A.aval) * size.max(axis=-1, keepdims=True)
    regular = matrices(far.all(axis=-1))
    unit = broadcast_to_shape(identity(A, A.shape[-1]), A.shape)
    scale = matrices(apply(det_family.bind(), A, F, p))
    inverse = scale * solve_with(A, f.where(regular, F, unit), p, unit)
    frame = _Frame(f.where(regular, unit, A), 1)
    return f.where(regular, inverse, frame.outer(diagonal_matrix(frame.others)))


@adjugate_family.jvp
def _(A: Array, F: Array, p: Array, X: Array, dA: Array, dF: Array, dp: Array) -> Any:
    return apply(adjugate_tangent_family.bind(), A, dA)


@adjugate_tangent_family.formula
def _(A: Array, E: Array) -> Any:
    if 0 in A.shape:
        return A
    if is_small(A.aval):
        return adjugate(A, E)
    frame = _Frame(A, 2)
    E, P = frame.inner(E), frame.others
    return frame.outer(_with_diagonal(-P * E, einsum("...ij,...j->...i", P, diagonal_of(E))))


@adjugate_second_family.formula
def _(A: Array, E: Array, F: Array) -> Any:
    if 0 in A.shape:
        return A
    if is_small(A.aval):
        return adjugate(A, E, F)
    frame = _Frame(A, 3)
    E, F, P = frame.inner(E), frame.inner(F), frame.others
    x, y = diagonal_of(E), diagonal_of(F)
    D = (
        einsum("...ijk,...ji,...ik->...jk", P, E, F)
        + einsum("...ijk,...ji,...ik->...jk", P, F, E)
        - einsum("...ijk,...i->...jk", P, x) * F
        - einsum("...ijk,...i->...jk", P, y) * E
    )
    pairs = expand_dims(x, axis=-1) * expand_dims(y, axis=-2) - E * F.mT
    return frame.outer(_with_diagonal(D, einsum("...ijk,...ij->...k", P, pairs)))


class _Frame:
    """The singular vectors of a, in which derivatives of its adjugate are sums over products of all
    singular values but `count` different ones: `others`, 0 where two are the same."""

    def __init__(self, A: Array, count: int) -> None:
        self.U, s, self.Vh = svd_within("det", A, full_matrices=True)
        self.phase = matrices(det(self.U) * det(self.Vh))
        n: Any = A.shape[-1]
        *left_out, last = np.ogrid[(slice(n),) * (count + 1)]
        taken = np.any(np.broadcast_arrays(*(i == last for i in left_out)), axis=0)
        rest = where(taken, 1, s[(..., *[None] * count, slice(None))]).prod(axis=-1)
        self.others = convert_to(where(taken.sum(axis=-1) == count, rest, 0), A.dtype)

    def inner(self, E: ArrayLike) -> Any:
        """A direction in this frame."""
        return self.U.H @ E @ self.Vh.H

    def outer(self, D: ArrayLike) -> Any:
        """A derivative, back from this frame."""
        return self.phase * (self.Vh.H @ D @ self.U.H)


def _with_diagonal(x: Array, diagonal: Any) -> Any:
    return f.where(same_position(x), expand_dims(diagonal, axis=-1), x)


@adjugate_tangent_family.transpose(1)
def _(ct: Array, A: Array, dA: Array) -> Any:
    # The second derivative of det is symmetric: tr(M·dadj[E]) = tr(dadj[M]·E), with M = ctᴴ.
    return apply(adjugate_tangent_family.bind(), A, ct.H).H


@adjugate_tangent_family.jvp
def _(A: Array, E: Array, Y: Array, dA: Array, dE: Array) -> Any:
    return _second(A, E, dA) + apply(adjugate_tangent_family.bind(), A, dE)


def _second(A: Array, E: Array, F: Array) -> Any:
    return apply(adjugate_second_family.bind(), A, E, F)


@adjugate_second_family.transpose(1)
def _(ct: Array, A: Array, E: Array, F: Array) -> Any:
    # The third derivative of det is symmetric too.
    return _second(A, ct.H, F).H


@adjugate_second_family.transpose(2)
def _(ct: Array, A: Array, E: Array, F: Array) -> Any:
    return _second(A, E, ct.H).H


@adjugate_second_family.jvp
def _(A: Array, E: Array, F: Array, Y: Array, dA: Array, dE: Array, dF: Array) -> Any:
    """With X = A⁻¹, e = XE and f = XF it is det·qX: note determinant. For regular A only."""
    regular = _far_from_singular(A)
    X = inv(regular)
    e, f, d = X @ E, X @ F, X @ dA
    de, df = -(d @ e), -(d @ f)
    change = _mixed(de, f) + _mixed(e, df) - _mixed(e, f) @ d + _trace(d) * _mixed(e, f)
    return matrices(det(regular)) * change @ X + _second(A, dE, F) + _second(A, E, dF)


def _mixed(e: Array, f: Any) -> Any:
    """q(e, f) = (tr e · tr f − tr ef) − tr e · f − tr f · e + ef + fe."""
    product = e @ f
    scalar = _trace(e) * _trace(f) - _trace(product)
    return scalar * identity(e, e.shape[-1]) - _trace(e) * f - _trace(f) * e + product + f @ e


def _trace(x: Array) -> Any:
    return matrices(trace_of(x))


def _far_from_singular(A: Array) -> Any:
    """The matrix, if a derivative by its inverse has a quarter of the digits at least."""
    if 0 in A.shape:
        return A
    s = svdvals(A)
    far = s[..., 0] < s[..., -1] * epsilon(A.dtype) ** -0.25
    text = "det: argument a: {which} is nearly singular: no fourth derivative of its determinant"
    return solvable(A, far, text)


def matrices(x: Array) -> Any:
    """Scalars as stacks of 1×1 matrices."""
    return expand_dims(x, axis=(-2, -1))


@slogdet_family.jvp
def _(
    A: Array, F: Array, p: Array, sign: Any, logabsdet: Any, dA: Array, dF: Array, dp: Array
) -> Any:
    t = trace_of(solve_with(A, F, p, dA))
    if not A.aval.is_complex:
        return None, t
    return sign * (t - real_part_as_complex(t)), real(t)


def real_part_as_complex(z: Array) -> Any:
    """Re z with the dtype of z."""
    return z - 1j * imag(z)


@with_options("a")
def det(a: ArrayLike, /) -> Tensor:
    """The determinants of square matrices (..., n, n).

    The first three derivatives are correct for singular matrices too; the fourth raises LinAlgError
    at singular and nearly singular matrices. Raises LinAlgError for matrices that are not square.

    >>> import numpy as np
    >>> det(np.array([[1.0, 2.0], [3.0, 4.0]]))
    Tensor(-2.)
    """
    a = square_matrix("det", "a", a)
    return apply(det_family.bind(), a, *factors(a))


def slogdet(a: ArrayLike, /) -> SlogdetResult:
    """Sign and logarithm of the absolute value of the determinants of matrices (..., n, n).

    The sign of a complex determinant is z/|z| and has a derivative. At a singular matrix the result
    is (0, −inf), and the derivative does not exist and raises LinAlgError.

    >>> import numpy as np
    >>> slogdet(np.array([[0.0, 1.0], [1.0, 0.0]]))
    SlogdetResult(sign=Tensor(-1.), logabsdet=Tensor(0.))
    """
    a = square_matrix("slogdet", "a", a)
    return SlogdetResult(*apply(slogdet_family.bind(), a, *factors(a)))
