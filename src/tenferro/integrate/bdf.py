"""Backward differentiation formulas of orders 1 to 5, as `scipy.integrate.BDF`.

L. F. Shampine and M. W. Reichelt, SIAM J. Sci. Comput. 18 (1997), 1-22: a quasi-constant step
size, backward differences, and formulas modified for accuracy. The differences are those of steps
of the size `spacing`; when the size changes, they are computed for the new one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.control import LEAST, MOST, SAFETY, Clock, Proposal, norm, proposal
from tenferro.integrate.explicit import begun, chosen, of_dtype
from tenferro.integrate.functions import System
from tenferro.integrate.matrices import Matrices
from tenferro.integrate.method import TOO_SMALL, Attempt, Carry, Counts, Problem
from tenferro.integrate.newton import Iteration, iterated, renewed, stage, tolerance_of
from tenferro.integrate.sensitivities import Series, largest
from tenferro.tensor.dtypes import float64
from tenferro.transforms import stop_gradient

_ORDERS, _ITERATIONS = 5, 4
_ACCUMULATED = 10
"""How much smaller the allowed errors are where derivatives are computed. Steps of this method make
errors as large as their estimates, which add up: of Kepler's problem at rtol 1e-8 to 294 times rtol
in values, and to 528 times in derivatives. A tenth costs 20 to 40 % more evaluations."""
_ROWS = _ORDERS + 3
_KAPPA = np.array([0, -0.1850, -1 / 9, -0.0823, -0.0415, 0])
_GAMMA = np.hstack([0, np.cumsum(1 / np.arange(1, _ORDERS + 1))])
_ALPHA = (1 - _KAPPA) * _GAMMA
_ERROR = _KAPPA * _GAMMA + 1 / np.arange(1, _ORDERS + 2)


class BdfMemory(NamedTuple):
    """Differences and factors, those of `shift · 1 − jacobian`; `equal` counts steps of equal size.

    `renews` says whether the Jacobian is to be computed, `recent` whether it was for this step,
    `stale` whether the factors are those of another size.
    """

    differences: Any
    spacing: Any
    order: Any
    equal: Any
    jacobian: Any
    shift: Any
    matrix: Any
    factors: Any
    renews: Any
    recent: Any
    stale: Any
    counts: Counts


class BackwardDifferences(NamedTuple):
    """The polynomial of some order with these backward differences at t, t − h, …"""

    t: Any
    h: Any
    order: Any
    rows: Any

    def at(self, t: Any) -> Any:
        """The state at a time; of many, times (...) and arrays with axes (...) in front."""
        total, power = self.rows[..., 0, :], np.ones_like(t * self.h)
        for m in range(_ORDERS):
            power = power * (t - (self.t - self.h * m)) / (self.h * (1 + m))
            weight = of_dtype(np.where(m < self.order, power, 0.0), self.rows)
            total = total + weight[..., None] * self.rows[..., m + 1, :]
        return total


class _Trial(NamedTuple):
    """A step that was computed: the differences it began with, the end, and how far this is from
    what they predict."""

    rows: Any
    end: Any
    d: Any


@dataclass(frozen=True)
class BDF:
    """The method."""

    matrices: Matrices

    def start(self, problem: Problem, y: Any, *, dense: bool) -> tuple[Carry, Any]:
        """The state at the start, and an interpolant for times next to it."""
        t = problem.span.start
        carry, slope = begun(problem, y, 1, self.matrices.consistent)
        y = carry.y
        h = carry.clock.step * problem.span.direction
        zeros = np.zeros_like(y)

        def differences(y: Any, slope: Any) -> Any:
            return np.stack([y, self.matrices.rate(slope) * of_dtype(h, y), *[zeros] * (_ROWS - 2)])

        rows = differences(y, slope)
        series = tuple(differences(*x) for x in carry.series)
        jacobian = stop_gradient(self.matrices.jacobian(problem.system, t, y))
        shift = of_dtype(_ALPHA[1] / h, y)
        matrix = self.matrices.shifted(jacobian, shift)
        zero = carry.attempts
        no = zero > 0
        memory = BdfMemory(
            rows, carry.clock.step, zero + 1, zero,
            jacobian, shift, matrix, stop_gradient(self.matrices.factor(matrix)),
            no, no, no, Counts(zero + 2, zero + 1, zero + 1),
        )  # fmt: skip
        line = BackwardDifferences(t, h, zero + 1, rows)
        return carry._replace(memory=memory, series=series), line if dense else None

    def attempt(self, problem: Problem, carry: Carry, *, dense: bool) -> Attempt:
        """One attempt at a step; with `dense`, its interpolant."""
        memory: BdfMemory = carry.memory
        step = proposal(carry.clock, problem.span, problem.tolerance.max_step)
        ratio = step.size / memory.spacing
        memory, trial, series, found = self._tried(problem, memory, step, ratio, carry.series)
        ends, changes = zip(*((x.end, x.d) for x in (trial, *series)), strict=True)
        allowed = 1.0 / _ACCUMULATED if series else 1.0
        scales = [allowed * problem.tolerance.scale(x) for x in ends]
        error = _largest(_at(_ERROR, memory.order), changes, scales)
        converged = found.converged
        accepted = converged & (error <= 1) & ~step.too_small
        safety = SAFETY * (2 * _ITERATIONS + 1) / (2 * _ITERATIONS + found.steps)
        rows, *others = [_appended(x.rows, memory.order, x.d) for x in (trial, *series)]
        kept, factor = self._chosen(memory, [rows, *others], scales, error, safety)
        shrunk = np.maximum(LEAST, safety * _power(error, -1 / (memory.order + 1)))
        again = ~converged & ~memory.recent
        change = np.where(converged, shrunk, np.where(again, 1.0, 0.5))
        rejected = memory._replace(renews=again, stale=memory.stale | ~converged)
        after = kept._replace(differences=rows, spacing=stop_gradient(step.size))
        clock = Clock(
            np.where(accepted, step.t, carry.clock.t),
            stop_gradient(step.size * np.where(accepted, factor, change)),
            ~accepted,
        )
        code = np.where(step.too_small, TOO_SMALL, carry.code)
        new = Carry(
            clock,
            np.where(accepted, trial.end, carry.y),
            chosen(accepted, after, rejected),
            code,
            carry.attempts + 1,
            chosen(accepted, tuple(others), carry.series),
        )
        line = BackwardDifferences(step.t, step.size * problem.span.direction, kept.order, rows)
        return Attempt(new, accepted, line if dense else None)

    def _tried(
        self, problem: Problem, memory: BdfMemory, step: Proposal, ratio: Any, series: Series
    ) -> tuple[BdfMemory, _Trial, list[_Trial], Iteration]:
        """The end of a step, with factors for its size, and the derivatives of the step."""
        order, system, matrices = memory.order, problem.system, self.matrices
        rows, *others = [_rescaled(memory, x, ratio) for x in (memory.differences, *series)]
        within = np.arange(_ROWS) <= order
        gamma = np.where(within[:6], _GAMMA, 0.0)
        alpha = _at(_ALPHA, order)

        def parts(rows: Any) -> tuple[Any, Any]:
            predicted = np.sum(np.where(within[:, None], rows, 0), axis=0)
            psi = np.sum(of_dtype(gamma / alpha, rows)[:, None] * rows[:6], axis=0)
            return predicted, psi

        predicted, psi = parts(rows)
        c = of_dtype(step.h / alpha, rows)
        jacobian = renewed(
            memory.renews, lambda: matrices.jacobian(system, step.t, predicted), memory.jacobian
        )
        stale = memory.stale | memory.renews | step.clipped

        def factored() -> Any:
            matrix = matrices.shifted(jacobian, 1 / c)
            return 1 / c, matrix, matrices.factor(matrix)

        shift, matrix, factors = renewed(
            stale, factored, (memory.shift, memory.matrix, memory.factors)
        )
        y, fixed, scaled, t = (stop_gradient(x) for x in (predicted, psi, c, step.t))

        def correction(d: Any) -> Any:
            right = scaled * system.slope(t, y + d) - matrices.weighted(fixed + d)
            return matrices.solve(matrix, factors, stop_gradient(right * shift))

        found = iterated(
            correction, np.zeros_like(y), problem.tolerance.scale(y),
            tolerance_of(problem.tolerance.rtol), _ITERATIONS,
        )  # fmt: skip
        counts = Counts(
            memory.counts.slopes + found.steps,
            memory.counts.jacobians + memory.renews.astype(int),
            memory.counts.factorizations + stale.astype(int),
        )
        memory = memory._replace(
            jacobian=jacobian, shift=shift, matrix=matrix, factors=factors, counts=counts,
            equal=np.where(ratio == 1, memory.equal, 0),
            recent=memory.recent | memory.renews, renews=memory.renews & False, stale=stale & False,
        )  # fmt: skip

        def taken(system: System, rows: Any) -> tuple[Any, Any]:
            predicted, psi = parts(rows)
            d = stage(system, matrices, found.x, step.t, predicted, -psi, c)
            return predicted + d, d

        (end, d), changes = problem.probe.taylor(system, taken, rows, tuple(others))
        trials = [_Trial(x, *y) for x, y in zip(others, changes, strict=True)]
        return memory, _Trial(rows, end, d), trials, found

    def _chosen(
        self,
        memory: BdfMemory,
        rows: Sequence[Any],
        scales: Sequence[Any],
        error: Any,
        safety: Any,
    ) -> tuple[BdfMemory, Any]:
        """The memory and the factor of the size after a step, perhaps for another order."""
        order = memory.order
        equal = memory.equal + 1
        lower = _largest(_at(_ERROR, order - 1), [_row(x, order) for x in rows], scales)
        upper = _largest(_at(_ERROR, order + 1), [_row(x, order + 2) for x in rows], scales)
        factors = [
            np.where(order > 1, _power(lower, -1 / order), 0.0),
            _power(error, -1 / (order + 1)),
            np.where(order < _ORDERS, _power(upper, -1 / (order + 2)), 0.0),
        ]
        best = np.maximum(np.maximum(factors[0], factors[1]), factors[2])
        change = np.where(factors[0] == best, -1, np.where(factors[1] == best, 0, 1))
        changes = equal >= order + 1
        factor = np.where(changes, np.minimum(MOST, safety * best), 1.0)
        no = changes & False
        after = memory._replace(
            order=np.where(changes, order + change, order),
            equal=np.where(changes, 0, equal),
            recent=no,
            stale=changes,
        )
        return after, stop_gradient(factor)

    def counts(self, carry: Carry, accepted: Any, *, dense: bool) -> Counts:
        """What the steps up to now have cost."""
        return carry.memory.counts  # type: ignore[no-any-return]


def _at(table: Any, place: Any) -> Any:
    """An element of a short table."""
    return np.sum(np.where(np.arange(len(table)) == place, table, 0.0))


def _row(rows: Any, place: Any) -> Any:
    """A row of a short table."""
    here = np.arange(rows.shape[0]) == place
    return np.sum(np.where(here[:, None], rows, 0), axis=0)


def _largest(constant: Any, xs: Sequence[Any], scales: Sequence[Any]) -> Any:
    parts = [stop_gradient(x) / stop_gradient(s) for x, s in zip(xs, scales, strict=True)]
    return np.abs(constant) * largest([norm(x).astype(float64) for x in parts])


def _power(error: Any, exponent: Any) -> Any:
    """A power of an error; a large number where there is none."""
    return np.where(error > 0, np.where(error > 0, error, 1.0) ** exponent, 1e10)


def _rescaled(memory: BdfMemory, old: Any, ratio: Any) -> Any:
    """The differences for steps that are so many times as long (Shampine and Reichelt, 3.2)."""
    n = _ORDERS + 1
    rows, columns = np.arange(1, n)[:, None], np.arange(1, n)
    factors = (rows - 1 - ratio * columns) / rows
    line = np.ones_like(factors[0])
    table = [np.concatenate([np.ones(1), line])]
    for i in range(n - 1):
        line = line * factors[i]
        table.append(np.concatenate([np.zeros(1), line]))
    change = _UNIT.T @ np.stack(table).T
    within = np.arange(n) <= memory.order
    change = np.where(within[:, None] & within, change, np.eye(n))
    new = [sum_of(of_dtype(change[i], old), old) for i in range(n)]
    return np.where(ratio == 1, old, np.concatenate([np.stack(new), old[n:]]))


def sum_of(weights: Any, rows: Any) -> Any:
    """Σ weights[j] rows[j]."""
    return np.sum(weights[:, None] * rows[: weights.shape[0]], axis=0)


def _unit() -> Any:
    """The table of `_rescaled` for a ratio of 1."""
    n = _ORDERS + 1
    rows, columns = np.arange(1, n)[:, None], np.arange(1, n)
    table = np.zeros((n, n))
    table[1:, 1:] = (rows - 1 - columns) / rows
    table[0] = 1
    return np.cumprod(table, axis=0)


_UNIT = _unit()


def _appended(rows: Any, order: Any, d: Any) -> Any:
    """The differences after a step whose difference of order + 1 is d."""
    place = np.arange(_ROWS)[:, None]
    rows = np.where(place == order + 2, d - _row(rows, order + 1), rows)
    rows = np.where(place == order + 1, d, rows)
    lines = [rows[i] for i in range(_ROWS)]
    for i in range(_ORDERS, -1, -1):
        lines[i] = np.where(i <= order, lines[i] + lines[i + 1], lines[i])
    return np.stack(lines)
