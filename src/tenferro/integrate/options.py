"""The options of `solve_ivp`, checked as `scipy.integrate` checks them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple
from warnings import warn

import numpy as np

from tenferro.integrate.events import Events
from tenferro.integrate.state import StateLayout, vector_of
from tenferro.pytree import flatten
from tenferro.trace import Tracer

_LEAST = 100 * float(np.finfo(float).eps)
"""The least relative tolerance."""
_NO_SPAN = "a time in `t_span` is NaN"
NO_JUMP = "a time of `jumps` is NaN"
_POSITIVE = "`{}` must be positive"
_TOO_FAR = "`first_step` exceeds bounds"


class SolverInputs(NamedTuple):
    """The arrays that a solver takes; `operands` are what the user's functions read."""

    start: Any
    end: Any
    y: Any
    rtol: Any
    atol: Any
    max_step: Any
    first_step: Any
    max_steps: Any
    operands: tuple[Any, ...]
    jumps: Any = None
    """The table of jumps."""


def is_traced(x: Any) -> bool:
    """Whether the elements of an array are not known yet."""
    return isinstance(x, Tracer)


def times(label: str, t_span: Any) -> tuple[Any, Any]:
    """The ends of the interval, in double precision."""
    try:
        start, end = t_span
    except (TypeError, ValueError) as error:
        raise ValueError(f"{label}: `t_span` is {t_span!r}, expected two times") from error
    ends = _time(f"{label}: t_span[0]", start), _time(f"{label}: t_span[1]", end)
    if any(not is_traced(t) and np.isnan(t) for t in ends):
        raise ValueError(f"{label}: {_NO_SPAN}")
    return ends


def _time(name: str, t: Any) -> Any:
    t = t if hasattr(t, "aval") else np.asarray(t)
    if t.shape != () or t.dtype.kind not in "biuf":
        raise TypeError(f"{name} has shape {t.shape} and dtype {t.dtype}, expected a real number")
    return t.astype(float)


def tolerances(layout: StateLayout, rtol: Any, atol: Any) -> tuple[Any, Any]:
    """The tolerances in the precision of the state: numbers, or one for each element."""
    rtol, atol = _tolerance(layout, rtol), _tolerance(layout, atol)
    if is_traced(rtol):
        rtol = np.maximum(rtol, _LEAST)
    elif np.any(rtol < _LEAST):
        warn(
            "At least one element of `rtol` is too small. "
            f"Setting `rtol = np.maximum(rtol, {_LEAST})`.",
            stacklevel=4,
        )
        rtol = np.maximum(rtol, _LEAST)
    for name, x in (("rtol", rtol), ("atol", atol)):
        if x.ndim and x.shape != (layout.size,):
            raise ValueError(
                f"{layout.label}: `{name}` has wrong shape: {x.shape}, expected a number or "
                f"({layout.size},)"
            )
    if not is_traced(atol) and np.any(atol < 0):
        raise ValueError(f"{layout.label}: {_POSITIVE.format('atol')}")
    return rtol, atol


def _tolerance(layout: StateLayout, given: Any) -> Any:
    leaves, spec = flatten(given)
    if spec == layout.spec and not spec.is_leaf():
        pairs = zip(leaves, layout.shapes, strict=True)
        given = layout.pack([np.broadcast_to(np.asarray(x), shape) for x, shape in pairs])
        given = np.real(given)
    array = given if hasattr(given, "aval") else np.asarray(given)
    return array.astype(layout.real_dtype)


def step_limits(
    label: str, start: Any, end: Any, max_step: Any, first_step: Any
) -> tuple[Any, Any]:
    """The largest and the first step, in double precision."""
    max_step = _time(f"{label}: max_step", max_step)
    if not is_traced(max_step) and not max_step > 0:
        raise ValueError(f"{label}: {_POSITIVE.format('max_step')}")
    if first_step is None:
        return max_step, None
    first_step = _time(f"{label}: first_step", first_step)
    if not is_traced(first_step):
        if not first_step > 0:
            raise ValueError(f"{label}: {_POSITIVE.format('first_step')}")
        if not is_traced(start) and not is_traced(end) and first_step > np.abs(end - start):
            raise ValueError(f"{label}: {_TOO_FAR}")
    return max_step, first_step


