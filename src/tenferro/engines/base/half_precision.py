"""Programs with half precision, which engines other than XLA refuse."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from computegraph import MaterializedGraph
from tenferro.ops.base.bodies import bodies_in
from tenferro.tensor.dtypes import DType, is_half


def half_precision_in(graph: MaterializedGraph) -> DType | None:
    """A dtype of half precision that a graph contains, in its loops and branches too.

    Values have one because an input has, or because an operation has it as its `dtype`.
    """
    found = _among(graph.arena.metas[v].dtype for v in graph.inputs)
    waiting: list[Any] = [o for _, o, _, _ in graph.arena.applications(graph.order)]
    seen = set()
    while waiting and found is None:
        operation = waiting.pop()
        if operation in seen:
            continue
        seen.add(operation)
        found = _among((operation.params["dtype"],) if "dtype" in operation.params else ())
        for body in bodies_in(operation):
            found = found or _among(meta.dtype for meta in body.inputs)
            waiting += [inner for inner, _, _ in body.operations if inner is not None]
    return found


def _among(dtypes: Iterable[Any]) -> DType | None:
    return next((d for d in dtypes if is_half(d)), None)
