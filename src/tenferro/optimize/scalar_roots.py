"""Roots of functions of one variable."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.optimize import scalar_methods
from tenferro.optimize.loops import SolverLoop
from tenferro.optimize.problem import OnNumbers, SolverProblem, check_backend
from tenferro.optimize.report import ProgressReport
from tenferro.optimize.result import OptimizeResult, message
from tenferro.optimize.scalar_methods import (
    CONVERGED,
    FLAGS,
    RELATIVE,
    SIGN_ERROR,
    derivatives_of,
)
from tenferro.optimize.vectors import check_method
from tenferro.tensor import ArrayLike
from tenferro.transforms import jit

__all__ = ["root_scalar"]

Function = Callable[..., Any]
IN_BRACKET = frozenset({"bisect", "brentq", "brenth", "ridder", "toms748"})
COMPILED = (IN_BRACKET - {"toms748"}) | {"newton", "secant", "halley"}
METHODS = IN_BRACKET | COMPILED
_TEXTS = message(FLAGS, "flag", "status")


def root_scalar(
    f: Function,
    args: tuple[Any, ...] = (),
    method: str | None = None,
    bracket: Any = None,
    fprime: Function | bool | None = None,
    fprime2: Function | bool | None = None,
    x0: ArrayLike | None = None,
    x1: ArrayLike | None = None,
    xtol: float | None = None,
    rtol: float | None = None,
    maxiter: int | None = None,
    options: dict[str, Any] | None = None,
    *,
    backend: str | None = None,
) -> OptimizeResult:
    """Solve `f(x, *args) = 0` for one number x.

    "brentq", "brenth", "bisect" and "ridder" need a `bracket` (a, b) at whose ends f has different
    signs; "newton", "halley" and "secant" start at `x0`. They are compiled loops, which work in
    `te.jit`, `te.vmap` and `te.grad`: each element of a batch has its own bracket and steps, and
    derivatives are those of the equation. "toms748", and the others with `backend="scipy"`, run
    SciPy's solvers, outside traced functions only. The default method is "brentq" with a bracket,
    "secant" with x1, "halley" with fprime2, and "newton" otherwise. Derivatives are exact; `fprime`
    and `fprime2` (functions, or True if f returns them with its value) replace them. x0 may be
    complex.

    Returns an `OptimizeResult` with root, iterations, function_calls, converged, flag and method.
    If f has equal signs at both ends of the bracket, ValueError is raised; in traced functions flag
    is "sign error" and converged is False instead.

    Raises ValueError for an unknown method or backend, and without a bracket or x0; TypeError for
    traced values with SciPy's solvers.

    >>> import tenferro as te
    >>> found = te.optimize.root_scalar(lambda x: x**3 - 1.0, bracket=(0.0, 3.0))
    >>> found.root, found.iterations, found.flag
    (1.0, 10, 'converged')
    >>> te.grad(lambda a: te.optimize.root_scalar(lambda x: x * x - a, x0=1.0).root)(4.0)
    array(0.25)
    """
    label = "optimize.root_scalar"
    args = args if isinstance(args, tuple) else (args,)
    method = _method(label, method, bracket, fprime2, x0, x1)
    tolerances = {"xtol": xtol, "rtol": rtol, "maxiter": maxiter}
    given = {name: x for name, x in tolerances.items() if x is not None} | dict(options or {})
    order = 2 if method == "halley" else 1
    function, derivatives = _derivatives(label, f, fprime, fprime2, order)
    if not check_backend(label, backend, method, COMPILED):
        numbers = OnNumbers(label, method, COMPILED)
        numbers.check("the bracket", (bracket, x0, x1))
        numbers.check("args", args)
        where = {"bracket": bracket, "x0": x0, "x1": x1}
        return numbers.run(lambda: _by_scipy(function, derivatives, args, method, where, given))
    rules = _rules(label, method, given)
    ends = tuple(bracket)[:2] if method in IN_BRACKET else (x0, x1)
    points = [_number(label, x) for x in ends if x is not None]

    def at(args: tuple[Any, ...]) -> Function:
        return lambda x: _scalar(label, function(x, *args[1:]))

    problem = SolverProblem(
        label=label,
        loop=lambda args: _loop(method, at(args), derivatives(args[1:]), args[0], rules),
        parts=lambda s: (s.x, (), {"nit": s.nit, "nfev": s.nfev, "status": s.status}),
        residual=at,
        values=lambda args: lambda x: (),
        finished=lambda args: lambda x, values, counts: _result(method, x, counts),
        reported=lambda s: (s.x, {}),
    )
    silent = ProgressReport(method, lambda x: x, None, False)
    result: OptimizeResult = problem.result(points[0], (points, *args), silent)
    if isinstance(result.status, int) and result.status == SIGN_ERROR:
        raise ValueError(f"{label}: f(a) and f(b) must have different signs")
    return result


def _method(label: str, method: str | None, bracket: Any, fprime2: Any, x0: Any, x1: Any) -> str:
    """The method, chosen as SciPy does where none is named; ValueError without what it needs."""
    if method is None:
        method = "secant" if x1 is not None else "halley" if fprime2 else "newton"
        method = method if bracket is None else "brentq"
    if not isinstance(method, str):
        raise TypeError(
            f"{label}: method is {method!r}, expected a name; write bracket=(a, b), or x0=x"
        )
    method = method.lower()
    check_method(label, method, METHODS)
    if method in IN_BRACKET and (bracket is None or len(bracket) < 2):
        raise ValueError(
            f"{label}: bracket is {bracket!r}, expected a pair (a, b) for method {method!r}"
        )
    if method not in IN_BRACKET and x0 is None:
        raise ValueError(f"{label}: x0 is None, expected a start for method {method!r}")
    return method


def _rules(label: str, method: str, given: dict[str, Any]) -> tuple[float, float, int]:
    """Absolute and relative tolerance, and the most steps."""
    within = method in IN_BRACKET
    defaults = {"xtol": 2e-12, "rtol": RELATIVE, "maxiter": 100}
    if not within:
        defaults = {"xtol": 1.48e-8, "rtol": 0.0, "maxiter": 50}
    unknown = sorted(set(given) - set(defaults))
    if unknown:
        raise ValueError(
            f"{label}: method {method!r} has no options {unknown}, expected some of "
            f"{sorted(defaults)}"
        )
    rules = {**defaults, **given}
    least = {"xtol": 0.0, "rtol": RELATIVE if within else 0.0, "maxiter": 1}
    for name, bound in least.items():
        if rules[name] < bound or (name == "xtol" and rules[name] == 0):
            raise ValueError(f"{label}: {name} is {rules[name]}, which is too small")
    return float(rules["xtol"]), float(rules["rtol"]), operator.index(rules["maxiter"])


def _loop(
    method: str,
    function: Function,
    derivatives: Function,
    points: Any,
    rules: tuple[float, float, int],
) -> SolverLoop:
    """A method as a loop."""
    if method == "bisect":
        return scalar_methods.bisect(function, points, *rules)
    if method == "ridder":
        return scalar_methods.ridder(function, points, *rules)
    if method in ("brentq", "brenth"):
        return scalar_methods.brent(function, points, *rules, hyperbolic=method == "brenth")
    if method == "secant":
        x1 = points[1] if len(points) > 1 else None
        return scalar_methods.secant(function, x1, *rules)
    return scalar_methods.newton(function, derivatives, *rules)


def _derivatives(
    label: str, f: Function, fprime: Any, fprime2: Any, order: int
) -> tuple[Function, Function]:
    """The function, and of arguments the function with its derivatives, given or computed."""
    pair = fprime is True or fprime2 is True
    function = (lambda x, *args: f(x, *args)[0]) if pair else f
    if pair:
        return (
            function,
            lambda args: lambda x: tuple(_scalar(label, y) for y in f(x, *args)[: order + 1]),
        )
    given = [g for g in (fprime, fprime2)[:order] if callable(g)]
    if len(given) == order:
        return (
            function,
            lambda args: lambda x: tuple(_scalar(label, g(x, *args)) for g in (f, *given)),
        )
    return function, lambda args: derivatives_of(lambda x: _scalar(label, f(x, *args)), order)


def _number(label: str, x: Any) -> Any:
    """A start or an end of a bracket, as a floating-point or complex number."""
    if np.shape(x) != ():
        raise ValueError(
            f"{label}: a start has shape {np.shape(x)}, expected a number; use te.vmap for many"
        )
    number = x if hasattr(x, "astype") else np.asarray(x)
    return number if number.dtype.kind in "fc" else number.astype(float)


def _scalar(label: str, value: Any) -> Any:
    if np.size(value) != 1:
        raise ValueError(f"{label}: f returned shape {np.shape(value)}, expected a scalar")
    value = value if hasattr(value, "dtype") else np.asarray(value)
    value = np.reshape(value, ())
    return value if value.dtype.kind in "fc" else value.astype(float)


def _result(method: str, x: Any, counts: dict[str, Any]) -> OptimizeResult:
    fields = {
        "root": x,
        "iterations": counts["nit"],
        "function_calls": counts["nfev"],
        "converged": counts["status"] == CONVERGED,
        "status": counts["status"],
    }
    return OptimizeResult.of(fields, (*_TEXTS, ("method", "", ((0, method),))))


def _by_scipy(
    function: Function,
    derivatives: Function,
    args: tuple[Any, ...],
    method: str,
    where: dict[str, Any],
    given: dict[str, Any],
) -> Any:
    """The result of `scipy.optimize.root_scalar`."""
    from scipy import optimize  # loaded when it is needed

    at, with_derivatives = jit(lambda x: function(x, *args)), jit(derivatives(args))
    supplied: dict[str, Any] = {}
    if method in ("newton", "halley"):
        supplied["fprime"] = lambda x: with_derivatives(x)[1].item()
    if method == "halley":
        supplied["fprime2"] = lambda x: with_derivatives(x)[2].item()
    return optimize.root_scalar(
        lambda x: at(x).item(), method=method, **where, **supplied, options=given
    )
