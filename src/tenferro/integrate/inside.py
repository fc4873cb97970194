"""Solvers inside traced functions, where the number of steps is not known.

The result has the requested times, or by default both ends of the interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenferro.integrate.events import Zeros
from tenferro.integrate.explicit import of_dtype
from tenferro.integrate.loops import Journey, MethodRun
from tenferro.integrate.method import EVENT, MESSAGES, NO_ROOM, NOT_FINITE, TOO_MANY, TOO_SMALL
from tenferro.integrate.options import SolverInputs, is_traced, time_conditions, traced_conditions
from tenferro.integrate.program import SolverForm
from tenferro.integrate.results import OdeResult, OdeSolution, Side
from tenferro.ops.arrays.ensure import ensured_leaves
from tenferro.ops.base import as_array
from tenferro.pytree import flatten, map as tree_map, unflatten


def solved_inside(
    form: SolverForm,
    inputs: SolverInputs,
    asked: Any,
    dense_output: bool,
    most: int | None,
    *,
    check: bool,
) -> OdeResult:
    """The result, traced; `asked` are the requested times of its rows, or None."""
    times = asked
    if dense_output and most is None:
        raise ValueError(
            f"{form.layout.label}: inside traced functions `dense_output` needs room for a "
            "known number of steps; pass `max_steps`, or times as `t_eval`"
        )
    run = form.run(inputs, dense=dense_output or times is not None)
    journey, rows, sol = _solved(form, run, inputs, times, most if dense_output else None)
    code = run.code(journey)
    t, y = _end(run, journey)
    zeros: Sequence[Zeros] | None = None
    if form.events is not None and journey.events is not None:
        direction = run.problem.span.direction
        system = run.problem.system
        zeros, end, last = form.events.zeros(system, journey.events, direction)
        if last is not None:
            ended = code == EVENT
            t, y = np.where(ended, end, t), np.where(ended, last, y)
    if times is None:
        times, rows = np.stack([inputs.start, t]), np.stack([inputs.y, y])
    elif not check or (form.events is not None and any(form.events.most)):
        times, rows = _reached(run, t, times, rows)
    cost = run.counts(journey)
    result = OdeResult(
        times, form.layout.unpack(rows), _until(sol, t), *_events(form, zeros), *cost, code
    )
    return checked(form, inputs, asked, result) if check else result


def _solved(
    form: SolverForm, run: MethodRun, inputs: SolverInputs, times: Any, room: int | None
) -> tuple[Journey, Any, OdeSolution | None]:
    """The state at the end, the rows at some times, and the solution if there is room for it."""
    journey = run.start(inputs.y)
    if room is not None:
        room = room if inputs.jumps is None else room + inputs.jumps.times.shape[0] - 1
        journey, (_, ends, _, dense) = run.step_by_step(journey, room)
        ts = np.concatenate([np.reshape(inputs.start, (1,)), ends])
        sol = OdeSolution(ts, dense, run.problem.span.direction, form.layout, side_of(form))
        return journey, None if times is None else sol.rows(times), sol
    if times is None:
        return run.to_end(journey), None, None
    return (*run.through(journey, times), None)


def _end(run: MethodRun, journey: Journey) -> tuple[Any, Any]:
    """The last time and state; of a span without length they depend on its end, too.

    Its step of the midpoint rule has the first two derivatives.
    """
    span, t, y = run.problem.span, journey.carry.clock.t, journey.carry.y
    still = span.start == span.end
    if not is_traced(still):
        return t, y
    slope = run.here(journey).system.slope
    length = np.where(still, span.end - span.start, 0.0)
    h = of_dtype(length, y)
    middle = slope(t + length / 2, y + h / 2 * slope(t, y))
    change = h * np.where(np.isfinite(middle), middle, 0.0)
    return np.where(still, span.end, t), y + np.where(still, change, 0.0)


def _reached(run: MethodRun, t: Any, times: Any, rows: Any) -> tuple[Any, Any]:
    """Times and rows with NaN for what lies behind the end."""
    there = run.problem.span.direction * (times - t) <= 0
    return np.where(there, times, np.nan), np.where(there[:, None], rows, np.nan)


def _until(sol: OdeSolution | None, t: Any) -> OdeSolution | None:
    """The solution whose last step ends at a time."""
    if sol is None:
        return None
    ts = sol.direction * np.minimum(sol.direction * sol.ts, sol.direction * t)
    return OdeSolution(ts, sol.dense, sol.direction, sol.layout, sol.side)


def side_of(form: SolverForm) -> Side:
    """Which step has the solution where one ends: the next one if there are jumps."""
    return "left" if form.row is None else "right"


def checked(form: SolverForm, inputs: SolverInputs, asked: Any, result: OdeResult) -> OdeResult:
    """The result; an error when any array of it is computed, if the solver has failed."""
    label = form.layout.label
    leaves, spec = flatten(result)
    arrays = [as_array(label, x) for x in leaves]
    for holds, message in traced_conditions(inputs):
        arrays = ensured_leaves(arrays, holds, f"{label}: {message}", "ValueError")
    room = () if form.events is None else (NO_ROOM,)
    arrays = checked_codes(label, arrays, result.code, (TOO_SMALL, NOT_FINITE, TOO_MANY, *room))
    if asked is not None and any(map(is_traced, (asked, inputs.start, inputs.end))):
        for holds, message in time_conditions(asked, inputs.start, inputs.end):
            arrays = ensured_leaves(arrays, np.all(holds), f"{label}: {message}", "ValueError")
    return unflatten(spec, arrays)  # type: ignore[no-any-return]


def checked_codes(label: str, given: Sequence[Any], code: Any, failures: Sequence[int]) -> Any:
    """Arrays; an error when any of them is computed, if the solver has failed."""
    arrays = [as_array(label, x) for x in given]
    for failure in failures:
        message = f"{label}: {MESSAGES[failure]} With check=False, `status` says so instead."
        arrays = ensured_leaves(arrays, code != failure, message)
    return arrays


def _events(form: SolverForm, zeros: Sequence[Zeros] | None) -> tuple[Any, Any]:
    """Times and states of events, NaN where there are fewer than there is room for.

    The last row of functions that are not terminal shows that there are too many.
    """
    if zeros is None or form.events is None:
        return None, None
    pairs = list(zip(zeros, form.events.most, strict=True))
    shown = [tree_map(lambda x: x[:-1], z) if most is None else z for z, most in pairs]
    times = [np.where(z.valid, z.times, np.nan) for z in shown]
    states = [np.where(z.valid[:, None], z.states, np.nan) for z in shown]
    return times, [form.layout.unpack_rows(rows) for rows in states]
