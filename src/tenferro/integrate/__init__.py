"""Differential equations by SciPy's solvers over pytrees, with the Jacobian supplied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.optimize.vectors import Unknowns, check_method
from tenferro.pytree import ravel
from tenferro.transforms import jacobian, jit

__all__ = ["solve_ivp"]
_STIFF = frozenset({"Radau", "BDF", "LSODA"})
_METHODS = _STIFF | {"RK45", "RK23", "DOP853"}


def __dir__() -> list[str]:
    return __all__


def solve_ivp(
    f: Callable[..., Any],
    t_span: tuple[float, float],
    y0: Any,
    args: tuple[Any, ...] = (),
    method: str = "RK45",
    *,
    t_eval: Any = None,
    **options: Any,
) -> Any:
    """The solution of dy/dt = f(t, y, *args), y a pytree, by `scipy.integrate.solve_ivp`.

    `f` gives a pytree like y, and is compiled. "Radau", "BDF" and "LSODA" get its Jacobian; other
    options (`rtol`, `atol`, `max_step`) are SciPy's. The result is SciPy's; its `y` is a pytree
    like y0 whose leaves have one more axis in front, the times `t`.

    The solver runs on numbers. For derivatives with respect to y0 or args write the steps as a loop
    (`te.scan`), or a steady state as an equation (`te.implicit.root`).

    Raises TypeError for a start that is not real floating-point, or traced; ValueError for an
    unknown method and for another structure than y0's.

    >>> import tenferro as te
    >>> decay = te.integrate.solve_ivp(lambda t, y: {"a": -y["a"]}, (0.0, 1.0), {"a": 1.0})
    >>> decay.y["a"][-1].round(3)
    np.float64(0.368)
    """
    from scipy import integrate  # loaded when it is needed

    label = "integrate.solve_ivp"
    check_method(label, method, _METHODS)
    unknowns = Unknowns(label, y0)
    flat = _vector_field(label, f, unknowns, args)
    run, slopes = jit(flat), jit(jacobian(flat, 1))
    if method in _STIFF:
        options["jac"] = lambda t, y: np.array(slopes(t, y), float)
    result = integrate.solve_ivp(
        lambda t, y: np.array(run(t, y), float),
        t_span,
        unknowns.start,
        method=method,
        t_eval=t_eval,
        **options,
    )
    result.y = _over_time(unknowns, result.y)
    return result


def _vector_field(
    label: str, f: Callable[..., Any], unknowns: Unknowns, args: tuple[Any, ...]
) -> Callable[[Any, Any], Any]:
    def flat(t: Any, vector: Any) -> Any:
        slope = f(t, unknowns.unravel(vector), *args)
        moved, _ = ravel(slope)
        if moved.shape != vector.shape:
            raise ValueError(
                f"{label}: the function gives {moved.shape[0]} elements, expected "
                f"{vector.shape[0]}, as y0 has"
            )
        return moved

    return flat


def _over_time(unknowns: Unknowns, table: Any) -> Any:
    """The columns of SciPy's table as one pytree, times in front."""
    from tenferro.pytree import map as tree_map

    states = [unknowns.unravel(column) for column in table.T]
    return tree_map(lambda *leaves: np.stack(leaves), *states)
