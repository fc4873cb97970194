"""Right-hand sides of linear systems: vectors, matrices, and stacks of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from tenferro.functions.arrays.manipulation import expand_dims, permute_dims, reshape, squeeze
from tenferro.linalg.arguments import refuse_shape
from tenferro.ops.base import broadcast_shapes, broadcast_to_shape
from tenferro.tensor import Array, ArrayLike

Solver = Callable[..., Any]


def solve_stacked(name: str, solver: Solver, a: Any, b: Array, *rest: Any) -> Any:
    """`solver(a, *rest, b)` with b as a vector (only if it has one axis) or as matrices.

    Batches broadcast. One matrix for many right-hand sides is factored and solved with once: the
    batch of b becomes columns. `rest` are other arrays of a, with a's batch axes first, each with
    its number of core axes.
    """
    if b.ndim == 0 or b.shape[-2 if b.ndim > 1 else 0] != a.shape[-1]:
        n = a.shape[-1]
        refuse_shape(name, "b", b.shape, f"({n},) or (..., {n}, k)")
    if b.ndim == 1:
        return squeeze(solve_stacked(name, solver, a, expand_dims(b, axis=-1), *rest), axis=-1)
    if a.ndim == 2 and b.ndim > 2:
        return as_columns(solver, a, b, [x for x, _ in rest])
    batch = broadcast_shapes(name, a.shape[:-2], b.shape[:-2])
    operands = [_broadcast_batch(x, batch, core) for x, core in ((a, 2), *rest, (b, 2))]
    return solver(operands[0], *operands[1:-1], operands[-1])


def _broadcast_batch(x: Array, batch: Any, core: int) -> Any:
    return broadcast_to_shape(x, (*batch, *x.shape[x.ndim - core :]))


def as_columns(solver: Solver, a: ArrayLike, b: Array, rest: Sequence[Any] = ()) -> Any:
    """`solver(a, *rest, b)` for one matrix a: the batch axes of b become columns."""
    n, k, batch = b.shape[-2], b.shape[-1], b.shape[:-2]
    axes = tuple(range(len(batch)))
    front = permute_dims(b, (b.ndim - 2, *axes, b.ndim - 1))
    x = solver(a, *rest, reshape(front, (n, prod(batch) * k)))
    back = reshape(x, (n, *batch, k))
    return permute_dims(back, (*(i + 1 for i in axes), 0, b.ndim - 1))
