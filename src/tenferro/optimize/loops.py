"""Solvers as loops: one `te.while_loop`, or step by step where something is reported."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.transforms import jit
from tenferro.transforms.control import while_loop

RUNNING = -100
"""The status of a solver that has not ended."""
STOPPED = 99
"""The status of a solver that a callback has ended."""


@dataclass(frozen=True)
class SolverLoop:
    """A solver: its state before the first step, and a step.

    States have the members `x`, `nit` (steps that a callback hears of) and `status`.
    """

    start: Callable[[Any], Any]
    step: Callable[[Any], Any]

    def run(self, x0: Any) -> Any:
        """The state in which the solver ends, computed by one loop."""
        return while_loop(
            lambda s: s.status == RUNNING, self.step, self.start(x0), checkpoint=False
        )

    def reported(self, x0: Any, report: Callable[[Any], bool]) -> Any:
        """The same, step by step; `report(state)` is called after each, and may end it."""
        state, step = jit(self.start)(x0), jit(self.step)
        while state.status == RUNNING:
            before, state = state, step(state)
            if state.nit > before.nit and report(state):
                return state._replace(status=np.int64(STOPPED))
        return state


def status(*conditions: tuple[Any, int]) -> Any:
    """The status of the first condition that holds; RUNNING if none does."""
    result: Any = np.int64(RUNNING)
    for holds, code in reversed(conditions):
        result = np.where(holds, np.int64(code), result)
    return result
