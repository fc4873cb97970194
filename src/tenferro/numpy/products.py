"""Products of vectors, matrices and tensors."""

from __future__ import annotations

from typing import Any

from tenferro.ops.contraction import dot
from tenferro.ops.promotion import as_array, broadcast_to_shape, convert_to, promoted_dtype
from tenferro.ops.shapes import broadcast_shapes, refuse

__all__ = ["matmul"]


def matmul(x1: Any, x2: Any, /) -> Any:
    """The matrix product over the last two axes, with NumPy's rules for vectors and batches."""
    like = x1 if hasattr(x1, "aval") else x2
    a, b = as_array("matmul", x1, like), as_array("matmul", x2, like)
    if not a.ndim or not b.ndim:
        refuse("matmul", "operands", (a.aval, b.aval), "arrays with at least one axis")
    dtype = promoted_dtype(a, b)
    a, b = convert_to(a, dtype), convert_to(b, dtype)
    if a.shape[-1] != b.shape[-2 if b.ndim > 1 else 0]:
        refuse("matmul", "operands' shapes", (a.shape, b.shape), "inner axes of equal size")
    if a.ndim <= 2 and b.ndim <= 2:
        return dot(a, b, ((a.ndim - 1,), (0,)))
    return _batched(a, b)


def _batched(a: Any, b: Any) -> Any:
    batch = broadcast_shapes("matmul", a.shape[:-2], b.shape[:-2])
    n = len(batch)
    if a.ndim > 1:
        a = broadcast_to_shape(a, (*batch, *a.shape[-2:]))
    if b.ndim > 1:
        b = broadcast_to_shape(b, (*batch, *b.shape[-2:]))
    axes = tuple(range(n))
    if a.ndim == 1 or b.ndim == 1:
        return dot(a, b, ((a.ndim - 1,), (b.ndim - 2 if b.ndim > 1 else 0,)))
    return dot(a, b, ((n + 1,), (n,)), (axes, axes))
