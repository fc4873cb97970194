"""Least squares by Golub and Kahan's bidiagonalization, whose condition is not squared.

Maths note: sparse.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit import root
from tenferro.implicit.solvers import over
from tenferro.linalg.arguments import inexact_arrays, refuse_shape
from tenferro.ops.arrays.ensure import ensured
from tenferro.ops.base import as_array, convert_to, promoted_dtype
from tenferro.rows import sharing_signature
from tenferro.sparse.columns import pairings
from tenferro.sparse.krylov import norm
from tenferro.sparse.operators import LinearOperator, aslinearoperator
from tenferro.tensor import ArrayLike
from tenferro.transforms.control import while_loop

__all__ = ["LeastSquares", "lsmr", "lsqr"]

Function = Callable[..., Any]


class LeastSquares(NamedTuple):
    """A solution of least squares, and the norm of its residual.

    >>> import numpy as np
    >>> lsqr(np.ones((2, 1)), np.array([1.0, 3.0])).x.round(6)
    Tensor([2.])
    """

    x: Any
    r1norm: Any


class _Basis(NamedTuple):
    """The last vectors of both sides, and what is left of their products."""

    u: Any
    v: Any
    alpha: Any
    beta: Any


class _State(NamedTuple):
    basis: _Basis
    x: Any
    rotated: Any
    size: Any
    done: Any
    steps: Any


def _followed(matvec: Function, back: Function, s: _Basis) -> _Basis:
    """A v = α u + β u', Aᴴ u' = β v + α' v'."""
    u = matvec(s.v) - s.alpha * s.u
    beta = norm(u)
    u = over(u, beta)
    v = back(u) - beta * s.v
    alpha = norm(v)
    return _Basis(u, over(v, alpha), alpha, beta)


class _Lsqr(NamedTuple):
    """Paige and Saunders' recurrence: the residual is minimal."""

    w: Any
    rho: Any
    phi: Any

    @classmethod
    def begun(cls, first: _Basis) -> _Lsqr:
        return cls(first.v, first.alpha, first.beta)

    def step(self, s: _Basis, x: Any) -> tuple[Any, Any, Any, Any]:
        """The state and x after it, and the norms of r and Aᴴ r."""
        rho = np.hypot(self.rho, s.beta)
        c, sn = over(self.rho, rho), over(s.beta, rho)
        x = x + over(c * self.phi, rho) * self.w
        w = s.v - over(sn * s.alpha, rho) * self.w
        left = sn * self.phi
        return _Lsqr(w, -c * s.alpha, left), x, left, left * s.alpha * abs(c)


class _Lsmr(NamedTuple):
    """Fong and Saunders' recurrence: the residual of the normal equations is minimal."""

    h: Any
    hbar: Any
    alphabar: Any
    zetabar: Any
    rho: Any
    rhobar: Any
    cbar: Any
    sbar: Any
    residual: _Lsqr

    @classmethod
    def begun(cls, first: _Basis) -> _Lsmr:
        one = 0 * first.alpha + 1
        size, lsqr_state = first.alpha * first.beta, _Lsqr.begun(first)
        return cls(first.v, 0 * first.v, first.alpha, size, one, one, one, 0 * one, lsqr_state)

    def step(self, s: _Basis, x: Any) -> tuple[Any, Any, Any, Any]:
        """As that of `_Lsqr`, whose residual is a lower bound."""
        rho = np.hypot(self.alphabar, s.beta)
        c, sn = over(self.alphabar, rho), over(s.beta, rho)
        theta, alphabar = sn * s.alpha, c * s.alpha
        thetabar, turned = self.sbar * rho, self.cbar * rho
        rhobar = np.hypot(turned, theta)
        cbar, sbar = over(turned, rhobar), over(theta, rhobar)
        zeta, zetabar = cbar * self.zetabar, -sbar * self.zetabar
        hbar = self.h - over(thetabar * rho, self.rho * self.rhobar) * self.hbar
        x = x + over(zeta, rho * rhobar) * hbar
        h = s.v - over(theta, rho) * self.h
        residual, _, left, _ = self.residual.step(s, 0)
        state = _Lsmr(h, hbar, alphabar, zetabar, rho, rhobar, cbar, sbar, residual)
        return state, x, left, abs(zetabar)


def _solved(kind: Any, operator: LinearOperator, b: Any, rtol: float, most: int) -> Any:
    """The shortest x with the least |A x − b|."""
    back = operator.H
    beta = norm(b)
    u = over(b, beta)
    v = back.matvec(u)
    alpha = norm(v)
    first = _Basis(u, over(v, alpha), alpha, beta)

    def step(s: _State) -> _State:
        basis = _followed(operator.matvec, back.matvec, s.basis)
        rotated, x, left, normal = s.rotated.step(basis, s.x)
        size = np.hypot(np.hypot(s.size, s.basis.alpha), basis.beta)
        small = (left <= rtol * (beta + size * norm(x))) | (normal <= rtol * size * left)
        return _State(basis, x, rotated, size, small, s.steps + 1)

    start = _State(first, 0 * v, kind.begun(first), 0 * alpha, alpha == 0, 0)
    s = while_loop(lambda s: ~s.done & (s.steps < most), step, start, checkpoint=False)
    name = kind.__name__.lower().strip("_")
    message = (
        f"te.sparse.linalg.{name}: no convergence to a relative residual of {rtol:.3g} in {most} "
        "steps; raise maxiter or rtol"
    )
    return ensured(s.x, s.done, message, "RuntimeError")


