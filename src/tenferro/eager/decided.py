"""Recorded results that may depend on a basis which a factorization chose: right, or refused.

`engines.gauge_decision` decides what a compiled program returns. Here its result selects which of
the ways of computing a graph again is recorded, so that gradients flow through it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from computegraph import MaterializedGraph
from tenferro.engines.gauge_decision import REACHES, agree, differ, displaced_runs
from tenferro.errors import GaugeError, UndecidedGaugeError
from tenferro.passes.gauge import Run, again

Record = Callable[[MaterializedGraph], list[Any]]
"""Records the operations of a graph of the same inputs, and returns its outputs."""


def decided(
    graph: MaterializedGraph, outputs: Sequence[Any], record: Record, error: UndecidedGaugeError
) -> list[Any]:
    """The recorded outputs of a graph, equal to the `outputs` of its program.

    Raises GaugeError where no way of computing them leads there.
    """
    results = record(again(graph, Run("again")))
    if not any(differ(_array(x), y) for x, y in zip(results, outputs, strict=True)):
        return results
    for reach in REACHES:
        results = _limits(graph, record, reach)
        if all(agree(y, _array(x), y) for x, y in zip(results, outputs, strict=True)):
            return results
    raise GaugeError(*error.args) from None


def _array(x: Any) -> Any:
    return np.asarray(getattr(x, "value", x))


def _limits(graph: MaterializedGraph, record: Record, reach: float) -> list[Any]:
    """The limits of results from matrices nearby, recorded."""
    weights, runs = zip(*displaced_runs(1, reach), strict=True)
    found = [record(again(graph, run)) for run in runs]
    return [sum(w * y for w, y in zip(weights, ys, strict=True)) for ys in zip(*found, strict=True)]
