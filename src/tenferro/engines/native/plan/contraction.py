"""Contractions as products of matrices on stored operands, without copies."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from tenferro.engines.native.plan.strides import joined_stride
from tenferro.ops.contraction import free_axes
from tenferro.ops.family import TensorOperation
from tenferro.tensor import Aval

_SMALL = 512
"""Products of numbers below which loops beat a matrix product."""


def extents(operation: TensorOperation, avals: Sequence[Aval]) -> tuple[int, int, int, int]:
    """How many products of which size: batch, rows, columns, and what is summed over."""
    a, b = avals
    contract, batch = operation.params["contract"], operation.params["batch"]
    rows = free_axes(a.ndim, contract[0], batch[0])
    columns = free_axes(b.ndim, contract[1], batch[1])
    return (
        int(prod(a.shape[i] for i in batch[0])),
        int(prod(a.shape[i] for i in rows)),
        int(prod(b.shape[i] for i in columns)),
        int(prod(a.shape[i] for i in contract[0])),
    )


def is_expanded(operation: TensorOperation, avals: Sequence[Aval]) -> bool:
    """Whether a contraction is computed in a loop nest: a small one, or one with a vector."""
    _, m, n, k = extents(operation, avals)
    if avals[0].dtype.kind != "f":
        return True
    return min(m, n) == 1 or k <= 1 or m * n * k <= _SMALL


def is_matrix(shape: Sequence[int], groups: Sequence[Sequence[int]]) -> bool:
    """Whether each group of axes of a contiguous array runs with one stride."""
    return all(joined_stride(shape, group) is not None for group in groups)


def plan_contraction(unit: Any, v: int) -> tuple[Any, list[int], int, int]:
    """The specification, numbers, tasks and scratch bytes of a contraction."""
    raise NotImplementedError(f"{unit.operation(v)!r}: no native contraction yet")
