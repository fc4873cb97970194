"""Integrals of functions: `quad`, `quad_vec` and `fixed_quad`, with SciPy's names and defaults."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any
from warnings import warn

import numpy as np

from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.values import demanded
from tenferro.integrate.functions import Args, Convert, model_of, vector
from tenferro.integrate.panels import Form, Inputs, integral
from tenferro.integrate.state import StateLayout, given_array, layout_of, vector_of
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.ops.base.registry import forget_with
from tenferro.tensor import ArrayLike
from tenferro.trace import current_trace
from tenferro.transforms import jit
from tenferro.transforms.tracing.arguments import array_of, check_callable

__all__ = ["fixed_quad", "quad", "quad_vec"]

_LIMIT = "The maximum number of subdivisions (`limit`) has been achieved."
_ENDS = {
    (False, False): "finite", (False, True): "upper", (True, False): "lower", (True, True): "both",
}  # fmt: skip
_NOT_FINITE = "The integrand is not finite at a node."


def quad(
    func: Callable[..., Any],
    a: ArrayLike,
    b: ArrayLike,
    args: tuple[Any, ...] = (),
    *,
    epsabs: ArrayLike = 1.49e-8,
    epsrel: ArrayLike = 1.49e-8,
    limit: int = 50,
    points: ArrayLike | None = None,
    complex_func: bool = False,
    check: bool | None = None,
    **unsupported: Any,
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Integrate `func(x, *args)` from a to b, and estimate the error.

    The interface is that of `scipy.integrate.quad`. The interval with the largest error estimate is
    halved until the sum of estimates is below `epsabs` or `epsrel` times the integral, or there are
    `limit` intervals. The rules are those of QUADPACK's QAGS and QAGI: Gauss-Kronrod of 21 points,
    and of 15 for an infinite limit. `func` is traced, with a
    float64 scalar; it returns a real number, or with `complex_func` a complex one. An infinite
    limit must be a number, not a traced array.

    `points` are places between finite limits where the integrand has a kink or a jump; the integral
    begins with the intervals between them.

    Derivatives with respect to a, b, `points`, `args` and closed-over values treat the intervals as
    fixed fractions of [a, b], or of the pieces between points, in both modes and to any order. So
    they include what a jump adds that moves with a point.

    If the tolerance is not reached, or the integrand is not finite at a node, traced functions
    raise RuntimeError, and other calls issue `scipy.integrate.IntegrationWarning`; `check` selects
    the error (True) or the result (False). There is no extrapolation: an integral with a
    singularity for which SciPy's QAGS converges may need more than `limit` intervals.

    Raises ValueError for a result of `func` that is not one number, TypeError for SciPy's other
    arguments (`weight`, `full_output` ...).

    >>> import numpy as np
    >>> import tenferro as te
    >>> value, error = te.integrate.quad(lambda x: np.exp(-x * x), -np.inf, np.inf)
    >>> print(value.round(12), error < 2e-8)
    1.772453850906 True
    >>> te.grad(lambda k: te.integrate.quad(lambda x: np.sin(k * x), 0, 1)[0])(2.0).round(9)
    np.float64(0.100612004)
    """
    label = "integrate.quad"
    if unsupported:
        raise TypeError(
            f"{label}: {', '.join(map(repr, unsupported))} is not supported; multiply a `weight` "
            "into `func`"
        )
    layout, _ = layout_of(label, np.zeros((), complex if complex_func else float))
    one: Convert = lambda layout, result: vector(layout, result)[0]  # noqa: E731
    return _integrated(layout, func, a, b, args, (epsabs, epsrel), points, limit, check, one)


