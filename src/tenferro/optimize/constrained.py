"""Minimization with constraints by compiled loops, with derivatives of optimality conditions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.optimize.functions import Objective
from tenferro.optimize.interior_point import interior_point
from tenferro.optimize.loops import STOPPED, SolverLoop
from tenferro.optimize.nonlinear_program import (
    IRREGULAR,
    MESSAGES,
    SUCCESS,
    NonlinearProgram,
    Rows,
)
from tenferro.optimize.problem import SolverProblem
from tenferro.optimize.report import ProgressReport
from tenferro.optimize.result import OptimizeResult, message
from tenferro.optimize.scipy_minimize import Triple
from tenferro.optimize.sequential_quadratic import sequential_quadratic

OPTIONS = {
    "interior-point": "gtol maxiter initial_barrier_parameter multipliers".split(),
    "sqp": "gtol maxiter multipliers".split(),
}
_DEFAULTS = {
    "interior-point": {"gtol": 1e-8, "maxiter": 300},
    "sqp": {"gtol": 1e-6, "maxiter": 100},
}
"""A quadratic program is solved to 1e-12, so points where a multiplier is 0 to its root."""
_TEXTS = message({**MESSAGES, STOPPED: "`callback` raised `StopIteration`."})


def minimize_with_constraints(
    objective: Objective,
    args: tuple[Any, ...],
    method: str,
    limits: tuple[Any, Any] | None,
    triples: list[Triple],
    options: dict[str, Any],
    report: ProgressReport,
) -> OptimizeResult:
    """The result of a compiled method, of which the unknowns are x and the multipliers of rows."""
    unknowns = objective.unknowns
    rows = Rows.of(unknowns, triples, args)
    n, m = unknowns.start.shape[0], rows.equations.shape[0]
    given = dict(options)
    multipliers = given.pop("multipliers", None)
    first = np.zeros(m) if multipliers is None else np.reshape(multipliers, (m,))

    latest: list[NonlinearProgram] = []

    def program(args: tuple[Any, ...]) -> NonlinearProgram:
        if not latest or latest[0].args is not args:  # its patterns are planned once
            latest[:] = [NonlinearProgram(objective, rows, limits, args)]
        return latest[0]

    def values(args: tuple[Any, ...]) -> Any:
        both = objective.value_and_gradient(args)
        return lambda v: both(v[:n])

    def finished(args: tuple[Any, ...]) -> Any:
        def result(v: Any, values: Any, counts: dict[str, Any]) -> OptimizeResult:
            x = v[:n]
            fields = {
                "x": unknowns.unravel(x),
                "fun": values[0],
                "jac": unknowns.unravel(values[1]),
                "constr_violation": program(args).violation(x),
                "multipliers": v[n:],
                **counts,
                "success": counts["status"] == SUCCESS,
            }
            return OptimizeResult.of(fields, _TEXTS)

        return result

    def parts(s: _Found) -> tuple[Any, Any, dict[str, Any]]:
        counts = {"nit": s.nit, "nfev": s.nfev, "njev": s.nit, "status": s.status}
        return s.v, (s.value, s.gradient), counts

    problem = SolverProblem(
        label=objective.label,
        loop=lambda args: _loop(program(args), method, given),
        parts=parts,
        residual=lambda args: program(args).conditions,
        values=values,
        finished=finished,
        reported=lambda s: (s.x[:n], {"value": s.value, "violation": s.violation}),
        solver=lambda args: program(args).tables.solver,
    )
    result: OptimizeResult = problem.result(np.concatenate([unknowns.start, first]), args, report)
    return result


class _Found(NamedTuple):
    """Where a solver ends: x with the multipliers of rows, value and gradient."""

    v: Any
    value: Any
    gradient: Any
    nit: Any
    nfev: Any
    status: Any


@dataclass(frozen=True)
class _Refined(SolverLoop):
    """A solver with a step of Newton's method for the optimality conditions at its end.

    It removes the error of the barrier and of relaxed bounds. The step is accepted if it reduces
    the residual of the conditions.
    """

    program: NonlinearProgram

    def run(self, x0: Any) -> Any:
        return self._refined(super().run(x0))

    def reported(self, x0: Any, report: Callable[[Any], bool]) -> Any:
        return self._refined(super().reported(x0, report))

    def _refined(self, s: Any) -> _Found:
        program, conditions = self.program, self.program.conditions
        x = np.clip(s.x[: program.size], program.lower, program.upper)
        v = np.concatenate([x, s.y * s.scales[1:] / s.scales[0]])
        off = conditions(v)
        closer = program.tables.closer(conditions, v)
        better = np.max(np.abs(conditions(closer))) <= np.max(np.abs(off))
        done = s.status == SUCCESS
        irregular = done & ~better & _runs_away(v, closer, program.size)
        status = np.where(irregular, IRREGULAR, s.status)
        better = better & done
        v = np.where(better, closer, v)
        x = np.clip(v[: program.size], program.lower, program.upper)
        v = np.concatenate([x, v[program.size :]])
        value, gradient = program.value_and_gradient(x)
        return _Found(v, value, gradient, s.nit, s.nfev + 2, status)


def _runs_away(v: Any, closer: Any, n: int) -> Any:
    """Whether large multipliers change by their own size, as they do where none exist."""
    before = np.max(np.abs(v[n:]), initial=0.0)
    change = np.max(np.abs(closer[n:] - v[n:]), initial=0.0)
    return (before > 10) & (change > 0.3 * before) & (change < 3 * before)


def _loop(program: NonlinearProgram, method: str, options: dict[str, Any]) -> SolverLoop:
    given = _DEFAULTS[method] | options
    if method == "sqp":
        loop = sequential_quadratic(program, **given)
    else:
        barrier = given.pop("initial_barrier_parameter", 0.1)
        loop = interior_point(program, barrier=barrier, **given)
    return _Refined(loop.start, loop.step, program)
