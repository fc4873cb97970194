"""Diagonals and triangles of matrices. All of it is linear."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Any

import numpy as np

from tenferro.eager import Tensor
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.manipulation import moveaxis, ravel, reshape
from tenferro.functions.arrays.values import index_array
from tenferro.ops.arrays.constant import iota
from tenferro.ops.arrays.indexing import index_position, numbered, put, scatter, take
from tenferro.ops.arrays.structural import broadcast_in_dim
from tenferro.ops.base import (
    apply,
    broadcast_to_shape,
    check_axis,
    f,
    full,
    nullary,
    refuse,
    refuse_dtype,
)
from tenferro.tensor import Array, ArrayLike, Dim
from tenferro.tensor.dtypes import int64

__all__ = [
    "diag_indices", "diagflat", "fill_diagonal", "tril", "tril_indices", "triu", "triu_indices",
]  # fmt: skip

Size = int | Dim


def _line(like: Array, rows: Size, columns: Size, offset: int) -> list[Any]:
    """Row and column numbers of a diagonal; `offset` counts to the right of the main one."""
    down, right = max(-offset, 0), max(offset, 0)
    m, n = rows - down, columns - right
    steps = numbered(like, (m if m == n else max(0, min(m, n)),))
    return [steps + down if down else steps, steps + right if right else steps]


def diagonal(x: ArrayLike, /, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Tensor:
    """The elements with equal positions along two axes, along a new last axis.

    With an offset k, the position along `axis2` is k more than that along `axis1`. Raises
    ValueError for fewer than two axes or equal ones.

    >>> diagonal([[1, 2], [3, 4]])
    Tensor([1, 4])
    """
    x = as_array("diagonal", x)
    if x.ndim < 2:
        refuse("diagonal", "x.ndim", x.ndim, "at least 2")
    first, second = (check_axis("diagonal", index(a), x.ndim) for a in (axis1, axis2))
    if first == second:
        refuse("diagonal", "axis1 and axis2", (axis1, axis2), "two axes")
    lines = dict(
        zip((first, second), _line(x, x.shape[first], x.shape[second], index(offset)), strict=True)
    )
    axes = tuple(sorted(lines))
    elements = take(x, [lines[a] for a in axes], axes, "promise", unique=True)
    return moveaxis(elements, index_position(axes), -1)


def diag(x: ArrayLike, /, k: int = 0) -> Tensor:
    """The k-th diagonal of a matrix, or the matrix of zeros with this k-th diagonal.

    Raises ValueError unless x has one or two axes.

    >>> diag([1, 2])
    Tensor([[1, 0],
            [0, 2]])
    """
    x = as_array("diag", x)
    if x.ndim == 2:
        return diagonal(x, k)
    if x.ndim != 1:
        refuse("diag", "x.ndim", x.ndim, "1 or 2")
    n = x.shape[0] + abs(index(k))
    zeros = full(x, x.aval.with_shape((n, n)), 0)
    return put(scatter, zeros, x, _line(x, n, n, index(k)), (0, 1), "promise", unique=True)


def diagflat(x: ArrayLike, /, k: int = 0) -> Tensor:
    """The matrix of zeros whose k-th diagonal holds the elements of x.

    >>> diagflat([[1, 2]])
    Tensor([[1, 0],
            [0, 2]])
    """
    return diag(ravel(x), k)


def fill_diagonal(x: ArrayLike, value: Any, /, wrap: bool = False) -> None:
    """Write values to the main diagonal of x in place.

    Arrays with more axes must have equal sizes. `value` is repeated if it is too short. With
    `wrap`, the diagonal of a tall matrix starts again below. Raises TypeError unless x is an array
    of tenferro.

    >>> import tenferro as te
    >>> x = te.tensor([[1, 2], [3, 4]])
    >>> fill_diagonal(x, 0)
    >>> x
    Tensor([[0, 2],
            [3, 0]])
    """
    if not isinstance(x, Array):
        refuse_dtype("fill_diagonal", "x", type(x).__name__, "an array of tenferro")
    steps = _flat_diagonal(x, wrap)
    value = ravel(convert_to(as_array("fill_diagonal", value, x), x.dtype))
    values = value[np.arange(steps.size) % value.size]
    updated = put(scatter, ravel(x), values, [index_array(steps)], (0,), "promise", unique=True)
    x.write(reshape(updated, x.shape))


def _flat_diagonal(x: Array, wrap: bool) -> np.ndarray[Any, Any]:
    """Positions of the diagonal's elements in row-major order, NumPy's way."""
    shape = [index(n) for n in x.shape]
    if len(shape) < 2 or (len(shape) > 2 and len(set(shape)) > 1):
        refuse("fill_diagonal", "x", x.aval, "a matrix, or equal sizes")
    size = int(np.prod(shape))
    if len(shape) == 2:
        end = size if wrap else min(size, shape[1] * shape[1])
        return np.arange(0, end, shape[1] + 1)
    return np.arange(0, size, sum(shape[0] ** k for k in range(len(shape))))


def tril(x: ArrayLike, /, k: int = 0) -> Tensor:
    """The lower triangle of matrices: zeros above the k-th diagonal.

    As in NumPy, an array with one axis is treated as every row of a square matrix. Raises
    ValueError for an array without axes.

    >>> tril([[1, 2], [3, 4]])
    Tensor([[1, 0],
            [3, 4]])
    """
    return _triangle("tril", x, index(k), f.greater_equal)


def triu(x: ArrayLike, /, k: int = 0) -> Tensor:
    """The upper triangle of matrices: zeros below the k-th diagonal.

    >>> triu([[1, 2], [3, 4]])
    Tensor([[1, 2],
            [0, 4]])
    """
    return _triangle("triu", x, index(k), f.less_equal)


def _triangle(name: str, x: Any, k: int, keeps: Callable[[Any, Any], Any]) -> Any:
    x = as_array(name, x)
    if not x.ndim:
        refuse(name, "x.ndim", 0, "at least 1")
    if x.ndim == 1:  # as NumPy: every row is x
        x = broadcast_to_shape(x, (x.shape[0], x.shape[0]))
    rows, columns = (
        nullary(x, iota.bind(shape=x.shape[-2:], dimension=a, dtype=int64)) for a in (0, 1)
    )
    mask = keeps(rows + k, columns)
    widen = broadcast_in_dim.bind(shape=x.shape, dimensions=(x.ndim - 2, x.ndim - 1))
    return f.where(apply(widen, mask), x, f.zeros_like(x))


def tril_indices(n: int, k: int = 0, m: int | None = None) -> tuple[Tensor, ...]:
    """Rows and columns of the lower triangle of an n×m matrix.

    >>> tril_indices(2)
    (Tensor([0, 1, 1]), Tensor([0, 0, 1]))
    """
    return tuple(index_array(i) for i in np.tril_indices(n, k, m))


def triu_indices(n: int, k: int = 0, m: int | None = None) -> tuple[Tensor, ...]:
    """Rows and columns of the upper triangle of an n×m matrix.

    >>> triu_indices(2)
    (Tensor([0, 0, 1]), Tensor([0, 1, 1]))
    """
    return tuple(index_array(i) for i in np.triu_indices(n, k, m))


def diag_indices(n: int, ndim: int = 2) -> tuple[Tensor, ...]:
    """Positions along each axis of the main diagonal.

    >>> diag_indices(2)
    (Tensor([0, 1]), Tensor([0, 1]))
    """
    return (index_array(np.arange(n)),) * ndim
