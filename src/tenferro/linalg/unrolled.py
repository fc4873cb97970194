"""Factorizations and solutions of small systems, written out element by element.

Matrices are nested lists of arrays that broadcast, one array for each element. Everything is
pointwise, so that in a batch each lane has its own matrix, in loops too, without a call of LAPACK
for each. Where a matrix is singular, results are infinite or NaN: nothing raises.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tenferro.ops.base.small import is_small
from tenferro.tensor import Array

MOST = 8
"""The most equations for which the n³ / 3 products of a factorization are written out."""
Vector = Sequence[Any]
Matrix = Sequence[Sequence[Any]]


def elements(a: Array) -> list[list[Any]] | None:
    """The elements of small square matrices (..., n, n); None for larger and for others.

    >>> import tenferro as te
    >>> elements(te.tensor([[1.0, 2.0], [3.0, 4.0]]))[1][0]
    Tensor(3.)
    """
    rows, columns = a.shape[-2:]
    if rows != columns or not is_small(a.aval):
        return None
    return [[a[..., i, j] for j in range(columns)] for i in range(rows)]


def assembled(rows: Matrix) -> Any:
    """The matrices (..., m, n) with these elements.

    >>> assembled([[1.0, 2.0], [3.0, 4.0]])
    array([[1., 2.],
           [3., 4.]])
    """
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)


def lu(matrix: Matrix) -> tuple[list[list[Any]], list[Any]]:
    """L and U in one matrix, without the unit diagonal of L, and the order of the rows.

    The largest element of a column, the first of several, becomes its pivot, as in LAPACK. Columns
    after the n-th are right-hand sides.

    >>> rows, order = lu([[1.0, 2.0], [4.0, 4.0]])
    >>> [[float(x) for x in row] for row in rows], [int(i) for i in order]
    ([[4.0, 4.0], [0.25, 1.0]], [1, 0])
    """
    rows = [list(row) for row in matrix]
    order = [np.full_like(rows[0][0], i, dtype=np.int64) for i in range(len(rows))]
    for k in range(len(rows)):
        _exchange(rows, order, k)
        pivot = rows[k][k]
        divisor = np.where(pivot == 0, 1, pivot)  # all below it are 0 as well
        for row in rows[k + 1 :]:
            row[k] = row[k] / divisor
            row[k + 1 :] = [
                x - row[k] * y for x, y in zip(row[k + 1 :], rows[k][k + 1 :], strict=True)
            ]
    return rows, order


def _exchange(rows: list[list[Any]], order: list[Any], k: int) -> None:
    """Exchange row k with the one, from there on, whose element of column k is the largest."""
    largest, place = _size(rows[k][k]), np.asarray(k)
    for i in range(k + 1, len(rows)):
        size = _size(rows[i][k])
        place = np.where(size > largest, i, place)
        largest = np.where(size > largest, size, largest)
    here, label = rows[k], order[k]
    for i in range(k + 1, len(rows)):
        chosen = place == i
        pairs = list(zip(rows[i], here, strict=True))
        rows[k] = [np.where(chosen, x, y) for (x, _), y in zip(pairs, rows[k], strict=True)]
        rows[i] = [np.where(chosen, y, x) for x, y in pairs]
        order[k] = np.where(chosen, order[i], order[k])
        order[i] = np.where(chosen, label, order[i])


def _size(x: Any) -> Any:
    """The size of a pivot: |Re x| + |Im x|, as in LAPACK."""
    if not np.iscomplexobj(x):
        return np.abs(x)
    return np.abs(np.real(x)) + np.abs(np.imag(x))


def substituted(a: Matrix, b: Vector, *, lower: bool, unit: bool = False) -> list[Any]:
    """x with A x = b for a triangular A, of which one triangle is read; b holds numbers or rows.

    >>> [float(x) for x in substituted([[2.0, 0.0], [1.0, 4.0]], [2.0, 9.0], lower=True)]
    [1.0, 2.0]
    """
    x, n = list(b), len(b)
    for i in range(n) if lower else reversed(range(n)):
        for j in range(i) if lower else range(i + 1, n):
            x[i] = x[i] - a[i][j] * x[j]
        if not unit:
            x[i] = x[i] / a[i][i]
    return x


def solve(matrix: Matrix, right: Vector) -> list[Any]:
    """x with A x = b, by elimination with partial pivoting.

    >>> [float(x) for x in solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 3.0])]
    [1.0, 2.0]
    """
    rows, _ = lu([[*row, b] for row, b in zip(matrix, right, strict=True)])
    return substituted(rows, [row[-1] for row in rows], lower=False)


def cholesky(matrix: Matrix) -> tuple[list[list[Any]], list[Any]]:
    """The lower factor L, of the lower triangle of A, and the squares of its diagonal.

    >>> lower, pivots = cholesky([[4.0], [2.0, 2.0]])
    >>> [[float(x) for x in row] for row in lower], [float(x) for x in pivots]
    ([[2.0], [1.0, 1.0]], [4.0, 1.0])
    """
    lower: list[list[Any]] = []
    pivots: list[Any] = []
    for i, row in enumerate(matrix):
        found: list[Any] = []
        for j in range(i):
            rest = [found[k] * np.conj(lower[j][k]) for k in range(j)]
            found.append(_less(row[j], rest) / lower[j][j])
        pivots.append(_less(np.real(row[i]), [np.real(x * np.conj(x)) for x in found]))
        lower.append([*found, np.sqrt(pivots[i])])
    return lower, pivots


def cholesky_solve(matrix: Matrix, right: Vector) -> list[Any]:
    """x with A x = b, for a real positive definite matrix of which the lower triangle is read.

    >>> [float(x) for x in cholesky_solve([[4.0], [2.0, 2.0]], [2.0, 0.0])]
    [1.0, -1.0]
    """
    lower, _ = cholesky(matrix)
    n = len(lower)
    upper = [[lower[max(i, j)][min(i, j)] for j in range(n)] for i in range(n)]
    return substituted(upper, substituted(lower, right, lower=True), lower=False)


def _less(x: Array, terms: Sequence[Any]) -> Any:
    for term in terms:
        x = x - term
    return x
