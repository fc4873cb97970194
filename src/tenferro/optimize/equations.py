"""Roots of systems: compiled methods, and SciPy's with the Jacobian supplied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.optimize import root_methods
from tenferro.optimize.fitting import Fit
from tenferro.optimize.levenberg_marquardt import Loss, Tolerances
from tenferro.optimize.loops import STOPPED, SolverLoop
from tenferro.optimize.problem import OnNumbers, SolverProblem, check_backend, options_of
from tenferro.optimize.report import Callback, ProgressReport
from tenferro.optimize.result import OptimizeResult, Start, message
from tenferro.optimize.root_methods import MESSAGES, SUCCESS
from tenferro.optimize.vectors import Unknowns, as_start, check_method
from tenferro.pytree import ravel
from tenferro.transforms import jacobian, jit

__all__ = ["root"]

Function = Callable[..., Any]
WITH_JACOBIAN = frozenset({"hybr", "lm"})
METHODS = WITH_JACOBIAN | {
    "broyden1", "broyden2", "anderson", "linearmixing", "diagbroyden", "excitingmixing", "krylov",
    "df-sane",
}  # fmt: skip
OPTIONS = {
    "hybr": "xtol maxfev factor".split(),
    "lm": "ftol xtol gtol maxiter".split(),
    "broyden1": "fatol maxiter alpha".split(),
}
"""The options of the compiled methods."""
COMPILED = frozenset(OPTIONS)
_TOLERANCES = {"hybr": ("xtol",), "lm": ("xtol", "ftol"), "broyden1": ("fatol",)}
"""The options that `tol` sets."""
MINPACK = 1.49012e-08
"""The tolerance of MINPACK's solvers, the root of the rounding of float64."""
_TEXTS = message({**MESSAGES, STOPPED: "`callback` raised `StopIteration`."})


def root(
    fun: Function,
    x0: Start,
    args: tuple[Any, ...] = (),
    method: str = "hybr",
    jac: Function | bool | None = None,
    tol: float | None = None,
    callback: Callback | None = None,
    options: dict[str, Any] | None = None,
    *,
    backend: str | None = None,
    progress: bool = False,
) -> OptimizeResult[Start, np.ndarray[Any, Any]]:
    """Solve `fun(x, *args) = 0` for a pytree x; fun returns a pytree with as many elements as x.

    "hybr" (Powell's dogleg), "lm" (Levenberg–Marquardt) and "broyden1" are compiled loops, which
    work in `te.jit`, `te.vmap` and `te.grad`; derivatives are those of the equation. All other
    methods of `scipy.optimize.root`, and these with `backend="scipy"`, run SciPy's solvers, outside
    traced functions only. "hybr" and "lm" use the exact Jacobian; `jac` (a function, or True if
    `fun` returns the pair of equations and Jacobian) replaces it. x0 is a pytree; a list or tuple
    of numbers is a vector. `options` are "xtol", "maxfev" and "factor" of "hybr"; "ftol", "xtol",
    "gtol" and "maxiter" of "lm"; "fatol", "maxiter" and "alpha" of "broyden1"; SciPy's for its
    solvers. `callback(x, f)` is called after each step, and `progress` shows the steps on stderr;
    both work outside traced functions only.

    Returns an `OptimizeResult` with x, fun (a vector), nit, nfev, status, success and message. For
    "lm" the numbers of equations and unknowns may differ; as in SciPy, it succeeds at the minimum
    of the sum of squares, even if fun is not zero there.

    Raises TypeError for an x0 that is not real floating-point, and for traced values with SciPy's
    solvers; ValueError for an unknown method, option or backend, and if the numbers of equations
    and unknowns differ, except for "lm".

    >>> import tenferro as te
    >>> te.optimize.root(lambda x: x**2 - 2.0, 1.0).x
    array(1.41421356)
    >>> te.grad(lambda a: te.optimize.root(lambda x: x**3 - a, 1.0).x)(8.0).round(6)
    np.float64(0.083333)
    """
    label = "optimize.root"
    args = args if isinstance(args, tuple) else (args,)
    check_method(label, method, METHODS)
    is_compiled = check_backend(label, backend, method, COMPILED)
    start = as_start(x0)
    numbers = OnNumbers(label, method, COMPILED)
    if not is_compiled:
        numbers.check("x0", start)
        numbers.check("args", args)
    unknowns = Unknowns(label, start)
    report = ProgressReport(method, unknowns.unravel, callback, progress, takes_value=True)
    equations = Equations(label, unknowns, fun, jac, square=method != "lm")
    if is_compiled:
        given = options_of(label, method, OPTIONS[method], options, report)
        given = dict.fromkeys(_TOLERANCES[method], tol) | given if tol is not None else given
        return _found(equations, args, method, given, report)
    return numbers.run(lambda: _by_scipy(equations, args, method, tol, report, options))


