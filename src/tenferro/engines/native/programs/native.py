"""What all programs of the native engine are: a schedule, and what its parts consist of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tenferro.cached_attribute import cached_attribute
from tenferro.engines.base.program import CallForm, EngineProgram
from tenferro.engines.base.steps import Steps
from tenferro.engines.native.units.schedule import Schedule
from tenferro.engines.native.units.unit import plain

MakeEntry = Callable[[Callable[..., Any], CallForm], Callable[..., Any]]
"""Makes a native call, given the path for arguments that do not fit it."""


class NativeProgram(EngineProgram):
    """A program of native units, loops, and operations that are steps of their own.

    `references` names the latter: they run through their NumPy kernels, or are native routines
    with these behind them. Printing shows units and these.
    """

    def __init__(self, schedule: Schedule) -> None:
        super().__init__(schedule.inputs)
        self.schedule = schedule
        self.units = schedule.units
        self.references = [step.operation for step in schedule.steps]
        self.families: list[str] = []
        """Of what runs through NumPy kernels."""
        self.native_calls = schedule.native
        """Of references, loops and branches, without the steps of units."""

    @property
    def steps(self) -> Steps:
        """How many steps are native, and which operations run through their NumPy kernels."""
        native = sum(unit.steps for unit in self.units)
        return Steps.of(self.families, native=native + self.native_calls)

    @property
    def final(self) -> bool:
        """Whether no unit runs in quick code any more, compiled for an early first result."""
        return all(unit.final for unit in self.units)

    def __str__(self) -> str:
        lines = [f"{self.steps} in {len(self.units)} native units"]
        lines += [f"unit {i}: {unit}" for i, unit in enumerate(self.units)]
        lines += [f"reference: {operation!r}" for operation in self.references]
        return "\n".join(lines)


class OneCallProgram(NativeProgram):
    """A program that is one native call: of a unit, or of a schedule with loops in it."""

    def __init__(self, schedule: Schedule, entry: MakeEntry) -> None:
        super().__init__(schedule)
        self._entry = entry

    @cached_attribute
    def _call(self) -> Callable[..., Any]:
        """The native call for arrays that fit the inputs, which returns a tuple."""
        return self.entry(self._slow, CallForm())

    def __call__(self, *arrays: Any) -> list[Any]:
        return list(self._call(*arrays))

    def _slow(self, *arrays: Any) -> Any:
        return self._call(*plain(arrays, self.inputs))

    def entry(self, slow: Callable[..., Any], form: CallForm) -> Callable[..., Any]:
        """The native call itself."""
        return self._entry(slow, replace(form, flushes=self.flushes))
