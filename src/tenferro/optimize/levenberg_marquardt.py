"""Nonlinear least squares by the method of Levenberg and Marquardt, with bounds and robust losses.

Each step solves (JᵀJ + λ D²) s = −Jᵀr, where D² is the largest diagonal of JᵀJ so far (Moré, The
Levenberg–Marquardt algorithm, 1978), and λ follows the ratio of the actual to the predicted
decrease (Nielsen, Damping parameter in Marquardt's method, 1999). With bounds, variables that the
gradient holds at a bound are fixed for a step, and the others are projected.

With a robust loss ρ, Jᵀr becomes Jᵀρ'r, and JᵀJ becomes Jᵀ(ρ' + 2ρ''z)J, in which residuals of
negative curvature count as 0. Far from the minimum that can be all of them, so D² is the diagonal
of Jᵀρ'J, which does not vanish: it bounds the curvature of a concave ρ (Holland and Welsch, Robust
regression using iteratively reweighted least-squares, 1977), so that λ = 1 is a safe step.

Up to eight unknowns are scalars apart from each other. Then JᵀJ, Jᵀr and the cost are sums over the
residuals in one pass, and the system is written out: a batch of fits runs without linear algebra.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit.solvers import over
from tenferro.linalg import cholesky, solve_triangular, unrolled
from tenferro.optimize.line_search import chosen
from tenferro.optimize.loops import SolverLoop, status
from tenferro.pytree import leaves, map as map_leaves
from tenferro.transforms import jacfwd, jvp

NOT_FINITE, MAX_EVALUATIONS, SMALL_GRADIENT, SMALL_DECREASE, SMALL_STEP, BOTH = -1, 0, 1, 2, 3, 4
MESSAGES = {
    NOT_FINITE: "Residuals are not finite in the initial point.",
    MAX_EVALUATIONS: "The maximum number of function evaluations is exceeded.",
    SMALL_GRADIENT: "`gtol` termination condition is satisfied.",
    SMALL_DECREASE: "`ftol` termination condition is satisfied.",
    SMALL_STEP: "`xtol` termination condition is satisfied.",
    BOTH: "Both `ftol` and `xtol` termination conditions are satisfied.",
}
FIRST_DAMPING, FIRST_ROBUST_DAMPING = 1e-3, 1.0
LEAST_DAMPING = 1e-14
"""Keeps the scaled matrix positive definite to rounding."""


def _huber(z: Any) -> Any:
    return np.where(z <= 1, z, 2 * np.sqrt(np.where(z <= 1, 1.0, z)) - 1)


LOSSES: dict[str, Callable[[Any], Any]] = {
    "huber": _huber,
    "soft_l1": lambda z: 2 * (np.sqrt(1 + z) - 1),
    "cauchy": np.log1p,
    "arctan": np.arctan,
}
"""ρ(z) of robust losses, z the square of a scaled residual; the linear one is z."""


class Loss(NamedTuple):
    """What is minimized: half the sum of C² ρ(r² / C²)."""

    rho: Callable[[Any], Any] | None = None
    """None for ρ(z) = z."""
    scale: float = 1.0

    def cost(self, r: Any) -> Any:
        """The cost of residuals."""
        squares = r * r
        if self.rho is None:
            return 0.5 * np.sum(squares)
        return 0.5 * self.scale**2 * np.sum(self.rho(squares / self.scale**2))

    def weighted(self, r: Any) -> Any:
        """ρ' r, whose product with the Jacobian is the gradient of the cost."""
        return r if self.rho is None else self.weights(r)[0] * r

    def weights(self, r: Any) -> tuple[Any, Any]:
        """ρ' and ρ' + 2 ρ'' z, positive to rounding: the weights of residuals in Jᵀr and in JᵀJ.

        Triggs, McLauchlan, Hartley and Fitzgibbon, Bundle adjustment (1999), 4.3.
        """
        rho = self.rho
        assert rho is not None
        z = (r / self.scale) ** 2
        ones: Any = np.ones_like(z)

        def slope(z: Any) -> Any:
            return jvp(rho, (z,), (ones,))[1]

        first, second = jvp(slope, (z,), (ones,))
        return first, np.maximum(first + 2 * second * z, np.finfo(float).eps)


