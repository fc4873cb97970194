"""Nonlinear least squares: compiled methods, and SciPy's with the Jacobian supplied."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tenferro.optimize.levenberg_marquardt import (
    LOSSES,
    MESSAGES,
    Loss,
    Residuals,
    Tolerances,
    least_squares_loop,
    space_of,
)
from tenferro.optimize.loops import STOPPED
from tenferro.optimize.problem import OnNumbers, SolverProblem, check_backend
from tenferro.optimize.report import Callback, ProgressReport
from tenferro.optimize.result import OptimizeResult, Start, message
from tenferro.optimize.vectors import Unknowns, as_start, check_method
from tenferro.pytree import ravel
from tenferro.tensor import ArrayLike
from tenferro.transforms import grad, jacobian, jit

__all__ = ["least_squares"]

Function = Callable[..., Any]
Limits = tuple[Any, Any] | None
METHODS = ("trf", "dogbox", "lm")
COMPILED = frozenset({"trf", "lm"})
_TEXTS = message({**MESSAGES, STOPPED: "`callback` raised `StopIteration`."})


def least_squares(
    fun: Function,
    x0: Start,
    jac: Function | None = None,
    bounds: Any = None,
    method: str = "trf",
    ftol: float | None = 1e-8,
    xtol: float | None = 1e-8,
    gtol: float | None = 1e-8,
    x_scale: ArrayLike | None = None,
    loss: str | Function = "linear",
    f_scale: float = 1.0,
    *,
    max_nfev: int | None = None,
    args: tuple[Any, ...] = (),
    kwargs: Mapping[str, Any] | None = None,
    callback: Callback | None = None,
    backend: str | None = None,
    progress: bool = False,
    **options: Any,
) -> OptimizeResult[Start, np.ndarray[Any, Any]]:
    """Minimize ½ Σ ρ(rᵢ²) over x; r = `fun(x, *args, **kwargs)` is a pytree of real residuals.

    The methods "trf" and "lm" are the same compiled loop of Levenberg–Marquardt steps, which works
    in `te.jit`, `te.vmap` and `te.grad`; derivatives are those of the equation Jᵀρ'r = 0. "dogbox",
    and the others with `backend="scipy"`, run SciPy's solvers, outside traced functions only. The
    Jacobian is exact; `jac(x)` replaces it.

    x0 is a pytree; a list or tuple of numbers is a vector. `bounds` is a pair (lower, upper) of
    numbers or of prefixes of x0, or SciPy's `Bounds`; not for "lm". `loss` is "linear", "huber",
    "soft_l1", "cauchy", "arctan", or a function of z = (r / f_scale)² that returns ρ(z); a function
    that returns ρ, ρ' and ρ'', as for SciPy, is accepted too. Without `x_scale` steps are scaled by
    the columns of the Jacobian. Other options are passed to SciPy's solvers.

    `callback` and `progress` are those of `te.optimize.minimize`.

    Returns an `OptimizeResult` with x, cost, fun, jac, grad, optimality, active_mask, nfev, njev,
    status, success and message; fun and grad are vectors, jac is a matrix.

    Raises TypeError for an x0 that is not real floating-point, and for traced values with SciPy's
    solvers; ValueError for an unknown method, loss or backend, and for bounds of the wrong
    structure.

    >>> import tenferro as te
    >>> t = np.arange(4.0)
    >>> line = te.optimize.least_squares(lambda p: p["a"] * t - 3 * t, {"a": 0.0})
    >>> round(float(line.x["a"]), 6), line.success
    (3.0, True)
    """
    label = "optimize.least_squares"
    check_method(label, method, METHODS)
    is_compiled = check_backend(label, backend, method, COMPILED)
    start = as_start(x0)
    named = dict(kwargs or {})

    def function(x: Any, *args: Any) -> Any:
        return fun(x, *args, **named)

    numbers = OnNumbers(label, method, COMPILED)
    if not is_compiled:
        numbers.check("x0", start)
        numbers.check("args", (args, named))
    unknowns = Unknowns(label, start)
    limits = unknowns.bounds(bounds)
    if method == "lm" and (limits is not None or loss != "linear"):
        what = "bounds" if limits is not None else f"the loss {loss!r}"
        raise ValueError(f"{label}: method 'lm' does not take {what}; use 'trf'")
    report = ProgressReport(f"least squares ({method})", unknowns.unravel, callback, progress)
    if is_compiled:
        _refuse_options(label, options)
        most = 100 * unknowns.start.shape[0] if max_nfev is None else max_nfev
        tolerances = Tolerances(ftol or 0.0, xtol or 0.0, gtol or 0.0, most)
        fit = Fit(label, unknowns, function, jac, limits, loss_of(label, loss, f_scale), tolerances)
        problem = fit.problem(fit.finished, scale_of(label, unknowns, x_scale))
        return problem.result(unknowns.start, args, report)  # type: ignore[no-any-return]
    if limits is not None:
        options["bounds"] = limits
    options.update(ftol=ftol, xtol=xtol, gtol=gtol, loss=loss, f_scale=f_scale, max_nfev=max_nfev)
    if x_scale is not None:
        options["x_scale"] = x_scale
    return numbers.run(lambda: _by_scipy(unknowns, function, args, jac, method, report, options))


def _refuse_options(label: str, options: dict[str, Any]) -> None:
    if options:
        raise ValueError(
            f"{label}: options {sorted(options)} are for SciPy's solvers; leave them out, or pass "
            'backend="scipy"'
        )


def loss_of(label: str, loss: str | Function, scale: float) -> Loss:
    """A loss by its name, or by its function."""
    if callable(loss):

        def rho(z: Any) -> Any:
            found = loss(z)
            return found[0] if np.ndim(found) > np.ndim(z) else found

        return Loss(rho, float(scale))
    if loss != "linear" and loss not in LOSSES:
        raise ValueError(
            f"{label}: loss is {loss!r}, expected 'linear', one of {sorted(LOSSES)}, or a function"
        )
    return Loss(LOSSES.get(loss), float(scale))


def scale_of(label: str, unknowns: Unknowns, x_scale: Any) -> Any:
    """The D² of each unknown; None if it follows from the Jacobian."""
    if x_scale is None or (isinstance(x_scale, str) and x_scale == "jac"):
        return None
    scale = unknowns.prefix("x_scale", x_scale)
    if not np.all(scale > 0):
        raise ValueError(f"{label}: x_scale is {x_scale!r}, expected 'jac' or positive numbers")
    return scale**-2.0


class Fit:
    """A least-squares problem for the compiled method."""

    def __init__(
        self,
        label: str,
        unknowns: Unknowns,
        function: Function,
        jac: Function | None,
        limits: Limits,
        loss: Loss,
        tolerances: Tolerances,
    ) -> None:
        self.label, self.unknowns, self.function, self.jac = label, unknowns, function, jac
        self.limits, self.loss, self.tolerances = limits, loss, tolerances
        self.n = unknowns.start.shape[0]
        self.space = space_of(self.n)

    def vector(self, args: tuple[Any, ...]) -> Residuals:
        """The residuals of a vector."""
        unravel, jac = self.unknowns.unravel, self.jac
        table = (
            None if jac is None else (lambda v: np.reshape(jac(unravel(v), *args), (-1, self.n)))
        )
        return Residuals(lambda v: _real(self.label, self.function(unravel(v), *args)), table)

    def residuals(self, args: tuple[Any, ...]) -> Residuals:
        """The residuals of a point of the space."""
        vector = self.vector(args)
        if self.space.joined(self.unknowns.start) is self.unknowns.start:
            return vector
        table = vector.jac
        return Residuals(
            lambda p: _real(self.label, self.function(self.unknowns.built(p), *args)),
            None if table is None else lambda p: table(np.stack(p)),
        )

    def gradient(self, args: tuple[Any, ...]) -> Function:
        """The gradient of the cost at a vector."""
        residuals, loss = self.vector(args), self.loss
        if residuals.jac is None:
            return grad(lambda v: loss.cost(residuals.at(v)))
        return lambda v: loss.weighted(residuals.at(v)) @ residuals.jacobian(v)

    def problem(self, finished: Any, scale: Any = None) -> SolverProblem:
        """The problem; values of its solution are the cost and the normal matrix."""

        def values(args: tuple[Any, ...]) -> Function:
            residuals, space = self.residuals(args), self.space

            def at(x: Any) -> Any:
                normal = space.normal(residuals, space.split(x), self.loss)
                return normal.cost, space.dense(normal.matrix)

            return at

        def residual(args: tuple[Any, ...]) -> Function:
            gradient, limits = self.gradient(args), self.limits
            return gradient if limits is None else lambda x: x - np.clip(x - gradient(x), *limits)

        return SolverProblem(
            label=self.label,
            loop=lambda args: least_squares_loop(
                self.residuals(args), self.space, self.loss, self.limits, self.tolerances, scale
            ),
            parts=self._parts,
            residual=residual,
            values=values,
            finished=finished,
            reported=lambda s: (self.space.joined(s.x), {"cost": s.normal.cost}),
            iterative="cg" if self.limits is None else "gmres",
        )

    def _parts(self, state: Any) -> tuple[Any, Any, dict[str, Any]]:
        counts = {name: getattr(state, name) for name in ("nit", "nfev", "njev", "status")}
        values = state.normal.cost, self.space.dense(state.normal.matrix)
        return self.space.joined(state.x), values, counts

    def finished(self, args: tuple[Any, ...]) -> Callable[[Any, Any, Any], OptimizeResult]:
        """The result in SciPy's fields, for these arguments."""
        residuals = self.vector(args)

        def result(x: Any, values: Any, counts: dict[str, Any]) -> OptimizeResult:
            fun, jac = residuals.at(x), residuals.jacobian(x)
            gradient = self.loss.weighted(fun) @ jac
            steepest: Any = gradient
            mask: Any = np.zeros(self.n, int)
            if self.limits is not None:
                lower, upper = self.limits
                steepest = np.clip(x - gradient, lower, upper) - x
                mask = np.where(x <= lower, -1, np.where(x >= upper, 1, 0))
            fields = {
                "x": self.unknowns.unravel(x),
                "cost": values[0],
                "fun": fun,
                "jac": jac,
                "grad": gradient,
                "optimality": np.max(np.abs(steepest)),
                "active_mask": mask,
                "nfev": counts["nfev"],
                "njev": counts["njev"],
                "status": counts["status"],
                "success": counts["status"] > 0,
            }
            return OptimizeResult.of(fields, _TEXTS)

        return result


