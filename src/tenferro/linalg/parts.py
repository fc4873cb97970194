"""Linear operations on matrices in which the rules of the factorizations are written.

Maths note: movement.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.extension import family
from tenferro.functions.arrays.arguments import as_array
from tenferro.functions.arrays.manipulation import expand_dims
from tenferro.functions.axes.reductions import sum as sum_axis
from tenferro.linalg.arguments import refuse_shape
from tenferro.ops.arrays.constant import positions_along
from tenferro.ops.arrays.indexing import take
from tenferro.ops.arrays.structural import broadcast_in_dim, padded, reshape, slice_axis
from tenferro.ops.base import apply, f, full
from tenferro.tensor import Array, ArrayLike, Aval, Dim, aval_of
from tenferro.tensor.dtypes import DType, real_dtype

Size = int | Dim


def _triangle(x: Aval, *, lower: bool, diagonal: float) -> Aval:
    return x


def _diagonal(x: Aval) -> Aval:
    return x.with_shape((*x.shape[:-2], smaller(x.shape[-2], x.shape[-1])))


def _diagonal_matrix(d: Aval, *, rows: Size, columns: Size) -> Aval:
    if any(isinstance(n, int) and n < d.shape[-1] for n in (rows, columns)):
        refuse_shape("diagonal_matrix", "d", d.shape, f"a diagonal of ({rows}, {columns})")
    return d.with_shape((*d.shape[:-1], rows, columns))


triangle_family = family("tenferro.linalg.triangle.v1", _triangle, operands="x(m,n)", linear="all")
diagonal_family = family("tenferro.linalg.diagonal.v1", _diagonal, operands="x(m,n)", linear="all")
diagonal_matrix_family = family(
    "tenferro.linalg.diagonal_matrix.v1", _diagonal_matrix, operands="d(n):any", linear="all"
)


def matrix_positions(x: Array) -> tuple[Any, Any]:
    """The row and the column of every element of each matrix."""
    return positions_along(x, x.ndim - 2), positions_along(x, x.ndim - 1)


@triangle_family.formula
def _(x: Any, *, lower: bool, diagonal: float) -> Any:
    row, column = matrix_positions(x)
    first, last = (column, row) if lower else (row, column)
    inside = f.less(first, last) if diagonal == 0 else f.less_equal(first, last)
    if diagonal not in (0, 1):
        x = f.where(f.equal(row, column), diagonal * x, x)
    return f.where(inside, x, f.zeros_like(x))


@diagonal_matrix_family.formula
def _(d: Array, *, rows: Size, columns: Size) -> Any:
    """Repeated along the other axis, zero off the diagonal."""
    size, axis = d.shape[-1], d.ndim - 1
    if size not in (rows, columns):
        d = padded(d, (*[(0, 0, 0)] * axis, (0, rows - size, 0)))
        size = rows
    dimensions = (*range(axis), axis if size == rows else axis + 1)
    shape = (*d.shape[:-1], rows, columns)
    x = apply(broadcast_in_dim.bind(shape=shape, dimensions=dimensions), d)
    return f.where(f.equal(*matrix_positions(x)), x, f.zeros_like(x))


@diagonal_family.formula
def _(x: Any) -> Any:
    """Every (n + 1)-th element of the matrix in one line."""
    *batch, m, n = x.shape
    if 0 in x.shape:
        return full(x, diagonal_family.infer(x.aval), 0)
    line = apply(reshape.bind(shape=(*batch, m * n)), x)
    places = np.arange(min(m, n)) * (n + 1)
    return take(line, [as_array("diagonal", places, x)], (len(batch),), "promise", unique=True)


def lower(x: Array, diagonal: float = 1.0) -> Any:
    """The lower triangle, its diagonal times a factor; zeros elsewhere."""
    return apply(triangle_family.bind(lower=True, diagonal=diagonal), x)


def upper(x: Array, diagonal: float = 1.0) -> Any:
    """The upper triangle, its diagonal times a factor; zeros elsewhere."""
    return apply(triangle_family.bind(lower=False, diagonal=diagonal), x)


def triangle(x: Any, *, lower: bool, diagonal: float = 1.0) -> Any:
    """The lower or the upper triangle, its diagonal times a factor."""
    return apply(triangle_family.bind(lower=lower, diagonal=diagonal), x)


@triangle_family.transpose(0)
def _(ct: Array, x: Any, *, lower: bool, diagonal: float) -> Any:
    return triangle(ct, lower=lower, diagonal=diagonal)


def diagonal_of(x: Array) -> Any:
    """The main diagonals."""
    return apply(diagonal_family.bind(), x)


def diagonal_matrix(d: Any, rows: Size | None = None, columns: Size | None = None) -> Any:
    """Matrices with these diagonals, square by default."""
    k = d.shape[-1]
    m, n = k if rows is None else rows, k if columns is None else columns
    return apply(diagonal_matrix_family.bind(rows=m, columns=n), d)


@diagonal_family.transpose(0)
def _(ct: Array, x: Any) -> Any:
    return diagonal_matrix(ct, x.shape[-2], x.shape[-1])


@diagonal_matrix_family.transpose(0)
def _(ct: Array, d: Array, *, rows: Size, columns: Size) -> Any:
    return diagonal_of(ct)


def hermitian(x: ArrayLike, *, lower: bool) -> Any:
    """The Hermitian matrix that LAPACK sees when it reads one triangle of x."""
    half = triangle(x, lower=lower, diagonal=0.5)
    return half + half.H


def trace_of(x: Array) -> Any:
    """The sum of the main diagonal of each matrix."""
    return sum_axis(diagonal_of(x), axis=-1)


def scale_columns(x: Array, d: Array) -> Any:
    """x · diag(d)."""
    return x * expand_dims(d, axis=-2)


def scale_rows(d: Array, x: Array) -> Any:
    """diag(d) · x."""
    return expand_dims(d, axis=-1) * x


def columns(x: Any, start: Size, limit: Size) -> Any:
    """Columns from `start` to `limit` of each matrix."""
    return slice_axis(x, x.ndim - 1, start, limit)


def rows(x: Array, start: Size, limit: Size) -> Any:
    """Rows from `start` to `limit` of each matrix."""
    return slice_axis(x, x.ndim - 2, start, limit)


def identity(like: Any, n: Size, dtype: DType | None = None) -> Any:
    """One identity matrix, in the kind and place of `like`."""
    ones = full(like, aval_of((n,), like.dtype if dtype is None else dtype), 1)
    return diagonal_matrix(ones)


def real_aval(x: Aval) -> Aval:
    """The aval with the dtype of its real part."""
    return x.with_dtype(real_dtype(x.dtype))


def smaller(m: Size, n: Size) -> Size:
    """The smaller of two sizes."""
    return m if m == n or m <= n else n
