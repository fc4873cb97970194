"""Which operations the engine computes itself; the others run through their NumPy kernels."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from tenferro.engines.native.kernels import pointwise
from tenferro.engines.native.kernels.views import MAPS, is_view
from tenferro.engines.native.plan.calls import SCATTERS
from tenferro.ops.family import TensorOperation
from tenferro.tensor import Aval

_FREE = frozenset({"constant", "iota", "reshape"})
_REDUCTIONS = {
    "reduce_sum": "iufc",
    "reduce_prod": "iufc",
    "reduce_max": "biuf",
    "reduce_min": "biuf",
    "reduce_and": "b",
    "reduce_or": "b",
}
_SCATTERS = {
    "scatter": "biufc",
    "scatter_add": "iufc",
    "scatter_mul": "iufc",
    "scatter_min": "biuf",
    "scatter_max": "biuf",
}


_OWN = (
    frozenset({"gather", "dot_general"})
    | _FREE
    | MAPS.keys()
    | _REDUCTIONS.keys()
    | SCATTERS.keys()
    | pointwise.NAMES
)


def is_own(operation: TensorOperation) -> bool:
    """Whether an operation is the engine's or a formula of ours, and no other package's."""
    formula = operation.family.formula_rule
    return operation.name in _OWN or getattr(formula, "__module__", "").startswith("tenferro.")


def is_native(operation: TensorOperation, operands: Sequence[Aval]) -> bool:
    """Whether the engine has code for an operation on these operands."""
    name = operation.name
    if name in _FREE:
        return True
    if name in MAPS:
        return is_view(operation)
    if name in _REDUCTIONS:
        return operands[0].dtype.kind in _REDUCTIONS[name] and prod(operands[0].shape) != 0
    if name == "gather":
        return prod(operands[0].shape) != 0 and operation.params["mode"] != "drop"
    if name in SCATTERS:
        return operands[0].dtype.kind in _SCATTERS[name]
    if name == "dot_general":
        return operands[0].dtype.kind == "f"
    return (
        operation.family.pointwise
        and operation.n_outputs == 1
        and all(o.shape == operands[0].shape for o in operands)
        and pointwise.supports(operation, operands[-1].dtype)
    )
