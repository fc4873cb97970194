"""The kernel that solves with Toeplitz matrices."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.linalg import LinAlgError

from tenferro.kernels.linalg.batches import Matrices, refuse
from tenferro.kernels.table import lowering
from tenferro.tensor import Aval

LEVINSON = 64
"""From this many unknowns for each right-hand side the recursion is faster than LU factors."""


@lowering("tenferro.linalg.solve_toeplitz.v1")
def _(v: Aval, b: Aval) -> Any:
    n: Any = b.shape[-2]
    k: Any = b.shape[-1]
    fast = k * LEVINSON <= n
    place = n - 1 + np.arange(n)[:, None] - np.arange(n)

    def run(values: Matrices, right: Matrices) -> Matrices:
        x = np.empty_like(right)
        for at in np.ndindex(*right.shape[:-2]) if right.size else ():
            quick = _by_recursion(values[at], right[at]) if fast else None
            x[at] = _by_factors(values[..., place], right, at) if quick is None else quick
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
