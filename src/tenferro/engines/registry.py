"""Engines by name, and which of them compiles where none is named."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

from computegraph import MaterializedGraph, handed_on
from tenferro.engines.base.meter import Meter, measuring
from tenferro.engines.base.pipeline import DEFAULT, CompileOptions, Engine
from tenferro.engines.base.stages import Stages, stages_of
from tenferro.engines.compiled import CompiledGraph
from tenferro.engines.numpy import loops  # noqa: F401  (declares kernels that need passes)
from tenferro.engines.numpy.engine import NUMPY
from tenferro.passes.every_engine import EVERY_ENGINE, for_every_engine


def _native() -> Engine[Any]:
    """The native engine, imported at first use; the NumPy engine where llvmlite is missing."""
    if find_spec("llvmlite") is None:
        warnings.warn(
            "the native engine needs llvmlite, which is not installed; the numpy engine runs "
            "instead (pip install llvmlite)",
            RuntimeWarning,
            stacklevel=3,
        )
        return NUMPY
    from tenferro.engines.native import NATIVE

    return NATIVE


def _xla() -> Engine[Any]:
    """The XLA engine, imported at first use."""
    from tenferro.engines.xla import XLA

    return XLA


ENGINES: dict[str, Callable[[], Engine[Any]]] = {
    "numpy": lambda: NUMPY,
    "native": _native,
    "xla": _xla,
}
_VARIABLE = "TENFERRO_ENGINE"
_default = os.environ.get(_VARIABLE) or "native"


def get_engine() -> str:
    """The engine that compiles where none is named.

    Raises ValueError if `TENFERRO_ENGINE` names none.

    >>> get_engine()
    'native'
    """
    return checked_engine(_VARIABLE, _default)


def set_engine(engine: str) -> None:
    """Let this engine compile from now on where none is named.

    What `te.jit` and `te.trace` were applied to before keeps its engine. At the start it is what
    the environment variable `TENFERRO_ENGINE` says, or "native". Raises ValueError for an unknown
    engine, ModuleNotFoundError if it needs a package that is not installed.

    >>> set_engine("numpy")
    >>> get_engine()
    'numpy'
    >>> set_engine("native")
    """
    global _default
    _default = checked_engine("set_engine", engine)


def checked_engine(what: str, engine: Any) -> str:
    """The name of an engine that exists and can run; `what` is the caller."""
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


def compile_graph(
    graph: MaterializedGraph, engine: str, options: CompileOptions = DEFAULT
) -> CompiledGraph:
    """The program of a merged graph: a function of arrays that returns a list of arrays.

    Raises ValueError for an unknown engine and for one that does not support the options,
    MemoryError for a limit of memory that is too low.
    """
    checked_engine("compile", engine)
    with handed_on(graph.arena.origins):
        whole = for_every_engine(graph)
    return CompiledGraph(whole, engine_for(engine, options), options)


def compile_measured(
    graph: MaterializedGraph, engine: str, meter: Meter, options: CompileOptions = DEFAULT
) -> CompiledGraph:
    """The program of a merged graph, whose steps are timed by the clocks of a meter.

    It has the machine code of the usual program. Raises NotImplementedError for the XLA engine.
    """
    if checked_engine("te.profile", engine) == "xla":
        raise NotImplementedError(
            "te.profile: the xla engine runs programs that cannot be timed step by step. Use "
            "jax.profiler.trace within te.source_lines(), or engine='native'"
        )
    own = engine_for(engine, options)
    steps = tuple(step for step in own.steps if not step.shortcut)
    timed = replace(own, steps=steps, keeps_programs=False, keeps_lines=True)
    with handed_on(graph.arena.origins):
        whole = for_every_engine(graph)
    token = measuring.set(meter)
    try:
        return CompiledGraph(whole, timed, options)
    finally:
        measuring.reset(token)


def engine_for(name: str, options: CompileOptions) -> Engine[Any]:
    """The engine of this name. Raises ValueError if it does not support the options."""
    engine = ENGINES[name]()
    if options.memory_limit is not None and not engine.limits_memory:
        raise ValueError(
            f"memory_limit: the {name} engine does not support it, expected the native or the "
            "numpy engine"
        )
    if options.flush_subnormals and not engine.flushes:
        raise ValueError(
            f"flush_subnormals: the {name} engine does not support it here, expected the native "
            "engine on an x86-64 or AArch64 processor"
        )
    return engine


def stages(
    graph: MaterializedGraph,
    engine: str,
    options: CompileOptions,
    sizes: Mapping[str, int],
) -> Stages:
    """What each pass, and each step of the engine, makes of a merged graph of these named sizes."""
    return stages_of(graph, EVERY_ENGINE, engine_for(engine, options), options, sizes)
