"""Which losses use the values of a spectral factorization together with its vectors.

At repeated values the tangents of both do not determine those of a function of the matrix such as
V f(w) Vᴴ, nor the second derivative of Σ f(w). A loss of values alone, or of vectors alone, has its
derivative from them. Which of these a program is shows in what its outputs need.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import TypeVar

from computegraph import Body, MaterializedGraph
from tenferro.context import with_value
from tenferro.ops.family import TensorOperation
from tenferro.passes.bodies import map_bodies
from tenferro.passes.masking import guard_masked
from tenferro.passes.rewriter import Rewriter, rewrite

T = TypeVar("T")

_DIRECTION = "tenferro.linalg.gauge_direction.v1"
_decided: ContextVar[bool] = ContextVar("decided", default=False)


def decided(work: Callable[[], T]) -> T:
    """What `work` gives; reverse mode has seen the losses that it compiles: none is `mixed`."""
    return with_value(_decided, True, work)


def is_decided() -> bool:
    """Whether programs are compiled whose losses reverse mode has seen."""
    return _decided.get()


def mark_mixed(graph: MaterializedGraph) -> MaterializedGraph:
    """The same graph, its `gauge_direction`s `mixed` where tangents of both kinds are needed."""
    if _decided.get():
        return graph
    return map_bodies(_marked(graph), _marked_body)


def _marked_body(body: Body) -> Body:
    """The same for a loop's body or a branch, guarded now, as roles are lost."""
    if not any(_is_direction(operation) for operation, _, _ in body.operations):
        graph = body.graph()
        inner = map_bodies(graph, _marked_body)
    else:
        inner = mark_mixed(guard_masked(body.graph()))
    return Body.of(inner.arena, inner.outputs, inner.inputs)


def _marked(graph: MaterializedGraph) -> MaterializedGraph:
    if not any(map(_is_direction, graph.arena.operations)):
        return graph
    sources = [_source(graph, v) for v in graph.order if _is_direction(_operation(graph, v))]
    both = {v for v, slot in sources if slot} & {v for v, slot in sources if not slot}
    if not both:
        return graph
    mixed = iter([v in both for v, _ in sources])

    def mark(r: Rewriter, operation: TensorOperation, operands: tuple[int, ...]) -> int:
        name = operation.params["name"]
        marked = operation.family.bind(name=name, mixed=next(mixed))
        return r.arena.emit(r.arena.code(marked), operands)

    return rewrite(graph, {_DIRECTION: [mark]})


def _operation(graph: MaterializedGraph, v: int) -> object:
    return graph.arena.operations[graph.arena.nodes[v][0]]


def _source(graph: MaterializedGraph, v: int) -> tuple[int, int]:
    """The `gauge_guard` whose tangent a direction passes on, and the tangent's position there."""
    tangent = graph.arena.nodes[v][1]
    slot = graph.arena.slot(tangent)
    return tangent - slot, slot


def _is_direction(operation: object) -> bool:
    return isinstance(operation, TensorOperation) and operation.name == _DIRECTION
