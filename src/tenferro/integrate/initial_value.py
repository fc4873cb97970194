"""`solve_ivp`: initial value problems."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, overload
from warnings import warn

import numpy as np

from tenferro.integrate import lsoda
from tenferro.integrate.adjoint import check_supported, solved_by_adjoint
from tenferro.integrate.bdf import BDF
from tenferro.integrate.dop853 import dop853
from tenferro.integrate.esdirk import kvaerno5
from tenferro.integrate.explicit import RungeKutta
from tenferro.integrate.functions import Args, Model, model_of
from tenferro.integrate.inside import solved_inside
from tenferro.integrate.mass import consistent_start, mass_matrices
from tenferro.integrate.matrices import Matrices, matrices_of
from tenferro.integrate.method import Method
from tenferro.integrate.options import (
    SolverInputs,
    evaluation_times,
    event_functions,
    is_traced,
    most_steps,
    step_limits,
    times,
    tolerances,
)
from tenferro.integrate.outside import ROOM, solved_outside
from tenferro.integrate.program import SolverForm
from tenferro.integrate.radau import Radau
from tenferro.integrate.results import OdeResult, State
from tenferro.integrate.rosenbrock import RODAS5P, Rosenbrock
from tenferro.integrate.segments import jumps_of, ordered, with_rates, with_value, without_row
from tenferro.integrate.sensitivities import MOST
from tenferro.integrate.state import StateLayout, layout_of
from tenferro.integrate.tableaus import EXPLICIT, FIXED
from tenferro.pytree import flatten
from tenferro.tensor import ArrayLike
from tenferro.trace import current_trace
from tenferro.transforms.tracing.arguments import check_callable
from tenferro.transforms.tracing.result_types import DType
from tenferro.transforms.tracing.tracing import derivative_order

__all__ = ["solve_ivp"]

_LABEL = "integrate.solve_ivp"
_IMPLICIT: Mapping[str, Callable[[Matrices], Method]] = {
    "BDF": BDF,
    "Kvaerno5": kvaerno5,
    "Radau": Radau,
    "Rodas5P": lambda matrices: Rosenbrock(RODAS5P, matrices),
}
_WITH_MASS = ("BDF", "Radau", "Rodas5P")
METHODS = (*EXPLICIT, "DOP853", *_IMPLICIT, "LSODA")


@overload
def solve_ivp(
    fun: Callable[..., Any],
    t_span: tuple[Any, Any],
    y0: complex | Sequence[complex],
    method: Any = "RK45",
    t_eval: ArrayLike | None = None,
    dense_output: bool = False,
    events: Any = None,
    vectorized: bool = False,
    args: tuple[Any, ...] | None = None,
    **options: Any,
) -> OdeResult[np.ndarray[Any, Any]]: ...


@overload
def solve_ivp(
    fun: Callable[..., Any],
    t_span: tuple[Any, Any],
    y0: np.ndarray[Any, DType],
    method: Any = "RK45",
    t_eval: ArrayLike | None = None,
    dense_output: bool = False,
    events: Any = None,
    vectorized: bool = False,
    args: tuple[Any, ...] | None = None,
    **options: Any,
) -> OdeResult[np.ndarray[Any, DType]]: ...


@overload
def solve_ivp(
    fun: Callable[..., Any],
    t_span: tuple[Any, Any],
    y0: State,
    method: Any = "RK45",
    t_eval: ArrayLike | None = None,
    dense_output: bool = False,
    events: Any = None,
    vectorized: bool = False,
    args: tuple[Any, ...] | None = None,
    **options: Any,
) -> OdeResult[State]: ...


def solve_ivp(
    fun: Callable[..., Any],
    t_span: tuple[Any, Any],
    y0: Any,
    method: Any = "RK45",
    t_eval: ArrayLike | None = None,
    dense_output: bool = False,
    events: Any = None,
    vectorized: bool = False,
    args: tuple[Any, ...] | None = None,
    *,
    rtol: ArrayLike = 1e-3,
    atol: ArrayLike = 1e-6,
    max_step: ArrayLike = np.inf,
    first_step: ArrayLike | None = None,
    jac: Any = None,
    jac_sparsity: Any = None,
    max_steps: int | None = None,
    max_events: int | None = None,
    checkpoint: Any = None,
    adjoint: str = "discrete",
    sensitivities: int | None = None,
    mass: Any = None,
    jumps: Any = None,
    check: bool | None = None,
    **extraneous: Any,
) -> OdeResult:
    """Solve the initial value problem y' = fun(t, y, *args), y(t_span[0]) = y0.

    The interface is that of `scipy.integrate.solve_ivp`. The solver works on computed arrays and
    inside traced functions (`te.jit`, `te.grad`, `te.vmap`), and is differentiable in both modes to
    any order.

    `y0` is a vector, as in SciPy, or any pytree of arrays, real or complex; `fun` returns a pytree
    like it, or for a vector a list of its elements. `fun` and event functions are traced: use
    `np.where` or `te.cond` for branches on values. Times are float64, and states keep their dtype.

    `method` is "RK23", "RK45", "DOP853" or "Tsit5" for non-stiff problems; "Radau", "BDF",
    "Rodas5P" or "Kvaerno5" for stiff ones; "Euler", "Heun" or "RK4" with steps of the fixed size
    `first_step`; or "LSODA", which is SciPy's solver and works outside traced functions only.
    Jacobians are computed by differentiation, as sparse matrices if the graph of `fun` shows a
    sparse pattern. `jac`, `jac_sparsity` and `vectorized` are accepted for compatibility, and `jac`
    and `jac_sparsity` are ignored.

    With `mass`, a constant matrix M (n, n) or its diagonal (n,), the problem is M y' = fun(t, y);
    methods are "Radau", "BDF" and "Rodas5P". A singular M makes it a differential-algebraic
    equation, which must be of index 1; the algebraic unknowns of y0 are then a guess, which
    Newton's method corrects.

    `jumps` declares changes of the state at known times: `te.integrate.Jumps`, a dosing table
    `te.integrate.Doses`, or a tuple (times, reset). A step ends at each of them, and the state is
    that after the jump. Not with "LSODA" and the continuous adjoint.

    `t_eval`, `dense_output`, `events` with their attributes `terminal` and `direction`, `rtol`,
    `atol`, `max_step` and `first_step` are SciPy's; `rtol` and `atol` may be pytrees like y0. At
    most `max_steps` steps are attempted, by default any number.

    Inside traced functions the number of steps is unknown. Without `t_eval` the result contains
    both ends of the interval; `dense_output` requires `max_steps`, and event functions require
    `terminal` or `max_events`. Results for times after a terminal event, and events that did not
    occur, are NaN.

    Derivatives with respect to y0, `args`, closed-over values, `t_span` and `t_eval` are those of
    the computed steps with fixed step sizes; times of events are differentiated as roots. Inside
    `te.grad`, `te.jvp` and other derivatives, steps are chosen for the errors of the state and of
    its derivatives along a generic direction, up to the order 2. `sensitivities` selects this order
    instead: 0 chooses steps for the state only, and 1 or 2 prepares a program of `te.trace` or
    `te.load` to be differentiated. Methods with steps of a fixed size ignore it.
    `checkpoint` is that of `te.while_loop` and limits the memory of reverse mode. With
    `adjoint="continuous"` reverse mode solves the adjoint problem backwards and stores no steps; it
    does not support forward mode, dense output and events.

    A failed step ends the integration with status −1, as in SciPy. With `check`, which is the
    default inside traced functions, it raises RuntimeError instead. Raises ValueError for invalid
    options and for results of `fun` with a wrong structure or size, TypeError for a complex result
    with a real y0.

    >>> import numpy as np
    >>> import tenferro as te
    >>> def decay(t, y, rate):
    ...     return -rate * y
    >>> tight = {"rtol": 1e-10, "atol": 1e-10}
    >>> sol = te.integrate.solve_ivp(decay, (0.0, 2.0), [1.0], args=(0.5,), **tight)
    >>> sol.status, sol.y[:, -1]
    (0, array([0.36787944]))
    >>> def last(rate):
    ...     sol = te.integrate.solve_ivp(decay, (0.0, 2.0), [1.0], args=(rate,), **tight)
    ...     return sol.y[0, -1]
    >>> te.jit(te.value_and_grad(last))(0.5)
    (array(0.36787944), array(-0.73575888))
    """
    check_callable(_LABEL, fun)
    if extraneous:
        names = ", ".join(f"`{x}`" for x in extraneous)
        warn(f"The following arguments have no effect for a chosen solver: {names}.", stacklevel=2)
    name = _name(method)
    inside = current_trace.get() is not None
    layout, leaves = layout_of(_LABEL, y0)
    start, end = times(_LABEL, t_span)
    wanted = evaluation_times(_LABEL, t_eval, start, end)
    functions, kinds = event_functions(_LABEL, events, _room(max_events) if inside else ROOM)
    model, operands, table, row = _modelled(
        layout, fun, functions, args, jumps, (start, end), vectorized=vectorized
    )
    inputs = SolverInputs(
        start, end, layout.pack(leaves), *tolerances(layout, rtol, atol),
        *step_limits(_LABEL, start, end, max_step, first_step),
        most_steps(_LABEL, max_steps), operands, table,
    )  # fmt: skip
    if jumps is not None:
        _check_jumps(name, adjoint)
    if name == "LSODA":
        _check_outside(inside)
        return lsoda.solved(
            model, layout, inputs, kinds, wanted, dense_output=dense_output, check=bool(check)
        )
    matrices = None
    if mass is not None:
        _check_mass(name, adjoint)
        matrices = mass_matrices(_LABEL, layout.size, mass)
        inputs = inputs._replace(y=consistent_start(model, layout, matrices, inputs, inside))
    _check_ways(name, adjoint, first_step)
    has_own = name in FIXED or adjoint == "continuous"
    order = 0 if has_own else _order(inputs, sensitivities)
    form = SolverForm(
        model, layout, _method_of(name, model, layout, matrices), kinds, checkpoint, order, row
    )
    if adjoint == "continuous" and (wanted is None or wanted.shape[0]):
        check_supported(form, inputs, dense_output=dense_output)
        if inside:
            return solved_by_adjoint(form, inputs, wanted, check=check is not False)
    if inside:
        return solved_inside(
            form, inputs, wanted, dense_output, max_steps, check=check is not False
        )
    return solved_outside(form, inputs, wanted, dense_output, check=bool(check))


def _modelled(
    layout: StateLayout,
    fun: Callable[..., Any],
    functions: Sequence[Any],
    args: Any,
    jumps: Any,
    span: tuple[Any, Any],
    *,
    vectorized: bool,
) -> tuple[Model, tuple[Any, ...], Any, int | None]:
    """The model and its operands, the table of jumps, and where the operands of its rows begin."""
    extra = _unpacked(args)
    if jumps is None:
        arguments = Args(_LABEL, extra)
        model, operands = model_of(layout, arguments, fun, functions, vectorized=vectorized)
        return model, tuple(operands), None, None
    declared = jumps_of(layout, jumps)
    table, current = ordered(layout, declared, *span)
    arguments = Args(_LABEL, (current, *extra))
    model, operands = model_of(
        layout, arguments, with_rates(layout, fun, vectorized=vectorized),
        [without_row(f) for f in functions], vectorized=vectorized, reset=with_value(declared),
    )  # fmt: skip
    return model, tuple(operands), table, len(operands) - len(arguments.dynamic)


def _check_ways(name: str, adjoint: str, first_step: Any) -> None:
    if name in FIXED and first_step is None:
        raise ValueError(f"{_LABEL}: {name!r} has steps of a fixed size; pass it as `first_step`")
    if adjoint not in ("discrete", "continuous"):
        raise ValueError(f"{_LABEL}: `adjoint` is {adjoint!r}, expected 'discrete' or 'continuous'")


def _check_jumps(name: str, adjoint: str) -> None:
    if name == "LSODA" or adjoint != "discrete":
        raise ValueError(
            f"{_LABEL}: method {name!r} with `adjoint` {adjoint!r} does not take `jumps`, expected "
            "another method and 'discrete'"
        )


def _check_outside(inside: bool) -> None:
    if inside:
        raise ValueError(
            f"{_LABEL}: method 'LSODA' is SciPy's and runs on computed arrays only; inside of "
            "traced functions use 'BDF', 'Radau', 'Rodas5P' or 'Kvaerno5'"
        )


def _check_mass(name: str, adjoint: str) -> None:
    if name not in _WITH_MASS or adjoint != "discrete":
        raise ValueError(
            f"{_LABEL}: method {name!r} with `adjoint` {adjoint!r} does not take `mass`; "
            "write method='Radau' ('BDF' and 'Rodas5P' take it too) and adjoint='discrete'"
        )


def _name(method: Any) -> str:
    """The name of a method, which may be given as SciPy's class."""
    name = getattr(method, "__name__", method)
    if name not in METHODS:
        raise ValueError(f"{_LABEL}: `method` is {method!r}, expected one of {METHODS}")
    return str(name)


