"""The steps of a unit: scheduled nests and calls, each with the buffers it reads and writes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tenferro.engines.native.families.table import form_of
from tenferro.engines.native.kernels.nests.affine import variable
from tenferro.engines.native.kernels.nests.nest import Load, Nest, Reduce
from tenferro.engines.native.kernels.nests.simplify import collapse
from tenferro.engines.native.kernels.scheduling.blocks import blocked
from tenferro.engines.native.kernels.scheduling.schedule import Partial, Scheduled, schedule
from tenferro.engines.native.kernels.scheduling.tiles import apart, tiled
from tenferro.engines.native.kernels.scheduling.vector_loop import bring_together
from tenferro.engines.native.plan import contraction
from tenferro.engines.native.plan.fusion import Fusion
from tenferro.engines.native.plan.lowering import copy_nest, lower
from tenferro.engines.native.plan.order import plan_order
from tenferro.engines.native.plan.scatter import scatter_nest
from tenferro.engines.native.plan.unit_graph import COMPUTED, Kind, UnitGraph, count_of
from tenferro.engines.native.runtime.jobs.background import background


@dataclass(slots=True)
class PlannedStep:
    """A kernel to run: its specification, its numbers, and the keys of its buffers.

    `written` are the positions of those that it writes, `values` what it computes.
    """

    spec: Any
    numbers: list[int]
    buffers: list[Hashable]
    written: frozenset[int]
    tasks: int
    scratch: int = 0
    values: Sequence[int] = ()
    carries: tuple[int, Hashable] | None = None
    """An input and the value it is copied to, if the step is for nothing where both are in the same
    memory."""


@dataclass(slots=True)
class Planned:
    """All steps in order, and the bytes of buffers that are not values of the unit."""

    steps: list[PlannedStep] = field(default_factory=list)
    extra: dict[Hashable, int] = field(default_factory=dict)
    copies: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Steps that copy a value, which is not an output, so that another can be written."""

    def share_buffers(self, inputs: Sequence[int]) -> None:
        """Write into the value itself where no later step reads it, instead of into a copy."""
        read = {key: i for i, step in enumerate(self.steps) for key in step.buffers}
        last: dict[Hashable, Hashable] = {}
        dropped, foreign = set[int](), set(inputs)
        for i, (early, late) in sorted(self.copies.items(), reverse=True):
            if read[early] != i:
                continue
            if early in foreign:
                self.steps[i].carries = early, last.get(late, late)
            else:
                dropped.add(i)
                last[early] = last.get(late, late)
        self.steps = [step for i, step in enumerate(self.steps) if i not in dropped]
        for step in self.steps:
            step.buffers[:] = [last.get(key, key) for key in step.buffers]


def plan_steps(unit: UnitGraph) -> Planned:
    """Fuse a unit into nests and calls, and schedule them."""
    fusion = Fusion(unit)
    planned = Planned()
    calls = (v for v in unit.order if unit.kinds[v] is Kind.CALL and unit.first(v) == v)
    call_of = {fusion.graph.of[v]: v for v in calls}
    for number in fusion.steps:
        background.lock_sharing.give_way()
        group = fusion.graph.groups[number]
        if group is None:
            _add_call(planned, unit, call_of[number])
        elif 0 not in group.space:
            _add_nest(planned, lower(fusion, number), tuple(group.places))
    for position, v in copied_outputs(unit):
        if count_of(unit.aval(v)):
            first = len(planned.steps)
            _add_nest(planned, copy_nest(unit, v, ("output", position)), (v,))
            source = unit.storage(v)
            if unit.kinds[source] is Kind.INPUT and len(planned.steps) == first + 1:
                planned.steps[first].carries = source, ("output", position)
    planned.share_buffers(unit.inputs)
    return planned


def copied_outputs(unit: UnitGraph) -> list[tuple[int, int]]:
    """Outputs that are not written by the step that computes them: position and value."""
    owned = output_owners(unit)
    return [(i, v) for i, v in enumerate(unit.outputs) if owned.get(unit.storage(v)) != i]


def output_owners(unit: UnitGraph) -> dict[int, int]:
    """For each computed value that is an output, the output in whose buffer it is computed."""
    owners: dict[int, int] = {}
    for i, v in enumerate(unit.outputs):
        s = unit.storage(v)
        if unit.kinds[s] not in (Kind.INPUT, Kind.ARRAY, Kind.NUMBER, Kind.COUNT):
            owners.setdefault(s, i)
    return owners


