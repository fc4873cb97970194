"""Descent methods: a direction, a line search along it, and a memory of curvature.

Each step of the loop evaluates the function once. Where the line search ends there, the point is
taken, the memory learns from it, and the next direction is computed; so a batch of minimizations
is one loop in which each element is at its own place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.optimize.line_search import LineSearch, Rules, advanced, chosen, started
from tenferro.optimize.loops import SolverLoop, status

SUCCESS, MAX_STEPS, PRECISION, NOT_FINITE = 0, 1, 2, 3
MESSAGES = {
    SUCCESS: "Optimization terminated successfully.",
    MAX_STEPS: "Maximum number of iterations has been exceeded.",
    PRECISION: "Desired error not necessarily achieved due to precision loss.",
    NOT_FINITE: "The function, its gradient or the point is not finite.",
}


class DescentState(NamedTuple):
    """A point with value and gradient, and the search for the next one."""

    x: Any
    value: Any
    gradient: Any
    before: Any
    """The value at the point before."""
    direction: Any
    memory: Any
    fresh: Any
    """Whether the memory is empty."""
    search: LineSearch
    nit: Any
    nfev: Any
    status: Any


@dataclass(frozen=True)
class Descent:
    """What descent methods differ in.

    `memory` is the empty one, `learned(state, s, y)` the one after a step s that changed the
    gradient by y, `direction(state, wanted)` where to go (only read where `wanted`),
    `first_step(state, slope)` the first step to try along it, and `converged(before, after)`
    whether to end.
    """

    value_and_gradient: Callable[[Any], Any]
    memory: Any
    learned: Callable[..., Any]
    direction: Callable[..., Any]
    first_step: Callable[[DescentState, Any], Any]
    converged: Callable[[DescentState, DescentState], Any]
    rules: Rules
    max_steps: int
    max_evaluations: int
    bounds: tuple[Any, Any] | None = None
    """With bounds, a search follows the projection of its line into the box."""

    def loop(self) -> SolverLoop:
        """The method as a loop."""
        return SolverLoop(self._start, self._step)

    def _start(self, x0: Any) -> DescentState:
        """A search at step 0, whose evaluation is the first point's."""
        zero, none = np.float64(0), np.zeros(x0.shape)
        search = started(zero, zero, zero, zero)
        counts = np.int64(0), np.int64(0), status()
        return DescentState(
            self._inside(x0), zero, none, zero, none, self.memory, np.bool_(True), search, *counts
        )

    def _step(self, s: DescentState) -> DescentState:
        trial = self._inside(s.x + s.search.step * s.direction)
        value, gradient = self.value_and_gradient(trial)
        slope = np.sum(gradient * self._moving(trial, s.direction))
        search, found, failed = advanced(s.search, value, slope, self.rules)
        is_first = s.nfev == 0
        finite = np.isfinite(value) & np.all(np.isfinite(gradient))
        taken = (found & finite) | is_first
        moved = trial - s.x
        learned = self.learned(s, moved, gradient - s.gradient)
        after = s._replace(
            x=trial,
            value=value,
            gradient=gradient,
            before=np.where(is_first, value + 0.5 * np.sqrt(np.sum(gradient**2)), s.value),
            memory=chosen(is_first, s.memory, learned),
            fresh=is_first,
            nit=s.nit + np.where(is_first, 0, 1),
        )
        here = chosen(taken, after, s._replace(search=search))
        # A search that fails begins again down the gradient, unless it was that already.
        restart = failed & ~taken & ~s.fresh
        here = here._replace(
            memory=chosen(restart, self.memory, here.memory),
            fresh=here.fresh | restart,
            nfev=s.nfev + 1,
        )
        done = status(
            (is_first & ~finite, NOT_FINITE),
            (taken & self.converged(s, here), SUCCESS),
            (failed & ~taken & s.fresh, PRECISION),
            ((here.nit >= self.max_steps) | (here.nfev >= self.max_evaluations), MAX_STEPS),
        )
        turned = self._turned(here, taken | restart)
        return chosen(taken | restart, turned, here)._replace(status=done)

    def _turned(self, s: DescentState, wanted: Any) -> DescentState:
        """The search along a new direction; down the gradient where it does not go down."""
        direction = self.direction(s, wanted)
        direction = self._moving(s.x, direction)
        slope = np.sum(direction * s.gradient)
        down = np.isfinite(slope) & (slope < 0)
        steepest = self._moving(s.x, -s.gradient)
        direction = np.where(down, direction, steepest)
        slope = np.where(down, slope, np.sum(steepest * s.gradient))
        s = s._replace(
            direction=direction,
            memory=chosen(down, s.memory, self.memory),
            fresh=s.fresh | ~down,
        )
        # The step is 0 at a stationary point, where the method has converged.
        return s._replace(
            search=started(s.value, slope, self.first_step(s, slope), np.float64(1e100))
        )

    def _inside(self, x: Any) -> Any:
        return x if self.bounds is None else np.clip(x, *self.bounds)

    def _moving(self, x: Any, d: Any) -> Any:
        """A direction without what a bound stops at x."""
        if self.bounds is None:
            return d
        lower, upper = self.bounds
        return np.where(((x <= lower) & (d < 0)) | ((x >= upper) & (d > 0)), 0.0, d)