def quad_vec(
    f: Callable[..., Any],
    a: ArrayLike,
    b: ArrayLike,
    epsabs: ArrayLike = 1e-200,
    epsrel: ArrayLike = 1e-8,
    norm: str = "2",
    *,
    limit: int = 200,
    points: ArrayLike | None = None,
    args: tuple[Any, ...] = (),
    check: bool | None = None,
    **unsupported: Any,
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Integrate an array `f(x, *args)` from a to b, and estimate the norm of the error.

    The interface is that of `scipy.integrate.quad_vec`. All elements have the same intervals, which
    are halved, by the rules and the test of the first interval of `quad`, until the norm of the
    error, "2" or "max", is below `epsabs` or `epsrel` times that of the integral, or is rounding.
    `f` is traced, with a float64 scalar; it returns a real or complex array of any shape, which is
    that of the integral, or a list of numbers. There is memory for `limit` such arrays, so the
    default is less than SciPy's 10,000.

    `points`, derivatives, failures and `check` are as in `quad`.

    Raises ValueError for another norm or an empty result, TypeError for SciPy's other arguments
    (`quadrature`, `workers` ...).

    >>> import numpy as np
    >>> import tenferro as te
    >>> k = np.array([1.0, 2.0, 3.0])
    >>> value, error = te.integrate.quad_vec(lambda x: np.exp(-k * x), 0, np.inf)
    >>> print(value.round(6), error < 1e-8)
    [1.       0.5      0.333333] True
    """
    label = "integrate.quad_vec"
    if unsupported:
        raise TypeError(
            f"{label}: {', '.join(map(repr, unsupported))} is not supported; there is one "
            "algorithm, which needs no such choice"
        )
    if norm not in ("2", "max"):
        raise ValueError(f"{label}: `norm` is {norm!r}, expected '2' or 'max'")
    layout, _ = layout_of(label, np.zeros(()))
    return _integrated(layout, f, a, b, args, (epsabs, epsrel), points, limit, check, _array, norm)


def _array(layout: StateLayout, result: Any) -> Any:
    x = as_array(layout.label, vector_of(result))
    if not x.size or x.dtype.kind not in "biufc":
        raise ValueError(f"{layout.label}: f returned {x.aval!r}, expected an array of numbers")
    return x if x.aval.is_inexact else x.astype(float)


def _integrated(
    layout: StateLayout,
    func: Callable[..., Any],
    a: Any,
    b: Any,
    args: Any,
    tolerances: tuple[Any, Any],
    points: Any,
    limit: int,
    check: bool | None,
    convert: Convert,
    norm: str | None = None,
) -> tuple[Any, Any]:
    label = layout.label
    check_callable(label, func)
    a, b, ends, sign = _limits(label, a, b)
    arguments = Args(label, args if isinstance(args, tuple) else (args,))
    integrand = lambda x, y, *rest: func(x, *rest)  # noqa: E731
    model, operands = model_of(layout, arguments, integrand, (), vectorized=False, convert=convert)
    cuts = _cuts(label, points, a, b, ends, limit)
    form = Form(model, layout, ends, sign, limit, 1 + cuts.shape[0], norm)
    epsabs, epsrel = map(partial(_real, label), ("epsabs", "epsrel"), tolerances)
    inputs = Inputs(a, b, epsabs, epsrel, cuts, tuple(operands))
    if current_trace.get() is not None:
        value, error, within, finite = integral(form, inputs)
        if check is False:
            return value, error
        for holds, message in ((finite, _NOT_FINITE), (within, _LIMIT)):
            value, error = ensured_leaves([value, error], holds, f"{label}: {message}")
        return value, error
    value, error, within, finite = _program(form)(inputs)
    for holds, message in ((finite, _NOT_FINITE), (within, _LIMIT)):
        if not holds and check is not False:
            _report(f"{label}: {message}", is_error=bool(check))
            break
    return value, error


def _report(message: str, *, is_error: bool) -> None:
    from scipy.integrate import IntegrationWarning  # loaded when it is needed

    if is_error:
        raise RuntimeError(message)
    warn(message, IntegrationWarning, stacklevel=4)


@lru_cache(maxsize=64)
def _program(form: Form) -> Any:
    return jit(lambda inputs: integral(form, inputs))


forget_with(_program.cache_clear)


def _real(label: str, name: str, x: Any) -> Any:
    x = x if hasattr(x, "aval") else array_of(x)
    if x.shape != () or x.dtype.kind not in "biuf":
        raise TypeError(
            f"{label}: {name} has shape {x.shape} and dtype {x.dtype}, expected a real number"
        )
    return x.astype(float)


def _limits(label: str, a: Any, b: Any) -> tuple[Any, Any, str, float]:
    """The limits in order, which of them are infinite (0 in their place), and the sign."""
    a, b = _real(label, "a", a), _real(label, "b", b)
    signs = [0 if hasattr(x, "aval") or np.isfinite(x) else float(np.sign(x)) for x in (a, b)]
    if any(np.isnan(sign) for sign in signs) or signs[0] * signs[1] > 0:
        raise ValueError(f"{label}: the limits are {a} and {b}, expected an interval")
    turned = signs[0] > 0 or signs[1] < 0
    if turned:
        a, b, signs = b, a, signs[::-1]
    ends = _ENDS[bool(signs[0]), bool(signs[1])]
    a, b = (np.zeros(()) if sign else x for x, sign in zip((a, b), signs, strict=True))
    return a, b, ends, -1.0 if turned else 1.0


def _cuts(label: str, points: Any, a: Any, b: Any, ends: str, limit: int) -> Any:
    """The points in order from a to b."""
    if points is None:
        return np.zeros(0)
    given: Any = vector_of(points)
    given = (given if hasattr(given, "aval") else np.asarray(given)).astype(float)
    if ends != "finite":
        raise ValueError(f"{label}: `points` need finite limits; split the integral into a sum")
    if given.ndim != 1 or given.shape[0] >= limit:
        raise ValueError(
            f"{label}: points has shape {given.shape}, expected a vector of fewer than {limit} "
            "(limit) elements"
        )
    between = (np.minimum(a, b) <= given) & (given <= np.maximum(a, b))
    message = f"{label}: points are {given}, expected places between {a} and {b}"
    given = demanded(given, between, message)
    ordered = np.sort(given)
    return np.where(b < a, ordered[::-1], ordered)


def fixed_quad(
    func: Callable[..., Any], a: Any, b: Any, args: tuple[Any, ...] = (), n: int = 5
) -> tuple[Any, None]:
    """Integrate `func(x, *args)` by the Gauss-Legendre rule of n points; return (integral, None).

    As `scipy.integrate.fixed_quad`: `func` is called once with a vector of n points and returns
    (..., n); the result is (...). Differentiable with respect to a, b, `args` and closed-over
    values. Raises ValueError for an infinite limit.

    >>> import tenferro as te
    >>> te.integrate.fixed_quad(lambda x: x**8, 0.0, 1.0)[0].round(12)
    np.float64(0.111111111111)
    """
    infinite = "Gaussian quadrature is only available for finite limits."
    a, b = (demanded(given_array(x), ~np.isinf(x), infinite) for x in (a, b))
    nodes, weights = np.polynomial.legendre.leggauss(n)
    half = 0.5 * (b - a)
    return half * np.sum(weights * func(a + half * (nodes + 1), *args), axis=-1), None
