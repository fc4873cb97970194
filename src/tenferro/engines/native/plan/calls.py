"""Operations that are steps of their own: products of matrices."""

from __future__ import annotations

from tenferro.ops.family import TensorOperation


def is_call(operation: TensorOperation) -> bool:
    """Whether an operation is a step of its own, on stored operands."""
    return operation.name == "dot_general"