def _real(label: str, residuals: Any) -> Any:
    """Residuals as a vector of float64."""
    vector, _ = ravel(residuals)
    if vector.dtype.kind == "c":
        raise TypeError(
            f"{label}: the residuals have dtype {vector.dtype}, expected real ones; return real "
            "and imaginary parts"
        )
    return vector.astype(float)


def _by_scipy(
    unknowns: Unknowns,
    function: Function,
    args: tuple[Any, ...],
    jac: Function | None,
    method: str,
    report: ProgressReport,
    options: dict[str, Any],
) -> Any:
    """The result of `scipy.optimize.least_squares`, with a pytree as `x`."""
    from scipy import optimize  # loaded when it is needed

    flat = unknowns.flat_results(function, args)
    run = jit(flat)
    table = jit(jacobian(flat)) if jac is None else (lambda v: jac(unknowns.unravel(v), *args))

    def after_step(intermediate_result: Any) -> Any:
        return report(intermediate_result.x, {"cost": intermediate_result.cost})

    if report.is_needed:
        options["callback"] = after_step
    with report:
        result = optimize.least_squares(
            lambda v: np.array(run(np.asarray(v, float)), float),  # SciPy writes into it
            unknowns.start,
            jac=table,
            method=method,
            **options,
        )
    result.x = unknowns.unravel(result.x)
    return result
