"""Engines by name."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Protocol

from computegraph import MaterializedGraph
from tenferro.engines.numpy import (
    compile_numpy,
    loops,  # noqa: F401  (declares kernels that need passes)
)
from tenferro.engines.steps import Steps
from tenferro.passes.every_engine import for_every_engine


class CompiledGraph(Protocol):
    """A function of arrays that gives a list of arrays, and what steps it consists of."""

    @property
    def steps(self) -> Steps | None:
        """The steps; None if they depend on sizes that are not known yet."""

    def __call__(self, *arrays: Any) -> list[Any]:
        """The outputs for arrays that fit the graph's inputs."""


Engine = Callable[[MaterializedGraph], CompiledGraph]


def _compile_native(graph: MaterializedGraph) -> CompiledGraph:
    """The native engine, imported at first use; the NumPy engine where llvmlite is missing."""
    if find_spec("llvmlite") is None:
        warnings.warn(
            "the native engine needs llvmlite, which is not installed; the numpy engine runs "
            "instead (pip install llvmlite)",
            RuntimeWarning,
            stacklevel=2,
        )
        return compile_numpy(graph)
    from tenferro.engines.native import compile_native

    return compile_native(graph)


ENGINES: dict[str, Engine] = {"numpy": compile_numpy, "native": _compile_native}
DEFAULT_ENGINE = "native"


def compile_graph(graph: MaterializedGraph, engine: str) -> CompiledGraph:
    """The program of a merged graph: a function of arrays that gives a list of arrays.

    Raises ValueError for an unknown engine.
    """
    if engine not in ENGINES:
        raise ValueError(f"engine is {engine!r}, expected one of {sorted(ENGINES)}")
    return ENGINES[engine](for_every_engine(graph))