def _order(inputs: SolverInputs, sensitivities: int | None) -> int:
    """The order of the derivatives whose errors limit the steps: of those that are taken."""
    if sensitivities is not None:
        if not isinstance(sensitivities, int | np.integer) or sensitivities < 0:
            raise ValueError(
                f"{_LABEL}: `sensitivities` is {sensitivities!r}, expected an integer from 0 on"
            )
        return int(sensitivities)
    arrays = flatten(inputs)[0]
    if any(getattr(x, "requires_grad", False) for x in arrays):
        return 1
    return min(derivative_order(), MOST) if any(map(is_traced, arrays)) else 0


def _room(max_events: int | None) -> int | None:
    """Room for one event more than there may be, which shows that there are too many."""
    return None if max_events is None else max_events + 1


def _method_of(name: str, model: Model, layout: StateLayout, matrices: Matrices | None) -> Method:
    if name in ("Radau", "LSODA") and layout.dtype.kind == "c":
        raise ValueError(
            f"{_LABEL}: `y0` is complex, but the chosen solver does not support integration in a "
            "complex domain; use 'BDF', 'Rodas5P' or 'Kvaerno5'"
        )
    if name in EXPLICIT:
        return RungeKutta(EXPLICIT[name])
    return dop853() if name == "DOP853" else _IMPLICIT[name](matrices or matrices_of(model, layout))


def _unpacked(args: Any) -> tuple[Any, ...]:
    if args is None:
        return ()
    try:
        return (*args,)
    except TypeError as error:
        raise TypeError(
            "Supplied 'args' cannot be unpacked. Please supply `args` as a tuple (e.g. "
            f"`args=({args},)`)"
        ) from error
