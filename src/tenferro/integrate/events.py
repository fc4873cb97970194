"""Events: zeros of functions of the solution, found within steps.

While steps are made only signs are compared; a step in which a function changes its sign is kept
with its interpolant. Zeros are found when the loop has ended, and differentiated as roots of the
equation `event(t, y(t)) = 0`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from tenferro.implicit import root
from tenferro.integrate.functions import System
from tenferro.integrate.zeros import bracketed
from tenferro.pytree import map as tree_map
from tenferro.transforms import stop_gradient, vmap


class Found(NamedTuple):
    """Steps in which a function changed its sign: their ends, and their interpolants."""

    start: Any
    end: Any
    dense: Any


class EventState(NamedTuple):
    """The values of the functions at the last step, how many events there were, and where."""

    values: Any
    counts: Any
    found: tuple[Found, ...]


class Zeros(NamedTuple):
    """The events of one function: times and states, a row each, and which rows there are."""

    times: Any
    states: Any
    valid: Any


@dataclass(frozen=True)
class Events:
    """Which changes of sign are events, which of them are the end, and how many there is room for.

    `most` is the number of events of each function that ends the integration; None for no end.
    """

    directions: tuple[float, ...]
    most: tuple[int | None, ...]
    room: tuple[int, ...]

    def start(self, system: System, t: Any, y: Any, dense: Any, still: Any) -> EventState:
        """The state at the start, with room for events.

        If the span is `still` (it has no length), functions that are 0 there have an event.
        """
        values = stop_gradient(system.events(t, y))
        found = []
        for n in self.room:
            rows = tree_map(lambda x, n=n: np.broadcast_to(x, (n, *x.shape)), (t, t, dense))
            found.append(Found(*rows))
        return EventState(values, (still & (values == 0)).astype(int), tuple(found))

    def after(
        self, system: System, state: EventState, step: Found, y: Any, made: Any
    ) -> EventState:
        """The state after a step to y, if it was made."""
        values = stop_gradient(system.events(step.end, y))
        rises = (state.values <= 0) & (values >= 0)
        falls = (state.values >= 0) & (values <= 0)
        wanted = np.array(self.directions)
        active = made & ((rises & (wanted >= 0)) | (falls & (wanted <= 0)))
        found = []
        for i, old in enumerate(state.found):
            here = active[i] & (np.arange(self.room[i]) == state.counts[i])
            found.append(_kept(here, step, old))
        return EventState(
            np.where(made, values, state.values), state.counts + active.astype(int), tuple(found)
        )

    def moved(self, system: System, state: EventState, t: Any, y: Any) -> EventState:
        """The state after a jump, which is not an event."""
        return state._replace(values=stop_gradient(system.events(t, y)))

    def is_end(self, state: EventState) -> Any:
        """Whether an event has occurred that is the end."""
        ends = [state.counts[i] >= n for i, n in enumerate(self.most) if n is not None]
        return _any(ends, state)

    def is_full(self, state: EventState) -> Any:
        """Whether there is no space for another event that is not the end."""
        pairs = enumerate(zip(self.room, self.most, strict=True))
        return _any([state.counts[i] >= n for i, (n, most) in pairs if most is None], state)

    def zeros(
        self, system: System, state: EventState, direction: Any
    ) -> tuple[list[Zeros], Any, Any]:
        """The events of each function; the time and the state of the one that is the end."""
        every = [self._of(i, system, state) for i in range(len(self.room))]
        last = [
            (n - 1, state.counts[i] >= n, zeros)
            for i, (n, zeros) in enumerate(zip(self.most, every, strict=True))
            if n is not None
        ]
        if not last:
            return every, None, None
        end, y = direction * np.inf, None
        for row, there, zeros in last:
            t = zeros.times[row]
            first = there & (direction * (t - end) < 0)
            end = np.where(first, t, end)
            y = zeros.states[row] if y is None else np.where(first, zeros.states[row], y)
        kept = [z._replace(valid=z.valid & (direction * (z.times - end) <= 0)) for z in every]
        return kept, end, y

    def _of(self, i: int, system: System, state: EventState) -> Zeros:
        """The events of function i: roots of it along the interpolants."""
        found = state.found[i]

        def value(t: Any, dense: Any) -> Any:
            constant = 0.0 * t  # `root` refuses a function that does not depend on t
            return system.event(i, t, dense.at(t)) + constant

        def time(found: Found) -> Any:
            start, end = stop_gradient(found.start), stop_gradient(found.end)

            def solve(_: Any, t: Any, dense: Any) -> Any:
                return bracketed(lambda t: value(t, dense), start, end)

            return root(value, solve, start, found.dense, linear_solver=_scalar)

        every: Any = vmap(time)
        times = every(found)
        states = found.dense.at(times)
        return Zeros(times, states, np.arange(self.room[i]) < state.counts[i])


def _kept(here: Any, step: Found, old: Found) -> Found:
    """The rows with a step in the row that is marked."""

    def row(new: Any, rows: Any) -> Any:
        return np.where(np.reshape(here, (*here.shape, *(1,) * new.ndim)), new, rows)

    return tree_map(row, step, old)  # type: ignore[no-any-return]


def _any(flags: Sequence[Any], state: EventState) -> Any:
    total = state.counts[0] < 0
    for flag in flags:
        total = total | flag
    return total


def _scalar(matvec: Callable[[Any], Any], b: Any) -> Any:
    """The solution of one linear equation; 0 where an event function does not change in time."""
    slope = matvec(np.ones_like(b))
    return np.where(slope == 0, 0.0, b / np.where(slope == 0, 1.0, slope))
