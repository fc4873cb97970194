"""Solvers on computed arrays: a compiled program makes some steps at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.events import Zeros
from tenferro.integrate.inside import side_of, solved_inside
from tenferro.integrate.loops import Journey
from tenferro.integrate.method import EVENT, MESSAGES, RUNNING, Counts
from tenferro.integrate.options import SolverInputs
from tenferro.integrate.polynomial import Polynomial
from tenferro.integrate.program import SolverForm
from tenferro.integrate.results import OdeResult, OdeSolution, Side
from tenferro.ops.base.registry import forget_programs_with
from tenferro.pytree import map as tree_map
from tenferro.transforms import jit
from tenferro.transforms.tracing.arguments import array_of

STEPS = 256
"""Steps of one call of the program."""
ROOM = 16
"""Events of one function in one call of the program."""


class Chunk(NamedTuple):
    """The result of one call: the steps made, and the state to continue from."""

    journey: Journey
    made: Any
    ts: Any
    ys: Any
    dense: Any
    code: Any
    events: tuple[list[Zeros], Any, Any] | None
    cost: Counts
    is_due: Any


@lru_cache(maxsize=64)
def _programs(form: SolverForm, dense: bool) -> tuple[Any, Any]:
    """The programs of the first and of further calls."""

    def further(journey: Journey, inputs: SolverInputs) -> Chunk:
        run = form.run(inputs, dense=dense)
        after, rows = run.step_by_step(journey, STEPS)
        events = None
        if form.events is not None and after.events is not None:
            direction, system = run.problem.span.direction, run.problem.system
            events = form.events.zeros(system, after.events, direction)
        cost = run.counts(after)
        made, ts, ys, line = rows
        return Chunk(after, made, ts, ys, line, run.code(after), events, cost, run.is_due(after))

    def first(inputs: SolverInputs) -> Chunk:
        return further(form.run(inputs, dense=dense).start(inputs.y), inputs)

    return jit(first), jit(further)


forget_programs_with(_programs.cache_clear)


def solved_outside(
    form: SolverForm, inputs: SolverInputs, times: Any, dense_output: bool, *, check: bool
) -> OdeResult:
    """The result, computed."""
    if form.layout.size == 0:
        return _constant(form, inputs, times, dense_output=dense_output)
    if inputs.start == inputs.end:
        sol = _constant_solution(form, inputs) if dense_output else None
        return replace(_found_only(_standing(form)(inputs, times)), sol=sol)
    first, further = _programs(form, dense_output or times is not None)
    trip = _Trip(form, inputs, times, dense_output)
    chunk = first(inputs)
    while trip.take(chunk):
        chunk = further(trip.onward(chunk), inputs)
    return trip.result(chunk, check=check)


class _Trip:
    """What is collected from one call to the next."""

    def __init__(
        self, form: SolverForm, inputs: SolverInputs, times: Any, dense_output: bool
    ) -> None:
        self.form, self.inputs, self.times = form, inputs, times
        self.dense_output = dense_output
        self.ts: list[Any] = [np.reshape(inputs.start, (1,))]
        self.ys: list[Any] = [inputs.y[None]]
        self.dense: list[Any] = []
        self.rows: list[Any] = []
        self.done = 0
        """How many of the times have their rows."""
        count = 0 if form.events is None else len(form.events.room)
        self.seen = [0] * count
        self.found: list[list[tuple[Any, Any]]] = [[] for _ in range(count)]

    def take(self, chunk: Chunk) -> bool:
        """Collect the steps of a call; whether another one is needed."""
        n = int(np.sum(array_of(chunk.made)))
        self.ts.append(chunk.ts[:n])
        self.ys.append(chunk.ys[:n])
        code = int(chunk.code)
        self._take_events(chunk)
        if self.times is not None:
            self._take_rows(chunk, n, code)
        if self.dense_output and n:
            self.dense.append(tree_map(lambda x: x[:n], chunk.dense))
        more = code < RUNNING and int(chunk.journey.carry.code) == RUNNING
        return more and int(chunk.journey.carry.attempts) < int(self.inputs.max_steps)

    def _take_events(self, chunk: Chunk) -> None:
        if chunk.events is None:
            return
        for i, zeros in enumerate(chunk.events[0]):
            valid = array_of(zeros.valid)
            for j in range(self.seen[i], int(valid.sum())):
                self.found[i].append((zeros.times[j], zeros.states[j]))
            self.seen[i] = int(valid.sum())

    def _take_rows(self, chunk: Chunk, n: int, code: int) -> None:
        """Evaluate the solution at the times within the steps of a call."""
        direction = float(array_of(self._direction))
        end = chunk.events[1] if code == EVENT and chunk.events else self._last()
        ahead = direction * array_of(self.times)[self.done :]
        side: Side = "left" if array_of(chunk.is_due) else "right"  # a jump is made before
        count = int(np.searchsorted(ahead, direction * float(array_of(end)), side=side))
        if not count:
            return
        wanted = self.times[self.done : self.done + count]
        if n:
            ends = np.concatenate([self.ts[-2][-1:], chunk.ts[:n]])
            dense = tree_map(lambda x: x[:n], chunk.dense)
            self.rows.append(self._solution(ends, dense).rows(wanted))
        else:
            self.rows.append(chunk.journey.dense.at(wanted))
        self.done += count

    def _last(self) -> Any:
        return next(t for t in reversed(self.ts) if len(t))[-1]

    @property
    def _direction(self) -> Any:
        return np.where(self.inputs.end < self.inputs.start, -1.0, 1.0)

    def _solution(self, ts: Any, dense: Any) -> OdeSolution:
        return OdeSolution(ts, dense, self._direction, self.form.layout, side_of(self.form))

    def onward(self, chunk: Chunk) -> Journey:
        """The state of a call, with room for further events that are not the end."""
        journey, events = chunk.journey, self.form.events
        if events is None or journey.events is None:
            return journey
        keeps = np.array([m is not None for m in events.most])
        self.seen = [s if k else 0 for s, k in zip(self.seen, keeps, strict=True)]
        counts = np.where(keeps, journey.events.counts, 0)
        return journey._replace(events=journey.events._replace(counts=counts))

    def result(self, chunk: Chunk, *, check: bool) -> OdeResult:
        """All of it."""
        code = int(chunk.code)
        if check and code < RUNNING:
            raise RuntimeError(f"{self.form.layout.label}: {MESSAGES[code]}")
        ts, ys = np.concatenate(self.ts), np.concatenate(self.ys)
        dense = None
        if self.dense:
            dense = tree_map(lambda *x: np.concatenate(x), *self.dense)
        if code == EVENT and chunk.events is not None:
            ts, ys, dense = self._ended(ts, ys, dense, *chunk.events[1:])
        sol = self._solution(ts, dense) if self.dense_output else None
        if self.times is not None:
            ts = self.times[: self.done]
            ys = np.concatenate(self.rows) if self.rows else ys[:0]
        found, states = self._events()
        slopes, jacobians, factorizations = map(int, chunk.cost)
        y = self.form.layout.unpack(ys)
        return OdeResult(ts, y, sol, found, states, slopes, jacobians, factorizations, code)

    def _ended(self, ts: Any, ys: Any, dense: Any, t: Any, y: Any) -> tuple[Any, Any, Any]:
        """Times and states with an event replacing the last step."""
        if self.dense_output and len(ts) > 2 and ts[-2] == t:  # the event is where a step ended
            return ts[:-1], ys[:-1], tree_map(lambda x: x[:-1], dense)
        return np.concatenate([ts[:-1], t[None]]), np.concatenate([ys[:-1], y[None]]), dense

    def _events(self) -> tuple[Any, Any]:
        if self.form.events is None:
            return None, None
        times = [_stacked([t for t, _ in found]) for found in self.found]
        states = [_stacked([y for _, y in found]) for found in self.found]
        layout = self.form.layout
        return times, [rows if rows.ndim == 1 else layout.unpack_rows(rows) for rows in states]


@lru_cache(maxsize=64)
def _standing(form: SolverForm) -> Any:
    """The program of spans without length, where no step is made."""
    return jit(lambda inputs, times: solved_inside(form, inputs, times, False, None, check=False))


forget_programs_with(_standing.cache_clear)


def _found_only(result: OdeResult) -> OdeResult:
    """A result inside traced functions without the rows of events that did not occur."""
    nfev, njev, nlu, code = map(int, (result.nfev, result.njev, result.nlu, result.code))
    result = replace(result, nfev=nfev, njev=njev, nlu=nlu, code=code)
    if result.t_events is None:
        return result
    found = [~np.isnan(array_of(t)) for t in result.t_events]
    times = [t[rows] for t, rows in zip(result.t_events, found, strict=True)]
    states = [
        tree_map(lambda y, rows=rows: y[rows], ys) if rows.any() else np.zeros(0)
        for ys, rows in zip(result.y_events or (), found, strict=True)
    ]
    return replace(result, t_events=times, y_events=states)


def _constant(
    form: SolverForm, inputs: SolverInputs, times: Any, *, dense_output: bool
) -> OdeResult:
    """The result for no unknowns, where no step is made."""
    ts = np.stack([inputs.start, inputs.end]) if times is None else times
    ys = np.broadcast_to(inputs.y, (len(ts), form.layout.size))
    sol = _constant_solution(form, inputs) if dense_output else None
    found = None if form.events is None else [np.zeros(0) for _ in form.events.room]
    return OdeResult(ts, form.layout.unpack(ys), sol, found, found, 0, 0, 0, RUNNING)


def _constant_solution(form: SolverForm, inputs: SolverInputs) -> OdeSolution:
    line = Polynomial(inputs.start, np.ones(()), inputs.y, np.zeros_like(inputs.y)[None])
    ends = np.stack([inputs.start, inputs.end])
    return OdeSolution(ends, tree_map(lambda x: x[None], line), np.ones(()), form.layout)


def _stacked(xs: Sequence[Any]) -> Any:
    return np.stack(xs) if xs else np.zeros(0)
