"""Systems of a few equations written out element by element.

Matrices are nested lists of arrays that broadcast, one array for each element. Everything is
pointwise, so that in a batch each lane solves its own system, in loops too, without a call of
LAPACK for each matrix. Where a matrix is singular, results are infinite or NaN: nothing raises.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

MOST = 8
"""The most equations for which the n³ / 3 products of a factorization are written out."""
Vector = Sequence[Any]
Matrix = Sequence[Sequence[Any]]


def cholesky_solve(matrix: Matrix, right: Vector) -> list[Any]:
    """x with A x = b, for a positive definite matrix of which the lower triangle is read.

    >>> [float(x) for x in cholesky_solve([[4.0], [2.0, 2.0]], [2.0, 0.0])]
    [1.0, -1.0]
    """
    lower, inverse = cholesky(matrix)
    n = len(right)
    y: list[Any] = []
    for i in range(n):
        y.append((right[i] - _sum(lower[i][k] * y[k] for k in range(i))) * inverse[i])
    x: list[Any] = [None] * n
    for i in reversed(range(n)):
        rest = _sum(lower[k][i] * x[k] for k in range(i + 1, n))
        x[i] = (y[i] - rest) * inverse[i]
    return x


def cholesky(matrix: Matrix) -> tuple[list[list[Any]], list[Any]]:
    """The lower factor L without its diagonal, and the reciprocals of that.

    >>> lower, inverse = cholesky([[4.0], [2.0, 2.0]])
    >>> float(lower[1][0]), [float(x) for x in inverse]
    (1.0, [0.5, 1.0])
    """
    lower: list[list[Any]] = []
    inverse: list[Any] = []
    for i, row in enumerate(matrix):
        found: list[Any] = []
        for j in range(i):
            rest = _sum(found[k] * lower[j][k] for k in range(j))
            found.append((row[j] - rest) * inverse[j])
        inverse.append(1.0 / np.sqrt(row[i] - _sum(x * x for x in found)))
        lower.append(found)
    return lower, inverse


def solve(matrix: Matrix, right: Vector) -> list[Any]:
    """x with A x = b, by elimination with partial pivoting.

    >>> [float(x) for x in solve([[0.0, 2.0], [1.0, 1.0]], [4.0, 3.0])]
    [1.0, 2.0]
    """
    n = len(right)
    rows = [[*row, b] for row, b in zip(matrix, right, strict=True)]
    for k in range(n):
        for i in range(k + 1, n):
            larger = np.abs(rows[i][k]) > np.abs(rows[k][k])
            pairs = list(zip(rows[k], rows[i], strict=True))
            rows[k] = [np.where(larger, b, a) for a, b in pairs]
            rows[i] = [np.where(larger, a, b) for a, b in pairs]
        for i in range(k + 1, n):
            factor = rows[i][k] / rows[k][k]
            rows[i] = [x if j <= k else x - factor * rows[k][j] for j, x in enumerate(rows[i])]
    x: list[Any] = [None] * n
    for i in reversed(range(n)):
        x[i] = (rows[i][n] - _sum(rows[i][k] * x[k] for k in range(i + 1, n))) / rows[i][i]
    return x


def _sum(terms: Any) -> Any:
    total: Any = None
    for term in terms:
        total = term if total is None else total + term
    return 0.0 if total is None else total
