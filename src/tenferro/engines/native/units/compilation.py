"""From a graph to machine code: the stages of one unit, in order.

    graph -> prepared -> calls
                      -> planned (schedule, specs) -> text -> code

A stage is made from those before it when it is first read. The code may be on disk.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import cache, partial
from hashlib import blake2b
from itertools import chain
from typing import Any

from computegraph import MaterializedGraph
from tenferro.cached_attribute import cached_attribute
from tenferro.engines.base.estimates import bytes_of
from tenferro.engines.base.meter import measuring
from tenferro.engines.native import ir
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.graphs.segments import UnitOperation, calls_in, in_units
from tenferro.engines.native.kernels.shared_functions import addresses_in, quick_pays
from tenferro.engines.native.plan.layout import Memory, planned_unit
from tenferro.engines.native.plan.order import KERNELS
from tenferro.engines.native.plan.quick_code import lost, quick_specs
from tenferro.engines.native.plan.steps import Planned, UnitStep
from tenferro.engines.native.runtime import shared
from tenferro.engines.native.runtime.code.cache import load_kernels
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.engines.native.runtime.shared import Selector
from tenferro.engines.native.units.clocks import timed
from tenferro.engines.native.units.linking import Function
from tenferro.engines.native.units.schedule import Code, Part, Schedule, part
from tenferro.explain.program_text import text_of
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval

Specs = Mapping[str, Any]
"""The specifications of kernels by name."""
CALL_COST = 20
"""About the nanoseconds of a call of a kernel, without its work."""


class Compilation:
    """A graph on its way to machine code.

    With a limit it takes at most that many bytes in addition to its arguments.
    """

    def __init__(self, graph: MaterializedGraph, memory_limit: int | None = None) -> None:
        self.graph = graph
        self.memory_limit = memory_limit
        self.lost = 0
        """Once planned, about the nanoseconds that its first run takes longer in quick code."""
        self._copies: dict[tuple[int, int], Part] = {}
        """The parts that copy an input to an output where both are not in one memory."""

    @classmethod
    def of_prepared(cls, graph: MaterializedGraph, memory_limit: int | None = None) -> Compilation:
        """Of a graph that holds nothing but operations with code."""
        compilation = cls(graph, memory_limit)
        compilation.prepared = graph
        return compilation

    def __str__(self) -> str:
        if "planned" not in self.__dict__:
            return text_of(self.in_units)
        schedule, specs = self.planned
        kernels = [f"{name}:\n{spec}" for name, spec in specs.items()]
        return "\n".join([str(schedule), *kernels])

    @cached_attribute
    def prepared(self) -> MaterializedGraph:
        """The graph in operations that the engine has code for, as far as it has any."""
        return prepare(self.graph)

    @cached_attribute
    def in_units(self) -> MaterializedGraph:
        """The graph as calls of units, and steps between them."""
        return in_units(self.prepared, short=self.memory_limit is not None)

    @cached_attribute
    def steps(self) -> list[tuple[TensorOperation, list[Aval]]]:
        """The operations that are steps between units, and what they are given."""
        metas = self.in_units.arena.metas
        calls = ((what, read) for what, read, _ in calls_in(self.in_units))
        given = ((what, [metas[v] for v in read]) for what, read in calls)
        return [step for step in given if not isinstance(step[0], UnitOperation)]

    @property
    def is_one_unit(self) -> bool:
        """Whether all is native."""
        return not self.steps

    @cached_attribute
    def planned(self) -> tuple[Schedule, Specs]:
        """The schedule, and what its kernels are."""
        unit, planned = planned_unit(self.prepared, self.memory_limit)
        used = dict.fromkeys(step.kernel for step in planned.steps if step.kernel not in KERNELS)
        specs = {name: planned.specs[name] for name in used}
        memory, code = Memory(unit, planned), self._code(specs, planned)
        parts = [_call_of(step, memory, code) for step in planned.steps]
        inputs, outputs = (tuple(map(unit.aval, vs)) for vs in (unit.inputs, unit.outputs))
        meter = measuring.get()
        if meter is None:
            copies = zip(planned.steps, parts, strict=True)
            self._copies = {s.carries: x for s, x in copies if s.carries is not None}
        else:
            held = memory.workspace + sum(map(bytes_of, outputs))
            parts = timed(meter, unit, planned, parts, held)
        return Schedule(inputs, outputs, tuple(parts), (), 0, memory.workspace, 0, 0), specs

    def _code(self, specs: Specs, planned: Planned) -> Code:
        program = blake2b("\n".join(specs).encode(), digest_size=32).hexdigest()
        own = [step for step in planned.steps if step.kernel in specs]
        self.lost = int(sum(lost(specs[step.kernel], step.numbers) for step in own))
        text = cache(lambda: module_text(specs, ""))
        load = partial(
            load_kernels,
            program,
            list(specs),
            make_ir=text,
            quick=lambda: quick_pays(text(), self.lost),
            symbols_of=addresses_in,
            make_quick=lambda: module_text(quick_specs(specs), ""),
        )
        return Code(program, tuple(specs), load, self.text)

    def text(self) -> str:
        """The kernels as LLVM IR."""
        return module_text(self.planned[1])

    @cached_attribute
    def unit(self) -> Schedule:
        """The schedule with its code, from memory, from disk, or compiled now."""
        schedule, _ = self.planned
        for own in schedule.codes:
            own.code  # noqa: B018  (loaded now)
        return schedule

    def carried(self, pairs: Iterable[tuple[int, int]]) -> set[tuple[int, int]]:
        """Of inputs and outputs those that may be in one memory; no copy runs between them then."""
        self.planned  # noqa: B018  (made now)
        return self._copies.keys() & set(pairs)

    def carrying(self, pairs: Collection[tuple[int, int]]) -> Schedule:
        """The unit for inputs and outputs of which these pairs are in one memory."""
        left_out = {self._copies[pair] for pair in pairs if pair in self._copies}
        parts = tuple(each for each in self.unit.parts if each not in left_out)
        return replace(self.unit, parts=parts) if left_out else self.unit


def _call_of(step: UnitStep, memory: Memory, code: Code) -> Part:
    """The call of a step's kernel."""
    numbers = Selector.ABSOLUTE, tuple(map(int, step.numbers))
    pointers = [numbers, *memory.places(step)]
    return part(
        shared.KERNEL_PART,
        *chain.from_iterable(pointers),
        kernel=Function(None if step.kernel in KERNELS else code, step.kernel),
        tasks=step.tasks,
        turn=step.turn,
        cost=CALL_COST + int(step.nanoseconds),
        pointers=len(pointers),
    )


def module_text(specs: Specs, own: str | None = None) -> str:
    """The module with a function for each specification; for `own` see `ir.Module`."""
    # loaded where no code is kept for them
    from tenferro.engines.native.kernels.emission.emitter import emit_kernel
    from tenferro.engines.native.kernels.products.matrix_product import ProductSpec, emit_product

    module = ir.Module(own)
    for name, spec in specs.items():
        background.lock_sharing.give_way()
        emit = emit_product if isinstance(spec, ProductSpec) else emit_kernel
        emit(module, spec, name)
    return str(module)
