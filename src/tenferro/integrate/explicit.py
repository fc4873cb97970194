"""Explicit Runge-Kutta methods."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from tenferro.integrate.control import Clock, Proposal, factor_after, first_step, norm, proposal
from tenferro.integrate.functions import System
from tenferro.integrate.method import (
    NOT_FINITE,
    RUNNING,
    TOO_SMALL,
    Attempt,
    Carry,
    Counts,
    Problem,
)
from tenferro.integrate.polynomial import Polynomial, first_order, hermite
from tenferro.integrate.sensitivities import largest
from tenferro.integrate.tableaus import Tableau
from tenferro.pytree import map as tree_map
from tenferro.tensor.dtypes import float64
from tenferro.transforms import stop_gradient

_SLACK = 1e-3
"""Steps of fixed size: the last one may be so much longer, as sums of sizes are rounded."""


@dataclass(frozen=True)
class RungeKutta:
    """A method with a tableau; the memory of its steps is the slope at their end."""

    tableau: Tableau

    @property
    def is_adaptive(self) -> bool:
        """Whether errors choose the sizes of steps."""
        return bool(self.tableau.e)

    @property
    def degree(self) -> int:
        """The degree of the interpolant."""
        return len(self.tableau.p[0]) if self.tableau.p else 3

    def start(self, problem: Problem, y: Any, *, dense: bool) -> tuple[Carry, Any]:
        """The state at the start, and an interpolant for times next to it."""
        t = problem.span.start
        carry, slope = begun(problem, y, self.tableau.order)
        carry = carry._replace(memory=slope)
        return carry, first_order(t, y, slope, self.degree) if dense else None

    def attempt(self, problem: Problem, carry: Carry, *, dense: bool) -> Attempt:
        """One attempt at a step; with `dense`, its interpolant."""
        slack = 0.0 if self.is_adaptive else _SLACK
        step = proposal(carry.clock, problem.span, problem.tolerance.max_step, slack)
        y, h = carry.y, of_dtype(step.h, carry.y)
        (end, slopes), series = problem.probe.taylor(
            problem.system,
            partial(self._tried, carry.clock.t, step),
            (y, carry.memory),
            carry.series,
        )
        error = largest(
            [
                self.error(problem, y, end, h, slopes),
                *(
                    self.error(problem, before, after, h, rates)
                    for (before, _), (after, rates) in zip(carry.series, series, strict=True)
                ),
            ]
        )
        accepted = (error < 1) & ~step.too_small
        factor = factor_after(error.astype(float64), carry.clock.rejected, self.tableau.order)
        size = np.abs(step.h) * factor if self.is_adaptive else carry.clock.step
        clock = Clock(np.where(accepted, step.t, carry.clock.t), stop_gradient(size), ~accepted)
        after = Carry(
            clock,
            np.where(accepted, end, y),
            np.where(accepted, slopes[-1], carry.memory),
            self._code(carry, accepted, step.too_small),
            carry.attempts + 1,
            chosen(accepted, tuple((x, rates[-1]) for x, rates in series), carry.series),
        )
        line = self.interpolant(problem, carry, step.h, end, slopes) if dense else None
        return Attempt(after, accepted, line)

    def _code(self, carry: Carry, accepted: Any, too_small: Any) -> Any:
        """The code after a step; steps of fixed size are not tried again."""
        if self.is_adaptive:
            return np.where(too_small, TOO_SMALL, carry.code)
        return np.where(accepted, carry.code, NOT_FINITE)

    def _tried(
        self, t: Any, step: Proposal, system: System, at: tuple[Any, Any]
    ) -> tuple[Any, list[Any]]:
        """The state at the end of a step, and the slopes of the stages and of the end."""
        y, slope = at
        h = of_dtype(step.h, y)
        slopes = [slope]
        for a, c in zip(self.tableau.a[1:], self.tableau.c[1:], strict=True):
            slopes.append(system.slope(t + c * step.h, y + h * combined(a, slopes)))
        end = y + h * combined(self.tableau.b, slopes)
        return end, [*slopes, system.slope(step.t, end)]

    def error(self, problem: Problem, y: Any, end: Any, h: Any, slopes: Sequence[Any]) -> Any:
        """The error as a part of the allowed one; 0 where steps are not chosen by errors."""
        if not self.is_adaptive:
            return np.where(np.isfinite(norm(end)), 0.0, np.inf)
        scale = problem.tolerance.scale(y, end)
        return norm(h * combined(self.tableau.e, slopes) / scale)

    def interpolant(
        self, problem: Problem, carry: Carry, length: Any, end: Any, slopes: Sequence[Any]
    ) -> Any:
        """The interpolant of a step."""
        t, y, h = carry.clock.t, carry.y, of_dtype(length, carry.y)
        if not self.tableau.p:
            return hermite(t, length, y, end, (h * slopes[0], h * slopes[-1]))
        columns = zip(*self.tableau.p, strict=True)
        return Polynomial(t, length, y, np.stack([h * combined(w, slopes) for w in columns]))

    def counts(self, carry: Carry, accepted: Any, *, dense: bool) -> Counts:
        """What the steps up to now have cost."""
        begun = 2 if self.is_adaptive else 1
        return Counts(begun + len(self.tableau.b) * carry.attempts, 0, 0)


def begun(
    problem: Problem, y: Any, order: int, consistent: Callable[..., Any] | None = None
) -> tuple[Carry, Any]:
    """The state at the start, with a first step for an error estimate of this order, and the slope.

    `consistent(system, t, y)` is the state to start from, by default y itself. The series of the
    carry are those of the state and of the slope.
    """
    t, size = problem.span.start, problem.step

    def started(system: System, y: Any) -> tuple[Any, Any]:
        y = y if consistent is None else consistent(system, t, y)
        return y, system.slope(t, y)

    series = problem.probe.start(t, y, problem.tolerance)
    (y, slope), series = problem.probe.taylor(problem.system, started, y, series)
    if size is None:
        size = first_step(problem.system, problem.span, y, slope, problem.tolerance, order)
    zero = np.zeros_like(t)
    count = zero.astype(int)
    clock = Clock(t, stop_gradient(size + zero), zero > 0)
    return Carry(clock, y, None, count + RUNNING, count, series), slope


def chosen(flag: Any, new: Any, old: Any) -> Any:
    """One of two pytrees of arrays."""
    return tree_map(lambda a, b: np.where(flag, a, b), new, old)


def combined(weights: Sequence[float], vectors: Sequence[Any]) -> Any:
    """Σ weights[j] vectors[j], without the terms that are zero."""
    terms = [w * x if w != 1 else x for w, x in zip(weights, vectors, strict=False) if w]
    total = terms[0]
    for term in terms[1:]:
        total = total + term
    return total


def of_dtype(x: Any, like: Any) -> Any:
    """A real number in the precision of a state."""
    dtype = np.empty(0, like.dtype).real.dtype
    return x if x.dtype == dtype else x.astype(dtype)
