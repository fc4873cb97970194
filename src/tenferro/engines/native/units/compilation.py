"""From a graph to machine code: the stages of one unit, in order.

    graph -> prepared -> calls
                      -> planned (layout, specs) -> text -> code

A stage is made from those before it when it is first read. The code may be on disk.
"""

from __future__ import annotations

from functools import cache

from computegraph import MaterializedGraph
from tenferro.cached_attribute import cached_attribute
from tenferro.engines.base.estimates import bytes_of
from tenferro.engines.base.meter import measuring
from tenferro.engines.native import ir
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.graphs.segments import UnitOperation, calls_in, in_units
from tenferro.engines.native.kernels.shared_functions import addresses_in, quick_pays
from tenferro.engines.native.plan.layout import Specs, UnitLayout, laid_out, planned_unit
from tenferro.engines.native.plan.quick_code import quick_specs
from tenferro.engines.native.runtime.code.cache import load_kernels
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.engines.native.units.clocks import UnitClocks
from tenferro.engines.native.units.unit import NativeUnit
from tenferro.explain.program_text import text_of
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval


class Compilation:
    """A graph on its way to machine code.

    With a limit it takes at most that many bytes in addition to its arguments.
    """

    def __init__(self, graph: MaterializedGraph, memory_limit: int | None = None) -> None:
        self.graph = graph
        self.memory_limit = memory_limit
        self._clocks: UnitClocks | None = None
        """What times each step, if this is planned for a profile."""

    @classmethod
    def of_prepared(cls, graph: MaterializedGraph, memory_limit: int | None = None) -> Compilation:
        """Of a graph that holds nothing but operations with code."""
        compilation = cls(graph, memory_limit)
        compilation.prepared = graph
        return compilation

    def __str__(self) -> str:
        if "planned" not in self.__dict__:
            return text_of(self.in_units)
        layout, specs = self.planned
        kernels = [f"{name}:\n{spec}" for name, spec in specs.items()]
        return "\n".join([str(layout), *kernels])

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
    def planned(self) -> tuple[UnitLayout, Specs]:
        """The layout, and what its kernels are."""
        unit, planned = planned_unit(self.prepared, self.memory_limit)
        layout, specs = laid_out(unit, planned)
        meter = measuring.get()
        if meter is not None:
            held = layout.workspace + sum(map(bytes_of, layout.outputs))
            self._clocks = UnitClocks(meter, unit, planned, held)
        return layout, specs

    def text(self) -> str:
        """The kernels as LLVM IR."""
        return module_text(self.planned[1])

    @cached_attribute
    def unit(self) -> NativeUnit:
        """The unit with its code, from memory, from disk, or compiled now."""
        layout, text = self.planned[0], cache(lambda: module_text(self.planned[1], ""))
        code = load_kernels(
            layout.program,
            layout.kernels,
            make_ir=text,
            quick=lambda: quick_pays(text(), layout.lost),
            symbols_of=addresses_in,
            make_quick=lambda: module_text(quick_specs(self.planned[1]), ""),
        )
        return NativeUnit(layout, code, self._clocks, self.text)


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
