"""Operations with named sizes among their parameters, and with numbers in their place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from computegraph import Arena, Body, MaterializedGraph, re_emit
from tenferro.ops.base.family import TensorOperation
from tenferro.tensor import Aval, Dim
from tenferro.tensor.binding import bind_aval
from tenferro.tensor.dim import evaluate_dim


def bind_operation(operation: TensorOperation, sizes: Mapping[str, int]) -> TensorOperation:
    """The operation with every size in its parameters as a number."""
    params = {name: _bind(value, sizes) for name, value in operation.params.items()}
    return operation.family.bind(**params)


def _bind(value: Any, sizes: Mapping[str, int]) -> Any:
    if isinstance(value, Dim):
        return evaluate_dim(value, sizes)
    if isinstance(value, Body):
        return value.mapped(partial(bind_operation, sizes=sizes), partial(bind_aval, sizes=sizes))
    if isinstance(value, tuple):
        return tuple(_bind(item, sizes) for item in value)
    return value


def bind_sizes(graph: MaterializedGraph, sizes: Mapping[str, int]) -> MaterializedGraph:
    """The graph with every size as a number."""
    arena = Arena()

    def emit(_: int, operation: Any, operands: Sequence[int], mask: int) -> int:
        return arena.apply(bind_operation(operation, sizes), operands)

    avals = [bind_aval(graph.arena.metas[v], sizes) for v in graph.inputs]
    return re_emit(graph, arena, emit, avals)


def size_names(value: Any) -> Iterator[str]:
    """The named sizes in an aval, in an operation, or in a parameter and all of its bodies."""
    match value:
        case Dim():
            yield from value.names()
        case Aval(shape=shape):
            yield from size_names(shape)
        case tuple():
            for item in value:
                yield from size_names(item)
        case Body():
            yield from size_names(value.inputs)
            for operation, _, _ in value.operations:
                yield from size_names(operation)
        case TensorOperation():
            yield from size_names(tuple(value.params.values()))
