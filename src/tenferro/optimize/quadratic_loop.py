"""Convex quadratic programs: a primal-dual interior-point method as a loop.

Mehrotra, On the implementation of a primal-dual interior point method (1992); Nocedal and Wright,
Numerical Optimization (2006), 16.6. Infeasible and unbounded problems are recognized by
certificates: multipliers, or a direction, which prove that no solution of moderate size exists.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit.solvers import over
from tenferro.optimize.kkt import factored, saddle, share_to_boundary
from tenferro.optimize.line_search import chosen
from tenferro.optimize.loops import SolverLoop, status

SUCCESS, MAX_STEPS, INFEASIBLE, UNBOUNDED, NUMERICAL = 0, 1, 2, 3, 4
MESSAGES = {
    SUCCESS: "Optimization terminated successfully.",
    MAX_STEPS: "Maximum number of iterations has been exceeded.",
    INFEASIBLE: "The problem is infeasible: no point fulfills the constraints.",
    UNBOUNDED: "The problem is unbounded: the objective has no minimum.",
    NUMERICAL: "Numerical difficulties: Q is not positive semidefinite, or data are not finite.",
}
"""The codes are those of `scipy.optimize.linprog`."""
_REGULAR = 1e-9
"""What is added to the blocks of scaled systems, so that they are not singular; steps that it
bends a little still lead to the solution, as residuals are those of the problem itself."""
_CERTAIN = 1e-8
"""A certificate holds up to this: solutions smaller than its inverse are excluded."""
_PASSES = 4
"""How often rows and columns are scaled."""
_CYCLE, _CENTRE = 0.9, 0.1
"""A step with second-order correction that leaves more of the gap is replaced by one towards the
centre, without which Mehrotra's steps may cycle."""
_STEP = 0.995
"""The share of the way to the boundary that a step takes at most."""


class Data(NamedTuple):
    """min ½ xᵀQx + cᵀx with Ax = b, Gx ≤ h and lower ≤ x ≤ upper; infinite sides are absent.

    Without any bound, lower and upper have no elements.
    """

    Q: Any
    c: Any
    A: Any
    b: Any
    G: Any
    h: Any
    lower: Any
    upper: Any

    def gradient(self, x: Any, y: Any, z: Any) -> Any:
        """The gradient of the Lagrangian, apart from bounds."""
        return self.Q @ x + self.c + y @ self.A + z @ self.G

    def value(self, x: Any) -> Any:
        """The objective."""
        return 0.5 * (x @ self.Q @ x) + self.c @ x


class Sides(NamedTuple):
    """The inequalities: rows of G, lower and upper bounds; where `there`, R x ≤ limits."""

    G: Any
    limits: Any
    there: Any
    is_bounded: bool

    def times(self, x: Any) -> Any:
        """R x; 0 where there is no inequality."""
        rows = np.concatenate([self.G @ x, -x, x]) if self.is_bounded else self.G @ x
        return np.where(self.there, rows, 0.0)

    def back(self, z: Any) -> Any:
        """Rᵀ z."""
        m = self.G.shape[0]
        return z[:m] @ self.G + self.at_bounds(z)

    def at_bounds(self, z: Any) -> Any:
        """The part of the bounds in that."""
        m, n = self.G.shape
        return z[m + n :] - z[m : m + n] if self.is_bounded else np.zeros(n)

    def normal(self, w: Any) -> Any:
        """Rᵀ diag(w) R."""
        m, n = self.G.shape
        rows = (self.G.T * w[:m]) @ self.G
        return rows + np.diag(w[m : m + n] + w[m + n :]) if self.is_bounded else rows


class Iterate(NamedTuple):
    """A point with multipliers, and slacks of the inequalities."""

    x: Any
    y: Any
    z: Any
    s: Any
    nit: Any
    status: Any


