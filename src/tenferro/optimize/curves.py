"""Curves fitted to data."""

from __future__ import annotations

import inspect
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any, Literal, overload

import numpy as np

from tenferro.functions.arrays.values import demanded
from tenferro.linalg import cholesky, inv, solve_triangular, unrolled
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.optimize.fitting import Fit, loss_of, scale_of
from tenferro.optimize.levenberg_marquardt import MESSAGES, Tolerances
from tenferro.optimize.problem import OnNumbers, check_backend
from tenferro.optimize.report import ProgressReport
from tenferro.optimize.vectors import Unknowns, check_method
from tenferro.tensor import Array, ArrayLike
from tenferro.trace import Tracer

__all__ = ["curve_fit"]

Function = Callable[..., Any]
MINPACK = 1.49012e-08
METHODS = ("lm", "trf", "dogbox")
COMPILED = frozenset({"lm", "trf"})


@overload
def curve_fit(
    f: Function,
    xdata: ArrayLike,
    ydata: Any,
    p0: ArrayLike | None = None,
    sigma: ArrayLike | None = None,
    absolute_sigma: bool = False,
    check_finite: bool = True,
    bounds: Any = (-np.inf, np.inf),
    method: str | None = None,
    jac: Function | None = None,
    *,
    full_output: Literal[False] = False,
    check: bool = True,
    backend: str | None = None,
    progress: bool = False,
    **options: Any,
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]: ...


@overload
def curve_fit(
    f: Function,
    xdata: ArrayLike,
    ydata: Any,
    p0: ArrayLike | None = None,
    *,
    full_output: Literal[True],
    **more: Any,
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], dict[str, Any], str, int]: ...


def curve_fit(
    f: Function,
    xdata: ArrayLike,
    ydata: Any,
    p0: ArrayLike | None = None,
    sigma: ArrayLike | None = None,
    absolute_sigma: bool = False,
    check_finite: bool = True,
    bounds: Any = (-np.inf, np.inf),
    method: str | None = None,
    jac: Function | None = None,
    *,
    full_output: bool = False,
    check: bool = True,
    backend: str | None = None,
    progress: bool = False,
    **options: Any,
) -> Any:
    """Fit the parameters of `f(xdata, *parameters)` to ydata by least squares, with covariance.

    The interface is that of `scipy.optimize.curve_fit`. f is a model of arrays; its parameters are
    scalars, and their number is that of the arguments of f or of the elements of p0. "lm" (the
    default without bounds) and "trf" are the compiled loop of `te.optimize.least_squares`. It works
    in `te.jit`, in `te.vmap`, which fits thousands of small problems in one call, and in `te.grad`,
    which differentiates the parameters with respect to the data and to closed-over values.
    `backend="scipy"` runs SciPy's solver, outside traced functions only.

    `p0` defaults to 1 for each parameter, or to the middle of its bounds. `bounds` is a pair
    (lower, upper) of numbers or vectors, or SciPy's `Bounds`. `sigma` contains the standard
    deviations of ydata, or their covariance matrix. Unless `absolute_sigma`, the covariance is
    scaled by the mean square of the residuals. `jac(xdata, *parameters)` replaces the exact
    Jacobian. Options are ftol, xtol, gtol, max_nfev, loss, f_scale and x_scale of
    `te.optimize.least_squares`.

    Returns (popt, pcov), a vector and a matrix; with `full_output` also a dictionary with nfev and
    fvec, a message and the status. A covariance that cannot be estimated is infinite.

    Raises RuntimeError if the fit, or any fit of a batch, does not converge, unless `check` is
    False; ValueError for known data that are not finite, unless `check_finite` is False, for a
    sigma of the wrong shape, and for unknown options.

    >>> import tenferro as te
    >>> x = np.linspace(0.0, 4.0, 50)
    >>> def decay(x, a, b):
    ...     return a * np.exp(-b * x)
    >>> popt, pcov = te.optimize.curve_fit(decay, x, decay(x, 2.5, 1.3))
    >>> popt.round(6)
    array([2.5, 1.3])
    >>> scales = np.array([1.0, 2.0, 3.0])
    >>> fit = te.jit(te.vmap(lambda s: te.optimize.curve_fit(decay, x, decay(x, s, 1.3))[0]))
    >>> fit(scales)[:, 0].round(6)
    array([1., 2., 3.])
    """
    label = "optimize.curve_fit"
    xdata, ydata = (
        _data(label, "xdata", xdata, check_finite),
        _data(label, "ydata", ydata, check_finite),
    )
    start = _start(label, f, p0, bounds)
    unknowns = Unknowns(label, start)
    limits = unknowns.bounds(_by_parameter(bounds, len(start)))
    method = _checked_method(label, method, limits, len(start), np.size(ydata))
    weight = _weight(label, sigma, ydata)
    if not check_backend(label, backend, method, COMPILED):
        numbers = OnNumbers(label, method, COMPILED)
        numbers.check("the data", (start, xdata, ydata, sigma))
        return numbers.run(
            lambda: _by_scipy(
                f, xdata, ydata, start, sigma, absolute_sigma, bounds, method, full_output, options
            )
        )

    tolerances, loss, scale = _rules(label, method, unknowns, options)
    functions = _residuals(label, f, jac, len(start))
    fit = Fit(label, unknowns, *functions, limits, loss, tolerances)

    report = ProgressReport("curve fit", unknowns.unravel, None, progress)
    of_cost = partial(_variance, np.size(ydata), len(start), absolute_sigma)
    problem = fit.problem(_with_covariance(fit, of_cost, full_output=full_output), scale)
    popt, pcov, fvec, counts = problem.result(unknowns.start, (xdata, ydata, weight), report)
    if check:
        popt, pcov = _converged(label, popt, pcov, counts["status"])
    _warn_of_infinite(label, pcov)
    if not full_output:
        return popt, pcov
    status = counts["status"]
    mesg = None if isinstance(status, Array) else MESSAGES[int(status)]
    return popt, pcov, {"nfev": counts["nfev"], "fvec": fvec}, mesg, status


