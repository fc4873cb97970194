"""Differential equations by SciPy's solvers over pytrees, with the Jacobian supplied."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from tenferro.optimize.vectors import Unknowns, check_method
from tenferro.pytree import ravel, structure
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
    events: Any = None,
    **options: Any,
) -> Any:
    """The solution of dy/dt = f(t, y, *args), y a pytree, by `scipy.integrate.solve_ivp`.

    `f` gives a pytree like y, and is compiled; of numbers in a list or a vector, either will do.
    "Radau", "BDF" and "LSODA" get its Jacobian. `events` are functions of (t, y, *args), with
    SciPy's attributes `terminal` and `direction`; other options (`rtol`, `atol`, `max_step`,
    `dense_output`) are SciPy's. The result is SciPy's; its `y` is a pytree like y0 whose leaves
    have one more axis in front, the times `t`; so are those of `y_events`, and `sol(t)` is a
    pytree.

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
    if events is not None:
        several = isinstance(events, tuple | list)
        options["events"] = [_event(unknowns, e, args) for e in (events if several else [events])]
    result = integrate.solve_ivp(
        lambda t, y: np.array(run(t, y), float),
        t_span,
        unknowns.start,
        method=method,
        t_eval=t_eval,
        **options,
    )
    result.y = unknowns.rows(result.y.T)
    if result.y_events is not None:
        result.y_events = [
            unknowns.rows(np.reshape(table, (-1, unknowns.start.size))) for table in result.y_events
        ]
    if result.sol is not None:
        result.sol = _dense(unknowns, result.sol)
    return result


def _event(unknowns: Unknowns, event: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    def of_vector(t: Any, vector: Any) -> float:
        return float(event(t, unknowns.unravel(vector), *args))

    of_vector.__dict__.update(
        {name: getattr(event, name) for name in ("terminal", "direction") if hasattr(event, name)}
    )
    return of_vector


def _dense(unknowns: Unknowns, sol: Any) -> Callable[[Any], Any]:
    """SciPy's interpolation as a function of a time, or of a vector of times."""

    def at(t: Any) -> Any:
        found = sol(t)
        return unknowns.unravel(found) if found.ndim == 1 else unknowns.rows(found.T)

    return at


def _vector_field(
    label: str, f: Callable[..., Any], unknowns: Unknowns, args: tuple[Any, ...]
) -> Callable[[Any, Any], Any]:
    def flat(t: Any, vector: Any) -> Any:
        state = unknowns.unravel(vector)
        slope = f(t, state, *args)
        if not (_is_plain(state) and _is_plain(slope)) and structure(slope) != structure(state):
            raise ValueError(
                f"{label}: the function gives {structure(slope)}, expected {structure(state)}, as "
                "y0 is"
            )
        moved, _ = ravel(slope)
        if moved.shape != vector.shape:
            raise ValueError(
                f"{label}: the function gives {moved.shape[0]} elements, expected "
                f"{vector.shape[0]}, as y0 has"
            )
        return moved

    return flat


def _is_plain(tree: Any) -> bool:
    """Whether this is an array, or a list or tuple of arrays: what SciPy takes for a vector."""
    entries = tree if type(tree) in (list, tuple) else [tree]
    return all(structure(entry).is_leaf() for entry in entries)
