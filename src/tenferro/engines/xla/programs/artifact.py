"""Programs as StableHLO, for other runtimes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax import export

from computegraph import MaterializedGraph
from tenferro.context import with_value
from tenferro.engines.xla.base import checks
from tenferro.engines.xla.graphs.code import code_of
from tenferro.engines.xla.lowerings.loops import LEAST_ROOM, room
from tenferro.engines.xla.programs.executable import Shape, wide
from tenferro.passes.every_engine import for_every_engine


def stablehlo(
    graph: MaterializedGraph, captured: Sequence[Any], platforms: Sequence[str]
) -> export.Exported:
    """A program with its captured arrays, the last inputs of the graph, in it.

    With several platforms the program's first argument says which one it is on.

    Where it can fail it has one more result, the last: a row of two integers for each check, the
    first of which is 0 if all is well. Raises ValueError for named sizes, for operations that run
    on the host, and for those that jax lacks on one of the platforms.
    """
    metas = [graph.arena.metas[v] for v in graph.inputs]
    if any(aval.is_symbolic for aval in metas):
        raise ValueError(
            f"export: the program has named sizes ({metas}), expected numbers; trace the function "
            "with arrays of the sizes that it is to have"
        )
    code = code_of(for_every_engine(graph))
    if code.hosted:
        raise ValueError(
            f"export: {', '.join(sorted(set(code.hosted)))} would run on the host through NumPy, "
            "expected operations that XLA has code for"
        )
    shapes = [Shape(aval.shape, aval.dtype) for aval in metas[: len(metas) - len(captured)]]

    def program(*arrays: Any) -> list[Any]:
        with checks.collected() as rows:
            outs = code(*arrays, *map(jnp.asarray, captured))
        return [*outs, checks.status_of(rows)] if rows else outs

    return with_value(room, LEAST_ROOM, lambda: _exported(program, shapes, platforms))


def _exported(
    program: Callable[..., Any], shapes: Sequence[Any], platforms: Sequence[str]
) -> export.Exported:
    try:
        with wide():
            return export.export(jax.jit(program), platforms=platforms)(*shapes)
    except (NotImplementedError, ValueError) as error:
        raise ValueError(
            f"export: the platforms are {', '.join(platforms)}, and jax says {error}; "
            'name those that the program is for, such as platforms=("cpu",)'
        ) from error
