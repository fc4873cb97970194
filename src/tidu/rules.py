"""What a primitive must say about its derivative, and the builder its rules write to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from computegraph import (
    External,
    GraphBuilder,
    GraphOperation,
    LocalValueId,
    OperationRole,
    ValueKey,
)

PrimitiveValue = LocalValueId | ValueKey
"""An operand as a rule sees it: a value of the graph being differentiated, or of another graph."""


class ADRuleError(TypeError):
    """A derivative that cannot be taken: the rule is missing or breaks its contract.

    >>> from tidu import LinearizedGraph, check_linear
    >>> from computegraph import GraphBuilder
    >>> builder = GraphBuilder()
    >>> x = builder.add_input("x", meta="number")
    >>> check_linear(LinearizedGraph(builder.finish([x]), (), (x,)))
    Traceback (most recent call last):
    tidu.rules.ADRuleError: linear graph: output 0 does not depend on any tangent
    """


class PrimitiveBuilder:
    """Where a rule writes: operations under the role that their operands ask for."""

    def __init__(self, builder: GraphBuilder) -> None:
        self.graph_builder = builder

    def add_operation(
        self, operation: Primitive, inputs: Sequence[PrimitiveValue], role: OperationRole
    ) -> tuple[LocalValueId, ...]:
        """Apply an operation; keys are external references."""
        refs = [External(v) if isinstance(v, ValueKey) else v for v in inputs]
        return self.graph_builder.add_operation(operation, refs, role)

    def meta(self, value: PrimitiveValue) -> Any:
        """What is known about a value."""
        return value.meta if isinstance(value, ValueKey) else self.graph_builder.meta(value)


@runtime_checkable
class Primitive(GraphOperation, Protocol):
    """An operation with derivative rules.

    Closure: rules add only operations that are primitives themselves.
    """

    @classmethod
    def add(cls) -> Primitive:
        """The addition with which cotangents of a value that is read twice are accumulated."""

    def jvp_rule(
        self,
        builder: PrimitiveBuilder,
        primal_inputs: Sequence[ValueKey],
        primal_outputs: Sequence[ValueKey],
        tangent_inputs: Sequence[LocalValueId | None],
        ctx: Any,
        /,
    ) -> Sequence[LocalValueId | None]:
        """Emit the tangents of the outputs; None is a tangent that is zero whatever the input."""

    def transpose_rule(
        self,
        builder: PrimitiveBuilder,
        cotangent_outputs: Sequence[LocalValueId | None],
        inputs: Sequence[PrimitiveValue],
        role: OperationRole,
        ctx: Any,
        /,
    ) -> Sequence[LocalValueId | None]:
        """Emit the cotangents of the active inputs; None elsewhere and for zeros.

        Active inputs are passed for their meta only: their values must not be read.
        """
