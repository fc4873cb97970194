"""The engines: each turns a merged graph into something that runs."""

from tenferro.engines.registry import DEFAULT_ENGINE, ENGINES, CompiledGraph, compile_graph

__all__ = ["DEFAULT_ENGINE", "ENGINES", "CompiledGraph", "compile_graph"]
