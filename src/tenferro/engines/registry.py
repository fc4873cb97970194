"""Engines by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from computegraph import MaterializedGraph
from tenferro.engines.numpy import compile_numpy
from tenferro.passes.masking import guard_masked

Engine = Callable[[MaterializedGraph], Callable[..., list[Any]]]

ENGINES: dict[str, Engine] = {"numpy": compile_numpy}
DEFAULT_ENGINE = "numpy"


def compile_graph(graph: MaterializedGraph, engine: str) -> Callable[..., list[Any]]:
    """The program of a merged graph: a function of arrays that gives a list of arrays.

    Raises ValueError for an unknown engine.
    """
    if engine not in ENGINES:
        raise ValueError(f"engine is {engine!r}, expected one of {sorted(ENGINES)}")
    return ENGINES[engine](guard_masked(graph))
