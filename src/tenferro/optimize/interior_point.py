"""Nonlinear programs: a primal-dual interior-point method with an augmented Lagrangian, as a loop.

Each step is one of Newton's for the optimality conditions of a barrier problem, whose equations c
are perturbed to c = σ (y − y₀). It descends along the merit function

    M(w) = f(w) − μ Σ log(w − l) − μ Σ log(u − w) + y₀ᵀ c(w) + |c(w)|² / 2σ,

so no separate phase restores feasibility, and the system is regular where the constraints are
not. Armand and Omheni, A globally and quadratically convergent primal-dual augmented Lagrangian
algorithm (2017); Gill and Robinson, A globally convergent stabilized SQP method (2013); barrier,
scaling and limits of steps as in Wächter and Biegler, On the implementation of an interior-point
filter line-search algorithm (2006).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenferro.optimize.kkt import share_to_boundary
from tenferro.optimize.line_search import chosen
from tenferro.optimize.loops import SolverLoop, status
from tenferro.optimize.nonlinear_program import (
    INFEASIBLE,
    IRREGULAR,
    MAX_STEPS,
    NOT_FINITE,
    PRECISION,
    SUCCESS,
    UNBOUNDED,
    NonlinearProgram,
)
from tenferro.transforms.control import while_loop

_MOST_SHIFTS, _MOST_HALVINGS = 25, 30
_LEAST_SIGMA, _TESTED_SIGMA = 1e-9, 1e-7
_LEAST_GAP = 1e-17
"""A distance to a bound that rounding has made 0."""
_FIXED = 1e16
"""In the diagonal of the Hessian for unknowns that do not move."""
_EXTREME = 1e15
"""Below minus this an objective is unbounded."""


class Point(NamedTuple):
    """Functions and derivatives of x and slacks w: objective, and equations c(w) = 0."""

    value: Any
    gradient: Any
    c: Any
    jacobian: Any
    """Without the columns of slacks."""
    scales: Any
    """Of the equations: minus these are the entries of slacks."""


class State(NamedTuple):
    """An iterate: x is w, y the multipliers of the equations, z those of the bounds of w."""

    x: Any
    y: Any
    low: Any
    high: Any
    center: Any
    """y₀ of the merit function."""
    mu: Any
    sigma: Any
    shift: Any
    """What was last added to the Hessian."""
    best: Any
    """The measures of feasibility and optimality, and of the merit's slope, to be halved."""
    stalled: Any
    value: Any
    gradient: Any
    violation: Any
    scales: Any
    nit: Any
    nfev: Any
    status: Any


def interior_point(
    program: NonlinearProgram, *, gtol: float, maxiter: int, barrier: float
) -> SolverLoop:
    """The method as a loop over (x, multipliers of rows)."""
    return _Method(program, gtol, maxiter, barrier).loop()


