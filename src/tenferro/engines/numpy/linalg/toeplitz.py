"""Kernels of Toeplitz matrices."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from tenferro.engines.numpy.kernels import lowering
from tenferro.engines.numpy.linalg.batches import Matrices, refuse
from tenferro.tensor import Aval

LEVINSON = 64
"""From this many unknowns for each right-hand side the recursion is faster than LU factors."""


@lowering("tenferro.linalg.toeplitz.v1")
def _(v: Aval, *, rows: int, columns: int) -> Any:
    place = columns - 1 + np.arange(rows)[:, None] - np.arange(columns)
    return lambda x: x[..., place]


@lowering("tenferro.linalg.diagonal_sums.v1")
def _(a: Aval) -> Any:
    shape: Any = a.shape
    m, n = shape[-2:]

    def run(x: Matrices) -> Matrices:
        # Rows written one after another, each a place further: the diagonals become columns.
        skewed = np.zeros((*x.shape[:-2], m, m + n), x.dtype)
        skewed[..., :n] = x[..., ::-1]
        flat = skewed.reshape(*x.shape[:-2], m * (m + n))[..., : m * (m + n - 1)]
        return flat.reshape(*x.shape[:-2], m, m + n - 1).sum(axis=-2)

    return run


@lowering("tenferro.linalg.solve_toeplitz.v1")
def _(v: Aval, b: Aval) -> Any:
    n: Any = b.shape[-2]
    k: Any = b.shape[-1]
    fast = k * LEVINSON <= n
    place = n - 1 + np.arange(n)[:, None] - np.arange(n)

    def run(values: Matrices, right: Matrices) -> Matrices:
        x = np.empty_like(right)
        for at in np.ndindex(*right.shape[:-2]) if right.size else ():
            found = _by_recursion(values[at], right[at]) if fast else None
            x[at] = _by_factors(values[..., place], right, at) if found is None else found
        return x

    return run


def _by_factors(matrices: Matrices, right: Matrices, at: tuple[int, ...]) -> Matrices:
    try:
        return np.linalg.solve(matrices[at], right[at])
    except LinAlgError:
        bad = np.zeros(right.shape[:-2], bool)
        bad[at] = True
        refuse("solve_toeplitz", "c_or_cr", bad, "is singular")


def _by_recursion(v: Matrices, right: Matrices) -> Matrices | None:
    """Levinson's solution; None where it breaks down or its residual is not that of rounding."""
    from scipy.linalg import matmul_toeplitz, solve_toeplitz

    n = len(right)
    cr = v[n - 1 :], v[n - 1 :: -1]
    try:
        x = solve_toeplitz(cr, right, check_finite=False)
    except LinAlgError:
        return None
    with np.errstate(all="ignore"):
        residual = np.abs(matmul_toeplitz(cr, x, check_finite=False) - right).max(initial=0)
        size = np.abs(v).sum() * np.abs(x).max(initial=0)
    return x.astype(right.dtype) if residual <= 16 * np.finfo(right.dtype).eps * size else None