def _add_call(planned: Planned, unit: UnitGraph, v: int) -> None:
    form = form_of(unit.operation(v))
    if form == "order":
        if count_of(unit.aval(v)):
            planned.steps.append(_ordered(unit, v))
        return
    if form != "scatter":
        planned.steps.append(_call(unit, v))
        return
    source, updates, *_ = unit.operands(v)
    if count_of(unit.aval(v)) and not unit.reads_only_updates(v):
        own = unit.kinds[source] in (*COMPUTED, Kind.CALL, Kind.INPUT)
        if own and source not in output_owners(unit):
            planned.copies[len(planned.steps)] = source, v
        _add_nest(planned, copy_nest(unit, source, v), (v,))
    if count_of(unit.aval(updates)):
        _add_nest(planned, scatter_nest(unit, v), (v,))


def _call(unit: UnitGraph, v: int) -> PlannedStep:
    avals = [unit.aval(u) for u in unit.operands(v)]
    spec, numbers, tasks, scratch = contraction.plan_contraction(unit.operation(v), avals)
    buffers = [unit.storage(u) for u in (*unit.operands(v), v)]
    last = frozenset({len(buffers) - 1})
    return PlannedStep(spec, numbers, list(buffers), last, tasks, scratch, (v,))


def _ordered(unit: UnitGraph, v: int) -> PlannedStep:
    """Values and positions, whichever of them are read."""
    (x,), results = unit.operands(v), (v, v + 1)
    wanted = [unit.is_read(u) for u in results]
    spec, numbers, tasks, scratch = plan_order(unit.operation(v), unit.aval(x), wanted)
    written = [u for u, on in zip(results, wanted, strict=True) if on]
    buffers = [unit.storage(x), *written]
    places = frozenset(range(1, len(buffers)))
    return PlannedStep(spec, numbers, list(buffers), places, tasks, scratch, (v,))


def _add_nest(planned: Planned, nest: Nest, values: Sequence[int]) -> None:
    first = len(planned.steps)
    _add_steps(planned, nest)
    for step in planned.steps[first:]:
        step.values = values


def _add_steps(planned: Planned, nest: Nest) -> None:
    parts, sizes = apart(collapse(nest), len(planned.steps))
    planned.extra.update(sizes)
    for part in parts:
        for key, copy, size in bring_together(part, len(planned.steps)):
            planned.extra[key] = size
            made = schedule(copy)
            planned.steps.append(_step(copy, made, list(made.buffers)))
        for tile in tiled(part):
            _add_scheduled(planned, blocked(tile))


def _add_scheduled(planned: Planned, nest: Nest) -> None:
    """A nest as a step, and steps that combine what its tasks have come to."""
    scheduled = schedule(nest)
    buffers = list(scheduled.buffers)
    for partial in scheduled.partials:
        key = ("partial", len(planned.steps), partial.buffer)
        buffers[partial.buffer] = key
        planned.extra[key] = scheduled.tasks * partial.count * partial.dtype.itemsize
    planned.steps.append(_step(nest, scheduled, buffers))
    for partial in scheduled.partials:
        target = scheduled.buffers[partial.buffer]
        source = buffers[partial.buffer]
        combined = _combination(source, target, scheduled.tasks, partial)
        planned.steps.append(_step(combined, schedule(combined), list(combined.buffers)))


def _step(nest: Nest, scheduled: Scheduled, buffers: list[Hashable]) -> PlannedStep:
    written = frozenset([*(s.buffer for s in nest.stores), *(s.buffer for s in nest.scatters)])
    return PlannedStep(
        scheduled.spec, scheduled.numbers, buffers, written, scheduled.tasks, scheduled.scratch
    )


def _combination(source: Hashable, target: Hashable, tasks: int, partial: Partial) -> Nest:
    """The nest that combines the results of tasks, in their order."""
    count, first, dtype = partial.count, partial.first, partial.dtype
    if count == 1:
        nest = Nest((tasks,))
        load = nest.add(Load(nest.buffer(source), variable(0, 1), ()), dtype)
        nest.store(target, (first, 0), nest.add(Reduce(partial.name, 1, load), dtype))
        return nest
    nest = Nest((tasks, count))
    load = nest.add(Load(nest.buffer(source), (0, count, 1), ()), dtype)
    nest.store(target, (first, 0, 1), nest.add(Reduce(partial.name, 1, load), dtype))
    return nest


__all__ = ["Planned", "PlannedStep", "copied_outputs", "output_owners", "plan_steps"]
