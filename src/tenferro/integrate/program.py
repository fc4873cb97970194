"""A solver as a function of arrays: what its compiled program depends on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tenferro.integrate.control import Span, StepTolerance
from tenferro.integrate.events import Events
from tenferro.integrate.functions import Model, System
from tenferro.integrate.loops import MethodRun
from tenferro.integrate.memory import Memory
from tenferro.integrate.method import Method, Problem
from tenferro.integrate.options import SolverInputs
from tenferro.integrate.segments import Segments
from tenferro.integrate.sensitivities import Probe
from tenferro.integrate.state import StateLayout


@dataclass(frozen=True)
class SolverForm:
    """All of a solver but its arrays; equal for equal programs."""

    model: Model
    layout: StateLayout
    method: Method
    events: Events | None
    checkpoint: Any
    order: int = 0
    """The order of the derivatives whose errors limit the steps."""
    row: int | None = None
    """Where the operands of a row of the table of jumps begin."""
    memory: Memory | None = None

    def run(self, inputs: SolverInputs, *, dense: bool) -> MethodRun:
        """The solver on arrays, in the running trace."""
        span = Span.of(inputs.start, inputs.end)
        system = System(self.model, self.layout, inputs.operands, span.end, span.direction)
        atol = np.maximum(inputs.atol, np.finfo(self.layout.real_dtype).tiny)  # where y is 0, too
        tolerance = StepTolerance(inputs.rtol, atol, inputs.max_step)
        probe = Probe.of(system, self.order)
        problem = Problem(system, span, tolerance, inputs.first_step, probe)
        segments = None if self.row is None else Segments(inputs.jumps, self.row)
        return MethodRun(
            self.method,
            problem,
            self.events,
            dense,
            inputs.max_steps,
            self.checkpoint,
            segments,
            self.memory,
        )
