"""Sums, products and orders of sparse matrices: where entries go is known, values are arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn

import numpy as np

from tenferro.ops.arrays.indexing import put, scatter_add, take
from tenferro.ops.base import as_array, convert_to, full, promoted_dtype
from tenferro.sparse.patterns import NDArray, Pattern, in_order, of_places

Entries = tuple[Any, Pattern]
"""The values of a matrix, and where they are."""


def refuse_shapes(name: str, what: str, left: Any, right: Any) -> NoReturn:
    """The error of operands whose shapes do not fit."""
    raise ValueError(f"{name}: the operands have shapes {left} and {right}, expected {what}")


def same_dtype(name: str, a: Any, b: Any) -> tuple[Any, Any]:
    """Two operands as arrays of one dtype."""
    x, y = as_array(name, a, b), as_array(name, b, a)
    dtype = promoted_dtype(x, y)
    return convert_to(x, dtype), convert_to(y, dtype)


def taken(values: Any, positions: NDArray) -> Any:
    """The elements of a vector at these positions."""
    return take(values, [as_array("indices", positions)], (0,), "promise")


def gathered(values: Any, positions: NDArray, size: int) -> Any:
    """A vector of this size with the values added at their positions."""
    zero = full(values, values.aval.with_shape((size,)), 0)
    return put(scatter_add, zero, values, [as_array("indices", positions)], (0,), "promise")


def ordered(a: Entries, format: str) -> Entries:
    """One entry at each place, in the order of a format."""
    values, pattern = a
    return _collected(values, format, pattern.shape, pattern.places)


def _collected(values: Any, format: str, shape: tuple[int, int], at: NDArray) -> Entries:
    """Values at places, as entries of which those at one place are added."""
    places, which = in_order(format, shape, at)
    return gathered(values, which, places.size), of_places(format, shape, places)


def elements_at(pattern: Pattern, dense: Any) -> Any:
    """The elements of a dense operand, broadcast to the shape of a matrix, at its entries."""
    x = as_array("multiply", dense)
    sizes = zip(x.shape[::-1], pattern.shape[::-1], strict=False)
    if x.ndim > 2 or any(k not in (1, n) for k, n in sizes):
        refuse_shapes("multiply", "the second to broadcast to the first", pattern.shape, x.shape)
    places = (pattern.rows, pattern.columns)[2 - x.ndim :]
    wanted = [np.zeros_like(i) if n == 1 else i for i, n in zip(places, x.shape, strict=True)]
    indices = [as_array("indices", i) for i in wanted]
    return take(x, indices, tuple(range(x.ndim)), "promise")


def _alike(name: str, a: Entries, b: Entries) -> Any:
    """The values of two matrices of one shape, in one dtype."""
    (x, p), (y, q) = a, b
    if p.shape != q.shape:
        refuse_shapes(name, "equal ones", p.shape, q.shape)
    return same_dtype(name, x, y)


def entries_of_sum(a: Entries, b: Entries, combine: Callable[[Any, Any], Any]) -> Entries:
    """The sum or difference of two matrices, in the format of the first.

    Raises ValueError for other shapes.
    """
    (_, p), (_, q) = a, b
    x, y = _alike("add", a, b)
    if p is q:
        return combine(x, y), p
    places, which = in_order(p.format, p.shape, np.concatenate([p.places, q.places]))
    parts = (x, which[: p.nnz]), (y, which[p.nnz :])
    values = combine(*(gathered(v, at, places.size) for v, at in parts))
    return values, of_places(p.format, p.shape, places)


def entries_of_common(a: Entries, b: Entries) -> Entries:
    """The product element by element of two matrices without duplicates, where both have entries.

    Raises ValueError for other shapes.
    """
    (_, p), (_, q) = a, b
    x, y = _alike("multiply", a, b)
    if p is q:
        return x * y, p
    places, i, j = np.intersect1d(p.places, q.places, return_indices=True)
    return _collected(taken(x, i) * taken(y, j), p.format, p.shape, places)


def entries_of_product(a: Entries, b: Entries) -> Entries:
    """The matrix product, where the second is in compressed rows: a product for each pair of
    entries that meet, added at their place. Raises ValueError for inner sizes that differ.
    """
    (_, p), (_, q) = a, b
    if p.shape[1] != q.shape[0]:
        refuse_shapes("matmul", "inner sizes that are equal", p.shape, q.shape)
    starts = q.index[1].astype(np.int64)
    counts = np.diff(starts)[p.columns]
    left = np.repeat(np.arange(p.nnz), counts)
    steps = np.arange(left.size) - np.repeat(np.cumsum(counts) - counts, counts)
    right = np.repeat(starts[:-1][p.columns], counts) + steps
    shape = p.shape[0], q.shape[1]
    x, y = same_dtype("matmul", a[0], b[0])
    at = p.rows[left].astype(np.int64) * shape[1] + q.columns[right]
    return _collected(taken(x, left) * taken(y, right), p.format, shape, at)
