"""BFGS, L-BFGS with bounds, and nonlinear conjugate gradients.

Nocedal and Wright, Numerical Optimization (2006), chapters 5 to 7. Constants are SciPy's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit.solvers import over
from tenferro.optimize.descent import Descent, DescentState
from tenferro.optimize.line_search import Rules

Function = Callable[[Any], Any]
EPSILON = 1e-3
"""How near to a bound a variable may be that the gradient pushes there, and is fixed."""


def dot(x: Any, y: Any) -> Any:
    """The inner product of two vectors."""
    return np.sum(x * y)


def norm_of(order: float) -> Function:
    """The vector norm of an order, as `np.linalg.norm` has it."""
    if order == np.inf:
        return lambda x: np.max(np.abs(x))
    if order == -np.inf:
        return lambda x: np.min(np.abs(x))
    return lambda x: np.sum(np.abs(x) ** order) ** (1 / order)


def extrapolated(s: DescentState, slope: Any) -> Any:
    """The step to the minimum of a parabola through this value and the one before, at most 1."""
    step = 2.02 * over(s.value - s.before, slope)
    return np.where(step > 0, np.minimum(step, 1.0), 1.0)


def bfgs(
    value_and_gradient: Function,
    n: int,
    *,
    gtol: float = 1e-5,
    norm: float = np.inf,
    xrtol: float = 0.0,
    c1: float = 1e-4,
    c2: float = 0.9,
    maxiter: int | None = None,
    hess_inv0: Any = None,
) -> Descent:
    """The method of Broyden, Fletcher, Goldfarb and Shanno; the memory is the inverse Hessian."""

    def learned(s: DescentState, step: Any, change: Any) -> Any:
        curvature = dot(step, change)
        rho = over(1.0, np.maximum(curvature, 0.0))
        turned = s.memory @ change
        both = step[:, None] * turned[None, :]
        outer = step[:, None] * step[None, :]
        weight = rho * (1.0 + rho * dot(change, turned))
        return s.memory - rho * (both + both.T) + weight * outer

    def converged(before: DescentState, after: DescentState) -> Any:
        small = norm_of(norm)(after.gradient) <= gtol
        if not xrtol:
            return small
        length, size = (np.sqrt(dot(v, v)) for v in (after.x - before.x, after.x))
        return small | ((after.nit > 0) & (length <= xrtol * (xrtol + size)))

    return Descent(
        value_and_gradient=value_and_gradient,
        memory=np.eye(n) if hess_inv0 is None else np.asarray(hess_inv0, float),
        learned=learned,
        direction=lambda s, wanted: -(s.memory @ s.gradient),
        first_step=extrapolated,
        converged=converged,
        rules=Rules(c1, c2, 1e-14, 100),
        max_steps=200 * n if maxiter is None else maxiter,
        max_evaluations=np.iinfo(np.int64).max,
    )


def cg(
    value_and_gradient: Function,
    n: int,
    *,
    gtol: float = 1e-5,
    norm: float = np.inf,
    c1: float = 1e-4,
    c2: float = 0.4,
    maxiter: int | None = None,
) -> Descent:
    """Conjugate gradients of Polak and Ribière; the memory is what is added to the gradient."""

    def learned(s: DescentState, step: Any, change: Any) -> Any:
        beta = over(dot(change, s.gradient + change), dot(s.gradient, s.gradient))
        return np.maximum(beta, 0.0) * s.direction

    return Descent(
        value_and_gradient=value_and_gradient,
        memory=np.zeros(n),
        learned=learned,
        direction=lambda s, wanted: s.memory - s.gradient,
        first_step=extrapolated,
        converged=lambda before, after: norm_of(norm)(after.gradient) <= gtol,
        rules=Rules(c1, c2, 1e-14, 100),
        max_steps=200 * n if maxiter is None else maxiter,
        max_evaluations=np.iinfo(np.int64).max,
    )


class Pairs(NamedTuple):
    """The latest steps and changes of the gradient, as rows, the newest last."""

    steps: Any
    changes: Any


def lbfgsb(
    value_and_gradient: Function,
    n: int,
    bounds: tuple[Any, Any] | None = None,
    *,
    maxcor: int = 10,
    ftol: float = 2.2204460492503131e-09,
    gtol: float = 1e-5,
    maxfun: int = 15000,
    maxiter: int = 15000,
    maxls: int = 20,
) -> Descent:
    """L-BFGS. With bounds, variables that the gradient holds at a bound are fixed for a step.

    The direction is that of the quasi-Newton matrix of the other variables, ended where it leaves
    the box: Bertsekas, Projected Newton methods for optimization problems with simple constraints
    (1982); Schmidt, Kim and Sra, Projected Newton-type methods in machine learning (2011).
    """

    def learned(s: DescentState, step: Any, change: Any) -> Pairs:
        convex = dot(step, change) > np.finfo(float).eps * dot(change, change)
        newer = (
            np.concatenate([a[1:], b[None]]) for a, b in zip(s.memory, (step, change), strict=True)
        )
        return Pairs(*(np.where(convex, b, a) for a, b in zip(s.memory, newer, strict=True)))

    def direction(s: DescentState, wanted: Any) -> Any:
        if bounds is None:
            return -two_loops(s.memory, s.gradient, maxcor)
        lower, upper = bounds
        g = s.gradient
        near = np.minimum(EPSILON, np.max(np.abs(np.clip(s.x - g, lower, upper) - s.x)))
        free = ~(((s.x <= lower + near) & (g > 0)) | ((s.x >= upper - near) & (g < 0)))
        pairs = Pairs(*(np.where(free, rows, 0.0) for rows in s.memory))
        d = -two_loops(pairs, np.where(free, g, 0.0), maxcor)
        return np.where(free, d, -g)

    def first_step(s: DescentState, slope: Any) -> Any:
        length = np.sqrt(dot(s.direction, s.direction))
        return np.where(s.fresh, np.minimum(over(1.0, length), 1e10), 1.0)

    def converged(before: DescentState, after: DescentState) -> Any:
        g = after.gradient
        steepest = g if bounds is None else np.clip(after.x - g, *bounds) - after.x
        scale = np.maximum(np.maximum(np.abs(before.value), np.abs(after.value)), 1.0)
        flat = before.value - after.value <= ftol * scale
        return (np.max(np.abs(steepest)) <= gtol) | ((after.nit > 0) & flat)

    return Descent(
        value_and_gradient=value_and_gradient,
        memory=Pairs(np.zeros((maxcor, n)), np.zeros((maxcor, n))),
        learned=learned,
        direction=direction,
        first_step=first_step,
        converged=converged,
        rules=Rules(1e-3, 0.9, 0.1, maxls),
        max_steps=maxiter,
        max_evaluations=maxfun,
        bounds=bounds,
    )


def two_loops(pairs: Pairs, gradient: Any, m: int) -> Any:
    """The inverse quasi-Newton matrix times a gradient: algorithm 7.4 of Nocedal and Wright.

    Pairs without curvature, and rows that are not there yet, count for nothing.
    """
    curvatures = [dot(pairs.steps[i], pairs.changes[i]) for i in range(m)]
    rhos = [over(1.0, np.maximum(c, 0.0)) for c in curvatures]
    newest = dot(pairs.changes[m - 1], pairs.changes[m - 1])
    scale = np.where(rhos[m - 1] > 0, over(curvatures[m - 1], newest), 1.0)
    q, alphas = gradient, [np.float64(0)] * m
    for i in reversed(range(m)):
        alphas[i] = rhos[i] * dot(pairs.steps[i], q)
        q = q - alphas[i] * pairs.changes[i]
    q = scale * q
    for i in range(m):
        q = q + (alphas[i] - rhos[i] * dot(pairs.changes[i], q)) * pairs.steps[i]
    return q
