"""Which elements of an array depend on which inputs: boolean matrices in compressed rows.

A row is an element, a column for an input. Elements are numbered from 1 on, in row-major
order, so that 0 means that nothing depends on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import Any

import numpy as np

from tenferro.kernels.on_demand import scipy
from tenferro.tensor import Aval, Dim

Matrix = Any
"""A `scipy.sparse.csr_array` of booleans."""
NDArray = np.ndarray[Any, Any]
_MOST = 2**28
"""A matrix with that many entries (1.3 GB) is not sparse any more."""


class DenseError(ValueError):
    """A matrix would have so many entries that nothing is gained by its zeros."""


def shape_of(aval: Aval) -> tuple[int, ...]:
    """The shape of an array; a record of unknown length is represented by one step of it."""
    return tuple(1 if isinstance(n, Dim) else n for n in aval.shape)


def size_of(aval: Aval) -> int:
    """The number of rows of an array's matrix."""
    return prod(shape_of(aval))


def numbers_of(aval: Aval, first: int = 1) -> NDArray:
    """The numbers of an array's elements, in its shape."""
    return np.arange(first, first + size_of(aval)).reshape(shape_of(aval))


def matrix(indptr: NDArray, indices: NDArray, columns: int) -> Matrix:
    """The boolean matrix with these entries."""
    data = np.ones(len(indices), bool)
    return scipy.sparse.csr_array((data, indices, indptr), shape=(len(indptr) - 1, columns))


def identity(n: int, first: int, columns: int) -> Matrix:
    """n elements that are the inputs from `first` on."""
    return matrix(
        np.arange(n + 1, dtype=np.int32), np.arange(first, first + n, dtype=np.int32), columns
    )


def rows(m: Matrix, numbers: NDArray) -> Matrix:
    """The elements with these numbers, in this order."""
    flat = numbers.reshape(-1)
    if len(flat) == m.shape[0] and np.array_equal(flat, np.arange(1, len(flat) + 1)):
        return m
    start = np.concatenate([np.zeros(1, m.indptr.dtype), m.indptr])
    lengths = np.diff(start)
    if len(flat) * int(lengths.max()) > _MOST:
        check_entries(lengths[flat].sum(dtype=np.int64))
    return matrix(start, m.indices, m.shape[1])[flat]


def stacked(matrices: Sequence[Matrix]) -> Matrix:
    """The rows of all, one matrix after the other."""
    return matrices[0] if len(matrices) == 1 else scipy.sparse.vstack(matrices, format="csr")


def union(matrices: Iterable[Matrix | None]) -> Matrix | None:
    """What depends on all that any of these depends on."""
    total: Matrix | None = None
    seen: list[Matrix] = []
    for m in matrices:
        if m is not None and not any(m is other for other in seen):
            seen.append(m)
            total = m if total is None else total + m
    return total


def joined(m: Matrix, group: NDArray, count: int) -> Matrix:
    """One row per group: the union of the elements in it; `group` numbers groups from 0 on."""
    if count == len(group) and np.array_equal(group, np.arange(count)):
        return m
    return product(count, group, np.arange(len(group)), m)


def product(count: int, targets: NDArray, sources: NDArray, m: Matrix) -> Matrix:
    """`count` elements, of which number targets[k] depends on row sources[k], from 0 on."""
    ones = np.ones(len(targets), bool)
    chosen = scipy.sparse.csr_array((ones, (targets, sources)), shape=(count, m.shape[0]))
    lengths = np.diff(m.indptr)
    if len(sources) * int(lengths.max(initial=0)) > _MOST:
        check_entries(lengths[sources].sum(dtype=np.int64))
    return chosen @ m


def whole(matrices: Sequence[Matrix], count: int) -> Matrix:
    """`count` elements that depend on all that any element of these depends on."""
    columns = np.unique(np.concatenate([m.indices for m in matrices]))
    check_entries(count * len(columns))
    indptr = np.arange(count + 1, dtype=np.int64) * len(columns)
    return matrix(indptr, np.tile(columns, count), matrices[0].shape[1])


def same(a: Matrix | None, b: Matrix | None) -> bool:
    """Whether two matrices, of which one contains the other, are equal."""
    return (a is None or a.nnz == 0) if b is None else a is not None and bool(a.nnz == b.nnz)


def canonical(m: Matrix | None, shape: tuple[int, int]) -> Matrix:
    """The matrix with the columns of each row in order; an empty one for None."""
    if m is None:
        return matrix(np.zeros(shape[0] + 1, np.int32), np.zeros(0, np.int32), shape[1])
    m.sum_duplicates()
    return m


def check_entries(entries: Any) -> None:
    """Raise DenseError for a matrix of so many."""
    if entries > _MOST:
        raise DenseError(f"{int(entries):,} entries")
