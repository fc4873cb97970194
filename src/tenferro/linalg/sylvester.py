"""Sylvester and Lyapunov equations. Maths note: sylvester."""

from __future__ import annotations

from typing import Any

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.linalg.arguments import (
    check_square,
    inexact_arrays,
    refuse_shape,
    with_batch,
)
from tenferro.linalg.eigh import eigh_family
from tenferro.linalg.opaque import SOLVER
from tenferro.linalg.schur import schur_of
from tenferro.ops.base import apply
from tenferro.ops.base.writer import diagonal, zeros
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["solve_continuous_lyapunov", "solve_discrete_lyapunov", "solve_sylvester"]


def _sylvester(*operands: Aval, adjoint: bool, b_adjoint: bool) -> Aval:
    return operands[6]


def _stein(g: Aval, w: Aval, c: Aval) -> Aval:
    return c


def _discrete(a: Aval, q: Aval, *, adjoint: bool) -> Aval:
    return q


sylvester_family = family(
    "tenferro.linalg.sylvester.v1",
    _sylvester,
    operands="a(m,m) b(n,n) Ta(m,m) Za(m,m) Tb(n,n) Zb(n,n) c(m,n)",
    linear=(6,),
    opaque=SOLVER,
    harmless={2: diagonal, 4: diagonal},
)
"""X of a X + X b = c, or of aᴴ X + X bᴴ = c, given also the Schur forms Z T Zᴴ of a and of b.

With `b_adjoint` the second Schur form is that of bᴴ. X is a function of only a, b and c.
"""
stein_family = family(
    "tenferro.linalg.stein.v1", _stein, operands="g(m,m) w(n,n) c(m,n)", linear=(2,)
)
discrete_family = family(
    "tenferro.linalg.discrete_lyapunov.v1",
    _discrete,
    operands="a(n,n) q(n,n)",
    linear=(1,),
    opaque=SOLVER,
    harmless={0: zeros, 1: zeros},
)


def sylvester_with(factors: Any, c: Any, *, adjoint: bool = False, b_adjoint: bool = False) -> Any:
    """X of a X + X b = c, given (a, b, Ta, Za, Tb, Zb)."""
    return apply(sylvester_family.bind(adjoint=adjoint, b_adjoint=b_adjoint), *factors, c)


@sylvester_family.jvp
def _(*values: Array, adjoint: bool, b_adjoint: bool) -> Any:
    factors, X = values[:6], values[7]
    dA, dB, dC = values[8], values[9], values[14]
    if adjoint:
        dA, dB = dA.H, dB.H
    change = dC - dA @ X - X @ dB
    return sylvester_with(factors, change, adjoint=adjoint, b_adjoint=b_adjoint)


@sylvester_family.transpose(6)
def _(ct: Array, *values: Array, adjoint: bool, b_adjoint: bool) -> Any:
    return sylvester_with(values[:6], ct, adjoint=not adjoint, b_adjoint=b_adjoint)


def stein(G: Array, W: Array, C: Array) -> Any:
    """X of X − G X W = C for Hermitian G and W."""
    return apply(stein_family.bind(), G, W, C)


@stein_family.formula
def _(G: Array, W: Array, C: Array) -> Any:
    (x, U), (y, V) = (apply(eigh_family.bind(lower=True, broadening=0.0), M) for M in (G, W))
    product = expand_dims(x, axis=-1) * expand_dims(y, axis=-2)
    return U @ ((U.H @ C @ V) / (1 - product)) @ V.H


@stein_family.jvp
def _(G: Array, W: Array, C: Array, X: Array, dG: Array, dW: Any, dC: Any) -> Any:
    return stein(G, W, dC + dG @ X @ W + G @ X @ dW)


@stein_family.transpose(2)
def _(ct: Array, G: Array, W: Array, C: Array) -> Any:
    return stein(G, W, ct)


def solve_sylvester(a: ArrayLike, b: ArrayLike, q: ArrayLike, /) -> Tensor:
    """X of a X + X b = q.

    `a` is (..., m, m), `b` (..., n, n), `q` (..., m, n); batches broadcast. Raises LinAlgError for
    inconsistent shapes, and where a and −b share an eigenvalue: then no solution exists.

    >>> import numpy as np
    >>> solve_sylvester(np.array([[1.0]]), np.array([[2.0]]), np.array([[6.0]]))
    Tensor([[2.]])
    """
    a, b, q = inexact_arrays("solve_sylvester", a, b, q)
    check_square("solve_sylvester", "a", a.aval)
    check_square("solve_sylvester", "b", b.aval)
    check_middle("solve_sylvester", a, b, q)
    a, b, q = with_batch("solve_sylvester", [a, b, q])
    return sylvester_with((a, b, *schur_of(a), *schur_of(b)), q)


def check_middle(name: str, a: Array, b: Array, q: Array) -> None:
    """Raise LinAlgError unless a q b is a product of matrices."""
    if q.ndim < 2 or q.shape[-2:] != (a.shape[-1], b.shape[-1]):
        refuse_shape(name, "q", q.shape, f"(..., {a.shape[-1]}, {b.shape[-1]})")


def solve_continuous_lyapunov(a: ArrayLike, q: ArrayLike, /) -> Tensor:
    """X of a X + X aᴴ = q; see `solve_sylvester`.

    >>> import numpy as np
    >>> solve_continuous_lyapunov(np.array([[1.0]]), np.array([[6.0]]))
    Tensor([[3.]])
    """
    a, q = inexact_arrays("solve_continuous_lyapunov", a, q)
    check_square("solve_continuous_lyapunov", "a", a.aval)
    check_middle("solve_continuous_lyapunov", a, a, q)
    a, q = with_batch("solve_continuous_lyapunov", [a, q])
    T, Z = schur_of(a)
    return sylvester_with((a, a.H, T, Z, T, Z), q, b_adjoint=True)


def solve_discrete_lyapunov(a: ArrayLike, q: ArrayLike, /) -> Tensor:
    """X of a X aᴴ − X + q = 0.

    `a` and `q` are (..., n, n); batches broadcast. Raises LinAlgError for inconsistent shapes,
    and where two eigenvalues have λᵢ conj(λⱼ) = 1: then no solution exists.

    >>> import numpy as np
    >>> solve_discrete_lyapunov(np.array([[0.5]]), np.array([[3.0]]))
    Tensor([[4.]])
    """
    a, q = inexact_arrays("solve_discrete_lyapunov", a, q)
    check_square("solve_discrete_lyapunov", "a", a.aval)
    check_middle("solve_discrete_lyapunov", a, a, q)
    return _discrete_lyapunov(*with_batch("solve_discrete_lyapunov", [a, q]), adjoint=False)


def _discrete_lyapunov(a: Array, q: Array, *, adjoint: bool) -> Any:
    return apply(discrete_family.bind(adjoint=adjoint), a, q)


@discrete_family.jvp
def _(A: Array, Q: Array, X: Array, dA: Array, dQ: Array, *, adjoint: bool) -> Any:
    left, dleft = (A.H, dA.H) if adjoint else (A, dA)
    change = dleft @ X @ left.H + left @ X @ dleft.H
    return _discrete_lyapunov(A, dQ + change, adjoint=adjoint)


@discrete_family.transpose(1)
def _(ct: Array, A: Array, Q: Array, *, adjoint: bool) -> Any:
    return _discrete_lyapunov(A, ct, adjoint=not adjoint)