class Scaled(NamedTuple):
    """A problem with coefficients of about 1, and what its columns, rows and objective were
    multiplied by (Ruiz, A scaling algorithm to equilibrate both rows and columns norms, 2001)."""

    data: Data
    columns: Any
    equations: Any
    inequalities: Any
    objective: Any

    @staticmethod
    def of(data: Data) -> Scaled:
        """The scaled problem."""
        n, p = data.c.shape[0], data.b.shape[0]
        rows = np.concatenate([data.A, data.G])
        Q, column, row = data.Q, np.ones(n), np.ones(rows.shape[0])
        for _ in range(_PASSES):
            both = np.concatenate([np.abs(Q), np.abs(rows)])
            d, e = _equalizing(both, 0), _equalizing(np.abs(rows), 1)
            Q, rows = Q * d[:, None] * d, rows * e[:, None] * d
            column, row = column * d, row * e
        c = data.c * column
        size = np.maximum(_largest(Q), _largest(c))
        objective = 1 / np.where(size > 0, size, 1.0)
        scaled = Data(
            Q * objective, c * objective, rows[:p], data.b * row[:p], rows[p:], data.h * row[p:],
            *(end / column if end.shape[0] else end for end in (data.lower, data.upper)),
        )  # fmt: skip
        return Scaled(scaled, column, row[:p], row[p:], objective)

    def found(self, s: Iterate) -> tuple[Any, Any, Any]:
        """Point and multipliers of the rows, for the problem before scaling.

        The multiplier of a row is 0 where it is smaller than the slack.
        """
        m = self.inequalities.shape[0]
        z = np.where(s.z[:m] > s.s[:m], s.z[:m], 0.0)
        y, z = s.y * self.equations, z * self.inequalities
        return s.x * self.columns, y / self.objective, z / self.objective


def _equalizing(sizes: Any, axis: int) -> Any:
    """The root of the reciprocal of the largest of each column or row; 1 where that is 0."""
    if not sizes.shape[axis]:
        return np.ones(sizes.shape[1 - axis])
    largest = np.max(sizes, axis=axis)
    return 1 / np.sqrt(np.where(largest > 0, largest, 1.0))


def interior_point(data: Data, *, tol: float, maxiter: int) -> SolverLoop:
    """The method for a scaled problem, which begins at its own start."""
    method = _Method(data, tol, maxiter)
    return SolverLoop(method.start, method.step)


class _Off(NamedTuple):
    """By how much the conditions of an iterate are off, and the factors of its systems."""

    dual: Any
    primal: Any
    slack: Any
    gap: Any
    known: Any


Direction = tuple[Any, Any, Any, Any]
"""The changes of x, y, s and z."""


