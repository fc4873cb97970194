"""Loops over steps: to the end, through given times, and step by step."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.events import Events, EventState, Found
from tenferro.integrate.explicit import chosen
from tenferro.integrate.memory import Memory, Past
from tenferro.integrate.method import (
    EVENT,
    NO_ROOM,
    RUNNING,
    TOO_MANY,
    Carry,
    Counts,
    Method,
    Problem,
)
from tenferro.integrate.segments import JumpState, Segments
from tenferro.integrate.state import row_of
from tenferro.pytree import map as tree_map
from tenferro.transforms.control import cond, scan, while_loop


class Journey(NamedTuple):
    """The state of a solver: its carry, and the interpolant of the last accepted step."""

    carry: Carry
    dense: Any
    accepted: Any
    steps: Any
    events: EventState | None
    jumps: JumpState | None = None
    past: Past | None = None


@dataclass(frozen=True)
class MethodRun:
    """A method on a problem. `dense` asks for interpolants, which events need, too."""

    method: Method
    problem: Problem
    events: Events | None = None
    dense: bool = False
    max_steps: int | None = None
    checkpoint: Any = None
    segments: Segments | None = None
    memory: Memory | None = None

    @property
    def interpolates(self) -> bool:
        """Whether steps have interpolants."""
        return self.dense or self.events is not None or self.memory is not None

    def start(self, y: Any) -> Journey:
        """The state at the start."""
        jumps = None if self.segments is None else self.segments.start()
        past = None if self.memory is None else self.memory.start(self.problem, y)
        problem = self._here(jumps, past)
        carry, dense = self.method.start(problem, y, dense=self.interpolates)
        events = None
        if self.events is not None:
            span, system = self.problem.span, self.problem.system
            events = self.events.start(system, carry.clock.t, y, dense, span.start == span.end)
            ends = self.events.is_end(events)
            carry = carry._replace(code=np.where(ends, EVENT, carry.code))
        kept = dense if self.dense else None
        return Journey(carry, kept, carry.attempts > 0, carry.attempts, events, jumps, past)

    def here(self, journey: Journey) -> Problem:
        """The problem of the next step: up to the next jump, and with the past."""
        return self._here(journey.jumps, journey.past, journey.carry)

    def _here(self, jumps: JumpState | None, past: Past | None, carry: Any = None) -> Problem:
        problem = self.problem
        if self.segments is not None and jumps is not None:
            problem = self.segments.problem(problem, jumps.index)
        if self.memory is not None and past is not None:
            problem = self.memory.problem(problem, past, carry)
        return problem

    def is_due(self, journey: Journey) -> Any:
        """Whether the state is that before a jump."""
        if self.segments is None or journey.jumps is None:
            return np.zeros((), bool)
        return self.segments.is_due(self.problem, journey.jumps.index, journey.carry.clock.t)

    def goes_on(self, journey: Journey) -> Any:
        """Whether there is a step to make."""
        on = (journey.carry.code == RUNNING) & self._is_before(journey, self.problem.span.end)
        if self.max_steps is not None:
            on = on & (journey.carry.attempts < self.max_steps)
        if self.events is not None and journey.events is not None:
            on = on & ~self.events.is_full(journey.events)
        return on

    def _jumped(self, journey: Journey) -> Journey:
        """The state after a jump, from which the method starts again."""
        before, jumps, events = journey.carry, journey.jumps, journey.events
        assert self.segments is not None and jumps is not None
        t = row_of(self.segments.table.times, jumps.index)
        y = self.here(journey).system.reset(t, before.y)
        after = JumpState(jumps.index + 1, jumps.spent)
        carry, dense = self.method.start(
            self._here(after, journey.past), y, dense=self.interpolates
        )
        fresh = self.method.counts(carry, 0 * journey.steps, dense=self.interpolates)
        carry = carry._replace(attempts=before.attempts, code=before.code)
        ahead = self.method.counts(carry, journey.steps, dense=self.interpolates)
        spent = tree_map(lambda a, b, c: a + b - c, self.counts(journey), fresh, ahead)
        if self.events is not None and events is not None:
            events = self.events.moved(self.problem.system, events, t, carry.y)
        kept = dense if self.dense else None
        made = journey.accepted | True
        return Journey(
            carry, kept, made, journey.steps, events, after._replace(spent=spent), journey.past
        )

    def counts(self, journey: Journey) -> Counts:
        """What the steps up to now have cost."""
        cost = self.method.counts(journey.carry, journey.steps, dense=self.interpolates)
        if journey.jumps is None:
            return cost
        return tree_map(lambda a, b: a + b, cost, journey.jumps.spent)  # type: ignore[no-any-return]

    def attempt(self, journey: Journey) -> Journey:
        """The state after one more attempt at a step."""
        before = journey.carry
        problem = self.here(journey)
        carry, accepted, dense = self.method.attempt(problem, before, dense=self.interpolates)
        events = journey.events
        if self.events is not None and events is not None:
            step = Found(before.clock.t, carry.clock.t, dense)
            events = self.events.after(self.problem.system, events, step, carry.y, accepted)
            ends = self.events.is_end(events)
            carry = carry._replace(code=np.where(ends, EVENT, carry.code))
        kept = chosen(accepted, dense, journey.dense) if self.dense else None
        steps = journey.steps + accepted.astype(int)
        past = journey.past
        if self.memory is not None and past is not None:
            past = self.memory.after(past, journey.steps, carry.clock.t, dense, accepted)
        return Journey(carry, kept, accepted, steps, events, journey.jumps, past)

    def to_end(self, journey: Journey) -> Journey:
        """The state at the end."""
        return self._while(self.goes_on, journey)

    def through(self, journey: Journey, times: Any) -> tuple[Journey, Any]:
        """The state at the end, and what the solution is at some times in order, a row each."""

        def advance(before: Journey, t: Any) -> tuple[Journey, Any]:
            after = self._while(lambda j: self.goes_on(j) & self._is_ahead(j, t), before)
            return after, after.dense.at(t)

        journey, rows = scan(advance, journey, times)
        return self.to_end(journey), rows

    def step_by_step(self, journey: Journey, count: int) -> tuple[Journey, Any]:
        """The state after so many accepted steps or at the end, and these steps, a row each."""

        def advance(before: Journey, _: Any) -> tuple[Journey, Any]:
            fresh = before._replace(accepted=before.accepted & False)
            after = self._while(lambda j: self.goes_on(j) & ~j.accepted, fresh)
            return after, (after.accepted, after.carry.clock.t, after.carry.y, after.dense)

        return scan(advance, journey, None, count)

    def code(self, journey: Journey) -> Any:
        """How it ended."""
        code = journey.carry.code
        span = self.problem.span
        reached = span.direction * (journey.carry.clock.t - span.end) >= 0
        why = np.where(reached, code, TOO_MANY)
        if self.events is not None and journey.events is not None:
            why = np.where(self.events.is_full(journey.events), NO_ROOM, why)
        return np.where(code == RUNNING, why, code)

    def _is_before(self, journey: Journey, t: Any) -> Any:
        return self.problem.span.direction * (journey.carry.clock.t - t) < 0

    def _is_ahead(self, journey: Journey, t: Any) -> Any:
        """Whether a time is after the state, or that of its jump."""
        if self.segments is None:
            return self._is_before(journey, t)
        here = self.is_due(journey) & (journey.carry.clock.t == t)
        return here | self._is_before(journey, t)

    def _while(self, condition: Any, journey: Journey) -> Journey:
        if self.segments is None:
            return self._steps(condition, journey)
        return while_loop(condition, partial(self._stretch, condition), journey)

    def _stretch(self, condition: Any, journey: Journey) -> Journey:
        """A jump where one is due, and steps up to the next one."""
        journey = cond(self.is_due(journey), self._jumped, lambda j: j, journey)
        return self._steps(lambda j: condition(j) & ~self.is_due(j), journey)

    def _steps(self, condition: Any, journey: Journey) -> Journey:
        return while_loop(condition, self.attempt, journey, checkpoint=self.checkpoint)
