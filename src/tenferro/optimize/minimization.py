"""Minima: compiled methods, and SciPy's with derivatives supplied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.optimize import newton, quasi_newton
from tenferro.optimize.constrained import OPTIONS as WITH_MULTIPLIERS, minimize_with_constraints
from tenferro.optimize.descent import MESSAGES, SUCCESS
from tenferro.optimize.functions import Objective
from tenferro.optimize.ipopt import minimize_by_ipopt
from tenferro.optimize.loops import STOPPED, SolverLoop
from tenferro.optimize.newton import NOT_PREDICTED
from tenferro.optimize.problem import OnNumbers, SolverProblem, check_backend, options_of
from tenferro.optimize.report import Callback, ProgressReport
from tenferro.optimize.result import OptimizeResult, Start, message
from tenferro.optimize.scipy_minimize import checked_triple, chosen_method, minimize_by_scipy
from tenferro.optimize.vectors import Unknowns, as_start

__all__ = ["minimize"]

Function = Callable[..., Any]
Limits = tuple[Any, Any] | None
OPTIONS = {
    "BFGS": "gtol norm xrtol c1 c2 maxiter hess_inv0".split(),
    "CG": "gtol norm c1 c2 maxiter".split(),
    "L-BFGS-B": "maxcor ftol gtol maxfun maxiter maxls".split(),
    "Newton-CG": "xtol c1 c2 maxiter".split(),
    "trust-ncg": "initial_trust_radius max_trust_radius eta gtol maxiter".split(),
    **WITH_MULTIPLIERS,
}
"""The options of the compiled methods."""
COMPILED = frozenset(OPTIONS)
_TOLERANCES = {"L-BFGS-B": ("ftol", "gtol"), "Newton-CG": ("xtol",)}
"""The options that `tol` sets; "gtol" for other methods."""
_STOPPED = {STOPPED: "`callback` raised `StopIteration`."}
_TEXTS = message({**MESSAGES, **_STOPPED})
_PREDICTED = "A bad approximation caused failure to predict improvement."
_TRUST_TEXTS = message({**MESSAGES, NOT_PREDICTED: _PREDICTED, **_STOPPED})


def minimize(
    fun: Function,
    x0: Start,
    args: tuple[Any, ...] = (),
    method: str | None = None,
    jac: Function | bool | None = None,
    hess: Function | None = None,
    hessp: Function | None = None,
    bounds: Any = None,
    constraints: Any = (),
    tol: float | None = None,
    callback: Callback | None = None,
    options: dict[str, Any] | None = None,
    *,
    backend: str | None = None,
    progress: bool = False,
) -> OptimizeResult[Start, float]:
    """Minimize `fun(x, *args)`, a real scalar, over a pytree x of real or complex arrays.

    The methods "BFGS", "CG", "L-BFGS-B", "Newton-CG", "trust-ncg", and "interior-point" and "sqp"
    (with bounds and constraints) are compiled loops, which work in `te.jit`, `te.vmap` and
    `te.grad`; derivatives are those of the equation ∇f(x) = 0, or of the optimality conditions with
    bounds and constraints. All other methods of `scipy.optimize.minimize`, and these with
    `backend="scipy"`, run SciPy's solvers, outside traced functions only. The default method is
    "SLSQP" with constraints, "L-BFGS-B" with bounds, and "BFGS" otherwise.

    Gradients, Hessians and Hessian products are exact, also for SciPy's methods; `jac` (a function,
    or True if `fun` returns the pair of value and gradient), `hess` and `hessp` replace them. x0 is
    a pytree; a list or tuple of numbers is a vector. Complex unknowns are minimized over their real
    and imaginary parts, with the inner product Re Σ conj(a) b; gradients are ∂f/∂Re z + i ∂f/∂Im z.
    `bounds` is a pair (lower, upper) of numbers
    or of prefixes of x0, None for no bound; or SciPy's `Bounds`, or a pair for each element of a
    vector. `constraints` are triples (g, lower, upper) for lower ≤ g(x) ≤ upper, or SciPy's
    dictionaries and objects. "interior-point" and "ipopt" (which requires cyipopt) use sparse exact
    Jacobians and Hessians of the Lagrangian. `options` are SciPy's for the method, and Ipopt's for
    "ipopt". Those of "interior-point" are "gtol", "maxiter", "initial_barrier_parameter", and
    "multipliers" for a warm start with those of another result; "sqp" has all but the third.

    `callback(x)` or `callback(intermediate_result=...)` is called after each step, and
    `progress=True` shows the steps on stderr; both work outside traced functions only.

    Returns an `OptimizeResult` with x, fun, jac, nit, nfev, njev, status, success and message.
    These fields report a solver that does not converge; it raises no error.

    Raises ImportError for "ipopt" without cyipopt; TypeError for an x0 that is not floating-point,
    `bounds` and `hess` of complex unknowns, and for traced values with SciPy's solvers; ValueError
    for an x0 without elements, an unknown method, option or backend, a method that does not support
    the given bounds or constraints, bounds of the wrong structure, constraints that are not
    triples, and a function that does not return a scalar.

    >>> import tenferro as te
    >>> target = np.array([1.0, 2.0])
    >>> found = te.optimize.minimize(lambda p: np.sum((p["w"] - target) ** 2), {"w": np.zeros(2)})
    >>> found.success, found.x["w"].round(6)
    (True, array([1., 2.]))
    >>> te.grad(lambda a: te.optimize.minimize(lambda x: (x - a) ** 2 + x**2, 0.0).x)(3.0)
    array(0.5)
    """
    label = "optimize.minimize"
    args = args if isinstance(args, tuple) else (args,)
    constraints = constraints if isinstance(constraints, list | tuple) else [constraints]
    bounded, constrained = bounds is not None, bool(constraints)
    method = chosen_method(label, method, bounded=bounded, constrained=constrained)
    is_compiled = check_backend(label, backend, method, COMPILED)
    start = as_start(x0)
    if not is_compiled:
        solver = "a solver of cyipopt" if method == "ipopt" else "SciPy's solver"
        numbers = OnNumbers(label, method, COMPILED, solver)
        numbers.check("x0", start)
        numbers.check("args", args)
    unknowns = Unknowns(label, start, allow_complex=True)
    objective = Objective(label, unknowns, fun, jac, hess, hessp)
    limits = unknowns.bounds(bounds, pairs=True)
    report = ProgressReport(method, unknowns.unravel, callback, progress)
    triples = [checked_triple(label, c) for c in constraints]
    if method == "ipopt":
        return numbers.run(
            lambda: minimize_by_ipopt(objective, args, limits, triples, report, tol, options)
        )
    if not is_compiled:
        return numbers.run(
            lambda: minimize_by_scipy(
                objective, args, method, limits, triples, report, tol, options
            )
        )
    given = options_of(label, method, OPTIONS[method], options, report)
    names = _TOLERANCES.get(method, ("gtol",))
    given = dict.fromkeys(names, tol) | given if tol is not None else given
    if method in WITH_MULTIPLIERS:
        return minimize_with_constraints(objective, args, method, limits, triples, given, report)
    return _minimized(objective, args, method, limits, given, report)


def _minimized(
    objective: Objective,
    args: tuple[Any, ...],
    method: str,
    limits: Limits,
    options: dict[str, Any],
    report: ProgressReport,
) -> OptimizeResult:
    """The result of a compiled method."""
    unknowns = objective.unknowns
    n = unknowns.start.shape[0]

    def residual(args: tuple[Any, ...]) -> Function:
        """What is zero at the minimum: the gradient, or the way to its projected step."""
        gradient = objective.gradient(args)
        return gradient if limits is None else lambda x: x - np.clip(x - gradient(x), *limits)

    def finished(x: Any, values: Any, counts: dict[str, Any]) -> OptimizeResult:
        fields = {
            "x": unknowns.unravel(x),
            "fun": values[0],
            "jac": unknowns.unravel(values[1]),
            **counts,
            "njev": counts["nfev"],
            "success": counts["status"] == SUCCESS,
        }
        return OptimizeResult.of(fields, _TRUST_TEXTS if method == "trust-ncg" else _TEXTS)

    problem = SolverProblem(
        label=objective.label,
        loop=lambda args: _loop(objective, args, method, n, limits, options),
        parts=_parts,
        residual=residual,
        values=objective.value_and_gradient,
        finished=lambda args: finished,
        reported=lambda s: (s.x, {"value": s.value, "|gradient|": s.gradient}),
        iterative="cg" if limits is None else "gmres",
    )
    result: OptimizeResult = problem.result(unknowns.start, args, report)
    return result


def _loop(
    objective: Objective,
    args: tuple[Any, ...],
    method: str,
    n: int,
    limits: Limits,
    options: dict[str, Any],
) -> SolverLoop:
    """A method as a loop over vectors."""
    f = objective.value_and_gradient(args)
    if method == "BFGS":
        return quasi_newton.bfgs(f, n, **options).loop()
    if method == "CG":
        return quasi_newton.cg(f, n, **options).loop()
    if method == "L-BFGS-B":
        return quasi_newton.lbfgsb(f, n, limits, **options).loop()
    product = objective.product(args)
    if method == "Newton-CG":
        return newton.newton_cg(f, product, n, **options).loop()
    return newton.trust_ncg(f, product, n, **options)


def _parts(state: Any) -> tuple[Any, tuple[Any, Any], dict[str, Any]]:
    """The point, value and gradient, and counts of a state."""
    counts = {"nit": state.nit, "nfev": state.nfev, "status": state.status}
    return state.x, (state.value, state.gradient), counts
