"""The memory of a planned unit, and its steps within a limit."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from computegraph import MaterializedGraph
from tenferro.engines.base.limit import does_not_fit, mebibytes
from tenferro.engines.native.plan.buffers import LiveBuffer, MemoryRegion, place
from tenferro.engines.native.plan.recompute import least, within
from tenferro.engines.native.plan.steps import Planned, UnitStep, output_owners, plan_steps
from tenferro.engines.native.plan.unit_graph import Kind, UnitGraph, count_of
from tenferro.engines.native.runtime.shared import Selector
from tenferro.ops.base.apply import elements_of
from tenferro.tensor import Aval

Array = np.ndarray[Any, np.dtype[Any]]
_TRIES = 4
"""How often a limit is tried for."""
Place = tuple[int, Any]
"""What a pointer of a kernel is relative to, a slot or a `Selector`, and bytes from there."""
_START: Place = (Selector.WORKSPACE, 0)


@dataclass(frozen=True, eq=False, slots=True)
class Constant:
    """A constant array, whose address a linker knows."""

    array: Array

    def placed(self, to: Any) -> Any:
        """Its address."""
        return to.array(self.array)


def planned_unit(
    graph: MaterializedGraph, memory_limit: int | None = None
) -> tuple[UnitGraph, Planned]:
    """A graph as the planner sees it, and the steps that compute it.

    With a limit, outputs and workspace together take at most so many bytes; MemoryError if no
    order of steps does it.
    """
    unit = UnitGraph(graph)
    planned = plan_steps(unit)
    if memory_limit is not None:
        planned = _limited(unit, planned, memory_limit)
    return unit, planned


def _limited(unit: UnitGraph, planned: Planned, limit: int) -> Planned:
    """The steps within a limit. Buffers do not fill the workspace without gaps: another try, for
    less by what was too much, makes room for these."""
    memory = Memory(unit, planned)
    outputs = memory.output_bytes
    if outputs + memory.workspace <= limit:
        return planned
    budget = limit - outputs
    size = partial(memory.own_bytes, planned=planned)
    for _ in range(_TRIES):
        fitting = within(planned, size, budget) if budget > 0 else None
        if fitting is None:
            break
        gaps = Memory(unit, fitting).workspace - (limit - outputs)
        if gaps <= 0:
            return fitting
        budget -= gaps
    peak, largest = least(planned, size, limit - outputs)
    texts = [text for key in largest if (text := memory.shown(key))]
    raise does_not_fit(limit, outputs + peak, texts or memory.largest_outputs())


def _aval_bytes(aval: Aval) -> int:
    return count_of(aval) * aval.dtype.itemsize


class Memory:
    """Where everything is that steps read and write; the slots are inputs, then outputs."""

    def __init__(self, unit: UnitGraph, planned: Planned) -> None:
        self.unit, self.planned = unit, planned
        arrays = (v for v in unit.order if unit.kinds[v] is Kind.ARRAY)
        self.arrays = {v: Constant(elements_of(unit.operation(v))) for v in arrays}
        self._owners = output_owners(unit)
        self._inputs = unit.input_positions
        self._kept: dict[Hashable, Place] = {}
        """By number what is neither input nor output: in the workspace, or in an output not yet
        written."""
        self.workspace = self._place(planned)

    @property
    def output_bytes(self) -> int:
        """The bytes of all outputs, which are there from the beginning."""
        avals = [self.unit.aval(v) for v in self.unit.outputs]
        return sum(_aval_bytes(aval) for aval in avals)

    def own_bytes(self, number: int, planned: Planned) -> int | None:
        """The bytes of what is to be placed; None for other buffers."""
        key = planned.keys[number]
        return self._bytes(key, planned) if self._is_own(key) else None

    def shown(self, key: Hashable) -> str:
        """A value as messages describe it; empty for a key that is not a value of the program."""
        if isinstance(key, tuple):
            return ""
        aval = self.unit.aval(key)  # type: ignore[arg-type]
        name = self.unit.operation(key).name  # type: ignore[arg-type]
        return f"{aval!r} of {name} ({mebibytes(_aval_bytes(aval))})"

    def largest_outputs(self) -> list[str]:
        """The largest results."""
        avals = sorted((self.unit.aval(v) for v in self.unit.outputs), key=_aval_bytes)
        return [f"the result {a!r} ({mebibytes(_aval_bytes(a))})" for a in avals[:-4:-1]]

    def _place(self, planned: Planned) -> int:
        """Place values that are neither input nor output; returns the bytes of the workspace."""
        outputs = self._outputs(planned)
        workspace = place(list(self._blocks(planned).values()), outputs)
        for i, output in enumerate(outputs):
            self._kept.update((b.key, (self._slot(i), b.offset)) for b in output.blocks)
        self._kept.update((b.key, (Selector.WORKSPACE, b.offset)) for b in workspace.blocks)
        return workspace.end

    def _blocks(self, planned: Planned) -> dict[int, LiveBuffer]:
        """The bytes to be placed, with the steps in which they are in use."""
        blocks: dict[int, LiveBuffer] = {}
        for i, step in enumerate(planned.steps):
            for n in step.buffers if step.scratch is None else (*step.buffers, step.scratch):
                if n in blocks:
                    blocks[n].last = i
                elif (size := self.own_bytes(n, planned)) is not None:
                    blocks[n] = LiveBuffer(n, size, i, i)
        return blocks

    def _outputs(self, planned: Planned) -> list[MemoryRegion]:
        """The outputs, each free before the first step that has to do with it."""
        first: dict[int, int] = {}
        for i, step in enumerate(planned.steps):
            for n in step.buffers:
                position = self._output_position(planned.keys[n])
                if position is not None:
                    first.setdefault(position, i)
            if step.carries is not None:
                first[step.carries[1]] = 0
        avals = [self.unit.aval(v) for v in self.unit.outputs]
        return [MemoryRegion(_aval_bytes(aval), first.get(i, 0)) for i, aval in enumerate(avals)]

    def _output_position(self, key: Any) -> int | None:
        """Which output a buffer is; None for others."""
        if isinstance(key, tuple):
            return int(key[1]) if key[0] == "output" else None
        return self._owners.get(key)

    def _is_own(self, key: Any) -> bool:
        if isinstance(key, tuple):
            return bool(key[0] != "output")
        known = key in self._owners or key in self.arrays
        return not known and self.unit.kinds[key] is not Kind.INPUT

    def _bytes(self, key: Hashable, planned: Planned) -> int:
        if isinstance(key, tuple):
            return planned.extra[key]
        aval = self.unit.aval(key)  # type: ignore[arg-type]
        return _aval_bytes(aval)

    def _slot(self, output: int) -> int:
        return len(self.unit.inputs) + output

    def places(self, step: UnitStep) -> list[Place]:
        """Where the scratch memory and the buffers of a step are."""
        scratch = _START if step.scratch is None else self._place_of(step.scratch)
        return [scratch, *map(self._place_of, step.buffers)]

    def _place_of(self, number: int) -> Place:
        """Where a buffer is."""
        key: Any = self.planned.keys[number]
        position = self._output_position(key)
        if position is not None:
            return self._slot(position), 0
        if key in self.arrays:
            return Selector.ABSOLUTE, self.arrays[key]
        if key in self._inputs:
            return self._inputs[key], 0
        return self._kept.get(number, _START)