class _Method:
    def __init__(
        self, program: NonlinearProgram, gtol: float, maxiter: int, barrier: float
    ) -> None:
        self.program, self.gtol, self.maxiter, self.barrier = program, gtol, maxiter, barrier
        self.tables = program.tables
        self.n, self.m = program.size, program.rows_count
        self.free = program.inequalities
        """Which rows are inequalities, and have slacks."""
        lower = np.concatenate([program.lower, program.least[self.free]])
        upper = np.concatenate([program.upper, program.most[self.free]])
        self.fixed = lower == upper
        """Unknowns that do not move."""
        self.has_low = np.isfinite(lower) & ~self.fixed
        self.has_high = np.isfinite(upper) & ~self.fixed
        relaxed = [1e-8 * np.maximum(1.0, np.abs(np.where(np.isfinite(b), b, 0.0)))
                   for b in (lower, upper)]  # fmt: skip
        self.lower = np.where(self.has_low, lower - relaxed[0], 0.0)
        self.upper = np.where(self.has_high, upper + relaxed[1], 0.0)
        self.least_mu = 0.1 * gtol / np.maximum(1.0, self._sides() / 20)
        """The objective is off by about μ for each bound."""
        self.at = np.where(self.fixed, lower, 0.0)
        self.slack_of = np.full(self.m, len(self.free))
        self.slack_of[self.free] = np.arange(len(self.free))

    def loop(self) -> SolverLoop:
        return SolverLoop(self._start, self._step)

    def _sides(self) -> Any:
        """The number of bounds."""
        return np.sum(self.has_low) + np.sum(self.has_high)

    # distances of w to its bounds, 1 where there is none

    def _gaps(self, w: Any) -> tuple[Any, Any]:
        return (
            np.where(self.has_low, np.maximum(w - self.lower, _LEAST_GAP), 1.0),
            np.where(self.has_high, np.maximum(self.upper - w, _LEAST_GAP), 1.0),
        )

    def _inside(self, w: Any) -> Any:
        """w moved off its bounds."""
        width = np.where(self.has_low & self.has_high, self.upper - self.lower, np.inf)
        share = min(1e-2, self.barrier)
        low = self.lower + np.minimum(share * np.maximum(1, np.abs(self.lower)), share * width)
        high = self.upper - np.minimum(share * np.maximum(1, np.abs(self.upper)), share * width)
        w = np.where(self.has_low, np.maximum(w, low), w)
        w = np.where(self.has_high, np.minimum(w, high), w)
        return np.where(self.fixed, self.at, w)

    # vectors of slacks as vectors of rows, and products with the Jacobian of the equations

    def _at_rows(self, slacks: Any) -> Any:
        """Slacks at their rows, 0 at equations."""
        if not len(self.free):
            return np.zeros(self.m)
        return np.concatenate([slacks, np.zeros(1)])[self.slack_of]

    def _back(self, point: Point, y: Any) -> Any:
        """The product of multipliers with the Jacobian of the equations."""
        slacks = -(point.scales * y)[self.free]
        return np.concatenate([self.tables.back(point.jacobian, y), slacks])

    def _moving(self, w: Any) -> Any:
        """A gradient without the unknowns that do not move."""
        return np.where(self.fixed, 0.0, w)

    def _equations(self, x: Any, w: Any, scales: Any) -> Any:
        rows = self.program.rows(x) - self.program.targets
        return scales[1:] * (rows - self._at_rows(w[self.n :]))

    def _values(self, w: Any, scales: Any) -> tuple[Any, Any]:
        """The objective and the equations at w."""
        x = w[: self.n]
        return scales[0] * self.program.value(x), self._equations(x, w, scales)

    def _point(self, w: Any, scales: Any) -> Point:
        x, free = w[: self.n], np.zeros(w.shape[0] - self.n)
        value, gradient = self.program.value_and_gradient(x)
        return Point(
            scales[0] * value,
            np.concatenate([scales[0] * gradient, free]),
            self._equations(x, w, scales),
            self.tables.scaled(self.tables.jacobian(x), scales[1:]),
            scales[1:],
        )

    def _solved(
        self, hessian: Any, diagonal: Any, point: Point, sigma: Any, right: Any, off: Any
    ) -> tuple[Any, Any]:
        """Steps of w and y: right and off are the sides of stationarity and of the equations.

        The diagonal is that of w. Slacks are eliminated.
        """
        n, e = self.n, point.scales
        inverse = self._at_rows(1 / diagonal[n:])
        share = self._at_rows(right[n:]) * inverse
        lower = self._eliminated(diagonal, point, sigma)
        sides = np.concatenate([right[:n], off + e * share])
        step = self.tables.solve(hessian, diagonal[:n], point.jacobian, lower, sides)
        slacks = (share + e * inverse * step[n:])[self.free]
        return np.concatenate([step[:n], slacks]), step[n:]

    def _eliminated(self, diagonal: Any, point: Point, sigma: Any) -> Any:
        """What the rows have in the diagonal without slacks, whose sign is changed."""
        return sigma + point.scales**2 * self._at_rows(1 / diagonal[self.n :])

    def _start(self, v: Any) -> State:
        program, n = self.program, self.n
        x = self._inside(np.concatenate([v[:n], np.zeros(self.lower.shape[0] - n)]))[:n]
        w = self._inside(np.concatenate([x, program.rows(x)[self.free]]))
        sizes = np.max(np.abs(program.value_and_gradient(x)[1]))[None]
        squares = self.tables.times(self.tables.jacobian(x) ** 2, np.ones(n))
        size = np.concatenate([sizes, np.sqrt(squares)])
        scales = np.minimum(1.0, 100 / np.where(size > 0, size, 1.0))
        scales = np.where(np.isfinite(scales), np.maximum(scales, 1e-8), 1.0)
        point = self._point(w, scales)
        mu = np.float64(self.barrier)
        low, high = (mu / gap for gap in self._gaps(w))
        low, high = np.where(self.has_low, low, 0.0), np.where(self.has_high, high, 0.0)
        y = scales[0] * v[n:] / scales[1:]
        guess = self._least_squares(point, low, high)
        small = np.max(np.abs(guess), initial=0.0) <= 1e3
        y = np.where(np.all(v[n:] == 0) & small, guess, y)
        finite = np.isfinite(point.value) & np.all(np.isfinite(point.c))
        finite = finite & np.all(np.isfinite(point.gradient)) & np.all(np.isfinite(point.jacobian))
        count = np.int64(0)
        return State(
            w, y, low, high, y, mu, np.float64(0.1), np.float64(0), np.full(3, np.inf),
            np.int64(0), point.value / scales[0], point.gradient[:n] / scales[0], np.float64(0),
            scales, count, count + 1, status((~finite, NOT_FINITE)),
        )  # fmt: skip

    def _least_squares(self, point: Point, low: Any, high: Any) -> Any:
        """Multipliers with the smallest gradient of the Lagrangian."""
        if not self.m:
            return np.zeros(0)
        ones, off = np.ones(point.gradient.shape[0]), np.zeros(self.m)
        right = low - high - point.gradient
        return self._solved(None, ones, point, 1e-8, right, off)[1]

    def _errors(self, s: State, point: Point, mu: Any) -> tuple[Any, Any, Any]:
        """How far stationarity, feasibility and complementarity are from holding."""
        dual = self._moving(point.gradient + self._back(point, s.y) - s.low + s.high)
        near, far = self._gaps(s.x)
        products = np.concatenate([s.low * near, s.high * far])
        there = np.concatenate([self.has_low, self.has_high])
        gaps = np.where(there, products - mu, 0.0)
        total = np.sum(np.abs(s.y)) + np.sum(s.low) + np.sum(s.high)
        size = np.maximum(100.0, total / (self.m + 2 * self.lower.shape[0])) / 100.0
        return _largest(dual) / size, _largest(point.c), _largest(gaps) / size

    def _gap(self, s: State) -> Any:
        """By how much the objective may be off."""
        near, far = self._gaps(s.x)
        return s.low @ near + s.high @ far

    def _step(self, s: State) -> State:
        point = self._point(s.x, s.scales)
        dual, primal, _ = self._errors(s, point, s.mu)
        error = np.maximum(np.maximum(dual, primal), self._errors(s, point, 0.0)[2])
        s = self._updated(s, point)
        dx, dy, shift, slope, found = self._direction(s, point)
        near, far = self._gaps(s.x)
        dlow = np.where(self.has_low, (s.mu - s.low * dx) / near - s.low, 0.0)
        dhigh = np.where(self.has_high, (s.mu + s.high * dx) / far - s.high, 0.0)
        share = np.maximum(0.99, 1 - s.mu)
        longest = np.minimum(
            share_to_boundary(near, np.where(self.has_low, dx, 0.0), share),
            share_to_boundary(far, np.where(self.has_high, -dx, 0.0), share),
        )
        length, halvings, fits = self._searched(s, point, dx, slope, longest)
        taken = found & fits
        multiplied = np.minimum(
            share_to_boundary(np.where(s.low > 0, s.low, 1.0), dlow, share),
            share_to_boundary(np.where(s.high > 0, s.high, 1.0), dhigh, share),
        )
        w = s.x + length * dx
        near, far = self._gaps(w)
        after = s._replace(
            x=w,
            y=s.y + length * dy,
            low=_near_center(s.low + multiplied * dlow, s.mu, near, self.has_low),
            high=_near_center(s.high + multiplied * dhigh, s.mu, far, self.has_high),
            shift=shift,
            sigma=self._steered(s, primal, dy),
            stalled=np.int64(0),
        )
        # A step that fails brings the merit function next to the iterate, with a larger penalty.
        eased = s._replace(
            center=s.y, sigma=np.maximum(0.1 * s.sigma, _LEAST_SIGMA), stalled=s.stalled + 1,
            shift=np.maximum(10 * shift, 1e-4),
        )  # fmt: skip
        small = (error <= self.gtol) & (primal / np.min(s.scales, initial=1.0) <= 1e-6)
        small = small & (self._gap(s) <= 10 * self.gtol * np.maximum(1.0, np.abs(point.value)))
        stuck = s.stalled >= 6
        kept = chosen(taken, after, eased)
        stays = chosen(small, s, kept)
        size = np.max(np.abs(s.y), initial=0.0)
        # The penalty grows so far only at minima of the merit function that violate constraints.
        blocked = (s.sigma <= 2e-8) & (primal > 1e-3) | self._is_stationary(s.x, point) & (
            s.sigma <= 2e-6
        )
        ends = stuck | (s.nit >= self.maxiter)
        done = status(
            (small, SUCCESS),
            (~np.isfinite(error), NOT_FINITE),
            (point.value < -_EXTREME, UNBOUNDED),
            ((primal > 1e-5) & blocked, INFEASIBLE),
            (ends & (primal <= 1e-5) & (size > 1e4), IRREGULAR),
            (stuck, PRECISION),
            (ends, MAX_STEPS),
        )
        return stays._replace(
            value=point.value / s.scales[0],
            gradient=point.gradient[: self.n] / s.scales[0],
            violation=primal,
            nit=s.nit + 1,
            nfev=s.nfev + 1 + halvings,
            status=done,
        )

    def _updated(self, s: State, point: Point) -> State:
        """With barrier, penalty and y₀ as the iterate deserves them."""
        dual, primal, gaps = self._errors(s, point, s.mu)
        solved = np.maximum(np.maximum(dual, primal), gaps) <= 10 * s.mu
        mu = np.maximum(np.minimum(0.2 * s.mu, s.mu**1.5), self.least_mu)
        changes = solved & (mu < s.mu)
        mu = np.where(changes, mu, s.mu)
        best = np.where(changes, np.inf, s.best)
        other = np.maximum(dual, gaps)
        feasible, optimal = primal + 1e-5 * other, 1e-5 * primal + other
        # The slope of the merit function, whose minima are the points with y = y₀ + c/σ.
        near, far = self._gaps(s.x)
        barrier = np.where(self.has_high, s.mu / far, 0.0) - np.where(
            self.has_low, s.mu / near, 0.0
        )
        first = s.center + point.c / s.sigma
        slope = _largest(self._moving(point.gradient + barrier + self._back(point, first)))
        by_feasibility = feasible <= 0.5 * best[0]
        by_optimality = optimal <= 0.5 * best[1]
        rounding = 1e-2 * self.gtol * np.maximum(1.0, _largest(first))
        at_minimum = slope <= np.maximum(np.minimum(best[2], 10 * s.mu), rounding)
        moves = by_feasibility | by_optimality | at_minimum | changes
        fresh = np.isinf(best)
        best = np.stack(
            [
                np.where(by_feasibility | fresh[0], np.minimum(feasible, best[0]), best[0]),
                np.where(by_optimality | fresh[1], np.minimum(optimal, best[1]), best[1]),
                np.where(at_minimum, 0.5 * np.minimum(slope, best[2]), best[2]),
            ]
        )
        far_off = at_minimum & ~by_feasibility & (primal > 0.1 * s.mu)
        sigma = np.where(far_off, 0.1 * s.sigma, s.sigma)
        near_by = by_feasibility | by_optimality
        sigma = np.where(near_by, np.minimum(sigma, np.maximum(primal, other)), sigma)
        bounded = np.clip(s.y, -1e8, 1e8)
        return s._replace(
            mu=mu,
            best=best,
            center=np.where(moves, bounded, s.center),
            sigma=np.maximum(sigma, _LEAST_SIGMA),
        )

    def _steered(self, s: State, primal: Any, dy: Any) -> Any:
        """A penalty with which such a step leaves a tenth of the violation, but for μ.

        Byrd, Nocedal and Waltz, Steering exact penalty methods for nonlinear programming (2008).
        """
        left = s.sigma * np.max(np.abs(s.y + dy - s.center), initial=0.0)
        remains = left > np.maximum(0.1 * primal, s.mu)
        share = 0.1 * primal / np.where(remains, left, 1.0)
        steered = np.where(remains, s.sigma * np.clip(share, 0.01, 1.0), s.sigma)
        return np.maximum(steered, _LEAST_SIGMA)

    def _direction(self, s: State, point: Point) -> tuple[Any, Any, Any, Any, Any]:
        """A step in w and y along which the merit function falls, and by how much."""
        near, far = self._gaps(s.x)
        low, high = (
            np.where(there, s.mu / gap, 0.0)
            for there, gap in ((self.has_low, near), (self.has_high, far))
        )
        barrier = point.gradient - low + high
        curved = self.tables.hessian(s.x[: self.n], s.scales[0], s.scales[1:] * s.y)
        diagonal = s.low / near + s.high / far + np.where(self.fixed, _FIXED, 0.0)
        right = -self._moving(barrier + self._back(point, s.y))
        off = s.sigma * (s.y - s.center) - point.c
        falls = self._moving(barrier + self._back(point, s.center + point.c / s.sigma))

        tested = np.maximum(s.sigma, _TESTED_SIGMA)

        def attempt(shift: Any) -> tuple[Any, Any, Any, Any]:
            sides = diagonal + shift
            dx, dy = self._solved(curved, sides, point, s.sigma, right, off)
            slope = falls @ dx
            descends = np.all(np.isfinite(dx)) & (slope <= 0)
            lower = self._eliminated(sides, point, tested)
            convex = self.tables.is_convex(curved, sides[: self.n], point.jacobian, lower)
            return dx, dy, slope, descends & convex

        def more(c: Any) -> Any:
            return ~c[2][3] & (c[1] <= _MOST_SHIFTS)

        def attempted(c: Any) -> Any:
            factor = np.where(s.shift == 0, 100.0, 8.0)
            after = np.where(c[0] == 0, np.maximum(1e-4, s.shift / 3), factor * c[0])
            shift = np.where(c[1] == 0, again, after)
            return shift, c[1] + 1, attempt(shift)

        again = np.where(s.stalled > 0, s.shift, np.float64(0))
        nothing = np.zeros(s.x.shape[0]), np.zeros(self.m), np.float64(0), np.bool_(False)
        begin = again, np.int64(0), nothing  # the code of an attempt is there once
        shift, _, found = while_loop(more, attempted, begin, checkpoint=False)
        dx, dy, slope, descends = found
        return dx, dy, shift, slope, descends

    def _searched(
        self, s: State, point: Point, dx: Any, slope: Any, longest: Any
    ) -> tuple[Any, Any, Any]:
        """The length of a step after halvings, their number, and whether the merit falls enough."""

        def merit(w: Any, value: Any, c: Any) -> Any:
            near, far = self._gaps(w)
            logs = np.sum(np.log(np.maximum(near, 1e-300))) + np.sum(
                np.log(np.maximum(far, 1e-300))
            )
            return value - s.mu * logs + s.center @ c + 0.5 * (c @ c) / s.sigma

        start = merit(s.x, point.value, point.c)
        slack = 10 * np.finfo(float).eps * (
            np.abs(point.value) + np.abs(start) + (point.c @ point.c) / s.sigma
        )  # fmt: skip

        def fits(length: Any) -> Any:
            w = s.x + length * dx
            found = merit(w, *self._values(w, s.scales))
            return np.isfinite(found) & (found <= start + 1e-4 * length * slope + slack)

        def halved(c: Any) -> Any:
            length = 0.5 * c[0]
            return length, c[1] + 1, fits(length)

        begin = 2 * longest, np.int64(-1), np.bool_(False)
        return while_loop(
            lambda c: ~c[2] & (c[1] < _MOST_HALVINGS), halved, begin, checkpoint=False
        )

    def _is_stationary(self, w: Any, point: Point) -> Any:
        """Whether no unknown reduces the violation |c|²: its column is orthogonal to c, to 1e-4."""
        way = self._moving(self._back(point, point.c))
        columns = self.tables.back(point.jacobian**2, np.ones(self.m))
        squares = np.concatenate([columns, point.scales[self.free] ** 2])
        size = np.sqrt(squares * (point.c @ point.c))
        cosines = way / np.where(size > 0, size, 1.0)
        near, far = self._gaps(w)
        close = 1e-6 * np.maximum(1.0, np.abs(w))
        stops = self.has_low & (near <= close) & (way > 0)
        stops = stops | self.has_high & (far <= close) & (way < 0)
        return _largest(np.where(stops, 0.0, cosines)) <= 1e-4


def _near_center(z: Any, mu: Any, gap: Any, there: Any) -> Any:
    """Multipliers, not too far from μ / gap."""
    return np.where(there, np.clip(z, mu / (1e10 * gap), 1e10 * mu / gap), 0.0)


def _largest(x: Any) -> Any:
    return np.max(np.abs(x), initial=0.0)
