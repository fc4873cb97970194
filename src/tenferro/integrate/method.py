"""What every method of integration provides, and the state that loops carry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from tenferro.integrate.control import Clock, Span, StepTolerance, norm
from tenferro.integrate.functions import System
from tenferro.integrate.sensitivities import Probe, Series, largest
from tenferro.tensor.dtypes import float64

RUNNING, EVENT, TOO_SMALL, TOO_MANY, NO_ROOM, NOT_FINITE = 0, 1, -1, -2, -3, -4
"""Codes of a carry. A solver that reached the end is still `RUNNING`."""
MESSAGES = {
    RUNNING: "The solver successfully reached the end of the integration interval.",
    EVENT: "A termination event occurred.",
    TOO_SMALL: "Required step size is less than spacing between numbers.",
    TOO_MANY: "More than `max_steps` steps are needed.",
    NOT_FINITE: "The solution is not finite after a step.",
    NO_ROOM: "An event function has more than `max_events` zeros.",
}
"""What the codes mean; the first three are SciPy's messages."""


class Carry(NamedTuple):
    """The state between two attempts at a step; `memory` is the method's own.

    `series` has the derivatives, along the probe, of what a step starts from.
    """

    clock: Clock
    y: Any
    memory: Any
    code: Any
    attempts: Any
    series: Series = ()


class Attempt(NamedTuple):
    """The state after an attempt, whether the step was accepted, and its interpolant.

    `interpolant.at(t)` is the state (..., n) at times (...).
    """

    carry: Carry
    accepted: Any
    dense: Any


class Counts(NamedTuple):
    """Evaluations of the function and of its Jacobian, and factorizations."""

    slopes: Any
    jacobians: Any
    factorizations: Any


@dataclass(frozen=True)
class Problem:
    """What a method computes with, in one trace."""

    system: System
    span: Span
    tolerance: StepTolerance
    step: Any
    """The first step; None to choose it."""
    probe: Probe

    def largest_error(self, steps: Sequence[tuple[Any, Any, Any]]) -> Any:
        """The error as a part of the allowed one, of steps with starts, ends and errors."""
        scale = self.tolerance.scale
        return largest([norm(e / scale(y, end)).astype(float64) for y, end, e in steps])


class Method(Protocol):
    """One method of integration."""

    def start(self, problem: Problem, y: Any, *, dense: bool) -> tuple[Carry, Any]:
        """The state at the start, and an interpolant for times next to it."""

    def attempt(self, problem: Problem, carry: Carry, *, dense: bool) -> Attempt:
        """One attempt at a step; with `dense`, its interpolant."""

    def counts(self, carry: Carry, accepted: Any, *, dense: bool) -> Counts:
        """What the steps up to now have cost."""
