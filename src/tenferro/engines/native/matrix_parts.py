"""Linear operations on parts of matrices, and inverse gaps, as what nests compute.

Between calls of LAPACK they then fuse with the products and sums around them.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from tenferro.engines.numpy.linalg.spectral import rounding
from tenferro.ops.family import TensorOperation
from tenferro.ops.registry import FAMILIES
from tenferro.passes.rewriter import Rewriter, Rule
from tenferro.tensor import Aval
from tenferro.tensor.dtypes import int64

Operands = tuple[int, ...]


def _positions(r: Rewriter, aval: Aval) -> tuple[int, int]:
    """The row and the column of every element."""
    rows, columns = aval.ndim - 2, aval.ndim - 1
    bound = {"shape": aval.shape, "dtype": int64}
    return r.bind("iota", dimension=rows, **bound), r.bind("iota", dimension=columns, **bound)


def _triangle(r: Rewriter, operation: TensorOperation, operands: Operands) -> int:
    (x,) = operands
    aval, lower, factor = r.aval(x), operation.params["lower"], operation.params["diagonal"]
    row, column = _positions(r, aval)
    first, last = (column, row) if lower else (row, column)
    inside = r.bind("compare", first, last, direction="less" if factor == 0 else "less_equal")
    if factor not in (0, 1):
        on = r.bind("compare", row, column, direction="equal")
        x = r.bind("select", on, r.bind("mul", x, r.splat(factor, aval)), x)
    return r.bind("select", inside, x, r.splat(0, aval))


def _diagonal_matrix(r: Rewriter, operation: TensorOperation, operands: Operands) -> int:
    (d,) = operands
    rows, columns = operation.params["rows"], operation.params["columns"]
    aval, size = r.aval(d), r.aval(d).shape[-1]
    full = aval.with_shape((*aval.shape[:-1], rows, columns))
    if size not in (rows, columns):
        padding = (*[(0, 0, 0)] * (aval.ndim - 1), (0, rows - size, 0))
        d = r.bind("pad", d, r.constant(0, aval.dtype), padding=padding)
        size = rows
    along = aval.ndim - 1 if size == rows else aval.ndim
    places = (*range(aval.ndim - 1), along)
    spread = r.bind("broadcast_in_dim", d, shape=full.shape, dimensions=places)
    on = r.bind("compare", *_positions(r, full), direction="equal")
    return r.bind("select", on, spread, r.splat(0, full))


def _diagonal(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Every so many-th element of the matrix in one line."""
    (x,) = operands
    shape: Any = r.aval(x).shape
    *batch, m, n = shape
    if not prod(shape):
        return None
    line = r.bind("reshape", x, shape=(*batch, m * n))
    places = r.constant(np.arange(min(m, n)) * (n + 1), int64)
    return r.bind("gather", line, places, axes=(len(batch),), mode="promise", unique=True)


def _nonzero_values(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Tangents of singular values; 0 for values that are no more than rounding."""
    ds, s = operands
    aval = r.aval(s)
    if not prod(aval.shape) or r.aval(ds).dtype != aval.dtype:
        return None
    tiny = r.splat(rounding(aval), aval.with_shape(aval.shape[:-1]))
    bound = r.bind("mul", tiny, r.bind("reduce_max", s, axes=(aval.ndim - 1,)))
    batch = tuple(range(aval.ndim - 1))
    spread = r.bind("broadcast_in_dim", bound, shape=aval.shape, dimensions=batch)
    zero = r.bind("compare", s, spread, direction="less_equal")
    return r.bind("select", zero, r.splat(0, aval), ds)


def _same(r: Rewriter, operation: TensorOperation, operands: Operands) -> int:
    """A guard acts on cotangents only."""
    return operands[0]


def _inverse_gaps(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """1/(x[j] - y[i]), or 0 where that is no more than rounding; as the reference computes it."""
    x, y, scale = operands
    aval = r.aval(x)
    if aval.dtype.kind != "f" or operation.params["broadening"] or not r.aval(scale).shape[-1]:
        return None
    full = operation.infer(aval, r.aval(y), r.aval(scale))
    batch = tuple(range(aval.ndim - 1))
    across = r.bind("broadcast_in_dim", x, shape=full.shape, dimensions=(*batch, aval.ndim))
    down = r.bind("broadcast_in_dim", y, shape=full.shape, dimensions=(*batch, aval.ndim - 1))
    gap = r.bind("sub", across, down)
    largest = r.bind("reduce_max", r.bind("abs", scale), axes=(aval.ndim - 1,))
    tiny = r.bind("mul", largest, r.splat(rounding(aval), r.aval(largest)))
    bound = r.bind("broadcast_in_dim", tiny, shape=full.shape, dimensions=batch)
    close = r.bind("compare", r.bind("abs", gap), bound, direction="less_equal")
    one = r.splat(1, full)
    inverse = r.bind("div", one, r.bind("select", close, one, gap))
    return r.bind("select", close, r.splat(0, full), inverse)


def _rotation(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """Products with inverse gaps; the matrix and its vectors matter for derivatives only."""
    b, _, w, _ = operands
    if r.aval(b).dtype.kind != "f" or not r.aval(w).shape[-1]:
        return None
    gaps = FAMILIES["tenferro.linalg.inverse_gaps.v1"].bind(broadening=0.0)
    return r.bind("mul", b, r.apply(gaps, w, w, w))


def _turn(r: Rewriter, operation: TensorOperation, operands: Operands) -> int:
    """The product of vectors and their rotation."""
    n = r.aval(operands[0]).ndim
    batch = tuple(range(n - 2))
    return r.bind("dot_general", *operands, contract=((n - 1,), (n - 2,)), batch=(batch, batch))


def _quiet(r: Rewriter, operation: TensorOperation, operands: Operands) -> int | None:
    """A product, or 0 where it is no more than the rounding of a factor."""
    x, c = operands
    aval = r.aval(x)
    if aval.dtype.kind != "f" or not (prod(aval.shape) and prod(r.aval(c).shape)):
        return None
    axes = (aval.ndim - 2, aval.ndim - 1)
    size, whole = (r.bind("reduce_max", r.bind("abs", v), axes=axes) for v in operands)
    bound = r.bind("mul", whole, r.splat(rounding(aval), r.aval(whole)))
    noise = r.bind("compare", size, bound, direction="less_equal")
    batch = tuple(range(aval.ndim - 2))
    spread = r.bind("broadcast_in_dim", noise, shape=aval.shape, dimensions=batch)
    return r.bind("select", spread, r.splat(0, aval), x)


RULES: dict[str, list[Rule]] = {
    "tenferro.linalg.triangle.v1": [_triangle],
    "tenferro.linalg.diagonal.v1": [_diagonal],
    "tenferro.linalg.nonzero_values.v1": [_nonzero_values],
    "tenferro.linalg.diagonal_matrix.v1": [_diagonal_matrix],
    "tenferro.linalg.phase_guard.v1": [_same],
    "tenferro.linalg.inverse_gaps.v1": [_inverse_gaps],
    "tenferro.linalg.rotation.v1": [_rotation],
    "tenferro.linalg.turn.v1": [_turn],
    "tenferro.linalg.quiet.v1": [_quiet],
}
