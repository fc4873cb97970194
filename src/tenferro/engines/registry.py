"""Engines by name."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from computegraph import MaterializedGraph
from tenferro.engines.numpy import compile_numpy
from tenferro.passes.masking import guard_masked

Engine = Callable[[MaterializedGraph], Callable[..., list[Any]]]


def _compile_native(graph: MaterializedGraph) -> Callable[..., list[Any]]:
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


def compile_graph(graph: MaterializedGraph, engine: str) -> Callable[..., list[Any]]:
    """The program of a merged graph: a function of arrays that gives a list of arrays.

    Raises ValueError for an unknown engine.
    """
    if engine not in ENGINES:
        raise ValueError(f"engine is {engine!r}, expected one of {sorted(ENGINES)}")
    return ENGINES[engine](guard_masked(graph))
