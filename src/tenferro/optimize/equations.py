"""Roots and least squares by SciPy's solvers, with the Jacobian supplied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.optimize.vectors import Unknowns, check_method
from tenferro.transforms import jacobian, jit

WITH_JACOBIAN = frozenset({"hybr", "lm"})
ROOT_METHODS = WITH_JACOBIAN | {
    "broyden1", "broyden2", "anderson", "linearmixing", "diagbroyden", "excitingmixing", "krylov",
    "df-sane",
}  # fmt: skip


def root(
    f: Callable[..., Any],
    x0: Any,
    args: tuple[Any, ...] = (),
    method: str = "hybr",
    *,
    tol: float | None = None,
    options: dict[str, Any] | None = None,
) -> Any:
    """A pytree x with `f(x, *args)` zero, by `scipy.optimize.root`.

    `f` gives a pytree with as many elements as x has. "hybr" and "lm" get the Jacobian. The result
    is SciPy's, with a pytree as `x`. To differentiate it in `args` see `te.implicit.root`.

    Raises TypeError for a start that is not real floating-point, or traced; ValueError for an
    unknown method and for another number of equations.

    >>> import tenferro as te
    >>> te.optimize.root(lambda x: x**2 - 2.0, 1.0).x
    array(1.41421356)
    """
    from scipy import optimize  # loaded when it is needed

    label = "optimize.root"
    check_method(label, method, ROOT_METHODS)
    unknowns = Unknowns(label, x0)
    flat = unknowns.flat_results(f, args)
    value = _Residuals(flat)
    n, m = unknowns.start.size, value(unknowns.start).size
    if method != "lm" and n != m:
        raise ValueError(f"{label}: {m} equations for {n} unknowns, expected as many")
    supplied = {"jac": jit(jacobian(flat))} if method in WITH_JACOBIAN else {}
    result = optimize.root(
        value, unknowns.start, method=method, tol=tol, options=options, **supplied
    )
    result.x = unknowns.unravel(np.reshape(result.x, n))
    return result


def least_squares(
    f: Callable[..., Any],
    x0: Any,
    args: tuple[Any, ...] = (),
    *,
    bounds: tuple[Any, Any] | None = None,
    method: str = "trf",
    **options: Any,
) -> Any:
    """The x with the least sum of squares of `f(x, *args)`, by `scipy.optimize.least_squares`.

    `f` gives a pytree of residuals; the Jacobian is supplied. `bounds` is a pair (lower, upper) of
    numbers or of pytrees that are prefixes of x0; other options (`loss`, `xtol`, `x_scale`, …) are
    SciPy's. The result is SciPy's, with a pytree as `x`.

    Raises TypeError for a start that is not real floating-point, or traced; ValueError for an
    unknown method and bounds that do not fit.

    >>> import tenferro as te
    >>> x = np.arange(4.0)
    >>> line = te.optimize.least_squares(lambda p: p["a"] * x - 3 * x, {"a": 0.0})
    >>> round(float(line.x["a"]), 6)
    3.0
    """
    from scipy import optimize  # loaded when it is needed

    label = "optimize.least_squares"
    check_method(label, method, ("trf", "dogbox", "lm"))
    unknowns = Unknowns(label, x0)
    limits = unknowns.bounds(bounds)
    flat = unknowns.flat_results(f, args)
    if limits is not None:
        options["bounds"] = limits
    result = optimize.least_squares(
        _Residuals(flat), unknowns.start, jac=jit(jacobian(flat)), method=method, **options
    )
    result.x = unknowns.unravel(result.x)
    return result


class _Residuals:
    """A compiled function whose results are the caller's own: SciPy writes into them."""

    def __init__(self, flat: Callable[[Any], Any]) -> None:
        self._run = jit(flat)

    def __call__(self, vector: Any) -> np.ndarray[Any, Any]:
        """The values at a point."""
        return np.array(self._run(np.asarray(vector, float)), float)
