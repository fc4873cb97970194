"""The engines: each turns a merged graph into something that runs."""

from tenferro.engines.compiled import CompiledGraph
from tenferro.engines.registry import (
    ENGINES,
    checked_engine,
    compile_graph,
    compile_measured,
    get_engine,
    set_engine,
    stages,
)

__all__ = [
    "ENGINES", "CompiledGraph", "checked_engine", "compile_graph", "compile_measured", "get_engine",
    "set_engine", "stages",
]  # fmt: skip
