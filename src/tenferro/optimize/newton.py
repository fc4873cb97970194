"""Newton's method by conjugate gradients: with a line search, and in a trust region.

Nocedal and Wright, Numerical Optimization (2006), algorithms 7.1, 7.2 and 4.1. Hessians are never
made: each conjugate-gradient step takes the product of one with a vector.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit.solvers import over
from tenferro.optimize.descent import MAX_STEPS, NOT_FINITE, SUCCESS, Descent, DescentState
from tenferro.optimize.line_search import Rules, chosen
from tenferro.optimize.loops import SolverLoop, status
from tenferro.optimize.quasi_newton import dot, extrapolated
from tenferro.transforms.control import while_loop

Function = Callable[[Any], Any]
Product = Callable[[Any, Any], Any]
NOT_PREDICTED = 2


def newton_cg(
    value_and_gradient: Function,
    product: Product,
    n: int,
    *,
    xtol: float = 1e-5,
    c1: float = 1e-4,
    c2: float = 0.9,
    maxiter: int | None = None,
) -> Descent:
    """Line search along what conjugate gradients find for the Newton system."""

    def direction(s: DescentState, wanted: Any) -> Any:
        g = s.gradient
        size = np.sum(np.abs(g))
        enough = np.minimum(0.5, np.sqrt(size)) * size

        def more(c: Any) -> Any:
            return ~c[5] & (c[4] < 20 * n)

        def step(c: Any) -> Any:
            d, r, p, rr, k, _ = c
            turned = product(s.x, p)
            curvature = dot(p, turned)
            flat = curvature <= 3 * np.finfo(float).eps
            alpha = over(rr, curvature)
            steepest = over(rr, -curvature) * -g
            down = (k == 0) & (curvature < 0)
            d = np.where(flat, np.where(down, steepest, d), d + alpha * p)
            r = r + alpha * turned
            after = dot(r, r)
            p = -r + over(after, rr) * p
            return d, r, p, after, k + 1, flat | (np.sum(np.abs(r)) <= enough)

        nothing = np.zeros(n)
        idle = ~wanted | (size <= enough)
        first = nothing, g, -g, dot(g, g), np.int64(0), idle
        return while_loop(more, step, first, checkpoint=False)[0]

    def converged(before: DescentState, after: DescentState) -> Any:
        return (after.nit > 0) & (np.sum(np.abs(after.x - before.x)) <= n * xtol)

    return Descent(
        value_and_gradient=value_and_gradient,
        memory=np.zeros(0),
        learned=lambda s, step, change: s.memory,
        direction=direction,
        first_step=extrapolated,
        converged=converged,
        rules=Rules(c1, c2, 1e-14, 100),
        max_steps=200 * n if maxiter is None else maxiter,
        max_evaluations=np.iinfo(np.int64).max,
    )


class TrustRegionState(NamedTuple):
    """A point with value and gradient, and the step to try from there."""

    x: Any
    value: Any
    gradient: Any
    step: Any
    predicted: Any
    """By how much the model says that the value falls."""
    at_edge: Any
    radius: Any
    nit: Any
    nfev: Any
    status: Any


def trust_ncg(
    value_and_gradient: Function,
    product: Product,
    n: int,
    *,
    initial_trust_radius: float = 1.0,
    max_trust_radius: float = 1000.0,
    eta: float = 0.15,
    gtol: float = 1e-4,
    maxiter: int | None = None,
) -> SolverLoop:
    """Steihaug's conjugate gradients in a trust region."""
    most = 200 * n if maxiter is None else maxiter

    def start(x0: Any) -> TrustRegionState:
        zero, none = np.float64(0), np.zeros(n)
        radius = np.float64(initial_trust_radius)
        return TrustRegionState(
            x0, zero, none, none, zero, np.bool_(False), radius, np.int64(-1), np.int64(0), status()
        )

    def step(s: TrustRegionState) -> TrustRegionState:
        trial = s.x + s.step
        value, gradient = value_and_gradient(trial)
        is_first = s.nfev == 0
        finite = np.isfinite(value) & np.all(np.isfinite(gradient))
        ratio = over(s.value - value, s.predicted)
        good = finite & (ratio >= 0.25)
        grown = np.minimum(2 * s.radius, max_trust_radius)
        radius = np.where(
            good, np.where((ratio > 0.75) & s.at_edge, grown, s.radius), 0.25 * s.radius
        )
        taken = is_first | (finite & (ratio > eta))
        after = s._replace(x=trial, value=value, gradient=gradient)
        here = chosen(taken, after, s)._replace(
            radius=np.where(is_first, s.radius, radius), nit=s.nit + 1, nfev=s.nfev + 1
        )
        size = np.sqrt(dot(here.gradient, here.gradient))
        small = size < gtol
        move, predicted, at_edge = _steihaug(product, here, size, n)
        done = status(
            (is_first & ~finite, NOT_FINITE),
            (small, SUCCESS),
            (predicted <= 0, NOT_PREDICTED),
            (here.nit >= most, MAX_STEPS),
        )
        return here._replace(step=move, predicted=predicted, at_edge=at_edge, status=done)

    return SolverLoop(start, step)


def _steihaug(product: Product, s: TrustRegionState, size: Any, n: int) -> tuple[Any, Any, Any]:
    """The step within the radius, the predicted decrease, and whether it ends at the edge."""
    enough = np.minimum(0.5, np.sqrt(size)) * size

    def step(c: Any) -> Any:
        z, turned_z, r, d, k, _, _ = c
        turned = product(s.x, d)
        curvature, rr = dot(d, turned), dot(r, r)
        alpha = over(rr, curvature)
        inside = z + alpha * d
        leaves = (curvature <= 0) | (dot(inside, inside) >= s.radius**2)
        t = np.where(leaves, _to_edge(z, d, s.radius), alpha)
        z, turned_z = z + t * d, turned_z + t * turned
        after = r + alpha * turned
        ends = leaves | (np.sqrt(dot(after, after)) < enough)
        d = -after + over(dot(after, after), rr) * d
        return z, turned_z, after, d, k + 1, ends, leaves

    g, none = s.gradient, np.zeros(n)
    first = none, none, g, -g, np.int64(0), size == 0, np.bool_(False)
    z, turned, _, _, _, _, at_edge = while_loop(
        lambda c: ~c[5] & (c[4] < 20 * n), step, first, checkpoint=False
    )
    return z, -(dot(g, z) + 0.5 * dot(z, turned)), at_edge


def _to_edge(z: Any, d: Any, radius: Any) -> Any:
    """t ≥ 0 with |z + t d| = radius: the model falls along d."""
    a, b, c = dot(d, d), dot(z, d), dot(z, z) - radius**2
    root = np.sqrt(np.maximum(b * b - a * c, 0.0))
    return np.where(b > 0, over(-c, b + root), over(root - b, a))