class Residuals(NamedTuple):
    """A vector of residuals at a point, and its Jacobian there if that is not to be computed."""

    at: Callable[[Any], Any]
    jac: Callable[[Any], Any] | None = None

    def jacobian(self, x: Any) -> Any:
        """The Jacobian at a vector."""
        table: Any = jacfwd(self.at) if self.jac is None else self.jac
        return table(x)

    def columns(self, x: list[Any]) -> list[Any]:
        """The columns of the Jacobian at scalars that are apart from each other."""
        if self.jac is not None:
            table = self.jac(x)
            return [table[:, i] for i in range(len(x))]

        def column(i: int) -> Any:
            def along(q: Any) -> Any:
                return self.at([*x[:i], q, *x[i + 1 :]])

            return jvp(along, (x[i],), (np.float64(1),))[1]

        return [column(i) for i in range(len(x))]


class Normal(NamedTuple):
    """The normal equations at a point: cost, gradient, matrix, and the diagonal of Jᵀρ'J."""

    cost: Any
    gradient: Any
    matrix: Any
    diagonal: Any


class ScalarUnknowns:
    """A few unknowns apart from each other: points are lists of scalars, matrices lower rows."""

    def __init__(self, n: int) -> None:
        self.n = n

    def split(self, vector: Any) -> list[Any]:
        """A point from a vector."""
        return [vector[i] for i in range(self.n)]

    def joined(self, point: Any) -> Any:
        """The vector of a point."""
        return np.stack(point)

    def normal(self, residuals: Residuals, x: Any, loss: Loss) -> Normal:
        """The normal equations at x; J has a column for each unknown."""
        n = self.n
        r, columns = residuals.at(x), residuals.columns(x)
        if loss.rho is None:
            matrix = self._products(columns, columns)
            gradient = [np.sum(c * r) for c in columns]
            return Normal(loss.cost(r), gradient, matrix, [matrix[i][i] for i in range(n)])
        first, second = loss.weights(r)
        matrix = self._products([second * c for c in columns], columns)
        gradient = [np.sum(c * (first * r)) for c in columns]
        return Normal(loss.cost(r), gradient, matrix, [np.sum(first * c * c) for c in columns])

    def _products(self, left: list[Any], right: list[Any]) -> list[list[Any]]:
        """The lower rows of a symmetric matrix of products."""
        return [[np.sum(left[i] * right[j]) for j in range(i + 1)] for i in range(self.n)]

    def solved(self, matrix: Any, added: Any, right: Any, fixed: Any) -> Any:
        """x with (A + added) x = right; 0 where an unknown is fixed."""
        rows: Any = []
        for i in range(self.n):
            row = [np.where(fixed[i] | fixed[j], 0.0, matrix[i][j]) for j in range(i)]
            rows.append([*row, np.where(fixed[i], 1.0, matrix[i][i] + added[i])])
        right = [np.where(f, 0.0, b) for f, b in zip(fixed, right, strict=True)]
        return unrolled.cholesky_solve(rows, right)

    def form(self, matrix: Any, x: Any) -> Any:
        """xᵀ A x."""
        diagonal = sum(matrix[i][i] * x[i] * x[i] for i in range(self.n))
        return diagonal + 2 * sum(
            matrix[i][j] * x[i] * x[j] for i in range(self.n) for j in range(i)
        )

    def dense(self, matrix: Any) -> Any:
        """The whole matrix."""
        rows = [[matrix[max(i, j)][min(i, j)] for j in range(self.n)] for i in range(self.n)]
        return np.stack([np.stack(row) for row in rows])


