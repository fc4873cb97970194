"""Programs as pickle and joblib take them: to other processes, with their captured arrays."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pickle import PicklingError
from typing import TYPE_CHECKING, Any

from computegraph import MaterializedGraph
from tenferro.explain.program_text import bodies_of
from tenferro.extension import declaring_module
from tenferro.transforms.programs.graph_json import graph_of, graph_text

if TYPE_CHECKING:
    from tenferro.transforms.programs.program import Program

Packed = tuple[str, tuple[str, ...]]
"""A graph as text, and the modules that declare its families."""


def packed(program: Program) -> Packed:
    """The graph of a program. Raises PicklingError for what only this process has."""
    try:
        return graph_text(program.graph), tuple(sorted(_modules(program.graph)))
    except ValueError as error:
        raise PicklingError(
            f"{program.name}: {error}, nor pickled; pickle the function that it was traced from"
        ) from error


def _modules(graph: MaterializedGraph) -> set[str]:
    graphs = [graph, *(body.graph() for _, body in bodies_of(graph))]
    operations = {op for g in graphs for _, op, _, _ in g.arena.applications(g.order)}
    modules = {declaring_module(operation.name) for operation in operations}
    return {module for module in modules if module is not None}


def restored(
    make: Callable[..., Program], name: str, graph: Packed, captured: Any, *rest: Any
) -> Program:
    """The program again, once the modules that declare its families are imported."""
    text, modules = graph
    for module in modules:
        import_module(module)
    return make(name, graph_of(text), captured, *rest)
