"""Native units of graphs: with the layout that was planned before, or planned now."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from computegraph import MaterializedGraph
from tenferro.engines.native import layouts
from tenferro.engines.native.plan.layout import plan
from tenferro.engines.native.program import NativeUnit


def unit_of(graph: MaterializedGraph, form: Hashable) -> NativeUnit:
    """The unit that computes a prepared graph, whose structure is `form`."""
    key = layouts.key_of(form)
    return unit_before(key, lambda: graph) or unit_now(graph, key)


def unit_before(key: str | None, prepared: Callable[[], MaterializedGraph]) -> NativeUnit | None:
    """A unit with the layout kept under a key, if there is one.

    `prepared` gives the graph, where the layout is there without the code.
    """
    layout = layouts.find(key)
    return None if layout is None else NativeUnit(layout, lambda: plan(prepared())[1])


def unit_now(graph: MaterializedGraph, key: str | None) -> NativeUnit:
    """A unit planned now; its layout is kept under the key."""
    layout, specs = plan(graph)
    layouts.keep(key, layout)
    return NativeUnit(layout, lambda: specs)
