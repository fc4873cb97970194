"""`solve_dde`: delay differential equations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any, overload

import numpy as np

from tenferro.functions.arrays.values import demanded
from tenferro.integrate.explicit import RungeKutta
from tenferro.integrate.functions import Args, Function, model_of
from tenferro.integrate.inside import solved_inside
from tenferro.integrate.jumps import Jumps
from tenferro.integrate.memory import Memory, Past, past_of
from tenferro.integrate.options import (
    SolverInputs,
    evaluation_times,
    is_traced,
    most_steps,
    step_limits,
    times,
    tolerances,
)
from tenferro.integrate.outside import solved_outside
from tenferro.integrate.program import SolverForm
from tenferro.integrate.results import OdeResult
from tenferro.integrate.segments import ordered, with_value
from tenferro.integrate.state import StateLayout, given_array, layout_of, vector_of
from tenferro.integrate.tableaus import EXPLICIT
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.ops.base import as_array
from tenferro.pytree import flatten
from tenferro.tensor import ArrayLike
from tenferro.trace import current_trace
from tenferro.transforms.tracing.arguments import check_callable, shown

__all__ = ["solve_dde"]

_LABEL = "integrate.solve_dde"
_METHODS = ("RK23", "RK45", "Tsit5")


@overload
def solve_dde(
    fun: Callable[..., Any],
    delays: Sequence[Any],
    t_span: tuple[Any, Any],
    history: Callable[..., complex | Sequence[complex] | np.ndarray[Any, Any]],
    method: str = "RK45",
    t_eval: ArrayLike | None = None,
    dense_output: bool = False,
    *,
    y0: Any = None,
    args: tuple[Any, ...] = (),
    rtol: ArrayLike = 1e-3,
    atol: ArrayLike = 1e-6,
    max_step: ArrayLike = np.inf,
    first_step: ArrayLike | None = None,
    max_steps: int = 1000,
    checkpoint: Any = None,
    check: bool | None = None,
) -> OdeResult[np.ndarray[Any, Any]]: ...


@overload
def solve_dde(
    fun: Callable[..., Any],
    delays: Sequence[Any],
    t_span: tuple[Any, Any],
    history: Callable[..., Any],
    method: str = "RK45",
    t_eval: ArrayLike | None = None,
    dense_output: bool = False,
    *,
    y0: Any = None,
    args: tuple[Any, ...] = (),
    rtol: ArrayLike = 1e-3,
    atol: ArrayLike = 1e-6,
    max_step: ArrayLike = np.inf,
    first_step: ArrayLike | None = None,
    max_steps: int = 1000,
    checkpoint: Any = None,
    check: bool | None = None,
) -> OdeResult: ...


def solve_dde(
    fun: Callable[..., Any],
    delays: Sequence[Any],
    t_span: tuple[Any, Any],
    history: Callable[..., Any],
    method: str = "RK45",
    t_eval: ArrayLike | None = None,
    dense_output: bool = False,
    *,
    y0: Any = None,
    args: tuple[Any, ...] = (),
    rtol: ArrayLike = 1e-3,
    atol: ArrayLike = 1e-6,
    max_step: ArrayLike = np.inf,
    first_step: ArrayLike | None = None,
    max_steps: int = 1000,
    checkpoint: Any = None,
    check: bool | None = None,
) -> OdeResult:
    """Solve y' = fun(t, y, z, *args), where z[i] is the state at t minus the i-th delay.

    `history(t, *args)` is the state before t_span[0], a vector or a pytree as in `solve_ivp`; the
    initial state is `y0`, by default the history there. A delay is a positive number, or a function
    `delay(t, y, *args)`. All functions are traced. `method` is "RK45", "RK23" or "Tsit5" (method of
    steps with the interpolants of these: A. Bellen and M. Zennaro, Numerical Methods for Delay
    Differential Equations, 2003). Integration is forwards in time. The state, tolerances, `t_eval`
    and the result are those of `solve_ivp`; there is room for `max_steps` steps.

    For delays that are numbers, steps end at the discontinuities of derivatives that follow from
    the one at t_span[0], up to the order of the method. No step is longer than the least delay at
    its start; where a delay function falls faster than time passes, the last interpolant is
    extrapolated. So a delay that vanishes ends the integration with status −1.

    Derivatives with respect to delays, the history, y0, `args`, closed-over values and times are
    those of the computed steps with fixed step sizes, in both modes and to any order. Step sizes
    are chosen for the errors of the state. Failures and `check` are as in `solve_ivp`. Raises
    ValueError for a delay that is not positive, for t_span[1] < t_span[0] and invalid options.

    >>> import numpy as np
    >>> import tenferro as te
    >>> def end(delay):                     # y' = −y(t − delay), y = 1 until 0
    ...     sol = te.integrate.solve_dde(
    ...         lambda t, y, z: -z[0], [delay], (0, 1.5), lambda t: np.ones(1), rtol=1e-8
    ...     )
    ...     return sol.y[0, -1]
    >>> te.jit(te.value_and_grad(end))(1.0)  # 1 − t + (t − delay)² / 2 for t up to 2 delay
    (array(-0.375), array(-0.5))
    """
    for function in (fun, history):
        check_callable(_LABEL, function)
    if method not in _METHODS:
        raise ValueError(f"{_LABEL}: `method` is {method!r}, expected one of {_METHODS}")
    start, end = times(_LABEL, t_span)
    if not is_traced(start) and not is_traced(end) and end < start:
        raise ValueError(f"{_LABEL}: `t_span` is {t_span!r}, expected the earlier time first")
    layout, leaves = layout_of(_LABEL, history(start, *args) if y0 is None else y0)
    wanted = evaluation_times(_LABEL, t_eval, start, end)
    functions = [_delay(x) for x in delays]
    solver = RungeKutta(EXPLICIT[method])
    breaks = Jumps(_breaks(delays, start, solver.tableau.order), lambda t, y, *rest: y)
    table, current = ordered(layout, breaks, start, end)
    y = layout.pack(leaves)
    past = past_of(max_steps, solver.degree, np.zeros(()), np.zeros(layout.size, layout.dtype))
    arguments = Args(_LABEL, (current, past, *args))
    slope = _slope(layout, fun, functions, history, start)
    model, operands = model_of(
        layout, arguments, slope, [_skipping(f) for f in functions], vectorized=False,
        reset=with_value(breaks),
    )  # fmt: skip
    place = len(operands) - len(arguments.dynamic)
    inputs = SolverInputs(
        start, end, y, *tolerances(layout, rtol, atol),
        *step_limits(_LABEL, start, end, max_step, first_step),
        most_steps(_LABEL, max_steps), tuple(operands), table,
    )  # fmt: skip
    memory = Memory(max_steps, solver.degree, place, len(functions))
    form = SolverForm(model, layout, solver, None, checkpoint, 0, place, memory)
    if current_trace.get() is None:
        return solved_outside(form, inputs, wanted, dense_output, check=bool(check))
    checked = check is not False
    if checked:
        inputs = _forwards(inputs)
    return solved_inside(form, inputs, wanted, dense_output, max_steps, check=checked)


def _delay(delay: Any) -> Function:
    """A delay as a function of (t, y, *args)."""
    if callable(delay):
        return delay  # type: ignore[no-any-return]
    delay = given_array(delay).astype(float)
    delay = demanded(
        delay, delay > 0, f"{_LABEL}: a delay is {delay!r}, expected a positive number"
    )
    return lambda t, y, *args: delay


def _breaks(delays: Sequence[Any], start: Any, order: int) -> Any:
    """Where derivatives up to an order are discontinuous: sums of delays after the start."""
    constant = [x for x in delays if not callable(x)]
    powers = product(range(order + 1), repeat=len(constant))
    sums = [
        start + sum(k * delay for k, delay in zip(row, constant, strict=True))
        for row in powers
        if 1 <= sum(row) <= order
    ]
    return np.stack([given_array(x) for x in sums]) if sums else np.zeros(0)


def _skipping(delay: Function) -> Function:
    """A delay as a function of the arguments of the model."""
    return lambda t, y, current, past, *args: delay(t, y, *args)


def _slope(
    layout: StateLayout, fun: Function, delays: Sequence[Function], history: Function, start: Any
) -> Function:
    """The slope, which reads the past."""

    def slope(t: Any, y: Any, current: Any, past: Past, *args: Any) -> Any:
        states = [_state(layout, past, history, start, t - f(t, y, *args), args) for f in delays]
        return fun(t, y, states, *args)

    return slope


def _state(
    layout: StateLayout, past: Past, history: Function, start: Any, t: Any, args: Any
) -> Any:
    """The state at a time: of the history or of a step."""
    before = t < start
    early = history(np.where(before, t, start), *args)
    leaves, spec = flatten(vector_of(early))
    if spec != layout.spec:
        raise ValueError(
            f"{_LABEL}: history returned {shown(spec)}, expected {shown(layout.spec)}, as y0 is"
        )
    late = past.at(np.where(before, start, t))
    return layout.unpack(np.where(before, layout.pack(leaves), late))


def _forwards(inputs: SolverInputs) -> SolverInputs:
    """The inputs; an error when the program runs if the end is before the start."""
    message = f"{_LABEL}: `t_span` ends before it starts"
    holds = inputs.end >= inputs.start
    if not is_traced(holds):
        return inputs
    (end,) = ensured_leaves([as_array(_LABEL, inputs.end)], holds, message, "ValueError")
    return inputs._replace(end=end)
