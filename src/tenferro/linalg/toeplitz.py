"""Matrices with constant diagonals: construction, products and linear systems.

Maths note: toeplitz.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro import fft as transforms
from tenferro.eager import Tensor
from tenferro.extension import family
from tenferro.functions.arrays.arguments import as_array, convert_to
from tenferro.functions.arrays.joining import concat
from tenferro.functions.arrays.manipulation import expand_dims, squeeze
from tenferro.linalg.arguments import inexact_array, inexact_arrays, refuse_shape, with_batch
from tenferro.linalg.opaque import SOLVER
from tenferro.linalg.parts import rows
from tenferro.linalg.scipys_options import with_options
from tenferro.ops.arrays.indexing import put, scatter_add, take
from tenferro.ops.arrays.structural import reverse, slice_axis
from tenferro.ops.base import (
    apply,
    broadcast_shapes,
    broadcast_to_shape,
    conj,
    full,
    promoted_dtype,
)
from tenferro.ops.base.declaration import Natural
from tenferro.ops.base.writer import ones_at
from tenferro.tensor import Array, ArrayLike, Aval

__all__ = ["circulant", "hankel", "matmul_toeplitz", "solve_toeplitz", "toeplitz"]


def _check_diagonals(name: str, v: Aval, count: Any) -> None:
    if v.shape[-1] != count:
        refuse_shape(name, "v", v.shape, f"the values of {count} diagonals")


def _toeplitz(v: Aval, *, rows: Natural, columns: Natural) -> Aval:
    _check_diagonals("toeplitz", v, rows + columns - 1)
    return v.with_shape((*v.shape[:-1], rows, columns))


def _solve(v: Aval, b: Aval) -> Aval:
    _check_diagonals("solve_toeplitz", v, 2 * b.shape[-2] - 1)
    return b


def _sums(x: Aval) -> Aval:
    return x.with_shape((*x.shape[:-2], x.shape[-2] + x.shape[-1] - 1))


toeplitz_family = family(
    "tenferro.linalg.toeplitz.v1", _toeplitz, operands="v(k):any", linear="all"
)
"""T[i, j] = v[columns − 1 + i − j]."""
sums_family = family("tenferro.linalg.diagonal_sums.v1", _sums, operands="x(m,n):any", linear="all")
"""The sums of the diagonals, from the upper right corner to the lower left."""


solve_family = family(
    "tenferro.linalg.solve_toeplitz.v1",
    _solve,
    operands="v(m) b(n,k)",
    linear=(1,),
    opaque=SOLVER,
    harmless=lambda v, b: {0: ones_at(b.shape[-2] - 1, 1)},
)
"""x of T x = b, from the values v of the diagonals."""


def _diagonal_of(like: Array, rows: int, columns: int) -> Any:
    """For each element of a matrix the diagonal it is on: columns − 1 + i − j."""
    places = np.arange(rows)[:, None] + np.arange(columns - 1, -1, -1)
    return as_array("toeplitz", places, like)


@toeplitz_family.formula
def _(v: Any, *, rows: int, columns: int) -> Any:
    if not rows * columns:
        return full(v, toeplitz_family.infer(v.aval, rows=rows, columns=columns), 0)
    return take(v, [_diagonal_of(v, rows, columns)], (v.ndim - 1,), "promise")


@sums_family.formula
def _(x: Any) -> Any:
    *_, m, n = x.shape
    zeros = full(x, sums_family.infer(x.aval), 0)
    if 0 in x.shape:
        return zeros
    places = [_diagonal_of(x, m, n)]
    return put(scatter_add, zeros, x, places, (x.ndim - 2,), "promise")


@toeplitz_family.transpose(0)
def _(ct: Array, v: Any, *, rows: int, columns: int) -> Any:
    return apply(sums_family.bind(), ct)


@sums_family.transpose(0)
def _(ct: Array, x: Any) -> Any:
    return apply(toeplitz_family.bind(rows=x.shape[-2], columns=x.shape[-1]), ct)


def _part(x: Any, start: int, limit: Any) -> Any:
    return slice_axis(x, x.ndim - 1, start, limit)


def _flipped(x: Array) -> Any:
    return apply(reverse.bind(axes=(x.ndim - 1,)), x)


def _column_and_row(name: str, c: Any, r: Any) -> tuple[Tensor, Tensor]:
    given = [c] if r is None else [c, r]
    like = next((x for x in given if isinstance(x, Array)), None)
    arrays = [as_array(name, x, like) for x in given]
    dtype = promoted_dtype(*arrays)
    c, *others = (convert_to(x, dtype) for x in arrays)
    r = others[0] if others else conj(c) if c.aval.is_complex else c
    for argument, x in (("c", c), ("r", r)):
        if not x.ndim or not x.shape[-1]:
            refuse_shape(name, argument, x.shape, "at least one element in the last axis")
    return c, r


def _diagonals(c: ArrayLike, r: Any) -> Any:
    """The values of the diagonals, from the upper right corner to the lower left."""
    return concat([_flipped(_part(r, 1, r.shape[-1])), c], axis=-1)


def toeplitz(c: ArrayLike, r: ArrayLike | None = None, /) -> Tensor:
    """The matrix with first column c and first row r (by default conj(c)), constant diagonals.

    r[0] is not read. `c` is (..., m) and `r` (..., n) with the same batch. Raises LinAlgError for
    empty ones.

    >>> import numpy as np
    >>> toeplitz(np.array([1.0, 2.0]), np.array([1.0, 3.0, 4.0]))
    Tensor([[1., 3., 4.],
            [2., 1., 3.]])
    """
    c, r = _column_and_row("toeplitz", c, r)
    bound = toeplitz_family.bind(rows=c.shape[-1], columns=r.shape[-1])
    return apply(bound, _diagonals(c, r))


def circulant(c: ArrayLike, /) -> Tensor:
    """The matrix whose columns are c, moved down and around by one from each to the next.

    >>> import numpy as np
    >>> circulant(np.array([1.0, 2.0, 3.0]))
    Tensor([[1., 3., 2.],
            [2., 1., 3.],
            [3., 2., 1.]])
    """
    c, _ = _column_and_row("circulant", c, None)
    n = c.shape[-1]
    return apply(toeplitz_family.bind(rows=n, columns=n), concat([_part(c, 1, n), c], axis=-1))


def hankel(c: ArrayLike, r: ArrayLike | None = None, /) -> Tensor:
    """The matrix with first column c and last row r (by default zeros), constant antidiagonals.

    r[0] is not read.

    >>> import numpy as np
    >>> hankel(np.array([1.0, 2.0]), np.array([2.0, 3.0, 4.0]))
    Tensor([[1., 2., 3.],
            [2., 3., 4.]])
    """
    if r is None:
        c, _ = _column_and_row("hankel", c, None)
        r = full(c, c.aval, 0)
    c, r = _column_and_row("hankel", c, r)
    values = _flipped(concat([c, _part(r, 1, r.shape[-1])], axis=-1))
    matrix = apply(toeplitz_family.bind(rows=c.shape[-1], columns=r.shape[-1]), values)
    return apply(reverse.bind(axes=(matrix.ndim - 2,)), matrix)


@with_options()
def matmul_toeplitz(c_or_cr: Any, x: ArrayLike, /) -> Tensor:
    """toeplitz(c, r) @ x through Fourier transforms, O(n log n) a column.

    `c_or_cr` is c or (c, r), (..., m) and (..., n); `x` is (n,) or (..., n, k); batches broadcast.
    Raises LinAlgError for inconsistent shapes.

    >>> import numpy as np
    >>> matmul_toeplitz((np.array([1.0, 2.0]), np.array([1.0, 3.0])), np.array([1.0, 1.0])).shape
    (2,)
    """
    c, r = _pair("matmul_toeplitz", c_or_cr)
    c, r, x = inexact_arrays("matmul_toeplitz", c, r, x)
    c, r = with_batch("matmul_toeplitz", [c, r], core=1)
    n = r.shape[-1]
    if not x.ndim or x.shape[-2 if x.ndim > 1 else 0] != n:
        refuse_shape("matmul_toeplitz", "x", x.shape, f"({n},) or (..., {n}, k)")
    around = concat([c, _flipped(_part(r, 1, n))], axis=-1)
    product = _convolved(around, x if x.ndim > 1 else expand_dims(x, axis=-1))
    product = rows(product, 0, c.shape[-1])
    return product if x.ndim > 1 else squeeze(product, axis=-1)


def _convolved(around: Any, columns: Any) -> Any:
    """The product of a circulant matrix and columns filled up with zeros to its size."""
    size = around.shape[-1]
    if around.aval.is_complex:
        spectrum = expand_dims(transforms.fft(around), axis=-1)
        return transforms.ifft(spectrum * transforms.fft(columns, n=size, axis=-2), axis=-2)
    spectrum = expand_dims(transforms.rfft(around), axis=-1)
    product = spectrum * transforms.rfft(columns, n=size, axis=-2)
    return transforms.irfft(product, n=size, axis=-2)


def _pair(name: str, c_or_cr: Any) -> tuple[Any, Any]:
    if isinstance(c_or_cr, tuple):
        return _column_and_row(name, *inexact_arrays(name, *c_or_cr))
    return _column_and_row(name, inexact_array(name, c_or_cr), None)


@with_options()
def solve_toeplitz(c_or_cr: Any, b: ArrayLike, /) -> Tensor:
    """x of toeplitz(c, r) x = b, in O(n²) a column by Levinson's recursion.

    `c_or_cr` is c or (c, r), each (..., n); `b` is (n,) or (..., n, k); batches broadcast. Small
    systems, and those where the recursion loses digits, go through the LU factors. Raises
    LinAlgError for inconsistent shapes and singular matrices.

    >>> import numpy as np
    >>> solve_toeplitz(np.array([2.0, 0.0]), np.array([2.0, 4.0]))
    Tensor([1., 2.])
    """
    c, r = _pair("solve_toeplitz", c_or_cr)
    c, r, b = inexact_arrays("solve_toeplitz", c, r, b)
    c, r = with_batch("solve_toeplitz", [c, r], core=1)
    n = c.shape[-1]
    if r.shape[-1] != n:
        refuse_shape("solve_toeplitz", "r", r.shape, f"(..., {n})")
    if not b.ndim or b.shape[-2 if b.ndim > 1 else 0] != n:
        refuse_shape("solve_toeplitz", "b", b.shape, f"({n},) or (..., {n}, k)")
    columns = b if b.ndim > 1 else expand_dims(b, axis=-1)
    batch = broadcast_shapes("solve_toeplitz", c.shape[:-1], columns.shape[:-2])
    v = broadcast_to_shape(_diagonals(c, r), (*batch, 2 * n - 1))
    x = _solved(v, broadcast_to_shape(columns, (*batch, *columns.shape[-2:])))
    return x if b.ndim > 1 else squeeze(x, axis=-1)


def _solved(v: Array, b: Any) -> Any:
    return apply(solve_family.bind(), v, b)


@solve_family.jvp
def _(v: Any, b: Any, x: Any, dv: Any, db: Any) -> Any:
    n = b.shape[-2]
    around = concat([_part(dv, n - 1, 2 * n - 1), _part(dv, 0, n - 1)], axis=-1)
    return _solved(v, db - rows(_convolved(around, x), 0, n))


@solve_family.transpose(1)
def _(ct: Array, v: Any, b: Any) -> Any:
    """The adjoint matrix has the diagonals in reverse, conjugated."""
    return _solved(conj(_flipped(v)), ct)
