"""Algebraic Riccati equations of optimal control. Maths note: sylvester."""

from __future__ import annotations

from typing import Any

from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.linalg.arguments import check_square, inexact_arrays, refuse_shape, with_batch
from tenferro.linalg.opaque import SOLVER
from tenferro.linalg.solve import solve
from tenferro.linalg.sylvester import solve_continuous_lyapunov, solve_discrete_lyapunov
from tenferro.ops.base import apply
from tenferro.ops.base.family import Fill
from tenferro.ops.base.writer import diagonal, stable, zeros
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["solve_continuous_are", "solve_discrete_are"]


def _solution(a: Aval, b: Aval, q: Aval, r: Aval, *, discrete: bool) -> Aval:
    return q


def _easy(*_: Aval, discrete: bool) -> dict[int, Fill]:
    """Without a control, where the state is stable."""
    return {0: zeros if discrete else stable, 1: zeros, 2: diagonal, 3: diagonal}


riccati_family = family(
    "tenferro.linalg.riccati.v1",
    _solution,
    operands="a(n,n) b(n,m) q(n,n) r(m,m)",
    opaque=SOLVER,
    harmless=_easy,
)
"""The stabilizing solution for Hermitian q and r."""


@riccati_family.jvp
def _(A: Array, B: Array, Q: Array, R: Array, X: Array, *tangents: Any, discrete: bool) -> Any:
    """The gain K is optimal, so that dX solves a Lyapunov equation in which dK does not occur."""
    dA, dB, dQ, dR = tangents
    K = solve(R + B.H @ X @ B, B.H @ X @ A) if discrete else solve(R, B.H @ X)
    closed, change = A - B @ K, dA - dB @ K
    half = (closed.H @ X if discrete else X) @ change
    right = dQ + K.H @ dR @ K + half + half.H
    if discrete:
        return solve_discrete_lyapunov(closed.H, right)
    return solve_continuous_lyapunov(closed.H, -right)


def solve_continuous_are(
    a: ArrayLike,
    b: ArrayLike,
    q: ArrayLike,
    r: ArrayLike,
    /,
    e: ArrayLike | None = None,
    s: ArrayLike | None = None,
) -> Tensor:
    """The stabilizing X of aᴴ X + X a − X b r⁻¹ bᴴ X + q = 0, as `scipy.linalg`'s.

    With `e` and `s` the equation is eᴴ X a + aᴴ X e − (eᴴ X b + s) r⁻¹ (bᴴ X e + sᴴ) + q = 0. `a`,
    `q` and `e` are (..., n, n), `b` and `s` (..., n, m), `r` (..., m, m); batches broadcast. `q`
    and `r` are averaged with their adjoints. Raises LinAlgError for inconsistent shapes, and where
    no finite stabilizing solution is found.

    >>> import numpy as np
    >>> one = np.eye(1)
    >>> solve_continuous_are(one, one, 3 * one, one)
    Tensor([[3.]])
    """
    return _solved("solve_continuous_are", a, b, q, r, e, s, discrete=False)


def solve_discrete_are(
    a: ArrayLike,
    b: ArrayLike,
    q: ArrayLike,
    r: ArrayLike,
    /,
    e: ArrayLike | None = None,
    s: ArrayLike | None = None,
) -> Tensor:
    """The stabilizing X of aᴴ X a − X − aᴴ X b (r + bᴴ X b)⁻¹ bᴴ X a + q = 0, as `scipy.linalg`'s.

    With `e` and `s`, aᴴ X a − eᴴ X e − (aᴴ X b + s) (r + bᴴ X b)⁻¹ (bᴴ X a + sᴴ) + q = 0.
    Arguments and errors are those of `solve_continuous_are`.

    >>> import numpy as np
    >>> one = np.eye(1)
    >>> solve_discrete_are(0.5 * one, one, 3 * one, one).round(8)
    Tensor([[3.19033896]])
    """
    return _solved("solve_discrete_are", a, b, q, r, e, s, discrete=True)


def _solved(
    name: str,
    a: Any,
    b: Any,
    q: Any,
    r: Any,
    e: ArrayLike | None,
    s: ArrayLike | None,
    *,
    discrete: bool,
) -> Any:
    more = [x for x in (e, s) if x is not None]
    a, b, q, r, *rest = inexact_arrays(name, a, b, q, r, *more)
    check_square(name, "a", a.aval)
    check_square(name, "r", r.aval)
    n, m = a.shape[-1], r.shape[-1]
    wanted = {"b": (n, m), "q": (n, n), **({"e": (n, n)} if e is not None else {})}
    wanted |= {"s": (n, m)} if s is not None else {}
    for (key, shape), x in zip(wanted.items(), (b, q, *rest), strict=True):
        if x.ndim < 2 or x.shape[-2:] != shape:
            refuse_shape(name, key, x.shape, f"(..., {shape[0]}, {shape[1]})")
    a, b, q, r, *rest = with_batch(name, [a, b, q, r, *rest])
    if e is not None:
        a, q = _divided(a, rest[0]), solve(rest[0].H, _divided(q, rest[0]))
    if s is not None:
        s = rest[-1] if e is None else solve(rest[0].H, rest[-1])
        a, q = a - b @ solve(r, s.H), q - s @ solve(r, s.H)
    bound = riccati_family.bind(discrete=discrete)
    return apply(bound, a, b, (q + q.H) / 2, (r + r.H) / 2)


def _divided(x: Any, e: Array) -> Any:
    """x e⁻¹."""
    return solve(e.H, x.H).H
