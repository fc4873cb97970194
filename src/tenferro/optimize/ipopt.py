"""Ipopt through cyipopt, with exact sparse derivatives."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np

from tenferro.optimize.functions import Objective
from tenferro.optimize.loops import STOPPED
from tenferro.optimize.nonlinear_program import (
    INFEASIBLE,
    IRREGULAR,
    MAX_STEPS,
    MESSAGES,
    NOT_FINITE,
    PRECISION,
    SUCCESS,
    UNBOUNDED,
    NonlinearProgram,
    Rows,
)
from tenferro.optimize.report import ProgressReport
from tenferro.optimize.result import OptimizeResult, message
from tenferro.optimize.scipy_minimize import Triple
from tenferro.transforms import jit

_STATUS = {
    0: SUCCESS, 2: INFEASIBLE, 4: UNBOUNDED, 5: STOPPED, -1: MAX_STEPS, -4: MAX_STEPS,
    -5: MAX_STEPS, -10: IRREGULAR, -13: NOT_FINITE,
}  # fmt: skip
"""Our status for Ipopt's return codes; PRECISION for the others."""
_TEXTS = message({**MESSAGES, STOPPED: "`callback` raised `StopIteration`."})
_NAMES = {"gtol": "tol", "maxiter": "max_iter", "initial_barrier_parameter": "mu_init"}
"""Ipopt's names of the options of "interior-point"."""
NDArray = np.ndarray[Any, Any]


def minimize_by_ipopt(
    objective: Objective,
    args: tuple[Any, ...],
    limits: tuple[Any, Any] | None,
    triples: list[Triple],
    report: ProgressReport,
    tol: float | None,
    options: dict[str, Any] | None,
) -> OptimizeResult:
    """The result of Ipopt; `options` are Ipopt's, or those of "interior-point"."""
    if find_spec("cyipopt") is None:
        raise ImportError(
            f"{objective.label}: method 'ipopt' requires the package cyipopt, which is not "
            "installed; install it, or use method='interior-point'"
        )
    import cyipopt  # loaded when it is needed

    rows = Rows.of(objective.unknowns, triples, args)
    program = NonlinearProgram(objective, rows, limits, args)
    callbacks = _Callbacks(program, report)
    problem = cyipopt.Problem(
        n=program.size,
        m=program.rows_count,
        problem_obj=callbacks,
        lb=program.lower,
        ub=program.upper,
        cl=program.least,
        cu=program.most,
    )
    given = dict(options or {})
    multipliers = given.pop("multipliers", None)
    defaults = {"print_level": 0, "sb": "yes", "honor_original_bounds": "yes"}
    if tol is not None:
        defaults["tol"] = tol
    if multipliers is not None:
        defaults["warm_start_init_point"] = "yes"
    for name, value in (defaults | given).items():
        problem.add_option(_NAMES.get(name, name), value)
    first = np.zeros(program.rows_count) if multipliers is None else np.ravel(multipliers)
    with report:
        x, info = problem.solve(np.array(objective.unknowns.start), lagrange=np.array(first))
    return _result(program, callbacks, x, info)


def _result(
    program: NonlinearProgram, callbacks: _Callbacks, x: NDArray, info: dict[str, Any]
) -> OptimizeResult:
    unknowns = program.objective.unknowns
    code = _STATUS.get(info["status"], PRECISION)
    text = info["status_msg"]
    return OptimizeResult.of(
        {
            "x": unknowns.unravel(x),
            "fun": np.float64(info["obj_val"]),
            "jac": unknowns.unravel(callbacks.gradient(x)),
            "constr_violation": np.float64(jit(program.violation)(x)),
            "multipliers": np.array(info["mult_g"]),
            "nit": callbacks.steps,
            "nfev": callbacks.evaluations,
            "njev": callbacks.evaluations,
            "status": code,
            "success": code == SUCCESS,
            "ipopt_message": text.decode() if isinstance(text, bytes) else text,
        },
        _TEXTS,
    )


class _Callbacks:
    """What Ipopt calls: values and derivatives at a vector."""

    def __init__(self, program: NonlinearProgram, report: ProgressReport) -> None:
        self._report, self._tables = report, program.tables
        self.steps = self.evaluations = 0
        self._value: Callable[..., Any] = jit(program.value)
        self._pair: Callable[..., Any] = jit(program.value_and_gradient)
        self._rows: Callable[..., Any] = jit(program.rows)
        self._jacobian: Callable[..., Any] = jit(program.tables.jacobian)
        self._hessian: Callable[..., Any] = jit(program.tables.hessian)
        (rows, columns) = program.tables.places()[1]
        self._lower = np.flatnonzero(rows >= columns)
        self._x = program.objective.unknowns.start

    def objective(self, x: NDArray) -> float:
        """The objective."""
        self.evaluations += 1
        return float(self._value(x))

    def gradient(self, x: NDArray) -> NDArray:
        """The gradient of the objective."""
        return np.array(self._pair(x)[1])

    def constraints(self, x: NDArray) -> NDArray:
        """The rows."""
        return np.array(self._rows(x))

    def jacobianstructure(self) -> tuple[NDArray, NDArray]:
        """Row and column of each entry of the Jacobian."""
        return self._tables.places()[0]

    def jacobian(self, x: NDArray) -> NDArray:
        """The entries of the Jacobian."""
        self._x = np.array(x)
        return np.ravel(np.array(self._jacobian(x)))

    def hessianstructure(self) -> tuple[NDArray, NDArray]:
        """Row and column of each entry of the lower triangle of the Hessian."""
        rows, columns = self._tables.places()[1]
        return rows[self._lower], columns[self._lower]

    def hessian(self, x: NDArray, multipliers: NDArray, scale: float) -> NDArray:
        """The entries of the Hessian of the Lagrangian."""
        entries = np.ravel(np.array(self._hessian(x, np.float64(scale), multipliers)))
        return entries[self._lower]

    def intermediate(self, mode: int, step: int, value: float, violation: float, *_: Any) -> bool:
        """After each step; whether the solver continues."""
        self.steps = step
        if not step or not self._report.is_needed:
            return True
        return not self._report.ended_by(self._x, {"value": value, "violation": violation})