def _with_damping(operator: LinearOperator, damp: Any) -> LinearOperator:
    """[A; damp I]."""
    (m, n), back = operator.shape, operator.H
    return LinearOperator(
        (m + n, n),
        lambda x: np.concatenate([operator.matvec(x), damp * x]),
        lambda y: back.matvec(y[:m]) + damp * y[m:],
        dtype=operator.dtype,
    )


@sharing_signature
def _least_squares(
    row: tuple[str, Any],
    A: Any,
    b: ArrayLike,
    damp: float = 0.0,
    *,
    rtol: float = 1e-10,
    maxiter: int | None = None,
) -> LeastSquares:
    name, kind = row
    operator = aslinearoperator(A)
    (right,) = inexact_arrays(name, b)
    m, n = operator.shape
    if right.shape != (m,):
        refuse_shape(name, "b", right.shape, f"({m},), as A has shape {operator.shape}")
    right = convert_to(right, promoted_dtype(right, np.zeros(0, operator.dtype)))
    whole, target = operator, right
    if damp:
        whole = _with_damping(operator, damp)
        target = np.concatenate([right, np.zeros(n, right.dtype)])
    most = 10 * max(min(m, n), 10) if maxiter is None else maxiter
    find = partial(_solved, kind, rtol=rtol, most=most)
    x = _shortest(whole, target, find) if m < n and not damp else _least(whole, target, find)
    x = as_array(name, x, right)
    rest = right - operator.matvec(x)
    return LeastSquares(x, np.sqrt(pairings(rest, rest)))


def _least(A: LinearOperator, b: Any, find: Function) -> Any:
    """x with Aᴴ (A x − b) = 0; further systems with Aᴴ A are A⁺ after that of Aᴴ."""
    back = A.H

    def residual(x: Any) -> Any:
        return back.matvec(A.matvec(x) - b)

    def linear(_: Function, c: Any) -> Any:
        return find(A, find(back, c))

    start = np.zeros(A.shape[1], b.dtype)
    return root(residual, lambda _, x: find(A, b), start, linear_solver=linear)


def _shortest(A: LinearOperator, b: Any, find: Function) -> Any:
    """x = Aᴴ y with A Aᴴ y = b."""
    back = A.H

    def residual(y: Any) -> Any:
        return A.matvec(back.matvec(y)) - b

    def linear(_: Function, c: Any) -> Any:
        return find(back, find(A, c))

    y = root(residual, lambda _, y: linear(A.matvec, b), np.zeros_like(b), linear_solver=linear)
    return back.matvec(y)


_TEXT = """The x that minimizes |A x − b|² + damp² |x|², for any matrix (m, n) of full rank.

    A is a matrix, sparse or dense, or a `LinearOperator`. For fewer rows than columns, and no
    `damp`, it is the shortest solution of A x = b. Golub and Kahan's bidiagonalization needs only
    products with A and Aᴴ, and does not square the condition of A. The iteration ends when |r| ≤
    rtol (|b| + |A| |x|) or |Aᴴ r| ≤ rtol |A| |r| for the residual r, as in SciPy with both
    tolerances equal; RuntimeError is raised when `maxiter` steps (by default 10 min(m, n)) are not
    enough. Derivatives are those of the solution, by b and what A depends on, to any order, by the
    same method.
"""
lsqr = _least_squares(
    "lsqr",
    ("lsqr", _Lsqr),
    _TEXT
    + """
    Source: Paige and Saunders, LSQR: an algorithm for sparse linear equations and sparse least
    squares (1982).

    >>> import numpy as np
    >>> import tenferro as te
    >>> A = te.sparse.csr_array(np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]]))
    >>> lsqr(A, np.array([1.0, 2.0, 3.0])).x.round(6)
    Tensor([1., 1.])
    """,
)
lsmr = _least_squares(
    "lsmr",
    ("lsmr", _Lsmr),
    _TEXT
    + """
    The residual of the normal equations falls in each step, so that it may end earlier than `lsqr`.

    Source: Fong and Saunders, LSMR: an iterative algorithm for sparse least-squares problems
    (2011).

    >>> import numpy as np
    >>> import tenferro as te
    >>> A = te.sparse.csr_array(np.array([[1.0, 0.0], [1.0, 1.0], [1.0, 2.0]]))
    >>> lsmr(A, np.array([1.0, 2.0, 3.0])).x.round(6)
    Tensor([1., 1.])
    """,
)
