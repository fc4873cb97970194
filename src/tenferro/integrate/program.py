"""A solver as a function of arrays: what its compiled program depends on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tenferro.integrate.control import Span, Tolerance
from tenferro.integrate.events import Events
from tenferro.integrate.functions import Model, System
from tenferro.integrate.loops import Run
from tenferro.integrate.method import Method, Problem
from tenferro.integrate.options import Inputs
from tenferro.integrate.state import Layout


@dataclass(frozen=True)
class Form:
    """All of a solver but its arrays; equal for equal programs."""

    model: Model
    layout: Layout
    method: Method
    events: Events | None
    checkpoint: Any

    def run(self, inputs: Inputs, *, dense: bool) -> Run:
        """The solver on arrays, in the running trace."""
        system = System(self.model, self.layout, inputs.operands)
        span = Span.of(inputs.start, inputs.end)
        tolerance = Tolerance(inputs.rtol, inputs.atol, inputs.max_step)
        problem = Problem(system, span, tolerance, inputs.first_step)
        return Run(self.method, problem, self.events, dense, inputs.max_steps, self.checkpoint)
