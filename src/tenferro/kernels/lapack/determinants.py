"""Adjugates of regular matrices, which need no singular values."""

from __future__ import annotations

from typing import Any

import numpy as np

from tenferro.kernels.lapack.guards import formula_kernel
from tenferro.kernels.linalg.batches import Matrices
from tenferro.kernels.linalg.determinant import det_of, diagonal
from tenferro.kernels.linalg.indices import check_permutation
from tenferro.tensor import Aval
from tenferro.tensor.rounding import small_pivot


def adjugate(a: Aval, packed: Aval, permutation: Aval) -> Any:
    """det·a⁻¹, if the pivots of all matrices are far from zero."""
    shape: Any = a.shape
    small, unit = small_pivot(a), np.eye(shape[-1], dtype=a.dtype)
    formula = formula_kernel("adjugate", (a, packed, permutation), {})

    def run(m: Matrices, F: Matrices, p: Matrices) -> Matrices:
        check_permutation("adjugate", p)
        size = np.abs(diagonal(F))
        if not m.size or not (size > small * size.max(axis=-1, keepdims=True)).all():
            adjugates: Matrices = formula(m, F, p)
            return adjugates
        return det_of(F, p)[..., None, None] * np.linalg.solve(m, unit)

    return run
