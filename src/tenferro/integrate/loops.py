"""Loops over steps: to the end, through given times, and step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.events import Events, EventState, Found
from tenferro.integrate.explicit import chosen
from tenferro.integrate.method import EVENT, NO_ROOM, RUNNING, TOO_MANY, Carry, Method, Problem
from tenferro.transforms.control import scan, while_loop


class Journey(NamedTuple):
    """The state of a solver: its carry, and the interpolant of the last accepted step."""

    carry: Carry
    dense: Any
    accepted: Any
    steps: Any
    events: EventState | None


@dataclass(frozen=True)
class MethodRun:
    """A method on a problem. `dense` asks for interpolants, which events need, too."""

    method: Method
    problem: Problem
    events: Events | None = None
    dense: bool = False
    max_steps: int | None = None
    checkpoint: Any = None

    @property
    def interpolates(self) -> bool:
        """Whether steps have interpolants."""
        return self.dense or self.events is not None

    def start(self, y: Any) -> Journey:
        """The state at the start."""
        carry, dense = self.method.start(self.problem, y, dense=self.interpolates)
        events = None
        if self.events is not None:
            span, system = self.problem.span, self.problem.system
            events = self.events.start(system, carry.clock.t, y, dense, span.start == span.end)
            ends = self.events.is_end(events)
            carry = carry._replace(code=np.where(ends, EVENT, carry.code))
        kept = dense if self.dense else None
        return Journey(carry, kept, carry.attempts > 0, carry.attempts, events)

    def goes_on(self, journey: Journey) -> Any:
        """Whether there is a step to make."""
        on = (journey.carry.code == RUNNING) & self._is_before(journey, self.problem.span.end)
        if self.max_steps is not None:
            on = on & (journey.carry.attempts < self.max_steps)
        if self.events is not None and journey.events is not None:
            on = on & ~self.events.is_full(journey.events)
        return on

    def attempt(self, journey: Journey) -> Journey:
        """The state after one more attempt at a step."""
        before = journey.carry
        carry, accepted, dense = self.method.attempt(self.problem, before, dense=self.interpolates)
        events = journey.events
        if self.events is not None and events is not None:
            step = Found(before.clock.t, carry.clock.t, dense)
            events = self.events.after(self.problem.system, events, step, carry.y, accepted)
            ends = self.events.is_end(events)
            carry = carry._replace(code=np.where(ends, EVENT, carry.code))
        kept = chosen(accepted, dense, journey.dense) if self.dense else None
        return Journey(carry, kept, accepted, journey.steps + accepted.astype(int), events)

    def to_end(self, journey: Journey) -> Journey:
        """The state at the end."""
        return self._while(self.goes_on, journey)

    def through(self, journey: Journey, times: Any) -> tuple[Journey, Any]:
        """The state at the end, and what the solution is at some times in order, a row each."""

        def advance(before: Journey, t: Any) -> tuple[Journey, Any]:
            after = self._while(lambda j: self.goes_on(j) & self._is_before(j, t), before)
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

    def _while(self, condition: Any, journey: Journey) -> Journey:
        return while_loop(condition, self.attempt, journey, checkpoint=self.checkpoint)  # type: ignore[no-any-return]