def evaluation_times(label: str, t_eval: Any, start: Any, end: Any) -> Any:
    """The times of the results, in the direction of the integration; None if not specified."""
    if t_eval is None:
        return None
    t_eval = vector_of(t_eval)
    t_eval = t_eval if hasattr(t_eval, "aval") else np.asarray(t_eval)
    if t_eval.ndim != 1:
        raise ValueError(f"{label}: `t_eval` must be 1-dimensional")
    t_eval = t_eval.astype(float)
    if any(map(is_traced, (t_eval, start, end))):
        return t_eval
    for holds, message in time_conditions(t_eval, start, end):
        if not np.all(holds):
            raise ValueError(f"{label}: {message}")
    return t_eval


def time_conditions(t_eval: Any, start: Any, end: Any) -> list[tuple[Any, str]]:
    """What holds of times of the results, and SciPy's messages where it does not."""
    within = (t_eval >= np.minimum(start, end)) & (t_eval <= np.maximum(start, end))
    sorted_ = (t_eval[1:] - t_eval[:-1]) * np.where(end < start, -1, 1) > 0
    return [
        (within, "Values in `t_eval` are not within `t_span`"),
        (sorted_, "Values in `t_eval` are not properly sorted"),
    ]


def traced_conditions(inputs: SolverInputs) -> list[tuple[Any, str]]:
    """What holds of traced options, and what to say where it does not."""
    limits = [("max_step", inputs.max_step > 0), ("atol", np.all(inputs.atol >= 0))]
    if inputs.first_step is not None:
        limits.append(("first_step", inputs.first_step > 0))
    span = ~np.isnan(inputs.start) & ~np.isnan(inputs.end)
    conditions = [(span, _NO_SPAN), *((holds, _POSITIVE.format(name)) for name, holds in limits)]
    if inputs.first_step is not None:
        within = inputs.first_step <= np.abs(inputs.end - inputs.start)
        conditions.append((within, _TOO_FAR))
    if inputs.jumps is not None:
        conditions.append((~np.any(np.isnan(inputs.jumps.times)), NO_JUMP))
    return [(holds, message) for holds, message in conditions if is_traced(holds)]


def most_steps(label: str, max_steps: Any) -> int:
    """The number of steps that may be attempted; without a limit more than can be made."""
    if max_steps is None:
        return 2**62
    if not isinstance(max_steps, int | np.integer) or max_steps < 1:
        raise ValueError(f"{label}: `max_steps` is {max_steps!r}, expected an integer from 1 on")
    return int(max_steps)


def event_functions(
    label: str, events: Any, room: int | None
) -> tuple[Sequence[Callable[..., Any]], Events | None]:
    """The event functions, and what their attributes `terminal` and `direction` say.

    `room` is how many events of a function there is room for that is not terminal.
    """
    if events is None:
        return (), None
    functions = (events,) if callable(events) else tuple(events)
    most = [_most(label, f) for f in functions]
    if room is None and None in most:
        raise ValueError(
            f"{label}: inside traced functions the number of events must be bounded; set "
            "`terminal` of each event function, or pass `max_events`"
        )
    directions = tuple(float(getattr(f, "direction", 0)) for f in functions)
    rooms = tuple(int(room) if m is None else m for m in most)  # type: ignore[arg-type]
    return functions, Events(directions, tuple(most), rooms)


def _most(label: str, event: Callable[..., Any]) -> int | None:
    terminal = getattr(event, "terminal", None)
    if terminal is None or terminal == 0:
        return None
    if int(terminal) == terminal and terminal > 0:
        return int(terminal)
    raise ValueError(
        f"{label}: The `terminal` attribute of each event must be a boolean or positive integer, "
        f"got {terminal!r}"
    )
