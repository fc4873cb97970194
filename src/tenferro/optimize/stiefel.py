"""Minima over isometries: conjugate gradients on the Stiefel manifold, by retraction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenferro.linalg import qr
from tenferro.linalg.arguments import epsilon, inexact_array
from tenferro.linalg.repeated import middle
from tenferro.transforms.control import while_loop
from tenferro.transforms.derivatives.reverse import value_and_grad

__all__ = ["IsometryResult", "minimize_isometry"]

Function = Callable[..., Any]


class IsometryResult(NamedTuple):
    """The isometry, the value, the norm of the Riemannian gradient, and how the search ended.

    >>> import numpy as np
    >>> minimize_isometry(lambda X: -X[0, 0], np.array([[0.6], [0.8]])).success
    Tensor(True)
    """

    x: Any
    fun: Any
    gradient_norm: Any
    nit: Any
    success: Any


class _State(NamedTuple):
    x: Any
    fun: Any
    gradient: Any
    direction: Any
    step: Any
    nit: Any
    stuck: Any


def _inner(x: Any, y: Any) -> Any:
    return np.real(np.vdot(x, y))


def _tangent(x: Any, g: Any) -> Any:
    """The orthogonal projection of g on the tangent space at x."""
    return g - x @ middle(x.H @ g)


def _retracted(x: Any) -> Any:
    """The isometry of the QR decomposition whose R has a positive diagonal."""
    Q, R = qr(x)
    d = np.diagonal(R)
    size = abs(d)
    return Q * np.where(size == 0, 1, d / np.where(size == 0, 1, size))


def minimize_isometry(
    fun: Function,
    x0: Any,
    *args: Any,
    gtol: float = 1e-6,
    maxiter: int = 1000,
) -> IsometryResult:
    """Minimize `fun(X, *args)`, a real scalar, over isometries X: XᴴX = 1, of shape (m, n), m ≥ n.

    X is real or complex, and x0 is replaced by the isometry of its QR decomposition. The search is
    one compiled loop: conjugate gradients (Polak and Ribière, not negative) in tangent spaces, with
    steps that are halved until the value decreases (or, within its rounding, the slope does), and
    retraction by the QR decomposition. It ends when the norm
    of the projected gradient is at most `gtol`; `success` is false if `maxiter` steps are not
    enough, or no step decreases the value. The result is not differentiated implicitly.

    Raises ValueError for an x0 that is not a matrix with at least as many rows as columns.

    Source: Absil, Mahony and Sepulchre, Optimization Algorithms on Matrix Manifolds (2008), 4.1.1
    and 8.3; Hager and Zhang, A new conjugate gradient method (2005), for the steps.

    >>> import numpy as np
    >>> A = np.diag([1.0, 2.0, 3.0])
    >>> found = minimize_isometry(lambda X: np.trace(X.T @ A @ X), np.ones((3, 1)))
    >>> found.fun.round(6)
    Tensor(1.)
    """
    x = inexact_array("minimize_isometry", x0)
    if x.ndim != 2 or x.shape[0] < x.shape[1]:
        raise ValueError(
            f"minimize_isometry: x0 has shape {x.shape}, expected (m, n) with m of at least n"
        )
    slope: Function = value_and_grad(lambda x: fun(x, *args))

    def at(x: Any) -> tuple[Any, Any]:
        value, g = slope(x)
        return value, _tangent(x, g)

    def step(s: _State) -> _State:
        rate = _inner(s.gradient, s.direction)
        downhill = rate < 0
        p = np.where(downhill, s.direction, -s.gradient)
        rate = np.where(downhill, rate, -_inner(s.gradient, s.gradient))

        def too_long(t: Any) -> Any:
            x = _retracted(s.x + t * p)
            value, g = at(x)
            decreases = value <= s.fun + 0.3 * t * rate
            noise = 10 * epsilon(value.dtype) * abs(s.fun)
            flat = (value <= s.fun + noise) & (_inner(g, _tangent(x, p)) <= -0.4 * rate)
            return ~(decreases | flat) & (t > 1e-14)

        t = while_loop(too_long, lambda t: t / 2, 2 * s.step, checkpoint=False)
        x = _retracted(s.x + t * p)
        value, g = at(x)
        before = _inner(s.gradient, s.gradient)
        beta = (_inner(g, g) - _inner(g, _tangent(x, s.gradient))) / before
        p = -g + np.maximum(beta, 0) * _tangent(x, p)
        return _State(x, value, g, p, t, s.nit + 1, t <= 1e-14)

    def more(s: _State) -> Any:
        return (_inner(s.gradient, s.gradient) > gtol**2) & (s.nit < maxiter) & ~s.stuck

    x = _retracted(x)
    value, g = at(x)
    first = _State(x, value, g, -g, 0 * value + 1, 0, False)
    s = while_loop(more, step, first, checkpoint=False)
    norm = np.sqrt(_inner(s.gradient, s.gradient))
    return IsometryResult(s.x, s.fun, norm, s.nit, norm <= gtol)