class _Method:
    def __init__(self, data: Data, tol: float, maxiter: int) -> None:
        self.data, self.tol, self.maxiter = data, tol, maxiter
        self.n, self.p = data.c.shape[0], data.b.shape[0]
        limits = np.concatenate([data.h, -data.lower, data.upper])
        there = np.isfinite(limits)
        self.there, self.rows = there, limits.shape[0]
        self.sides = Sides(data.G, np.where(there, limits, 0.0), there, data.lower.shape[0] > 0)
        self.count = np.maximum(np.sum(there), 1)

    def _factors(self, w: Any) -> Any:
        data = self.data
        weights = np.where(self.there, w, 0.0)
        matrix = data.Q + self.sides.normal(weights) + _REGULAR * np.eye(self.n)
        return factored(saddle(matrix, data.A, np.full(self.p, _REGULAR)) if self.p else matrix)

    def start(self, _: Any) -> Iterate:
        """Mehrotra's start: slacks and multipliers that are not near 0."""
        data, sides, there = self.data, self.sides, self.there
        known = self._factors(np.ones(self.rows))
        found = known.solve(np.concatenate([sides.back(sides.limits) - data.c, data.b]))
        x, y = found[: self.n], found[self.n :]
        s = sides.limits - sides.times(x)
        up = np.maximum(-np.min(np.where(there, s, 0.0), initial=0.0), 0.0)
        down = np.maximum(np.max(np.where(there, s, 0.0), initial=0.0), 0.0)
        slack = np.where(there, s + np.where(up > 0, 1 + up, 0.0), 1.0)
        z = np.where(there, -s + np.where(down > 0, 1 + down, 0.0), 0.0)
        z = np.maximum(z, np.where(there, 1e-2, 0.0))
        return Iterate(x, y, z, np.maximum(slack, 1e-2), np.int64(0), status())

    def step(self, s: Iterate) -> Iterate:
        """The next iterate; the same one where the method ends without success."""
        data = self.data
        off = _Off(
            data.gradient(s.x, s.y, s.z[: data.h.shape[0]]) + self.sides.at_bounds(s.z),
            data.A @ s.x - data.b,
            np.where(self.there, self.sides.times(s.x) + s.s - self.sides.limits, 0.0),
            s.s @ s.z,
            self._factors(s.z / s.s),
        )
        dx, dy, ds, dz = self._corrected(s, off)
        a = self._admissible(s, ds, dz)
        after = s._replace(
            x=s.x + a * dx, y=s.y + a * dy, z=s.z + a * dz, s=s.s + a * ds, nit=s.nit + 1
        )
        finite = np.all(np.isfinite(dx)) & np.all(np.isfinite(dz)) & np.isfinite(off.gap)
        done = self._ended(s, off, (dx, dy, ds, dz), finite)
        goes_on = (done == status()) | (done == SUCCESS) & finite  # the last step is computed
        return chosen(goes_on, after, s)._replace(status=done)

    def _corrected(self, s: Iterate, off: _Off) -> Direction:
        """Mehrotra's direction, or one towards the centre where that leaves most of the gap."""
        mu, product = off.gap / self.count, s.s * s.z
        _, _, ds, dz = self._direction(
            s, off, product, off.known.solve(self._right(s, off, product))
        )
        length = np.minimum(share_to_boundary(s.s, ds), _within(s.z, dz))
        predicted = (s.s + length * ds) @ (s.z + length * dz) / self.count
        target = over(predicted, mu) ** 3 * mu
        products = product + ds * dz - target, product - np.maximum(target, _CENTRE * mu)
        both = off.known.solve(np.stack([self._right(s, off, x) for x in products], axis=1))
        bent, centred = (self._direction(s, off, x, both[:, i]) for i, x in enumerate(products))
        found: Direction = chosen(self._gap_after(s, bent) > _CYCLE * off.gap, centred, bent)
        return found

    def _right(self, s: Iterate, off: _Off, product: Any) -> Any:
        weighted = np.where(self.there, (product - s.z * off.slack) / s.s, 0.0)
        return np.concatenate([self.sides.back(weighted) - off.dual, -off.primal])

    def _direction(self, s: Iterate, off: _Off, product: Any, found: Any) -> Direction:
        dx, dy = found[: self.n], found[self.n :]
        ds = np.where(self.there, -off.slack - self.sides.times(dx), 0.0)
        return dx, dy, ds, np.where(self.there, (-product - s.z * ds) / s.s, 0.0)

    def _admissible(self, s: Iterate, ds: Any, dz: Any) -> Any:
        return np.minimum(share_to_boundary(s.s, ds, _STEP), _within(s.z, dz, _STEP))

    def _gap_after(self, s: Iterate, direction: Direction) -> Any:
        _, _, ds, dz = direction
        a = self._admissible(s, ds, dz)
        return (s.s + a * ds) @ (s.z + a * dz)

    def _ended(self, s: Iterate, off: _Off, direction: Direction, finite: Any) -> Any:
        data, sides, (dx, dy, _, dz) = self.data, self.sides, direction
        return status(
            (self._is_optimal(s, off), SUCCESS),
            (_is_infeasible(data, sides, s.y, s.z), INFEASIBLE),
            (_is_infeasible(data, sides, dy, np.maximum(dz, 0.0)), INFEASIBLE),
            (_is_unbounded(data, sides, s.x), UNBOUNDED),
            (_is_unbounded(data, sides, dx), UNBOUNDED),
            (~finite, NUMERICAL),
            (s.nit >= self.maxiter, MAX_STEPS),
        )

    def _is_optimal(self, s: Iterate, off: _Off) -> Any:
        """Whether all conditions are fulfilled, relative to the size of their terms."""
        data, tol = self.data, self.tol
        sizes = np.maximum(_largest(s.y), _largest(s.z))
        return (
            (_largest(off.dual) <= tol * (1 + np.maximum(_largest(data.Q @ s.x), sizes)))
            & (_largest(off.primal) <= tol * (1 + _largest(data.b)))
            & (_largest(off.slack) <= tol * (1 + _largest(self.sides.limits)))
            & (off.gap <= tol * (1 + np.abs(data.value(s.x))))
        )


def _within(z: Any, dz: Any, share: float = 1.0) -> Any:
    """The longest step that keeps multipliers positive; those of absent rows stay 0."""
    return share_to_boundary(np.where(z > 0, z, 1.0), dz, share)


def _largest(x: Any) -> Any:
    return np.max(np.abs(x)) if x.shape[0] else np.float64(0)


def _is_infeasible(data: Data, sides: Sides, y: Any, z: Any) -> Any:
    """Whether the multipliers combine the constraints to 0 ≤ a negative number (Farkas)."""
    size = -(data.b @ y + sides.limits @ z)
    left = _largest(y @ data.A + sides.back(z))
    return (size > 0) & (left <= _CERTAIN * size)


def _is_unbounded(data: Data, sides: Sides, x: Any) -> Any:
    """Whether the objective falls along x for ever, and no constraint ends that."""
    size = -(data.c @ x)
    bent = np.maximum(_largest(data.Q @ x), _largest(data.A @ x))
    return (size > 0) & (np.maximum(bent, np.max(sides.times(x), initial=0.0)) <= _CERTAIN * size)
