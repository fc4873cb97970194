"""Arguments that reach a result only through a conversion to integers or booleans.

Such a conversion is inactive: it has no derivative, which differs from a derivative of
zero (that of `floor`, of comparisons and of `stop_gradient`). Plain gradients raise there; the
`*_optional` forms return None. Derivatives of derivatives do not raise: that of a function that is
linear between its steps is zero.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from computegraph import Arena, Body, dependents, reachable
from tenferro.ops.loops.flow import FLOWS, flow
from tenferro.ops.loops.loop import is_switch
from tenferro.transforms.tracing.tracing import Traced
from tidu import LinearizedGraph


class Marks(NamedTuple):
    """The arguments that a value varies with differentiably, and through a conversion, as bits."""

    varies: int = 0
    converted: int = 0


_NOTHING = Marks()


class _IsDerivative(Exception):  # noqa: N818  (no error: the search ends)
    """A result is computed by the linear part of a derivative."""


def check_flow(traced: Traced, linear: LinearizedGraph) -> None:
    """Raise TypeError for an argument of which only a conversion reaches the results.

    `linear` are the tangents of the results along all inexact arguments.
    """
    outs = [int(v) for v in linear.tangent_outputs if v is not None]
    seeds = [int(v) for _, v in linear.tangent_inputs]
    low = min(seeds, default=0)
    last = reachable(traced.trace, outs, low=low)
    inexact = (i for i, x in enumerate(traced.inputs) if x.aval.is_inexact)
    unread = [
        i for i, v in zip(inexact, seeds, strict=True) if v - low >= len(last) or not last[v - low]
    ]
    check_arguments(traced, unread)


def check_arguments(traced: Traced, positions: Sequence[int]) -> None:
    """Raise TypeError for one of these arguments, none of whose tangents reach the results."""
    if not positions:
        return
    given = {traced.inputs[i].id: Marks(1 << i) for i in positions}
    try:
        converted = _union(_marks(traced.trace, traced.outputs, given)).converted
    except _IsDerivative:
        return
    for i in positions:
        if converted >> i & 1:
            raise TypeError(
                f"{traced.label}: {traced.args.names()[i]} reaches the result only through a "
                "conversion to integers or booleans, which has no derivative; convert np.trunc(x) "
                "if its derivative is to be 0, or use the form of this function that ends in "
                "_optional, which returns None"
            )


def _marks(arena: Arena, outputs: Sequence[int], given: Mapping[int, Marks]) -> list[Marks]:
    """The marks of the outputs, for those of some values that they are computed from."""
    marks = dict(given)
    between = dependents(arena, outputs, marks)
    order = [v for v, on in enumerate(between, min(marks)) if on and v not in given]
    for v, operation, operands, mask in arena.applications(order):
        if mask:
            raise _IsDerivative
        found = _of_outputs(arena, v, operation, [marks.get(a, _NOTHING) for a in operands])
        marks.update(zip(range(v, v + len(found)), found, strict=True))
    return [marks.get(v, _NOTHING) for v in outputs]


def _of_outputs(arena: Arena, v: int, operation: Any, operands: Sequence[Marks]) -> list[Marks]:
    """The marks of the outputs of an operation, the first of which is v."""
    if operation.name in FLOWS:
        found = flow(operation, operands, _of_body, start=_NOTHING, join=lambda *m: _union(m))
        index = operands[0].converted if is_switch(operation) else 0
        return [Marks(m.varies, m.converted | index) for m in found]
    varies, converted = _union(operands)
    if operation.name == "convert" and not arena.metas[v].is_inexact:
        return [Marks(0, varies | converted)]
    if operation.family.zero_derivative:
        varies = 0
    metas = arena.metas[v : v + operation.n_outputs]
    return [Marks(varies if meta.is_inexact else 0, converted) for meta in metas]


def _union(marks: Iterable[Marks]) -> Marks:
    varies = converted = 0
    for m in marks:
        varies |= m.varies
        converted |= m.converted
    return Marks(varies, converted)


def _of_body(body: Body, inputs: Sequence[Marks]) -> list[Marks]:
    graph = body.graph()
    given = {v: m for v, m in zip(graph.inputs, inputs, strict=True) if m != _NOTHING}
    return _marks(graph.arena, graph.outputs, given) if given else [_NOTHING] * len(body.outputs)
