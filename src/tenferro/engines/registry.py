"""Engines by name, and which of them compiles where none is named."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Protocol

from computegraph import MaterializedGraph, handed_on
from tenferro.engines.decided import DecidedProgram
from tenferro.engines.numpy import (
    compile_numpy,
    loops,  # noqa: F401  (declares kernels that need passes)
)
from tenferro.engines.steps import Steps
from tenferro.passes.every_engine import for_every_engine
from tenferro.passes.gauge import guards


class CompiledGraph(Protocol):
    """A function of arrays that gives a list of arrays, and what steps it consists of."""

    @property
    def steps(self) -> Steps | None:
        """The steps; None if they depend on sizes that are not known yet."""

    def __call__(self, *arrays: Any) -> list[Any]:
        """The outputs for arrays that fit the graph's inputs."""


Engine = Callable[..., CompiledGraph]
"""Takes a merged graph, and `memory_limit` if it is among those that keep one."""


def _compile_native(graph: MaterializedGraph, memory_limit: int | None = None) -> CompiledGraph:
    """The native engine, imported at first use; the NumPy engine where llvmlite is missing."""
    if find_spec("llvmlite") is None:
        warnings.warn(
            "the native engine needs llvmlite, which is not installed; the numpy engine runs "
            "instead (pip install llvmlite)",
            RuntimeWarning,
            stacklevel=2,
        )
        return compile_numpy(graph, memory_limit)
    from tenferro.engines.native import compile_native

    return compile_native(graph, memory_limit)


def _compile_xla(graph: MaterializedGraph, checked: bool = True) -> CompiledGraph:
    """The XLA engine, imported at first use."""
    from tenferro.engines.xla import compile_xla

    return compile_xla(graph, checked)


ENGINES: dict[str, Engine] = {
    "numpy": compile_numpy,
    "native": _compile_native,
    "xla": _compile_xla,
}
_VARIABLE = "TENFERRO_ENGINE"
_default = os.environ.get(_VARIABLE) or "native"


def get_engine() -> str:
    """The engine that compiles where none is named.

    Raises ValueError if `TENFERRO_ENGINE` names none.
    """
    return checked_engine(_VARIABLE, _default)


def set_engine(engine: str) -> None:
    """Let this engine compile from now on where none is named.

    What `te.jit` and `te.trace` were applied to before keeps its engine. At the start it is what
    the environment variable `TENFERRO_ENGINE` says, else "native". Raises ValueError for an unknown
    engine, ModuleNotFoundError if it needs a package that is not installed.

    >>> set_engine("numpy")
    >>> get_engine()
    'numpy'
    >>> set_engine("native")
    """
    global _default
    _default = checked_engine("set_engine", engine)


def checked_engine(what: str, engine: Any) -> str:
    """The name of an engine that there is, and that can run; `what` asked for it."""
    if engine not in ENGINES:
        raise ValueError(f"{what}: engine is {engine!r}, expected one of {sorted(ENGINES)}")
    if engine == "xla" and find_spec("jax") is None:
        raise ModuleNotFoundError(
            f"{what}: the xla engine needs jax, which is not installed (pip install "
            "'tenferro[xla]', or jax for your accelerator, see "
            "https://docs.jax.dev/en/latest/installation.html); the other engines run without it",
            name="jax",
        )
    return str(engine)


KEEP_LIMITS = frozenset({"native", "numpy"})
"""The engines that compute values again to keep a limit of memory."""


def compile_graph(
    graph: MaterializedGraph, engine: str, memory_limit: int | None = None, checks: bool = True
) -> CompiledGraph:
    """The program of a merged graph: a function of arrays that gives a list of arrays.

    With `memory_limit` it takes at most so many bytes beside its arguments; without `checks`, which
    the XLA engine alone can do, it does not look at values. Raises ValueError for
    an unknown engine and for one that keeps no limit, MemoryError for a limit that is too low.
    """
    checked_engine("compile", engine)
    with handed_on(graph.arena.origins):
        whole = for_every_engine(graph)
    program = _compiled(whole, engine, memory_limit, checks)
    found = guards(whole)
    return program if found is None else DecidedProgram(program, whole, found)


def _compiled(
    graph: MaterializedGraph, engine: str, memory_limit: int | None, checks: bool
) -> CompiledGraph:
    if memory_limit is None:
        return ENGINES[engine](graph) if checks else ENGINES[engine](graph, checked=False)
    if engine not in KEEP_LIMITS:
        raise ValueError(
            f"memory_limit: the engine {engine!r} keeps none, expected one of {sorted(KEEP_LIMITS)}"
        )
    return ENGINES[engine](graph, memory_limit)
