"""Minima by SciPy's solvers, with gradients and curvature supplied."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any

import numpy as np

from tenferro.optimize.vectors import Unknowns, check_method
from tenferro.pytree import ravel
from tenferro.transforms import hessian, hvp, jacobian, jit, value_and_grad

WITHOUT_GRADIENT = frozenset({"Nelder-Mead", "Powell", "COBYLA", "COBYQA"})
WITH_PRODUCT = frozenset({"Newton-CG", "trust-ncg", "trust-krylov", "trust-constr"})
WITH_HESSIAN = frozenset({"dogleg", "trust-exact"})
METHODS = (
    WITHOUT_GRADIENT | WITH_PRODUCT | WITH_HESSIAN | {"CG", "BFGS", "L-BFGS-B", "TNC", "SLSQP"}
)
WITH_CONSTRAINTS = frozenset({"COBYLA", "COBYQA", "SLSQP", "trust-constr"})
WITH_BOUNDS = WITH_CONSTRAINTS | {"L-BFGS-B", "Nelder-Mead", "Powell", "TNC"}
_INTERVAL = 0.1
"""Seconds between two lines of progress: more often nobody reads them."""


def minimize(
    f: Callable[..., Any],
    params: Any,
    args: tuple[Any, ...] = (),
    method: str | None = None,
    *,
    bounds: tuple[Any, Any] | None = None,
    constraints: Sequence[tuple[Callable[..., Any], Any, Any]] = (),
    tol: float | None = None,
    options: dict[str, Any] | None = None,
    callback: Callable[[Any], Any] | None = None,
    progress: bool = False,
) -> Any:
    """The minimum of `f(params, *args)` over a pytree of real arrays, by `scipy.optimize.minimize`.

    The solver gets the value and the gradient in one compiled evaluation; "Newton-CG", "trust-ncg",
    "trust-krylov" and "trust-constr" Hessian products, "dogleg" and "trust-exact" the Hessian;
    "Nelder-Mead", "Powell", "COBYLA" and "COBYQA" take values only. Without a method it is "SLSQP"
    where there are constraints, "L-BFGS-B" where there are bounds, and "BFGS" otherwise. `bounds`
    is a pair (lower, upper) of numbers or of pytrees that are prefixes of params, None for no
    bound. `constraints` are triples (g, lower, upper): lower ≤ g(params) ≤ upper, with the Jacobian
    supplied; for "SLSQP", "trust-constr", "COBYLA" and "COBYQA". `callback(params)` is called after
    each step; `progress` shows steps, value and gradient on stderr.

    The result is SciPy's, with pytrees like params as `x` and `jac`. It is computed: nothing is
    differentiated through the solver, see `te.implicit.argmin` for that.

    Raises TypeError for a start that is not real floating-point, or traced; ValueError for a start
    without elements, an unknown method or one that has no bounds or constraints, bounds that do not
    fit, constraints that are no triples, and a function that is no scalar.

    >>> import tenferro as te
    >>> target = np.array([1.0, 2.0])
    >>> found = te.optimize.minimize(lambda p: np.sum((p["w"] - target) ** 2), {"w": np.zeros(2)})
    >>> found.success, found.x["w"].round(6)
    (True, array([1., 2.]))
    """
    from scipy import optimize  # loaded when it is needed

    label = "optimize.minimize"
    unknowns = Unknowns(label, params)
    limits = unknowns.bounds(bounds)
    checked = [_checked(label, c) for c in constraints]
    method = _method(label, method, bounded=limits is not None, constrained=bool(checked))
    objective = _Objective(label, unknowns.flat(f, args), method)
    report = _Report(objective, unknowns, callback, progress=progress)
    result = optimize.minimize(
        objective,
        unknowns.start,
        method=method,
        **objective.derivatives(),
        bounds=None if limits is None else optimize.Bounds(*limits),
        constraints=[_constraint(unknowns, args, method, c) for c in checked],
        tol=tol,
        options=options,
        callback=report,
    )
    report.end()
    result.x = unknowns.unravel(result.x)
    if objective.has_gradient:
        result.jac = unknowns.unravel(objective.gradient)
    return result


def _method(label: str, method: str | None, *, bounded: bool, constrained: bool) -> str:
    """The method, chosen as SciPy does where none is named."""
    if method is None:
        return "SLSQP" if constrained else "L-BFGS-B" if bounded else "BFGS"
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


def _checked(label: str, constraint: Any) -> tuple[Callable[..., Any], Any, Any]:
    if isinstance(constraint, tuple | list) and len(constraint) == 3 and callable(constraint[0]):
        return constraint[0], constraint[1], constraint[2]
    raise ValueError(
        f"{label}: a constraint is {constraint!r}, expected a triple (g, lower, upper) for "
        "lower ≤ g(params) ≤ upper; constraints are a sequence of these"
    )


class _Objective:
    """The value, with the gradient where the method reads it; the last ones are remembered."""

    def __init__(self, label: str, flat: Callable[[Any], Any], method: str) -> None:
        self.method = method
        self.has_gradient = method not in WITHOUT_GRADIENT
        self.value = np.nan
        self.gradient = np.array([])
        self._label = label
        self._flat = flat
        self._run: Callable[..., Any] = jit(value_and_grad(flat) if self.has_gradient else flat)

    def __call__(self, vector: Any) -> Any:
        """What SciPy asks for at a point."""
        result = self._run(vector)
        if not self.has_gradient:
            if np.shape(result) != ():
                raise ValueError(
                    f"{self._label}: the function returned shape {np.shape(result)}, expected a "
                    "scalar"
                )
            self.value = float(result)
            return self.value
        value, gradient = result
        self.value, self.gradient = float(value), np.array(gradient, float)
        return self.value, self.gradient

    def derivatives(self) -> dict[str, Any]:
        """The arguments that supply derivatives to SciPy."""
        supplied: dict[str, Any] = {"jac": True} if self.has_gradient else {}
        if self.method in WITH_PRODUCT:
            product = jit(lambda x, v: hvp(self._flat, (x,), (v,))[1][0])
            supplied["hessp"] = lambda x, v: np.array(product(x, v), float)
        elif self.method in WITH_HESSIAN:
            table = jit(hessian(self._flat))
            supplied["hess"] = lambda x: np.array(table(x), float)
        return supplied


def _constraint(
    unknowns: Unknowns,
    args: tuple[Any, ...],
    method: str,
    constraint: tuple[Callable[..., Any], Any, Any],
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
        return hessian(lambda y: np.sum(flat(y) * v))(x)  # type: ignore[no-untyped-call]

    return weighted


def _limit(bound: Any) -> Any:
    return bound if np.ndim(bound) == 0 and not isinstance(bound, dict) else ravel(bound)[0]


class _Report:
    """What happens after each step: the user's callback, and a line of progress."""

    def __init__(
        self,
        objective: _Objective,
        unknowns: Unknowns,
        callback: Callable[[Any], Any] | None,
        *,
        progress: bool,
    ) -> None:
        self.objective = objective
        self.unknowns = unknowns
        self.callback = callback
        self.progress = progress
        self.steps = 0
        self._shown = -_INTERVAL

    def __call__(self, vector: Any, *_: Any) -> Any:
        """After a step."""
        self.steps += 1
        if self.progress and monotonic() - self._shown >= _INTERVAL:
            self._show()
        if self.callback is not None:
            return self.callback(self.unknowns.unravel(vector))
        return None

    def _show(self) -> None:
        self._shown = monotonic()
        line = f"\r{self.objective.method}: step {self.steps}, value {self.objective.value:.6g}"
        if self.objective.has_gradient:
            line += f", |gradient| {np.max(np.abs(self.objective.gradient), initial=0.0):.2g}"
        sys.stderr.write(line.ljust(79))
        sys.stderr.flush()

    def end(self) -> None:
        """After the last step."""
        if self.progress:
            self._show()
            sys.stderr.write("\n")
