"""From a graph to machine code: the stages of one unit, in order.

    graph -> prepared -> segments
                      -> planned (layout, specs) -> text -> code

A stage is made from those before it when it is first read. The layout and the code may be on disk,
each under a separate key (see `runtime.cache`). Where both are, no stage is made; where either is
missing or damaged, all are.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, partial

from computegraph import MaterializedGraph
from computegraph.cache import structure
from tenferro.cached_attribute import cached_attribute
from tenferro.engines.base.estimates import bytes_of
from tenferro.engines.base.meter import measuring
from tenferro.engines.native import ir
from tenferro.engines.native.graphs.prepare import prepare
from tenferro.engines.native.graphs.segments import Segments
from tenferro.engines.native.kernels.shared_functions import addresses_in, quick_pays
from tenferro.engines.native.plan.layout import Specs, UnitLayout, plan
from tenferro.engines.native.plan.quick_code import quick_specs
from tenferro.engines.native.runtime.code import tiers
from tenferro.engines.native.runtime.code.cache import kept_kernels, load_kernels
from tenferro.engines.native.runtime.jobs.background import background
from tenferro.engines.native.units import layout_store
from tenferro.engines.native.units.clocks import UnitClocks
from tenferro.engines.native.units.unit import NativeUnit


class Compilation:
    """A graph on its way to machine code; `form` is its structure, if that is known already.

    With a limit it takes at most that many bytes in addition to its arguments. One that
    `reports_checks` is of the graph that `passes.index_checks` makes of the one of this form.
    """

    def __init__(
        self,
        graph: MaterializedGraph,
        form: Hashable = None,
        memory_limit: int | None = None,
        *,
        reports_checks: bool = False,
    ) -> None:
        self.graph = graph
        self.memory_limit = memory_limit
        self._form = form
        self._reports_checks = reports_checks

    @classmethod
    def of_prepared(
        cls,
        graph: MaterializedGraph,
        form: Hashable = None,
        memory_limit: int | None = None,
        *,
        reports_checks: bool = False,
    ) -> Compilation:
        """Of a graph that holds nothing but operations with code."""
        compilation = cls(graph, form, memory_limit, reports_checks=reports_checks)
        compilation.prepared = graph
        return compilation

    def __str__(self) -> str:
        if "planned" not in self.__dict__:
            return str(self.segments)
        layout, specs = self.planned
        kernels = [f"{name}:\n{spec}" for name, spec in specs.items()]
        return "\n".join([*map(str, layout.steps), *kernels])

    @cached_attribute
    def key(self) -> str | None:
        """What the layout is kept under; None for graphs of which nothing is kept."""
        form = structure(self.graph) if self._form is None else self._form
        return layout_store.key_of(form, self.memory_limit, reports_checks=self._reports_checks)

    @cached_attribute
    def prepared(self) -> MaterializedGraph:
        """The graph in operations that the engine has code for, as far as it has any."""
        return prepare(self.graph)

    @cached_attribute
    def segments(self) -> Segments:
        """The parts that are native, and the steps between them."""
        return Segments(self.prepared, short=self.memory_limit is not None)

    @property
    def is_one_unit(self) -> bool:
        """Whether all is native; only layouts of such graphs are kept."""
        return self.kept is not None or self.segments.is_one_unit

    @cached_attribute
    def kept(self) -> NativeUnit | None:
        """The unit whose layout and final code are kept; none for a profile, which needs the
        plan, or for quick code."""
        if measuring.get() is not None or tiers.must_be_quick():
            return None
        layout = layout_store.find(self.key)
        if layout is None:
            return None
        code = kept_kernels(layout.program, layout.kernels, symbols_of=addresses_in)
        return None if code is None else NativeUnit(layout, code)

    @cached_attribute
    def planned(self) -> tuple[UnitLayout, Specs]:
        """The layout, and what its kernels are."""
        return plan(self.prepared, self.memory_limit)

    def text(self) -> str:
        """The kernels as LLVM IR."""
        return module_text(self.planned[1])

    @cached_attribute
    def unit(self) -> NativeUnit:
        """The unit with its code, from memory, from disk, or compiled now."""
        return self.kept or self._made()

    def _made(self) -> NativeUnit:
        layout, text = self.planned[0], cache(lambda: module_text(self.planned[1], ""))
        code = load_kernels(
            layout.program,
            layout.kernels,
            make_ir=text,
            quick=lambda: quick_pays(text(), layout.lost),
            symbols_of=addresses_in,
            make_quick=lambda: module_text(quick_specs(self.planned[1]), ""),
        )
        code.when_final(partial(layout_store.keep, self.key, layout))
        return NativeUnit(layout, code, self._clocks(layout))

    def _clocks(self, layout: UnitLayout) -> UnitClocks | None:
        """What times each step, if this is compiled for a profile."""
        meter = measuring.get()
        if meter is None:
            return None
        held = layout.workspace + sum(map(bytes_of, layout.outputs))
        return UnitClocks(meter, self.prepared, self.memory_limit, held)


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
