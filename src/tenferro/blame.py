"""Errors name the line of the operation that raised, where lines are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from computegraph import Body, MaterializedGraph, Origin, origins_kept
from tenferro.engines.numpy.loops import body_program
from tenferro.passes.every_engine import for_every_body, for_every_engine
from tenferro.recomputed import FoundError, Recomputed, Step
from tenferro.trace import add_origin


def add_line(error: Exception, graph: MaterializedGraph, arrays: Sequence[Any]) -> None:
    """Note the line of the operation that raised when a program ran on arrays.

    The program is computed again to find it; nothing is done where it knows no lines.
    """
    if graph.arena.origins:
        with origins_kept():
            add_origin(error, _failed(for_every_engine(graph), arrays))


def _failed(graph: MaterializedGraph, arrays: Sequence[Any]) -> Origin | None:
    """The origin of the first operation that raises; None if none does, or it is unknown."""
    program = Recomputed(graph, [np.asarray(x) for x in arrays])
    try:
        program.compute()
    except Exception:  # noqa: BLE001  (the caller's error is raised)
        inner = program.inside(program.last, _blamed_step)
        return program.origin(program.last) if inner is None else inner.found
    return None


def _blamed_step(body: Body) -> Step:
    run, graph = body_program(body).borrow, for_every_body(body)

    def step(*arrays: Any) -> list[Any]:
        try:
            outputs: list[Any] = run(*arrays)
        except Exception as error:
            origin = _failed(graph, arrays)
            if origin is None:
                raise
            raise FoundError(origin) from error
        return outputs

    return step