class ArrayUnknowns:
    """Many unknowns: points are vectors, matrices arrays."""

    def __init__(self, n: int) -> None:
        self.n = n

    def split(self, vector: Any) -> Any:
        """A point from a vector."""
        return vector

    def joined(self, point: Any) -> Any:
        """The vector of a point."""
        return point

    def normal(self, residuals: Residuals, x: Any, loss: Loss) -> Normal:
        """The normal equations at x."""
        r = residuals.at(x)
        jac = residuals.jacobian(x)
        if loss.rho is None:
            matrix = jac.T @ jac
            return Normal(loss.cost(r), jac.T @ r, matrix, np.diagonal(matrix))
        first, second = loss.weights(r)
        matrix, diagonal = (second[:, None] * jac).T @ jac, first @ (jac * jac)
        return Normal(loss.cost(r), jac.T @ (first * r), matrix, diagonal)

    def solved(self, matrix: Any, added: Any, right: Any, fixed: Any) -> Any:
        """x with (A + added) x = right; 0 where an unknown is fixed."""
        free = ~fixed
        both = np.where(free[:, None] & free[None, :], matrix, 0.0)
        a = both + np.eye(self.n) * np.where(fixed, 1.0, added)
        # Scaled to a unit diagonal, it is positive definite to rounding.
        scale = 1 / np.sqrt(np.diagonal(a))
        lower = cholesky(scale[:, None] * a * scale[None, :])
        y = solve_triangular(lower, scale * np.where(fixed, 0.0, right), lower=True)
        return scale * solve_triangular(lower, y, lower=True, trans=1)

    def form(self, matrix: Any, x: Any) -> Any:
        """xᵀ A x."""
        return x @ (matrix @ x)

    def dense(self, matrix: Any) -> Any:
        """The whole matrix."""
        return matrix


def space_of(n: int) -> ScalarUnknowns | ArrayUnknowns:
    """How points of n unknowns are kept."""
    return ScalarUnknowns(n) if n <= unrolled.MOST else ArrayUnknowns(n)


class FitState(NamedTuple):
    """The best point with its normal equations, and the point to try."""

    x: Any
    normal: Normal
    trial: Any
    predicted: Any
    scale: Any
    """D²."""
    damping: Any
    growth: Any
    """The factor of the damping after the next failure."""
    nit: Any
    nfev: Any
    njev: Any
    status: Any


class Tolerances(NamedTuple):
    """When to end: by decrease, step and gradient, or after so many evaluations."""

    ftol: float = 1e-8
    xtol: float = 1e-8
    gtol: float = 1e-8
    max_evaluations: int = 100


def least_squares_loop(
    residuals: Residuals,
    space: ScalarUnknowns | ArrayUnknowns,
    loss: Loss,
    bounds: tuple[Any, Any] | None,
    tolerances: Tolerances,
    scale: Any = None,
) -> SolverLoop:
    """The method as a loop over points of a space.

    `scale` is the D² of each unknown, if it is not to follow from the Jacobian.
    """
    limits = None if bounds is None else tuple(map(space.split, bounds))
    method = _Method(residuals, space, loss, limits, tolerances, scale)
    return SolverLoop(method.start, method.step)