def _with_covariance(fit: Fit, of_cost: Function, *, full_output: bool) -> Function:
    """What makes of a fit its parameters, their covariance, the residuals and the counts."""

    def finished(args: tuple[Any, ...]) -> Function:
        def result(x: Any, values: Any, counts: dict[str, Any]) -> Any:
            cost, matrix = values
            fvec = fit.vector(args).at(x) if full_output else None
            return x, _covariance(matrix, of_cost(cost)), fvec, counts

        return result

    return finished


def _checked_method(
    label: str, method: str | None, limits: Any, parameters: int, points: int
) -> str:
    method = method or ("lm" if limits is None else "trf")
    check_method(label, method, METHODS)
    if method == "lm" and limits is not None:
        raise ValueError(f"{label}: method 'lm' does not take bounds; use 'trf'")
    if method == "lm" and parameters > points:
        raise TypeError(
            f"{label}: f has {parameters} parameters, expected at most as many as there are points "
            f"in ydata, {points}"
        )
    return method


def _residuals(
    label: str, f: Function, jac: Function | None, n: int
) -> tuple[Function, Function | None]:
    """The weighted residuals, and their Jacobian from the user's of the model."""

    def residuals(p: Any, xdata: Any, ydata: Any, weight: Any) -> Any:
        model = f(xdata, *p)
        if np.shape(model) not in ((), np.shape(ydata)):
            raise ValueError(
                f"{label}: f(xdata, *p) has shape {np.shape(model)}, but ydata {np.shape(ydata)}"
            )
        return _weighted(weight, model - ydata)

    def table(p: Any, xdata: Any, ydata: Any, weight: Any) -> Any:
        assert jac is not None
        return _weighted(weight, np.reshape(jac(xdata, *p), (-1, n)))

    return residuals, table if jac else None


