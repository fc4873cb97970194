"""Which operations the engine computes itself; the others run through their NumPy kernels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from tenferro.engines.native.families.table import OUTPUTS, TABLE
from tenferro.engines.native.kernels.nests.views import is_view
from tenferro.engines.native.kernels.scalars import pointwise
from tenferro.engines.native.plan.contraction import EXTREMAL, is_expanded
from tenferro.kernels.table import DIRECT, KERNELS, SELECTIVE
from tenferro.ops.base.family import TensorOperation
from tenferro.ops.base.small import is_few, is_small
from tenferro.tensor import Aval


def is_own(operation: TensorOperation) -> bool:
    """Whether an operation is the engine's or a formula or kernel of ours, no other package's."""
    name, family = operation.name, operation.family
    if name in TABLE or name in OUTPUTS or name in REPORTED:
        return True
    made_by = family.formula_rule or DIRECT.get(name) or SELECTIVE.get(name) or KERNELS.get(name)
    modules = (getattr(f, "__module__", None) or "" for f in (made_by, family.infer))
    return all(module.startswith("tenferro.") for module in modules)


REPORTED = frozenset({"bounded_index", "ensure"})
"""Checks that become outputs of programs (`passes.index_checks`)."""
CHECKED = frozenset({"tenferro.linalg.permute_rows.v1", "tenferro.linalg.inverse_permutation.v1"})
"""Families whose kernels check that an operand is a permutation; formulas of many rows do not."""


FAST = frozenset(
    f"tenferro.linalg.{name}.v1"
    for name in (
        "adjugate",
        "cholesky_tangent",
        "cholesky_cotangent",
        "triangular_product",
        "unit_triangular_product",
    )
)
"""Families whose steps of LAPACK and kernels are faster than their formulas, but for matrices that
are written out (`engines.lapack.preferences`)."""
SPARSE: dict[str, Callable[[Aval], bool]] = {
    "tenferro.sparse.product.v1": lambda x: True,
    "tenferro.sparse.sampled.v1": lambda x: x.ndim == 2 and x.dtype.kind == "f",
}
"""Products with sparse matrices, and the last operands for which a loop over entries is better."""
MOST_ORDERED = 2**32
"""Elements that are put in order: positions in a row have 32 bits."""
WORTH_A_STEP = 5000
"""Multiplications from which a separate step is worth its call, of 3 us: a multiplication takes
0.9 ns there, as SciPy's do, and 1.5 ns in a nest (10⁵ entries, AMD EPYC)."""


def has_code(operation: TensorOperation, operands: Sequence[Aval]) -> bool:
    """Whether an operation is kept: the engine or a kernel computes it."""
    if operation.name in SPARSE:
        _, rows, _, x = operands
        count = prod((*rows.shape, *x.shape[1:]))
        return count >= WORTH_A_STEP and SPARSE[operation.name](x)
    if operation.name in FAST:
        return not is_small(*operands[:2])
    if operation.name in CHECKED:
        return not is_few(operands[-1].shape[-1])
    return is_native(operation, operands)


def is_native(operation: TensorOperation, operands: Sequence[Aval]) -> bool:
    """Whether the engine has code for an operation on these operands."""
    row = TABLE.get(operation.name)
    if row is None or any(aval.is_recorded for aval in operands):
        return False
    match row.form:
        case "constant" | "iota" | "reshape":
            return True
        case "view":
            return is_view(operation)
        case "pointwise":
            same = all(o.shape == operands[0].shape for o in operands)
            return same and pointwise.supports(operation, [o.dtype for o in operands])
        case "gather":
            return prod(operands[0].shape) != 0 and operation.params.get("mode") != "drop"
        case "running":
            return operands[0].dtype.kind in row.kinds
        case "reduction":
            return operands[0].dtype.kind in row.kinds and prod(operands[0].shape) != 0
        case "product":
            some = all(prod(o.shape) != 0 for o in operands)
            small = operation.name == EXTREMAL and is_expanded(operation, operands)
            return some and not small and operands[0].dtype.kind in row.kinds
        case "order":
            return operands[0].dtype.kind in row.kinds and prod(operands[0].shape) < MOST_ORDERED
        case "scatter":
            return operands[0].dtype.kind in row.kinds
