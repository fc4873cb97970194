"""Rosenbrock methods for stiff systems: one factorization a step, no iterations.

In the notation of Hairer and Wanner, Solving Ordinary Differential Equations II (1996), IV.7, with
W = 1/(h γ) − ∂f/∂y, stage i solves
`W u_i = f(t + c_i h, y + Σ_j a_ij u_j) + Σ_j C_ij u_j / h + h d_i ∂f/∂t`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from tenferro.integrate.control import Clock, factor_after, proposal
from tenferro.integrate.explicit import begun, chosen, combined, of_dtype
from tenferro.integrate.functions import System
from tenferro.integrate.matrices import Matrices
from tenferro.integrate.method import TOO_SMALL, Attempt, Carry, Counts, Problem
from tenferro.integrate.polynomial import Polynomial, first_order
from tenferro.integrate.tableaus import Weights
from tenferro.transforms import stop_gradient
from tenferro.transforms.derivatives.forward import jvp_optional


@dataclass(frozen=True)
class RosenbrockTableau:
    """The coefficients; the last stage is the error estimate, and `h` the interpolant's."""

    order: int
    gamma: float
    a: tuple[Weights, ...]
    c: tuple[Weights, ...]
    times: Weights
    d: Weights
    h: tuple[Weights, ...]


_LAST = (
    -7.502846399306121, 2.561846144803919, -11.627539656261098, -0.18268767659942256,
    0.030198172008377946,
)  # fmt: skip
RODAS5P = RosenbrockTableau(
    4,
    0.21193756319429014,
    (
        (),
        (3.0,),
        (2.849394379747939, 0.45842242204463923),
        (-6.954028509809101, 2.489845061869568, -10.358996098473584),
        (2.8029986275628964, 0.5072464736228206, -0.3988312541770524, -0.04721187230404641),
        _LAST,
        (*_LAST, 1.0),
        (*_LAST, 1.0, 1.0),
    ),
    (
        (),
        (-14.155112264123755,),
        (-17.97296035885952, -2.859693295451294),
        (147.12150275711716, -1.41221402718213, 71.68940251302358),
        (165.43517024871676, -0.4592823456491126, 42.90938336958603, -5.961986721573306),
        (
            24.854864614690072, -3.0009227002832186, 47.4931110020768, 5.5814197821558125,
            -0.6610691825249471,
        ),
        (
            30.91273214028599, -3.1208243349937974, 77.79954646070892, 34.28646028294783,
            -19.097331116725623, -28.087943162872662,
        ),
        (
            37.80277123390563, -3.2571969029072276, 112.26918849496327, 66.9347231244047,
            -40.06618937091002, -54.66780262877968, -9.48861652309627,
        ),
    ),
    (
        0.0, 0.6358126895828704, 0.4095798393397535, 0.9769306725060716, 0.4288403609558664,
        1.0, 1.0, 1.0,
    ),
    (
        0.21193756319429014, -0.42387512638858027, -0.3384627126235924, 1.8046452872882734,
        2.325825639765069, 0.0, 0.0, 0.0,
    ),
    (
        (
            25.948786856663858, -2.5579724845846235, 10.433815404888879, -2.3679251022685204,
            0.524948541321073, 1.1241088310450404, 0.4272876194431874, -0.17202221070155493,
        ),
        (
            -9.91568850695171, -0.9689944594115154, 3.0438037242978453, -24.495224566215796,
            20.176138334709044, 15.98066361424651, -6.789040303419874, -6.710236069923372,
        ),
        (
            11.419903575922262, 2.8879645146136994, 72.92137995996029, 80.12511834622643,
            -52.072871366152654, -59.78993625266729, -0.15582684282751913, 4.883087185713722,
        ),
    ),
)  # fmt: skip
"""G. Steinebach, BIT 63 (2023), article 27."""


@dataclass(frozen=True)
class Rosenbrock:
    """A method with a tableau; its steps have no memory."""

    tableau: RosenbrockTableau
    matrices: Matrices

    def start(self, problem: Problem, y: Any, *, dense: bool) -> tuple[Carry, Any]:
        """The state at the start, and an interpolant for times next to it."""
        carry, slope = begun(problem, y, self.tableau.order, self.matrices.consistent)
        y, slope = carry.y, self.matrices.rate(slope)
        carry = carry._replace(series=tuple(x for x, _ in carry.series))
        return carry, first_order(
            carry.clock.t, y, slope, 1 + len(self.tableau.h)
        ) if dense else None

    def attempt(self, problem: Problem, carry: Carry, *, dense: bool) -> Attempt:
        """One attempt at a step; with `dense`, its interpolant."""
        step = proposal(carry.clock, problem.span, problem.tolerance.max_step)
        (end, stages), series = problem.probe.taylor(
            problem.system, partial(self._stages, carry.clock.t, step.h), carry.y, carry.series
        )
        steps = [(carry.y, end, stages[-1])]
        steps += [(y, x, z[-1]) for y, (x, z) in zip(carry.series, series, strict=True)]
        error = problem.largest_error(steps)
        accepted = (error < 1) & ~step.too_small
        size = np.abs(step.h) * factor_after(error, carry.clock.rejected, self.tableau.order)
        clock = Clock(np.where(accepted, step.t, carry.clock.t), stop_gradient(size), ~accepted)
        code = np.where(step.too_small, TOO_SMALL, carry.code)
        y = np.where(accepted, end, carry.y)
        kept = chosen(accepted, tuple(x for x, _ in series), carry.series)
        after = Carry(clock, y, None, code, carry.attempts + 1, kept)
        return Attempt(after, accepted, self._line(carry, step.h, end, stages) if dense else None)

    def _stages(self, t: Any, length: Any, system: System, y: Any) -> tuple[Any, list[Any]]:
        """The state at the end, and what the stages solve for."""
        tableau = self.tableau
        h = of_dtype(length, y)
        matrix = self.matrices.shifted(
            self.matrices.jacobian(system, t, y), 1 / (h * tableau.gamma)
        )
        factors = self.matrices.factor(matrix)
        _, change = jvp_optional(lambda t: system.slope(t, y), (t,), (np.ones_like(t),))
        stages: list[Any] = []
        at = y
        for a, c, time, d in zip(tableau.a, tableau.c, tableau.times, tableau.d, strict=True):
            at = y + combined(a, stages) if a else y
            right = system.slope(t + time * length, at)
            if c:
                right = right + self.matrices.weighted(combined(c, stages)) / h
            if d and change is not None:
                right = right + d * h * change
            stages.append(self.matrices.solve(matrix, factors, right))
        return at + stages[-1], stages

    def _line(self, carry: Carry, length: Any, end: Any, stages: list[Any]) -> Polynomial:
        y = carry.y
        first, *rest = [combined(w, stages) for w in self.tableau.h]
        rows = [end - y + first]
        for before, after in zip([first, *rest], rest, strict=False):
            rows.append(after - before)
        rows.append(-([first, *rest][-1]))
        return Polynomial(carry.clock.t, length, y, np.stack(rows))

    def counts(self, carry: Carry, accepted: Any, *, dense: bool) -> Counts:
        """What the steps up to now have cost."""
        n = carry.attempts
        return Counts(2 + len(self.tableau.a) * n, n, n)