def _warn_of_infinite(label: str, pcov: Any) -> None:
    if isinstance(pcov, np.ndarray) and np.any(np.isinf(pcov)):
        from scipy.optimize import OptimizeWarning  # loaded when it is needed

        text = f"{label}: the covariance of the parameters could not be estimated"
        warnings.warn(text, OptimizeWarning, stacklevel=3)  # of what calls `curve_fit`


def _data(label: str, what: str, data: Any, check_finite: bool) -> Any:
    """Data as arrays of float64; other types of xdata are passed to f unchanged."""
    if isinstance(data, list | tuple) and any(isinstance(x, Array) for x in data):
        data = np.stack(data)
    elif isinstance(data, list | tuple | np.ndarray) or (what == "ydata" and np.isscalar(data)):
        data = np.asarray(data, float)
    if check_finite and isinstance(data, np.ndarray | Array) and data.dtype.kind in "fc":
        message = f"{label}: {what} holds infinities or NaN, expected finite numbers"
        array: Any = data
        data = demanded(data, np.isfinite(array), message)
    if what == "ydata" and np.size(data) == 0:
        raise ValueError(f"{label}: ydata is empty, expected at least one point")
    return data


def _start(label: str, f: Function, p0: Any, bounds: Any) -> tuple[Any, ...]:
    """The parameters to begin with, as scalars."""
    if p0 is not None:
        p0 = p0 if isinstance(p0, Array) else np.atleast_1d(np.asarray(p0, float))
        return tuple(p0[i] for i in range(p0.shape[0]))
    names = list(inspect.signature(f).parameters.values())
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    n = sum(p.kind in kinds for p in names) - 1
    if n < 1 or any(p.kind is inspect.Parameter.VAR_POSITIONAL for p in names):
        raise ValueError(f"{label}: the number of parameters cannot be determined from f; pass p0")
    lower, upper = (_ends(b, n) for b in _pair(bounds))
    found = np.where(
        np.isfinite(lower), lower + 1.0, np.where(np.isfinite(upper), upper - 1.0, 1.0)
    )
    both = np.isfinite(lower) & np.isfinite(upper)
    middle = np.where(both, 0.5 * (np.where(both, lower, 0.0) + np.where(both, upper, 0.0)), found)
    return tuple(middle[i] for i in range(n))


def _pair(bounds: Any) -> tuple[Any, Any]:
    return (bounds.lb, bounds.ub) if hasattr(bounds, "lb") else tuple(bounds)


def _ends(bound: Any, n: int) -> Any:
    array: Any = bound if isinstance(bound, Array) else np.asarray(bound, float)
    return np.broadcast_to(array, (n,))


def _by_parameter(bounds: Any, n: int) -> tuple[Any, Any]:
    """Bounds as tuples with one entry for each parameter."""
    lower, upper = (_ends(b, n) for b in _pair(bounds))
    return tuple(lower[i] for i in range(n)), tuple(upper[i] for i in range(n))


def _weight(label: str, sigma: Any, ydata: Any) -> Any:
    """What residuals are divided by: errors, or the lower Cholesky factor of their covariance."""
    if sigma is None:
        return None
    sigma = sigma if isinstance(sigma, Array) else np.asarray(sigma, float)
    size = np.size(ydata)
    if sigma.shape in ((), (1,), (size,)):
        return sigma
    if sigma.shape != (size, size):
        raise ValueError(
            f"{label}: sigma has shape {sigma.shape}, expected ({size},) or ({size}, {size})"
        )
    try:
        return cholesky(sigma) if isinstance(sigma, Array) else np.linalg.cholesky(sigma)
    except np.linalg.LinAlgError as error:
        raise ValueError(f"{label}: sigma is a matrix that is not positive definite") from error


def _weighted(weight: Any, x: Any) -> Any:
    if weight is None:
        return x
    if np.ndim(weight) == 2:
        return solve_triangular(weight, x, lower=True)
    return x / (weight[:, None] if np.ndim(x) == 2 and np.ndim(weight) else weight)


