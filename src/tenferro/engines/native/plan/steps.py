"""The steps of a unit: scheduled nests and calls, each with the buffers it reads and writes."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from tenferro.engines.native.families.table import form_of
from tenferro.engines.native.kernels.nests.affine import variable
from tenferro.engines.native.kernels.nests.nest import Load, Nest, Reduce
from tenferro.engines.native.kernels.nests.simplify import collapse
from tenferro.engines.native.kernels.products.matrix_product import ProductSpec
from tenferro.engines.native.kernels.scheduling.blocks import blocked
from tenferro.engines.native.kernels.scheduling.schedule import Partial, Scheduled, schedule
from tenferro.engines.native.kernels.scheduling.spec import KernelSpec
from tenferro.engines.native.kernels.scheduling.tiles import apart, tiled
from tenferro.engines.native.kernels.scheduling.vector_loop import bring_together
from tenferro.engines.native.plan import contraction
from tenferro.engines.native.plan.fusion import Fusion
from tenferro.engines.native.plan.lowering import copy_nest, join_nests, lower
from tenferro.engines.native.plan.order import plan_order
from tenferro.engines.native.plan.quick_code import nanoseconds
from tenferro.engines.native.plan.scatter import scatter_nest
from tenferro.engines.native.plan.unit_graph import COMPUTED, Kind, UnitGraph, count_of
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.engines.native.runtime.tables.calls import BETWEEN_LOOKS


@dataclass(slots=True)
class UnitStep:
    """A kernel by its name, its numbers, its buffers by theirs, and how often it runs.

    `written` are the positions of the buffers that it writes, `scratch` is one that only this step
    uses, `values` are what it computes, and `nanoseconds` about what that takes on one core.
    `carries` is set for a copy of an input to an output that both may be in one memory, where the
    step is left out: an input by its position, and an output.
    """

    kernel: str
    numbers: tuple[int, ...]
    buffers: tuple[int, ...]
    written: frozenset[int]
    tasks: int
    scratch: int | None
    nanoseconds: float
    values: tuple[int, ...] = ()
    carries: tuple[int, int] | None = None

    @property
    def turn(self) -> int:
        """How often each thread runs it until signals are looked at; 0 in steps that are short."""
        work = self.nanoseconds
        return 0 if work <= BETWEEN_LOOKS else max(1, int(self.tasks * BETWEEN_LOOKS / work))


@dataclass(slots=True)
class Planned:
    """All steps in order, the specifications of generated kernels, and the keys of buffers.

    A key is a value of the unit, an output ("output", position), or one of `extra`, which has the
    bytes of those that are neither.
    """

    steps: list[UnitStep] = field(default_factory=list)
    specs: dict[str, Any] = field(default_factory=dict)
    keys: list[Hashable] = field(default_factory=list)
    extra: dict[Hashable, int] = field(default_factory=dict)
    copies: dict[int, tuple[Hashable, Hashable]] = field(default_factory=dict)
    """Steps that copy a value, which is not an output, so that another can be written."""
    _numbers: dict[Hashable, int] = field(default_factory=dict)

    def buffer(self, key: Hashable) -> int:
        """The number of a buffer."""
        number = self._numbers.setdefault(key, len(self.keys))
        if number == len(self.keys):
            self.keys.append(key)
        return number

    def add(
        self,
        kernel: str | KernelSpec | ProductSpec,
        numbers: Sequence[int],
        keys: Sequence[Hashable],
        written: Iterable[int],
        tasks: int,
        scratch: int,
        cost: float = 0.0,
    ) -> None:
        """Add a step on buffers with these keys, which needs so many bytes of scratch memory.

        The cost is that of a kernel of the runtime; a kernel that is generated has its own.
        """
        if not isinstance(kernel, str):
            cost, spec = nanoseconds(kernel, numbers), kernel
            kernel = "kernel." + blake2b(spec.key().encode(), digest_size=16).hexdigest()
            self.specs[kernel] = spec
        buffers, own = tuple(map(self.buffer, keys)), None
        if scratch:
            key = "scratch", len(self.steps)
            self.extra[key], own = scratch, self.buffer(key)
        step = UnitStep(kernel, tuple(numbers), buffers, frozenset(written), tasks, own, cost)
        self.steps.append(step)

    def share_buffers(self, unit: UnitGraph) -> None:
        """Write into the value itself where no later step reads it, instead of into a copy."""
        if not self.copies:
            return
        read = {n: i for i, step in enumerate(self.steps) for n in step.buffers}
        last: dict[Hashable, Hashable] = {}
        dropped, owners = set[int](), output_owners(unit)
        positions = unit.input_positions
        for i, (early, late) in sorted(self.copies.items(), reverse=True):
            if read[self.buffer(early)] != i:
                continue
            target = last.get(late, late)
            if early not in positions:
                dropped.add(i)
                last[early] = target
            elif target in owners:
                self.steps[i].carries = positions[early], owners[target]
        if not dropped:
            return
        kept = {self.buffer(early): self.buffer(late) for early, late in last.items()}
        self.steps = [step for i, step in enumerate(self.steps) if i not in dropped]
        for step in self.steps:
            step.buffers = tuple([kept.get(n, n) for n in step.buffers])


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
                planned.steps[first].carries = unit.input_positions[source], position
    planned.share_buffers(unit)
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
    if unit.is_join(v):
        for nest in join_nests(unit, v):
            _add_nest(planned, nest, (v,))
        return
    if form == "order":
        if count_of(unit.aval(v)):
            _add_ordered(planned, unit, v)
        return
    if form != "scatter":
        _add_product(planned, unit, v)
        return
    source, updates, *_ = unit.operands(v)
    if count_of(unit.aval(v)) and not unit.reads_only_updates(v):
        own = unit.kinds[source] in (*COMPUTED, Kind.CALL, Kind.INPUT)
        if own and source not in output_owners(unit):
            planned.copies[len(planned.steps)] = source, v
        _add_nest(planned, copy_nest(unit, source, v), (v,))
    if count_of(unit.aval(updates)):
        _add_nest(planned, scatter_nest(unit, v), (v,))


def _add_product(planned: Planned, unit: UnitGraph, v: int) -> None:
    avals = [unit.aval(u) for u in unit.operands(v)]
    spec, numbers, tasks, scratch = contraction.plan_contraction(unit.operation(v), avals)
    buffers = [unit.storage(u) for u in (*unit.operands(v), v)]
    planned.add(spec, numbers, buffers, [len(buffers) - 1], tasks, scratch)
    planned.steps[-1].values = (v,)


def _add_ordered(planned: Planned, unit: UnitGraph, v: int) -> None:
    """Values and positions, whichever of them are read."""
    (x,), results = unit.operands(v), (v, v + 1)
    wanted = [unit.is_read(u) for u in results]
    kernel, cost, numbers, tasks, scratch = plan_order(unit.operation(v), unit.aval(x), wanted)
    written = [u for u, on in zip(results, wanted, strict=True) if on]
    buffers = [unit.storage(x), *written]
    planned.add(kernel, numbers, buffers, range(1, len(buffers)), tasks, scratch, cost)
    planned.steps[-1].values = (v,)


def _add_nest(planned: Planned, nest: Nest, values: tuple[int, ...]) -> None:
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
            _add_step(planned, copy, made, made.buffers)
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
    _add_step(planned, nest, scheduled, buffers)
    for partial in scheduled.partials:
        target = scheduled.buffers[partial.buffer]
        source = buffers[partial.buffer]
        combined = _combination(source, target, scheduled.tasks, partial)
        _add_step(planned, combined, schedule(combined), combined.buffers)


def _add_step(planned: Planned, nest: Nest, made: Scheduled, buffers: Sequence[Hashable]) -> None:
    written = [*(s.buffer for s in nest.stores), *(s.buffer for s in nest.scatters)]
    planned.add(made.spec, made.numbers, buffers, written, made.tasks, made.scratch)


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


__all__ = ["Planned", "UnitStep", "copied_outputs", "output_owners", "plan_steps"]
