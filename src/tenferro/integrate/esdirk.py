"""Singly diagonally implicit Runge-Kutta methods with an explicit first stage.

All stages have the same matrix 1/(h γ) − ∂f/∂y, which is factored once a step.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from tenferro.integrate.control import (
    Clock,
    Proposal,
    factor_after,
    proposal,
)
from tenferro.integrate.explicit import begun, chosen, combined, of_dtype
from tenferro.integrate.functions import System
from tenferro.integrate.matrices import Matrices
from tenferro.integrate.method import TOO_SMALL, Attempt, Carry, Counts, Problem
from tenferro.integrate.newton import iterated, stage, tolerance_of
from tenferro.integrate.polynomial import first_order, hermite
from tenferro.integrate.tableaus import Tableau, Weights
from tenferro.transforms import stop_gradient

_ITERATIONS = 10
_GAMMA = 0.26
_LAST = (
    0.13659751177640291, 0.0, -0.05496908796538376, -0.04118626728321046, 0.62993304899016403,
    0.06962479448202728,
)  # fmt: skip
_BEFORE = (
    0.13855640231268224, 0.0, -0.04245337201752043, 0.02446657898003141, 0.61943039072480676,
)  # fmt: skip
KVAERNO5 = Tableau(
    4,
    (
        (),
        (_GAMMA,),
        (0.13, 0.84033320996790809),
        (0.22371961478320505, 0.47675532319799699, -0.06470895363112615),
        (0.16648564323248321, 0.10450018841591720, 0.03631482272098715, -0.13090704451073998),
        _BEFORE,
        _LAST,
    ),
    (*_LAST, _GAMMA),
    (0.0, 0.52, 1.230333209967908, 0.8957659843500759, 0.43639360985864756, 1.0, 1.0),
    tuple(b - a for a, b in zip((*_BEFORE, _GAMMA, 0.0), (*_LAST, _GAMMA), strict=True)),
)
"""A. Kværnø, BIT 44 (2004), 489-502: order 5 with an error estimate of order 4."""
_PREDICTED: tuple[Weights, ...] = (
    (1.0,),
    (-1.366025403784441, 2.3660254037844357),
    (-0.19650552613122207, 0.8113579546496623, 0.38514757148155954),
    (0.10375304369958693, 0.937994698066431, -0.04174774176601781),
    (-0.17281112873898072, 0.6235784481025847, 0.5492326806363959),
    (*_BEFORE, _GAMMA),
)
"""From the slopes of earlier stages, a first guess of the next one's."""


@dataclass(frozen=True)
class ESDIRK:
    """A method with a tableau; the memory of its steps is the slope at their end."""

    tableau: Tableau
    gamma: float
    guesses: tuple[Weights, ...]
    matrices: Matrices

    def start(self, problem: Problem, y: Any, *, dense: bool) -> tuple[Carry, Any]:
        """The state at the start, and an interpolant for times next to it."""
        carry, slope = begun(problem, y, self.tableau.order)
        carry = carry._replace(memory=(slope, carry.attempts))
        return carry, first_order(carry.clock.t, y, slope, 3) if dense else None

    def attempt(self, problem: Problem, carry: Carry, *, dense: bool) -> Attempt:
        """One attempt at a step; with `dense`, its interpolant."""
        step = proposal(carry.clock, problem.span, problem.tolerance.max_step)
        slope, count = carry.memory
        (end, slopes, iterations, converged), series = problem.probe.taylor(
            problem.system,
            partial(self._stages, problem, carry.clock.t, step),
            (carry.y, slope),
            carry.series,
        )
        h = of_dtype(step.h, carry.y)
        steps = [(carry.y, end, h * combined(self.tableau.e, slopes))]
        steps += [
            (y, x, h * combined(self.tableau.e, rates))
            for (y, _), (x, rates, *_) in zip(carry.series, series, strict=True)
        ]
        error = np.where(converged, problem.largest_error(steps), np.nan)
        accepted = (error < 1) & ~step.too_small
        factor = factor_after(error, carry.clock.rejected, self.tableau.order)
        factor = np.where(converged, factor, 0.5)
        clock = Clock(
            np.where(accepted, step.t, carry.clock.t), stop_gradient(step.size * factor), ~accepted
        )
        after = Carry(
            clock,
            np.where(accepted, end, carry.y),
            (np.where(accepted, slopes[-1], slope), count + iterations),
            np.where(step.too_small, TOO_SMALL, carry.code),
            carry.attempts + 1,
            chosen(accepted, tuple((x, rates[-1]) for x, rates, *_ in series), carry.series),
        )
        line = None
        if dense:
            line = hermite(carry.clock.t, step.h, carry.y, end, (h * slopes[0], h * slopes[-1]))
        return Attempt(after, accepted, line)

    def _stages(
        self, problem: Problem, t: Any, step: Proposal, system: System, at: tuple[Any, Any]
    ) -> tuple[Any, list[Any], Any, Any]:
        """The last state, the slopes of the stages, the number of iterations, and whether all
        of them converged."""
        matrices, (y, slope) = self.matrices, at
        h = of_dtype(step.h, y)
        c = h * self.gamma
        jacobian = stop_gradient(matrices.jacobian(system, t, y))
        matrix = stop_gradient(matrices.shifted(jacobian, 1 / c))
        factors = stop_gradient(matrices.factor(matrix))
        scale = problem.tolerance.scale(stop_gradient(y))
        tolerance = tolerance_of(problem.tolerance.rtol)
        slopes, iterations, converged, z = [slope], 0, True, None
        rows = zip(self.tableau.a[1:], self.tableau.c[1:], self.guesses, strict=True)
        for weights, part, guess in rows:
            there, base = t + part * step.h, h * combined(weights, slopes)
            fixed = [stop_gradient(x) for x in (there, y, base, c)]

            def correction(z: Any, fixed: list[Any] = fixed) -> Any:
                there, y, base, c = fixed
                right = system.slope(there, y + z) + (base - z) / c
                return matrices.solve(matrix, factors, stop_gradient(right))

            start = base + c * combined(guess, slopes)
            found = iterated(correction, start, scale, tolerance, _ITERATIONS)
            z = stage(system, matrices, found.x, there, y, base, c)
            slopes.append((z - base) / c)
            iterations, converged = iterations + found.steps, converged & found.converged
        return y + z, slopes, iterations, converged

    def counts(self, carry: Carry, accepted: Any, *, dense: bool) -> Counts:
        """What the steps up to now have cost."""
        return Counts(2 + carry.memory[1], carry.attempts, carry.attempts)


def kvaerno5(matrices: Matrices) -> ESDIRK:
    """The method of order 5."""
    return ESDIRK(KVAERNO5, _GAMMA, _PREDICTED, matrices)