def _rules(label: str, method: str, unknowns: Unknowns, options: dict[str, Any]) -> Any:
    """Tolerances, loss and scale; the defaults are those of SciPy's solver for the method."""
    n = unknowns.start.shape[0]
    given: dict[str, Any] = {"loss": "linear", "f_scale": 1.0, "x_scale": None}
    if method == "lm":
        given |= {"ftol": MINPACK, "xtol": MINPACK, "gtol": 0.0, "max_nfev": 200 * (n + 1)}
    else:
        given |= {"ftol": 1e-8, "xtol": 1e-8, "gtol": 1e-8, "max_nfev": 100 * n}
    options = {"max_nfev" if name == "maxfev" else name: x for name, x in options.items()}
    unknown = sorted(set(options) - set(given))
    if unknown:
        raise ValueError(f"{label}: no options {unknown}, expected some of {sorted(given)}")
    given |= {name: x for name, x in options.items() if x is not None}
    tolerances = Tolerances(*(given[name] for name in ("ftol", "xtol", "gtol", "max_nfev")))
    loss = loss_of(label, given["loss"], given["f_scale"])
    return tolerances, loss, scale_of(label, unknowns, given["x_scale"])


def _variance(points: int, n: int, absolute: bool, cost: Any) -> Any:
    if absolute:
        return np.float64(1)
    return 2 * cost / (points - n) if points > n else np.float64(np.inf)


def _covariance(matrix: Any, variance: Any) -> Any:
    """The inverse of the normal matrix times the variance; infinite where it is singular."""
    n = matrix.shape[0]
    if n > unrolled.MOST:
        inverse: Any = inv(matrix)
    else:
        rows = [[matrix[i, j] for j in range(n)] for i in range(n)]
        units = [[float(i == j) for j in range(n)] for i in range(n)]
        inverse = np.stack([np.stack(unrolled.cholesky_solve(rows, unit)) for unit in units])
        pivots = np.stack(unrolled.cholesky(rows)[1])
        rounding = n * np.finfo(float).eps * np.diagonal(matrix)  # of the differences that they are
        inverse = np.where(np.all(pivots > rounding), inverse, np.inf)
    good = np.all(np.isfinite(inverse)) & np.isfinite(variance)
    return np.where(good, np.where(good, variance, 0.0) * inverse, np.inf)


def _converged(label: str, popt: Any, pcov: Any, status: Any) -> tuple[Any, Any]:
    """The results; RuntimeError, now or when the program runs, unless the fit has converged."""
    text = f"{label}: optimal parameters not found: "
    if isinstance(status, Tracer):
        text += "a fit has not converged; raise max_nfev, or pass check=False"
        return tuple(ensured_leaves([popt, pcov], status > 0, text))
    if int(status) <= 0:
        raise RuntimeError(text + MESSAGES[int(status)])
    return popt, pcov


def _by_scipy(
    f: Function,
    xdata: Any,
    ydata: Any,
    start: tuple[Any, ...],
    sigma: Any,
    absolute_sigma: bool,
    bounds: Any,
    method: str,
    full_output: bool,
    options: dict[str, Any],
) -> Any:
    """The result of `scipy.optimize.curve_fit` with the exact Jacobian."""
    from scipy import optimize  # loaded when it is needed

    from tenferro.transforms import jacfwd, jit

    model = jit(lambda p: f(xdata, *(p[i] for i in range(len(start)))))
    slopes = jit(jacfwd(lambda p: f(xdata, *(p[i] for i in range(len(start))))))
    return optimize.curve_fit(
        lambda x, *p: np.array(model(np.array(p, float))),
        xdata, ydata, np.array(start, float), sigma, absolute_sigma,
        bounds=bounds, method=method, full_output=full_output,
        jac=lambda x, *p: np.array(slopes(np.array(p, float))), **options,
    )  # fmt: skip
