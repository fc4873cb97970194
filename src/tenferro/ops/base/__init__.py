"""What a family is: declarations, rules, formulas, application, and what rules are written with.

The names here are those that rules and public functions use; engines and passes import others from
their modules.
"""

from tenferro.ops.base.apply import apply, full, literal, nullary, several
from tenferro.ops.base.family import Family, TensorOperation
from tenferro.ops.base.formulas import compare, conj, f, imag, real
from tenferro.ops.base.promotion import (
    as_array,
    as_operand,
    broadcast_to_shape,
    convert_to,
    elementwise,
    promoted_dtype,
)
from tenferro.ops.base.registry import FAMILIES, family_id
from tenferro.ops.base.shapes import (
    Axes,
    broadcast_shapes,
    check_axes,
    check_axis,
    check_kind,
    refuse,
    refuse_dtype,
)

__all__ = [
    "FAMILIES", "Axes", "Family", "TensorOperation", "apply", "as_array", "as_operand",
    "broadcast_shapes", "broadcast_to_shape", "check_axes", "check_axis", "check_kind", "compare",
    "conj", "convert_to", "elementwise", "f", "family_id", "full", "imag", "literal", "nullary",
    "promoted_dtype", "real", "refuse", "refuse_dtype", "several",
]  # fmt: skip
