"""The steps that a solver has made, which the slopes of delay equations read.

The interpolants of all steps are operands of the model, whose values change after each step.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from tenferro.integrate.method import Carry, Problem
from tenferro.integrate.polynomial import Polynomial
from tenferro.integrate.state import row_of
from tenferro.ops.arrays import indexing
from tenferro.pytree import flatten, map as tree_map
from tenferro.transforms import stop_gradient


class Past(NamedTuple):
    """The ends of steps (room,), infinite for rows without one, and their interpolants."""

    ends: Any
    dense: Polynomial

    def at(self, t: Any) -> Any:
        """The state at a time after the start; after the last step its interpolant continues."""
        ends = stop_gradient(self.ends)
        step = np.searchsorted(ends, stop_gradient(t))
        last = np.maximum(np.sum(np.isfinite(ends)) - 1, 0)
        row = np.minimum(step, last)
        return tree_map(lambda x: row_of(x, row), self.dense).at(t)


@dataclass(frozen=True)
class Memory:
    """Room for so many steps with interpolants of a degree; `place` is where operands begin.

    The model's event functions are the delays, `count` of them; a step is not longer than the least
    of those at its start, so that it does not read itself.
    """

    room: int
    degree: int
    place: int
    count: int

    def start(self, problem: Problem, y: Any) -> Past:
        """No steps: interpolants are the initial state."""
        return past_of(self.room, self.degree, problem.span.start, y)

    def problem(self, whole: Problem, past: Past, carry: Carry | None) -> Problem:
        """The problem that reads these steps."""
        leaves = flatten(past)[0]
        operands = list(whole.system.operands)
        operands[self.place : self.place + len(leaves)] = leaves
        system = replace(whole.system, operands=tuple(operands))
        if carry is None:
            return replace(whole, system=system)
        longest = whole.tolerance.max_step
        for i in range(self.count):
            delay = stop_gradient(system.event(i, carry.clock.t, carry.y))
            longest = np.minimum(longest, delay)
        tolerance = whole.tolerance._replace(max_step=longest)
        return replace(whole, system=system, tolerance=tolerance)

    def after(self, past: Past, row: Any, end: Any, dense: Polynomial, accepted: Any) -> Past:
        """The steps with one more, if it was accepted."""
        place = np.where(accepted, row, self.room)

        def put(rows: Any, new: Any) -> Any:
            return indexing.put(indexing.scatter, rows, new, [place], (0,), "drop")

        return tree_map(put, past, Past(end, dense))  # type: ignore[no-any-return]


def past_of(room: int, degree: int, t: Any, y: Any) -> Past:
    """Room for steps, in which nothing moves."""
    nothing = np.zeros((room, degree, *y.shape), y.dtype)
    line = Polynomial(
        np.broadcast_to(t, (room,)), np.ones(room), np.broadcast_to(y, (room, *y.shape)), nothing
    )
    return Past(np.full(room, np.inf), line)
