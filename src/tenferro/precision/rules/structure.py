"""Operations that move numbers, and loops and branches, of double-double numbers.

What moves numbers moves both parts. Maths note: double_double.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tenferro.ops.base import TensorOperation, apply
from tenferro.precision.rules.pair import Pair
from tenferro.precision.rules.table import Value, rule
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import DType, complex128, float64

_MOVES = (
    "broadcast_in_dim reshape transpose slice reverse pad concatenate gather dynamic_slice "
    "dynamic_update_slice update_slice scatter select residual stop_gradient "
    "tenferro.linalg.diagonal.v1 tenferro.linalg.diagonal_matrix.v1 tenferro.linalg.triangle.v1 "
    "tenferro.linalg.permute_rows.v1"
).split()


@rule(*_MOVES)
def moved(operation: TensorOperation, *operands: Value) -> Value:
    """The operation on the high parts, and on the low ones."""
    pairs = [x for x in operands if isinstance(x, Pair)]
    if not pairs:
        return apply(operation, *operands)
    high = apply(operation, *(x.high if isinstance(x, Pair) else x for x in operands))
    if all(x.low is None for x in pairs):
        return Pair(high)
    lows = [x.parts[1] if isinstance(x, Pair) else x for x in operands]
    return Pair(high, apply(operation, *lows))


@rule("ensure")
def _(operation: TensorOperation, x: Value, holds: Any) -> Value:
    if not isinstance(x, Pair):
        return apply(operation, x, holds)
    return Pair(apply(operation, x.high, holds), x.low)


def is_paired(aval: Aval) -> bool:
    """Whether values of this kind are pairs."""
    return aval.dtype.kind in "fc"


def pair_dtype(aval: Aval) -> DType:
    """The dtype of the parts of such values."""
    return complex128 if aval.is_complex else float64


def flat(values: Sequence[Value]) -> list[Any]:
    """The parts of pairs, and other values, in order."""
    return [part for x in values for part in (x.parts if isinstance(x, Pair) else (x,))]


def grouped(parts: Sequence[Any], avals: Sequence[Aval]) -> tuple[Value, ...]:
    """Parts as the values of which these are the avals."""
    rest = iter(parts)
    return tuple(
        [Pair(next(rest), next(rest)) if is_paired(aval) else next(rest) for aval in avals]
    )


def twice(flags: Sequence[Any], avals: Sequence[Aval]) -> tuple[Any, ...]:
    """What there is for each value, for each part."""
    pairs = zip(flags, avals, strict=True)
    return tuple(flag for flag, aval in pairs for _ in range(1 + is_paired(aval)))
