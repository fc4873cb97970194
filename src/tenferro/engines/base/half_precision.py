"""Programs with half precision, which engines other than XLA refuse."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from computegraph import Body, MaterializedGraph
from tenferro.ops.base.bodies import bodies_in
from tenferro.ops.base.registry import kept_by_body
from tenferro.tensor.dtypes import DType, is_half


def half_precision_in(graph: MaterializedGraph) -> DType | None:
    """A dtype of half precision that a graph contains, in its loops and branches too.

    Values have one because an input has, or because an operation has it as its `dtype`.
    """
    operations = dict.fromkeys(o for _, o, _, _ in graph.arena.applications(graph.order))
    return _among(graph.arena.metas[v].dtype for v in graph.inputs) or _of_any(operations)


@kept_by_body
def _in_body(body: Body) -> DType | None:
    operations = dict.fromkeys(o for o, _, _ in body.operations if o is not None)
    return _among(meta.dtype for meta in body.inputs) or _of_any(operations)


def _of_any(operations: Iterable[Any]) -> DType | None:
    """That of the first operation that has one, or whose body does."""
    return next(filter(None, map(_of_operation, operations)), None)


def _of_operation(operation: Any) -> DType | None:
    own = _among((operation.params["dtype"],) if "dtype" in operation.params else ())
    return own or next(filter(None, map(_in_body, bodies_in(operation))), None)


def _among(dtypes: Iterable[Any]) -> DType | None:
    return next((d for d in dtypes if is_half(d)), None)
