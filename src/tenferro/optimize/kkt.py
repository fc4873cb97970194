"""Linear systems of steps of interior-point methods, which are never refused as singular."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tenferro.linalg.lu import factors
from tenferro.linalg.triangular import triangular_solve
from tenferro.ops.base import as_array


class Factors(NamedTuple):
    """LU factors in one array, and the order of the rows."""

    packed: Any
    permutation: Any

    def solve(self, b: Any) -> Any:
        """x for a vector or columns b; large, or not finite, where the matrix is singular."""
        right = as_array("optimize", b[self.permutation])
        columns = right[:, None] if right.ndim == 1 else right
        half = triangular_solve(self.packed, columns, lower=True, unit=True)
        found = triangular_solve(self.packed, half, lower=False)
        return found[:, 0] if right.ndim == 1 else found


def factored(matrix: Any) -> Factors:
    """The factors of a square matrix; pivots of 0 become tiny ones.

    The running program would raise an error for a pivot of 0, for all problems of a batch.
    """
    packed, permutation = factors(as_array("optimize", matrix))
    pivots = np.diagonal(packed)
    least = np.finfo(float).eps * np.max(np.abs(packed)) + np.finfo(float).tiny
    return Factors(packed + np.diag(np.where(pivots == 0, least, 0.0)), permutation)


def saddle(upper: Any, rows: Any, lower: Any) -> Any:
    """The symmetric matrix of an upper block, rows below and right of it, and a diagonal."""
    top = np.concatenate([upper, rows.T], axis=1)
    return np.concatenate([top, np.concatenate([rows, -np.diag(lower)], axis=1)])


def share_to_boundary(x: Any, dx: Any, share: float = 1.0) -> Any:
    """The longest step of at most 1 with x + step dx ≥ (1 − share) x, for positive x."""
    if not x.shape[0]:
        return np.float64(1)
    falls = dx < 0
    steps = np.where(falls, share * x / np.where(falls, -dx, 1.0), 1.0)
    return np.minimum(np.min(steps), 1.0)