@dataclass(frozen=True)
class Equations:
    """`fun(x, *args)` over pytrees as functions of vectors."""

    label: str
    unknowns: Unknowns
    fun: Function
    jac: Function | bool | None
    square: bool

    def function(self, x: Any, *args: Any) -> Any:
        """The equations of a pytree."""
        return self.fun(x, *args)[0] if self.jac is True else self.fun(x, *args)

    def table(self, x: Any, *args: Any) -> Any:
        """The Jacobian at a pytree, where it is given."""
        return self.jac(x, *args) if callable(self.jac) else self.fun(x, *args)[1]

    def at(self, args: tuple[Any, ...]) -> Function:
        """The equations at a vector, as many as unknowns."""

        def equations(v: Any) -> Any:
            vector, _ = ravel(self.function(self.unknowns.unravel(v), *args))
            if self.square and vector.shape != v.shape:
                raise ValueError(
                    f"{self.label}: {vector.shape[0]} equations for {v.shape[0]} unknowns, "
                    "expected as many"
                )
            return vector.astype(float)

        return equations

    def jacobian(self, args: tuple[Any, ...]) -> Function | None:
        """The Jacobian at a vector, if it is given."""
        return (lambda v: self.table(self.unknowns.unravel(v), *args)) if self.jac else None


def _found(
    equations: Equations,
    args: tuple[Any, ...],
    method: str,
    options: dict[str, Any],
    report: ProgressReport,
) -> OptimizeResult:
    """The result of a compiled method."""
    unknowns, label = equations.unknowns, equations.label
    n = unknowns.start.shape[0]
    if method == "lm":
        return _by_least_squares(equations, args, options, report)

    def loop(args: tuple[Any, ...]) -> SolverLoop:
        f = equations.at(args)
        if method == "broyden1":
            return root_methods.broyden1(f, n, **options)
        return root_methods.hybr(f, n, equations.jacobian(args), **options)

    def parts(state: Any) -> tuple[Any, Any, dict[str, Any]]:
        counts = {"nit": state.nit, "nfev": state.nfev, "status": state.status}
        return state.x, state.f, counts

    problem = SolverProblem(
        label=label,
        loop=loop,
        parts=parts,
        residual=equations.at,
        values=equations.at,
        finished=lambda args: lambda x, f, counts: _result(unknowns, x, f, counts),
        reported=lambda s: (s.x, {"|f|": s.f}),
    )
    result: OptimizeResult = problem.result(unknowns.start, args, report)
    return result


def _result(unknowns: Unknowns, x: Any, f: Any, counts: dict[str, Any]) -> OptimizeResult:
    success = counts["status"] == SUCCESS
    fields = {"x": unknowns.unravel(x), "fun": f, **counts, "success": success}
    return OptimizeResult.of(fields, _TEXTS)


def _by_least_squares(
    equations: Equations, args: tuple[Any, ...], options: dict[str, Any], report: ProgressReport
) -> OptimizeResult:
    """The root where the squares of the equations are least, if they vanish there."""
    n = equations.unknowns.start.shape[0]
    given = {"ftol": MINPACK, "xtol": MINPACK, "gtol": 0.0, "maxiter": 100 * (n + 1), **options}
    tolerances = Tolerances(*(given[k] for k in ("ftol", "xtol", "gtol", "maxiter")))
    table = equations.table if equations.jac else None
    fit = Fit(
        equations.label, equations.unknowns, equations.function, table, None, Loss(), tolerances
    )

    def finished(args: tuple[Any, ...]) -> Callable[[Any, Any, Any], OptimizeResult]:
        def result(x: Any, values: Any, counts: dict[str, Any]) -> OptimizeResult:
            known = {name: counts[name] for name in ("nit", "nfev", "status")}
            known["status"] = np.where(counts["status"] > 0, SUCCESS, root_methods.MAX_EVALUATIONS)
            return _result(equations.unknowns, x, equations.at(args)(x), known)

        return result

    result: OptimizeResult = fit.problem(finished).result(equations.unknowns.start, args, report)
    return result


def _by_scipy(
    equations: Equations,
    args: tuple[Any, ...],
    method: str,
    tol: float | None,
    report: ProgressReport,
    options: dict[str, Any] | None,
) -> Any:
    """The result of `scipy.optimize.root`, with a pytree as `x`."""
    from scipy import optimize  # loaded when it is needed

    flat = jit(equations.at(args))
    n = equations.unknowns.start.size
    supplied: dict[str, Any] = {}
    if method in WITH_JACOBIAN:
        supplied["jac"] = jit(equations.jacobian(args) or jacobian(equations.at(args)))
    if report.is_needed:
        supplied["callback"] = lambda x, f: report(x, {"|f|": f})
    with report:
        result = optimize.root(
            lambda v: np.array(flat(np.asarray(v, float)), float),  # SciPy writes into it
            equations.unknowns.start,
            method=method,
            tol=tol,
            options=options,
            **supplied,
        )
    result.x = equations.unknowns.unravel(np.reshape(result.x, n))
    return result
