"""Determinants. Maths note: determinant."""

from __future__ import annotations

from typing import Any, NamedTuple

from tenferro.extension import family
from tenferro.linalg.arguments import epsilon, square_matrix
from tenferro.linalg.lu import factors
from tenferro.linalg.opaque import STEPS
from tenferro.linalg.parts import identity, real_aval, trace_of
from tenferro.linalg.solve import inv, solvable, solve_with
from tenferro.linalg.svd import svdvals
from tenferro.numpy.manipulation import expand_dims
from tenferro.ops.apply import apply
from tenferro.ops.formulas import imag, real
from tenferro.tensor import Aval


class SlogdetResult(NamedTuple):
    """det a = sign · exp(logabsdet)."""

    sign: Any
    logabsdet: Any


def _det(a: Aval, packed: Aval, permutation: Aval) -> Aval:
    return a.with_shape(a.shape[:-2])


def _slogdet(a: Aval, packed: Aval, permutation: Aval) -> tuple[Aval, Aval]:
    sign = a.with_shape(a.shape[:-2])
    return sign, real_aval(sign)


def _first(a: Aval, *rest: Aval) -> Aval:
    return a


det_family = family(
    "tenferro.linalg.det.v1", _det, operands="a(n,n) packed(n,n) permutation(n):int64", opaque=STEPS
)
slogdet_family = family(
    "tenferro.linalg.slogdet.v1",
    _slogdet,
    operands="a(n,n) packed(n,n) permutation(n):int64",
    n_outputs=2,
    opaque=STEPS,
)
adjugate_family = family(
    "tenferro.linalg.adjugate.v1",
    _first,
    operands="a(n,n) packed(n,n) permutation(n):int64",
    opaque=STEPS,
)
adjugate_tangent_family = family(
    "tenferro.linalg.adjugate_tangent.v1",
    _first,
    operands="a(n,n) da(n,n)",
    linear=(1,),
    opaque=STEPS,
)
adjugate_second_family = family(
    "tenferro.linalg.adjugate_second.v1",
    _first,
    operands="a(n,n) da(n,n) db(n,n)",
    multilinear=(1, 2),
    opaque=STEPS,
)
"""The second derivative of the adjugate along two directions."""


@det_family.jvp
def _(A: Any, F: Any, p: Any, y: Any, dA: Any, dF: Any, dp: Any) -> Any:
    return inner(apply(adjugate_family.bind(), A, F, p), dA)


def inner(X: Any, dA: Any) -> Any:
    """tr(X dA)."""
    return (X.mT * dA).sum(axis=(-2, -1))


@adjugate_family.jvp
def _(A: Any, F: Any, p: Any, X: Any, dA: Any, dF: Any, dp: Any) -> Any:
    return apply(adjugate_tangent_family.bind(), A, dA)


@adjugate_tangent_family.transpose(1)
def _(ct: Any, A: Any, dA: Any) -> Any:
    # The second derivative of det is symmetric: tr(M·dadj[E]) = tr(dadj[M]·E), with M = ctᴴ.
    return apply(adjugate_tangent_family.bind(), A, ct.H).H


@adjugate_tangent_family.jvp
def _(A: Any, E: Any, Y: Any, dA: Any, dE: Any) -> Any:
    return _second(A, E, dA) + apply(adjugate_tangent_family.bind(), A, dE)


def _second(A: Any, E: Any, F: Any) -> Any:
    return apply(adjugate_second_family.bind(), A, E, F)


@adjugate_second_family.transpose(1)
def _(ct: Any, A: Any, E: Any, F: Any) -> Any:
    # The third derivative of det is symmetric too.
    return _second(A, ct.H, F).H


@adjugate_second_family.transpose(2)
def _(ct: Any, A: Any, E: Any, F: Any) -> Any:
    return _second(A, E, ct.H).H


@adjugate_second_family.jvp
def _(A: Any, E: Any, F: Any, Y: Any, dA: Any, dE: Any, dF: Any) -> Any:
    """With X = A⁻¹, e = XE and f = XF it is det·qX: note determinant. For regular A only."""
    regular = _far_from_singular(A)
    X = inv(regular)
    e, f, d = X @ E, X @ F, X @ dA
    de, df = -(d @ e), -(d @ f)
    change = _mixed(de, f) + _mixed(e, df) - _mixed(e, f) @ d + _trace(d) * _mixed(e, f)
    return matrices(det(regular)) * change @ X + _second(A, dE, F) + _second(A, E, dF)


def _mixed(e: Any, f: Any) -> Any:
    """q(e, f) = (tr e · tr f − tr ef) − tr e · f − tr f · e + ef + fe."""
    product = e @ f
    scalar = _trace(e) * _trace(f) - _trace(product)
    return scalar * identity(e, e.shape[-1]) - _trace(e) * f - _trace(f) * e + product + f @ e


def _trace(x: Any) -> Any:
    return matrices(trace_of(x))


def _far_from_singular(A: Any) -> Any:
    """The matrix, if a derivative by its inverse has a quarter of the digits at least."""
    if 0 in A.shape:
        return A
    s = svdvals(A)
    far = s[..., 0] < s[..., -1] * epsilon(A.dtype) ** -0.25
    text = "det: argument a: {which} is nearly singular: no fourth derivative of its determinant"
    return solvable(A, far, text)


def matrices(x: Any) -> Any:
    """Scalars as stacks of 1×1 matrices."""
    return expand_dims(x, axis=(-2, -1))


@slogdet_family.jvp
def _(A: Any, F: Any, p: Any, sign: Any, logabsdet: Any, dA: Any, dF: Any, dp: Any) -> Any:
    t = trace_of(solve_with(A, F, p, dA))
    if not A.aval.is_complex:
        return None, t
    return sign * (t - real_part_as_complex(t)), real(t)


def real_part_as_complex(z: Any) -> Any:
    """Re z with the dtype of z."""
    return z - 1j * imag(z)


def det(a: Any, /) -> Any:
    """The determinants of square matrices (..., n, n).

    The first three derivatives exist for singular matrices too and are right there; the fourth
    raises LinAlgError at matrices that are singular, or nearly so. Raises LinAlgError for matrices
    that are not square.

    >>> import numpy as np
    >>> det(np.array([[1.0, 2.0], [3.0, 4.0]]))
    Tensor(-2.)
    """
    a = square_matrix("det", "a", a)
    return apply(det_family.bind(), a, *factors(a))


def slogdet(a: Any, /) -> SlogdetResult:
    """Sign and logarithm of the absolute value of the determinants of matrices (..., n, n).

    The sign of a complex determinant is z/|z| and has a derivative. At a singular matrix the
    result is (0, −inf), and the derivative raises LinAlgError: there is none.

    >>> import numpy as np
    >>> slogdet(np.array([[0.0, 1.0], [1.0, 0.0]]))
    SlogdetResult(sign=Tensor(-1.), logabsdet=Tensor(0.))
    """
    a = square_matrix("slogdet", "a", a)
    return SlogdetResult(*apply(slogdet_family.bind(), a, *factors(a)))
