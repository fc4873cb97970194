"""Minima over isometries: on the Stiefel manifold, by retraction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenferro import pytree
from tenferro.eager import Tensor
from tenferro.linalg import qr
from tenferro.linalg.arguments import epsilon, inexact_array
from tenferro.linalg.repeated import middle
from tenferro.optimize.transformations import GradientTransformation, map_trees
from tenferro.transforms.control import while_loop
from tenferro.transforms.derivatives.reverse import value_and_grad

__all__ = ["IsometryResult", "minimize_isometry", "on_isometries"]

Function = Callable[..., Any]


class IsometryResult(NamedTuple):
    """The isometries, the value, the norm of the Riemannian gradient, and how the search ended.

    >>> import numpy as np
    >>> minimize_isometry(lambda X: -X[0, 0], np.array([[0.6], [0.8]])).success
    Tensor(True)
    """

    x: Any
    fun: Tensor
    gradient_norm: Tensor
    nit: Tensor
    success: Tensor


class _State(NamedTuple):
    x: Any
    fun: Any
    gradient: Any
    direction: Any
    step: Any
    nit: Any
    stuck: Any


def _inner(x: Any, y: Any) -> Any:
    """The real inner product of two pytrees."""
    return sum(pytree.leaves(pytree.map(lambda x, y: np.real(np.vdot(x, y)), x, y)))


def _moved(x: Any, t: Any, p: Any) -> Any:
    """x + t p for pytrees."""
    return pytree.map(lambda x, p: x + t * p, x, p)


def _opposite(x: Any) -> Any:
    return pytree.map(lambda x: -x, x)


def _tangent(x: Any, g: Any) -> Any:
    """The orthogonal projections of g on the tangent spaces at x."""
    return pytree.map(lambda x, g: g - x @ middle(x.H @ g), x, g)


def _retracted(x: Any) -> Any:
    """The isometries of QR decompositions whose R have positive diagonals."""
    return pytree.map(_orthonormal, x)


def _orthonormal(x: Any) -> Any:
    Q, R = qr(x)
    d = np.diagonal(R, axis1=-2, axis2=-1)
    size = abs(d)
    return Q * np.where(size == 0, 1, d / np.where(size == 0, 1, size))[..., None, :]


def _matrices(name: str, argument: str, tree: Any) -> Any:
    """A pytree of matrices, or stacks of them, that can be isometries."""

    def checked(x: Any) -> Any:
        x = inexact_array(name, x)
        if x.ndim < 2 or x.shape[-2] < x.shape[-1]:
            raise ValueError(
                f"{name}: {argument} has shape {x.shape}, expected (..., m, n) with m of at least n"
            )
        return x

    return pytree.map(checked, tree)


def minimize_isometry(
    fun: Function,
    x0: Any,
    *args: Any,
    gtol: float = 1e-6,
    maxiter: int = 1000,
) -> IsometryResult:
    """Minimize `fun(X, *args)`, a real scalar, over isometries X: XᴴX = 1, of shape (m, n), m ≥ n.

    X is a real or complex matrix, a stack of matrices (..., m, n), or a pytree of these, and x0 is
    replaced by the isometries of its QR decompositions. The search is one compiled loop: conjugate
    gradients (Polak and Ribière, not negative) in tangent spaces, with steps that are halved until
    the value decreases (or, within its rounding, the slope does), and retraction by the QR
    decomposition. It ends when the norm of the projected gradient is at most `gtol`; `success` is
    false if `maxiter` steps are not enough, or no step decreases the value. The result is not
    differentiated implicitly.

    Raises ValueError for an x0 that has fewer than two axes, or fewer rows than columns.

    Source: Absil, Mahony and Sepulchre, Optimization Algorithms on Matrix Manifolds (2008), 4.1.1
    and 8.3; Hager and Zhang, A new conjugate gradient method (2005), for the steps.

    >>> import numpy as np
    >>> A = np.diag([1.0, 2.0, 3.0])
    >>> found = minimize_isometry(lambda X: np.trace(X.T @ A @ X), np.ones((3, 1)))
    >>> found.fun.round(6)
    Tensor(1.)
    """
    x = _matrices("minimize_isometry", "x0", x0)
    slope: Function = value_and_grad(lambda x: fun(x, *args))

    def at(x: Any) -> tuple[Any, Any]:
        value, g = slope(x)
        return value, _tangent(x, g)

    def step(s: _State) -> _State:
        rate = _inner(s.gradient, s.direction)
        downhill = rate < 0
        p = pytree.map(lambda d, g: np.where(downhill, d, -g), s.direction, s.gradient)
        rate = np.where(downhill, rate, -_inner(s.gradient, s.gradient))

        def too_long(t: Any) -> Any:
            x = _retracted(_moved(s.x, t, p))
            value, g = at(x)
            decreases = value <= s.fun + 0.3 * t * rate
            noise = 10 * epsilon(value.dtype) * abs(s.fun)
            flat = (value <= s.fun + noise) & (_inner(g, _tangent(x, p)) <= -0.4 * rate)
            return ~(decreases | flat) & (t > 1e-14)

        t = while_loop(too_long, lambda t: t / 2, 2 * s.step, checkpoint=False)
        x = _retracted(_moved(s.x, t, p))
        value, g = at(x)
        before = _inner(s.gradient, s.gradient)
        beta = (_inner(g, g) - _inner(g, _tangent(x, s.gradient))) / before
        p = _moved(_opposite(g), np.maximum(beta, 0), _tangent(x, p))
        return _State(x, value, g, p, t, s.nit + 1, t <= 1e-14)

    def more(s: _State) -> Any:
        return (_inner(s.gradient, s.gradient) > gtol**2) & (s.nit < maxiter) & ~s.stuck

    x = _retracted(x)
    value, g = at(x)
    first = _State(x, value, g, _opposite(g), 0 * value + 1, 0, False)
    s = while_loop(more, step, first, checkpoint=False)
    norm = np.sqrt(_inner(s.gradient, s.gradient))
    return IsometryResult(s.x, s.fun, norm, s.nit, norm <= gtol)


def on_isometries(inner: GradientTransformation) -> GradientTransformation:
    """Apply an optimizer to matrices with orthonormal columns, which they keep.

    Gradients are projected on the tangent space of the Stiefel manifold, `inner` turns them into
    steps, and these, projected again, are followed by retraction with the QR decomposition.
    Parameters are matrices (..., m, n), real or complex, with m ≥ n, or pytrees of them; `masked`
    selects them among others. `update` requires the parameters, which must be isometries.

    Raises ValueError for parameters of other shapes, and without parameters.

    Source: Bécigneul and Ganea, Riemannian Adaptive Optimization Methods (2019), with projection as
    the transport of the moments.

    >>> import numpy as np
    >>> import tenferro as te
    >>> opt, X = on_isometries(te.optimize.sgd(0.5)), np.array([[0.6], [0.8]])
    >>> state = opt.init(X)
    >>> for _ in range(50):
    ...     updates, state = opt.update(te.grad(lambda X: -X[0, 0])(X), state, X)
    ...     X = te.optimize.apply_updates(X, updates)
    >>> X.round(6)
    Tensor([[1.],
            [0.]])
    """
    name = "on_isometries"

    def init(params: Any) -> Any:
        _matrices(name, "a parameter", params)
        return inner.init(params)

    def update(updates: Any, state: Any, params: Any = None) -> tuple[Any, Any]:
        if params is None:
            raise ValueError(
                f"{name}: params is None, expected the isometries; write "
                "opt.update(grads, state, params)"
            )
        x = _matrices(name, "a parameter", params)
        g = map_trees(name, lambda u, x: inexact_array(name, u), updates, x)
        steps, state = inner.update(_tangent(x, g), state, params)
        there = _retracted(_moved(x, 1, _tangent(x, steps)))
        return pytree.map(lambda y, x: y - x, there, x), state

    return GradientTransformation(init, update)
