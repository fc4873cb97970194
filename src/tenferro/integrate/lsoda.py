"""SciPy's LSODA on computed arrays: compiled functions, with the Jacobian of the slope."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from tenferro.integrate.events import Events
from tenferro.integrate.functions import Model, System
from tenferro.integrate.matrices import DenseMatrices
from tenferro.integrate.method import EVENT, MESSAGES, NOT_FINITE, RUNNING, TOO_SMALL
from tenferro.integrate.options import SolverInputs
from tenferro.integrate.results import OdeResult
from tenferro.integrate.state import StateLayout
from tenferro.ops.base.registry import forget_programs_with
from tenferro.transforms import jit
from tenferro.transforms.tracing.arguments import array_of

_CODES = {0: RUNNING, 1: EVENT, -1: TOO_SMALL}


@lru_cache(maxsize=64)
def _compiled(model: Model, layout: StateLayout) -> tuple[Any, Any, Sequence[Any]]:
    """The slope, its Jacobian and the event functions, of (t, y, *operands)."""

    def of(evaluate: Callable[..., Any]) -> Any:
        return jit(lambda t, y, *operands: evaluate(System(model, layout, operands), t, y))

    events = [of(lambda s, t, y, i=i: s.event(i, t, y)) for i in range(len(model.events))]
    return of(System.slope), of(DenseMatrices(layout.size).jacobian), events


forget_programs_with(_compiled.cache_clear)


@dataclass(frozen=True)
class _Solution:
    """SciPy's interpolant as a function whose values are pytrees."""

    sol: Any
    layout: StateLayout

    def __call__(self, t: Any) -> Any:
        """The state at a time; for a vector of times the leaves have one more axis, the last."""
        return self.layout.unpack(self.sol(t).T)


def solved(
    model: Model,
    layout: StateLayout,
    inputs: SolverInputs,
    events: Events | None,
    times: Any,
    *,
    dense_output: bool,
    check: bool,
) -> OdeResult:
    """The result of `scipy.integrate.solve_ivp` with this method; NaN and infinities fail."""
    from scipy import integrate  # loaded when it is needed

    slope, jacobian, compiled = _compiled(model, layout)
    operands = [array_of(x) for x in inputs.operands]

    def plain(f: Any) -> Callable[[Any, Any], Any]:
        return lambda t, y: np.asarray(f(t, y, *operands))

    functions = []
    if events is not None:
        rows = zip(compiled, events.most, events.directions, strict=True)
        functions = [_event(plain(f), most, direction) for f, most, direction in rows]
    first = {} if inputs.first_step is None else {"first_step": float(inputs.first_step)}
    found = integrate.solve_ivp(
        plain(slope), (float(inputs.start), float(inputs.end)), array_of(inputs.y), "LSODA",
        None if times is None else array_of(times), dense_output,
        functions or None,
        rtol=inputs.rtol, atol=inputs.atol, max_step=float(inputs.max_step), jac=plain(jacobian),
        **first,
    )  # fmt: skip
    code = _CODES[found.status]
    if code >= RUNNING and not np.isfinite(np.asarray(found.y)).all():
        code = NOT_FINITE
    if check and code < RUNNING:
        raise RuntimeError(f"{layout.label}: {MESSAGES[code]}")
    states = found.y_events
    return OdeResult(
        found.t, layout.unpack(found.y.T), _Solution(found.sol, layout) if dense_output else None,
        found.t_events, None if states is None else [_rows(layout, y) for y in states],
        found.nfev, found.njev, found.nlu, code,
    )  # fmt: skip


def _event(function: Callable[[Any, Any], Any], most: int | None, direction: float) -> Any:
    def event(t: Any, y: Any) -> Any:
        return function(t, y)

    event.terminal = most or False  # type: ignore[attr-defined]
    event.direction = direction  # type: ignore[attr-defined]
    return event


def _rows(layout: StateLayout, rows: Any) -> Any:
    return rows if rows.ndim == 1 else layout.unpack_rows(rows)