@dataclass(frozen=True, eq=False)
class _Method:
    residuals: Residuals
    space: ScalarUnknowns | ArrayUnknowns
    loss: Loss
    limits: tuple[Any, ...] | None
    tolerances: Tolerances
    scale: Any

    def _inside(self, x: Any) -> Any:
        return x if self.limits is None else map_leaves(np.clip, x, *self.limits)

    def _held(self, x: Any, gradient: Any) -> Any:
        """Which unknowns the gradient holds at a bound."""
        if self.limits is None:
            return map_leaves(lambda a: np.zeros(np.shape(a), bool), x)
        return map_leaves(
            lambda a, g, low, high: ((a <= low) & (g > 0)) | ((a >= high) & (g < 0)),
            x, gradient, *self.limits,
        )  # fmt: skip

    def start(self, x0: Any) -> FitState:
        """The state before anything is computed."""
        x = self._inside(self.space.split(x0))
        zeros = map_leaves(lambda a: np.float64(0) * a, x)
        zero, count = np.float64(0), np.int64(0)
        normal = Normal(zero, zeros, _matrix_of_zeros(self.space), zeros)
        damping = FIRST_DAMPING if self.loss.rho is None else FIRST_ROBUST_DAMPING
        first = np.float64(damping), np.float64(2)
        return FitState(x, normal, x, zero, zeros, *first, count, count, count, status())

    def step(self, s: FitState) -> FitState:
        """The state after the trial point is taken or not."""
        tried = self.space.normal(self.residuals, s.trial, self.loss)
        is_first = s.nfev == 0
        finite = np.isfinite(tried.cost) & np.isfinite(_total(tried.gradient, tried.diagonal))
        actual = s.normal.cost - tried.cost
        # A step that was projected onto the bounds can predict an increase.
        ratio = np.where(s.predicted > 0, over(actual, s.predicted), 0.0)
        taken = finite & (is_first | (ratio > 0))
        here = s._replace(
            x=chosen(taken, s.trial, s.x),
            normal=chosen(taken, tried, s.normal),
            nit=s.nit + np.where(taken & ~is_first, 1, 0),
            nfev=s.nfev + 1,
            njev=s.njev + np.where(taken, 1, 0),
        )
        falls = finite & (actual < self.tolerances.ftol * s.normal.cost) & (ratio > 0.25)
        done = self._ended(s, here, is_first, finite, ~is_first & falls)
        return self._damped(here, taken, is_first, ratio)._replace(status=done)

    def _ended(
        self, s: FitState, here: FitState, is_first: Any, finite: Any, decreased: Any
    ) -> Any:
        """The status after the step from s."""
        ends, gradient = self.tolerances, here.normal.gradient
        moved = map_leaves(np.subtract, s.trial, s.x)
        length, size = (np.sqrt(_total(map_leaves(np.square, a))) for a in (moved, s.x))
        near = ~is_first & (length < ends.xtol * (ends.xtol + size))
        below = self._inside(map_leaves(np.subtract, here.x, gradient))
        steepest = map_leaves(np.subtract, below, here.x)
        return status(
            (is_first & ~finite, NOT_FINITE),
            (_largest(steepest) < ends.gtol, SMALL_GRADIENT),
            (decreased & near, BOTH),
            (decreased, SMALL_DECREASE),
            (near, SMALL_STEP),
            (here.nfev >= ends.max_evaluations, MAX_EVALUATIONS),
        )

    def _damped(self, here: FitState, taken: Any, is_first: Any, ratio: Any) -> FitState:
        """The next point to try."""
        space, normal = self.space, here.normal
        shrunk = here.damping * np.maximum(1 / 3, 1 - (2 * ratio - 1) ** 3)
        damping = np.where(taken, shrunk, here.damping * here.growth)
        growth = np.where(taken, 2.0, 2.0 * here.growth)
        damping = np.where(is_first, here.damping, np.maximum(damping, LEAST_DAMPING))
        growth = np.where(is_first, here.growth, growth)
        d2 = here.scale
        if self.scale is None:
            d2 = map_leaves(np.maximum, d2, normal.diagonal)
            added = map_leaves(lambda d: damping * np.where(d > 0, d, 1.0), d2)
        else:
            added = map_leaves(lambda d: damping * d, space.split(self.scale))
        right = map_leaves(np.negative, normal.gradient)
        move = space.solved(normal.matrix, added, right, self._held(here.x, normal.gradient))
        trial = self._inside(map_leaves(np.add, here.x, move))
        move = map_leaves(np.subtract, trial, here.x)
        linear = _total(map_leaves(np.multiply, normal.gradient, move))
        predicted = -(linear + 0.5 * space.form(normal.matrix, move))
        return here._replace(
            trial=trial, predicted=predicted, scale=d2, damping=damping, growth=growth
        )


def _matrix_of_zeros(space: ScalarUnknowns | ArrayUnknowns) -> Any:
    if isinstance(space, ArrayUnknowns):
        return np.zeros((space.n, space.n))
    return [[np.float64(0)] * (i + 1) for i in range(space.n)]


def _total(*trees: Any) -> Any:
    """The sum of all elements."""
    total: Any = 0.0
    for x in (x for tree in trees for x in leaves(tree)):
        total = total + np.sum(x)
    return total


def _largest(tree: Any) -> Any:
    """The largest absolute value of all elements."""
    found = [np.max(np.abs(x)) for x in leaves(tree)]
    most = found[0]
    for x in found[1:]:
        most = np.maximum(most, x)
    return most
