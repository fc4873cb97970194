"""Sequential quadratic programming with exact second derivatives, as a loop.

Each step solves a quadratic program, the model of the Lagrangian with linearized constraints
(Nocedal and Wright, Numerical Optimization, 2006, 18). One more unknown, which is expensive,
relaxes all rows that are violated, so the program always has a solution. The length of the step
reduces the exact penalty function f + ρ Σ violations, compared with its largest value in the latest
steps: a bound that lets the method take whole steps near the solution (Grippo, Lampariello and
Lucidi, A nonmonotone line search technique for Newton's method, 1986).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

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
from tenferro.optimize.quadratic_loop import Data, Scaled, interior_point
from tenferro.optimize.tables import DenseTables
from tenferro.transforms.control import while_loop

_MEMORY, _MOST_HALVINGS, _MOST_SHIFTS = 4, 30, 25
_EXTREME = 1e9
"""Below minus this an objective is unbounded, if an unknown is as large too."""
_LARGEST_PENALTY = 1e8


class State(NamedTuple):
    """An iterate: x is w, y the multipliers of the rows."""

    x: Any
    y: Any
    penalty: Any
    """ρ, the price of a violation."""
    values: Any
    violations: Any
    """Of the latest points: the objective, and the sum of violations."""
    radius: Any
    """The largest change of an unknown in a step."""
    stalled: Any
    value: Any
    gradient: Any
    violation: Any
    scales: Any
    """1 for objective and rows: this method scales its quadratic programs."""
    nit: Any
    nfev: Any
    status: Any


def sequential_quadratic(program: NonlinearProgram, *, gtol: float, maxiter: int) -> SolverLoop:
    """The method as a loop over (x, multipliers of rows)."""
    return _Method(program, gtol, maxiter).loop()


class _Method:
    def __init__(self, program: NonlinearProgram, gtol: float, maxiter: int) -> None:
        self.program, self.gtol, self.maxiter = program, gtol, maxiter
        self.tables: DenseTables = program.dense_tables
        self.n, self.m = program.size, program.rows_count
        self.equations = program.constraints.equations
        self.free = program.inequalities

    def loop(self) -> SolverLoop:
        return SolverLoop(self._start, self._step)

    def _off(self, rows: Any) -> Any:
        """By how much each row is off, with its sign."""
        return rows - np.clip(rows, self.program.least, self.program.most)

    def _start(self, v: Any) -> State:
        program, n = self.program, self.n
        x = np.clip(v[:n], program.lower, program.upper)
        value, gradient = program.value_and_gradient(x)
        rows = program.rows(x)
        finite = np.isfinite(value) & np.all(np.isfinite(gradient)) & np.all(np.isfinite(rows))
        off, count = np.abs(self._off(rows)), np.int64(0)
        return State(
            x, v[n:], np.float64(10),
            np.full(_MEMORY, 1.0) * value, np.full(_MEMORY, 1.0) * np.sum(off),
            100 * np.maximum(1.0, np.max(np.abs(x))), count, value, gradient,
            np.max(off, initial=0.0), np.ones(self.m + 1), count, count + 1,
            status((~finite, NOT_FINITE)),
        )  # fmt: skip

    def _step(self, s: State) -> State:
        program = self.program
        value, gradient = program.value_and_gradient(s.x)
        rows, jacobian = program.rows(s.x), self.tables.jacobian(s.x)
        off = self._off(rows)
        total, primal = np.sum(np.abs(off)), np.max(np.abs(off), initial=0.0)
        error = np.max(np.abs(self._conditions(s, gradient, rows, jacobian)))
        error = error / np.maximum(1.0, np.max(np.abs(s.y), initial=0.0) / 100)
        small = (error <= self.gtol) & (primal <= 1e-6)
        p, y, slack, solved = self._model(s, gradient, rows, jacobian, off)
        size = np.max(np.abs(y), initial=0.0)
        penalty = np.where(
            (slack > 1e-6) & (primal > 1e-9), 10 * s.penalty, np.maximum(s.penalty, 2 * size)
        )
        penalty = np.minimum(penalty, _LARGEST_PENALTY)
        y = np.clip(y, -penalty, penalty)
        slope = np.minimum(gradient @ p - penalty * (1 - slack) * total, 0.0)
        length, halvings, fits = self._searched(s, p, slope, penalty)
        taken = fits & solved & np.all(np.isfinite(p))
        x = np.clip(s.x + length * p, program.lower, program.upper)
        after_value = program.value(x)
        after_total = np.sum(np.abs(self._off(program.rows(x))))
        after = s._replace(
            x=x,
            y=np.where(length == 1, y, s.y + length * (y - s.y)),
            values=np.concatenate([s.values[1:], after_value[None]]),
            violations=np.concatenate([s.violations[1:], after_total[None]]),
            penalty=penalty,
            radius=np.where(length == 1, np.minimum(4 * s.radius, 1e10), s.radius),
            stalled=np.int64(0),
        )
        # A step that fails makes the next one shorter, and is compared with this point only.
        eased = s._replace(
            radius=0.1 * np.minimum(s.radius, np.max(np.abs(p))),
            values=np.full(_MEMORY, 1.0) * value,
            violations=np.full(_MEMORY, 1.0) * total,
            penalty=penalty,
            stalled=s.stalled + 1,
        )
        stays = chosen(small, s, chosen(taken, after, eased))
        stuck = (s.stalled >= 6) | ~np.isfinite(penalty)
        still = np.max(np.abs(p)) <= 1e-9 * np.maximum(1.0, np.max(np.abs(s.x)))
        blocked = (slack > 0.9) & (penalty >= _LARGEST_PENALTY) & (still | stuck | (slack > 0.999))
        ends = stuck | (s.nit >= self.maxiter)
        done = status(
            (small, SUCCESS),
            (~np.isfinite(error), NOT_FINITE),
            ((value < -_EXTREME) & (np.max(np.abs(s.x)) > _EXTREME), UNBOUNDED),
            ((primal > 1e-5) & (blocked | ends & (penalty >= _LARGEST_PENALTY)), INFEASIBLE),
            (ends & (primal <= 1e-5) & (size > 1e4), IRREGULAR),
            (stuck, PRECISION),
            (ends, MAX_STEPS),
        )
        return stays._replace(
            value=value,
            gradient=gradient,
            violation=primal,
            nit=s.nit + 1,
            nfev=s.nfev + 2 + halvings,
            status=done,
        )

    def _conditions(self, s: State, gradient: Any, rows: Any, jacobian: Any) -> Any:
        """What is zero at a solution; as `NonlinearProgram.conditions` has it."""
        program = self.program
        dual = gradient + s.y @ jacobian
        moved = s.x - np.clip(s.x - dual, program.lower, program.upper)
        return np.concatenate([moved, rows - np.clip(rows + s.y, program.least, program.most)])

    def _model(
        self, s: State, gradient: Any, rows: Any, jacobian: Any, off: Any
    ) -> tuple[Any, Any, Any, Any]:
        """The step, multipliers, the share of the violation that is left, and whether all exist."""
        program, n = self.program, self.n
        hessian, pull = self._convex(s, gradient, rows, jacobian)
        wide = np.concatenate([jacobian, -off[:, None]], axis=1)
        square = np.pad(hessian, (0, 1)) + np.diag(np.concatenate([np.zeros(n), np.full(1, 1e-6)]))
        low, high = program.least - rows, program.most - rows
        data = Data(
            square,
            np.concatenate([gradient + pull, (s.penalty * np.sum(np.abs(off)))[None]]),
            wide[self.equations],
            low[self.equations],
            np.concatenate([-wide[self.free], wide[self.free]]),
            np.concatenate([-low[self.free], high[self.free]]),
            np.concatenate([np.maximum(program.lower - s.x, -s.radius), np.zeros(1)]),
            np.concatenate([np.minimum(program.upper - s.x, s.radius), np.ones(1)]),
        )
        scaled = Scaled.of(data)
        loop = interior_point(scaled.data, tol=1e-12, maxiter=60)
        found = loop.run(np.zeros(0))
        z, at_equations, at_inequalities = scaled.found(found)
        k = len(self.free)
        y = np.zeros(self.m)
        y = self._placed(at_equations, at_inequalities[k:] - at_inequalities[:k])
        return z[:n], y, np.clip(z[n], 0.0, 1.0), np.isfinite(np.sum(z))

    def _placed(self, equations: Any, inequalities: Any) -> Any:
        """The multipliers of all rows."""
        order = np.argsort(np.concatenate([np.flatnonzero(self.equations), self.free]))
        return np.concatenate([equations, inequalities])[order]

    def _convex(self, s: State, gradient: Any, rows: Any, jacobian: Any) -> tuple[Any, Any]:
        """A positive definite Hessian of the model, and what the gradient gets in addition.

        Squares of the rows and bounds that the multipliers call active are added, which are 0 at
        the solution; a multiple of the identity only where that is not enough.
        """
        program = self.program
        hessian = self.tables.hessian(s.x, 1.0, s.y)
        weight = 10 * np.maximum(1.0, np.max(np.abs(hessian)))
        trusted = s.stalled == 0
        pushed = np.abs(s.y) > 1e-3 * np.maximum(1.0, np.max(np.abs(s.y), initial=0.0))
        active = self.equations | trusted & pushed
        limit = np.where(s.y < 0, program.least, program.most)
        off = np.where(active & np.isfinite(limit), rows - limit, 0.0)
        dual = gradient + s.y @ jacobian
        held = (s.x <= program.lower) & (dual > 0) | (s.x >= program.upper) & (dual < 0)
        diagonal = np.where(trusted & held, weight, 0.0)
        lower = np.where(active, 1.0, 1e30) / weight

        def convex(shift: Any) -> Any:
            return self.tables.is_convex(hessian, diagonal + shift, jacobian, lower)

        def more(c: Any) -> Any:
            return ~c[1] & (c[2] < _MOST_SHIFTS)

        def shifted(c: Any) -> Any:
            shift = np.where(c[2] == 0, 1e-8, np.where(c[0] <= 1e-8, 1e-4, 8.0 * c[0]))
            return shift, convex(shift), c[2] + 1

        begin = np.float64(1e-8), np.bool_(False), np.int64(0)
        shift, _, _ = while_loop(more, shifted, begin, checkpoint=False)
        squares = (jacobian.T / lower) @ jacobian
        return hessian + np.diag(diagonal + shift) + squares, weight * (off @ jacobian)

    def _searched(self, s: State, p: Any, slope: Any, penalty: Any) -> tuple[Any, Any, Any]:
        """The length of a step after halvings, their number, and whether the merit falls enough."""
        program = self.program
        start = np.max(s.values + penalty * s.violations)
        rounding = 1e-14 * (np.abs(s.values[-1]) + penalty * s.violations[-1])

        def fits(length: Any) -> Any:
            x = np.clip(s.x + length * p, program.lower, program.upper)
            merit = program.value(x) + penalty * np.sum(np.abs(self._off(program.rows(x))))
            return np.isfinite(merit) & (merit <= start + 1e-4 * length * slope + rounding)

        def halved(c: Any) -> Any:
            length = 0.5 * c[0]
            return length, c[1] + 1, fits(length)

        begin = np.float64(2), np.int64(-1), np.bool_(False)
        return while_loop(
            lambda c: ~c[2] & (c[1] < _MOST_HALVINGS), halved, begin, checkpoint=False
        )
