"""Operations that are steps of their own: products of matrices, and scatters."""

from __future__ import annotations

from tenferro.ops.family import TensorOperation

SCATTERS = {
    "scatter": "set",
    "scatter_add": "reduce_sum",
    "scatter_mul": "reduce_prod",
    "scatter_min": "reduce_min",
    "scatter_max": "reduce_max",
}
"""How each family combines an update with what is there."""


def is_call(operation: TensorOperation) -> bool:
    """Whether an operation is a step of its own, on stored operands."""
    return operation.name == "dot_general" or operation.name in SCATTERS
