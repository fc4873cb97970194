"""A planned unit as plain data: which kernels run, with which numbers, on which memory."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any, Literal, NamedTuple

import numpy as np

from computegraph import MaterializedGraph
from tenferro.engines.base.limit import does_not_fit, mebibytes
from tenferro.engines.native.plan.buffers import LiveBuffer, MemoryRegion, place
from tenferro.engines.native.plan.order import KERNELS, RuntimeKernel
from tenferro.engines.native.plan.quick_code import lost, nanoseconds
from tenferro.engines.native.plan.recompute import least, within
from tenferro.engines.native.plan.steps import Planned, PlannedStep, output_owners, plan_steps
from tenferro.engines.native.plan.unit_graph import Kind, UnitGraph, count_of
from tenferro.engines.native.runtime.tables.calls import BETWEEN_LOOKS
from tenferro.ops.base.apply import elements_of
from tenferro.tensor import Aval

Array = np.ndarray[Any, np.dtype[Any]]
_TRIES = 4
"""How often a limit is tried for."""
Space = Literal["input", "output", "array", "workspace"]


class Location(NamedTuple):
    """Memory of a unit: an operand or constant array by its position, and an offset in bytes."""

    space: Space
    position: int
    offset: int

    def __str__(self) -> str:
        at = f" + {self.offset}" if self.offset else ""
        return self.space + at if self.space == "workspace" else f"{self.space} {self.position}{at}"


@dataclass(frozen=True, slots=True)
class LaidStep:
    """A kernel by its name, how often it runs, its numbers, its scratch memory and buffers.

    `turn` is how often each thread runs it until signals are looked at; 0 in steps that are short.
    `carries` is set for a copy of an input to an output that both may be in one memory, where the
    step is left out: an input by its position, and an output.
    """

    kernel: str
    tasks: int
    numbers: tuple[int, ...]
    memory: tuple[Location, ...]
    turn: int = 0
    carries: tuple[int, int] | None = None

    def __str__(self) -> str:
        return f"call {self.kernel} with {self.numbers} on {', '.join(map(str, self.memory))}"


@dataclass(frozen=True, slots=True)
class UnitLayout:
    """All that a unit is but the code of its kernels.

    `program` is a digest of all kernels, `workspace` the bytes of temporaries; `lost` says how many
    nanoseconds longer the first run takes, roughly, if the code is compiled quickly.
    """

    inputs: tuple[Aval, ...]
    outputs: tuple[Aval, ...]
    arrays: tuple[Array, ...]
    steps: tuple[LaidStep, ...]
    workspace: int
    program: str
    lost: int

    @property
    def kernels(self) -> list[str]:
        """The names of the kernels that are generated."""
        return [
            name
            for name in dict.fromkeys(step.kernel for step in self.steps)
            if name not in KERNELS
        ]


Specs = Mapping[str, Any]
"""The specifications of kernels by name."""


def plan(graph: MaterializedGraph, memory_limit: int | None = None) -> tuple[UnitLayout, Specs]:
    """The layout of a graph as one unit, and what its kernels are.

    With a limit, outputs and workspace together take at most so many bytes; MemoryError if no
    order of steps does it.
    """
    unit, planned = planned_unit(graph, memory_limit)
    names = [_kernel_name(step.spec) for step in planned.steps]
    named = zip(names, (step.spec for step in planned.steps), strict=True)
    specs = {name: spec for name, spec in named if name not in KERNELS}
    memory = _Memory(unit, planned)
    layout = UnitLayout(
        inputs=tuple(unit.aval(v) for v in unit.inputs),
        outputs=tuple(unit.aval(v) for v in unit.outputs),
        arrays=tuple(_array(unit, v) for v in memory.arrays),
        steps=tuple(
            LaidStep(
                *(name, step.tasks, tuple(step.numbers), memory.of_step(i, step), _turn(step)),
                memory.carried(step),
            )
            for i, (name, step) in enumerate(zip(names, planned.steps, strict=True))
        ),
        workspace=memory.workspace,
        program=blake2b("\n".join(specs).encode(), digest_size=32).hexdigest(),
        lost=int(sum(map(lost, planned.steps))),
    )
    return layout, specs


def planned_unit(
    graph: MaterializedGraph, memory_limit: int | None = None
) -> tuple[UnitGraph, Planned]:
    """A graph as the planner sees it, and the steps that compute it within a limit."""
    unit = UnitGraph(graph)
    planned = plan_steps(unit)
    if memory_limit is not None:
        planned = _limited(unit, planned, memory_limit)
    return unit, planned


def _turn(step: PlannedStep) -> int:
    """How many tasks of a step are about the work between two looks at signals; 0 if all are."""
    work = nanoseconds(step)
    return 0 if work <= BETWEEN_LOOKS else max(1, int(step.tasks * BETWEEN_LOOKS / work))


def _limited(unit: UnitGraph, planned: Planned, limit: int) -> Planned:
    """The steps within a limit. Buffers do not fill the workspace without gaps: another try, for
    less by what was too much, makes room for these."""
    memory = _Memory(unit, planned)
    outputs = memory.output_bytes
    if outputs + memory.workspace <= limit:
        return planned
    budget = limit - outputs
    size = partial(memory.own_bytes, planned=planned)
    for _ in range(_TRIES):
        fitting = within(planned, size, budget) if budget > 0 else None
        if fitting is None:
            break
        gaps = _Memory(unit, fitting).workspace - (limit - outputs)
        if gaps <= 0:
            return fitting
        budget -= gaps
    peak, largest = least(planned, size, limit - outputs)
    texts = [text for key in largest if (text := memory.shown(key))]
    raise does_not_fit(limit, outputs + peak, texts or memory.largest_outputs())


def _kernel_name(spec: Any) -> str:
    if isinstance(spec, RuntimeKernel):
        return spec.name
    return "kernel." + blake2b(spec.key().encode(), digest_size=16).hexdigest()


def _array(unit: UnitGraph, v: int) -> Array:
    return elements_of(unit.operation(v))


def _aval_bytes(aval: Aval) -> int:
    return count_of(aval) * aval.dtype.itemsize


class _Memory:
    """Where everything is that steps read and write."""

    def __init__(self, unit: UnitGraph, planned: Planned) -> None:
        self.unit = unit
        arrays = [v for v in unit.order if unit.kinds[v] is Kind.ARRAY]
        self.arrays = {v: i for i, v in enumerate(arrays)}
        self._owners = output_owners(unit)
        self._inputs = {v: i for i, v in reversed(list(enumerate(unit.inputs)))}
        self._kept: dict[Hashable, Location] = {}
        """What is neither input nor output: in the workspace, or in an output not yet written."""
        self.workspace = self._place(planned)

    @property
    def output_bytes(self) -> int:
        """The bytes of all outputs, which are there from the beginning."""
        avals = [self.unit.aval(v) for v in self.unit.outputs]
        return sum(_aval_bytes(aval) for aval in avals)

    def own_bytes(self, key: Hashable, planned: Planned) -> int | None:
        """The bytes of what is to be placed; None for other buffers."""
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

    def of_step(self, number: int, step: PlannedStep) -> tuple[Location, ...]:
        """The scratch memory and the buffers of a step."""
        scratch = self._kept[("scratch", number)] if step.scratch else Location("workspace", 0, 0)
        return scratch, *(self._location(key) for key in step.buffers)

    def carried(self, step: PlannedStep) -> tuple[int, int] | None:
        """The input and the output that a step copies from one to the other, if it may be left out.

        The output holds nothing else before.
        """
        if step.carries is None:
            return None
        source, target = step.carries
        position = self._output_position(target)
        return None if position is None else (self._inputs[source], position)

    def _place(self, planned: Planned) -> int:
        """Place values that are neither input nor output; returns the bytes of the workspace."""
        outputs = self._outputs(planned)
        workspace = place(list(self._blocks(planned).values()), outputs)
        for i, output in enumerate(outputs):
            self._kept.update((b.key, Location("output", i, b.offset)) for b in output.blocks)
        self._kept.update((b.key, Location("workspace", 0, b.offset)) for b in workspace.blocks)
        return workspace.end

    def _blocks(self, planned: Planned) -> dict[Hashable, LiveBuffer]:
        """The bytes to be placed, with the steps in which they are in use."""
        blocks: dict[Hashable, LiveBuffer] = {}
        for i, step in enumerate(planned.steps):
            for key in step.buffers:
                if not self._is_own(key):
                    continue
                if key not in blocks:
                    blocks[key] = LiveBuffer(key, self._bytes(key, planned), i, i)
                blocks[key].last = i
            if step.scratch:
                blocks["scratch", i] = LiveBuffer(("scratch", i), step.scratch, i, i)
        return blocks

    def _outputs(self, planned: Planned) -> list[MemoryRegion]:
        """The outputs, each free before the first step that has to do with it."""
        first: dict[int, int] = {}
        for i, step in enumerate(planned.steps):
            for key in step.buffers:
                position = self._output_position(key)
                if position is not None:
                    first.setdefault(position, i)
            carried = self.carried(step)
            if carried is not None:
                first[carried[1]] = 0
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

    def _location(self, key: Any) -> Location:
        if isinstance(key, tuple) and key[0] == "output":
            return Location("output", key[1], 0)
        if key in self._kept:
            return self._kept[key]
        if key in self.arrays:
            return Location("array", self.arrays[key], 0)
        if key in self._owners:
            return Location("output", self._owners[key], 0)
        return Location("input", self._inputs[key], 0)
