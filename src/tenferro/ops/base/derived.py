"""Families that are defined by a formula in other primitives.

Engines, batching and other transforms without code for such a family compute the formula instead:
they need not know the family.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from computegraph import (
    LocalValueId,
    MaterializedGraph,
    ResolvedView,
    ValueKey,
    materialize_merge,
    splice,
)
from tenferro.ops.base.apply import constant_operation, lift
from tenferro.ops.base.registry import forget_with
from tenferro.tensor import Aval
from tenferro.trace.tracer import Trace, tracing
from tidu import PrimitiveBuilder, linearize

if TYPE_CHECKING:
    from tenferro.ops.base.family import TensorOperation


class FormulaTrace(Trace):
    """Where a formula is recorded: arrays that it reads are constants of it."""

    __slots__ = ()

    def capture(self, array: np.ndarray[Any, Any]) -> int:
        """The constant with these elements."""
        return self.apply(constant_operation(array))

    def capture_recorded(self, tensor: Any) -> NoReturn:
        """Refused: a formula is a function of only its operands."""
        raise TypeError(f"{self.label} reads {tensor!r}; it may read its operands and constants")


@lru_cache(maxsize=4096)
def formula_graph(operation: TensorOperation, avals: tuple[Aval, ...]) -> MaterializedGraph | None:
    """The formula of an operation on operands with these avals, as a graph of other operations.

    None where the family has no formula, or none for these operands and parameters. Raises
    TypeError for a formula whose value is not what the family's shape rule says.
    """
    return _traced(operation, avals)


forget_with(formula_graph.cache_clear)


def _traced(operation: TensorOperation, avals: tuple[Aval, ...]) -> MaterializedGraph | None:
    operation.family.in_use = True
    formula = operation.family.formula_rule
    if formula is None:
        return None
    trace = FormulaTrace(f"the formula of {operation.name}")
    operands = [trace.fresh(aval, f"x{i}") for i, aval in enumerate(avals)]
    y = tracing(trace, lambda: formula(*(x.alias() for x in operands), **operation.params))
    if y is None:
        return None
    outputs, expected = (y,), (operation.infer(*avals),)
    if operation.n_outputs > 1:
        outputs, expected = tuple(y), tuple(*expected)
    inferred = tuple(y.aval for y in outputs)
    if inferred != expected:
        raise TypeError(f"{trace.label} returned {inferred}, expected {expected}")
    return materialize_merge(
        trace, [lift(operands[0], y) for y in outputs], [x.id for x in operands]
    )


def formula_jvp(
    operation: TensorOperation,
    builder: PrimitiveBuilder,
    primal_inputs: Sequence[ValueKey],
    tangent_inputs: Sequence[LocalValueId | None],
) -> list[LocalValueId | None] | None:
    """The tangents of an operation through its formula; None where it has none."""
    graph = _traced(operation, tuple(key.meta for key in primal_inputs))
    if graph is None:
        return None
    arena = graph.arena
    active = {v: t for v, t in zip(graph.inputs, tangent_inputs, strict=True) if t is not None}
    linear = linearize(
        ResolvedView(arena, ()),
        [ValueKey(arena, v) for v in graph.outputs],
        [arena.input_keys[v] for v in active],
    )
    seeds = [v for _, v in linear.tangent_inputs]
    flowing = [t for t in linear.tangent_outputs if t is not None]
    merged = materialize_merge(arena, flowing, [*graph.inputs, *seeds])
    values = {v: int(key.id) for v, key in zip(graph.inputs, primal_inputs, strict=True)}
    values.update(zip(seeds, active.values(), strict=True))
    tangents = iter(splice(merged, builder.graph_builder.arena, values))
    return [None if t is None else LocalValueId(next(tangents)) for t in linear.tangent_outputs]
