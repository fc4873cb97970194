"""SciPy's minimizers over pytrees, with gradients, curvature and constraints supplied."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tenferro.optimize.functions import Objective
from tenferro.optimize.report import ProgressReport
from tenferro.optimize.vectors import Unknowns, check_method
from tenferro.pytree import ravel
from tenferro.transforms import hessian, jacobian, jit

Triple = tuple[Callable[..., Any], Any, Any]
WITHOUT_GRADIENT = frozenset({"Nelder-Mead", "Powell", "COBYLA", "COBYQA"})
WITH_PRODUCT = frozenset({"Newton-CG", "trust-ncg", "trust-krylov", "trust-constr"})
WITH_HESSIAN = frozenset({"dogleg", "trust-exact"})
METHODS = (
    WITHOUT_GRADIENT | WITH_PRODUCT | WITH_HESSIAN | {"CG", "BFGS", "L-BFGS-B", "TNC", "SLSQP"}
)
OURS = frozenset({"interior-point", "ipopt", "sqp"})
"""Methods that SciPy does not have."""
METHODS |= OURS
WITH_CONSTRAINTS = OURS | {"COBYLA", "COBYQA", "SLSQP", "trust-constr"}
WITH_BOUNDS = WITH_CONSTRAINTS | {"L-BFGS-B", "Nelder-Mead", "Powell", "TNC"}


def chosen_method(label: str, method: str | None, *, bounded: bool, constrained: bool) -> str:
    """The method as spelled, chosen as SciPy does if none is named."""
    if method is None:
        return "SLSQP" if constrained else "L-BFGS-B" if bounded else "BFGS"
    method = {name.lower(): name for name in METHODS}.get(str(method).lower(), method)
    check_method(label, method, METHODS)
    for there, what, able in (
        (bounded, "bounds", WITH_BOUNDS),
        (constrained, "constraints", WITH_CONSTRAINTS),
    ):
        if there and method not in able:
            raise ValueError(
                f"{label}: method {method!r} does not take {what}, expected one of {sorted(able)}"
            )
    return method


def minimize_by_scipy(
    objective: Objective,
    args: tuple[Any, ...],
    method: str,
    limits: tuple[Any, Any] | None,
    constraints: Sequence[Triple],
    report: ProgressReport,
    tol: float | None,
    options: dict[str, Any] | None,
) -> Any:
    """The result of `scipy.optimize.minimize`, with pytrees as `x` and `jac`."""
    from scipy import optimize  # loaded when it is needed

    unknowns = objective.unknowns
    evaluated = _Evaluated(objective, args, method)

    def after_step(vector: Any, *_: Any) -> Any:
        return report(vector, evaluated.fields())

    with report:
        result = optimize.minimize(
            evaluated,
            unknowns.start,
            method=method,
            **evaluated.derivatives(),
            bounds=None if limits is None else optimize.Bounds(*limits),
            constraints=[_constraint(unknowns, args, method, c) for c in constraints],
            tol=tol,
            options=options,
            callback=after_step if report.is_needed else None,
        )
    result.x = unknowns.unravel(result.x)
    if evaluated.has_gradient:
        result.jac = unknowns.unravel(evaluated.gradient)
    return result


class _Evaluated:
    """The value, with the gradient where the method reads it; the last ones are remembered."""

    def __init__(self, objective: Objective, args: tuple[Any, ...], method: str) -> None:
        self.method = method
        self.has_gradient = method not in WITHOUT_GRADIENT
        self.value = np.nan
        self.gradient = np.array([])
        self._objective, self._args = objective, args
        f = objective.value_and_gradient(args) if self.has_gradient else objective.value(args)
        self._run: Callable[..., Any] = jit(f)

    def __call__(self, vector: Any) -> Any:
        """What SciPy asks for at a point."""
        result = self._run(vector)
        if not self.has_gradient:
            self.value = float(self._objective.scalar(result))
            return self.value
        value, gradient = result
        self.value, self.gradient = float(value), np.array(gradient, float)
        return self.value, self.gradient

    def fields(self) -> dict[str, Any]:
        """What is reported after a step."""
        gradient = {"|gradient|": self.gradient} if self.has_gradient else {}
        return {"value": self.value, **gradient}

    def derivatives(self) -> dict[str, Any]:
        """The arguments that supply derivatives to SciPy."""
        supplied: dict[str, Any] = {"jac": True} if self.has_gradient else {}
        if self.method in WITH_PRODUCT:
            product = jit(self._objective.product(self._args))
            supplied["hessp"] = lambda x, v: np.array(product(x, v), float)
        elif self.method in WITH_HESSIAN:
            table = jit(self._objective.hessian(self._args))
            supplied["hess"] = lambda x: np.array(table(x), float)
        return supplied


def checked_triple(label: str, constraint: Any) -> Triple:
    """A constraint as a triple of a function and the bounds of its results."""
    from scipy import optimize  # loaded when it is needed

    if isinstance(constraint, tuple | list) and len(constraint) == 3 and callable(constraint[0]):
        return constraint[0], constraint[1], constraint[2]
    if isinstance(constraint, optimize.NonlinearConstraint):
        return constraint.fun, constraint.lb, constraint.ub
    if isinstance(constraint, optimize.LinearConstraint):
        return (lambda x, *_: constraint.A @ x), constraint.lb, constraint.ub
    if isinstance(constraint, dict) and constraint.get("type") not in ("eq", "ineq"):
        raise ValueError(
            f"{label}: the type of a constraint is {constraint.get('type')!r}, expected 'eq' "
            "(fun is 0) or 'ineq' (fun is at least 0)"
        )
    if isinstance(constraint, dict):
        f, rest = constraint.get("fun"), tuple(constraint.get("args", ()))
        if callable(f):
            most = 0.0 if constraint["type"] == "eq" else None
            return (lambda x, *_: f(x, *rest)), 0.0, most
    raise ValueError(
        f"{label}: a constraint is {constraint!r}, expected a triple (g, lower, upper) for "
        "lower ≤ g(x) ≤ upper, a dictionary or a constraint of SciPy's; constraints are a sequence "
        "of these"
    )


def _constraint(
    unknowns: Unknowns,
    args: tuple[Any, ...],
    method: str,
    constraint: Triple,
) -> Any:
    """A constraint as SciPy has it, with Jacobian, and second derivatives where they are read."""
    from scipy.optimize import NonlinearConstraint  # loaded when it is needed

    g, *ends = constraint
    flat = unknowns.flat_results(g, args)
    supplied: dict[str, Any] = {"jac": jit(jacobian(flat))}
    if method == "trust-constr":
        supplied["hess"] = jit(_curvature(flat))
    infinite = (-np.inf, np.inf)
    limits = [end if b is None else _limit(b) for b, end in zip(ends, infinite, strict=True)]
    return NonlinearConstraint(jit(flat), *limits, **supplied)


def _curvature(flat: Callable[[Any], Any]) -> Callable[[Any, Any], Any]:
    """Second derivatives of the constraints, weighted with multipliers."""

    def weighted(x: Any, v: Any) -> Any:
        return hessian(lambda y: np.sum(flat(y) * v))(x)

    return weighted


def _limit(bound: Any) -> Any:
    return bound if np.ndim(bound) == 0 and not isinstance(bound, dict) else ravel(bound)[0]
